/* The shooting sum, and how far weapons reach. */
#include "app/sums/wrg/fight/fight.h"
#include "app/sums/wrg/odds_bars.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/fight/reach.h"
#include "rules/wrg/fight/shooting.h"
#include "rules/wrg/move/formation.h"

/* In the order of the bits of MuWrgShootCircumstance. */
static const char *const tactical_words[]
    = { "long-range",      "overhead", "overhead-many", "target-moved",
        "target-charging", "cover",    "shieldless",    NULL };
static const char *const tactical_labels[] = { N_ ("over half range"),
                                               N_ ("shooting overhead"),
                                               N_ ("over more than one rank"),
                                               N_ ("target moved 60 paces or into contact"),
                                               N_ ("target charging, pursuing or routing"),
                                               N_ ("target in cover"),
                                               N_ ("target cannot use shields"),
                                               NULL };

/* In the order of MuWrgTargetAs. */
static const char *const as_words[]
    = { "themselves",         "dismounted",   "mounted-infantry", "mounting", "riderless",
        "riderless-armoured", "pack-animals", "dummy-elephant",   NULL };
static const char *const as_labels[] = { N_ ("as they are"),
                                         N_ ("riders on foot"),
                                         N_ ("infantry on horses"),
                                         N_ ("mounting or dismounting"),
                                         N_ ("riderless animals"),
                                         N_ ("riderless animals in armour"),
                                         N_ ("pack animals"),
                                         N_ ("dummy elephants"),
                                         NULL };

const MuField mu_fight_shoot_fields[] = {
  ARG_TROOP ("shooter", N_ ("Shooters"), N_ ("who shoot")),
  ARG_TROOP ("target", N_ ("Target"), N_ ("who are shot at")),
  ASK_WEAPON ("using", N_ ("Weapon"), N_ ("the weapon: JLS, B, CB, S, SS; left out for artillery")),
  NEED_NUMBER ("figures", N_ ("Figures that shoot"),
               N_ ("figures that shoot; crew figures of models"), 1, FIELD_FIGURES_MOST, 10),
  ASK_NUMBER ("body", N_ ("Figures there are"), N_ ("figures of the whole body; no more can shoot"),
              1, FIELD_FIGURES_MOST, 10),
  ASK_SET ("tactical", N_ ("Circumstances"), N_ ("what holds"), tactical_words, tactical_labels),
  ASK_RANDOM,
  ASK_PLUS_DIE (MU_ROLL_SHOOT_PLUS),
  ASK_MINUS_DIE (MU_ROLL_SHOOT_MINUS),
  ASK_DISORDERED (N_ ("Shooters disordered"), N_ ("the shooters are disordered: half effect")),
  ASK_FLAG ("stone-thrower", N_ ("Engine throws stones"),
            N_ ("the engine throws stones: cover does not help")),
  ASK_TIRED (N_ ("Shooters worn out"),
             N_ ("the shooters' fitness is gone: no plus, the full minus")),
  ASK_WEATHER_ON_MISSILES,
  ASK_CHOICE ("target-as", N_ ("Target is"), N_ ("what the target is at this moment"), as_words,
              as_labels),
  ASK_WEAPON ("target-using", N_ ("Target uses"),
              N_ ("the weapon that the target uses at this moment")),
  ASK_CHOICE ("from", N_ ("Shot at from"), N_ ("the side of the target that is shot at"),
              mu_fight_side_words, mu_fight_side_labels),
  ASK_SET ("target-state", N_ ("State of the target"), N_ ("what the target does"),
           mu_fight_state_words, mu_fight_state_labels),
  ASK_CHOICE ("target-formation", N_ ("Formation of the target"), N_ ("how the target stands"),
              mu_fight_formation_words, mu_fight_formation_labels),
  ASK_CARRIED ("carried", N_ ("Carried over"),
               N_ ("casualties that the target carries over from before")),
  FIELDS_END,
};

