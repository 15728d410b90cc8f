/* Troops that the book allows, in the list beside the open army: what they are, how many may
 * come and did, and a button that adds a unit of them, with its price, or why none can be added. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_OFFER_CELL_H
#define MUSTER_APP_DESKTOP_ARMIES_OFFER_CELL_H

#include <gtk/gtk.h>

#include "app/session/armies/offer_item.h"

#define MU_TYPE_OFFER_CELL (mu_offer_cell_get_type ())
G_DECLARE_FINAL_TYPE (MuOfferCell, mu_offer_cell, MU, OFFER_CELL, GtkWidget)

/* Properties: offer (MuOfferItem), position (guint): its row, which the button hands to the
 * action "army.add". */

#endif
