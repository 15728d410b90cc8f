/* Where a unit of the hex table can go: all that mu_abd_reach finds on random boards, against a
 * reference that tries every order of steps and turns, one after the other. */
#include <string.h>

#include "rules/abd/battle/reach.h"
#include "tests/rules/abd/board.h"

#define UNITS  7 /* of each side */
#define BOARDS 4000
#define NEVER  255

static Board *board;

/* --- a random board ------------------------------------------------------------------- */

static void
open_board (void)
{
  static const char *const at[2][UNITS] = { { "A1", "B1", "C1", "D1", "E1", "F1", "G1" },
                                            { "A9", "B9", "C9", "D9", "E9", "F9", "G9" } };
  board = board_new ();
  for (int side = 0; side < MU_SIDES; side++)
    for (int i = 0; i < UNITS; i++)
      board_unit (board, (MuSide) side, "MI", at[side][i], 1);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_B);
  board->detail.entry_count = 1;
  board->detail.entry[0] = (MuAbdEntryHexes){ .hex = { 0 }, .count = 1 };
  board_begin (board, 1);
}

static void
close_board (void)
{
  board_free (board);
}

/* Most ground is plain, so that ways are long. */
static void
random_ground (uint64_t *state)
{
  const MuAbdGrid grid
      = { (uint8_t) (3 + next_below (state, 6)), (uint8_t) (3 + next_below (state, 6)) };
  mu_abd_map_clear (&board->map, grid.columns, grid.rows);
  for (int hex = 0; hex < mu_abd_hex_count (&grid); hex++) {
    if (next_below (state, 3) == 0)
      board->map.terrain[hex] = (uint8_t) next_below (state, MU_ABD_TERRAINS);
    for (int d = 0; d < MU_ABD_OWN_SIDES; d++)
      if (next_below (state, 6) == 0)
        mu_abd_map_set_side (&board->map, hex, d,
                             (MuAbdHexside) next_below (state, MU_ABD_HEXSIDES));
  }
  board->chart = mu_abd_chart_usual;
  if (next_below (state, 4) == 0)
    board->chart.terrain[next_below (state, MU_ABD_TERRAINS)].cost
        = (uint8_t) next_below (state, 5);
}

static void
clear_pieces (void)
{
  AbdBattle *battle = board->battle;
  memset (battle->at, 0xff, sizeof battle->at);
  battle->waiting = 0;
  for (int i = 0; i < battle->first[MU_SIDES]; i++) {
    battle->piece[i].hex = battle->piece[i].outside = MU_ABD_OFF;
    battle->piece[i].marker = MU_ABD_NO_MARKER;
    battle->piece[i].fate = MU_FATE_ON_TABLE;
    battle->piece[i].with = MU_NO_BODY;
  }
}

static void
random_piece (uint64_t *state, int body)
{
  AbdBattle *battle = board->battle;
  const int hex = (int) next_below (state, (uint32_t) mu_abd_hex_count (&board->map.grid));
  AbdPiece *piece = &battle->piece[body];
  piece->type = (uint8_t) next_below (state, MU_ABD_TYPES);
  piece->facing = (uint8_t) next_below (state, MU_ABD_DIRECTIONS);
  piece->disordered = next_below (state, 3) == 0;
  if (battle->at[hex] == MU_NO_BODY && next_below (state, 4))
    mu_abd_put (battle, body, hex, piece->facing);
}

static void
random_readings (uint64_t *state)
{
  static const MuReading of_moves[] = { MU_READING_HEX_TURNS, MU_READING_HEX_INFILTRATION,
                                        MU_READING_HEX_ZONE_DISORDERED, MU_READING_HEX_EXIT };
  for (int i = 0; i < 4; i++)
    board->readings.choice[of_moves[i]] = next_below (state, 3) == 0;
}

/* The unit that moves is on the map or comes by hexes of the edge; not so far that the reference
 * never came to its end. */