static MuWrgShot
shot_of (const MuSumInput *input)
{
  const MuFieldValue *shooter = mu_sum_value (input, "shooter");
  const MuFieldValue *tactical = mu_sum_value (input, "tactical");
  MuWrgShot shot = {
    .shooter = shooter->troop,
    .target = mu_sum_value (input, "target")->troop,
    .weapon = (MuWeapon) mu_sum_number (input, "using", MU_WEAPON_ENGINE),
    .figures = mu_field_number (input, "figures"),
    .circumstances = tactical->given ? (unsigned) tactical->set : 0,
    .half = mu_field_holds (input, "disordered"),
    .weather = mu_field_tolls (input, FIELD_TOLL_MISSILES),
    .body = mu_field_number (input, "body"),
    .tired = mu_field_holds (input, "tired"),
  };
  if (mu_field_holds (input, "stone-thrower"))
    shot.circumstances |= MU_SHOOT_STONE_THROWER;
  return shot;
}

/* Circumstances are those of what the target is at this moment. */
static MuWrgShot
shot_as_it_is (const MuSumInput *input)
{
  MuWrgShot shot = shot_of (input);
  MuWrgTargetCounts counts;
  const MuWrgTargetAs as = (MuWrgTargetAs) mu_sum_number (input, "target-as", 0);
  if (mu_wrg_target_counts (input->readings, &shot.target, as, &counts) == MU_RULE_NONE)
    shot.target = counts.troop;
  return shot;
}

/* The rule by which these troops cannot be what is chosen for them. */
static MuRule
choice_closed (const MuSumInput *input, const char *key, int word)
{
  const MuTroop *target = &mu_sum_value (input, "target")->troop;
  MuWrgTargetCounts counts;
  if (g_str_equal (key, "target-as"))
    return mu_wrg_target_counts (input->readings, target, (MuWrgTargetAs) word, &counts);
  return mu_fight_formation_closed (input, target, word);
}

static gboolean
carry_shields (MuTroopType type)
{
  return mu_type_is_infantry (type) || mu_type_is_cavalry (type) || mu_type_is_camelry (type);
}

/* wrg.shoot.tactical.over-half, wrg.shoot.tactical.fast, wrg.shoot.tactical.cover,
 * wrg.shoot.tactical.shieldless, wrg.shields.super-heavy: why a true circumstance tells
 * nothing in this shot. */
static const char *
idle_in_shot (const MuWrgShot *shot, MuWrgShootCircumstance circumstance)
{
  const MuTroopType target = (MuTroopType) shot->target.type;
  const gboolean bow = shot->weapon == MU_WEAPON_BOW || shot->weapon == MU_WEAPON_CROSSBOW;
  switch (circumstance) {
  case MU_SHOOT_LONG_RANGE:
    return bow ? NULL : N_ ("only bows and crossbows lose by distance");
  case MU_SHOOT_TARGET_CHARGING:
    return mu_type_is_infantry (target) || mu_type_is_camelry (target) || target == MU_TROOP_EL
               ? N_ ("only cavalry and chariots are the harder to hit for it")
               : NULL;
  case MU_SHOOT_COVER:
    return shot->circumstances & MU_SHOOT_STONE_THROWER && shot->weapon == MU_WEAPON_ENGINE
               ? N_ ("cover does not stop stones")
               : NULL;
  case MU_SHOOT_SHIELDLESS:
    if (shot->weapon == MU_WEAPON_ENGINE && carry_shields (target))
      return N_ ("shields do not stop what engines throw");
    return mu_type_is_super_heavy (target) && shot->weapon != MU_WEAPON_CROSSBOW
               ? N_ ("the shields of the super heavy tell against crossbows only")
               : NULL;
  case MU_SHOOT_OVERHEAD:
  case MU_SHOOT_OVERHEAD_MANY:
  case MU_SHOOT_TARGET_MOVED:
  case MU_SHOOT_STONE_THROWER:
    break;
  }
  return NULL;
}

