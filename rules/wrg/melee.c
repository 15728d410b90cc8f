#include "rules/wrg/melee.h"

#include "rules/wrg/armour.h"
#include "rules/wrg/arms.h"
#include "rules/wrg/casualties.h"
#include "rules/wrg/column.h"
#include "rules/wrg/random.h"
#include "rules/wrg/weather_effects.h"

/* wrg.melee.factor.kontos … wrg.melee.factor.elephant, with the ranks that fight
 * (wrg.melee.eligible.ranks) in halves. */
typedef struct {
  MuRule rule;
  int8_t half_ranks;
  int8_t factor[COLUMNS];
} RowData;

/* clang-format off */
static const RowData row_table[MU_MELEE_ROWS] = {
  /*                                                                       SHC EHC HC MC LC SHI HI MI LI HCh LCh El */
  [MU_MELEE_ROW_KONTOS]         = { MU_RULE_WRG_MELEE_FACTOR_KONTOS,         2, { 2, 3, 4, 5, 5, 4, 4, 4, 5, 0, 0, 0 } },
  [MU_MELEE_ROW_MOUNTED_LIGHT]  = { MU_RULE_WRG_MELEE_FACTOR_MOUNTED_LIGHT,  2, { 0, 2, 2, 4, 3, 2, 3, 4, 5, 1, 2, 1 } },
  [MU_MELEE_ROW_MOUNTED_OTHER]  = { MU_RULE_WRG_MELEE_FACTOR_MOUNTED_OTHER,  2, { 0, 1, 1, 2, 2, 1, 2, 3, 5, 0, 0, 0 } },
  [MU_MELEE_ROW_PIKE]           = { MU_RULE_WRG_MELEE_FACTOR_PIKE,           5, { 3, 4, 5, 5, 2, 1, 2, 3, 2, 3, 4, 1 } },
  [MU_MELEE_ROW_LONG_SPEAR]     = { MU_RULE_WRG_MELEE_FACTOR_LONG_SPEAR,     3, { 1, 2, 4, 4, 3, 1, 2, 3, 3, 2, 3, 0 } },
  [MU_MELEE_ROW_HEAVY_THROWING] = { MU_RULE_WRG_MELEE_FACTOR_HEAVY_THROWING, 3, { 2, 2, 2, 2, 2, 2, 4, 5, 3, 2, 2, 2 } },
  [MU_MELEE_ROW_LIGHT_SPEAR]    = { MU_RULE_WRG_MELEE_FACTOR_LIGHT_SPEAR,    3, { 0, 1, 2, 4, 3, 1, 3, 4, 4, 2, 3, 2 } },
  [MU_MELEE_ROW_SWORD]          = { MU_RULE_WRG_MELEE_FACTOR_SWORD,          2, { 2, 2, 2, 3, 3, 1, 2, 3, 3, 1, 1, 0 } },
  [MU_MELEE_ROW_TWO_HANDED]     = { MU_RULE_WRG_MELEE_FACTOR_TWO_HANDED,     2, { 5, 5, 5, 5, 4, 4, 5, 5, 3, 1, 1, 1 } },
  [MU_MELEE_ROW_WEAK]           = { MU_RULE_WRG_MELEE_FACTOR_WEAK,           2, { 0, 0, 0, 1, 1, 0, 1, 2, 2, 0, 0, 1 } },
  [MU_MELEE_ROW_CHARIOT]        = { MU_RULE_WRG_MELEE_FACTOR_CHARIOT,        2, { 4, 2, 2, 3, 2, 4, 3, 4, 2, 2, 3, 0 } },
  [MU_MELEE_ROW_ELEPHANT]       = { MU_RULE_WRG_MELEE_FACTOR_ELEPHANT,       2, { 5, 3, 3, 4, 1, 3, 3, 3, 2, 5, 1, 2 } },
};
/* clang-format on */

