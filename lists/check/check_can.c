/* What can be advised: troops that the book has in the list's year, and no others. */
#include <glib/gi18n-lib.h>

#include "lists/book/book_findings.h"
#include "lists/check/check_private.h"

/* --- by numbers ------------------------------------------------------------ */

gboolean
mu_check_can_have (MuCheck *check, const MuBookOption *option, int count)
{
  if (!check->year)
    check->year = mu_book_year_new (check->book, check->list->rules, check->list->year);
  return mu_book_option_in_year (option, check->list->year)
         && mu_book_year_solve_with (check->year, option, MAX (count, 1), NULL)
                != MU_SOLVED_IMPOSSIBLE;
}

/* Who asks for items alone has looked up no units. */
static int
count_option (const MuCheck *check, const MuBookOption *option)
{
  int count = 0;
  for (guint i = 0; check->option && i < check->list->units->len; i++)
    count += check->option[i] == option ? mu_list_unit (check->list, i)->figures : 0;
  return count;
}

/* In an army by the list's rules. */
static int
most_of (const MuCheck *check, const MuBookOption *option)
{
  const MuBookTroop *way = mu_book_option_usual (option, check->list->year);
  return mu_list_system_of (check->list)->numbers (option, way).max;
}

gboolean
mu_check_can_grow (MuCheck *check, guint unit, int more)
{
  const MuBookOption *option = check->option[unit];
  if (!option)
    return TRUE;
  const int count = count_option (check, option) + more;
  if (check->of[unit] == check->book)
    return mu_check_can_have (check, option, count);
  return mu_book_ally (check->book, check->of[unit]->id, check->list->year)
         && mu_check_has_way (check, option) && count <= most_of (check, option);
}

char *
mu_check_small_words (MuCheck *check, guint unit, int lacking)
{
  return mu_check_can_grow (check, unit, lacking)
             ? g_strdup_printf (_ ("Add %d, or leave the unit out"), lacking)
             : g_strdup (_ ("Leave the unit out"));
}

/* --- by years --------------------------------------------------------------- */

gboolean
mu_check_is_armed (const MuCheck *check, const MuBookTroop *way)
{
  g_autofree char *notation = mu_list_system_of (check->list)->way_notation (way);
  return notation != NULL;
}

gboolean
mu_check_has_way (const MuCheck *check, const MuBookOption *option)
{
  for (guint i = 0; i < option->troops->len; i++)
    if (mu_book_troop_in_year (option->troops->pdata[i], check->list->year)
        && mu_check_is_armed (check, option->troops->pdata[i]))
      return mu_book_option_in_year (option, check->list->year);
  return FALSE;
}

typedef struct {
  int from, to;
} Years;

static Years
meet (Years a, int from, int to)
{
  return (Years){ MAX (a.from, from), MIN (a.to, to) };
}

/* Such years as hold the list's own are no help: there the numbers are at fault. */
static void
add_years (const MuCheck *check, GArray *all, Years years)
{
  const int year = check->list->year;
  if (years.from <= years.to && (year < years.from || year > years.to))
    g_array_append_val (all, years);
}

/* The years in which both can come, with each of their ways. */
static GArray *
gather_years (const MuCheck *check, const MuBookOption *option, const MuBookOption *other,
              const MuBookAlly *ally)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Years));
  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i);
    Years years = meet ((Years){ way->from, way->to }, check->book->from, check->book->to);
    if (ally)
      years = meet (years, ally->from, ally->to);
    if (!mu_check_is_armed (check, way))
      continue;
    if (!other)
      add_years (check, all, years);
    for (guint w = 0; other && w < other->troops->len; w++) {
      const MuBookTroop *with = g_ptr_array_index (other->troops, w);
      if (mu_check_is_armed (check, with))
        add_years (check, all, meet (years, with->from, with->to));
    }
  }
  return all;
}

static int
years_off (const Years *years, int year)
{
  return year < years->from ? years->from - year : year - years->to;
}

/* Whether the two are one time without a break; there is no year 0. */
static gboolean
join (Years *years, const Years *more)
{
  const Years before = *years;
  const int next = years->to == -1 ? 1 : years->to + 1;
  const int last = years->from == 1 ? -1 : years->from - 1;
  if (more->from <= next && more->to >= last) {
    years->from = MIN (years->from, more->from);
    years->to = MAX (years->to, more->to);
  }
  return years->from != before.from || years->to != before.to;
}

/* The time nearest to the list's year; from > to where there is none. */
static Years
years_of (const MuCheck *check, const MuBookOption *option, const MuBookOption *other,
          const MuBookAlly *ally)
{
  g_autoptr (GArray) all = gather_years (check, option, other, ally);
  const int year = check->list->year;
  Years nearest = { 1, 0 };
  for (guint i = 0; i < all->len; i++) {
    const Years *years = &g_array_index (all, Years, i);
    if (i == 0 || years_off (years, year) < years_off (&nearest, year))
      nearest = *years;
  }
  for (guint i = 0; i < all->len; i++)
    if (join (&nearest, &g_array_index (all, Years, i)))
      i = 0;
  return nearest;
}

char *
mu_check_leave_out (const MuCheck *check, const MuBookOption *option, const MuBookOption *other,
                    const MuBookAlly *ally)
{
  const Years years = years_of (check, option, other, ally);
  if (years.from > years.to)
    return g_strdup (_ ("Leave them out"));
  g_autofree char *from = mu_year_format (years.from);
  g_autofree char *to = mu_year_format (years.to);
  return g_strdup_printf (_ ("Leave them out, or choose a year from %s to %s"), from, to);
}

char *
mu_check_elsewhen (MuCheck *check)
{
  int from, to;
  if (check->elsewhen)
    return g_strdup (check->elsewhen);
  if (mu_book_nearest_years (check->book, check->list->rules, check->list->year, &from, &to)) {
    g_autofree char *first = mu_year_format (from);
    g_autofree char *last = mu_year_format (to);
    check->elsewhen = g_strdup_printf (_ ("The book's demands of this year cannot be met: choose a "
                                          "year from %s to %s"),
                                       first, last);
  } else
    check->elsewhen
        = g_strdup (_ ("The book's demands cannot be met in any year: choose another book, or "
                       "mend this one"));
  return g_strdup (check->elsewhen);
}

/* --- by kind ---------------------------------------------------------------- */

static gboolean
has_kind (const MuCheck *check, const MuBook *of, gboolean (*is) (const MuBookTroop *way))
{
  for (guint i = 0; i < of->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (of->options, i);
    for (guint w = 0; w < option->troops->len; w++) {
      const MuBookTroop *way = g_ptr_array_index (option->troops, w);
      if (mu_book_troop_in_year (way, check->list->year) && is (way)
          && count_option (check, option) < most_of (check, option))
        return TRUE;
    }
  }
  return FALSE;
}

gboolean
mu_check_offers (const MuCheck *check, gboolean (*is) (const MuBookTroop *way))
{
  if (!check->book || has_kind (check, check->book, is))
    return TRUE;
  for (guint i = 0; i < check->book->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (check->book->allies, i);
    if (ally->found && mu_book_ally_in_year (ally, check->list->year)
        && has_kind (check, ally->found, is))
      return TRUE;
  }
  return FALSE;
}
