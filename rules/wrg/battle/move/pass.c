/* Friends going through friends (wrg.move.interpenetrate.*). */
#include "rules/wrg/battle/engine.h"

#define BIT(t)   MU_TROOP_BIT (MU_TROOP_##t)
#define LIGHTS   (BIT (LI) | BIT (LC))
#define CHARIOTS (BIT (HCH) | BIT (LCH))
#define MOUNTED_MEN                                                                                \
  (BIT (EHC) | BIT (HC) | BIT (MC) | BIT (LC) | BIT (EHCM) | BIT (HCM) | BIT (MCM))
#define CLOSE_ORDER  (BIT (SHI) | BIT (HI) | BIT (MI))
#define PUSHED_DEPTH 3 /* wrg.after.recoil.friends */

/* wrg.move.interpenetrate.charge, wrg.move.interpenetrate.charge.more: whom each type may go
 * through. */
static const uint32_t sanctioned_table[MU_TROOP_TYPES] = {
  [MU_TROOP_LC] = BIT (LI),
  [MU_TROOP_HCH] = LIGHTS,
  [MU_TROOP_LCH] = LIGHTS,
  [MU_TROOP_EL] = BIT (LI),
  [MU_TROOP_LI] = CHARIOTS | BIT (ART) | MOUNTED_MEN,
  [MU_TROOP_LMI] = CHARIOTS | BIT (ART),
  [MU_TROOP_LHI] = CHARIOTS | BIT (ART),
};

static bool
is_among (const Body *body, uint32_t types)
{
  return types >> body->troop.type & 1u;
}

bool
mu_wrg_is_sanctioned_pass (const Body *passer, const Body *passed)
{
  return is_among (passed, sanctioned_table[passer->troop.type]);
}

/* wrg.move.interpenetrate.free: of the passed in good order and stationary. */
static bool
is_free (const Body *passer, const Body *passed)
{
  if (passed->disordered || passed->period.moved > 0 || passed->period.changed_form)
    return false; /* wrg.move.interpenetrate.other: changes count as moving */
  return passer->troop.type == MU_TROOP_LI
         || (passer->troop.type == MU_TROOP_LC && is_among (passed, LIGHTS));
}

/* wrg.move.evade.through-friends: to refuse evaders is to have them caught.
 * wrg.move.interpenetrate.other: regulars in close order may, and stay in order. */
static bool
is_evaded_through (const Body *passer, const Body *passed)
{
  return passer->move.kind == MOVE_EVADE
         && !(passed->troop.regular && is_among (passed, CLOSE_ORDER));
}

/* What a sensible player lets happen: nothing that disorders a formed body but for evaders' sake,
 * and formed bodies only walk through light friends. */
static bool
lets_through (const Body *passer, const Body *passed)
{
  if (!is_fighting (passed) || passed->move.kind != MOVE_NONE)
    return false;
  return is_evaded_through (passer, passed) || is_free (passer, passed)
         || mu_wrg_is_sanctioned_pass (passer, passed) || is_among (passed, LIGHTS);
}

static bool
may_pass_now (MoveKind kind)
{
  return kind == MOVE_EVADE || kind == MOVE_RETIRE || kind == MOVE_RALLY_BACK
         || kind == MOVE_BREAK_OFF || kind == MOVE_FALL_BACK;
}

/* The ground from here to so far ahead, and so far aside (wrg.weather.night.drift);
 * backwards where it is ahead by less than nothing. */
static MuRect
swept (const MuRect *ground, MuLocal way)
{
  MuRect path = *ground;
  path.front = mu_rect_point (ground, (MuLocal){ way.u / 2, way.v > 0 ? way.v : 0 });
  path.depth += mu_fix_size (way.v);
  path.width += mu_fix_size (way.u);
  return path;
}

/* Nobody stands there, friend or enemy, but those in rout. */
static bool
is_open_but_for_routs (const WrgBattle *battle, int body, const MuRect *ground)
{
  Near near;
  if (mu_rect_outside (ground, battle->width, battle->depth))
    return false;
  mu_wrg_find_near (battle, ground, PACES (CHARGE_MOST), BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    if (k != body && is_fighting (body_at (battle, k))
        && !mu_rect_keeps_clear (ground, &body_at (battle, k)->ground))
      return false;
  }
  return true;
}

