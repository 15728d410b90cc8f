/* Who is near whom, and who sees whom. */
#include "rules/wrg/battle/engine.h"

bool
mu_wrg_is_near (const WrgBattle *battle, int one, int other, int paces)
{
  return mu_rect_within (&body_at (battle, one)->ground, &body_at (battle, other)->ground,
                         PACES (paces));
}

static bool
is_tall (const Body *body)
{
  return body->troop.type == MU_TROOP_EL;
}

/* Bodies that may stand between two others. */
typedef struct {
  int16_t body[2 * MU_BATTLE_UNITS_MAX];
  int count;
} Screen;

static MuPoint
least (MuPoint a, MuPoint b)
{
  return (MuPoint){ a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y };
}

static MuPoint
most (MuPoint a, MuPoint b)
{
  return (MuPoint){ a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y };
}

/* Whether a body may stand between the two, in the box from low to high: by its own box as
 * near.c keeps it. */
static bool
may_screen (const WrgBattle *battle, int body, int one, int other, MuPoint low, MuPoint high)
{
  const Body *self = body_at (battle, body);
  return body != one && body != other && on_table (self) && !self->concealed && self->low.x < high.x
         && self->high.x > low.x && self->low.y < high.y && self->high.y > low.y;
}

static void
find_screen (const WrgBattle *battle, int one, int other, MuPoint low, MuPoint high, Screen *screen)
{
  Near near;
  mu_wrg_find_in_box (battle, low, high, BOTH_SIDES, &near);
  screen->count = 0;
  FOR_NEAR (near, k)
  {
    if (may_screen (battle, k, one, other, low, high))
      screen->body[screen->count++] = (int16_t) k;
  }
}

/* Who is in the way of one line is asked first about the next: he often hides that too. */
static void
ask_first (Screen *screen, int i)
{
  const int16_t body = screen->body[i];
  screen->body[i] = screen->body[0];
  screen->body[0] = body;
}

static bool
line_is_clear (const WrgBattle *battle, Screen *screen, MuPoint from, MuPoint to)
{
  for (int i = 0; i < screen->count; i++)
    if (mu_line_crosses (from, to, &body_at (battle, screen->body[i])->ground)) {
      ask_first (screen, i);
      return false;
    }
  return true;
}

/* wrg.visibility.dust, wrg.visibility.gentle-hill: nobody stands between, unless lower
 * than one of the two. */
static bool
view_is_clear (const WrgBattle *battle, Screen *screen, MuPoint from, MuPoint to)
{
  const MuTerrain *terrain = battle->terrain;
  if (!terrain || !(terrain->all & MU_LIES_HILL))
    return line_is_clear (battle, screen, from, to);
  for (int i = 0; i < screen->count; i++) {
    const MuRect *ground = &body_at (battle, screen->body[i])->ground;
    const MuPoint middle = mu_rect_centre (ground);
    if (mu_line_crosses (from, to, ground)
        && mu_wrg_troops_hide (mu_terrain_at (terrain, from), mu_terrain_at (terrain, middle),
                               mu_terrain_at (terrain, to), false, NULL)
               != MU_RULE_NONE) {
      ask_first (screen, i);
      return false;
    }
  }
  return true;
}

/* The lines from one body to another, and the box around them. */
_Static_assert(LOOK_OUTS == MU_LINE_ENDS, "lines from each to each");
typedef struct {
  int16_t one;
  int16_t other;
  const MuPoint *from, *to;
  MuPoint low, high;
} Look;

/* Who has run off the table in rout looks back as he tests, but is near nobody. */
static void
box_of (const Body *body, MuPoint *low, MuPoint *high)
{
  *low = body->low;
  *high = body->high;
  if (!on_table (body))
    mu_rect_box (&body->ground, low, high);
}

static Look
look_between (const WrgBattle *battle, int one, int other)
{
  const Body *seer = body_at (battle, one);
  const Body *seen = body_at (battle, other);
  MuPoint low, high, far_low, far_high;
  box_of (seer, &low, &high);
  box_of (seen, &far_low, &far_high);
  return (Look){ (int16_t) one,  (int16_t) other,      seer->look_out,
                 seen->look_out, least (low, far_low), most (high, far_high) };
}

/* The last one first; who has hidden nobody for longest is forgotten. */
static void
keep_hider (Hiders *hiders, int16_t body)
{
  int at = 0;
  while (at < hiders->count && hiders->body[at] != body)
    at++;
  if (at == hiders->count && at < HIDERS_KEPT)
    hiders->count++;
  for (at -= at == HIDERS_KEPT; at > 0; at--)
    hiders->body[at] = hiders->body[at - 1];
  hiders->body[0] = body;
}

/* Of those lines that cross the body the ones that it hides: in hilly country the ends of a line
 * may lie above it. */
