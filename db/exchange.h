/* Copies of a campaign: what was done in one, to be done in another.
 *
 * Members work on copies of the club file. What one did since they last agreed goes to another as
 * changes; merging does it there too. Where both changed the same thing the changes collide, and it
 * is chosen who wins; the other's act is kept in the history as taken back, and can be had again.
 */
#ifndef MUSTER_DB_EXCHANGE_H
#define MUSTER_DB_EXCHANGE_H

#include "db/acts.h"

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
} MuSentAct;
MuSentAct *mu_sent_act_new (void);
void mu_sent_act_free (MuSentAct *act);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuSentAct, mu_sent_act_free)

typedef struct {
  gint64 campaign; /* uid */
  char *name;      /* of the campaign */
  gint64 after;    /* the act that they go on from */
  GPtrArray *acts; /* MuSentAct in the order in which they were done */
} MuDispatch;
MuDispatch *mu_dispatch_new (void);
void mu_dispatch_free (MuDispatch *dispatch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuDispatch, mu_dispatch_free)

/* What was done after the act of that number and still stands. NOT_FOUND: no such act; IMPOSSIBLE:
 * an older Muster did something that cannot be told. */
MuDispatch *mu_store_dispatch (MuStore *store, gint64 campaign, int after, GError **error);

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
