#include "app/session/armies/new_army.h"

#include <glib/gi18n-lib.h>

#include "app/session/books/book_items.h"
#include "lists/awfp/fastplay.h"
#include "lists/book/book_findings.h"
#include "lists/fill/fill.h"
#include "lists/system.h"

int
mu_new_army_year (const MuBook *book)
{
  int from, to;
  const int middle = (book->from + book->to) / 2;
  const int year = CLAMP (middle == 0 ? 1 : middle, book->from, book->to);

  if (!mu_book_nearest_years (book, mu_new_army_rules (book), year, &from, &to))
    return year;
  return CLAMP (year, from, to);
}

char *
mu_new_army_year_refusal (const MuBook *book, MuRuleSystem rules, int year)
{
  g_autofree char *own = mu_year_format (year);
  g_autofree char *years = mu_book_years (book->from, book->to);

  if (year >= book->from && year <= book->to)
    return mu_book_impossible (book, rules, year);
  /* Translators: a year; the years of an army book, as "50 BC to 410 AD" */
  return g_strdup_printf (_ ("The book has no army of %s; its years are %s"), own, years);
}

MuRuleSystem
mu_new_army_rules (const MuBook *book)
{
  for (int i = 0; mu_list_systems[i]; i++)
    if (mu_book_serves (book, mu_list_systems[i]->number))
      return mu_list_systems[i]->number;
  return mu_list_rules_usual ();
}

int
mu_new_army_points (MuRuleSystem rules)
{
  return mu_list_system (rules)->usual_points ();
}

MuList *
mu_new_army_filled (const MuBook *book, MuRuleSystem rules, int year, int points, GError **error)
{
  g_autoptr (MuFilled) filled = mu_fill_new (book, rules, year, points, "", MU_FILL_PLAIN, error);

  return filled ? g_steal_pointer (&filled->list) : NULL;
}

MuList *
mu_new_army (const MuBook *book)
{
  const MuRuleSystem rules = mu_new_army_rules (book);

  return mu_list_edit_begin (book, rules, mu_new_army_year (book), mu_new_army_points (rules),
                             book->name);
}
