/* Whither a body's orders send it, and whether it has come there (wrg.orders.form,
 * wrg.orders.support). */
#include "rules/wrg/battle/order/obey.h"

#define AT_PLACE   20  /* paces: so near a body is at a place */
#define STRAY      20  /* paces: so far from its station it stays where it is */
#define ASIDE      40  /* paces: so far beside it it goes straight on rather than wheel */
#define COMES_UP   80  /* paces: so far before it it waits for a friend who comes on */
#define COME_LEVEL 120 /* paces: to enemy beside or behind it */
#define PLUMB_LINE 200 /* paces ahead on the line that it keeps to */

static MuFix
distance_of (MuPoint from, MuPoint to)
{
  const int64_t x = (int64_t) to.x - from.x;
  const int64_t y = (int64_t) to.y - from.y;
  return (MuFix) mu_isqrt (x * x + y * y);
}

MuPoint
mu_wrg_spot_on_table (const WrgBattle *battle, int body, const MuWrgSpot *spot)
{
  int x, y;
  mu_wrg_spot_point (spot, (MuSide) body_at (battle, body)->side, (int) (battle->width / PACES (1)),
                     (int) (battle->depth / PACES (1)), &x, &y);
  return (MuPoint){ PACES (x), PACES (y) };
}

/* READING: wrg.orders.form: a body is at a place when the place is no more than 20 paces
 * from the ground that it covers. */
bool
mu_wrg_is_at_point (const Body *body, MuPoint point)
{
  const MuLocal at = mu_rect_local (&body->ground, point);
  const MuFix half = body->ground.width / 2 + PACES (AT_PLACE);
  return at.u >= -half && at.u <= half && at.v <= PACES (AT_PLACE)
         && at.v >= -body->ground.depth - PACES (AT_PLACE);
}

/* --- friends ------------------------------------------------------------ */

/* The first of those named that is still in the fight, MU_NO_BODY: none. */
int
mu_wrg_friend_of (const WrgBattle *battle, int body, const MuWrgClause *clause)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  for (int i = 0; i < clause->friend_count; i++) {
    const int friend = mu_wrg_named_body (battle, side, clause->friends[i]);
    if (is_fighting (body_at (battle, friend)))
      return friend;
  }
  return MU_NO_BODY;
}

/* READING: wrg.orders.form: to accompany friends is to stay where one stood from them
 * when the order began, from middle to middle, which no turn about moves. */
static MuRect
station_frame (const WrgBattle *battle, int friend, MuPoint middle)
{
  const bool turns = mu_reading (&battle->readings, MU_READING_STATION_TURNS);
  const MuAngle facing = turns ? body_at (battle, friend)->ground.facing : MU_ANGLE_AHEAD;
  return (MuRect){ .front = middle, .facing = facing };
}

static void
take_station (WrgBattle *battle, int body, int friend)
{
  Errand *errand = errand_at (battle, body);
  const MuPoint own = mu_rect_centre (&body_at (battle, body)->ground);
  const MuPoint other = mu_rect_centre (&body_at (battle, friend)->ground);
  const MuRect frame = station_frame (battle, friend, other);
  errand->friend = (int16_t) friend;
  errand->station = mu_rect_local (&frame, own);
}

/* Where the middle of a friend will be when it has moved as it now plans to. */
static MuPoint
middle_after_move (const Body *friend)
{
  const Move *move = &friend->move;
  MuPoint middle = mu_rect_centre (&friend->ground);
  if (move->kind == MOVE_NONE)
    return middle;
  const MuVelocity way = mu_velocity (friend->ground.facing, move->distance);
  middle.x += way.x;
  middle.y += way.y;
  return middle;
}

static MuPoint
station_of (const WrgBattle *battle, int body, int friend)
{
  const MuRect frame = station_frame (battle, friend, middle_after_move (body_at (battle, friend)));
  return mu_rect_point (&frame, errand_at (battle, body)->station);
}

/* Of its middle from its station, as it faces. */
static MuLocal
off_station (const MuRect *ground, MuPoint station)
{
  const MuLocal at = mu_rect_local (ground, station);
  return (MuLocal){ at.u, at.v + ground->depth / 2 };
}

