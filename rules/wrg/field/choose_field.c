/* The field as far as it has come: adding to it, going back, and whether it may stay so. The
 * last is asked of the judges of a player's own field (terrain_check.c, pieces.c), so that the
 * policy draws nothing that a player would be refused. */
#include "rules/wrg/field/choose_private.h"
#include "rules/wrg/field/pieces.h"

#define APART      5 /* paces between two areas */
#define FROM_WATER 15

MuFeature *
mu_wrg_field_add (Chooser *chooser, MuFeatureKind kind, const MuSpot *spots, int count)
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
bool
mu_wrg_field_is_lawful (const Chooser *chooser)
{
  const MuBattlefield *field = &chooser->field->field;
  return mu_battlefield_check (field, NULL) == MU_BATTLEFIELD_OK
         && mu_wrg_feature_forbidden (chooser->readings, field, field->count - 1,
                                      chooser->choice->scale, chooser->choice->country)
                == MU_RULE_NONE;
}

Zone
mu_wrg_zone_of_half (const Chooser *chooser, MuWrgHalf half)
{
  const int middle = chooser->choice->width / 2;
  return half == MU_WRG_LEFT_OF_A
             ? (Zone){ 0, middle, 0, chooser->choice->depth }
             : (Zone){ middle, chooser->choice->width, 0, chooser->choice->depth };
}

bool
mu_wrg_zone_is_within (Zone inner, Zone outer)
{
  return inner.left >= outer.left && inner.right <= outer.right && inner.low >= outer.low
         && inner.high <= outer.high;
}

/* No other area and no water is in the way; but: a feature that may be, or -1. */
bool
mu_wrg_field_is_free (const Chooser *chooser, Zone zone, int but)
{
  const MuBattlefield *field = &chooser->field->field;
  for (int i = 0; i < field->count; i++) {
    const MuFeature *it = &field->features[i];
    const MuFeatureForm form = mu_feature_form (it->kind);
    if (i == but || form == MU_FEATURE_PASSAGE || it->kind == MU_FEATURE_ROAD)
      continue;
    if (form == MU_FEATURE_AREA
            ? mu_wrg_zones_meet (mu_wrg_zone_of_spots (it->spots, it->count), zone, APART)
            : mu_wrg_line_meets_zone (it, zone, mu_feature_width (it) / 2 + FROM_WATER))
      return false;
  }
  return true;
}

void
mu_wrg_field_note (Chooser *chooser, MuWrgHalf half, MuWrgPieceKind kind, MuWrgPlacing placing,
                   int face, int feature)
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

MuFeatureKind
mu_wrg_feature_of_piece (Whim *whim, MuWrgPieceKind kind)
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
    return mu_wrg_whim_below (whim, 2) ? MU_FEATURE_BOG : MU_FEATURE_MARSH;
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

Mark
mu_wrg_field_mark (const Chooser *chooser)
{
  return (Mark){ chooser->field->field.count, chooser->field->count };
}

void
mu_wrg_field_go_back (Chooser *chooser, Mark mark)
{
  chooser->field->field.count = mark.features;
  chooser->field->count = mark.chosen;
}
