/* The first turn, on which both sides move at once and pro rata (awfp.sequence.first-turn,
 * awfp.sequence.first-turn.simultaneous). Each side says what its units do while the other stands
 * where it began; then all go together, and who comes upon an enemy half way stops there.
 *
 * READING: awfp.sequence.first-turn.simultaneous: skirmish foot and cavalry upon whom others come
 * run without being asked. */
#include "rules/awfp/battle/engine.h"

#define PARTS 64 /* of the turn, in which those who may meet go ahead */

static bool
is_held (const AwfpUnit *unit)
{
  return unit->turn.held && mu_awfp_on_table (unit);
}

bool
mu_awfp_holds_back (const AwfpBattle *battle)
{
  return battle->turn == 1 && battle->phase == MU_AWFP_PHASE_MOVES && battle->course.stage < 4;
}

void
mu_awfp_go_back (AwfpBattle *battle, int side)
{
  for (int body = battle->first[side]; body < battle->first[side + 1]; body++) {
    AwfpUnit *unit = &battle->unit[body];
    if (!is_held (unit))
      continue;
    unit->turn.goal = unit->at;
    unit->turn.goal_files = unit->files;
    unit->at = unit->turn.start;
    unit->files = unit->turn.start_files;
  }
}

/* How much of its way it has gone after so many parts of the turn: at the speed of its whole move,
 * though its way may be shorter. */
static MuFix
gone_after (const AwfpUnit *unit, int part)
{
  const MuFix far = (MuFix) ((int64_t) unit->reach * part / PARTS);
  return far < unit->turn.length && part < PARTS ? far : unit->turn.length;
}

/* Where it is then: with the front of its goal from the first part on. */
static MuRect
after (const AwfpUnit *unit, int part)
{
  const MuPoint from = unit->turn.start.front, to = unit->turn.goal.front;
  const MuFix far = gone_after (unit, part), whole = unit->turn.length;
  MuRect place = unit->turn.goal;
  if (part == 0)
    return unit->turn.start;
  if (whole == far)
    return place;
  place.front.x = from.x + (MuFix) (((int64_t) to.x - from.x) * far / whole);
  place.front.y = from.y + (MuFix) (((int64_t) to.y - from.y) * far / whole);
  return place;
}

/* Half way through a wheel at the edge it may be. */
static bool
is_off (const AwfpBattle *battle, const MuRect *place)
{
  return mu_rect_outside (place, battle->width, battle->depth);
}

static bool
collide (const MuRect *one, const MuRect *other)
{
  return !mu_rect_fronts_apart (one, other, 0, 0) && !mu_rect_keeps_clear (one, other);
}

/* The enemy on whose ground a place is now; MU_NO_BODY. */
static int
enemy_at (const AwfpBattle *battle, int body, const MuRect *place)
{
  const int enemy = !battle->unit[body].side;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++)
    if (mu_awfp_on_table (&battle->unit[other]) && collide (place, &battle->unit[other].at))
      return other;
  return MU_NO_BODY;
}

/* The greater of how far its goal lies off to either hand or ahead. */
static int64_t
way_of (const AwfpUnit *unit)
{
  const int64_t x = mu_fix_size ((int64_t) unit->turn.goal.front.x - unit->turn.start.front.x);
  const int64_t y = mu_fix_size ((int64_t) unit->turn.goal.front.y - unit->turn.start.front.y);
  return !unit->turn.held ? 0 : x > y ? x : y;
}

/* Whether an enemy may come into the way of a unit. */
static bool
may_be_stopped (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  const int64_t own = way_of (unit);
  for (int other = battle->first[!unit->side]; other < battle->first[!unit->side + 1]; other++) {
    const AwfpUnit *enemy = &battle->unit[other];
    const int64_t reach = own + way_of (enemy) + unit->turn.goal.width + unit->turn.goal.depth
                          + enemy->turn.goal.width + enemy->turn.goal.depth;
    if (mu_awfp_on_table (enemy) && !mu_rect_fronts_apart (&unit->at, &enemy->at, reach, reach))
      return true;
  }
  return false;
}

