/* The manual's chapters on verbs, made from the table of verbs. */
#ifndef MUSTER_APP_CLI_CORE_MANUAL_H
#define MUSTER_APP_CLI_CORE_MANUAL_H

/* Prints every verb as a section of a man page, in roff. */
void mu_manual_print (void);

#endif
