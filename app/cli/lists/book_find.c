/* Army books by what is in them. */
#include <glib/gi18n.h>

#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "lists/find/book_find.h"
#include "lists/system.h"
#include "lists/words/search.h"

/* For scripts, by MuFoundIn. */
static const char *const found_keys[]
    = { "name", "in-name", "troops", "people", "others", "notes" };

static char *
typed_words (const MuCall *call)
{
  GString *typed = g_string_new (NULL);
  for (guint i = 0; i < mu_call_count (call); i++)
    g_string_append_printf (typed, "%s ", mu_call_argument (call, i));
  return g_string_free (typed, FALSE);
}

static int
choice_of (MuCall *call, const char *option)
{
  return mu_call_has (call, option) ? mu_call_choice (call, option, 0) : MU_BOOK_QUERY_ANY;
}

static MuBookQuery *
read_query (MuCall *call)
{
  g_autofree char *typed = typed_words (call);
  const char *enemy = mu_call_text (call, "enemy");
  const int rules = choice_of (call, "rules");
  MuBookQuery *query = mu_book_query_new (typed);
  if (mu_call_has (call, "year")) {
    query->year = mu_call_year (call, "year", 0);
    query->era = query->year < 0 ? MU_ERA_BC : MU_ERA_AD;
  }
  query->enemy = enemy ? mu_words_fold (enemy) : NULL;
  if (mu_call_has (call, "land"))
    query->land = mu_call_choice (call, "land", 0) + 1; /* MU_LAND_UNSAID is none to choose */
  query->region = choice_of (call, "region");
  if (rules != MU_BOOK_QUERY_ANY)
    query->rules = (int) mu_list_systems[rules]->number;
  return query;
}

static void
show_hit (MuCall *call, const MuBookHit *hit)
{
  g_autofree char *smallest = g_strdup_printf ("%d", hit->smallest);
  g_autofree char *from = g_strdup_printf ("%d", hit->book->from);
  g_autofree char *to = g_strdup_printf ("%d", hit->book->to);
  mu_out_row (call, "found", hit->book->id, hit->book->name, from, to, smallest,
              found_keys[hit->in], hit->words ? hit->words : "", NULL);
  g_autofree char *first = mu_year_format (hit->book->from);
  g_autofree char *last = mu_year_format (hit->book->to);
  g_autofree char *name = mu_pad (hit->book->name, 34);
  mu_say (call, "%s  %s – %s  %s", name, first, last, hit->book->id);
  if (hit->smallest >= 0) /* Translators: points of the smallest army that the book makes */
    mu_say (call, ngettext ("  from %d point", "  from %d points", hit->smallest), hit->smallest);
  mu_say (call, "\n");
  if (hit->words)
    mu_say_wrapped (call, 4, hit->words);
}

MuExit
mu_run_book_find (MuCall *call)
{
  GError *error = NULL;
  const MuShelf *shelf = mu_call_books (call, &error);
  if (!shelf)
    return mu_complain_error (error);
  g_autoptr (MuBookQuery) query = read_query (call);
  g_autoptr (GPtrArray) hits
      = mu_books_find (shelf, query, (int) mu_call_number (call, "points", 0));
  for (guint i = 0; i < hits->len; i++)
    show_hit (call, g_ptr_array_index (hits, i));
  if (hits->len == 0)
    mu_say (call, "%s\n", _ ("No such books are there."));
  return hits->len ? MU_EXIT_DONE : MU_EXIT_NO;
}
