/* Who is near some ground, found without asking everybody.
 *
 * Each body's box is kept, and the bodies sorted by the left sides of their
 * boxes.  Whoever changes a body's ground says so (note_ground, note_grounds).
 * Everything here only narrows the choice: the exact measures decide. */
#include "rules/wrg/battle/engine.h"

static inline MuFix
smaller (MuFix one, MuFix other)
{
  return one < other ? one : other;
}

static inline MuFix
larger (MuFix one, MuFix other)
{
  return one > other ? one : other;
}

/* Of so few, everybody is asked: in the order of their numbers. */
#define FEW 40

/* Those off the table are last, and near nobody. */
static Plot
measure (const WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  mu_wrg_look_out_points (&self->ground, self->look_out);
  if (on_table (self))
    mu_rect_box (&self->ground, &self->low, &self->high);
  else
    self->low = self->high = (MuPoint){ INT32_MAX, INT32_MAX };
  return (Plot){ self->low, self->high, (uint16_t) body, self->side };
}

static void
put (WrgBattle *battle, int at, const Plot *plot)
{
  plots_of (battle)[at] = *plot;
  body_at (battle, plot->body)->place = (int16_t) at;
}

static void
put_in_order (WrgBattle *battle, const Plot *plot, int at)
{
  const Plot *plots = plots_of (battle);
  const MuFix left = plot->low.x;
  for (; at > 0 && plots[at - 1].low.x > left; at--)
    put (battle, at, &plots[at - 1]);
  for (; at + 1 < battle->count && plots[at + 1].low.x < left; at++)
    put (battle, at, &plots[at + 1]);
  put (battle, at, plot);
}

static void
widen (WrgBattle *battle, const Plot *plot)
{
  if (plot->low.x == INT32_MAX)
    return;
  battle->widest = larger (battle->widest, plot->high.x - plot->low.x);
  battle->low
      = (MuPoint){ smaller (battle->low.x, plot->low.x), smaller (battle->low.y, plot->low.y) };
  battle->high
      = (MuPoint){ larger (battle->high.x, plot->high.x), larger (battle->high.y, plot->high.y) };
}

static void
forget_extents (WrgBattle *battle)
{
  battle->widest = 0;
  battle->low = (MuPoint){ INT32_MAX, INT32_MAX };
  battle->high = (MuPoint){ INT32_MIN, INT32_MIN };
}

void
mu_wrg_note_ground (WrgBattle *battle, int body)
{
  mu_wrg_clear_pairs_of (battle, PAIR_VIEW,
                         body); /* what the ground showed from there, and of it */
  mu_wrg_forget_sights (battle);
  const Plot plot = measure (battle, body);
  widen (battle, &plot);
  put_in_order (battle, &plot, body_at (battle, body)->place);
}

/* They stand nearly in order from the time before. */
void
mu_wrg_note_grounds (WrgBattle *battle)
{
  Plot *plots = plots_of (battle);
  mu_wrg_clear_pairs (battle, PAIR_VIEW);
  mu_wrg_forget_sights (battle);
  forget_extents (battle);
  for (int at = 0; at < battle->count; at++) {
    const Plot plot = measure (battle, plots[at].body);
    int to = at;
    for (; to > 0 && plots[to - 1].low.x > plot.low.x; to--)
      plots[to] = plots[to - 1];
    plots[to] = plot;
    widen (battle, &plot);
  }
  for (int at = 0; at < battle->count; at++)
    body_at (battle, plots[at].body)->place = (int16_t) at;
}

void
mu_wrg_begin_grounds (WrgBattle *battle)
{
  for (int i = 0; i < battle->count; i++)
    plots_of (battle)[i].body = (uint16_t) i;
  mu_wrg_note_grounds (battle);
}

/* The first in order whose box may reach so far right. */
static const Plot *
first_from (const WrgBattle *battle, int64_t left)
{
  const Plot *plots = plots_of (battle);
  int low = 0, high = battle->count;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (plots[middle].low.x < left)
      low = middle + 1;
    else
      high = middle;
  }
  return plots + low;
}

void
mu_wrg_add_once (Near *near, int16_t body)
{
  int at = 0;
  while (at < near->count && near->body[at] < body)
    at++;
  if (at < near->count && near->body[at] == body)
    return;
  for (int k = near->count++; k > at; k--)
    near->body[k] = near->body[k - 1];
  near->body[at] = body;
}

