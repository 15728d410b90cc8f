/* Taking in what was done in another copy of a campaign, beside the main thread: reading and
 * looking first, then merging. Each goes over a connection of its own to the club file. */
#ifndef MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_MERGE_H
#define MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_MERGE_H

#include <gio/gio.h>

#include "db/exchange/exchange.h"

/* What a file of changes would bring, before anything is changed. */
typedef struct {
  gint64 campaign; /* 0: it is not here, and can be joined */
  MuDispatch *dispatch;
  MuMergePlan *plan; /* NULL then */
} MuMergeOffer;
void mu_merge_offer_free (MuMergeOffer *offer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuMergeOffer, mu_merge_offer_free)

/* club, file: paths. campaign: into which; 0: the one that they are changes of. on_word: take what
 * the rules fight otherwise, and what is not as it was written, on the word of whoever sent it. */
void mu_campaign_look_async (const char *club, gint64 campaign, const char *file, gboolean on_word,
                             GAsyncReadyCallback done, gpointer data);
/* NULL with the error of reading (reports/sheet/dispatch_file.h) or of planning
 * (db/exchange/exchange.h). */
MuMergeOffer *mu_campaign_look_finish (GAsyncResult *result, GError **error);

/* theirs: ids of colliding acts that win, copied. */
void mu_campaign_merge_async (const char *club, gint64 campaign, const MuDispatch *dispatch,
                              const GArray *theirs, GAsyncReadyCallback done, gpointer data);
/* *count: acts that came. FALSE with an error, and the club file is as before. */
gboolean mu_campaign_merge_finish (GAsyncResult *result, int *count, GError **error);

/* dispatch: borrowed until it is done. */
void mu_campaign_join_async (const char *club, const MuDispatch *dispatch, GAsyncReadyCallback done,
                             gpointer data);
/* The campaign's number; 0 with an error, and the club file is as before. */
gint64 mu_campaign_join_finish (GAsyncResult *result, GError **error);

#endif
