/* A feature of a drawn field as a piece of the book: its area in square inches, where its ends
 * lead, which fields are a hamlet's. A plan says nothing of such ties, so they are read from
 * what lies near. */
#include "rules/wrg/field/pieces.h"

#include <assert.h>

#define LIES(kind) MU_LIES (MU_FEATURE_##kind)
#define FIELDS     (LIES (HEDGED_FIELD) | LIES (WALLED_FIELD))
#define WORKS      (LIES (PALISADE) | LIES (RAMPART) | LIES (ABATIS) | LIES (DITCH) | LIES (FORT_WALL))
#define NEAR_END   10 /* paces */

static bool
is_of (const MuFeature *feature, uint32_t kinds)
{
  return kinds & MU_LIES (feature->kind);
}

/* Pieces that the book lets one choose: 1 and the piece's kind, or 0. */
static const struct {
  uint8_t is_piece;
  uint8_t kind;
} piece_table[MU_FEATURE_KINDS] = {
  [MU_FEATURE_GENTLE_HILL] = { 1, MU_WRG_GENTLE_HILL },
  [MU_FEATURE_STEEP_HILL] = { 1, MU_WRG_STEEP_HILL },
  [MU_FEATURE_WOOD] = { 1, MU_WRG_WOOD },
  [MU_FEATURE_MARSH] = { 1, MU_WRG_MARSH },
  [MU_FEATURE_BOG] = { 1, MU_WRG_MARSH },
  [MU_FEATURE_SOFT_SAND] = { 1, MU_WRG_SOFT_SAND },
  [MU_FEATURE_HAMLET] = { 1, MU_WRG_HAMLET },
  [MU_FEATURE_STREAM] = { 1, MU_WRG_STREAM },
  [MU_FEATURE_RIVER] = { 1, MU_WRG_RIVER },
  [MU_FEATURE_ROAD] = { 1, MU_WRG_ROAD },
  [MU_FEATURE_PATH] = { 1, MU_WRG_ROAD },
  [MU_FEATURE_LIGHT_WOOD] = { 1, MU_WRG_WOOD },
};

/* Rounded to the nearest square inch. */
static int
square_inches (const MuFeature *area, MuScale scale)
{
  const int64_t inch = mu_paces_per_inch (scale);
  return (int) ((mu_feature_area_twice (area) + inch * inch) / (2 * inch * inch));
}

static int64_t
apart (const MuFeature *one, const MuFeature *other)
{
  int64_t best = INT64_MAX;
  for (int i = 0; i < one->count; i++) {
    for (int j = 0; j < other->count; j++) {
      const int64_t x = one->spots[i].x - other->spots[j].x;
      const int64_t y = one->spots[i].y - other->spots[j].y;
      best = x * x + y * y < best ? x * x + y * y : best;
    }
  }
  return best;
}

/* The hamlet that a field belongs to, -1 if there is none. */
static int
hamlet_of (const MuBattlefield *field, int enclosure)
{
  int best = -1;
  int64_t nearest = INT64_MAX;
  for (int i = 0; i < field->count; i++) {
    if (field->features[i].kind != MU_FEATURE_HAMLET)
      continue;
    const int64_t far = apart (&field->features[i], &field->features[enclosure]);
    if (far < nearest) {
      nearest = far;
      best = i;
    }
  }
  return best;
}

static bool
has_gateway (const MuBattlefield *field, int enclosure)
{
  const MuBattlefield alone = { .features = &field->features[enclosure], .count = 1 };
  for (int i = 0; i < field->count; i++)
    if (field->features[i].kind == MU_FEATURE_GATEWAY
        && mu_battlefield_find (&alone, field->features[i].spots[0], FIELDS, NEAR_END) >= 0)
      return true;
  return false;
}

/* wrg.terrain.hamlet-fields */
static void
count_fields (const MuBattlefield *field, int hamlet, MuScale scale, MuWrgPiece *piece)
{
  for (int i = 0; i < field->count; i++) {
    if (!is_of (&field->features[i], FIELDS) || hamlet_of (field, i) != hamlet)
      continue;
    piece->fields++;
    piece->gateways += has_gateway (field, i);
    piece->fields_area += square_inches (&field->features[i], scale);
  }
}

