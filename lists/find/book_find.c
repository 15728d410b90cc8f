#include "lists/find/book_find.h"

#include "lists/book/book_findings.h"
#include "lists/edit/edit.h"
#include "lists/system.h"

static void
free_hit (gpointer data)
{
  MuBookHit *hit = data;
  g_free (hit->words);
  g_free (hit);
}

int
mu_book_smallest (const MuBook *book, MuRuleSystem rules, int year)
{
  const int when = year >= book->from && year <= book->to && year != 0 ? year : book->from;
  g_autofree char *impossible = mu_book_impossible (book, rules, when);
  if (impossible || !mu_book_serves (book, rules))
    return -1;
  const int usual = mu_list_system (rules)->usual_points ();
  g_autoptr (MuList) list = mu_list_edit_begin (book, rules, when, usual, "");
  return mu_list_take_prices (list, NULL) ? mu_list_points (list) : -1;
}

/* By the rules that are asked for, else by the first that the book serves. */
static MuRuleSystem
rules_of (const MuBookQuery *query, const MuBook *book)
{
  if (query->rules != MU_BOOK_QUERY_ANY)
    return (MuRuleSystem) query->rules;
  for (int i = 0; mu_list_systems[i]; i++)
    if (mu_book_serves (book, mu_list_systems[i]->number))
      return mu_list_systems[i]->number;
  return mu_list_rules_usual ();
}

/* Of a year without an era the one that the book has. */
static int
year_of (const MuBookQuery *query, const MuBook *book)
{
  const gboolean before
      = query->era == MU_ERA_NONE && (query->year < book->from || query->year > book->to);
  return before ? -query->year : query->year;
}

static int
by_likelihood (gconstpointer one, gconstpointer other)
{
  const MuBookHit *a = *(MuBookHit *const *) one, *b = *(MuBookHit *const *) other;
  return (int) a->in - (int) b->in;
}

static MuBookHit *
hit_of (const MuShelf *shelf, const MuBook *book, const MuBookQuery *query, int most)
{
  g_autoptr (MuBookText) text = mu_book_text_new (book, shelf);
  const MuBookFound found = mu_book_query_find (query, text);
  if (found.in == MU_FOUND_NOT)
    return NULL;
  const int smallest = mu_book_smallest (book, rules_of (query, book), year_of (query, book));
  if (most > 0 && (smallest < 0 || smallest > most))
    return NULL;
  MuBookHit *hit = g_new0 (MuBookHit, 1);
  *hit = (MuBookHit){ book, found.in, g_strdup (found.words), smallest };
  return hit;
}

GPtrArray *
mu_books_find (const MuShelf *shelf, const MuBookQuery *query, int most)
{
  GPtrArray *hits = g_ptr_array_new_with_free_func (free_hit);
  for (guint i = 0; i < mu_shelf_count (shelf); i++) {
    MuBookHit *hit = hit_of (shelf, mu_shelf_at (shelf, i), query, most);
    if (hit)
      g_ptr_array_add (hits, hit);
  }
  g_ptr_array_sort (hits, by_likelihood);
  return hits;
}
