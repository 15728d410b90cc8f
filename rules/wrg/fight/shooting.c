/* What one volley does: the factor of the weapon's row against the target's column, the
 * circumstances, the random factor, and the casualties that the three come to. What the
 * caller says is refused where such troops cannot meet it; a shield that the target has
 * not got is seen unsaid. Weapons that share a row (bows, slings and javelins; staff
 * slings with crossbows) share no more than its factors: range and shields are asked of
 * the weapon itself. */
#include "rules/wrg/fight/shooting.h"

#include <assert.h>

#include "rules/wrg/before/weather_effects.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/column.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/troop/arms.h"

typedef enum { ROW_LIGHT, ROW_CROSSBOW, ROW_ARTILLERY, ROW_NONE } Row;

/* wrg.shoot.factor.hand-hurled, wrg.shoot.factor.crossbow, wrg.shoot.factor.artillery */
static const int8_t factor_table[][COLUMNS] = {
  /*                SHC EHC HC MC LC SHI HI MI LI HCh LCh El */
  [ROW_LIGHT] = { 0, 1, 2, 4, 3, 0, 1, 2, 2, 2, 1, 1 },
  [ROW_CROSSBOW] = { 2, 2, 2, 2, 1, 1, 1, 1, 0, 2, 0, 1 },
  [ROW_ARTILLERY] = { 2, 2, 2, 2, 1, 2, 2, 2, 1, 2, 0, 2 },
};
static const MuRule factor_rule[] = {
  [ROW_LIGHT] = MU_RULE_WRG_SHOOT_FACTOR_HAND_HURLED,
  [ROW_CROSSBOW] = MU_RULE_WRG_SHOOT_FACTOR_CROSSBOW,
  [ROW_ARTILLERY] = MU_RULE_WRG_SHOOT_FACTOR_ARTILLERY,
};

/* wrg.shoot.range.hand-hurled, wrg.shoot.range.bow, wrg.shoot.range.sling,
 * wrg.shoot.range.crossbow, wrg.shoot.range.artillery; paces.
 *
 * READING: wrg.shoot.range.crossbow-mounted: blank in both copies; 240 stands
 * 60 below the range on foot, as that of mounted bows does. */
static const struct {
  uint8_t row;
  uint16_t mounted;
  uint16_t foot;
} missile_table[MU_WEAPONS] = {
  [MU_WEAPON_SIDEARM] = { ROW_NONE, 0, 0 },
  [MU_WEAPON_LANCE] = { ROW_NONE, 0, 0 },
  [MU_WEAPON_LONG_SPEAR] = { ROW_NONE, 0, 0 },
  [MU_WEAPON_PIKE] = { ROW_NONE, 0, 0 },
  [MU_WEAPON_HEAVY_THROWING] = { ROW_NONE, 0, 0 },
  [MU_WEAPON_LIGHT_SPEAR] = { ROW_LIGHT, 40, 40 },
  [MU_WEAPON_TWO_HANDED] = { ROW_NONE, 0, 0 },
  [MU_WEAPON_BOW] = { ROW_LIGHT, 180, 240 },
  [MU_WEAPON_CROSSBOW] = { ROW_CROSSBOW, 240, 300 },
  [MU_WEAPON_SLING] = { ROW_LIGHT, 120, 120 },
  [MU_WEAPON_STAFF_SLING] = { ROW_CROSSBOW, 240, 240 },
  [MU_WEAPON_ENGINE] = { ROW_ARTILLERY, 480, 480 },
};

bool
mu_wrg_weapon_shoots (MuWeapon weapon)
{
  return missile_table[weapon].row != ROW_NONE;
}

int
mu_wrg_shoot_range (MuWeapon weapon, bool mounted)
{
  return mounted ? missile_table[weapon].mounted : missile_table[weapon].foot;
}

int
mu_wrg_shoot_weapon_factor (MuWeapon weapon, MuTroopType target)
{
  return factor_table[missile_table[weapon].row][column_of_type[target]];
}

MuRule
mu_wrg_shoot_factor_rule (MuWeapon weapon)
{
  assert (mu_wrg_weapon_shoots (weapon));
  return factor_rule[missile_table[weapon].row];
}

/* wrg.shoot.tactical.shieldless: never for artillery, the super heavy against
 * crossbows only; chariots, elephants and engines not at all. */
static bool
shield_matters (const MuWrgShot *shot)
{
  if (shot->weapon == MU_WEAPON_ENGINE)
    return false;
  if (type_is_among (shot->target.type, MU_SUPER_HEAVY_TYPES))
    return shot->weapon == MU_WEAPON_CROSSBOW;
  return type_is_among (shot->target.type, SHIELDLESS_TYPES);
}

/* The circumstances that these troops can meet. Any troops may shoot overhead
 * from one height to another (wrg.shoot.overhead.height), and any target may
 * move or stand in cover. */
