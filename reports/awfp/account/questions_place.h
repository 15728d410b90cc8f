/* Where a unit stands as a battle of Fast Play begins, in words that are the caller's: for its
 * questions (questions.c). */
#ifndef MUSTER_REPORTS_AWFP_ACCOUNT_QUESTIONS_PLACE_H
#define MUSTER_REPORTS_AWFP_ACCOUNT_QUESTIONS_PLACE_H

#include "reports/awfp/account/questions.h"
#include "rules/awfp/battle/markers.h"

/* A distance, "3.5 inches". */
char *mu_awfp_inches_words (int length);
/* Whether a choice names a spot on the table. */
gboolean mu_awfp_is_spot (const MuChoice *choice);
/* How far a spot is along the baseline, and ahead of it. */
char *mu_awfp_along_words (int along);
char *mu_awfp_ahead_words (const struct MuAccountNames *names, const MuQuestion *question,
                           int ahead);
char *mu_awfp_place_words (const struct MuAccountNames *names, const MuQuestion *question,
                           const MuChoice *choice);
/* All spots with so many stands in front. */
char *mu_awfp_places_words (const MuChoice *choice);
gboolean mu_awfp_place_leads (const MuQuestion *question, const MuChoice *choice, MuRect *place);

#endif
