/* The army as a whole: its points, its strength, the book it comes from. */
#include <glib/gi18n-lib.h>

#include "lists/check/check_private.h"

/* wrg.points.army */
static void
check_points (MuCheck *check)
{
  const int points = mu_list_points (check->list);
  const int over = points - check->list->points_limit;
  g_autofree char *have = mu_term_number (points);
  g_autofree char *agreed = mu_term_number (check->list->points_limit);
  g_autofree char *more = mu_term_number (over);
  if (over > 0 && mu_check_is_choice (check))
    mu_check_add (
        check, mu_check_points (check), MU_ISSUE_WHOLE_LIST,
        g_strdup_printf (_ ("%s points are %s more than the %s agreed"), have, more, agreed),
        mu_list_system_of (check->list)->count_words (MU_COUNT_WORTH_OVER, over));
}

/* wrg.army.choice: an army is made of units. */
static void
check_units_there (MuCheck *check)
{
  const guint count = check->list->units->len;
  if (count == 0)
    mu_check_add (check, mu_check_choice (check), MU_ISSUE_WHOLE_LIST,
                  g_strdup (_ ("The army has no units")), g_strdup (_ ("Add units")));
  else if (count > MU_LIST_UNITS_MAX)
    mu_check_add (check, mu_check_choice (check), MU_ISSUE_WHOLE_LIST,
                  g_strdup_printf (_ ("%u units are more than the %d that a battle can take"),
                                   count, MU_LIST_UNITS_MAX),
                  g_strdup (_ ("Put troops together into fewer units")));
}

/* wrg.army.choice */
static void
check_book_there (MuCheck *check)
{
  if (!check->book)
    mu_check_add (check, mu_check_choice (check), MU_ISSUE_WHOLE_LIST,
                  g_strdup_printf (_ ("There is no army book “%s” here"), check->list->book_id),
                  g_strdup (_ ("Choose one of the club's books, or add this one to them")));
  else if (!mu_book_serves (check->book, check->list->rules))
    mu_check_add (
        check, mu_check_choice (check), MU_ISSUE_WHOLE_LIST,
        g_strdup_printf (_ ("The book %s is for other rules than the list"), check->book->name),
        g_strdup (_ ("Choose a book for the rules of the list")));
}

/* A year of the book near the list's own, if it can be in the years of all its troops. */
static int
nearest_year (const MuCheck *check)
{
  int year = CLAMP (check->list->year, check->book->from, check->book->to);
  for (guint i = 0; i < check->list->units->len; i++)
    if (check->option[i])
      year = CLAMP (year, check->option[i]->from, check->option[i]->to);
  return year == 0 ? 1 : year;
}

/* wrg.army.choice: of its own time. */
static void
check_year (MuCheck *check)
{
  const MuBook *book = check->book;
  const int year = check->list->year;
  if (!book || (year >= book->from && year <= book->to))
    return;
  g_autofree char *own = mu_year_format (year);
  g_autofree char *from = mu_year_format (book->from);
  g_autofree char *to = mu_year_format (book->to);
  MuIssue *issue = mu_check_add (
      check, mu_check_choice (check), MU_ISSUE_WHOLE_LIST,
      g_strdup_printf (_ ("%s is outside the years of the book %s"), own, book->name),
      g_strdup_printf (_ ("Choose a year from %s to %s"), from, to));
  mu_check_mend (issue, MU_MEND_SET_YEAR, nearest_year (check));
}

static gboolean
is_too_long (const char *text, glong max)
{
  return g_utf8_strlen (text, -1) > max;
}

/* wrg.orders.initial: orders are written to units by name. */
static void
check_names (MuCheck *check)
{
  if (is_too_long (check->list->name, MU_LIST_NAME_MAX)
      || is_too_long (check->list->player, MU_LIST_NAME_MAX)
      || is_too_long (check->list->notes, MU_LIST_NOTES_MAX))
    mu_check_add (check, MU_RULE_WRG_ORDERS_INITIAL, MU_ISSUE_WHOLE_LIST,
                  g_strdup (_ ("The list's name, player or notes are too long to be saved")),
                  g_strdup_printf (_ ("Keep names to %d characters and notes to %d"),
                                   MU_LIST_NAME_MAX, MU_LIST_NOTES_MAX));
}

void
mu_check_army (MuCheck *check)
{
  check_points (check);
  check_units_there (check);
  check_book_there (check);
  check_year (check);
  check_names (check);
}
