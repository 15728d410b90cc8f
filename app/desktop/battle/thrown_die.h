/* A die of the preliminaries: it shows what was rolled, and takes what was thrown at the table,
 * by a click on a face or by its digit. */
#ifndef MUSTER_APP_DESKTOP_BATTLE_THROWN_DIE_H
#define MUSTER_APP_DESKTOP_BATTLE_THROWN_DIE_H

#include <adwaita.h>

#include "rules/core/dice.h"

#define MU_TYPE_THROWN_DIE (mu_thrown_die_get_type ())
G_DECLARE_FINAL_TYPE (MuThrownDie, mu_thrown_die, MU, THROWN_DIE, AdwBin)

/* Signal: "thrown" (int face). name: "Leadership of Rome, first die". */
GtkWidget *mu_thrown_die_new (const char *name);
/* real: it was thrown at the table; open: another face can be. */
void mu_thrown_die_show (MuThrownDie *die, MuDie kind, int face, gboolean real, gboolean open);

#endif