#define BIT(w)           WEAPON_BIT (w)
#define CREWED_TYPES     (MU_WRG_CHARIOT_TYPES | TYPE_BIT (EL))
#define SHOOTING_WEAPONS (BIT (BOW) | BIT (CROSSBOW) | BIT (SLING) | BIT (STAFF_SLING))

#define KONTOS_PERIODS        1
#define MOUNTED_LIGHT_PERIODS 3
#define INITIAL_PERIOD        1
#define HORSES_MOST           4 /* wrg.base.frontage.models */

static MuWrgMeleeRow
find_rider_row (MuWrgWeapon weapon, int period)
{
  if (weapon == MU_WRG_LANCE && period <= KONTOS_PERIODS)
    return MU_MELEE_ROW_KONTOS;
  if (weapon == MU_WRG_LIGHT_SPEAR && period <= MOUNTED_LIGHT_PERIODS)
    return MU_MELEE_ROW_MOUNTED_LIGHT;
  return MU_MELEE_ROW_MOUNTED_OTHER;
}

/* wrg.melee.factor.weak, wrg.melee.factor.sword: with the side arm, a man whose only weapons
 * shoot stays an archer, and a pikeman without his pike one who was driven
 * back; all others fight as swordsmen.
 *
 * READING: wrg.melee.factor.weak: "primarily" an archer is he who carries no
 * close weapon of any class. */
static MuWrgMeleeRow
find_side_arm_row (unsigned weapons)
{
  const bool archer = weapons && !(weapons & ~SHOOTING_WEAPONS);
  return archer || weapons & BIT (PIKE) ? MU_MELEE_ROW_WEAK : MU_MELEE_ROW_SWORD;
}

static MuWrgMeleeRow
find_foot_row (const MuWrgTroop *fighter, MuWrgWeapon weapon, int period, bool recoiled,
               MuWrgType target)
{
  const bool initial = period == INITIAL_PERIOD;

  switch (weapon) {
  case MU_WRG_PIKE:
    return recoiled ? MU_MELEE_ROW_WEAK : MU_MELEE_ROW_PIKE;
  case MU_WRG_LONG_SPEAR:
    if (!recoiled)
      return MU_MELEE_ROW_LONG_SPEAR;
    break;
  case MU_WRG_HEAVY_THROWING:
    if (initial || target == MU_WRG_EL)
      return MU_MELEE_ROW_HEAVY_THROWING;
    break;
  case MU_WRG_LIGHT_SPEAR:
    if (initial || type_is_among (target, CREWED_TYPES))
      return MU_MELEE_ROW_LIGHT_SPEAR;
    break;
  case MU_WRG_TWO_HANDED:
    return MU_MELEE_ROW_TWO_HANDED;
  case MU_WRG_BOW:
  case MU_WRG_CROSSBOW:
  case MU_WRG_SLING:
  case MU_WRG_STAFF_SLING:
  case MU_WRG_ENGINE:
    return MU_MELEE_ROW_WEAK;
  case MU_WRG_SIDEARM:
  case MU_WRG_LANCE:
    break;
  }
  return find_side_arm_row (fighter->weapons);
}

static inline MuWrgMeleeRow
find_row (const MuWrgTroop *fighter, MuWrgWeapon weapon, int period, bool recoiled,
          MuWrgType target)
{
  const unsigned type = fighter->type;

  if (type_is_among (type, MU_WRG_INFANTRY_TYPES))
    return find_foot_row (fighter, weapon, period, recoiled, target);
  if (type_is_among (type, MU_WRG_CHARIOT_TYPES))
    return MU_MELEE_ROW_CHARIOT;
  if (type == MU_WRG_EL)
    return MU_MELEE_ROW_ELEPHANT;
  return type == MU_WRG_ART ? MU_MELEE_ROW_WEAK : find_rider_row (weapon, period);
}

MuWrgMeleeRow
mu_wrg_melee_row (const MuWrgTroop *fighter, MuWrgWeapon weapon, int period, bool recoiled,
                  MuWrgType target)
{
  return find_row (fighter, weapon, period, recoiled, target);
}

