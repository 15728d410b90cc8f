/* What people read of a rule: where it stands in the book, and what it says. The ledger's ids are
 * for scripts and for who works on Muster. */
#ifndef MUSTER_REPORTS_DOCUMENT_RULE_WORDS_H
#define MUSTER_REPORTS_DOCUMENT_RULE_WORDS_H

#include "rules/core/rule.h"

/* The heading of the book under which it stands, translated: "Shooting arcs"; "" for none.
 * Never NULL; static. */
const char *mu_rule_words_section (MuRule rule);

/* "In the rules: Scouting", as it stands below what followed from it. Caller frees. */
char *mu_rule_words_place (MuRule rule);

/* The rule in a few words, translated: "charging, pursuing or following up"; "" for none.
 * Never NULL; static. */
const char *mu_rule_words_short (MuRule rule);

#endif
