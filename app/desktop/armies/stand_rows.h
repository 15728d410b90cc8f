/* What a Fast Play stand is, as rows of a card: one for each attribute, and what it costs. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_STAND_ROWS_H
#define MUSTER_APP_DESKTOP_ARMIES_STAND_ROWS_H

#include <adwaita.h>

#include "rules/core/trace.h"

/* Fills the group anew; rows: those that it filled it with, emptied first. notation: of the
 * stand; points of one with the sum that made them. */
void mu_stand_rows_fill (AdwPreferencesGroup *group, GPtrArray *rows, const char *notation,
                         int points, const MuTrace *trace);

#endif
