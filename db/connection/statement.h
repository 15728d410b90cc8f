/* Prepared statements, each prepared once a connection. Private to db/.
 *
 * Values are put and taken from left to right, as the SQL text has them. A
 * statement remembers its first failure, so that only the end need be asked:
 *
 *   MuStatement *add = mu_statement (connection, MU_SQL_SETTING_SET);
 *   mu_put_text (add, key);
 *   mu_put_text (add, value);
 *   return mu_statement_run (add, error);
 */
#ifndef MUSTER_DB_CONNECTION_STATEMENT_H
#define MUSTER_DB_CONNECTION_STATEMENT_H

#include "db/connection/connection.h"

typedef enum {
#define SQL(name, text) MU_SQL_##name,
#include "db/connection/statements.def"
#undef SQL
  MU_SQL_COUNT
} MuSql;

typedef struct MuStatement MuStatement;

typedef enum { MU_ROW_FAILED = -1, MU_ROW_END = 0, MU_ROW_HERE = 1 } MuRow;

/* The statement, reset and with nothing bound; the connection's. Using it again
 * ends what it was doing. */
MuStatement *mu_statement (MuConnection *connection, MuSql which);

void mu_put_int (MuStatement *statement, gint64 value);
void mu_put_u64 (MuStatement *statement, guint64 value); /* the same bits */
void mu_put_text (MuStatement *statement, const char *text);
/* NULL for 0, which stands for "none" in the structs. */
void mu_put_id (MuStatement *statement, gint64 id);
void mu_put_null (MuStatement *statement);
/* data is borrowed until the statement ends. */
void mu_put_blob (MuStatement *statement, const void *data, gsize size);

/* Runs a statement that gives no rows. */
gboolean mu_statement_run (MuStatement *statement, GError **error);
/* The next row. At the end or after a failure the statement is reset. */
MuRow mu_statement_row (MuStatement *statement, GError **error);
/* Ends before the last row; FALSE if a value taken was not what it must be. */
gboolean mu_statement_end (MuStatement *statement, GError **error);

/* Values of the row. One that no club file can hold spoils the statement: its
 * next end says that the file is damaged. */
gint64 mu_take_int (MuStatement *statement);
guint64 mu_take_u64 (MuStatement *statement);
int mu_take_in (MuStatement *statement, int least, int most);
char *mu_take_text (MuStatement *statement);           /* free with g_free; never NULL */
const char *mu_take_borrowed (MuStatement *statement); /* until the next row; never NULL */
GBytes *mu_take_blob (MuStatement *statement);         /* free with g_bytes_unref */
void mu_statement_spoil (MuStatement *statement);      /* the row cannot be right */

/* All rows through read, which returns a new struct for the row it stands on. */
typedef gpointer (*MuRowReader) (MuStatement *statement);
GPtrArray *mu_statement_collect (MuStatement *statement, MuRowReader read, GDestroyNotify free_row,
                                 GError **error);

/* The number in the first column of the first row, 0 without a row. */
gboolean mu_statement_number (MuStatement *statement, gint64 *number, GError **error);

/* For the connection: what it holds for its statements. */
typedef struct MuStatementCache MuStatementCache;
MuStatementCache *mu_statement_cache_new (MuConnection *connection);
void mu_statement_cache_free (MuStatementCache *cache);
MuStatementCache *mu_connection_cache (MuConnection *connection);

#endif