bool
mu_wrg_melee_row_lasts (const MuWrgTroop *fighter, int period)
{
  return period > (mu_wrg_type_is_infantry ((MuWrgType) fighter->type) ? INITIAL_PERIOD
                                                                       : MOUNTED_LIGHT_PERIODS);
}

int
mu_wrg_melee_weapon_factor (MuWrgMeleeRow row, MuWrgType target)
{
  return row_table[row].factor[column_of_type[target]];
}

int
mu_wrg_melee_half_ranks (MuWrgMeleeRow row, bool regular, bool disordered)
{
  return regular && !disordered ? row_table[row].half_ranks : 2;
}

/* Between equal factors the weapon that lets more ranks fight, then the side
 * arm, which leaves the shield free (wrg.shields.two-handed). */
MuWrgWeapon
mu_wrg_melee_best_weapon (const MuWrgTroop *fighter, int period, bool recoiled, MuWrgType target)
{
  MuWrgWeapon best = MU_WRG_SIDEARM;
  int best_merit = -1;

  if (mu_wrg_type_is_model ((MuWrgType) fighter->type))
    return best;
  for (int weapon = MU_WRG_SIDEARM; weapon <= MU_WRG_TWO_HANDED; weapon++) {
    if (!mu_wrg_troop_has (fighter, (MuWrgWeapon) weapon))
      continue;
    const MuWrgMeleeRow row
        = mu_wrg_melee_row (fighter, (MuWrgWeapon) weapon, period, recoiled, target);
    const int merit = 10 * mu_wrg_melee_weapon_factor (row, target)
                      + mu_wrg_melee_half_ranks (row, fighter->regular, false);
    if (merit > best_merit) {
      best = (MuWrgWeapon) weapon;
      best_merit = merit;
    }
  }
  return best;
}

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
#define NONE_SAID   MU_WRG_WEAPON_BIT (MU_WRG_WEAPONS)
#define CREW_SPEARS (FOOT_SPEARS | BIT (LANCE) | NONE_SAID)

/* Targets: wrg.melee.tactical.shieldless, wrg.melee.tactical.super-heavy-flank */
#define SHIELDS MU_MELEE_SHIELDLESS
#define FLANKS  MU_MELEE_FLANK_OR_REAR

/* clang-format off */
#define HORSEMEN(offers) { TROOPS_MAY, offers, MU_MELEE_PURSUING, 0, 0 }
#define FOOTMEN(offers)  { TROOPS_MAY, offers, FOOT_AWAY, FOOT_SPEARS, BIT (PIKE) }
#define CREW(offers)     { TROOPS_MAY, offers, MU_MELEE_PURSUING, CREW_SPEARS, 0 }
#define ENGINE           { ENGINES_MAY, 0, MU_MELEE_PURSUING, 0, 0 }
static const TypeRow type_table[MU_WRG_TYPES] = {
  [MU_WRG_SHC] = HORSEMEN (FLANKS),   [MU_WRG_EHC] = HORSEMEN (SHIELDS),
  [MU_WRG_HC] = HORSEMEN (SHIELDS),   [MU_WRG_MC] = HORSEMEN (SHIELDS),
  [MU_WRG_LC] = HORSEMEN (SHIELDS),   [MU_WRG_SHI] = FOOTMEN (FLANKS),
  [MU_WRG_HI] = FOOTMEN (SHIELDS),    [MU_WRG_LHI] = FOOTMEN (SHIELDS),
  [MU_WRG_MI] = FOOTMEN (SHIELDS),    [MU_WRG_LMI] = FOOTMEN (SHIELDS),
  [MU_WRG_LI] = FOOTMEN (SHIELDS),    [MU_WRG_EHCM] = HORSEMEN (SHIELDS),
  [MU_WRG_HCM] = HORSEMEN (SHIELDS),  [MU_WRG_MCM] = HORSEMEN (SHIELDS),
  [MU_WRG_HCH] = CREW (0),            [MU_WRG_LCH] = CREW (0),
  [MU_WRG_EL] = CREW (FLANKS),        [MU_WRG_ART] = ENGINE,
};
/* clang-format on */

