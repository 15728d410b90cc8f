/* What a person does to a map: each refused with a reason, or done whole. */
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "lists/campaign/map.h"
#include "lists/campaign/map_private.h"
#include "lists/words/name.h"

#define KEY_LETTERS "abcdefghijklmnopqrstuvwxyz0123456789-"

static gboolean refuse (GError **error, MuMapError code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

static gboolean
refuse (GError **error, MuMapError code, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *words = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, MU_MAP_ERROR, (int) code, words);
  return FALSE;
}

/* --- names and keys ----------------------------------------------------------- */

/* What people type, tidied; NULL where it is no name. */
static char *
take_name (const char *name, GError **error)
{
  g_autofree char *tidy = mu_name_tidy (name ? name : "");
  g_autofree char *words
      = mu_name_refusal (_ ("The name"), mu_name_fault (tidy, MU_MAP_NAME_MAX), MU_MAP_NAME_MAX);
  if (!words)
    return g_steal_pointer (&tidy);
  refuse (error, MU_MAP_ERROR_NAME, "%s", words);
  return NULL;
}

gboolean
mu_map_set_name (MuMap *map, const char *name, GError **error)
{
  char *taken = take_name (name, error);
  if (!taken)
    return FALSE;
  g_free (map->name);
  map->name = taken;
  return TRUE;
}

/* place: who may have that name already; MU_MAP_NOWHERE: nobody. */
static char *
take_place_name (const MuMap *map, const char *name, int place, GError **error)
{
  g_autofree char *bare = take_name (name, error);
  const int other = bare ? mu_map_find_name (map, bare) : MU_MAP_NOWHERE;
  if (other == MU_MAP_NOWHERE || other == place)
    return g_steal_pointer (&bare);
  refuse (error, MU_MAP_ERROR_TWICE,
          _ ("there is a place called “%s” already; choose another name"),
          mu_map_place (map, other)->name);
  return NULL;
}

/* Letters of ASCII and digits stay, all between them becomes a hyphen. */
static char *
bare_key (const char *name)
{
  g_autofree char *folded = g_utf8_normalize (name, -1, G_NORMALIZE_ALL);
  g_autofree char *ascii = g_str_to_ascii (folded ? folded : "", "C");
  GString *key = g_string_new (NULL);
  for (const char *at = ascii; *at && key->len < MU_MAP_KEY_MAX - 4; at++)
    if (g_ascii_isalnum (*at))
      g_string_append_c (key, g_ascii_tolower (*at));
    else if (key->len > 0 && key->str[key->len - 1] != '-')
      g_string_append_c (key, '-');
  while (key->len > 0 && key->str[key->len - 1] == '-')
    g_string_truncate (key, key->len - 1);
  if (key->len == 0)
    g_string_append (key, "place");
  return g_string_free (key, FALSE);
}

char *
mu_map_make_key (const MuMap *map, const char *name)
{
  g_autofree char *first = bare_key (name);
  char *key = g_strdup (first);
  for (int number = 2; mu_map_find (map, key) != MU_MAP_NOWHERE; number++) {
    g_free (key);
    key = g_strdup_printf ("%s-%d", first, number);
  }
  return key;
}

static gboolean
is_key (const char *key)
{
  const gsize length = strlen (key);
  return length <= MU_MAP_KEY_MAX && key[strspn (key, KEY_LETTERS)] == '\0' && key[0] != '-'
         && key[length - 1] != '-';
}

static char *
take_key (const MuMap *map, const MuMapPlace *place, const char *name, GError **error)
{
  const char *key = place->key ? place->key : "";
  if (!*key)
    return mu_map_make_key (map, name);
  if (!is_key (key))
    refuse (error, MU_MAP_ERROR_NAME,
            _ ("“%s” is no key; expected up to %d small letters and digits, with hyphens between"),
            key, MU_MAP_KEY_MAX);
  else if (mu_map_find (map, key) != MU_MAP_NOWHERE)
    refuse (error, MU_MAP_ERROR_TWICE, _ ("there is a place with the key “%s” already"), key);
  else
    return g_strdup (key);
  return NULL;
}

/* --- places --------------------------------------------------------------------- */

