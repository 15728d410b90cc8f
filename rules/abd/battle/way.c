/* The way to where a unit goes, and the going. A player names the end alone; of several ways his
 * unit takes that which disorders the fewest, among those the cheapest, and among those one that
 * turns as little and as late as may be, so that everybody finds the same. */
#include "rules/abd/battle/reach.h"

/* A unit that comes into a cell in that direction: for so many points or fewer, with that harm. */
typedef struct {
  int cell, direction, points, harm;
} Coming;

/* --- from its end to its beginning ------------------------------------------------------- */

/* How it comes into a cell where it then turns that way. */
static Coming
turned_from (const AbdReach *reach, int cell, int facing, int points, int harm, int sides_free)
{
  static const int8_t turns[] = { 0, 1, -1, 2, -2, 3 };
  for (int i = 0; i < MU_ABD_DIRECTIONS; i++) {
    const int direction = mu_abd_turned (facing, -turns[i]);
    const int left = points - (mu_abd_between (direction, facing) > sides_free);
    if (mu_abd_reach_comes (reach, cell, direction, left) == harm)
      return (Coming){ cell, direction, left, harm };
  }
  return (Coming){ cell, facing, points, ABD_NO_WAY };
}

/* The steps up to one, in order. */
static void
go_back (const AbdReach *reach, Coming at, AbdWay *way)
{
  Coming come[ABD_POINTS];
  int count = 0;
  for (;;) {
    const AbdCell *to = &reach->cell[at.cell];
    const int from = to->from[at.direction], left = at.points - to->cost[at.direction];
    come[count++] = at;
    if (from == ABD_FROM_OUTSIDE || reach->cell[from].steps == 0)
      break;
    at = turned_from (reach, from, at.direction, left, reach->out[left][from][at.direction],
                      reach->passing);
  }
  way->count = count;
  for (int i = 0; i < count; i++) {
    way->hex[i] = reach->cell[come[count - 1 - i].cell].hex;
    way->direction[i] = (uint8_t) come[count - 1 - i].direction;
  }
}

/* --- what it costs ------------------------------------------------------------------------- */

/* Points for turning before the step with that number; the last turn is the one behind the last. */
static int
turning (const AbdReach *reach, const AbdWay *way, int step)
{
  const bool last = step == way->count && !way->leaves;
  const int to = step < way->count ? way->direction[step] : way->facing;
  if (step == 0)
    return reach->kind != ABD_REACH_ENTER
           && mu_abd_between (to, reach->battle->piece[reach->unit].facing) > 1;
  return mu_abd_between (to, way->direction[step - 1]) > (last ? 1 : reach->passing);
}

static void
count_points (const AbdReach *reach, AbdWay *way)
{
  way->points = 0;
  for (int i = 0; i < way->count; i++) {
    const AbdCell *cell = &reach->cell[reach->place[way->hex[i]]];
    way->points += turning (reach, way, i) + cell->cost[way->direction[i]];
    way->spent[i] = (uint8_t) way->points;
  }
  way->points += turning (reach, way, way->count) + way->leaves;
}

/* --- the best --------------------------------------------------------------------------------- */

/* A charge counts its points first: abd.17.4.2.impetuous-move. */
static int
fewest_points (const AbdReach *reach, int cell, int facing, int harm)
{
  const int most = mu_abd_reach_budget (reach, cell);
  uint8_t all[MU_ABD_DIRECTIONS];
  for (int points = 0; points <= most; points++) {
    mu_abd_reach_ends (reach, cell, points, all);
    if (all[facing] == harm || (reach->kind == ABD_REACH_CHARGE && all[facing] != ABD_NO_WAY))
      return points;
  }
  return -1;
}

static void
end_in (const AbdReach *reach, int cell, int facing, AbdWay *way)
{
  const int points = fewest_points (reach, cell, facing, way->harm);
  uint8_t all[MU_ABD_DIRECTIONS];
  if (reach->cell[cell].steps == 0)
    return;
  if (points < 0) { /* straight ahead at any cost */
    *way = (AbdWay){ .harm = way->harm, .facing = facing, .count = 1 };
    way->hex[0] = reach->cell[cell].hex;
    way->direction[0] = (uint8_t) facing;
    return;
  }
  mu_abd_reach_ends (reach, cell, points, all);
  way->harm = all[facing];
  go_back (reach, turned_from (reach, cell, facing, points, way->harm, 1), way);
}

