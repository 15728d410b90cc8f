/* Battles of history on Tonight: all of them, and the page of one: what is known, both armies, and
 * to fight it, to change it, to print it. */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_HISTORY_VIEW_H
#define MUSTER_APP_DESKTOP_TONIGHT_HISTORY_VIEW_H

#include <adwaita.h>

#include "app/session/battle/historic_battle.h"

/* Its buttons run "tonight.fight-historic", "tonight.prepare-historic", "tonight.print-historic"
 * and "win.take-historic-army" (int32 side). */
#define MU_TYPE_HISTORY_VIEW (mu_history_view_get_type ())
G_DECLARE_FINAL_TYPE (MuHistoryView, mu_history_view, MU, HISTORY_VIEW, AdwBin)

/* Reads them where that was not done yet; the shelf must outlive the view. */
void mu_history_view_read (MuHistoryView *view, const MuShelf *shelf);
/* Whose page is open; NULL: none. Borrowed. */
MuHistoricBattle *mu_history_view_get_open (MuHistoryView *view);
gboolean mu_history_view_focus (MuHistoryView *view);
/* From the page of one to all of them; FALSE: they are shown already. */
gboolean mu_history_view_go_back (MuHistoryView *view);

#endif
