/* WRG 5th: after a period of hand-to-hand: recoiling, following up, breaking
 * off, pursuing (wrg.after.*, wrg.pursuit.*). Who recoils or breaks stands in
 * recoil.h. Distances are in paces. */
#ifndef MUSTER_RULES_WRG_FIGHT_AFTERMATH_H
#define MUSTER_RULES_WRG_FIGHT_AFTERMATH_H

#include "rules/wrg/fight/recoil.h"
#include "rules/wrg/nerve/reaction.h"
#include "rules/wrg/nerve/verdict.h"

/* --- recoil -------------------------------------------------------------- */

#define MU_WRG_RECOIL_PACES 20 /* wrg.after.recoil.distance: and following up */

/* Circumstances of a recoil. */
typedef struct {
  bool uncontrolled;     /* the body is in uncontrolled advance */
  bool blocked;          /* terrain or friends leave less than 20 paces */
  bool slow_ground;      /* it would slow an ordinary move */
  bool opposed;          /* enemies that stand push it opposite ways */
  bool charging_cavalry; /* forced it back: wrg.after.break.disordered */
} MuWrgRecoilGround;

/* The rule by which the recoil disorders (wrg.after.recoil.disorder,
 * wrg.after.recoil.two-ways, wrg.after.break.disordered), MU_RULE_NONE if it does not. */
MuRule mu_wrg_recoil_disorders (const MuWrgRecoilGround *ground);

/* wrg.after.recoil.friends: whether friends behind, ranks deep, are pushed back;
 * nobody recoils through friends. */
bool mu_wrg_recoil_pushes (MuTroopType friends, int ranks);

/* wrg.after.recoil.when, wrg.after.recoil.distance: what is left of the next period's move, of
 * this length over its ground, after the 20 paces; obstacle: what the linear
 * obstacles crossed cost. Never below 0. */
int mu_wrg_recoil_rest_of_move (int move, int obstacle);

/* wrg.after.recoil.retiring: whether it counts as retiring so many periods after
 * the one that it recoiled in (0: that one's end). */
bool mu_wrg_recoil_is_retiring (int periods_after);

/* --- the winners --------------------------------------------------------- */

/* What a body that fought sees as the period ends. */
typedef struct {
  int standing; /* opponents still in contact, by what they do */
  int recoiling;
  int broken;
  int breaking_off;
  MuOrder order;
  bool artillery;      /* it is artillery itself */
  bool advancing;      /* in uncontrolled or unauthorised advance */
  bool result_forbids; /* its latest reaction result */
  bool result_requires;
  bool order_forbids; /* a condition of its orders */
  bool beyond_limits; /* on hold: 20 paces on lies outside the position held */
} MuWrgWinner;

/* wrg.after.follow-up, wrg.pursuit.obligation */
MuWrgVerdict mu_wrg_follow_up (const MuReadings *readings, const MuWrgWinner *winner);
MuWrgVerdict mu_wrg_pursuit (const MuWrgWinner *winner);

/* Facts that contradict each other: the rule; else MU_RULE_NONE. */
MuRule mu_wrg_winner_refused (const MuWrgWinner *winner);

/* wrg.pursuit.one-period: a pursuit that has lasted so many whole periods. */
MuWrgVerdict mu_wrg_pursuit_goes_on (int periods, bool in_contact, bool uncontrolled);

/* wrg.pursuit.fresh-enemy: charging enemies whom the routers passed. */
MuWrgVerdict mu_wrg_pursuit_charges_fresh (bool uncontrolled);

/* wrg.move.pursuit, wrg.move.rout: in the n-th period of it, from 1. */
int mu_wrg_pursuit_move (MuTroopType type, int period);
int mu_wrg_rout_move (MuTroopType type, int period);

/* wrg.after.continue: whether the two fight on next period. */
bool mu_wrg_melee_goes_on (bool any_broke, bool any_breaks_off);

/* wrg.after.artillery: what becomes of engines. */
typedef struct {
  int lost;      /* engines that are gone */
  bool captured; /* by the enemy; else destroyed */
} MuWrgEnginesLost;

/* engines: all of the body; near: those within 20 paces of the enemy, whom a
 * recoil leaves behind. pursued: a broken body's first period of pursuit. */
MuWrgEnginesLost mu_wrg_engines_lost (MuWrgRecoilResult result, int engines, int near, bool pursued,
                                      bool campaign);

/* --- rallying ------------------------------------------------------------ */

typedef enum { MU_RALLY_NOT_NEEDED, MU_RALLY_FORWARD, MU_RALLY_BACK, MU_RALLY_EITHER } MuWrgRally;

typedef enum {
  MU_RALLIES_EVADED, /* and not made to again */
  MU_RALLIES_ROUTED,
  MU_RALLIES_PURSUED,  /* and stops */
  MU_RALLIES_MISSED,   /* its charge did not reach evaders */
  MU_RALLIES_REPLACED, /* in hand-to-hand */
  MU_RALLIES_RECOILED, /* and was not followed */
  MU_RALLIES_NOT_HOME, /* its charge was not driven home */
  MU_RALLIES_BROKE_OFF,
  MU_RALLIES_STAYED, /* did not follow or pursue */
} MuWrgRallyCause;
#define MU_WRG_RALLY_CAUSES 9

/* wrg.after.not-followed, wrg.move.rally.who-forward, wrg.move.rally.who-back,
 * wrg.move.rally.who-either, wrg.move.rally.none */
MuWrgRally mu_wrg_rally_how (MuWrgRallyCause cause, MuTroopType type, bool uncontrolled);

/* wrg.move.rally.back: 100 paces, or a normal move where that is less. */
int mu_wrg_rally_back_move (MuTroopType type);

/* --- breaking off -------------------------------------------------------- */

/* wrg.after.break-off: MUST where a reaction result says so. */
MuWrgVerdict mu_wrg_break_off (const MuReadings *readings, bool in_melee, bool result_says,
                               MuOrder order);

/* Whether such a body strikes back at those who strike at its back. */
bool mu_wrg_break_off_replies (MuTroopType type, bool crew_reach_rearward);

/* wrg.after.break-off.escape: whether it gets away. pursuit: what its opponents
 * must or may do; who may is taken to. trace (may be NULL) is emptied and gets
 * the pursuit move and the rally move, which are compared. */
bool mu_wrg_break_off_escapes (MuWrgDuty pursuit, int pursuit_move, int rally_move, MuTrace *trace);

#endif
