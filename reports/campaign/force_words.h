/* A unit of a campaign in words: where its figures are, and what happened to it. */
#ifndef MUSTER_REPORTS_CAMPAIGN_FORCE_WORDS_H
#define MUSTER_REPORTS_CAMPAIGN_FORCE_WORDS_H

#include "db/campaign/forces.h"
#include "lists/campaign/calendar.h"

/* "present", "wounded", for a legend; static, translated. */
const char *mu_force_part_words (MuForcePart part);

/* "32 of 48 present, 6 wounded who will return, 10 dead or gone"; joined: the name of the unit that
 * it was merged into, or NULL. Free with g_free. */
char *mu_force_strength_words (const MuForceStrength *strength, int start, const char *joined);

/* An entry of its record in a few words, and what more there is to say of it, "" for nothing;
 * first: the campaign's first day. Free with g_free. */
char *mu_force_entry_words (const MuForceEntry *entry);
char *mu_force_entry_details (const MuForceEntry *entry, const MuDate *first);

#endif
