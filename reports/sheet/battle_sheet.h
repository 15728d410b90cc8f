/* The battle sheet: a whole battle, before or after it was fought, as XML
 * (schema/battle-sheet.rng) for anyone else's program. Reading what was written
 * gives the same data, writing that again the same bytes. */
#ifndef MUSTER_REPORTS_SHEET_BATTLE_SHEET_H
#define MUSTER_REPORTS_SHEET_BATTLE_SHEET_H

#include "lists/battle/battle_record.h"

/* The newest format, of battles on a hex table. The fourteenth is of those with a battlefield of
 * format 2. The thirteenth is of those whose
 * generals have an ability. The twelfth is of those in which Muster commands a side, or of which
 * it is settled before them that it does not. The eleventh is of those that asked their players.
 * The tenth is of those of which it is told where their seed comes from, and whose seals bind the
 * sides to their parts of it. The ninth is of those of which it is told how generals were lost, or
 * that are prepared for sides of a campaign. The eighth is of those whose results are filled in by
 * hand. The seventh is of those with seals that were given with a salt. The sixth is of those with
 * an army list of format 3. The fifth is of those of which it is told who are Arabs, has wells or
 * torches, or how long the orders took. The fourth is of those with an army list of format 2. The
 * third is of those with papers that Muster planned or whose orders were changed while they were
 * fought. Others with field, deployment, orders or weather in battle are written in the second
 * one, the rest in the first, which any Muster reads. */
#define MU_BATTLE_SHEET_VERSION 15

/* The XML; free with g_free. */
char *mu_battle_sheet_write_data (const MuBattleRecord *record, gsize *length);
gboolean mu_battle_sheet_write_file (const MuBattleRecord *record, const char *path,
                                     GError **error);

/* The XML of a prepared battle with blanks for what becomes of each unit on the table
 * (<played>); free with g_free. Filled in, it reads as a battle that was fought, which is written
 * as any other. */
char *mu_battle_sheet_write_form (const MuBattleRecord *record, gsize *length);

/* Reads and proves: schema, limits, and where it was fought the digest of its
 * events. MU_FILE_ERROR with file and line. */
MuBattleRecord *mu_battle_sheet_read_file (const char *path, GError **error);
/* The same of a battle that was fought: one that is only prepared is MU_FILE_ERROR_INVALID. */
MuBattleRecord *mu_battle_sheet_read_fought (const char *path, GError **error);
MuBattleRecord *mu_battle_sheet_read_data (const char *data, gsize length, const char *name,
                                           GError **error);

#endif