static unsigned
lines_over_hills (const WrgBattle *battle, const Look *look, unsigned crossing, int body)
{
  const MuPoint middle = mu_rect_centre (&body_at (battle, body)->ground);
  const MuTerrainCell *between = mu_terrain_at (battle->terrain, middle);
  unsigned hidden = 0;
  for (int i = 0; i < LOOK_OUTS; i++)
    for (int j = 0; j < LOOK_OUTS; j++)
      if (crossing & MU_LINE (i, j)
          && mu_wrg_troops_hide (mu_terrain_at (battle->terrain, look->from[i]), between,
                                 mu_terrain_at (battle->terrain, look->to[j]), false, NULL)
                 != MU_RULE_NONE)
        hidden |= MU_LINE (i, j);
  return hidden;
}

/* Of the lines asked about the ones that the body hides. */
static unsigned
lines_hidden_by (const WrgBattle *battle, const Look *look, unsigned asked, int body)
{
  const unsigned crossing
      = mu_lines_crossing (look->from, look->to, asked, &body_at (battle, body)->ground);
  const bool hilly = battle->terrain && battle->terrain->all & MU_LIES_HILL;
  return crossing && hilly ? lines_over_hills (battle, look, crossing, body) : crossing;
}

/* The lines that nobody of the screen is in the way of. */
static unsigned
lines_past (const WrgBattle *battle, const Look *look, const Screen *screen, Hiders *hiders)
{
  unsigned left = MU_LINES_ALL;
  for (int i = 0; i < screen->count && left; i++) {
    const unsigned hidden = lines_hidden_by (battle, look, left, screen->body[i]);
    left &= ~hidden;
    if (hidden && hiders)
      keep_hider (hiders, screen->body[i]);
  }
  return left;
}

/* Some line that nobody of the screen and nothing on the ground is in the way of. Most who are
 * seen are seen along the first. */
static bool
any_line_shows (const WrgBattle *battle, const Look *look, Screen *screen, bool open,
                Hiders *hiders)
{
  const Body *seer = body_at (battle, look->one);
  const Body *seen = body_at (battle, look->other);
  if (view_is_clear (battle, screen, look->from[0], look->to[0])
      && (open || mu_wrg_ground_is_clear (battle, seer, look->from[0], seen, look->to[0])))
    return true;
  const unsigned left = lines_past (battle, look, screen, hiders);
  for (int i = 0; i < LOOK_OUTS && left; i++)
    for (int j = 0; j < LOOK_OUTS; j++)
      if (left & MU_LINE (i, j)
          && (open || mu_wrg_ground_is_clear (battle, seer, look->from[i], seen, look->to[j])))
        return true;
  return false;
}

/* Whether those who hid others from the same body hide this one, too: then nobody else need be
 * looked for. */
static bool
is_hidden_by (const WrgBattle *battle, const Look *look, Hiders *hiders)
{
  Screen screen;
  screen.count = 0;
  for (int i = 0; i < hiders->count; i++)
    if (may_screen (battle, hiders->body[i], look->one, look->other, look->low, look->high))
      screen.body[screen.count++] = hiders->body[i];
  return screen.count > 0 && !any_line_shows (battle, look, &screen, true, hiders);
}

/* Of two between whom some line over the ground is clear.
 * wrg.visibility.line-of-sight, wrg.visibility.dust, wrg.visibility.high-riders:
 * bodies between hide what is behind them on level ground, except elephants,
 * which stand above the dust; cover hides until it is left.
 * READING: wrg.visibility.line-of-sight: a body sees another if a line from an
 * end or the middle of its front or from its rear to such a point of the other
 * crosses no third body. */
static bool
looks_past_others (const WrgBattle *battle, int one, int other, bool open, Hiders *hiders)
{
  const Look look = look_between (battle, one, other);
  Screen screen;
  if (hiders && is_hidden_by (battle, &look, hiders))
    return false;
  find_screen (battle, one, other, look.low, look.high, &screen);
  if (screen.count == 0)
    return true;
  return any_line_shows (battle, &look, &screen, open, hiders);
}

/* Where the ground hides nothing an answer is kept until anybody's ground changes (near.c), or
 * somebody is revealed: forget_sights. */
enum { SIGHT_KNOWN = 1, SIGHT_OPEN = 2 };

void
mu_wrg_forget_sights (WrgBattle *battle)
{
  mu_wrg_clear_pairs (battle, PAIR_SIGHT);
}

