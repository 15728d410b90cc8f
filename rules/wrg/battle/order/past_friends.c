/* Round friends who are in the way (wrg.orders.route).
 *
 * A line that is longer than the field is wide, or that has lost its order, leaves bodies behind
 * others who fight or stand. Orders to go to an enemy do not say by which way: a player has such a
 * body wheel past its friends where there is room beside them, and wait where there is none. */
#include "rules/wrg/battle/order/obey.h"

#define BARRED_AT 60 /* paces: friends so near before it are in its way */
#define FREE_WAY  60 /* so far ahead there is room for its whole front */
#define VEERS     5  /* to each side */
#define VEER      ((MuWheel) MU_ANGLE_QUARTER / 6)

/* Before anybody has moved, all but those on hold are taken to go forward. */
static bool
goes_forward (const WrgBattle *battle, int friend)
{
  return battle->period == 1 ? mu_wrg_order_of (battle, friend) != MU_ORDER_HOLD
                             : body_at (battle, friend)->shown_motion == MOTION_ADVANCING;
}

/* Neither a screen, which makes way, nor on its way forward; or in hand-to-hand combat. */
static bool
stays_there (const WrgBattle *battle, int friend)
{
  return mu_wrg_in_melee (battle, friend)
         || (body_at (battle, friend)->troop.type != MU_TROOP_LI && !goes_forward (battle, friend));
}

/* The friend who is in its way if it goes that way, MU_NO_BODY: none. */
int
mu_wrg_friend_in_way (const WrgBattle *battle, int body, MuAngle way)
{
  const Body *self = body_at (battle, body);
  MuRect towards = self->ground;
  MuFix distance;
  towards.facing = way;
  const int ahead = mu_wrg_first_ahead (battle, body, &towards, PACES (BARRED_AT), &distance);
  return ahead != MU_NO_BODY && body_at (battle, ahead)->side == self->side
                 && stays_there (battle, ahead)
             ? ahead
             : MU_NO_BODY;
}

/* The friend right before it; or, when it is already on its way round them, still on the straight
 * way. */
static int
find_friend_in_way (const WrgBattle *battle, int body, MuAngle straight)
{
  const bool goes_round = errand_at (battle, body)->past_friends != 0;
  return mu_wrg_friend_in_way (battle, body,
                               goes_round ? straight : body_at (battle, body)->ground.facing);
}

/* wrg.orders.knowledge: friends, and enemy of whom it knows. */
static bool
is_empty (const WrgBattle *battle, int body, const MuRect *path)
{
  const uint8_t side = body_at (battle, body)->side;
  Near near;
  mu_wrg_find_near (battle, path, 0, BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    const Body *other = body_at (battle, k);
    if (k != body && on_table (other) && !mu_rect_keeps_clear (path, &other->ground)
        && (other->side == side || mu_wrg_makes_out (battle, body, k)))
      return false;
  }
  return !mu_rect_outside (path, battle->width, battle->depth);
}

/* Nobody is there as far as it knows, and the ground does not slow it. */
static bool
is_free (const WrgBattle *battle, int body, MuAngle way)
{
  const Body *self = body_at (battle, body);
  MuRect path = self->ground;
  MuFix slow;
  path.facing = way;
  if (mu_wrg_move_over (battle, self, &path, MOVE_ADVANCE, PACES (FREE_WAY), &slow)
          < PACES (FREE_WAY)
      || slow < PACES (FREE_WAY))
    return false;
  path.front = mu_rect_point (&path, (MuLocal){ 0, PACES (FREE_WAY) });
  path.depth = PACES (FREE_WAY);
  return is_empty (battle, body, &path);
}

/* Those of sides that the machine commands, who are to attack. */
static bool
may_go_round (const WrgBattle *battle, int body)
{
  return battle->commanded[body_at (battle, body)->side]
         && !mu_reading (&battle->readings, MU_READING_BEHIND_FRIENDS)
         && mu_wrg_order_of (battle, body) == MU_ORDER_ATTACK;
}

/* The side on which it goes round them: the one that it has chosen before, else that where it veers
 * least; 0: neither. */
static int
find_way (const WrgBattle *battle, int body, MuAngle straight, MuAngle *way)
{
  const int chosen = errand_at (battle, body)->past_friends;
  for (int n = 1; n <= VEERS; n++)
    for (int side = 1; side >= -1; side -= 2) {
      *way = (MuAngle) ((MuWheel) straight + side * n * VEER);
      if ((chosen == 0 || chosen == side) && is_free (battle, body, *way))
        return side;
    }
  return 0;
}

/* READING: wrg.orders.route: who attacks and has friends within 60 paces right before him who stay
 * there goes by the way beside them that veers least and is free for 60 paces, if there is one,
 * until he has them no longer between him and his goal. */
MuPoint
mu_wrg_point_past_friends (WrgBattle *battle, int body, MuPoint goal)
{
  const Body *self = body_at (battle, body);
  Errand *errand = errand_at (battle, body);
  const MuAngle straight = mu_angle_towards (self->ground.front, goal);
  MuAngle way;
  const int before = errand->past_friends;
  const int friend
      = may_go_round (battle, body) ? find_friend_in_way (battle, body, straight) : MU_NO_BODY;
  const int side = friend != MU_NO_BODY ? find_way (battle, body, straight, &way) : 0;
  if (side == 0)
    return goal;
  errand->past_friends = (int8_t) side; /* and kept: others may stand behind these */
  if (before == 0)
    mu_wrg_tell_decision (battle, body, friend, MU_RULE_WRG_ORDERS_ROUTE, MU_DECISION_ROUND);
  const MuVelocity on = mu_velocity (way, PACES (FREE_WAY));
  return (MuPoint){ self->ground.front.x + on.x, self->ground.front.y + on.y };
}
