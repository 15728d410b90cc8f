/* Where troops come onto the table, and who makes room for them (wrg.deploy.flank-march.point,
 * wrg.deploy.arrival.blocked, wrg.leave-table.timing). */
#include "rules/wrg/battle/order/obey.h"

/* A spot on the table's edge, and the way into the table. */
typedef struct {
  MuPoint at;
  MuAngle in;
} Entry;

static MuFix
within (MuFix value, MuFix least, MuFix most)
{
  return value < least ? least : value > most ? most : value;
}

static Entry
entry_at_own_edge (const WrgBattle *battle, MuSide side, int paces)
{
  const MuFix along = paces == MU_WRG_NO_ONE ? battle->width / 2 : PACES (paces);
  const MuFix x = within (along, 0, battle->width);
  return side == MU_SIDE_A ? (Entry){ { x, 0 }, MU_ANGLE_AHEAD }
                           : (Entry){ { battle->width - x, battle->depth }, MU_ANGLE_HALF };
}

/* READING: wrg.deploy.flank-march.point: where no point is fixed it is in the middle of
 * that part of the edge. */
static Entry
entry_at_side (const WrgBattle *battle, MuSide side, const MuWrgArrivalOrder *order)
{
  const bool beyond = order->edge == MU_WRG_SIDE_EDGE_BEYOND;
  const MuFix from = beyond ? battle->depth / 2 : 0;
  const MuFix along
      = order->point == MU_WRG_NO_ONE ? from + battle->depth / 4 : PACES (order->point);
  const MuFix y = within (along, from, from + battle->depth / 2);
  const bool low_x = (order->flank == MU_WRG_LEFT_FLANK) == (side == MU_SIDE_A);
  return (Entry){ { low_x ? 0 : battle->width, side == MU_SIDE_A ? y : battle->depth - y },
                  low_x ? MU_ANGLE_QUARTER : (MuAngle) (MU_ANGLE_HALF + MU_ANGLE_QUARTER) };
}

static Entry
entry_of_march (const WrgBattle *battle, int body)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  const MuWrgArrivalOrder *order = &errand_at (battle, body)->orders->arrival;
  if (order->how == MU_WRG_RESERVE || order->edge == MU_WRG_OWN_EDGE)
    return entry_at_own_edge (battle, side, order->point);
  return entry_at_side (battle, side, order);
}

/* READING: wrg.leave-table.return: a body comes back where it left. */
static Entry
entry_of_return (const WrgBattle *battle, int body)
{
  const MuPoint at = mu_rect_centre (&body_at (battle, body)->ground);
  const MuFix x = within (at.x, 0, battle->width), y = within (at.y, 0, battle->depth);
  const Entry entry[4] = {
    { { x, 0 }, MU_ANGLE_AHEAD },
    { { 0, y }, MU_ANGLE_QUARTER },
    { { x, battle->depth }, MU_ANGLE_HALF },
    { { battle->width, y }, (MuAngle) (MU_ANGLE_HALF + MU_ANGLE_QUARTER) },
  };
  const MuFix apart[4] = { at.y, at.x, battle->depth - at.y, battle->width - at.x };
  int nearest = 0;
  for (int i = 1; i < 4; i++)
    nearest = apart[i] < apart[nearest] ? i : nearest;
  return entry[nearest];
}

/* Its rear on the edge, wholly on the table. */
static MuRect
ground_at (const WrgBattle *battle, const Body *body, const Entry *entry, MuFix aside)
{
  const bool by_side = entry->in % MU_ANGLE_HALF != 0;
  const MuFix half = body->ground.width / 2;
  const MuVelocity in = mu_velocity (entry->in, body->ground.depth);
  MuPoint at = entry->at;
  if (by_side)
    at.y = within (at.y + aside, half, battle->depth - half);
  else
    at.x = within (at.x + aside, half, battle->width - half);
  return (MuRect){ .front = { at.x + in.x, at.y + in.y },
                   .width = body->ground.width,
                   .depth = body->ground.depth,
                   .facing = entry->in };
}

/* --- enemy on the edge -------------------------------------------------- */

#define GIVES_WAY      20 /* paces at a time */
#define GIVES_WAY_MOST 6  /* times */

/* Into the table, to where nobody stands. */
static bool
give_way (WrgBattle *battle, int enemy, const MuRect *arrivals)
{
  Body *other = body_at (battle, enemy);
  const MuFix step = PACES (GIVES_WAY);
  for (int n = 1; n <= GIVES_WAY_MOST; n++) {
    const MuRect there
        = mu_moved (&other->ground, mu_velocity (arrivals->facing, n * step), MU_PERIOD_PARTS);
    if (!mu_rect_keeps_clear (&there, arrivals) || !mu_wrg_is_open (battle, enemy, &there))
      continue;
    other->ground = there;
    mu_wrg_note_ground (battle, enemy);
    mu_wrg_emit (battle, MU_EVENT_MOVED, mu_wrg_arrival_clash (true).rule, enemy, MU_NO_BODY,
                 VALUES (there.front.x, there.front.y, there.facing, n * step));
    return true;
  }
  return false;
}

/* wrg.deploy.arrival.blocked, wrg.leave-table.timing: friends do not make room. */
static bool
clear_edge (WrgBattle *battle, int body, const MuRect *ground)
{
  Near near;
  mu_wrg_find_near (battle, ground, 0, BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    const Body *other = body_at (battle, k);
    if (k == body || !on_table (other) || mu_rect_keeps_clear (ground, &other->ground))
      continue;
    if (other->side == body_at (battle, body)->side || !is_fighting (other)
        || !give_way (battle, k, ground))
      return false;
  }
  return true;
}

#define SHUFFLES 12 /* to each side */
#define SHUFFLE  PACES (15)

/* READING: wrg.deploy.arrival.blocked: who finds friends in his way comes on beside them,
 * up to 180 paces off. */
static bool
find_room_by (WrgBattle *battle, int body, const Entry *entry, MuRect *ground)
{
  const Body *self = body_at (battle, body);
  for (int n = 0; n <= 2 * SHUFFLES; n++) {
    *ground = ground_at (battle, self, entry, (n % 2 ? 1 : -1) * ((n + 1) / 2) * SHUFFLE);
    if (!mu_rect_outside (ground, battle->width, battle->depth)
        && mu_wrg_is_open (battle, body, ground) && mu_wrg_can_stand_on (battle, self, ground))
      return true;
  }
  *ground = ground_at (battle, self, entry, 0);
  return !mu_rect_outside (ground, battle->width, battle->depth)
         && mu_wrg_can_stand_on (battle, self, ground) && clear_edge (battle, body, ground);
}

bool
mu_wrg_find_entry (WrgBattle *battle, int body, MuRect *ground)
{
  const bool returns = errand_at (battle, body)->away == AWAY_LEFT;
  const Entry entry = returns ? entry_of_return (battle, body) : entry_of_march (battle, body);
  return find_room_by (battle, body, &entry, ground);
}
