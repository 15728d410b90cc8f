/* What hand-to-hand sums may be made of: which circumstances such troops can meet,
 * and the rule behind each refusal. */
#include "rules/wrg/fight/melee_private.h"

#include "rules/wrg/fight/random.h"
#include "rules/wrg/troop/armour.h"
#include "rules/wrg/troop/crew.h"

#define HORSES_MOST 4 /* wrg.base.frontage.models */

/* What hand-to-hand makes of a type, in sets of circumstances and of weapons. */
typedef struct {
  uint8_t may;     /* a fighter of the type can meet these */
  uint8_t offers;  /* as a target it adds these */
  uint8_t away;    /* met in one of these ways it faces nobody with spears */
  uint16_t spears; /* it faces with any of these */
  uint16_t pikes;  /* a fighter with any of these minds no spears */
} TypeRow;

/* Engines do not charge, cross obstacles or pursue (wrg.after.artillery). */
#define ENGINES_MAY MU_MELEE_UPHILL
#define TROOPS_MAY                                                                                 \
  (MU_MELEE_UPHILL | MU_MELEE_OBSTACLE | MU_MELEE_CHARGING | MU_MELEE_PURSUING | MU_MELEE_IMPETUOUS)

/* wrg.melee.tactical.faced-spears: of infantry and crews, not of riders; pike
 * infantry does not mind them. Routers hold them no longer, foot only to its
 * front. wrg.melee.eligible.crew-spears: one pike or long spear among the crew
 * serves the whole model; a notation without weapons leaves the crew open. */
#define FOOT_AWAY   (MU_MELEE_PURSUING | MU_MELEE_FLANK_OR_REAR)
#define FOOT_SPEARS (BIT (PIKE) | BIT (LONG_SPEAR))
#define NONE_SAID   MU_WEAPON_BIT (MU_WEAPONS)
#define CREW_SPEARS (FOOT_SPEARS | BIT (LANCE) | NONE_SAID)

/* Targets: wrg.melee.tactical.shieldless, wrg.melee.tactical.super-heavy-flank */
#define SHIELDS MU_MELEE_SHIELDLESS
#define FLANKS  MU_MELEE_FLANK_OR_REAR

/* clang-format off */
#define HORSEMEN(offers) { TROOPS_MAY, offers, MU_MELEE_PURSUING, 0, 0 }
#define FOOTMEN(offers)  { TROOPS_MAY, offers, FOOT_AWAY, FOOT_SPEARS, BIT (PIKE) }
#define CREW(offers)     { TROOPS_MAY, offers, MU_MELEE_PURSUING, CREW_SPEARS, 0 }
#define ENGINE           { ENGINES_MAY, 0, MU_MELEE_PURSUING, 0, 0 }
static const TypeRow type_table[MU_TROOP_TYPES] = {
  [MU_TROOP_SHC] = HORSEMEN (FLANKS),   [MU_TROOP_EHC] = HORSEMEN (SHIELDS),
  [MU_TROOP_HC] = HORSEMEN (SHIELDS),   [MU_TROOP_MC] = HORSEMEN (SHIELDS),
  [MU_TROOP_LC] = HORSEMEN (SHIELDS),   [MU_TROOP_SHI] = FOOTMEN (FLANKS),
  [MU_TROOP_HI] = FOOTMEN (SHIELDS),    [MU_TROOP_LHI] = FOOTMEN (SHIELDS),
  [MU_TROOP_MI] = FOOTMEN (SHIELDS),    [MU_TROOP_LMI] = FOOTMEN (SHIELDS),
  [MU_TROOP_LI] = FOOTMEN (SHIELDS),    [MU_TROOP_EHCM] = HORSEMEN (SHIELDS),
  [MU_TROOP_HCM] = HORSEMEN (SHIELDS),  [MU_TROOP_MCM] = HORSEMEN (SHIELDS),
  [MU_TROOP_HCH] = CREW (0),            [MU_TROOP_LCH] = CREW (0),
  [MU_TROOP_EL] = CREW (FLANKS),        [MU_TROOP_ART] = ENGINE,
  [MU_TROOP_WAGON] = ENGINE,            [MU_TROOP_PACK] = ENGINE,
  [MU_TROOP_PACK_CAMELS] = ENGINE,
};
/* clang-format on */

static bool
can_face_spears (const MuTroop *fighter, const MuTroop *target)
{
  const unsigned shown = target->weapons ? target->weapons : NONE_SAID;
  return shown & type_table[target->type].spears
         && !(fighter->weapons & type_table[fighter->type].pikes);
}

