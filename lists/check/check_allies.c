/* Troops of other books: wrg.army.choice allows those who came along in history. What their
 * own book demands of its armies, minima and conditions, binds no guests. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/check/check_private.h"

static MuIssue *
add (MuCheck *check, int unit, char *message, char *remedy)
{
  return mu_check_add (check, mu_check_choice (check), unit, message, remedy);
}

static gboolean
is_ally (const MuCheck *check, guint index)
{
  const char *book = mu_list_unit (check->list, index)->book;
  return *book && strcmp (book, check->book->id) != 0;
}

static int
years_off (const MuBookAlly *ally, int year)
{
  return year < ally->from ? ally->from - year : MAX (year - ally->to, 0);
}

/* The allies of that book in the list's year, else of the nearest year. */
static const MuBookAlly *
find_ally (const MuCheck *check, const char *book)
{
  const int year = check->list->year;
  const MuBookAlly *found = mu_book_ally (check->book, book, year), *nearest = NULL;
  for (guint i = 0; !found && i < check->book->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (check->book->allies, i);
    if (strcmp (ally->book, book) == 0
        && (!nearest || years_off (ally, year) < years_off (nearest, year)))
      nearest = ally;
  }
  return found ? found : nearest;
}

static void
add_wrong_year (MuCheck *check, guint index, const MuBookAlly *ally)
{
  g_autofree char *year = mu_year_format (check->list->year);
  g_autofree char *from = mu_year_format (ally->from);
  g_autofree char *to = mu_year_format (ally->to);
  MuIssue *issue
      = add (check, (int) index,
             g_strdup_printf (_ ("Allies from the book %s came from %s to %s, not in %s"),
                              ally->found ? ally->found->name : ally->book, from, to, year),
             g_strdup_printf (_ ("Leave them out, or choose a year from %s to %s"), from, to));
  mu_check_mend (issue, MU_MEND_REMOVE_UNIT, 0);
}

/* A year outside the whole book is told once, for the list. */
static void
check_unit (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const MuBookAlly *ally = find_ally (check, unit->book);
  const int year = check->list->year;
  if (!ally)
    mu_check_mend (add (check, (int) index,
                        g_strdup_printf (_ ("The book %s has no allies from the book “%s”"),
                                         check->book->name, unit->book),
                        g_strdup (_ ("Leave the unit out, or choose one of the book's own"))),
                   MU_MEND_REMOVE_UNIT, 0);
  else if (!ally->found)
    mu_check_mend (
        add (check, (int) index,
             g_strdup_printf (_ ("There is no army book “%s” here for the allies"), unit->book),
             g_strdup (_ ("Leave the unit out, or add this book to the club's"))),
        MU_MEND_REMOVE_UNIT, 0);
  else if (!mu_book_ally_in_year (ally, year) && year >= check->book->from
           && year <= check->book->to)
    add_wrong_year (check, index, ally);
}

/* --- how many ------------------------------------------------------------ */

static int
count_ally (const MuCheck *check, const MuBook *of, int *first)
{
  int count = 0;
  for (guint i = check->list->units->len; i > 0; i--)
    if (check->of[i - 1] == of) {
      count += mu_list_unit (check->list, i - 1)->figures;
      *first = (int) i - 1;
    }
  return count;
}

static void
check_ally_total (MuCheck *check, const MuBookAlly *ally)
{
  int unit = MU_ISSUE_WHOLE_LIST;
  const int count = count_ally (check, ally->found, &unit);
  if (count <= ally->max)
    return;
  MuIssue *issue = add (check, unit,
                        g_strdup_printf (_ ("%d allies from the book %s; the book has at most %d"),
                                         count, ally->found->name, ally->max),
                        g_strdup_printf (_ ("Take %d out"), count - ally->max));
  for (guint i = ally->found->options->len; i > 0; i--)
    if (mu_check_mend_less (check, issue, ally->found->options->pdata[i - 1], count - ally->max))
      return;
}

static void
check_option_total (MuCheck *check, const MuBookOption *option)
{
  int count = 0, unit = MU_ISSUE_WHOLE_LIST;
  for (guint i = check->list->units->len; i > 0; i--)
    if (check->option[i - 1] == option) {
      count += mu_list_unit (check->list, i - 1)->figures;
      unit = (int) i - 1;
    }
  if (count > option->max)
    mu_check_mend_less (
        check,
        add (check, unit,
             g_strdup_printf (_ ("%d of %s in the army; the book of these allies has at most %d"),
                              count, option->name, option->max),
             g_strdup_printf (_ ("Take %d out"), count - option->max)),
        option, count - option->max);
}

static void
check_ally (MuCheck *check, const MuBookAlly *ally)
{
  check_ally_total (check, ally);
  for (guint i = 0; i < ally->found->options->len; i++)
    check_option_total (check, g_ptr_array_index (ally->found->options, i));
}

gboolean
mu_check_ally_units (MuCheck *check)
{
  gboolean any = FALSE;
  for (guint i = 0; check->book && i < check->list->units->len; i++)
    if (is_ally (check, i)) {
      check_unit (check, i);
      any = TRUE;
    }
  return any;
}

void
mu_check_allies (MuCheck *check)
{
  const gboolean any = mu_check_ally_units (check);
  for (guint i = 0; any && i < check->book->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (check->book->allies, i);
    /* once, where the book has them twice in a year */
    if (ally->found && mu_book_ally (check->book, ally->book, check->list->year) == ally)
      check_ally (check, ally);
  }
}
