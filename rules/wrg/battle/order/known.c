/* What a body may act on: enemy whom it can make out, the nearest of them, and
 * the surprise of seeing some for the first time (wrg.visibility.*). */
#include "rules/wrg/battle/engine.h"

/* wrg.weather.fog, wrg.weather.night.limits, wrg.weather.wind.desert: near enough. */
bool
mu_wrg_is_in_light (const WrgBattle *battle, const MuRect *one, const MuRect *other)
{
  return battle->sky.sight == 0 || mu_rect_within (one, other, battle->sky.sight);
}

/* READING: wrg.visibility.line-of-sight: a side knows where the enemy's bodies stand
 * behind each other, which standards and dust betray; what the ground hides from a
 * body, or the fog and the dark, it does not know of. */
bool
mu_wrg_makes_out (const WrgBattle *battle, int body, int other)
{
  const Body *self = body_at (battle, body);
  const Body *seen = body_at (battle, other);
  if (seen->concealed && seen->side != self->side)
    return false;
  return mu_wrg_is_in_light (battle, &self->ground, &seen->ground)
         && mu_wrg_ground_shows (battle, body, other);
}

/* --- the nearest ------------------------------------------------------------- */

typedef bool (*Counts) (const WrgBattle *battle, int body, int enemy, Hiders *hiders);

static bool
is_fighter_in_view (const WrgBattle *battle, int body, int enemy, Hiders *hiders)
{
  return is_fighting (body_at (battle, enemy)) && mu_wrg_sees_after (battle, body, enemy, hiders);
}

static bool
is_made_out (const WrgBattle *battle, int body, int enemy, Hiders *hiders)
{
  (void) hiders; /* makes_out: whoever stands between */
  return mu_wrg_makes_out (battle, body, enemy);
}

/* Enemies on the table, and how far each is. */
typedef struct {
  Near near;
  MuFix apart[2 * MU_BATTLE_UNITS_MAX];
} Range;

/* Those farther than the nearer limit, which the last look went to. It may find some that are
 * just beyond the limit. */
static void
find_range (const WrgBattle *battle, int body, MuFix nearer, MuFix limit, Range *range)
{
  const MuRect *ground = &body_at (battle, body)->ground;
  const MuSide side = (MuSide) body_at (battle, body)->side;
  Near near;
  range->near.count = 0;
  mu_wrg_find_near (battle, ground, limit, SIDE_BIT (enemy_of (side)), &near);
  FOR_NEAR (near, k)
  {
    if (!on_table (body_at (battle, k)))
      continue;
    const MuFix apart = mu_rect_distance (ground, &body_at (battle, k)->ground);
    if (apart <= nearer)
      continue;
    range->apart[range->near.count] = apart;
    range->near.body[range->near.count++] = (int16_t) k;
  }
}

/* The nearest of them, who is taken out; of equally near ones the first. */
static int
take_nearest (Range *range, MuFix *distance)
{
  int best = 0;
  for (int i = 1; i < range->near.count; i++)
    if (range->apart[i] < range->apart[best])
      best = i;
  const int body = range->near.body[best];
  *distance = range->apart[best];
  range->apart[best] = INT32_MAX;
  return *distance == INT32_MAX ? MU_NO_BODY : body;
}

#define NOT_YET (-1) /* nearer than anybody: nobody has been looked at */

/* Asked from the nearest on, as it costs far more to see somebody than to measure the way. */
static int
nearest_within (const WrgBattle *battle, int body, MuFix nearer, MuFix limit, Counts counts,
                Hiders *hiders, MuFix *distance)
{
  Range range;
  find_range (battle, body, nearer, limit, &range);
  for (int left = range.near.count; left > 0; left--) {
    const int enemy = take_nearest (&range, distance);
    if (enemy == MU_NO_BODY || counts (battle, body, enemy, hiders))
      return enemy;
  }
  *distance = INT32_MAX;
  return MU_NO_BODY;
}

#define LOOK_FIRST 200 /* paces; then ever further */

