/* From factor and figures to men: the printed table, its one misprint, and what lies
 * beyond its edges. There each reading was chosen so that neither more figures nor a
 * higher factor ever cause fewer casualties; the misprint does not either, and stands. */
#include "rules/wrg/fight/casualties.h"

#include <limits.h>

#define FACTOR_LOW  MU_WRG_CASUALTIES_LEAST
#define FACTOR_HIGH MU_WRG_CASUALTIES_MOST
#define COLUMNS     MU_WRG_CASUALTIES_FIGURES

/* wrg.casualties.table: a row per factor, a column per figure. */
static const uint8_t casualty_table[FACTOR_HIGH - FACTOR_LOW + 1][COLUMNS] = {
  { 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3 },
  { 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4 },
  { 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6 },
  { 0, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8 },
  { 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10 },
  { 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 12, 12 },
  { 1, 2, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14, 14, 15, 16 },
  { 1, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 16, 17, 18, 19, 21, 22, 23, 24, 26 },
  { 2, 3, 5, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 22, 24, 25, 27, 29, 30, 32 },
  { 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40 },
  { 3, 5, 8, 10, 13, 15, 18, 20, 23, 25, 28, 30, 33, 35, 38, 40, 43, 45, 48, 50 },
  { 3, 6, 9, 13, 16, 19, 22, 25, 28, 32, 35, 38, 41, 45, 48, 51, 54, 57, 60, 64 },
  { 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80 },
  { 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100 },
  { 6, 13, 19, 25, 32, 38, 44, 50, 57, 63, 69, 76, 82, 88, 95, 101, 108, 114, 120, 126 },
  { 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160 },
  { 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200 },
  { 13, 25, 38, 50, 63, 76, 88, 101, 114, 126, 139, 151, 164, 176, 189, 207, 214, 227, 240, 252 },
};

/* READING: wrg.casualties.table.printed-207: both copies print 207 where the
 * row's 12.6 a figure gives 202; the printed number stands unless switched. */
#define PRINTED_COLUMN  16
#define PRINTED_AS_RUNS 202

/* READING: wrg.casualties.table.low: the book stops at -5; less counts as -5,
 * as it says itself that more than 12 counts as 12 (wrg.casualties.table);
 * switched, it causes nothing. */
static int
clamp_factor (int factor)
{
  if (factor < FACTOR_LOW)
    return FACTOR_LOW;
  return factor > FACTOR_HIGH ? FACTOR_HIGH : factor;
}

static int
read_column (const MuReadings *readings, int factor, int figures)
{
  if (factor == FACTOR_HIGH && figures == PRINTED_COLUMN
      && mu_reading (readings, MU_READING_CASUALTIES_207))
    return PRINTED_AS_RUNS;
  return casualty_table[factor - FACTOR_LOW][figures - 1];
}

/* READING: wrg.casualties.table.over-20: the table stops at 20 figures; more
 * are taken as full twenties and the rest, which never falls as figures rise;
 * switched, they count as 20, as a factor above 12 counts as 12. */
int
mu_wrg_casualties (const MuReadings *readings, int factor, int figures)
{
  if (figures <= 0)
    return 0;
  if (factor < FACTOR_LOW && mu_reading (readings, MU_READING_CASUALTIES_BELOW))
    return 0;
  const int row = clamp_factor (factor);
  if (figures <= COLUMNS)
    return read_column (readings, row, figures);
  if (mu_reading (readings, MU_READING_CASUALTIES_OVER_20))
    return read_column (readings, row, COLUMNS);
  const int rest = figures % COLUMNS;
  int64_t men = (int64_t) (figures / COLUMNS) * casualty_table[row - FACTOR_LOW][COLUMNS - 1];
  if (rest > 0)
    men += read_column (readings, row, rest);
  return men > INT_MAX ? INT_MAX : (int) men;
}

/* READING: wrg.disorder.effect.half: the book does not round; an odd count
 * takes half of its casualties, half up, or leaves its odd figure out. */
int
mu_wrg_casualties_half (const MuReadings *readings, int factor, int figures)
{
  if (figures % 2 == 0 || mu_reading (readings, MU_READING_HALF_EFFECT))
    return mu_wrg_casualties (readings, factor, figures / 2);
  const int whole = mu_wrg_casualties (readings, factor, figures);
  return whole / 2 + whole % 2;
}