static bool
sees_past_others (const WrgBattle *battle, int one, int other, Hiders *hiders)
{
  const bool open
      = mu_wrg_ground_hides_nothing (battle, body_at (battle, one), body_at (battle, other));
  const unsigned kept = open ? *pair_at (battle, PAIR_SIGHT, one, other) : 0u;
  if (kept & SIGHT_KNOWN)
    return kept & SIGHT_OPEN;
  const bool sees = looks_past_others (battle, one, other, open, hiders);
  if (open)
    mu_wrg_note_pair (battle, PAIR_SIGHT, one, other, SIGHT_KNOWN | (sees ? SIGHT_OPEN : 0));
  return sees;
}

bool
mu_wrg_sees_after (const WrgBattle *battle, int one, int other, Hiders *hiders)
{
  const Body *seer = body_at (battle, one);
  const Body *seen = body_at (battle, other);
  if (seen->concealed && seer->side != seen->side)
    return false;
  if (!mu_wrg_is_in_light (battle, &seer->ground, &seen->ground))
    return false;
  return mu_wrg_ground_shows (battle, one, other)
         && (is_tall (seer) || is_tall (seen) || sees_past_others (battle, one, other, hiders));
}

bool
mu_wrg_sees (const WrgBattle *battle, int one, int other)
{
  return mu_wrg_sees_after (battle, one, other, NULL);
}

bool
mu_wrg_sees_within (const WrgBattle *battle, int one, int other, int paces)
{
  return mu_wrg_is_near (battle, one, other, paces) && mu_wrg_sees (battle, one, other);
}

#define ROUNDED 2 /* a point of some ground may be put outside its box by that much */

void
mu_wrg_find_in_way (const WrgBattle *battle, int shooter, int target, const MuRect *ground,
                    InWay *in_way)
{
  MuPoint low, high, far_low, far_high;
  Screen screen;
  mu_rect_box (&body_at (battle, shooter)->ground, &low, &high);
  mu_rect_box (ground, &far_low, &far_high);
  low = least (low, far_low);
  high = most (high, far_high);
  find_screen (battle, shooter, target, (MuPoint){ low.x - ROUNDED, low.y - ROUNDED },
               (MuPoint){ high.x + ROUNDED, high.y + ROUNDED }, &screen);
  in_way->count = (int16_t) screen.count;
  for (int i = 0; i < screen.count && i < IN_WAY_KEPT; i++)
    in_way->body[i] = screen.body[i];
}

static void
find_screen_among (const WrgBattle *battle, int shooter, int target, MuPoint low, MuPoint high,
                   const InWay *in_way, Screen *screen)
{
  screen->count = 0;
  for (int i = 0; i < in_way->count; i++)
    if (may_screen (battle, in_way->body[i], shooter, target, low, high))
      screen->body[screen->count++] = in_way->body[i];
}

/* wrg.shoot.overhead.height: from elephants, or up at them, over all others; down or up a
 * slope over those who stand lower than one of the two. */
bool
mu_wrg_shot_is_clear (const WrgBattle *battle, int shooter, int target, MuPoint from, MuPoint to,
                      const InWay *in_way)
{
  const MuPoint low = least (from, to), high = most (from, to);
  Screen screen;
  if (!mu_wrg_ground_lets_shoot (battle, body_at (battle, shooter), from, body_at (battle, target),
                                 to))
    return false;
  if (in_way->count == 0 || is_tall (body_at (battle, shooter))
      || is_tall (body_at (battle, target)))
    return true;
  if (in_way->count <= IN_WAY_KEPT)
    find_screen_among (battle, shooter, target, low, high, in_way, &screen);
  else
    find_screen (battle, shooter, target, low, high, &screen);
  return view_is_clear (battle, &screen, from, to);
}

#define FRIENDS_NEAR 20 /* wrg.shoot.overhead.penalised */

/* Down a slope: nobody stands in the way of his friends but near to them or to the target. */
static bool
hinders (const WrgBattle *battle, int shooter, int target, int friend)
{
  if (!mu_wrg_is_uphill_of (battle, body_at (battle, shooter), body_at (battle, target)))
    return true;
  return mu_wrg_is_near (battle, friend, shooter, FRIENDS_NEAR)
         || mu_wrg_is_near (battle, friend, target, FRIENDS_NEAR);
}

/* wrg.shoot.overhead.penalised: ranks that a shot up at elephants, or up or down a slope,
 * passes over; down from elephants it costs nothing. Enemies count as one rank however deep
 * (wrg.shoot.tactical.overhead-many speaks of friends). */
