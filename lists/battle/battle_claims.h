/* A record's claims against each other: what it says of its result must follow from what else it
 * says. A sheet that was mended by hand, cut or mixed from two does not hold, and neither does a
 * battle of the club file that was changed behind Muster's back. Plain data, no database. */
#ifndef MUSTER_LISTS_BATTLE_BATTLE_CLAIMS_H
#define MUSTER_LISTS_BATTLE_BATTLE_CLAIMS_H

#include "lists/battle/battle_record.h"

/* What contradicts. */
typedef enum {
  MU_CLAIM_SCOUTED,    /* a side's scouting strength */
  MU_CLAIM_ARMY,       /* a side has no units */
  MU_CLAIM_RESULT,     /* what a side was left with */
  MU_CLAIM_UNIT,       /* what one of its units was left with */
  MU_CLAIM_OUTSCOUTED, /* who has been */
  MU_CLAIM_WEATHER,
  MU_CLAIM_DICE,
  MU_CLAIM_OUTCOME, /* winner, periods, digest: against the events */
} MuClaim;

typedef struct {
  MuClaim claim;
  MuSide side; /* of the first four */
  guint unit;  /* of a side's list */
  char *words; /* why it cannot be */
} MuContradiction;
void mu_contradiction_clear (MuContradiction *found);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuContradiction, mu_contradiction_clear)

/* Each returns TRUE where nothing contradicts; else *found is the first that does. */

/* A side's scouting strength, points and units against its list; the latter two where the battle
 * was fought. */
gboolean mu_battle_side_holds (const MuBattleRecord *record, MuSide side, MuContradiction *found);
/* Who has been outscouted, and the weather, against what they follow from. */
gboolean mu_battle_setting_holds (const MuBattleRecord *record, MuContradiction *found);
/* Of a battle that was fought: digest, winner, points, periods and strengths against its events,
 * and the dice against the seed and what was made of them. */
gboolean mu_battle_outcome_holds (const MuBattleRecord *record, MuContradiction *found);
/* All three. */
gboolean mu_battle_holds (const MuBattleRecord *record, MuContradiction *found);

#endif