const char *
mu_fight_shoot_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  if (word < 0 || !mu_field_is (input, field, "tactical")
      || !mu_fight_has (input, "shooter", "target"))
    return NULL;
  const MuWrgShot shot = shot_as_it_is (input);
  const MuWrgShootCircumstance one = (MuWrgShootCircumstance) (1u << word);
  *rule = mu_wrg_shoot_answer_rule (&shot, MU_SHOOT_CANNOT_APPLY, one);
  return idle_in_shot (&shot, one);
}

MuRule
mu_fight_shoot_closed (const MuSumInput *input, int field, int word)
{
  const char *key = mu_fight_shoot_fields[field].key;
  if (word < 0 && g_str_equal (key, "random"))
    return mu_fight_random_closed (input, field);
  if (!mu_fight_has (input, "shooter", "target"))
    return MU_RULE_NONE;
  const MuWrgShot shot = shot_as_it_is (input);
  if (g_str_equal (key, "tactical") && word >= 0)
    return idle_in_shot (&shot, (MuWrgShootCircumstance) (1u << word))
               ? MU_RULE_NONE
               : mu_wrg_shoot_closed (&shot, (MuWrgShootCircumstance) (1u << word));
  if (g_str_equal (key, "stone-thrower"))
    return shot.weapon == MU_WEAPON_ENGINE ? MU_RULE_NONE : MU_RULE_WRG_SHOOT_TACTICAL_COVER;
  if (word >= 0 && (g_str_equal (key, "target-as") || g_str_equal (key, "target-formation")))
    return choice_closed (input, key, word);
  return MU_RULE_NONE;
}

int
mu_fight_shoot_amount (const MuSumInput *input, int field, int word)
{
  if (word >= 0 && mu_field_is (input, field, "weather"))
    return -1;
  if (!g_str_equal (mu_fight_shoot_fields[field].key, "tactical") || word < 0
      || !mu_fight_has (input, "shooter", "target"))
    return 0;
  const MuWrgShot shot = shot_as_it_is (input);
  const MuWrgShootCircumstance one = (MuWrgShootCircumstance) (1u << word);
  return idle_in_shot (&shot, one) ? 0 : mu_wrg_shoot_amount (&shot, one);
}

int
mu_fight_shoot_dice (const MuSumInput *input, int field, MuDie *die)
{
  return mu_fight_dice (input, field, "shooter", die);
}

/* wrg.fatigue.zero: the worn out count the full minus, whatever their class. */
static int
random_of (const MuSumInput *input, const MuWrgShot *shot)
{
  if (mu_sum_value (input, "random")->given)
    return mu_field_number (input, "random");
  const int minus = mu_field_face (input, "minus");
  const int plus = mu_field_face (input, "plus");
  const MuTroopClass class = shot->tired ? MU_CLASS_D : (MuTroopClass) shot->shooter.class;
  return mu_wrg_random_shoot (class, minus, plus);
}

/* What the page calls this one circumstance. */
static const char *
words_of (const MuSumInput *input, unsigned circumstance)
{
  for (int i = 0; tactical_words[i]; i++)
    if (circumstance & (1u << i))
      return mu_field_word (input, "tactical", i);
  return mu_field_label (input, "stone-thrower");
}

/* wrg.random.shooting, wrg.random.d-class, wrg.fatigue.zero */
static void
refuse_random (const MuSumInput *input, MuSumAnswer *answer, const MuWrgShot *shot,
               const char *notation)
{
  const MuWrgRandomRange range = mu_wrg_random_range_shoot (
      shot->shooter.regular, (MuTroopClass) shot->shooter.class, shot->tired);
  mu_field_at_fault (input, "random", answer);
  mu_fight_refuse_random (answer, mu_wrg_shoot_answer_rule (shot, MU_SHOOT_BAD_RANDOM, 0), notation,
                          shot->random, range.least, range.most);
}

