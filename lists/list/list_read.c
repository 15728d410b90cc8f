#include <glib/gi18n-lib.h>

#include "lists/system.h"
#include "lists/xml/reader.h"
#include "lists/xml/xml.h"

static const char *const words_rank[] = { "subordinate", "commander", NULL };

/* Keeps a text attribute in place of what *field held. */
static void
read_text (MuReader *reader, const xmlNode *node, const char *attribute, char **field)
{
  g_free (*field);
  *field = mu_reader_text (reader, node, attribute, MU_LIST_NAME_MAX);
}

static void
read_name (MuReader *reader, const xmlNode *node, const char *attribute, char **field)
{
  g_free (*field);
  *field = mu_reader_name (reader, node, attribute, MU_LIST_NAME_MAX);
}

static MuListGeneral *
read_general (MuReader *reader, const xmlNode *node, int units)
{
  MuListGeneral *general = mu_list_general_new ();
  read_name (reader, node, "name", &general->name);
  general->commander = mu_reader_word (reader, node, "rank", words_rank, 1) == 1;
  general->regular = mu_reader_word (reader, node, "training", mu_words_training, 0) == 0;
  const int number = mu_reader_int (reader, node, "rides-with", 1, MU_LIST_UNITS_MAX, 0);
  if (number > units)
    mu_reader_fail (reader, node, _ ("%s rides with unit %d, but the list has %d"), general->name,
                    number, units);
  else
    general->rides_with = number - 1;
  read_text (reader, node, "troop", &general->troop);
  return general;
}

static void
read_notes (MuReader *reader, const xmlNode *parent, char **field)
{
  const xmlNode *notes = mu_reader_first (parent, "notes");
  if (!notes)
    return;
  g_free (*field);
  *field = mu_reader_content (reader, notes, MU_LIST_NOTES_MAX);
}

static MuListUnit *
read_unit (MuReader *reader, const xmlNode *node)
{
  MuListUnit *unit = mu_list_unit_new ();
  read_name (reader, node, "name", &unit->name);
  read_text (reader, node, "option", &unit->option);
  unit->troop = mu_reader_troop (reader, node, "troop");
  unit->figures = mu_reader_int (reader, node, "figures", 1, MU_LIST_FIGURES_MAX, 1);
  unit->ranks = mu_reader_int (reader, node, "ranks", 1, MU_LIST_RANKS_MAX, 1);
  unit->line = mu_reader_int (reader, node, "line", 0, MU_LIST_LINES_MAX, 0);
  unit->order = (MuOrder) mu_reader_word (reader, node, "order", mu_words_order, MU_ORDER_HOLD);
  unit->sub_unit = mu_reader_flag (reader, node, "sub-unit");
  unit->bodyguard = mu_reader_flag (reader, node, "bodyguard");
  unit->mixed = (MuMixedHow) mu_reader_word (reader, node, "mixed", mu_words_mixed, MU_NOT_MIXED);
  unit->crew = mu_reader_crew (reader, node);
  unit->forced_march = mu_reader_flag (reader, node, "forced-march");
  read_text (reader, node, "book", &unit->book);
  read_text (reader, node, "stand", &unit->stand);
  read_notes (reader, node, &unit->notes);
  return unit;
}

static void
read_book (MuReader *reader, const xmlNode *root, MuList *list)
{
  const xmlNode *node = mu_reader_first (root, "book");
  read_text (reader, node, "id", &list->book_id);
  list->book_version = mu_reader_int (reader, node, "edition", 1, MU_BOOK_EDITIONS_MAX, 1);
}

static void
read_allies (MuReader *reader, const xmlNode *root, MuList *list)
{
  for (const xmlNode *at = mu_reader_first (root, "allies"); at; at = mu_reader_next (at)) {
    g_autofree char *book = mu_reader_text (reader, at, "book", MU_LIST_NAME_MAX);
    const int edition = mu_reader_int (reader, at, "edition", 1, MU_BOOK_EDITIONS_MAX, 1);
    if (mu_list_ally_edition (list, book) != 0)
      mu_reader_fail (reader, at, _ ("the allies' book %s is there twice; leave one out"), book);
    mu_list_set_ally_edition (list, book, edition);
  }
}