static int
random_board (uint64_t *state)
{
  AbdBattle *battle = board->battle;
  const int unit = (int) next_below (state, UNITS);
  random_ground (state);
  clear_pieces ();
  random_readings (state);
  for (int side = 0; side < MU_SIDES; side++)
    for (int i = 0; i < UNITS; i++)
      random_piece (state, battle->first[side] + i);
  MuAbdEntryHexes *entry = &board->detail.entry[0];
  entry->count = 0;
  for (int hex = 0; hex < mu_abd_hex_count (&board->map.grid) && entry->count < 3; hex++)
    if (mu_abd_hex_is_edge (&board->map.grid, hex) && next_below (state, 4) == 0)
      entry->hex[entry->count++] = (int16_t) hex;
  battle->piece[unit].entry = 0;
  const uint32_t most = board->readings.choice[MU_READING_HEX_TURNS] ? 4 : 6;
  board->chart.unit[battle->piece[unit].type].move
      = (uint8_t) next_below (state, mu_abd_on_map (battle, unit) ? most : most / 2 + 1);
  return unit;
}

/* --- the reference ----------------------------------------------------------------------- */

typedef struct {
  uint8_t harm, points;
} Best;

typedef struct {
  const AbdBattle *battle;
  int unit, move;
  bool enters, turns_twice, first_only, any_exit, began_in_zone;
  bool zone[MU_ABD_HEXES];
  Best end[MU_ABD_HEXES][MU_ABD_DIRECTIONS], off;
} Tried;

typedef struct {
  int hex, facing, points, steps;
  uint64_t upset; /* bodies that are disordered */
} Spot;

static bool
bars (const AbdBattle *battle, int hex, int direction)
{
  return battle->chart->hexside[mu_abd_map_side (battle->map, hex, direction)].barred;
}

/* abd.8.8.zoc-extent, abd.8.8.4.river, abd.8.8.zoc-disordered */
static void
mark_zones (Tried *tried)
{
  const AbdBattle *battle = tried->battle;
  const bool none = mu_reading (battle->setup->readings, MU_READING_HEX_ZONE_DISORDERED);
  for (int i = battle->first[MU_SIDE_B]; i < battle->first_leader[MU_SIDE_B]; i++) {
    const AbdPiece *piece = &battle->piece[i];
    const bool round = piece->type == MU_ABD_CP || piece->type == MU_ABD_WW;
    if (piece->hex == MU_ABD_OFF || (none && piece->disordered))
      continue;
    for (int sides = round ? -2 : -1; sides <= (round ? 3 : 1); sides++) {
      const int d = mu_abd_turned (piece->facing, sides);
      const int hex = mu_abd_hex_next (&battle->map->grid, piece->hex, d);
      if (hex != MU_ABD_OFF && !bars (battle, piece->hex, d))
        tried->zone[hex] = true;
    }
  }
}

static int
newly_upset (const Tried *tried, uint64_t upset)
{
  int count = 0;
  for (int i = 0; i < tried->battle->first[MU_SIDES]; i++)
    count += (upset >> i & 1) && !tried->battle->piece[i].disordered;
  return count < ABD_HARM_MOST ? count : ABD_HARM_MOST;
}

static void
keep (const Tried *tried, Best *best, const Spot *spot, int points)
{
  const Best now = { (uint8_t) newly_upset (tried, spot->upset), (uint8_t) points };
  if (now.harm < best->harm || (now.harm == best->harm && now.points < best->points))
    *best = now;
}

static bool
beside_foe (const AbdBattle *battle, int hex)
{
  for (int d = 0; d < MU_ABD_DIRECTIONS; d++) {
    const int next = mu_abd_hex_next (&battle->map->grid, hex, d);
    if (next != MU_ABD_OFF && battle->at[next] != MU_NO_BODY
        && battle->piece[battle->at[next]].side == MU_SIDE_B)
      return true;
  }
  return false;
}

static int
allowance (const Tried *tried, int hex)
{
  return tried->enters && !beside_foe (tried->battle, hex) ? 2 * tried->move : tried->move;
}

