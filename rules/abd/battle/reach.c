/* Where a unit can go. All hexes that it may come into are gathered, nearest first; then, point by
 * point, the least harm is found with which it can stand in each of them turned each way. A way may
 * go on from what fewer points have reached, so that one sweep does.
 *
 * abd.8.0.allowance: points are spent in this move or lost; nothing is kept here for another. */
#include "rules/abd/battle/reach.h"

#include <string.h>

#define NOT_SEEN (-1)
#define BARRED   (-2)

static int
lesser (int one, int other)
{
  return one < other ? one : other;
}

/* --- the hexes -------------------------------------------------------------------------- */

static int
steps_to_enemy (const AbdBattle *battle, int unit, int hex)
{
  int least = UINT8_MAX;
  for (int other = 0; other < battle->first[MU_SIDES]; other++) {
    const AbdPiece *piece = &battle->piece[other];
    if (piece->leader || piece->hex == MU_ABD_OFF || !mu_abd_is_enemy (battle, unit, other))
      continue;
    const int steps = mu_abd_hex_distance (&battle->map->grid, hex, piece->hex);
    least = steps < least ? steps : least;
  }
  return least;
}

static AbdCell *
add_cell (AbdReach *reach, int hex, int steps)
{
  AbdCell *cell = &reach->cell[reach->count];
  *cell = (AbdCell){ .hex = (int16_t) hex, .steps = (uint8_t) steps };
  if (reach->kind == ABD_REACH_CHARGE)
    cell->near = (uint8_t) steps_to_enemy (reach->battle, reach->unit, hex);
  reach->place[hex] = (int16_t) reach->count++;
  return cell;
}

/* abd.8.3.1.enemy-units: leaders alone are not in `at`. abd.8.8.2.no-infiltration
 * READING: abd.8.8.2.no-infiltration: a unit that begins in a zone enters none in its whole move.
 */
static bool
is_shut (const AbdReach *reach, int hex, bool zone)
{
  const AbdBattle *battle = reach->battle;
  const int there = battle->at[hex];
  if (there != MU_NO_BODY && mu_abd_is_enemy (battle, reach->unit, there))
    return true;
  return zone && reach->began_in_zone
         && !mu_reading (battle->setup->readings, MU_READING_HEX_INFILTRATION);
}

/* The place of a hex among the cells, where it may be added; BARRED. */
static int
find_cell (AbdReach *reach, int hex, int steps)
{
  const AbdBattle *battle = reach->battle;
  if (reach->place[hex] != NOT_SEEN)
    return reach->place[hex];
  const bool zone = mu_abd_in_zone (battle, battle->piece[reach->unit].master, hex);
  if (is_shut (reach, hex, zone))
    return reach->place[hex] = BARRED;
  AbdCell *cell = add_cell (reach, hex, steps);
  const int there = battle->at[hex];
  cell->taken = there != MU_NO_BODY && there != reach->unit;
  cell->stops = zone;
  cell->hurt = (uint8_t) mu_abd_step_hurts (battle, reach->unit, hex);
  return reach->place[hex];
}

/* Under the other reading of abd.8.8.2.no-infiltration a zone is barred to the first step alone. A
 * charge never leads away: abd.17.4.2.charge. */
static bool
may_step (const AbdReach *reach, const AbdCell *from, const AbdCell *to)
{
  const bool first = from == &reach->cell[0];
  if (to->stops && reach->began_in_zone && first)
    return false;
  return reach->kind != ABD_REACH_CHARGE || to->near <= from->near;
}

/* Nothing is won by coming back to where one began. */
static void
look_ahead (AbdReach *reach, int at, int direction)
{
  AbdCell *from = &reach->cell[at];
  const int next = mu_abd_hex_next (&reach->battle->map->grid, from->hex, direction);
  if (next == MU_ABD_OFF) {
    from->edge |= (uint8_t) (1u << direction);
    return;
  }
  const int cost = mu_abd_step_cost (reach->battle, from->hex, direction);
  const int place = cost ? find_cell (reach, next, from->steps + 1) : BARRED;
  AbdCell *to = &reach->cell[place < 0 ? 0 : place];
  if (place < 0 || to->steps == 0 || !may_step (reach, from, to))
    return;
  to->cost[direction] = (uint8_t) cost;
  to->from[direction] = (int16_t) at;
}

