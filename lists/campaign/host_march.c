#include "lists/campaign/host_march.h"

void
mu_host_march_init (MuHostMarch *march, int side, int place, int day)
{
  *march = (MuHostMarch){ .side = side, .place = place, .set_out = day };
  march->way = g_array_new (FALSE, FALSE, sizeof (int));
}

void
mu_host_march_clear (MuHostMarch *march)
{
  g_clear_pointer (&march->way, g_array_unref);
}

static gboolean
stands (const MuHostMarch *march)
{
  return march->way->len == 0;
}

static int
next_place (const MuHostMarch *march)
{
  return stands (march) ? MU_MAP_NOWHERE : g_array_index (march->way, int, 0);
}

/* Who stands there already has not come there today. */
static void
halt (MuHostMarch *march, int place, int day)
{
  if (stands (march))
    return;
  march->place = place;
  march->set_out = day;
  g_array_set_size (march->way, 0);
}

/* --- on the road ------------------------------------------------------------- */

int
mu_host_march_road_days (const MuMapRoad *road, gboolean forced)
{
  return forced && road->kind != MU_MAP_SEA ? (2 * road->days + 2) / 3 : road->days;
}

/* A way whose road is not on the map any more is open country of one day. */
static int
leg_days (const MuMap *map, int from, int to, gboolean forced)
{
  const int road = mu_map_road_between (map, from, to);
  return road != MU_MAP_NOWHERE ? mu_host_march_road_days (mu_map_road (map, road), forced) : 1;
}

MuHostPoint
mu_host_march_point (const MuMap *map, const MuHostMarch *march, int day)
{
  MuHostPoint point = { march->place, MU_MAP_NOWHERE, MAX (day - march->set_out, 0), 0 };
  for (guint i = 0; i < march->way->len; i++) {
    const int to = g_array_index (march->way, int, i);
    const int days = leg_days (map, point.from, to, march->forced);
    if (point.gone < days) {
      point.to = to;
      point.days = days;
      return point;
    }
    point.gone -= days;
    point.from = to;
  }
  point.gone = 0;
  return point;
}

int
mu_host_march_arrives (const MuMap *map, const MuHostMarch *march)
{
  int day = march->set_out, from = march->place;
  for (guint i = 0; i < march->way->len; i++) {
    const int to = g_array_index (march->way, int, i);
    day += leg_days (map, from, to, march->forced);
    from = to;
  }
  return day;
}

/* --- orders ------------------------------------------------------------------- */

gboolean
mu_host_march_send (const MuMap *map, MuHostMarch *march, int to, gboolean forced, int day)
{
  const gboolean on_road = !stands (march) && day > march->set_out;
  const int from = on_road ? next_place (march) : march->place;
  g_autoptr (MuMapWay) way = mu_map_way (map, from, to, MU_MAP_BY_ALL);
  if (way == NULL)
    return FALSE;
  g_array_set_size (march->way, on_road ? 1 : 0);
  for (guint i = 0; i < way->legs->len; i++)
    g_array_append_val (march->way, g_array_index (way->legs, MuMapLeg, i).to);
  if (!on_road)
    march->set_out = day;
  march->forced = on_road ? march->forced : forced && !stands (march);
  return TRUE;
}

/* --- meeting -------------------------------------------------------------------- */

gboolean
mu_host_march_are_enemies (const MuCampaignRuleValues *rules, int side, int other)
{
  const int league = mu_campaign_rules_league (rules, side);
  return side != other && (league == 0 || league != mu_campaign_rules_league (rules, other));
}

static MuHostMarch *
march_at (const MuHostMarchers *marchers, guint index)
{
  return &g_array_index (marchers->marches, MuHostMarch, index);
}

static void
note_meeting (GArray *meetings, int place, int side, int other)
{
  const MuHostMeeting meeting = { place, { MIN (side, other), MAX (side, other) } };
  for (guint i = 0; i < meetings->len; i++) {
    const MuHostMeeting *told = &g_array_index (meetings, MuHostMeeting, i);
    if (told->place == place && told->side[0] == meeting.side[0]
        && told->side[1] == meeting.side[1])
      return;
  }
  g_array_append_val (meetings, meeting);
}

/* A stretch of a road that a host goes on a day, as shares of it from its lower end: a multiple of
 * 1 / days each. */
typedef struct {
  int low, high; /* the places at its ends, the lower index first */
  gint64 before; /* in parts of unit */
  gint64 after;
  gint64 unit;
} Stretch;

static gboolean
take_stretch (const MuMap *map, const MuHostMarch *march, int day, Stretch *stretch)
{
  const MuHostPoint point = mu_host_march_point (map, march, day - 1);
  if (point.to == MU_MAP_NOWHERE)
    return FALSE;
  const int road = mu_map_road_between (map, point.from, point.to);
  if (road == MU_MAP_NOWHERE || mu_map_road (map, road)->kind == MU_MAP_SEA)
    return FALSE;
  const gboolean up = point.from < point.to;
  *stretch = (Stretch){ .low = MIN (point.from, point.to),
                        .high = MAX (point.from, point.to),
                        .before = up ? point.gone : point.days - point.gone,
                        .after = up ? point.gone + 1 : point.days - point.gone - 1,
                        .unit = point.days };
  return TRUE;
}

