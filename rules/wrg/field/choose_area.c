/* Where hills, woods, hamlets and the like go. A shape is drawn, put where its placer likes it,
 * and kept if the whole field stays lawful; failing that a small one anywhere, then inch by
 * inch, before the half is laid anew. A hill's die is thrown when the hill is planned, not when
 * it is laid, so that laying anew throws none twice (wrg.terrain.hills). */
#include "rules/wrg/field/choose_private.h"
#include "rules/wrg/field/pieces.h"

#define AREA_LEAST 56 /* square inches that are aimed at: corners are rounded */
#define AREA_MOST  138

/* Where a piece may go, and where its placer would have it. */
typedef struct {
  Zone may;
  Zone likes;
  bool barred; /* wrg.terrain.hills: not upon own */
  Zone own;
} Wish;

static Zone
overlap (Zone a, Zone b)
{
  return (Zone){ a.left > b.left ? a.left : b.left, a.right < b.right ? a.right : b.right,
                 a.low > b.low ? a.low : b.low, a.high < b.high ? a.high : b.high };
}

/* Out of the way towards the side edge, or in the middle of things. */
static Zone
liked_by (const Chooser *chooser, MuWrgHalf half, MuWrgTaste taste)
{
  Zone zone = mu_wrg_zone_of_half (chooser, half);
  const int wide = zone.right - zone.left, deep = zone.high - zone.low;
  switch (taste) {
  case MU_WRG_TASTE_ANY:
    break;
  case MU_WRG_TASTE_OPEN:
    if (half == MU_WRG_LEFT_OF_A)
      zone.right -= wide * 3 / 5;
    else
      zone.left += wide * 3 / 5;
    break;
  case MU_WRG_TASTE_CLOSE:
    zone.low += deep / 5;
    zone.high -= deep / 5;
    break;
  }
  return zone;
}

static Wish
wish_of (Chooser *chooser, MuWrgHalf half, MuWrgPlacing placing, bool hill, bool in_own)
{
  Wish wish = { .may = mu_wrg_zone_of_half (chooser, half),
                .likes = liked_by (chooser, half, chooser->choice->taste[placing.placer]),
                .own = chooser->own[placing.placer] };
  wish.barred = hill && !placing.own_area;
  if (in_own)
    wish.likes = overlap (wish.may, wish.own);
  return wish;
}

static bool
fits (const Chooser *chooser, const Wish *wish, Zone zone)
{
  return mu_wrg_zone_is_within (zone, wish->may)
         && !(wish->barred && mu_wrg_zones_meet (zone, wish->own, 0))
         && mu_wrg_field_is_free (chooser, zone, -1);
}

/* Draws the shape and puts it with its middle there, if it may be there. */
static bool
try_area (Chooser *chooser, const Wish *wish, MuFeatureKind kind, int square_inches, MuSpot at)
{
  MuSpot spots[MU_WRG_CHOSEN_POINTS];
  const int area = square_inches * chooser->inch * chooser->inch;
  const int count
      = kind == MU_FEATURE_HAMLET
            ? mu_wrg_shape_box (&chooser->whim, area, spots)
            : mu_wrg_shape_blob (&chooser->whim, area, square_inches == AREA_LEAST, spots);
  for (int i = 0; i < count; i++)
    spots[i] = (MuSpot){ spots[i].x + at.x, spots[i].y + at.y };
  if (!fits (chooser, wish, mu_wrg_zone_of_spots (spots, count))
      || !mu_wrg_field_add (chooser, kind, spots, count))
    return false;
  if (mu_wrg_field_is_lawful (chooser))
    return true;
  chooser->field->field.count--;
  return false;
}

#define TRIES_LIKED 24
#define TRIES       80

/* Small ones in every place there is, before it is given up. */
static bool
search_area (Chooser *chooser, const Wish *wish, MuFeatureKind kind)
{
  const int core = 3 * chooser->inch; /* from its middle, at the least */
  for (int y = wish->may.low + core; y <= wish->may.high - core; y += chooser->inch)
    for (int x = wish->may.left + core; x <= wish->may.right - core; x += chooser->inch)
      if (fits (chooser, wish, (Zone){ x - core, x + core, y - core, y + core })
          && try_area (chooser, wish, kind, AREA_LEAST, (MuSpot){ x, y }))
        return true;
  return false;
}

static bool
place_area (Chooser *chooser, const Wish *wish, MuFeatureKind kind)
{
  for (int i = 0; i < TRIES && !chooser->tight; i++) {
    const Zone zone = i < TRIES_LIKED ? wish->likes : wish->may;
    const int most = i < TRIES_LIKED ? chooser->area_most : AREA_LEAST;
    const MuSpot at = { mu_wrg_whim_between (&chooser->whim, zone.left, zone.right),
                        mu_wrg_whim_between (&chooser->whim, zone.low, zone.high) };
    if (try_area (chooser, wish, kind, mu_wrg_whim_between (&chooser->whim, AREA_LEAST, most), at))
      return true;
  }
  return search_area (chooser, wish, kind);
}

/* A box on one side of the hamlet's, as long as that side. */
static Zone
field_beside (Zone hamlet, int side, int deep)
{
  switch (side) {
  case 0:
    return (Zone){ hamlet.left, hamlet.right, hamlet.high, hamlet.high + deep };
  case 1:
    return (Zone){ hamlet.right, hamlet.right + deep, hamlet.low, hamlet.high };
  case 2:
    return (Zone){ hamlet.left, hamlet.right, hamlet.low - deep, hamlet.low };
  default:
    return (Zone){ hamlet.left - deep, hamlet.left, hamlet.low, hamlet.high };
  }
}

