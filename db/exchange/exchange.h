/* Copies of a campaign: what was done in one, to be done in another.
 *
 * Members work on copies of the club file. What one did since they last agreed goes to another as
 * changes; merging does it there too. Where both changed the same thing the changes collide, and it
 * is chosen who wins; the other's act is kept in the history as taken back, and can be had again.
 */
#ifndef MUSTER_DB_EXCHANGE_EXCHANGE_H
#define MUSTER_DB_EXCHANGE_EXCHANGE_H

#include "db/acts/acts.h"
#include "rules/field/country.h"

/* An act as changes carry it. */
typedef struct {
  gint64 id;
  char *made; /* ISO time */
  char *who;
  MuActKind kind;
  char *about;
  char *doing;            /* what it was told to do; "" of battles and of takings back */
  MuBattleRecord *record; /* of a battle, else NULL */
  int side[MU_SIDES];     /* whose battle it was */
  int day;                /* of the campaign, of a battle */
  GArray *falls;          /* gint64: the acts that were taken back */
  MuTrust trust;          /* of a battle, once it has been looked at */
} MuSentAct;
MuSentAct *mu_sent_act_new (void);
void mu_sent_act_free (MuSentAct *act);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuSentAct, mu_sent_act_free)

/* A side as the campaign began with it. */
typedef struct {
  char *name;
  char *player; /* "": none */
  char *army;   /* the list as XML */
} MuSentSide;
MuSentSide *mu_sent_side_new (void);
void mu_sent_side_free (MuSentSide *side);

/* What a campaign began with: all that a club needs which does not have it yet. */
typedef struct {
  char *made; /* ISO time */
  char *who;
  MuDate first;
  MuRegion region;
  MuCountry country;
  char *readings;   /* keys of the house rules, parted by blanks */
  guint64 seed;     /* of its weather */
  GPtrArray *sides; /* MuSentSide, in order */
} MuBeginning;
MuBeginning *mu_beginning_new (void);
void mu_beginning_free (MuBeginning *beginning);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuBeginning, mu_beginning_free)

/* So many acts, and acts taken back by them, go with one file: more goes in parts. */
#define MU_DISPATCH_ACTS_MAX  1500
#define MU_DISPATCH_FALLS_MAX 6000

typedef struct {
  gint64 campaign;        /* uid */
  char *name;             /* of the campaign */
  gint64 after;           /* the act that they go on from */
  MuBeginning *beginning; /* NULL: they do not go on from the first act, or it is not known */
  GPtrArray *acts;        /* MuSentAct in the order in which they were done */
  MuContent content;      /* of the file that they were read from */
  guint broken;     /* CHANGED: the number of the first act that is not as it was written, from
                     * 1; 0: what stands before them, or their end */
  gboolean on_word; /* whoever merges them takes battles too that the rules fight otherwise */
} MuDispatch;
MuDispatch *mu_dispatch_new (void);
void mu_dispatch_free (MuDispatch *dispatch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuDispatch, mu_dispatch_free)

/* What was done after the act of that number and still stands. NOT_FOUND: no such act; IMPOSSIBLE:
 * an older Muster did something that cannot be told. Of a cut copy (db/exchange/cut.h): what was
 * done in it, even where more was asked for. */
MuDispatch *mu_store_dispatch (MuStore *store, gint64 campaign, int after, GError **error);

/* The same up to the entry of that number; IMPOSSIBLE too where that is one of which others are not
 * told, since it was taken back. The next part goes on after it. */
MuDispatch *mu_store_dispatch_part (MuStore *store, gint64 campaign, int after, int until,
                                    GError **error);

/* Begins the campaign here as it began there, and does what was done there since: it is the same
 * campaign from then on, and later changes merge both ways. name: what it is called here, NULL: as
 * there. One transaction; *id gets its number. TWICE: it is here already, or another campaign has
 * the name; IMPOSSIBLE: the changes do not go back to its beginning, or cannot be done. */
gboolean mu_store_join_campaign (MuStore *store, const MuDispatch *dispatch, const char *name,
                                 gint64 *id, GError **error);

/* Joining and merging fight the battles again that the rules fought and that are not here yet:
 * UNPROVED where one comes to something else, unless dispatch->on_word. */

/* Whether it could; FALSE with the error that it would give, as far as the file alone tells. */
gboolean mu_store_can_join (MuStore *store, const MuDispatch *dispatch, GError **error);

/* The number of the campaign that these are changes of, whatever it is called here; 0: it is not
 * here. FALSE with an error. */
gboolean mu_store_campaign_of (MuStore *store, const MuDispatch *dispatch, gint64 *id,
                               GError **error);

/* What merging would do with each act of the changes. */
typedef enum {
  MU_MERGE_BOTH,     /* it is here already */
  MU_MERGE_ARRIVES,  /* it will be done here too */
  MU_MERGE_COLLIDES, /* with something that was done here alone */
} MuMergeState;

typedef struct {
  MuMergeState state;
  GArray *with; /* int: the numbers of acts here that it collides with */
} MuMergeEntry;

typedef struct {
  GPtrArray *entries; /* MuMergeEntry for each of the changes' acts */
  GPtrArray *mine;    /* MuAct: what was done here alone */
  int base;           /* the number of the act here that the changes go on from */
} MuMergePlan;
void mu_merge_plan_free (MuMergePlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuMergePlan, mu_merge_plan_free)

/* Changes nothing. IMPOSSIBLE: the changes are of another campaign, or go on from an act that is
 * not here, or cannot be done. */
MuMergePlan *mu_store_plan_merge (MuStore *store, gint64 campaign, const MuDispatch *dispatch,
                                  GError **error);

/* Merges in one transaction; all or nothing. theirs: ids of colliding acts that win over what was
 * done here, NULL: none. Changes that are here already do nothing. *done (may be NULL): acts that
 * arrived. Errors as above. */
gboolean mu_store_merge (MuStore *store, gint64 campaign, const MuDispatch *dispatch,
                         const GArray *theirs, int *done, GError **error);

#endif
