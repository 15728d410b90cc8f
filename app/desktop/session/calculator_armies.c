#include "app/desktop/session/calculator_armies.h"

static void
field_battle (MuCalculatorSession *session, const MuBattleRecord *record)
{
  const MuList *const list[MU_SIDES]
      = { record->side[MU_SIDE_A].list, record->side[MU_SIDE_B].list };

  mu_calculator_session_set_armies (session, list, TRUE, &record->readings);
}

static MuList *
read_army (MuStore *store, const MuBattleChoice *choice, MuSide side)
{
  if (choice->campaign)
    return mu_store_campaign_army (store, choice->campaign, side, NULL, NULL);
  return choice->list[side] ? mu_store_list (store, choice->list[side], NULL) : NULL;
}

static void
field_choice (MuCalculatorSession *session, MuStore *store, const MuBattleChoice *choice)
{
  g_autoptr (MuList) one = read_army (store, choice, MU_SIDE_A);
  g_autoptr (MuList) other = read_army (store, choice, MU_SIDE_B);
  g_autoptr (MuCampaign) campaign
      = choice->campaign ? mu_store_campaign (store, choice->campaign, NULL) : NULL;
  const MuList *const list[MU_SIDES] = { one, other };

  mu_calculator_session_set_armies (session, list, FALSE, campaign ? &campaign->readings : NULL);
}

void
mu_calculator_armies_field (MuCalculatorSession *session, MuDesk *desk,
                            const MuBattleChoice *choice)
{
  const MuBattleChoice nothing = { 0 };
  const MuBattleRecord *record = mu_battle_session_get_record (mu_desk_tonight (desk));

  if (record)
    field_battle (session, record);
  else
    field_choice (session, mu_desk_store (desk), choice ? choice : &nothing);
}
