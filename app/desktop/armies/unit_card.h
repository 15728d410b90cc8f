/* A unit's own card: what it is called, how it is equipped, ordered and led. Each change is
 * made at once and can be undone; it closes with the army. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_UNIT_CARD_H
#define MUSTER_APP_DESKTOP_ARMIES_UNIT_CARD_H

#include <adwaita.h>

#include "app/session/armies/army_session.h"

#define MU_TYPE_UNIT_CARD (mu_unit_card_get_type ())
G_DECLARE_FINAL_TYPE (MuUnitCard, mu_unit_card, MU, UNIT_CARD, AdwWindow)

/* unit: its index, which must be in range. */
GtkWidget *mu_unit_card_new (MuArmySession *session, guint unit);

#endif
