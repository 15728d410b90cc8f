/* The features of the table for which points were agreed: who holds each, and one more.
 * What is chosen goes out as the action table.objective (siib): name, points, MuSide that
 * holds it, whether it is contested. */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_TABLE_OBJECTIVES_H
#define MUSTER_APP_DESKTOP_TONIGHT_TABLE_OBJECTIVES_H

#include <adwaita.h>

#include "app/session/table/table_session.h"

#define MU_TYPE_TABLE_OBJECTIVES (mu_table_objectives_get_type ())
G_DECLARE_FINAL_TYPE (MuTableObjectives, mu_table_objectives, MU, TABLE_OBJECTIVES, AdwBin)

/* battle: borrowed during the call. */
void mu_table_objectives_show (MuTableObjectives *view, const MuTableBattle *battle);

#endif
