/* A general of the open army: his name, whether he commands, whom he rides with; in Fast Play what
 * stand he has. Each change is made at once. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_GENERAL_CARD_H
#define MUSTER_APP_DESKTOP_ARMIES_GENERAL_CARD_H

#include <adwaita.h>

#include "app/session/armies/army_session.h"

#define MU_TYPE_GENERAL_CARD (mu_general_card_get_type ())
G_DECLARE_FINAL_TYPE (MuGeneralCard, mu_general_card, MU, GENERAL_CARD, AdwWindow)

GtkWidget *mu_general_card_new (MuArmySession *session, guint general);

#endif
