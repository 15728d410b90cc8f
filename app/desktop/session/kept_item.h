/* A sum that was kept, as a row shows it.
 * Properties: title ("Shooting"), headline, who ("Velites against Numidians"),
 * time ("20:14"), hit (what it did to whom, "" if nothing was applied). */
#ifndef MUSTER_APP_DESKTOP_SESSION_KEPT_ITEM_H
#define MUSTER_APP_DESKTOP_SESSION_KEPT_ITEM_H

#include "app/model/item.h"
#include "app/sums/sum.h"

/* What is kept of a sum. Plain data with texts of its own. */
typedef struct {
  gint64 id;
  gint64 time;    /* seconds since 1970 */
  char *kind;     /* its key */
  char *input;    /* mu_sum_input_to_text */
  char *headline; /* "18 casualties" */
  MuSumUnit hit;  /* who takes the casualties; side -1: nobody */
  int casualties; /* in men */
  MuSumUnit by;   /* who did it; side -1: not said */
  guint roll_count;
  MuRoll roll[MU_SUM_ROLLS];
} MuKept;

MuKept *mu_kept_new (void); /* hits nobody, texts NULL */
MuKept *mu_kept_copy (const MuKept *kept);
void mu_kept_free (MuKept *kept);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuKept, mu_kept_free)

#define MU_TYPE_KEPT_ITEM (mu_kept_item_get_type ())
G_DECLARE_FINAL_TYPE (MuKeptItem, mu_kept_item, MU, KEPT_ITEM, MuItem)

/* who, hit: in words. */
MuKeptItem *mu_kept_item_new (const MuKept *kept, const char *who, const char *hit);
const MuKept *mu_kept_item_get_kept (MuKeptItem *item);

#endif
