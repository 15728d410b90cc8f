#include <string.h>

#include "lists/system.h"
#include "lists/text/text.h"
#include "lists/words/plain.h"
#include "lists/xml/reader.h"

static const char *const columns[]
    = { "army",  "player",       "book",   "year",      "unit",     "name",
        "troop", "crew",         "horses", "figures",   "ranks",    "line",
        "order", "each",         "points", "general",   "sub-unit", "bodyguard",
        "mixed", "forced-march", "option", "ally-book", "notes",    NULL };

static const char parts[] = { [MU_CSV_COMMA] = ',', [MU_CSV_SEMICOLON] = ';', [MU_CSV_TAB] = '\t' };

/* A table being written. */
typedef struct {
  GString *out;
  char part;
  gboolean begun; /* the row */
} Table;

static void
next_cell (Table *table)
{
  if (table->begun)
    g_string_append_c (table->out, table->part);
  table->begun = TRUE;
}

static void
end_row (Table *table)
{
  g_string_append (table->out, "\r\n");
  table->begun = FALSE;
}

/* A word of ours, which needs no quotes. */
static void
put_word (Table *table, const char *word)
{
  next_cell (table);
  g_string_append (table->out, word);
}

static void
put_number (Table *table, int number)
{
  next_cell (table);
  g_string_append_printf (table->out, "%d", number);
}

/* What a spreadsheet takes for the beginning of a formula; the last four are the wide forms of the
 * first, which it takes as well where people write Chinese or Japanese. */
static gboolean
begins_formula (const char *text)
{
  static const gunichar marks[]
      = { '=', '+', '-', '@', '\t', '\r', '\n', 0xFF1D, 0xFF0B, 0xFF0D, 0xFF20 };
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_utf8_get_char (text) == marks[i])
      return TRUE;
  return FALSE;
}

/* A text that a spreadsheet would work out as a formula is made one that it shows. */
static void
put_text (Table *table, const char *text)
{
  g_autofree char *valid = mu_plain_text (text);
  next_cell (table);
  g_string_append_c (table->out, '"');
  if (begins_formula (valid))
    g_string_append_c (table->out, '\'');
  for (const char *at = valid; *at; at++) {
    if (*at == '"')
      g_string_append_c (table->out, '"');
    g_string_append_c (table->out, *at);
  }
  g_string_append_c (table->out, '"');
}

static void
put_head (Table *table)
{
  for (int i = 0; columns[i]; i++)
    put_word (table, columns[i]);
  end_row (table);
}

static void
put_crew (Table *table, const MuCrew *crew)
{
  g_autoptr (GString) words = g_string_new (NULL);
  for (int i = 0; i < crew->count; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? " " : "", mu_words_weapon[crew->weapon[i]]);
  put_text (table, words->str);
  put_number (table, crew->horses);
}

static void
put_army (Table *table, const MuList *list)
{
  put_text (table, list->name);
  put_text (table, list->player);
  put_text (table, list->book_id);
  put_number (table, list->year);
}

static void
put_troop (Table *table, const MuListSystem *system, const MuListUnit *unit)
{
  g_autofree char *notation = system->notation (unit);
  put_text (table, unit->name);
  put_text (table, notation);
  put_crew (table, &unit->crew);
}

static void
put_numbers (Table *table, const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  put_number (table, unit->figures);
  put_number (table, unit->ranks);
  put_number (table, unit->line + 1);
  put_word (table, mu_words_order[unit->order]);
  put_number (table, mu_list_points_each (list, index, NULL));
  put_number (table, mu_list_unit_points (list, index));
}

static const char *
yes_no (gboolean value)
{
  return value ? "yes" : "no";
}

static void
put_rest (Table *table, const MuListUnit *unit, const MuListGeneral *general)
{
  put_text (table, general ? general->name : "");
  put_word (table, yes_no (unit->sub_unit));
  put_word (table, yes_no (unit->bodyguard));
  put_word (table, mu_words_mixed[unit->mixed]);
  put_word (table, yes_no (unit->forced_march));
  put_text (table, unit->option);
  put_text (table, unit->book);
  put_text (table, unit->notes);
}

static void
put_unit (Table *table, const MuList *list, guint index)
{
  put_army (table, list);
  put_number (table, (int) index + 1);
  put_troop (table, mu_list_system_of (list), mu_list_unit (list, index));
  put_numbers (table, list, index);
  put_rest (table, mu_list_unit (list, index), mu_list_unit_general (list, index));
  end_row (table);
}

#define MARK "\xEF\xBB\xBF"

/* Programs that know no UTF-8 would show the mark: it comes only where they would show other
 * letters wrong as well. */
static void
put_mark (GString *out)
{
  if (!g_str_is_ascii (out->str))
    g_string_prepend (out, MARK);
}

char *
mu_list_write_csv (const MuList *list, MuCsvSeparator separator, gsize *length)
{
  Table table = { .out = g_string_new (NULL), .part = parts[separator] };
  put_head (&table);
  for (guint i = 0; i < list->units->len; i++)
    put_unit (&table, list, i);
  put_mark (table.out);
  if (length)
    *length = table.out->len;
  return g_string_free (table.out, FALSE);
}
