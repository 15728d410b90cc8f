/* The house rules that a sheet was made by, where its readers can see them. */
#ifndef MUSTER_REPORTS_DOCUMENT_HOUSE_RULES_H
#define MUSTER_REPORTS_DOCUMENT_HOUSE_RULES_H

#include "reports/document/press.h"
#include "rules/core/reading.h"

/* Heading and one line a house rule, with the rule that it bears on; or one line
 * that says that the book is followed. readings may be NULL. */
void mu_house_rules_set (MuPress *press, const MuReadings *readings);

/* For a foot: "by the book", "1 house rule"; free with g_free. */
char *mu_house_rules_short (const MuReadings *readings);

#endif
