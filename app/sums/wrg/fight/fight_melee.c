/* The hand-to-hand sum. */
#include "app/sums/core/told.h"
#include "app/sums/wrg/fight/fight.h"
#include "app/sums/wrg/odds_bars.h"
#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/troop/armour.h"

/* The last has a number. */
static const char *const tactical_words[] = { FIGHT_MELEE_WORDS, "shot-losses", NULL };
static const char *const tactical_labels[]
    = { FIGHT_MELEE_LABELS, N_ ("casualties a figure from shooting"), NULL };
#define SHOT_LOSSES 8 /* place of the word */

const MuField mu_fight_melee_fields[] = {
  ARG_TROOP ("fighter", N_ ("Fighters"), N_ ("who fight")),
  ARG_TROOP ("target", N_ ("Enemy"), N_ ("whom they fight")),
  ASK_WEAPON (
      "using", N_ ("Weapon"),
      N_ ("the weapon in hand, or sidearm; left out for chariots, elephants and artillery")),
  NEED_NUMBER ("figures", N_ ("Figures that fight"), N_ ("figures or models that fight"), 1,
               FIELD_FIGURES_MOST, 10),
  ASK_NUMBER ("body", N_ ("Figures there are"), N_ ("figures of the whole body; no more can fight"),
              1, FIELD_FIGURES_MOST, 10),
  NEED_NUMBER ("period", N_ ("Period of the melee"), N_ ("the period of this melee, from 1"), 1,
               1000, 1),
  ASK_RECOILED,
  { .key = "tactical",
    .kind = MU_FIELD_COUNTS,
    .label = N_ ("Circumstances"),
    .help = N_ ("what holds; shot-losses with its number"),
    .words = tactical_words,
    .word_labels = tactical_labels,
    .numbers = 1u << 8,
    .min = 1,
    .max = 100 },
  ASK_RANDOM,
  ASK_PLUS_DIE (MU_ROLL_MELEE_PLUS),
  ASK_MINUS_DIE (MU_ROLL_MELEE_MINUS),
  ASK_CREW ("crew", N_ ("Crew"), N_ ("the crew of each model that fight this way, by weapon")),
  ASK_HORSES ("horses", N_ ("Horses")),
  ASK_FLAG ("crew-only", N_ ("Crew alone"), N_ ("the model is met on flank or rear alone")),
  ASK_DISORDERED (N_ ("Fighters disordered"), N_ ("the fighters are disordered: half effect")),
  ASK_GENERAL_IN_FRONT (N_ ("a general fights in the front rank")),
  ASK_BERSERK (N_ ("berserks with a weapon in each hand: each deals blows as two")),
  ASK_MOUNTED_INFANTRY (N_ ("the fighters are infantry that has not dismounted")),
  ASK_TIRED (N_ ("Fighters worn out"),
             N_ ("the fighters' fitness is gone: no plus, the full minus")),
  ASK_WEATHER_ON_BLOWS,
  ASK_WEAPON ("target-using", N_ ("Enemy uses"),
              N_ ("the weapon that the enemy uses at this moment")),
  ASK_CHOICE ("from", N_ ("Enemy struck from"), N_ ("the side of the enemy that is struck"),
              mu_fight_side_words, mu_fight_side_labels),
  ASK_SET ("target-state", N_ ("State of the enemy"), N_ ("what the enemy does"),
           mu_fight_state_words, mu_fight_state_labels),
  ASK_CARRIED ("carried", N_ ("Carried over"),
               N_ ("casualties that the enemy carries over from before")),
  FIELDS_END,
};
G_STATIC_ASSERT (G_N_ELEMENTS (mu_fight_melee_fields) <= MU_SUM_FIELDS + 1);

static gboolean
is_chariot (const MuTroop *troop)
{
  return mu_type_is_chariot ((MuTroopType) troop->type);
}

/* wrg.melee.factor.chariot, wrg.melee.factor.elephant: the model fights. */
static gboolean
is_animal (const MuTroop *troop)
{
  return is_chariot (troop) || troop->type == MU_TROOP_EL;
}

static unsigned
circumstances_of (const MuSumInput *input)
{
  const MuFieldValue *tactical = mu_sum_value (input, "tactical");
  unsigned set = 0;
  for (int i = 0; i < SHOT_LOSSES; i++)
    if (tactical->given && tactical->times[i] != 0)
      set |= 1u << i;
  return set;
}

