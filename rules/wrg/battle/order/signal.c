/* Signals (wrg.signals.*): a general makes one in a period, those who receive it obey in
 * the next. */
#include "rules/wrg/battle/order/obey.h"

#define READY_AT 240 /* paces: enemy so near a waiting unit calls for the signal */

bool
mu_wrg_commands_now (const WrgBattle *battle, MuSide side)
{
  const int with = battle->general_body[side];
  return with != MU_NO_BODY && !battle->general_lost[side] && is_fighting (body_at (battle, with));
}

/* wrg.orders.conditional: the signal that begins its next step, 0: none. */
int
mu_wrg_awaited_signal (const WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  if (!errand->orders || errand->orders->follow_me || body_at (battle, body)->forgotten
      || !is_fighting (body_at (battle, body)) || errand->step >= errand->orders->count)
    return 0;
  const int next = errand->step < 0 ? 0 : mu_wrg_step_end (errand->orders, errand->step);
  return next < errand->orders->count && errand->orders->clause[next].when == MU_WRG_WHEN_SIGNAL
             ? errand->orders->clause[next].number
             : 0;
}

/* wrg.orders.knowledge: what happens where the general cannot see it moves him to nothing. */
bool
mu_wrg_general_sees (const WrgBattle *battle, MuSide side, int body)
{
  const int general = battle->general_body[side];
  return body == general || mu_wrg_makes_out (battle, general, body);
}

static bool
has_enemy_near (const WrgBattle *battle, MuSide side, int body)
{
  const Body *self = body_at (battle, body);
  Near near;
  mu_wrg_find_near (battle, &self->ground, PACES (READY_AT), SIDE_BIT (enemy_of (side)), &near);
  FOR_NEAR (near, k)
  {
    const Body *enemy = body_at (battle, k);
    if (on_table (enemy) && mu_rect_within (&self->ground, &enemy->ground, PACES (READY_AT))
        && mu_wrg_general_sees (battle, side, k))
      return true;
  }
  return false;
}

/* Whatever it was sent to do first is done, or it cannot get on with that. */
static bool
is_ready (WrgBattle *battle, int body)
{
  Goal goal;
  return mu_wrg_in_melee (battle, body) || !mu_wrg_find_goal (battle, body, &goal);
}

static bool
any_hand_to_hand (const WrgBattle *battle, MuSide side)
{
  FOR_SIDE (battle, side, i)
  {
    if (is_fighting (body_at (battle, i)) && mu_wrg_in_melee (battle, i)
        && mu_wrg_general_sees (battle, side, i))
      return true;
  }
  return false;
}

/* READING: wrg.signals.one-per-period: the general makes a signal when all who wait for it
 * stand where they were sent, or fight, and he sees his army in hand-to-hand combat or enemy
 * within 240 paces of one of them; the first of several that are due. */
static bool
is_called_for (WrgBattle *battle, MuSide side, int signal)
{
  bool any = false;
  bool near = any_hand_to_hand (battle, side);
  FOR_SIDE (battle, side, i)
  {
    if (mu_wrg_awaited_signal (battle, i) != signal)
      continue;
    if (!is_ready (battle, i))
      return false;
    any = true;
    near = near || has_enemy_near (battle, side, i);
  }
  return any && near;
}

/* wrg.visibility.generals: over all units; the ground may hide him. */
static bool
sees_standard (const WrgBattle *battle, int body, int general)
{
  const Body *self = body_at (battle, body);
  const Body *other = body_at (battle, general);
  return body == general
         || (mu_wrg_is_in_light (battle, &self->ground, &other->ground)
             && mu_wrg_ground_is_clear (battle, self, self->ground.front, other,
                                        other->ground.front));
}

/* wrg.signals.reception, wrg.signals.mixed-training, wrg.signals.shared */
static bool
receives (const WrgBattle *battle, int body, MuWrgSignal kind)
{
  const Body *self = body_at (battle, body);
  const int general = battle->general_body[self->side];
  const Body *other = body_at (battle, general);
  const MuWrgSignalling signal = {
    .kind = kind,
    .sees_signal = sees_standard (battle, body, general),
    .paces = (int) ((mu_rect_distance (&self->ground, &other->ground) + PACES (1) - 1) / PACES (1)),
    .regular = self->troop.regular,
    .general_regular = mu_wrg_general_is_regular (battle->general_regular[self->side],
                                                  other->troop.type == MU_TROOP_EL),
    .strong_wind = battle->sky.things >> MU_SKY_WINDS & 1,
    .forgotten = battle->period < errand_at (battle, body)->standing_again,
  };
  return on_table (self) && mu_wrg_signal_missed (&signal) == MU_RULE_NONE;
}

static void
make_signal (WrgBattle *battle, MuSide side, int number)
{
  const MuWrgSignal kind = (MuWrgSignal) battle->signals[side]->kind[number - 1];
  mu_wrg_emit (battle, MU_EVENT_SIGNAL, MU_RULE_WRG_SIGNALS_ONE_PER_PERIOD,
               battle->general_body[side], MU_NO_BODY, VALUES (number, (int32_t) kind));
  FOR_SIDE (battle, side, i)
  {
    if (receives (battle, i, kind))
      errand_at (battle, i)->signal = (uint8_t) number;
  }
}

/* READING: wrg.signals.one-per-period: a general of a commanded side makes it for the first of
 * those who receive it that should go now, ready or not. */
static bool
is_decided (WrgBattle *battle, MuSide side, int signal)
{
  const MuWrgSignal kind = (MuWrgSignal) battle->signals[side]->kind[signal - 1];
  MuDecision why;
  FOR_SIDE (battle, side, i)
  {
    if (mu_wrg_awaited_signal (battle, i) != signal || !receives (battle, i, kind)
        || !mu_wrg_should_go (battle, i, &why))
      continue;
    mu_wrg_tell_decision (battle, i, MU_NO_BODY, MU_RULE_WRG_SIGNALS_ONE_PER_PERIOD, why);
    return true;
  }
  return false;
}

static bool
is_due (WrgBattle *battle, MuSide side, int signal)
{
  return (battle->signals[side]->defined >> (signal - 1) & 1)
         && (is_called_for (battle, side, signal) || is_decided (battle, side, signal));
}

/* At the start of a period, when those of the last have been obeyed. wrg.general.loss: a
 * disabled general makes none. */
void
mu_wrg_make_signals (WrgBattle *battle)
{
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    if (!battle->signals[side] || !mu_wrg_commands_now (battle, side))
      continue;
    for (int number = 1; number <= MU_WRG_SIGNALS; number++)
      if (is_due (battle, side, number)) {
        make_signal (battle, side, number);
        break;
      }
  }
}
