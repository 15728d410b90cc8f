/* Second lines: a body ordered to attack that stands behind friends who do not go on
 * narrows its front to the files before which the way to the enemy is free
 * (wrg.move.formation.frontage).
 *
 * READING: wrg.formation.usual: that is what a sensible leader does rather than push his men
 * through theirs, which would disorder both (wrg.move.interpenetrate.other). */
#include "rules/wrg/battle/engine.h"

#define BEHIND_FRIENDS 60 /* paces: so near ahead they are in its way */
#define LOOK_FOR_ENEMY 300
#define FILES_LEAST    4 /* to be worth it */

typedef struct {
  int from, to; /* files, from the rightmost; to is one beyond */
} Files;

static int
count_files (Files files)
{
  return files.to - files.from;
}

/* The stretch of a body's front before which other stands, no farther than so much; along
 * its front to the right. */
static bool
stands_before (const Body *body, const Body *other, MuFix limit, MuFix *from, MuFix *to)
{
  MuLocal corner[4];
  MuFix near = INT32_MAX;
  MuFix far = INT32_MIN;
  mu_rect_local_corners (&body->ground, &other->ground, corner);
  *from = INT32_MAX;
  *to = INT32_MIN;
  for (int i = 0; i < 4; i++) {
    *from = corner[i].u < *from ? corner[i].u : *from;
    *to = corner[i].u > *to ? corner[i].u : *to;
    near = corner[i].v < near ? corner[i].v : near;
    far = corner[i].v > far ? corner[i].v : far;
  }
  return far > 0 && near < limit;
}

static MuFix
right_of_file (const Body *body, int file)
{
  return body->ground.width / 2 - file * mu_wrg_figure_frontage (body);
}

static MuRect
ground_of_files (const Body *body, Files files)
{
  MuRect ground = body->ground;
  const MuFix right = right_of_file (body, files.from);
  const MuFix left = right_of_file (body, files.to);
  ground.front = mu_rect_point (&body->ground, (MuLocal){ (left + right) / 2, 0 });
  ground.width = right - left;
  return ground;
}

/* Files before which no friend stands, the longest row of them. */
static Files
free_files (const WrgBattle *battle, int body, MuFix limit)
{
  const Body *self = body_at (battle, body);
  bool blocked[FILES_MAX] = { false };
  Near near;
  mu_wrg_find_ahead_of (battle, &self->ground, limit, SIDE_BIT (self->side), &near);
  FOR_NEAR (near, k)
  {
    MuFix from, to;
    if (k == body || !is_fighting (body_at (battle, k))
        || !stands_before (self, body_at (battle, k), limit, &from, &to))
      continue;
    for (int file = 0; file < self->files; file++)
      blocked[file] = blocked[file]
                      || (right_of_file (self, file) > from && right_of_file (self, file + 1) < to);
  }
  Files best = { 0, 0 };
  Files run = { 0, 0 };
  for (int file = 0; file < self->files; file++) {
    run = blocked[file] ? (Files){ file + 1, file + 1 } : (Files){ run.from, file + 1 };
    best = count_files (run) > count_files (best) ? run : best;
  }
  return best;
}

/* Friends who stay where they are: who fight, or are not to go on. */
static bool
stays (const WrgBattle *battle, int friend)
{
  return mu_wrg_in_melee (battle, friend) || mu_wrg_order_of (battle, friend) != MU_ORDER_ATTACK;
}

static bool
is_behind_friends (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  MuFix distance;
  const int ahead
      = mu_wrg_first_ahead (battle, body, &self->ground, PACES (BEHIND_FRIENDS), &distance);
  return ahead != MU_NO_BODY && body_at (battle, ahead)->side == self->side
         && is_fighting (body_at (battle, ahead)) && stays (battle, ahead);
}

/* An enemy whom those files would reach before any friend. */
static bool
leads_to_enemy (const WrgBattle *battle, int body, Files files)
{
  const Body *self = body_at (battle, body);
  const MuRect ground = ground_of_files (self, files);
  MuFix distance;
  const int ahead = mu_wrg_first_ahead (battle, body, &ground, PACES (LOOK_FOR_ENEMY), &distance);
  return ahead != MU_NO_BODY && body_at (battle, ahead)->side != self->side
         && is_fighting (body_at (battle, ahead)) && mu_wrg_sees (battle, body, ahead);
}

static bool
may_narrow (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return self->formation == MU_FORMATION_USUAL && self->files > FILES_LEAST && !self->form_ordered
         && !self->form_wanted && !self->disordered
         && mu_wrg_order_of (battle, body) == MU_ORDER_ATTACK && mu_wrg_may_advance (battle, body)
         && is_behind_friends (battle, body);
}

/* As far on either flank as the period allows. Returns the parts of it that it took. */
int32_t
mu_wrg_narrow_to_gap (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (!may_narrow (battle, body))
    return 0;
  const Files files = free_files (battle, body, PACES (BEHIND_FRIENDS));
  if (count_files (files) < FILES_LEAST || count_files (files) == self->files
      || !leads_to_enemy (battle, body, files))
    return 0;
  return mu_wrg_shrink_front (battle, body, files.from, self->files - files.to);
}
