#include <glib/gi18n-lib.h>

#include "db/connection/statement.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"
#include "lists/words/plain.h"

#define VALUE_MAX 4000

char *
mu_time_now (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

char *
mu_text_cut (const char *text, glong most)
{
  g_autofree char *plain = mu_plain_text (text);
  return mu_name_cut (plain, most);
}

/* The text of a one-valued row; NULL without a row or with an error. */
static char *
take_only (MuStatement *statement, GError **error)
{
  if (mu_statement_row (statement, error) != MU_ROW_HERE)
    return NULL;
  g_autofree char *text = mu_take_text (statement);
  return mu_statement_end (statement, error) ? g_steal_pointer (&text) : NULL;
}

char *
mu_settings_get (MuConnection *connection, const char *key, GError **error)
{
  MuStatement *get = mu_statement (connection, MU_SQL_SETTING_GET);
  mu_put_text (get, key);
  return take_only (get, error);
}

static gboolean
unset (MuConnection *connection, const char *key, GError **error)
{
  MuStatement *remove = mu_statement (connection, MU_SQL_SETTING_UNSET);
  mu_put_text (remove, key);
  return mu_statement_run (remove, error);
}

gboolean
mu_settings_set (MuConnection *connection, const char *key, const char *value, GError **error)
{
  if (!mu_possible_name (_ ("The name of the setting"), key, error))
    return FALSE;
  if (value == NULL)
    return unset (connection, key, error);
  if (!mu_possible_text (_ ("The setting"), value, VALUE_MAX, error))
    return FALSE;
  MuStatement *set = mu_statement (connection, MU_SQL_SETTING_SET);
  mu_put_text (set, key);
  mu_put_text (set, value);
  return mu_statement_run (set, error);
}

char *
mu_settings_club_name (MuConnection *connection, GError **error)
{
  return take_only (mu_statement (connection, MU_SQL_CLUB_NAME), error);
}

char *
mu_settings_club_created (MuConnection *connection, GError **error)
{
  return take_only (mu_statement (connection, MU_SQL_CLUB_CREATED), error);
}

gboolean
mu_settings_set_club_name (MuConnection *connection, const char *name, GError **error)
{
  if (!mu_possible_name (_ ("The name of the club"), name, error))
    return FALSE;
  g_autofree char *tidy = mu_name_tidy (name);
  MuStatement *set = mu_statement (connection, MU_SQL_CLUB_SET_NAME);
  mu_put_text (set, tidy);
  return mu_statement_run (set, error);
}
