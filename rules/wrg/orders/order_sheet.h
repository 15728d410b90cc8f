/* WRG 5th: written orders as the machine obeys them (wrg.orders.*, wrg.signals.*).
 *
 * Plain values: nothing points into anything, nothing is allocated, all bytes of
 * a zeroed structure are meaningful, so that two orders are the same when their
 * bytes are. Bodies are numbered as in their side's list, from 0; features of
 * the field as the field numbers them; signals and periods from 1.
 *
 * An order is a row of clauses. They fall into steps: the first clause begins
 * the first step, and every clause with a `when` of its own begins another. Of
 * a step's clauses those with a case hold in that case, before the one without.
 *
 *   Take and hold the bridge     { to the bridge, attack } { once gained: hold }
 *   Advance, attack cavalry,     { ahead, attack; in case of cavalry }
 *   hold against elephants       { hold; in case of elephants }
 *
 * The engine keeps one number for each body, its step (mu_wrg_orders_begin), asks for
 * the next at the start of every period (mu_wrg_orders_next) and for what holds
 * whenever it meets enemy (mu_wrg_orders_now). */
#ifndef MUSTER_RULES_WRG_ORDERS_ORDER_SHEET_H
#define MUSTER_RULES_WRG_ORDERS_ORDER_SHEET_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/battle/terms.h"
#include "rules/field/angle.h"
#include "rules/troop/troop.h"
#include "rules/wrg/field/deploy.h"
#include "rules/wrg/orders/orders.h"

#define MU_WRG_CLAUSES     8
#define MU_WRG_NAMED       4 /* friendly bodies in one clause */
#define MU_WRG_WAYPOINTS   3
#define MU_WRG_NO_ONE      (-1)
#define MU_TROOP_BIT(type) (1u << (type))
#define MU_WRG_ANY_TYPE    ((1u << MU_TROOP_TYPES) - 1u)

/* --- whither ------------------------------------------------------------ */

typedef enum {
  MU_WRG_MOVE_UNSAID,
  MU_WRG_MOVE_STAY,
  MU_WRG_MOVE_TO_PLACE,
  MU_WRG_MOVE_IN_DIRECTION,
  MU_WRG_MOVE_WITH_FRIENDS,
  MU_WRG_MOVE_TOWARDS_ENEMY, /* a body, or kinds of enemy */
} MuWrgMoveOrder;
#define MU_WRG_MOVE_ORDERS 6

typedef enum {
  MU_WRG_AT_NONE,
  MU_WRG_AT_POINT,     /* x and y */
  MU_WRG_AT_FEATURE,   /* of the field; x and y its middle */
  MU_WRG_AT_LEFT_WING, /* of its own side, as that faces */
  MU_WRG_AT_CENTRE,
  MU_WRG_AT_RIGHT_WING,
} MuWrgSpotKind;
#define MU_WRG_SPOT_KINDS 6

typedef struct {
  int16_t feature; /* from 0; of MU_WRG_AT_FEATURE, else 0 */
  int16_t x, y;    /* paces, as in MuWrgSetupUnit; of a point or feature, else 0 */
  uint8_t kind;    /* MuWrgSpotKind */
  uint8_t spare;
} MuWrgSpot;

/* Where that is on a table of so many paces, for this side. The wings are in the middle of
 * the outer thirds, on the front edge of the deployment area.
 * READING: wrg.orders.form: the book's "left flank" has no measure. */
void mu_wrg_spot_point (const MuWrgSpot *spot, MuSide side, int width, int depth, int *x, int *y);

/* As its side faces, clockwise in eighths of a circle; then as the map lies. */
typedef enum {
  MU_WRG_GO_AHEAD,
  MU_WRG_GO_AHEAD_RIGHT,
  MU_WRG_GO_RIGHT,
  MU_WRG_GO_BACK_RIGHT,
  MU_WRG_GO_BACK,
  MU_WRG_GO_BACK_LEFT,
  MU_WRG_GO_LEFT,
  MU_WRG_GO_AHEAD_LEFT,
  MU_WRG_GO_NORTH,
  MU_WRG_GO_NORTH_EAST,
  MU_WRG_GO_EAST,
  MU_WRG_GO_SOUTH_EAST,
  MU_WRG_GO_SOUTH,
  MU_WRG_GO_SOUTH_WEST,
  MU_WRG_GO_WEST,
  MU_WRG_GO_NORTH_WEST,
  MU_WRG_GO_TOWARDS_SPOT,  /* wrg.orders.knowledge: of a place that need not be in sight */
  MU_WRG_GO_INCLINE_RIGHT, /* wrg.move.direction.incline: ahead and as far to the right */
  MU_WRG_GO_INCLINE_LEFT,
} MuWrgDirection;
#define MU_WRG_DIRECTIONS 19

