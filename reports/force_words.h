/* A unit of a campaign in words: where its figures are, and what happened to it. */
#ifndef MUSTER_REPORTS_FORCE_WORDS_H
#define MUSTER_REPORTS_FORCE_WORDS_H

#include "db/forces.h"

/* "present", "wounded", for a legend; static, translated. */
const char *mu_force_part_words (MuForcePart part);

/* "32 of 48 present, 6 wounded who will return, 10 dead or gone"; joined: the name of the unit that
 * it was merged into, or NULL. Free with g_free. */
char *mu_force_strength_words (const MuForceStrength *strength, int start, const char *joined);

#endif
