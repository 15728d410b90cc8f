/* A challenge, one bout. */
#include "app/sums/wrg/nerve/nerve.h"
#include "rules/wrg/fight/challenge.h"
#include "rules/wrg/fight/random.h"

const MuField mu_nerve_challenge_fields[] = {
  ARG_TROOP ("first", N_ ("First general"), N_ ("the first general, as troops")),
  ARG_TROOP ("second", N_ ("Second general"), N_ ("the second general, as troops")),
  ASK_NUMBER ("bout", N_ ("Bout"), N_ ("the bout, from 1; else the first"), 1, 100, 1),
  ASK_WEAPON ("first-using", N_ ("First fights with"), N_ ("the first's weapon; else his best")),
  ASK_WEAPON ("second-using", N_ ("Second fights with"), N_ ("the second's weapon; else his best")),
  ASK_FLAG ("first-charging", N_ ("First charges"), N_ ("the first charges")),
  ASK_FLAG ("second-charging", N_ ("Second charges"), N_ ("the second charges")),
  ASK_DIE ("first-plus", N_ ("First: plus die"), N_ ("the first's plus die; else it is rolled"),
           MU_ROLL_MELEE_PLUS),
  ASK_DIE ("first-minus", N_ ("First: minus die"), N_ ("the first's minus die; else it is rolled"),
           MU_ROLL_MELEE_MINUS),
  ASK_DIE ("second-plus", N_ ("Second: plus die"), N_ ("the second's plus die; else it is rolled"),
           MU_ROLL_MELEE_PLUS),
  ASK_DIE ("second-minus", N_ ("Second: minus die"),
           N_ ("the second's minus die; else it is rolled"), MU_ROLL_MELEE_MINUS),
  ASK_DIE ("first-bow-plus", N_ ("First shoots: plus die"),
           N_ ("the first's plus die for his bow; else it is rolled"), MU_ROLL_SHOOT_PLUS),
  ASK_DIE ("first-bow-minus", N_ ("First shoots: minus die"),
           N_ ("the first's minus die for his bow; else it is rolled"), MU_ROLL_SHOOT_MINUS),
  ASK_DIE ("second-bow-plus", N_ ("Second shoots: plus die"),
           N_ ("the second's plus die for his bow; else it is rolled"), MU_ROLL_SHOOT_PLUS),
  ASK_DIE ("second-bow-minus", N_ ("Second shoots: minus die"),
           N_ ("the second's minus die for his bow; else it is rolled"), MU_ROLL_SHOOT_MINUS),
  FIELDS_END,
};

/* One of the two, by the keys of his fields. */
typedef struct {
  const char *troop, *using, *charging, *plus, *minus, *bow_plus, *bow_minus;
} Champion;

static const Champion champions[] = {
  { "first", "first-using", "first-charging", "first-plus", "first-minus", "first-bow-plus",
    "first-bow-minus" },
  { "second", "second-using", "second-charging", "second-plus", "second-minus", "second-bow-plus",
    "second-bow-minus" },
};

static int
bout_of (const MuSumInput *input)
{
  return (int) mu_sum_number (input, "bout", 1);
}

static const MuTroop *
troop_of (const MuSumInput *input, const Champion *one)
{
  return &mu_sum_value (input, one->troop)->troop;
}

/* wrg.random.dice: the plus die follows the training, the minus die is average.
 * Bows are drawn in the first bout alone. */
int
mu_nerve_challenge_dice (const MuSumInput *input, int field, MuDie *die)
{
  for (int i = 0; i < 2; i++) {
    const Champion *one = &champions[i];
    const MuTroop *troop = troop_of (input, one);
    gboolean bow_plus = mu_field_is (input, field, one->bow_plus);
    gboolean bow = bow_plus || mu_field_is (input, field, one->bow_minus);
    gboolean plus = bow_plus || mu_field_is (input, field, one->plus);
    if (!bow && !plus && !mu_field_is (input, field, one->minus))
      continue;
    *die = plus ? mu_wrg_random_plus_die (troop->regular) : MU_DIE_AVERAGE;
    return !bow || mu_wrg_challenge_shoots (troop, bout_of (input));
  }
  return 0;
}

/* --- blows and arrows ---------------------------------------------------- */

static void
note_sum (MuSumAnswer *answer, const char *who, const MuWrgSum *sum)
{
  mu_sum_note (answer, _ ("%s: weapon %d, tactical %d, random %d; casualties: %d."), who,
               sum->weapon, sum->tactical, sum->random, sum->casualties);
}