static void
gather (AbdReach *reach)
{
  for (int at = 0; at < reach->count; at++)
    if (reach->cell[at].steps < reach->points && !reach->cell[at].stops)
      for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++)
        look_ahead (reach, at, direction);
}

/* abd.8.7.1.entry-cost: it comes in by any hexside that lies on the map's edge. */
static void
open_entry (AbdReach *reach, int hex)
{
  const AbdBattle *battle = reach->battle;
  const int ground = battle->chart->terrain[battle->map->terrain[hex]].cost;
  const int place = ground ? find_cell (reach, hex, 1) : BARRED;
  for (int d = 0; place >= 0 && d < MU_ABD_DIRECTIONS; d++)
    if (mu_abd_hex_next (&battle->map->grid, hex, mu_abd_turned (d, 3)) == MU_ABD_OFF) {
      reach->cell[place].cost[d] = (uint8_t) ground;
      reach->cell[place].from[d] = ABD_FROM_OUTSIDE;
    }
}

static void
open_entries (AbdReach *reach)
{
  const AbdBattle *battle = reach->battle;
  const MuAbdEntryHexes *entry = &battle->setup->entry[battle->piece[reach->unit].entry];
  for (int i = 0; i < entry->count; i++)
    open_entry (reach, entry->hex[i]);
}

/* --- the sweep ---------------------------------------------------------------------------- */

/* READING: abd.8.4.per-hex: a unit turns once in each hex, in all. Under the other reading it turns
 * on coming and on going, a hexside free each time. */
static int
free_in_passing (const AbdBattle *battle)
{
  return mu_reading (battle->setup->readings, MU_READING_HEX_TURNS) ? 2 : 1;
}

/* Whether it still stands where it began. */
static bool
is_start (const AbdReach *reach, int cell)
{
  return reach->cell[cell].steps == 0;
}

/* The harm of a way that has done so much, when the unit comes into a hex. */
static int
harm_with (AbdHurt hurt, int harm)
{
  static const uint8_t more[ABD_HURTS][ABD_NO_WAY + 1] = {
    [ABD_HURTS_NOBODY] = { 0, 1, 2, 3, ABD_NO_WAY },
    [ABD_HURTS_MOVER] = { 1, 1, 2, 3, ABD_NO_WAY },
    [ABD_HURTS_FRIEND] = { 1, 2, 3, 3, ABD_NO_WAY },
    [ABD_HURTS_BOTH] = { 2, 2, 3, 3, ABD_NO_WAY },
  };
  return more[hurt][harm];
}

/* abd.8.3.forward-only: out of a hex by the direction that it faces there. */
int
mu_abd_reach_comes (const AbdReach *reach, int cell, int direction, int points)
{
  const AbdCell *to = &reach->cell[cell];
  const int left = points - to->cost[direction], from = to->from[direction];
  if (to->cost[direction] == 0 || left < 0)
    return ABD_NO_WAY;
  if (from == ABD_FROM_OUTSIDE)
    return harm_with ((AbdHurt) to->hurt, 0);
  return reach->cell[from].steps > left
             ? ABD_NO_WAY
             : harm_with ((AbdHurt) to->hurt, reach->out[left][from][direction]);
}

/* The least of all directions. */
static int
come_all (const AbdReach *reach, int cell, int points, uint8_t come[MU_ABD_DIRECTIONS])
{
  int least = ABD_NO_WAY;
  for (int d = 0; d < MU_ABD_DIRECTIONS; d++) {
    come[d] = (uint8_t) mu_abd_reach_comes (reach, cell, d, points);
    least = lesser (least, come[d]);
  }
  return least;
}

