/* The ground under the bodies and before them (wrg.move.difficult.*): how far a
 * move takes them over it, who is hidden or sheltered by it, who stands higher.
 *
 * READING: wrg.move.simultaneous: a move over several kinds of ground is made at
 * one rate from its beginning to its end. */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/field/place.h"
#include "rules/wrg/move/manoeuvre.h"

/* wrg.weather.rain.rivers */
static MuWrgWalker
walker_of (const WrgBattle *battle, const Body *body)
{
  MuWrgWalker walker = mu_wrg_walker (&body->troop, &body->crew);
  walker.rivers_up = battle->sky.rivers_up;
  return walker;
}

/* wrg.move.difficult.cavalry: normal moves only, but in rout. */
static bool
is_normal_or_rout (MoveKind kind)
{
  return kind != MOVE_CHARGE && kind != MOVE_PURSUIT && kind != MOVE_UNCONTROLLED;
}

/* Up to the first ground that such a move may not enter. */
static int
legs_of_kind (MuWrgLeg *legs, int count, MoveKind kind)
{
  if (is_normal_or_rout (kind))
    return count;
  for (int i = 0; i < count; i++)
    if (legs[i].cost.normal_only)
      return i;
  return count;
}

static bool
is_slow (const MuWrgLeg *leg)
{
  return leg->cost.times > 1 || leg->delay > 0;
}

/* How far a move of such a length takes it straight ahead from that ground.
 * *slow: from where on the ground slows it; the whole way if it does not. */
MuFix
mu_wrg_move_over (const WrgBattle *battle, const Body *body, const MuRect *ground, MoveKind kind,
                  MuFix move, MuFix *slow)
{
  MuWrgLeg legs[MU_WRG_LEGS];
  const MuWrgWalker walker = walker_of (battle, body);
  const MuFix quarter = mu_wrg_whole_normal_move (body) / MU_WRG_QUARTERS;
  *slow = MU_RECT_FAR;
  if (!battle->terrain || battle->terrain->all == 0 || move <= 0)
    return move;
  const bool entered = mu_terrain_under (battle->terrain, ground) & MU_WRG_LIES_OBSTACLE;
  const int all = mu_wrg_legs (&battle->readings, battle->terrain, ground, move, &walker, legs);
  const int count = legs_of_kind (legs, all, kind);
  for (int i = count - 1; i >= 0; i--)
    if (is_slow (&legs[i]))
      *slow = legs[i].from;
  return mu_wrg_legs_reach (legs, count, move, quarter, entered, NULL);
}

/* As for those who deploy (mu_wrg_ground_refused): of who arrives, or is put down. */
bool
mu_wrg_can_stand_on (const WrgBattle *battle, const Body *body, const MuRect *ground)
{
  const MuWrgTable table = { .terrain = battle->terrain, .readings = &battle->readings };
  const MuWrgWalker walker = walker_of (battle, body);
  return mu_wrg_ground_refused (&table, &walker, ground) == MU_RULE_NONE;
}

/* Whether it can be pushed back so far without coming onto ground where it
 * cannot go (wrg.disorder.cause.7). */
bool
mu_wrg_can_go_back (const WrgBattle *battle, const Body *body, MuFix distance)
{
  MuFix slow;
  const MuRect about = mu_rect_about (&body->ground);
  return mu_wrg_move_over (battle, body, &about, MOVE_RECOIL, MU_WRG_QUARTERS * distance, &slow)
         > 0;
}

/* Difficult for it, whatever it does there. */
bool
mu_wrg_is_on_difficult_ground (const WrgBattle *battle, const Body *body)
{
  MuFix slow;
  mu_wrg_move_over (battle, body, &body->ground, MOVE_ADVANCE, PACES (1), &slow);
  return slow == 0;
}

/* wrg.shoot.tactical.cover, wrg.reaction.either2.cover: among trees or buildings.
 * READING: wrg.reaction.either2.cover: a body is in cover if its middle is. */
bool
mu_wrg_is_in_cover (const WrgBattle *battle, const Body *body)
{
  return body->in_cover
         || (mu_terrain_at (battle->terrain, mu_rect_centre (&body->ground))->mask & MU_LIES_COVER);
}

/* Else nobody stands higher than others, as on most tables. */
static bool
has_hills (const WrgBattle *battle)
{
  return battle->terrain && battle->terrain->all & MU_LIES_HILL;
}

/* wrg.melee.tactical.uphill */
bool
mu_wrg_is_uphill_of (const WrgBattle *battle, const Body *body, const Body *other)
{
  return has_hills (battle)
         && mu_terrain_is_higher (mu_terrain_at (battle->terrain, mu_rect_centre (&body->ground)),
                                  mu_terrain_at (battle->terrain, mu_rect_centre (&other->ground)));
}

/* wrg.reaction.deduct1.uphill-enemy: uphill of the whole of another body. */
bool
mu_wrg_is_above_all_of (const WrgBattle *battle, const Body *body, const Body *other)
{
  if (!has_hills (battle))
    return false;
  const MuTerrainCell *high = mu_terrain_at (battle->terrain, mu_rect_centre (&body->ground));
  MuPoint corner[4];
  mu_rect_corners (&other->ground, corner);
  for (int i = 0; i < 4; i++)
    if (!mu_terrain_is_higher (high, mu_terrain_at (battle->terrain, corner[i])))
      return false;
  return mu_wrg_is_uphill_of (battle, body, other);
}

