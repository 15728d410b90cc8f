/* WRG 5th: broken troops: friends and enemies in their way, surrender, rallying
 * (wrg.rout.*, wrg.reaction.occasion.10). Distances are in paces. */
#ifndef MUSTER_RULES_WRG_FIGHT_ROUT_H
#define MUSTER_RULES_WRG_FIGHT_ROUT_H

#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/recoil.h"
#include "rules/wrg/nerve/verdict.h"

/* wrg.rout.interpenetrate, wrg.rout.interpenetrate.gap: going through friends
 * who stand in the way. gap_width: of the widest way past them; gap_distance: to
 * it. MUST: they go through; MAY_NOT: they go round. */
MuWrgVerdict mu_wrg_rout_goes_through (const MuReadings *readings, const MuTroop *router,
                                       const MuTroop *friends, bool friends_disordered,
                                       int gap_width, int gap_distance);

/* wrg.rout.swept-away: whether friends whom they go through rout too. */
bool mu_wrg_rout_sweeps_away (const MuTroop *router, const MuTroop *friends);

/* wrg.rout.elephants: casualties among friends whom routing elephants go
 * through, as if the beasts without their crew fought them. */
MuWrgMeleeAnswer mu_wrg_rout_trample (const MuReadings *readings, const MuTroop *elephants,
                                      int models, int random, const MuTroop *friends, MuWrgSum *sum,
                                      MuTrace *trace);

/* wrg.rout.break-through: trying to run through enemies who bar the way. */
MuWrgVerdict mu_wrg_break_through_try (MuTroopType barrers);
/* Who tests for it: the barrers as charged, the routers not. */
MuWrgVerdict mu_wrg_break_through_test (bool barrers);

typedef enum {
  MU_BREAK_THROUGH_CLEARED, /* the barrers evade, and angle out of the way */
  MU_BREAK_THROUGH_DONE,    /* the routers run on; the barrers halt disordered or pursue */
  MU_BREAK_THROUGH_FAILED,  /* the routers turn aside */
} MuWrgBreakThrough;

/* wrg.rout.break-through.result: barrers: what the combat would make of them in
 * an ordinary one; ignored where they evade. */
MuWrgBreakThrough mu_wrg_break_through (bool barrers_evade, MuWrgRecoilResult barrers);

/* wrg.rout.no-fighting: what broken troops may still do. */
bool mu_wrg_rout_may_fight (bool to_break_through);
bool mu_wrg_rout_may_shoot (void);

/* wrg.rout.surrounded: enemy in contact may take the surrender of such troops. */
typedef struct {
  bool broken;
  bool surrounded;        /* by enemy or what cannot be crossed, without a gap */
  bool can_break_through; /* wrg.rout.break-through */
  int move;               /* of this period; 0: it cannot go on */
  bool enemy_in_contact;
} MuWrgTrapped;

/* Whether it is a helpless mass: no weapons, no shields. */
bool mu_wrg_rout_is_mass (const MuWrgTrapped *trapped);
/* MAY: the enemy takes prisoners or goes on killing. */
MuWrgVerdict mu_wrg_rout_surrender (const MuWrgTrapped *trapped);

/* wrg.reaction.occasion.10: what a broken body can show as the period ends. */
typedef struct {
  bool pursuers_touch;  /* the pursuit has not been shaken off */
  bool was_contacted;   /* hand-to-hand this period */
  int shot_men;         /* casualties by shooting this period */
  int shot_count;       /* figures that they count over */
  bool near_friends;    /* went within 50 paces of friends, not LI, not retiring now */
  bool general_joined;  /* neither disabled nor in rout */
  bool behind_obstacle; /* a linear one, between it and the enemy */
  bool off_table;
  bool followed_off;
  bool tried_before;
} MuWrgRallyFacts;

/* Whether it may test to rally; the rule is wrg.reaction.occasion.10, its .friends, or its
 * .retry. */
MuWrgVerdict mu_wrg_rally_test (const MuWrgRallyFacts *facts);

/* wrg.rout.rally: whether that row of the test rallies it. */
bool mu_wrg_rally_succeeds (int row);

#endif
