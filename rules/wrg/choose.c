#include "rules/wrg/choose.h"

#include "rules/wrg/choose_private.h"
#include "rules/wrg/deploy.h"
#include "rules/wrg/pieces.h"

#define INCHES_WIDE_LEAST 48
#define INCHES_DEEP_LEAST 36
#define AREA_LEAST        56 /* square inches that are aimed at: corners are rounded */
#define AREA_MOST         138
#define APART             5 /* paces between two areas */
#define FROM_WATER        15

typedef struct {
  const MuWrgReadings *readings;
  const MuWrgChoice *choice;
  MuDice *dice;
  Whim whim;
  MuWrgChosenField *field;
  int inch;           /* paces */
  int area_most;      /* square inches, of the pieces of this half */
  bool tight;         /* one beside the other, and no fields */
  Zone own[MU_SIDES]; /* wrg.deploy.area */
} Chooser;

/* --- the field as far as it is there ------------------------------------ */

static MuFeature *
add (Chooser *chooser, MuFeatureKind kind, const MuSpot *spots, int count)
{
  MuWrgChosenField *field = chooser->field;
  const int index = field->field.count;
  if (index == MU_WRG_CHOSEN_PARTS)
    return NULL;
  for (int i = 0; i < count; i++)
    field->spots[index][i] = spots[i];
  field->features[index]
      = (MuFeature){ .kind = kind, .spots = field->spots[index], .count = count };
  field->field.count++;
  return &field->features[index];
}

/* The last feature may stay where it is. */
static bool
is_lawful (const Chooser *chooser)
{
  const MuBattlefield *field = &chooser->field->field;
  return mu_battlefield_check (field, NULL) == MU_BATTLEFIELD_OK
         && mu_wrg_feature_forbidden (chooser->readings, field, field->count - 1,
                                      chooser->choice->scale, chooser->choice->country)
                == MU_RULE_NONE;
}

static Zone
zone_of_half (const Chooser *chooser, MuWrgHalf half)
{
  const int middle = chooser->choice->width / 2;
  return half == MU_WRG_LEFT_OF_A
             ? (Zone){ 0, middle, 0, chooser->choice->depth }
             : (Zone){ middle, chooser->choice->width, 0, chooser->choice->depth };
}

static bool
is_within (Zone inner, Zone outer)
{
  return inner.left >= outer.left && inner.right <= outer.right && inner.low >= outer.low
         && inner.high <= outer.high;
}

/* No other area and no water is in the way; but: a feature that may be, or -1. */
static bool
is_free (const Chooser *chooser, Zone zone, int but)
{
  const MuBattlefield *field = &chooser->field->field;
  for (int i = 0; i < field->count; i++) {
    const MuFeature *it = &field->features[i];
    const MuFeatureForm form = mu_feature_form (it->kind);
    if (i == but || form == MU_FEATURE_PASSAGE || it->kind == MU_FEATURE_ROAD)
      continue;
    if (form == MU_FEATURE_AREA
            ? zones_meet (zone_of_spots (it->spots, it->count), zone, APART)
            : line_meets_zone (it, zone, mu_feature_width (it) / 2 + FROM_WATER))
      return false;
  }
  return true;
}

static void
note (Chooser *chooser, MuWrgHalf half, MuWrgPieceKind kind, MuWrgPlacing placing, int face,
      int feature)
{
  MuWrgChosenField *field = chooser->field;
  field->chosen[field->count++] = (MuWrgChosen){
    .half = half,
    .kind = kind,
    .pieces = mu_wrg_feature_pieces (&field->field, feature, chooser->choice->scale),
    .chooser = mu_wrg_terrain_chooser (half),
    .placing = placing,
    .face = face,
    .feature = feature,
  };
}

/* --- areas -------------------------------------------------------------- */

