/* Fast Play's events, a row each: its own, and those of all systems that it means in its own way;
 * and those of them that fill no file of their own. */
#include "reports/awfp/account/sentences.h"

#include <glib/gi18n-lib.h>

#include "reports/awfp/account/sentences_private.h"
#include "rules/field/fix.h"

#define FIRST_OWN 100
#define OWN_KINDS (MU_AWFP_EVENT_WORK - FIRST_OWN + 1)

#define BODY(names, event) mu_account_name (names, (event)->body)

char *
mu_awfp_count_stands (int stands)
{
  return g_strdup_printf (ngettext ("%d stand", "%d stands", (gulong) ABS (stands)), stands);
}

char *
mu_awfp_count_figures (int figures)
{
  return g_strdup_printf (ngettext ("%d figure", "%d figures", (gulong) ABS (figures)), figures);
}

static char *
say_deployed (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (ngettext ("%s deployed with %d stand in front.",
                                    "%s deployed with %d stands in front.",
                                    (gulong) event->value[3]),
                          BODY (names, event), event->value[3]);
}

/* --- ways ----------------------------------------------------------------------- */

static char *
say_went_back (const MuAccountNames *names, const MuEvent *event, int distance)
{
  return g_strdup_printf (
      ngettext ("%s went back %d pace.", "%s went back %d paces.", (gulong) ABS (distance)),
      BODY (names, event), distance);
}

static char *
say_ran (const MuAccountNames *names, const MuEvent *event, int distance)
{
  return g_strdup_printf (ngettext ("%s ran %d pace.", "%s ran %d paces.", (gulong) ABS (distance)),
                          BODY (names, event), distance);
}

static char *
say_moved (const MuAccountNames *names, const MuEvent *event)
{
  const int distance = MU_FIX_TO_PACES (event->value[3]);
  if (event->rule == MU_RULE_AWFP_SEQUENCE_FREE_TURN)
    return g_strdup_printf (_ ("%s turned about."), BODY (names, event));
  if (distance == 0)
    return g_strdup_printf (_ ("%s changed facing."), BODY (names, event));
  if (event->rule == MU_RULE_AWFP_RECOVERY || event->rule == MU_RULE_AWFP_COMBAT_THREE_LOST)
    return say_ran (names, event, distance);
  if (event->rule == MU_RULE_AWFP_COMBAT_RESULTS || event->rule == MU_RULE_AWFP_MORALE_RESULTS
      || event->rule == MU_RULE_AWFP_RETREAT_TURN || event->rule == MU_RULE_AWFP_DEPLOY_FALL_BACK)
    return say_went_back (names, event, distance);
  return mu_account_say_moved (names, event);
}

static char *
say_faced (const MuAccountNames *names, const MuEvent *event)
{
  const int files = MU_SHAPE_FILES (event->value[3]);
  if (event->value[3] == 0)
    return mu_account_say_faced (names, event);
  return g_strdup_printf (ngettext ("%s formed up with %d stand in front.",
                                    "%s formed up with %d stands in front.", (gulong) files),
                          BODY (names, event), files);
}

/* --- who leaves and who comes back --------------------------------------------------- */

/* awfp.orders.recover.rout: it stands again in pieces. */
static char *
say_rallied (const MuAccountNames *names, const MuEvent *event)
{
  if (event->value[0] == MU_RALLIED_ONTO_TABLE)
    return g_strdup_printf (_ ("%s came back to the table."), BODY (names, event));
  return g_strdup_printf (_ ("%s rallied, but fragmented."), BODY (names, event));
}

static char *
say_left_table (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  if (event->rule == MU_RULE_AWFP_RECOVER_ROUT)
    return g_strdup_printf (_ ("%s could not be rallied and left the field."), body);
  return g_strdup_printf (
      event->value[0] == 1 ? _ ("%s fled off the table.") : _ ("%s left the table."), body);
}

/* --- headlines ------------------------------------------------------------------------ */

