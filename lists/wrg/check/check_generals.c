/* Generals and their bodyguards. */
#include <glib/gi18n-lib.h>

#include "lists/check/check_private.h"
#include "lists/wrg/organisation.h"
#include "rules/wrg/before/setup.h"

static MuIssue *
add (MuCheck *check, MuRule rule, char *message, char *remedy)
{
  return mu_check_add (check, rule, MU_ISSUE_WHOLE_LIST, message, remedy);
}

static int
count_generals (const MuList *list, gboolean commanders)
{
  int count = 0;
  for (guint i = 0; i < list->generals->len; i++)
    count += !mu_list_general (list, i)->commander == !commanders;
  return count;
}

/* The last of the kind, MU_LIST_NO_UNIT for none. */
static int
last_general (const MuList *list, gboolean commander)
{
  int last = MU_LIST_NO_UNIT;
  for (guint i = 0; i < list->generals->len; i++)
    if (!mu_list_general (list, i)->commander == !commander)
      last = (int) i;
  return last;
}

/* A unit with which no general rides: a guard, else one who could have one with them. */
static int
free_company (const MuList *list)
{
  int company = MU_LIST_NO_UNIT;
  for (guint i = 0; i < list->units->len; i++) {
    if (mu_list_unit_general (list, i))
      continue;
    if (mu_list_unit (list, i)->bodyguard)
      return (int) i;
    if (company == MU_LIST_NO_UNIT)
      company = (int) i;
  }
  return company;
}

static void
mend_no_commander (const MuCheck *check, MuIssue *issue)
{
  if (check->list->generals->len > 0)
    mu_check_mend_general (issue, MU_MEND_PROMOTE, 0, MU_LIST_NO_UNIT);
  else
    mu_check_mend_general (issue, MU_MEND_ADD_GENERAL, 0, free_company (check->list));
}

/* Of two, the second is a subordinate where one more may be, else too many. */
static void
mend_rival (const MuCheck *check, MuIssue *issue)
{
  const int allowed = mu_wrg_subordinates_allowed (mu_list_points (check->list));
  const int rival = last_general (check->list, TRUE);
  guint first = 0;
  while (!mu_list_general (check->list, first)->commander)
    first++;
  if (count_generals (check->list, FALSE) < allowed)
    mu_check_mend_general (issue, MU_MEND_PROMOTE, first, MU_LIST_NO_UNIT);
  else
    mu_check_mend_general (issue, MU_MEND_REMOVE_GENERAL, (guint) rival, MU_LIST_NO_UNIT);
}

/* wrg.generals.cinc */
static void
check_commander (MuCheck *check)
{
  const int count = count_generals (check->list, TRUE);
  if (count == 0)
    mend_no_commander (check, add (check, MU_RULE_WRG_GENERALS_CINC,
                                   g_strdup (_ ("The army has no commander-in-chief")),
                                   g_strdup (_ ("Add a commander-in-chief for 100 points"))));
  else if (count > 1)
    mend_rival (check,
                add (check, MU_RULE_WRG_GENERALS_CINC,
                     g_strdup_printf (_ ("The army has %d commanders-in-chief"), count),
                     g_strdup (_ ("Make all but one of them subordinates, or leave them out"))));
}

/* wrg.generals.cinc */
static void
check_subordinates (MuCheck *check)
{
  const int count = count_generals (check->list, FALSE);
  const int points = mu_list_points (check->list);
  const int allowed = mu_wrg_subordinates_allowed (points);
  g_autofree char *worth = mu_term_number (points);
  if (count > allowed && mu_check_is_choice (check))
    mu_check_mend_general (
        add (check, MU_RULE_WRG_GENERALS_CINC,
             g_strdup_printf (
                 ngettext (
                     "%d subordinate general at %s points; one is allowed over 1,000, two over "
                     "1,500",
                     "%d subordinate generals at %s points; one is allowed over 1,000, two over "
                     "1,500",
                     (gulong) count),
                 count, worth),
             g_strdup_printf (_ ("Leave %d of them out"), count - allowed)),
        MU_MEND_REMOVE_GENERAL, (guint) last_general (check->list, FALSE), MU_LIST_NO_UNIT);
}

static const char *
name_of (const MuListGeneral *general)
{
  return *general->name ? general->name : _ ("A general without a name");
}

/* wrg.generals.cinc: his figure is on the table; it moves and fights with a unit. */
static void
check_place (MuCheck *check, guint index)
{
  const MuListGeneral *general = mu_list_general (check->list, index);
  if (general->rides_with >= 0 && general->rides_with < (int) check->list->units->len)
    return;
  MuIssue *issue
      = add (check, MU_RULE_WRG_GENERALS_CINC,
             g_strdup_printf (_ ("%s rides with no unit of the list"), name_of (general)),
             g_strdup (_ ("Choose the unit that he rides with")));
  mu_check_mend_general (issue, MU_MEND_SEAT, index, free_company (check->list));
}

/* wrg.army.choice */
static void
check_training (MuCheck *check, guint index)
{
  const MuListGeneral *general = mu_list_general (check->list, index);
  const MuBook *book = check->book;
  if (!book || !book->regular_generals == !general->regular)
    return;
  MuIssue *issue
      = add (check, MU_RULE_WRG_ARMY_CHOICE,
             g_strdup_printf (book->regular_generals
                                  ? _ ("%s is irregular; the book's generals are regular")
                                  : _ ("%s is regular; the book's generals are irregular"),
                              name_of (general)),
             g_strdup (book->regular_generals ? _ ("Make him regular") : _ ("Make him irregular")));
  mu_check_mend_general (issue, MU_MEND_TRAIN, index, MU_LIST_NO_UNIT);
  issue->mend.number = book->regular_generals;
}