static void
refuse (const MuSumInput *input, MuSumAnswer *answer, const MuWrgShot *shot, MuWrgShootAnswer why,
        unsigned circumstance)
{
  const MuRule rule = mu_wrg_shoot_answer_rule (shot, why, circumstance);
  const char *weapon
      = shot->weapon == MU_WEAPON_ENGINE ? _ ("engine") : mu_weapon_name (shot->weapon);
  char notation[64];
  mu_troop_format (&shot->shooter, notation, sizeof notation);
  switch (why) {
  case MU_SHOOT_OK:
    break;
  case MU_SHOOT_NOT_A_MISSILE:
    mu_sum_refuse (answer, rule, _ ("%s does not shoot; expected JLS, B, CB, S or SS"),
                   weapon[0] ? weapon : _ ("a side arm"));
    break;
  case MU_SHOOT_NOT_CARRIED:
    mu_sum_refuse (answer, rule, _ ("“%s” carry no %s"), notation, weapon);
    break;
  case MU_SHOOT_CANNOT_APPLY:
  case MU_SHOOT_CONTRADICTS:
    mu_sum_refuse (answer, rule, _ ("“%s” cannot apply here, by the rule “%s”"),
                   words_of (input, circumstance), _ (mu_rule_words (rule)));
    break;
  case MU_SHOOT_NO_FIGURES:
    mu_sum_refuse (answer, rule, _ ("at least one figure must shoot"));
    break;
  case MU_SHOOT_TOO_MANY:
    mu_sum_refuse (answer, rule, _ ("%d figures cannot shoot in a body of %d"), shot->figures,
                   shot->body);
    break;
  case MU_SHOOT_BAD_RANDOM:
    refuse_random (input, answer, shot, notation);
    break;
  case MU_SHOOT_FORBIDDEN:
    mu_sum_forbid (answer, rule, _ ("the rules forbid such troops: %s"), _ (mu_rule_words (rule)));
    break;
  }
}

void
mu_fight_refuse_missile (const MuSumInput *input, const MuTroop *shooter, MuWeapon weapon,
                         MuSumAnswer *answer)
{
  const MuWrgShot shot = { .shooter = *shooter, .weapon = weapon };
  mu_field_at_fault (input, "using", answer);
  if (!mu_wrg_weapon_shoots (weapon))
    refuse (input, answer, &shot, MU_SHOOT_NOT_A_MISSILE, 0);
  else if (!mu_troop_has (shooter, weapon))
    refuse (input, answer, &shot, MU_SHOOT_NOT_CARRIED, 0);
  else
    answer->refused_field = -1;
}

/* wrg.formation.cantabrian: moves always. */
static void
count_formation (MuWrgShot *shot, const MuWrgStance *stance)
{
  shot->target = mu_wrg_formation_fights_as (&shot->target, stance->formation);
  if (mu_wrg_formation_always_moves (stance->formation))
    shot->circumstances |= MU_SHOOT_TARGET_MOVED;
}

/* What the target is and does, as circumstances of the shot. */
static void
count_target (const MuSumTask *task, MuWrgShot *shot, MuSumAnswer *answer)
{
  const MuWrgTargetAs as = (MuWrgTargetAs) mu_sum_number (task->input, "target-as", 0);
  MuWrgTargetCounts counts;
  if (mu_wrg_target_counts (task->readings, &shot->target, as, &counts) != MU_RULE_NONE)
    return;
  shot->target = counts.troop;
  const MuWrgStance stance = mu_fight_stance (task->input, &counts.troop);
  MuWrgProtection protection = mu_wrg_protection_shot (task->readings, &stance, shot->weapon);
  if (as == MU_WRG_AS_DUMMY_ELEPHANT) {
    protection.cover = TRUE;
    protection.cover_rule = counts.rule;
  }
  count_formation (shot, &stance);
  if (protection.shieldless)
    shot->circumstances |= MU_SHOOT_SHIELDLESS;
  if (protection.cover && !(shot->circumstances & MU_SHOOT_STONE_THROWER))
    shot->circumstances |= MU_SHOOT_COVER;
  if (counts.rule != MU_RULE_NONE)
    mu_sum_note (answer, _ ("The target counts as %s: %s."),
                 mu_troop_type_name ((MuTroopType) counts.troop.type),
                 _ (mu_rule_words (counts.rule)));
  mu_fight_note_protection (answer, &protection);
}

