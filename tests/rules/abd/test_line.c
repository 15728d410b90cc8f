/* Ancient Battles Deluxe: straight lines across hexes. */
#include "rules/abd/hex/line.h"
#include "tests/rules/abd/slow_line.h"
#include "tests/rules/common.h"

#include <stdio.h>
#include <string.h>

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

static const MuAbdGrid table = { 18, 12 };

static void
add_name (char *text, const MuAbdGrid *grid, int hex)
{
  char name[MU_ABD_NAME] = "-";
  if (hex != MU_ABD_OFF)
    mu_abd_hex_name (grid, hex, name);
  strcat (text, name);
}

/* "J7 K7/K6": through J7, then between K7 on the left hand and K6 on the right; "-" is off the map.
 */
static void
write_line (const MuAbdGrid *grid, int from, int to, char *text)
{
  MuAbdPassing passing[MU_ABD_PASSINGS];
  const int count = mu_abd_line (grid, from, to, passing);
  text[0] = '\0';
  for (int i = 0; i < count; i++) {
    strcat (text, i ? " " : "");
    add_name (text, grid, passing[i].left);
    if (passing[i].left == passing[i].right)
      continue;
    strcat (text, "/");
    add_name (text, grid, passing[i].right);
  }
}

static const struct {
  const char *from, *to, *line;
} lines[] = {
  { "C4", "C4", "" },        { "C4", "C5", "" },
  { "J8", "J6", "J7" },                                  /* the first shot of the sample turn */
  { "J6", "J8", "J7" },      { "C4", "G2", "D4 E3 F3" }, /* straight to the north-east */
  { "C4", "E4", "D4/D5" },                               /* along a hexside to the east */
  { "E4", "C4", "D5/D4" },   { "C4", "G4", "D4/D5 E4 F4/F5" },
  { "C4", "D3", "C3/D4" }, /* along one to the north and a little east */
  { "C4", "B3", "B4/C3" },   { "C4", "D6", "D5/C5" },
  { "C4", "B6", "C5/B5" },   { "C4", "D2", "C3 D3" }, /* through both, along neither */
  { "C4", "E6", "D5 D6" },   { "D1", "F1", "-/E1" },  /* along the north edge of the map */
  { "C12", "E12", "D12/-" },
};

START_TEST (lines_go_where_a_ruler_does)
{
  const int from = mu_abd_hex_named (&table, lines[_i].from);
  const int to = mu_abd_hex_named (&table, lines[_i].to);
  char text[256];
  write_line (&table, from, to, text);
  ck_assert_str_eq (text, lines[_i].line);
}
END_TEST

/* --- against the slow way ---------------------------------------------------- */

/* Those that it should pass: which, and where along it. */
typedef struct {
  int hex;
  SlowMeeting meeting;
  Fraction part[2];
} Met;

static int
meet_slowly (const MuAbdGrid *grid, int from, int to, Met *met)
{
  int count = 0;
  for (int hex = 0; hex < mu_abd_hex_count (grid); hex++) {
    met[count].hex = hex;
    met[count].meeting = slow_meeting (grid, from, to, hex, met[count].part);
    if (hex != from && hex != to && met[count].meeting != SLOW_APART)
      count++;
  }
  return count;
}

static const MuAbdPassing *
passing_of (const MuAbdPassing *passing, int count, int hex)
{
  for (int i = 0; i < count; i++)
    if (passing[i].left == hex || passing[i].right == hex)
      return &passing[i];
  return NULL;
}

/* In one with those that it meets at once, behind those that it has left before. */
static bool
is_in_order (const Met *met, int count, const MuAbdPassing *passing, int passings, int which)
{
  const MuAbdPassing *one = passing_of (passing, passings, met[which].hex);
  for (int i = 0; i < count; i++) {
    const MuAbdPassing *other = passing_of (passing, passings, met[i].hex);
    const bool before = compare_fractions (met[which].part[1], met[i].part[0]) <= 0;
    const bool together = compare_fractions (met[which].part[0], met[i].part[0]) == 0;
    if (!other || (one < other) != before || (one == other) != together)
      return false;
  }
  return one && (one->left == one->right) == (met[which].meeting == SLOW_THROUGH);
}

static void
check_line (const MuAbdGrid *grid, int from, int to)
{
  MuAbdPassing passing[MU_ABD_PASSINGS];
  Met met[MU_ABD_HEXES];
  const int passings = mu_abd_line (grid, from, to, passing);
  const int count = meet_slowly (grid, from, to, met);
  int named = 0;
  for (int i = 0; i < count; i++)
    ck_assert (is_in_order (met, count, passing, passings, i));
  for (int i = 0; i < passings; i++) {
    const bool through = passing[i].left == passing[i].right;
    named += through ? 1 : (passing[i].left != MU_ABD_OFF) + (passing[i].right != MU_ABD_OFF);
    ck_assert (!through || passing[i].left != MU_ABD_OFF);
  }
  ck_assert_int_eq (named, count);
}

/* abd.10.4.los, abd.10.4.hexside: from every hex to every other of a small map. */
START_TEST (every_line_of_a_map_is_exact)
{
  const MuAbdGrid grid = { 8, 7 };
  for (int from = 0; from < mu_abd_hex_count (&grid); from++)
    for (int to = 0; to < mu_abd_hex_count (&grid); to++)
      check_line (&grid, from, to);
}
END_TEST

