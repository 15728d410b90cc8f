/* The battle on the club's table: its units as they stand, who is ahead, what was
 * entered last. Everything entered is in the club file at once; "changed" tells of
 * it. No widgets. */
#ifndef MUSTER_APP_SESSION_TABLE_TABLE_SESSION_H
#define MUSTER_APP_SESSION_TABLE_TABLE_SESSION_H

#include <gio/gio.h>

#include "app/service/table/table_battle.h"
#include "app/session/history.h"
#include "app/session/table/standing_item.h"
#include "app/session/table/table_entry.h"

#define MU_TYPE_TABLE_SESSION (mu_table_session_get_type ())
G_DECLARE_FINAL_TYPE (MuTableSession, mu_table_session, MU, TABLE_SESSION, MuItem)

/* Properties: battle (its number, 0: nothing is on the table), name, verdict, period, period-words,
 * last (what was entered last, "" at first), orders (of both sides, where they are counted),
 * conceded (MuSide), waiting (a sentence that says which battle is on the table, "" if none).
 * Signal "changed". */
MuTableSession *mu_table_session_new (MuHistory *history);

/* Reads tonight's battle anew: another program, or another part of this one, may
 * have gone on with it. */
gboolean mu_table_session_look (MuTableSession *session, GError **error);
/* The same where it has moved on since; nothing is made anew where it has not. */
gboolean mu_table_session_follow (MuTableSession *session, GError **error);
gboolean mu_table_session_is_open (MuTableSession *session);
/* NULL: nothing is on the table. Borrowed until the next change. */
const MuTableBattle *mu_table_session_get_battle (MuTableSession *session);
/* MuStandingItem: each army, then its units. */
GListModel *mu_table_session_get_units (MuTableSession *session);

/* MuTableEntry: all that was entered, the latest first. */
GListModel *mu_table_session_get_entries (MuTableSession *session);

/* Puts a prepared battle on the table; one that was there waits until this one is taken
 * back. */
gboolean mu_table_session_begin (MuTableSession *session, const MuBattleRecord *prepared,
                                 gint64 campaign, GError **error);
/* Keeps a sum with what it does to a unit; see mu_table_battle_keep. */
gboolean mu_table_session_keep (MuTableSession *session, const MuKeptSum *sum, GError **error);
gboolean mu_table_session_hurt (MuTableSession *session, MuTableUnit unit, int men, GError **error);
/* Says what has become of a unit, by its rule system's states, and lays a token beside it. As it is
 * already, nothing is entered. */
gboolean mu_table_session_set_state (MuTableSession *session, MuTableUnit unit, int state,
                                     GError **error);
gboolean mu_table_session_lay (MuTableSession *session, MuTableUnit unit, int token, int value,
                               GError **error);
/* The commander-in-chief, who is with this unit, is lost, and how. */
gboolean mu_table_session_lose_general (MuTableSession *session, MuTableUnit unit, MuGeneralEnd end,
                                        GError **error);
/* Says who holds an objective; see mu_table_battle_set_objective. */
gboolean mu_table_session_set_objective (MuTableSession *session, const MuTableObjective *objective,
                                         GError **error);
gboolean mu_table_session_next_period (MuTableSession *session, GError **error);
gboolean mu_table_session_concede (MuTableSession *session, MuSide side, GError **error);

/* The last entry back, and again; before the first, a battle that took another one's
 * place. */
gboolean mu_table_session_can_take_back (MuTableSession *session);
gboolean mu_table_session_take_back (MuTableSession *session, GError **error);
gboolean mu_table_session_can_bring_back (MuTableSession *session);
gboolean mu_table_session_bring_back (MuTableSession *session, GError **error);
/* What the last of these was about: "Hastati takes 5 casualties". */
const char *mu_table_session_get_stepped (MuTableSession *session);

/* Ends the battle as it stands and records it: its losses go into its campaign.
 * *ended is the caller's. */
gboolean mu_table_session_record (MuTableSession *session, MuBattleRecord **ended, gint64 *id,
                                  GError **error);

#endif