static int
shoot (const MuSumTask *task, int which, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const Champion *one = &champions[which];
  const MuTroop *troop = troop_of (input, one);
  if (!mu_wrg_challenge_shoots (troop, bout_of (input)))
    return 0;
  MuWrgShot shot = mu_wrg_challenge_shot (task->readings, troop,
                                          troop_of (input, &champions[1 - which]), bout_of (input));
  shot.random = mu_wrg_challenge_random_shoot ((MuTroopClass) troop->class,
                                               mu_field_face (input, one->bow_minus),
                                               mu_field_face (input, one->bow_plus));
  MuWrgSum sum = { 0 };
  MuRule rule;
  if (mu_wrg_challenge_arrow (task->readings, &shot, &rule, &sum, NULL) != MU_SHOOT_OK)
    return 0;
  note_sum (answer, which == 0 ? _ ("The first shoots") : _ ("The second shoots"), &sum);
  return sum.casualties;
}

/* What he fights with: as entered, else his best. */
static MuWrgChampion
champion_of (const MuSumInput *input, int which)
{
  const Champion *one = &champions[which];
  const MuTroop *troop = troop_of (input, one);
  const MuTroop *target = troop_of (input, &champions[1 - which]);
  const MuWeapon best
      = mu_wrg_challenge_weapon (troop, (MuTroopType) target->type, bout_of (input));
  return (MuWrgChampion){ .troop = *troop,
                          .using = (MuWeapon) mu_sum_number (input, one->using, best),
                          .charging = mu_field_holds (input, one->charging) };
}

static void
refuse_blow (MuSumAnswer *answer, MuWrgMeleeAnswer why, int which)
{
  const char *who = which == 0 ? _ ("First general") : _ ("Second general");
  mu_sum_refuse (answer, MU_RULE_WRG_GENERAL_CHALLENGE,
                 why == MU_MELEE_NOT_CARRIED ? _ ("%s: he does not carry that weapon")
                                             : _ ("%s: he cannot fight so"),
                 who);
}

static int
strike (const MuSumTask *task, int which, MuSumAnswer *answer)
{
  const Champion *one = &champions[which];
  const MuWrgChampion own = champion_of (task->input, which);
  const MuWrgChampion other = champion_of (task->input, 1 - which);
  MuWrgMelee melee = mu_wrg_challenge_melee (task->readings, &own, &other, bout_of (task->input));
  if (!mu_troop_has (&melee.fighter, melee.weapon)) {
    refuse_blow (answer, MU_MELEE_NOT_CARRIED, which);
    return 0;
  }
  melee.random = mu_wrg_challenge_random_melee (task->readings, (MuTroopClass) melee.fighter.class,
                                                mu_field_face (task->input, one->minus),
                                                mu_field_face (task->input, one->plus));
  MuWrgSum sum = { 0 };
  MuRule rule;
  MuWrgMeleeAnswer why = mu_wrg_challenge_blow (task->readings, &melee, &rule, &sum, NULL);
  if (why != MU_MELEE_OK || rule != MU_RULE_NONE) {
    refuse_blow (answer, why, which);
    return 0;
  }
  note_sum (answer, which == 0 ? _ ("The first strikes") : _ ("The second strikes"), &sum);
  return sum.casualties;
}

/* --- the bout ------------------------------------------------------------ */

static const char *
result_words (MuWrgChallengeResult result)
{
  switch (result) {
  case MU_CHALLENGE_AGAIN:
    return _ ("equal: they fight again");
  case MU_CHALLENGE_FIRST_TAKEN:
    return _ ("the first is wounded and taken");
  case MU_CHALLENGE_FIRST_DEAD:
    return _ ("the first is dead");
  case MU_CHALLENGE_SECOND_TAKEN:
    return _ ("the second is wounded and taken");
  case MU_CHALLENGE_SECOND_DEAD:
    return _ ("the second is dead");
  }
  return "";
}

void
mu_nerve_challenge_work (const MuSumTask *task, MuSumAnswer *answer)
{
  static const char *const keys[]
      = { "again", "first-taken", "first-dead", "second-taken", "second-dead" };
  int on_second = shoot (task, 0, answer);
  int on_first = shoot (task, 1, answer);
  on_second += strike (task, 0, answer);
  on_first += strike (task, 1, answer);
  if (answer->refusal)
    return;
  MuWrgChallengeResult result = mu_wrg_challenge_result (on_first, on_second, &answer->trace);
  answer->compared = TRUE;
  mu_sum_result_number (answer, "casualties-first", on_first);
  mu_sum_result_number (answer, "casualties-second", on_second);
  mu_sum_result (answer, "result", keys[result]);
  mu_sum_headline (answer, "%s", result_words (result));
  mu_sum_detail (answer, _ ("casualties: %d on the first, %d on the second"), on_first, on_second);
  if (result == MU_CHALLENGE_AGAIN)
    mu_sum_note (answer, "%s", _ ("Enter the next bout: hand-to-hand weapons only."));
}