/* READING: wrg.move.interpenetrate.free: who evades through friends, or makes way for them, and
 * would come to stand among them goes on until he is clear of them, up to half a move more. */
MuFix
mu_wrg_goes_on_through (const WrgBattle *battle, MuFix move)
{
  return mu_reading (&battle->readings, MU_READING_STOPS_BEFORE_FRIENDS) ? 0 : move / 2;
}

static MuFix
run_on_most (const WrgBattle *battle, const Body *body)
{
  return body->move.kind == MOVE_EVADE ? mu_wrg_goes_on_through (battle, mu_wrg_evade_move (body))
                                       : 0;
}

/* wrg.move.evade.caught: chargers are at its heels. */
static bool
is_caught (const WrgBattle *battle, int body)
{
  FOR_SIDE (battle, enemy_of ((MuSide) body_at (battle, body)->side), k)
  {
    if (body_at (battle, k)->move.leader == body)
      return true;
  }
  return false;
}

/* How much farther than its way it runs on; 0: it comes clear as it is, or not at all.
 * wrg.move.evade.through-friends: not who has been caught before. */
static MuFix
run_on_to_come_clear (const WrgBattle *battle, int body, MuLocal way)
{
  const Body *self = body_at (battle, body);
  const MuFix most = is_caught (battle, body) ? 0 : run_on_most (battle, self);
  for (MuFix on = 0; most > 0 && on <= most; on += PACES (1)) {
    const MuRect ends = mu_rect_moved (&self->ground, (MuLocal){ way.u, way.v + on });
    if (is_open_but_for_routs (battle, body, &ends))
      return on;
  }
  return 0;
}

/* READING: wrg.move.interpenetrate.other: troops go through friends only if
 * their move takes them wholly clear on the far side; else they stop short. */
static bool
way_leads_clear (const WrgBattle *battle, int body, MuLocal way, MuFix room)
{
  const Body *self = body_at (battle, body);
  const MuRect path = swept (&self->ground, way);
  const MuRect ends = mu_rect_moved (&self->ground, way);
  const MuRect reach = swept (&self->ground, (MuLocal){ way.u, way.v + room });
  Near near;
  mu_wrg_find_near (battle, &reach, PACES (CHARGE_MOST), BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    const Body *other = body_at (battle, k);
    if (k == body || !on_table (other))
      continue;
    if (other->side != self->side) {
      if (!mu_rect_keeps_clear (&reach, &other->ground))
        return false;
    } else if (is_fighting (other)
               && (!mu_rect_keeps_clear (&ends, &other->ground)
                   || (mu_rect_overlaps (&path, &other->ground) && !lets_through (self, other))))
      return false;
  }
  return true;
}

/* READING: wrg.shoot.move.interpenetrating: of the two those who go through
 * shoot, if they have missiles. */
static void
mingle (Body *passer, Body *passed)
{
  passer->period.mingled = passed->period.mingled = true;
  passed->period.yields_shot = passed->period.yields_shot || mu_wrg_missiles_of (passer) != 0;
}

static void
record_pass (WrgBattle *battle, int passer, int passed)
{
  mu_wrg_note_pair (battle, PAIR_PASS, passer, passed, 1);
  mu_wrg_note_turn (battle, passer);
  mu_wrg_note_turn (battle, passed);
  mingle (body_at (battle, passer), body_at (battle, passed));
  if (battle->filled.passes < PASSES_MAX)
    battle->pass[battle->filled.passes++] = (Pass){ (int16_t) passer, (int16_t) passed };
}

static void
record_passes (WrgBattle *battle, int body, MuLocal way)
{
  const Body *self = body_at (battle, body);
  const MuRect path = swept (&self->ground, way);
  Near near;
  mu_wrg_find_near (battle, &path, PACES (CHARGE_MOST), SIDE_BIT (self->side), &near);
  FOR_NEAR (near, k)
  {
    const Body *other = body_at (battle, k);
    if (k != body && is_fighting (other) && mu_rect_overlaps (&path, &other->ground))
      record_pass (battle, body, k);
  }
}

