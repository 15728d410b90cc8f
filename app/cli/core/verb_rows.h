/* Rows of the tables of verbs: short names for options. */
#ifndef MUSTER_APP_CLI_CORE_VERB_ROWS_H
#define MUSTER_APP_CLI_CORE_VERB_ROWS_H

#include <glib/gi18n.h>

#include "app/cli/core/verb.h"
#include "app/cli/run.h"

/* clang-format off */
#define FLAG(name, help)                  { name, 0, MU_OPTION_FLAG, NULL, help, FALSE, 0, 0 }
#define NUMBER(name, min, max, help)      { name, 0, MU_OPTION_NUMBER, "N", help, FALSE, min, max }
#define NEED_NUMBER(name, min, max, help) { name, 0, MU_OPTION_NUMBER, "N", help, TRUE, min, max }
#define YEAR(name, help)                  { name, 0, MU_OPTION_YEAR, "YEAR", help, FALSE, 0, 0 }
#define NEED_YEAR(name, help)             { name, 0, MU_OPTION_YEAR, "YEAR", help, TRUE, 0, 0 }
#define CHOICE(name, words, help)         { name, 0, MU_OPTION_CHOICE, words, help, FALSE, 0, 0 }
#define NEED_CHOICE(name, words, help)    { name, 0, MU_OPTION_CHOICE, words, help, TRUE, 0, 0 }
#define TEXT(name, value, help)           { name, 0, MU_OPTION_TEXT, value, help, FALSE, 0, 0 }
#define OUTPUT(value, help)               { "output", 'o', MU_OPTION_TEXT, value, help, TRUE, 0, 0 }
#define SEPARATOR \
  CHOICE ("separator", "comma|semicolon|tab", N_ ("what parts the columns of a .csv; else comma"))
#define PAPER                                                                                      \
  CHOICE ("paper", "a4|letter", N_ ("the paper; else a4")),                                        \
      FLAG ("large-type", N_ ("letters of 12 points at least"))
#define END                               { NULL, 0, MU_OPTION_FLAG, NULL, NULL, FALSE, 0, 0 }

#define MANY 100000 /* as many files as a shell will name */

#define HOUSE_RULE(name, help) { name, 0, MU_OPTION_TEXTS, "KEY", help, FALSE, 0, 0 }
/* clang-format on */

/* verbs_campaign.c, verbs_awfp.c, verbs_hex.c: ended by a row without a name. */
extern const MuVerb mu_verbs_of_campaigns[];
extern const MuVerb mu_verbs_of_fast_play[];
extern const MuVerb mu_verbs_of_hexes[];

#endif