static int
nearest (const WrgBattle *battle, int body, Counts counts, MuFix *distance)
{
  const MuFix most = battle->width + battle->depth;
  MuFix nearer = NOT_YET;
  Hiders hiders = { .count = 0 };
  for (MuFix limit = PACES (LOOK_FIRST); limit < most; limit *= 2) {
    const int enemy = nearest_within (battle, body, nearer, limit, counts, &hiders, distance);
    if (enemy != MU_NO_BODY && *distance <= limit)
      return enemy;
    nearer = limit;
  }
  return nearest_within (battle, body, nearer, most, counts, &hiders, distance);
}

/* The nearest that it knows of. */
int
mu_wrg_nearest_enemy (const WrgBattle *battle, int body, MuFix *distance)
{
  return nearest (battle, body, is_made_out, distance);
}

/* The nearest in good heart whom it sees with its own eyes. */
int
mu_wrg_nearest_seen (const WrgBattle *battle, int body)
{
  MuFix distance;
  return nearest (battle, body, is_fighter_in_view, &distance);
}

/* --- first sight -------------------------------------------------------------- */

static bool
is_seen_by_any (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const Sides enemy = SIDE_BIT (enemy_of ((MuSide) self->side));
  const MuFix all = battle->width + battle->depth;
  MuFix reach = battle->sky.sight > 0 ? battle->sky.sight : all;
  if (battle->terrain && mu_wrg_is_deep_in_cover (battle, self))
    reach = PACES (COVER_SEEN_AT);
  Near near;
  mu_wrg_find_near (battle, &self->ground, reach, enemy, &near);
  FOR_NEAR (near, k)
  {
    if (is_fighting (body_at (battle, k)) && mu_wrg_sees (battle, k, body))
      return true;
  }
  return false;
}

/* wrg.reaction.occasion.6, wrg.reaction.within; wrg.weather.night.limits */
static void
surprise_from_the_dark (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  Near near;
  mu_wrg_find_near (battle, &self->ground, battle->sky.sight,
                    SIDE_BIT (enemy_of ((MuSide) self->side)), &near);
  FOR_NEAR (near, k)
  {
    Body *enemy = body_at (battle, k);
    if (is_fighting (enemy) && mu_wrg_is_dark (battle, self, enemy)
        && mu_wrg_sees (battle, k, body))
      enemy->period.surprised = true;
  }
}

static bool
is_hidden_ground (const WrgBattle *battle, const Body *body)
{
  return battle->terrain && mu_terrain_under (battle->terrain, &body->ground) & MU_LIES_COVER;
}

/* READING: wrg.weather.night.limits: who comes into sight again at night after all
 * enemy had lost sight of him surprises them anew; who leaves cover, once. */
static void
look_at (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (!self->unsighted) {
    self->unsighted = battle->sky.night && !is_seen_by_any (battle, body);
    self->lurks = false;
    return;
  }
  if (self->concealed || !is_seen_by_any (battle, body))
    return;
  self->unsighted = false;
  if (self->lurks)
    mu_wrg_surprise_neighbours (battle, body);
  if (battle->sky.night)
    surprise_from_the_dark (battle, body);
}

static bool
has_hiding_places (const WrgBattle *battle)
{
  return battle->sky.night || (battle->terrain && battle->terrain->all & MU_LIES_COVER);
}

/* Once all have moved or shot. */
void
mu_wrg_note_sightings (WrgBattle *battle)
{
  if (!has_hiding_places (battle))
    return;
  FOR_ALL (battle, i)
  {
    if (on_table (body_at (battle, i)))
      look_at (battle, i);
  }
  mu_wrg_note_covers (battle);
}

/* As the battle opens: who stands in cover is not seen yet. */
void
mu_wrg_begin_sightings (WrgBattle *battle)
{
  if (!has_hiding_places (battle))
    return;
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    self->lurks = is_hidden_ground (battle, self);
    self->unsighted = (self->lurks || battle->sky.night) && !is_seen_by_any (battle, i);
  }
  mu_wrg_note_covers (battle);
}
