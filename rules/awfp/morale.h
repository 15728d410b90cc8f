/* Fast Play: the number that a morale test needs (awfp.morale.*). When tests are
 * taken, what modifies them and what a failure does are not in the book. */
#ifndef MUSTER_RULES_AWFP_MORALE_H
#define MUSTER_RULES_AWFP_MORALE_H

#include "rules/awfp/troop.h"

/* awfp.morale.*.to-pass: least d10, after modifiers, that passes, 2 to 5. rounds: of
 * close combat that the unit has fought in this battle (awfp.morale.warband.*);
 * others need the same throughout. trace (may be NULL) is emptied and gets the rule. */
int mu_awfp_morale_needed (MuAwfpMorale morale, int rounds, MuTrace *trace);

/* awfp.morale.test-die: modified, 1 to 10 and beyond; a 0 is read with mu_awfp_ten first. */
bool mu_awfp_morale_passes (MuAwfpMorale morale, int rounds, int modified);

/* awfp.morale.test-die: the chance in percent that the needed number stands for. */
int mu_awfp_morale_percent (int needed);

/* Whether the unit is under the duties of fanatics now: fanatics, and warbands
 * while they count as such (awfp.morale.warband.fanatic-charge). */
bool mu_awfp_is_fanatic (MuAwfpMorale morale, int rounds);

#endif
