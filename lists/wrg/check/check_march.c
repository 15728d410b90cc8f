/* Forced marches: who can make one, and together. */
#include <glib/gi18n-lib.h>

#include "lists/check/check_private.h"

/* wrg.points.forced-march.straggling: somebody must arrive. */
static void
check_march (MuCheck *check, guint index)
{
  const MuRule rule = mu_list_unit_march_refused (mu_list_unit (check->list, index));
  if (rule == MU_RULE_WRG_POINTS_FORCED_MARCH_STRAGGLING)
    mu_check_mend (
        mu_check_add (check, rule, (int) index,
                      g_strdup (_ ("A forced march costs more than all of them are worth: nobody "
                                   "would arrive")),
                      g_strdup (_ ("Let it march as usual, or add figures"))),
        MU_MEND_SET_MARCH, 0);
  else if (rule == MU_RULE_WRG_POINTS_FORCED_MARCH)
    mu_check_mend (mu_check_add (check, rule, (int) index,
                                 g_strdup (_ ("Such troops make no forced march")),
                                 g_strdup (_ ("Let it march as usual"))),
                   MU_MEND_SET_MARCH, 0);
}

/* READING: wrg.points.forced-march: units march, so both kinds of troops of one body do. */
static void
check_body (MuCheck *check, guint index)
{
  const MuListUnit *guest = mu_list_unit_guest (check->list, index);
  if (!guest || !guest->forced_march == !mu_list_unit (check->list, index)->forced_march)
    return;
  MuIssue *issue = mu_check_add (
      check, MU_RULE_WRG_POINTS_FORCED_MARCH, (int) index + 1,
      g_strdup (_ ("It is in one body with the unit before it, and only one of the two "
                   "makes a forced march")),
      g_strdup (_ ("Let both march alike")));
  mu_check_mend (issue, MU_MEND_SET_MARCH, mu_list_unit (check->list, index)->forced_march);
}

void
mu_check_marches (MuCheck *check)
{
  for (guint i = 0; i < check->list->units->len; i++) {
    check_march (check, i);
    check_body (check, i);
  }
}