static bool
is_at_edge (const MuBattlefield *field, MuSpot spot)
{
  return spot.x < MU_TERRAIN_CELL || spot.y < MU_TERRAIN_CELL
         || spot.x > field->width - MU_TERRAIN_CELL || spot.y > field->depth - MU_TERRAIN_CELL;
}

/* Whether a feature of these kinds, other than this one, is at the spot. */
static bool
meets (const MuBattlefield *field, int feature, MuSpot spot, uint32_t kinds)
{
  for (int i = 0; i < field->count; i++) {
    const MuBattlefield alone = { .features = &field->features[i], .count = 1 };
    if (i != feature && mu_battlefield_find (&alone, spot, kinds, NEAR_END) >= 0)
      return true;
  }
  return false;
}

/* wrg.terrain.lines */
static MuWrgLineEnd
end_at (const MuBattlefield *field, int feature, MuSpot spot)
{
  const bool water = is_of (&field->features[feature], MU_LIES_WATER);
  if (is_at_edge (field, spot)
      || meets (field, feature, spot,
                water ? MU_LIES_WATER | MU_LIES_OPEN_WATER : LIES (ROAD) | LIES (PATH)))
    return MU_WRG_END_EDGE;
  if (meets (field, feature, spot, LIES (HAMLET)))
    return MU_WRG_END_HAMLET;
  return meets (field, feature, spot, WORKS) ? MU_WRG_END_FORT : MU_WRG_END_OPEN;
}

/* A hill whose height is not said is as high as its kind is at least. */
static int
height_of (const MuFeature *feature)
{
  if (feature->height)
    return feature->height;
  return feature->kind == MU_FEATURE_STEEP_HILL ? 15 : 10;
}

bool
mu_wrg_piece_of (const MuBattlefield *field, int feature, MuScale scale, MuWrgPiece *piece)
{
  assert (feature >= 0 && feature < field->count);
  const MuFeature *it = &field->features[feature];
  if (!piece_table[it->kind].is_piece)
    return false;
  *piece = (MuWrgPiece){ .kind = (MuWrgPieceKind) piece_table[it->kind].kind };
  if (mu_feature_form (it->kind) == MU_FEATURE_LINE) {
    piece->end[0] = end_at (field, feature, it->spots[0]);
    piece->end[1] = end_at (field, feature, it->spots[it->count - 1]);
    return true;
  }
  piece->area = square_inches (it, scale);
  piece->height = mu_feature_is_hill (it->kind) ? height_of (it) : 0;
  if (it->kind == MU_FEATURE_HAMLET)
    count_fields (field, feature, scale, piece);
  return true;
}

/* wrg.terrain.pieces, wrg.terrain.hamlet-fields */
MuRule
mu_wrg_feature_forbidden (const MuReadings *readings, const MuBattlefield *field, int feature,
                          MuScale scale, MuCountry country)
{
  const MuFeature *it = &field->features[feature];
  MuWrgPiece piece;
  if (mu_wrg_piece_of (field, feature, scale, &piece))
    return mu_wrg_terrain_forbidden (readings, &piece, country);
  if (is_of (it, LIES (ROCKS) | LIES (HEDGE) | LIES (WALL) | MU_LIES_OPEN_WATER))
    return MU_RULE_WRG_TERRAIN_PIECES;
  if (is_of (it, FIELDS) && hamlet_of (field, feature) < 0)
    return MU_RULE_WRG_TERRAIN_HAMLET_FIELDS;
  return MU_RULE_NONE;
}

int
mu_wrg_feature_pieces (const MuBattlefield *field, int feature, MuScale scale)
{
  assert (feature >= 0 && feature < field->count);
  const MuFeature *it = &field->features[feature];
  const int inch = mu_paces_per_inch (scale);
  if (!piece_table[it->kind].is_piece)
    return 0;
  if (mu_feature_form (it->kind) != MU_FEATURE_LINE)
    return 1;
  return mu_wrg_terrain_line_pieces ((mu_feature_length (it) + inch - 1) / inch);
}
