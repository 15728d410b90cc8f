/* What a hex battle needs on the table, for the night pack: table_papers, table_paper and
 * table_paper_words of MuReportSystem. */
#ifndef MUSTER_REPORTS_ABD_NIGHT_PAPERS_H
#define MUSTER_REPORTS_ABD_NIGHT_PAPERS_H

#include "lists/battle/battle_record.h"
#include "reports/document/sheets.h"
#include "reports/papers.h"

/* Without the aid where the club's chart cannot be read; nothing without a scenario. */
guint mu_abd_table_papers (const MuBattleRecord *record);
MuSheets *mu_abd_table_paper (const MuBattleRecord *record, MuTablePaper which, MuPaper paper);
const char *mu_abd_table_paper_words (MuTablePaper which);

#endif