/* Those whom nobody can stop are where they go. */
static void
go_at_once (AwfpBattle *battle)
{
  bool stops[UNITS_MAX];
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    stops[body] = is_held (&battle->unit[body]) && may_be_stopped (battle, body);
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    AwfpUnit *unit = &battle->unit[body];
    if (!is_held (unit) || stops[body])
      continue;
    unit->at = unit->turn.goal;
    unit->turn.part = PARTS;
  }
}

/* A unit goes on to a part of its way; false: an enemy stops it. What would be off the table it
 * passes over. */
static bool
goes_on (AwfpBattle *battle, int body, int part)
{
  AwfpUnit *unit = &battle->unit[body];
  const MuRect place = after (unit, part);
  if (is_off (battle, &place))
    return true;
  const int enemy = enemy_at (battle, body, &place);
  if (enemy != MU_NO_BODY) {
    unit->turn.met = (int16_t) enemy;
    return false;
  }
  unit->at = place;
  unit->turn.part = (uint8_t) part;
  return true;
}

/* All others, a part at a time, until an enemy stops them. */
static void
go_ahead (AwfpBattle *battle, const int16_t *line, int count)
{
  bool stopped[UNITS_MAX] = { false };
  for (int part = 1; part <= PARTS; part++)
    for (int i = 0; i < count; i++) {
      const AwfpUnit *unit = &battle->unit[line[i]];
      if (is_held (unit) && unit->turn.part < PARTS && !stopped[line[i]])
        stopped[line[i]] = !goes_on (battle, line[i], part);
    }
}

static bool
step_back (const AwfpBattle *battle, AwfpUnit *unit)
{
  if (!is_held (unit) || unit->turn.part == 0)
    return false;
  do
    unit->at = after (unit, --unit->turn.part);
  while (unit->turn.part > 0 && is_off (battle, &unit->at));
  return true;
}

/* Who was to follow a friend who has been stopped waits behind him. */
static bool
make_room (AwfpBattle *battle)
{
  bool changed = false;
  for (int one = 0; one < battle->first[MU_SIDES]; one++)
    for (int other = one + 1; other < battle->first[MU_SIDES]; other++) {
      AwfpUnit *unit = &battle->unit[one], *second = &battle->unit[other];
      if (!mu_awfp_on_table (unit) || !mu_awfp_on_table (second)
          || !collide (&unit->at, &second->at))
        continue;
      const bool back = step_back (battle, unit);
      changed = step_back (battle, second) || back || changed;
    }
  return changed;
}

/* What is told of a unit that has moved, with what the ground has done to it. */
static void
arrive (AwfpBattle *battle, int body)
{
  AwfpUnit *unit = &battle->unit[body];
  const AwfpTurn *turn = &unit->turn;
  unit->turn.moved = turn->part > 0;
  if (turn->part == 0)
    return;
  unit->files = turn->goal_files;
  mu_awfp_tell_place (battle, body, (MuRule) turn->why, gone_after (unit, turn->part));
  if (unit->files != turn->start_files)
    mu_awfp_tell_shape (battle, body, (MuRule) turn->why);
  if (turn->rough)
    mu_awfp_disorder (battle, body, 1, MU_RULE_AWFP_DEF_DELAYING);
}

/* Whom it came upon, where he still is. */
static void
come_upon (AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  const int met = unit->turn.met;
  if (met == MU_NO_BODY || !mu_awfp_fights_on (unit) || !mu_awfp_on_table (&battle->unit[met])
      || mu_awfp_clash_of (battle, body, met)
      || !mu_rect_within (&unit->at, &battle->unit[met].at, battle->inch / 2))
    return;
  if (mu_awfp_gives_way_to (battle, met, body))
    mu_awfp_run_from (battle, met, body);
  else
    mu_awfp_meet (battle, body, met);
}

void
mu_awfp_go_together (AwfpBattle *battle)
{
  int16_t line[UNITS_MAX];
  const int count = mu_awfp_line_up (battle, battle->course.flank, line);
  go_at_once (battle);
  go_ahead (battle, line, count);
  while (make_room (battle))
    ;
  for (int i = 0; i < count; i++)
    if (is_held (&battle->unit[line[i]]))
      arrive (battle, line[i]);
  for (int i = 0; i < count; i++)
    come_upon (battle, line[i]);
}
