/* What may be done in a copy that is cut to what one player may know. */
#include <glib/gi18n-lib.h>

#include "db/campaign/campaign_private.h"
#include "db/connection/statement.h"
#include "db/exchange/cut_private.h"
#include "db/tables/tables.h"

gboolean
mu_cut_get (MuConnection *connection, gint64 campaign, int *side, int *number, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_CUT_GET);
  mu_put_int (query, campaign);
  *number = 0;
  *side = -1;
  const MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  *side = mu_take_in (query, 0, MU_CAMPAIGN_SIDES_MAX - 1);
  *number = mu_take_in (query, 1, G_MAXINT);
  return mu_statement_end (query, error);
}

static gboolean
refuse (MuConnection *connection, gint64 campaign, int side, const char *format, GError **error)
{
  g_autofree char *name = mu_campaign_side_name (connection, campaign, side, error);
  if (name == NULL)
    return FALSE;
  g_autoptr (GString) text = g_string_new (format);
  g_string_replace (text, "%s", name, 1);
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, text->str);
  return FALSE;
}

gboolean
mu_cut_is_whole (MuConnection *connection, gint64 campaign, GError **error)
{
  int side, number;
  if (!mu_cut_get (connection, campaign, &side, &number, error))
    return FALSE;
  return number == 0
         || refuse (connection, campaign, side,
                    _ ("This copy of the campaign is cut to what %s may know. The umpire does that "
                       "in his copy; ask him for a new one of yours."),
                    error);
}

/* --- deeds --------------------------------------------------------------------- */

/* Whose the host is, as far as it is known here; -1: nobody's. */
static gboolean
side_of_host (MuConnection *connection, gint64 campaign, gint64 host, gint64 *side, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_CUT_HOST_SIDE);
  mu_put_int (query, host);
  mu_put_int (query, campaign);
  *side = -1;
  const MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  *side = mu_take_int (query);
  return mu_statement_end (query, error);
}

gboolean
mu_cut_is_of_side (MuConnection *connection, gint64 campaign, int side, GVariant *what,
                   gboolean *own, GError **error)
{
  gint64 told = -1, host;
  if (!g_variant_lookup (what, "side", "x", &told) && g_variant_lookup (what, "host", "x", &host)
      && !side_of_host (connection, campaign, host, &told, error))
    return FALSE;
  *own = told == side;
  return TRUE;
}

gboolean
mu_cut_may_do (MuConnection *connection, gint64 campaign, MuActKind kind, GVariant *what,
               GError **error)
{
  int side, number;
  gboolean own;
  if (!mu_cut_get (connection, campaign, &side, &number, error))
    return FALSE;
  if (number == 0)
    return TRUE;
  /* READING: wrg.campaign.forces. What a side does by itself; all else is of the umpire's copy. */
  if (mu_act_row (kind)->by == MU_ACT_BY_UMPIRE)
    return mu_cut_is_whole (connection, campaign, error);
  if (!mu_cut_is_of_side (connection, campaign, side, what, &own, error))
    return FALSE;
  return own
         || refuse (connection, campaign, side,
                    _ ("This copy of the campaign is cut to what %s may know: it can do nothing "
                       "for another side."),
                    error);
}

gboolean
mu_cut_may_take_back (MuConnection *connection, gint64 campaign, int entry, GError **error)
{
  int side, number;
  if (!mu_cut_get (connection, campaign, &side, &number, error))
    return FALSE;
  return entry > number
         || refuse (connection, campaign, side,
                    _ ("This copy of the campaign is cut to what %s may know. What was done before "
                       "it was cut can be taken back in the umpire's copy alone."),
                    error);
}
