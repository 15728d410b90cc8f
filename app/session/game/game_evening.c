/* A game between what was prepared tonight and what came of it. */
#include "app/session/game/game_evening.h"

#include "app/session/game/game_private.h"
#include "lists/battle/system.h"
#include "reports/system.h"

gboolean
mu_game_can_be_played (const MuBattleRecord *record)
{
  return record && mu_report_system (record->rules)->questions != NULL;
}

MuPlacing
mu_game_placing (const MuBattleRecord *record)
{
  const MuRecordSystem *system = record ? mu_record_system (record->rules) : NULL;

  return system && system->placing ? system->placing (record) : MU_PLACED_AS_DRAWN_UP;
}

/* awfp.deploy.screen: the choice is in the record's house rules, and so in its sheet. */
static void
set_placing (MuBattleRecord *record, MuPlacing placing)
{
  const MuRecordSystem *system = mu_record_system (record->rules);

  if (system && system->set_placing)
    system->set_placing (record, placing);
}

gboolean
mu_game_session_begin_tonight (MuGameSession *self, MuBattleSession *tonight,
                               const MuGamePlayer player[MU_SIDES], MuPlacing placing,
                               GError **error)
{
  g_autoptr (MuBattleRecord) ready = mu_battle_session_make_ready (tonight, error);
  const MuBattleChoice *choice = mu_battle_session_get_choice (tonight);

  if (!ready)
    return FALSE;
  set_placing (ready, placing);
  const MuGameBegin begin = { .record = ready,
                              .campaign = choice->campaign,
                              .side = { choice->side[MU_SIDE_A], choice->side[MU_SIDE_B] },
                              .player = { player[MU_SIDE_A], player[MU_SIDE_B] } };
  if (!mu_game_session_begin (self, &begin, error))
    return FALSE;
  mu_battle_session_let_go (tonight);
  return TRUE;
}

void
mu_game_session_show_result (MuGameSession *self, MuBattleSession *tonight)
{
  MuGameBegin begin;

  if (!mu_game_session_is_over (self))
    return;
  mu_game_session_get_begin (self, &begin);
  mu_battle_session_take_fought (tonight, mu_game_session_outcome (self), begin.campaign,
                                 begin.side);
}

gboolean
mu_game_session_is_recorded (MuGameSession *self, MuBattleSession *tonight)
{
  const MuBattleRecord *record = mu_battle_session_get_record (tonight);

  return mu_game_session_is_over (self) && mu_battle_session_get_kept (tonight) != 0 && record
         && record->seed == mu_game_record (self->game)->seed
         && record->stream == mu_game_record (self->game)->stream;
}
