/* The legality of a Fast Play list: its stands, its units, and what the army book allows of each,
 * a third of it.
 *
 * READING: awfp.army.lists: the game's own army lists are lost; the army books stand in
 * their place. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/awfp/ladder.h"
#include "lists/awfp/stand.h"
#include "lists/check/check_private.h"

static MuIssue *
add (MuCheck *check, MuRule rule, int unit, char *message, char *remedy)
{
  return mu_check_add (check, rule, unit, message, remedy);
}

/* --- one unit ------------------------------------------------------------ */

/* Whether the book has a stand for it in the year; TRUE where nobody knows. */
static gboolean
has_stand (const MuCheck *check, guint index)
{
  const MuBookOption *option = mu_check_option (check, index);
  return !option || mu_check_has_way (check, option);
}

/* awfp.troops.*: whether Fast Play has such a stand at all. */
static gboolean
check_stand (MuCheck *check, guint index, MuAwfpTroop *stand)
{
  if (!mu_list_unit_stand (check->list, index, stand)) {
    mu_check_mend_way (check, add (check, MU_RULE_AWFP_ARMY_LISTS, (int) index,
                                   g_strdup_printf (_ ("“%s” is no Fast Play stand"),
                                                    mu_list_unit (check->list, index)->stand),
                                   g_strdup (has_stand (check, index) ? _ (
                                                 "Take the unit out and add it anew from the book")
                                                                      : _ ("Take the unit out"))));
    return FALSE;
  }
  const MuRule rule = mu_awfp_troop_forbidden (stand);
  if (rule == MU_RULE_NONE)
    return TRUE;
  mu_check_mend_way (check,
                     add (check, rule, (int) index, g_strdup (_ ("Fast Play has no such stand")),
                          g_strdup (has_stand (check, index) ? _ ("Choose one of the book's stands")
                                                             : _ ("Take the unit out"))));
  return FALSE;
}

static char *
limits_words (const MuAwfpLimits *limits)
{
  if (limits->least == limits->most)
    return g_strdup_printf (_ ("Make it %d"), limits->most);
  return g_strdup_printf (_ ("Make it %d to %d"), limits->least, limits->most);
}

/* awfp.units.cavalry-size and so on */
static void
check_size (MuCheck *check, guint index, const MuAwfpTroop *stand)
{
  const int stands = mu_list_unit (check->list, index)->figures;
  const MuRule rule = mu_awfp_unit_refused (stand, stands, false, NULL);
  const MuAwfpLimits limits = mu_awfp_unit_limits (mu_awfp_troop_kind (stand), false);
  if (rule == MU_RULE_NONE || (!mu_check_is_choice (check) && stands > 0 && stands < limits.least))
    return;
  MuIssue *issue
      = add (check, rule, (int) index,
             g_strdup_printf (ngettext ("%d stand in one unit; such troops have %d to %d",
                                        "%d stands in one unit; such troops have %d to %d",
                                        (unsigned long) stands),
                              stands, limits.least, limits.most),
             limits_words (&limits));
  if (stands > limits.most)
    mu_check_mend_size (check, issue, stands - limits.most);
  else
    mu_check_mend_small (check, issue, limits.least);
}

/* wrg.campaign.forces: those of a campaign may have risen or sunk to another morale. */
static gboolean
is_of_way (const MuCheck *check, const MuBookTroop *way, const MuAwfpTroop *stand)
{
  MuAwfpConversion conversion;
  if (!mu_book_troop_in_year (way, check->list->year)
      || mu_book_troop_stand (way, &conversion) != MU_RULE_NONE)
    return FALSE;
  return mu_awfp_troop_same (&conversion.troop, stand)
         || (!mu_check_is_choice (check) && mu_stands_are_alike (&conversion.troop, stand));
}

static void
check_way (MuCheck *check, guint index, const MuAwfpTroop *stand)
{
  const MuBookOption *option = mu_check_option (check, index);
  char notation[MU_AWFP_NOTATION_MAX];
  if (!option || !mu_book_option_in_year (option, check->list->year))
    return;
  for (guint i = 0; i < option->troops->len; i++)
    if (is_of_way (check, g_ptr_array_index (option->troops, i), stand))
      return;
  mu_check_mend_way (
      check,
      add (check, MU_RULE_AWFP_ARMY_LISTS, (int) index,
           g_strdup_printf (_ ("The book has no %s as %s in this year"), option->name,
                            mu_awfp_troop_format (stand, notation, sizeof notation)),
           has_stand (check, index) ? g_strdup (_ ("Choose one of the book's ways to equip them"))
                                    : mu_check_leave_out (check, option, NULL, NULL)));
}

