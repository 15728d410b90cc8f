/* The parts of the night pack. */
#ifndef MUSTER_REPORTS_NIGHT_NIGHT_PRIVATE_H
#define MUSTER_REPORTS_NIGHT_NIGHT_PRIVATE_H

#include "lists/battle/battle_record.h"
#include "reports/document/sheets.h"

/* titles: of the sheets behind it (char *). */
MuSheets *mu_night_cover (const MuBattleRecord *record, const GPtrArray *titles, MuPaper paper);

/* Whether the preliminaries have been: before them there is no weather and nobody outscouted. */
gboolean mu_night_is_rolled (const MuBattleRecord *record);

#endif