static unsigned
find_possible (const MuWrgShot *shot)
{
  unsigned possible
      = MU_SHOOT_OVERHEAD | MU_SHOOT_OVERHEAD_MANY | MU_SHOOT_TARGET_MOVED | MU_SHOOT_COVER;
  const MuTroopType target = (MuTroopType) shot->target.type;

  /* wrg.shoot.tactical.over-half: bows and crossbows alone lose by distance */
  if (shot->weapon == MU_WEAPON_BOW || shot->weapon == MU_WEAPON_CROSSBOW)
    possible |= MU_SHOOT_LONG_RANGE;
  /* wrg.shoot.tactical.fast: cavalry and chariots, not camels or elephants */
  if (mu_type_is_cavalry (target) || mu_type_is_chariot (target))
    possible |= MU_SHOOT_TARGET_CHARGING;
  if (shield_matters (shot))
    possible |= MU_SHOOT_SHIELDLESS;
  if (shot->weapon == MU_WEAPON_ENGINE)
    possible |= MU_SHOOT_STONE_THROWER;
  return possible;
}

/* The circumstances that count: a target that carries no shield is shieldless
 * unsaid (wrg.shields.unusable). */
static unsigned
find_holding (const MuWrgShot *shot, unsigned possible)
{
  unsigned holding = shot->circumstances;
  if (!shot->target.shield)
    holding |= possible & MU_SHOOT_SHIELDLESS;
  return holding;
}

/* Those that others leave no place for: wrg.shoot.tactical.cover, which does not
 * stop stones. The further loss of wrg.shoot.tactical.overhead-many may be named
 * alone: it is then the only one of the two that is counted. */
static unsigned
find_contradicted (unsigned holding)
{
  return holding & MU_SHOOT_STONE_THROWER ? holding & MU_SHOOT_COVER : 0;
}

static const struct {
  unsigned circumstance;
  MuRule rule;
} deduct_one[] = {
  { MU_SHOOT_LONG_RANGE, MU_RULE_WRG_SHOOT_TACTICAL_OVER_HALF },
  { MU_SHOOT_OVERHEAD, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD },
  { MU_SHOOT_OVERHEAD_MANY, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD_MANY },
  { MU_SHOOT_TARGET_MOVED, MU_RULE_WRG_SHOOT_TACTICAL_MOVING },
  { MU_SHOOT_TARGET_CHARGING, MU_RULE_WRG_SHOOT_TACTICAL_FAST },
  { MU_SHOOT_COVER, MU_RULE_WRG_SHOOT_TACTICAL_COVER },
};

/* wrg.shoot.tactical.shieldless, wrg.shoot.tactical.shieldless-medium */
static int
add_shieldless (MuTroopType target, MuTrace *trace)
{
  if (type_is_among (target, SHIELDLESS_MEDIUM_TYPES))
    return add_line (trace, MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS_MEDIUM, 2);
  return add_line (trace, MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS, 1);
}

/* wrg.shoot.tactical.over-half, wrg.shoot.tactical.overhead, wrg.shoot.tactical.overhead-many,
 * wrg.shoot.tactical.moving, wrg.shoot.tactical.fast, wrg.shoot.tactical.cover; all that hold add
 * up (wrg.shoot.tactical.cumulative). */
static int
add_tactical (unsigned holding, MuTroopType target, MuTrace *trace)
{
  int total = 0;
  for (size_t i = 0; i < sizeof deduct_one / sizeof deduct_one[0]; i++)
    if (holding & deduct_one[i].circumstance)
      total += add_line (trace, deduct_one[i].rule, -1);
  if (holding & MU_SHOOT_SHIELDLESS)
    total += add_shieldless (target, trace);
  return total;
}

/* What the weather takes counts to the weapon. */
static int
add_weapon (const MuWrgShot *shot, MuTrace *trace)
{
  const Row row = (Row) missile_table[shot->weapon].row;
  int weapon
      = add_line (trace, factor_rule[row], factor_table[row][column_of_type[shot->target.type]]);
  if (shot->weather != 0)
    weapon += mu_wrg_weather_from_missiles (shot->weather, trace);
  return weapon;
}

/* wrg.random.shooting, wrg.random.d-class; wrg.fatigue.zero: the tired count the
 * full minus whatever their class. */
static MuRule
random_rule_of (const MuWrgShot *shot)
{
  if (shot->tired)
    return MU_RULE_WRG_FATIGUE_ZERO;
  return shot->shooter.class == MU_CLASS_D ? MU_RULE_WRG_RANDOM_D_CLASS
                                           : MU_RULE_WRG_RANDOM_SHOOTING;
}

static unsigned
first_of (unsigned set)
{
  return set & (~set + 1);
}

static bool
is_possible_random (const MuWrgShot *shot)
{
  const MuWrgRandomRange range = mu_wrg_random_range_shoot (
      shot->shooter.regular, (MuTroopClass) shot->shooter.class, shot->tired);
  return shot->random >= range.least && shot->random <= range.most;
}