/* awfp.units.size: Fast Play has units and nothing smaller. */
static void
check_part (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  if (!unit->sub_unit && unit->mixed == MU_NOT_MIXED)
    return;
  mu_check_mend (mu_check_add (check, MU_RULE_AWFP_UNITS_SIZE, (int) index,
                               g_strdup (_ ("Fast Play has no parts of units")),
                               g_strdup (_ ("Make it a unit of its own"))),
                 MU_MEND_MAKE_UNIT, 0);
}

static void
check_unit (MuCheck *check, guint index)
{
  MuAwfpTroop stand;
  check_part (check, index);
  if (!check_stand (check, index, &stand))
    return;
  check_size (check, index, &stand);
  check_way (check, index, &stand);
}

/* --- options and limits -------------------------------------------------- */

static int
count_stands (const MuList *list, const char *id, int *first)
{
  int count = 0;
  *first = MU_ISSUE_WHOLE_LIST;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    if (*unit->book || strcmp (unit->option, id) != 0)
      continue;
    if (*first == MU_ISSUE_WHOLE_LIST)
      *first = (int) i;
    count += unit->figures;
  }
  return count;
}

/* In the figures or models that the book counts in. */
static int
count_as_figures (const MuCheck *check, const MuBookOption *option)
{
  int first;
  return mu_book_option_figures (option, count_stands (check->list, option->id, &first));
}

/* Of an option that is too little for a stand none can stay. */
static void
add_too_many (MuCheck *check, const MuBookOption *option, int count, const MuAwfpStands *allowed)
{
  int first;
  count_stands (check->list, option->id, &first);
  MuIssue *issue
      = allowed->most == 0
            ? add (check, allowed->rule, first,
                   g_strdup_printf (_ ("%s are too few in the book for a stand of Fast Play"),
                                    option->name),
                   g_strdup (_ ("Leave them out")))
            : add (check, allowed->rule, first,
                   g_strdup_printf (
                       ngettext ("%d stand of %s in the army; a third of the book's are %d",
                                 "%d stands of %s in the army; a third of the book's are %d",
                                 (gulong) count),
                       count, option->name, allowed->most),
                   g_strdup_printf (_ ("Take %d out"), count - allowed->most));
  mu_check_mend_less (check, issue, option, count - allowed->most);
}

/* The book's own number, or the third of one. */
static char *
too_few_words (const MuBookOption *option, int count, int least)
{
  const gulong many = (gulong) count;
  if (option->stands_min >= 0)
    return g_strdup_printf (
        ngettext ("%d stand of %s in the army; in Fast Play the book demands %d",
                  "%d stands of %s in the army; in Fast Play the book demands %d", many),
        count, option->name, least);
  return g_strdup_printf (
      ngettext ("%d stand of %s in the army; a third of what the book demands are %d",
                "%d stands of %s in the army; a third of what the book demands are %d", many),
      count, option->name, least);
}

static void
check_total (MuCheck *check, const MuBookOption *option)
{
  int first;
  const int count = count_stands (check->list, option->id, &first);
  const MuAwfpStands allowed = mu_book_option_stands (option);
  if (count > allowed.most)
    add_too_many (check, option, count, &allowed);
  else if (count < allowed.least && mu_check_is_choice (check)
           && mu_book_option_in_year (option, check->list->year))
    mu_check_mend_more (
        check,
        add (check, allowed.rule, first, too_few_words (option, count, allowed.least),
             mu_check_can_have (check, option, allowed.least)
                 ? g_strdup_printf (_ ("Add %d of %s"), allowed.least - count, option->name)
                 : mu_check_elsewhen (check)),
        option, allowed.least - count);
}

static gboolean
is_broken (const MuBookCondition *condition, int count, int others)
{
  switch (condition->kind) {
  case MU_BOOK_AT_MOST_PER:
    return count > others * condition->count / condition->per;
  case MU_BOOK_AT_LEAST_PER:
    return count * condition->per < others * condition->count;
  case MU_BOOK_NEEDS:
    return others < condition->count;
  case MU_BOOK_NOT_WITH:
    break;
  }
  return others > 0;
}

static char *
condition_words (const MuBookCondition *condition, const char *name, const char *other)
{
  switch (condition->kind) {
  case MU_BOOK_AT_MOST_PER:
    return g_strdup_printf (_ ("Too many of %s for so few of %s"), name, other);
  case MU_BOOK_AT_LEAST_PER:
    return g_strdup_printf (_ ("Too few of %s for so many of %s"), name, other);
  case MU_BOOK_NEEDS:
    return g_strdup_printf (_ ("%s came with more of %s"), name, other);
  case MU_BOOK_NOT_WITH:
    break;
  }
  return g_strdup_printf (_ ("%s never came together with %s"), name, other);
}

/* So many of the book's figures or models, as stands. */
static int
as_stands (const MuBookOption *option, int figures)
{
  const int each = mu_book_option_figures (option, 1);
  return (figures + each - 1) / each;
}