/* In this move, or in his last. */
static bool
comes_on (const Body *friend)
{
  return friend->move.kind == MOVE_ADVANCE || friend->shown_motion == MOTION_ADVANCING;
}

/* How far from his station somebody is as good as on it, paces. */
typedef struct {
  int aside, before;
} Leeway;

/* READING: wrg.orders.form: who accompanies others need not be to the pace where he was: up to
 * forty paces beside his place he goes straight on, and up to eighty before it he waits for friends
 * who come on, rather than wheel or turn about. */
static Leeway
leeway_of (const WrgBattle *battle)
{
  const bool close = mu_reading (&battle->readings, MU_READING_STATION_CLOSE);
  return close ? (Leeway){ 0, 0 } : (Leeway){ ASIDE, COMES_UP };
}

static bool
go_straight (const MuRect *ground, MuFix ahead, Goal *goal)
{
  goal->point = mu_rect_point (ground, (MuLocal){ 0, ahead });
  goal->distance = ahead;
  return ahead > PACES (STRAY);
}

static bool
find_station (WrgBattle *battle, int body, const MuWrgClause *clause, Goal *goal)
{
  const MuRect *ground = &body_at (battle, body)->ground;
  const MuPoint middle = mu_rect_centre (ground);
  const int friend = mu_wrg_friend_of (battle, body, clause);
  if (friend == MU_NO_BODY)
    return false;
  if (errand_at (battle, body)->friend != friend)
    take_station (battle, body, friend);
  const MuPoint there = station_of (battle, body, friend);
  const MuLocal off = off_station (ground, there);
  const Leeway leeway = leeway_of (battle);
  const bool in_line = mu_fix_size (off.u) <= PACES (leeway.aside);
  if (in_line && off.v < 0 && off.v >= -PACES (leeway.before)
      && comes_on (body_at (battle, friend)))
    return false;
  if (in_line && off.v >= 0)
    return go_straight (ground, off.v, goal);
  /* facing the way it goes, its front comes half its depth farther than its middle */
  const MuVelocity on = mu_velocity (mu_angle_towards (middle, there), ground->depth / 2);
  goal->point = (MuPoint){ there.x + on.x, there.y + on.y };
  goal->distance = distance_of (middle, there);
  return goal->distance > PACES (STRAY);
}

/* wrg.orders.support.skirmish: those whom it must skirmish with; MU_NO_BODY: none. */
static int
find_tormentor (const WrgBattle *battle, int body, const MuWrgClause *clause)
{
  FOR_SIDE (battle, enemy_of ((MuSide) body_at (battle, body)->side), k)
  {
    if (is_fighting (body_at (battle, k))
        && mu_wrg_support_duty_of (battle, body, clause, k) == MU_WRG_SUPPORT_MUST
        && mu_wrg_sees (battle, body, k))
      return k;
  }
  return MU_NO_BODY;
}

/* --- goals -------------------------------------------------------------- */

/* wrg.move.meeting holds it before them. */
static bool
go_to_enemy (const WrgBattle *battle, int body, int enemy, Goal *goal)
{
  if (enemy == MU_NO_BODY)
    return false;
  goal->enemy = (int16_t) enemy;
  goal->point = mu_rect_centre (&body_at (battle, enemy)->ground);
  goal->distance = MU_RECT_FAR;
  return true;
}

/* READING: wrg.orders.attack: who sees none of those he is sent against goes forward, as
 * his side faces, until he does. */
static bool
look_for_enemy (const WrgBattle *battle, int body, const MuWrgClause *clause, Goal *goal)
{
  const Body *self = body_at (battle, body);
  const MuVelocity on = mu_velocity (mu_wrg_way_forward (self), PACES (PLUMB_LINE));
  if (clause->act == MU_WRG_ACT_HOLD || !mu_wrg_any_quarry_stands (battle, body, &clause->quarry))
    return false;
  goal->point = (MuPoint){ self->ground.front.x + on.x, self->ground.front.y + on.y };
  goal->distance = MU_RECT_FAR;
  return true;
}

static MuFix
gone_along (const WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  const MuPoint at = body_at (battle, body)->ground.front;
  const MuDirection way = mu_forward (errand->way);
  const int64_t gone
      = ((int64_t) (at.x - errand->from.x) * way.x + (int64_t) (at.y - errand->from.y) * way.y)
        / MU_ONE;
  return gone > 0 ? (MuFix) gone : 0;
}

