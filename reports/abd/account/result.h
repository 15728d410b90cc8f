/* What is left of a hex battle when it is over. A record may be anyone's: its events need not mean
 * anything, or not be there. */
#ifndef MUSTER_REPORTS_ABD_ACCOUNT_RESULT_H
#define MUSTER_REPORTS_ABD_ACCOUNT_RESULT_H

#include "lists/battle/battle_record.h"

/* Victory points, as the events tell them: abd.14.0. */
gint64 mu_abd_victory_points (const MuBattleRecord *record, MuSide side);

/* As result_words, decided_words, side_words, end_words and is_unit of MuReportSystem. */
char *mu_abd_result_words (const MuBattleRecord *record);
char *mu_abd_decided_words (const MuBattleRecord *record);
char *mu_abd_side_words (const MuBattleRecord *record, MuSide side);
const char *mu_abd_end_words (const MuUnitOutcome *outcome);
gboolean mu_abd_is_unit (const MuListUnit *unit);

#endif
