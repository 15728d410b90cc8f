/* Fast Play: what stands cost. The army lists with their prices and the usual size
 * of an army are lost from the source: prices come from a file that can be
 * replaced, as a plain record. */
#ifndef MUSTER_RULES_AWFP_POINTS_H
#define MUSTER_RULES_AWFP_POINTS_H

#include "rules/awfp/troop.h"

typedef struct {
  int16_t body[MU_AWFP_ARMOURS];   /* a stand of irregular warriors with swords */
  int16_t morale[MU_AWFP_MORALES]; /* added; may be below 0 */
  int16_t trained;                 /* the rest is added too */
  int16_t shield;
  int16_t weapon[MU_AWFP_WEAPONS]; /* each that is carried; none for sword and engine */
  int16_t scythes;
  int16_t armoured; /* an elephant's armour */
  int16_t general;
  int16_t army; /* points that an army is usually chosen for */
} MuAwfpPrices;

/* Points of one stand. trace (may be NULL) is emptied and gets a line for each
 * part, which sum to *points. Returns the rule that forbids such troops, or
 * MU_RULE_NONE with *points set. */
MuRule mu_awfp_points_stand (const MuAwfpPrices *prices, const MuAwfpTroop *troop, MuTrace *trace,
                             int *points);

/* The same of the general's stand: his price is added (awfp.army.general-cost). The
 * priest costs nothing. */
MuRule mu_awfp_points_general (const MuAwfpPrices *prices, const MuAwfpTroop *troop, MuTrace *trace,
                               int *points);

#endif
