/* Where the figures of a campaign's units are. */
#include "db/campaign/campaign_private.h"
#include "db/campaign/forces.h"
#include "db/connection/statement.h"
#include "db/store_private.h"

/* Those who are neither present nor expected are gone; a unit that others joined may have more than
 * it began with. */
static void
count_gone (MuForceStrength *strength, int start)
{
  for (int part = 0; part < MU_FORCE_GONE; part++)
    start -= strength->part[part];
  strength->part[MU_FORCE_GONE] = MAX (start, 0);
}

static void
take_strength (MuStatement *row, GArray *strengths)
{
  MuForceStrength strength = { 0 };
  const int start = mu_take_in (row, 1, MU_LIST_FIGURES_MAX);
  strength.joined = mu_take_in (row, MU_LIST_NO_UNIT, MU_LIST_UNITS_MAX - 1);
  for (int part = 0; part < MU_FORCE_GONE; part++)
    strength.part[part] = mu_take_in (row, 0, G_MAXINT);
  strength.coming = mu_take_in (row, 0, G_MAXINT);
  strength.honours = mu_take_in (row, 0, G_MAXINT);
  count_gone (&strength, start);
  g_array_append_val (strengths, strength);
}

GArray *
mu_store_force_strengths (MuStore *store, gint64 campaign, int side, GError **error)
{
  gint64 id;
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_autoptr (GArray) strengths = g_array_new (FALSE, FALSE, sizeof (MuForceStrength));
  if (!mu_campaign_side_id (snapshot, campaign, side, &id, error))
    return NULL;
  MuStatement *rows = mu_statement (snapshot, MU_SQL_FORCE_STRENGTHS);
  mu_put_int (rows, id);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE)
    take_strength (rows, strengths);
  return row == MU_ROW_END ? g_steal_pointer (&strengths) : NULL;
}
