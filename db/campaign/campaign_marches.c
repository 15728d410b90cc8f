/* The hosts of a campaign go on by its days: who meets, who holds what, what it brings. */
#include <glib/gi18n-lib.h>

#include "db/campaign/hosts_private.h"
#include "db/connection/statement.h"

/* --- all that marches ---------------------------------------------------------- */

typedef struct {
  MuConnection *connection;
  const MuCampaign *head;
  MuCampaignRuleValues rules;
  MuWar war;
  GArray *marches; /* MuHostMarch of the hosts with figures, theirs */
  GArray *index;   /* guint: which host each is of */
  GArray *meetings;
  gboolean *arrived;
  int *holder;
} Marching;

static void
marching_clear (Marching *marching)
{
  g_clear_pointer (&marching->marches, g_array_unref);
  g_clear_pointer (&marching->index, g_array_unref);
  g_clear_pointer (&marching->meetings, g_array_unref);
  g_clear_pointer (&marching->arrived, g_free);
  g_clear_pointer (&marching->holder, g_free);
  mu_war_close (&marching->war);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Marching, marching_clear)

/* The marches are the hosts' own: their ways are shared, and only one of both is looked at. */
static void
line_up (Marching *marching)
{
  const GPtrArray *hosts = marching->war.hosts;
  marching->marches = g_array_new (FALSE, FALSE, sizeof (MuHostMarch));
  marching->index = g_array_new (FALSE, FALSE, sizeof (guint));
  marching->meetings = g_array_new (FALSE, FALSE, sizeof (MuHostMeeting));
  marching->arrived = g_new0 (gboolean, hosts->len + 1);
  for (guint i = 0; i < hosts->len; i++) {
    const MuHost *host = hosts->pdata[i];
    if (host->figures == 0)
      continue;
    g_array_append_val (marching->marches, host->march);
    g_array_append_val (marching->index, i);
  }
}

static gboolean
begin (MuConnection *connection, const MuCampaign *head, Marching *marching, GError **error)
{
  marching->connection = connection;
  marching->head = head;
  if (!mu_campaign_rules_parse (head->rules, &marching->rules, error)
      || !mu_war_open (connection, head->id, &marching->war, error))
    return FALSE;
  if (marching->war.map == NULL)
    return TRUE;
  marching->holder = mu_holders_get (connection, head->id, marching->war.map, error);
  line_up (marching);
  return marching->holder != NULL;
}

static MuDate
date_of (const Marching *marching, int day)
{
  return mu_calendar_after (&marching->head->first, day);
}

static MuHostMarchers
marchers_on (const Marching *marching, int day)
{
  const MuDate date = date_of (marching, day);
  return (MuHostMarchers){ marching->war.map, &marching->rules, marching->marches,
                           mu_campaign_rules_marches (&marching->rules, date.month) };
}

static void
go_on (Marching *marching, int day)
{
  const MuHostMarchers marchers = marchers_on (marching, day);
  g_array_set_size (marching->meetings, 0);
  mu_host_march_go_on (&marchers, day, marching->meetings, marching->arrived);
}

/* --- meetings -------------------------------------------------------------------- */

/* The same in every copy of the campaign. */
static gint64
lot_of (const Marching *marching, int day, const MuHostMeeting *meeting)
{
  const gint64 parts[]
      = { marching->head->uid, day, meeting->place, meeting->side[0], meeting->side[1] };
  guint64 lot = G_GUINT64_CONSTANT (14695981039346656037);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (int shift = 0; shift < 64; shift += 8)
      lot = (lot ^ ((guint64) parts[i] >> shift & 255)) * G_GUINT64_CONSTANT (1099511628211);
  return (gint64) ((lot & G_MAXINT64) | 1);
}

static gboolean
is_new (const Marching *marching, int day, const MuHostMeeting *meeting, gboolean *new,
        GError **error)
{
  gint64 id;
  const MuMapPlace *place = mu_map_place (marching->war.map, meeting->place);
  if (!mu_fixtures_open_at (marching->connection, marching->head->id, day, place->key,
                            meeting->side, &id, error))
    return FALSE;
  *new = id == 0;
  return TRUE;
}

