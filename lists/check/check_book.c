/* What the army book says: the rule behind all of it is wrg.army.choice, no
 * troops and no organisation that the historical army did not have. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/check/check_private.h"

static MuIssue *
add (MuCheck *check, int unit, char *message, char *remedy)
{
  return mu_check_add (check, mu_check_choice (check), unit, message, remedy);
}

/* --- one unit ------------------------------------------------------------ */

gboolean
mu_check_book_size (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const MuBookOption *option = mu_check_option (check, index);
  const char *name = option ? option->name : "";

  if (option && unit->figures > option->unit_max)
    mu_check_mend_size (
        check,
        add (check, (int) index,
             g_strdup_printf (_ ("%d in one unit; the book has at most %d of %s in one"),
                              unit->figures, option->unit_max, name),
             g_strdup_printf (_ ("Take %d out, or make two units"),
                              unit->figures - option->unit_max)),
        unit->figures - option->unit_max);
  else if (option && mu_check_is_choice (check) && !unit->sub_unit
           && !mu_list_unit_is_guest (check->list, index) && unit->figures < option->unit_min)
    mu_check_mend_small (
        check,
        add (check, (int) index,
             g_strdup_printf (_ ("%d in one unit; the book has at least %d of %s in one"),
                              unit->figures, option->unit_min, name),
             mu_check_small_words (check, index, option->unit_min - unit->figures)),
        option->unit_min);
  else
    return FALSE;
  return TRUE;
}

const MuBookAlly *
mu_check_ally_of (const MuCheck *check, guint index)
{
  for (guint i = 0; check->of[index] != check->book && i < check->book->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (check->book->allies, i);
    if (ally->found == check->of[index])
      return ally;
  }
  return NULL;
}

/* READING: wrg.army.choice: an army book names its troops, not what carried their bread: transport
 * is in every army, if not by an option of the book. */
static gboolean
is_train (const MuCheck *check, const MuListUnit *unit)
{
  return !mu_list_system_of (check->list)->is_fighting (unit)
         && (!*unit->option || strcmp (unit->option, MU_LIST_TRAIN) == 0);
}

static void
check_option_known (MuCheck *check, guint index)
{
  if (check->of[index] && !mu_check_option (check, index)
      && !is_train (check, mu_list_unit (check->list, index)))
    mu_check_mend (
        add (check, (int) index,
             g_strdup_printf (_ ("The book %s has no option “%s”"), check->of[index]->name,
                              mu_list_unit (check->list, index)->option),
             g_strdup (_ ("Choose one of the book's options for it, or leave it out"))),
        MU_MEND_REMOVE_UNIT, 0);
}

/* A year outside the whole book is told once, for the list. */
static void
check_option_year (MuCheck *check, guint index)
{
  const MuBookOption *option = mu_check_option (check, index);
  const int year = check->list->year;
  if (!option || mu_book_option_in_year (option, year) || year < check->book->from
      || year > check->book->to)
    return;
  g_autofree char *own = mu_year_format (year);
  g_autofree char *from = mu_year_format (option->from);
  g_autofree char *to = mu_year_format (option->to);
  MuIssue *issue = add (check, (int) index,
                        g_strdup_printf (_ ("%s are in the book from %s to %s, not in %s"),
                                         option->name, from, to, own),
                        mu_check_leave_out (check, option, NULL, mu_check_ally_of (check, index)));
  mu_check_mend (issue, MU_MEND_REMOVE_UNIT, 0);
}

void
mu_check_book_unit (MuCheck *check, guint unit)
{
  check_option_known (check, unit);
  check_option_year (check, unit);
}

/* --- the whole army ------------------------------------------------------ */

static int
count_option (const MuCheck *check, const MuBookOption *option)
{
  int count = 0;
  for (guint i = 0; i < check->list->units->len; i++)
    if (check->option[i] == option)
      count += mu_list_unit (check->list, i)->figures;
  return count;
}

static int
count_other (const MuCheck *check, const MuBookCondition *condition)
{
  return count_option (check, mu_book_option (check->book, condition->other));
}

static int
first_of (const MuCheck *check, const MuBookOption *option)
{
  for (guint i = 0; i < check->list->units->len; i++)
    if (check->option[i] == option)
      return (int) i;
  return MU_ISSUE_WHOLE_LIST;
}

