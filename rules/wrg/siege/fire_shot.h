/* WRG 5th: fire missiles and flame-throwers (wrg.engineering.fire.who,
 * wrg.engineering.fire.prepare, wrg.engineering.fire.factor, wrg.engineering.fire.flame-thrower,
 * wrg.engineering.fire.rocket). */
#ifndef MUSTER_RULES_WRG_SIEGE_FIRE_SHOT_H
#define MUSTER_RULES_WRG_SIEGE_FIRE_SHOT_H

#include "rules/wrg/before/weather_effects.h"
#include "rules/wrg/fight/shooting.h"
#include "rules/wrg/siege/fire.h"

typedef enum {
  MU_FIRE_MISSILE_BOW,
  MU_FIRE_MISSILE_CROSSBOW, /* only where MU_READING_FIRE_CROSSBOWS says so */
  MU_FIRE_MISSILE_STAFF_SLING,
  MU_FIRE_MISSILE_BOLT_SHOOTER,
  MU_FIRE_MISSILE_STONE_THROWER,
  MU_FIRE_MISSILE_ROCKETS,
} MuWrgFireMissile;
#define MU_FIRE_MISSILES 6

typedef struct {
  MuTroop shooter;
  MuWrgFireMissile missile;
  int figures; /* shooting; crew figures of engines */
  MuWrgBurnable target;
  int distance;           /* paces */
  bool in_fort;           /* within fortifications */
  int pack_animals;       /* that carry materials for the body */
  int wagons;             /* the same */
  bool prepared;          /* spent the period before on preparing, or has used them since */
  bool rained;            /* rain or snow has fallen in this game */
  unsigned circumstances; /* MU_SHOOT_OVERHEAD, MU_SHOOT_OVERHEAD_MANY */
  int random;             /* mu_wrg_random_shoot */
  bool half;              /* disordered */
  unsigned weather;       /* MuWrgWeatherToll set; rain and snow bar the shot */
} MuWrgFireShot;

/* Range of fire missiles in paces: halved for bows and bolt-shooters. */
int mu_wrg_fire_range (MuWrgFireMissile missile);

/* Figures that such transport serves. */
int mu_wrg_fire_served (int pack_animals, int wagons);

/* The rule that forbids the shot, MU_RULE_NONE if it may be. */
MuRule mu_wrg_fire_shot_refused (const MuReadings *readings, const MuWrgFireShot *shot);

/* Weapon factor at what may burn (not grass). */
int mu_wrg_fire_factor (MuWrgFireMissile missile, MuWrgBurnable target);

/* The sum of a shot that is not refused: its casualties are fire points. trace
 * (may be NULL) is emptied and gets a line per rule. */
MuWrgSum mu_wrg_fire_shoot (const MuReadings *readings, const MuWrgFireShot *shot, MuTrace *trace);

/* --- hand flame-thrower ------------------------------------------------- */

#define MU_WRG_FLAME_RANGE       20 /* paces */
#define MU_WRG_FLAME_LIGHTS_FROM 4  /* of an ordinary die, where it dices */
#define MU_WRG_FLAME_CREW        5  /* engine crew that it equals */

/* The rule that forbids its use, MU_RULE_NONE if it may be. */
MuRule mu_wrg_flame_refused (bool used_before, int distance);

/* Whether it must dice to light this (palisade, door, penthouse, tower), and
 * whether the face of an ordinary die lights it; buildings and woods burn on any. */
bool mu_wrg_flame_dices (MuWrgBurnable what);
bool mu_wrg_flame_lights (MuWrgBurnable what, int face);

/* Its shot at men or animals in the open. */
typedef struct {
  MuTroop user;
  MuTroop target;
  unsigned circumstances; /* as MuWrgShot has them, but not cover */
  int random;             /* mu_wrg_random_shoot */
  unsigned weather;       /* MuWrgWeatherToll set */
} MuWrgFlameShot;

/* Five figures of engine crew, of the user's class. trace (may be NULL) is emptied
 * and gets a line per rule. */
MuWrgShootAnswer mu_wrg_flame_shoot (const MuReadings *readings, const MuWrgFlameShot *flame,
                                     MuWrgSum *sum, MuTrace *trace);

#endif