static gboolean
check_spot (int x, int y, GError **error)
{
  if (x >= 0 && x <= MU_MAP_SPAN && y >= 0 && y <= MU_MAP_SPAN)
    return TRUE;
  return refuse (error, MU_MAP_ERROR_OUTSIDE, _ ("%d,%d lies off the map; x and y go from 0 to %d"),
                 x, y, MU_MAP_SPAN);
}

static gboolean
check_side (int side, GError **error)
{
  if (side >= MU_MAP_NO_SIDE && side < MU_MAP_SIDES)
    return TRUE;
  return refuse (error, MU_MAP_ERROR_NUMBER, _ ("there is no side %d; sides go from 1 to %d"),
                 side + 1, MU_MAP_SIDES);
}

static gboolean
check_particulars (const MuMapPlace *place, GError **error)
{
  if (place->points < 0 || place->points > MU_MAP_POINTS_MAX)
    return refuse (error, MU_MAP_ERROR_NUMBER, _ ("%d points; an objective has at most %d"),
                   place->points, MU_MAP_POINTS_MAX);
  return check_side (place->holder, error) && check_side (place->home, error)
         && check_spot (place->x, place->y, error);
}

int
mu_map_add_place (MuMap *map, const MuMapPlace *place, GError **error)
{
  if (map->places->len >= MU_MAP_PLACES_MAX) {
    refuse (error, MU_MAP_ERROR_FULL, _ ("more than %d places"), MU_MAP_PLACES_MAX);
    return MU_MAP_NOWHERE;
  }
  g_autofree char *name = take_place_name (map, place->name, MU_MAP_NOWHERE, error);
  g_autofree char *key = name ? take_key (map, place, name, error) : NULL;
  if (!key || !check_particulars (place, error))
    return MU_MAP_NOWHERE;
  MuMapPlace *added = g_memdup2 (place, sizeof *place);
  added->name = g_steal_pointer (&name);
  added->key = g_steal_pointer (&key);
  g_ptr_array_add (map->places, added);
  return (int) map->places->len - 1;
}

static char *
free_name (const MuMap *map)
{
  char *name = NULL;
  for (guint number = map->places->len + 1; !name; number++) {
    name = g_strdup_printf (_ ("Place %u"), number);
    if (mu_map_find_name (map, name) != MU_MAP_NOWHERE)
      g_clear_pointer (&name, g_free);
  }
  return name;
}

int
mu_map_add_spot (MuMap *map, const char *name, int x, int y, GError **error)
{
  g_autofree char *called = name ? g_strdup (name) : free_name (map);
  const MuMapPlace place
      = { .name = called, .x = x, .y = y, .holder = MU_MAP_NO_SIDE, .home = MU_MAP_NO_SIDE };
  return mu_map_add_place (map, &place, error);
}

static gboolean
check_place (const MuMap *map, int place, GError **error)
{
  return mu_map_has_place (map, place)
         || refuse (error, MU_MAP_ERROR_UNKNOWN, _ ("there is no such place on the map"));
}

gboolean
mu_map_move_place (MuMap *map, int place, int x, int y, GError **error)
{
  if (!check_place (map, place, error) || !check_spot (x, y, error))
    return FALSE;
  mu_map_own_place (map, place)->x = x;
  mu_map_own_place (map, place)->y = y;
  return TRUE;
}

gboolean
mu_map_rename_place (MuMap *map, int place, const char *name, GError **error)
{
  if (!check_place (map, place, error))
    return FALSE;
  char *taken = take_place_name (map, name, place, error);
  if (!taken)
    return FALSE;
  g_free (mu_map_own_place (map, place)->name);
  mu_map_own_place (map, place)->name = taken;
  return TRUE;
}

gboolean
mu_map_change_place (MuMap *map, int place, const MuMapPlace *as, GError **error)
{
  if (!check_place (map, place, error) || !check_particulars (as, error))
    return FALSE;
  MuMapPlace *own = mu_map_own_place (map, place);
  char *key = own->key;
  char *name = take_place_name (map, as->name, place, error);
  if (!name)
    return FALSE;
  g_free (own->name);
  *own = *as;
  own->key = key;
  own->name = name;
  return TRUE;
}