static MuWrgMelee
melee_of (const MuSumInput *input)
{
  const MuFieldValue *tactical = mu_sum_value (input, "tactical");
  const MuFieldValue *crew = mu_sum_value (input, "crew");
  MuWrgMelee melee = {
    .fighter = mu_sum_value (input, "fighter")->troop,
    .target = mu_sum_value (input, "target")->troop,
    .weapon = (MuWeapon) mu_sum_number (input, "using", MU_WEAPON_SIDEARM),
    .figures = mu_field_number (input, "figures"),
    .period = (int) mu_sum_number (input, "period", 1),
    .recoiled = mu_field_holds (input, "recoiled"),
    .circumstances = circumstances_of (input),
    .shot_losses = tactical->given ? tactical->times[SHOT_LOSSES] : 0,
    .half = mu_field_holds (input, "disordered"),
    .crew_only = mu_field_holds (input, "crew-only"),
    .weather = mu_field_tolls (input, FIELD_TOLL_BLOWS),
    .body = mu_field_number (input, "body"),
    .general = mu_field_holds (input, "general"),
    .tired = mu_field_holds (input, "tired"),
    .berserk = mu_field_holds (input, "berserk"),
  };
  if (crew->given)
    melee.crew = crew->crew;
  melee.crew.horses = (guint8) mu_sum_number (input, "horses", is_chariot (&melee.fighter) ? 2 : 0);
  return melee;
}

/* The rule that leaves no place for a field between such fighters. */
static MuRule
flag_closed (const MuSumInput *input, const MuWrgMelee *melee, const char *key)
{
  const MuTroop *fighter = &melee->fighter;
  const gboolean foot = mu_type_is_infantry ((MuTroopType) fighter->type);
  if (g_str_equal (key, "crew"))
    return is_animal (fighter) ? MU_RULE_NONE : MU_RULE_WRG_POINTS_CREW;
  if (g_str_equal (key, "crew-only"))
    return is_animal (fighter) ? MU_RULE_NONE : MU_RULE_WRG_MELEE_ELIGIBLE_CREW_ONLY;
  if (g_str_equal (key, "horses"))
    return is_chariot (fighter) ? MU_RULE_NONE : MU_RULE_WRG_TROOPS_TYPE_CHARIOTS;
  if (g_str_equal (key, "using") && is_animal (fighter))
    return is_chariot (fighter) ? MU_RULE_WRG_MELEE_FACTOR_CHARIOT
                                : MU_RULE_WRG_MELEE_FACTOR_ELEPHANT;
  if (g_str_equal (key, "berserk"))
    return mu_wrg_berserk_barred (fighter);
  if (g_str_equal (key, "mounted-infantry"))
    return foot ? MU_RULE_NONE : MU_RULE_WRG_DISORDER_CAUSE_2_MOUNTED_INFANTRY;
  if (g_str_equal (key, "recoiled") && mu_sum_value (input, "period")->given)
    return mu_wrg_melee_recoiled_closed (melee->period);
  return MU_RULE_NONE;
}

/* wrg.melee.tactical.faced-spears, wrg.melee.tactical.uncontrolled,
 * wrg.melee.tactical.shieldless: why a true circumstance tells nothing in this fight.
 * Regulars are never out of control, and whom no spear faces is not faced: those cannot be. */
static const char *
idle_in_melee (const MuWrgMelee *melee, MuWrgMeleeCircumstance circumstance)
{
  const MuTroop *fighter = &melee->fighter;
  MuWrgMelee other = *melee;
  switch (circumstance) {
  case MU_MELEE_FACED_BY_SPEARS:
    if (!mu_type_is_infantry ((MuTroopType) fighter->type)
        || !mu_troop_has (fighter, MU_WEAPON_PIKE))
      return NULL;
    other.fighter.weapons = 0; /* would another be? */
    return mu_wrg_melee_closed (&other, circumstance) == MU_RULE_NONE
               ? N_ ("pike infantry does not mind it")
               : NULL;
  case MU_MELEE_IMPETUOUS:
    return fighter->class == MU_CLASS_D ? N_ ("it lifts troops of class A, B or C only") : NULL;
  case MU_MELEE_SHIELDLESS:
    return mu_type_is_super_heavy ((MuTroopType) melee->target.type)
               ? N_ ("the super heavy need no shields hand-to-hand")
               : NULL;
  case MU_MELEE_OBSTACLE:
  case MU_MELEE_CHARGING:
  case MU_MELEE_UPHILL:
  case MU_MELEE_FLANK_OR_REAR:
  case MU_MELEE_PURSUING:
    break;
  }
  return NULL;
}

