/* Generals: their share of casualties, their risk, shooting at them. */
#include "app/sums/wrg/nerve/nerve.h"
#include "rules/wrg/fight/challenge.h"
#include "rules/wrg/fight/general.h"
#include "rules/wrg/troop/armour.h"

/* --- share --------------------------------------------------------------- */

const MuField mu_nerve_share_fields[] = {
  ASK_NUMBER ("hand-to-hand", N_ ("Casualties hand-to-hand"),
              N_ ("hand-to-hand casualties of the body, in men"), 0, FIELD_CASUALTIES_MOST, 0),
  ASK_NUMBER ("front", N_ ("Figures fighting in front"), N_ ("figures fighting in its front rank"),
              0, FIELD_FIGURES_MOST, 0),
  ASK_NUMBER ("shot", N_ ("Casualties by shooting"),
              N_ ("casualties of the body by shooting, in men"), 0, FIELD_CASUALTIES_MOST, 0),
  ASK_NUMBER ("figures", N_ ("Figures of the body"), N_ ("figures of the body shot at"), 0,
              FIELD_FIGURES_MOST, 0),
  ASK_NUMBER ("guards", N_ ("Guards fighting in front"),
              N_ ("bodyguard figures in front with him, where he has joined a body"), 0,
              FIELD_FIGURES_MOST, 0),
  FIELDS_END,
};

static void
refuse_share (MuSumAnswer *answer, const MuWrgGeneralLosses *losses, MuRule rule)
{
  if (losses->front > losses->figures && losses->figures > 0)
    mu_sum_refuse (answer, rule, _ ("%d figures cannot fight in front of a body of %d"),
                   losses->front, losses->figures);
  else
    mu_sum_refuse (answer, rule, "%s", _ ("casualties need figures that share them"));
}

void
mu_nerve_share_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuWrgGeneralLosses losses = {
    .hand_to_hand = mu_field_number (input, "hand-to-hand"),
    .front = mu_field_number (input, "front"),
    .shot = mu_field_number (input, "shot"),
    .figures = mu_field_number (input, "figures"),
  };
  int share;
  MuRule rule = mu_wrg_general_share (task->readings, &losses, &share, &answer->trace);
  if (rule != MU_RULE_NONE) {
    refuse_share (answer, &losses, rule);
    return;
  }
  mu_sum_result_number (answer, "share", share);
  mu_sum_headline (
      answer,
      ngettext ("%d casualty on the general", "%d casualties on the general", (gulong) share),
      share);
  mu_sum_note (answer, "%s", _ ("Take as many off the casualties of the body."));
  if (mu_field_given (input, "guards"))
    mu_sum_note (answer, "%s",
                 mu_wrg_general_body (mu_field_number (input, "guards")) == MU_GENERAL_SHARES_GUARD
                     ? _ ("He shares with his bodyguard: enter its figures and casualties.")
                     : _ ("He shares with the body joined: enter its figures and casualties."));
}

/* --- risk ---------------------------------------------------------------- */

const MuField mu_nerve_risk_fields[] = {
  NEED_TRAINING (N_ ("The general")),
  NEED_NUMBER ("casualties", N_ ("Casualties on him"),
               N_ ("casualties on his figure this period, in men"), 0, FIELD_CASUALTIES_MOST, 0),
  ASK_NUMBER ("men", N_ ("Men left before"),
              N_ ("men left in his figure when the period began; else 20"), 1, MU_WRG_GENERAL_MEN,
              MU_WRG_GENERAL_MEN),
  ASK_DIE ("die", N_ ("Die"), N_ ("the die thrown; else it is rolled"), MU_ROLL_RISK_TO_GENERAL),
  ASK_FLAG ("no-way-off", N_ ("No way off the field"), N_ ("his guard cannot take him off")),
  FIELDS_END,
};

static int
men_left (const MuSumInput *input)
{
  return (int) mu_sum_number (input, "men", MU_WRG_GENERAL_MEN);
}

int
mu_nerve_risk_dice (const MuSumInput *input, int field, MuDie *die)
{
  (void) field;
  *die = mu_wrg_general_die (mu_sum_number (input, "training", 0) == 0);
  return mu_wrg_general_risk_rolled (mu_field_number (input, "casualties"), men_left (input));
}

static void
tell_fate (MuSumAnswer *answer, MuGeneralFate fate)
{
  static const char *const keys[] = { "unhurt", "leaves", "surrenders", "dead" };
  const char *const words[]
      = { _ ("the general is unhurt"), _ ("the general is wounded and leaves"),
          _ ("the general is wounded and surrenders"), _ ("the general is dead") };
  mu_sum_result (answer, "fate", keys[fate]);
  mu_sum_headline (answer, "%s", words[fate]);
  if (fate == MU_GENERAL_LEAVES)
    mu_sum_note (answer, "%s", _ ("His bodyguard leaves the field with him."));
  if (!mu_wrg_general_commands (fate))
    mu_sum_note (answer, "%s",
                 _ ("No more orders or signals from him; bodies under him that see it within 250 "
                    "paces test as the period ends."));
}