void
mu_check_generals (MuCheck *check)
{
  check_commander (check);
  check_subordinates (check);
  for (guint i = 0; i < check->list->generals->len; i++) {
    check_place (check, i);
    check_training (check, i);
  }
}

/* --- bodyguards ---------------------------------------------------------- */

/* The commander, where he rides with no other guard. */
static void
mend_no_rider (const MuCheck *check, MuIssue *issue)
{
  for (guint i = 0; i < check->list->generals->len; i++) {
    const MuListGeneral *general = mu_list_general (check->list, i);
    const gboolean guarded = general->rides_with >= 0
                             && general->rides_with < (int) check->list->units->len
                             && mu_list_unit (check->list, (guint) general->rides_with)->bodyguard;
    if (general->commander && !guarded) {
      mu_check_mend_general (issue, MU_MEND_SEAT, i, issue->unit);
      return;
    }
  }
  mu_check_mend (issue, MU_MEND_MAKE_PLAIN, 0);
}

static void
mend_riders (const MuCheck *check, MuIssue *issue)
{
  guint last = 0;
  for (guint i = 0; i < check->list->generals->len; i++)
    if (mu_list_general (check->list, i)->rides_with == issue->unit)
      last = i;
  mu_check_mend_general (issue, MU_MEND_SEAT, last, free_company (check->list));
}

/* The first way of the year in which they may guard him, -1 for none. */
static int
guard_way (const MuCheck *check, const MuBookOption *option, gboolean regular_general)
{
  for (guint i = 0; option && i < option->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i);
    if (mu_book_troop_in_year (way, check->list->year)
        && mu_unit_may_guard (&way->troop, regular_general))
      return (int) i;
  }
  return -1;
}

static void
mend_guard_class (const MuCheck *check, MuIssue *issue, gboolean regular_general)
{
  const int way = guard_way (check, mu_check_option (check, (guint) issue->unit), regular_general);
  if (way >= 0)
    mu_check_mend (issue, MU_MEND_SET_WAY, way);
  else
    mu_check_mend (issue, MU_MEND_MAKE_PLAIN, 0);
}

/* Whether the book has guards for him in the year. */
static gboolean
has_guards (const MuCheck *check, gboolean regular_general)
{
  for (guint i = 0; check->book && i < check->book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (check->book->options, i);
    if (option->bodyguard && guard_way (check, option, regular_general) >= 0)
      return TRUE;
  }
  return FALSE;
}

/* wrg.units.bodyguard: one general's own. */
static gboolean
check_riders (MuCheck *check, guint index)
{
  const int riders = mu_list_unit_riders (check->list, index);
  if (riders == 0)
    mend_no_rider (
        check,
        mu_check_add (check, MU_RULE_WRG_UNITS_BODYGUARD, (int) index,
                      g_strdup (_ ("A bodyguard with which no general rides")),
                      g_strdup (_ ("Let a general ride with it, or make it an ordinary unit"))));
  else if (riders > 1)
    mend_riders (check,
                 mu_check_add (check, MU_RULE_WRG_UNITS_BODYGUARD, (int) index,
                               g_strdup_printf (_ ("%d generals ride with one bodyguard"), riders),
                               g_strdup (_ ("Let all but one of them ride with another unit"))));
  return riders != 1;
}

/* wrg.units.bodyguard */
static gboolean
check_guard_class (MuCheck *check, guint index)
{
  const MuListGeneral *general = mu_list_unit_general (check->list, index);
  const MuBookOption *option = mu_check_option (check, index);
  if (mu_unit_may_guard (&mu_list_unit (check->list, index)->troop, general->regular))
    return FALSE;
  MuIssue *issue = mu_check_add (
      check, MU_RULE_WRG_UNITS_BODYGUARD, (int) index,
      g_strdup (general->regular
                    ? _ ("A regular general's guard must be regulars of class A")
                    : _ ("An irregular general's guard must be irregulars of class A or B")),
      g_strdup (guard_way (check, option, general->regular) >= 0 || !option
                    ? _ ("Change its class and training, or make it an ordinary unit")
                    : _ ("Make it an ordinary unit")));
  mend_guard_class (check, issue, general->regular);

  return TRUE;
}

/* wrg.army.choice */
static void
check_guard_option (MuCheck *check, guint index)
{
  const MuBookOption *option = mu_check_option (check, index);
  if (option && !option->bodyguard)
    mu_check_mend (
        mu_check_add (check, MU_RULE_WRG_ARMY_CHOICE, (int) index,
                      g_strdup_printf (_ ("The book has no bodyguard of %s"), option->name),
                      g_strdup (has_guards (check, check->book->regular_generals)
                                    ? _ ("Choose guards from the book, or make it an ordinary unit")
                                    : _ ("Make it an ordinary unit"))),
        MU_MEND_MAKE_PLAIN, 0);
}

void
mu_check_guards (MuCheck *check)
{
  for (guint i = 0; i < check->list->units->len; i++)
    if (mu_list_unit (check->list, i)->bodyguard && !check_riders (check, i)
        && !check_guard_class (check, i))
      check_guard_option (check, i);
}
