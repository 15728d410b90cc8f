/* How a commander-in-chief came out of a battle. */
#ifndef MUSTER_LISTS_BATTLE_GENERAL_END_H
#define MUSTER_LISTS_BATTLE_GENERAL_END_H

#include "lists/battle/battle_record.h"

typedef enum {
  MU_GENERAL_END_STAYED,   /* not lost */
  MU_GENERAL_END_LOST,     /* and how is not told: the table's sheet had no more */
  MU_GENERAL_END_WOUNDED,  /* his guard took him off */
  MU_GENERAL_END_CAPTURED, /* wounded without a way off, or with his unit */
  MU_GENERAL_END_KILLED,   /* himself, or with the last of his unit */
  MU_GENERAL_END_FLED,     /* his unit was routed off the table with him */
} MuGeneralEnd;

/* "killed", as files and scripts have it; "lost" where how is not told, "" of one who stayed. */
const char *mu_general_end_key (MuGeneralEnd end);
/* The end with this key; FALSE where no general is lost so. */
gboolean mu_general_end_find (const char *key, MuGeneralEnd *end);

/* Tells that the side's commander-in-chief, who is lost, was wounded, captured or killed; of other
 * ends there is nothing more to tell. NULL then, else the event without its body. */
MuEvent *mu_battle_tell_general_end (MuBattleRecord *record, MuSide side, MuGeneralEnd end,
                                     MuPhase phase);

/* From what the battle's events tell of the risk to him (wrg.general.risk), else from what became
 * of the unit that he rode with. record is of a fought battle. */
MuGeneralEnd mu_battle_general_end (const MuBattleRecord *record, MuSide side);

#endif