static bool
can_face_spears (const MuWrgTroop *fighter, const MuWrgTroop *target)
{
  const unsigned shown = target->weapons ? target->weapons : NONE_SAID;
  return shown & type_table[target->type].spears
         && !(fighter->weapons & type_table[fighter->type].pikes);
}

/* The circumstances that these troops can meet. */
static unsigned
find_possible (const MuWrgTroop *fighter, const MuWrgTroop *target)
{
  unsigned possible = type_table[fighter->type].may | type_table[target->type].offers;

  if (can_face_spears (fighter, target))
    possible |= MU_MELEE_FACED_BY_SPEARS;
  /* wrg.melee.tactical.uncontrolled: not class D; regulars advance without
   * authority but in control (wrg.move.uncontrolled) */
  if (fighter->class == MU_WRG_D || fighter->regular)
    possible &= ~(unsigned) MU_MELEE_IMPETUOUS;
  return possible;
}

/* wrg.melee.factor.crew-two, wrg.melee.factor.crew-one: javelins of the crew count two, but one
 * against the super and extra heavy; any other arms one.
 *
 * READING: wrg.melee.factor.crew-one: "other" takes in those javelins,
 * unless switched. */
static int
add_crew (const MuWrgReadings *readings, const MuWrgMelee *melee, MuTrace *trace)
{
  const bool armoured = type_is_among (melee->target.type,
                                       MU_WRG_SUPER_HEAVY_TYPES | TYPE_BIT (EHC) | TYPE_BIT (EHCM));
  int javelins = 0;
  int total = 0;

  for (int i = 0; i < melee->crew.count; i++)
    javelins += melee->crew.weapon[i] == MU_WRG_LIGHT_SPEAR;
  const int twos = armoured ? 0 : javelins;
  int ones = melee->crew.count - twos;
  if (armoured && mu_wrg_reading (readings, MU_READING_CREW_JAVELINS))
    ones -= javelins;
  if (twos)
    total += add_line (trace, MU_RULE_WRG_MELEE_FACTOR_CREW_TWO, 2 * twos);
  if (ones)
    total += add_line (trace, MU_RULE_WRG_MELEE_FACTOR_CREW_ONE, ones);
  return total;
}

/* wrg.melee.factor.horses: with the factor for charging, against any but
 * elephants. */
static bool
horses_count (const MuWrgMelee *melee)
{
  return type_is_among (melee->fighter.type, MU_WRG_CHARIOT_TYPES) && melee->crew.horses > 0
         && melee->circumstances & MU_MELEE_CHARGING && melee->target.type != MU_WRG_EL;
}

/* wrg.melee.eligible.crew-only: met on flank or rear alone, the model itself
 * gives nothing. */
static int
add_model (const MuWrgReadings *readings, const MuWrgMelee *melee, const RowData *row,
           MuTrace *trace)
{
  int weapon;

  if (melee->crew_only)
    weapon = add_line (trace, MU_RULE_WRG_MELEE_ELIGIBLE_CREW_ONLY, 0);
  else
    weapon = add_line (trace, row->rule, row->factor[column_of_type[melee->target.type]]);
  weapon += add_crew (readings, melee, trace);
  if (horses_count (melee) && !melee->crew_only)
    weapon += add_line (trace, MU_RULE_WRG_MELEE_FACTOR_HORSES, melee->crew.horses);
  return weapon;
}

/* What the weather takes counts to the weapon. */
static int
add_weapon (const MuWrgReadings *readings, const MuWrgMelee *melee, MuTrace *trace)
{
  const MuWrgMeleeRow which = find_row (&melee->fighter, melee->weapon, melee->period,
                                        melee->recoiled, (MuWrgType) melee->target.type);
  const RowData *row = &row_table[which];
  int weapon;

  if (which == MU_MELEE_ROW_CHARIOT || which == MU_MELEE_ROW_ELEPHANT)
    weapon = add_model (readings, melee, row, trace);
  else
    weapon = add_line (trace, row->rule, row->factor[column_of_type[melee->target.type]]);
  if (melee->weather != 0)
    weapon += mu_wrg_weather_from_blows (melee->weather, trace);
  return weapon;
}

