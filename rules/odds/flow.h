/* Private to rules/odds: who carries on from states of the same figures. Where
 * several postures lead to the same strikes (a second recoil in a row changes
 * nothing but the verdict), most of what follows is the same for all of them, and
 * they are moved together. */
#ifndef MUSTER_RULES_ODDS_FLOW_H
#define MUSTER_RULES_ODDS_FLOW_H

#include "rules/odds/tally.h"

#define KIN_MOST 8

/* Bouts with the same strikes. */
typedef struct {
  int count;
  const Bout *bout[KIN_MOST];
  const NextSlots *next[KIN_MOST];
} Kin;

bool flow_is_kin (const Bout *one, const Bout *other);

/* Where some of the kin come to. */
typedef struct {
  int slot;
  int men[SIDES]; /* that each side loses */
  int next;       /* of the same group, or NO_FLOW */
} Flow;
#define NO_FLOW (-1)

/* Flows of the same kin in as many ways of MU_ODDS_PERIOD_WAYS. */
typedef struct {
  unsigned kin; /* a bit for each that does this */
  unsigned ways;
  int first;
} Group;

#define FLOWS_MOST (RANDOMS * RANDOMS * KIN_MOST)
typedef struct {
  int groups; /* by kin */
  int count;
  Group group[FLOWS_MOST];
  Flow flow[FLOWS_MOST];
} Flows;

/* Those who fight on. */
void flow_find (Flows *flows, const Kin *kin);

#endif