/* wrg.orders.knowledge: in the direction of a place, to it and no farther. */
static MuFix
length_of_way (const WrgBattle *battle, int body, const MuWrgClause *clause)
{
  if (clause->paces > 0)
    return PACES (clause->paces);
  if (clause->direction == MU_WRG_GO_TOWARDS_SPOT)
    return distance_of (errand_at (battle, body)->from,
                        mu_wrg_spot_on_table (battle, body, &clause->spot));
  return MU_RECT_FAR;
}

#define PACE_LEFT (PACES (1) / 2) /* less than that is nothing */

/* wrg.orders.invalid: where no end is named, on and over the table's edge. */
static bool
go_along (const WrgBattle *battle, int body, const MuWrgClause *clause, Goal *goal)
{
  const Errand *errand = errand_at (battle, body);
  const MuFix length = length_of_way (battle, body, clause);
  const MuFix gone = gone_along (battle, body);
  const MuVelocity on = mu_velocity (errand->way, gone + PACES (PLUMB_LINE));
  goal->point = (MuPoint){ errand->from.x + on.x, errand->from.y + on.y };
  goal->distance = length == MU_RECT_FAR ? length : length - gone;
  goal->beyond = length == MU_RECT_FAR;
  return goal->distance >= PACE_LEFT;
}

static bool
go_to_place (const WrgBattle *battle, int body, const MuWrgClause *clause, Goal *goal)
{
  const Body *self = body_at (battle, body);
  goal->point = mu_wrg_spot_on_table (battle, body, &clause->spot);
  goal->distance = distance_of (self->ground.front, goal->point);
  return !mu_wrg_is_at_point (self, goal->point);
}

static bool
go_with_friends (WrgBattle *battle, int body, const MuWrgClause *clause, Goal *goal)
{
  const bool skirmishes = clause->support && clause->act == MU_WRG_ACT_SKIRMISH;
  if (skirmishes && go_to_enemy (battle, body, find_tormentor (battle, body, clause), goal))
    return true;
  return find_station (battle, body, clause, goal);
}

/* False: it stays where it is. */
bool
mu_wrg_find_goal (WrgBattle *battle, int body, Goal *goal)
{
  const MuWrgClause *clause = mu_wrg_moving_clause_of (battle, body);
  *goal = (Goal){ .enemy = MU_NO_BODY };
  if (!clause)
    return false;
  if (errand_at (battle, body)->joins != MU_NO_BODY)
    return mu_wrg_goes_to_join (battle, body, goal);
  switch (mu_wrg_clause_move (clause)) {
  case MU_WRG_MOVE_UNSAID:
  case MU_WRG_MOVE_STAY:
    return false;
  case MU_WRG_MOVE_TO_PLACE:
    return go_to_place (battle, body, clause, goal);
  case MU_WRG_MOVE_IN_DIRECTION:
    return go_along (battle, body, clause, goal);
  case MU_WRG_MOVE_WITH_FRIENDS:
    return go_with_friends (battle, body, clause, goal);
  case MU_WRG_MOVE_TOWARDS_ENEMY:
    return go_to_enemy (battle, body, mu_wrg_find_quarry (battle, body, &clause->quarry), goal)
           || look_for_enemy (battle, body, clause, goal);
  }
  return false;
}

/* --- gained ------------------------------------------------------------- */

/* READING: wrg.orders.form: who skirmishes has come to his enemy when he shoots well at
 * him. Not to see him is not to have come to him. */
static bool
has_come_to_enemy (const WrgBattle *battle, int body, const MuWrgClause *clause)
{
  const Body *self = body_at (battle, body);
  const int enemy = mu_wrg_find_quarry (battle, body, &clause->quarry);
  const MuFix range = clause->act == MU_WRG_ACT_SKIRMISH ? mu_wrg_policy_range (self) : 0;
  const MuFix halt = PACES (ROOM_BEFORE_ENEMY);
  if (enemy == MU_NO_BODY)
    return !mu_wrg_any_quarry_stands (battle, body, &clause->quarry);
  return mu_rect_within (&self->ground, &body_at (battle, enemy)->ground,
                         (range > halt ? range : halt) + PACES (1));
}