/* wrg.melee.tactical.obstacle-infantry, wrg.melee.tactical.obstacle-mounted */
static int
add_obstacle (unsigned fighter, MuTrace *trace)
{
  if (type_is_among (fighter, MU_WRG_INFANTRY_TYPES))
    return add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_OBSTACLE_INFANTRY, -1);
  return add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_OBSTACLE_MOUNTED, -2);
}

/* wrg.melee.tactical.shieldless, wrg.melee.tactical.shieldless-medium */
static int
add_shieldless (unsigned target, MuTrace *trace)
{
  if (type_is_among (target, SHIELDLESS_MEDIUM_TYPES))
    return add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS_MEDIUM, 2);
  return add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS, 1);
}

/* wrg.melee.tactical.*: all that hold add up. */
static int
add_tactical (const MuWrgMelee *melee, unsigned holding, MuTrace *trace)
{
  int total = 0;

  if (!holding && melee->shot_losses <= 0)
    return 0;
  if (holding & MU_MELEE_FACED_BY_SPEARS)
    total += add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_FACED_SPEARS, -1);
  if (melee->shot_losses > 0)
    total += add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_SHOT_LOSSES, -melee->shot_losses);
  if (holding & MU_MELEE_OBSTACLE)
    total += add_obstacle (melee->fighter.type, trace);
  if (holding & MU_MELEE_CHARGING)
    total += add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_CHARGING, 1);
  if (holding & MU_MELEE_IMPETUOUS)
    total += add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_UNCONTROLLED, 1);
  if (holding & MU_MELEE_UPHILL)
    total += add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_UPHILL, 1);
  if (holding & MU_MELEE_SHIELDLESS)
    total += add_shieldless (melee->target.type, trace);
  if (holding & MU_MELEE_FLANK_OR_REAR)
    total += add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_SUPER_HEAVY_FLANK, 2);
  if (holding & MU_MELEE_PURSUING)
    total += add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_PURSUING_CONTACT, 2);
  return total;
}

/* The rule that limits the dice of this class: wrg.random.melee.ab, wrg.random.melee.c,
 * wrg.random.melee.d. */
static const MuRule random_rule[] = {
  [MU_WRG_A] = MU_RULE_WRG_RANDOM_MELEE_AB,
  [MU_WRG_B] = MU_RULE_WRG_RANDOM_MELEE_AB,
  [MU_WRG_C] = MU_RULE_WRG_RANDOM_MELEE_C,
  [MU_WRG_D] = MU_RULE_WRG_RANDOM_MELEE_D,
};

/* wrg.random.melee.mounted-infantry */
static MuWrgClass
class_of (const MuWrgReadings *readings, const MuWrgMelee *melee)
{
  const MuWrgClass class = (MuWrgClass) melee->fighter.class;
  return melee->mounted_infantry ? mu_wrg_random_class (readings, class, true) : class;
}

static MuRule
random_rule_of (const MuWrgReadings *readings, const MuWrgMelee *melee)
{
  if (melee->tired) /* wrg.fatigue.zero */
    return MU_RULE_WRG_FATIGUE_ZERO;
  return random_rule[class_of (readings, melee)];
}

/* Those that others leave no place for: wrg.melee.tactical.faced-spears. */
static unsigned
find_contradicted (const MuWrgTroop *target, unsigned holding)
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
  const MuWrgType type = (MuWrgType) melee->fighter.type;
  if (!mu_wrg_type_is_model (type) || melee->crew.count > MU_WRG_CREW_MAX)
    return false;
  if (melee->crew.horses > (mu_wrg_type_is_chariot (type) ? HORSES_MOST : 0))
    return false;
  return mu_wrg_crew_forbidden_arms (&melee->fighter, &melee->crew) == MU_RULE_NONE;
}

