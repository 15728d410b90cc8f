/* Through the ranks of one's own body: who of a mixed body comes to its front
 * (wrg.move.interpenetrate.*). */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/fight/shooting.h"

/* --- foot, through those who have thrown their pila --------------------------- */

#define FORMED_FOOT                                                                                \
  (MU_TROOP_BIT (MU_TROOP_SHI) | MU_TROOP_BIT (MU_TROOP_HI) | MU_TROOP_BIT (MU_TROOP_MI))

/* wrg.move.interpenetrate.charge.more, wrg.move.interpenetrate.charge: medium, heavy or super heavy
 * foot through ranks of their regular body that have thrown their pila, if these are in order
 * and were not driven back.
 * wrg.move.interpenetrate.charge.orders: ordered to attack, and the enemy before them. */
static bool
may_come_through (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const Body *guest = guest_of (self);
  return guest && guest->mixed == MU_MIXED_BEHIND && !guest->in_front && guest->figures > 0
         && own_figures (self) > 0 && self->troop.regular && FORMED_FOOT >> guest->troop.type & 1u
         && mu_troop_has (&self->troop, MU_WEAPON_HEAVY_THROWING) && !self->disordered
         && !self->period.recoiled && mu_wrg_order_of (battle, body) == MU_ORDER_ATTACK
         && mu_wrg_touches_any (battle, body);
}

/* READING: wrg.move.interpenetrate.replace: a sensible leader lets them through when the melee's
 * first period, and with it the throwing weapons' effect, is over, unless they are archers
 * who would fight worse. */
static bool
is_time_to_come_through (const Body *body)
{
  const unsigned spears = MU_WEAPON_BIT (MU_WEAPON_LONG_SPEAR)
                          | MU_WEAPON_BIT (MU_WEAPON_TWO_HANDED) | MU_WEAPON_BIT (MU_WEAPON_PIKE);
  return body->melee_periods > 0 && body[1].troop.weapons & spears;
}

/* wrg.move.interpenetrate.replace, wrg.move.interpenetrate.room: the same melee goes on; who is
 * replaced makes room behind and neither gives nor takes blows. */
void
mu_wrg_come_through_ranks (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (!self->hosts || !is_fighting (self) || !may_come_through (battle, i)
        || !is_time_to_come_through (self))
      continue;
    self[1].in_front = true;
    mu_wrg_emit (battle, MU_EVENT_MIXED, MU_RULE_WRG_MOVE_INTERPENETRATE_ROOM, i + 1, i,
                 VALUES (MU_EVENT_MIXED_BEFORE));
  }
}

/* --- regular cavalry, at a halt ---------------------------------------------- */

/* wrg.move.interpenetrate.free; wrg.move.interpenetrate.other: any manoeuvre counts as moving. */
static bool
has_stood_all_period (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuPoint middle = mu_rect_centre (&self->ground);
  return self->period.moved == 0 && self->period.used == 0 && middle.x == self->period.begun.x
         && middle.y == self->period.begun.y && !self->period.changed_form
         && self->period.turned_quarters == 0 && self->period.charge_target == MU_NO_BODY
         && !mu_wrg_touches_any (battle, body);
}

/* wrg.move.interpenetrate.free: through one rank of their own body, armed otherwise, in good order
 * and at a halt all period. guests: whether these come through. */
static bool
may_ride_through (const WrgBattle *battle, int body, bool guests)
{
  const Body *self = body_at (battle, body);
  const Body *passer = kind_of (self, guests);
  const Body *passed = kind_of (self, !guests);
  const int rank = guests ? own_figures (self) : self[1].figures;
  const int others = guests ? self[1].figures : own_figures (self);
  return self->troop.regular && !self->disordered && self[1].mixed == MU_MIXED_BEHIND
         && mu_type_is_cavalry ((MuTroopType) passer->troop.type)
         && mu_type_is_cavalry ((MuTroopType) passed->troop.type)
         && passer->troop.weapons != passed->troop.weapons && rank > 0 && rank <= self->files
         && others > 0 && has_stood_all_period (battle, body);
}

static MuFix
range_of (const MuTroop *troop)
{
  int best = 0;
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++) {
    const int range = mu_troop_has (troop, (MuWeapon) weapon)
                          ? mu_wrg_shoot_range ((MuWeapon) weapon, true)
                          : 0;
    best = range > best ? range : best;
  }
  return PACES (best);
}

#define TOO_NEAR 80 /* paces: the next period brings the charge */

/* READING: wrg.move.interpenetrate.free: a sensible leader who stands to be attacked has those
 * before him who shoot farther while enemy are in their range, and the others once these come
 * within 80 paces or are gone. */
static bool
wants_guests_before (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuFix range = range_of (&self[1].troop);
  MuFix distance;
  if (mu_wrg_order_of (battle, body) == MU_ORDER_ATTACK || range <= range_of (&self->troop)
      || mu_wrg_nearest_enemy (battle, body, &distance) == MU_NO_BODY)
    return false;
  return distance > PACES (TOO_NEAR) && distance <= range;
}

/* When all have moved, before they shoot. */
void
mu_wrg_ride_through_ranks (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (!self->hosts || !is_fighting (self) || self[1].mixed != MU_MIXED_BEHIND)
      continue;
    const bool guests = !self[1].in_front;
    if (!may_ride_through (battle, i, guests) || wants_guests_before (battle, i) != guests)
      continue;
    self[1].in_front = guests;
    mu_wrg_emit (battle, MU_EVENT_MIXED, MU_RULE_WRG_MOVE_INTERPENETRATE_FREE, i + 1, i,
                 VALUES (guests ? MU_EVENT_MIXED_BEFORE : MU_MIXED_BEHIND));
  }
}