static MuWrgShootAnswer
check_circumstances (const MuWrgShot *shot, unsigned possible, unsigned *refused)
{
  const unsigned wrong = shot->circumstances & ~possible;
  const unsigned contradicted = find_contradicted (shot->circumstances);
  if (!wrong && !contradicted)
    return MU_SHOOT_OK;
  if (refused)
    *refused = first_of (wrong ? wrong : contradicted);
  return wrong ? MU_SHOOT_CANNOT_APPLY : MU_SHOOT_CONTRADICTS;
}

static MuWrgShootAnswer
check (const MuWrgShot *shot, unsigned possible, unsigned *refused)
{
  if (!mu_wrg_weapon_shoots (shot->weapon))
    return MU_SHOOT_NOT_A_MISSILE;
  if (!mu_troop_has (&shot->shooter, shot->weapon))
    return MU_SHOOT_NOT_CARRIED;
  if (shot->figures < 1)
    return MU_SHOOT_NO_FIGURES;
  if (shot->body > 0 && shot->figures > shot->body)
    return MU_SHOOT_TOO_MANY;
  if (!is_possible_random (shot))
    return MU_SHOOT_BAD_RANDOM;
  if (!may_be (&shot->shooter) || !may_be (&shot->target))
    return MU_SHOOT_FORBIDDEN;
  return check_circumstances (shot, possible, refused);
}

/* Why these troops cannot meet it. */
static MuRule
rule_of (const MuWrgShot *shot, unsigned circumstance)
{
  if (circumstance == MU_SHOOT_STONE_THROWER)
    return MU_RULE_WRG_SHOOT_TACTICAL_COVER;
  if (circumstance == MU_SHOOT_SHIELDLESS)
    return shot->weapon != MU_WEAPON_ENGINE
                   && type_is_among (shot->target.type, MU_SUPER_HEAVY_TYPES)
               ? MU_RULE_WRG_SHIELDS_SUPER_HEAVY /* wrg.shields.super-heavy */
               : MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS;
  for (size_t i = 0; i < sizeof deduct_one / sizeof deduct_one[0]; i++)
    if (deduct_one[i].circumstance == circumstance)
      return deduct_one[i].rule;
  return MU_RULE_NONE;
}

MuRule
mu_wrg_shoot_closed (const MuWrgShot *shot, MuWrgShootCircumstance circumstance)
{
  const unsigned asked = (unsigned) circumstance;
  const unsigned open = find_possible (shot) & ~find_contradicted (shot->circumstances | asked);
  return open & asked ? MU_RULE_NONE : rule_of (shot, asked);
}

int
mu_wrg_shoot_circumstance (const MuWrgShot *shot, MuWrgShootCircumstance circumstance,
                           MuTrace *trace)
{
  const unsigned possible = find_possible (shot) & (unsigned) circumstance;
  mu_trace_clear (trace);
  return add_tactical (possible, (MuTroopType) shot->target.type, trace);
}

int
mu_wrg_shoot_amount (const MuWrgShot *shot, MuWrgShootCircumstance circumstance)
{
  return mu_wrg_shoot_circumstance (shot, circumstance, NULL);
}

/* wrg.shields.super-heavy */
MuRule
mu_wrg_shoot_answer_rule (const MuWrgShot *shot, MuWrgShootAnswer answer, unsigned refused)
{
  const MuRule forbidden = mu_wrg_troop_forbidden (&shot->shooter);
  switch (answer) {
  case MU_SHOOT_OK:
  case MU_SHOOT_NO_FIGURES:
    break;
  case MU_SHOOT_NOT_A_MISSILE:
  case MU_SHOOT_NOT_CARRIED:
    return MU_RULE_WRG_TROOPS_WEAPONS_DISTANT;
  case MU_SHOOT_TOO_MANY:
    return MU_RULE_WRG_CASUALTIES_TABLE;
  case MU_SHOOT_BAD_RANDOM:
    return random_rule_of (shot);
  case MU_SHOOT_CANNOT_APPLY:
  case MU_SHOOT_CONTRADICTS:
    return rule_of (shot, refused);
  case MU_SHOOT_FORBIDDEN:
    return forbidden != MU_RULE_NONE ? forbidden : mu_wrg_troop_forbidden (&shot->target);
  }
  return MU_RULE_NONE;
}

MuWrgShootAnswer
mu_wrg_shoot (const MuReadings *readings, const MuWrgShot *shot, MuWrgSum *sum, MuTrace *trace,
              unsigned *refused)
{
  const unsigned possible = find_possible (shot);
  const MuWrgShootAnswer answer = check (shot, possible, refused);

  mu_trace_clear (trace);
  if (answer != MU_SHOOT_OK)
    return answer;
  sum->weapon = add_weapon (shot, trace);
  sum->tactical
      = add_tactical (find_holding (shot, possible), (MuTroopType) shot->target.type, trace);
  sum->random = add_line (trace, random_rule_of (shot), shot->random);
  sum->factor = sum->weapon + sum->tactical + sum->random;
  sum->casualties = shot->half ? mu_wrg_casualties_half (readings, sum->factor, shot->figures)
                               : mu_wrg_casualties (readings, sum->factor, shot->figures);
  return MU_SHOOT_OK;
}