/* Whether that is to incline: its paces are those forward, and as many go aside. */
bool mu_wrg_direction_inclines (MuWrgDirection direction);

/* The way of a direction on the table; not of MU_WRG_GO_TOWARDS_SPOT.
 * READING: wrg.orders.form: north is where side A faces. */
MuAngle mu_wrg_direction_angle (MuWrgDirection direction, MuSide side);

/* Where enemy stand, as seen from the body that is to go to them. */
typedef enum {
  MU_WRG_ANYWHERE,
  MU_WRG_IN_FRONT,
  MU_WRG_ON_THE_LEFT,
  MU_WRG_ON_THE_RIGHT
} MuWrgWhere;
#define MU_WRG_WHERES 4

typedef struct {
  uint32_t types; /* set of MU_TROOP_BIT; 0: any, or the one in body */
  int16_t body;   /* of the enemy's list, MU_WRG_NO_ONE: none named */
  uint8_t where;  /* MuWrgWhere */
  uint8_t spare;
} MuWrgQuarry;

typedef enum {
  MU_WRG_ROUTE_UNSAID,  /* straight, but round difficult ground (wrg.orders.route) */
  MU_WRG_ROUTE_DIRECT,  /* straight whatever lies there */
  MU_WRG_ROUTE_BY,      /* by the way points */
  MU_WRG_ROUTE_BY_LEFT, /* round to the left of what it goes to */
  MU_WRG_ROUTE_BY_RIGHT,
  MU_WRG_ROUTE_BY_ROAD, /* the nearest road or path, as far as it leads there */
} MuWrgRouteOrder;
#define MU_WRG_ROUTE_ORDERS 6

typedef enum {
  MU_WRG_FORM_UNSAID,
  MU_WRG_FORM_AS_LINE, /* one deep, or as wide or deep as said */
  MU_WRG_FORM_AS_COLUMN,
  MU_WRG_FORM_AS_SQUARE,
  MU_WRG_FORM_AS_WEDGE,
  MU_WRG_FORM_AS_TESTUDO,
  MU_WRG_FORM_AS_CIRCLE, /* Cantabrian */
  MU_WRG_FORM_AS_MARCH,  /* in column for the march: in line again when enemy come near */
} MuWrgFormOrder;
#define MU_WRG_FORM_ORDERS 8

/* --- what to do --------------------------------------------------------- */

typedef enum {
  MU_WRG_ACT_UNSAID,
  MU_WRG_ACT_ATTACK,
  MU_WRG_ACT_HOLD,
  MU_WRG_ACT_SKIRMISH,
  MU_WRG_ACT_AT_WILL, /* "use initiative": left to the unit */
} MuWrgActOrder;
#define MU_WRG_ACT_ORDERS 5

/* --- when --------------------------------------------------------------- */

typedef enum {
  MU_WRG_WHEN_ALWAYS, /* in the step of the clause before, or from the start */
  MU_WRG_WHEN_GAINED, /* once what the step before aimed at is gained, or its time is up */
  MU_WRG_WHEN_PERIOD, /* from the start of period number */
  MU_WRG_WHEN_SIGNAL, /* from the period in which signal number is obeyed */
} MuWrgWhen;
#define MU_WRG_WHENS 4

/* How an enemy is; a set. */
typedef enum {
  MU_WRG_ENEMY_DISORDERED = 1 << 0,
  MU_WRG_ENEMY_SHOWS_FLANK = 1 << 1, /* or its rear */
  MU_WRG_ENEMY_BROKEN = 1 << 2,
  MU_WRG_ENEMY_FIGHTING = 1 << 3, /* hand-to-hand */
} MuWrgEnemyState;
#define MU_WRG_ENEMY_STATES 4

