/* What callers of the store own. */
#include "db/campaign/forces.h"
#include "db/store_types.h"

void
mu_list_row_free (MuListRow *row)
{
  if (row == NULL)
    return;
  g_free (row->name);
  g_free (row->player);
  g_free (row->book_id);
  g_free (row->tags);
  g_free (row->changed);
  g_free (row);
}

void
mu_battle_row_free (MuBattleRow *row)
{
  if (row == NULL)
    return;
  g_free (row->name);
  g_free (row->fought_on);
  for (int side = 0; side < MU_SIDES; side++)
    g_free (row->army[side]);
  g_free (row);
}

void
mu_roll_row_free (MuRollRow *row)
{
  if (row == NULL)
    return;
  g_free (row->time);
  g_free (row);
}

void
mu_campaign_row_free (MuCampaignRow *row)
{
  if (row == NULL)
    return;
  g_free (row->name);
  g_free (row);
}

void
mu_force_free (MuForce *force)
{
  if (force == NULL)
    return;
  g_free (force->name);
  g_free (force->troop);
  g_free (force);
}

void
mu_force_entry_free (MuForceEntry *entry)
{
  if (entry == NULL)
    return;
  g_free (entry->battle);
  g_free (entry->other);
  g_free (entry->words);
  g_free (entry);
}

void
mu_campaign_side_free (MuCampaignSide *side)
{
  if (side == NULL)
    return;
  g_free (side->name);
  g_free (side->player);
  g_clear_pointer (&side->forces, g_ptr_array_unref);
  g_free (side);
}

void
mu_campaign_free (MuCampaign *campaign)
{
  if (campaign == NULL)
    return;
  g_free (campaign->name);
  g_free (campaign->rules);
  g_clear_pointer (&campaign->sides, g_ptr_array_unref);
  g_clear_pointer (&campaign->battles, g_ptr_array_unref);
  g_free (campaign);
}