static int
friend_in (const Tried *tried, int hex)
{
  return tried->battle->at[hex] == tried->unit ? MU_NO_BODY : tried->battle->at[hex];
}

/* abd.8.3.2.friendly-pass-through, abd.8.3.2.light-exempt, abd.8.9.woods */
static uint64_t
upset_in (const Tried *tried, int hex, uint64_t upset)
{
  const AbdBattle *battle = tried->battle;
  const int type = battle->piece[tried->unit].type, other = friend_in (tried, hex);
  const int entry = battle->chart->terrain[battle->map->terrain[hex]].entry;
  const uint64_t self = UINT64_C (1) << tried->unit;
  const bool horse = type >= MU_ABD_LC && type <= MU_ABD_BC;
  if (entry == MU_ABD_DISORDERS_ALL || (entry == MU_ABD_DISORDERS_CAVALRY && horse))
    upset |= self;
  if (other != MU_NO_BODY && battle->chart->unit[type].box != MU_ABD_GREEN
      && battle->chart->unit[battle->piece[other].type].box != MU_ABD_GREEN)
    upset |= self | UINT64_C (1) << other;
  return upset;
}

/* What the next hex costs; 0: it cannot be entered from there. */
static int
price (const Tried *tried, int hex, int direction, int steps)
{
  const AbdBattle *battle = tried->battle;
  const int next = mu_abd_hex_next (&battle->map->grid, hex, direction);
  if (next == MU_ABD_OFF || bars (battle, hex, direction))
    return 0;
  const int there = battle->at[next];
  if (there != MU_NO_BODY && battle->piece[there].side == MU_SIDE_B)
    return 0;
  if (tried->zone[next] && tried->began_in_zone && (!tried->first_only || steps == 0))
    return 0;
  const int ground = battle->chart->terrain[battle->map->terrain[next]].cost;
  const int side = battle->chart->hexside[mu_abd_map_side (battle->map, hex, direction)].cost;
  return ground ? ground + side : 0;
}

static void try_from (Tried *tried, Spot spot);

static void
try_step (Tried *tried, Spot spot)
{
  const AbdBattle *battle = tried->battle;
  const int cost = price (tried, spot.hex, spot.facing, spot.steps);
  const int most = tried->enters ? 2 * tried->move : tried->move;
  if (cost == 0 || spot.points + cost > most)
    return;
  spot.hex = mu_abd_hex_next (&battle->map->grid, spot.hex, spot.facing);
  spot.points += cost;
  spot.steps++;
  spot.upset = upset_in (tried, spot.hex, spot.upset);
  try_from (tried, spot);
}

static void
try_exit (Tried *tried, const Spot *spot)
{
  const AbdBattle *battle = tried->battle;
  if (!tried->enters && spot->points + 1 <= tried->move
      && mu_abd_hex_next (&battle->map->grid, spot->hex, spot->facing) == MU_ABD_OFF)
    keep (tried, &tried->off, spot, spot->points + 1);
}

static void
try_any_exit (Tried *tried, const Spot *spot)
{
  if (tried->any_exit && !tried->enters && spot->points + 1 <= tried->move
      && mu_abd_hex_is_edge (&tried->battle->map->grid, spot->hex))
    keep (tried, &tried->off, spot, spot->points + 1);
}

/* On coming, and then on going: under the other reading of abd.8.4.per-hex each with its own turn.
 */
static void
try_goings (Tried *tried, Spot spot, bool start)
{
  const int facing = spot.facing, points = spot.points;
  for (int sides = -2; sides <= 3; sides++) {
    spot.facing = mu_abd_turned (facing, sides);
    spot.points = points + (sides < -1 || sides > 1);
    if (!start && !tried->turns_twice && sides)
      continue; /* it has turned on coming */
    if (!tried->any_exit)
      try_exit (tried, &spot);
    try_step (tried, spot);
  }
}

