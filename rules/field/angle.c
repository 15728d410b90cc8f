/* Sines from a table of a quarter turn, with straight lines between its steps: whole numbers,
 * the same on every machine, which no library promises. At the quarters they are exact, and with
 * them all bodies that face along the axes. */
#include "rules/field/angle.h"

#define STEP_BITS 6 /* of a quarter: 256 steps of 64 */

/* Sines of a quarter turn in 256 steps, times MU_ONE. */
static const int32_t quarter_table[257] = {
  0,     402,   804,   1206,  1608,  2010,  2412,  2814,  3216,  3617,  4019,  4420,  4821,  5222,
  5623,  6023,  6424,  6824,  7224,  7623,  8022,  8421,  8820,  9218,  9616,  10014, 10411, 10808,
  11204, 11600, 11996, 12391, 12785, 13180, 13573, 13966, 14359, 14751, 15143, 15534, 15924, 16314,
  16703, 17091, 17479, 17867, 18253, 18639, 19024, 19409, 19792, 20175, 20557, 20939, 21320, 21699,
  22078, 22457, 22834, 23210, 23586, 23961, 24335, 24708, 25080, 25451, 25821, 26190, 26558, 26925,
  27291, 27656, 28020, 28383, 28745, 29106, 29466, 29824, 30182, 30538, 30893, 31248, 31600, 31952,
  32303, 32652, 33000, 33347, 33692, 34037, 34380, 34721, 35062, 35401, 35738, 36075, 36410, 36744,
  37076, 37407, 37736, 38064, 38391, 38716, 39040, 39362, 39683, 40002, 40320, 40636, 40951, 41264,
  41576, 41886, 42194, 42501, 42806, 43110, 43412, 43713, 44011, 44308, 44604, 44898, 45190, 45480,
  45769, 46056, 46341, 46624, 46906, 47186, 47464, 47741, 48015, 48288, 48559, 48828, 49095, 49361,
  49624, 49886, 50146, 50404, 50660, 50914, 51166, 51417, 51665, 51911, 52156, 52398, 52639, 52878,
  53114, 53349, 53581, 53812, 54040, 54267, 54491, 54714, 54934, 55152, 55368, 55582, 55794, 56004,
  56212, 56418, 56621, 56823, 57022, 57219, 57414, 57607, 57798, 57986, 58172, 58356, 58538, 58718,
  58896, 59071, 59244, 59415, 59583, 59750, 59914, 60075, 60235, 60392, 60547, 60700, 60851, 60999,
  61145, 61288, 61429, 61568, 61705, 61839, 61971, 62101, 62228, 62353, 62476, 62596, 62714, 62830,
  62943, 63054, 63162, 63268, 63372, 63473, 63572, 63668, 63763, 63854, 63944, 64031, 64115, 64197,
  64277, 64354, 64429, 64501, 64571, 64639, 64704, 64766, 64827, 64884, 64940, 64993, 65043, 65091,
  65137, 65180, 65220, 65259, 65294, 65328, 65358, 65387, 65413, 65436, 65457, 65476, 65492, 65505,
  65516, 65525, 65531, 65535, 65536,
};

/* offset: 0 to a quarter turn. */
static int32_t
rising_sine (uint32_t offset)
{
  const uint32_t step = offset >> STEP_BITS;
  const int32_t rest = (int32_t) (offset & ((1u << STEP_BITS) - 1));
  const int32_t low = quarter_table[step];
  if (rest == 0)
    return low;
  return low + (quarter_table[step + 1] - low) * rest / (1 << STEP_BITS);
}

int32_t
mu_sin (MuAngle angle)
{
  const uint32_t offset = angle % MU_ANGLE_QUARTER;
  switch (angle / MU_ANGLE_QUARTER) {
  case 0:
    return rising_sine (offset);
  case 1:
    return rising_sine (MU_ANGLE_QUARTER - offset);
  case 2:
    return -rising_sine (offset);
  default:
    return -rising_sine (MU_ANGLE_QUARTER - offset);
  }
}

int32_t
mu_cos (MuAngle angle)
{
  return mu_sin ((MuAngle) (angle + MU_ANGLE_QUARTER));
}

const MuDirection mu_axis_table[4]
    = { { 0, MU_ONE }, { MU_ONE, 0 }, { 0, -MU_ONE }, { -MU_ONE, 0 } };

/* Sine and cosine are the same two numbers, in turn and with other signs; rising from one step of
 * the table, the one goes up as far as the other comes down. */
MuDirection
mu_oblique (MuAngle facing)
{
  const uint32_t offset = facing % MU_ANGLE_QUARTER;
  const uint32_t step = offset >> STEP_BITS;
  const int32_t rest = (int32_t) (offset & ((1u << STEP_BITS) - 1));
  const int32_t *from = &quarter_table[step], *back = &quarter_table[255 - step];
  const int32_t up = from[0] + ((from[1] - from[0]) * rest >> STEP_BITS);
  const int32_t down = back[0] + ((back[1] - back[0]) * ((1 << STEP_BITS) - rest) >> STEP_BITS);
  switch (facing / MU_ANGLE_QUARTER) {
  case 0:
    return (MuDirection){ up, down };
  case 1:
    return (MuDirection){ down, -up };
  case 2:
    return (MuDirection){ -up, -down };
  default:
    return (MuDirection){ -down, up };
  }
}

uint32_t
mu_angle_between (MuAngle a, MuAngle b)
{
  const MuAngle turn = (MuAngle) (a - b);
  return turn <= MU_ANGLE_HALF ? turn : 65536u - turn;
}
