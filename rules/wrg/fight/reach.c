/* How far a weapon carries here: the table's range, then the wood, which makes it twenty
 * paces whatever else there is, or the height. A slope outranks what either stands on, so
 * that perches are compared on the level alone. */
#include "rules/wrg/fight/reach.h"

#include "rules/wrg/fight/column.h"
#include "rules/wrg/fight/shooting.h"

#define HEIGHT_PACES 20 /* wrg.shoot.range.height */
#define WOOD_PACES   20 /* wrg.shoot.range.woods */

/* wrg.shoot.range.height-order: equals share a number. */
static int
rank_of_perch (MuWrgPerch perch)
{
  static const uint8_t rank[MU_WRG_PERCHES] = {
    [MU_WRG_ON_GROUND] = 0, [MU_WRG_ON_ELEPHANT] = 1, [MU_WRG_ON_RAMPART] = 1,
    [MU_WRG_ON_ROOF] = 1,   [MU_WRG_ON_WALL] = 2,     [MU_WRG_ON_TOWER] = 3,
  };
  return rank[perch];
}

int
mu_wrg_height (MuWrgSlope slope, MuWrgPerch shooter_on, MuWrgPerch target_on)
{
  if (slope == MU_WRG_SLOPE_SHOOTER_ABOVE)
    return 1;
  if (slope == MU_WRG_SLOPE_TARGET_ABOVE)
    return -1;
  return rank_of_perch (shooter_on) - rank_of_perch (target_on);
}

/* wrg.shoot.range.height: nothing is lost shooting up at elephants on the same
 * level. */
static int
height_paces (const MuWrgReach *reach)
{
  const int height = mu_wrg_height (reach->slope, reach->shooter_on, reach->target_on);
  const bool up_at_elephants
      = reach->slope == MU_WRG_SLOPE_LEVEL && reach->target_on == MU_WRG_ON_ELEPHANT;
  if (height > 0)
    return HEIGHT_PACES;
  return height < 0 && !up_at_elephants ? -HEIGHT_PACES : 0;
}

/* wrg.troops.weapons.mounted-bow: the type tells how they normally fight, so
 * riders keep their range on foot, and foot that rides keeps that of foot
 * (wrg.shoot.range.mounted-infantry). */
static int
table_paces (const MuReadings *readings, const MuWrgReach *reach)
{
  const bool mounted = mu_type_is_mounted ((MuTroopType) reach->shooter.type);
  /* READING: wrg.shoot.range.crossbow-mounted: blank in both copies; 240,
   * unless switched to the 180 of mounted bows */
  if (mounted && reach->weapon == MU_WEAPON_CROSSBOW
      && mu_reading (readings, MU_READING_MOUNTED_CROSSBOW))
    return mu_wrg_shoot_range (MU_WEAPON_BOW, true);
  return mu_wrg_shoot_range (reach->weapon, mounted);
}

static MuRule
table_rule (const MuWrgReach *reach)
{
  const bool mounted = mu_type_is_mounted ((MuTroopType) reach->shooter.type);
  switch (reach->weapon) {
  case MU_WEAPON_LIGHT_SPEAR:
    return MU_RULE_WRG_SHOOT_RANGE_HAND_HURLED;
  case MU_WEAPON_BOW:
    return MU_RULE_WRG_SHOOT_RANGE_BOW;
  case MU_WEAPON_CROSSBOW:
    return mounted ? MU_RULE_WRG_SHOOT_RANGE_CROSSBOW_MOUNTED : MU_RULE_WRG_SHOOT_RANGE_CROSSBOW;
  case MU_WEAPON_SLING:
  case MU_WEAPON_STAFF_SLING:
    return MU_RULE_WRG_SHOOT_RANGE_SLING;
  case MU_WEAPON_ENGINE:
    return MU_RULE_WRG_SHOOT_RANGE_ARTILLERY;
  case MU_WEAPON_SIDEARM:
  case MU_WEAPON_LANCE:
  case MU_WEAPON_LONG_SPEAR:
  case MU_WEAPON_PIKE:
  case MU_WEAPON_HEAVY_THROWING:
  case MU_WEAPON_TWO_HANDED:
    break;
  }
  return MU_RULE_NONE;
}

/* READING: wrg.shoot.range.woods: 20 paces whatever the height. */
int
mu_wrg_reach (const MuReadings *readings, const MuWrgReach *reach, MuTrace *trace)
{
  mu_trace_clear (trace);
  if (!mu_wrg_weapon_shoots (reach->weapon))
    return 0;
  int paces = add_line (trace, table_rule (reach), table_paces (readings, reach));
  if (reach->both_in_wood)
    return paces + add_line (trace, MU_RULE_WRG_SHOOT_RANGE_WOODS, WOOD_PACES - paces);
  const int height = height_paces (reach);
  if (height != 0)
    paces += add_line (trace, MU_RULE_WRG_SHOOT_RANGE_HEIGHT, height);
  return paces;
}

/* READING: wrg.shoot.tactical.over-half: half of the range as the height makes
 * it, unless switched to half of the table's. */
bool
mu_wrg_reach_is_far (const MuReadings *readings, const MuWrgReach *reach, int distance)
{
  if (reach->weapon != MU_WEAPON_BOW && reach->weapon != MU_WEAPON_CROSSBOW)
    return false;
  const int range = mu_reading (readings, MU_READING_HALF_RANGE) && !reach->both_in_wood
                        ? table_paces (readings, reach)
                        : mu_wrg_reach (readings, reach, NULL);
  return 2 * distance > range;
}
