/* WRG 5th: deployment, marches off the table, arrival and return
 * (wrg.deploy.*, wrg.leave-table.*): verdicts upon what the players can see. */
#ifndef MUSTER_RULES_WRG_FIELD_DEPLOY_H
#define MUSTER_RULES_WRG_FIELD_DEPLOY_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/battle/terms.h"
#include "rules/core/dice.h"
#include "rules/core/rule.h"
#include "rules/field/scale.h"
#include "rules/troop/troop.h"

/* --- on the table ------------------------------------------------------- */

/* Paces; and the same in inches, which are whole where the table's are even. */
typedef struct {
  int width;
  int depth;
} MuWrgArea;

/* wrg.deploy.area: paces from the centre line and from the side edges. */
#define MU_WRG_DEPLOY_BARRED 120

/* wrg.deploy.area: where a side may deploy on a table of so many inches: not
 * within 120 paces of the centre line or a side edge. Returns MU_RULE_NONE with
 * *paces set, or MU_RULE_WRG_DEPLOY_AREA where no ground is left. */
MuRule mu_wrg_deployment_area (MuScale scale, int width_inches, int depth_inches, MuWrgArea *paces);

/* The steps of placing, in their order. */
typedef enum {
  MU_WRG_PLACE_WORKS,      /* wrg.deploy.works-first */
  MU_WRG_PLACE_OUTSCOUTED, /* wrg.deploy.outscouted */
  MU_WRG_PLACE_VISIBLE,    /* wrg.deploy.visible: from sketch maps, both sides at once */
  MU_WRG_PLACE_REMAINDER,  /* wrg.deploy.remainder: when the orders are written */
  MU_WRG_PLACE_LATER,      /* wrg.deploy.off-table: not before it arrives */
} MuWrgPlaceStep;

/* Why the enemy cannot see it from anywhere in his deployment area; a set. */
typedef enum {
  MU_WRG_HIDDEN_BY_FRONT_RANK = 1 << 0,
  MU_WRG_HIDDEN_BY_BODY = 1 << 1,
  MU_WRG_HIDDEN_BY_GROUND = 1 << 2, /* in cover, too */
} MuWrgHidden;

typedef struct {
  bool work;       /* pontoon bridge, field work or fort */
  bool outscouted; /* its side has been */
  bool off_table;
  unsigned hidden; /* MuWrgHidden set; 0: in sight */
} MuWrgPlaced;

/* When it is placed; *rule (may be NULL) says by which rule. An outscouted side
 * holds nothing back, whatever off_table says. */
MuWrgPlaceStep mu_wrg_place_step (const MuWrgPlaced *placed, MuRule *rule);

/* wrg.deploy.off-table, wrg.deploy.outscouted: may a side keep so many of its
 * points off the table? Points in any one unit. */
MuRule mu_wrg_off_table_refused (MuSide side, MuSide outscouted, int64_t points_off,
                                 int64_t points);

/* --- marches ------------------------------------------------------------ */

typedef enum { MU_WRG_LEFT_FLANK, MU_WRG_RIGHT_FLANK } MuWrgFlank; /* as the side faces */

/* wrg.deploy.flank-march.side: may the side march round this flank? outscouted:
 * who has been, MU_SIDE_NONE if neither. */
MuRule mu_wrg_flank_march_refused (MuSide side, MuSide outscouted, MuWrgFlank flank);

/* Where troops come on. */
typedef enum {
  MU_WRG_OWN_EDGE,
  MU_WRG_SIDE_EDGE,        /* short of the centre line */
  MU_WRG_SIDE_EDGE_BEYOND, /* beyond it */
  MU_WRG_ENEMY_EDGE,       /* never */
} MuWrgEdge;

typedef struct {
  MuTroopType type;
  bool mounted; /* infantry riding to battle */
  bool forced;  /* makes a forced march */
} MuWrgFlankMarch;

/* wrg.deploy.flank-march.arrival, wrg.deploy.forced-march: the first period in
 * which such troops may dice. Returns MU_RULE_NONE with *period set, or
 * MU_RULE_WRG_DEPLOY_FLANK_MARCH_POINT for the enemy's edge. */
MuRule mu_wrg_earliest_arrival (const MuWrgFlankMarch *march, MuWrgEdge edge, int *period);

/* wrg.deploy.flank-march.point: may they be ordered to come in this period? Any
 * from the earliest on. */
MuRule mu_wrg_arrival_period_refused (const MuWrgFlankMarch *march, MuWrgEdge edge, int period);

