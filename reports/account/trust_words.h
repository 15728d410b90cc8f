/* What a battle rests on, and what its losses do, in words. */
#ifndef MUSTER_REPORTS_ACCOUNT_TRUST_WORDS_H
#define MUSTER_REPORTS_ACCOUNT_TRUST_WORDS_H

#include "db/store.h"

/* "on somebody's word"; "" where it is proved: that goes without saying. Static. */
const char *mu_trust_mark (MuTrust trust);
/* The same as a sentence, for all of them. Static. */
const char *mu_trust_sentence (MuTrust trust);
/* "Zama (on somebody's word)"; free with g_free. */
char *mu_trust_name (const char *name, MuTrust trust);
/* "Zama (fought on the hex table, losses by the conversion)" of a campaign's battle by rules that
 * convert its armies (lists/battle/conversion.h); the name alone of any other. Free with g_free. */
char *mu_converted_name (const char *name, MuRuleSystem rules);

#endif