/* Who stands, turns or countercharges is told by what comes of it. */
static gboolean
tells_response (const MuEvent *event)
{
  return event->value[0] == MU_AWFP_RUNS || event->value[0] == MU_AWFP_FALLS_BACK;
}

static gboolean
tells_always (const MuEvent *event)
{
  return TRUE;
}

/* --- the tables ------------------------------------------------------------------------ */

static const MuEventWords common[MU_EVENT_KINDS] = {
  [MU_EVENT_DEPLOYED] = { say_deployed, NULL },
  [MU_EVENT_CHARGE] = { mu_awfp_say_charge, NULL },
  [MU_EVENT_MOVED] = { say_moved, NULL },
  [MU_EVENT_FACED] = { say_faced, NULL },
  [MU_EVENT_STRENGTH] = { mu_awfp_say_strength, NULL },
  [MU_EVENT_RALLIED] = { say_rallied, NULL },
  [MU_EVENT_LEFT_TABLE] = { say_left_table, NULL },
  [MU_EVENT_DESTROYED] = { mu_awfp_say_destroyed, NULL },
  [MU_EVENT_GENERAL_LOST] = { mu_awfp_say_general_lost, NULL },
  [MU_EVENT_GAVE_UP] = { mu_awfp_say_gave_up, NULL },
  [MU_EVENT_ENDED] = { mu_awfp_say_ended, NULL },
};

static const MuEventWords own[OWN_KINDS] = {
  [MU_AWFP_EVENT_MARKER - FIRST_OWN] = { mu_awfp_say_marker, NULL },
  [MU_AWFP_EVENT_INITIATIVE - FIRST_OWN] = { mu_awfp_say_initiative, NULL },
  [MU_AWFP_EVENT_RESPONSE - FIRST_OWN] = { mu_awfp_say_response, tells_response },
  [MU_AWFP_EVENT_VOLLEY - FIRST_OWN] = { mu_awfp_say_volley, NULL },
  [MU_AWFP_EVENT_ROUND - FIRST_OWN] = { mu_awfp_say_round, NULL },
  [MU_AWFP_EVENT_NERVE - FIRST_OWN] = { mu_awfp_say_nerve, mu_awfp_tells_nerve },
  [MU_AWFP_EVENT_STATE - FIRST_OWN] = { mu_awfp_say_state, mu_awfp_tells_state },
  [MU_AWFP_EVENT_PUSHED - FIRST_OWN] = { mu_awfp_say_pushed, tells_always },
  [MU_AWFP_EVENT_GENERAL_WITH - FIRST_OWN] = { mu_awfp_say_general_with, tells_always },
  [MU_AWFP_EVENT_GENERAL_RISK - FIRST_OWN] = { mu_awfp_say_general_risk, NULL },
  [MU_AWFP_EVENT_SECOND_THROW - FIRST_OWN] = { mu_awfp_say_second_throw, NULL },
  [MU_AWFP_EVENT_WORK - FIRST_OWN] = { mu_awfp_say_work, NULL },
};

const MuEventWords *
mu_awfp_event_words (int kind)
{
  if (kind >= 0 && kind < MU_EVENT_KINDS)
    return &common[kind];
  return kind >= FIRST_OWN && kind < FIRST_OWN + OWN_KINDS ? &own[kind - FIRST_OWN] : NULL;
}

/* --- sums -------------------------------------------------------------------------------- */

int
mu_awfp_harm (const MuEvent *event)
{
  if (event->kind == MU_AWFP_EVENT_VOLLEY)
    return event->value[1];
  return event->kind == MU_AWFP_EVENT_ROUND ? event->value[2] : 0;
}

int
mu_awfp_die (const MuEvent *event)
{
  if (event->kind == MU_AWFP_EVENT_ROUND)
    return event->value[0];
  return event->kind == MU_AWFP_EVENT_NERVE ? event->value[3] : 0;
}