static void
end_outside (const AbdReach *reach, int cell, int direction, int points, AbdWay *way)
{
  way->facing = direction;
  if (reach->cell[cell].steps == 0)
    return;
  const bool ahead = !mu_reading (reach->battle->setup->readings, MU_READING_HEX_EXIT);
  go_back (reach,
           turned_from (reach, cell, direction, points - 1, way->harm, ahead ? reach->passing : 0),
           way);
}

static bool
find_exit (const AbdReach *reach, AbdWay *way)
{
  int points = 1;
  way->harm = mu_abd_reach_leaves (reach, reach->points);
  if (way->harm == ABD_NO_WAY)
    return false;
  while (mu_abd_reach_leaves (reach, points) != way->harm)
    points++;
  for (int cell = 0; cell < reach->count; cell++)
    for (int d = 0; d < MU_ABD_DIRECTIONS; d++)
      if (mu_abd_reach_leaves_by (reach, cell, d, points) == way->harm) {
        end_outside (reach, cell, d, points, way);
        return true;
      }
  return false;
}

bool
mu_abd_way (const AbdReach *reach, int hex, int facing, AbdWay *way)
{
  uint8_t all[MU_ABD_DIRECTIONS];
  *way = (AbdWay){ .facing = facing, .leaves = hex == MU_ABD_OFF };
  if (way->leaves) {
    if (!find_exit (reach, way))
      return false;
  } else {
    const int cell = reach->place[hex];
    if (cell < 0)
      return false;
    mu_abd_reach_harms (reach, cell, all);
    way->harm = all[facing];
    if (way->harm == ABD_NO_WAY)
      return false;
    end_in (reach, cell, facing, way);
  }
  count_points (reach, way);
  return true;
}

/* --- the going -----------------------------------------------------------------------------------
 */

static void
tell_arrived (AbdBattle *battle, int unit)
{
  int32_t value[4] = { 0, 0, 0, 1 };
  mu_abd_place_values (battle, unit, value);
  mu_abd_tell (battle, MU_EVENT_ARRIVED, MU_RULE_ABD_MOVE_REINFORCEMENTS, unit, MU_NO_BODY, value);
  mu_abd_tell (battle, MU_EVENT_STRENGTH, MU_RULE_NONE, unit, MU_NO_BODY,
               VALUES (battle->piece[unit].disordered ? 1 : 2));
}

/* abd.8.3.2.friendly-pass-through: at once, both. */
static void
hurt (AbdBattle *battle, int unit, int friend, AbdHurt whom)
{
  const MuRule why = friend == MU_NO_BODY ? MU_RULE_ABD_TERRAIN_WOODS : MU_RULE_ABD_MOVE_FRIENDS;
  if (whom == ABD_HURTS_FRIEND || whom == ABD_HURTS_BOTH)
    mu_abd_disorder (battle, friend, MU_RULE_ABD_MOVE_FRIENDS);
  if (whom == ABD_HURTS_MOVER || whom == ABD_HURTS_BOTH)
    mu_abd_disorder (battle, unit, why);
}

/* The friend in a hex that it passes keeps it. */
static void
step (AbdBattle *battle, int unit, const AbdWay *way, int i, MuRule why)
{
  const int hex = way->hex[i], friend = battle->at[hex];
  const AbdHurt whom = mu_abd_step_hurts (battle, unit, hex);
  const bool arrives = battle->piece[unit].hex == MU_ABD_OFF;
  mu_abd_put (battle, unit, hex, way->direction[i]);
  if (friend != MU_NO_BODY)
    battle->at[hex] = (int16_t) friend;
  if (arrives)
    tell_arrived (battle, unit);
  else
    mu_abd_tell_place (battle, unit, why, way->spent[i]);
  hurt (battle, unit, friend, whom);
}

void
mu_abd_walk (AbdBattle *battle, int unit, const AbdWay *way, MuRule why)
{
  AbdPiece *piece = &battle->piece[unit];
  piece->fate = MU_FATE_ON_TABLE; /* of who comes back: abd.8.6.2.no-return */
  for (int i = 0; i < way->count; i++)
    step (battle, unit, way, i, why);
  if (way->leaves) {
    mu_abd_leave (battle, unit, MU_RULE_ABD_MOVE_EXIT);
    return;
  }
  const int sides = mu_abd_between (piece->facing, way->facing);
  piece->facing = (uint8_t) way->facing;
  if (sides)
    mu_abd_tell_facing (battle, unit,
                        sides > 1 ? MU_RULE_ABD_MOVE_ROTATE : MU_RULE_ABD_MOVE_FACING);
}