static void
lower (int *index, int removed)
{
  *index -= *index > removed;
}

gboolean
mu_map_remove_place (MuMap *map, int place, GError **error)
{
  if (!check_place (map, place, error))
    return FALSE;
  for (guint i = map->roads->len; i-- > 0;) {
    MuMapRoad *road = &g_array_index (map->roads, MuMapRoad, i);
    if (road->from == place || road->to == place) {
      g_array_remove_index (map->roads, i);
      continue;
    }
    lower (&road->from, place);
    lower (&road->to, place);
  }
  g_ptr_array_remove_index (map->places, (guint) place);
  return TRUE;
}

/* --- roads ------------------------------------------------------------------------ */

static gboolean
check_days (const MuMapRoad *road, GError **error)
{
  if (road->days >= 1 && road->days <= MU_MAP_DAYS_MAX)
    return TRUE;
  return refuse (error, MU_MAP_ERROR_NUMBER, _ ("%d days; a road takes 1 to %d"), road->days,
                 MU_MAP_DAYS_MAX);
}

static gboolean
check_road (const MuMap *map, const MuMapRoad *road, GError **error)
{
  if (!check_place (map, road->from, error) || !check_place (map, road->to, error)
      || !check_days (road, error))
    return FALSE;
  const char *from = mu_map_place (map, road->from)->name;
  const char *to = mu_map_place (map, road->to)->name;
  if (road->from == road->to)
    return refuse (error, MU_MAP_ERROR_ITSELF,
                   _ ("a road from “%s” to itself; choose another place for its end"), from);
  if (mu_map_road_between (map, road->from, road->to) != MU_MAP_NOWHERE)
    return refuse (error, MU_MAP_ERROR_TWICE,
                   _ ("there is a road between “%s” and “%s” already; change that one"), from, to);
  if (map->roads->len >= MU_MAP_ROADS_MAX)
    return refuse (error, MU_MAP_ERROR_FULL, _ ("more than %d roads"), MU_MAP_ROADS_MAX);
  return TRUE;
}

int
mu_map_add_road (MuMap *map, const MuMapRoad *road, GError **error)
{
  if (!check_road (map, road, error))
    return MU_MAP_NOWHERE;
  g_array_append_val (map->roads, *road);
  return (int) map->roads->len - 1;
}

static gboolean
check_known_road (const MuMap *map, int road, GError **error)
{
  return mu_map_has_road (map, road)
         || refuse (error, MU_MAP_ERROR_UNKNOWN, _ ("there is no such road on the map"));
}

gboolean
mu_map_change_road (MuMap *map, int road, const MuMapRoad *as, GError **error)
{
  if (!check_known_road (map, road, error) || !check_days (as, error))
    return FALSE;
  MuMapRoad *own = &g_array_index (map->roads, MuMapRoad, road);
  own->kind = as->kind;
  own->days = as->days;
  return TRUE;
}

gboolean
mu_map_remove_road (MuMap *map, int road, GError **error)
{
  if (!check_known_road (map, road, error))
    return FALSE;
  g_array_remove_index (map->roads, (guint) road);
  return TRUE;
}

/* As the eye sees it: the map may be wider than high. */
static double
length_between (const MuMap *map, int from, int to)
{
  const MuMapPlace *a = mu_map_place (map, from), *b = mu_map_place (map, to);
  return hypot ((a->x - b->x) * map->aspect / 100.0, a->y - b->y);
}

int
mu_map_guess_days (const MuMap *map, int from, int to, MuMapRoadKind kind)
{
  double length = 0, days = 0;
  for (int i = 0; i < (int) map->roads->len; i++) {
    const MuMapRoad *road = mu_map_road (map, i);
    if (road->kind != kind)
      continue;
    length += length_between (map, road->from, road->to);
    days += road->days;
  }
  if (length <= 0 || !mu_map_has_place (map, from) || !mu_map_has_place (map, to))
    return 1;
  const double guess = days / length * length_between (map, from, to);
  return (int) CLAMP (guess + 0.5, 1, MU_MAP_DAYS_MAX);
}
