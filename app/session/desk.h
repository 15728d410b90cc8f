/* The club file that a window has open, with everything that its pages show.
 * The pages keep in step through the history's "changed". */
#ifndef MUSTER_APP_SESSION_DESK_H
#define MUSTER_APP_SESSION_DESK_H

#include <gio/gio.h>

#include "app/service/club/club.h"
#include "app/session/armies/armies.h"
#include "app/session/armies/army_session.h"
#include "app/session/battle/battle_session.h"
#include "app/session/game/game_session.h"

#define MU_TYPE_DESK (mu_desk_get_type ())
G_DECLARE_FINAL_TYPE (MuDesk, mu_desk, MU, DESK, GObject)

/* path: NULL for the usual club file. */
MuDesk *mu_desk_open (const char *path, GError **error);

/* All borrowed. */
MuClub *mu_desk_club (MuDesk *desk);
MuStore *mu_desk_store (MuDesk *desk);
MuHistory *mu_desk_history (MuDesk *desk);
MuArmies *mu_desk_armies (MuDesk *desk);
MuArmySession *mu_desk_army (MuDesk *desk);
MuBattleSession *mu_desk_tonight (MuDesk *desk); /* the battle being prepared or fought */
MuGameSession *mu_desk_game (MuDesk *desk);      /* the battle being played at the screen */
MuBattleSession *mu_desk_past (MuDesk *desk);    /* the battle being looked up */
GListModel *mu_desk_battles (MuDesk *desk);      /* MuBattleItem, the latest first */
GListModel *mu_desk_campaigns (MuDesk *desk);    /* MuCampaignItem */
GListModel *mu_desk_books (MuDesk *desk);        /* MuBookItem */

/* Neither armies nor campaigns nor battles. */
gboolean mu_desk_is_empty (MuDesk *desk);
gboolean mu_desk_add_samples (MuDesk *desk, GError **error);

/* Reads the army books anew; everything that shows them or is judged by them follows. Signal
 * "books-changed". */
gboolean mu_desk_reload_books (MuDesk *desk, GError **error);

/* Where the person was; a file that cannot be written simply forgets it. */
char *mu_desk_remember (MuDesk *desk, const char *key); /* NULL: never set; free with g_free */
int mu_desk_remember_number (MuDesk *desk, const char *key, int otherwise);
void mu_desk_note (MuDesk *desk, const char *key, const char *value);
void mu_desk_note_number (MuDesk *desk, const char *key, gint64 number);

/* "club.muster"; free with g_free. */
char *mu_desk_file_name (MuDesk *desk);

#endif
