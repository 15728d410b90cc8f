/* Going over the ground: how far a unit can go before somebody or the edge stops it, where there is
 * room for it, and how it lines up with whom it has met. */
#include "rules/awfp/battle/engine.h"

#define WHEEL_MOST (MU_ANGLE_QUARTER / 2) /* awfp.orders.pre-wheel */

/* How far a point can go that way before it leaves a span from 0 to size: farther than any table
 * where it hardly nears the edge. */
static MuFix
until_edge (MuFix at, int32_t step, MuFix size)
{
  if (step == 0)
    return MU_RECT_FAR;
  const int64_t left = step > 0 ? (int64_t) size - at : at;
  const int64_t far = left <= 0 ? 0 : left * MU_ONE / mu_fix_size (step);
  return far < MU_RECT_FAR ? (MuFix) far : MU_RECT_FAR;
}

/* Whether it is so far from all edges that it cannot come to one. */
static bool
is_inland (const AwfpBattle *battle, const MuRect *from, MuFix most)
{
  const MuFix reach = most + from->width / 2 + from->depth + MU_PACES (1);
  return from->front.x > reach && from->front.y > reach && from->front.x < battle->width - reach
         && from->front.y < battle->depth - reach;
}

static MuFix
until_edges (const AwfpBattle *battle, const MuRect *from, MuFix most)
{
  if (is_inland (battle, from, most))
    return most;
  const MuDirection way = mu_forward (from->facing);
  MuPoint corner[4];
  MuFix least = most;
  mu_rect_corners (from, corner);
  for (int i = 0; i < 4; i++) {
    const MuFix x = until_edge (corner[i].x, way.x, battle->width);
    const MuFix y = until_edge (corner[i].y, way.y, battle->depth);
    least = x < least ? x : least;
    least = y < least ? y : least;
  }
  return least;
}

static MuFix
until_barred (const AwfpBattle *battle, int body, const MuRect *from, MuFix most, bool charging)
{
  MuFix at, beyond;
  const MuTerrainMask ford = MU_LIES (MU_FEATURE_RIVER);
  const MuTerrainMask closed = mu_awfp_ground_barred (battle, body, charging);
  const MuTerrainMask barred = mu_awfp_fords (battle, from, most) ? closed & ~ford : closed;
  if (!battle->terrain || !mu_terrain_meets (battle->terrain, from, most, barred, &at, &beyond))
    return most;
  return at;
}

/* Whether all of a unit lies behind a front: who goes ahead from there does not meet it. */
static bool
is_behind (const MuRect *from, MuDirection ahead, const MuRect *other)
{
  const int64_t x = (int64_t) other->front.x - from->front.x;
  const int64_t y = (int64_t) other->front.y - from->front.y;
  return (ahead.x * x + ahead.y * y) / MU_ONE + other->width + other->depth < 0;
}

void
mu_awfp_near (const AwfpBattle *battle, int body, const MuRect *place, MuFix reach, AwfpNear *near)
{
  near->of = (int16_t) body;
  near->count = 0;
  for (int other = 0; other < battle->first[MU_SIDES]; other++)
    if (other != body && mu_awfp_on_table (&battle->unit[other])
        && !mu_rect_fronts_apart (place, &battle->unit[other].at, reach, reach)) {
      near->other[near->count].pose = mu_pose_of (&battle->unit[other].at);
      near->other[near->count++].body = (int16_t) other;
    }
}

static MuFix
go_among (const AwfpBattle *battle, int body, const MuRect *from, MuFix most, const AwfpNear *near,
          bool charging, int16_t *met)
{
  int16_t who = MU_NO_BODY;
  const MuFix whole = until_edges (battle, from, most);
  const MuVelocity way = mu_velocity (from->facing, whole);
  const MuPose pose = mu_pose_of (from);
  int32_t soonest = MU_PERIOD_PARTS, when;
  for (int i = 0; i < near->count; i++) {
    const MuPose *other = &near->other[i].pose;
    if (!is_behind (from, pose.ahead, &other->at)
        && !mu_rect_fronts_apart (from, &other->at, mu_fix_size (way.x), mu_fix_size (way.y))
        && mu_poses_meet (&pose, way, other, (MuVelocity){ 0, 0 }, &when) && when < soonest) {
      soonest = when;
      who = near->other[i].body;
    }
  }
  const MuFix far = (MuFix) ((int64_t) whole * soonest / MU_PERIOD_PARTS);
  const MuFix ground = until_barred (battle, body, from, far, charging);
  if (met)
    *met = ground < far || who == MU_NO_BODY || battle->unit[who].side == battle->unit[body].side
               ? MU_NO_BODY
               : who;
  return ground;
}

