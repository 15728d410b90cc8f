/* Deployment and orders for a side that has none, from the doctrine of its army
 * book (lists/book/doctrine.h), so that any two lists can fight.
 *
 * The same job gives the same plan on every machine: whole numbers decide, and the
 * seed where the doctrine leaves a choice. What is planned can be deployed
 * (wrg.deploy.area; no two bodies on the same ground, nobody where he cannot go) and
 * ordered (mu_wrg_orders_judge). Every choice has its reason. */
#ifndef MUSTER_LISTS_WRG_PLAN_PLAN_H
#define MUSTER_LISTS_WRG_PLAN_PLAN_H

#include "lists/book/book.h"
#include "lists/field/deployment.h"
#include "lists/field/field.h"
#include "lists/list/list.h"
#include "lists/wrg/orders/orders.h"
#include "rules/wrg/battle/setup.h"

/* How the side is to fight.  The doctrine says who stands on which wing, who screens, who lies in
 * wait; the manner, whether it is kept to the letter. */
typedef enum {
  MU_MANNER_BOOK,   /* row behind row, with its waits and its general behind them */
  MU_MANNER_PLAYER, /* to win: one line as far as there is room, all forward, led by the general */
} MuPlanManner;
#define MU_MANNERS 2

typedef struct {
  const MuList *list;
  MuPlanManner manner;
  const MuBook *book;         /* NULL: as troops of their types usually fight */
  const MuList *enemy;        /* as he stands in sight; NULL: not known */
  const MuDoctrine *doctrine; /* of that day; NULL: the book's */
  const MuFieldPlan *field;   /* NULL: open ground */
  int width, depth;           /* of the table, paces; 0: 720 by 480; a field has its own */
  MuSide side;
  MuSide outscouted;          /* who has been, MU_SIDE_NONE: neither */
  const MuReadings *readings; /* NULL: the default ones */
  gboolean may_march;         /* round a flank, where the doctrine likes it */
  guint64 seed;
} MuPlanJob;

/* Why a body has its post. */
typedef enum {
  MU_PLAN_POST_OPTION, /* the book posts this option so */
  MU_PLAN_POST_ROLE,   /* the book posts such troops so */
  MU_PLAN_POST_USUAL,  /* such troops usually stand there */
  MU_PLAN_POST_LISTED, /* the list gives it this line */
  MU_PLAN_POST_GENERAL,
  MU_PLAN_POST_SUBORDINATE, /* the guard of a subordinate general */
  MU_PLAN_POST_PARENT,      /* beside the body that it belongs to */
  MU_PLAN_POST_LEADS,       /* the guard of a general who leads the strong wing */
} MuPlanPostReason;
#define MU_PLAN_POST_REASONS 8

/* Why it is as deep as it is. */
typedef enum {
  MU_PLAN_RANKS_LISTED,
  MU_PLAN_RANKS_BOOK,
  MU_PLAN_RANKS_ROOM, /* else there would be no room */
} MuPlanRanksReason;
#define MU_PLAN_RANKS_REASONS 3

/* Why it stands where it stands. */
typedef enum {
  MU_PLAN_PLACE_POST,   /* where its post has it */
  MU_PLAN_PLACE_DEPTH,  /* in another row, for want of depth */
  MU_PLAN_PLACE_WIDTH,  /* in another row, for want of width */
  MU_PLAN_PLACE_GROUND, /* aside, for the ground */
  MU_PLAN_PLACE_ROOM,   /* aside, for others */
  MU_PLAN_PLACE_AMBUSH, /* hidden in cover */
  MU_PLAN_PLACE_MARCH,  /* off the table */
  MU_PLAN_PLACE_LINE,   /* beside those whom the book has before it */
} MuPlanPlaceReason;
#define MU_PLAN_PLACE_REASONS 8

/* Why it has its orders. */
typedef enum {
  MU_PLAN_ORDER_LINE,     /* the line attacks */
  MU_PLAN_ORDER_WAITS,    /* the line waits first */
  MU_PLAN_ORDER_HARASSES, /* it shoots first */
  MU_PLAN_ORDER_SUPPORTS, /* those before it */
  MU_PLAN_ORDER_HOLDS,    /* until those before it break */
  MU_PLAN_ORDER_SCREENS,
  MU_PLAN_ORDER_BREAKS, /* into the enemy line, from before its own */
  MU_PLAN_ORDER_WING,   /* its wing attacks */
  MU_PLAN_ORDER_STRONG, /* the strong wing attacks */
  MU_PLAN_ORDER_WEAK,   /* the other keeps to the line */
  MU_PLAN_ORDER_BOOK,   /* the book orders such troops so */
  MU_PLAN_ORDER_LISTED, /* the list does */
  MU_PLAN_ORDER_GUARDS, /* the general */
  MU_PLAN_ORDER_LURKS,
  MU_PLAN_ORDER_MARCHES,
  MU_PLAN_ORDER_SHOOTS, /* engines cannot attack */
  MU_PLAN_ORDER_PARENT, /* a sub-unit supports its unit */
  MU_PLAN_ORDER_STAYS,  /* baggage keeps out of it */
} MuPlanOrderReason;
#define MU_PLAN_ORDER_REASONS 18

