/* The general who goes where he is needed (wrg.reaction.either1.general).
 *
 * Troops within 150 paces of him stand better, and a messenger from there has not so far to ride.
 * So a general of a commanded side who is held back with his guard goes up behind those of his line
 * who are hard pressed, and stays by them until others need him more. */
#include "rules/wrg/battle/order/obey.h"

#define STEADIES_WITHIN 150 /* paces: wrg.reaction.either1.general */
#define GOES_WITHIN     400 /* paces: farther away he comes too late */
#define KEEPS_BEHIND    20  /* paces: their rear ranks have room to give way */
#define ENEMY_NEAR      120 /* paces: he has enemy of his own to mind */

/* "Stay and hold": whither he goes, his guard sees for itself. */
static const MuWrgOrders go_along = { .count = 1,
                                      .clause[0] = { .move = MU_WRG_MOVE_STAY,
                                                     .act = MU_WRG_ACT_HOLD,
                                                     .in_case.of = MU_WRG_NO_ONE,
                                                     .quarry.body = MU_WRG_NO_ONE },
                                      .arrival.point = MU_WRG_NO_ONE };

/* Held back, with nobody upon it. */
static bool
may_leave_its_place (const WrgBattle *battle, int guard)
{
  const Body *self = body_at (battle, guard);
  return is_fighting (self) && self->rally == RALLY_NONE && self->rally_due == RALLY_NONE
         && mu_wrg_order_of (battle, guard) == MU_ORDER_HOLD && mu_wrg_may_advance (battle, guard)
         && !mu_wrg_is_bound (battle, self, MU_RESULT_ADVANCE) && !mu_wrg_in_melee (battle, guard)
         && !mu_wrg_has_enemy_within (battle, guard, ENEMY_NEAR);
}

static bool
needs_general (const WrgBattle *battle, int guard, int body)
{
  const Body *self = body_at (battle, body);
  return body != guard && is_fighting (self) && !is_light (self)
         && mu_wrg_is_hard_pressed (battle, body)
         && mu_wrg_general_sees (battle, (MuSide) self->side, body);
}

/* The nearest of those who need him, MU_NO_BODY: nobody, or he is with some of them. */
static int
whom_to_join (const WrgBattle *battle, MuSide side, int guard)
{
  const Body *self = body_at (battle, guard);
  MuFix least = PACES (GOES_WITHIN);
  int best = MU_NO_BODY;
  FOR_SIDE (battle, side, k)
  {
    if (!needs_general (battle, guard, k))
      continue;
    const MuFix apart = mu_rect_distance (&self->ground, &body_at (battle, k)->ground);
    if (apart <= PACES (STEADIES_WITHIN))
      return MU_NO_BODY;
    best = apart < least ? k : best;
    least = apart < least ? apart : least;
  }
  return best;
}

/* READING: wrg.reaction.either1.general: where the general is, is left to the player. */
void
mu_wrg_join_who_need_him (WrgBattle *battle, MuSide side)
{
  const int guard = battle->general_body[side];
  if (!mu_wrg_decides_freely (battle, side) || !may_leave_its_place (battle, guard))
    return;
  const int friend = whom_to_join (battle, side, guard);
  if (friend == MU_NO_BODY || errand_at (battle, guard)->joins == friend)
    return;
  mu_wrg_tell_decision (battle, guard, friend, MU_RULE_WRG_REACTION_EITHER1_GENERAL,
                        MU_DECISION_JOINS);
  mu_wrg_take_orders (battle, guard, &go_along); /* wrg.orders.follow-me */
  errand_at (battle, guard)->joins = (int16_t) friend;
}

/* Whether it goes to stand behind others, and how far that is. */
bool
mu_wrg_goes_to_join (const WrgBattle *battle, int body, Goal *goal)
{
  const Body *self = body_at (battle, body);
  const int friend = errand_at (battle, body)->joins;
  if (friend == MU_NO_BODY || !is_fighting (body_at (battle, friend)))
    return false;
  const MuRect *line = &body_at (battle, friend)->ground;
  goal->point = mu_rect_point (line, (MuLocal){ 0, -line->depth - PACES (KEEPS_BEHIND) });
  const int64_t x = (int64_t) goal->point.x - self->ground.front.x;
  const int64_t y = (int64_t) goal->point.y - self->ground.front.y;
  goal->distance = (MuFix) mu_isqrt (x * x + y * y);
  return goal->distance > PACES (KEEPS_BEHIND);
}
