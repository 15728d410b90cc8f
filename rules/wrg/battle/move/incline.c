/* Inclining: a body goes forward and to one side at once, and faces where it faced
 * (wrg.move.direction.incline).
 *
 * READING: wrg.move.direction.incline: who need not go so far aside as he may goes straight on
 * for the rest of the period; both are made at one rate (wrg.move.simultaneous).
 * READING: wrg.move.direction.incline: only in line, block or column; of a mixed body both
 * kinds must be able to. */
#include "rules/wrg/battle/order/obey.h"
#include "rules/wrg/move/manoeuvre.h"

static MuFix
size_of (MuFix aside)
{
  return aside < 0 ? -aside : aside;
}

bool
mu_wrg_may_incline (const Body *body)
{
  const Body *guest = guest_of (body);
  return body->formation == MU_FORMATION_USUAL && !body->period.changed_form
         && mu_wrg_incline_barred (&body->troop) == MU_RULE_NONE
         && (!guest || mu_wrg_incline_barred (&guest->troop) == MU_RULE_NONE);
}

/* wrg.move.manoeuvre: forward, and as far aside, by so much of a move. */
static MuFix
limit_of (const Body *body, MuFix move)
{
  const MuWrgHindrance hindrance = { .disordered = body->disordered };
  return mu_wrg_incline_of (move, &hindrance);
}

/* Its front, with all that it comes to cover on its way aside. */
static MuRect
strip_of (const Body *body, MuFix aside)
{
  MuRect strip = body->ground;
  strip.front = mu_rect_point (&body->ground, (MuLocal){ aside / 2, 0 });
  strip.width += size_of (aside);
  return strip;
}

static bool
leads_off_table (const WrgBattle *battle, const Body *body, MuFix each, bool to_left)
{
  MuRect there = body->ground;
  there.front = mu_rect_point (&body->ground, (MuLocal){ to_left ? -each : each, each });
  return mu_rect_outside (&there, battle->width, battle->depth);
}

#define HALVINGS 4

/* How far forward and aside it comes of so much as is wanted, with so much of its move left.
 * *slow as of move_over. */
MuFix
mu_wrg_incline_within (const WrgBattle *battle, int body, bool to_left, MuFix wanted, MuFix left,
                       MuFix *slow)
{
  const Body *self = body_at (battle, body);
  MuFix each = limit_of (self, left);
  each = each < wanted ? each : wanted;
  const MuRect strip = strip_of (self, to_left ? -each : each);
  const MuFix most
      = limit_of (self, mu_wrg_move_over (battle, self, &strip, MOVE_ADVANCE, left, slow));
  each = each < most ? each : most;
  for (int i = 0; i < HALVINGS && each > 0 && leads_off_table (battle, self, each, to_left); i++)
    each /= 2;
  return each > 0 && !leads_off_table (battle, self, each, to_left)
                 && !mu_wrg_wind_bars (battle, self, self->ground.facing)
             ? each
             : 0;
}

/* --- to come before an enemy ----------------------------------------------- */

/* The stretch of its front's line before which an enemy stands, and how far he is. */
typedef struct {
  MuFix from, to, ahead;
} Stand;

static Stand
stand_before (const Body *body, const Body *enemy)
{
  MuLocal corner[4];
  Stand stand = { INT32_MAX, INT32_MIN, INT32_MAX };
  mu_rect_local_corners (&body->ground, &enemy->ground, corner);
  for (int i = 0; i < 4; i++) {
    stand.from = corner[i].u < stand.from ? corner[i].u : stand.from;
    stand.to = corner[i].u > stand.to ? corner[i].u : stand.to;
    stand.ahead = corner[i].v < stand.ahead ? corner[i].v : stand.ahead;
  }
  return stand;
}

