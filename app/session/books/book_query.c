#include "app/session/books/book_query.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/session/words.h"

/* --- what was typed ----------------------------------------------------- */

static char **
take_words (MuBookQuery *query, char *const *words)
{
  GPtrArray *kept = g_ptr_array_new ();
  MuEra era;
  int year;

  for (guint i = 0; words[i];) {
    const guint taken = mu_year_take (words + i, &year, &era);
    if (taken > 0) {
      query->year = year;
      query->era = era;
    } else
      g_ptr_array_add (kept, g_strdup (words[i]));
    i += MAX (taken, 1);
  }
  g_ptr_array_add (kept, NULL);
  return (char **) g_ptr_array_free (kept, FALSE);
}

static char **
split (const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " ,;\t\n", -1);
  GPtrArray *words = g_ptr_array_new ();

  for (guint i = 0; parts[i]; i++)
    if (parts[i][0])
      g_ptr_array_add (words, g_strdup (parts[i]));
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (words, FALSE);
}

MuBookQuery *
mu_book_query_new (const char *typed)
{
  MuBookQuery *query = g_new0 (MuBookQuery, 1);
  g_autofree char *folded = mu_words_fold (typed);
  g_auto (GStrv) words = split (folded);

  query->rules = MU_BOOK_QUERY_ANY;
  query->land = MU_BOOK_QUERY_ANY;
  query->words = take_words (query, words);
  return query;
}

void
mu_book_query_free (MuBookQuery *query)
{
  g_strfreev (query->words);
  g_free (query);
}

gboolean
mu_book_query_is_open (const MuBookQuery *query)
{
  return query->year == 0 && query->words[0] == NULL && query->rules == MU_BOOK_QUERY_ANY
         && query->land == MU_BOOK_QUERY_ANY;
}

MuYearSpan
mu_book_query_years (const MuBookQuery *query)
{
  return query->year ? mu_year_span_of (query->year, query->era) : MU_YEAR_SPAN_ALL;
}

char *
mu_book_query_year_words (const MuBookQuery *query)
{
  g_autofree char *year = mu_year_format (query->year);
  g_autofree char *other = mu_year_format (-query->year);

  if (query->year == 0)
    return NULL;
  /* Translators: the same year of either era, as "202 BC or 202 AD" */
  return query->era == MU_ERA_NONE ? g_strdup_printf (_ ("%s or %s"), other, year)
                                   : g_steal_pointer (&year);
}

gboolean
mu_book_query_matches (const MuBookQuery *query, const MuBook *book, const char *text)
{
  const MuYearSpan years = mu_book_query_years (query);

  if (!mu_year_span_meets (&years, book->from, book->to))
    return FALSE;
  if (query->rules != MU_BOOK_QUERY_ANY && !mu_book_serves (book, (MuRuleSystem) query->rules))
    return FALSE;
  if (query->land != MU_BOOK_QUERY_ANY && book->land != (MuBookLand) query->land)
    return FALSE;
  for (guint i = 0; query->words[i]; i++)
    if (strstr (text, query->words[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* --- what can be found -------------------------------------------------- */

static void
add (GString *text, const char *more)
{
  if (more)
    g_string_append_printf (text, "%s\n", more);
}

static void
add_name (GString *text, const char *id, const MuShelf *shelf)
{
  const MuBook *book = shelf ? mu_shelf_find (shelf, id) : NULL;

  add (text, book ? book->name : id);
}

static void
add_option (GString *text, const MuBookOption *option)
{
  add (text, option->name);
  add (text, option->note);
  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *troop = g_ptr_array_index (option->troops, i);
    g_autofree char *notation = mu_words_notation (&troop->troop);
    g_autofree char *words = mu_words_troop (&troop->troop, &troop->crew);
    add (text, notation);
    add (text, words);
    add (text, troop->label);
  }
}

char *
mu_book_query_text (const MuBook *book, const MuShelf *shelf)
{
  g_autoptr (GString) text = g_string_new (NULL);

  add (text, book->name);
  add (text, book->home);
  add (text, mu_book_land_words (book->land));
  for (guint i = 0; i < book->enemies->len; i++)
    add_name (text, g_ptr_array_index (book->enemies, i), shelf);
  for (guint i = 0; i < book->allies->len; i++)
    add_name (text, ((MuBookAlly *) g_ptr_array_index (book->allies, i))->book, shelf);
  for (guint i = 0; i < book->generals->len; i++)
    add (text, ((MuBookGeneral *) g_ptr_array_index (book->generals, i))->name);
  for (guint i = 0; i < book->options->len; i++)
    add_option (text, g_ptr_array_index (book->options, i));
  return mu_words_fold (text->str);
}