const char *
mu_fight_melee_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  if (word < 0 || word >= SHOT_LOSSES || !mu_field_is (input, field, "tactical")
      || !mu_fight_has (input, "fighter", "target"))
    return NULL;
  const MuWrgMelee melee = melee_of (input);
  const MuWrgMeleeCircumstance one = (MuWrgMeleeCircumstance) (1u << word);
  *rule = mu_wrg_melee_answer_rule (&melee, MU_MELEE_CANNOT_APPLY, one);
  return idle_in_melee (&melee, one);
}

MuRule
mu_fight_melee_closed (const MuSumInput *input, int field, int word)
{
  const char *key = mu_fight_melee_fields[field].key;
  if (word < 0 && g_str_equal (key, "random"))
    return mu_fight_random_closed (input, field);
  if (!mu_fight_has (input, "fighter", "target"))
    return MU_RULE_NONE;
  const MuWrgMelee melee = melee_of (input);
  if (word < 0)
    return flag_closed (input, &melee, key);
  if (g_str_equal (key, "tactical") && word < SHOT_LOSSES)
    return idle_in_melee (&melee, (MuWrgMeleeCircumstance) (1u << word))
               ? MU_RULE_NONE
               : mu_wrg_melee_closed (&melee, (MuWrgMeleeCircumstance) (1u << word));
  return MU_RULE_NONE;
}

/* wrg.melee.tactical.charging: pursuers have it with what is theirs, and once. */
static int
amount_of (const MuSumInput *input, MuWrgMeleeCircumstance circumstance)
{
  const MuWrgMelee melee = melee_of (input);
  const int own = mu_wrg_melee_amount (&melee, circumstance);
  if (circumstance != MU_MELEE_PURSUING || own == 0 || melee.circumstances & MU_MELEE_CHARGING)
    return own;
  return own + mu_wrg_melee_amount (&melee, MU_MELEE_CHARGING);
}

int
mu_fight_melee_amount (const MuSumInput *input, int field, int word)
{
  if (word >= 0 && mu_field_is (input, field, "weather"))
    return -1;
  if (!g_str_equal (mu_fight_melee_fields[field].key, "tactical") || word < 0
      || !mu_fight_has (input, "fighter", "target"))
    return 0;
  return word == SHOT_LOSSES ? -1 : amount_of (input, (MuWrgMeleeCircumstance) (1u << word));
}

int
mu_fight_melee_dice (const MuSumInput *input, int field, MuDie *die)
{
  return mu_fight_dice (input, field, "fighter", die);
}

static int
dice_give (const MuSumTask *task, const MuWrgMelee *melee, gboolean general)
{
  const int minus = mu_field_face (task->input, "minus");
  const int plus = mu_field_face (task->input, "plus");
  const MuTroopClass class = mu_wrg_random_class (
      task->readings, (MuTroopClass) melee->fighter.class, melee->mounted_infantry);
  if (melee->tired) /* wrg.fatigue.zero */
    return mu_wrg_random_tired (minus, plus);
  return mu_wrg_random_melee (task->readings, class, minus, plus, general);
}

static int
random_of (const MuSumTask *task, const MuWrgMelee *melee)
{
  return mu_field_given (task->input, "random") ? mu_field_number (task->input, "random")
                                                : dice_give (task, melee, melee->general);
}

/* wrg.random.melee.general: what he lifts the dice by is a line of its own, after
 * that of the dice, which is the last of the sum. */
static void
tell_general (const MuSumTask *task, const MuWrgMelee *melee, MuTrace *trace)
{
  const int alone = dice_give (task, melee, FALSE);
  if (!melee->general || mu_field_given (task->input, "random") || alone == melee->random)
    return;
  trace->line[trace->count - 1].amount = alone;
  mu_trace_add (trace, MU_RULE_WRG_RANDOM_MELEE_GENERAL, melee->random - alone);
}

