/* How each half of a table comes by its pieces: numbers and dice as in the book, then kinds
 * drawn by taste and country until the count is full. The count binds, so the order of laying is
 * made to succeed: lines, hills, the rest; where lines leave no room, the half is laid again
 * with woods. */
#include "rules/wrg/field/choose.h"

#include "rules/wrg/field/choose_private.h"
#include "rules/wrg/field/deploy.h"

#define INCHES_WIDE_LEAST 48
#define INCHES_DEEP_LEAST 36

/* --- what a side chooses ------------------------------------------------ */

/* How often, by the side's taste and by the country. */
static const uint8_t taste_table[][MU_WRG_PIECE_KINDS] = {
  /*                       hamlet steep gentle wood marsh sand stream river road */
  [MU_WRG_TASTE_ANY] = { 3, 3, 4, 4, 2, 2, 2, 1, 3 },
  [MU_WRG_TASTE_OPEN] = { 1, 1, 6, 1, 1, 1, 1, 0, 4 },
  [MU_WRG_TASTE_CLOSE] = { 3, 5, 2, 6, 4, 4, 3, 2, 1 },
};
static const uint8_t country_table[][MU_WRG_PIECE_KINDS] = {
  [MU_COUNTRY_PLAIN] = { 4, 1, 3, 3, 2, 0, 2, 1, 3 },
  [MU_COUNTRY_MOUNTAIN] = { 1, 6, 3, 3, 1, 0, 2, 1, 1 },
  [MU_COUNTRY_DESERT] = { 1, 2, 3, 1, 0, 5, 1, 1, 2 },
  [MU_COUNTRY_STEPPE] = { 1, 1, 5, 1, 2, 0, 2, 1, 1 },
};

#define SHARES 60 /* a weight is cut finely: what is there already comes more seldom */

static int
weight_of (const Chooser *chooser, MuWrgHalf half, int kind, const int *areas, bool lines)
{
  const MuWrgTaste taste = chooser->choice->taste[mu_wrg_terrain_chooser (half)];
  const bool barred = mu_wrg_is_line ((MuWrgPieceKind) kind)
                      && (!lines
                          || (kind == MU_WRG_ROAD ? mu_wrg_roads_in (chooser, half) > 1
                                                  : mu_wrg_has_water (chooser, half)));
  const int weight = taste_table[taste][kind] * country_table[chooser->choice->country][kind];
  return barred ? 0 : weight * SHARES / (1 + areas[kind]);
}

static MuWrgPieceKind
choose_kind (Chooser *chooser, MuWrgHalf half, const int *areas, bool lines)
{
  int all = 0;
  for (int kind = 0; kind < MU_WRG_PIECE_KINDS; kind++)
    all += weight_of (chooser, half, kind, areas, lines);
  int at = mu_wrg_whim_below (&chooser->whim, all);
  int kind = 0;
  while (at >= weight_of (chooser, half, kind, areas, lines))
    at -= weight_of (chooser, half, kind++, areas, lines);
  return (MuWrgPieceKind) kind;
}

/* Where lines leave too little room on a small table, woods take their place. */
static bool
lay_without_lines (Chooser *chooser, MuWrgHalf half, Mark start, Planned *planned, int count)
{
  mu_wrg_field_go_back (chooser, start);
  while (count < chooser->field->pieces[half])
    planned[count++] = mu_wrg_plan_area (chooser, half, MU_WRG_WOOD);
  return mu_wrg_lay_areas (chooser, half, planned, count);
}

/* Lines go down first: areas find their places between them more easily. Hills
 * come first among areas, being bound most. */
static bool
choose_half (Chooser *chooser, MuWrgHalf half)
{
  const Mark start = mu_wrg_field_mark (chooser);
  int areas[MU_WRG_PIECE_KINDS] = { 0 };
  Planned planned[MU_WRG_CHOSEN_MAX];
  int count = 0;
  int left = chooser->field->pieces[half];
  bool lines = true;
  while (left > 0) {
    const MuWrgPieceKind kind = choose_kind (chooser, half, areas, lines);
    const int taken = mu_wrg_is_line (kind) ? mu_wrg_lay_line (chooser, half, kind, left) : 1;
    areas[kind] += !mu_wrg_is_line (kind);
    lines = lines && taken > 0;
    left -= taken;
  }
  for (int kind = 0; kind < MU_WRG_PIECE_KINDS; kind++)
    for (; mu_wrg_is_hill ((MuWrgPieceKind) kind) && areas[kind] > 0; areas[kind]--)
      planned[count++] = mu_wrg_plan_area (chooser, half, (MuWrgPieceKind) kind);
  for (int kind = 0; kind < MU_WRG_PIECE_KINDS; kind++)
    for (; areas[kind] > 0; areas[kind]--)
      planned[count++] = mu_wrg_plan_area (chooser, half, (MuWrgPieceKind) kind);
  return mu_wrg_lay_areas (chooser, half, planned, count)
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
    return mu_wrg_whim_between (&chooser->whim, 1, 2);
  case MU_WRG_TASTE_CLOSE:
    return mu_wrg_whim_between (&chooser->whim, 5, 6);
  }
  return mu_wrg_whim_between (&chooser->whim, 1, MU_WRG_TERRAIN_NUMBER_MAX);
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
mu_wrg_choose_field (const MuReadings *readings, const MuWrgChoice *choice, MuDice *dice,
                     uint64_t whim, MuWrgChosenField *chosen)
{
  *chosen = (MuWrgChosenField){ .field = { choice->width, choice->depth, chosen->features, 0 } };
  Chooser chooser = { .readings = readings,
                      .choice = choice,
                      .dice = dice,
                      .whim = { .seed = whim },
                      .field = chosen,
                      .inch = mu_paces_per_inch (choice->scale) };
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
