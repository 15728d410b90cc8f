/* The dice since the last answer, to be given the faces that were thrown at the table. */
#ifndef MUSTER_APP_DESKTOP_GAME_GAME_DICE_H
#define MUSTER_APP_DESKTOP_GAME_GAME_DICE_H

#include <gtk/gtk.h>

#include "app/session/game/game_session.h"

/* Has the button open them. */
void mu_game_dice_offer (GtkMenuButton *button, MuGameSession *session);
/* There are others now. */
void mu_game_dice_changed (GtkMenuButton *button, MuGameSession *session);

#endif
