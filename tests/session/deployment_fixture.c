#include "tests/session/deployment_fixture.h"

void
lay_table (Table *table)
{
  *table = (Table){ .desk = sample_desk (), .session = mu_deployment_session_new () };
  MuBattleSession *tonight = mu_desk_tonight (table->desk);
  const MuBattleChoice choice = zama_choice (table->desk);
  ck_assert (mu_battle_session_prepare (tonight, &choice, NULL));
  mu_deployment_session_set_record (table->session, mu_battle_session_get_record (tonight));
}

void
clear_table (Table *table)
{
  g_object_unref (table->session);
  g_object_unref (table->desk);
}
