/* WRG 5th: what is left at the end, and who has won (wrg.victory.*). Points
 * count in quarters, since prisoners count a quarter. The margin itself is
 * mu_wrg_victory of setup.h. */
#ifndef MUSTER_RULES_WRG_FIGHT_VICTORY_H
#define MUSTER_RULES_WRG_FIGHT_VICTORY_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/battle/terms.h"
#include "rules/core/reading.h"
#include "rules/core/trace.h"

/* What has become of figures. */
typedef enum {
  MU_END_ON_TABLE,
  MU_END_RETIRING,   /* on the table, under a reaction result to retire */
  MU_END_OFF_TABLE,  /* retired, marching round, straggling, evading, pursuing, or rallied off it */
  MU_END_IN_ROUT,    /* on the table */
  MU_END_ROUTED_OFF, /* and not rallied */
  MU_END_PRISONER,
  MU_END_DEAD,
} MuWrgEnd;
#define MU_WRG_ENDS 7

/* wrg.victory.count, wrg.victory.half, wrg.victory.prisoners: quarters of its value that such a
 * figure counts; conceded: its side gave the game up. */
int mu_wrg_end_quarters (MuWrgEnd end, bool conceded);
MuRule mu_wrg_end_rule (MuWrgEnd end, bool conceded);

/* One body as it stands at the end. */
typedef struct {
  int points; /* of its figures at the start, without forced march points */
  int command_points;
  int figures_start;
  int figures[MU_WRG_ENDS]; /* of those, by what has become of them; they add up to figures_start */
  bool conceded;
} MuWrgEndCount;

/* Quarters of points that the body still counts; trace (may be NULL) is emptied
 * and gets a line for each end that counts something, and one for the command
 * points. Numbers below 0, or figures that do not add up: the rule, and *left is
 * untouched. wrg.victory.command-points */
MuRule mu_wrg_body_left (const MuReadings *readings, const MuWrgEndCount *body, int64_t *left,
                         MuTrace *trace);

/* wrg.victory.count: quarters of field defences of so many points. */
int64_t mu_wrg_defences_left (int points, bool penetrated, bool regained);

/* A feature for which objective points are agreed. */
typedef struct {
  int points;
  bool occupied;      /* by friends of the side that asks, or screened by them */
  bool enemy_charges; /* enemy can charge the holders next period */
  bool enemy_strong;  /* with a chance to break them or push them back */
} MuWrgObjective;

/* wrg.victory.objectives, wrg.victory.objectives.contested: quarters for the holder's side; the
 * other side has none. *rule (may be NULL): which of the two. */
int64_t mu_wrg_objective_left (const MuWrgObjective *objective, MuRule *rule);

/* wrg.victory.when: whether the count may be made now. */
bool mu_wrg_victory_counts_now (bool conceded, bool period_finished, bool tests_taken);

/* wrg.victory.running-total: a player's score after a game, in quarters: what
 * he has left and what the opponent has lost; carried: of the games before,
 * which counts only where the house carries scores on. trace as above. */
int64_t mu_wrg_running_total (const MuReadings *readings, int64_t carried, int64_t own_left,
                              int64_t enemy_start, int64_t enemy_left, MuTrace *trace);

#endif
