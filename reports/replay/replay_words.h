/* What is to be said of a body at a moment of a replay: its orders, its state, its
 * last reaction test. Translated; strings are the caller's, free with g_free. */
#ifndef MUSTER_REPORTS_REPLAY_REPLAY_WORDS_H
#define MUSTER_REPORTS_REPLAY_REPLAY_WORDS_H

#include "reports/replay/replay.h"
#include "rules/core/rule.h"

/* "A2 Hastati, legion V" */
char *mu_replay_body_name (const MuReplay *replay, int body);
/* "Scipio at Zama"; borrowed from the record. */
const char *mu_replay_body_army (const MuReplay *replay, int body);
/* "17 of 20 figures, 16 men carried. Disordered, in hand-to-hand with Gauls." */
char *mu_replay_body_state (const MuReplay *replay, int body);
/* "Attack", "Hold. Now: retire, to the end of period 5." */
char *mu_replay_body_orders (const MuReplay *replay, int body);
/* "Period 4, seeing friends in rout: total 11 with 3 dice, row 3: obey orders."; ""
 * for one that has not been tested. */
char *mu_replay_body_test (const MuReplay *replay, int body);
/* All of it in one paragraph, for a tooltip or a screen reader. */
char *mu_replay_body_words (const MuReplay *replay, int body);

/* A line of the sum of that test. */
typedef struct {
  MuRule rule;
  int amount;
} MuReplayFactor;

/* The FACTOR lines after the body's last REACTION, the dice first; empty for one
 * that has not been tested. Free with g_array_unref. */
GArray *mu_replay_body_sum (const MuReplay *replay, int body);

#endif