static MuFeatureKind
feature_of (Whim *whim, MuWrgPieceKind kind)
{
  switch (kind) {
  case MU_WRG_HAMLET:
    return MU_FEATURE_HAMLET;
  case MU_WRG_STEEP_HILL:
    return MU_FEATURE_STEEP_HILL;
  case MU_WRG_GENTLE_HILL:
    return MU_FEATURE_GENTLE_HILL;
  case MU_WRG_WOOD:
    return MU_FEATURE_WOOD;
  case MU_WRG_MARSH:
    return whim_below (whim, 2) ? MU_FEATURE_BOG : MU_FEATURE_MARSH;
  case MU_WRG_SOFT_SAND:
    return MU_FEATURE_SOFT_SAND;
  case MU_WRG_STREAM:
    return MU_FEATURE_STREAM;
  case MU_WRG_RIVER:
    return MU_FEATURE_RIVER;
  case MU_WRG_ROAD:
    break;
  }
  return MU_FEATURE_ROAD;
}

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
  Zone zone = zone_of_half (chooser, half);
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
  Wish wish = { .may = zone_of_half (chooser, half),
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
  return is_within (zone, wish->may) && !(wish->barred && zones_meet (zone, wish->own, 0))
         && is_free (chooser, zone, -1);
}

/* Draws the shape and puts it with its middle there, if it may be there. */
static bool
try_area (Chooser *chooser, const Wish *wish, MuFeatureKind kind, int square_inches, MuSpot at)
{
  MuSpot spots[MU_WRG_CHOSEN_POINTS];
  const int area = square_inches * chooser->inch * chooser->inch;
  const int count = kind == MU_FEATURE_HAMLET
                        ? shape_box (&chooser->whim, area, spots)
                        : shape_blob (&chooser->whim, area, square_inches == AREA_LEAST, spots);
  for (int i = 0; i < count; i++)
    spots[i] = (MuSpot){ spots[i].x + at.x, spots[i].y + at.y };
  if (!fits (chooser, wish, zone_of_spots (spots, count)) || !add (chooser, kind, spots, count))
    return false;
  if (is_lawful (chooser))
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
    const MuSpot at = { whim_between (&chooser->whim, zone.left, zone.right),
                        whim_between (&chooser->whim, zone.low, zone.high) };
    if (try_area (chooser, wish, kind, whim_between (&chooser->whim, AREA_LEAST, most), at))
      return true;
  }
  return search_area (chooser, wish, kind);
}

/* --- fields about a hamlet ---------------------------------------------- */

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
add_field (Chooser *chooser, Zone half, int hamlet)
{
  const MuFeature *it = &chooser->field->features[hamlet];
  const Zone box = zone_of_spots (it->spots, it->count);
  const int side = whim_below (&chooser->whim, 4);
  const int across = side % 2 ? box.right - box.left : box.high - box.low;
  const Zone zone = field_beside (box, side, across * whim_between (&chooser->whim, 4, 9) / 10);
  const MuSpot spots[] = { { zone.left, zone.low },
                           { zone.right, zone.low },
                           { zone.right, zone.high },
                           { zone.left, zone.high } };
  const MuSpot gate = gate_of (zone, side);
  const int count = chooser->field->field.count;
  const bool walled = whim_below (&chooser->whim, 2);
  if (!is_within (zone, half) || !is_free (chooser, zone, hamlet))
    return;
  if (!add (chooser, walled ? MU_FEATURE_WALLED_FIELD : MU_FEATURE_HEDGED_FIELD, spots, 4)
      || !add (chooser, MU_FEATURE_GATEWAY, &gate, 1) || !is_lawful (chooser)
      || mu_wrg_feature_forbidden (chooser->readings, &chooser->field->field, hamlet,
                                   chooser->choice->scale, chooser->choice->country)
             != MU_RULE_NONE)
    chooser->field->field.count = count;
}

/* --- an area piece ------------------------------------------------------ */