void
mu_fight_shoot_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgShot shot = shot_of (task->input);
  MuWrgSum sum;
  unsigned refused = 0;
  if (!mu_field_given (task->input, "using") && shot.shooter.type != MU_TROOP_ART) {
    mu_field_missing (task->input, "using", answer);
    return;
  }
  shot.random = random_of (task->input, &shot);
  const MuWrgShot plain = shot;
  count_target (task, &shot, answer);
  const MuWrgShootAnswer why = mu_wrg_shoot (task->readings, &shot, &sum, &answer->trace, &refused);
  if (why != MU_SHOOT_OK)
    refuse (task->input, answer, &plain, why, refused);
  else
    mu_fight_answer (answer, &sum, task->input);
  if (task->odds && why == MU_SHOOT_OK)
    mu_odds_bars_shoot (answer, task->readings, &shot, mu_field_number (task->input, "carried"), 0);
}

/* --- ranges ------------------------------------------------------------- */

const MuField mu_fight_range_fields[] = {
  ARG_TROOP ("shooter", N_ ("Shooters"), N_ ("who shoot, by what they normally ride")),
  NEED_WEAPON ("using", N_ ("Weapon"), N_ ("the weapon: JLS, B, CB, S, SS or engine")),
  ASK_CHOICE ("slope", N_ ("Slope"), N_ ("who stands higher up the slope"), mu_fight_slope_words,
              mu_fight_slope_labels),
  ASK_CHOICE ("on", N_ ("Shooters stand on"), N_ ("what the shooters stand on"),
              mu_fight_perch_words, mu_fight_perch_labels),
  ASK_CHOICE ("target-on", N_ ("Target stands on"), N_ ("what the target stands on"),
              mu_fight_perch_words, mu_fight_perch_labels),
  ASK_FLAG ("wood", N_ ("Both in a wood"), N_ ("shooters and target are inside a wood")),
  ASK_NUMBER ("distance", N_ ("Distance"), N_ ("paces to the target"), 0, 5000, 0),
  FIELDS_END,
};

static void
say_distance (const MuSumTask *task, const MuWrgReach *reach, int range, MuSumAnswer *answer)
{
  const int distance = mu_field_number (task->input, "distance");
  const gboolean far = mu_wrg_reach_is_far (task->readings, reach, distance);
  if (!mu_sum_value (task->input, "distance")->given)
    return;
  mu_sum_result (answer, "reached", distance <= range ? "yes" : "no");
  mu_sum_result (answer, "long-range", far ? "yes" : "no");
  if (distance > range)
    mu_sum_detail (answer, _ ("%d paces are too far"), distance);
  else
    mu_sum_detail (answer, far ? _ ("%d paces are over half range") : _ ("%d paces are in range"),
                   distance);
}

void
mu_fight_range_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuWrgReach reach = {
    .shooter = mu_sum_value (input, "shooter")->troop,
    .weapon = (MuWeapon) mu_sum_number (input, "using", MU_WEAPON_SIDEARM),
    .slope = (MuWrgSlope) mu_sum_number (input, "slope", MU_WRG_SLOPE_LEVEL),
    .shooter_on = (MuWrgPerch) mu_sum_number (input, "on", MU_WRG_ON_GROUND),
    .target_on = (MuWrgPerch) mu_sum_number (input, "target-on", MU_WRG_ON_GROUND),
    .both_in_wood = mu_field_holds (input, "wood"),
  };
  mu_fight_refuse_missile (input, &reach.shooter, reach.weapon, answer);
  if (answer->refusal)
    return;
  const int range = mu_wrg_reach (task->readings, &reach, &answer->trace);
  mu_sum_result_number (answer, "range", range);
  mu_sum_headline (answer, ngettext ("%d pace", "%d paces", (gulong) range), range);
  say_distance (task, &reach, range, answer);
}