/* --- refusals ----------------------------------------------------------- */

static gboolean
refuse_circumstance (const MuSumInput *input, MuSumAnswer *answer, const MuWrgMelee *melee,
                     MuWrgMeleeAnswer why, unsigned circumstance)
{
  const MuRule rule = mu_wrg_melee_answer_rule (melee, why, circumstance);
  mu_field_at_fault (input, "tactical", answer);
  for (int i = 0; i < SHOT_LOSSES; i++)
    if (circumstance & (1u << i))
      mu_sum_refuse (answer, rule, _ ("“%s” cannot apply here, by the rule “%s”"),
                     mu_field_word (input, "tactical", i), _ (mu_rule_words (rule)));
  return answer->refusal != NULL;
}

/* wrg.random.melee.ab, wrg.random.melee.c, wrg.random.melee.d, wrg.random.melee.general */
static void
refuse_random (const MuSumInput *input, MuSumAnswer *answer, const MuWrgMelee *melee,
               const char *notation)
{
  const MuTroopClass class = mu_wrg_random_class (
      input->readings, (MuTroopClass) melee->fighter.class, melee->mounted_infantry);
  const MuWrgRandomRange range = mu_wrg_random_range_melee (input->readings, melee->fighter.regular,
                                                            class, melee->general, melee->tired);
  mu_field_at_fault (input, "random", answer);
  mu_fight_refuse_random (answer, mu_wrg_melee_answer_rule (melee, MU_MELEE_BAD_RANDOM, 0),
                          notation, melee->random, range.least, range.most);
}

static void
refuse (const MuSumInput *input, MuSumAnswer *answer, const MuWrgMelee *melee, MuWrgMeleeAnswer why,
        unsigned circumstance)
{
  const MuRule rule = mu_wrg_melee_answer_rule (melee, why, circumstance);
  char notation[64];
  mu_troop_format (&melee->fighter, notation, sizeof notation);
  switch (why) {
  case MU_MELEE_OK:
    break;
  case MU_MELEE_NOT_CARRIED:
    mu_sum_refuse (answer, rule, _ ("“%s” carry no %s"), notation,
                   melee->weapon == MU_WEAPON_ENGINE ? _ ("engine")
                                                     : mu_weapon_name (melee->weapon));
    break;
  case MU_MELEE_CANNOT_APPLY:
  case MU_MELEE_CONTRADICTS:
    refuse_circumstance (input, answer, melee, why, circumstance);
    break;
  case MU_MELEE_NO_FIGURES:
    mu_sum_refuse (answer, rule, _ ("at least one figure must fight"));
    break;
  case MU_MELEE_BAD_PERIOD:
    mu_sum_refuse (answer, rule, _ ("the first period of a melee is 1"));
    break;
  case MU_MELEE_TOO_MANY:
    mu_sum_refuse (answer, rule, _ ("%d figures cannot fight in a body of %d"), melee->figures,
                   melee->body);
    break;
  case MU_MELEE_BAD_RANDOM:
    refuse_random (input, answer, melee, notation);
    break;
  case MU_MELEE_FORBIDDEN:
    mu_sum_forbid (answer, rule, _ ("the rules forbid such troops: %s"), _ (mu_rule_words (rule)));
    break;
  case MU_MELEE_BAD_CREW:
  case MU_MELEE_NO_BERSERK:
  case MU_MELEE_BAD_LOSSES:
    mu_sum_refuse (answer, rule, _ ("“%s” cannot be so: %s"), notation, _ (mu_rule_words (rule)));
    break;
  }
}

static gboolean
refuse_fields (const MuSumInput *input, MuSumAnswer *answer)
{
  const MuFieldValue *tactical = mu_sum_value (input, "tactical");
  const MuTroop *fighter = &mu_sum_value (input, "fighter")->troop;
  for (int i = 0; i < SHOT_LOSSES; i++)
    if (tactical->given && tactical->times[i] > 1)
      mu_sum_refuse (answer, MU_RULE_NONE, _ ("“%s” holds or does not: it has no number"),
                     mu_field_word (input, "tactical", i));
  const gboolean one_row = is_animal (fighter) || fighter->type == MU_TROOP_ART;
  if (!one_row && !mu_sum_value (input, "using")->given)
    mu_field_missing (input, "using", answer);
  return answer->refusal != NULL;
}

