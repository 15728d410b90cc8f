/* Generals and their bodyguards. */
#include <glib/gi18n-lib.h>

#include "lists/check_private.h"
#include "lists/organisation.h"
#include "rules/wrg/setup.h"

static void
add (MuCheck *check, MuRule rule, char *message, char *remedy)
{
  mu_check_add (check, rule, MU_ISSUE_WHOLE_LIST, message, remedy);
}

static int
count_generals (const MuList *list, gboolean commanders)
{
  int count = 0;
  for (guint i = 0; i < list->generals->len; i++)
    count += !mu_list_general (list, i)->commander == !commanders;
  return count;
}

/* wrg.generals.cinc */
static void
check_commander (MuCheck *check)
{
  const int count = count_generals (check->list, TRUE);
  if (count == 0)
    add (check, MU_RULE_WRG_GENERALS_CINC, g_strdup (_ ("The army has no commander-in-chief")),
         g_strdup (_ ("Add a commander-in-chief for 100 points")));
  else if (count > 1)
    add (check, MU_RULE_WRG_GENERALS_CINC,
         g_strdup_printf (_ ("The army has %d commanders-in-chief"), count),
         g_strdup (_ ("Make all but one of them subordinates, or leave them out")));
}

/* wrg.generals.cinc */
static void
check_subordinates (MuCheck *check)
{
  const int count = count_generals (check->list, FALSE);
  const int points = mu_list_points (check->list);
  const int allowed = mu_wrg_subordinates_allowed (points);
  if (count > allowed)
    add (check, MU_RULE_WRG_GENERALS_CINC,
         g_strdup_printf (
             _ ("%d subordinate generals at %d points; one is allowed over 1000, two over 1500"),
             count, points),
         g_strdup_printf (_ ("Leave %d of them out"), count - allowed));
}

static const char *
name_of (const MuListGeneral *general)
{
  return *general->name ? general->name : _ ("A general without a name");
}

/* wrg.generals.cinc: his figure is on the table; it moves and fights with a unit. */
static void
check_place (MuCheck *check, const MuListGeneral *general)
{
  if (general->rides_with >= 0 && general->rides_with < (int) check->list->units->len)
    return;
  add (check, MU_RULE_WRG_GENERALS_CINC,
       g_strdup_printf (_ ("%s rides with no unit of the list"), name_of (general)),
       g_strdup (_ ("Choose the unit that he rides with")));
}

/* wrg.army.choice */
static void
check_training (MuCheck *check, const MuListGeneral *general)
{
  const MuBook *book = check->book;
  if (!book || !book->regular_generals == !general->regular)
    return;
  add (check, MU_RULE_WRG_ARMY_CHOICE,
       g_strdup_printf (book->regular_generals
                            ? _ ("%s is irregular; the book's generals are regular")
                            : _ ("%s is regular; the book's generals are irregular"),
                        name_of (general)),
       g_strdup (book->regular_generals ? _ ("Make him regular") : _ ("Make him irregular")));
}

void
mu_check_generals (MuCheck *check)
{
  check_commander (check);
  check_subordinates (check);
  for (guint i = 0; i < check->list->generals->len; i++) {
    const MuListGeneral *general = mu_list_general (check->list, i);
    check_place (check, general);
    check_training (check, general);
  }
}

/* --- bodyguards ---------------------------------------------------------- */

static int
count_riders (const MuList *list, guint unit)
{
  int riders = 0;
  for (guint i = 0; i < list->generals->len; i++)
    riders += mu_list_general (list, i)->rides_with == (int) unit;
  return riders;
}

/* wrg.units.bodyguard: one general's own. */
static gboolean
check_riders (MuCheck *check, guint index)
{
  const int riders = count_riders (check->list, index);
  if (riders == 0)
    mu_check_add (check, MU_RULE_WRG_UNITS_BODYGUARD, (int) index,
                  g_strdup (_ ("A bodyguard with which no general rides")),
                  g_strdup (_ ("Let a general ride with it, or make it an ordinary unit")));
  else if (riders > 1)
    mu_check_add (check, MU_RULE_WRG_UNITS_BODYGUARD, (int) index,
                  g_strdup_printf (_ ("%d generals ride with one bodyguard"), riders),
                  g_strdup (_ ("Let all but one of them ride with another unit")));
  return riders != 1;
}

/* wrg.units.bodyguard */
static gboolean
check_guard_class (MuCheck *check, guint index)
{
  const MuListGeneral *general = mu_list_unit_general (check->list, index);
  if (mu_unit_may_guard (&mu_list_unit (check->list, index)->troop, general->regular))
    return FALSE;
  mu_check_add (
      check, MU_RULE_WRG_UNITS_BODYGUARD, (int) index,
      g_strdup (general->regular
                    ? _ ("A regular general's guard must be regulars of class A")
                    : _ ("An irregular general's guard must be irregulars of class A or B")),
      g_strdup (_ ("Change its class and training, or make it an ordinary unit")));
  return TRUE;
}

/* wrg.army.choice */
static void
check_guard_option (MuCheck *check, guint index)
{
  const MuBookOption *option = mu_check_option (check, index);
  if (option && !option->bodyguard)
    mu_check_add (check, MU_RULE_WRG_ARMY_CHOICE, (int) index,
                  g_strdup_printf (_ ("The book has no bodyguard of %s"), option->name),
                  g_strdup (_ ("Choose guards from the book, or make it an ordinary unit")));
}

void
mu_check_guards (MuCheck *check)
{
  for (guint i = 0; i < check->list->units->len; i++)
    if (mu_list_unit (check->list, i)->bodyguard && !check_riders (check, i)
        && !check_guard_class (check, i))
      check_guard_option (check, i);
}
