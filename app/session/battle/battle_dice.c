/* The dice of the preliminaries: thrown at the table in place of those that were rolled, taken
 * back, and what becomes of them when others are rolled. */
#include <glib/gi18n-lib.h>

#include "app/service/club/club.h"
#include "app/session/battle/battle_private.h"
#include "db/store.h"

/* A die and what lay there before or after. */
typedef struct {
  guint roll;
  MuRoll was;
} Throw;

static MuRoll
roll_at (MuBattleSession *self, guint roll)
{
  return g_array_index (self->record->rolls, MuRoll, roll);
}

static gboolean
has_roll (MuBattleSession *self, guint roll)
{
  return self->state == MU_BATTLE_READY && self->record && roll < self->record->rolls->len;
}

static void
put (MuBattleSession *self, guint roll, const MuRoll *as)
{
  mu_battle_put_roll (self->record, roll, as);
  mu_deployment_session_put_roll (self->deployment, roll, as);
  mu_battle_session_show (self, (MuBattleState) self->state);
  mu_item_set_int (self, &self->dice, self->dice + 1);
}

static void
push (GArray **stack, guint roll, const MuRoll *was)
{
  const Throw one = { .roll = roll, .was = *was };

  if (*stack == NULL)
    *stack = g_array_new (FALSE, FALSE, sizeof (Throw));
  g_array_append_val (*stack, one);
}

void
mu_battle_session_forget_throws (MuBattleSession *self)
{
  g_clear_pointer (&self->thrown, g_array_unref);
  g_clear_pointer (&self->unthrown, g_array_unref);
}

/* --- throwing ------------------------------------------------------------- */

gboolean
mu_battle_session_may_throw (MuBattleSession *self)
{
  return self->state == MU_BATTLE_READY && mu_battle_session_may_roll (self, NULL);
}

gboolean
mu_battle_session_throw (MuBattleSession *self, guint roll, int face, GError **error)
{
  MuRoll was;
  MuRoll now;

  g_return_val_if_fail (has_roll (self, roll), FALSE);
  was = roll_at (self, roll);
  if (!mu_battle_session_may_roll (self, error)
      || !mu_battle_throw (self->record, roll, face, error))
    return FALSE;
  now = roll_at (self, roll);
  push (&self->thrown, roll, &was);
  g_clear_pointer (&self->unthrown, g_array_unref);
  put (self, roll, &now);
  return TRUE;
}

/* --- back and again -------------------------------------------------------- */

static gboolean
can_step (MuBattleSession *self, const GArray *stack)
{
  return stack && stack->len > 0 && mu_battle_session_may_throw (self);
}

static void
step (MuBattleSession *self, GArray *from, GArray **to)
{
  const Throw last = g_array_index (from, Throw, from->len - 1);
  const MuRoll now = roll_at (self, last.roll);

  push (to, last.roll, &now);
  g_array_set_size (from, from->len - 1);
  put (self, last.roll, &last.was);
}

gboolean
mu_battle_session_can_take_back_throw (MuBattleSession *self)
{
  return can_step (self, self->thrown);
}

void
mu_battle_session_take_back_throw (MuBattleSession *self)
{
  if (can_step (self, self->thrown))
    step (self, self->thrown, &self->unthrown);
}

gboolean
mu_battle_session_can_bring_back_throw (MuBattleSession *self)
{
  return can_step (self, self->unthrown);
}

void
mu_battle_session_bring_back_throw (MuBattleSession *self)
{
  if (can_step (self, self->unthrown))
    step (self, self->unthrown, &self->thrown);
}

/* --- rolled again ----------------------------------------------------------- */

gboolean
mu_battle_session_set_dice_aside (MuBattleSession *self, GError **error)
{
  g_autoptr (GArray) rolls = NULL;

  if (self->state != MU_BATTLE_READY || self->record == NULL || self->record->rolls->len == 0)
    return TRUE;
  rolls = g_array_copy (self->record->rolls);
  for (guint i = 0; i < rolls->len; i++)
    g_array_index (rolls, MuRoll, i).purpose = MU_ROLL_SET_ASIDE;
  return mu_store_add_rolls (mu_history_store (self->history),
                             (const MuRoll *) (const void *) rolls->data, rolls->len, error);
}
