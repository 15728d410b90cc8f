/* The battle that hosts fight where they have met on the map. */
#include <string.h>

#include "db/campaign/hosts_private.h"

void
mu_fought_clear (MuFought *fought)
{
  g_clear_pointer (&fought->armies, g_ptr_array_unref);
  g_clear_pointer (&fought->place, g_free);
}

/* Which of the fixture's sides was the battle's side, the one way or the other. */
static void
order_sides (const MuFixture *fixture, gboolean turned, int sides[MU_SIDES])
{
  sides[MU_SIDE_A] = fixture->side[turned ? 1 : 0];
  sides[MU_SIDE_B] = fixture->side[turned ? 0 : 1];
}

static gboolean
is_told (const int *told, const int sides[MU_SIDES])
{
  return told == NULL || (told[0] == sides[0] && told[1] == sides[1]);
}

/* The armies of these sides there, if they are those that fought. */
static gboolean
try_sides (MuConnection *connection, gint64 campaign, const MuWar *war, const MuFixture *fixture,
           const MuBattleRecord *record, MuFought *fought, gboolean *fits, GError **error)
{
  const int place = mu_map_find (war->map, fixture->place);
  g_autoptr (GPtrArray) armies
      = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_campaign_army_free);
  for (int side = 0; side < MU_SIDES; side++) {
    MuCampaignArmy *army
        = mu_campaign_army_at (connection, campaign, fought->sides[side], war, place, error);
    if (army == NULL)
      return FALSE;
    g_ptr_array_add (armies, army);
  }
  const MuCampaignArmy *const due[MU_SIDES]
      = { armies->pdata[MU_SIDE_A], armies->pdata[MU_SIDE_B] };
  *fits = mu_campaign_armies_fit (due, record, NULL);
  if (*fits) {
    fought->armies = g_steal_pointer (&armies);
    fought->fixture = fixture->id;
    fought->place = g_strdup (fixture->place);
  }
  return TRUE;
}

static gboolean
try_fixture (MuConnection *connection, gint64 campaign, const MuWar *war, const MuFixture *fixture,
             const int *told, const MuBattleRecord *record, MuFought *fought, gboolean *fits,
             GError **error)
{
  *fits = FALSE;
  for (int turned = 0; turned < 2 && !*fits; turned++) {
    order_sides (fixture, turned != 0, fought->sides);
    if (is_told (told, fought->sides)
        && !try_sides (connection, campaign, war, fixture, record, fought, fits, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
try_meetings (MuConnection *connection, gint64 campaign, const MuWar *war, const int *told,
              const MuBattleRecord *record, MuFought *fought, gboolean *fits, GError **error)
{
  *fits = FALSE;
  for (guint i = 0; i < war->meetings->len && !*fits; i++)
    if (!try_fixture (connection, campaign, war, war->meetings->pdata[i], told, record, fought,
                      fits, error))
      return FALSE;
  return TRUE;
}

/* Those for whom it was prepared come first: others may have armies like theirs. */
gboolean
mu_campaign_find_fought (MuConnection *connection, gint64 campaign, const int *told,
                         const MuBattleRecord *record, MuFought *fought, GError **error)
{
  gboolean fits;
  g_auto (MuWar) war = { 0 };
  const int prepared[MU_SIDES]
      = { record->side[MU_SIDE_A].campaign_side - 1, record->side[MU_SIDE_B].campaign_side - 1 };
  *fought = (MuFought){ 0 };
  if (!mu_war_open (connection, campaign, &war, error)
      || !try_meetings (connection, campaign, &war, told ? told : prepared, record, fought, &fits,
                        error)
      || (!fits && told == NULL
          && !try_meetings (connection, campaign, &war, NULL, record, fought, &fits, error)))
    return FALSE;
  if (!fits)
    fought->fixture = 0;
  return TRUE;
}
