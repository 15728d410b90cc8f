/* A campaign's battle by rules that convert its armies, told on the command line. */
#ifndef MUSTER_APP_CLI_CAMPAIGN_CAMPAIGN_CONVERTED_H
#define MUSTER_APP_CLI_CAMPAIGN_CAMPAIGN_CONVERTED_H

#include "app/cli/core/call.h"
#include "app/service/campaign/campaign_battle.h"
#include "lists/battle/conversion.h"

/* What the conversion could not say of the armies, and what became of their units; battle: as it
 * was before that was recorded. */
void mu_say_converted (MuCall *call, const MuBattleRecord *record, const MuCampaignBattle *battle);

#endif