typedef struct {
  int x, y; /* as MuWrgSetupUnit has them; 0 off the table */
  int ranks;
  MuFormation formation;
  gboolean concealed;
  gboolean in_body; /* in the body of the unit before it: placed and ordered with that */
  gboolean off_table;
  gboolean in_column; /* sent through a narrow place in column, to be in line again beyond */
  MuPost at;          /* never MU_POST_WINGS: the right or the left one */
  int row;
  MuOrder order; /* what the orders begin with */
  MuWrgOrders orders;
  MuPlanPostReason why_post;
  MuPlanRanksReason why_ranks;
  MuPlanPlaceReason why_place;
  MuPlanOrderReason why_order;
} MuPlanUnit;

/* What came of a march round a flank. */
typedef enum {
  MU_PLAN_MARCH_NOT_ASKED, /* the job allows none */
  MU_PLAN_MARCH_GOES,
  MU_PLAN_MARCH_DISLIKED, /* by the doctrine nobody ever marches */
  MU_PLAN_MARCH_NOT_NOW,  /* by the doctrine some do, in other battles */
  MU_PLAN_MARCH_REFUSED,  /* by a rule */
  MU_PLAN_MARCH_NOBODY,   /* no horse of a wing can be spared */
  MU_PLAN_MARCH_STANDS,   /* who would go has its place on a map that was laid down before */
} MuPlanMarchEnd;
#define MU_PLAN_MARCH_ENDS 7

typedef struct {
  MuPlanMarchEnd end;
  MuRule rule;   /* of MU_PLAN_MARCH_REFUSED */
  int unit;      /* who marches, or would; -1: nobody */
  gboolean left; /* round its side's left flank */
} MuPlanMarch;

typedef struct {
  MuSide side;
  int width, depth;             /* of the table */
  MuStrongWing strong_wing;     /* as it fell out: never MU_STRONG_EITHER */
  GArray *units;                /* MuPlanUnit, as the list numbers them */
  MuWrgStandingOrders standing; /* for those who forget what they were told; none by the book */
  MuPlanMarch march;
} MuPlan;

/* NULL with MU_FILE_ERROR_INVALID for a list without units or with more than a battle takes, for
 * an impossible field, and for an army that has no room on the table. The plan needs nothing of
 * the job any more. */
MuPlan *mu_plan_side (const MuPlanJob *job, GError **error);
void mu_plan_free (MuPlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuPlan, mu_plan_free)

const MuPlanUnit *mu_plan_unit (const MuPlan *plan, guint index); /* borrowed; in range */

/* Gives the units of a side (mu_list_battle_side) the planned places, depths and orders. The
 * orders are borrowed from the plan. */
void mu_plan_deploy (const MuPlan *plan, MuWrgSetupUnit *units);

/* The order sheet: the orders without words, since words that are shown are translated and words
 * that are read are not (lists/wrg/orders/orders_words.h). enemy, field: may be NULL. */
MuOrders *mu_plan_orders (const MuPlan *plan, const MuList *list, const MuList *enemy,
                          const MuFieldPlan *field);

/* The sketch map: MuDeployment, one a unit; free with g_array_unref. Who lies in wait is not on it.
 */
GArray *mu_plan_deployment (const MuPlan *plan);

/* "On the right wing, as the book has such troops. 2 deep, as listed. …": why the body stands
 * there and is ordered so; free with g_free. */
char *mu_plan_reasons (const MuPlan *plan, const MuList *list, guint index);

/* The answers, for scripts: "role", "room"; static. */
const char *mu_plan_manner_key (MuPlanManner manner);
const char *mu_plan_manner_words (MuPlanManner manner); /* sentences, translated, static */
const char *mu_plan_post_key (MuPlanPostReason why);
const char *mu_plan_ranks_key (MuPlanRanksReason why);
const char *mu_plan_place_key (MuPlanPlaceReason why);
const char *mu_plan_order_key (MuPlanOrderReason why);
const char *mu_plan_march_key (MuPlanMarchEnd end);

#endif
