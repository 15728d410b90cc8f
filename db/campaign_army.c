/* What a side of a campaign can lead into its next battle. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "db/campaign_private.h"
#include "db/error.h"
#include "db/statement.h"
#include "db/tables.h"
#include "lists/campaign/grade.h"
#include "lists/campaign/next_list.h"

void
mu_campaign_army_free (MuCampaignArmy *army)
{
  if (army == NULL)
    return;
  g_free (army->side_name);
  mu_list_free (army->first);
  mu_list_free (army->list);
  g_clear_pointer (&army->position, g_array_unref);
  g_clear_pointer (&army->states, g_array_unref);
  g_clear_pointer (&army->units, g_array_unref);
  g_free (army);
}

/* Reads the side with its first list. */
static gboolean
get_first (MuConnection *connection, gint64 campaign, int side, MuCampaignArmy *army,
           GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_SIDE_ARMY);
  mu_put_int (query, campaign);
  mu_put_int (query, side);
  MuRow row = mu_statement_row (query, error);
  if (row == MU_ROW_END)
    return mu_campaigns_not_found (campaign, error);
  if (row != MU_ROW_HERE)
    return FALSE;
  army->side = mu_take_int (query);
  army->side_name = mu_take_text (query);
  g_autofree char *text = mu_take_text (query);
  if (!mu_statement_end (query, error))
    return FALSE;
  army->first = mu_army_read (connection, text, error);
  return army->first != NULL;
}

/* Troops that the list's unit cannot be count as those it began as. */
static void
take_unit (MuStatement *row, const MuCampaignArmy *army)
{
  MuForceState state = { .id = mu_take_int (row) };
  MuMusterUnit unit = { .at_home = TRUE };
  const guint index = army->units->len;
  unit.start = mu_take_in (row, 1, MU_LIST_FIGURES_MAX);
  unit.present = mu_take_in (row, 0, MU_LIST_FIGURES_MAX);
  g_autofree char *troop = mu_take_text (row);
  unit.joined = mu_take_in (row, MU_LIST_NO_UNIT, MU_LIST_UNITS_MAX - 1);
  unit.wounded = mu_take_in (row, 0, G_MAXINT);
  unit.stragglers = mu_take_in (row, 0, G_MAXINT);
  unit.prisoners = mu_take_in (row, 0, G_MAXINT);
  if (index < army->first->units->len)
    mu_grade_read (army->first, index, troop, &unit.raised);
  state.present = unit.present;
  g_array_append_val (army->units, unit);
  g_array_append_val (army->states, state);
}

static gboolean
get_units (MuConnection *connection, MuCampaignArmy *army, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_FORCE_UNITS);
  mu_put_int (rows, army->side);
  army->units = g_array_new (FALSE, FALSE, sizeof (MuMusterUnit));
  army->states = g_array_new (FALSE, FALSE, sizeof (MuForceState));
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE)
    take_unit (rows, army);
  if (row != MU_ROW_END)
    return FALSE;
  return army->units->len == army->first->units->len
         || mu_error_set (mu_connection_path (connection), MU_STORE_ERROR_DAMAGED,
                          _ ("a campaign army lacks units"), error);
}

MuCampaignArmy *
mu_campaign_army_get (MuConnection *connection, gint64 campaign, int side, GError **error)
{
  g_autoptr (MuCampaignArmy) army = g_new0 (MuCampaignArmy, 1);
  if (!get_first (connection, campaign, side, army, error) || !get_units (connection, army, error))
    return NULL;
  const MuMusterUnit *units = (const MuMusterUnit *) (const void *) army->units->data;
  army->list = mu_next_list (army->first, units, &army->position);
  return g_steal_pointer (&army);
}