/* The circumstances that these troops can meet. */
unsigned
mu_wrg_melee_possible (const MuTroop *fighter, const MuTroop *target)
{
  unsigned possible = type_table[fighter->type].may | type_table[target->type].offers;

  if (can_face_spears (fighter, target))
    possible |= MU_MELEE_FACED_BY_SPEARS;
  /* wrg.melee.tactical.uncontrolled: not class D; regulars advance without
   * authority but in control (wrg.move.uncontrolled) */
  if (fighter->class == MU_CLASS_D || fighter->regular)
    possible &= ~(unsigned) MU_MELEE_IMPETUOUS;
  return possible;
}

/* The rule that limits the dice of this class: wrg.random.melee.ab, wrg.random.melee.c,
 * wrg.random.melee.d. */
static const MuRule random_rule[] = {
  [MU_CLASS_A] = MU_RULE_WRG_RANDOM_MELEE_AB,
  [MU_CLASS_B] = MU_RULE_WRG_RANDOM_MELEE_AB,
  [MU_CLASS_C] = MU_RULE_WRG_RANDOM_MELEE_C,
  [MU_CLASS_D] = MU_RULE_WRG_RANDOM_MELEE_D,
};

/* wrg.random.melee.mounted-infantry */
static MuTroopClass
class_of (const MuReadings *readings, const MuWrgMelee *melee)
{
  const MuTroopClass class = (MuTroopClass) melee->fighter.class;
  return melee->mounted_infantry ? mu_wrg_random_class (readings, class, true) : class;
}

MuRule
mu_wrg_melee_random_rule (const MuReadings *readings, const MuWrgMelee *melee)
{
  if (melee->tired) /* wrg.fatigue.zero */
    return MU_RULE_WRG_FATIGUE_ZERO;
  return random_rule[class_of (readings, melee)];
}

/* Those that others leave no place for: wrg.melee.tactical.faced-spears. */
static unsigned
find_contradicted (const MuTroop *target, unsigned holding)
{
  return holding & type_table[target->type].away ? holding & MU_MELEE_FACED_BY_SPEARS : 0;
}

static unsigned
first_of (unsigned set)
{
  return set & (~set + 1);
}

/* Those of a crew who fight are armed as one may be; horses draw chariots, and
 * figures have neither (wrg.points.crew). */
static bool
is_possible_crew (const MuWrgMelee *melee)
{
  const MuTroopType type = (MuTroopType) melee->fighter.type;
  if (!mu_type_is_model (type) || melee->crew.count > MU_CREW_MAX)
    return false;
  if (melee->crew.horses > (mu_type_is_chariot (type) ? HORSES_MOST : 0))
    return false;
  return mu_wrg_crew_forbidden_arms (&melee->fighter, &melee->crew) == MU_RULE_NONE;
}

/* Every class may throw 0. */
static bool
is_possible_random (const MuReadings *readings, const MuWrgMelee *melee)
{
  if (melee->random == 0)
    return true;
  const MuWrgRandomRange range = mu_wrg_random_range_melee (
      readings, melee->fighter.regular, class_of (readings, melee), melee->general, melee->tired);
  return melee->random >= range.least && melee->random <= range.most;
}

static MuWrgMeleeAnswer
check_circumstances (const MuWrgMelee *melee, unsigned possible, unsigned *refused)
{
  const unsigned wrong = melee->circumstances & ~possible;
  const unsigned contradicted = find_contradicted (&melee->target, melee->circumstances);
  if (!wrong && !contradicted)
    return MU_MELEE_OK;
  if (refused)
    *refused = first_of (wrong ? wrong : contradicted);
  return wrong ? MU_MELEE_CANNOT_APPLY : MU_MELEE_CONTRADICTS;
}

static MuWrgMeleeAnswer
check_fighters (const MuReadings *readings, const MuWrgMelee *melee)
{
  if (melee->body > 0 && melee->figures > melee->body)
    return MU_MELEE_TOO_MANY;
  if (melee->shot_losses < 0)
    return MU_MELEE_BAD_LOSSES;
  if (!is_possible_random (readings, melee))
    return MU_MELEE_BAD_RANDOM;
  if (!may_be (&melee->fighter) || !may_be (&melee->target))
    return MU_MELEE_FORBIDDEN;
  if (melee->berserk && mu_wrg_berserk_barred (&melee->fighter))
    return MU_MELEE_NO_BERSERK;
  const bool crewed = melee->crew.count || melee->crew.horses;
  return crewed && !is_possible_crew (melee) ? MU_MELEE_BAD_CREW : MU_MELEE_OK;
}

MuWrgMeleeAnswer
mu_wrg_melee_check (const MuReadings *readings, const MuWrgMelee *melee, unsigned possible,
                    unsigned *refused)
{
  if (!type_is_among (melee->fighter.type, CREWED_TYPES)
      && !mu_troop_has (&melee->fighter, melee->weapon))
    return MU_MELEE_NOT_CARRIED;
  if (melee->figures < 1)
    return MU_MELEE_NO_FIGURES;
  if (melee->period < INITIAL_PERIOD)
    return MU_MELEE_BAD_PERIOD;
  const MuWrgMeleeAnswer answer = check_fighters (readings, melee);
  return answer == MU_MELEE_OK ? check_circumstances (melee, possible, refused) : answer;
}

