/* A row of what may be answered: an answer, or several that belong together. */
#ifndef MUSTER_APP_SESSION_GAME_GAME_CHOICE_H
#define MUSTER_APP_SESSION_GAME_GAME_CHOICE_H

#include "app/session/item.h"

#define MU_TYPE_GAME_CHOICE (mu_game_choice_get_type ())
G_DECLARE_FINAL_TYPE (MuGameChoice, mu_game_choice, MU, GAME_CHOICE, MuItem)

/* Properties: label; key ("1" to "9", "": none); opens (whether it leads to others); body (the unit
 * that one would point at for it, MU_NO_BODY). label is taken over. first: the place of its answer,
 * or its first, among all choices. */
MuGameChoice *mu_game_choice_new (char *label, guint place, guint first, gboolean opens, int body);
guint mu_game_choice_get_first (MuGameChoice *choice);
gboolean mu_game_choice_get_opens (MuGameChoice *choice);
int mu_game_choice_get_body (MuGameChoice *choice);

#endif