/* Whether one passes the other on that day, or comes up with it. */
static gboolean
pass (const Stretch *a, const Stretch *b)
{
  const gint64 before = a->before * b->unit - b->before * a->unit;
  const gint64 after = a->after * b->unit - b->after * a->unit;
  return a->low == b->low && a->high == b->high && before != 0
         && (after == 0 || (before < 0) != (after < 0));
}

/* The end of the road nearer to the middle between them; of equals the first of the map. */
static int
nearer_end (const Stretch *a, const Stretch *b)
{
  const gint64 twice = a->after * b->unit + b->after * a->unit; /* of a->unit * b->unit */
  return twice > a->unit * b->unit ? a->high : a->low;
}

static void
meet_on_roads (const MuHostMarchers *marchers, int day, GArray *meetings, gboolean *arrived)
{
  const guint count = marchers->marches->len;
  for (guint i = 0; i < count; i++)
    for (guint j = i + 1; j < count && !arrived[i]; j++) {
      MuHostMarch *one = march_at (marchers, i), *other = march_at (marchers, j);
      Stretch a, b;
      if (arrived[j] || !mu_host_march_are_enemies (marchers->rules, one->side, other->side)
          || !take_stretch (marchers->map, one, day, &a)
          || !take_stretch (marchers->map, other, day, &b) || !pass (&a, &b))
        continue;
      const int place = nearer_end (&a, &b);
      halt (one, place, day);
      halt (other, place, day);
      arrived[i] = arrived[j] = TRUE;
      note_meeting (meetings, place, one->side, other->side);
    }
}

/* --- the day --------------------------------------------------------------------- */

/* It has come to the next place of its way, and goes on from there. Ships bring nobody tired. */
static void
come_to (const MuHostMarchers *marchers, MuHostMarch *march, int day)
{
  const int road = mu_map_road_between (marchers->map, march->place, next_place (march));
  march->place = next_place (march);
  march->set_out = day;
  g_array_remove_index (march->way, 0);
  if (stands (march) && road != MU_MAP_NOWHERE
      && mu_map_road (marchers->map, road)->kind == MU_MAP_SEA)
    march->forced = FALSE;
  if (!marchers->season)
    halt (march, march->place, day);
}

static void
arrive (const MuHostMarchers *marchers, int day, gboolean *arrived)
{
  for (guint i = 0; i < marchers->marches->len; i++) {
    MuHostMarch *march = march_at (marchers, i);
    if (arrived[i] || stands (march))
      continue;
    const MuHostPoint point = mu_host_march_point (marchers->map, march, day);
    if (point.from == march->place)
      continue;
    come_to (marchers, march, day);
    arrived[i] = TRUE;
  }
}

/* Who set out from a place on an earlier day is not there any more. */
static gboolean
is_at (const MuHostMarch *march, int place, int day)
{
  return march->place == place && (stands (march) || march->set_out == day);
}

static void
meet_at_places (const MuHostMarchers *marchers, int day, GArray *meetings, const gboolean *arrived)
{
  for (guint i = 0; i < marchers->marches->len; i++)
    for (guint j = 0; j < marchers->marches->len && arrived[i]; j++) {
      MuHostMarch *one = march_at (marchers, i), *other = march_at (marchers, j);
      if (!mu_host_march_are_enemies (marchers->rules, one->side, other->side)
          || !is_at (other, one->place, day))
        continue;
      note_meeting (meetings, one->place, one->side, other->side);
      halt (one, one->place, day);
      halt (other, one->place, day);
    }
}

void
mu_host_march_go_on (const MuHostMarchers *marchers, int day, GArray *meetings, gboolean *arrived)
{
  for (guint i = 0; i < marchers->marches->len; i++)
    arrived[i] = FALSE;
  meet_on_roads (marchers, day, meetings, arrived);
  arrive (marchers, day, arrived);
  meet_at_places (marchers, day, meetings, arrived);
}

/* --- falling back ------------------------------------------------------------------ */

static gboolean
has_enemy (const MuHostMarchers *marchers, int side, int place)
{
  for (guint i = 0; i < marchers->marches->len; i++) {
    const MuHostMarch *march = march_at (marchers, i);
    if (march->place == place && stands (march)
        && mu_host_march_are_enemies (marchers->rules, side, march->side))
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_refuge (const MuHostMarchers *marchers, int side, int place, const int *holder)
{
  const gboolean own
      = holder[place] == side
        || (holder[place] == MU_MAP_NO_SIDE && mu_map_place (marchers->map, place)->home == side);
  return own && !has_enemy (marchers, side, place);
}

int
mu_host_march_refuge (const MuHostMarchers *marchers, int side, int place, const int *holder)
{
  int best = MU_MAP_NOWHERE, best_days = 0;
  for (int i = 0; i < (int) marchers->map->places->len; i++) {
    if (i == place || !is_refuge (marchers, side, i, holder))
      continue;
    g_autoptr (MuMapWay) way = mu_map_way (marchers->map, place, i, MU_MAP_BY_ALL);
    if (way == NULL || (best != MU_MAP_NOWHERE && way->days >= best_days))
      continue;
    best = i;
    best_days = way->days;
  }
  return best;
}
