/* What is chosen for a battle, and the record that is made of it: two saved armies, the sides of a
 * campaign, a battle of history, a scenario. */
#include "app/session/battle/battle_private.h"

#include "app/service/campaign/campaign_battle.h"
#include "db/store.h"
#include "lists/battle/conversion.h"

/* --- its armies ---------------------------------------------------------- */

/* Hosts that have met fight where they are; see app/service/campaign/campaign_battle.h. */
static gboolean
find_campaign_battle (MuBattleSession *self, const MuBattleChoice *choice, MuCampaign **campaign,
                      MuCampaignBattle *battle, GError **error)
{
  MuStore *store = mu_history_store (self->history);

  *campaign = mu_store_campaign (store, choice->campaign, error);
  return *campaign && mu_campaign_battle_find (store, *campaign, choice->side, battle, error);
}

gboolean
mu_battle_session_load_armies (MuBattleSession *self, const MuBattleChoice *choice,
                               MuList *army[MU_SIDES], GError **error)
{
  MuStore *store = mu_history_store (self->history);
  g_autoptr (MuCampaign) campaign = NULL;
  g_auto (MuCampaignBattle) battle = { 0 };

  if (choice->campaign && !find_campaign_battle (self, choice, &campaign, &battle, error))
    return FALSE;
  for (int side = 0; side < MU_SIDES; side++) {
    army[side] = campaign ? g_steal_pointer (&battle.list[side])
                          : mu_store_list (store, choice->list[side], error);
    if (army[side] == NULL)
      return FALSE;
  }
  return TRUE;
}

/* A campaign fights by its own readings of the rules; the season and the country are chosen, but
 * for hosts that have met: they know where they are. */
static MuBattleRecord *
roll_in_campaign (MuBattleSession *self, const MuBattleChoice *choice, MuBattlePlan *plan,
                  GError **error)
{
  g_autoptr (MuCampaign) campaign = NULL;
  g_auto (MuCampaignBattle) battle = { 0 };

  if (!find_campaign_battle (self, choice, &campaign, &battle, error))
    return NULL;
  mu_campaign_battle_put (&battle, campaign, plan);
  if (battle.name == NULL) {
    plan->month = choice->month;
    plan->region = choice->region;
    plan->country = choice->country;
  }
  return mu_battle_prepare (plan, error);
}

static MuBattleRecord *
roll_friendly (MuBattleSession *self, const MuBattleChoice *choice, MuBattlePlan *plan,
               GError **error)
{
  MuList *army[MU_SIDES] = { NULL, NULL };
  MuBattleRecord *record = NULL;

  if (mu_battle_session_load_armies (self, choice, army, error)) {
    plan->list[MU_SIDE_A] = army[MU_SIDE_A];
    plan->list[MU_SIDE_B] = army[MU_SIDE_B];
    record = mu_battle_prepare (plan, error);
  }
  for (int side = 0; side < MU_SIDES; side++)
    g_clear_pointer (&army[side], mu_list_free);
  return record;
}

static MuBattleRecord *
roll_history (MuBattleSession *self, const MuBattleChoice *choice, const MuBattlePlan *plan,
              GError **error)
{
  g_return_val_if_fail (self->books, NULL);
  return mu_battle_prepare_history (choice->history, plan, self->books, error);
}

MuBattleRecord *
mu_battle_session_roll (MuBattleSession *self, const MuBattleChoice *choice, GError **error)
{
  MuBattlePlan plan = {
    .seed = choice->seed ? choice->seed : mu_club_new_seed (),
    .origin = choice->seed ? MU_SEED_CHOSEN : MU_SEED_DRAWN,
    .rolled_again = self->rolled_again,
    .by = choice->part ? 0 : choice->by,
    .month = choice->month,
    .region = choice->region,
    .country = choice->country,
  };

  if (choice->part)
    return mu_battle_prepare_scenario (choice->by, choice->part, &plan, error);
  if (choice->history)
    return roll_history (self, choice, &plan, error);
  return choice->campaign ? roll_in_campaign (self, choice, &plan, error)
                          : roll_friendly (self, choice, &plan, error);
}

static gboolean
are_same_sides (const MuBattleChoice *one, const MuBattleChoice *other)
{
  if (one->campaign != other->campaign || one->by != other->by
      || g_strcmp0 (one->history, other->history) != 0 || g_strcmp0 (one->part, other->part) != 0)
    return FALSE;
  for (int side = 0; side < MU_SIDES; side++)
    if (one->campaign ? one->side[side] != other->side[side] : one->list[side] != other->list[side])
      return FALSE;
  return TRUE;
}

/* Another month, or a way round by a new battle, is rolled again like any other. */
int
mu_battle_session_count_again (MuBattleSession *self, const MuBattleChoice *choice)
{
  return self->state != MU_BATTLE_KEPT && are_same_sides (&self->chosen, choice)
             ? self->rolled_again + 1
             : 0;
}

/* --- what stays of it ----------------------------------------------------- */

/* Read before the dice are seen: it can be done otherwise yet. */
static char *
conversion_words (MuBattleSession *self, const MuBattleChoice *choice)
{
  const MuConversion *conversion = choice->by ? mu_battle_conversion (choice->by) : NULL;
  MuList *army[MU_SIDES] = { NULL, NULL };
  char *words = NULL;

  if (conversion && !choice->part && mu_battle_session_load_armies (self, choice, army, NULL))
    words = conversion->lost ((const MuList *const[]){ army[MU_SIDE_A], army[MU_SIDE_B] }, NULL);
  for (int side = 0; side < MU_SIDES; side++)
    g_clear_pointer (&army[side], mu_list_free);
  return words ? words : g_strdup ("");
}

/* The choice may be the one that is kept. */
void
mu_battle_session_keep_choice (MuBattleSession *self, const MuBattleChoice *choice)
{
  char *part = g_strdup (choice->part);

  self->chosen = *choice;
  g_free (self->part);
  self->part = part;
  self->chosen.part = part;
  mu_item_take_text (self, &self->conversion, conversion_words (self, &self->chosen));
}