static void
try_from (Tried *tried, Spot spot)
{
  const int facing = spot.facing, points = spot.points;
  const bool start = spot.steps == 0, stops = !start && tried->zone[spot.hex];
  if (!stops)
    try_any_exit (tried, &spot);
  for (int sides = -2; sides <= 3; sides++) {
    const bool far = sides < -1 || sides > 1;
    spot.facing = mu_abd_turned (facing, sides);
    spot.points = points + far;
    if (stops && far)
      continue;
    if (friend_in (tried, spot.hex) == MU_NO_BODY && spot.points <= allowance (tried, spot.hex)
        && (!start || tried->move > 0 || sides == 0))
      keep (tried, &tried->end[spot.hex][spot.facing], &spot, spot.points);
    if (!stops && !start)
      try_goings (tried, spot, false);
  }
  if (start) {
    spot.facing = facing;
    spot.points = points;
    try_goings (tried, spot, true);
  }
}

/* abd.8.0.one-hex-exception */
static void
try_straight (Tried *tried, Spot spot, int next, int cost)
{
  if (tried->move == 0 || next == MU_ABD_OFF || cost == 0 || friend_in (tried, next) != MU_NO_BODY)
    return;
  spot.upset = upset_in (tried, next, spot.upset);
  keep (tried, &tried->end[next][spot.facing], &spot, cost);
}

static void
try_entry (Tried *tried, int hex, Spot spot)
{
  const AbdBattle *battle = tried->battle;
  const int cost = battle->chart->terrain[battle->map->terrain[hex]].cost;
  const int there = battle->at[hex];
  if (cost == 0 || (there != MU_NO_BODY && battle->piece[there].side == MU_SIDE_B))
    return;
  for (int d = 0; d < MU_ABD_DIRECTIONS; d++) {
    if (mu_abd_hex_next (&battle->map->grid, hex, mu_abd_turned (d, 3)) != MU_ABD_OFF)
      continue;
    Spot in = { hex, d, cost, 1, upset_in (tried, hex, spot.upset) };
    if (cost <= 2 * tried->move)
      try_from (tried, in);
    spot.facing = d;
    try_straight (tried, spot, hex, cost);
  }
}

static void
try_all (Tried *tried, const AbdBattle *battle, int unit)
{
  const AbdPiece *piece = &battle->piece[unit];
  const MuReadings *readings = battle->setup->readings;
  Spot spot = { piece->hex, piece->facing, 0, 0, 0 };
  memset (tried, 0, sizeof *tried);
  memset (tried->end, NEVER, sizeof tried->end);
  memset (&tried->off, NEVER, sizeof tried->off);
  tried->battle = battle;
  tried->unit = unit;
  tried->move = battle->chart->unit[piece->type].move;
  tried->enters = piece->hex == MU_ABD_OFF;
  tried->turns_twice = mu_reading (readings, MU_READING_HEX_TURNS);
  tried->first_only = mu_reading (readings, MU_READING_HEX_INFILTRATION);
  tried->any_exit = mu_reading (readings, MU_READING_HEX_EXIT);
  mark_zones (tried);
  tried->began_in_zone = !tried->enters && tried->zone[piece->hex];
  for (int i = 0; i < battle->first[MU_SIDES]; i++)
    spot.upset |= (uint64_t) battle->piece[i].disordered << i;
  if (!tried->enters) {
    try_from (tried, spot);
    try_straight (tried, spot, mu_abd_hex_next (&battle->map->grid, spot.hex, spot.facing),
                  price (tried, spot.hex, spot.facing, 0));
    return;
  }
  for (int i = 0; i < battle->setup->entry[0].count; i++)
    try_entry (tried, battle->setup->entry[0].hex[i], spot);
}

/* --- the comparison ------------------------------------------------------------------------- */

static AbdReach reach;
static Tried tried;
static MuChoice offered[MU_CHOICES_MAX];

static bool
all_held (const AbdBattle *battle, int unit)
{
  for (int i = 0; i < battle->setup->entry[0].count; i++)
    if (!mu_abd_is_held (battle, unit, battle->setup->entry[0].hex[i]))
      return false;
  return true;
}

