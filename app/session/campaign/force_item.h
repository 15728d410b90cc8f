/* A unit of a campaign's side as it stands now: a row. */
#ifndef MUSTER_APP_SESSION_CAMPAIGN_FORCE_ITEM_H
#define MUSTER_APP_SESSION_CAMPAIGN_FORCE_ITEM_H

#include "app/session/item.h"
#include "db/campaign/forces.h"

/* Properties: side, name, troops, icon-name, strength ("32 of 48"), words (where its figures are),
 * figures, start, battles. */
#define MU_TYPE_FORCE_ITEM (mu_force_item_get_type ())
G_DECLARE_FINAL_TYPE (MuForceItem, mu_force_item, MU, FORCE_ITEM, MuItem)

/* What it shows; all is copied. */
typedef struct {
  int side; /* its place in the campaign */
  const MuCampaignSide *of;
  const MuForce *force;
  const MuForceStrength *strength;
} MuForceRow;

void mu_force_item_fill (MuForceItem *item, const MuForceRow *row);

int mu_force_item_get_side (MuForceItem *item);
int mu_force_item_get_unit (MuForceItem *item); /* its number in the side's first list */
int mu_force_item_get_start (MuForceItem *item);
/* Told as "words" is. */
const MuForceStrength *mu_force_item_get_strength (MuForceItem *item);

#endif
