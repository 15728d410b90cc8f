/* Where waters and roads go: from long edge to long edge or round a corner, drawn anew until one
 * is lawful and takes no more pieces than are left. Its bridges and fords come with the line
 * that is laid second; one that would be unlawful is left out, as the line can do without. */
#include "rules/wrg/field/choose_private.h"
#include "rules/wrg/field/pieces.h"

#define TRIES 24

bool
mu_wrg_is_line (MuWrgPieceKind kind)
{
  return kind == MU_WRG_STREAM || kind == MU_WRG_RIVER || kind == MU_WRG_ROAD;
}

#define FROM_CENTRE 40 /* paces */

/* From one long edge to the other. */
static int
draw_through (Chooser *chooser, Zone half, int winding, MuSpot *spots)
{
  const int least = half.left + FROM_CENTRE, most = half.right - FROM_CENTRE;
  const MuSpot from = { mu_wrg_whim_between (&chooser->whim, least, most), half.low };
  const MuSpot to = { mu_wrg_whim_between (&chooser->whim, least, most), half.high };
  return mu_wrg_shape_course (&chooser->whim, from, to, winding, spots);
}

/* From the side edge to a long one, about a corner of the table. */
static int
draw_corner (Chooser *chooser, MuWrgHalf half, Zone zone, int winding, MuSpot *spots)
{
  const int across = mu_wrg_whim_between (&chooser->whim, 8, 22) * chooser->inch;
  const int along = mu_wrg_whim_between (&chooser->whim, 8, 22) * chooser->inch;
  const bool low = mu_wrg_whim_below (&chooser->whim, 2);
  const bool left = half == MU_WRG_LEFT_OF_A;
  const MuSpot from = { left ? zone.left : zone.right, low ? zone.low + along : zone.high - along };
  const MuSpot to = { left ? zone.left + across : zone.right - across, low ? zone.low : zone.high };
  return mu_wrg_shape_course (&chooser->whim, from, to, winding, spots);
}

/* Waters do not meet; they are not drawn twice in a half. */
bool
mu_wrg_has_water (const Chooser *chooser, MuWrgHalf half)
{
  for (int i = 0; i < chooser->field->count; i++) {
    const MuWrgChosen *it = &chooser->field->chosen[i];
    if (it->half == half && mu_wrg_is_line (it->kind) && it->kind != MU_WRG_ROAD)
      return true;
  }
  return false;
}

int
mu_wrg_roads_in (const Chooser *chooser, MuWrgHalf half)
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
        || !mu_wrg_lines_cross (&features[i], &features[line], &spot))
      continue;
    const MuWrgPieceKind other = piece_of_line (features[i].kind);
    const bool bridged = kind == MU_WRG_RIVER || other == MU_WRG_RIVER;
    const int count = chooser->field->field.count;
    if (!bridged && !mu_wrg_terrain_is_ford (kind, other, bridged))
      continue;
    if (!mu_wrg_field_add (chooser, bridged ? MU_FEATURE_BRIDGE : MU_FEATURE_FORD, &spot, 1)
        || !mu_wrg_field_is_lawful (chooser))
      chooser->field->field.count = count;
  }
}

static bool
keeps_on (const MuSpot *spots, int count, Zone zone)
{
  return mu_wrg_zone_is_within (mu_wrg_zone_of_spots (spots, count), zone);
}

/* Pieces that it took, 0 if it found no place; at most left. */
int
mu_wrg_lay_line (Chooser *chooser, MuWrgHalf half, MuWrgPieceKind kind, int left)
{
  const Zone zone = mu_wrg_zone_of_half (chooser, half);
  const MuFeatureKind what = mu_wrg_feature_of_piece (&chooser->whim, kind);
  const int winding = chooser->inch * (kind == MU_WRG_ROAD ? 1 : 2);
  for (int i = 0; i < TRIES; i++) {
    MuSpot spots[MU_WRG_CHOSEN_POINTS];
    const int feature = chooser->field->field.count;
    const int count = mu_wrg_whim_below (&chooser->whim, 2)
                          ? draw_through (chooser, zone, winding, spots)
                          : draw_corner (chooser, half, zone, winding, spots);
    if (!keeps_on (spots, count, zone) || !mu_wrg_field_add (chooser, what, spots, count))
      continue;
    const int pieces
        = mu_wrg_feature_pieces (&chooser->field->field, feature, chooser->choice->scale);
    if (pieces <= left && mu_wrg_field_is_lawful (chooser)) {
      mu_wrg_field_note (chooser, half, kind,
                         mu_wrg_terrain_placing (chooser->readings, half, kind, 0), 0, feature);
      add_crossings (chooser, feature);
      return pieces;
    }
    chooser->field->field.count = feature;
  }
  return 0;
}
