/* From place to place. */
#include <glib/gi18n-lib.h>

#include "lists/campaign/map.h"
#include "lists/campaign/map_private.h"

#define NAMED 5 /* places that a warning names */

int
mu_map_other_end (const MuMapRoad *road, int place)
{
  return road->from == place ? road->to : road->to == place ? road->from : MU_MAP_NOWHERE;
}

int
mu_map_road_between (const MuMap *map, int from, int to)
{
  for (int i = 0; i < (int) map->roads->len; i++)
    if (from != to && mu_map_other_end (mu_map_road (map, i), from) == to)
      return i;
  return MU_MAP_NOWHERE;
}

GArray *
mu_map_neighbours (const MuMap *map, int place)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (int));
  for (int i = 0; i < (int) map->places->len; i++)
    if (mu_map_road_between (map, place, i) != MU_MAP_NOWHERE)
      g_array_append_val (found, i);
  return found;
}

/* --- the quickest way ------------------------------------------------------------ */

#define FAR G_MAXINT

typedef struct {
  int days;      /* from the beginning; FAR: not reached */
  int road;      /* by which it is reached */
  int before;    /* the place before it */
  gboolean done; /* nothing quicker can come */
} Reach;

static int
nearest (const Reach *reach, int places)
{
  int best = MU_MAP_NOWHERE;
  for (int i = 0; i < places; i++)
    if (!reach[i].done && reach[i].days < FAR
        && (best == MU_MAP_NOWHERE || reach[i].days < reach[best].days))
      best = i;
  return best;
}

/* A road takes a day at least, so all that could stand before a place is done before it: which of
 * them does not depend on the order of the roads. */
static void
go_on (const MuMap *map, Reach *reach, int here, guint kinds)
{
  for (int i = 0; i < (int) map->roads->len; i++) {
    const MuMapRoad *road = mu_map_road (map, i);
    const int there = mu_map_other_end (road, here);
    if (there == MU_MAP_NOWHERE || !(kinds & MU_MAP_BY (road->kind)))
      continue;
    const int days = reach[here].days + road->days;
    if (days < reach[there].days || (days == reach[there].days && here < reach[there].before))
      reach[there] = (Reach){ days, i, here, reach[there].done };
  }
}

static Reach *
reach_all (const MuMap *map, int from, guint kinds)
{
  const int places = (int) map->places->len;
  Reach *reach = g_new (Reach, (gsize) places);
  for (int i = 0; i < places; i++)
    reach[i] = (Reach){ FAR, MU_MAP_NOWHERE, MU_MAP_NOWHERE, FALSE };
  reach[from].days = 0;
  for (int here = from; here != MU_MAP_NOWHERE; here = nearest (reach, places)) {
    reach[here].done = TRUE;
    go_on (map, reach, here, kinds);
  }
  return reach;
}

MuMapWay *
mu_map_way (const MuMap *map, int from, int to, guint kinds)
{
  if (!mu_map_has_place (map, from) || !mu_map_has_place (map, to))
    return NULL;
  g_autofree Reach *reach = reach_all (map, from, kinds);
  if (reach[to].days == FAR)
    return NULL;
  MuMapWay *way = g_new0 (MuMapWay, 1);
  way->legs = g_array_new (FALSE, FALSE, sizeof (MuMapLeg));
  way->days = reach[to].days;
  for (int at = to; at != from; at = reach[at].before) {
    const int road = reach[at].road;
    const MuMapLeg leg = { road, reach[at].before, at, mu_map_road (map, road)->days };
    g_array_prepend_val (way->legs, leg);
  }
  return way;
}

void
mu_map_way_free (MuMapWay *way)
{
  if (!way)
    return;
  g_array_unref (way->legs);
  g_free (way);
}

gboolean
mu_map_way_after (const MuMapWay *way, int days, const MuMapLeg **leg, int *day)
{
  for (guint i = 0; i < way->legs->len; i++) {
    const MuMapLeg *at = &g_array_index (way->legs, MuMapLeg, i);
    if (days < at->days) {
      *leg = at;
      *day = MAX (days, 0) + 1;
      return TRUE;
    }
    days -= at->days;
  }
  return FALSE;
}

/* --- whether all hang together ------------------------------------------------------ */

int
mu_map_parts (const MuMap *map)
{
  const int places = (int) map->places->len;
  g_autofree gboolean *seen = g_new0 (gboolean, (gsize) places);
  int parts = 0;
  for (int first = 0; first < places; first++) {
    if (seen[first])
      continue;
    g_autofree Reach *reach = reach_all (map, first, MU_MAP_BY_ALL);
    for (int i = 0; i < places; i++)
      seen[i] |= reach[i].done;
    parts++;
  }
  return parts;
}

static int
list_loose (const MuMap *map, GString *names)
{
  g_autofree Reach *reach = reach_all (map, 0, MU_MAP_BY_ALL);
  int loose = 0;
  for (int i = 0; i < (int) map->places->len; i++) {
    if (reach[i].done)
      continue;
    if (loose < NAMED)
      g_string_append_printf (names, "%s%s", loose > 0 ? ", " : "", mu_map_place (map, i)->name);
    loose++;
  }
  return loose;
}

char *
mu_map_loose_words (const MuMap *map)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const int loose = map->places->len > 0 ? list_loose (map, names) : 0;
  if (loose == 0)
    return NULL;
  const char *first = mu_map_place (map, 0)->name;
  const int more = loose - NAMED;
  if (more <= 0)
    /* TRANSLATORS: a place's name, then names of others */
    return g_strdup_printf (_ ("No road leads from %s to %s."), first, names->str);
  return g_strdup_printf (ngettext ("No road leads from %s to %s, and %d more place.",
                                    "No road leads from %s to %s, and %d more places.",
                                    (gulong) more),
                          first, names->str, more);
}