/* wrg.terrain.hills: whether the positioner would have the hill in his own area. */
static bool
wants_in_own (Chooser *chooser, MuWrgHalf half)
{
  switch (chooser->choice->taste[mu_wrg_terrain_positioner (half)]) {
  case MU_WRG_TASTE_ANY:
    break;
  case MU_WRG_TASTE_OPEN:
    return whim_below (&chooser->whim, 4) == 0;
  case MU_WRG_TASTE_CLOSE:
    return whim_below (&chooser->whim, 3) > 0;
  }
  return whim_below (&chooser->whim, 2) == 0;
}

static bool
is_hill (MuWrgPieceKind kind)
{
  return kind == MU_WRG_STEEP_HILL || kind == MU_WRG_GENTLE_HILL;
}

/* A piece that has been chosen, with its die, before it has its place. */
typedef struct {
  MuWrgPieceKind kind;
  MuWrgPlacing placing;
  int face;
} Planned;

/* wrg.terrain.hills, wrg.terrain.others */
static Planned
plan_area (Chooser *chooser, MuWrgHalf half, MuWrgPieceKind kind)
{
  const int face
      = is_hill (kind) && wants_in_own (chooser, half)
            ? mu_dice_roll (chooser->dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, MU_ROLL_NO_SUBJECT)
            : 0;
  return (Planned){ kind, mu_wrg_terrain_placing (chooser->readings, half, kind, face), face };
}

static bool
lay_area (Chooser *chooser, MuWrgHalf half, const Planned *planned)
{
  const Wish wish
      = wish_of (chooser, half, planned->placing, is_hill (planned->kind), planned->face > 0);
  const int feature = chooser->field->field.count;
  if (!place_area (chooser, &wish, feature_of (&chooser->whim, planned->kind)))
    return false;
  if (planned->kind == MU_WRG_HAMLET && !chooser->tight && whim_below (&chooser->whim, 3) > 0)
    add_field (chooser, wish.may, feature);
  note (chooser, half, planned->kind, planned->placing, planned->face, feature);
  return true;
}

/* How far the field was at some time. */
typedef struct {
  int features;
  int chosen;
} Mark;

static Mark
mark (const Chooser *chooser)
{
  return (Mark){ chooser->field->field.count, chooser->field->count };
}

static void
go_back (Chooser *chooser, Mark mark)
{
  chooser->field->field.count = mark.features;
  chooser->field->count = mark.chosen;
}

#define ROUNDS 6

/* All areas of a half; where the last ones find no room, all are laid again, and
 * smaller. */
static bool
lay_areas (Chooser *chooser, MuWrgHalf half, const Planned *planned, int count)
{
  const Mark start = mark (chooser);
  const Zone zone = zone_of_half (chooser, half);
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
    go_back (chooser, start);
    chooser->area_most = AREA_LEAST;
  }
  return false;
}

/* --- lines -------------------------------------------------------------- */

static bool
is_line (MuWrgPieceKind kind)
{
  return kind == MU_WRG_STREAM || kind == MU_WRG_RIVER || kind == MU_WRG_ROAD;
}

#define FROM_CENTRE 40 /* paces */

/* From one long edge to the other. */
static int
draw_through (Chooser *chooser, Zone half, int winding, MuSpot *spots)
{
  const int least = half.left + FROM_CENTRE, most = half.right - FROM_CENTRE;
  const MuSpot from = { whim_between (&chooser->whim, least, most), half.low };
  const MuSpot to = { whim_between (&chooser->whim, least, most), half.high };
  return shape_course (&chooser->whim, from, to, winding, spots);
}

/* From the side edge to a long one, about a corner of the table. */
static int
draw_corner (Chooser *chooser, MuWrgHalf half, Zone zone, int winding, MuSpot *spots)
{
  const int across = whim_between (&chooser->whim, 8, 22) * chooser->inch;
  const int along = whim_between (&chooser->whim, 8, 22) * chooser->inch;
  const bool low = whim_below (&chooser->whim, 2);
  const bool left = half == MU_WRG_LEFT_OF_A;
  const MuSpot from = { left ? zone.left : zone.right, low ? zone.low + along : zone.high - along };
  const MuSpot to = { left ? zone.left + across : zone.right - across, low ? zone.low : zone.high };
  return shape_course (&chooser->whim, from, to, winding, spots);
}

