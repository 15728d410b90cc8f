#include "tests/rules/abd/slow_line.h"

/* From the middle to the six sides, in thirds of a column and half rows. */
static const struct {
  int x, y, far;
} sides[MU_ABD_DIRECTIONS]
    = { { 0, 1, 1 }, { 0, -1, 1 }, { 1, 1, 2 }, { -1, -1, 2 }, { 1, -1, 2 }, { -1, 1, 2 } };

int
compare_fractions (Fraction one, Fraction other)
{
  const int64_t left = one.over * other.under, right = other.over * one.under;
  return (left > right) - (left < right);
}

static int
across (const MuAbdGrid *grid, int hex)
{
  return 3 * (hex % grid->columns);
}

/* abd.16.0.hex-grid: columns A, C, E … lie half a hex further south. */
static int
down (const MuAbdGrid *grid, int hex)
{
  return 2 * (hex / grid->columns) + (hex % grid->columns % 2 == 0);
}

/* Leaves of the line what lies within that side; whether it runs along it. */
static bool
cut (Fraction part[2], int rises, int starts, int far)
{
  if (rises == 0) {
    if (starts > far)
      part[1] = (Fraction){ -1, 1 };
    return starts == far;
  }
  const int sign = rises > 0 ? 1 : -1;
  const Fraction at = { sign * (far - starts), sign * rises };
  if (rises > 0 && compare_fractions (at, part[1]) < 0)
    part[1] = at;
  if (rises < 0 && compare_fractions (at, part[0]) > 0)
    part[0] = at;
  return false;
}

SlowMeeting
slow_meeting (const MuAbdGrid *grid, int from, int to, int hex, Fraction part[2])
{
  const int x = across (grid, to) - across (grid, from), y = down (grid, to) - down (grid, from);
  const int left = across (grid, from) - across (grid, hex);
  const int up = down (grid, from) - down (grid, hex);
  bool along = false;
  part[0] = (Fraction){ 0, 1 };
  part[1] = (Fraction){ 1, 1 };
  for (int i = 0; i < MU_ABD_DIRECTIONS; i++)
    along |= cut (part, sides[i].x * x + sides[i].y * y, sides[i].x * left + sides[i].y * up,
                  sides[i].far);
  if (compare_fractions (part[0], part[1]) >= 0)
    return SLOW_APART;
  return along ? SLOW_ALONG : SLOW_THROUGH;
}
