/* WRG 5th: whether a body is disordered, from what a player ticks
 * (wrg.disorder.cause.*). */
#ifndef MUSTER_RULES_WRG_NERVE_DISORDER_H
#define MUSTER_RULES_WRG_NERVE_DISORDER_H

#include "rules/core/reading.h"
#include "rules/troop/troop.h"

/* What has happened to the body; a set, in the order of the book's causes. */
typedef enum {
  MU_DISORDER_UNRALLIED = 1 << 0,   /* evaded or routed, not rallied */
  MU_DISORDER_FRESH_ENEMY = 1 << 1, /* met a fresh enemy while pursuing or rallying */
  MU_DISORDER_WOKEN = 1 << 2,
  MU_DISORDER_CAUGHT_FORMING = 1 << 3, /* charged while changing formation, mounting, embarking */
  MU_DISORDER_CAUGHT_TURNING = 1 << 4, /* hit on flank or rear before the turn was done */
  MU_DISORDER_FIGHTS_MOUNTED = 1 << 5, /* foot that chose to fight from its mounts */
  MU_DISORDER_CAVALRY = 1 << 6,        /* recoiled from cavalry that charged in this period */
  MU_DISORDER_CAUGHT_MOVING = 1 << 7,  /* moving when charging horse hit it */
  MU_DISORDER_SLOWED = 1 << 8,         /* by difficult terrain this period */
  MU_DISORDER_UNCONTROLLED_AGAIN = 1 << 9,   /* second period running */
  MU_DISORDER_UNCONTROLLED_TURNED = 1 << 10, /* changed direction or formation in it */
  MU_DISORDER_UNCONTROLLED_RECOILED = 1 << 11,
  MU_DISORDER_PASSED_THROUGH = 1 << 12, /* by friends without permission */
  MU_DISORDER_RECOILED_INTO = 1 << 13,  /* an obstacle, unyielding friends or bad ground */
  MU_DISORDER_FIRE = 1 << 14,           /* elephants attacked with it */
  MU_DISORDER_FOUGHT_MODELS = 1 << 15,  /* elephants or chariots that did not recoil, now or
                                           last period */
  MU_DISORDER_ORDERED = 1 << 16,        /* a reaction test said so */
} MuWrgDisorderCause;
#define MU_WRG_DISORDER_CAUSES 17

/* What takes the sting out; a set. */
typedef enum {
  MU_EASE_BROKE_LIGHTS = 1 << 0,  /* it is in the first period of pursuing LI that it broke in
                                     the melee's first period */
  MU_EASE_SAME_ENEMY = 1 << 1,    /* the enemy was in contact with it last period */
  MU_EASE_END_FIGURE = 1 << 2,    /* only an end figure's base side was hit, and the figure
                                     behind has turned outward */
  MU_EASE_OTHERS_SHARED = 1 << 3, /* others shared in the recoil, and the cavalry did not
                                     inflict more than it received */
  MU_EASE_FOLLOWED_UP = 1 << 4,   /* the slowed move was a follow-up, or a rank replaced by
                                     its own body in melee */
  MU_EASE_SLOW_CHARGE = 1 << 5,   /* the horse had not moved a quarter (HCh half) since its
                                     last change */
} MuWrgDisorderEase;
#define MU_WRG_DISORDER_EASES 6

#define MU_WRG_NOWHERE (-1)

typedef struct {
  MuTroop troop;
  unsigned causes;     /* MuWrgDisorderCause set */
  unsigned eases;      /* MuWrgDisorderEase set */
  int elephants_paces; /* to the nearest elephant; MU_WRG_NOWHERE: none */
  int camels_paces;
  int dummies_paces;  /* to the nearest dummy elephant */
  bool own_elephants; /* real or dummy ones in the body's army */
} MuWrgDisorderFacts;

typedef struct {
  bool disordered;
  bool half_effect; /* only the rank nearest the enemy shoots and fights, at half effect */
  MuRule rule[MU_WRG_DISORDER_CAUSES + 3]; /* each that tells, once */
  int count;
} MuWrgDisorder;

/* Several causes are no worse than one (wrg.disorder.effect.fighting). */
MuWrgDisorder mu_wrg_disorder (const MuReadings *readings, const MuWrgDisorderFacts *facts);

/* The rule under which this cause cannot touch such troops, MU_RULE_NONE if it
 * can: wrg.disorder.cause.4 spares LI, .5 all loose foot, .2.mounted-infantry
 * is for foot, .8.elephants for elephants. */
MuRule mu_wrg_disorder_closed (const MuTroop *troop, MuWrgDisorderCause cause);

#endif
