/* What a battle rests on, in words. */
#ifndef MUSTER_REPORTS_ACCOUNT_TRUST_WORDS_H
#define MUSTER_REPORTS_ACCOUNT_TRUST_WORDS_H

#include "db/store.h"

/* "on somebody's word"; "" where it is proved: that goes without saying. Static. */
const char *mu_trust_mark (MuTrust trust);
/* The same as a sentence, for all of them. Static. */
const char *mu_trust_sentence (MuTrust trust);
/* "Zama (on somebody's word)"; free with g_free. */
char *mu_trust_name (const char *name, MuTrust trust);

#endif
