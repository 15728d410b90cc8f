/* What reading fills and asking looks into. */
#ifndef MUSTER_APP_CLI_CORE_CALL_PRIVATE_H
#define MUSTER_APP_CLI_CORE_CALL_PRIVATE_H

#include "app/cli/core/call.h"

struct MuCall {
  const MuVerb *verb;
  GHashTable *options; /* const MuOption * to GPtrArray of char * */
  GPtrArray *arguments;
  GPtrArray *joined;  /* char *: values that stood in two words */
  GPtrArray *remarks; /* char * */
  gboolean seeded;
  guint64 seed;
  char *path;
  MuClub *club;
  MuShelf *books;
  MuSchemas *schemas;
};

/* The option by its name, or by its letter where that is not 0: one of every
 * verb, or of this verb (NULL before one was read). NULL if there is none. */
const MuOption *mu_call_find_option (const MuVerb *verb, const char *name, char letter);

#endif
