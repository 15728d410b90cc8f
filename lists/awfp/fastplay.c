#include "lists/awfp/fastplay.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/awfp/fastplay_private.h"
#include "lists/awfp/stands.h"
#include "lists/list/list.h"
#include "lists/xml/data.h"
#include "lists/xml/reader.h"
#include "lists/xml/xml.h"
#include "lists/xml/xml_private.h"

#define POINTS_MOST 1000
#define ARMY_MOST   10000
#define ORDERS_MOST 12

int
mu_fast_rows_take (MuReader *reader, const xmlNode *node, MuFastRows *rows)
{
  const int place = mu_reader_word (reader, node, rows->key, rows->word, 0);
  if (rows->seen[place])
    mu_reader_fail (reader, node, _ ("%s is there already; leave one of the two out"),
                    rows->word[place]);
  rows->seen[place] = TRUE;
  return place;
}

void
mu_fast_rows_check (MuReader *reader, const xmlNode *parent, const MuFastRows *rows)
{
  for (int i = 0; rows->word[i]; i++)
    if (!rows->seen[i])
      mu_reader_fail (reader, parent, _ ("%s is missing; add <%s %s=\"%s\" …/>"), rows->word[i],
                      rows->element, rows->key, rows->word[i]);
}

/* --- leadership --------------------------------------------------------- */

static void
check_leadership (MuReader *reader, const xmlNode *node, const MuAwfpLeadership *table)
{
  const MuRule rule = mu_awfp_leadership_table_refused (table);
  if (rule == MU_RULE_AWFP_LEADERSHIP_ROLL)
    mu_reader_fail (reader, node,
                    _ ("the bands must fall from charismatic to stalwart, which begins at 2 (%s)"),
                    _ (mu_rule_section (rule)));
  else if (rule != MU_RULE_NONE)
    mu_reader_fail (reader, node,
                    _ ("the book has charismatic from 12 with 6 orders and stalwart with 3, and "
                       "orders that fall between them (%s)"),
                    _ (mu_rule_section (rule)));
}

static void
read_leadership (MuReader *reader, const xmlNode *node, MuAwfpLeadership *table)
{
  MuFastRows rows = { .element = "ability", .key = "name" };
  for (int i = 0; i < MU_AWFP_ABILITIES; i++)
    rows.word[i] = mu_awfp_ability_key ((MuAwfpAbility) i);
  for (const xmlNode *at = mu_reader_first (node, "ability"); at; at = mu_reader_next (at)) {
    const int ability = mu_fast_rows_take (reader, at, &rows);
    table->least[ability] = (uint8_t) mu_reader_int (reader, at, "from", MU_AWFP_LEADERSHIP_LEAST,
                                                     MU_AWFP_LEADERSHIP_MOST, 0);
    table->orders[ability] = (uint8_t) mu_reader_int (reader, at, "orders", 0, ORDERS_MOST, 0);
  }
  mu_fast_rows_check (reader, node, &rows);
  check_leadership (reader, node, table);
}

/* --- prices ------------------------------------------------------------- */

static int16_t
price (MuReader *reader, const xmlNode *node, const char *attribute)
{
  return (int16_t) mu_reader_int (reader, node, attribute, -POINTS_MOST, POINTS_MOST, 0);
}

static void
read_prices (MuReader *reader, const xmlNode *node, MuFastRows *rows, int16_t *prices)
{
  for (const xmlNode *at = mu_reader_first (node, rows->element); at; at = mu_reader_next (at))
    prices[mu_fast_rows_take (reader, at, rows)] = price (reader, at, "points");
  mu_fast_rows_check (reader, node, rows);
}

static void
read_bodies (MuReader *reader, const xmlNode *node, MuAwfpPrices *prices)
{
  MuFastRows rows = { .element = "body", .key = "armour" };
  for (int i = 0; i < MU_AWFP_ARMOURS; i++)
    rows.word[i] = mu_awfp_armour_name ((MuAwfpArmour) i);
  read_prices (reader, node, &rows, prices->body);
}

static void
read_morale (MuReader *reader, const xmlNode *node, MuAwfpPrices *prices)
{
  MuFastRows rows = { .element = "morale", .key = "class" };
  for (int i = 0; i < MU_AWFP_MORALES; i++)
    rows.word[i] = mu_awfp_morale_name ((MuAwfpMorale) i);
  read_prices (reader, node, &rows, prices->morale);
}

