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

#include <glib.h>

#include "lists/battle/battle_proof.h"
#include "lists/campaign/calendar.h"
#include "lists/list/list.h"

#define MU_STORE_VERSION 15 /* of the schema this program writes */

typedef enum {
  MU_STORE_ERROR_NOT_A_CLUB, /* no database, or another program's */
  MU_STORE_ERROR_NEWER,      /* written by a newer Muster */
  MU_STORE_ERROR_READ_ONLY,
  MU_STORE_ERROR_FULL, /* disk full */
  MU_STORE_ERROR_BUSY, /* another program holds it */
  MU_STORE_ERROR_DAMAGED,
  MU_STORE_ERROR_REPLACED,    /* another file lies under its name since it was opened */
  MU_STORE_ERROR_GONE,        /* moved or deleted since it was opened */
  MU_STORE_ERROR_NO_PLACE,    /* its folder cannot have one file take another's place */
  MU_STORE_ERROR_FOREIGN_LOG, /* beside it lies a log of another file, or of an older state */
  MU_STORE_ERROR_NOT_FOUND,   /* no such list, campaign, battle */
  MU_STORE_ERROR_TWICE,       /* already there: a name, a battle recorded before */
  MU_STORE_ERROR_IMPOSSIBLE,  /* numbers that cannot be: losses above strength, … */
  MU_STORE_ERROR_FAILED,      /* anything else; the message says what */
  MU_STORE_ERROR_UNPROVED,    /* a battle that the rules fight otherwise, not taken on_word */
  MU_STORE_ERROR_MOVED_ON,    /* what it rests on was changed meanwhile, by another */
} MuStoreError;

#define MU_STORE_ERROR (mu_store_error_quark ())
GQuark mu_store_error_quark (void);

typedef struct MuStore MuStore;

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

typedef struct {
  gint64 id;
  char *name;
  char *player;
  MuRuleSystem rules;
  char *book_id;
  int year;
  int points;
  int points_limit;
  int units;
  int edition;
  char *tags;
  char *changed; /* ISO time */
} MuListRow;
void mu_list_row_free (MuListRow *row);

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

typedef struct {
  gint64 id;
  char *name;
  char *fought_on;
  char *army[MU_SIDES];
  int side[MU_SIDES]; /* of the campaign, from 0; -1 outside */
  MuSide winner;
  gint64 start_quarters[MU_SIDES];
  gint64 left_quarters[MU_SIDES];
  int periods;
  gint64 campaign; /* 0: in none */
  int day;         /* of the campaign, since it began */
  guint64 digest;
  MuTrust trust; /* what it rests on */
} MuBattleRow;
void mu_battle_row_free (MuBattleRow *row);

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

typedef struct {
  gint64 battle; /* 0: not of a battle */
  char *time;
  MuRoll roll;
} MuRollRow;
void mu_roll_row_free (MuRollRow *row);

/* Rolls made outside battles, one transaction. */
gboolean mu_store_add_rolls (MuStore *store, const MuRoll *rolls, guint count, GError **error);
typedef gboolean (*MuRollVisitor) (const MuRollRow *row, gpointer data); /* FALSE stops */
/* Every roll in the order made; battle 0: all. row is borrowed; visit must not
 * use the store. */
gboolean mu_store_each_roll (MuStore *store, gint64 battle, MuRollVisitor visit, gpointer data,
                             GError **error);

/* --- campaigns --------------------------------------------------------- */

#define MU_CAMPAIGN_SIDES_MAX 12
#define MU_CAMPAIGN_DAYS_MAX  99999
#define MU_CAMPAIGN_WHOLE     (-1)

typedef struct {
  gint64 id;
  char *name;
  int year;
  int month;
  int battles;
  int sides;
} MuCampaignRow;
void mu_campaign_row_free (MuCampaignRow *row);

/* A unit of a campaign side, as it stands now. */
typedef struct {
  int position; /* in the side's first list, from 0 */
  char *name;
  char *troop; /* notation */
  int start;   /* figures when the campaign began */
  int figures; /* now */
  int battles; /* fought in */
} MuForce;
void mu_force_free (MuForce *force);

typedef struct {
  gint64 id;
  char *name;
  char *player;
  int won, drawn, lost;
  GPtrArray *forces; /* MuForce */
} MuCampaignSide;
void mu_campaign_side_free (MuCampaignSide *side);

typedef struct {
  gint64 id;
  gint64 uid; /* the same in every copy of the campaign */
  char *name;
  MuDate first; /* the date on which it began */
  int day;      /* days since then */
  int year;     /* the date that this is */
  int month;
  int day_of_month;
  MuWrgRegion region;
  MuWrgCountry country;
  MuWrgReadings readings;
  char *rules;  /* what it plays by between battles, lists/campaign/rules.h */
  guint64 seed; /* of its weather */
  int cut_for;  /* the side whose player's copy this is (db/exchange/cut.h); MU_CAMPAIGN_WHOLE */
  GPtrArray *sides;   /* MuCampaignSide, in order */
  GPtrArray *battles; /* MuBattleRow, the first first */
} MuCampaign;
void mu_campaign_free (MuCampaign *campaign);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuCampaign, mu_campaign_free)

typedef struct {
  const char *name;
  int year;
  int month;
  int day; /* 0: the first */
  MuWrgRegion region;
  MuWrgCountry country;
  int sides;                                    /* MU_SIDES to MU_CAMPAIGN_SIDES_MAX */
  const char *side_name[MU_CAMPAIGN_SIDES_MAX]; /* NULL or "": as its list, with a number */
  gint64 list[MU_CAMPAIGN_SIDES_MAX];           /* each side's army, copied into the campaign */
  const MuWrgReadings *readings;                /* house rules; NULL: the book's */
} MuCampaignPlan;

GPtrArray *mu_store_campaigns (MuStore *store, GError **error); /* MuCampaignRow */
/* TWICE where the campaign or two of its sides are called alike. */
gboolean mu_store_add_campaign (MuStore *store, const MuCampaignPlan *plan, gint64 *id,
                                GError **error);
MuCampaign *mu_store_campaign (MuStore *store, gint64 id, GError **error);
gint64 mu_store_find_campaign (MuStore *store, const char *name, GError **error);
/* From now on the campaign is played by these house rules (NULL: by the book);
 * battles already fought keep theirs. */
gboolean mu_store_set_campaign_readings (MuStore *store, gint64 campaign,
                                         const MuWrgReadings *readings, GError **error);

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
