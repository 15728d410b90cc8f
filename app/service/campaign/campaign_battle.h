/* A campaign's next battle: who fights, with what, where and under which sky. */
#ifndef MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_BATTLE_H
#define MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_BATTLE_H

#include "app/service/club/club.h"
#include "db/campaign/campaigns.h"

typedef struct {
  int side[MU_SIDES]; /* places in the campaign */
  MuList *list[MU_SIDES];
  char *name; /* the place where hosts have met, or as a due battle is called; NULL: neither */
  MuBattleground place;
  gboolean sky;    /* the day's weather has its effects */
  MuDayDice day;   /* of the weather diary; all 0: thrown for the battle */
  gboolean sealed; /* its sides made its seed by papers that they sealed, and have opened */
  guint64 seed;
} MuCampaignBattle;
void mu_campaign_battle_clear (MuCampaignBattle *battle);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuCampaignBattle, mu_campaign_battle_clear)

/* sides: NULL for those that have met on the map, else for the two of a campaign that has no
 * others; IMPOSSIBLE where it has more. Hosts that have met fight with what they have there, by the
 * country, season and weather of that place (lists/campaign/diary.h); others with all that their
 * sides have, where the campaign is: those for whom a battle is due under that day's weather, else
 * under weather that is thrown for the battle. An army may be
 * without units. Armies of one name say for which side they fight. */
gboolean mu_campaign_battle_find (MuStore *store, const MuCampaign *campaign, const int *sides,
                                  MuCampaignBattle *battle, GError **error);

/* Its part of a plan: lists, where and when, and the house rules; lists stay the battle's. The seed
 * that its sides made goes before one that was drawn, not before one that was chosen by hand: the
 * sheet tells which it is. */
void mu_campaign_battle_put (const MuCampaignBattle *battle, const MuCampaign *campaign,
                             MuBattlePlan *plan);

#endif