static gboolean
set_fixture (const Marching *marching, int day, const MuHostMeeting *meeting, GError **error)
{
  const MuMapPlace *place = mu_map_place (marching->war.map, meeting->place);
  MuStatement *insert = mu_statement (marching->connection, MU_SQL_FIXTURE_ADD);
  mu_put_int (insert, lot_of (marching, day, meeting));
  mu_put_int (insert, marching->head->id);
  mu_put_int (insert, day);
  mu_put_text (insert, place->name);
  mu_put_int (insert, meeting->side[0]);
  mu_put_int (insert, meeting->side[1]);
  mu_put_text (insert, place->key);
  return mu_statement_run (insert, error);
}

static gboolean
set_fixtures (const Marching *marching, int day, GError **error)
{
  for (guint i = 0; i < marching->meetings->len; i++) {
    gboolean new;
    const MuHostMeeting *meeting = &g_array_index (marching->meetings, MuHostMeeting, i);
    if (!is_new (marching, day, meeting, &new, error)
        || (new && !set_fixture (marching, day, meeting, error)))
      return FALSE;
  }
  return TRUE;
}

/* --- holding ----------------------------------------------------------------------- */

static gboolean
is_met_at (const Marching *marching, int place)
{
  for (guint i = 0; i < marching->meetings->len; i++)
    if (g_array_index (marching->meetings, MuHostMeeting, i).place == place)
      return TRUE;
  return FALSE;
}

static gboolean
has_enemy_at (const Marching *marching, int side, int place)
{
  for (guint i = 0; i < marching->marches->len; i++) {
    const MuHostMarch *march = &g_array_index (marching->marches, MuHostMarch, i);
    if (march->place == place && march->way->len == 0
        && mu_host_march_are_enemies (&marching->rules, side, march->side))
      return TRUE;
  }
  return FALSE;
}

/* READING: wrg.campaign.forces. A host that comes to a place where no enemy stands takes it, unless
 * its own league holds it already. */
static gboolean
take_place (const Marching *marching, const MuHostMarch *march, GError **error)
{
  const int holder = marching->holder[march->place];
  const gboolean friendly = holder != MU_MAP_NO_SIDE
                            && !mu_host_march_are_enemies (&marching->rules, holder, march->side);
  if (friendly || is_met_at (marching, march->place)
      || has_enemy_at (marching, march->side, march->place))
    return TRUE;
  marching->holder[march->place] = march->side;
  return mu_holders_set (marching->connection, marching->head->id,
                         mu_map_place (marching->war.map, march->place)->key, march->side, error);
}

static gboolean
take_places (const Marching *marching, GError **error)
{
  for (guint i = 0; i < marching->marches->len; i++)
    if (marching->arrived[i]
        && !take_place (marching, &g_array_index (marching->marches, MuHostMarch, i), error))
      return FALSE;
  return TRUE;
}

/* What each side holds on the first of a month brings it points. */
static gboolean
reward_side (const Marching *marching, int side, int day, GError **error)
{
  int points = 0;
  for (guint i = 0; i < marching->war.map->places->len; i++)
    if (marching->holder[i] == side)
      points += mu_map_place (marching->war.map, (int) i)->points;
  points *= marching->rules.value[MU_CAMPAIGN_RULE_OBJECTIVE];
  return points == 0
         || mu_side_points_hold (marching->connection, marching->head->id, side, day, 4 * points,
                                 error);
}

static gboolean
reward (const Marching *marching, int day, GError **error)
{
  gint64 sides;
  if (marching->rules.value[MU_CAMPAIGN_RULE_OBJECTIVE] == 0 || date_of (marching, day).day != 1)
    return TRUE;
  if (!mu_campaigns_count_sides (marching->connection, marching->head->id, &sides, error))
    return FALSE;
  for (int side = 0; side < (int) sides; side++)
    if (!reward_side (marching, side, day, error))
      return FALSE;
  return TRUE;
}

/* --- the days ------------------------------------------------------------------------ */

static gboolean
write_hosts (const Marching *marching, GError **error)
{
  for (guint i = 0; i < marching->marches->len; i++) {
    MuHost *host = marching->war.hosts->pdata[g_array_index (marching->index, guint, i)];
    host->march = g_array_index (marching->marches, MuHostMarch, i);
    if (!mu_hosts_set_march (marching->connection, marching->war.map, host, error))
      return FALSE;
  }
  return TRUE;
}

