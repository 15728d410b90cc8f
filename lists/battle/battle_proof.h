/* What a recorded battle rests on: on the rules, which fight it again, or on a person's word. */
#ifndef MUSTER_LISTS_BATTLE_BATTLE_PROOF_H
#define MUSTER_LISTS_BATTLE_BATTLE_PROOF_H

#include "lists/battle/battle_record.h"

/* Stored: append only. */
typedef enum {
  MU_TRUST_UNKNOWN,    /* nobody has looked yet */
  MU_TRUST_WORD,       /* on somebody's word: fought on the table, or with dice thrown there */
  MU_TRUST_CONSISTENT, /* it agrees with itself, but the rules fight it otherwise today: an older
                        * Muster fought it, or somebody changed it. Taken on the word of whoever
                        * sent it */
  MU_TRUST_PROVED,     /* fought again from its seed it comes to the same, die by die */
} MuTrust;
#define MU_TRUSTS (MU_TRUST_PROVED + 1)

/* Looks: a battle that the rules fought is fought again, with its field, orders and rulings, and
 * must come to the same results, events and dice. CONSISTENT sets *error (MU_FILE_ERROR_INVALID) to
 * what differs, in words. Takes
 * about a millisecond for each thousand points. */
MuTrust mu_battle_trust (const MuBattleRecord *record, GError **error);

/* Why the record cannot be what was recorded: it contradicts itself (lists/battle/battle_claims.h),
 * lacks dice that its fight threw, or is no longer what it was found to be by these rules (then:
 * ours). NULL: there is no such reason. That other rules fought it otherwise is none. Free with
 * g_free. */
char *mu_battle_doubt (const MuBattleRecord *record, MuTrust then, gboolean ours);

#endif
