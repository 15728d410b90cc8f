/* The tables, a file each. Private to db/. None of these begins or ends a
 * transaction: store.c does. Ids are 0 where nothing is found. */
#ifndef MUSTER_DB_TABLES_TABLES_H
#define MUSTER_DB_TABLES_TABLES_H

#include "db/connection/connection.h"
#include "db/store_types.h"
#include "db/tables/kept_sums.h"
#include "lists/book/book.h"
#include "lists/campaign/muster.h"

/* Now, as the tables have times; free with g_free. */
char *mu_time_now (void);
/* At most so many characters of a text that may be no readable one; free with g_free. */
char *mu_text_cut (const char *text, glong most);

/* settings_table.c */
char *mu_settings_get (MuConnection *connection, const char *key, GError **error);
gboolean mu_settings_set (MuConnection *connection, const char *key, const char *value,
                          GError **error);
char *mu_settings_club_name (MuConnection *connection, GError **error);
char *mu_settings_club_created (MuConnection *connection, GError **error);
gboolean mu_settings_set_club_name (MuConnection *connection, const char *name, GError **error);

/* players_table.c: the player of that name, added where new; 0 for "". */
gboolean mu_players_ensure (MuConnection *connection, const char *name, gint64 *id, GError **error);

/* lists_table.c */
GPtrArray *mu_lists_rows (MuConnection *connection, GError **error);
MuListRow *mu_lists_row (MuConnection *connection, gint64 id, GError **error);
gboolean mu_lists_find (MuConnection *connection, const char *name, gint64 *id, GError **error);
/* number: the one that it had before it was deleted, 0 for a new one; *id is what it got. */
gboolean mu_lists_add (MuConnection *connection, const MuList *list, gint64 number, gint64 *id,
                       GError **error);
/* Raises the list's edition, unless nothing changed. before and changed (each may be NULL) get
 * the list as it was and whether it is another now. */
gboolean mu_lists_update (MuConnection *connection, gint64 id, const MuList *list, MuList **before,
                          gboolean *changed, GError **error);
gboolean mu_lists_delete (MuConnection *connection, gint64 id, GError **error);
MuList *mu_lists_get (MuConnection *connection, gint64 id, GError **error);

/* list_parts_table.c: the units, generals, items and allies of a list. */
gboolean mu_list_parts_add (MuConnection *connection, gint64 id, const MuList *list,
                            GError **error);
gboolean mu_list_parts_clear (MuConnection *connection, gint64 id, GError **error);
gboolean mu_list_parts_get (MuConnection *connection, gint64 id, MuList *list, GError **error);

/* book_copies_table.c: army books as they were when lists were made with them. */
typedef struct {
  char *book; /* id */
  int edition;
  char *content;
  gboolean whole; /* its code is right */
} MuBookCopy;

/* Keeps the book, unless that edition is kept already. */
gboolean mu_book_copies_keep (MuConnection *connection, const MuBook *book, GError **error);
GPtrArray *mu_book_copies_rows (MuConnection *connection, GError **error); /* MuBookCopy */
MuBook *mu_book_copy_read (MuConnection *connection, const MuBookCopy *copy, GError **error);

/* army_text.c: an army kept as it was, as XML. */
/* Whether two lists differ in nothing but their editions. */
gboolean mu_army_same (const MuList *one, const MuList *other);
/* The same where one of them may have been kept before lists named the editions of their allies'
 * books, which then do not count. */
gboolean mu_army_same_as_kept (const MuList *one, const MuList *other);
/* Editions of allies' books that the list does not name are those of the other. */
void mu_army_take_allies (MuList *list, const MuList *other);
char *mu_army_write (const MuList *list, GError **error); /* IMPOSSIBLE if it would not read back */
MuList *mu_army_read (MuConnection *connection, const char *text, GError **error);

/* battles_table.c: campaign and number 0 outside campaigns. Records are possible
 * ones (possible.h). */
GPtrArray *mu_battles_rows (MuConnection *connection, gint64 campaign, GError **error);
gboolean mu_battles_check_new (MuConnection *connection, const MuBattleRecord *record,
                               gint64 campaign, GError **error);
gboolean mu_battles_add (MuConnection *connection, const MuBattleRecord *record, gint64 campaign,
                         gint64 number, gint64 *id, GError **error);
/* The same, but for the rolls, which are in the file already. */
gboolean mu_battles_add_without_rolls (MuConnection *connection, const MuBattleRecord *record,
                                       gint64 campaign, gint64 number, gint64 *id, GError **error);
