/* A battle sheet as one page for a browser (schema/battle-sheet.xsl), which needs no other file:
 * field, armies, results, orders and what proves them, in the reader's language. */
#ifndef MUSTER_REPORTS_SHEET_SHEET_PAGE_H
#define MUSTER_REPORTS_SHEET_SHEET_PAGE_H

#include "lists/battle/battle_record.h"

/* What a side has sealed shows as its code alone until the battle was fought. NULL with
 * MU_FILE_ERROR_UNREADABLE where the stylesheet is missing or damaged; free with g_free. */
char *mu_sheet_page (const MuBattleRecord *record, gsize *length, GError **error);

/* The documentation of the sheet's schema as such a page, in English: for those who write programs
 * that read battle sheets. As above. */
char *mu_sheet_schema_page (gsize *length, GError **error);

/* Every word of the page, in English, NULL-ended: what the stylesheet says through its template
 * “say”, apart from the sheet's own words. */
extern const char *const mu_sheet_page_words[];

#endif
