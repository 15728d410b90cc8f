/* The classes of a campaign's units: how they rise and sink by what they did.
 *
 * READING: wrg.campaign.forces. The book says what a figure of each class is and costs
 * (wrg.points.class), not how troops come to another. Read: a unit rises a class after so many
 * victories without having broken in between; draws and defeats that it stands neither count nor
 * interrupt. It sinks a class after so many battles in which it broke, was destroyed or
 * surrendered, whether or not there were victories in between. After either both counts begin anew.
 * A class up or down is one of A, B, C and D; in Fast Play of elite, veteran, warrior and poor,
 * while fanatics and warbands, who are no rung of that ladder, stay as they are. Drivers of
 * transport stay class D (wrg.troops.class.d), and a bodyguard never sinks below those who may
 * guard a general (wrg.units.bodyguard). */
#ifndef MUSTER_LISTS_CAMPAIGN_GRADE_H
#define MUSTER_LISTS_CAMPAIGN_GRADE_H

#include <glib.h>

#include "lists/campaign/aftermath.h"
#include "lists/list/list.h"

/* Whether the unit of the first list may be so many classes above what it began as. */
gboolean mu_grade_can_be (const MuList *first, guint index, int raised);

/* Its troops then, in the notation of the list's rules: "Reg B HI HTW Sh". NULL where there are
 * none. Free with g_free. */
char *mu_grade_text (const MuList *first, guint index, int raised);

/* How many classes above the first list's unit such troops are; FALSE where they are others. */
gboolean mu_grade_read (const MuList *first, guint index, const char *notation, int *raised);

/* What a unit has behind it since it last rose or sank. */
typedef struct {
  int raised;    /* classes above what it began as; below 0: under it */
  int victories; /* without having broken in between */
  int broken;    /* battles */
} MuCareer;

typedef enum { MU_GRADE_STAYS, MU_GRADE_RISES, MU_GRADE_SINKS } MuGradeChange;

/* Whether the unit broke in the battle, or came to a worse end. */
gboolean mu_grade_broke (const MuUnitOutcome *outcome);

/* What the battle does to its class, by the campaign's rules; *career goes on from there. A unit
 * that came without a figure was not there. */
MuGradeChange mu_grade_after (const MuCampaignRuleValues *rules, const MuList *first, guint index,
                              MuCampaignResult result, const MuUnitOutcome *outcome,
                              MuCareer *career);

#endif
