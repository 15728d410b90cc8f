/* The card of a campaign's unit: where its figures are, what happened to it, and its honours, of
 * which the umpire can give it one more. */
#ifndef MUSTER_APP_DESKTOP_FORCES_FORCE_CARD_H
#define MUSTER_APP_DESKTOP_FORCES_FORCE_CARD_H

#include <adwaita.h>

#include "app/session/campaign/force_item.h"
#include "app/session/history.h"

#define MU_TYPE_FORCE_CARD (mu_force_card_get_type ())
G_DECLARE_FINAL_TYPE (MuForceCard, mu_force_card, MU, FORCE_CARD, AdwWindow)

/* Signal: "honoured" (const char *words), the umpire wants it so. Follows the history and the unit
 * as long as it is shown. */
GtkWidget *mu_force_card_new (MuHistory *history, const MuCampaign *campaign, MuForceItem *force);

MuForceItem *mu_force_card_get_force (MuForceCard *card);

#endif