static bool
has_reached (const WrgBattle *battle, int body, const MuWrgClause *clause)
{
  const Body *self = body_at (battle, body);
  switch (mu_wrg_clause_move (clause)) {
  case MU_WRG_MOVE_TO_PLACE:
    return mu_wrg_is_at_point (self, mu_wrg_spot_on_table (battle, body, &clause->spot));
  case MU_WRG_MOVE_IN_DIRECTION:
    return gone_along (battle, body) + PACE_LEFT > length_of_way (battle, body, clause);
  case MU_WRG_MOVE_TOWARDS_ENEMY:
    return has_come_to_enemy (battle, body, clause);
  case MU_WRG_MOVE_UNSAID:
  case MU_WRG_MOVE_STAY:
  case MU_WRG_MOVE_WITH_FRIENDS:
    break;
  }
  return false;
}

static bool
is_contested (const WrgBattle *battle, int body, const MuWrgClause *clause)
{
  switch (mu_wrg_clause_move (clause)) {
  case MU_WRG_MOVE_TO_PLACE:
    return mu_wrg_is_disputed (battle, body, mu_wrg_spot_on_table (battle, body, &clause->spot));
  case MU_WRG_MOVE_IN_DIRECTION:
    return mu_wrg_is_disputed (battle, body, body_at (battle, body)->ground.front);
  case MU_WRG_MOVE_TOWARDS_ENEMY:
    return mu_wrg_any_quarry_stands (battle, body, &clause->quarry);
  case MU_WRG_MOVE_UNSAID:
  case MU_WRG_MOVE_STAY:
  case MU_WRG_MOVE_WITH_FRIENDS:
    break;
  }
  return false;
}

/* The movement of its step in the ordinary case, NULL: none. */
static const MuWrgClause *
aim_of_step (const Errand *errand)
{
  const MuWrgMet nobody = { 0 };
  if (!errand->orders)
    return NULL;
  const int move = mu_wrg_orders_now (errand->orders, errand->step, &nobody).move;
  return move >= 0 ? &errand->orders->clause[move] : NULL;
}

/* READING: wrg.orders.form: attackers of a commanded side do not march on past the enemy when they
 * have come level with him and nobody is before them. */
static bool
has_come_level (const WrgBattle *battle, int body, const MuWrgClause *clause)
{
  return mu_wrg_clause_move (clause) == MU_WRG_MOVE_IN_DIRECTION && clause->act == MU_WRG_ACT_ATTACK
         && mu_wrg_decides_freely (battle, (MuSide) body_at (battle, body)->side)
         && mu_wrg_has_enemy_within (battle, body, COME_LEVEL)
         && !mu_wrg_any_enemy_ahead (battle, body);
}

bool
mu_wrg_is_aim_gained (WrgBattle *battle, int body)
{
  const MuWrgClause *clause = aim_of_step (errand_at (battle, body));
  return clause && is_fighting (body_at (battle, body)) && !mu_wrg_in_melee (battle, body)
         && (mu_wrg_aim_gained (clause, has_reached (battle, body, clause),
                                is_contested (battle, body, clause))
             || has_come_level (battle, body, clause));
}

/* Where a step's movement begins. */
void
mu_wrg_begin_way (WrgBattle *battle, int body)
{
  Errand *errand = errand_at (battle, body);
  const MuWrgClause *clause = aim_of_step (errand);
  const Body *self = body_at (battle, body);
  errand->from = self->ground.front;
  errand->friend = MU_NO_BODY;
  if (!clause)
    return;
  if (mu_wrg_direction_inclines ((MuWrgDirection) clause->direction))
    errand->way = self->ground.facing; /* wrg.move.direction.incline */
  else if (clause->direction == MU_WRG_GO_TOWARDS_SPOT)
    errand->way
        = mu_angle_towards (errand->from, mu_wrg_spot_on_table (battle, body, &clause->spot));
  else
    errand->way = mu_wrg_direction_angle ((MuWrgDirection) clause->direction, (MuSide) self->side);
  const int friend = mu_wrg_friend_of (battle, body, clause);
  if (friend != MU_NO_BODY)
    take_station (battle, body, friend);
}