/* By so many hexsides free; about: the least harm of a way that has a point left for any turn. */
static void
turn_all (const uint8_t come[MU_ABD_DIRECTIONS], int sides, int about,
          uint8_t harm[MU_ABD_DIRECTIONS])
{
  for (int d = 0; d < MU_ABD_DIRECTIONS; d++) {
    int least = lesser (come[d], about);
    for (int side = 1; side <= sides; side++) {
      const int right = d + side < MU_ABD_DIRECTIONS ? d + side : d + side - MU_ABD_DIRECTIONS;
      const int left = d >= side ? d - side : d - side + MU_ABD_DIRECTIONS;
      least = lesser (least, lesser (come[right], come[left]));
    }
    harm[d] = (uint8_t) least;
  }
}

/* abd.8.4.facing, abd.8.4.rotate-cost: before it leaves the hex in which it began.
 * READING: abd.8.8.2.turn-in-zoc: in an enemy zone too, at the same cost. */
static void
turn_at_start (AbdReach *reach, int points)
{
  const int facing = reach->battle->piece[reach->unit].facing;
  for (int d = 0; d < MU_ABD_DIRECTIONS; d++)
    reach->out[points][0][d] = mu_abd_between (d, facing) <= 1 || points >= 1 ? 0 : ABD_NO_WAY;
}

/* What the next point makes of it: the least harm, turned any way. */
static int
turn_in_passing (AbdReach *reach, int cell, int points, int about)
{
  uint8_t come[MU_ABD_DIRECTIONS];
  const int least = come_all (reach, cell, points, come);
  turn_all (come, reach->passing, about, reach->out[points][cell]);
  return least;
}

/* With the last point nobody goes on. */
static void
sweep (AbdReach *reach)
{
  uint8_t about[MU_ABD_HEXES];
  memset (about, ABD_NO_WAY, (size_t) reach->count);
  for (int points = 0; points < reach->points; points++)
    for (int at = 0; at < reach->count && reach->cell[at].steps <= points; at++)
      if (is_start (reach, at))
        turn_at_start (reach, points);
      else if (!reach->cell[at].stops)
        about[at] = (uint8_t) turn_in_passing (reach, at, points, about[at]);
}

/* abd.13.1.1.movement: no points, no move. */
void
mu_abd_reach (AbdReach *reach, const AbdBattle *battle, int unit, AbdReachKind kind)
{
  const AbdPiece *piece = &battle->piece[unit];
  reach->battle = battle;
  reach->unit = unit;
  reach->kind = kind;
  reach->ordinary = mu_abd_values (battle, unit)->move;
  reach->points = reach->ordinary * (kind == ABD_REACH_ENTER ? 2 : 1);
  reach->passing = free_in_passing (battle);
  reach->began_in_zone
      = piece->hex != MU_ABD_OFF && mu_abd_in_zone (battle, piece->master, piece->hex);
  reach->count = 0;
  memset (reach->place, 0xff,
          (size_t) mu_abd_hex_count (&battle->map->grid) * sizeof *reach->place);
  if (kind != ABD_REACH_ENTER)
    add_cell (reach, piece->hex, 0);
  else if (reach->points > 0)
    open_entries (reach);
  gather (reach);
  sweep (reach);
}
_Static_assert(NOT_SEEN == -1, "all bits set");

/* --- what has been found ------------------------------------------------------------------ */

static int
ends_at_start (const AbdReach *reach, int facing, int points)
{
  const int sides = mu_abd_between (facing, reach->battle->piece[reach->unit].facing);
  if (sides == 0)
    return 0;
  return reach->points > 0 && (sides == 1 || points >= 1) ? 0 : ABD_NO_WAY;
}

