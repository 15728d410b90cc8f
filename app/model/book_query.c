#include "app/model/book_query.h"

#include <stdlib.h>
#include <string.h>

#include "app/model/words.h"

/* --- what was typed ----------------------------------------------------- */

typedef enum { ERA_NONE, ERA_BC, ERA_AD } Era;

static Era
era_of (const char *word)
{
  static const char *const before[] = { "bc", "bce", "b.c.", "v.chr.", NULL };
  static const char *const after[] = { "ad", "ce", "a.d.", "n.chr.", NULL };

  if (word && g_strv_contains (before, word))
    return ERA_BC;
  return word && g_strv_contains (after, word) ? ERA_AD : ERA_NONE;
}

int
mu_book_query_year (const char *word)
{
  char *rest;
  const long number = strtol (word, &rest, 10);

  if (rest == word || number < -9999 || number > 9999)
    return 0;
  if (*rest == '\0')
    return (int) number;
  if (era_of (rest) == ERA_NONE)
    return 0;
  return (int) (era_of (rest) == ERA_BC ? -labs (number) : labs (number));
}

/* Takes a year from the words at i on, with its era before or after it; how many words that
 * were, 0 for none. */
static guint
take_year (MuBookQuery *query, char *const *words, guint i)
{
  const gboolean era_first = era_of (words[i]) == ERA_AD && words[i + 1];
  const char *number = era_first ? words[i + 1] : words[i];
  const Era era = era_first ? ERA_AD : era_of (words[i + 1]);
  const int year = mu_book_query_year (number);

  if (year == 0)
    return 0;
  query->year = era == ERA_BC ? -abs (year) : year;
  return era == ERA_NONE ? 1 : 2;
}

static char **
take_words (MuBookQuery *query, char *const *words)
{
  GPtrArray *kept = g_ptr_array_new ();

  for (guint i = 0; words[i];) {
    const guint taken = take_year (query, words, i);
    if (taken == 0)
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

/* "202 v. Chr." as German writes it: the era in one word. Takes the text. */
static char *
join_eras (char *folded)
{
  GString *text = g_string_new (folded);

  g_free (folded);
  g_string_replace (text, "v. chr.", "v.chr.", 0);
  g_string_replace (text, "n. chr.", "n.chr.", 0);
  return g_string_free (text, FALSE);
}

MuBookQuery *
mu_book_query_new (const char *typed)
{
  MuBookQuery *query = g_new0 (MuBookQuery, 1);
  g_autofree char *folded = join_eras (mu_words_fold (typed));
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

gboolean
mu_book_query_matches (const MuBookQuery *query, const MuBook *book, const char *text)
{
  if (query->year && (query->year < book->from || query->year > book->to))
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
