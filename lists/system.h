/* What Muster can do with armies of a rule system. Whoever offers a deed asks here first, so that
 * an offer appears by itself when its rules can be played. */
#ifndef MUSTER_LISTS_SYSTEM_H
#define MUSTER_LISTS_SYSTEM_H

#include <glib.h>

#include "lists/list/list.h"

typedef enum {
  MU_DEED_FIGHT,           /* a battle, by the engine or at the table */
  MU_DEED_DEPLOY,          /* scouting, deployment, orders */
  MU_DEED_FORESEE,         /* odds */
  MU_DEED_CAMPAIGN_BATTLE, /* a battle that leaves its losses in a campaign */
} MuDeed;
#define MU_DEEDS (MU_DEED_CAMPAIGN_BATTLE + 1)

gboolean mu_system_can (MuRuleSystem rules, MuDeed deed);
/* FALSE with MU_FILE_ERROR_INVALID, which names the list and what to do. */
gboolean mu_system_check (const MuList *list, MuDeed deed, GError **error);
/* "Fast Play: not yet to be fought here", to be set behind a name; "": all can be done. Static,
 * translated. */
const char *mu_system_reserve (MuRuleSystem rules);
/* What a campaign of such lists can do and what not, in a sentence or two; "": all. Likewise. */
const char *mu_system_campaign_reserve (MuRuleSystem rules);

#endif
