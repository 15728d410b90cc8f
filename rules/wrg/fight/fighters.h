/* WRG 5th: how many figures of a body fight one enemy (wrg.melee.eligible.*). */
#ifndef MUSTER_RULES_WRG_FIGHT_FIGHTERS_H
#define MUSTER_RULES_WRG_FIGHT_FIGHTERS_H

#include "rules/battle/terms.h"
#include "rules/core/reading.h"
#include "rules/core/trace.h"
#include "rules/troop/troop.h"
#include "rules/wrg/fight/melee.h"

/* What a player sees of a body and the enemy before it. */
typedef struct {
  MuTroop fighter;
  MuTroop target;
  MuWeapon weapon; /* in hand; ignored for chariots and elephants */
  MuFormation formation;
  int period;            /* of this melee, from 1 */
  bool recoiled;         /* in this melee */
  int body;              /* figures or models of the body */
  int files;             /* of its front rank; of a wedge: of its point */
  int contact;           /* of the front rank with base contact before them */
  int beyond_shielded;   /* of the front rank, past the enemy's shielded side */
  int beyond_unshielded; /* and past the other one, or its rear */
  bool disordered;
  bool rear_shoots; /* the rear ranks shoot this period */
  bool rear_unlike; /* the rear ranks are armed otherwise */
} MuWrgFighters;

typedef enum {
  MU_FIGHTERS_OK = 0,
  MU_FIGHTERS_NOT_CARRIED,
  MU_FIGHTERS_BAD_PERIOD,
  MU_FIGHTERS_NO_CONTACT, /* nobody touches the enemy (wrg.melee.eligible.contact) */
  MU_FIGHTERS_TOO_MANY,   /* more in front than files, or more files than figures */
  MU_FIGHTERS_FORMATION,  /* such troops cannot stand like that */
} MuWrgFightersAnswer;

/* Most of those past one side of the enemy who overlap it
 * (wrg.melee.eligible.overlap): 3 figures or 1 model past the unshielded side,
 * 1 past the shielded; past any side of a model as past an unshielded one. */
int mu_wrg_overlap_most (MuTroopType fighter, MuTroopType target, bool shielded_side);

/* Figures that fight: the sum of the trace, which is emptied and gets a line
 * for those in contact, each overlap and each rear rank. Half effect of the
 * disordered is not in it: MuWrgMelee.half takes that. */
MuWrgFightersAnswer mu_wrg_fighters (const MuReadings *readings, const MuWrgFighters *fighters,
                                     int *count, MuTrace *trace);

#endif
