/* Tests of morale and the state of bodies in words. */
#include <glib/gi18n-lib.h>

#include "reports/awfp/account/sentences.h"
#include "reports/awfp/account/sentences_private.h"
#include "rules/awfp/morale.h"
#include "rules/awfp/state.h"
#include "rules/awfp/sums/nerve.h"

#define BODY(names, event) mu_account_name (names, (event)->body)

/* --- tests ------------------------------------------------------------------------ */

static const char *
occasion_words (int occasion)
{
  switch ((MuAwfpOccasion) occasion) {
  case MU_AWFP_TEST_SHOT:
    return _ ("under missile fire");
  case MU_AWFP_TEST_FRIENDS_ROUT:
    return _ ("seeing friends in rout");
  case MU_AWFP_TEST_GENERAL_LOST:
    return _ ("having lost the general");
  case MU_AWFP_TEST_COMBAT:
    return _ ("beaten in close combat");
  case MU_AWFP_TEST_CHARGED:
    return _ ("charged");
  case MU_AWFP_TEST_FRENZY:
    return _ ("trying for frenzy");
  case MU_AWFP_TEST_RALLY:
    return _ ("trying to rally");
  }
  return _ ("for another reason");
}

static const char *
result_words (int result)
{
  switch ((MuAwfpNerveResult) result) {
  case MU_AWFP_PASSES:
    return C_ ("morale", "passed");
  case MU_AWFP_PASSES_FRENZIED:
    return C_ ("morale", "passed, and frenzied");
  case MU_AWFP_ONE_DISORDER:
    return C_ ("morale", "one disorder");
  case MU_AWFP_TWO_DISORDERS:
    return C_ ("morale", "two disorders");
  case MU_AWFP_RETREATS:
    return C_ ("morale", "fragmented, and a retreat");
  case MU_AWFP_ROUTS:
    break;
  }
  return C_ ("morale", "rout");
}

/* Turns in which the body fought, before this event of the record. */
static int
rounds_before (const MuBattleRecord *record, const MuEvent *event)
{
  int rounds = 0, last = -1;
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *before = &g_array_index (record->events, MuEvent, i);
    if (before == event)
      break;
    if (before->kind == MU_AWFP_EVENT_ROUND && before->body == event->body
        && before->period != last) {
      rounds++;
      last = before->period;
    }
  }
  return rounds;
}

/* What such troops need then; 0: what they are is not known. */
static int
needed (const MuBattleRecord *record, const MuEvent *event)
{
  const MuListUnit *unit = mu_battle_record_unit (record, event->body, NULL);
  MuAwfpTroop troop;
  if (!unit || mu_awfp_troop_parse (unit->stand, &troop, NULL) != MU_AWFP_PARSE_OK)
    return 0;
  return mu_awfp_morale_needed ((MuAwfpMorale) troop.morale, rounds_before (record, event), NULL);
}

/* "needed 4, rolled 2", and what it comes to where something is added. */
static char *
dice_words (const MuBattleRecord *record, const MuEvent *event)
{
  const int least = needed (record, event), total = event->value[1], die = event->value[3];
  if (least == 0)
    return g_strdup_printf (_ ("rolled %d, in all %d"), die, total);
  if (die == total)
    return g_strdup_printf (_ ("needed %d, rolled %d"), least, die);
  return g_strdup_printf (_ ("needed %d, rolled %d, in all %d"), least, die, total);
}

char *
mu_awfp_say_nerve (const MuAccountNames *names, const MuEvent *event)
{
  g_autofree char *dice = dice_words (names->record, event);
  /* Translators: unit, occasion, "needed 4, rolled 2", result */
  return g_strdup_printf (_ ("%s took a morale test, %s: %s: %s."), BODY (names, event),
                          occasion_words (event->value[0]), dice, result_words (event->value[2]));
}

char *
mu_awfp_test_words (const MuBattleRecord *record, guint test)
{
  const MuEvent *event = &g_array_index (record->events, MuEvent, test);
  g_autofree char *dice = dice_words (record, event);
  /* Translators: turn, occasion, "needed 4, rolled 2", result */
  return g_strdup_printf (_ ("Turn %d, %s: %s: %s."), event->period,
                          occasion_words (event->value[0]), dice, result_words (event->value[2]));
}

