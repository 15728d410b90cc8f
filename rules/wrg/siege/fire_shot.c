/* Shots that set things alight. A building has no class, shield or order, so their sum is its
 * own, with only those tactical factors that are the shooters'; its casualties are points for
 * fire.c. A flame-thrower at men is an ordinary shot of the engine crew that it equals. */
#include "rules/wrg/siege/fire_shot.h"

#include "rules/wrg/fight/casualties.h"

typedef enum { TARGET_BUILDING, TARGET_WOOD, TARGET_WORK } Target;

/* wrg.engineering.fire.factor, wrg.engineering.fire.rocket */
static const struct {
  MuWeapon weapon;
  MuRule rule;
  int8_t factor[3]; /* Target */
  bool half_range;
  bool half_counts; /* wrg.shoot.tactical.over-half: bows and crossbows alone */
} missile_table[MU_FIRE_MISSILES] = {
  [MU_FIRE_MISSILE_BOW]
  = { MU_WEAPON_BOW, MU_RULE_WRG_ENGINEERING_FIRE_FACTOR, { 1, 1, 0 }, true, true },
  [MU_FIRE_MISSILE_CROSSBOW]
  = { MU_WEAPON_CROSSBOW, MU_RULE_WRG_ENGINEERING_FIRE_FACTOR, { 1, 1, 0 }, true, true },
  [MU_FIRE_MISSILE_STAFF_SLING]
  = { MU_WEAPON_STAFF_SLING, MU_RULE_WRG_ENGINEERING_FIRE_FACTOR, { 1, 1, 0 }, false, false },
  [MU_FIRE_MISSILE_BOLT_SHOOTER]
  = { MU_WEAPON_ENGINE, MU_RULE_WRG_ENGINEERING_FIRE_FACTOR, { 1, 1, 0 }, true, false },
  [MU_FIRE_MISSILE_STONE_THROWER]
  = { MU_WEAPON_ENGINE, MU_RULE_WRG_ENGINEERING_FIRE_FACTOR, { 1, 1, 0 }, false, false },
  [MU_FIRE_MISSILE_ROCKETS]
  = { MU_WEAPON_ENGINE, MU_RULE_WRG_ENGINEERING_FIRE_ROCKET, { 5, 4, 3 }, false, false },
};

static const uint8_t target_of[MU_BURNABLES] = {
  [MU_BURN_BUILDING] = TARGET_BUILDING, [MU_BURN_WOOD] = TARGET_WOOD,
  [MU_BURN_DOOR] = TARGET_WORK,         [MU_BURN_PALISADE] = TARGET_WORK,
  [MU_BURN_PENTHOUSE] = TARGET_WORK,    [MU_BURN_TOWER] = TARGET_WORK,
  [MU_BURN_GRASS] = TARGET_WORK,
};

/* wrg.engineering.fire.who */
#define SERVED_BY_ANIMAL 5
#define SERVED_BY_WAGON  20

int
mu_wrg_fire_range (MuWrgFireMissile missile)
{
  const int range = mu_wrg_shoot_range (missile_table[missile].weapon, false);
  return missile_table[missile].half_range ? range / 2 : range;
}

int
mu_wrg_fire_served (int pack_animals, int wagons)
{
  return SERVED_BY_ANIMAL * pack_animals + SERVED_BY_WAGON * wagons;
}

int
mu_wrg_fire_factor (MuWrgFireMissile missile, MuWrgBurnable target)
{
  return missile_table[missile].factor[target_of[target]];
}

/* READING: wrg.engineering.fire.who: crossbowmen are not named; they are no archers
 * unless switched. */
static bool
may_shoot_fire (const MuReadings *readings, const MuWrgFireShot *shot)
{
  const MuWeapon weapon = missile_table[shot->missile].weapon;
  if (weapon == MU_WEAPON_ENGINE)
    return shot->shooter.type == MU_TROOP_ART;
  if (weapon == MU_WEAPON_CROSSBOW && !mu_reading (readings, MU_READING_FIRE_CROSSBOWS))
    return false;
  return mu_type_is_infantry ((MuTroopType) shot->shooter.type)
         && mu_troop_has (&shot->shooter, weapon);
}

/* READING: wrg.engineering.fire.rocket: rockets are fire missiles already made and
 * want neither materials nor preparing unless switched. */
static MuRule
check_supply (const MuReadings *readings, const MuWrgFireShot *shot)
{
  if (shot->missile == MU_FIRE_MISSILE_ROCKETS && !mu_reading (readings, MU_READING_FIRE_ROCKETS))
    return MU_RULE_NONE;
  if (!shot->in_fort && mu_wrg_fire_served (shot->pack_animals, shot->wagons) < shot->figures)
    return MU_RULE_WRG_ENGINEERING_FIRE_WHO;
  return shot->prepared ? MU_RULE_NONE : MU_RULE_WRG_ENGINEERING_FIRE_PREPARE;
}

