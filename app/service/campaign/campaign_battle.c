#include "app/service/campaign/campaign_battle.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/campaign/fixture_papers.h"
#include "db/connection/error.h"
#include "db/store.h"
#include "lists/battle/system.h"

void
mu_campaign_battle_clear (MuCampaignBattle *battle)
{
  g_clear_pointer (&battle->name, g_free);
  for (int side = 0; side < MU_SIDES; side++)
    g_clear_pointer (&battle->list[side], mu_list_free);
}

/* --- hosts that have met -------------------------------------------------------- */

static gboolean
is_of (const MuFixture *fixture, const int *sides)
{
  return sides == NULL || (fixture->side[0] == sides[0] && fixture->side[1] == sides[1])
         || (fixture->side[0] == sides[1] && fixture->side[1] == sides[0]);
}

static const MuFixture *
find_meeting (const GPtrArray *meetings, const int *sides)
{
  for (guint i = 0; i < meetings->len; i++)
    if (is_of (g_ptr_array_index (meetings, i), sides))
      return g_ptr_array_index (meetings, i);
  return NULL;
}

/* The weather of that country on the campaign's present day. */
static gboolean
take_sky (MuStore *store, const MuCampaign *campaign, const MuBattleground *place,
          MuCampaignBattle *battle, GError **error)
{
  g_autoptr (GArray) days = mu_store_diary (store, campaign->id, place->region, place->country,
                                            place->coast, campaign->day, campaign->day, error);
  if (days == NULL)
    return FALSE;
  battle->sky = TRUE;
  battle->day = mu_diary_battle_dice (&g_array_index (days, MuDiaryDay, 0));
  battle->place = *place;
  return TRUE;
}

static gboolean
take_sky_of (MuStore *store, const MuCampaign *campaign, const MuMapPlace *place,
             MuCampaignBattle *battle, GError **error)
{
  const MuBattleground weather = mu_map_place_weather (place, campaign->month);
  battle->name = g_strdup (place->name);
  return take_sky (store, campaign, &weather, battle, error);
}

static gboolean
take_place (MuStore *store, const MuCampaign *campaign, const char *key, MuCampaignBattle *battle,
            GError **error)
{
  g_autoptr (MuMap) map = NULL;
  if (!mu_store_campaign_map (store, campaign->id, &map, error))
    return FALSE;
  const int place = map != NULL ? mu_map_find (map, key) : MU_MAP_NOWHERE;
  return place == MU_MAP_NOWHERE
         || take_sky_of (store, campaign, mu_map_place (map, place), battle, error);
}

static gboolean
take_meeting (MuStore *store, const MuCampaign *campaign, const MuFixture *fixture,
              const int *sides, MuCampaignBattle *battle, GError **error)
{
  for (int side = 0; side < MU_SIDES; side++) {
    battle->side[side] = sides ? sides[side] : fixture->side[side];
    battle->list[side]
        = mu_store_army_at (store, campaign->id, battle->side[side], fixture->place, NULL, error);
    if (battle->list[side] == NULL)
      return FALSE;
  }
  return take_place (store, campaign, fixture->place, battle, error);
}

/* --- whole armies ------------------------------------------------------------------ */

static gboolean
take_armies (MuStore *store, const MuCampaign *campaign, const int *sides, MuCampaignBattle *battle,
             GError **error)
{
  if (sides == NULL && campaign->sides->len != MU_SIDES) {
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                 _ ("%s has %u sides. Say which two of them fight."), campaign->name,
                 campaign->sides->len);
    return FALSE;
  }
  for (int side = 0; side < MU_SIDES; side++) {
    battle->side[side] = sides ? sides[side] : side;
    battle->list[side]
        = mu_store_campaign_army (store, campaign->id, battle->side[side], NULL, error);
    if (battle->list[side] == NULL)
      return FALSE;
  }
  battle->place = (MuBattleground){ .region = campaign->region,
                                    .country = campaign->country,
                                    .month = campaign->month };
  return TRUE;
}

/* --- set for a day -------------------------------------------------------------- */

static const MuFixture *
find_due (const GPtrArray *fixtures, const MuCampaign *campaign, const int *sides)
{
  for (guint i = 0; i < fixtures->len; i++) {
    const MuFixture *fixture = g_ptr_array_index (fixtures, i);
    if (fixture->battle == 0 && fixture->day <= campaign->day && is_of (fixture, sides))
      return fixture;
  }
  return NULL;
}

