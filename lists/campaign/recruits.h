/* Replacements: what figures for weakened units cost, and how a month's points are spent. */
#ifndef MUSTER_LISTS_CAMPAIGN_RECRUITS_H
#define MUSTER_LISTS_CAMPAIGN_RECRUITS_H

#include <glib.h>

#include "lists/campaign/muster.h"

/* Figures bought for a unit. */
typedef struct {
  guint unit;
  int figures;
  int points; /* for all of them */
} MuRecruits;

typedef enum {
  MU_RECRUITS_ERROR_UNIT,  /* no such unit, or none that gets any */
  MU_RECRUITS_ERROR_HOME,  /* it is not at home */
  MU_RECRUITS_ERROR_ROOM,  /* more than it lacks, or fewer than one */
  MU_RECRUITS_ERROR_PRICE, /* points that are not theirs, or more than may be spent */
} MuRecruitsError;
#define MU_RECRUITS_ERROR (mu_recruits_error_quark ())
GQuark mu_recruits_error_quark (void);

/* Points of one figure, model or stand of the unit in its class of today, by the rules' own prices;
 * command points were paid when the unit was raised. 0 for what has no price. */
int mu_recruits_each (const MuList *first, const MuMusterUnit *units, guint index);

/* Figures that the unit may get now.
 *
 * READING: wrg.campaign.forces. Replacements fill a unit to the figures that it began with, those
 * whom it expects back counted as there. A unit of whom nobody is present is not raised anew, and
 * one that was merged gets none; where the rules recruit at home, nor does one away from it. */
int mu_recruits_room (const MuCampaignRuleValues *rules, const MuMusterUnit *units, guint count,
                      guint index);

/* Whether the unit may get anybody at all; FALSE, and why not. */
gboolean mu_recruits_possible (const MuCampaignRuleValues *rules, const MuList *first,
                               const MuMusterUnit *units, guint index, GError **error);

/* Whether a player may buy these (MuRecruits, no unit twice) with so many points; FALSE, and why
 * not. */
gboolean mu_recruits_check (const MuCampaignRuleValues *rules, const MuList *first,
                            const MuMusterUnit *units, const GArray *choice, int points,
                            GError **error);

/* What so many points buy where the player does not choose: figure by figure for the unit that has
 * the smallest part of the figures it began with, of equals the first of the list, as long as there
 * is one that lacks figures and whose figure can be paid. In the list's order; free with
 * g_array_unref. */
GArray *mu_recruits_spend (const MuCampaignRuleValues *rules, const MuList *first,
                           const MuMusterUnit *units, int points);

#endif