/* count of the option and others of the other one, in figures or models. */
static void
mend_condition (MuCheck *check, MuIssue *issue, const MuBookOption *option,
                const MuBookCondition *condition, int count, int others)
{
  const MuBookOption *other = mu_book_option (check->book, condition->other);
  const int share = others * condition->count;
  switch (condition->kind) {
  case MU_BOOK_AT_MOST_PER:
    mu_check_mend_less (check, issue, option, as_stands (option, count - share / condition->per));
    break;
  case MU_BOOK_AT_LEAST_PER:
    mu_check_mend_more (check, issue, option,
                        as_stands (option, (share + condition->per - 1) / condition->per - count));
    break;
  case MU_BOOK_NEEDS:
    mu_check_mend_more (check, issue, other, as_stands (other, condition->count - others));
    break;
  case MU_BOOK_NOT_WITH:
    break;
  }
}

/* Only of whom more can be had is more advised. */
static char *
advise_condition (MuCheck *check, const MuBookOption *option, const MuBookOption *other,
                  const MuBookCondition *condition)
{
  int first;
  const int more = 1 + count_stands (check->list, option->id, &first);
  const int others = 1 + count_stands (check->list, other->id, &first);
  switch (condition->kind) {
  case MU_BOOK_AT_MOST_PER:
    if (!mu_check_can_have (check, other, others))
      return g_strdup_printf (_ ("Take some of %s out"), option->name);
    break;
  case MU_BOOK_AT_LEAST_PER:
    if (!mu_check_can_have (check, option, more))
      return g_strdup_printf (_ ("Take some of %s out"), other->name);
    break;
  case MU_BOOK_NEEDS:
    if (!mu_check_can_have (check, other, as_stands (other, condition->count)))
      return mu_check_leave_out (check, option, other, NULL);
    break;
  case MU_BOOK_NOT_WITH:
    return g_strdup (_ ("Leave one of the two out"));
  }
  return g_strdup_printf (_ ("Change how many of %s or of %s there are"), option->name,
                          other->name);
}

static void
check_condition (MuCheck *check, const MuBookOption *option, const MuBookCondition *condition)
{
  const MuBookOption *other = mu_book_option (check->book, condition->other);
  int first;
  const int count = count_stands (check->list, option->id, &first);
  const gboolean asked = mu_check_is_choice (check) || condition->kind == MU_BOOK_NOT_WITH;
  const gboolean applies = count > 0
                           || (condition->kind == MU_BOOK_AT_LEAST_PER
                               && mu_book_option_in_year (option, check->list->year));
  const int figures = mu_book_option_figures (option, count);
  const int others = count_as_figures (check, other);
  if (asked && applies && is_broken (condition, figures, others))
    mend_condition (check,
                    add (check, MU_RULE_AWFP_ARMY_LISTS, first,
                         condition_words (condition, option->name, other->name),
                         advise_condition (check, option, other, condition)),
                    option, condition, figures, others);
}

static void
mend_limit_less (MuCheck *check, MuIssue *issue, const MuBookLimit *limit, int over)
{
  for (guint i = limit->options->len; i > 0; i--) {
    const MuBookOption *option = mu_book_option (check->book, limit->options->pdata[i - 1]);
    if (mu_check_mend_less (check, issue, option, as_stands (option, over)))
      return;
  }
}

/* Of the first that has room for them. */
static void
mend_limit_more (MuCheck *check, MuIssue *issue, const MuBookLimit *limit, int lacking)
{
  for (guint i = 0; i < limit->options->len; i++) {
    const MuBookOption *option = mu_book_option (check->book, limit->options->pdata[i]);
    const int more = as_stands (option, lacking);
    int first;
    if (mu_book_option_in_year (option, check->list->year)
        && count_stands (check->list, option->id, &first) + more
               <= mu_book_option_stands (option).most) {
      mu_check_mend_more (check, issue, option, more);
      return;
    }
  }
}

static char *
limit_most_words (const MuBookLimit *limit)
{
  if (limit->stands_max >= 0)
    return g_strdup_printf (
        ngettext ("%s: more than the %d stand that the book has together in Fast Play",
                  "%s: more than the %d stands that the book has together in Fast Play",
                  (gulong) limit->stands_max),
        limit->name, limit->stands_max);
  return g_strdup_printf (_ ("%s: more stands than a third of what the book has together"),
                          limit->name);
}

static char *
limit_least_words (const MuBookLimit *limit)
{
  if (limit->stands_min >= 0)
    return g_strdup_printf (
        ngettext ("%s: fewer than the %d stand that the book demands together in Fast Play",
                  "%s: fewer than the %d stands that the book demands together in Fast Play",
                  (gulong) limit->stands_min),
        limit->name, limit->stands_min);
  return g_strdup_printf (_ ("%s: fewer stands than a third of what the book demands together"),
                          limit->name);
}

