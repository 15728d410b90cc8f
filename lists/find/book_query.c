#include "lists/find/book_query.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/words/search.h"

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
    } else if (!mu_year_is_era (words[i])) /* of a year that is being typed */
      g_ptr_array_add (kept, g_strdup (words[i]));
    i += MAX (taken, 1);
  }
  g_ptr_array_add (kept, NULL);
  return (char **) g_ptr_array_free (kept, FALSE);
}

/* "reg" or "irr" and a class. */
static gboolean
is_grade (const char *word, const char *class)
{
  return (strcmp (word, "reg") == 0 || strcmp (word, "irr") == 0) && class && class[0] >= 'a'
         && class[0] <= 'd' && class[1] == '\0';
}

static char **
split (const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " ,;\t\n", -1);
  GPtrArray *words = g_ptr_array_new ();

  for (guint i = 0; parts[i]; i++) {
    if (is_grade (parts[i], parts[i + 1])) {
      g_ptr_array_add (words, g_strdup_printf ("%s %s", parts[i], parts[i + 1]));
      i++;
    } else if (parts[i][0])
      g_ptr_array_add (words, g_strdup (parts[i]));
  }
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
  query->region = MU_BOOK_QUERY_ANY;
  query->words = take_words (query, words);
  return query;
}

void
mu_book_query_free (MuBookQuery *query)
{
  g_strfreev (query->words);
  g_free (query->enemy);
  g_free (query);
}

gboolean
mu_book_query_is_open (const MuBookQuery *query)
{
  return query->year == 0 && query->words[0] == NULL && query->rules == MU_BOOK_QUERY_ANY
         && query->land == MU_BOOK_QUERY_ANY && query->region == MU_BOOK_QUERY_ANY
         && query->enemy == NULL;
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