/* --- the sum ------------------------------------------------------------ */

/* wrg.disorder.cause.2.mounted-infantry, wrg.random.melee.mounted-infantry: foot
 * that fights from its mounts does so as riders, disordered, a class lower.
 *
 * READING: wrg.disorder.cause.2.mounted-infantry: it fights with the rows of
 * riders in the same armour, and with what riders can use. */
static void
count_mounted (const MuSumTask *task, MuWrgMelee *melee, MuSumAnswer *answer)
{
  MuWrgTargetCounts counts;
  if (!mu_field_holds (task->input, "mounted-infantry"))
    return;
  melee->mounted_infantry = TRUE;
  melee->half = TRUE;
  mu_wrg_target_counts (task->readings, &melee->fighter, MU_WRG_AS_MOUNTED_INFANTRY, &counts);
  melee->fighter = counts.troop;
  mu_sum_note (answer, _ ("The fighters are disordered: %s."),
               _ (mu_rule_words (MU_RULE_WRG_DISORDER_CAUSE_2_MOUNTED_INFANTRY)));
}

/* Flanks are seen by the side that is struck; who shows his back is struck there. */
static gboolean
is_weak_side (const MuWrgStance *stance)
{
  if (stance->side == MU_WRG_FROM_REAR || stance->doing & MU_WRG_BACK_TURNED)
    return TRUE;
  return stance->side != MU_WRG_FROM_FRONT && stance->troop.type != MU_TROOP_SHI;
}

/* wrg.melee.tactical.faced-spears: spears of foot point ahead, and do nothing in
 * disorder; those of a crew count on every face
 * (wrg.melee.eligible.crew-spears). wrg.melee.tactical.super-heavy-flank: not
 * where the side that is struck is told and is another. */
static unsigned
find_belied (const MuSumInput *input, const MuWrgMelee *melee, const MuWrgStance *stance)
{
  const gboolean foot = mu_type_is_infantry ((MuTroopType) melee->target.type);
  const unsigned away = MU_WRG_BACK_TURNED | MU_WRG_DISORDERED;
  unsigned belied = 0;
  if (foot && (stance->side != MU_WRG_FROM_FRONT || stance->doing & away))
    belied |= MU_MELEE_FACED_BY_SPEARS;
  if (mu_sum_value (input, "from")->given && !is_weak_side (stance))
    belied |= MU_MELEE_FLANK_OR_REAR;
  return belied & melee->circumstances;
}

/* --- spears ahead ---------------------------------------------------------- */

typedef enum { NOT_FACED, FACED, NOT_KNOWN } Faced;

static gboolean
is_spear (gint64 weapon)
{
  return weapon == MU_WEAPON_PIKE || weapon == MU_WEAPON_LONG_SPEAR;
}

/* Whoever was pushed back uses neither any more. */
static Faced
by_foot (const MuSumInput *input, const MuWrgStance *stance)
{
  if (stance->side != MU_WRG_FROM_FRONT || stance->doing & (MU_WRG_BACK_TURNED | MU_WRG_DISORDERED))
    return NOT_FACED;
  if (!mu_field_given (input, "target-using"))
    return NOT_KNOWN;
  return is_spear (stance->using) ? FACED : NOT_FACED;
}

/* wrg.melee.eligible.crew-spears: one of the crew on any side will do. */
static Faced
by_crew (const MuTroop *target)
{
  const gboolean spears
      = mu_troop_has (target, MU_WEAPON_PIKE) || mu_troop_has (target, MU_WEAPON_LONG_SPEAR);
  return spears ? FACED : NOT_KNOWN;
}

/* wrg.melee.tactical.faced-spears, where it is not entered. */
static Faced
find_faced (const MuSumInput *input, const MuWrgMelee *melee)
{
  const MuWrgStance stance = mu_fight_stance (input, &melee->target);
  if (melee->circumstances & MU_MELEE_FACED_BY_SPEARS
      || idle_in_melee (melee, MU_MELEE_FACED_BY_SPEARS)
      || mu_wrg_melee_closed (melee, MU_MELEE_FACED_BY_SPEARS) != MU_RULE_NONE)
    return NOT_FACED;
  return mu_type_is_infantry ((MuTroopType) melee->target.type) ? by_foot (input, &stance)
                                                                : by_crew (&melee->target);
}