MuFix
mu_awfp_path (const AwfpBattle *battle, int body, const MuRect *from, MuFix most, int16_t *met)
{
  AwfpNear near;
  mu_awfp_near (battle, body, from, most, &near);
  return mu_awfp_path_among (battle, body, from, most, &near, met);
}

MuFix
mu_awfp_path_among (const AwfpBattle *battle, int body, const MuRect *from, MuFix most,
                    const AwfpNear *near, int16_t *met)
{
  return go_among (battle, body, from, most, near, battle->phase == MU_AWFP_PHASE_CHARGES, met);
}

/* The same of a charge, though none is made yet: whom it may aim at is asked earlier. */
static MuFix
charge_path (const AwfpBattle *battle, int body, const MuRect *from, MuFix most, int16_t *met)
{
  AwfpNear near;
  mu_awfp_near (battle, body, from, most, &near);
  return go_among (battle, body, from, most, &near, true, met);
}

bool
mu_awfp_has_room (const AwfpBattle *battle, int body, const MuRect *place)
{
  AwfpNear near;
  mu_awfp_near (battle, body, place, 0, &near);
  return mu_awfp_room_among (battle, place, &near);
}

static bool
is_clear_of (const MuRect *place, const AwfpNear *near)
{
  const MuPose pose = mu_pose_of (place);
  for (int i = 0; i < near->count; i++)
    if (!mu_rect_fronts_apart (place, &near->other[i].pose.at, 0, 0)
        && !mu_poses_keep_clear (&pose, &near->other[i].pose))
      return false;
  return true;
}

/* Who stands in water already, as he was pushed into it, may stand on in it. */
bool
mu_awfp_room_among (const AwfpBattle *battle, const MuRect *place, const AwfpNear *near)
{
  if (mu_rect_outside (place, battle->width, battle->depth)
      || (mu_awfp_lies_barred (battle, place)
          && !mu_awfp_lies_barred (battle, &battle->unit[near->of].at)))
    return false;
  return !near->count || is_clear_of (place, near);
}

/* Whoever stands before what its neighbours have to leave it stands in its way. */
MuRect
mu_awfp_slim (const AwfpBattle *battle, const MuRect *turned)
{
  MuRect slim = mu_rect_ahead (turned, -battle->stand / 8);
  slim.width -= battle->stand / 2;
  slim.depth -= slim.depth / 4;
  return slim;
}

/* READING: awfp.orders.pre-wheel: neighbours in line give a quarter of a stand to either side while
 * a unit wheels, so that a line of units without gaps is not stuck; where it ends it needs all its
 * ground. */
bool
mu_awfp_may_wheel (const AwfpBattle *battle, int body, const MuRect *turned)
{
  AwfpNear near;
  mu_awfp_near (battle, body, turned, 0, &near);
  return mu_awfp_may_wheel_among (battle, turned, &near);
}

bool
mu_awfp_may_wheel_among (const AwfpBattle *battle, const MuRect *turned, const AwfpNear *near)
{
  if (mu_reading (battle->setup->readings, MU_READING_FAST_WHEEL))
    return mu_awfp_room_among (battle, turned, near);
  const MuRect slim = mu_awfp_slim (battle, turned);
  return mu_awfp_room_among (battle, &slim, near);
}

MuRect
mu_awfp_ahead (const AwfpBattle *battle, int body, const MuRect *from, MuFix length)
{
  for (MuFix back = 0; back <= 2 * MU_RECT_SLACK; back += MU_RECT_SPARE) {
    const MuRect place = mu_rect_ahead (from, length > back ? length - back : 0);
    if (mu_awfp_has_room (battle, body, &place))
      return place;
  }
  return *from;
}

