/* Counts added side by side are those added one by one. */
#include "rules/wrg/odds/lanes.h"
#include "tests/rules/common.h"

#define ROWS    20
#define COLUMNS 200

typedef struct {
  uint64_t count[ROWS][COLUMNS];
} Counts;

static void
fill (Counts *counts, uint64_t *state)
{
  for (int r = 0; r < ROWS; r++)
    for (int c = 0; c < COLUMNS; c++)
      counts->count[r][c]
          = (uint64_t) next_below (state, UINT32_MAX) << 31 | next_below (state, UINT32_MAX);
}

/* Every second row, so many rows further down. */
static LaneRows
some_rows (Counts *to, const Counts *from, uint8_t row[ROWS], int columns, int down)
{
  LaneRows rows = {
    .to = &to->count[0][8],
    .from = &from->count[0][4],
    .to_stride = COLUMNS,
    .from_stride = COLUMNS,
    .row = row,
    .down = down,
    .columns = columns,
  };
  for (int r = 6; r + down < ROWS && r < ROWS; r += 2)
    row[rows.rows++] = (uint8_t) r;
  return rows;
}

static void
add_one_by_one (Counts *to, const Counts *from, const LaneRows *rows, uint64_t times)
{
  for (int i = 0; i < rows->rows; i++)
    for (int c = 0; c < rows->columns; c++)
      to->count[rows->row[i] + rows->down][8 + c] += times * from->count[rows->row[i]][4 + c];
}

static void
check_times_of (int columns, int down, uint64_t times, bool fast, uint64_t *state)
{
  Counts from, to, expected;
  uint8_t row[ROWS];
  fill (&from, state);
  fill (&to, state);
  expected = to;
  LaneRows rows = some_rows (&to, &from, row, columns, down);
  rows.fast = fast;
  mu_odds_lanes_add (&rows, times);
  add_one_by_one (&expected, &from, &rows, times);
  ck_assert_mem_eq (&to, &expected, sizeof to);
}

/* By what every processor can, and by what this one can. */
static void
check_times (int columns, int down, uint64_t times, uint64_t *state)
{
  check_times_of (columns, down, times, false, state);
  check_times_of (columns, down, times, mu_odds_lanes_are_fast (), state);
}

START_TEST (lanes_are_counts_one_by_one)
{
  uint64_t state = 31;
  for (int columns = LANES; columns <= 64; columns += LANES)
    for (int down = -6; down <= 6; down += 3)
      check_times (columns, down, 1 + next_below (&state, 36), &state);
}
END_TEST

START_TEST (long_rows_are_counted_in_stretches)
{
  uint64_t state = 34;
  for (int columns = 76; columns <= 180; columns += LANES)
    check_times (columns, 1, 6, &state);
}
END_TEST

START_TEST (any_times_are_counted)
{
  uint64_t state = 33;
  for (unsigned times = 1; times <= 36; times++)
    for (int columns = 16; columns <= 24; columns += LANES) {
      check_times (columns, 0, times, &state);
      check_times (columns, 0, -(uint64_t) times, &state);
    }
}
END_TEST

START_TEST (what_was_added_is_taken_away)
{
  uint64_t state = 32;
  for (int columns = LANES; columns <= 64; columns += LANES) {
    Counts from, to, before;
    uint8_t row[ROWS];
    fill (&from, &state);
    fill (&to, &state);
    before = to;
    const LaneRows rows = some_rows (&to, &from, row, columns, 2);
    mu_odds_lanes_add (&rows, 15);
    ck_assert_mem_ne (&to, &before, sizeof to);
    mu_odds_lanes_add (&rows, -(uint64_t) 15);
    ck_assert_mem_eq (&to, &before, sizeof to);
  }
}
END_TEST

static void
check_clearing (bool fast)
{
  uint64_t state = 33;
  Counts counts, before;
  fill (&counts, &state);
  before = counts;
  mu_odds_lanes_clear (&(LaneBlock){
      .to = &counts.count[3][20], .stride = COLUMNS, .rows = 7, .columns = 24, .fast = fast });
  for (int r = 0; r < ROWS; r++)
    for (int c = 0; c < COLUMNS; c++) {
      const bool within = r >= 3 && r < 10 && c >= 20 && c < 44;
      ck_assert_uint_eq (counts.count[r][c], within ? 0 : before.count[r][c]);
    }
}

START_TEST (clearing_stays_within_its_rows_and_columns)
{
  check_clearing (false);
  check_clearing (mu_odds_lanes_are_fast ());
}
END_TEST

static void
check_sums (int columns, bool fast)
{
  uint64_t state = 35;
  uint64_t sum[7];
  Counts counts;
  fill (&counts, &state);
  mu_odds_lanes_sum (
      &(LaneBlock){
          .to = &counts.count[3][20],
          .stride = COLUMNS,
          .rows = 7,
          .columns = columns,
          .fast = fast,
      },
      sum);
  for (int r = 0; r < 7; r++) {
    uint64_t expected = 0;
    for (int c = 0; c < columns; c++)
      expected += counts.count[3 + r][20 + c];
    ck_assert_uint_eq (sum[r], expected);
  }
}

START_TEST (rows_are_summed_one_by_one)
{
  for (int columns = LANES; columns <= 40; columns += LANES) {
    check_sums (columns, false);
    check_sums (columns, mu_odds_lanes_are_fast ());
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("lanes");
  tcase_add_test (tests, lanes_are_counts_one_by_one);
  tcase_add_test (tests, long_rows_are_counted_in_stretches);
  tcase_add_test (tests, any_times_are_counted);
  tcase_add_test (tests, what_was_added_is_taken_away);
  tcase_add_test (tests, clearing_stays_within_its_rows_and_columns);
  tcase_add_test (tests, rows_are_summed_one_by_one);
  return run_case ("odds lanes", tests);
}
