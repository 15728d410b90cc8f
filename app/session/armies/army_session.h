/* The open army: its units and problems as rows, its sums as properties. A
 * change shows in all of them at once and is written when it has been drawn; one
 * of figures a moment later, many quick ones as one change. Nothing here knows
 * widgets. */
#ifndef MUSTER_APP_SESSION_ARMIES_ARMY_SESSION_H
#define MUSTER_APP_SESSION_ARMIES_ARMY_SESSION_H

#include <gio/gio.h>

#include "app/session/history.h"
#include "app/session/item.h"
#include "lists/book/book.h"

#define MU_TYPE_ARMY_SESSION (mu_army_session_get_type ())
G_DECLARE_FINAL_TYPE (MuArmySession, mu_army_session, MU, ARMY_SESSION, MuItem)

/* Milliseconds after the last of several quick changes until they are written. */
#define MU_ARMY_SESSION_PAUSE 300

/* The priority at which other edits are written: behind that of drawing, which is GTK's. */
#define MU_ARMY_SESSION_AFTER_FRAME (G_PRIORITY_HIGH_IDLE + 30)

/* Properties: id, name, subtitle, points-text, left-text, share, status, legal,
 * over, summary, prices (whose they are, "" for the book's own). Signals: "saved" (words), "failed"
 * (GError), "shown" (after every change of what it shows). shelf is borrowed and must outlive the
 * session. */
MuArmySession *mu_army_session_new (MuHistory *history, const MuShelf *shelf);

/* Opens a saved list, writing first what is unsaved of the one before it. */
gboolean mu_army_session_open (MuArmySession *session, gint64 id, GError **error);
/* Writes what is not yet written. */
gboolean mu_army_session_flush (MuArmySession *session, GError **error);

/* Puts the list, which it takes, in place of the open one, shows it and writes it at once as a
 * change of its own; words say what was done. "failed" where it could not be written: then the
 * list is as it was before. */
void mu_army_session_replace (MuArmySession *session, MuList *list, const char *words);
/* The same for what is done to a long list as fast as keys are pressed: it is written when it has
 * been drawn, and in any case before the list changes again. */
void mu_army_session_edit (MuArmySession *session, MuList *list, const char *words);

gint64 mu_army_session_get_id (MuArmySession *session); /* 0: none is open */
const MuList *mu_army_session_get_list (MuArmySession *session);
const MuBook *mu_army_session_get_book (MuArmySession *session); /* NULL: unknown */
GListModel *mu_army_session_get_units (MuArmySession *session);  /* MuUnitItem, borrowed */
/* Generals, priest and items: MuUnitItem, borrowed. */
GListModel *mu_army_session_get_rest (MuArmySession *session);
GListModel *mu_army_session_get_issues (MuArmySession *session); /* MuIssueItem, borrowed */
/* MuOfferItem: what the book allows in the list's year, borrowed. */
GListModel *mu_army_session_get_offers (MuArmySession *session);

#endif
