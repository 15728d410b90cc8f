/* Skirmishers whose way enemy cross who have declared no charge
 * (wrg.move.evade.uncharged).
 *
 * READING: wrg.move.evade.uncharged: two bodies of skirmishers keep away from each other
 * of themselves; only enemy who mean to come on cross anybody. */
#include "rules/wrg/battle/engine.h"

static MuRect
way_of (const Body *body, MuFix distance)
{
  MuRect way = mu_rect_ahead (&body->ground, distance);
  way.depth += distance;
  return way;
}

static MuFix
planned_way (const Body *body)
{
  return body->move.kind == MOVE_ADVANCE ? body->move.distance : 0;
}

static bool
means_to_cross (const WrgBattle *battle, int enemy)
{
  const Body *body = body_at (battle, enemy);
  return is_fighting (body) && body->period.intended > 0 && body->move.kind == MOVE_ADVANCE
         && mu_wrg_order_of (battle, enemy) != MU_ORDER_SKIRMISH;
}

/* The nearest enemy whose intended move goes over its ground or across its move. */
static int
crosser_of (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuRect own = way_of (self, planned_way (self));
  int best = MU_NO_BODY;
  MuFix nearest = INT32_MAX;
  Near near;
  mu_wrg_find_near (battle, &self->ground, PACES (CHARGE_MOST),
                    SIDE_BIT (enemy_of ((MuSide) self->side)), &near);
  FOR_NEAR (near, k)
  {
    if (!means_to_cross (battle, k))
      continue;
    const MuRect way = way_of (body_at (battle, k), body_at (battle, k)->period.intended);
    const MuFix apart = mu_rect_distance (&self->ground, &body_at (battle, k)->ground);
    if (!mu_rect_overlaps (&way, &own) || apart >= nearest)
      continue;
    best = k;
    nearest = apart;
  }
  return best;
}

static bool
may_be_crossed (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return is_fighting (self) && self->period.moved == 0 && !self->evaded && !self->concealed
         && self->period.response == RESPONSE_NONE && !mu_wrg_in_melee (battle, body)
         && mu_wrg_order_of (battle, body) == MU_ORDER_SKIRMISH;
}

/* Its move is made in full, but for other enemy in the way. */
static void
complete_move (WrgBattle *battle, int enemy, int evader)
{
  Body *self = body_at (battle, enemy);
  const int32_t delay = self->move.delay;
  MuFix move = self->period.intended;
  MuFix distance;
  const MuFix edge = mu_wrg_room_to_edge (battle, enemy);
  const int ahead = mu_wrg_first_enemy_ahead (battle, enemy, &distance);
  if (ahead != MU_NO_BODY && ahead != evader)
    return;
  move = move < edge ? move : edge;
  mu_wrg_plan_move (battle, enemy, MOVE_ADVANCE, MU_RULE_WRG_MOVE_HALF_TO_FULL, move);
  mu_wrg_delay_move (self, delay);
}

/* They test as if charged; if they evade the enemy goes on, else both halt apart
 * (wrg.move.meeting). */
static void
meet_crosser (WrgBattle *battle, int body, int enemy)
{
  Body *self = body_at (battle, body);
  self->period.crossed = true;
  mu_wrg_test_body (battle, body, MU_OCCASION_CHARGED);
  self->period.crossed = false;
  if (!is_fighting (self) || !mu_wrg_evades (battle, body))
    return;
  self->period.response = RESPONSE_EVADE;
  mu_wrg_evade_from (battle, body, enemy, MU_RULE_WRG_MOVE_EVADE_UNCHARGED);
  complete_move (battle, enemy, body);
}

/* Once all normal moves are planned. */
void
mu_wrg_test_crossed (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    if (!may_be_crossed (battle, i))
      continue;
    const int enemy = crosser_of (battle, i);
    if (enemy != MU_NO_BODY)
      meet_crosser (battle, i, enemy);
  }
}