/* wrg.deploy.arrival.groups: a unit that marches. */
typedef struct {
  MuWrgFlankMarch march;
  bool regular;
  bool sub_unit;   /* of the unit before it in the row: comes with that */
  bool general;    /* a subordinate general is with it */
  uint8_t company; /* 0: at its own pace; else with the units of the same number */
} MuWrgMarcher;

/* Who throws one die together. */
typedef struct {
  int earliest;
  bool regular; /* the die is that of the unit with the general */
  bool general;
} MuWrgMarchGroup;

/* Gathers count marchers to the same edge into groups (room for count of them)
 * and says in group_of[i] where marcher i belongs. Returns MU_RULE_NONE with
 * *groups set; MU_RULE_WRG_DEPLOY_ARRIVAL_GROUPS for a company without a general
 * or a sub-unit without a unit; the rule of mu_wrg_earliest_arrival. */
MuRule mu_wrg_march_groups (const MuWrgMarcher *marchers, int count, MuWrgEdge edge,
                            MuWrgMarchGroup *group, uint8_t *group_of, int *groups);

/* --- arrival ------------------------------------------------------------ */

/* wrg.deploy.arrival.dice, wrg.leave-table.return */
MuDie mu_wrg_arrival_die (bool regular);

typedef enum {
  MU_WRG_NOT_YET,
  MU_WRG_AFTER_MOVES, /* comes on when all others have moved; moves next period */
  MU_WRG_AT_ONCE,     /* with a full move */
} MuWrgArrival;

/* wrg.deploy.arrival.dice, wrg.deploy.arrival.when; also wrg.leave-table.return,
 * wrg.leave-table.timing. face: 1 to 6; general: one is with them, of whatever
 * character. */
MuWrgArrival mu_wrg_arrival (int face, bool general);

typedef enum {
  MU_WRG_MARCHING, /* too early to dice */
  MU_WRG_DUE,      /* dices now */
  MU_WRG_LOST,     /* for this battle */
} MuWrgMarchState;

/* wrg.deploy.arrival.retry: in this period, of troops due first in that one who
 * have not come yet. */
MuWrgMarchState mu_wrg_march_state (int first, int period);
#define MU_WRG_ARRIVAL_TRIES 3

/* The chances of a march at its start: out of 216, arriving at once or after the
 * moves of the try, 0 to 2, and lost. */
typedef struct {
  int at_once[MU_WRG_ARRIVAL_TRIES];
  int after_moves[MU_WRG_ARRIVAL_TRIES];
  int lost;
} MuWrgArrivalOdds;
#define MU_WRG_ARRIVAL_WAYS 216

/* Of so many tries, 1 to 3. */
MuWrgArrivalOdds mu_wrg_arrival_odds (bool regular, bool general, int tries);

/* wrg.deploy.arrival.blocked, wrg.leave-table.timing: what those who come do to
 * enemy on the edge. */
typedef struct {
  MuRule rule;        /* that makes the enemy recoil, MU_RULE_NONE if he does not */
  bool may_follow_up; /* at choice */
} MuWrgEdgeClash;
MuWrgEdgeClash mu_wrg_arrival_clash (bool enemy_on_edge);

/* wrg.deploy.forced-march: paces that may be added to each move of that period. */
int mu_wrg_forced_march_paces (int period);

/* --- return ------------------------------------------------------------- */

/* How a body left the table. */
typedef enum {
  MU_WRG_LEFT_EVADING,
  MU_WRG_LEFT_PURSUING,
  MU_WRG_LEFT_BREAKING_OFF,
  MU_WRG_LEFT_RETIRING,
  MU_WRG_LEFT_ROUTING, /* unrallied */
  MU_WRG_LEFT_BY_ORDER,
} MuWrgLeaving;

typedef struct {
  MuWrgLeaving how;
  int left;          /* period */
  bool chased;       /* off, by pursuers who left too */
  int pursuers_back; /* period in which they came back; 0: not yet */
} MuWrgLeft;

/* wrg.leave-table.return, wrg.leave-table.chased: the rule that bars a die for
 * returning at the start of this period, MU_RULE_NONE if it may be thrown. */
MuRule mu_wrg_return_refused (const MuWrgLeft *left, int period);

/* wrg.leave-table.rally */
typedef enum { MU_WRG_RALLIED, MU_WRG_RALLY_FORWARD, MU_WRG_RALLY_BACK } MuWrgReturnRally;

/* What the body that comes back still has to do. first_try: with the first die. */
MuWrgReturnRally mu_wrg_return_rally (MuWrgLeaving how, MuTroopType type, int face, bool first_try);

#endif