static int
offers (const AbdBattle *battle, int unit)
{
  AbdChoices list = { offered, MU_CHOICES_MAX, 0 };
  const MuQuestion question = { .kind = MU_ABD_ASK_MOVE, .body = (int16_t) unit };
  mu_abd_offer_moves (battle, &question, &list);
  return list.count;
}

/* That it does on the table what was reckoned. */
static void
check_walk (const AbdBattle *battle, int unit, const AbdWay *way, int hex, int facing)
{
  static AbdBattle copy;
  int upset = 0;
  memcpy (&copy, battle, sizeof copy);
  copy.sink = NULL;
  mu_abd_walk (&copy, unit, way, MU_RULE_NONE);
  ck_assert_int_eq (copy.piece[unit].hex, hex);
  ck_assert (hex == MU_ABD_OFF || copy.piece[unit].facing == facing);
  for (int i = 0; i < battle->first[MU_SIDES]; i++) {
    upset += copy.piece[i].disordered && !battle->piece[i].disordered;
    if (i != unit && !copy.piece[i].leader && copy.piece[i].hex != MU_ABD_OFF)
      ck_assert_int_eq (copy.at[copy.piece[i].hex], i);
  }
  ck_assert_int_eq (upset < ABD_HARM_MOST ? upset : ABD_HARM_MOST, way->harm);
}

static void
check_choice (const AbdBattle *battle, int unit, const MuChoice *choice)
{
  const int hex = choice->value[0], facing = choice->value[1];
  const Best best = hex == MU_ABD_OFF ? tried.off : tried.end[hex][facing];
  AbdWay way;
  ck_assert_int_ne (best.harm, NEVER);
  ck_assert (mu_abd_way (&reach, hex, facing, &way));
  ck_assert_int_eq (way.harm, best.harm);
  ck_assert_int_eq (way.points, best.points);
  check_walk (battle, unit, &way, hex, facing);
}

/* abd.8.0.allowance, abd.8.3.forward-only, abd.8.3.1.enemy-units, abd.8.4.facing,
 * abd.8.4.rotate-cost, abd.8.4.per-hex, abd.8.5.stacking, abd.8.6.exit-cost, abd.8.6.exit-facing,
 * abd.8.7.1.entry-cost, abd.8.7.2.reinforcement-bonus, abd.8.8.1.zoc-stop,
 * abd.8.8.2.no-infiltration, abd.8.8.2.turn-in-zoc, abd.8.8.4.river, abd.8.9.tec-move,
 * abd.8.0.one-hex-prohibited */
START_TEST (finds_what_the_reference_finds)
{
  uint64_t state = (uint64_t) _i + 1;
  const AbdBattle *battle = board->battle;
  for (int n = 0; n < BOARDS / 8; n++) {
    const int unit = random_board (&state);
    if (battle->piece[unit].hex == MU_ABD_OFF && all_held (battle, unit))
      continue;
    const int count = offers (battle, unit);
    int expected = tried.off.harm != NEVER;
    try_all (&tried, battle, unit);
    expected = tried.off.harm != NEVER;
    for (int hex = 0; hex < mu_abd_hex_count (&board->map.grid); hex++)
      for (int d = 0; d < MU_ABD_DIRECTIONS; d++)
        expected += tried.end[hex][d].harm != NEVER;
    mu_abd_reach (&reach, battle, unit,
                  battle->piece[unit].hex == MU_ABD_OFF ? ABD_REACH_ENTER : ABD_REACH_MOVE);
    for (int i = 0; i < count; i++)
      check_choice (battle, unit, &offered[i]);
    ck_assert_int_eq (count, expected);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("reach");
  tcase_add_checked_fixture (tests, open_board, close_board);
  tcase_set_timeout (tests, 120);
  tcase_add_loop_test (tests, finds_what_the_reference_finds, 0, 8);
  return run_case ("abd-reach", tests);
}
