/* A scenario from XML, whole or not at all. Where an attribute is left out its usual value holds.
 */
#include <glib/gi18n-lib.h>

#include "lists/abd/scenario_private.h"
#include "lists/list/list.h"
#include "lists/xml/data.h"
#include "lists/xml/xml.h"

#define DRAFT_MOST (1024 * 1024) /* bytes */

const char *const mu_hex_word_direction[] = { "n", "ne", "se", "s", "sw", "nw", NULL };
const char *const mu_hex_word_option[] = { "free-deployment", "averaging", "rerolls",  "barbarians",
                                           "control",         "elephants", "dismount", NULL };
const char *const mu_hex_word_player[] = { "greedy", "planned", "search", NULL };
const char *const mu_hex_word_leader[] = { "A", "B", "C", NULL };
const char *const mu_hex_word_side[] = { "A", "B", NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (mu_hex_word_direction) == MU_ABD_DIRECTIONS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (mu_hex_word_option) == MU_ABD_OPTIONS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (mu_hex_word_player) == MU_ABD_PLAYERS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (mu_hex_word_leader) == MU_ABD_LEADER_KINDS + 1);
G_STATIC_ASSERT (sizeof MU_HEX_TERRAIN_SIGNS == MU_ABD_TERRAINS + 1);

/* As a file breaks its lines, so no page has to: each run of blanks is one space. */
static char *
flowing (char *text)
{
  g_auto (GStrv) words = g_strsplit_set (g_strstrip (text), " \t\r\n", -1);
  g_autoptr (GString) flow = g_string_new (NULL);
  for (int i = 0; words[i]; i++)
    if (*words[i])
      g_string_append_printf (flow, "%s%s", flow->len ? " " : "", words[i]);
  g_free (text);
  return g_string_free (g_steal_pointer (&flow), FALSE);
}

static char *
read_prose (MuReader *reader, const xmlNode *root, const char *element)
{
  const xmlNode *node = mu_reader_first (root, element);
  return node ? flowing (mu_reader_content (reader, node, MU_HEX_TEXT_MAX)) : NULL;
}

/* Blanks alone are none. */
char *
mu_hex_read_name (MuReader *reader, const xmlNode *node, const char *attribute)
{
  g_autofree char *name = mu_reader_name (reader, node, attribute, MU_LIST_NAME_MAX);
  return *name ? g_steal_pointer (&name) : NULL;
}

void
mu_hex_read_own_name (MuReader *reader, const xmlNode *node, char **name)
{
  char *told = mu_hex_read_name (reader, node, "name");
  if (!told)
    mu_reader_fail_at (reader, node, "name", _ ("the name is empty"));
  else {
    g_free (*name);
    *name = told;
  }
}

static void
read_head (MuReader *reader, const xmlNode *root, MuHexScenario *made)
{
  mu_hex_read_own_name (reader, root, &made->name);
  made->year = mu_reader_year (reader, root, "year", 0);
  made->reconstruction = mu_reader_flag (reader, root, "reconstruction");
  made->note = read_prose (reader, root, "note");
  made->special = read_prose (reader, root, "special");
}

/* abd.17.0.options, abd.15.0.special-rules */
static void
read_rules (MuReader *reader, const xmlNode *root, MuAbdSetup *setup)
{
  setup->turns
      = (uint8_t) mu_reader_int (reader, root, "turns", MU_ABD_TURNS_LEAST, MU_ABD_TURNS_MOST, 0);
  setup->draw = (uint8_t) mu_reader_word (reader, root, "draw", mu_hex_word_side, MU_SIDE_NONE);
  setup->returns = (uint8_t) mu_reader_int (reader, root, "returns", 1, MU_ABD_ENTRIES, 0);
  for (const xmlNode *at = mu_reader_first (root, "option"); at; at = mu_reader_next (at))
    setup->options |= (uint8_t) (1u << mu_reader_word (reader, at, "is", mu_hex_word_option, 0));
}

static MuHexScenario *
read_scenario (MuReader *reader, const xmlNode *root)
{
  const xmlNode *map = mu_reader_first (root, "map");
  const int columns = mu_reader_int (reader, map, "columns", 1, MU_ABD_COLUMNS, 1);
  const int rows = mu_reader_int (reader, map, "rows", 1, MU_ABD_ROWS, 1);
  MuHexScenario *made = mu_hex_scenario_new (columns, rows);
  read_head (reader, root, made);
  read_rules (reader, root, &made->detail);
  mu_hex_read_map (reader, map, &made->map);
  mu_hex_read_entries (reader, root, made);
  mu_hex_read_armies (reader, root, made);
  return made;
}

static MuHexScenario *
read_doc (MuXml *doc, const char *name, GError **error)
{
  if (!doc)
    return NULL;
  MuReader reader = { .file = name, .comes_in = TRUE };
  g_autoptr (MuHexScenario) scenario = read_scenario (&reader, mu_xml_root (doc));
  mu_xml_free (doc);
  return mu_reader_finish (&reader, error) ? g_steal_pointer (&scenario) : NULL;
}

MuHexScenario *
mu_hex_scenario_read_data (const char *data, gsize length, const char *name, GError **error)
{
  return read_doc (mu_xml_read_data (NULL, data, length, name, "scenario.rng", error), name, error);
}

MuHexScenario *
mu_hex_scenario_open_by (MuSchemas *schemas, const char *path, GError **error)
{
  return read_doc (mu_xml_read_file (schemas, path, "scenario.rng", error), path, error);
}

MuHexScenario *
mu_hex_scenario_open (const char *path, GError **error)
{
  return mu_hex_scenario_open_by (NULL, path, error);
}

/* No schema is asked: that there is a map is all that reading relies on. */
static MuHexScenario *
read_draft (const xmlNode *root, const char *path, GError **error)
{
  MuReader reader = { .file = path, .comes_in = TRUE };
  MuHexScenario *scenario;
  if (!root || !mu_reader_first (root, "map")) {
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, _ ("%s: there is no map in it"),
                 path);
    return NULL;
  }
  scenario = read_scenario (&reader, root);
  g_clear_error (&reader.error);
  return scenario;
}

MuHexScenario *
mu_hex_scenario_read_draft (const char *path, GError **error)
{
  gsize length;
  g_autofree char *data = mu_file_read (path, DRAFT_MOST, &length, error);
  xmlDoc *doc = data ? mu_xml_parse_data (data, length, path, error) : NULL;
  MuHexScenario *scenario = doc ? read_draft (xmlDocGetRootElement (doc), path, error) : NULL;
  if (doc)
    xmlFreeDoc (doc);
  return scenario;
}