gboolean
mu_fight_melee_implied (const MuSumInput *input, int field, int word)
{
  if (!mu_field_is (input, field, "tactical") || (1u << word) != MU_MELEE_FACED_BY_SPEARS
      || !mu_fight_has (input, "fighter", "target"))
    return FALSE;
  const MuWrgMelee melee = melee_of (input);
  return find_faced (input, &melee) == FACED;
}

static void
note_unknown (const MuSumInput *input, const MuWrgMelee *melee, MuSumAnswer *answer)
{
  if (find_faced (input, melee) != NOT_KNOWN)
    return;
  mu_sum_note (
      answer,
      mu_type_is_infantry ((MuTroopType) melee->target.type)
          ? _ ("Not counted: whether the enemy faces them with pikes or long spears does "
               "not follow from what is entered. Say what it uses (%s).")
          : _ ("Not counted: whether a crew figure has a pike or long spear does not follow "
               "from what is entered. If one has, say so (%s)."),
      mu_type_is_infantry ((MuTroopType) melee->target.type)
          ? mu_field_label (input, "target-using")
          : mu_field_word (input, "tactical", 0));
}

/* What the enemy is and does, as circumstances of the fight: shields, and the
 * weak sides of the super heavy and of elephants
 * (wrg.melee.tactical.super-heavy-flank). */
static void
count_enemy (const MuSumTask *task, MuWrgMelee *melee, MuSumAnswer *answer)
{
  const MuWrgStance stance = mu_fight_stance (task->input, &melee->target);
  const MuWrgProtection protection = mu_wrg_protection_melee (task->readings, &stance);
  const unsigned belied = find_belied (task->input, melee, &stance);
  if (belied) {
    refuse_circumstance (task->input, answer, melee, MU_MELEE_CONTRADICTS, belied & (~belied + 1));
    return;
  }
  if (protection.shieldless)
    melee->circumstances |= MU_MELEE_SHIELDLESS;
  if (is_weak_side (&stance) && mu_wrg_melee_amount (melee, MU_MELEE_FLANK_OR_REAR) != 0)
    melee->circumstances |= MU_MELEE_FLANK_OR_REAR;
  mu_fight_note_protection (answer, &protection);
}

static void
note_half (const MuWrgMelee *melee, MuSumAnswer *answer)
{
  if (melee->half)
    mu_sum_note (answer, _ ("The front rank alone fights, at half effect."));
  if (melee->berserk)
    mu_sum_note (answer, _ ("Each figure deals casualties as two and takes them as one."));
}

void
mu_fight_melee_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgMelee melee = melee_of (task->input);
  MuWrgSum sum;
  unsigned refused = 0;
  if (refuse_fields (task->input, answer))
    return;
  note_unknown (task->input, &melee, answer);
  count_mounted (task, &melee, answer);
  count_enemy (task, &melee, answer);
  if (answer->refusal)
    return;
  melee.random = random_of (task, &melee);
  note_half (&melee, answer);
  const MuWrgMeleeAnswer why
      = mu_wrg_melee (task->readings, &melee, &sum, &answer->trace, &refused);
  if (why != MU_MELEE_OK)
    refuse (task->input, answer, &melee, why, refused);
  else
    mu_fight_answer (answer, &sum, task->input);
  if (why == MU_MELEE_OK)
    tell_general (task, &melee, &answer->trace);
  if (task->odds && why == MU_MELEE_OK)
    mu_odds_bars_blow (answer, task->readings, &melee, melee.general,
                       mu_field_number (task->input, "carried"), 0);
}

/* wrg.melee.tactical.shot-losses: each multiple of its own strength. */
void
mu_fight_melee_tell (MuSumTold *told, int troop, const MuSumFacts *facts)
{
  if (troop != mu_sum_field (told->input.kind, "target"))
    mu_sum_told_times (told, "tactical", "shot-losses", facts->shot / MAX (facts->strength, 1));
}
