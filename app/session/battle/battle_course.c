/* A battle that was stopped, and went on otherwise: its two courses. */
#include "app/session/battle/battle_private.h"

void
mu_battle_session_forget_course (MuBattleSession *self)
{
  g_clear_pointer (&self->other.record, mu_battle_record_free);
}

static void
swap_course (MuBattleSession *self, gboolean turned)
{
  const Course shown = { self->record, (MuBattleState) self->state, self->kept_id, self->campaign };

  self->record = self->other.record;
  self->kept_id = self->other.kept_id;
  mu_item_set_id (self, &self->campaign, self->other.campaign);
  self->turned = turned;
  const MuBattleState state = self->other.state;
  self->other = shown;
  mu_battle_session_show (self, state);
}

/* What is in the club file stays there: from it a battle of its own goes on, whose losses are no
 * longer the campaign's. */
void
mu_battle_session_take_course (MuBattleSession *self, MuBattleRecord *record)
{
  g_return_if_fail (self->state == MU_BATTLE_FOUGHT || self->state == MU_BATTLE_KEPT);
  mu_battle_session_forget_course (self);
  self->other = (Course){ .record = record,
                          .state = MU_BATTLE_FOUGHT,
                          .campaign = self->state == MU_BATTLE_KEPT ? 0 : self->campaign };
  swap_course (self, FALSE);
}

static gboolean
has_course (MuBattleSession *self)
{
  return self->other.record != NULL
         && (self->state == MU_BATTLE_FOUGHT || self->state == MU_BATTLE_KEPT);
}

gboolean
mu_battle_session_can_turn_back (MuBattleSession *self)
{
  return has_course (self) && !self->turned;
}

gboolean
mu_battle_session_can_turn_again (MuBattleSession *self)
{
  return has_course (self) && self->turned;
}

void
mu_battle_session_turn_back (MuBattleSession *self)
{
  g_return_if_fail (mu_battle_session_can_turn_back (self));
  swap_course (self, TRUE);
}

void
mu_battle_session_turn_again (MuBattleSession *self)
{
  g_return_if_fail (mu_battle_session_can_turn_again (self));
  swap_course (self, FALSE);
}