MuBattleRecord *mu_battles_get (MuConnection *connection, gint64 id, GError **error);
/* The battle's own row alone. */
MuBattleRecord *mu_battles_head (MuConnection *connection, gint64 id, GError **error);

/* battle_trust_table.c: proves the record, which UNPROVED refuses. */
gboolean mu_battle_prove (const MuBattleRecord *record, MuTrust *trust, GError **error);
gboolean mu_battle_trust_set (MuConnection *connection, gint64 battle, MuTrust trust,
                              GError **error);
/* UNKNOWN where nothing is kept; *ours (may be NULL): by these rules. */
gboolean mu_battle_trust_get (MuConnection *connection, gint64 battle, MuTrust *trust,
                              gboolean *ours, GError **error);
/* Looks at the battles of before of which nothing is kept; one transaction of its own, if any. */
gboolean mu_battle_trust_fill (MuConnection *connection, GError **error);

/* battle_sides_table.c: the sides of a battle with generals and units. */
gboolean mu_battle_sides_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                              GError **error);
gboolean mu_battle_sides_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                              GError **error);

/* battle_field_table.c: what it is fought on, and the day's weather and light. */
gboolean mu_battle_field_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                              GError **error);
gboolean mu_battle_field_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                              GError **error);

/* battle_plans_table.c: orders, deployment and seal of each side. The sides' lists must
 * have been read. */
gboolean mu_battle_plans_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                              GError **error);
gboolean mu_battle_plans_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                              GError **error);

/* battle_seals_table.c: those with a salt. The sides' orders must have been read. */
gboolean mu_battle_seals_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                              GError **error);
gboolean mu_battle_seals_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                              GError **error);

/* battle_part_table.c: what its rule system alone knows of it. */
gboolean mu_battle_part_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                             GError **error);
gboolean mu_battle_part_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                             GError **error);

/* battle_seed_table.c */
gboolean mu_battle_seed_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                             GError **error);
gboolean mu_battle_seed_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                             GError **error);

/* battle_terms_table.c */
gboolean mu_battle_terms_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                              GError **error);
gboolean mu_battle_terms_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                              GError **error);

/* battle_rulings_table.c */
gboolean mu_battle_rulings_add (MuConnection *connection, gint64 battle, const GArray *rulings,
                                GError **error);
gboolean mu_battle_rulings_get (MuConnection *connection, gint64 battle, GArray *rulings,
                                GError **error);

/* new_orders_table.c: those among the rulings, which the others must be before. */
gboolean mu_new_orders_table_add (MuConnection *connection, gint64 battle,
                                  const MuBattleRecord *record, GError **error);
gboolean mu_new_orders_table_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                                  GError **error);

/* battle_answers_table.c */
gboolean mu_battle_answers_add (MuConnection *connection, gint64 battle, const GArray *answers,
                                GError **error);
/* Into a record that has its sides; DAMAGED where one is missing among them, or names a body that
 * there is not. */
gboolean mu_battle_answers_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                                GError **error);

/* battle_events_table.c */
gboolean mu_battle_events_add (MuConnection *connection, gint64 battle, const GArray *events,
                               GError **error);
/* Into a record that has its sides; DAMAGED where an event is of a body, a kind or a phase that
 * there is not. */
gboolean mu_battle_events_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                               GError **error);

/* rolls_table.c: each 0 for none. */
typedef struct {
  gint64 battle;
  gint64 sum;   /* kept */
  gint64 table; /* battle on the table: its preliminaries */
} MuRollOwner;

gboolean mu_rolls_add (MuConnection *connection, const MuRollOwner *owner, const MuRoll *rolls,
                       guint count, GError **error);
/* battle 0: all. */
gboolean mu_rolls_each (MuConnection *connection, gint64 battle, MuRollVisitor visit, gpointer data,
                        GError **error);
gboolean mu_rolls_of_sum (MuConnection *connection, gint64 sum, GArray *rolls, GError **error);

/* kept_sums_table.c */
gboolean mu_kept_sum_rows_add (MuConnection *connection, const MuKeptSum *sum, gint64 *id,
                               GError **error);
MuKeptSum *mu_kept_sum_rows_take_back (MuConnection *connection, GError **error);
MuKeptSum *mu_kept_sum_rows_bring_back (MuConnection *connection, GError **error);
GPtrArray *mu_kept_sum_rows_read (MuConnection *connection, gint64 battle, guint most,
                                  GError **error);
gboolean mu_kept_sum_rows_count_taken_back (MuConnection *connection, gint64 *count,
                                            GError **error);