static void
ask_all (const WrgBattle *battle, MuPoint low, MuPoint high, Sides sides, Near *near)
{
  const int from = sides & SIDE_BIT (MU_SIDE_A) ? 0 : battle->first[MU_SIDE_B];
  const int to = sides & SIDE_BIT (MU_SIDE_B) ? battle->count : battle->first[MU_SIDE_B];
  near->count = 0;
  for (int k = from; k < to; k++) {
    const Body *body = body_at (battle, k);
    if (body->low.x <= high.x && body->high.x >= low.x && body->low.y <= high.y
        && body->high.y >= low.y)
      near->body[near->count++] = (int16_t) k;
  }
}

static void
list_set (const BodySet *set, int words, Near *near)
{
  near->count = 0;
  for (int at = 0; at < words; at++)
    for (uint64_t word = set->word[at]; word; word &= word - 1)
      near->body[near->count++] = (int16_t) (at * 64 + __builtin_ctzll (word));
}

/* They are found in the order of their left sides, and given in that of their numbers. Who of
 * the window counts cannot be foretold: so it has no branches. */
void
mu_wrg_find_in_box (const WrgBattle *battle, MuPoint low, MuPoint high, Sides sides, Near *near)
{
  const int words = battle->count / 64 + 1;
  BodySet found;
  if (battle->count <= FEW) {
    ask_all (battle, low, high, sides, near);
    return;
  }
  clear_set (&found);
  const Plot *end = plots_of (battle) + battle->count;
  for (const Plot *plot = first_from (battle, (int64_t) low.x - battle->widest);
       plot < end && plot->low.x <= high.x; plot++)
    add_to_set_if (&found, plot->body,
                   (plot->high.x >= low.x) & (plot->low.y <= high.y) & (plot->high.y >= low.y)
                       & (sides >> plot->side & 1u));
  list_set (&found, words, near);
}

static void
box_about (const MuRect *ground, MuFix limit, MuPoint *low, MuPoint *high)
{
  const MuFix margin = limit + MU_RECT_SLACK;
  mu_rect_box (ground, low, high);
  low->x -= margin;
  low->y -= margin;
  high->x += margin;
  high->y += margin;
}

void
mu_wrg_find_near (const WrgBattle *battle, const MuRect *ground, MuFix limit, Sides sides,
                  Near *near)
{
  MuPoint low, high;
  box_about (ground, limit, &low, &high);
  mu_wrg_find_in_box (battle, low, high, sides, near);
}

/* Whether it is among those found near. */
bool
mu_wrg_is_about (const MuRect *ground, MuFix limit, const Body *body)
{
  MuPoint low, high;
  box_about (ground, limit, &low, &high);
  return body->low.x <= high.x && body->high.x >= low.x && body->low.y <= high.y
         && body->high.y >= low.y;
}

/* Ground straight ahead, as far as the table goes. */
void
mu_wrg_find_ahead_of (const WrgBattle *battle, const MuRect *ground, MuFix limit, Sides sides,
                      Near *near)
{
  const MuFix most = smaller (limit, battle->width + battle->depth);
  MuRect way = mu_rect_ahead (ground, most);
  way.depth += most;
  mu_wrg_find_near (battle, &way, 0, sides, near);
}

/* How far ahead a way leaves a strip from low to high for good, seen along one axis of the table:
 * from there on by so much a length, less what its width takes. */
static int64_t
way_out (MuFix low, MuFix high, MuFix from, int64_t ahead, int64_t width)
{
  const int64_t way = ahead > 0 ? (int64_t) high - from : (int64_t) from - low;
  const int64_t pace = mu_fix_size (ahead);
  return pace == 0 ? INT64_MAX : ((way + PACES (1)) * MU_ONE + width) / pace;
}

/* Nobody on the table is farther straight ahead, by a pace to spare. */
MuFix
mu_wrg_way_to_all (const WrgBattle *battle, const MuRect *ground)
{
  const MuDirection ahead = mu_forward (ground->facing);
  const int64_t x = way_out (battle->low.x, battle->high.x, ground->front.x, ahead.x,
                             mu_fix_size ((int64_t) ahead.y * ground->width));
  const int64_t y = way_out (battle->low.y, battle->high.y, ground->front.y, ahead.y,
                             mu_fix_size ((int64_t) ahead.x * ground->width));
  const int64_t most = battle->width + battle->depth;
  const int64_t way = x < y ? x : y;
  return way < 0 ? 0 : (MuFix) (way < most ? way : most);
}
