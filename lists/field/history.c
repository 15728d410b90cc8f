#include "lists/field/history.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/book/doctrine_private.h"
#include "lists/field/victory_private.h"
#include "lists/xml/data.h"
#include "lists/xml/xml.h"

static const char *const ids[]
    = { "kadesh",   "marathon",  "leuctra",   "gaugamela",  "hydaspes",
        "raphia",   "cannae",    "ilipa",     "zama",       "cynoscephalae",
        "magnesia", "carrhae",   "pharsalus", "adrianople", "qadisiyya",
        "hastings", "manzikert", "legnano",   "hattin",     NULL };

/* --- what a file names -------------------------------------------------- */

static char *
path_of (MuReader *reader, const xmlNode *node, const char *attribute)
{
  g_autofree char *file = mu_reader_text (reader, node, attribute, MU_LIST_NAME_MAX);
  g_auto (GStrv) part = g_strsplit (file, "/", 2);
  return mu_data_path (part[0], part[0] ? part[1] : NULL);
}

/* A fault of a file that is named counts as one of the place where it is named. */
static void
pass_on (MuReader *reader, const xmlNode *node, GError *error)
{
  mu_reader_fail (reader, node, "%s", error->message);
  g_error_free (error);
}

static MuFieldPlan *
open_field (MuReader *reader, const xmlNode *root)
{
  GError *error = NULL;
  g_autofree char *path = path_of (reader, root, "field");
  MuFieldPlan *field = mu_field_plan_open (path, &error);
  if (!field)
    pass_on (reader, root, error);
  return field;
}

static MuList *
open_list (MuReader *reader, const xmlNode *node)
{
  GError *error = NULL;
  g_autofree char *path = path_of (reader, node, "army");
  MuList *list = mu_list_read_file (path, &error);
  if (!list)
    pass_on (reader, node, error);
  return list;
}

static void
read_side (MuReader *reader, const xmlNode *node, const MuShelf *shelf, int year,
           MuHistorySide *side)
{
  side->list = open_list (reader, node);
  if (!side->list)
    return;
  const MuBook *book = mu_shelf_find (shelf, side->list->book_id);
  if (side->list->year != year)
    mu_reader_fail (reader, node, _ ("%s is an army of %d, the battle is of %d"), side->list->name,
                    side->list->year, year);
  else if (!book)
    mu_reader_fail (reader, node, _ ("%s is of the book %s, which is not there"), side->list->name,
                    side->list->book_id);
  else
    mu_doctrine_read (reader, node, book, &side->doctrine);
}

static void
read_sides (MuReader *reader, const xmlNode *root, const MuShelf *shelf, MuHistory *history)
{
  const xmlNode *side[MU_SIDES];
  side[MU_SIDE_A] = mu_reader_first (root, "side");
  side[MU_SIDE_B] = mu_reader_next (side[MU_SIDE_A]);
  for (int i = 0; i < MU_SIDES; i++)
    read_side (reader, side[i], shelf, history->year, &history->side[i]);
  for (int i = 0; i < MU_SIDES; i++)
    mu_victory_read (reader, side[i], history->side[MU_SIDES - 1 - i].list,
                     &history->side[i].victory);
}

/* --- the file ----------------------------------------------------------- */

static void
read_sources (MuReader *reader, const xmlNode *root, MuHistory *history)
{
  history->note = mu_book_read_prose (reader, mu_reader_first (root, "note"));
  for (const xmlNode *at = mu_reader_first (root, "source"); at; at = mu_reader_next (at))
    g_ptr_array_add (history->sources, mu_book_read_prose (reader, at));
}

static void
read_head (MuReader *reader, const xmlNode *root, MuHistory *history)
{
  history->id = mu_reader_text (reader, root, "id", MU_LIST_NAME_MAX);
  history->name = mu_reader_text (reader, root, "name", MU_LIST_NAME_MAX);
  history->year = mu_reader_year (reader, root, "year", 1);
  history->month = mu_reader_int (reader, root, "month", 1, 12, 0);
  history->region = (MuRegion) mu_reader_word (reader, root, "region", mu_words_of_region,
                                               MU_REGION_MEDITERRANEAN);
}

static MuHistory *
read_history (MuReader *reader, const xmlNode *root, const MuShelf *shelf)
{
  MuHistory *history = g_new0 (MuHistory, 1);
  history->sources = g_ptr_array_new_with_free_func (g_free);
  read_head (reader, root, history);
  history->field = open_field (reader, root);
  read_sides (reader, root, shelf, history);
  read_sources (reader, root, history);
  return history;
}

static MuHistory *
read_doc (MuXml *doc, const char *name, const MuShelf *shelf, GError **error)
{
  if (!doc)
    return NULL;
  MuReader reader = { .file = name };
  g_autoptr (MuHistory) history = read_history (&reader, mu_xml_root (doc), shelf);
  mu_xml_free (doc);
  return mu_reader_finish (&reader, error) ? g_steal_pointer (&history) : NULL;
}

MuHistory *
mu_history_read_data (const char *data, gsize length, const char *name, const MuShelf *shelf,
                      GError **error)
{
  return read_doc (mu_xml_read_data (NULL, data, length, name, "history.rng", error), name, shelf,
                   error);
}

MuHistory *
mu_history_open (const char *id, const MuShelf *shelf, GError **error)
{
  g_autofree char *file = g_strdup_printf ("%s.xml", id);
  g_autofree char *path = mu_data_path ("history", file);
  return read_doc (mu_xml_read_file (NULL, path, "history.rng", error), path, shelf, error);
}

void
mu_history_free (MuHistory *history)
{
  if (!history)
    return;
  g_free (history->id);
  g_free (history->name);
  g_free (history->note);
  g_clear_pointer (&history->field, mu_field_plan_free);
  for (int side = 0; side < MU_SIDES; side++) {
    g_clear_pointer (&history->side[side].list, mu_list_free);
    mu_doctrine_clear (&history->side[side].doctrine);
    mu_victory_clear (&history->side[side].victory);
  }
  g_ptr_array_unref (history->sources);
  g_free (history);
}

gboolean
mu_history_states_victory (const MuHistory *history)
{
  return mu_victory_is_stated (&history->side[MU_SIDE_A].victory)
         || mu_victory_is_stated (&history->side[MU_SIDE_B].victory);
}

/* --- those that ship ---------------------------------------------------- */

const char *const *
mu_history_ids (void)
{
  return ids;
}
