/* Acts within db/: their rows, what they change and touch. None of these begins or ends a
 * transaction. */
#ifndef MUSTER_DB_ACTS_ACTS_PRIVATE_H
#define MUSTER_DB_ACTS_ACTS_PRIVATE_H

#include "db/acts/acts.h"
#include "db/connection/connection.h"

/* acts_table.c */
GPtrArray *mu_acts_rows (MuConnection *connection, gint64 campaign, GError **error);
/* As mu_store_last_act(). */
MuAct *mu_acts_newest (MuConnection *connection, gint64 campaign, GError **error);
/* act->doing may be NULL; *id too. act->id 0: drawn by lot. */
gboolean mu_acts_add (MuConnection *connection, gint64 campaign, const MuAct *act, GBytes *effects,
                      gint64 *id, GError **error);
/* The code of effects that are none; free with g_free. */
char *mu_acts_empty_code (void);
/* NULL with DAMAGED where they are not as they were written. */
GBytes *mu_acts_effects (MuConnection *connection, gint64 act, GError **error);
/* What the act, which took something back, took back: their ids, kinds and numbers. It need not
 * stand itself. */
GPtrArray *mu_acts_fallen (MuConnection *connection, gint64 act, GError **error);
/* Tells all of a campaign's acts, the first first, since when they stand and when they went last,
 * and puts them in that order: what came back did so after all that was done in between. */
gboolean mu_acts_sort_by_since (MuConnection *connection, gint64 campaign, GPtrArray *acts,
                                GError **error); /* act_since.c */
/* The act falls by another. What fell by it, if it took anything back, stands again. */
gboolean mu_acts_fall (MuConnection *connection, const MuAct *act, gint64 by, GError **error);
/* The number of the standing act that recorded the battle, 0: none. */
gboolean mu_acts_of_battle (MuConnection *connection, gint64 campaign, gint64 battle,
                            gint64 *number, GError **error);

/* The newest act of the campaign leaves the record; what fell by it stands again. For looking only:
 * nothing that was done is ever forgotten in a file. */
gboolean mu_acts_forget (MuConnection *connection, const MuAct *act, GError **error);
/* The newest act of the campaign was another's, done in another copy. */
gboolean mu_acts_sign (MuConnection *connection, gint64 campaign, gint64 id, const char *made,
                       const char *who, GError **error);

/* act_session.c: what is written to the file between begin and end. */
typedef enum {
  MU_ACT_CAMPAIGN,   /* to the campaign's own tables; what hangs on a battle goes with it */
  MU_ACT_EVERYTHING, /* also to all that hangs on a battle, so that it can come back whole */
  MU_ACT_RECORD_TOO, /* also to the record of acts, so that a campaign can come back whole */
} MuActScope;
/* Whether acts note what changes in the table. */
gboolean mu_act_changes (const char *table);
typedef struct sqlite3_session MuActSession;
MuActSession *mu_act_session_begin (MuConnection *connection, MuActScope scope, GError **error);
/* Ends it; the changes, free with g_bytes_unref. */
GBytes *mu_act_session_end (MuActSession *session, MuConnection *connection, GError **error);
/* Ends it and adds the act with what it changed, unless that is nothing. */
gboolean mu_act_session_note (MuActSession *session, MuConnection *connection, gint64 campaign,
                              const MuAct *act, GError **error);
void mu_act_session_cancel (MuActSession *session);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuActSession, mu_act_session_cancel)
/* Writes the opposite of the changes; IMPOSSIBLE where the file no longer is as they left it. */
gboolean mu_act_session_revert (MuConnection *connection, GBytes *effects, GError **error);

/* act_touches.c: the rows that changes touch, and their columns. */
typedef struct MuTouches MuTouches;
MuTouches *mu_touches_new (void);
void mu_touches_free (MuTouches *touches);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuTouches, mu_touches_free)
gboolean mu_touches_add (MuTouches *touches, MuConnection *connection, GBytes *effects,
                         GError **error);
void mu_touches_join (MuTouches *touches, const MuTouches *others);
gboolean mu_touches_meet (const MuTouches *touches, const MuTouches *others);

/* campaign_acts.c */
/* Of these alone, in order. */
gboolean mu_campaign_acts_take_back (MuConnection *connection, gint64 campaign,
                                     const GPtrArray *fall, GError **error);
/* The file as it was without the act; of that nothing is noted. */
gboolean mu_campaign_act_revert (MuConnection *connection, const MuAct *act, GError **error);
gboolean mu_campaign_act_take_back (MuConnection *connection, gint64 campaign, int number,
                                    GError **error);
GPtrArray *mu_campaign_act_followers (MuConnection *connection, gint64 campaign, int number,
                                      GError **error);

#endif
