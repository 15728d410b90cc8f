/* WRG 5th: which bodies must test their reaction, when, and in which order
 * (wrg.reaction.occasion.*, wrg.reaction.several). */
#ifndef MUSTER_RULES_WRG_NERVE_OCCASION_H
#define MUSTER_RULES_WRG_NERVE_OCCASION_H

#include "rules/wrg/nerve/reaction.h"
#include "rules/wrg/nerve/verdict.h"

/* wrg.reaction.occasion.1.scope: the whole unit with its sub-units, or the body
 * that had the occasion alone. */
typedef enum { MU_SCOPE_BODY, MU_SCOPE_WHOLE_UNIT } MuWrgScope;
MuWrgScope mu_wrg_occasion_scope (MuWrgOccasion occasion);

/* wrg.reaction.occasion.4, wrg.reaction.occasion.5: taken at once; 2 and 3 with the charges; all
 * others as the period ends. */
typedef enum { MU_TESTS_AT_ONCE, MU_TESTS_WITH_CHARGES, MU_TESTS_AT_END } MuWrgTestTime;
MuWrgTestTime mu_wrg_occasion_time (MuWrgOccasion occasion);

/* What has happened to a body this period, as a player can tell. */
typedef struct {
  bool regular;
  bool in_rout;
  bool tested_before;  /* for any reason, in this battle; or excused from occasion 1 */
  bool commander_near; /* its C-in-C within 250 paces when first in danger */
  bool in_danger;      /* a: enemy in its reach; b: it in theirs; c: shot at */
  bool must_charge;    /* its orders require it to start a charge */
  bool uncontrolled;   /* already in uncontrolled advance */
  bool charged;        /* or those charged whom it must attack in support of */
  int figures_start;
  int figures;       /* now; never more than at the start */
  int figures_lost;  /* this period, or in the loss just taken; at most start less now */
  int shot_men;      /* casualties by shooting this period */
  int shot_count;    /* figures that they count over: wrg.casualties.per-figure */
  bool surprised;    /* by unseen enemy from cover within 100 paces */
  bool sees_rout;    /* of a friendly unit, within 150, not counted in an earlier test */
  bool general_lost; /* over it, seen within 250 paces */
  bool holders_won;  /* hold orders, and all hand-to-hand opponents broken */
} MuWrgHappenings;

/* Whether that occasion makes it test: MUST or MAY_NOT, with the rule that says
 * so. Occasion 10 is asked of mu_wrg_rally_test (rout.h); here it MAY_NOT. */
MuWrgVerdict mu_wrg_occasion_due (MuWrgOccasion occasion, const MuWrgHappenings *happenings);

/* wrg.reaction.several: of several tests due at this time one is taken: the
 * occasion to take, 0 for none. */
int mu_wrg_occasion_taken (MuWrgTestTime time, const MuWrgHappenings *happenings);

/* Happenings that cannot be: the rule, else MU_RULE_NONE. */
MuRule mu_wrg_happenings_refused (const MuWrgHappenings *happenings);

/* One body of a side that has to test. */
typedef struct {
  MuTroop troop;
  MuOrder order;
  MuWrgReactionSituation situation;
  MuWrgReactionFacts facts;
  int from_right; /* its place from the right wing, any unit: the least tests first */
  int thrown;     /* total of its dice */
  bool is_unit;   /* no sub-unit: its rout counts for others */
  uint64_t sees;  /* bits of those of the list within 150 paces in its view */
} MuWrgTester;
#define MU_WRG_TESTERS 64

typedef struct {
  int turn; /* when it tested: 0 first */
  int total;
  int row;
  MuWrgReactionResult result;
} MuWrgTested;

/* wrg.reaction.several: tests from right to left; who breaks is a friendly unit
 * in rout for those after it who see it. count: at most MU_WRG_TESTERS. */
void mu_wrg_reaction_in_turn (const MuReadings *readings, const MuWrgTester *tester, int count,
                              MuWrgTested *tested);

#endif
