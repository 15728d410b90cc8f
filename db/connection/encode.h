/* Small values as the tables have them. Private to db/. */
#ifndef MUSTER_DB_CONNECTION_ENCODE_H
#define MUSTER_DB_CONNECTION_ENCODE_H

#include <glib.h>

#include "db/connection/statement.h"
#include "rules/battle/terms.h"
#include "rules/core/reading.h"
#include "rules/troop/troop.h"

/* Weapons of a crew, parted by blanks: "sidearm", "engine" or a notation's
 * word; free with g_free. Horses are a column of their own. */
char *mu_encode_crew (const MuCrew *crew);
gboolean mu_decode_crew (const char *text, int horses, MuCrew *crew);

/* Keys of the readings switched away from the book, parted by blanks: keys
 * outlive the numbers. Free with g_free. */
char *mu_encode_readings (const MuReadings *readings);
/* FALSE for a house rule that this program does not know. */
gboolean mu_decode_readings (const char *text, MuReadings *readings);

/* The code that a text is kept with, twelve hexadecimal digits that change with any of its
 * bytes; free with g_free. */
char *mu_encode_code (const char *text);
gboolean mu_code_is_of (const char *code, const char *text);

/* The rule system of a list or battle; spoils the statement where there is none of that number. */
MuRuleSystem mu_take_rules (MuStatement *statement);

#endif