gboolean
mu_campaign_march_to (MuConnection *connection, const MuCampaign *head, int to, GError **error)
{
  g_auto (Marching) marching = { 0 };
  if (!begin (connection, head, &marching, error))
    return FALSE;
  for (int day = head->day + 1; marching.war.map != NULL && day <= to; day++) {
    go_on (&marching, day);
    if (!set_fixtures (&marching, day, error) || !take_places (&marching, error)
        || !reward (&marching, day, error))
      return FALSE;
  }
  return marching.war.map == NULL || write_hosts (&marching, error);
}

static gboolean
any_new (const Marching *marching, int day, gboolean *any, GError **error)
{
  *any = FALSE;
  for (guint i = 0; i < marching->meetings->len && !*any; i++)
    if (!is_new (marching, day, &g_array_index (marching->meetings, MuHostMeeting, i), any, error))
      return FALSE;
  return TRUE;
}

gboolean
mu_campaign_first_meeting (MuConnection *connection, const MuCampaign *head, int to, int *day,
                           GError **error)
{
  g_auto (Marching) marching = { 0 };
  gboolean any = FALSE;
  *day = to;
  if (!begin (connection, head, &marching, error))
    return FALSE;
  if (marching.war.map == NULL || marching.marches->len == 0)
    return TRUE;
  for (int next = head->day + 1; next < to && !any; next++) {
    go_on (&marching, next);
    if (!any_new (&marching, next, &any, error))
      return FALSE;
    if (any)
      *day = next;
  }
  return TRUE;
}

/* --- after a battle -------------------------------------------------------------------- */

/* READING: wrg.campaign.forces. The beaten fall back to the nearest place of their own; who has
 * none disperses and is at home again. Of a drawn battle the side that does not hold the place
 * falls back, of two that do not the second. */
static MuSide
who_falls_back (const Marching *marching, int place, const int sides[MU_SIDES], MuSide winner)
{
  if (winner == MU_SIDE_A || winner == MU_SIDE_B)
    return winner == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  return marching->holder[place] == sides[MU_SIDE_B] ? MU_SIDE_A : MU_SIDE_B;
}

static gboolean
fall_back (const Marching *marching, MuHost *host, GError **error)
{
  const MuHostMarchers marchers = marchers_on (marching, marching->head->day);
  const int refuge
      = mu_host_march_refuge (&marchers, host->side, host->march.place, marching->holder);
  if (host->figures == 0 || refuge == MU_MAP_NOWHERE
      || !mu_host_march_send (marching->war.map, &host->march, refuge, FALSE, marching->head->day))
    return mu_hosts_delete (marching->connection, host->id, error);
  return mu_hosts_set_march (marching->connection, marching->war.map, host, error);
}

static gboolean
settle_host (const Marching *marching, MuHost *host, int beaten, GError **error)
{
  if (host->side == beaten)
    return fall_back (marching, host, error);
  return host->figures > 0 || mu_hosts_delete (marching->connection, host->id, error);
}

static gboolean
hold (const Marching *marching, int place, int side, GError **error)
{
  if (!mu_hosts_stand_at (marching->war.hosts, side, place) || has_enemy_at (marching, side, place))
    return TRUE;
  return mu_holders_set (marching->connection, marching->head->id,
                         mu_map_place (marching->war.map, place)->key, side, error);
}

/* Those who fell back are not there for the one who holds the place. */
static gboolean
settle (Marching *marching, int place, const int sides[MU_SIDES], MuSide winner, GError **error)
{
  const MuSide beaten = who_falls_back (marching, place, sides, winner);
  for (guint i = 0; i < marching->war.hosts->len; i++) {
    MuHost *host = marching->war.hosts->pdata[i];
    const gboolean fought = host->side == sides[MU_SIDE_A] || host->side == sides[MU_SIDE_B];
    if (fought && host->march.place == place && host->march.way->len == 0
        && !settle_host (marching, host, sides[beaten], error))
      return FALSE;
  }
  const int other = sides[beaten == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A];
  g_auto (Marching) after = { 0 };
  return begin (marching->connection, marching->head, &after, error)
         && hold (&after, place, other, error);
}

gboolean
mu_campaign_fall_back (MuConnection *connection, const MuCampaign *head, const char *place,
                       const int sides[MU_SIDES], MuSide winner, GError **error)
{
  g_auto (Marching) marching = { 0 };
  if (!begin (connection, head, &marching, error))
    return FALSE;
  const int index = marching.war.map ? mu_map_find (marching.war.map, place) : MU_MAP_NOWHERE;
  return index == MU_MAP_NOWHERE || settle (&marching, index, sides, winner, error);
}
