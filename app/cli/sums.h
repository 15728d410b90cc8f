/* The sums of the table as verbs: made from their descriptions in app/sums. */
#ifndef MUSTER_APP_CLI_SUMS_H
#define MUSTER_APP_CLI_SUMS_H

#include "app/cli/core/call.h"

/* Appends a verb of that group for each kind of its sums that the command has none of its own for.
 * What the verbs point to is never freed: they are tables. */
void mu_sum_verbs_append (GArray *verbs, const char *group);

/* Works out the sum that the call names, and prints it. */
MuExit mu_run_sum (MuCall *call);

#endif
