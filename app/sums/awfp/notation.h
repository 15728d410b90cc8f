/* Stands of Fast Play in a field. */
#ifndef MUSTER_APP_SUMS_AWFP_NOTATION_H
#define MUSTER_APP_SUMS_AWFP_NOTATION_H

#include "app/sums/core/sum.h"
#include "rules/awfp/troop.h"

extern const MuNotation mu_awfp_notation; /* the member other */

/* Reads a stand; MU_SUM_ERROR with the word that is wrong and what was expected there. */
gboolean mu_awfp_stand_read (const char *text, MuAwfpTroop *troop, GError **error);

/* What stands in such a field, which must be given. */
MuAwfpTroop mu_awfp_stand_of (const MuFieldValue *value);

#endif
