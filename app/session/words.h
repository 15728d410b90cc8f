/* Data in words and pictures' names, for people: troops and places.
 * Translated; strings returned as char * are the caller's. */
#ifndef MUSTER_APP_SESSION_WORDS_H
#define MUSTER_APP_SESSION_WORDS_H

#include <glib.h>

#include "rules/battle/terms.h"
#include "rules/field/sky.h"
#include "rules/troop/troop.h"

/* "Regular, class C, heavy infantry; long thrusting spear; shield" */
char *mu_words_troop (const MuTroop *troop, const MuCrew *crew);
/* The notation, "Reg C HI LTS Sh". */
char *mu_words_notation (const MuTroop *troop);
/* "heavy infantry" */
const char *mu_words_type (MuTroopType type);
/* Name of our symbolic icon for the type, "mu-hi-symbolic"; static. */
const char *mu_words_icon (MuTroopType type);

/* Without case and accents, for searching: "Pyrrhôs" is found as "pyrrhos". */
char *mu_words_fold (const char *text);
/* Whether each word of what was typed, folded, is somewhere in text, folded before. */
gboolean mu_words_found (const char *text, const char *typed);

const char *mu_words_region (MuRegion region);
const char *mu_words_country (MuCountry country);

#endif
