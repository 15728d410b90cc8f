/* WRG 5th: ditches and what fills them (wrg.engineering.fascine). */
#ifndef MUSTER_RULES_WRG_SIEGE_DITCH_H
#define MUSTER_RULES_WRG_SIEGE_DITCH_H

#include "rules/core/trace.h"
#include "rules/troop/troop.h"

/* A ditch where it is being filled. Plain data. */
typedef struct {
  int width;    /* paces, 1 or more */
  int fascines; /* thrown in so far, 0 or more */
} MuWrgDitch;

/* Half paces that are still open; 0: filled. trace (may be NULL) is emptied and
 * gets the width and what each fascine took, in half paces. */
int mu_wrg_ditch_open (const MuWrgDitch *ditch, MuTrace *trace);

/* Fascines still needed to fill it. */
int mu_wrg_ditch_fascines_needed (const MuWrgDitch *ditch);

/* Infantry of count figures arrives and throws one fascine each, at once. */
void mu_wrg_ditch_throw (MuWrgDitch *ditch, int count);

/* The rule that keeps rams, penthouses and towers from crossing, MU_RULE_NONE
 * once the ditch is filled. */
MuRule mu_wrg_ditch_stops_gear (const MuWrgDitch *ditch);

/* The rule that keeps such troops from carrying fascines, MU_RULE_NONE for
 * infantry, who carry one each at normal speed and may use their shields. */
MuRule mu_wrg_fascine_refused (MuTroopType type);

#endif
