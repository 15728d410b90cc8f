/* Generals: their share of casualties, their risk, shooting at them. */
#include "app/sums/nerve.h"
#include "rules/wrg/general.h"

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
  mu_sum_note (answer, "%s", _ ("The body is spared as many."));
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
tell_fate (MuSumAnswer *answer, MuWrgGeneralFate fate)
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
  MuWrgGeneralFate fate;
  MuRule rule = mu_wrg_general_risk (casualties, men, face, !mu_field_holds (input, "no-way-off"),
                                     &fate, &answer->trace);
  if (rule != MU_RULE_NONE) {
    mu_sum_refuse (answer, rule, _ ("casualties: %d of %d men cannot be"), casualties, men);
    return;
  }
  answer->compared = TRUE;
  tell_fate (answer, fate);
  if (mu_wrg_general_risk_rolled (casualties, men))
    mu_sum_detail (answer, _ ("casualties: %d, by %d on the die, against %d men"), casualties, face,
                   men);
  else
    mu_sum_detail (answer, _ ("casualties: %d of %d men"), casualties, men);
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

void
mu_nerve_target_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgVerdict may = mu_wrg_general_target (mu_field_number (task->input, "paces"),
                                            mu_field_holds (task->input, "challenge"),
                                            mu_field_holds (task->input, "raised"));
  mu_nerve_verdict (answer, "pick-out", may, _ ("shooting must pick him out"),
                    _ ("shooting may pick him out"), _ ("shooting may not pick him out"));
}