/* What happens; a set. */
typedef enum {
  MU_WRG_IS_CHARGED = 1 << 0,
  MU_WRG_IS_SHOT_AT = 1 << 1,
  MU_WRG_FRIEND_CHARGED = 1 << 2, /* the friend of the case, else the supported */
  MU_WRG_FRIEND_SHOT_AT = 1 << 3,
  MU_WRG_FRIEND_BROKEN = 1 << 4,
  MU_WRG_FRIEND_FIGHTING = 1 << 5, /* hand-to-hand */
  MU_WRG_FRIEND_PUSHED = 1 << 6,   /* back, in the melee that it is in */
} MuWrgHappening;
#define MU_WRG_HAPPENINGS 7
#define MU_WRG_OF_FRIENDS                                                                          \
  (MU_WRG_FRIEND_CHARGED | MU_WRG_FRIEND_SHOT_AT | MU_WRG_FRIEND_BROKEN | MU_WRG_FRIEND_FIGHTING   \
   | MU_WRG_FRIEND_PUSHED)

/* All zero (of: MU_WRG_NO_ONE): in every case. Else against enemy of any of these types
 * or in any of these states, and if any of these things happens. */
typedef struct {
  uint32_t types; /* set of MU_TROOP_BIT */
  uint8_t states; /* set of MuWrgEnemyState */
  uint8_t events; /* set of MuWrgHappening */
  int16_t of;     /* friendly body that the events befall, MU_WRG_NO_ONE: the supported */
} MuWrgCase;

/* --- orders ------------------------------------------------------------- */

typedef struct {
  MuWrgCase in_case;
  MuWrgQuarry quarry; /* of MU_WRG_MOVE_TOWARDS_ENEMY */
  MuWrgSpot spot;     /* of MU_WRG_MOVE_TO_PLACE, MU_WRG_GO_TOWARDS_SPOT */
  MuWrgSpot by[MU_WRG_WAYPOINTS];
  int16_t friends[MU_WRG_NAMED]; /* that it goes with or supports; unused ones 0 */
  int16_t paces;                 /* in a direction, 0: without end */
  uint8_t friend_count;
  uint8_t waypoints;  /* of MU_WRG_ROUTE_BY */
  uint8_t move;       /* MuWrgMoveOrder */
  uint8_t direction;  /* MuWrgDirection, of MU_WRG_MOVE_IN_DIRECTION */
  uint8_t route;      /* MuWrgRouteOrder */
  uint8_t act;        /* MuWrgActOrder */
  bool support;       /* of the friends */
  bool choose_target; /* "suitable targets": left to the unit */
  uint8_t when;       /* MuWrgWhen */
  uint8_t number;     /* of the period or signal */
  uint8_t until;      /* period at whose start the step is over, 0: none */
  uint8_t form;       /* MuWrgFormOrder */
  uint8_t wide;       /* figures or models of the front rank, 0: unsaid */
  uint8_t deep;       /* ranks, 0: unsaid */
} MuWrgClause;

typedef enum { MU_WRG_ON_TABLE, MU_WRG_RESERVE, MU_WRG_MARCH_ROUND } MuWrgArriving;
#define MU_WRG_ARRIVINGS 3

/* wrg.deploy.off-table, wrg.deploy.flank-march.point: how troops kept off the table come. */
typedef struct {
  int16_t point;   /* paces along that edge, from the side's own left or its own edge;
                      MU_WRG_NO_ONE: as on the sketch map */
  uint8_t how;     /* MuWrgArriving */
  uint8_t flank;   /* MuWrgFlank, of MU_WRG_MARCH_ROUND */
  uint8_t edge;    /* MuWrgEdge: a reserve comes over its own */
  uint8_t period;  /* not before this one; 0: as soon as it can */
  uint8_t company; /* wrg.deploy.arrival.groups: 0 at its own pace */
  bool forced;     /* wrg.deploy.forced-march */
} MuWrgArrivalOrder;

/* What a general is told of challenges (wrg.general.challenge). */
typedef enum {
  MU_WRG_DARES_AS_HE_IS,
  MU_WRG_DARES_CHALLENGE, /* his equal among the enemy; he takes up any himself */
  MU_WRG_DARES_ACCEPT,
  MU_WRG_DARES_DECLINE,
} MuWrgDare;
#define MU_WRG_DARES 4