/* wrg.melee.tactical.obstacle-infantry, wrg.melee.tactical.obstacle-mounted
 * READING: wrg.melee.tactical.obstacle-infantry: who stands upon an obstacle fights across
 * it; it is defended by an enemy who does not stand on one and did not come charging. */
bool
mu_wrg_fights_across_obstacle (const WrgBattle *battle, const Body *body, const Body *other)
{
  return !other->period.came_in_charge
         && mu_terrain_under (battle->terrain, &body->ground) & MU_WRG_LIES_OBSTACLE
         && !(mu_terrain_under (battle->terrain, &other->ground) & MU_WRG_LIES_OBSTACLE);
}

/* wrg.visibility.woods
 * READING: wrg.visibility.woods: shooting betrays to the end of the next period. */
bool
mu_wrg_is_betrayed (const Body *body)
{
  const Body *guest = guest_of (body);
  return body->period.weapons_shot != 0 || body->period.shot_last
         || (guest && (guest->period.weapons_shot != 0 || guest->period.shot_last));
}

static MuWrgSight
sight_between (const WrgBattle *battle, const Body *seer, MuPoint from, const Body *seen,
               MuPoint to)
{
  const MuTerrain *terrain = battle->terrain;
  if (!terrain || mu_terrain_about_line (terrain, from, to) == 0)
    return MU_SIGHT_CLEAR;
  const MuWrgEye eye = { .at = from, .betrayed = mu_wrg_is_betrayed (seer) };
  const MuWrgEye mark = { .at = to, .betrayed = mu_wrg_is_betrayed (seen) };
  return mu_wrg_sight (terrain, &eye, &mark);
}

/* wrg.visibility.line-of-sight: over the ground between two points. */
bool
mu_wrg_ground_is_clear (const WrgBattle *battle, const Body *seer, MuPoint from, const Body *seen,
                        MuPoint to)
{
  return mu_wrg_sight_sees (sight_between (battle, seer, from, seen, to));
}

/* wrg.visibility.crest */
bool
mu_wrg_ground_lets_shoot (const WrgBattle *battle, const Body *shooter, MuPoint from,
                          const Body *target, MuPoint to)
{
  return mu_wrg_sight_shoots (sight_between (battle, shooter, from, target, to));
}

/* Both ends and the middle of the front, then the middle of the rear. */
void
mu_wrg_look_out_points (const MuRect *ground, MuPoint point[LOOK_OUTS])
{
  const MuFix half = ground->width / 2;
  const MuLocal local[LOOK_OUTS] = { { 0, 0 }, { -half, 0 }, { half, 0 }, { 0, -ground->depth } };
  mu_rect_points (ground, local, LOOK_OUTS, point);
}

/* READING: wrg.visibility.woods: whoever comes within 20 paces of others sees them,
 * in cover or not. */
bool
mu_wrg_ground_hides_nothing (const WrgBattle *battle, const Body *seer, const Body *seen)
{
  return !battle->terrain || battle->terrain->all == 0
         || mu_rect_within (&seer->ground, &seen->ground, PACES (COVER_SEEN_AT));
}

/* All of it that could be looked at is among trees or buildings. */
bool
mu_wrg_is_deep_in_cover (const WrgBattle *battle, const Body *body)
{
  const MuPoint *point = body->look_out;
  if (!(battle->terrain->all & MU_LIES_COVER) || mu_wrg_is_betrayed (body))
    return false;
  for (int i = 0; i < LOOK_OUTS; i++)
    if (!(mu_terrain_at (battle->terrain, point[i])->mask & MU_LIES_COVER))
      return false;
  return true;
}

static bool
any_line_is_clear (const WrgBattle *battle, const Body *seer, const Body *seen)
{
  const MuPoint *from = seer->look_out, *to = seen->look_out;
  for (int i = 0; i < LOOK_OUTS; i++)
    for (int j = 0; j < LOOK_OUTS; j++)
      if (mu_wrg_ground_is_clear (battle, seer, from[i], seen, to[j]))
        return true;
  return false;
}

/* An answer is kept until one of the two moves (note_ground) or is betrayed. */
enum { VIEW_KNOWN = 1, VIEW_OPEN = 2, VIEW_OF_BETRAYED = 4 };

/* Whatever troops stand between. */
bool
mu_wrg_ground_shows (const WrgBattle *battle, int seer, int seen)
{
  const Body *one = body_at (battle, seer);
  const Body *other = body_at (battle, seen);
  if (mu_wrg_ground_hides_nothing (battle, one, other))
    return true;
  unsigned view = *pair_at (battle, PAIR_VIEW, seer, seen);
  const unsigned known = VIEW_KNOWN | (mu_wrg_is_betrayed (other) ? VIEW_OF_BETRAYED : 0);
  if ((view & ~(unsigned) VIEW_OPEN) != known) {
    const bool open
        = !mu_wrg_is_deep_in_cover (battle, other) && any_line_is_clear (battle, one, other);
    view = known | (open ? VIEW_OPEN : 0);
    mu_wrg_note_pair (battle, PAIR_VIEW, seer, seen, (uint8_t) view);
  }
  return view & VIEW_OPEN;
}
