/* What a side of a campaign can lead into its next battle. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "db/error.h"
#include "db/statement.h"
#include "db/tables.h"

#define GONE (-1)

void
mu_campaign_army_free (MuCampaignArmy *army)
{
  if (army == NULL)
    return;
  g_free (army->side_name);
  mu_list_free (army->list);
  g_clear_pointer (&army->position, g_array_unref);
  g_clear_pointer (&army->states, g_array_unref);
  g_free (army);
}

/* Reads the side with its first list into army->list. */
static gboolean
get_first (MuConnection *connection, gint64 campaign, int side, MuCampaignArmy *army,
           GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_SIDE_ARMY);
  mu_put_int (query, campaign);
  mu_put_int (query, side);
  MuRow row = mu_statement_row (query, error);
  if (row == MU_ROW_END)
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                 _ ("There is no campaign number %" PRId64 "."), campaign);
  if (row != MU_ROW_HERE)
    return FALSE;
  army->side = mu_take_int (query);
  army->side_name = mu_take_text (query);
  g_autofree char *text = mu_take_text (query);
  if (!mu_statement_end (query, error))
    return FALSE;
  army->list = mu_army_read (connection, text, error);
  return army->list != NULL;
}

static gboolean
get_states (MuConnection *connection, MuCampaignArmy *army, GError **error)
{
  army->states = mu_forces_states (connection, army->side, error);
  if (army->states == NULL)
    return FALSE;
  return army->states->len == army->list->units->len
         || mu_error_set (mu_connection_path (connection), MU_STORE_ERROR_DAMAGED,
                          _ ("a campaign army lacks units"), error);
}

/* A part whose whole is gone stands alone. */
static gboolean
stays_sub_unit (const MuList *first, const int *now_at, guint index)
{
  guint whole = index;
  while (whole > 0
         && (mu_list_unit (first, whole)->sub_unit || mu_list_unit_is_guest (first, whole)))
    whole--;
  return mu_list_unit (first, index)->sub_unit && now_at[whole] != GONE && whole != index;
}

/* So does one whose fellows of the same body are gone. */
static MuWrgMixedHow
stays_mixed (const MuList *first, const int *now_at, guint index)
{
  const gboolean alone = !mu_list_unit_is_guest (first, index) || now_at[index - 1] == GONE;
  return alone ? MU_WRG_NOT_MIXED : mu_list_unit (first, index)->mixed;
}

/* READING: wrg.campaign.forces. A list's forced march brought it to where its campaign began: the
 * stragglers have come up, and all its figures take the field from then on. */
static void
keep_unit (MuCampaignArmy *army, const MuList *first, const int *now_at, guint index, int present)
{
  MuListUnit *unit = mu_list_unit_copy (mu_list_unit (first, index));
  int position = (int) index;
  unit->figures = present;
  unit->forced_march = FALSE;
  unit->ranks = MIN (unit->ranks, present);
  unit->sub_unit = stays_sub_unit (first, now_at, index);
  unit->mixed = stays_mixed (first, now_at, index);
  g_ptr_array_add (army->list->units, unit);
  g_array_append_val (army->position, position);
}

/* wrg.campaign.forces: the units that still have figures. now_at gets each
 * unit's new number. */
static void
keep_present (MuCampaignArmy *army, const MuList *first, int *now_at)
{
  g_ptr_array_set_size (army->list->units, 0);
  for (guint i = 0; i < first->units->len; i++) {
    int present = g_array_index (army->states, MuForceState, i).present;
    now_at[i] = present > 0 ? (int) army->list->units->len : GONE;
    if (present > 0)
      keep_unit (army, first, now_at, i, present);
  }
}

/* How near a unit is to what the general led: troops of the same type, else
 * trained as he is. */
static int
kinship (const MuListGeneral *general, const MuListUnit *lost, const MuListUnit *unit)
{
  if (unit->troop.type == lost->troop.type)
    return 2;
  return unit->troop.regular == (general->regular != FALSE) ? 1 : 0;
}

/* READING: wrg.campaign.forces. The book does not say where a general goes whose
 * unit is gone: to the strongest unit of its kind. */
static int
find_new_unit (const MuList *army, const MuListGeneral *general, const MuListUnit *lost)
{
  int best = GONE, best_kin = -1, best_figures = 0;
  for (guint i = 0; i < army->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (army, i);
    int kin = kinship (general, lost, unit);
    if (kin > best_kin || (kin == best_kin && unit->figures > best_figures)) {
      best = (int) i;
      best_kin = kin;
      best_figures = unit->figures;
    }
  }
  return best;
}

static void
mount_generals (MuList *army, const MuList *first, const int *now_at)
{
  for (guint i = 0; i < army->generals->len; i++) {
    MuListGeneral *general = mu_list_general (army, i);
    int before = general->rides_with;
    if (before < 0 || before >= (int) first->units->len)
      general->rides_with = GONE;
    else if (now_at[before] != GONE)
      general->rides_with = now_at[before];
    else
      general->rides_with = find_new_unit (army, general, mu_list_unit (first, (guint) before));
  }
}

static void
reduce (MuCampaignArmy *army)
{
  g_autoptr (MuList) first = mu_list_copy (army->list);
  g_autofree int *now_at = g_new (int, first->units->len + 1);
  army->position = g_array_new (FALSE, FALSE, sizeof (int));
  keep_present (army, first, now_at);
  mount_generals (army->list, first, now_at);
  if (army->list->units->len == 0)
    g_ptr_array_set_size (army->list->generals, 0);
}

MuCampaignArmy *
mu_campaign_army_get (MuConnection *connection, gint64 campaign, int side, GError **error)
{
  g_autoptr (MuCampaignArmy) army = g_new0 (MuCampaignArmy, 1);
  if (!get_first (connection, campaign, side, army, error) || !get_states (connection, army, error))
    return NULL;
  reduce (army);
  return g_steal_pointer (&army);
}