/* The written order of one body. */
typedef struct {
  MuWrgClause clause[MU_WRG_CLAUSES];
  MuWrgArrivalOrder arrival;
  uint8_t count;  /* of clauses; 0 without follow_me: no order */
  bool follow_me; /* wrg.orders.follow-me: with the general; no clauses */
  uint8_t dare;   /* MuWrgDare, of the general who rides with it */
  bool hidden;    /* wrg.deploy.remainder: deployed in cover, where nobody sees it */
} MuWrgOrders;

/* No order; every body number MU_WRG_NO_ONE where none is named. */
void mu_wrg_orders_init (MuWrgOrders *orders);
void mu_wrg_clause_init (MuWrgClause *clause);

/* In every case. */
bool mu_wrg_case_is_open (const MuWrgCase *in_case);

/* wrg.orders.support: the movement of a clause; with friends where support says none; and
 * towards any enemy where a later step says no more than attack (wrg.orders.attack). */
MuWrgMoveOrder mu_wrg_clause_move (const MuWrgClause *clause);

/* --- are they orders? --------------------------------------------------- */

/* What the judge has to know. Counts of MU_WRG_UNCOUNTED are not checked against. */
#define MU_WRG_UNCOUNTED (-1)
typedef struct {
  MuTroop troop;
  const MuReadings *readings;    /* may be NULL */
  int self;                      /* its own number, MU_WRG_NO_ONE: not known */
  int guest;                     /* the second unit in its body, MU_WRG_NO_ONE: none */
  int bodies, enemies, features; /* that can be named */
  int figures;
  int guards; /* of the general, besides his own figure */
  bool sub_unit;
  bool standing_orders; /* its army has some that say how such troops act */
  bool general_present;
  bool general_regular; /* mu_wrg_general_is_regular */
  bool legionary;
  bool mounted;       /* infantry riding to battle */
  uint8_t signals;    /* set of 1 << (number - 1): those that its army has */
  uint8_t av_signals; /* those of them that are audio-visual */
  uint8_t unknown;    /* set of 1 << clause: rests on what the general neither sees nor heard of */
  uint8_t unseen;     /* the unit cannot see the place it shall go to */
  uint8_t doubtful;   /* its words fit several places */
  MuSide side;
  MuSide outscouted; /* MU_SIDE_NONE: neither */
} MuWrgOrderFacts;

/* Facts that refuse nothing of their own accord: everything can be named, all signals
 * are there, the general is present. */
MuWrgOrderFacts mu_wrg_order_facts (const MuTroop *troop);

typedef struct {
  MuRule refused;       /* MU_RULE_NONE: it can be given */
  int clause;           /* at fault, from 0 */
  bool may_leave_table; /* a direction has no end */
  bool umpire_chooses;  /* the words fit several places: the awkward one */
} MuWrgOrderVerdict;

/* wrg.orders.form, wrg.orders.support, wrg.orders.conditional, wrg.orders.knowledge,
 * wrg.orders.invalid, wrg.orders.sub-unit, wrg.orders.attack, wrg.orders.skirmish,
 * wrg.orders.follow-me, wrg.general.challenge, wrg.deploy.remainder, wrg.signals.improvised,
 * wrg.signals.regular-five, wrg.signals.mixed-training; formations and arrivals by their own rules.
 */
MuWrgOrderVerdict mu_wrg_orders_judge (const MuWrgOrderFacts *facts, const MuWrgOrders *orders);

/* --- what holds now ----------------------------------------------------- */

#define MU_WRG_NOT_YET_ORDERED (-1) /* a step: its first clause waits for a period or signal */

/* The step that orders begin with which are obeyed from this period on: a clause number, or
 * MU_WRG_NOT_YET_ORDERED. */
int mu_wrg_orders_begin (const MuWrgOrders *orders, int period);

typedef struct {
  int period;  /* that begins */
  int signal;  /* that the body obeys from this period on, 0: none */
  bool gained; /* mu_wrg_aim_gained of the step it is in */
} MuWrgMoment;

/* wrg.orders.conditional, wrg.signals.one-per-period: the step from the start of this
 * period on; orders->count once all is carried out (MuWrgMemory's fulfilled). */
