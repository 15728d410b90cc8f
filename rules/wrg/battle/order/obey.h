/* What the files that have written orders obeyed ask of each other.  Private.
 *
 * Each body has an errand, behind everything else in the block. Whoever has no written
 * orders uses no more of it than what it takes to leave the table and come back. */
#ifndef MUSTER_RULES_WRG_BATTLE_ORDER_OBEY_H
#define MUSTER_RULES_WRG_BATTLE_ORDER_OBEY_H

#include "rules/wrg/battle/engine.h"
#include "rules/wrg/fight/general.h"

#define NEVER 255 /* a period */

/* Why a body is not on the table, as far as it may still come. */
typedef enum {
  AWAY_NOT,
  AWAY_MARCHING, /* has not come yet */
  AWAY_LEFT,     /* may come back */
  AWAY_LOST,
} Away;

typedef enum { COMES_NOT, COMES_NOW, COMES_AFTER_MOVES } Comes;

typedef struct {
  const MuWrgOrders *orders; /* in force, borrowed; NULL: no more than the action it came with */
  MuPoint from;              /* the middle of its front when the step began */
  MuLocal station;           /* from the middle of the friend that it goes with to its own */
  MuAngle way;               /* of a direction */
  int16_t friend;            /* that the station is taken from, MU_NO_BODY */
  int8_t step;               /* mu_wrg_orders_begin */
  int8_t round;              /* difficult ground is left on this side: -1 or 1; 0: not yet */
  int8_t past_friends;       /* the same, round friends in the way */
  uint8_t leg;               /* way points passed */
  uint8_t obeys;             /* MuWrgObeys */
  uint8_t signal;            /* obeyed from the next period on, 0: none */
  uint8_t standing_again;    /* period; NEVER: not before it has rallied */
  uint8_t away;              /* Away */
  uint8_t comes;             /* Comes */
  uint8_t due;               /* period in which its group first dices */
  uint8_t face;              /* last thrown for it */
  bool march_regular;        /* of its group */
  bool march_general;
  int16_t head;               /* first body of its group */
  MuWrgLeft left;             /* of AWAY_LEFT */
  uint8_t leader;             /* who commands it, 0: the commander-in-chief alone */
  const MuWrgOrders *written; /* to be sent at the start of the next period, NULL: none */
  const MuWrgOrders *carried; /* that a messenger brings, NULL: none */
  MuPoint courier;            /* where he is */
  uint8_t ridden;             /* periods */
  int16_t pointed;            /* enemy whom the general pointed out to it, MU_NO_BODY: none */
  int16_t points;             /* the same, in the orders that are on their way */
  int16_t joins;              /* friend behind whom the general goes with it, MU_NO_BODY: none */
  bool delivered;             /* obeyed from the next period on */
  bool cases;                 /* what it does depends on whom it meets or on what happens */
  bool whom;                  /* on whom it meets */
} Errand;

/* Whether anything is written: orders, standing orders, signals, subordinate generals. */
static inline bool
is_written (const WrgBattle *battle)
{
  return battle->written;
}

static inline Errand *
errand_at (const WrgBattle *battle, int body)
{
  return (Errand *) (void *) ((char *) (uintptr_t) battle + battle->errands_at) + body;
}

/* Light troops are anywhere and nowhere: no line rests on them. */
static inline bool
is_light (const Body *body)
{
  return body->troop.type == MU_TROOP_LI || body->troop.type == MU_TROOP_LC;
}

/* obey.c */
bool mu_wrg_is_setup_written (const MuWrgSetup *setup);
void mu_wrg_begin_errands (WrgBattle *battle, const MuWrgSetup *setup);
void mu_wrg_go_on_with_orders (WrgBattle *battle);
void mu_wrg_begin_orders (WrgBattle *battle, int body);
void mu_wrg_take_orders (WrgBattle *battle, int body, const MuWrgOrders *orders);
const MuWrgClause *mu_wrg_moving_clause_of (const WrgBattle *battle, int body);
MuOrder mu_wrg_ordered_now (const WrgBattle *battle, int body);
MuOrder mu_wrg_ordered_against (const WrgBattle *battle, int body, int enemy);

void mu_wrg_forget_orders (WrgBattle *battle, int body, bool standing_too);
const MuWrgClause *mu_wrg_acting_clause_against (const WrgBattle *battle, int body, int enemy);

/* met.c */
void mu_wrg_find_met (const WrgBattle *battle, int body, MuWrgMet *met);
void mu_wrg_find_met_one (const WrgBattle *battle, int body, int enemy, MuWrgMet *met);
bool mu_wrg_is_struck_now (const WrgBattle *battle, int body, int enemy);

/* goal.c */
typedef struct {
  MuPoint point;  /* whither the middle of its front shall come */
  MuFix distance; /* no farther ahead than that */
  int16_t enemy;  /* whom it goes to, MU_NO_BODY */
  bool beyond;    /* over the table's edge if need be */
} Goal;
MuPoint mu_wrg_spot_on_table (const WrgBattle *battle, int body, const MuWrgSpot *spot);
bool mu_wrg_is_at_point (const Body *body, MuPoint point);
int mu_wrg_friend_of (const WrgBattle *battle, int body, const MuWrgClause *clause);
bool mu_wrg_find_goal (WrgBattle *battle, int body, Goal *goal);
bool mu_wrg_is_aim_gained (WrgBattle *battle, int body);
void mu_wrg_begin_way (WrgBattle *battle, int body);

