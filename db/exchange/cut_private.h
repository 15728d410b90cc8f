/* Cut copies within db/. None of these begins or ends a transaction. */
#ifndef MUSTER_DB_EXCHANGE_CUT_PRIVATE_H
#define MUSTER_DB_EXCHANGE_CUT_PRIVATE_H

#include "db/acts/acts.h"
#include "db/connection/connection.h"
#include "db/exchange/cut.h"

/* cut_table.c: *number: the last entry of the history that was done before it was cut; 0: the
 * campaign is whole. */
gboolean mu_cut_get (MuConnection *connection, gint64 campaign, int *side, int *number,
                     GError **error);
/* IMPOSSIBLE: it is a cut copy, where this cannot be done. */
gboolean mu_cut_is_whole (MuConnection *connection, gint64 campaign, GError **error);
/* Whether a deed may be done here: any in a whole campaign, in a cut copy those of its side. */
gboolean mu_cut_may_do (MuConnection *connection, gint64 campaign, MuActKind kind, GVariant *what,
                        GError **error);
/* Whether that entry may be taken back here. */
gboolean mu_cut_may_take_back (MuConnection *connection, gint64 campaign, int number,
                               GError **error);
/* Whether what a deed is told is of that side. */
gboolean mu_cut_is_of_side (MuConnection *connection, gint64 campaign, int side, GVariant *what,
                            gboolean *own, GError **error);

/* The campaign as the copy has it. Another club file is attached to the connection as "cut". */
typedef struct {
  MuConnection *connection;
  gint64 campaign;
  int side;
  int today;
  const char *side_name;
} MuCutting;

/* cut_armies.c: sides and battles, with armies as far as they are known. */
gboolean mu_cut_sides (const MuCutting *cutting, GError **error);
gboolean mu_cut_battles (const MuCutting *cutting, GError **error);
/* cut_acts.c: the history as far as it is public or the side's own. *number: its last. */
gboolean mu_cut_acts (const MuCutting *cutting, int *number, GError **error);
/* campaign_dice_table.c: the weather's dice up to today, all of them, for the copy has no seed. */
gboolean mu_cut_dice (const MuCutting *cutting, GError **error);

#endif