void
mu_nerve_risk_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  int casualties = mu_field_number (input, "casualties");
  int men = men_left (input);
  int face = mu_field_face (input, "die");
  MuGeneralFate fate;
  MuRule rule = mu_wrg_general_risk (casualties, men, face, !mu_field_holds (input, "no-way-off"),
                                     &fate, &answer->trace);
  if (rule != MU_RULE_NONE) {
    mu_sum_refuse (answer, rule, _ ("casualties: %d of %d men cannot be"), casualties, men);
    return;
  }
  answer->compared = TRUE;
  tell_fate (answer, fate);
  if (mu_wrg_general_risk_rolled (casualties, men))
    mu_sum_detail (answer, _ ("casualties %d times %d on the die, against %d men"), casualties,
                   face, men);
  else
    mu_sum_detail (answer, _ ("casualties: %d; men: %d"), casualties, men);
}

/* --- shooting at him ----------------------------------------------------- */

const MuField mu_nerve_target_fields[] = {
  NEED_NUMBER ("paces", N_ ("Paces to his nearest unit"),
               N_ ("paces to the nearest of his own units"), 0, 10000, 0),
  ASK_FLAG ("challenge", N_ ("Going to or from a challenge"),
            N_ ("he goes to a challenge or comes from one")),
  ASK_FLAG ("raised", N_ ("Raised up"), N_ ("he stands raised, on an elephant or a tower")),
  FIELDS_END,
};

/* wrg.general.target */
static const char *
why_target (const MuSumInput *input, MuWrgDuty duty)
{
  if (duty != MU_WRG_MAY_NOT)
    return mu_field_holds (input, "raised") ? _ ("he stands raised above the others")
                                            : _ ("more than 20 paces from his own units");
  return mu_field_holds (input, "challenge") ? _ ("he is about a challenge")
                                             : _ ("within 20 paces of his own units");
}

void
mu_nerve_target_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgVerdict may = mu_wrg_general_target (mu_field_number (task->input, "paces"),
                                            mu_field_holds (task->input, "challenge"),
                                            mu_field_holds (task->input, "raised"));
  mu_nerve_verdict (answer, "pick-out", may, _ ("shooting must pick him out"),
                    _ ("shooting may pick him out"), _ ("shooting may not pick him out"));
  mu_sum_detail (answer, "%s", why_target (task->input, may.duty));
}

/* --- when one is lost ---------------------------------------------------- */

const MuField mu_nerve_general_lost_fields[] = {
  ASK_FLAG ("over", N_ ("He commanded the body"),
            N_ ("he was over the body, directly or through a subordinate")),
  ASK_FLAG ("seen", N_ ("The body saw it"), N_ ("the body saw him lost")),
  NEED_NUMBER ("paces", N_ ("Paces to him"), N_ ("paces from the body to him"), 0, 10000, 250),
  FIELDS_END,
};

/* wrg.general.loss: for the army it is no defeat */
void
mu_nerve_general_lost_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgVerdict test = mu_wrg_general_loss_test (mu_field_holds (task->input, "over"),
                                                      mu_field_holds (task->input, "seen"),
                                                      mu_field_number (task->input, "paces"));
  mu_nerve_verdict (answer, "test", test, _ ("the body tests as the period ends"),
                    _ ("the body may test"), _ ("the body does not test for it"));
  mu_sum_note (answer, "%s", _ ("The army fights on; he gives no more orders or signals."));
}

/* --- what a challenge asks for ------------------------------------------- */

const MuField mu_nerve_challenged_fields[] = {
  ASK_FLAG ("just-deployed", N_ ("Both sides have just deployed"),
            N_ ("both sides have deployed, and nothing has happened since")),
  NEED_TRAINING (N_ ("The challenged general")),
  ASK_FLAG ("equal", N_ ("His equal in rank challenges"), N_ ("an equal in rank challenges him")),
  FIELDS_END,
};

/* wrg.general.challenge, wrg.random.melee.general */
void
mu_nerve_challenged_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuWrgVerdict may = mu_wrg_challenge_may_issue (mu_field_holds (input, "just-deployed"));
  const gboolean keeps = mu_wrg_challenge_refuser_keeps (mu_field_number (input, "training") == 0,
                                                         mu_field_holds (input, "equal"));
  mu_nerve_verdict (answer, "challenge", may, _ ("he must be challenged"),
                    _ ("he may be challenged now"), _ ("it is too late for a challenge"));
  mu_sum_result (answer, "refuser-keeps-bonus", keeps ? "yes" : "no");
  mu_sum_note (answer, "%s",
               keeps ? _ ("He may decline and loses nothing by it.")
                     : _ ("If he declines, troops that he fights among may have a random factor "
                          "below 0 again."));
}

/* --- in the front rank --------------------------------------------------- */

const MuField mu_nerve_general_as_fields[] = {
  ARG_TROOP ("guard", N_ ("His bodyguard"), N_ ("his bodyguard, in troop notation")),
  ARG_TROOP ("body", N_ ("The body he joins"), N_ ("the body that he joins")),
  NEED_NUMBER ("guards", N_ ("Guards fighting in front"),
               N_ ("bodyguard figures in front with him, without his own"), 0, FIELD_FIGURES_MOST,
               0),
  FIELDS_END,
};

/* wrg.melee.general-type */
void
mu_nerve_general_as_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuTroop as = mu_wrg_general_fights_as (&mu_sum_value (task->input, "guard")->troop,
                                               &mu_sum_value (task->input, "body")->troop,
                                               mu_field_number (task->input, "guards"));
  char notation[64];
  mu_troop_format (&as, notation, sizeof notation);
  mu_sum_result (answer, "as", notation);
  mu_sum_headline (answer, _ ("he fights as %s"), notation);
  mu_sum_note (answer, "%s",
               _ ("While he fights in the front rank, troops of class A, B or C have no random "
                  "factor below 0."));
}
