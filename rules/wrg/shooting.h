/* WRG 5th: the shooting sum (wrg.shoot.*). */
#ifndef MUSTER_RULES_WRG_SHOOTING_H
#define MUSTER_RULES_WRG_SHOOTING_H

#include "rules/wrg/readings.h"
#include "rules/wrg/sum.h"
#include "rules/wrg/troop.h"

/* Circumstances that hold; a set. Names as the command line has them. */
typedef enum {
  MU_SHOOT_LONG_RANGE = 1 << 0,      /* wrg.shoot.tactical.over-half */
  MU_SHOOT_OVERHEAD = 1 << 1,        /* wrg.shoot.tactical.overhead */
  MU_SHOOT_OVERHEAD_MANY = 1 << 2,   /* wrg.shoot.tactical.overhead-many */
  MU_SHOOT_TARGET_MOVED = 1 << 3,    /* wrg.shoot.tactical.moving */
  MU_SHOOT_TARGET_CHARGING = 1 << 4, /* wrg.shoot.tactical.fast: charging, pursuing, routing */
  MU_SHOOT_COVER = 1 << 5,           /* wrg.shoot.tactical.cover */
  MU_SHOOT_SHIELDLESS = 1 << 6,      /* wrg.shoot.tactical.shieldless, -medium: the target
                                        cannot use shields; a target that carries none is
                                        shieldless without saying so */
  MU_SHOOT_STONE_THROWER = 1 << 7,   /* the engine throws stones: cover does not help */
} MuWrgShootCircumstance;

typedef struct {
  MuWrgTroop shooter;
  MuWrgTroop target;
  MuWrgWeapon weapon;     /* MU_WRG_ENGINE for artillery */
  int figures;            /* shooting; crew figures for models */
  unsigned circumstances; /* MuWrgShootCircumstance set */
  int random;             /* mu_wrg_random_shoot */
  bool half;              /* shooter disordered: half effect */
  int weather;            /* 0, or what the weather takes off the weapon factor */
} MuWrgShot;

typedef enum {
  MU_SHOOT_OK = 0,
  MU_SHOOT_NOT_A_MISSILE, /* this weapon does not shoot */
  MU_SHOOT_NOT_CARRIED,   /* the shooter does not carry it */
  MU_SHOOT_CANNOT_APPLY,  /* a circumstance that these troops cannot meet */
  MU_SHOOT_NO_FIGURES,    /* figures below 1 */
} MuWrgShootAnswer;

/* Weapon factor of this weapon against this column (wrg.shoot.factor.*); the
 * weapon must shoot. */
int mu_wrg_shoot_weapon_factor (MuWrgWeapon weapon, MuWrgType target);

/* Whether the weapon has effect at a distance. */
bool mu_wrg_weapon_shoots (MuWrgWeapon weapon);

/* Range in paces on the level (wrg.shoot.range.*); mounted: the shooter
 * normally rides. 0 for a weapon that does not shoot. */
int mu_wrg_shoot_range (MuWrgWeapon weapon, bool mounted);

/* The whole sum. trace (may be NULL) is emptied and gets a line per rule.
 * *refused (may be NULL) is the circumstance at fault for CANNOT_APPLY. */
MuWrgShootAnswer mu_wrg_shoot (const MuWrgReadings *readings, const MuWrgShot *shot, MuWrgSum *sum,
                               MuTrace *trace, unsigned *refused);

#endif
