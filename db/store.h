/* The club file: the one door to SQLite.
 *
 * Every call that writes is one transaction: when it returns TRUE the change is
 * on disk, in the one file, which may be copied at any moment; when it returns
 * FALSE the file is as it was. What reads sees what lies under the name at that
 * moment; what writes makes sure first that this goes on from what the store
 * has seen (else REPLACED, GONE). A store belongs to one thread at a time. All
 * returned structs belong to the caller.
 */
#ifndef MUSTER_DB_STORE_H
#define MUSTER_DB_STORE_H

#include "db/store_types.h"

#define MU_STORE_VERSION 20 /* of the schema this program writes */

/* Opens; creates file and folder where create is set and nothing, or an empty
 * file, is there; without create a missing file is NOT_FOUND. Migrates an older
 * schema after keeping a copy beside it (FILE.v1.bak). What an older Muster that
 * was killed left in a log beside the file is taken in, if the log is the file's
 * (else FOREIGN_LOG). A file that cannot be written opens for reading; what writes then fails with
 * READ_ONLY. path
 * ":memory:" is a club for tests. */
MuStore *mu_store_open (const char *path, gboolean create, GError **error);
void mu_store_close (MuStore *store);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuStore, mu_store_close)
const char *mu_store_path (const MuStore *store);
/* Whether the file can only be read. */
gboolean mu_store_read_only (const MuStore *store);

/* The club's name, "Our club" in a new file; free with g_free. */
char *mu_store_club_name (MuStore *store, GError **error);
gboolean mu_store_set_club_name (MuStore *store, const char *name, GError **error);
/* When the file was made, ISO 8601 in UTC; free with g_free. */
char *mu_store_created (MuStore *store, GError **error);

/* Settings: texts up to 4000 characters by key. get: NULL, without an error, if
 * unset; free with g_free. set: value NULL unsets. */
char *mu_store_get_setting (MuStore *store, const char *key, GError **error);
gboolean mu_store_set_setting (MuStore *store, const char *key, const char *value, GError **error);

/* --- army lists -------------------------------------------------------- */

/* All lists by name: MuListRow. */
GPtrArray *mu_store_lists (MuStore *store, GError **error);
/* The row of list id, NULL with NOT_FOUND if there is none; free with mu_list_row_free. */
MuListRow *mu_store_list_row (MuStore *store, gint64 id, GError **error);
/* Adds a list; its name must be new (TWICE). *id is its number. */
gboolean mu_store_add_list (MuStore *store, const MuList *list, gint64 *id, GError **error);
/* Replaces the content of list id, which gets the edition after the one that it has, or
 * list->edition if that is later; where nothing but the edition changes, nothing is written. */
gboolean mu_store_update_list (MuStore *store, gint64 id, const MuList *list, GError **error);
gboolean mu_store_delete_list (MuStore *store, gint64 id, GError **error);
MuList *mu_store_list (MuStore *store, gint64 id, GError **error);
/* The number of the list of that name; 0 with NOT_FOUND. */
gint64 mu_store_find_list (MuStore *store, const char *name, GError **error);

/* --- battles ----------------------------------------------------------- */

/* All battles, the latest first: MuBattleRow. campaign 0: all. */
GPtrArray *mu_store_battles (MuStore *store, gint64 campaign, GError **error);
/* Stores a fought battle with events, results and rolls. fought_on NULL or ""
 * stands for today. The same fight (digest, seed and stream) may be kept under
 * several names, but a second time under one name is TWICE. A battle not
 * fought, results that do not fit the lists, events that do not give the
 * digest, rolls that do not follow from their seed: IMPOSSIBLE. One that the rules fought is fought
 * again: UNPROVED where it comes to something else, unless record->on_word. */
gboolean mu_store_add_battle (MuStore *store, const MuBattleRecord *record, gint64 *id,
                              GError **error);
MuBattleRecord *mu_store_battle (MuStore *store, gint64 id, GError **error);
/* Why the battle cannot be what was recorded, as the doctor says it; NULL: there is no reason.
 * *words: free with g_free. FALSE where it cannot be read. */
gboolean mu_store_doubt_battle (MuStore *store, gint64 battle, char **words, GError **error);
/* The numbers of all battles: gint64, the first first; free with g_array_unref. */
GArray *mu_store_battle_numbers (MuStore *store, GError **error);

/* --- dice -------------------------------------------------------------- */

/* Rolls made outside battles, one transaction. */
gboolean mu_store_add_rolls (MuStore *store, const MuRoll *rolls, guint count, GError **error);
/* Every roll in the order made; battle 0: all. row is borrowed; visit must not
 * use the store. */
gboolean mu_store_each_roll (MuStore *store, gint64 battle, MuRollVisitor visit, gpointer data,
                             GError **error);

/* --- campaigns --------------------------------------------------------- */

GPtrArray *mu_store_campaigns (MuStore *store, GError **error); /* MuCampaignRow */
/* TWICE where the campaign or two of its sides are called alike. */
gboolean mu_store_add_campaign (MuStore *store, const MuCampaignPlan *plan, gint64 *id,
                                GError **error);
MuCampaign *mu_store_campaign (MuStore *store, gint64 id, GError **error);
gint64 mu_store_find_campaign (MuStore *store, const char *name, GError **error);
/* From now on the campaign is played by these house rules (NULL: by the book);
 * battles already fought keep theirs. */
gboolean mu_store_set_campaign_readings (MuStore *store, gint64 campaign,
                                         const MuReadings *readings, GError **error);

/* The army of a campaign side as it can take the field now: the first list with
 * present strengths, units without figures left out, so without units when none
 * is left. Ranks are never more than figures; a general whose unit is gone rides
 * with the strongest unit of its type, else of his own training, else of all.
 * position (may be NULL) gets an int for each unit of the result, its number in
 * the first list; free with g_array_unref. */
MuList *mu_store_campaign_army (MuStore *store, gint64 campaign, int side, GArray **position,
                                GError **error);

/* Stores a battle and carries its losses into the campaign: figures lost stay
 * lost, the destroyed and captured come to 0, those who routed or left return
 * with the figures they have. record's lists must be armies of two sides as
 * mu_store_campaign_army gives them now (else IMPOSSIBLE): the sides are known by
 * them; where several have such an army, IMPOSSIBLE too, unless sides tells their
 * places in the campaign. The same battle (digest, seed and stream) a second
 * time: TWICE. UNPROVED as above. */
gboolean mu_store_record_campaign_battle (MuStore *store, gint64 campaign,
                                          const MuBattleRecord *record, gint64 *id, GError **error);
gboolean mu_store_record_battle_of_sides (MuStore *store, gint64 campaign,
                                          const int sides[MU_SIDES], const MuBattleRecord *record,
                                          gint64 *id, GError **error);

/* Takes back the campaign's last battle with its losses; NOT_FOUND if it has
 * none. Its rolls stay in the dice log, as rolls of no battle. */
gboolean mu_store_undo_campaign_battle (MuStore *store, gint64 campaign, GError **error);

/* --- doctor ------------------------------------------------------------ */

/* What is wrong with the file, one text a finding, none if it is well: integrity,
 * foreign keys, schema version, digests, strengths that do not add up. */
GPtrArray *mu_store_examine (MuStore *store, GError **error);

#endif
