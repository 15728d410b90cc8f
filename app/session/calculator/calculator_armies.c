#include "app/session/calculator/calculator_armies.h"

#include "app/service/campaign/campaign_battle.h"
#include "app/service/table/table_battle.h"
#include "db/store.h"

static void
field_battle (MuCalculatorSession *session, const MuBattleRecord *battle,
              const MuBattleRecord *prepared, gint64 campaign)
{
  const MuCalculatorArmies armies = {
    .list = { battle->side[MU_SIDE_A].list, battle->side[MU_SIDE_B].list },
    .readings = &battle->readings,
    .on_table = !battle->fought,
    .prepared = prepared,
    .campaign = campaign,
  };
  mu_calculator_session_set_armies (session, &armies);
}

static MuList *
read_army (MuStore *store, gint64 list)
{
  return list ? mu_store_list (store, list, NULL) : NULL;
}

static void
field_campaign (MuCalculatorSession *session, MuStore *store, const MuBattleChoice *choice)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, choice->campaign, NULL);
  g_auto (MuCampaignBattle) battle = { 0 };

  if (campaign)
    mu_campaign_battle_find (store, campaign, choice->side, &battle, NULL);
  const MuCalculatorArmies armies = { .list = { battle.list[MU_SIDE_A], battle.list[MU_SIDE_B] },
                                      .readings = campaign ? &campaign->readings : NULL };
  mu_calculator_session_set_armies (session, &armies);
}

static void
field_choice (MuCalculatorSession *session, MuStore *store, const MuBattleChoice *choice)
{
  if (choice->campaign) {
    field_campaign (session, store, choice);
    return;
  }
  g_autoptr (MuList) one = read_army (store, choice->list[MU_SIDE_A]);
  g_autoptr (MuList) other = read_army (store, choice->list[MU_SIDE_B]);
  const MuCalculatorArmies armies = { .list = { one, other } };
  mu_calculator_session_set_armies (session, &armies);
}

void
mu_calculator_armies_field (MuCalculatorSession *session, MuDesk *desk,
                            const MuBattleChoice *choice)
{
  const MuBattleChoice nothing = { 0 };
  MuBattleSession *tonight = mu_desk_tonight (desk);
  const MuBattleRecord *record = mu_battle_session_get_record (tonight);
  g_autoptr (MuTableBattle) battle = mu_table_battle_open (mu_desk_store (desk), NULL);

  if (record && !(battle && mu_table_battle_is (battle, record)))
    field_battle (session, record, record->fought ? NULL : record,
                  mu_battle_session_get_campaign (tonight));
  else if (battle)
    field_battle (session, mu_table_battle_now (battle), NULL, 0);
  else
    field_choice (session, mu_desk_store (desk), choice ? choice : &nothing);
}