/* Of its move; negative for those who go backwards, facing the enemy. */
static MuLocal
way_left (const Body *body, int32_t now)
{
  const int64_t left = MU_PERIOD_PARTS - now;
  const MuFix ahead = (MuFix) (body->move.distance * left / MU_PERIOD_PARTS);
  const MuFix right = (MuFix) (body->move.aside * left / MU_PERIOD_PARTS);
  const bool backward = body->move.kind == MOVE_RALLY_BACK || body->move.kind == MOVE_BREAK_OFF
                        || body->move.kind == MOVE_FALL_BACK;
  return (MuLocal){ right, backward ? -ahead : ahead };
}

static void
bring_all_near (WrgBattle *battle, int body, MuLocal way, int32_t now)
{
  const MuRect path = swept (&body_at (battle, body)->ground, way);
  Near near;
  mu_wrg_find_near (battle, &path, PACES (CHARGE_MOST), BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    mu_wrg_bring_to (body_at (battle, k), now);
  }
}

/* Whether so long a way back would take it through friends and clear of them. */
bool
mu_wrg_can_pass_back (const WrgBattle *battle, int body, MuFix back)
{
  const MuLocal way = { 0, -back };
  const MuRect ends = mu_rect_moved (&body_at (battle, body)->ground, way);
  return !mu_rect_outside (&ends, battle->width, battle->depth)
         && way_leads_clear (battle, body, way, 0);
}

bool
mu_wrg_try_pass (WrgBattle *battle, int body, int friend, int32_t now)
{
  Body *self = body_at (battle, body);
  if (!may_pass_now ((MoveKind) self->move.kind) || !lets_through (self, body_at (battle, friend)))
    return false;
  MuLocal left = way_left (self, now);
  bring_all_near (battle, body, left, now);
  left.v += run_on_to_come_clear (battle, body, left);
  if (!way_leads_clear (battle, body, left, 0))
    return false;
  record_passes (battle, body, left);
  return true;
}

/* wrg.move.interpenetrate.replace: the one makes room for the other yet. */
static bool
changes_places (const WrgBattle *battle, int body, int other)
{
  return battle->phase == MU_PHASE_CHARGE_MOVES
         && (body_at (battle, body)->period.charges_through == other
             || body_at (battle, other)->period.charges_through == body);
}

static bool
stands_on_others (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  Near near;
  mu_wrg_find_near (battle, &self->ground, 0, BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    if (k != body && is_fighting (body_at (battle, k)) && !changes_places (battle, body, k)
        && mu_rect_overlaps (&self->ground, &body_at (battle, k)->ground))
      return true;
  }
  return false;
}

/* So far on along the way that it has come, of the length given; below 0: back. */
static MuRect
along_way (const Body *self, MuFix length, MuFix on)
{
  MuRect ground = self->ground;
  ground.front.x += (MuFix) ((int64_t) (ground.front.x - self->move.start.x) * on / length);
  ground.front.y += (MuFix) ((int64_t) (ground.front.y - self->move.start.y) * on / length);
  return ground;
}

typedef bool (*MayStand) (const WrgBattle *battle, int body, const MuRect *ground);

static bool
try_ground (WrgBattle *battle, int body, MuRect ground, MayStand may_stand)
{
  if (!may_stand (battle, body, &ground))
    return false;
  body_at (battle, body)->ground = ground;
  mu_wrg_note_ground (battle, body);
  return true;
}

#define ON_MOST 200 /* paces: through any friends */

/* On along its way, of the length given, by no more than so far. */
static bool
find_ground_on (WrgBattle *battle, int body, MuFix length, MuFix most, MayStand may_stand)
{
  const Body *self = body_at (battle, body);
  for (MuFix on = PACES (1); on <= most; on += PACES (1))
    if (try_ground (battle, body, along_way (self, length, on), may_stand))
      return true;
  return false;
}

/* Back along its way, of the length given; evaders on before that, others if that fails. */
static bool
find_ground (WrgBattle *battle, int body, MuFix length, MayStand may_stand)
{
  const Body *self = body_at (battle, body);
  if (find_ground_on (battle, body, length, run_on_most (battle, self), may_stand))
    return true;
  for (MuFix back = PACES (1); back < length + PACES (1); back += PACES (1))
    if (try_ground (battle, body, along_way (self, length, back < length ? -back : -length),
                    may_stand))
      return true;
  return find_ground_on (battle, body, length, PACES (ON_MOST), may_stand);
}

#define EIGHTHS 8 /* of a circle */

