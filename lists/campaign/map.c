#include "lists/campaign/map.h"

#include <glib/gi18n-lib.h>

#include "lists/campaign/map_private.h"
#include "lists/words/name.h"

#define USUAL_ASPECT 141 /* a sheet of paper that lies */

G_DEFINE_QUARK (mu - map - error, mu_map_error)

MuMapPlace *
mu_map_place_copy (const MuMapPlace *place)
{
  MuMapPlace *copy = g_memdup2 (place, sizeof *place);
  copy->key = g_strdup (place->key);
  copy->name = g_strdup (place->name);
  return copy;
}

void
mu_map_place_free (MuMapPlace *place)
{
  g_free (place->key);
  g_free (place->name);
  g_free (place);
}

static void
free_place (gpointer place)
{
  mu_map_place_free (place);
}

MuMap *
mu_map_new (const char *name)
{
  MuMap *map = g_new0 (MuMap, 1);
  map->name = g_strdup (name ? name : "");
  map->notes = g_strdup ("");
  map->aspect = USUAL_ASPECT;
  map->places = g_ptr_array_new_with_free_func (free_place);
  map->roads = g_array_new (FALSE, FALSE, sizeof (MuMapRoad));
  return map;
}

MuMap *
mu_map_copy (const MuMap *map)
{
  MuMap *copy = g_memdup2 (map, sizeof *map);
  copy->name = g_strdup (map->name);
  copy->notes = g_strdup (map->notes);
  copy->roads = g_array_copy (map->roads);
  copy->places = g_ptr_array_new_with_free_func (free_place);
  for (int i = 0; i < (int) map->places->len; i++)
    g_ptr_array_add (copy->places, mu_map_place_copy (mu_map_place (map, i)));
  return copy;
}

void
mu_map_free (MuMap *map)
{
  if (!map)
    return;
  g_free (map->name);
  g_free (map->notes);
  g_ptr_array_unref (map->places);
  g_array_unref (map->roads);
  g_free (map);
}

MuMapPlace *
mu_map_own_place (const MuMap *map, int index)
{
  return g_ptr_array_index (map->places, index);
}

const MuMapPlace *
mu_map_place (const MuMap *map, int index)
{
  return mu_map_own_place (map, index);
}

const MuMapRoad *
mu_map_road (const MuMap *map, int index)
{
  return &g_array_index (map->roads, MuMapRoad, index);
}

gboolean
mu_map_has_place (const MuMap *map, int index)
{
  return index >= 0 && index < (int) map->places->len;
}

gboolean
mu_map_has_road (const MuMap *map, int index)
{
  return index >= 0 && index < (int) map->roads->len;
}

/* --- finding ---------------------------------------------------------------- */

int
mu_map_find (const MuMap *map, const char *key)
{
  for (int i = 0; i < (int) map->places->len; i++)
    if (g_strcmp0 (mu_map_place (map, i)->key, key) == 0)
      return i;
  return MU_MAP_NOWHERE;
}

int
mu_map_find_name (const MuMap *map, const char *name)
{
  g_autofree char *key = mu_name_key (name);
  for (int i = 0; i < (int) map->places->len; i++) {
    g_autofree char *other = mu_name_key (mu_map_place (map, i)->name);
    if (g_str_equal (key, other))
      return i;
  }
  return MU_MAP_NOWHERE;
}

/* --- for the rules and in words --------------------------------------------- */

MuBattleground
mu_map_place_weather (const MuMapPlace *place, int month)
{
  return (MuBattleground){
    .region = place->region,
    .country = place->country,
    .month = month,
    .outside = place->outside,
    .coast = place->coast,
  };
}

const char *
mu_map_road_words (MuMapRoadKind kind)
{
  switch (kind) {
  case MU_MAP_ROAD:
    break;
  case MU_MAP_TRACK:
    return _ ("track");
  case MU_MAP_SEA:
    return _ ("sea route");
  }
  return _ ("road");
}
