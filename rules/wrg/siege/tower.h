/* WRG 5th: penthouses and wheeled towers: who moves them, who crosses from them
 * and who in them can be hurt (wrg.engineering.penthouse, wrg.engineering.tower*). */
#ifndef MUSTER_RULES_WRG_SIEGE_TOWER_H
#define MUSTER_RULES_WRG_SIEGE_TOWER_H

#include <stdbool.h>

#include "rules/core/reading.h"
#include "rules/core/trace.h"
#include "rules/troop/troop.h"

/* Paces a period that gear moves which is pushed or drawn: that of oxen. */
int mu_wrg_siege_gear_move (void);

/* --- penthouse ---------------------------------------------------------- */

typedef struct {
  int movers;   /* infantry figures that move it */
  int ram_crew; /* of the ram beneath; 0: no ram yet */
} MuWrgPenthouse;

/* The rule that keeps it from moving (6 movers), or its ram from working (4 to 6;
 * the movers themselves where MU_READING_PENTHOUSE_CREW says so and ram_crew is
 * 0); MU_RULE_NONE if neither. */
MuRule mu_wrg_penthouse_refused (const MuReadings *readings, const MuWrgPenthouse *penthouse);

/* --- tower -------------------------------------------------------------- */

typedef struct {
  int carried; /* figures aboard */
  int pushers; /* infantry figures */
  int animals; /* horses, or yokes of oxen, that stand for two pushers each */
} MuWrgTower;

/* Pushers still missing, 0 if it may move. trace (may be NULL) is emptied and
 * gets what is needed less what there is. */
int mu_wrg_tower_missing (const MuWrgTower *tower, MuTrace *trace);

/* The rule that keeps a tower off the enemy's wall and its drawbridge up:
 * animals are harnessed to it; MU_RULE_NONE if it may touch. */
MuRule mu_wrg_tower_off_wall (const MuWrgTower *tower);

/* Figures across the drawbridge at most, after the enemy gave ground for that
 * many quarter periods (0: it has just dropped), with so many waiting, in the tower or behind
 * it, and room for so many beyond. trace (may be NULL) is emptied. */
int mu_wrg_drawbridge_across (int quarters, int waiting, int room, MuTrace *trace);

/* --- who is hurt -------------------------------------------------------- */

typedef enum {
  MU_ABOARD_TOP,        /* top storey of a tower */
  MU_ABOARD_DRAWBRIDGE, /* charging across it */
  MU_ABOARD_INSIDE,     /* a tower's or penthouse's inside, ram crew, engines part way up */
  MU_ABOARD_PUSHING,    /* moving it */
} MuWrgTowerPlace;

typedef struct {
  bool hurt;       /* such missiles can hurt them */
  bool cover;      /* they count as in partial cover */
  bool shieldless; /* they count unshielded */
  MuRule rule;
} MuWrgAboardVerdict;

MuWrgAboardVerdict mu_wrg_aboard_exposed (MuWrgTowerPlace place, bool stone_thrower);

/* The rule that keeps a figure with this weapon from shooting there: on top
 * javelins, bows and crossbows; inside, part way up, engines;
 * MU_RULE_NONE if it may. */
MuRule mu_wrg_aboard_shooter_refused (MuWrgTowerPlace place, MuWeapon weapon);

#endif