/* Waters do not meet; they are not drawn twice in a half. */
static bool
has_water (const Chooser *chooser, MuWrgHalf half)
{
  for (int i = 0; i < chooser->field->count; i++) {
    const MuWrgChosen *it = &chooser->field->chosen[i];
    if (it->half == half && is_line (it->kind) && it->kind != MU_WRG_ROAD)
      return true;
  }
  return false;
}

static int
roads_in (const Chooser *chooser, MuWrgHalf half)
{
  int roads = 0;
  for (int i = 0; i < chooser->field->count; i++)
    roads
        += chooser->field->chosen[i].half == half && chooser->field->chosen[i].kind == MU_WRG_ROAD;
  return roads;
}

static MuWrgPieceKind
piece_of_line (MuFeatureKind kind)
{
  if (kind == MU_FEATURE_ROAD)
    return MU_WRG_ROAD;
  return kind == MU_FEATURE_RIVER ? MU_WRG_RIVER : MU_WRG_STREAM;
}

/* wrg.terrain.lines: rivers are bridged for roads, streams forded. */
static void
add_crossings (Chooser *chooser, int line)
{
  const MuFeature *features = chooser->field->features;
  const MuWrgPieceKind kind = piece_of_line (features[line].kind);
  for (int i = 0; i < line; i++) {
    MuSpot spot;
    if (mu_feature_form (features[i].kind) != MU_FEATURE_LINE
        || !lines_cross (&features[i], &features[line], &spot))
      continue;
    const MuWrgPieceKind other = piece_of_line (features[i].kind);
    const bool bridged = kind == MU_WRG_RIVER || other == MU_WRG_RIVER;
    const int count = chooser->field->field.count;
    if (!bridged && !mu_wrg_terrain_is_ford (kind, other, bridged))
      continue;
    if (!add (chooser, bridged ? MU_FEATURE_BRIDGE : MU_FEATURE_FORD, &spot, 1)
        || !is_lawful (chooser))
      chooser->field->field.count = count;
  }
}

static bool
keeps_on (const MuSpot *spots, int count, Zone zone)
{
  return is_within (zone_of_spots (spots, count), zone);
}

/* Pieces that it took, 0 if it found no place; at most left. */
static int
lay_line (Chooser *chooser, MuWrgHalf half, MuWrgPieceKind kind, int left)
{
  const Zone zone = zone_of_half (chooser, half);
  const MuFeatureKind what = feature_of (&chooser->whim, kind);
  const int winding = chooser->inch * (kind == MU_WRG_ROAD ? 1 : 2);
  for (int i = 0; i < TRIES_LIKED; i++) {
    MuSpot spots[MU_WRG_CHOSEN_POINTS];
    const int feature = chooser->field->field.count;
    const int count = whim_below (&chooser->whim, 2)
                          ? draw_through (chooser, zone, winding, spots)
                          : draw_corner (chooser, half, zone, winding, spots);
    if (!keeps_on (spots, count, zone) || !add (chooser, what, spots, count))
      continue;
    const int pieces
        = mu_wrg_feature_pieces (&chooser->field->field, feature, chooser->choice->scale);
    if (pieces <= left && is_lawful (chooser)) {
      note (chooser, half, kind, mu_wrg_terrain_placing (chooser->readings, half, kind, 0), 0,
            feature);
      add_crossings (chooser, feature);
      return pieces;
    }
    chooser->field->field.count = feature;
  }
  return 0;
}

/* --- what a side chooses ------------------------------------------------ */

