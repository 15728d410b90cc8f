/* Data in words and pictures' names, for people: troops and places. Translated. */
#ifndef MUSTER_APP_SESSION_WORDS_H
#define MUSTER_APP_SESSION_WORDS_H

#include <glib.h>

#include "lists/words/search.h"
#include "lists/words/troop_words.h"
#include "rules/battle/terms.h"
#include "rules/field/sky.h"

/* Name of our symbolic icon for the type, "mu-hi-symbolic"; static. */
const char *mu_words_icon (MuTroopType type);

const char *mu_words_region (MuRegion region);
const char *mu_words_country (MuCountry country);

#endif
