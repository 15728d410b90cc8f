/* WRG 5th: the shooting sum (wrg.shoot.*). */
#ifndef MUSTER_RULES_WRG_FIGHT_SHOOTING_H
#define MUSTER_RULES_WRG_FIGHT_SHOOTING_H

#include "rules/core/reading.h"
#include "rules/troop/troop.h"
#include "rules/wrg/fight/sum.h"

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
  MuTroop shooter;
  MuTroop target;
  MuWeapon weapon;        /* MU_WEAPON_ENGINE for artillery */
  int figures;            /* shooting; crew figures for models */
  unsigned circumstances; /* MuWrgShootCircumstance set */
  int random;             /* mu_wrg_random_shoot */
  bool half;              /* shooter disordered: half effect */
  unsigned weather;       /* MuWrgWeatherToll set: each takes 1 off the weapon factor */
  int body;               /* figures (of models: crew figures) there are; 0: not said */
  bool tired;             /* fitness gone (wrg.fatigue.zero): other random factors */
} MuWrgShot;

typedef enum {
  MU_SHOOT_OK = 0,
  MU_SHOOT_NOT_A_MISSILE, /* this weapon does not shoot */
  MU_SHOOT_NOT_CARRIED,   /* the shooter does not carry it */
  MU_SHOOT_CANNOT_APPLY,  /* a circumstance that these troops cannot meet */
  MU_SHOOT_NO_FIGURES,    /* figures below 1 */
  MU_SHOOT_TOO_MANY,      /* more figures than the body has */
  MU_SHOOT_BAD_RANDOM,    /* the dice cannot give it to this class (mu_wrg_random_range_shoot) */
  MU_SHOOT_CONTRADICTS,   /* two circumstances exclude each other (mu_wrg_shoot_closed) */
  MU_SHOOT_FORBIDDEN,     /* such troops cannot be (mu_wrg_troop_forbidden) */
} MuWrgShootAnswer;

/* Weapon factor of this weapon against this column (wrg.shoot.factor.*); the
 * weapon must shoot. */
int mu_wrg_shoot_weapon_factor (MuWeapon weapon, MuTroopType target);

/* The rule that this weapon's factors are. */
MuRule mu_wrg_shoot_factor_rule (MuWeapon weapon);

/* Whether the weapon has effect at a distance. */
bool mu_wrg_weapon_shoots (MuWeapon weapon);

/* Range in paces on the level (wrg.shoot.range.*); mounted: the shooter
 * normally rides. 0 for a weapon that does not shoot. */
int mu_wrg_shoot_range (MuWeapon weapon, bool mounted);

/* The rule that leaves no place for this one circumstance between these troops
 * with this weapon, or beside the others that the shot holds: stones and cover,
 * many ranks shot over and none (wrg.shoot.tactical.*). MU_RULE_NONE: it may
 * hold. Only shooter, target, weapon and circumstances are asked. */
MuRule mu_wrg_shoot_closed (const MuWrgShot *shot, MuWrgShootCircumstance circumstance);

/* What the circumstance adds to this shot, 0 if it is closed. */
int mu_wrg_shoot_amount (const MuWrgShot *shot, MuWrgShootCircumstance circumstance);

/* The same with its line: trace is emptied and gets it. */
int mu_wrg_shoot_circumstance (const MuWrgShot *shot, MuWrgShootCircumstance circumstance,
                               MuTrace *trace);

/* The rule behind an answer that is not OK; MU_RULE_NONE where it was bad usage
 * (no figures). refused: as mu_wrg_shoot gave it. */
MuRule mu_wrg_shoot_answer_rule (const MuWrgShot *shot, MuWrgShootAnswer answer, unsigned refused);

/* The whole sum. Missiles never run out (wrg.shoot.ammunition): no count of them
 * is asked for. trace (may be NULL) is emptied and gets a line per rule.
 * *refused (may be NULL) is the circumstance at fault for CANNOT_APPLY and
 * CONTRADICTS. */
MuWrgShootAnswer mu_wrg_shoot (const MuReadings *readings, const MuWrgShot *shot, MuWrgSum *sum,
                               MuTrace *trace, unsigned *refused);

#endif
