#include "app/session/books/book_choice.h"

#include "app/session/books/book_words.h"
#include "lists/words/plain.h"

static void
free_choice (gpointer data)
{
  MuBookChoice *choice = data;

  g_object_unref (choice->item);
  g_free (choice);
}

static void
add_choice (GPtrArray *choices, GListModel *items, guint at, const char *words)
{
  MuBookChoice *choice = g_new0 (MuBookChoice, 1);

  choice->item = g_list_model_get_item (items, at);
  choice->words = words;
  g_ptr_array_add (choices, choice);
}

static gboolean
has_year (const MuBook *book, int year)
{
  return year >= book->from && year <= book->to;
}

/* Troops and commanders of other years are not looked for. */
static MuBookQuery
ask_in_year (const MuBookQuery *query, int year)
{
  MuBookQuery asked = *query;

  if (asked.year == 0 && year != 0) {
    asked.year = year;
    asked.era = year < 0 ? MU_ERA_BC : MU_ERA_AD;
  }
  return asked;
}

static void
find_all (GListModel *items, const MuBookQuery *query, int year, MuBookFound *found)
{
  const MuBookQuery asked = ask_in_year (query, year);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++) {
    g_autoptr (MuBookItem) item = g_list_model_get_item (items, i);
    if (year == 0 || has_year (mu_book_item_get_book (item), year))
      found[i] = mu_book_item_find (item, &asked);
    else
      found[i].in = MU_FOUND_NOT;
  }
}

static void
put_first (GPtrArray *choices, GListModel *items, const MuBook *stays, MuBookFound *found)
{
  for (guint i = 0; i < g_list_model_get_n_items (items); i++) {
    g_autoptr (MuBookItem) item = g_list_model_get_item (items, i);
    if (mu_book_item_get_book (item) == stays) {
      add_choice (choices, items, i, found[i].words);
      found[i].in = MU_FOUND_NOT; /* once */
    }
  }
}

static void
add_found (GPtrArray *choices, GListModel *items, const MuBookFound *found, MuFoundIn in)
{
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    if (found[i].in == in)
      add_choice (choices, items, i, found[i].words);
}

static gboolean
serves (const MuBook *book, const MuBookQuery *query)
{
  return query->rules == MU_BOOK_QUERY_ANY || mu_book_serves (book, (MuRuleSystem) query->rules);
}

GPtrArray *
mu_book_choices (GListModel *items, const MuBookQuery *query, int year, const MuBook *stays)
{
  GPtrArray *choices = g_ptr_array_new_with_free_func (free_choice);
  g_autofree MuBookFound *found = g_new0 (MuBookFound, g_list_model_get_n_items (items));

  find_all (items, query, year, found);
  if (stays && serves (stays, query))
    put_first (choices, items, stays, found);
  for (MuFoundIn in = MU_FOUND_NAME; in < MU_FOUND_NOT; in++)
    add_found (choices, items, found, in);
  return choices;
}

int
mu_book_choice_year (const MuBook *book, const MuBookQuery *query)
{
  if (query->year == 0)
    return 0;
  if (has_year (book, query->year))
    return query->year;
  return query->era == MU_ERA_NONE && has_year (book, -query->year) ? -query->year : 0;
}

char *
mu_book_choice_words (const MuBookChoice *choice)
{
  const MuBook *book = mu_book_item_get_book (choice->item);

  if (choice->words)
    return mu_plain_line (choice->words);
  return mu_plain_line (book->home ? book->home : mu_book_words_land (book->land));
}
