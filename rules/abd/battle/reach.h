/* Ancient Battles Deluxe: the ways of one unit, for those files of the engine that move units. */
#ifndef MUSTER_RULES_ABD_BATTLE_REACH_H
#define MUSTER_RULES_ABD_BATTLE_REACH_H

#include "rules/abd/battle/engine.h"

/* Movement points at the most: a chart has 10 (mu_abd_chart_check), and who enters has twice them.
 */
#define ABD_POINTS 20

/* How many units a way disorders: the mover and friends that it passes. Three are as bad as more.
 */
#define ABD_HARM_MOST 3
#define ABD_NO_WAY    4

typedef enum {
  ABD_REACH_MOVE,
  ABD_REACH_ENTER,  /* by its entry: abd.8.7.reinforcements */
  ABD_REACH_CHARGE, /* never away from the enemy, for as few points as may be: abd.17.4.2.charge */
} AbdReachKind;

/* Whom a hex newly disorders when one unit comes into it that has disordered nobody yet. */
typedef enum { ABD_HURTS_NOBODY, ABD_HURTS_MOVER, ABD_HURTS_FRIEND, ABD_HURTS_BOTH } AbdHurt;
#define ABD_HURTS 4

/* A hex that the unit may come into. */
typedef struct {
  int16_t hex;
  uint8_t steps; /* hexes to it at the least; who enters is in his first after one */
  uint8_t hurt;  /* AbdHurt */
  bool stops;    /* an enemy zone: abd.8.8.1.zoc-stop */
  bool taken;    /* by a friend */
  uint8_t edge;  /* directions that lead off the map, as bits */
  uint8_t near;  /* of a charge: steps to the next enemy */
  uint8_t cost[MU_ABD_DIRECTIONS]; /* to come in that way; 0: it cannot */
  int16_t from[MU_ABD_DIRECTIONS]; /* the place of the hex that it comes from then */
} AbdCell;

/* Everything that a unit can reach. Large, and filled only as far as it reaches. */
typedef struct {
  const AbdBattle *battle;
  int unit;
  AbdReachKind kind;
  int points;   /* that it has */
  int ordinary; /* and has where it ends beside an enemy: abd.8.7.2.reinforcement-bonus */
  int passing;  /* hexsides that it turns free in a hex that it passes */
  bool began_in_zone;
  int count;
  AbdCell cell[MU_ABD_HEXES];  /* by steps; that in which a unit on the map stands is the first */
  int16_t place[MU_ABD_HEXES]; /* of a hex among the cells; -1: not there */
  /* The least harm with which it may stand in a cell, turned to go on, with so many points spent or
   * fewer. Of cells that may be reached with so many. */
  uint8_t out[ABD_POINTS + 1][MU_ABD_HEXES][MU_ABD_DIRECTIONS];
} AbdReach;

void mu_abd_reach (AbdReach *reach, const AbdBattle *battle, int unit, AbdReachKind kind);

/* The least harm of a way that ends in a cell, for each facing; ABD_NO_WAY: none does. */
void mu_abd_reach_harms (const AbdReach *reach, int cell, uint8_t harm[MU_ABD_DIRECTIONS]);
/* Of those for so many points; and of one that leaves the map then. */
void mu_abd_reach_ends (const AbdReach *reach, int cell, int points,
                        uint8_t harm[MU_ABD_DIRECTIONS]);
int mu_abd_reach_leaves (const AbdReach *reach, int points);

/* What they are made of: a way that comes into a cell in that direction; one that leaves the map
 * from there, by that direction; the one hex straight ahead at any cost. And how many points may be
 * spent to end there. */
int mu_abd_reach_comes (const AbdReach *reach, int cell, int direction, int points);
int mu_abd_reach_leaves_by (const AbdReach *reach, int cell, int direction, int points);
void mu_abd_reach_straights (const AbdReach *reach, int cell, uint8_t harm[MU_ABD_DIRECTIONS]);
int mu_abd_reach_budget (const AbdReach *reach, int cell);
#define ABD_FROM_OUTSIDE (-2) /* AbdCell.from of who enters */

/* --- step.c */
/* The cost of one step; 0: it may not be taken, by whomever or by that unit. */
int mu_abd_step_cost (const AbdBattle *battle, int from, int direction);
AbdHurt mu_abd_step_hurts (const AbdBattle *battle, int unit, int hex);

/* --- enter.c */
/* Whether an enemy of the unit stands in the hex. */
bool mu_abd_is_held (const AbdBattle *battle, int unit, int hex);
/* Where it may wait, off the map; and has it wait there. */
void mu_abd_offer_waits (const AbdBattle *battle, int unit, AbdChoices *list);
void mu_abd_wait_before (AbdBattle *battle, int unit, int hex, int facing);

/* A way, hex by hex. */
typedef struct {
  int harm, points, count;
  bool leaves; /* the map, at its end */
  int facing;  /* at its end */
  int16_t hex[ABD_POINTS];
  uint8_t direction[ABD_POINTS]; /* in which it came into the hex */
  uint8_t spent[ABD_POINTS];     /* points so far, then */
} AbdWay;

/* --- way.c */
/* The way of the least harm and, among those, of the fewest points (of a charge the other way
 * round); false: there is none. */
bool mu_abd_way (const AbdReach *reach, int hex, int facing, AbdWay *way);
/* Goes it; each hex is told, for that reason, and who is disordered. */
void mu_abd_walk (AbdBattle *battle, int unit, const AbdWay *way, MuRule why);

#endif
