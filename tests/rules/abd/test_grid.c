/* The hex grid and the map: abd.16.0.hex-grid. */
#include "rules/abd/scenario/map.h"
#include "tests/rules/common.h"

static const MuAbdGrid grid = { 18, 12 };

static int
hex (const char *name)
{
  return mu_abd_hex_named (&grid, name);
}

/* abd.16.0.hex-grid: the steps of the sample turn. */
static const struct {
  const char *from, *to;
  MuAbdDirection direction;
} steps[] = {
  { "N8", "N9", MU_ABD_SOUTH },        { "N10", "M10", MU_ABD_SOUTH_WEST },
  { "M10", "L11", MU_ABD_SOUTH_WEST }, { "L11", "K10", MU_ABD_NORTH_WEST },
  { "K10", "K9", MU_ABD_NORTH },       { "M7", "N8", MU_ABD_SOUTH_EAST },
  { "M10", "L10", MU_ABD_NORTH_WEST }, { "I7", "J7", MU_ABD_NORTH_EAST },
  { "H7", "I6", MU_ABD_NORTH_EAST },   { "G6", "H6", MU_ABD_NORTH_EAST },
  { "F6", "G5", MU_ABD_NORTH_EAST },   { "E5", "F5", MU_ABD_NORTH_EAST },
  { "D5", "E4", MU_ABD_NORTH_EAST },   { "E4", "F4", MU_ABD_NORTH_EAST },
  { "I7", "H7", MU_ABD_NORTH_WEST },   { "H7", "G6", MU_ABD_NORTH_WEST },
  { "J6", "I5", MU_ABD_NORTH_WEST },   { "I5", "H6", MU_ABD_SOUTH_WEST },
  { "J7", "K6", MU_ABD_NORTH_EAST },   { "H6", "I5", MU_ABD_NORTH_EAST },
};

START_TEST (neighbours_lie_as_the_sample_turn_moves)
{
  ck_assert_int_eq (mu_abd_hex_next (&grid, hex (steps[_i].from), steps[_i].direction),
                    hex (steps[_i].to));
  ck_assert_int_eq (mu_abd_hex_direction (&grid, hex (steps[_i].from), hex (steps[_i].to)),
                    steps[_i].direction);
}
END_TEST

START_TEST (going_there_and_back_ends_where_it_began)
{
  for (int at = 0; at < mu_abd_hex_count (&grid); at++)
    for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
      const int next = mu_abd_hex_next (&grid, at, direction);
      if (next == MU_ABD_OFF) {
        ck_assert (mu_abd_hex_is_edge (&grid, at));
        continue;
      }
      ck_assert_int_eq (mu_abd_hex_next (&grid, next, mu_abd_turned (direction, 3)), at);
      ck_assert_int_eq (mu_abd_hex_distance (&grid, at, next), 1);
    }
}
END_TEST

/* By widening rings, a step at a time. */
START_TEST (distances_are_the_fewest_steps)
{
  for (int from = 0; from < mu_abd_hex_count (&grid); from += 7) {
    int steps_to[MU_ABD_HEXES], queue[MU_ABD_HEXES], count = 0;
    for (int i = 0; i < MU_ABD_HEXES; i++)
      steps_to[i] = -1;
    steps_to[from] = 0;
    queue[count++] = from;
    for (int i = 0; i < count; i++)
      for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
        const int next = mu_abd_hex_next (&grid, queue[i], direction);
        if (next == MU_ABD_OFF || steps_to[next] >= 0)
          continue;
        steps_to[next] = steps_to[queue[i]] + 1;
        queue[count++] = next;
      }
    ck_assert_int_eq (count, mu_abd_hex_count (&grid));
    for (int to = 0; to < count; to++)
      ck_assert_int_eq (mu_abd_hex_distance (&grid, from, to), steps_to[to]);
  }
}
END_TEST

START_TEST (names_are_letters_and_numbers)
{
  static const char *const none[] = { "", "A", "A0", "A13", "S1", "1A", "A1x", "A001", "AA1" };
  for (int at = 0; at < mu_abd_hex_count (&grid); at++) {
    char name[MU_ABD_NAME];
    mu_abd_hex_name (&grid, at, name);
    ck_assert_int_eq (mu_abd_hex_named (&grid, name), at);
  }
  ck_assert_int_eq (hex ("a1"), 0);
  ck_assert_int_eq (hex ("R12"), mu_abd_hex_count (&grid) - 1);
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    ck_assert_int_eq (hex (none[i]), MU_ABD_OFF);
}
END_TEST

/* abd.16.0.hex-grid: each hex by its middle, and none by a place beside it. */
START_TEST (a_middle_is_that_of_one_hex)
{
  static const MuFix beside[][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 }, { 0, 128 } };
  static const MuFix nowhere[][2] = {
    { INT32_MIN, 0 }, { INT32_MAX, INT32_MAX }, { 0, INT32_MIN }, { 5912 - 8868, MU_PACES (40) }
  };
  MuFix x, y;
  for (int at = 0; at < mu_abd_hex_count (&grid); at++) {
    mu_abd_hex_middle (&grid, at, &x, &y);
    ck_assert_int_eq (mu_abd_hex_of_middle (&grid, x, y), at);
    for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
      ck_assert_int_eq (mu_abd_hex_of_middle (&grid, x + beside[i][0], y + beside[i][1]),
                        MU_ABD_OFF);
  }
  for (size_t i = 0; i < sizeof nowhere / sizeof *nowhere; i++)
    ck_assert_int_eq (mu_abd_hex_of_middle (&grid, nowhere[i][0], nowhere[i][1]), MU_ABD_OFF);
}
END_TEST