/* abd.8.5.stacking. abd.8.8.1.zoc-stop: in a zone it turns no farther than a hexside. */
void
mu_abd_reach_ends (const AbdReach *reach, int cell, int points, uint8_t harm[MU_ABD_DIRECTIONS])
{
  const AbdCell *end = &reach->cell[cell];
  uint8_t come[MU_ABD_DIRECTIONS];
  int about = ABD_NO_WAY;
  memset (harm, ABD_NO_WAY, MU_ABD_DIRECTIONS);
  if (end->taken)
    return;
  if (is_start (reach, cell)) {
    for (int d = 0; d < MU_ABD_DIRECTIONS; d++)
      harm[d] = (uint8_t) ends_at_start (reach, d, points);
    return;
  }
  if (!end->stops)
    about = come_all (reach, cell, points - 1, come);
  come_all (reach, cell, points, come);
  turn_all (come, 1, about, harm);
}

/* Whether it comes straight from where it began. */
static bool
is_straight (const AbdReach *reach, const AbdCell *end, int facing)
{
  const int from = end->from[facing];
  if (end->cost[facing] == 0 || end->taken)
    return false;
  return from == ABD_FROM_OUTSIDE
         || (is_start (reach, from) && facing == reach->battle->piece[reach->unit].facing);
}

/* abd.8.0.one-hex-exception: into the one hex straight ahead, whatever it costs. */
void
mu_abd_reach_straights (const AbdReach *reach, int cell, uint8_t harm[MU_ABD_DIRECTIONS])
{
  const AbdCell *end = &reach->cell[cell];
  for (int d = 0; d < MU_ABD_DIRECTIONS; d++)
    harm[d]
        = (uint8_t) (is_straight (reach, end, d) ? harm_with ((AbdHurt) end->hurt, 0) : ABD_NO_WAY);
}

/* abd.8.7.2.reinforcement-bonus: not where it ends beside an enemy. */
int
mu_abd_reach_budget (const AbdReach *reach, int cell)
{
  const AbdBattle *battle = reach->battle;
  const bool short_of
      = reach->kind == ABD_REACH_ENTER
        && mu_abd_beside_enemy (battle, battle->piece[reach->unit].master, reach->cell[cell].hex);
  return short_of ? reach->ordinary : reach->points;
}

void
mu_abd_reach_harms (const AbdReach *reach, int cell, uint8_t harm[MU_ABD_DIRECTIONS])
{
  uint8_t straight[MU_ABD_DIRECTIONS];
  mu_abd_reach_ends (reach, cell, mu_abd_reach_budget (reach, cell), harm);
  mu_abd_reach_straights (reach, cell, straight);
  for (int d = 0; d < MU_ABD_DIRECTIONS; d++)
    harm[d] = (uint8_t) lesser (harm[d], straight[d]);
}

/* abd.17.4.2.no-exit */
static bool
may_leave (const AbdReach *reach)
{
  return reach->kind == ABD_REACH_MOVE
         && !(mu_abd_has_option (reach->battle, MU_ABD_CONTROL)
              && mu_abd_is_impetuous (reach->battle, reach->unit));
}

/* READING: abd.8.6.exit-facing: it leaves straight ahead, as it enters every hex. */
int
mu_abd_reach_leaves_by (const AbdReach *reach, int cell, int direction, int points)
{
  const AbdCell *last = &reach->cell[cell];
  const bool ahead = !mu_reading (reach->battle->setup->readings, MU_READING_HEX_EXIT);
  if (last->edge == 0 || points < 1 || last->steps > points - 1)
    return ABD_NO_WAY;
  if (ahead)
    return last->edge & (1u << direction) ? reach->out[points - 1][cell][direction] : ABD_NO_WAY;
  return is_start (reach, cell) ? ends_at_start (reach, direction, 0)
                                : mu_abd_reach_comes (reach, cell, direction, points - 1);
}

/* abd.8.6.exit-cost */
int
mu_abd_reach_leaves (const AbdReach *reach, int points)
{
  int harm = ABD_NO_WAY;
  for (int at = 0; may_leave (reach) && at < reach->count; at++)
    for (int d = 0; reach->cell[at].edge && d < MU_ABD_DIRECTIONS; d++)
      harm = lesser (harm, mu_abd_reach_leaves_by (reach, at, d, points));
  return harm;
}
