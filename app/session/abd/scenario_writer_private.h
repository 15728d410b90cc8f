/* What the files of the scenario writer share. */
#ifndef MUSTER_APP_SESSION_ABD_SCENARIO_WRITER_PRIVATE_H
#define MUSTER_APP_SESSION_ABD_SCENARIO_WRITER_PRIVATE_H

#include "app/session/abd/scenario_writer.h"

struct _MuScenarioWriter {
  GObject parent;
  MuHexScenario *draft;
  GPtrArray *before; /* MuHexScenario, the last step last */
  GPtrArray *after;
  GPtrArray *faults; /* MuHexFault */
  gboolean in_stroke;
  gboolean stroke_began; /* it has a step already */
  char *path;            /* its file; NULL: none yet */
  char *kept;            /* its file among the drafts; NULL: none */
  char *saved;           /* what the file holds, or what was begun with */
};

/* Begins with a draft, taken over. */
MuScenarioWriter *mu_scenario_writer_begin (MuHexScenario *draft);
/* The draft has been changed; before: a copy of how it was, taken over. */
void mu_scenario_writer_took (MuScenarioWriter *writer, MuHexScenario *before, gboolean rows);
/* What it is now counts as saved. */
void mu_scenario_writer_note_saved (MuScenarioWriter *writer);
void mu_scenario_writer_tell (MuScenarioWriter *writer, gboolean rows);

/* A name as it may be: tidied, the caller's; "" stays so. NULL with an error; what: "The name of
 * the unit". */
char *mu_scenario_name_of (const char *typed, const char *what, GError **error);
/* MU_FILE_ERROR_INVALID in these words. */
void mu_scenario_refuse (GError **error, const char *words);

#endif
