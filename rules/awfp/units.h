/* Fast Play: how many stands make a unit, and how many of them an army may have
 * (awfp.units.*, awfp.army.*). */
#ifndef MUSTER_RULES_AWFP_UNITS_H
#define MUSTER_RULES_AWFP_UNITS_H

#include "rules/awfp/troop.h"

#define MU_AWFP_UNIT_MAX 6 /* awfp.units.size */

typedef struct {
  int least;
  int most;
  MuRule rule;
} MuAwfpLimits;

/* awfp.units.cavalry-size, awfp.units.infantry-size, …: stands of a unit. general:
 * it is the general's own, awfp.units.general-size. */
MuAwfpLimits mu_awfp_unit_limits (MuAwfpKind kind, bool general);

/* The rule that a unit of so many stands breaks. scenario (may be NULL): its own
 * numbers, which go before the book's. */
MuRule mu_awfp_unit_refused (const MuAwfpTroop *troop, int stands, bool general,
                             const MuAwfpLimits *scenario);

/* --- the army list ------------------------------------------------------ */

/* What the army list says of one entry, made a third. */
typedef struct {
  int least;
  int most;    /* 0: the entry is barred */
  MuRule rule; /* awfp.army.divide-by-three, or awfp.army.below-two where a number fell by it */
} MuAwfpStands;

/* awfp.army.divide-by-three: rounded down, against awfp.dice.round-up.
 * awfp.army.below-two: what is left below two is nothing; models are chariots,
 * elephants and artillery. Neither number below 0, least not above most. */
MuAwfpStands mu_awfp_list_stands (int least, int most, bool models);

/* What stands in army lists besides troops. */
typedef enum {
  MU_AWFP_GENERAL,
  MU_AWFP_PRIEST,
  MU_AWFP_COMMANDER_IN_CHIEF,
  MU_AWFP_SACRED_RELIC,
  MU_AWFP_SHIP,
  MU_AWFP_SUPPLY_UNIT,
} MuAwfpItem;
#define MU_AWFP_ITEMS 6

/* The rule by which an army cannot have so many of them, MU_RULE_NONE if it can:
 * one general and one priest, none of the rest (awfp.general.one, awfp.priest.one,
 * awfp.army.general-cost, awfp.army.no-relics, awfp.scope.supply-units). */
MuRule mu_awfp_item_refused (MuAwfpItem item, int count);

#endif
