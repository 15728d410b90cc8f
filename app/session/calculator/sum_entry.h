/* What a person has entered for a sum so far, which may be half of it: what is
 * lacking, how many dice it takes, which weapons there are. Pure functions on
 * the input of app/sums. */
#ifndef MUSTER_APP_SESSION_CALCULATOR_SUM_ENTRY_H
#define MUSTER_APP_SESSION_CALCULATOR_SUM_ENTRY_H

#include "app/sums/core/sum.h"

/* An empty form: required numbers and choices begin with their start. */
void mu_sum_entry_begin (MuSumInput *input, const MuSumKind *kind);

/* The first required field, dice aside, that is empty; -1 if none is. */
int mu_sum_entry_lacking (const MuSumInput *input);

/* How many dice this DICE field takes beside what is entered, 0 while something
 * is lacking. die may be NULL. */
int mu_sum_entry_dice (const MuSumInput *input, int place, MuDie *die);
/* Whether every die that the sum takes has been thrown. */
gboolean mu_sum_entry_is_thrown (const MuSumInput *input);
/* The lowest or highest face of the die. */
int mu_sum_entry_face (MuDie die, gboolean high);

/* As in sum.h, but MU_RULE_NONE and 0 while something is lacking that they might
 * look at. */
MuRule mu_sum_entry_closed (const MuSumInput *input, int place, int word);
int mu_sum_entry_amount (const MuSumInput *input, int place, int word);

/* Whether a COUNTS word may hold so many times (of a signed word: add so much)
 * beside what is entered: whether the sum answers then. */
gboolean mu_sum_entry_may_count (const MuSumInput *input, const MuReadings *readings, int place,
                                 int word, int times);

/* The TROOP field that this field is about: the one whose key begins its own
 * ("target-figures"), else the first; -1 where the kind has none. */
int mu_sum_entry_troop_of (const MuSumKind *kind, int place);
/* Whether its key begins with that of a TROOP field. */
gboolean mu_sum_entry_names_troop (const MuSumKind *kind, int place);
/* The n-th TROOP field from 0, -1 past the last. */
int mu_sum_entry_nth_troop (const MuSumKind *kind, int n);

/* What the troop that the WEAPON field is about carries, the side arm last. */
guint mu_sum_entry_weapons (const MuSumInput *input, int place, MuWeapon weapon[MU_WEAPONS]);

/* The answer with the lowest faces where dice are open, without the lines that
 * other faces would change. The caller's. */
MuSumAnswer *mu_sum_entry_foresee (const MuSumInput *input, const MuReadings *readings,
                                   gboolean odds);

/* Drops what fits no more (a weapon that is not carried) and takes the first
 * weapon that makes the sum answer where it does not without one. */
void mu_sum_entry_settle (MuSumInput *input, const MuReadings *readings);

#endif