/* Fields are as many whole paces wide as they are. */
START_TEST (a_size_is_that_of_one_grid)
{
  MuFix width, depth;
  MuAbdGrid found;
  for (int columns = 1; columns <= MU_ABD_COLUMNS; columns++)
    for (int rows = 1; rows <= MU_ABD_ROWS; rows++) {
      const MuAbdGrid one = { (uint8_t) columns, (uint8_t) rows };
      mu_abd_grid_size (&one, &width, &depth);
      ck_assert (mu_abd_grid_of_size (MU_PACES (width / 256), MU_PACES (depth / 256 + 1), &found));
      ck_assert_int_eq (found.columns, columns);
      ck_assert_int_eq (found.rows, rows);
    }
  ck_assert (!mu_abd_grid_of_size (MU_PACES (720), MU_PACES (480), &found));
  ck_assert (!mu_abd_grid_of_size (0, 0, &found));
  ck_assert (!mu_abd_grid_of_size (INT32_MAX, INT32_MIN, &found));
}
END_TEST

START_TEST (a_hexside_belongs_to_both_hexes)
{
  MuAbdMap map;
  mu_abd_map_clear (&map, 18, 12);
  for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
    const int next = mu_abd_hex_next (&grid, hex ("H6"), direction);
    mu_abd_map_set_side (&map, hex ("H6"), direction, MU_ABD_FORD);
    ck_assert_int_eq (mu_abd_map_side (&map, hex ("H6"), direction), MU_ABD_FORD);
    ck_assert_int_eq (mu_abd_map_side (&map, next, mu_abd_turned (direction, 3)), MU_ABD_FORD);
    ck_assert_int_eq (mu_abd_map_side (&map, next, direction), MU_ABD_NO_SIDE);
  }
  mu_abd_map_set_side (&map, hex ("A1"), MU_ABD_NORTH, MU_ABD_RIVER);
  ck_assert_int_eq (mu_abd_map_side (&map, hex ("A1"), MU_ABD_NORTH), MU_ABD_NO_SIDE);
}
END_TEST

/* Nearest neighbours lie a hex apart, to a hundredth; further north is higher. */
START_TEST (middles_lie_a_hex_apart)
{
  for (int at = 0; at < mu_abd_hex_count (&grid); at++)
    for (int direction = 0; direction < 2; direction++) {
      const int next = mu_abd_hex_next (&grid, at, direction);
      MuFix x, y, to_x, to_y;
      if (next == MU_ABD_OFF)
        continue;
      mu_abd_hex_middle (&grid, at, &x, &y);
      mu_abd_hex_middle (&grid, next, &to_x, &to_y);
      const double apart = (double) (x - to_x) * (x - to_x) + (double) (y - to_y) * (y - to_y);
      ck_assert_double_eq_tol (apart / (40.0 * 40.0 * 256.0 * 256.0), 1.0, 0.01);
      ck_assert_int_gt (to_y, y);
    }
}
END_TEST

START_TEST (all_hexes_lie_within_the_map)
{
  MuFix width, depth, x, y;
  mu_abd_grid_size (&grid, &width, &depth);
  for (int at = 0; at < mu_abd_hex_count (&grid); at++) {
    mu_abd_hex_middle (&grid, at, &x, &y);
    ck_assert (x >= MU_PACES (20) && x <= width - MU_PACES (20));
    ck_assert (y >= MU_PACES (20) && y <= depth - MU_PACES (20));
  }
}
END_TEST

START_TEST (turns_are_counted_in_hexsides)
{
  ck_assert_int_eq (mu_abd_turned (MU_ABD_NORTH, -1), MU_ABD_NORTH_WEST);
  ck_assert_int_eq (mu_abd_turned (MU_ABD_SOUTH_WEST, 3), MU_ABD_NORTH_EAST);
  ck_assert_int_eq (mu_abd_between (MU_ABD_NORTH, MU_ABD_NORTH_WEST), 1);
  ck_assert_int_eq (mu_abd_between (MU_ABD_NORTH_WEST, MU_ABD_SOUTH_EAST), 3);
}
END_TEST

/* abd.17.1.1.b-camp counts from there. */
START_TEST (the_edge_is_so_many_hexes_off)
{
  ck_assert_int_eq (mu_abd_hex_to_edge (&grid, hex ("A6")), 0);
  ck_assert_int_eq (mu_abd_hex_to_edge (&grid, hex ("J4")), 3);
  ck_assert_int_eq (mu_abd_hex_to_edge (&grid, hex ("Q5")), 1);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("grid");
  tcase_add_loop_test (tests, neighbours_lie_as_the_sample_turn_moves, 0,
                       (int) (sizeof steps / sizeof *steps));
  tcase_add_test (tests, going_there_and_back_ends_where_it_began);
  tcase_add_test (tests, distances_are_the_fewest_steps);
  tcase_add_test (tests, names_are_letters_and_numbers);
  tcase_add_test (tests, a_size_is_that_of_one_grid);
  tcase_add_test (tests, a_middle_is_that_of_one_hex);
  tcase_add_test (tests, a_hexside_belongs_to_both_hexes);
  tcase_add_test (tests, middles_lie_a_hex_apart);
  tcase_add_test (tests, all_hexes_lie_within_the_map);
  tcase_add_test (tests, turns_are_counted_in_hexsides);
  tcase_add_test (tests, the_edge_is_so_many_hexes_off);
  return run_case ("abd-grid", tests);
}
