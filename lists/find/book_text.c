/* What a book can be found by, a line for each thing that it says, and where a query is found. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/find/book_query.h"
#include "lists/words/search.h"
#include "lists/words/troop_words.h"

/* One thing, with the years in which it is true. */
typedef struct {
  MuFoundIn in;
  int from, to;
  char *words;  /* as people read it */
  char *folded; /* with what it is found by but does not say */
} Line;

struct MuBookText {
  const MuBook *book;
  const MuShelf *shelf;
  GArray *lines; /* Line; NULL until words are looked for, since it takes a while */
};

/* --- lines ------------------------------------------------------------------ */

static void
clear_line (gpointer data)
{
  Line *line = data;
  g_free (line->words);
  g_free (line->folded);
}

static void
add_in_years (MuBookText *text, MuFoundIn in, int from, int to, const char *words, const char *more)
{
  if (!words)
    return;
  g_autofree char *all = g_strdup_printf ("%s\n%s", words, more ? more : "");
  const Line line = { in, from, to, g_strdup (words), mu_words_fold (all) };
  g_array_append_val (text->lines, line);
}

static void
add (MuBookText *text, MuFoundIn in, const char *words)
{
  add_in_years (text, in, text->book->from, text->book->to, words, NULL);
}

static void
add_other (MuBookText *text, const char *id, gboolean enemy)
{
  const MuBook *book = text->shelf ? mu_shelf_find (text->shelf, id) : NULL;
  const char *name = book ? book->name : id;
  g_autofree char *words
      = enemy ? g_strdup_printf (_ ("enemy: %s"), name) : g_strdup_printf (_ ("ally: %s"), name);
  add_in_years (text, MU_FOUND_OTHERS, text->book->from, text->book->to, words, id);
}

static void
add_way (MuBookText *text, const MuBookOption *option, const MuBookTroop *way)
{
  g_autofree char *notation = mu_words_notation (&way->troop);
  g_autofree char *more = mu_words_troop (&way->troop, &way->crew);
  g_autofree char *words = way->label
                               ? g_strdup_printf ("%s, %s: %s", option->name, way->label, notation)
                               : g_strdup_printf ("%s: %s", option->name, notation);
  add_in_years (text, MU_FOUND_TROOPS, MAX (option->from, way->from), MIN (option->to, way->to),
                words, more);
}

static void
add_option (MuBookText *text, const MuBookOption *option)
{
  for (guint i = 0; i < option->troops->len; i++)
    add_way (text, option, g_ptr_array_index (option->troops, i));
  add_in_years (text, MU_FOUND_NOTES, option->from, option->to, option->note, NULL);
}

MuBookText *
mu_book_text_new (const MuBook *book, const MuShelf *shelf)
{
  MuBookText *text = g_new0 (MuBookText, 1);
  text->book = book;
  text->shelf = shelf;
  return text;
}

static void
add_people (MuBookText *text, const MuBook *book)
{
  for (guint i = 0; i < book->generals->len; i++) {
    const MuBookGeneral *general = g_ptr_array_index (book->generals, i);
    add_in_years (text, MU_FOUND_PEOPLE, general->from, general->to, general->name, NULL);
  }
  for (guint i = 0; i < book->enemies->len; i++)
    add_other (text, g_ptr_array_index (book->enemies, i), TRUE);
  for (guint i = 0; i < book->allies->len; i++)
    add_other (text, ((MuBookAlly *) g_ptr_array_index (book->allies, i))->book, FALSE);
}

void
mu_book_text_read (MuBookText *text)
{
  const MuBook *book = text->book;
  if (text->lines)
    return;
  text->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (text->lines, clear_line);
  add_in_years (text, MU_FOUND_IN_NAME, book->from, book->to, book->name, book->id);
  add (text, MU_FOUND_PEOPLE, book->home);
  add (text, MU_FOUND_PEOPLE, mu_book_land_words (book->land));
  add_people (text, book);
  for (guint i = 0; i < book->options->len; i++)
    add_option (text, g_ptr_array_index (book->options, i));
}

void
mu_book_text_free (MuBookText *text)
{
  g_clear_pointer (&text->lines, g_array_unref);
  g_free (text);
}

/* --- words in them ----------------------------------------------------------- */

#define SHORT 3 /* letters: such a word is looked for at the beginning of words alone */

static gboolean
begins_word (const char *text, const char *at)
{
  return at == text || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at)));
}

static gboolean
holds (const char *text, const char *word)
{
  const gboolean anywhere = g_utf8_strlen (word, -1) > SHORT;
  for (const char *at = strstr (text, word); at; at = strstr (at + 1, word))
    if (anywhere || begins_word (text, at))
      return TRUE;
  return FALSE;
}

/* The best line that has the word. */
static const Line *
line_with (const MuBookText *text, const MuYearSpan *years, const char *word)
{
  const Line *best = NULL;
  for (guint i = 0; i < text->lines->len; i++) {
    const Line *line = &g_array_index (text->lines, Line, i);
    if ((!best || line->in < best->in) && mu_year_span_meets (years, line->from, line->to)
        && holds (line->folded, word))
      best = line;
  }
  return best;
}

static gboolean
is_name (const MuBook *book, const MuBookQuery *query)
{
  g_autoptr (MuBookQuery) name = mu_book_query_new (book->name);
  g_autoptr (MuBookQuery) id = mu_book_query_new (book->id);
  return g_strv_equal ((const char *const *) query->words, (const char *const *) name->words)
         || g_strv_equal ((const char *const *) query->words, (const char *const *) id->words);
}

static gboolean
has_enemy (const MuBookText *text, const char *enemy)
{
  for (guint i = 0; i < text->book->enemies->len; i++) {
    const char *id = g_ptr_array_index (text->book->enemies, i);
    const MuBook *book = text->shelf ? mu_shelf_find (text->shelf, id) : NULL;
    g_autofree char *name = mu_words_fold (book ? book->name : id);
    if (strcmp (id, enemy) == 0 || mu_words_found (name, enemy))
      return TRUE;
  }
  return FALSE;
}

/* Whether the book is one of those that are looked for, whatever its words. */
static gboolean
is_meant (const MuBookQuery *query, const MuBookText *text)
{
  const MuBook *book = text->book;
  const MuYearSpan years = mu_book_query_years (query);
  const gboolean any_rules = query->rules == MU_BOOK_QUERY_ANY;
  return mu_year_span_meets (&years, book->from, book->to)
         && (any_rules || mu_book_serves (book, (MuRuleSystem) query->rules))
         && (query->land == MU_BOOK_QUERY_ANY || book->land == (MuBookLand) query->land)
         && (query->region == MU_BOOK_QUERY_ANY || book->region == (MuRegion) query->region)
         && (!query->enemy || has_enemy (text, query->enemy));
}

MuBookFound
mu_book_query_find (const MuBookQuery *query, MuBookText *text)
{
  const MuYearSpan years = mu_book_query_years (query);
  MuBookFound found = { MU_FOUND_NAME, NULL };
  if (!is_meant (query, text))
    return (MuBookFound){ MU_FOUND_NOT, NULL };
  if (query->words[0])
    mu_book_text_read (text);
  for (guint i = 0; query->words[i]; i++) {
    const Line *line = line_with (text, &years, query->words[i]);
    if (!line)
      return (MuBookFound){ MU_FOUND_NOT, NULL };
    if (line->in > found.in)
      found = (MuBookFound){ line->in, line->in == MU_FOUND_IN_NAME ? NULL : line->words };
  }
  if (query->words[0] && is_name (text->book, query))
    return (MuBookFound){ MU_FOUND_NAME, NULL };
  return found;
}