/* How often, by the side's taste and by the country. */
static const uint8_t taste_table[][MU_WRG_PIECE_KINDS] = {
  /*                       hamlet steep gentle wood marsh sand stream river road */
  [MU_WRG_TASTE_ANY] = { 3, 3, 4, 4, 2, 2, 2, 1, 3 },
  [MU_WRG_TASTE_OPEN] = { 1, 1, 6, 1, 1, 1, 1, 0, 4 },
  [MU_WRG_TASTE_CLOSE] = { 3, 5, 2, 6, 4, 4, 3, 2, 1 },
};
static const uint8_t country_table[][MU_WRG_PIECE_KINDS] = {
  [MU_WRG_PLAIN] = { 4, 1, 3, 3, 2, 0, 2, 1, 3 },
  [MU_WRG_MOUNTAIN] = { 1, 6, 3, 3, 1, 0, 2, 1, 1 },
  [MU_WRG_DESERT] = { 1, 2, 3, 1, 0, 5, 1, 1, 2 },
  [MU_WRG_STEPPE] = { 1, 1, 5, 1, 2, 0, 2, 1, 1 },
};

#define SHARES 60 /* a weight is cut finely: what is there already comes more seldom */

static int
weight_of (const Chooser *chooser, MuWrgHalf half, int kind, const int *areas, bool lines)
{
  const MuWrgTaste taste = chooser->choice->taste[mu_wrg_terrain_chooser (half)];
  const bool barred
      = is_line ((MuWrgPieceKind) kind)
        && (!lines
            || (kind == MU_WRG_ROAD ? roads_in (chooser, half) > 1 : has_water (chooser, half)));
  const int weight = taste_table[taste][kind] * country_table[chooser->choice->country][kind];
  return barred ? 0 : weight * SHARES / (1 + areas[kind]);
}

static MuWrgPieceKind
choose_kind (Chooser *chooser, MuWrgHalf half, const int *areas, bool lines)
{
  int all = 0;
  for (int kind = 0; kind < MU_WRG_PIECE_KINDS; kind++)
    all += weight_of (chooser, half, kind, areas, lines);
  int at = whim_below (&chooser->whim, all);
  int kind = 0;
  while (at >= weight_of (chooser, half, kind, areas, lines))
    at -= weight_of (chooser, half, kind++, areas, lines);
  return (MuWrgPieceKind) kind;
}

/* Where lines leave too little room on a small table, woods take their place. */
static bool
lay_without_lines (Chooser *chooser, MuWrgHalf half, Mark start, Planned *planned, int count)
{
  go_back (chooser, start);
  while (count < chooser->field->pieces[half])
    planned[count++] = plan_area (chooser, half, MU_WRG_WOOD);
  return lay_areas (chooser, half, planned, count);
}

/* Lines go down first: areas find their places between them more easily. Hills
 * come first among areas, being bound most. */
static bool
choose_half (Chooser *chooser, MuWrgHalf half)
{
  const Mark start = mark (chooser);
  int areas[MU_WRG_PIECE_KINDS] = { 0 };
  Planned planned[MU_WRG_CHOSEN_MAX];
  int count = 0;
  int left = chooser->field->pieces[half];
  bool lines = true;
  while (left > 0) {
    const MuWrgPieceKind kind = choose_kind (chooser, half, areas, lines);
    const int taken = is_line (kind) ? lay_line (chooser, half, kind, left) : 1;
    areas[kind] += !is_line (kind);
    lines = lines && taken > 0;
    left -= taken;
  }
  for (int kind = 0; kind < MU_WRG_PIECE_KINDS; kind++)
    for (; is_hill ((MuWrgPieceKind) kind) && areas[kind] > 0; areas[kind]--)
      planned[count++] = plan_area (chooser, half, (MuWrgPieceKind) kind);
  for (int kind = 0; kind < MU_WRG_PIECE_KINDS; kind++)
    for (; areas[kind] > 0; areas[kind]--)
      planned[count++] = plan_area (chooser, half, (MuWrgPieceKind) kind);
  return lay_areas (chooser, half, planned, count)
         || lay_without_lines (chooser, half, start, planned, count);
}

