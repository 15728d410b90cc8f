/* WRG 5th: scaling ladders (wrg.engineering.ladder*). */
#ifndef MUSTER_RULES_WRG_SIEGE_LADDER_H
#define MUSTER_RULES_WRG_SIEGE_LADDER_H

#include <stdbool.h>

#include "rules/core/trace.h"
#include "rules/troop/troop.h"

/* Infantry figures that carry one ladder; they move at normal speed and count
 * unshielded, as those on it do. */
#define MU_WRG_LADDER_CARRIERS 2

/* The least face of an ordinary die that throws one down. */
#define MU_WRG_LADDER_DOWN_FROM 5

typedef enum { MU_SCALE_CURTAIN_WALL, MU_SCALE_TOWER_TOP } MuWrgScaled;

/* One ladder at a wall. Plain data. */
typedef struct {
  int raised;      /* eighths of a period spent on erecting it, 0 to 2 */
  bool down;       /* thrown down */
  bool man_at_top; /* a climber has reached its head */
  int figures;     /* on it */
} MuWrgLadder;

/* The rule that keeps the ladder from being raised by so many figures of the
 * type at that place, MU_RULE_NONE if they may. */
MuRule mu_wrg_ladder_refused (MuTroopType type, int carriers, MuWrgScaled place);

/* Paces of wall that it takes: the front of a light infantry figure. */
int mu_wrg_ladder_frontage (void);

/* A quarter period of erecting; whether it stands. unlit: by night without light, half
 * pace. */
bool mu_wrg_ladder_erect (MuWrgLadder *ladder, bool unlit);
bool mu_wrg_ladder_stands (const MuWrgLadder *ladder);

/* The rule that keeps defenders from trying to throw the ladder down: none of
 * them at its head, a climber there who has not been made to recoil, or no
 * ladder; MU_RULE_NONE if one may dice. */
MuRule mu_wrg_ladder_throw_refused (const MuWrgLadder *ladder, bool defender_at_head,
                                    bool climbers_recoiled);

/* Whether this face of an ordinary die throws it down; *casualties (may be NULL)
 * are those of the figures on it. A ladder that is down stays down. trace (may
 * be NULL) is emptied and gets a line for the casualties. */
bool mu_wrg_ladder_throw (MuWrgLadder *ladder, int face, int *casualties, MuTrace *trace);

/* Figures that get off that many ladders while defenders who recoiled leave
 * them that many quarter periods, with room for so many beyond and so many climbing.
 * trace (may be NULL) is emptied. */
int mu_wrg_ladder_get_off (int ladders, int quarters, int room, int climbers, MuTrace *trace);

#endif