bool
mu_awfp_aims (const AwfpBattle *battle, int body, int other, MuFix most, MuWheel *wheel,
              MuFix *distance)
{
  return mu_awfp_aims_from (battle, body, &battle->unit[body].at, other, most, wheel, distance);
}

bool
mu_awfp_aims_from (const AwfpBattle *battle, int body, const MuRect *at, int other, MuFix most,
                   MuWheel *wheel, MuFix *distance)
{
  const MuRect *target = &battle->unit[other].at;
  const MuWheel twice[2] = { WHEEL_MOST / 3, -WHEEL_MOST / 3 };
  int16_t met;
  if (!mu_wheel_to_strike (at, target, battle->stand, wheel) || *wheel > WHEEL_MOST
      || *wheel < -WHEEL_MOST)
    return false;
  for (int attempt = -1; attempt < 2; attempt++) {
    const MuWheel more = attempt < 0 ? *wheel : *wheel + twice[attempt];
    const MuRect turned = more ? mu_rect_wheeled (at, more) : *at;
    if (more > WHEEL_MOST || more < -WHEEL_MOST
        || (more && !mu_awfp_may_wheel (battle, body, &turned)))
      continue;
    const bool room = !more || mu_awfp_has_room (battle, body, &turned);
    const MuRect track = room ? turned : mu_awfp_slim (battle, &turned);
    *distance = charge_path (battle, body, &track, most + MU_PACES (1), &met);
    if (met == other) {
      *wheel = more;
      return true;
    }
  }
  return false;
}

void
mu_awfp_march (AwfpBattle *battle, int body, const MuRect *place, MuRule why, MuFix distance)
{
  AwfpUnit *unit = &battle->unit[body];
  unit->at = *place;
  unit->turn.moved = true;
  if (!mu_awfp_holds_back (battle)) {
    mu_awfp_tell_place (battle, body, why, distance);
    return;
  }
  unit->turn.held = true;
  unit->turn.why = (uint16_t) why;
  unit->turn.length = distance;
}

/* The face of a unit as a front of its own, looking outwards. */
static MuRect
face_of (const MuRect *rect, MuFace face)
{
  const MuFix half = rect->width / 2;
  const MuLocal middle[]
      = { { 0, 0 }, { half, -rect->depth / 2 }, { 0, -rect->depth }, { -half, -rect->depth / 2 } };
  const bool side = face == MU_FACE_RIGHT || face == MU_FACE_LEFT;
  return (MuRect){ .front = mu_rect_point (rect, middle[face]),
                   .width = side ? rect->depth : rect->width,
                   .depth = side ? rect->width : rect->depth,
                   .facing = (MuAngle) (rect->facing + face * MU_ANGLE_QUARTER) };
}

/* awfp.sequence.charge.align: edge to edge, stand to stand, as near to where it struck as there is
 * room; where there is none it stays as it has come. */
void
mu_awfp_align (AwfpBattle *battle, int striker, int other)
{
  AwfpUnit *unit = &battle->unit[striker];
  const MuRect *target = &battle->unit[other].at;
  const MuRect face = face_of (target, mu_rect_face_towards (target, &unit->at));
  const MuFix struck = mu_rect_local (&face, unit->at.front).u;
  MuRect place = unit->at;
  place.facing = (MuAngle) (face.facing + MU_ANGLE_HALF);
  const MuFix slack = (face.width - unit->at.width) / 2;
  for (int step = 0; step < 12; step++) {
    const int stands = step % 2 ? (step + 1) / 2 : -step / 2;
    const MuFix near = (struck - slack) / battle->stand * battle->stand + slack;
    const MuFix u = near + stands * battle->stand;
    const MuFix most = (face.width + unit->at.width) / 2 - MU_PACES (MU_AWFP_STAND_PACES / 2);
    place.front = mu_rect_point (&face, (MuLocal){ u, 0 });
    if (u <= most && u >= -most && mu_awfp_has_room (battle, striker, &place)) {
      unit->at = place;
      mu_awfp_tell_place (battle, striker, MU_RULE_AWFP_SEQUENCE_CHARGE_ALIGN, 0);
      return;
    }
  }
}