/* A battle that was set for a day is fought under the weather that the diary has of it. */
static gboolean
take_due (MuStore *store, const MuCampaign *campaign, MuCampaignBattle *battle, GError **error)
{
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (store, campaign->id, error);
  if (fixtures == NULL)
    return FALSE;
  const MuFixture *due = find_due (fixtures, campaign, battle->side);
  if (due == NULL)
    return TRUE;
  const MuBattleground here = battle->place;
  if (!take_place (store, campaign, due->place, battle, error)
      || (!battle->sky && !take_sky (store, campaign, &here, battle, error)))
    return FALSE;
  g_free (battle->name);
  battle->name = g_strdup (due->name);
  return TRUE;
}

/* Of papers that both sides have sealed and opened for it. */
static gboolean
take_seed (MuStore *store, const MuCampaign *campaign, MuCampaignBattle *battle, GError **error)
{
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (store, campaign->id, error);
  if (fixtures == NULL)
    return FALSE;
  const MuFixture *due = find_due (fixtures, campaign, battle->side);
  return due == NULL || mu_store_fixture_seed (store, due, &battle->sealed, &battle->seed, error);
}

/* --- who they are --------------------------------------------------------------------- */

static const char *
name_of_side (const MuCampaign *campaign, int side)
{
  const MuCampaignSide *of = g_ptr_array_index (campaign->sides, (guint) side);
  return of->name;
}

/* "Hannibal at Zama (Numidia)"; the side alone where no more than its name would be left of it. */
static char *
name_with_side (const MuCampaign *campaign, const char *army, int side)
{
  const char *of = name_of_side (campaign, side);
  /* Translators: an army's name and the side of the campaign that it fights for */
  const char *pattern = _ ("%s (%s)");
  if (g_utf8_strlen (of, -1) > MU_NAME_MAX / 2)
    return mu_name_cut (of, MU_NAME_MAX);
  return mu_name_pair (pattern, army, of, MU_NAME_MAX);
}

/* Two sides may have begun with the same list: nobody could tell who won. */
static void
tell_apart (const MuCampaign *campaign, MuCampaignBattle *battle)
{
  if (!mu_name_same (battle->list[MU_SIDE_A]->name, battle->list[MU_SIDE_B]->name))
    return;
  for (int side = 0; side < MU_SIDES; side++) {
    g_autofree char *army = battle->list[side]->name;
    battle->list[side]->name = name_with_side (campaign, army, battle->side[side]);
  }
}

gboolean
mu_campaign_battle_find (MuStore *store, const MuCampaign *campaign, const int *sides,
                         MuCampaignBattle *battle, GError **error)
{
  *battle = (MuCampaignBattle){ 0 };
  g_autoptr (GPtrArray) meetings = mu_store_meetings (store, campaign->id, error);
  if (meetings == NULL)
    return FALSE;
  const MuFixture *fixture = find_meeting (meetings, sides);
  gboolean taken = fixture ? take_meeting (store, campaign, fixture, sides, battle, error)
                           : take_armies (store, campaign, sides, battle, error)
                                 && take_due (store, campaign, battle, error);
  taken = taken && take_seed (store, campaign, battle, error);
  if (taken)
    tell_apart (campaign, battle);
  else
    mu_campaign_battle_clear (battle);
  return taken;
}

/* The day's weather is no part of battles by rules that have none. */
static gboolean
knows_weather (const MuCampaignBattle *battle)
{
  const MuRecordSystem *system = mu_record_system (battle->list[MU_SIDE_A]->rules);
  return system != NULL && system->weather != NULL;
}

void
mu_campaign_battle_put (const MuCampaignBattle *battle, const MuCampaign *campaign,
                        MuBattlePlan *plan)
{
  for (int side = 0; side < MU_SIDES; side++) {
    plan->list[side] = battle->list[side];
    plan->campaign_side[side] = battle->side[side] + 1;
  }
  plan->month = battle->place.month;
  plan->region = battle->place.region;
  plan->country = battle->place.country;
  plan->outside = battle->place.outside;
  plan->coast = battle->place.coast;
  plan->sky = battle->sky && knows_weather (battle);
  plan->day = battle->day;
  plan->readings = &campaign->readings;
  if (plan->name == NULL)
    plan->name = battle->name;
  if (!battle->sealed || plan->origin == MU_SEED_CHOSEN)
    return;
  plan->seed = battle->seed;
  plan->origin = MU_SEED_SEALED;
}
