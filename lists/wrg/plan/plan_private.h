/* Steps of the planner, for the files of lists/wrg/plan/plan*.c alone.
 *
 * Places are measured as the side sees them: u across from the left end of its own
 * table edge, v forward from that edge, paces. */
#ifndef MUSTER_LISTS_WRG_PLAN_PLAN_PRIVATE_H
#define MUSTER_LISTS_WRG_PLAN_PLAN_PRIVATE_H

#include "lists/wrg/plan/plan.h"
#include "rules/core/dice.h"

#define PLAN_GAP      5  /* paces between neighbours in a row: near enough to secure a flank */
#define PLAN_SPACING  60 /* from row to row of the line */
#define PLAN_TIGHTEST 3
#define PLAN_PASSAGE  10 /* behind the screen, and behind deep rows */

typedef enum { COLUMN_LEFT, COLUMN_CENTRE, COLUMN_RIGHT } Column;
#define COLUMNS 3

/* Strips of the deployment area, from the front: the screen, those before the line, the rows of
 * the line (with the wings), the rows of the reserve. */
#define BAND_SCREEN  0
#define BAND_BEFORE  1
#define BAND_LINE    2
#define BAND_RESERVE (BAND_LINE + MU_DOCTRINE_ROWS_MAX)
#define BANDS        (BAND_RESERVE + MU_DOCTRINE_ROWS_MAX)
#define BAND_NOWHERE (-1) /* of those who stand in another's body, or behind it */

typedef struct {
  const MuListUnit *listed;
  MuPlanUnit *plan; /* borrowed from the plan under way */
  MuRole role;
  MuDoctrinePost post; /* as it was found; option borrowed */
  int deepest;
  int band;
  Column column;
  gboolean middle; /* in the middle of its row: a general's guard */
  gboolean guard;
  int general;       /* that rides with it: index, -1: none */
  int parent;        /* unit that it is a sub-unit of, -1: none */
  int u, v;          /* where its front's middle should be, then is */
  gboolean standing; /* it has its place */
  gboolean guest;    /* in one body with the unit before it: planned with that */
  int guests;        /* figures that are in its body, */
  gboolean beside;   /* on its flanks; else behind it */
} PlanBody;

typedef struct {
  const MuPlanJob *job;
  const MuDoctrine *doctrine;
  MuDoctrine usual; /* for a side without a book */
  MuTerrain *terrain;
  MuDice dice;
  int tightness;          /* 0: as usual; to PLAN_TIGHTEST: ever deeper rows, close together */
  gboolean marches;       /* some will pass a narrow place in column, and need room for it */
  int left, right, front; /* of the deployment area, in u and v */
  int width, depth;       /* of the table */
  MuPlan *plan;
  GArray *bodies; /* PlanBody */
} Planner;

PlanBody *mu_planner_body (const Planner *planner, guint index);
guint mu_planner_count (const Planner *planner);

/* Paces of the body's front and depth in so many ranks. */
int mu_plan_width (const PlanBody *body);
int mu_plan_depth (const PlanBody *body);

/* One in so many, by the dice. */
gboolean mu_planner_chance (Planner *planner, MuLiking liking);

/* Whether the side's strong wing is this column, and whether the other is weak. */
gboolean mu_planner_is_strong (const Planner *planner, Column column);
gboolean mu_planner_is_weak (const Planner *planner, Column column);

/* wrg.units.pack-animals: transport that stands behind the unit that it belongs to. */
gboolean mu_planner_is_train_of_unit (const PlanBody *body);

/* MU_MANNER_PLAYER */
gboolean mu_planner_plays (const Planner *planner);

/* The body's rectangle with the middle of its front there. */
MuRect mu_planner_rect (const Planner *planner, const PlanBody *body, int u, int v);

/* Who stands in which part of the line, and how deep. */
void mu_planner_post (Planner *planner);
/* Who marches round a flank, if anybody. */
void mu_planner_march (Planner *planner);
/* Rows and their order: where everybody should stand. */
void mu_planner_draw_up (Planner *planner);
/* Where he can. Returns the body that has no room, -1 if all have. */
int mu_planner_place (Planner *planner);
/* What everybody is to do; all stand by now. */
void mu_planner_order (Planner *planner);
/* What holds for those who forget their orders. */
void mu_planner_order_standing (const Planner *planner);
/* plan_defile.c: in column where a line cannot go, or not as soon; when all have their orders. */
void mu_planner_pass_defiles (const Planner *planner);
/* Whether who stands there stands in the way of those who march over a bridge or ford. */
gboolean mu_planner_bars_passage (const Planner *planner, int left, int right, int rear, int front);

/* Where some march in column, of whom the ground may keep the line away: those behind the line
 * stay behind it, and leave it room to form column. */
void mu_planner_keep_behind (const Planner *planner, PlanBody *self);

/* plan_orders.c: another clause of its orders; what they begin with, and why. */
MuWrgClause *mu_plan_add_clause (PlanBody *body, MuWrgMoveOrder move, MuWrgActOrder act);
void mu_plan_set_reason (PlanBody *body, MuOrder order, MuPlanOrderReason why);

/* plan_support.c: the band whom it should support, its own row or the one before it, or whoever
 * else there is; and the last row of the line. -1: nobody. */
int mu_planner_row_to_support (const Planner *planner, const PlanBody *self);
/* The nearest of a band, of the centre where it has any; -1: nobody. */
int mu_planner_nearest_in (const Planner *planner, const PlanBody *self, int band);
int mu_planner_last_row (const Planner *planner, const PlanBody *self);
/* "Attack in support of “Hastati”." FALSE if there is nobody to support. */
gboolean mu_planner_support (const Planner *planner, PlanBody *body, int row, MuWrgActOrder act,
                             MuPlanOrderReason why);
/* Where bodies support none but each other, the foremost of them goes by orders of its own. */
void mu_planner_open_circles (Planner *planner);
/* plan_orders.c: what such a body does in place of supporting others. */
void mu_planner_lead (const Planner *planner, PlanBody *body);

#endif