static void
read_units (MuReader *reader, const xmlNode *root, MuList *list)
{
  const MuListSystem *system = mu_list_system_of (list);
  for (const xmlNode *at = mu_reader_first (root, "unit"); at; at = mu_reader_next (at)) {
    if (list->units->len == MU_LIST_UNITS_MAX) {
      mu_reader_fail (reader, at, _ ("more than %d units"), MU_LIST_UNITS_MAX);
      return;
    }
    g_ptr_array_add (list->units, read_unit (reader, at));
    if (system->read)
      system->read (reader, at, mu_list_unit (list, list->units->len - 1));
  }
}

static void
read_generals (MuReader *reader, const xmlNode *root, MuList *list)
{
  for (const xmlNode *at = mu_reader_first (root, "general"); at; at = mu_reader_next (at)) {
    if (list->generals->len == MU_LIST_GENERALS_MAX) {
      mu_reader_fail (reader, at, _ ("more than %d generals"), MU_LIST_GENERALS_MAX);
      return;
    }
    g_ptr_array_add (list->generals, read_general (reader, at, (int) list->units->len));
  }
}

static gboolean
has_item (const MuList *list, const MuListItem *item)
{
  for (guint i = 0; i < list->items->len; i++)
    if (mu_list_item (list, i)->kind == item->kind
        && mu_list_item (list, i)->regular == item->regular)
      return TRUE;
  return FALSE;
}

static void
read_item (MuReader *reader, const xmlNode *node, MuList *list)
{
  const MuExtra kind = (MuExtra) mu_reader_word (reader, node, "kind", mu_words_item, 0);
  const gboolean regular = mu_reader_word (reader, node, "training", mu_words_training, 0) == 0;
  const int count = mu_reader_int (reader, node, "count", 1, MU_LIST_ITEMS_MAX, 1);
  MuListItem *item = mu_list_item_new (kind, regular, count);
  if (has_item (list, item))
    mu_reader_fail (reader, node, _ ("%s is there twice; put the two together"),
                    mu_words_item[kind]);
  g_ptr_array_add (list->items, item);
}

static MuList *
read_list (MuReader *reader, const xmlNode *root)
{
  const char *keys[MU_LIST_SYSTEMS_MAX + 1];
  MuList *list = mu_list_new (NULL);
  read_name (reader, root, "name", &list->name);
  read_name (reader, root, "player", &list->player);
  mu_list_system_keys (keys);
  list->rules = mu_list_systems[mu_reader_word (reader, root, "rules", keys, 0)]->number;
  list->year = mu_reader_year (reader, root, "year", 1);
  list->points_limit = mu_reader_int (reader, root, "points", 1, MU_LIST_POINTS_MAX, 1000);
  list->edition = mu_reader_int (reader, root, "edition", 1, MU_LIST_EDITIONS_MAX, 1);
  list->priest = mu_reader_flag (reader, root, "priest");
  read_name (reader, root, "tags", &list->tags);
  read_book (reader, root, list);
  read_allies (reader, root, list);
  read_units (reader, root, list);
  read_generals (reader, root, list);
  for (const xmlNode *at = mu_reader_first (root, "item"); at; at = mu_reader_next (at))
    read_item (reader, at, list);
  read_notes (reader, root, &list->notes);
  return list;
}

static MuList *
read_doc (MuSchemas *schemas, MuXml *doc, const char *name, gboolean comes_in, GError **error)
{
  if (!doc)
    return NULL;
  MuReader reader = { .file = name, .comes_in = comes_in };
  g_autoptr (MuList) list = read_list (&reader, mu_xml_root (doc));
  mu_xml_free (doc);
  if (!mu_reader_finish (&reader, error) || !mu_list_take_prices_by (schemas, list, error))
    return NULL;
  return g_steal_pointer (&list);
}

MuList *
mu_list_read_file_by (MuSchemas *schemas, const char *path, GError **error)
{
  return read_doc (schemas, mu_xml_read_file (schemas, path, "list.rng", error), path, TRUE, error);
}

MuList *
mu_list_read_file (const char *path, GError **error)
{
  return mu_list_read_file_by (NULL, path, error);
}

MuList *
mu_list_read_data_by (MuSchemas *schemas, const char *data, gsize length, const char *name,
                      GError **error)
{
  MuXml *doc = mu_xml_read_data (schemas, data, length, name, "list.rng", error);
  return read_doc (schemas, doc, name, FALSE, error);
}

MuList *
mu_list_read_data (const char *data, gsize length, const char *name, GError **error)
{
  return mu_list_read_data_by (NULL, data, length, name, error);
}