/* The nearest in any direction. */
static bool
find_ground_about (WrgBattle *battle, int body, MayStand may_stand)
{
  for (MuFix away = PACES (1); away <= PACES (ON_MOST); away += PACES (1))
    for (int eighth = 0; eighth < EIGHTHS; eighth++) {
      const MuVelocity aside = mu_velocity ((MuAngle) (eighth * (MU_ANGLE_QUARTER / 2)), away);
      MuRect ground = body_at (battle, body)->ground;
      ground.front.x += aside.x;
      ground.front.y += aside.y;
      if (try_ground (battle, body, ground, may_stand))
        return true;
    }
  return false;
}

/* READING: wrg.move.interpenetrate.other: who is stopped before it is through its friends
 * has stopped short of them; so has who would come to stand on the corner of others. Where
 * others have come up behind meanwhile it goes on until it is through, or aside where enemy bar
 * that too. */
void
mu_wrg_stop_short_of_others (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (!is_fighting (self) || self->move.kind == MOVE_NONE || !stands_on_others (battle, body))
    return;
  const int64_t x = (int64_t) self->move.start.x - self->ground.front.x;
  const int64_t y = (int64_t) self->move.start.y - self->ground.front.y;
  const MuFix length = (MuFix) mu_isqrt (x * x + y * y);
  if (length <= 0 || find_ground (battle, body, length, mu_wrg_is_open)
      || find_ground (battle, body, length, is_open_but_for_routs))
    return;
  find_ground_about (battle, body, is_open_but_for_routs);
}

/* wrg.after.recoil.friends: light infantry at most three deep give way. */
bool
mu_wrg_try_push (WrgBattle *battle, int friend, MuVelocity velocity, int32_t now)
{
  Body *other = body_at (battle, friend);
  if (other->troop.type != MU_TROOP_LI || mu_wrg_ranks_of (other) > PUSHED_DEPTH
      || other->move.kind != MOVE_NONE || mu_wrg_touched_by_enemy (battle, friend))
    return false;
  mu_wrg_plan_move (battle, friend, MOVE_PUSHED, MU_RULE_WRG_AFTER_RECOIL_FRIENDS, 0);
  mu_wrg_set_velocity (battle, friend, velocity, now);
  return true;
}

/* After all have moved: formed bodies that stand behind light friends walk
 * through them if what is left of their move brings them clear. */
void
mu_wrg_walk_through_friends (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (self->move.kind != MOVE_ADVANCE || !self->move.stopped)
      continue;
    MuFix slow;
    const MuFix left = self->move.distance - self->period.moved;
    if (left <= 0
        || mu_wrg_move_over (battle, self, &self->ground, MOVE_ADVANCE, left, &slow) < left
        || !way_leads_clear (battle, i, (MuLocal){ 0, left }, PACES (ROOM_BEFORE_ENEMY)))
      continue;
    record_passes (battle, i, (MuLocal){ 0, left });
    self->ground = mu_rect_ahead (&self->ground, left);
    mu_wrg_note_ground (battle, i);
    self->period.moved += left;
    mu_wrg_emit (battle, MU_EVENT_MOVED, MU_RULE_WRG_MOVE_INTERPENETRATE_OTHER, i, MU_NO_BODY,
                 VALUES (self->ground.front.x, self->ground.front.y, self->ground.facing, left));
  }
}

static void
settle_pass (WrgBattle *battle, int passer, int passed)
{
  Body *one = body_at (battle, passer);
  Body *other = body_at (battle, passed);
  if (is_free (one, other))
    return;
  if (mu_wrg_is_sanctioned_pass (one, other)) {
    /* wrg.move.interpenetrate.non-charge */
    if (one->disordered)
      mu_wrg_disorder_body (battle, passed, DISORDER_INTERMINGLED, battle->period);
    return;
  }
  mu_wrg_disorder_body (battle, passer, DISORDER_INTERMINGLED, battle->period);
  mu_wrg_disorder_body (battle, passed, DISORDER_INTERMINGLED, battle->period);
}

/* Once it is known who has moved this period. */
void
mu_wrg_settle_passes (WrgBattle *battle)
{
  for (int i = 0; i < battle->filled.passes; i++) {
    const Pass *pass = &battle->pass[i];
    if (on_table (body_at (battle, pass->passer)) && on_table (body_at (battle, pass->passed)))
      settle_pass (battle, pass->passer, pass->passed);
  }
  battle->filled.passes = 0;
}
