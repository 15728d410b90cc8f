/* What the club file holds, as its callers see it, and what can go wrong with it. The store
 * (db/store.h) gives and takes these; what is given belongs to the caller. */
#ifndef MUSTER_DB_STORE_TYPES_H
#define MUSTER_DB_STORE_TYPES_H

#include <glib.h>

#include "lists/battle/battle_proof.h"
#include "lists/campaign/calendar.h"
#include "lists/list/list.h"
#include "rules/field/country.h"

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

typedef struct {
  gint64 id;
  MuRuleSystem rules;
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

typedef struct {
  gint64 battle; /* 0: not of a battle */
  char *time;
  MuRoll roll;
} MuRollRow;
void mu_roll_row_free (MuRollRow *row);
typedef gboolean (*MuRollVisitor) (const MuRollRow *row, gpointer data); /* FALSE stops */

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
  MuRegion region;
  MuCountry country;
  MuReadings readings;
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
  MuRegion region;
  MuCountry country;
  int sides;                                    /* MU_SIDES to MU_CAMPAIGN_SIDES_MAX */
  const char *side_name[MU_CAMPAIGN_SIDES_MAX]; /* NULL or "": as its list, with a number */
  gint64 list[MU_CAMPAIGN_SIDES_MAX];           /* each side's army, copied into the campaign */
  const MuReadings *readings;                   /* house rules; NULL: the book's */
} MuCampaignPlan;

#endif
