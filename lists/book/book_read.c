#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/book/book_private.h"
#include "lists/book/book_reading.h"
#include "lists/book/doctrine_private.h"
#include "lists/list/list.h"
#include "lists/system.h"
#include "lists/xml/data.h"
#include "lists/xml/reader.h"
#include "lists/xml/xml.h"

#define FIGURES_MAX MU_LIST_FIGURES_MAX

const char *const mu_book_country_words[] = { "plain", "mountain", "desert", "steppe", NULL };

MuBookYears
mu_book_read_years (MuReader *reader, const xmlNode *node, MuBookYears within)
{
  const MuBookYears years = { mu_reader_year (reader, node, "from", within.from),
                              mu_reader_year (reader, node, "to", within.to) };
  if (years.from > years.to)
    mu_reader_fail_at (reader, node, "from", _ ("from %d is later than to %d"), years.from,
                       years.to);
  else if (years.from < within.from || years.to > within.to)
    mu_reader_fail_at (reader, node, "from", _ ("years %d to %d lie outside %d to %d"), years.from,
                       years.to, within.from, within.to);
  return years;
}

static char *
read_name (MuReader *reader, const xmlNode *node, const char *attribute)
{
  return mu_reader_name (reader, node, attribute, MU_LIST_NAME_MAX);
}

static gboolean
is_blank (char letter)
{
  return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

/* Blanks and line breaks of the file's layout become single blanks, in the same place. */
static void
collapse (char *text)
{
  char *end = text;
  for (const char *at = text; *at; at++)
    if (!is_blank (*at))
      *end++ = *at;
    else if (end > text && end[-1] != ' ')
      *end++ = ' ';
  if (end > text && end[-1] == ' ')
    end--;
  *end = '\0';
}

char *
mu_book_read_prose (MuReader *reader, const xmlNode *node)
{
  char *text = node ? mu_reader_content (reader, node, MU_LIST_NOTES_MAX) : NULL;
  if (text)
    collapse (text);
  return text;
}

static int
read_count (MuReader *reader, const xmlNode *node, const char *attribute, int min)
{
  return mu_reader_int (reader, node, attribute, min, FIGURES_MAX, min);
}

/* A way that the rules forbid would make every list of this book illegal. */
static MuBookTroop *
read_troop (MuReader *reader, const xmlNode *node, MuBookYears within)
{
  MuBookTroop *troop = g_new0 (MuBookTroop, 1);
  const MuBookYears years = mu_book_read_years (reader, node, within);
  troop->troop = mu_reader_troop (reader, node, "notation");
  troop->crew = mu_reader_crew (reader, node);
  troop->from = years.from;
  troop->to = years.to;
  troop->stand = mu_book_read_stand (reader, node);
  troop->label = mu_reader_has (node, "label") ? read_name (reader, node, "label") : NULL;
  const MuRule refused = mu_system_troop_refused (mu_list_system_of_books (), &troop->troop);
  if (refused != MU_RULE_NONE)
    mu_reader_fail_at (reader, node, "notation", _ ("the rules forbid this troop (%s: %s)"),
                       _ (mu_rule_section (refused)), _ (mu_rule_words (refused)));
  return troop;
}

static void
read_numbers (MuReader *reader, const xmlNode *node, MuBookOption *option)
{
  option->min = read_count (reader, node, "min", 0);
  option->max = read_count (reader, node, "max", 1);
  option->unit_min = read_count (reader, node, "unit-min", 1);
  option->unit_max = read_count (reader, node, "unit-max", 1);
  mu_book_check_span (reader, node, "min", option->min, "max", option->max);
  mu_book_check_span (reader, node, "unit-min", option->unit_min, "unit-max", option->unit_max);
  mu_book_read_stands (reader, node, &option->stands_min, &option->stands_max);
}

static MuBookOption *
read_option (MuReader *reader, const xmlNode *node, MuBookYears within)
{
  MuBookOption *option = g_new0 (MuBookOption, 1);
  const MuBookYears years = mu_book_read_years (reader, node, within);
  option->troops = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_book_troop_free);
  option->row = (int) xmlGetLineNo (node);
  option->id = read_name (reader, node, "id");
  option->name = read_name (reader, node, "name");
  read_numbers (reader, node, option);
  option->from = years.from;
  option->to = years.to;
  option->bodyguard = mu_reader_flag (reader, node, "bodyguard");
  option->typical = mu_reader_flag (reader, node, "typical");
  option->order = (MuOrder) mu_reader_word (reader, node, "order", mu_words_order, MU_ORDER_HOLD);
  option->ranks = mu_reader_int (reader, node, "ranks", 1, MU_LIST_RANKS_MAX, 1);
  option->line = mu_reader_int (reader, node, "line", 0, MU_LIST_LINES_MAX, 0);
  option->note = mu_book_read_prose (reader, mu_reader_first (node, "note"));
  for (const xmlNode *at = mu_reader_first (node, "troop"); at; at = mu_reader_next (at))
    g_ptr_array_add (option->troops, read_troop (reader, at, years));
  option->conditions = mu_book_read_conditions (reader, node);
  return option;
}

