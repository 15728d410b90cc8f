/* What a battle cost a unit, as its campaign sees it on the evening after: who is dead, who will be
 * back and when.
 *
 * READING: wrg.campaign.forces. The book leaves the days after a battle to the campaign. Read:
 * casualties short of a figure (20 men) heal before the next battle. A unit that surrendered is
 * held prisoner with the figures that it had left; of a unit that was destroyed nobody is with it.
 * Of all the figures that fell or were scattered the campaign's rules say how many are only
 * wounded, by whether their side held the field or left it. Everybody else comes back with the
 * figures left, but for the stragglers of those who routed off the table. Where a share comes out
 * as half a figure it falls against the unit: one wounded man less, one straggler more. No dice. */
#ifndef MUSTER_LISTS_CAMPAIGN_AFTERMATH_H
#define MUSTER_LISTS_CAMPAIGN_AFTERMATH_H

#include <glib.h>

#include "lists/campaign/rules.h"
#include "rules/battle/piece.h"

/* What a battle was to one of its sides. */
typedef enum {
  MU_CAMPAIGN_WON,
  MU_CAMPAIGN_DREW,
  MU_CAMPAIGN_LOST,
  MU_CAMPAIGN_LEFT, /* drew on points, but nobody of it stands on the field */
} MuCampaignResult;

/* By the winner (MU_SIDE_NONE: a draw) and what became of the side's own units. */
MuCampaignResult mu_campaign_result (MuSide winner, MuSide side, const MuUnitOutcome *units,
                                     guint count);

/* READING: wrg.campaign.forces. Who won holds the field; where nobody did both hold their half of
 * it, as long as they have troops there. */
gboolean mu_campaign_result_holds_field (MuCampaignResult result);

/* The unit on the evening after: these five sum to the figures that it went into battle with. */
typedef struct {
  int present;
  int dead;       /* gone for good */
  int wounded;    /* back on wounded_until */
  int stragglers; /* up on straggling_until */
  int prisoners;
  int wounded_until; /* days of the campaign; 0 where there is nobody to come back */
  int straggling_until;
} MuAftermath;

/* day: of the campaign, on which the battle was. FALSE for an outcome that cannot be (more figures
 * left than there were, fewer than none, no such fate), and *aftermath is untouched. */
gboolean mu_aftermath (const MuCampaignRuleValues *rules, MuCampaignResult result,
                       const MuUnitOutcome *outcome, int day, MuAftermath *aftermath);

#endif
