/* All saved armies as rows. What is legal is looked up in idle moments, a list
 * at a time, so that a full club file opens as quickly as an empty one. */
#ifndef MUSTER_APP_SESSION_ARMIES_ARMIES_H
#define MUSTER_APP_SESSION_ARMIES_ARMIES_H

#include <gio/gio.h>

#include "app/session/history.h"
#include "lists/book/book.h"

#define MU_TYPE_ARMIES (mu_armies_get_type ())
G_DECLARE_FINAL_TYPE (MuArmies, mu_armies, MU, ARMIES, GObject)

/* Follows history's changes. shelf is borrowed and must outlive it. */
MuArmies *mu_armies_new (MuHistory *history, const MuShelf *shelf);
GListModel *mu_armies_get_model (MuArmies *armies); /* MuArmyItem by name, borrowed */
gboolean mu_armies_refresh (MuArmies *armies, GError **error);
/* Whether every row has been checked. */
gboolean mu_armies_are_checked (MuArmies *armies);

#endif
