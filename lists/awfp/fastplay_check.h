/* Whether a club's tables of Fast Play make sense: what can be read may still say that nobody hits,
 * or that cataphracts are better off without their armour. */
#ifndef MUSTER_LISTS_AWFP_FASTPLAY_CHECK_H
#define MUSTER_LISTS_AWFP_FASTPLAY_CHECK_H

#include <glib.h>

#include "rules/core/rule.h"

typedef struct {
  int line;    /* of the file */
  MuRule rule; /* that speaks against it */
  char *text;  /* what is wrong and what was expected, translated */
} MuFastPlayFault;

/* All that makes no sense, in the order of the file's tables; empty: nothing. NULL and an error
 * where the file cannot be read as tables at all: MU_FILE_ERROR_INVALID names its line. */
GPtrArray *mu_fast_play_faults (const char *path, GError **error);

#endif