/* order_target.c */
int mu_wrg_find_quarry (const WrgBattle *battle, int body, const MuWrgQuarry *quarry);
bool mu_wrg_is_quarry (const WrgBattle *battle, int body, const MuWrgQuarry *quarry, int enemy);
bool mu_wrg_any_quarry_stands (const WrgBattle *battle, int body, const MuWrgQuarry *quarry);
bool mu_wrg_is_disputed (const WrgBattle *battle, int body, MuPoint point);

/* route.c, past_friends.c */
int mu_wrg_friend_in_way (const WrgBattle *battle, int body, MuAngle way);
MuPoint mu_wrg_point_past_friends (WrgBattle *battle, int body, MuPoint goal);
MuPoint mu_wrg_next_point (WrgBattle *battle, int body, const MuWrgClause *clause,
                           const Goal *goal);

/* road.c */
MuPoint mu_wrg_point_by_road (WrgBattle *battle, int body, MuPoint goal);

/* turning.c */
uint32_t mu_wrg_off_the_way (const Body *body, MuPoint point);
int32_t mu_wrg_turn_aside (WrgBattle *battle, int body, MuPoint point);
int32_t mu_wrg_turn_to (WrgBattle *battle, int body, MuPoint point);
bool mu_wrg_would_show_its_back (const WrgBattle *battle, int body, const MuWrgClause *clause,
                                 MuPoint point);

/* errand.c */
bool mu_wrg_is_sent (const WrgBattle *battle, int body);
void mu_wrg_move_as_ordered (WrgBattle *battle, int body, int32_t forming);

/* support.c */
MuWrgSupportDuty mu_wrg_support_duty_of (const WrgBattle *battle, int body,
                                         const MuWrgClause *clause, int enemy);
bool mu_wrg_may_charge (const WrgBattle *battle, int body, int enemy, bool aside);
bool mu_wrg_may_attack_some (const WrgBattle *battle, int body);
int mu_wrg_charger_of_supported (const WrgBattle *battle, int body);

/* come.c */
bool mu_wrg_begin_marches (WrgBattle *battle, const MuWrgSetup *setup);
bool mu_wrg_come_at_once (WrgBattle *battle);
void mu_wrg_come_after_moves (WrgBattle *battle);

/* reserve_entry.c: the ground on which it comes onto the table, cleared of enemy; false: no room */
bool mu_wrg_find_entry (WrgBattle *battle, int body, MuRect *ground);

/* courier.c, signal.c */
void mu_wrg_send_orders (WrgBattle *battle, int body, const MuWrgOrders *orders);
void mu_wrg_write_orders (WrgBattle *battle);
bool mu_wrg_has_nothing_to_do (const WrgBattle *battle, int body);
void mu_wrg_send_against (WrgBattle *battle, int body, int enemy);
void mu_wrg_ride_messengers (WrgBattle *battle);
void mu_wrg_obey_messengers (WrgBattle *battle);
bool mu_wrg_commands_now (const WrgBattle *battle, MuSide side);
bool mu_wrg_general_sees (const WrgBattle *battle, MuSide side, int body);
void mu_wrg_make_signals (WrgBattle *battle);
int mu_wrg_awaited_signal (const WrgBattle *battle, int body);

/* peril.c, command.c */
int mu_wrg_leaders_of (const WrgBattle *battle, MuSide side);
int mu_wrg_body_of_leader (const WrgBattle *battle, MuSide side, int which);
bool mu_wrg_is_leader_lost (const WrgBattle *battle, MuSide side, int which);
bool mu_wrg_is_leader_regular (const WrgBattle *battle, MuSide side, int which);
void mu_wrg_lose_leader (WrgBattle *battle, MuSide side, int which, MuGeneralFate fate);
void mu_wrg_begin_leaders (WrgBattle *battle);
void mu_wrg_begin_commands (WrgBattle *battle);
void mu_wrg_risk_generals (WrgBattle *battle);
bool mu_wrg_is_under (const WrgBattle *battle, int body, int which);
void mu_wrg_count_generals (const WrgBattle *battle, int body, MuWrgReactionFacts *facts);
void mu_wrg_show_loss (WrgBattle *battle, MuSide side, int which);

/* challenge.c: as the battle opens */
void mu_wrg_challenge_generals (WrgBattle *battle);

/* decide.c, prize.c */
#define MU_WRG_ORDERS_MOST 3 /* that a general of a commanded side writes in a period */
int mu_wrg_decide (WrgBattle *battle, MuSide side);
void mu_wrg_tell_decision (WrgBattle *battle, int body, int other, MuRule rule, MuDecision why);
bool mu_wrg_should_go (const WrgBattle *battle, int body, MuDecision *why);
bool mu_wrg_calls_back (WrgBattle *battle, int body);
int mu_wrg_find_prize (const WrgBattle *battle, int body, MuFix *worth);
bool mu_wrg_decides_freely (const WrgBattle *battle, MuSide side);
bool mu_wrg_is_hard_pressed (const WrgBattle *battle, int body);

/* join.c */
void mu_wrg_join_who_need_him (WrgBattle *battle, MuSide side);
bool mu_wrg_goes_to_join (const WrgBattle *battle, int body, Goal *goal);

/* give_up.c */
bool mu_wrg_give_up (WrgBattle *battle);

/* lead.c */
bool mu_wrg_is_brave_general_with (const WrgBattle *battle, int body);
bool mu_wrg_has_general_riding (const WrgBattle *battle, int body);
bool mu_wrg_has_general_with (const WrgBattle *battle, int body);
bool mu_wrg_is_rash_general_with (const WrgBattle *battle, int body);
MuOrder mu_wrg_policy_follows (const WrgBattle *battle, int body);
MuFix mu_wrg_extra_paces (const WrgBattle *battle, int body);

#endif
