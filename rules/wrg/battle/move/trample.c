/* Routers and the friends in their way (wrg.rout.interpenetrate*). */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/fight/rout.h"

#define GAP_WIDTH 20
#define GAP_NEAR  50

/* wrg.rout.interpenetrate: whom routers go through as a matter of course, gap or
 * none. */
static bool
always_goes_through (const WrgBattle *battle, const Body *router, const Body *friend)
{
  return mu_wrg_rout_goes_through (&battle->readings, &router->troop, &friend->troop,
                                   friend->disordered, GAP_WIDTH, 0)
             .duty
         == MU_WRG_MUST;
}

/* Whether the strip beside the friend, from its end outwards, is open. */
static bool
gap_beside (const WrgBattle *battle, int router, int friend, bool right)
{
  const Body *self = body_at (battle, router);
  const MuRect *other = &body_at (battle, friend)->ground;
  const MuFix half = other->width / 2 + PACES (GAP_WIDTH) / 2;
  MuRect strip = *other;
  strip.front = mu_rect_point (other, (MuLocal){ right ? half : -half, 0 });
  strip.width = PACES (GAP_WIDTH);
  if (mu_rect_outside (&strip, battle->width, battle->depth)
      || !mu_rect_within (&self->ground, &strip, PACES (GAP_NEAR)))
    return false;
  Near near;
  mu_wrg_find_near (battle, &strip, 0, BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    const Body *body = body_at (battle, k);
    if (k != router && k != friend && is_fighting (body)
        && mu_rect_overlaps (&strip, &body->ground))
      return false;
  }
  return true;
}

/* wrg.rout.interpenetrate.gap
 * READING: wrg.formation.contiguous: those who find a gap flow through it in
 * disorder and are counted as having gone straight on. */
static bool
finds_gap (const WrgBattle *battle, int router, int friend)
{
  return gap_beside (battle, router, friend, true) || gap_beside (battle, router, friend, false);
}

static bool
refuses (const Body *router, const Body *friend)
{
  /* wrg.move.interpenetrate.other: a sensible player has them refuse */
  return friend->troop.regular && router->troop.type != MU_TROOP_EL
         && mu_wrg_type_density ((MuTroopType) friend->troop.type) == MU_WRG_CLOSE;
}

/* wrg.rout.elephants: as if the beasts without their crew fought them. */
static void
trample (WrgBattle *battle, int router, int friend)
{
  const Body *self = body_at (battle, router);
  Body *other = body_at (battle, friend);
  const int plus = mu_dice_roll (battle->dice, mu_wrg_random_plus_die (self->troop.regular),
                                 MU_ROLL_MELEE_PLUS, router);
  const int minus = mu_dice_roll (battle->dice, MU_DIE_AVERAGE, MU_ROLL_MELEE_MINUS, router);
  const MuWrgMelee melee = {
    .fighter = self->troop,
    .target = other->troop,
    .figures = self->figures,
    .period = 1,
    .random
    = mu_wrg_random_melee (&battle->readings, (MuTroopClass) self->troop.class, minus, plus, false),
  };
  MuWrgSum sum;
  MuTrace trace;
  if (mu_wrg_melee (&battle->readings, &melee, &sum, &trace, NULL) != MU_MELEE_OK)
    return;
  mu_wrg_emit (battle, MU_EVENT_MELEE, MU_RULE_WRG_ROUT_ELEPHANTS, router, friend,
               VALUES (self->figures, sum.factor, sum.casualties, 1));
  mu_wrg_emit_trace (battle, router, &trace);
  /* wrg.general.share */
  mu_wrg_take_casualties (battle, friend,
                          mu_wrg_spare_general (battle, friend, sum.casualties, true));
}

static void
go_through (WrgBattle *battle, int router, int friend)
{
  const Body *self = body_at (battle, router);
  Body *other = body_at (battle, friend);
  other->period.mingled = true;
  if (self->troop.type == MU_TROOP_EL)
    trample (battle, router, friend);
  if (!is_fighting (other))
    return;
  if (mu_wrg_rout_sweeps_away (&self->troop, &other->troop)) /* wrg.rout.swept-away */
    mu_wrg_break_body (battle, friend, MU_RULE_WRG_ROUT_SWEPT_AWAY);
  else if (self->troop.type != MU_TROOP_LI || other->disordered || other->period.moved > 0)
    mu_wrg_disorder_body (battle, friend, DISORDER_INTERMINGLED, battle->period);
}

/* The nearest friend whom it would run into within the distance, of those who
 * stand in ranks and whom it has not yet met. */
static int
next_friend_in_way (const WrgBattle *battle, int router, MuFix after, MuFix distance, MuFix *reach)
{
  const Body *self = body_at (battle, router);
  int best = MU_NO_BODY;
  *reach = distance;
  Near near;
  mu_wrg_find_ahead_of (battle, &self->ground, distance, SIDE_BIT (self->side), &near);
  FOR_NEAR (near, k)
  {
    MuFix far;
    if (k == router || !is_fighting (body_at (battle, k))
        || !mu_rect_reaches (&self->ground, &body_at (battle, k)->ground, &far) || far >= *reach
        || far < after || *pair_at (battle, PAIR_PASS, router, k))
      continue;
    *reach = far;
    best = k;
  }
  return best;
}

/* How far it can run, having dealt with the friends in its way. */
MuFix
mu_wrg_clear_way (WrgBattle *battle, int router, MuFix distance)
{
  const Body *self = body_at (battle, router);
  for (;;) {
    MuFix reach;
    const int friend = next_friend_in_way (battle, router, 0, distance, &reach);
    if (friend == MU_NO_BODY)
      return distance;
    mu_wrg_note_pair (battle, PAIR_PASS, router, friend, 1);
    if (!always_goes_through (battle, self, body_at (battle, friend))) {
      if (finds_gap (battle, router, friend))
        continue;
      if (refuses (self, body_at (battle, friend)))
        return reach;
    }
    go_through (battle, router, friend);
  }
}
