#include "lists/campaign/map.h"
#include "lists/campaign/map_private.h"
#include "lists/field/field_private.h"
#include "lists/xml/data.h"
#include "lists/xml/reader.h"
#include "lists/xml/writer.h"
#include "rules/field/country.h"

static void
write_side (MuWriter *writer, const char *attribute, int side)
{
  if (side != MU_MAP_NO_SIDE)
    mu_writer_int (writer, attribute, side + 1);
}

static void
write_place (MuWriter *writer, const MuMapPlace *place)
{
  mu_writer_begin (writer, "place");
  mu_writer_text (writer, "key", place->key);
  mu_writer_text (writer, "name", place->name);
  mu_writer_int (writer, "x", place->x);
  mu_writer_int (writer, "y", place->y);
  mu_writer_text (writer, "country", mu_field_word_country[place->country]);
  if (place->region != MU_REGION_MEDITERRANEAN)
    mu_writer_text (writer, "region", mu_words_of_region[place->region]);
  mu_writer_flag (writer, "outside", place->outside);
  mu_writer_flag (writer, "coast", place->coast);
  if (place->points)
    mu_writer_int (writer, "points", place->points);
  write_side (writer, "holder", place->holder);
  write_side (writer, "home", place->home);
  mu_writer_end (writer);
}

static void
write_road (MuWriter *writer, const MuMap *map, const MuMapRoad *road)
{
  mu_writer_begin (writer, "road");
  mu_writer_text (writer, "from", mu_map_place (map, road->from)->key);
  mu_writer_text (writer, "to", mu_map_place (map, road->to)->key);
  mu_writer_int (writer, "days", road->days);
  if (road->kind != MU_MAP_ROAD)
    mu_writer_text (writer, "kind", mu_map_word_road[road->kind]);
  mu_writer_end (writer);
}

char *
mu_map_write_data (const MuMap *map, gsize *length)
{
  MuWriter writer;
  mu_writer_init (&writer);
  mu_writer_begin (&writer, "campaign-map");
  mu_writer_int (&writer, "version", 1);
  mu_writer_text (&writer, "name", map->name);
  mu_writer_int (&writer, "aspect", map->aspect);
  for (int i = 0; i < (int) map->places->len; i++)
    write_place (&writer, mu_map_place (map, i));
  for (int i = 0; i < (int) map->roads->len; i++)
    write_road (&writer, map, mu_map_road (map, i));
  if (*map->notes)
    mu_writer_element_text (&writer, "notes", map->notes);
  mu_writer_end (&writer);
  return mu_writer_finish (&writer, length);
}

gboolean
mu_map_write_file (const MuMap *map, const char *path, GError **error)
{
  gsize length;
  g_autofree char *data = mu_map_write_data (map, &length);
  return mu_file_write (path, data, length, error);
}
