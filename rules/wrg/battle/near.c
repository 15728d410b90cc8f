/* Who is near some ground, found without asking everybody.
 *
 * Each body's box is kept, and the bodies sorted by the left sides of their
 * boxes.  Whoever changes a body's ground says so (note_ground, note_grounds).
 * Everything here only narrows the choice: the exact measures decide. */
#include <string.h>

#include "rules/wrg/battle/engine.h"

/* Of so few, everybody is asked; so many are found faster in their own order than put into it. */
#define FEW 40

/* Those off the table are last, and near nobody. */
static void
measure (Body *body)
{
  if (on_table (body))
    mu_rect_box (&body->ground, &body->low, &body->high);
  else
    body->low = body->high = (MuPoint){ INT32_MAX, INT32_MAX };
}

static void
put_in_order (WrgBattle *battle, int16_t *order, int at)
{
  const int16_t body = order[at];
  const MuFix left = body_at (battle, body)->low.x;
  for (; at > 0 && body_at (battle, order[at - 1])->low.x > left; at--) {
    order[at] = order[at - 1];
    body_at (battle, order[at])->place = (int16_t) at;
  }
  for (; at + 1 < battle->count && body_at (battle, order[at + 1])->low.x < left; at++) {
    order[at] = order[at + 1];
    body_at (battle, order[at])->place = (int16_t) at;
  }
  order[at] = body;
  body_at (battle, body)->place = (int16_t) at;
}

static void
widen (WrgBattle *battle, const Body *body)
{
  if (on_table (body) && body->high.x - body->low.x > battle->widest)
    battle->widest = body->high.x - body->low.x;
}

/* What the ground showed from where it was, and of it. */
static void
forget_views (WrgBattle *battle, int body)
{
  FOR_ALL (battle, k)
  {
    *pair_at (battle, PAIR_VIEW, body, k) = 0;
    *pair_at (battle, PAIR_VIEW, k, body) = 0;
  }
}

void
note_ground (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (battle->terrain)
    forget_views (battle, body);
  measure (self);
  widen (battle, self);
  put_in_order (battle, order_of_boxes (battle), self->place);
}

/* They stand nearly in order from the time before. */
void
note_grounds (WrgBattle *battle)
{
  int16_t *order = order_of_boxes (battle);
  if (battle->terrain)
    memset (pair_at (battle, PAIR_VIEW, 0, 0), 0, (size_t) battle->count * battle->count);
  battle->widest = 0;
  FOR_ALL (battle, i)
  {
    measure (body_at (battle, i));
    widen (battle, body_at (battle, i));
  }
  for (int at = 1; at < battle->count; at++) {
    const int16_t body = order[at];
    int to = at;
    for (; to > 0 && body_at (battle, order[to - 1])->low.x > body_at (battle, body)->low.x; to--)
      order[to] = order[to - 1];
    order[to] = body;
  }
  for (int at = 0; at < battle->count; at++)
    body_at (battle, order[at])->place = (int16_t) at;
}

void
begin_grounds (WrgBattle *battle)
{
  for (int i = 0; i < battle->count; i++)
    order_of_boxes (battle)[i] = (int16_t) i;
  note_grounds (battle);
}

static bool
is_within (const Body *body, MuPoint low, MuPoint high)
{
  return body->low.x <= high.x && body->high.x >= low.x && body->low.y <= high.y
         && body->high.y >= low.y;
}

/* The first in order whose box may reach so far right. */
static int
first_from (const WrgBattle *battle, const int16_t *order, int64_t left)
{
  int low = 0, high = battle->count;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (body_at (battle, order[middle])->low.x < left)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static bool
is_wanted (const WrgBattle *battle, Sides sides, int body)
{
  return sides >> body_at (battle, body)->side & 1u;
}

static void
add_sorted (Near *near, int16_t body)
{
  int at = near->count++;
  for (; at > 0 && near->body[at - 1] > body; at--)
    near->body[at] = near->body[at - 1];
  near->body[at] = body;
}

void
add_once (Near *near, int16_t body)
{
  for (int i = 0; i < near->count; i++)
    if (near->body[i] == body)
      return;
  add_sorted (near, body);
}

static void
ask_sorted (const WrgBattle *battle, int from, int end, MuPoint low, MuPoint high, Sides sides,
            Near *near)
{
  const int16_t *order = order_of_boxes (battle);
  for (int at = from; at < end; at++)
    if (is_wanted (battle, sides, order[at]) && is_within (body_at (battle, order[at]), low, high))
      add_sorted (near, order[at]);
}

static void
ask_all (const WrgBattle *battle, MuPoint low, MuPoint high, Sides sides, Near *near)
{
  const int from = sides & SIDE_BIT (MU_SIDE_A) ? 0 : battle->first[MU_SIDE_B];
  const int to = sides & SIDE_BIT (MU_SIDE_B) ? battle->count : battle->first[MU_SIDE_B];
  for (int k = from; k < to; k++)
    if (is_within (body_at (battle, k), low, high))
      near->body[near->count++] = (int16_t) k;
}

void
find_in_box (const WrgBattle *battle, MuPoint low, MuPoint high, Sides sides, Near *near)
{
  near->count = 0;
  if (battle->count <= FEW) {
    ask_all (battle, low, high, sides, near);
    return;
  }
  const int16_t *order = order_of_boxes (battle);
  const int from = first_from (battle, order, (int64_t) low.x - battle->widest);
  const int end = first_from (battle, order, (int64_t) high.x + 1);
  if (end - from > FEW)
    ask_all (battle, low, high, sides, near);
  else
    ask_sorted (battle, from, end, low, high, sides, near);
}

void
find_near (const WrgBattle *battle, const MuRect *ground, MuFix limit, Sides sides, Near *near)
{
  MuPoint low, high;
  const MuFix margin = limit + MU_RECT_SLACK;
  mu_rect_box (ground, &low, &high);
  low.x -= margin;
  low.y -= margin;
  high.x += margin;
  high.y += margin;
  find_in_box (battle, low, high, sides, near);
}

/* Ground straight ahead, as far as the table goes. */
void
find_ahead_of (const WrgBattle *battle, const MuRect *ground, MuFix limit, Sides sides, Near *near)
{
  const MuFix most = battle->width + battle->depth;
  MuRect way = mu_rect_ahead (ground, limit < most ? limit : most);
  way.depth += limit < most ? limit : most;
  find_near (battle, &way, 0, sides, near);
}
