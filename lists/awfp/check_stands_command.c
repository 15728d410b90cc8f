/* Whom a Fast Play army has beside its units: its general and priest, and nothing else. */
#include <glib/gi18n-lib.h>

#include "lists/awfp/stand.h"
#include "lists/check/check_private.h"

static MuIssue *
add (MuCheck *check, MuRule rule, char *message, char *remedy)
{
  return mu_check_add (check, rule, MU_ISSUE_WHOLE_LIST, message, remedy);
}

/* The last who does not command, who is one too many. */
static guint
spare_general (const MuList *list)
{
  guint spare = list->generals->len - 1;
  while (spare > 0 && mu_list_general (list, spare)->commander)
    spare--;
  return spare;
}

/* awfp.general.one, awfp.army.general-cost */
static void
check_generals (MuCheck *check)
{
  const int count = (int) check->list->generals->len;
  if (mu_awfp_item_refused (MU_AWFP_GENERAL, count) == MU_RULE_NONE)
    return;
  MuIssue *issue
      = add (check, MU_RULE_AWFP_GENERAL_ONE,
             g_strdup_printf (ngettext ("%d general; an army of Fast Play has one",
                                        "%d generals; an army of Fast Play has one",
                                        (unsigned long) count),
                              count),
             count == 0 ? g_strdup (_ ("Add a general")) : g_strdup (_ ("Leave the others out")));
  if (count == 0)
    mu_check_mend_general (issue, MU_MEND_ADD_GENERAL, 0, MU_LIST_NO_UNIT);
  else
    mu_check_mend_general (issue, MU_MEND_REMOVE_GENERAL, spare_general (check->list),
                           MU_LIST_NO_UNIT);
}

/* awfp.general.strength */
static void
check_general (MuCheck *check, guint index)
{
  const char *name = mu_list_general (check->list, index)->name;
  MuIssue *issue = NULL;
  MuAwfpTroop stand;
  if (!mu_list_general_stand (check->list, index, &stand))
    issue = add (check, MU_RULE_AWFP_GENERAL_STRENGTH,
                 g_strdup_printf (_ ("The list does not say what stand %s has"), name),
                 g_strdup (_ ("Choose his stand")));
  else if (mu_awfp_troop_forbidden (&stand) != MU_RULE_NONE)
    issue = add (check, mu_awfp_troop_forbidden (&stand),
                 g_strdup_printf (_ ("Fast Play has no stand like that of %s"), name),
                 g_strdup (_ ("Choose another stand for him")));
  if (issue)
    mu_check_mend_general (issue, MU_MEND_STAND, index, MU_LIST_NO_UNIT);
}

/* awfp.priest.one */
static void
check_priest (MuCheck *check)
{
  if (mu_awfp_item_refused (MU_AWFP_PRIEST, check->list->priest ? 1 : 0) != MU_RULE_NONE)
    mu_check_mend (
        add (check, MU_RULE_AWFP_PRIEST_ONE, g_strdup (_ ("The army has no priest")),
             g_strdup (
                 _ ("Add a priest: he costs nothing, and lets one die be rolled again each turn"))),
        MU_MEND_ADD_PRIEST, 0);
}

/* awfp.army.no-relics, awfp.scope.supply-units: no boats, wagons or anything else. */
static void
check_items (MuCheck *check)
{
  if (check->list->items->len > 0)
    mu_check_mend (add (check, MU_RULE_AWFP_SCOPE_SUPPLY_UNITS,
                        g_strdup (_ ("Fast Play has no wagons, boats, field works or siege gear")),
                        g_strdup (_ ("Leave them out"))),
                   MU_MEND_DROP_ITEMS, 0);
}

void
mu_check_stands_command (MuCheck *check)
{
  check_generals (check);
  for (guint i = 0; i < check->list->generals->len; i++)
    check_general (check, i);
  check_priest (check);
  check_items (check);
}
