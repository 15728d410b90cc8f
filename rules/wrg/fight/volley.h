/* WRG 5th: who may shoot, over whom, and at which enemy, from facts that a
 * player sees (wrg.shoot.arc.*, .overhead.*, .move.*, .priority.*). */
#ifndef MUSTER_RULES_WRG_FIGHT_VOLLEY_H
#define MUSTER_RULES_WRG_FIGHT_VOLLEY_H

#include "rules/wrg/fight/reach.h"

/* What the shooters did this period; at most one of the first five. */
typedef enum {
  MU_WRG_STOOD,
  MU_WRG_ADVANCED, /* at normal speed */
  MU_WRG_RETIRED,
  MU_WRG_CHARGED,      /* or pursued: the figures that fight first */
  MU_WRG_CHARGED_REAR, /* in a rank that does not fight first, within normal move */
} MuWrgShooterMotion;

typedef struct {
  MuTroop shooter;
  MuWeapon weapon;
  MuWrgShooterMotion motion;
  int quarters_faced; /* of the period, facing a suitable way */
  bool still_riding;  /* mounted infantry that has not dismounted */
  bool driver;        /* armed, of an elephant or chariot */
  bool lower_tier;    /* of a large Burmese crew */
  bool second_rider;  /* of a camel */
  bool uncontrolled;  /* in uncontrolled advance */
  bool others_shot;   /* the body it interpenetrated this period has shot */
  bool escaped;       /* the charged or pursued have got out of reach */
} MuWrgShooting;

/* The rule that bars the shooting, MU_RULE_NONE if they may. Missiles never run
 * out: nobody counts them (wrg.shoot.ammunition). */
MuRule mu_wrg_shooting_barred (const MuWrgShooting *shooting);

/* wrg.shoot.arc.burmese: crew figures that shoot into any one half of the
 * circle, of so many in the upper tier. */
int mu_wrg_burmese_shooters (int upper_tier);

/* Half the arc, in quarters of a right angle: 1 is 22 1/2 degrees to either
 * side, 2 is 45, 8 all round (wrg.shoot.arc.narrow, wrg.shoot.arc.by-type). */
#define MU_WRG_ARC_NARROW    1
#define MU_WRG_ARC_WIDE      2
#define MU_WRG_ARC_ALL_ROUND 8
int mu_wrg_shooting_arc (const MuWrgShooting *shooting, bool overhead, bool light_engine);

/* Shooting over others (wrg.shoot.overhead.*). */
typedef struct {
  MuTroop shooter;
  MuWeapon weapon;
  MuWrgReach heights; /* slope and perches of the two */
  int own_ranks;      /* of its own body before the shooters */
  int ranks_level;    /* friendly ranks at the shooters' own level before the target */
  bool in_wood;
  bool stood; /* the body has been stationary */
  bool disordered;
  bool mingled;        /* interpenetrated or changed formation earlier this period */
  bool slope_to_slope; /* across a dip, at the same level */
  int friends_paces;   /* from shooters or target to the nearest friends between them */
  int target_paces;
} MuWrgOverhead;

typedef struct {
  MuRule barred;  /* MU_RULE_NONE: they may */
  MuRule allowed; /* the case that lets them */
  bool penalised; /* MU_SHOOT_OVERHEAD */
  bool many;      /* MU_SHOOT_OVERHEAD_MANY as well */
} MuWrgOverheadVerdict;

MuWrgOverheadVerdict mu_wrg_shoot_overhead (const MuWrgOverhead *overhead);

/* What an enemy does to the shooters; a set. */
typedef enum {
  MU_WRG_ENEMY_CLOSING = 1 << 0,      /* a formation advancing on them that could charge them
                                         this period or next */
  MU_WRG_ENEMY_SHOOTS_HALF = 1 << 1,  /* shoots at them from its own range, with half as many
                                         figures as they are, or more */
  MU_WRG_ENEMY_AT_SUPPORTED = 1 << 2, /* charges, fights or shoots at those they must support */
  MU_WRG_ENEMY_ORDERED = 1 << 3,      /* enemy or animals that their orders name */
  MU_WRG_ENEMY_SHOOTS = 1 << 4,       /* shoots at them from its own range */
  MU_WRG_ENEMY_ADVANCING = 1 << 5,
} MuWrgEnemyDoing;

/* The first priority that it meets, 1 to 6 (nearest of all), and its rule
 * (may be NULL). */
int mu_wrg_shoot_priority (unsigned doing, MuRule *rule);

/* wrg.shoot.priority.cumulative: whether a figure must shoot at the first of
 * two: the first priority that one meets and the other does not decides, the
 * distance last. */
bool mu_wrg_shoot_prefers (unsigned doing, int paces, unsigned other_doing, int other_paces);

#endif