static void
check_total (MuCheck *check, const MuBookOption *option, int count)
{
  const char *name = option->name;
  if (count > option->max)
    mu_check_mend_less (check,
                        add (check, first_of (check, option),
                             g_strdup_printf (_ ("%d of %s in the army; the book has at most %d"),
                                              count, name, option->max),
                             g_strdup_printf (_ ("Take %d out"), count - option->max)),
                        option, count - option->max);
  else if (count < option->min && mu_check_is_choice (check)
           && mu_book_option_in_year (option, check->list->year))
    mu_check_mend_more (
        check,
        add (check, first_of (check, option),
             g_strdup_printf (count ? _ ("%d of %s in the army; the book has at least %d")
                                    : _ ("%d of %s in the army; the book demands at least %d"),
                              count, name, option->min),
             mu_check_can_have (check, option, option->min)
                 ? g_strdup_printf (_ ("Add %d of %s"), option->min - count, name)
                 : mu_check_elsewhen (check)),
        option, option->min - count);
}

/* at most count for each per of the other: whole shares only are not asked
 * for, so that 15 of 30 is as good as 50 of 100. */
static void
check_share (MuCheck *check, const MuBookOption *option, const MuBookCondition *condition,
             const char *other, int count)
{
  const int others = count_other (check, condition);
  const int most = others * condition->count / condition->per;
  if (count > most)
    mu_check_mend_less (
        check,
        add (check, first_of (check, option),
             g_strdup_printf (_ ("%d of %s with %d of %s; the book has at most %d for each %d"),
                              count, option->name, others, other, condition->count, condition->per),
             mu_check_can_have (check, mu_book_option (check->book, condition->other),
                                (count * condition->per + condition->count - 1) / condition->count)
                 ? g_strdup_printf (_ ("Take %d out, or add to %s"), count - most, other)
                 : g_strdup_printf (_ ("Take %d out"), count - most)),
        option, count - most);
}

static void
check_least (MuCheck *check, const MuBookOption *option, const MuBookCondition *condition,
             const char *other, int count)
{
  const int others = count_other (check, condition);
  const int least = (others * condition->count + condition->per - 1) / condition->per;
  if (count < least)
    mu_check_mend_more (
        check,
        add (check, first_of (check, option),
             g_strdup_printf (_ ("%d of %s with %d of %s; the book has at least %d for each %d"),
                              count, option->name, others, other, condition->count, condition->per),
             mu_check_can_have (check, option, least)
                 ? g_strdup_printf (_ ("Add %d of %s, or take some of %s out"), least - count,
                                    option->name, other)
                 : g_strdup_printf (_ ("Take some of %s out"), other)),
        option, least - count);
}

/* What the option needs, or what is left to do without. */
static char *
advise_need (MuCheck *check, const MuBookOption *option, const MuBookCondition *condition,
             int lacking)
{
  const MuBookOption *other = mu_book_option (check->book, condition->other);
  const gboolean compulsory = option->min > 0 && mu_book_option_in_year (option, check->list->year);
  if (!mu_check_can_have (check, other, condition->count))
    return compulsory ? mu_check_elsewhen (check) : mu_check_leave_out (check, option, other, NULL);
  return g_strdup_printf (compulsory ? _ ("Add %d of %s") : _ ("Add %d of %s, or leave them out"),
                          lacking, other->name);
}

static void
check_need (MuCheck *check, const MuBookOption *option, const MuBookCondition *condition,
            const char *other)
{
  const int others = count_other (check, condition);
  if (others < condition->count)
    mu_check_mend_more (
        check,
        add (check, first_of (check, option),
             g_strdup_printf (_ ("%s come only with at least %d of %s; there are %d"), option->name,
                              condition->count, other, others),
             advise_need (check, option, condition, condition->count - others)),
        mu_book_option (check->book, condition->other), condition->count - others);
}

/* Whichever of the two need not be there. */
static char *
advise_exclusion (const MuCheck *check, const MuBookOption *option, const MuBookOption *other)
{
  const int year = check->list->year;
  const gboolean one = option->min > 0 && mu_book_option_in_year (option, year);
  const gboolean two = other->min > 0 && mu_book_option_in_year (other, year);
  if (!one == !two)
    return g_strdup (_ ("Leave one of the two out"));
  return g_strdup_printf (_ ("Leave %s out"), one ? other->name : option->name);
}

static void
check_exclusion (MuCheck *check, const MuBookOption *option, const MuBookCondition *condition,
                 const char *other)
{
  if (count_other (check, condition) > 0)
    add (check, first_of (check, option),
         g_strdup_printf (_ ("%s never came together with %s"), option->name, other),
         advise_exclusion (check, option, mu_book_option (check->book, condition->other)));
}