MuRule
mu_wrg_fire_shot_refused (const MuReadings *readings, const MuWrgFireShot *shot)
{
  const unsigned possible = MU_SHOOT_OVERHEAD | MU_SHOOT_OVERHEAD_MANY;
  if (!may_shoot_fire (readings, shot) || shot->figures < 1)
    return MU_RULE_WRG_ENGINEERING_FIRE_WHO;
  const MuRule rained
      = mu_wrg_fire_refused (readings, MU_IGNITE_MISSILES, shot->target, shot->rained);
  if (rained != MU_RULE_NONE)
    return rained;
  if (shot->weather & (MU_WEATHER_RAIN | MU_WEATHER_SNOW))
    return MU_RULE_WRG_ENGINEERING_FIRE_RAIN;
  if (shot->target == MU_BURN_GRASS || shot->distance > mu_wrg_fire_range (shot->missile)
      || (shot->circumstances & ~possible))
    return MU_RULE_WRG_ENGINEERING_FIRE_FACTOR;
  return check_supply (readings, shot);
}

/* READING: wrg.engineering.fire.factor: of the tactical factors those of the shooters
 * count (wrg.shoot.tactical.over-half of the halved range, wrg.shoot.tactical.overhead,
 * wrg.shoot.tactical.overhead-many); a building has neither shield nor cover. */
static int
add_tactical (const MuWrgFireShot *shot, MuTrace *trace)
{
  int total = 0;
  if (missile_table[shot->missile].half_counts
      && 2 * shot->distance > mu_wrg_fire_range (shot->missile))
    total += mu_trace_add (trace, MU_RULE_WRG_SHOOT_TACTICAL_OVER_HALF, -1);
  if (shot->circumstances & MU_SHOOT_OVERHEAD)
    total += mu_trace_add (trace, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD, -1);
  if (shot->circumstances & MU_SHOOT_OVERHEAD_MANY)
    total += mu_trace_add (trace, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD_MANY, -1);
  return total;
}

/* wrg.weather.sun, wrg.weather.drought: they take from any weapon factor. */
static int
weapon_factor (const MuWrgFireShot *shot, MuTrace *trace)
{
  return mu_trace_add (trace, missile_table[shot->missile].rule,
                       mu_wrg_fire_factor (shot->missile, shot->target))
         + mu_wrg_weather_from_missiles (shot->weather, trace);
}

MuWrgSum
mu_wrg_fire_shoot (const MuReadings *readings, const MuWrgFireShot *shot, MuTrace *trace)
{
  MuWrgSum sum = { 0 };
  mu_trace_clear (trace);
  sum.weapon = weapon_factor (shot, trace);
  sum.tactical = add_tactical (shot, trace);
  sum.random = mu_trace_add (trace,
                             shot->shooter.class == MU_CLASS_D ? MU_RULE_WRG_RANDOM_D_CLASS
                                                               : MU_RULE_WRG_RANDOM_SHOOTING,
                             shot->random);
  sum.factor = sum.weapon + sum.tactical + sum.random;
  sum.casualties = shot->half ? mu_wrg_casualties_half (readings, sum.factor, shot->figures)
                              : mu_wrg_casualties (readings, sum.factor, shot->figures);
  return sum;
}

/* wrg.engineering.fire.flame-thrower */
MuRule
mu_wrg_flame_refused (bool used_before, int distance)
{
  return used_before || distance > MU_WRG_FLAME_RANGE ? MU_RULE_WRG_ENGINEERING_FIRE_FLAME_THROWER
                                                      : MU_RULE_NONE;
}

bool
mu_wrg_flame_dices (MuWrgBurnable what)
{
  return target_of[what] == TARGET_WORK;
}

bool
mu_wrg_flame_lights (MuWrgBurnable what, int face)
{
  return !mu_wrg_flame_dices (what) || face >= MU_WRG_FLAME_LIGHTS_FROM;
}

/* wrg.engineering.fire.flame-thrower: as engine crew, so the weather takes from it
 * what it takes from engines. */
MuWrgShootAnswer
mu_wrg_flame_shoot (const MuReadings *readings, const MuWrgFlameShot *flame, MuWrgSum *sum,
                    MuTrace *trace)
{
  MuWrgShot shot = {
    .shooter = flame->user,
    .target = flame->target,
    .weapon = MU_WEAPON_ENGINE,
    .figures = MU_WRG_FLAME_CREW,
    .circumstances = flame->circumstances,
    .random = flame->random,
    .weather = flame->weather,
  };
  shot.shooter.type = MU_TROOP_ART;
  shot.shooter.weapons = 0;
  mu_trace_clear (trace);
  if (flame->circumstances & MU_SHOOT_COVER)
    return MU_SHOOT_CANNOT_APPLY;
  return mu_wrg_shoot (readings, &shot, sum, trace, NULL);
}
