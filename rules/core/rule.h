/* Rules by number.
 *
 * Every answer, trace line and event of the core cites the rule that caused it.
 * The numbers are stored in club files and in battle digests: a code, once
 * given, is never changed or used again.  Words are English message ids; the
 * layers above translate them.
 */
#ifndef MUSTER_RULES_CORE_RULE_H
#define MUSTER_RULES_CORE_RULE_H

typedef enum {
  MU_RULE_NONE = 0,
#define RULE(code, name, id, section, words) MU_RULE_##name = code,
#include "rules/book/abd/rules.def"
#include "rules/book/awfp/rules.def"
#include "rules/book/wrg/rules.def"
#undef RULE
} MuRule;

/* The ledger id, as in "wrg.melee.tactical.charging"; "" for MU_RULE_NONE or
 * a number that no table holds. Never NULL; static. */
const char *mu_rule_id (MuRule rule);

/* The heading of the book under which the rule stands. Never NULL; static. */
const char *mu_rule_section (MuRule rule);

/* The rule in a few of our own words, as a line of a sum says it
 * ("charging, pursuing or following up"). Never NULL; static. */
const char *mu_rule_words (MuRule rule);

/* The rule that carries this ledger id, MU_RULE_NONE if none does. */
MuRule mu_rule_from_id (const char *id);

#endif
