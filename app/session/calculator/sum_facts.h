/* What the table knows, entered in a sum: orders, losses of the period, rout. What no
 * table keeps (distances, who sees whom) is left to the players. */
#ifndef MUSTER_APP_SESSION_CALCULATOR_SUM_FACTS_H
#define MUSTER_APP_SESSION_CALCULATOR_SUM_FACTS_H

#include "app/sums/core/told.h"

void mu_sum_told_begin (MuSumTold *told, const MuSumKind *kind);
/* Tells how many they are in the TROOP field: "figures" and "body" those present, "at-start"
 * all, each also behind the troop's own key ("target-figures"). */
void mu_sum_told_count (MuSumTold *told, int troop, int present, int at_start);
/* Tells what the kind asks about the body: troop is the TROOP field that it stands in, -1
 * where the kind has none (recoil). */
void mu_sum_told_facts (MuSumTold *told, int troop, const MuSumFacts *facts);
/* Tells which period of its hand-to-hand it is, where the sum asks. */
void mu_sum_told_period (MuSumTold *told, int period);
/* Forgets what the other tells too: it is entered again. */
void mu_sum_told_forget (MuSumTold *told, const MuSumTold *other);

/* Enters what is told now and was not, or otherwise, before. What a person entered over it
 * stays until the table tells something else; of how many are present it stays below what is
 * told. What is carried is always as it is told. What is told no more is emptied, but for
 * numbers of figures: they outlive the unit that they were taken from. */
void mu_sum_told_enter (const MuSumTold *before, const MuSumTold *now, MuSumInput *input);
/* Whether the input holds all that is told. */
gboolean mu_sum_told_stands (const MuSumTold *told, const MuSumInput *input);
/* Whether the field is the table's alone: nobody enters anything there. */
gboolean mu_sum_told_settles (const MuSumTold *told, int place);

#endif