static void
read_options (MuReader *reader, const xmlNode *root, MuBook *book)
{
  const MuBookYears within = { book->from, book->to };
  for (const xmlNode *at = mu_reader_first (root, "option"); at; at = mu_reader_next (at)) {
    MuBookOption *option = read_option (reader, at, within);
    if (mu_book_option (book, option->id))
      mu_reader_fail (reader, at, _ ("option %s stands there twice"), option->id);
    g_ptr_array_add (book->options, option);
  }
}

static void
read_words (MuReader *reader, const xmlNode *root, MuBook *book)
{
  for (const xmlNode *at = mu_reader_first (root, "enemy"); at; at = mu_reader_next (at))
    g_ptr_array_add (book->enemies,
                     read_name (reader, at, mu_reader_has (at, "book") ? "book" : "name"));
  for (const xmlNode *at = mu_reader_first (root, "source"); at; at = mu_reader_next (at))
    g_ptr_array_add (book->sources, mu_book_read_prose (reader, at));
  book->home = mu_book_read_prose (reader, mu_reader_first (root, "home"));
  book->note = mu_book_read_prose (reader, mu_reader_first (root, "note"));
}

/* "wrg5 awfp": the pattern allows no other words. */
static unsigned
read_rules (MuReader *reader, const xmlNode *root)
{
  g_autofree char *text = read_name (reader, root, "rules");
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  unsigned rules = 0;
  for (int i = 0; mu_list_systems[i]; i++)
    if (g_strv_contains ((const char *const *) words, mu_list_systems[i]->key))
      rules |= 1u << mu_list_systems[i]->number;
  return rules;
}

static void
read_head (MuReader *reader, const xmlNode *root, MuBook *book)
{
  const MuBookYears all = { MU_YEAR_MIN, MU_YEAR_MAX };
  const MuBookYears years = mu_book_read_years (reader, root, all);
  book->id = read_name (reader, root, "id");
  book->name = read_name (reader, root, "name");
  book->version = mu_reader_int (reader, root, "edition", 1, MU_BOOK_EDITIONS_MAX, 1);
  book->rules = read_rules (reader, root);
  book->land = (MuBookLand) (mu_reader_word (reader, root, "land", mu_book_land_keys, -1) + 1);
  book->from = years.from;
  book->to = years.to;
  book->region = (MuRegion) mu_reader_word (reader, root, "region", mu_words_of_region, 0);
  book->country = (MuCountry) mu_reader_word (reader, root, "country", mu_book_country_words, 0);
  book->regular_generals = mu_reader_word (reader, root, "generals", mu_words_training, 0) == 0;
}

MuBook *
mu_book_read_root (MuReader *reader, const xmlNode *root)
{
  MuBook *book = g_new0 (MuBook, 1);
  book->enemies = g_ptr_array_new_with_free_func (g_free);
  book->sources = g_ptr_array_new_with_free_func (g_free);
  book->options = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_book_option_free);
  read_head (reader, root, book);
  read_words (reader, root, book);
  read_options (reader, root, book);
  book->limits = mu_book_read_limits (reader, root);
  book->generals = mu_book_read_generals (reader, root, (MuBookYears){ book->from, book->to });
  book->allies = mu_book_read_allies (reader, root, (MuBookYears){ book->from, book->to });
  mu_book_check_conflicts (reader, root, book);
  mu_doctrine_read (reader, root, book, &book->doctrine);
  return book;
}

static MuBook *
read_data (MuSchemas *schemas, const char *data, gsize length, MuReader *reader, GError **error)
{
  g_autofree char *decoded = NULL;
  MuXml *doc = mu_xml_decode (&data, &length, reader->file, &decoded, error)
                   ? mu_xml_read_data (schemas, data, length, reader->file, "book.rng", error)
                   : NULL;
  if (!doc)
    return NULL;
  g_autoptr (MuBook) book = mu_book_read_root (reader, mu_xml_root (doc));
  mu_xml_free (doc);
  if (!mu_reader_finish (reader, error))
    return NULL;
  book->xml = g_strndup (data, length);
  return g_steal_pointer (&book);
}

MuBook *
mu_book_read_data_by (MuSchemas *schemas, const char *data, gsize length, const char *name,
                      GError **error)
{
  MuReader reader = { .file = name };
  return read_data (schemas, data, length, &reader, error);
}

MuBook *
mu_book_read_data (const char *data, gsize length, const char *name, GError **error)
{
  return mu_book_read_data_by (NULL, data, length, name, error);
}

MuBook *
mu_book_read_file_by (MuSchemas *schemas, const char *path, GError **error)
{
  gsize length;
  MuReader reader = { .file = path, .comes_in = TRUE };
  g_autofree char *data = mu_file_read (path, MU_XML_MAX_BYTES, &length, error);
  return data ? read_data (schemas, data, length, &reader, error) : NULL;
}

MuBook *
mu_book_read_file (const char *path, GError **error)
{
  return mu_book_read_file_by (NULL, path, error);
}
