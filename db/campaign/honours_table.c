/* What units of a campaign are known for. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/acts/deed_private.h"
#include "db/campaign/campaign_private.h"
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "db/tables/possible.h"

#define WORDS_MAX 400

gboolean
mu_force_id (MuConnection *connection, gint64 campaign, int side, int unit, gint64 *id,
             GError **error)
{
  gint64 found;
  MuStatement *query = mu_statement (connection, MU_SQL_FORCE_ID);
  mu_put_int (query, campaign);
  mu_put_int (query, side);
  mu_put_int (query, unit);
  if (!mu_statement_number (query, &found, error))
    return FALSE;
  *id = found;
  if (found != 0)
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("The campaign has no such unit: side %d, unit %d."), side + 1, unit + 1);
  return FALSE;
}

gboolean
mu_honours_add (MuConnection *connection, const MuHonour *honour, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_FORCE_HONOUR_ADD);
  mu_put_int (insert, honour->id != 0 ? honour->id : mu_deed_lot ());
  mu_put_int (insert, honour->force);
  mu_put_int (insert, honour->day);
  mu_put_int (insert, honour->kind);
  mu_put_text (insert, honour->words);
  mu_put_id (insert, honour->battle);
  return mu_statement_run (insert, error);
}

/* --- given by the umpire ------------------------------------------------------- */

/* One line: the history tells what was taken back a line each. */
static gboolean
check_words (const char *words, GError **error)
{
  if (strchr (words, '\n') != NULL)
    return mu_deed_refuse ("words", error);
  return mu_possible_text (_ ("What the honour is for"), *words != '\0' ? words : NULL, WORDS_MAX,
                           error);
}

/* Its day may be yet to come: days are taken back, the honours of those days stay, and they are the
 * same in every copy. */
gboolean
mu_deed_honour (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  MuHonour honour = { .kind = MU_HONOUR_GIVEN };
  gint64 side, unit, day;
  if (!mu_deed_int (what, "id", 1, G_MAXINT64, &honour.id, error)
      || !mu_deed_int (what, "side", 0, MU_CAMPAIGN_SIDES_MAX - 1, &side, error)
      || !mu_deed_int (what, "unit", 0, MU_LIST_UNITS_MAX - 1, &unit, error)
      || !mu_deed_int (what, "today", 0, MU_CAMPAIGN_DAYS_MAX, &day, error)
      || !mu_deed_text (what, "words", WORDS_MAX, &honour.words, error)
      || !check_words (honour.words, error))
    return FALSE;
  honour.day = (int) day;
  return mu_force_id (connection, campaign, (int) side, (int) unit, &honour.force, error)
         && mu_honours_add (connection, &honour, error);
}

/* "Hastati"; free with g_free. */
static char *
name_unit (MuConnection *connection, gint64 campaign, int side, int unit, GError **error)
{
  gint64 force;
  if (!mu_force_id (connection, campaign, side, unit, &force, error))
    return NULL;
  MuStatement *query = mu_statement (connection, MU_SQL_FORCE_NAME);
  mu_put_int (query, force);
  if (mu_statement_row (query, error) != MU_ROW_HERE)
    return NULL;
  g_autofree char *name = mu_take_text (query);
  return mu_statement_end (query, error) ? g_steal_pointer (&name) : NULL;
}

gboolean
mu_store_give_honour (MuStore *store, gint64 campaign, int side, int unit, const char *words,
                      GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  g_autofree char *given = g_strstrip (g_strdelimit (g_strdup (words), "\n\r\t", ' '));
  g_autofree char *side_name = mu_campaign_side_name (connection, campaign, side, error);
  g_autofree char *name
      = side_name != NULL ? name_unit (connection, campaign, side, unit, error) : NULL;
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  if (name == NULL || !check_words (given, error))
    return FALSE;
  g_autofree char *about = g_strdup_printf ("%s, %s: %s", side_name, name, given);
  g_variant_dict_insert (what, "id", "x", mu_deed_lot ());
  g_variant_dict_insert (what, "side", "x", (gint64) side);
  g_variant_dict_insert (what, "unit", "x", (gint64) unit);
  g_variant_dict_insert (what, "words", "s", given);
  return mu_deed_store (store, campaign, MU_ACT_HONOUR, about, g_variant_dict_end (what), error);
}