static void
check_condition (MuCheck *check, const MuBookOption *option, const MuBookCondition *condition,
                 int count)
{
  const char *other = mu_book_option (check->book, condition->other)->name;
  switch (condition->kind) {
  case MU_BOOK_AT_MOST_PER:
    check_share (check, option, condition, other, count);
    break;
  case MU_BOOK_AT_LEAST_PER:
    check_least (check, option, condition, other, count);
    break;
  case MU_BOOK_NEEDS:
    check_need (check, option, condition, other);
    break;
  case MU_BOOK_NOT_WITH:
    check_exclusion (check, option, condition, other);
    break;
  }
}

/* What must come with others holds before there is one of them, in their years. How many were with
 * how many holds of a choice alone, for losses do not ask. */
static gboolean
applies (const MuCheck *check, const MuBookOption *option, const MuBookCondition *condition,
         int count)
{
  if (!mu_check_is_choice (check) && condition->kind != MU_BOOK_NOT_WITH)
    return FALSE;
  return count > 0
         || (condition->kind == MU_BOOK_AT_LEAST_PER
             && mu_book_option_in_year (option, check->list->year));
}

static void
check_option (MuCheck *check, const MuBookOption *option)
{
  const int count = count_option (check, option);
  check_total (check, option, count);
  for (guint i = 0; i < option->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (option->conditions, i);
    if (applies (check, option, condition, count))
      check_condition (check, option, condition, count);
  }
}

static void
mend_limit_less (MuCheck *check, MuIssue *issue, const MuBookLimit *limit, int over)
{
  for (guint i = limit->options->len; i > 0; i--)
    if (mu_check_mend_less (check, issue,
                            mu_book_option (check->book, limit->options->pdata[i - 1]), over))
      return;
}

/* Of the first that has room for them. */
static void
mend_limit_more (MuCheck *check, MuIssue *issue, const MuBookLimit *limit, int lacking)
{
  for (guint i = 0; i < limit->options->len; i++) {
    const MuBookOption *option = mu_book_option (check->book, limit->options->pdata[i]);
    if (mu_book_option_in_year (option, check->list->year)
        && count_option (check, option) + lacking <= option->max) {
      mu_check_mend_more (check, issue, option, lacking);
      return;
    }
  }
}

static char *
advise_limit (MuCheck *check, const MuBookLimit *limit, int lacking)
{
  for (guint i = 0; i < limit->options->len; i++) {
    const MuBookOption *option = mu_book_option (check->book, limit->options->pdata[i]);
    if (mu_check_can_have (check, option, count_option (check, option) + 1))
      return g_strdup_printf (_ ("Add %d of them"), lacking);
  }
  return mu_check_elsewhen (check);
}

/* Minima hold in the years of those that can be had. */
static void
check_limit (MuCheck *check, const MuBookLimit *limit)
{
  int count = 0, most = 0, unit = MU_ISSUE_WHOLE_LIST;
  for (guint i = 0; i < limit->options->len; i++) {
    const MuBookOption *option
        = mu_book_option (check->book, g_ptr_array_index (limit->options, i));
    const int own = count_option (check, option);
    if (own > 0 && unit == MU_ISSUE_WHOLE_LIST)
      unit = first_of (check, option);
    count += own;
    most += mu_book_option_in_year (option, check->list->year) ? option->max : 0;
  }
  if (count > limit->max)
    mend_limit_less (
        check,
        add (check, unit,
             g_strdup_printf (_ ("%s: %d in the army; the book has at most %d together"),
                              limit->name, count, limit->max),
             g_strdup_printf (_ ("Take %d out"), count - limit->max)),
        limit, count - limit->max);
  else if (count < MIN (limit->min, most) && mu_check_is_choice (check))
    mend_limit_more (
        check,
        add (check, unit,
             g_strdup_printf (_ ("%s: %d in the army; the book demands at least %d together"),
                              limit->name, count, MIN (limit->min, most)),
             advise_limit (check, limit, MIN (limit->min, most) - count)),
        limit, MIN (limit->min, most) - count);
}

void
mu_check_book (MuCheck *check)
{
  for (guint i = 0; i < check->list->units->len; i++)
    mu_check_book_unit (check, i);
  for (guint i = 0; check->book && i < check->book->options->len; i++)
    check_option (check, g_ptr_array_index (check->book->options, i));
  for (guint i = 0; check->book && i < check->book->limits->len; i++)
    check_limit (check, g_ptr_array_index (check->book->limits, i));
}