static MuSpot
gate_of (Zone zone, int side)
{
  const MuSpot middle = { (zone.left + zone.right) / 2, (zone.low + zone.high) / 2 };
  switch (side) {
  case 0:
    return (MuSpot){ middle.x, zone.high };
  case 1:
    return (MuSpot){ zone.right, middle.y };
  case 2:
    return (MuSpot){ middle.x, zone.low };
  default:
    return (MuSpot){ zone.left, middle.y };
  }
}

/* wrg.terrain.hamlet-fields: a field, if there is room, and its gateway. */
static void
add_field_beside (Chooser *chooser, Zone half, int hamlet)
{
  const MuFeature *it = &chooser->field->features[hamlet];
  const Zone box = mu_wrg_zone_of_spots (it->spots, it->count);
  const int side = mu_wrg_whim_below (&chooser->whim, 4);
  const int across = side % 2 ? box.right - box.left : box.high - box.low;
  const Zone zone
      = field_beside (box, side, across * mu_wrg_whim_between (&chooser->whim, 4, 9) / 10);
  const MuSpot spots[] = { { zone.left, zone.low },
                           { zone.right, zone.low },
                           { zone.right, zone.high },
                           { zone.left, zone.high } };
  const MuSpot gate = gate_of (zone, side);
  const int count = chooser->field->field.count;
  const bool walled = mu_wrg_whim_below (&chooser->whim, 2);
  if (!mu_wrg_zone_is_within (zone, half) || !mu_wrg_field_is_free (chooser, zone, hamlet))
    return;
  if (!mu_wrg_field_add (chooser, walled ? MU_FEATURE_WALLED_FIELD : MU_FEATURE_HEDGED_FIELD, spots,
                         4)
      || !mu_wrg_field_add (chooser, MU_FEATURE_GATEWAY, &gate, 1)
      || !mu_wrg_field_is_lawful (chooser)
      || mu_wrg_feature_forbidden (chooser->readings, &chooser->field->field, hamlet,
                                   chooser->choice->scale, chooser->choice->country)
             != MU_RULE_NONE)
    chooser->field->field.count = count;
}

/* wrg.terrain.hills: whether the positioner would have the hill in his own area. */
static bool
wants_in_own (Chooser *chooser, MuWrgHalf half)
{
  switch (chooser->choice->taste[mu_wrg_terrain_positioner (half)]) {
  case MU_WRG_TASTE_ANY:
    break;
  case MU_WRG_TASTE_OPEN:
    return mu_wrg_whim_below (&chooser->whim, 4) == 0;
  case MU_WRG_TASTE_CLOSE:
    return mu_wrg_whim_below (&chooser->whim, 3) > 0;
  }
  return mu_wrg_whim_below (&chooser->whim, 2) == 0;
}

bool
mu_wrg_is_hill (MuWrgPieceKind kind)
{
  return kind == MU_WRG_STEEP_HILL || kind == MU_WRG_GENTLE_HILL;
}

/* wrg.terrain.hills, wrg.terrain.others */
Planned
mu_wrg_plan_area (Chooser *chooser, MuWrgHalf half, MuWrgPieceKind kind)
{
  const int face
      = mu_wrg_is_hill (kind) && wants_in_own (chooser, half)
            ? mu_dice_roll (chooser->dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, MU_ROLL_NO_SUBJECT)
            : 0;
  return (Planned){ kind, mu_wrg_terrain_placing (chooser->readings, half, kind, face), face };
}

static bool
lay_area (Chooser *chooser, MuWrgHalf half, const Planned *planned)
{
  const Wish wish = wish_of (chooser, half, planned->placing, mu_wrg_is_hill (planned->kind),
                             planned->face > 0);
  const int feature = chooser->field->field.count;
  if (!place_area (chooser, &wish, mu_wrg_feature_of_piece (&chooser->whim, planned->kind)))
    return false;
  if (planned->kind == MU_WRG_HAMLET && !chooser->tight
      && mu_wrg_whim_below (&chooser->whim, 3) > 0)
    add_field_beside (chooser, wish.may, feature);
  mu_wrg_field_note (chooser, half, planned->kind, planned->placing, planned->face, feature);
  return true;
}

#define ROUNDS 6

/* All areas of a half; where the last ones find no room, all are laid again, and
 * smaller. */
bool
mu_wrg_lay_areas (Chooser *chooser, MuWrgHalf half, const Planned *planned, int count)
{
  const Mark start = mu_wrg_field_mark (chooser);
  const Zone zone = mu_wrg_zone_of_half (chooser, half);
  const int share = (zone.right - zone.left) / chooser->inch * (zone.high - zone.low)
                    / chooser->inch / (3 * (count + 1));
  chooser->area_most = share < AREA_MOST ? share : AREA_MOST;
  for (int round = 0; round < ROUNDS; round++) {
    int laid = 0;
    chooser->tight = round >= ROUNDS / 2;
    while (laid < count && lay_area (chooser, half, &planned[laid]))
      laid++;
    if (laid == count)
      return true;
    mu_wrg_field_go_back (chooser, start);
    chooser->area_most = AREA_LEAST;
  }
  return false;
}
