/* What is legal by any rules, but hardly meant: warnings. */
#include <glib/gi18n-lib.h>

#include "lists/check/check_private.h"

/* wrg.points.army */
static void
advise_points (MuCheck *check)
{
  const int points = mu_list_points (check->list);
  const int limit = check->list->points_limit;
  g_autofree char *have = mu_term_number (points);
  g_autofree char *agreed = mu_term_number (limit);
  g_autofree char *lacking = mu_term_number (limit - points);
  if (mu_check_is_choice (check) && points < limit - limit / 10)
    mu_check_add (
        check, mu_check_points (check), MU_ISSUE_WHOLE_LIST,
        g_strdup_printf (_ ("%s points are %s short of the %s agreed"), have, lacking, agreed),
        mu_list_system_of (check->list)->count_words (MU_COUNT_WORTH_LEFT, limit - points));
}

static void
advise_list_name (MuCheck *check)
{
  if (!*check->list->name)
    mu_check_add (check, MU_RULE_WRG_ORDERS_INITIAL, MU_ISSUE_WHOLE_LIST,
                  g_strdup (_ ("The list has no name")), g_strdup (_ ("Give it a name")));
}

static void
advise_general_names (MuCheck *check)
{
  for (guint i = 0; i < check->list->generals->len; i++)
    if (!*mu_list_general (check->list, i)->name)
      mu_check_add (check, MU_RULE_WRG_GENERALS_CINC, MU_ISSUE_WHOLE_LIST,
                    g_strdup (_ ("A general has no name")), g_strdup (_ ("Give him a name")));
}

void
mu_check_army_advice (MuCheck *check)
{
  advise_list_name (check);
  mu_check_edition_advice (check);
  advise_points (check);
  advise_general_names (check);
}
