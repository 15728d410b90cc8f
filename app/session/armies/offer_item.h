/* What the book allows the open army, as a row shows it.
 * Properties: name, icon-name, troops, words, plain (the troops in words, "" where troops
 * says it so), terms ("6 to 24, 12 taken"), price ("24 for 106 points, 3 left", or why where it is
 * not about points), why (no more can be added, and what to do; ""), spoken, compulsory, lacking,
 * full, open (why is ""). */
#ifndef MUSTER_APP_SESSION_ARMIES_OFFER_ITEM_H
#define MUSTER_APP_SESSION_ARMIES_OFFER_ITEM_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "lists/edit/edit.h"

#define MU_TYPE_OFFER_ITEM (mu_offer_item_get_type ())
G_DECLARE_FINAL_TYPE (MuOfferItem, mu_offer_item, MU, OFFER_ITEM, MuItem)

const MuBook *mu_offer_item_get_book (MuOfferItem *item); /* borrowed */
/* Borrowed; NULL for what is no troops. */
const MuBookOption *mu_offer_item_get_option (MuOfferItem *item);
/* What is had by the piece; borrowed, NULL for troops. */
const MuListItemOffer *mu_offer_item_get_item (MuOfferItem *item);
const char *mu_offer_item_get_name (MuOfferItem *item);
/* "" where one can be added. */
const char *mu_offer_item_get_why (MuOfferItem *item);
const char *mu_offer_item_get_spoken (MuOfferItem *item);

/* Whether a unit of any of these offers can be added. */
gboolean mu_offer_items_any_unit (GListModel *offers);
/* Whether none can, and the points that are left are why. */
gboolean mu_offer_items_too_dear (GListModel *offers);

/* Fills store (of MuOfferItem) with what book and its allies offer the list, and behind them what
 * is had by the piece; rows of the same options stay. book: NULL offers nothing. */
void mu_offer_items_show (GListStore *store, const MuList *list, const MuBook *book);

#endif
