/* Help, made from the table of verbs. */
#ifndef MUSTER_APP_CLI_CORE_HELP_H
#define MUSTER_APP_CLI_CORE_HELP_H

#include "app/cli/core/call.h"

/* All verbs. */
void mu_help_all (void);
/* One verb with its arguments and options. */
void mu_help_verb (const MuVerb *verb);
/* The verbs of one group. */
void mu_help_group (const char *group);

/* The verb "help" itself. */
MuExit mu_run_help (MuCall *call);

#endif
