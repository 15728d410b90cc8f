/* What lies beside units on the table: laid by an entry of the evening like any other, which goes
 * back and comes again. */
#ifndef MUSTER_APP_SERVICE_TABLE_TABLE_TOKEN_H
#define MUSTER_APP_SERVICE_TABLE_TABLE_TOKEN_H

#include "app/service/table/system.h"

/* What an entry keeps that lays a token of the system so; free with g_free. */
char *mu_table_token_write (const MuTableSystem *system, int token, int value);
/* Which token an entry lays, and how. FALSE: it is about something else. */
gboolean mu_table_token_read (const MuTableSystem *system, const MuKeptSum *entry, int *token,
                              int *value);

/* The token and value of that word of theirs, "low"; FALSE: the system has none. */
gboolean mu_table_token_find (const MuTableSystem *system, const char *word, int *token,
                              int *value);
/* "low on missiles"; static, translated. */
const char *mu_table_token_words (const MuTableSystem *system, int token, int value);

#endif
