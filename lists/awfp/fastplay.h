/* Tables of Fast Play that its book has lost: the bands of the leadership roll, the
 * prices, and what is looked up while it is played. Read from XML (schema/fastplay.rng); a club may
 * have a copy of its own. Whoever shows what comes of them shows mu_fast_play_words beside it. */
#ifndef MUSTER_LISTS_AWFP_FASTPLAY_H
#define MUSTER_LISTS_AWFP_FASTPLAY_H

#include <glib.h>

#include "rules/awfp/leadership.h"
#include "rules/awfp/play.h"
#include "rules/awfp/points.h"

typedef struct {
  char *name;
  char *note;              /* what the numbers rest on; NULL: none */
  gboolean reconstruction; /* made up anew; else a club's own */
  MuAwfpLeadership leadership;
  MuAwfpPrices prices;
  MuAwfpPlay *play; /* NULL: the file has none of it */
} MuFastPlay;

/* From a file; NULL: the club's own ($XDG_DATA_HOME/muster/fast-play.xml) where there
 * is one, else the shipped one. Errors name file and line: MU_FILE_ERROR_INVALID
 * also for a row that is missing or there twice, and for what contradicts the book. */
MuFastPlay *mu_fast_play_open (const char *path, GError **error);
MuFastPlay *mu_fast_play_read_data (const char *data, gsize length, const char *name,
                                    GError **error);
/* Where the usual ones are; g_free. */
char *mu_fast_play_path (void);
void mu_fast_play_free (MuFastPlay *tables);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuFastPlay, mu_fast_play_free)

/* "by Muster's reconstruction: the book's own table is lost"; free with g_free. */
char *mu_fast_play_words (const MuFastPlay *tables);

#endif
