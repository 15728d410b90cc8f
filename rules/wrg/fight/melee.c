/* What one body's blows do: the row of the weapon in hand, crew and horses, circumstances,
 * the random factor, and the casualties that they come to. The row is the trap: it changes
 * with the period, after a recoil and against models, and foot that loses it fights as
 * with the side arm, where archers and pikemen are weak. What may hold at all is asked in
 * melee_check.c. */
#include "rules/wrg/fight/melee.h"

#include "rules/wrg/before/weather_effects.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/melee_private.h"
#include "rules/wrg/fight/random.h"

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

#define SHOOTING_WEAPONS (BIT (BOW) | BIT (CROSSBOW) | BIT (SLING) | BIT (STAFF_SLING))

#define KONTOS_PERIODS        1
#define MOUNTED_LIGHT_PERIODS 3

static MuWrgMeleeRow
find_rider_row (MuWeapon weapon, int period)
{
  if (weapon == MU_WEAPON_LANCE && period <= KONTOS_PERIODS)
    return MU_MELEE_ROW_KONTOS;
  if (weapon == MU_WEAPON_LIGHT_SPEAR && period <= MOUNTED_LIGHT_PERIODS)
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
find_foot_row (const MuTroop *fighter, MuWeapon weapon, int period, bool recoiled,
               MuTroopType target)
{
  const bool initial = period == INITIAL_PERIOD;

  switch (weapon) {
  case MU_WEAPON_PIKE:
    return recoiled ? MU_MELEE_ROW_WEAK : MU_MELEE_ROW_PIKE;
  case MU_WEAPON_LONG_SPEAR:
    if (!recoiled)
      return MU_MELEE_ROW_LONG_SPEAR;
    break;
  case MU_WEAPON_HEAVY_THROWING:
    if (initial || target == MU_TROOP_EL)
      return MU_MELEE_ROW_HEAVY_THROWING;
    break;
  case MU_WEAPON_LIGHT_SPEAR:
    if (initial || type_is_among (target, CREWED_TYPES))
      return MU_MELEE_ROW_LIGHT_SPEAR;
    break;
  case MU_WEAPON_TWO_HANDED:
    return MU_MELEE_ROW_TWO_HANDED;
  case MU_WEAPON_BOW:
  case MU_WEAPON_CROSSBOW:
  case MU_WEAPON_SLING:
  case MU_WEAPON_STAFF_SLING:
  case MU_WEAPON_ENGINE:
    return MU_MELEE_ROW_WEAK;
  case MU_WEAPON_SIDEARM:
  case MU_WEAPON_LANCE:
    break;
  }
  return find_side_arm_row (fighter->weapons);
}

static inline MuWrgMeleeRow
find_row (const MuTroop *fighter, MuWeapon weapon, int period, bool recoiled, MuTroopType target)
{
  const unsigned type = fighter->type;

  if (type_is_among (type, MU_INFANTRY_TYPES))
    return find_foot_row (fighter, weapon, period, recoiled, target);
  if (type_is_among (type, MU_CHARIOT_TYPES))
    return MU_MELEE_ROW_CHARIOT;
  if (type == MU_TROOP_EL)
    return MU_MELEE_ROW_ELEPHANT;
  return type == MU_TROOP_ART ? MU_MELEE_ROW_WEAK : find_rider_row (weapon, period);
}

MuWrgMeleeRow
mu_wrg_melee_row (const MuTroop *fighter, MuWeapon weapon, int period, bool recoiled,
                  MuTroopType target)
{
  return find_row (fighter, weapon, period, recoiled, target);
}

bool
mu_wrg_melee_row_lasts (const MuTroop *fighter, int period)
{
  return period > (mu_type_is_infantry ((MuTroopType) fighter->type) ? INITIAL_PERIOD
                                                                     : MOUNTED_LIGHT_PERIODS);
}

int
mu_wrg_melee_weapon_factor (MuWrgMeleeRow row, MuTroopType target)
{
  return row_table[row].factor[column_of_type[target]];
}

MuRule
mu_wrg_melee_row_rule (MuWrgMeleeRow row)
{
  return row_table[row].rule;
}

int
mu_wrg_melee_half_ranks (MuWrgMeleeRow row, bool regular, bool disordered)
{
  return regular && !disordered ? row_table[row].half_ranks : 2;
}

/* Between equal factors the weapon that lets more ranks fight, then the side
 * arm, which leaves the shield free (wrg.shields.two-handed). */
MuWeapon
mu_wrg_melee_best_weapon (const MuTroop *fighter, int period, bool recoiled, MuTroopType target)
{
  MuWeapon best = MU_WEAPON_SIDEARM;
  int best_merit = -1;

  if (mu_type_is_model ((MuTroopType) fighter->type))
    return best;
  for (int weapon = MU_WEAPON_SIDEARM; weapon <= MU_WEAPON_TWO_HANDED; weapon++) {
    if (!mu_troop_has (fighter, (MuWeapon) weapon))
      continue;
    const MuWrgMeleeRow row
        = mu_wrg_melee_row (fighter, (MuWeapon) weapon, period, recoiled, target);
    const int merit = 10 * mu_wrg_melee_weapon_factor (row, target)
                      + mu_wrg_melee_half_ranks (row, fighter->regular, false);
    if (merit > best_merit) {
      best = (MuWeapon) weapon;
      best_merit = merit;
    }
  }
  return best;
}

/* wrg.melee.factor.crew-two, wrg.melee.factor.crew-one: javelins of the crew count two, but one
 * against the super and extra heavy; any other arms one.
 *
 * READING: wrg.melee.factor.crew-one: "other" takes in those javelins,
 * unless switched. */
static int
add_crew (const MuReadings *readings, const MuWrgMelee *melee, MuTrace *trace)
{
  const bool armoured
      = type_is_among (melee->target.type, MU_SUPER_HEAVY_TYPES | TYPE_BIT (EHC) | TYPE_BIT (EHCM));
  int javelins = 0;
  int total = 0;

  for (int i = 0; i < melee->crew.count; i++)
    javelins += melee->crew.weapon[i] == MU_WEAPON_LIGHT_SPEAR;
  const int twos = armoured ? 0 : javelins;
  int ones = melee->crew.count - twos;
  if (armoured && mu_reading (readings, MU_READING_CREW_JAVELINS))
    ones -= javelins;
  if (twos)
    total += add_line (trace, MU_RULE_WRG_MELEE_FACTOR_CREW_TWO, 2 * twos);
  if (ones)
    total += add_line (trace, MU_RULE_WRG_MELEE_FACTOR_CREW_ONE, ones);
  return total;
}

/* wrg.melee.tactical.charging: pursuers have it too, beside what they have for the routers
 * whom they still touch (wrg.melee.tactical.pursuing-contact). */
#define ADVANCING (MU_MELEE_CHARGING | MU_MELEE_PURSUING)

/* wrg.melee.factor.horses: with the factor for charging, against any but
 * elephants. */
static bool
horses_count (const MuWrgMelee *melee)
{
  return type_is_among (melee->fighter.type, MU_CHARIOT_TYPES) && melee->crew.horses > 0
         && melee->circumstances & ADVANCING && melee->target.type != MU_TROOP_EL;
}

static int
add_horses (const MuWrgMelee *melee, MuTrace *trace)
{
  return horses_count (melee)
             ? add_line (trace, MU_RULE_WRG_MELEE_FACTOR_HORSES, melee->crew.horses)
             : 0;
}

int
mu_wrg_melee_crew (const MuReadings *readings, const MuWrgMelee *melee, MuTrace *trace)
{
  mu_trace_clear (trace);
  const int crew = add_crew (readings, melee, trace);
  return crew + add_horses (melee, trace);
}

/* wrg.melee.eligible.crew-only: met on flank or rear alone, the model itself
 * gives nothing. */
static int
add_model (const MuReadings *readings, const MuWrgMelee *melee, const RowData *row, MuTrace *trace)
{
  int weapon;

  if (melee->crew_only)
    weapon = add_line (trace, MU_RULE_WRG_MELEE_ELIGIBLE_CREW_ONLY, 0);
  else
    weapon = add_line (trace, row->rule, row->factor[column_of_type[melee->target.type]]);
  weapon += add_crew (readings, melee, trace);
  if (!melee->crew_only)
    weapon += add_horses (melee, trace);
  return weapon;
}

/* What the weather takes counts to the weapon. */
static int
add_weapon (const MuReadings *readings, const MuWrgMelee *melee, MuTrace *trace)
{
  const MuWrgMeleeRow which = find_row (&melee->fighter, melee->weapon, melee->period,
                                        melee->recoiled, (MuTroopType) melee->target.type);
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
  if (type_is_among (fighter, MU_INFANTRY_TYPES))
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

int
mu_wrg_melee_shot_losses (int losses)
{
  return -losses;
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
    total += add_line (trace, MU_RULE_WRG_MELEE_TACTICAL_SHOT_LOSSES,
                       mu_wrg_melee_shot_losses (melee->shot_losses));
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

int
mu_wrg_melee_circumstance (const MuWrgMelee *melee, MuWrgMeleeCircumstance circumstance,
                           MuTrace *trace)
{
  const MuWrgMelee bare = { .fighter = melee->fighter, .target = melee->target };
  const unsigned possible = mu_wrg_melee_possible (&melee->fighter, &melee->target);
  mu_trace_clear (trace);
  return add_tactical (&bare, possible & (unsigned) circumstance, trace);
}

int
mu_wrg_melee_amount (const MuWrgMelee *melee, MuWrgMeleeCircumstance circumstance)
{
  return mu_wrg_melee_circumstance (melee, circumstance, NULL);
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
mu_wrg_melee (const MuReadings *readings, const MuWrgMelee *melee, MuWrgSum *sum, MuTrace *trace,
              unsigned *refused)
{
  const unsigned possible = mu_wrg_melee_possible (&melee->fighter, &melee->target);
  const MuWrgMeleeAnswer answer = mu_wrg_melee_check (readings, melee, possible, refused);
  unsigned holding = melee->circumstances;

  mu_trace_clear (trace);
  if (answer != MU_MELEE_OK)
    return answer;
  if (!melee->target.shield)
    holding |= possible & MU_MELEE_SHIELDLESS; /* wrg.shields.unusable */
  if (holding & MU_MELEE_PURSUING)
    holding |= MU_MELEE_CHARGING;
  sum->weapon = add_weapon (readings, melee, trace);
  const int figures = figures_dealing (melee, trace);
  sum->tactical = add_tactical (melee, holding, trace);
  sum->random = add_line (trace, mu_wrg_melee_random_rule (readings, melee), melee->random);
  sum->factor = sum->weapon + sum->tactical + sum->random;
  sum->casualties = melee->half ? mu_wrg_casualties_half (readings, sum->factor, figures)
                                : mu_wrg_casualties (readings, sum->factor, figures);
  return MU_MELEE_OK;
}
