/* What the umpire's sheet says on paper and on screen alike. Texts
 * are to be freed with g_free, but for those that are borrowed. */
#ifndef MUSTER_REPORTS_ARMY_UMPIRE_PRIVATE_H
#define MUSTER_REPORTS_ARMY_UMPIRE_PRIVATE_H

#include "reports/army/umpire.h"

/* "12 lists: 9 legal, 2 not legal, 1 that cannot be read" */
char *mu_umpire_summary (const GPtrArray *verdicts);
/* "Mid Republican Roman", the book's id where it is not there; "" where it is unreadable.
 * Borrowed. */
const char *mu_umpire_army (const MuVerdict *verdict);
/* "202 BC"; "" where it is unreadable. */
char *mu_umpire_year (const MuVerdict *verdict);
/* "997 of 1,000"; "" where it is unreadable. */
char *mu_umpire_points (const MuVerdict *verdict);
/* "✗ not legal": to be found at a glance. */
char *mu_umpire_mark (const MuVerdict *verdict);
/* "Hastati: 70 figures in one body … (wrg.units.max-size)" */
char *mu_umpire_reason (const MuIssue *issue);
/* The list's check code; "" where it is unreadable. */
char *mu_umpire_code (const MuVerdict *verdict);
/* "2 rules broken, 1 warning"; "" for none of either. */
char *mu_umpire_count (const MuVerdict *verdict);

#endif