/* How far aside it has to go for half of its front, or all that the enemy offers, to strike him. */
static MuFix
shift_to_strike (const Body *body, const Stand *enemy)
{
  const MuFix half = body->ground.width / 2;
  const MuFix offered = enemy->to - enemy->from;
  const MuFix share = half < offered ? half : offered;
  if (enemy->from + share > half)
    return enemy->from + share - half;
  return enemy->to - share < -half ? enemy->to - share + half : 0;
}

#define PERIODS 2 /* of inclining: more is a march, not a shift */

/* So far aside in this period, 0: not at all. */
static MuFix
shift_now (const Body *body, const Stand *enemy, MuFix limit)
{
  const MuFix whole = shift_to_strike (body, enemy);
  const MuFix size = size_of (whole);
  if (limit <= 0 || size > PERIODS * limit || size > enemy->ahead - PACES (ROOM_BEFORE_ENEMY))
    return 0;
  return size <= limit ? whole : whole < 0 ? -limit : limit;
}

/* Nobody is there and the ground is easy. */
static bool
is_free_way (const WrgBattle *battle, int body, MuFix forward, MuFix aside, MuFix left)
{
  const Body *self = body_at (battle, body);
  MuFix slow;
  const MuRect strip = strip_of (self, aside);
  MuRect way = mu_rect_ahead (&strip, forward);
  way.depth += forward;
  return mu_wrg_is_open (battle, body, &way)
         && !mu_wrg_wind_bars (battle, self, self->ground.facing)
         && mu_wrg_move_over (battle, self, &strip, MOVE_ADVANCE, left, &slow) >= left
         && slow == MU_RECT_FAR;
}

/* Whom it would strike now stands in nobody's way to him. */
static bool
is_first_ahead (const WrgBattle *battle, int body, int enemy)
{
  MuFix distance;
  const int ahead = mu_wrg_first_enemy_ahead (battle, body, &distance);
  return ahead == MU_NO_BODY || ahead == enemy;
}

/* Who has an enemy well before it does not incline, whoever is nearest: asked first, as it costs
 * far less than to look for the nearest. */
bool
mu_wrg_needs_incline (const WrgBattle *battle, int body, MuFix left)
{
  const Body *self = body_at (battle, body);
  MuFix distance;
  if (!mu_wrg_may_incline (self) || self->parent != MU_NO_BODY)
    return false;
  const int ahead = mu_wrg_first_enemy_ahead (battle, body, &distance);
  if (ahead == MU_NO_BODY)
    return true;
  const Stand stand = stand_before (self, body_at (battle, ahead));
  return shift_now (self, &stand, limit_of (self, left)) != 0;
}

/* READING: wrg.move.direction.incline: who can come before his enemy within two periods does so by
 * inclining rather than by a wheel, and keeps his front.
 * So much of its move is left, and so much of the period has gone. */
bool
mu_wrg_incline_to (WrgBattle *battle, int body, int enemy, MuFix left, int32_t gone)
{
  Body *self = body_at (battle, body);
  if (!mu_wrg_may_incline (self) || self->parent != MU_NO_BODY
      || !is_first_ahead (battle, body, enemy))
    return false;
  const Stand stand = stand_before (self, body_at (battle, enemy));
  const MuFix limit = limit_of (self, left);
  const MuFix aside = shift_now (self, &stand, limit);
  if (aside == 0)
    return false;
  const MuFix size = size_of (aside);
  const MuFix most = size + (MuFix) ((int64_t) left * (limit - size) / limit);
  const MuFix room = stand.ahead - PACES (ROOM_BEFORE_ENEMY);
  const MuFix forward = most < room ? most : room;
  if (forward < size || !is_free_way (battle, body, forward, aside, left))
    return false;
  self->period.intended = forward;
  if (self->motion == MOTION_STILL)
    self->motion = MOTION_ADVANCING;
  mu_wrg_plan_incline (battle, body, forward, aside, MU_RECT_FAR);
  mu_wrg_delay_move (self, gone);
  return true;
}
