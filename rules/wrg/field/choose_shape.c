/* The outlines and courses that are drawn, and the whims that draw them. Sines and roots are the
 * field's own whole numbers, so that one number draws the same field on every machine; an
 * outline is scaled to the area wanted once it is drawn, as dents and turns would change it. */
#include <assert.h>

#include "rules/wrg/field/choose_private.h"

/* Philox, as dice have it, under a key of its own. */
int
mu_wrg_whim_below (Whim *whim, int limit)
{
  assert (limit > 0);
  const uint32_t counter[4] = { whim->next++, 0, 0, 0x77686d };
  const uint32_t key[2] = { (uint32_t) whim->seed, (uint32_t) (whim->seed >> 32) };
  uint32_t out[4];
  mu_philox4x32 (counter, key, out);
  return (int) (((uint64_t) out[0] * (uint32_t) limit) >> 32);
}

int
mu_wrg_whim_between (Whim *whim, int least, int most)
{
  return least + (most > least ? mu_wrg_whim_below (whim, most - least + 1) : 0);
}

Zone
mu_wrg_zone_of_spots (const MuSpot *spots, int count)
{
  Zone zone = { spots[0].x, spots[0].x, spots[0].y, spots[0].y };
  for (int i = 1; i < count; i++) {
    zone.left = spots[i].x < zone.left ? spots[i].x : zone.left;
    zone.right = spots[i].x > zone.right ? spots[i].x : zone.right;
    zone.low = spots[i].y < zone.low ? spots[i].y : zone.low;
    zone.high = spots[i].y > zone.high ? spots[i].y : zone.high;
  }
  return zone;
}

bool
mu_wrg_zones_meet (Zone one, Zone other, int margin)
{
  return one.left < other.right + margin && other.left < one.right + margin
         && one.low < other.high + margin && other.low < one.high + margin;
}

#define LOOKS 64 /* along each straight piece: finer than the margins */

static MuSpot
spot_along (MuSpot from, MuSpot to, int part, int parts)
{
  return (MuSpot){ from.x + (int) ((int64_t) (to.x - from.x) * part / parts),
                   from.y + (int) ((int64_t) (to.y - from.y) * part / parts) };
}

bool
mu_wrg_line_meets_zone (const MuFeature *line, Zone zone, int margin)
{
  for (int i = 0; i + 1 < line->count; i++) {
    if (!mu_wrg_zones_meet (mu_wrg_zone_of_spots (&line->spots[i], 2), zone, margin))
      continue;
    for (int k = 0; k <= LOOKS; k++) {
      const MuSpot at = spot_along (line->spots[i], line->spots[i + 1], k, LOOKS);
      if (mu_wrg_zones_meet (mu_wrg_zone_of_spots (&at, 1), zone, margin))
        return true;
    }
  }
  return false;
}

static int64_t
side_of (MuSpot from, MuSpot to, MuSpot spot)
{
  return (int64_t) (to.x - from.x) * (spot.y - from.y)
         - (int64_t) (to.y - from.y) * (spot.x - from.x);
}

static bool
pieces_cross (const MuSpot *one, const MuSpot *other, MuSpot *spot)
{
  const int64_t a = side_of (other[0], other[1], one[0]);
  const int64_t b = side_of (other[0], other[1], one[1]);
  const int64_t c = side_of (one[0], one[1], other[0]);
  const int64_t d = side_of (one[0], one[1], other[1]);
  if (a == b || (a > 0) == (b > 0) || (c > 0) == (d > 0))
    return false;
  *spot = (MuSpot){ one[0].x + (int) ((one[1].x - one[0].x) * a / (a - b)),
                    one[0].y + (int) ((one[1].y - one[0].y) * a / (a - b)) };
  return true;
}

bool
mu_wrg_lines_cross (const MuFeature *one, const MuFeature *other, MuSpot *spot)
{
  for (int i = 0; i + 1 < one->count; i++)
    for (int j = 0; j + 1 < other->count; j++)
      if (pieces_cross (&one->spots[i], &other->spots[j], spot))
        return true;
  return false;
}

#define BLOB   10   /* corners */
#define RADIUS 1000 /* before it is scaled */

/* Scales to the area, within the rounding of the corners. */
static void
scale_to (MuSpot *spots, int count, int square_paces)
{
  const MuFeature drawn = { .kind = MU_FEATURE_WOOD, .spots = spots, .count = count };
  const int64_t area = mu_feature_area_twice (&drawn) / 2;
  const int64_t factor = mu_isqrt ((int64_t) square_paces * 1000000 / area * 1000000);
  for (int i = 0; i < count; i++)
    spots[i]
        = (MuSpot){ (int) (spots[i].x * factor / 1000000), (int) (spots[i].y * factor / 1000000) };
}

/* Longer than wide, turned and dented a little. */
int
mu_wrg_shape_blob (Whim *whim, int square_paces, bool round, MuSpot *spots)
{
  const MuAngle turn = (MuAngle) mu_wrg_whim_below (whim, 65536);
  const int slim = mu_wrg_whim_between (whim, round ? 90 : 55, 100);
  for (int i = 0; i < BLOB; i++) {
    const MuAngle angle = (MuAngle) (i * 65536 / BLOB);
    const int64_t reach = RADIUS * mu_wrg_whim_between (whim, 85, 115) / 100;
    const int64_t u = mu_sin (angle) * reach / MU_ONE * slim / 100;
    const int64_t v = mu_cos (angle) * reach / MU_ONE;
    spots[i] = (MuSpot){ (int) ((u * mu_cos (turn) + v * mu_sin (turn)) / MU_ONE),
                         (int) ((v * mu_cos (turn) - u * mu_sin (turn)) / MU_ONE) };
  }
  scale_to (spots, BLOB, square_paces);
  return BLOB;
}

int
mu_wrg_shape_box (Whim *whim, int square_paces, MuSpot *spots)
{
  const int wide = RADIUS, deep = RADIUS * mu_wrg_whim_between (whim, 60, 100) / 100;
  spots[0] = (MuSpot){ -wide, -deep };
  spots[1] = (MuSpot){ wide, -deep };
  spots[2] = (MuSpot){ wide, deep };
  spots[3] = (MuSpot){ -wide, deep };
  scale_to (spots, 4, square_paces);
  return 4;
}

int
mu_wrg_shape_course (Whim *whim, MuSpot from, MuSpot to, int winding, MuSpot *spots)
{
  spots[0] = from;
  spots[3] = to;
  for (int i = 1; i < 3; i++) {
    spots[i] = spot_along (from, to, i, 3);
    spots[i].x += mu_wrg_whim_between (whim, -winding, winding);
    spots[i].y += mu_wrg_whim_between (whim, -winding, winding);
  }
  return 4;
}