/* Sword and engine have neither name nor price. */
static void
read_weapons (MuReader *reader, const xmlNode *node, MuAwfpPrices *prices)
{
  MuFastRows rows = { .element = "weapon", .key = "name" };
  for (int i = MU_AWFP_LANCE; i < MU_AWFP_ENGINE; i++)
    rows.word[i - MU_AWFP_LANCE] = mu_awfp_weapon_name ((MuAwfpWeapon) i);
  read_prices (reader, node, &rows, &prices->weapon[MU_AWFP_LANCE]);
}

static void
read_points (MuReader *reader, const xmlNode *node, MuAwfpPrices *prices)
{
  prices->army = (int16_t) mu_reader_int (reader, node, "army", 1, ARMY_MOST, 1);
  prices->general = price (reader, node, "general");
  prices->trained = price (reader, node, "trained");
  prices->shield = price (reader, node, "shield");
  prices->scythes = price (reader, node, "scythes");
  prices->armoured = price (reader, node, "armoured");
  read_bodies (reader, node, prices);
  read_morale (reader, node, prices);
  read_weapons (reader, node, prices);
}

/* --- the file ----------------------------------------------------------- */

static char *
read_note (MuReader *reader, const xmlNode *root)
{
  const xmlNode *node = mu_reader_first (root, "note");
  return node ? mu_reader_content (reader, node, MU_LIST_NOTES_MAX) : NULL;
}

static MuFastPlay *
read_tables (MuReader *reader, const xmlNode *root)
{
  static const char *const source[] = { "reconstruction", "club", NULL };
  MuFastPlay *tables = g_new0 (MuFastPlay, 1);
  tables->name = mu_reader_text (reader, root, "name", MU_LIST_NAME_MAX);
  tables->reconstruction = mu_reader_word (reader, root, "source", source, 0) == 0;
  tables->note = read_note (reader, root);
  read_leadership (reader, mu_reader_first (root, "leadership"), &tables->leadership);
  read_points (reader, mu_reader_first (root, "points"), &tables->prices);
  tables->play = mu_fast_read_play (reader, mu_reader_first (root, "play"));
  return tables;
}

static MuFastPlay *
read_doc (MuXml *doc, const char *name, GError **error)
{
  if (!doc)
    return NULL;
  MuReader reader = { .file = name };
  g_autoptr (MuFastPlay) tables = read_tables (&reader, mu_xml_root (doc));
  mu_xml_free (doc);
  return mu_reader_finish (&reader, error) ? g_steal_pointer (&tables) : NULL;
}

MuFastPlay *
mu_fast_play_read_data (const char *data, gsize length, const char *name, GError **error)
{
  return read_doc (mu_xml_read_data (NULL, data, length, name, "fastplay.rng", error), name, error);
}

/* The club's own where it is there, even if it cannot be read: it is not passed over. */
char *
mu_fast_play_path (void)
{
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "muster", "fast-play.xml", NULL);
  return g_file_test (own, G_FILE_TEST_EXISTS) ? g_steal_pointer (&own)
                                               : mu_data_path ("fastplay", "tables.xml");
}

MuFastPlay *
mu_fast_play_open (const char *path, GError **error)
{
  g_autofree char *usual = path ? NULL : mu_fast_play_path ();
  const char *file = path ? path : usual;
  return read_doc (mu_xml_read_file (NULL, file, "fastplay.rng", error), file, error);
}

void
mu_fast_play_free (MuFastPlay *tables)
{
  if (!tables)
    return;
  g_free (tables->name);
  g_free (tables->note);
  g_free (tables->play);
  g_free (tables);
}

char *
mu_fast_play_words (const MuFastPlay *tables)
{
  return g_strdup_printf (tables->reconstruction ? _ ("by %s: the table of the book is lost")
                                                 : _ ("by a table of the club's own: %s"),
                          tables->name);
}

static const MuFastPlay *
kept_tables (MuSchemas *schemas, GError **error)
{
  g_autofree char *path = mu_fast_play_path ();
  const MuFastPlay *kept = mu_schemas_kept (schemas, path);
  if (kept)
    return kept;
  MuFastPlay *tables
      = read_doc (mu_xml_read_file (schemas, path, "fastplay.rng", error), path, error);
  return tables ? mu_schemas_keep (schemas, path, tables, (GDestroyNotify) mu_fast_play_free)
                : NULL;
}

gboolean
mu_stands_take_prices (MuSchemas *schemas, MuList *list, GError **error)
{
  if (list->prices)
    return TRUE;
  g_autoptr (MuSchemas) own = schemas ? NULL : mu_schemas_new ();
  const MuFastPlay *tables = kept_tables (schemas ? schemas : own, error);
  if (!tables)
    return FALSE;
  list->prices = g_memdup2 (&tables->prices, sizeof tables->prices);
  return TRUE;
}
