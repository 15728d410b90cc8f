/* Reaction tests and what they have a body do, in words. */
#include <glib/gi18n-lib.h>

#include "reports/wrg/account/sentences.h"
#include "reports/wrg/account/sentences_private.h"
#include "rules/wrg/nerve/reaction.h"

#define BODY(names, event) mu_account_name (names, (event)->body)

static const char *
occasion_words (int occasion)
{
  switch ((MuWrgOccasion) occasion) {
  case MU_OCCASION_FIRST_DANGER:
    return _ ("in danger for the first time");
  case MU_OCCASION_START_CHARGE:
    return _ ("ordered to charge");
  case MU_OCCASION_CHARGED:
    return _ ("charged");
  case MU_OCCASION_SHOT_DOWN:
    return _ ("under heavy shooting");
  case MU_OCCASION_BELOW_HALF:
    return _ ("below half strength");
  case MU_OCCASION_SURPRISED:
    return _ ("surprised");
  case MU_OCCASION_FRIENDS_ROUT:
    return _ ("seeing friends in rout");
  case MU_OCCASION_GENERAL_LOST:
    return _ ("having lost the general");
  case MU_OCCASION_HOLDERS_WON:
    return _ ("victorious under orders to hold");
  case MU_OCCASION_RALLY:
    return _ ("clear of pursuit");
  }
  return _ ("for another reason");
}

char *
mu_wrg_say_reaction (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (ngettext ("%s tested, %s: total %d with %d die, row %d.",
                                    "%s tested, %s: total %d with %d dice, row %d.",
                                    (gulong) event->value[3]),
                          BODY (names, event), occasion_words (event->value[0]), event->value[1],
                          event->value[3], event->value[2]);
}

/* A battle sheet may come from anyone: its numbers need not be any act's. */
const char *
mu_wrg_act_words (int act)
{
  if (act < 0 || act > MU_RESULT_RALLY)
    return "?";
  return _ (mu_wrg_reaction_act_words ((MuWrgReactionAct) act));
}

char *
mu_wrg_say_result (const MuAccountNames *names, const MuEvent *event)
{
  const char *act = mu_wrg_act_words (event->value[0]);
  if (event->value[1] == 0)
    return g_strdup_printf (_ ("Result for %s: %s."), BODY (names, event), act);
  return g_strdup_printf (ngettext ("Result for %s: %s, %d period.",
                                    "Result for %s: %s, %d periods.", (gulong) event->value[1]),
                          BODY (names, event), act, event->value[1]);
}