int mu_wrg_orders_next (const MuWrgOrders *orders, int step, const MuWrgMoment *moment);

/* Whether what a clause aims at is gained. reached: the body is at the place, or has gone
 * the paces. contested: enemy stand on the place, or those it goes to are still
 * in the field, unbroken. Those who attack must have driven them off. */
bool mu_wrg_aim_gained (const MuWrgClause *clause, bool reached, bool contested);

/* Whom a body meets, one enemy or several together. */
typedef struct {
  uint32_t types; /* set of MU_TROOP_BIT; 0: no enemy is met */
  uint8_t states; /* set of MuWrgEnemyState */
  uint8_t events; /* set of MuWrgHappening that befall it or the friends that its orders name */
  bool rash;      /* a rash general is with it */
} MuWrgMet;

/* Whether this is that case; an open one always. */
bool mu_wrg_case_holds (const MuWrgCase *in_case, const MuWrgMet *met);

typedef struct {
  int move; /* clause whose movement holds (mu_wrg_clause_move); -1: stays where it is */
  int act;  /* clause whose action holds; -1: standing orders or default */
} MuWrgNow;

/* wrg.orders.conditional, wrg.reaction.order-conflict: what is said against this enemy goes
 * before what is said of all; of several actions the least aggressive, the most
 * aggressive with a rash general. step: a clause number or one of the others above. */
MuWrgNow mu_wrg_orders_now (const MuWrgOrders *orders, int step, const MuWrgMet *met);

/* The clause behind the last one of the step that begins with clause step. */
int mu_wrg_step_end (const MuWrgOrders *orders, int step);

/* Whether that step can be gained or has a time set to it, so that another can follow. */
bool mu_wrg_step_ends (const MuWrgOrders *orders, int step);

/* The action as the engine and the reaction tests know it; false for none. */
bool mu_wrg_act_order (MuWrgActOrder act, MuOrder *order);

/* wrg.orders.route, of a clause */
MuWrgRoute mu_wrg_clause_route (const MuWrgClause *clause, MuTroopType type, bool difficult_ahead);

/* --- standing orders and signals of a side ------------------------------ */

#define MU_WRG_STANDING_LINES 32
typedef struct {
  uint32_t own; /* own troops it is for, set of MU_TROOP_BIT; 0: all */
  uint8_t act;  /* MuWrgActOrder */
  uint8_t spare[3];
  MuWrgCase in_case; /* of: MU_WRG_NO_ONE */
} MuWrgStandingLine;

typedef struct {
  MuWrgStandingLine line[MU_WRG_STANDING_LINES];
  uint16_t words; /* of the sheet as it was written */
  uint8_t count;
  uint8_t spare;
} MuWrgStandingOrders;

/* wrg.orders.standing, wrg.orders.invalid, wrg.orders.conditional, wrg.orders.attack,
 * wrg.orders.skirmish: MU_RULE_NONE if a sheet given in in time can be used; *line (may be NULL) is
 * the one at fault. */
MuRule mu_wrg_standing_judge (const MuWrgStandingOrders *standing, int *line);

/* wrg.orders.standing: do they say how such troops act at all? */
bool mu_wrg_standing_covers (const MuWrgStandingOrders *standing, MuTroopType type);

/* wrg.orders.standing, wrg.reaction.order-conflict: the line that such troops obey, -1: none. */
int mu_wrg_standing_now (const MuWrgStandingOrders *standing, MuTroopType type,
                         const MuWrgMet *met);

/* wrg.orders.default: what troops do without any orders, and the paces within which enemy
 * must come before they skirmish or attack; foot who hold have none, 0. */
MuWrgActOrder mu_wrg_default_act (MuTroopType type, int *paces);

#define MU_WRG_SIGNALS 7 /* two improvised and five of regulars */
typedef struct {
  uint8_t kind[MU_WRG_SIGNALS]; /* MuWrgSignal, of those that are defined */
  uint8_t defined;              /* set of 1 << (number - 1) */
} MuWrgSignalBook;

/* wrg.signals.improvised, wrg.signals.regular-five */
MuRule mu_wrg_signal_book_judge (const MuWrgSignalBook *book, bool regular_army);
/* Those that are audio-visual, a set as defined. */
uint8_t mu_wrg_signal_book_av (const MuWrgSignalBook *book);

#endif