/* awfp.army.divide-by-three */
static void
check_limit (MuCheck *check, const MuBookLimit *limit)
{
  int count = 0;
  for (guint i = 0; i < limit->options->len; i++)
    count += count_as_figures (check,
                               mu_book_option (check->book, g_ptr_array_index (limit->options, i)));
  const int least = mu_book_limit_least (check->book, limit, check->list->year);
  const int most = mu_book_limit_most (check->book, limit);
  if (count > most)
    mend_limit_less (check,
                     add (check, MU_RULE_AWFP_ARMY_DIVIDE_BY_THREE, MU_ISSUE_WHOLE_LIST,
                          limit_most_words (limit), g_strdup (_ ("Take some out"))),
                     limit, count - most);
  else if (count < least && mu_check_is_choice (check))
    mend_limit_more (check,
                     add (check, MU_RULE_AWFP_ARMY_DIVIDE_BY_THREE, MU_ISSUE_WHOLE_LIST,
                          limit_least_words (limit), g_strdup (_ ("Add some of them"))),
                     limit, least - count);
}

static void
check_book (MuCheck *check)
{
  for (guint i = 0; i < check->book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (check->book->options, i);
    check_total (check, option);
    for (guint c = 0; c < option->conditions->len; c++)
      check_condition (check, option, g_ptr_array_index (option->conditions, c));
  }
  for (guint i = 0; i < check->book->limits->len; i++)
    check_limit (check, g_ptr_array_index (check->book->limits, i));
}

/* --- allies -------------------------------------------------------------- */

/* Of the allies' book, all of them or one option; in figures where it is all. */
static int
count_allies (const MuCheck *check, const MuBook *of, const MuBookOption *option, int *first)
{
  int count = 0;
  *first = MU_ISSUE_WHOLE_LIST;
  for (guint i = check->list->units->len; i > 0; i--) {
    const MuBookOption *own = check->option[i - 1];
    const int stands = mu_list_unit (check->list, i - 1)->figures;
    if (check->of[i - 1] != of || !own || (option && own != option))
      continue;
    count += option ? stands : mu_book_option_figures (own, stands);
    *first = (int) i - 1;
  }
  return count;
}

static void
check_ally_option (MuCheck *check, const MuBook *of, const MuBookOption *option)
{
  int first;
  const int count = count_allies (check, of, option, &first);
  const MuAwfpStands allowed = mu_book_option_stands (option);
  if (count > allowed.most)
    mu_check_mend_less (
        check,
        add (check, allowed.rule, first,
             g_strdup_printf (
                 ngettext ("%d stand of %s in the army; a third of what the book of these "
                           "allies has are %d",
                           "%d stands of %s in the army; a third of what the book of "
                           "these allies has are %d",
                           (gulong) count),
                 count, option->name, allowed.most),
             g_strdup_printf (_ ("Take %d out"), count - allowed.most)),
        option, count - allowed.most);
}

static void
mend_allies (MuCheck *check, MuIssue *issue, const MuBook *of, int over)
{
  for (guint i = of->options->len; i > 0; i--) {
    const MuBookOption *option = g_ptr_array_index (of->options, i - 1);
    if (mu_check_mend_less (check, issue, option, as_stands (option, over)))
      return;
  }
}

/* What their own book demands binds no guests. */
static void
check_ally (MuCheck *check, const MuBookAlly *ally)
{
  int first;
  const int over = count_allies (check, ally->found, NULL, &first) - ally->max;
  if (over > 0)
    mend_allies (
        check,
        add (check, MU_RULE_AWFP_ARMY_DIVIDE_BY_THREE, first,
             g_strdup_printf (
                 _ ("More stands of allies from the book %s than a third of what may come"),
                 ally->found->name),
             g_strdup (_ ("Take some out"))),
        ally->found, over);
  for (guint i = 0; i < ally->found->options->len; i++)
    check_ally_option (check, ally->found, g_ptr_array_index (ally->found->options, i));
}

static void
check_allies (MuCheck *check)
{
  if (!mu_check_ally_units (check))
    return;
  for (guint i = 0; i < check->book->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (check->book->allies, i);
    /* once, where the book has them twice in a year */
    if (ally->found && mu_book_ally (check->book, ally->book, check->list->year) == ally)
      check_ally (check, ally);
  }
}

void
mu_check_stands (MuCheck *check)
{
  for (guint i = 0; i < check->list->units->len; i++) {
    if (mu_list_unit_came_along (check->list, i))
      continue;
    mu_check_book_unit (check, i);
    check_unit (check, i);
  }
  if (check->book)
    check_book (check);
  check_allies (check);
  mu_check_stands_command (check);
}