gboolean mu_kept_sum_rows_drop_taken_back (MuConnection *connection, GError **error);
gboolean mu_kept_sum_rows_clear_tonight (MuConnection *connection, GError **error);

/* tonight_table.c */
gboolean mu_tonight_begin (MuConnection *connection, const MuTonight *tonight, const MuRoll *rolls,
                           guint count, GError **error);
/* *tonight is NULL if there is none. */
gboolean mu_tonight_get (MuConnection *connection, MuTonight **tonight, GError **error);
/* NOT_FOUND if there is none. */
gboolean mu_tonight_stamp (MuConnection *connection, MuTonightStamp *stamp, GError **error);
/* MOVED_ON where the table is no longer as the stamp says. */
gboolean mu_tonight_check (MuConnection *connection, const MuTonightStamp *stamp, GError **error);
gboolean mu_tonight_change (MuConnection *connection, const char *sheet, GError **error);
gboolean mu_tonight_clear (MuConnection *connection, GError **error);
gboolean mu_tonight_record (MuConnection *connection, const MuBattleRecord *record, gint64 *id,
                            GError **error);
/* What waits aside (0: nothing), and changing places with it: NOT_FOUND where nothing
 * does. */
gboolean mu_tonight_find_aside (MuConnection *connection, MuTonightAside which, gint64 *id,
                                GError **error);
gboolean mu_tonight_turn (MuConnection *connection, MuTonightAside which, GError **error);
/* Something new was done: what was taken back cannot come again. */
gboolean mu_tonight_drop_undone (MuConnection *connection, GError **error);
/* Before a battle is taken back: what was kept of it goes, if another battle has
 * begun tonight. */
gboolean mu_tonight_make_room (MuConnection *connection, gint64 battle, GError **error);

/* campaigns_table.c */
GPtrArray *mu_campaigns_rows (MuConnection *connection, GError **error);
gboolean mu_campaigns_find (MuConnection *connection, const char *name, gint64 *id, GError **error);
gboolean mu_campaigns_add (MuConnection *connection, const MuCampaignPlan *plan, gint64 *id,
                           GError **error);
MuCampaign *mu_campaigns_get (MuConnection *connection, gint64 id, GError **error);
gboolean mu_campaigns_set_readings (MuConnection *connection, gint64 id, const MuReadings *readings,
                                    GError **error);

/* forces_table.c: what stands in a campaign. */
typedef struct {
  gint64 id;
  int present;
} MuForceState;

gboolean mu_forces_add (MuConnection *connection, gint64 side, const MuList *army, GError **error);
GPtrArray *mu_forces_rows (MuConnection *connection, gint64 side, GError **error);
gboolean mu_forces_lose (MuConnection *connection, gint64 battle, const MuForceState *force,
                         const MuAftermath *after, GError **error);
gboolean mu_forces_set (MuConnection *connection, gint64 force, int present, GError **error);
gboolean mu_forces_restore (MuConnection *connection, gint64 battle, GError **error);

/* campaign_army.c: the army as it can take the field, with what stands behind it. */
typedef struct {
  gint64 side; /* id */
  char *side_name;
  MuList *first;     /* as the campaign began */
  MuList *list;      /* present units */
  GArray *position;  /* int: each unit's number in the first list */
  GArray *states;    /* MuForceState of the first list's units */
  int generals_gone; /* commanders-in-chief lost for good */
  GArray *units;     /* MuMusterUnit of the first list's units */
} MuCampaignArmy;

MuCampaignArmy *mu_campaign_army_get (MuConnection *connection, gint64 campaign, int side,
                                      GError **error);
void mu_campaign_army_free (MuCampaignArmy *army);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuCampaignArmy, mu_campaign_army_free)

/* campaign_battle.c. add is mu_battles_add or its sister. */
typedef gboolean (*MuBattleAdder) (MuConnection *connection, const MuBattleRecord *record,
                                   gint64 campaign, gint64 number, gint64 *id, GError **error);
/* sides NULL: those whose armies fought it. */
gboolean mu_campaign_battle_record (MuConnection *connection, gint64 campaign, const int *sides,
                                    const MuBattleRecord *record, MuBattleAdder add, gint64 *id,
                                    GError **error);
/* The same on a day of the campaign, also on one that its calendar has not reached or has left. */
#define MU_TODAY (-1)
gboolean mu_campaign_battle_record_on (MuConnection *connection, gint64 campaign, const int *sides,
                                       int day, const MuBattleRecord *record, MuBattleAdder add,
                                       gint64 *id, GError **error);
gboolean mu_campaign_battle_undo (MuConnection *connection, gint64 campaign, GError **error);

#endif
