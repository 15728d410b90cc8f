/* Orders and deployments for a battle that is set in a campaign, sealed until both sides have
 * theirs.
 *
 * Sealing is an act: it tells the code (lists/battle/seal_code.h) and nothing of the papers, which
 * stay in the file in which they were sealed. Once that file knows the codes of both sides it opens
 * its own: an act that brings the papers with the next changes to every copy, where they are held
 * to the code. */
#ifndef MUSTER_DB_CAMPAIGN_FIXTURE_PAPERS_H
#define MUSTER_DB_CAMPAIGN_FIXTURE_PAPERS_H

#include "db/campaign/campaigns.h"

typedef struct {
  char *orders;     /* XML; "": none */
  char *deployment; /* XML; "": none */
} MuFixturePapers;
void mu_fixture_papers_clear (MuFixturePapers *papers);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuFixturePapers, mu_fixture_papers_clear)

/* Seals the papers of the side at that place of the campaign. *seal gets the code, free with
 * g_free. IMPOSSIBLE: the fixture has been fought, is not the side's, the side has sealed already
 * or lays nothing down, or the enemy has opened his. */
gboolean mu_store_seal_papers (MuStore *store, gint64 campaign, gint64 fixture, int side,
                               const MuFixturePapers *papers, char **seal, GError **error);

/* Opens all that were sealed in this file and whose enemy has sealed too; to be done before changes
 * are written for others. *opened (may be NULL): how many. */
gboolean mu_store_open_papers (MuStore *store, gint64 campaign, int *opened, GError **error);

/* Those that were opened, of whoever; or sealed here and still closed. NOT_FOUND: neither. */
gboolean mu_store_read_papers (MuStore *store, gint64 campaign, gint64 fixture, int side,
                               MuFixturePapers *papers, GError **error);

/* The seed that both sides of a fixture made by their sealed papers, the same in every copy of the
 * campaign. *made: FALSE before both are opened. */
gboolean mu_store_fixture_seed (MuStore *store, const MuFixture *fixture, gboolean *made,
                                guint64 *seed, GError **error);

/* Papers of this campaign that were sealed in another file, which their owner had before he got
 * this one: they are kept here from now on. *taken: how many. */
gboolean mu_store_take_papers (MuStore *store, gint64 campaign, MuStore *from, int *taken,
                               GError **error);

#endif
