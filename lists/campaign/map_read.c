#include <glib/gi18n-lib.h>

#include "lists/campaign/map.h"
#include "lists/campaign/map_private.h"
#include "lists/field/field_private.h"
#include "lists/words/name.h"
#include "lists/xml/reader.h"
#include "lists/xml/xml.h"
#include "rules/field/country.h"

const char *const mu_map_word_road[] = { "road", "track", "sea", NULL };

/* Sides are counted from 1 in files. */
static int
read_side (MuReader *reader, const xmlNode *node, const char *attribute)
{
  return mu_reader_int (reader, node, attribute, 1, MU_MAP_SIDES, MU_MAP_NO_SIDE + 1) - 1;
}

/* What a file of a person brings must be a name of its own; a map that a club file holds already is
 * read whatever its places are called. */
static char *
read_place_name (MuReader *reader, const xmlNode *node, const MuMap *map)
{
  g_autofree char *name = mu_reader_text (reader, node, "name", MU_MAP_NAME_MAX);
  if (reader->comes_in)
    return g_steal_pointer (&name);
  char *made = mu_name_made (name, MU_MAP_NAME_MAX);
  for (int number = 2; *made && mu_map_find_name (map, made) != MU_MAP_NOWHERE; number++) {
    g_autofree char *tail = g_strdup_printf (" (%d)", number);
    g_free (made);
    made = mu_name_with_tail (name, tail, MU_MAP_NAME_MAX);
  }
  return made;
}

static void
read_place (MuReader *reader, const xmlNode *node, MuMap *map)
{
  g_autofree char *key = mu_reader_text (reader, node, "key", MU_MAP_KEY_MAX);
  g_autofree char *name = read_place_name (reader, node, map);
  g_autoptr (GError) why = NULL;
  const MuMapPlace place = {
    .key = g_strstrip (key),
    .name = name,
    .x = mu_reader_int (reader, node, "x", 0, MU_MAP_SPAN, 0),
    .y = mu_reader_int (reader, node, "y", 0, MU_MAP_SPAN, 0),
    .country
    = (MuCountry) mu_reader_word (reader, node, "country", mu_field_word_country, MU_COUNTRY_PLAIN),
    .region = (MuRegion) mu_reader_word (reader, node, "region", mu_words_of_region,
                                         MU_REGION_MEDITERRANEAN),
    .outside = mu_reader_flag (reader, node, "outside"),
    .coast = mu_reader_flag (reader, node, "coast"),
    .points = mu_reader_int (reader, node, "points", 1, MU_MAP_POINTS_MAX, 0),
    .holder = read_side (reader, node, "holder"),
    .home = read_side (reader, node, "home"),
  };
  if (mu_map_add_place (map, &place, &why) == MU_MAP_NOWHERE)
    mu_reader_fail (reader, node, "%s", why->message);
}

static int
read_end (MuReader *reader, const xmlNode *node, const char *attribute, const MuMap *map)
{
  g_autofree char *key = g_strstrip (mu_reader_text (reader, node, attribute, MU_MAP_KEY_MAX));
  const int place = mu_map_find (map, key);
  if (place == MU_MAP_NOWHERE)
    mu_reader_fail (reader, node, _ ("%s: no place of the map has the key “%s”"), attribute, key);
  return place;
}

static void
read_road (MuReader *reader, const xmlNode *node, MuMap *map)
{
  g_autoptr (GError) why = NULL;
  const MuMapRoad road = {
    .kind = (MuMapRoadKind) mu_reader_word (reader, node, "kind", mu_map_word_road, MU_MAP_ROAD),
    .from = read_end (reader, node, "from", map),
    .to = read_end (reader, node, "to", map),
    .days = mu_reader_int (reader, node, "days", 1, MU_MAP_DAYS_MAX, 1),
  };
  if (mu_map_add_road (map, &road, &why) == MU_MAP_NOWHERE)
    mu_reader_fail (reader, node, "%s", why->message);
}

/* Of a file that is at fault, no more than is needed to say so. */
static void
read_each (MuReader *reader, const xmlNode *root, const char *element, MuMap *map,
           void (*read) (MuReader *, const xmlNode *, MuMap *))
{
  for (const xmlNode *at = mu_reader_first (root, element); at && !reader->error;
       at = mu_reader_next (at))
    read (reader, at, map);
}

static MuMap *
read_map (MuReader *reader, const xmlNode *root)
{
  MuMap *map = mu_map_new (NULL);
  const xmlNode *notes = mu_reader_first (root, "notes");
  g_autofree char *text = mu_reader_text (reader, root, "name", MU_MAP_NAME_MAX);
  g_autofree char *name
      = reader->comes_in ? g_steal_pointer (&text) : mu_name_made (text, MU_MAP_NAME_MAX);
  g_autoptr (GError) why = NULL;
  if (!mu_map_set_name (map, name, &why))
    mu_reader_fail (reader, root, "%s", why->message);
  map->aspect
      = mu_reader_int (reader, root, "aspect", MU_MAP_ASPECT_MIN, MU_MAP_ASPECT_MAX, map->aspect);
  read_each (reader, root, "place", map, read_place);
  read_each (reader, root, "road", map, read_road);
  if (notes) {
    g_free (map->notes);
    map->notes = mu_reader_content (reader, notes, MU_MAP_NOTES_MAX);
  }
  return map;
}

static MuMap *
read_doc (MuXml *doc, const char *name, gboolean comes_in, GError **error)
{
  if (!doc)
    return NULL;
  MuReader reader = { .file = name, .comes_in = comes_in };
  g_autoptr (MuMap) map = read_map (&reader, mu_xml_root (doc));
  mu_xml_free (doc);
  return mu_reader_finish (&reader, error) ? g_steal_pointer (&map) : NULL;
}

MuMap *
mu_map_read_file (const char *path, GError **error)
{
  return read_doc (mu_xml_read_file (NULL, path, "map.rng", error), path, TRUE, error);
}

MuMap *
mu_map_read_data (const char *data, gsize length, const char *name, GError **error)
{
  return read_doc (mu_xml_read_data (NULL, data, length, name, "map.rng", error), name, TRUE,
                   error);
}

MuMap *
mu_map_read_kept (const char *data, gsize length, const char *name, GError **error)
{
  return read_doc (mu_xml_read_data (NULL, data, length, name, "map.rng", error), name, FALSE,
                   error);
}