/* Why these troops cannot meet it. */
static MuRule
rule_of (const MuWrgMelee *melee, unsigned circumstance)
{
  static const struct {
    unsigned circumstance;
    MuRule rule;
  } rules[] = {
    { MU_MELEE_FACED_BY_SPEARS, MU_RULE_WRG_MELEE_TACTICAL_FACED_SPEARS },
    { MU_MELEE_OBSTACLE, MU_RULE_WRG_MELEE_TACTICAL_OBSTACLE_INFANTRY },
    { MU_MELEE_CHARGING, MU_RULE_WRG_MELEE_TACTICAL_CHARGING },
    { MU_MELEE_IMPETUOUS, MU_RULE_WRG_MELEE_TACTICAL_UNCONTROLLED },
    { MU_MELEE_UPHILL, MU_RULE_WRG_MELEE_TACTICAL_UPHILL },
    { MU_MELEE_FLANK_OR_REAR, MU_RULE_WRG_MELEE_TACTICAL_SUPER_HEAVY_FLANK },
    { MU_MELEE_PURSUING, MU_RULE_WRG_MELEE_TACTICAL_PURSUING_CONTACT },
  };
  if (circumstance == MU_MELEE_SHIELDLESS)
    return type_is_among (melee->target.type, MU_SUPER_HEAVY_TYPES)
               ? MU_RULE_WRG_SHIELDS_SUPER_HEAVY /* wrg.shields.super-heavy */
               : MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS;
  for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
    if (rules[i].circumstance == circumstance)
      return rules[i].rule;
  return MU_RULE_NONE;
}

MuRule
mu_wrg_melee_closed (const MuWrgMelee *melee, MuWrgMeleeCircumstance circumstance)
{
  const unsigned asked = (unsigned) circumstance;
  const unsigned wrong = find_contradicted (&melee->target, melee->circumstances | asked);
  const unsigned open = mu_wrg_melee_possible (&melee->fighter, &melee->target);
  return open & asked && !wrong ? MU_RULE_NONE : rule_of (melee, asked);
}

MuRule
mu_wrg_melee_recoiled_closed (int period)
{
  return period <= INITIAL_PERIOD ? MU_RULE_WRG_AFTER_RECOIL : MU_RULE_NONE;
}

static MuRule
forbidden_rule (const MuWrgMelee *melee)
{
  const MuRule fighter = mu_wrg_troop_forbidden (&melee->fighter);
  return fighter != MU_RULE_NONE ? fighter : mu_wrg_troop_forbidden (&melee->target);
}

static MuRule
crew_rule (const MuWrgMelee *melee)
{
  const MuRule arms = mu_wrg_crew_forbidden_arms (&melee->fighter, &melee->crew);
  if (!mu_type_is_model ((MuTroopType) melee->fighter.type))
    return MU_RULE_WRG_POINTS_CREW;
  return arms != MU_RULE_NONE ? arms : MU_RULE_WRG_TROOPS_TYPE_CHARIOTS;
}

MuRule
mu_wrg_melee_answer_rule (const MuWrgMelee *melee, MuWrgMeleeAnswer answer, unsigned refused)
{
  switch (answer) {
  case MU_MELEE_OK:
  case MU_MELEE_NO_FIGURES:
    break;
  case MU_MELEE_NOT_CARRIED:
    return mu_type_is_infantry ((MuTroopType) melee->fighter.type)
               ? MU_RULE_WRG_TROOPS_WEAPONS_CLOSE
               : MU_RULE_WRG_TROOPS_WEAPONS_MOUNTED_CLOSE;
  case MU_MELEE_BAD_PERIOD:
    return MU_RULE_WRG_MELEE_PERIODS;
  case MU_MELEE_TOO_MANY:
    return MU_RULE_WRG_MELEE_ELIGIBLE_CONTACT;
  case MU_MELEE_BAD_LOSSES:
    return MU_RULE_WRG_MELEE_TACTICAL_SHOT_LOSSES;
  case MU_MELEE_BAD_RANDOM:
    return mu_wrg_melee_random_rule (NULL, melee);
  case MU_MELEE_CANNOT_APPLY:
  case MU_MELEE_CONTRADICTS:
    return rule_of (melee, refused);
  case MU_MELEE_FORBIDDEN:
    return forbidden_rule (melee);
  case MU_MELEE_BAD_CREW:
    return crew_rule (melee);
  case MU_MELEE_NO_BERSERK:
    return MU_RULE_WRG_MELEE_BERSERK;
  }
  return MU_RULE_NONE;
}
