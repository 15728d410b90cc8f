/* A sum that was kept, as a row shows it.
 * Properties: title ("Shooting"), headline, who ("Velites against Numidians"),
 * time ("20:14"), hit (what it did to whom, "" if nothing was applied). */
#ifndef MUSTER_APP_SESSION_CALCULATOR_KEPT_ITEM_H
#define MUSTER_APP_SESSION_CALCULATOR_KEPT_ITEM_H

#include "app/session/item.h"
#include "db/tables/kept_sums.h"

#define MU_TYPE_KEPT_ITEM (mu_kept_item_get_type ())
G_DECLARE_FINAL_TYPE (MuKeptItem, mu_kept_item, MU, KEPT_ITEM, MuItem)

/* who, hit: in words. */
MuKeptItem *mu_kept_item_new (const MuKeptSum *kept, const char *who, const char *hit);
const MuKeptSum *mu_kept_item_get_kept (MuKeptItem *item);

#endif