/* --- numbers and dice --------------------------------------------------- */

static int
named_number (Chooser *chooser, MuWrgHalf half, int side)
{
  if (chooser->choice->number[half][side])
    return chooser->choice->number[half][side];
  switch (chooser->choice->taste[side]) {
  case MU_WRG_TASTE_ANY:
    break;
  case MU_WRG_TASTE_OPEN:
    return whim_between (&chooser->whim, 1, 2);
  case MU_WRG_TASTE_CLOSE:
    return whim_between (&chooser->whim, 5, 6);
  }
  return whim_between (&chooser->whim, 1, MU_WRG_TERRAIN_NUMBER_MAX);
}

/* wrg.terrain.count */
static MuRule
count_pieces (Chooser *chooser, MuWrgHalf half)
{
  MuWrgChosenField *field = chooser->field;
  for (int side = 0; side < MU_SIDES; side++)
    field->number[half][side] = named_number (chooser, half, side);
  for (int i = 0; i < mu_wrg_terrain_dice (chooser->readings); i++)
    field->face[half][i] = (uint8_t) mu_dice_roll (chooser->dice, MU_DIE_ORDINARY, MU_ROLL_OTHER,
                                                   MU_ROLL_NO_SUBJECT);
  return mu_wrg_terrain_pieces (chooser->readings, field->number[half], field->face[half], NULL,
                                &field->pieces[half]);
}

/* wrg.deploy.area: where each side may put troops. */
static MuRule
find_own_areas (Chooser *chooser)
{
  const MuWrgChoice *choice = chooser->choice;
  MuWrgArea area;
  const MuRule refused = mu_wrg_deployment_area (choice->scale, choice->width / chooser->inch,
                                                 choice->depth / chooser->inch, &area);
  if (refused != MU_RULE_NONE)
    return refused;
  const int left = (choice->width - area.width) / 2;
  chooser->own[MU_SIDE_A] = (Zone){ left, choice->width - left, 0, area.depth };
  chooser->own[MU_SIDE_B]
      = (Zone){ left, choice->width - left, choice->depth - area.depth, choice->depth };
  return MU_RULE_NONE;
}

static MuRule
refuse_table (const Chooser *chooser)
{
  const MuWrgChoice *choice = chooser->choice;
  if (choice->width < INCHES_WIDE_LEAST * chooser->inch
      || choice->depth < INCHES_DEEP_LEAST * chooser->inch
      || choice->width > MU_BATTLEFIELD_SIDE_MAX || choice->depth > MU_BATTLEFIELD_SIDE_MAX)
    return MU_RULE_WRG_TERRAIN_AREA;
  return MU_RULE_NONE;
}

MuRule
mu_wrg_choose_field (const MuWrgReadings *readings, const MuWrgChoice *choice, MuDice *dice,
                     uint64_t whim, MuWrgChosenField *chosen)
{
  *chosen = (MuWrgChosenField){ .field = { choice->width, choice->depth, chosen->features, 0 } };
  Chooser chooser = { .readings = readings,
                      .choice = choice,
                      .dice = dice,
                      .whim = { .seed = whim },
                      .field = chosen,
                      .inch = mu_wrg_paces_per_inch (choice->scale) };
  MuRule refused = refuse_table (&chooser);
  if (refused == MU_RULE_NONE)
    refused = find_own_areas (&chooser);
  for (int half = 0; half < MU_WRG_HALVES && refused == MU_RULE_NONE; half++)
    refused = count_pieces (&chooser, (MuWrgHalf) half);
  for (int half = 0; half < MU_WRG_HALVES && refused == MU_RULE_NONE; half++)
    if (!choose_half (&chooser, (MuWrgHalf) half))
      refused = MU_RULE_WRG_TERRAIN_AREA;
  return refused;
}