START_TEST (long_lines_are_exact)
{
  const MuAbdGrid grid = { MU_ABD_COLUMNS, MU_ABD_ROWS };
  uint64_t state = 4;
  for (int i = 0; i < 60; i++)
    check_line (&grid, (int) next_below (&state, MU_ABD_HEXES),
                (int) next_below (&state, MU_ABD_HEXES));
  check_line (&grid, 0, MU_ABD_HEXES - 1);
  check_line (&grid, MU_ABD_COLUMNS - 1, MU_ABD_HEXES - MU_ABD_COLUMNS);
  check_line (&grid, 0, MU_ABD_HEXES - MU_ABD_COLUMNS);
}
END_TEST

/* The same hexes on the other hand, in the other order. */
START_TEST (lines_are_the_same_both_ways)
{
  MuAbdPassing there[MU_ABD_PASSINGS], back[MU_ABD_PASSINGS];
  uint64_t state = 5;
  for (int i = 0; i < 2000; i++) {
    const int from = (int) next_below (&state, 18 * 12), to = (int) next_below (&state, 18 * 12);
    const int count = mu_abd_line (&table, from, to, there);
    ck_assert_int_eq (mu_abd_line (&table, to, from, back), count);
    for (int j = 0; j < count; j++) {
      ck_assert_int_eq (there[j].left, back[count - 1 - j].right);
      ck_assert_int_eq (there[j].right, back[count - 1 - j].left);
    }
  }
}
END_TEST

/* A line passes as many hexes as there are steps, or more where it winds; never fewer. */
START_TEST (lines_take_no_short_cut)
{
  MuAbdPassing passing[MU_ABD_PASSINGS];
  for (int from = 0; from < mu_abd_hex_count (&table); from += 7)
    for (int to = 0; to < mu_abd_hex_count (&table); to++)
      if (from != to) {
        const int count = mu_abd_line (&table, from, to, passing);
        const int steps = mu_abd_hex_distance (&table, from, to);
        ck_assert_int_ge (2 * count, steps - 1);
        ck_assert_int_le (count, 2 * steps);
      }
}
END_TEST

/* --- by which side it leaves ---------------------------------------------------- */

static const struct {
  const char *to;
  int side[2]; /* -1: no second */
} leaves[] = {
  { "I5", { MU_ABD_NORTH, -1 } },
  { "I3", { MU_ABD_NORTH, -1 } },
  { "J4", { MU_ABD_NORTH, -1 } },
  { "J5", { MU_ABD_NORTH, MU_ABD_NORTH_EAST } },
  { "J6", { MU_ABD_NORTH_EAST, -1 } },
  { "K6", { MU_ABD_NORTH_EAST, MU_ABD_SOUTH_EAST } },
  { "M6", { MU_ABD_NORTH_EAST, MU_ABD_SOUTH_EAST } },
  { "L6", { MU_ABD_NORTH_EAST, -1 } },
  { "L7", { MU_ABD_SOUTH_EAST, -1 } },
  { "J7", { MU_ABD_SOUTH_EAST, -1 } },
  { "J8", { MU_ABD_SOUTH_EAST, MU_ABD_SOUTH } },
  { "I9", { MU_ABD_SOUTH, -1 } },
  { "H8", { MU_ABD_SOUTH, MU_ABD_SOUTH_WEST } },
  { "H7", { MU_ABD_SOUTH_WEST, -1 } },
  { "G6", { MU_ABD_SOUTH_WEST, MU_ABD_NORTH_WEST } },
  { "H6", { MU_ABD_NORTH_WEST, -1 } },
  { "H5", { MU_ABD_NORTH, MU_ABD_NORTH_WEST } },
};

START_TEST (lines_leave_by_the_side_they_point_to)
{
  int side[2] = { -1, -1 };
  const int from = mu_abd_hex_named (&table, "I6");
  const int to = mu_abd_hex_named (&table, leaves[_i].to);
  const int count = mu_abd_line_leaves (&table, from, to, side);
  ck_assert_int_eq (count, leaves[_i].side[1] < 0 ? 1 : 2);
  for (int i = 0; i < count; i++)
    ck_assert_int_eq (side[i], leaves[_i].side[i]);
}
END_TEST

/* What it passes first, or where it ends, lies beyond those sides. */
START_TEST (what_it_passes_first_lies_beyond_that_side)
{
  MuAbdPassing passing[MU_ABD_PASSINGS];
  for (int from = 0; from < mu_abd_hex_count (&table); from += 5)
    for (int to = 0; to < mu_abd_hex_count (&table); to++) {
      int side[2] = { -1, -1 };
      const int count = mu_abd_line_leaves (&table, from, to, side);
      ck_assert_int_eq (count == 0, from == to);
      if (count == 0)
        continue;
      if (mu_abd_line (&table, from, to, passing) == 0)
        passing[0] = (MuAbdPassing){ (int16_t) to, (int16_t) to };
      const int one = mu_abd_hex_next (&table, from, side[0]);
      const int other = mu_abd_hex_next (&table, from, side[count - 1]);
      ck_assert ((one == passing[0].left && other == passing[0].right)
                 || (other == passing[0].left && one == passing[0].right));
    }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("abd-line");
  tcase_add_loop_test (tests, lines_go_where_a_ruler_does, 0, COUNT (lines));
  tcase_add_test (tests, every_line_of_a_map_is_exact);
  tcase_add_test (tests, long_lines_are_exact);
  tcase_add_test (tests, lines_are_the_same_both_ways);
  tcase_add_test (tests, lines_take_no_short_cut);
  tcase_add_loop_test (tests, lines_leave_by_the_side_they_point_to, 0, COUNT (leaves));
  tcase_add_test (tests, what_it_passes_first_lies_beyond_that_side);
  return run_case ("abd-line", tests);
}