/* Every class may throw 0. */
static bool
is_possible_random (const MuWrgReadings *readings, const MuWrgMelee *melee)
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
check_fighters (const MuWrgReadings *readings, const MuWrgMelee *melee)
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

static MuWrgMeleeAnswer
check (const MuWrgReadings *readings, const MuWrgMelee *melee, unsigned possible, unsigned *refused)
{
  if (!type_is_among (melee->fighter.type, CREWED_TYPES)
      && !mu_wrg_troop_has (&melee->fighter, melee->weapon))
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
    return type_is_among (melee->target.type, MU_WRG_SUPER_HEAVY_TYPES)
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
  const unsigned open = find_possible (&melee->fighter, &melee->target);
  return open & asked && !wrong ? MU_RULE_NONE : rule_of (melee, asked);
}

MuRule
mu_wrg_melee_recoiled_closed (int period)
{
  return period <= INITIAL_PERIOD ? MU_RULE_WRG_AFTER_RECOIL : MU_RULE_NONE;
}

int
mu_wrg_melee_amount (const MuWrgMelee *melee, MuWrgMeleeCircumstance circumstance)
{
  const MuWrgMelee bare = { .fighter = melee->fighter, .target = melee->target };
  const unsigned possible = find_possible (&melee->fighter, &melee->target);
  return add_tactical (&bare, possible & (unsigned) circumstance, NULL);
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
  if (!mu_wrg_type_is_model ((MuWrgType) melee->fighter.type))
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
    return mu_wrg_type_is_infantry ((MuWrgType) melee->fighter.type)
               ? MU_RULE_WRG_TROOPS_WEAPONS_CLOSE
               : MU_RULE_WRG_TROOPS_WEAPONS_MOUNTED_CLOSE;
  case MU_MELEE_BAD_PERIOD:
    return MU_RULE_WRG_MELEE_PERIODS;
  case MU_MELEE_TOO_MANY:
    return MU_RULE_WRG_MELEE_ELIGIBLE_CONTACT;
  case MU_MELEE_BAD_LOSSES:
    return MU_RULE_WRG_MELEE_TACTICAL_SHOT_LOSSES;
  case MU_MELEE_BAD_RANDOM:
    return random_rule_of (NULL, melee);
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

/* wrg.melee.berserk: each deals casualties as two; he takes them as one. The
 * line says so and adds nothing. */
static int
figures_dealing (const MuWrgMelee *melee, MuTrace *trace)
{
  if (!melee->berserk)
    return melee->figures;
  add_line (trace, MU_RULE_WRG_MELEE_BERSERK, 0);
  return 2 * melee->figures;
}

MuWrgMeleeAnswer
mu_wrg_melee (const MuWrgReadings *readings, const MuWrgMelee *melee, MuWrgSum *sum, MuTrace *trace,
              unsigned *refused)
{
  const unsigned possible = find_possible (&melee->fighter, &melee->target);
  const MuWrgMeleeAnswer answer = check (readings, melee, possible, refused);
  unsigned holding = melee->circumstances;

  mu_trace_clear (trace);
  if (answer != MU_MELEE_OK)
    return answer;
  if (!melee->target.shield)
    holding |= possible & MU_MELEE_SHIELDLESS; /* wrg.shields.unusable */
  sum->weapon = add_weapon (readings, melee, trace);
  const int figures = figures_dealing (melee, trace);
  sum->tactical = add_tactical (melee, holding, trace);
  sum->random = add_line (trace, random_rule_of (readings, melee), melee->random);
  sum->factor = sum->weapon + sum->tactical + sum->random;
  sum->casualties = melee->half ? mu_wrg_casualties_half (readings, sum->factor, figures)
                                : mu_wrg_casualties (readings, sum->factor, figures);
  return MU_MELEE_OK;
}