int
mu_wrg_shot_over (const WrgBattle *battle, int shooter, int target, MuPoint from, MuPoint to)
{
  const Body *self = body_at (battle, shooter);
  Screen screen;
  int friends = 0;
  bool enemies = false;
  const bool hilly = battle->terrain && battle->terrain->all & MU_LIES_HILL;
  if (is_tall (self) || (!is_tall (body_at (battle, target)) && !hilly))
    return 0;
  find_screen (battle, shooter, target, least (from, to), most (from, to), &screen);
  for (int i = 0; i < screen.count; i++) {
    const Body *body = body_at (battle, screen.body[i]);
    if (is_tall (body) || !mu_line_crosses (from, to, &body->ground))
      continue;
    if (body->side == self->side)
      friends += hinders (battle, shooter, target, screen.body[i]) ? mu_wrg_ranks_of (body) : 0;
    enemies = enemies || body->side != self->side;
  }
  return friends > 0 ? friends : enemies;
}

/* The first body that it would strike by going straight ahead so far from that ground. */
int
mu_wrg_first_ahead (const WrgBattle *battle, int body, const MuRect *ground, MuFix limit,
                    MuFix *distance)
{
  int best = MU_NO_BODY;
  MuFix nearest = limit + 1;
  Near near;
  mu_wrg_find_ahead_of (battle, ground, limit, BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    MuFix reach;
    if (k == body || !on_table (body_at (battle, k))
        || !mu_rect_within (ground, &body_at (battle, k)->ground, limit + PACES (1))
        || !mu_rect_reaches (ground, &body_at (battle, k)->ground, &reach) || reach >= nearest)
      continue;
    nearest = reach;
    best = k;
  }
  *distance = nearest;
  return best;
}

/* The first enemy straight ahead that it knows of, up to that limit; it may find one that is just
 * beyond it. */
static int
first_enemy_within (const WrgBattle *battle, int body, MuFix limit, MuFix *distance)
{
  const Body *self = body_at (battle, body);
  int best = MU_NO_BODY;
  Near near;
  *distance = INT32_MAX;
  mu_wrg_find_ahead_of (battle, &self->ground, limit, SIDE_BIT (enemy_of ((MuSide) self->side)),
                        &near);
  FOR_NEAR (near, k)
  {
    const Body *enemy = body_at (battle, k);
    MuFix reach;
    if (!on_table (enemy) || enemy->concealed
        || !mu_rect_reaches (&self->ground, &enemy->ground, &reach) || reach >= *distance
        || !mu_wrg_makes_out (battle, body, k))
      continue;
    *distance = reach;
    best = k;
  }
  return best;
}

#define AHEAD_FIRST 480 /* paces; then ever further */

/* Friends between or not. */
int
mu_wrg_first_enemy_ahead (const WrgBattle *battle, int body, MuFix *distance)
{
  const MuFix most = mu_wrg_way_to_all (battle, &body_at (battle, body)->ground);
  for (MuFix limit = PACES (AHEAD_FIRST); limit < most; limit *= 2) {
    const int enemy = first_enemy_within (battle, body, limit, distance);
    if (enemy != MU_NO_BODY && *distance <= limit)
      return enemy;
  }
  return first_enemy_within (battle, body, most, distance);
}

/* READING: wrg.orders.attack: orders say where the enemy is looked for, though the
 * ground, fog or the night may hide him from the body. */
bool
mu_wrg_any_enemy_ahead (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  FOR_SIDE (battle, enemy_of ((MuSide) self->side), k)
  {
    const Body *enemy = body_at (battle, k);
    if (on_table (enemy) && !enemy->concealed && mu_rect_faces (&self->ground, &enemy->ground))
      return true;
  }
  return false;
}

/* Cover is left by moving or shooting, or seen through at this distance
 * (wrg.visibility.woods).
 * READING: wrg.reaction.occasion.6: whoever stumbles upon hidden enemy is
 * surprised as by those who emerge; the reminder sheet has any surprise
 * sighting. */
#define SURPRISE_AT 100

void
mu_wrg_surprise_neighbours (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  Near near;
  mu_wrg_find_near (battle, &self->ground, PACES (SURPRISE_AT),
                    SIDE_BIT (enemy_of ((MuSide) self->side)), &near);
  FOR_NEAR (near, k)
  {
    Body *enemy = body_at (battle, k);
    /* wrg.reaction.occasion.6; wrg.reaction.within */
    if (is_fighting (enemy) && mu_wrg_sees_within (battle, k, body, SURPRISE_AT))
      enemy->period.surprised = true;
  }
}

void
mu_wrg_reveal (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (!self->concealed)
    return;
  self->concealed = false;
  mu_wrg_forget_sights (battle);
  mu_wrg_surprise_neighbours (battle, body);
}

void
mu_wrg_reveal_found (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    if (!body_at (battle, i)->concealed || !on_table (body_at (battle, i)))
      continue;
    FOR_SIDE (battle, enemy_of ((MuSide) body_at (battle, i)->side), k)
    {
      if (on_table (body_at (battle, k)) && mu_wrg_is_near (battle, i, k, COVER_SEEN_AT))
        mu_wrg_reveal (battle, i);
    }
  }
}
