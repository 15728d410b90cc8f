/* What of a hex battle is not told twice when it is over. */
#ifndef MUSTER_REPORTS_ABD_ACCOUNT_HINDSIGHT_H
#define MUSTER_REPORTS_ABD_ACCOUNT_HINDSIGHT_H

#include <glib.h>

struct MuAccountNames;

void mu_abd_hindsight (const struct MuAccountNames *names, GPtrArray *lines);

#endif