/* Who routs is told at once, and so is who rallies or does not. */
gboolean
mu_awfp_tells_nerve (const MuEvent *event)
{
  return event->value[0] != MU_AWFP_TEST_RALLY && event->value[2] > MU_AWFP_PASSES
         && event->value[2] < MU_AWFP_ROUTS;
}

/* --- the state -------------------------------------------------------------------- */

static char *
say_missiles (const char *body, int low)
{
  if (low > 1)
    return g_strdup_printf (_ ("%s shot off the last missiles."), body);
  return g_strdup_printf (_ ("%s ran low on missiles."), body);
}

static char *
say_order (const char *body, const MuEvent *event)
{
  switch ((MuAwfpState) event->value[0]) {
  case MU_AWFP_STEADY:
    return g_strdup_printf (_ ("%s stood in order again."), body);
  case MU_AWFP_DISORDERED:
    if (event->rule == MU_RULE_AWFP_RECOVER_FRAGMENTED)
      return g_strdup_printf (_ ("%s found together again, still in disorder."), body);
    return g_strdup_printf (_ ("%s fell into disorder."), body);
  case MU_AWFP_FRAGMENTED:
    return g_strdup_printf (_ ("%s fragmented."), body);
  case MU_AWFP_ROUTED:
    break;
  }
  return g_strdup_printf (_ ("%s broke and ran."), body);
}

static char *
say_frenzy (const char *body, int rule)
{
  if (rule == MU_RULE_AWFP_FRENZY_TEST || rule == MU_RULE_AWFP_FRENZY_FANATICS)
    return g_strdup_printf (_ ("%s went into a frenzy."), body);
  if (rule == MU_RULE_AWFP_RECOVER_FRENZIED || rule == MU_RULE_AWFP_FANATIC_ENDS)
    return g_strdup_printf (_ ("%s came out of the frenzy."), body);
  return NULL;
}

/* Whoever rallies is told to be fragmented then. */
char *
mu_awfp_say_state (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  if (event->rule == MU_RULE_AWFP_RECOVER_ROUT)
    return NULL;
  if (event->rule == MU_RULE_AWFP_MISSILE_AMMUNITION)
    return say_missiles (body, event->value[2]);
  if (event->rule == MU_RULE_AWFP_RECOVER_MISSILES)
    return g_strdup_printf (_ ("%s had missiles again."), body);
  char *frenzy = say_frenzy (body, event->rule);
  return frenzy ? frenzy : say_order (body, event);
}

static gboolean
is_recovery (int rule)
{
  return rule == MU_RULE_AWFP_RECOVER_FRAGMENTED || rule == MU_RULE_AWFP_RECOVER_DISORDERED
         || rule == MU_RULE_AWFP_RECOVER_MISSILES || rule == MU_RULE_AWFP_RECOVER_FRENZIED;
}

/* What is worse than before and not told by the test that brought it. */
gboolean
mu_awfp_tells_state (const MuEvent *event)
{
  if (event->rule == MU_RULE_AWFP_MISSILE_AMMUNITION)
    return event->value[2] > 1;
  return event->value[0] != MU_AWFP_STEADY && event->rule != MU_RULE_AWFP_MORALE_RESULTS
         && event->rule != MU_RULE_AWFP_FRENZY_TEST && event->rule != MU_RULE_AWFP_FANATIC_ENDS
         && event->rule != MU_RULE_AWFP_FRENZY_FANATICS && !is_recovery (event->rule);
}

/* --- as it is ---------------------------------------------------------------------- */

static const char *
order_state_words (int state)
{
  switch ((MuAwfpState) state) {
  case MU_AWFP_STEADY:
    break;
  case MU_AWFP_DISORDERED:
    return C_ ("state", "disordered");
  case MU_AWFP_FRAGMENTED:
    return C_ ("state", "fragmented");
  case MU_AWFP_ROUTED:
    return C_ ("state", "in rout");
  }
  return NULL;
}

char *
mu_awfp_condition_words (const MuEvent *event)
{
  const char *words[4] = { NULL };
  int count = 0;
  words[count] = order_state_words (event->value[0]);
  count += words[count] != NULL;
  if (event->value[1] == 1)
    words[count++] = C_ ("state", "frenzied");
  if (event->value[2] > 0)
    words[count++]
        = event->value[2] > 1 ? C_ ("state", "out of missiles") : C_ ("state", "low on missiles");
  return g_strjoinv (", ", (char **) words);
}
