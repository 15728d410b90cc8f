/* Verdicts on chosen terrain: how many pieces, who chooses and who places, which pieces may be.
 * Parts of this page are lost under amendments, so several lines of it are readings; a piece is
 * judged by its kind, size and ends alone, and where it lies elsewhere (pieces.c, choose.c). */
#include "rules/wrg/field/terrain.h"

#include <assert.h>
#include <stddef.h>

#define SHARE       3  /* of the sum, a third are pieces */
#define OWN_HILL    4  /* or more: the hill may stand in the own deployment area */
#define AREA_LEAST  48 /* square inches: a third of a square foot */
#define AREA_MOST   144
#define STEEP       15 /* tenths of an inch */
#define LINE_INCHES 36

/* READING: wrg.terrain.count: the book speaks of dice for each half and of
 * their scores; one ordinary die is taken, unless switched to one of each player. */
int
mu_wrg_terrain_dice (const MuReadings *readings)
{
  return mu_reading (readings, MU_READING_TERRAIN_DICE) ? 2 : 1;
}

static bool
is_from_one_to_six (int number)
{
  return number >= 1 && number <= MU_WRG_TERRAIN_NUMBER_MAX;
}

/* wrg.terrain.count */
MuRule
mu_wrg_terrain_pieces (const MuReadings *readings, const int numbers[MU_SIDES],
                       const uint8_t *faces, MuTrace *trace, int *pieces)
{
  mu_trace_clear (trace);
  for (int side = 0; side < MU_SIDES; side++)
    if (!is_from_one_to_six (numbers[side]))
      return MU_RULE_WRG_TERRAIN_COUNT;
  for (int i = 0; i < mu_wrg_terrain_dice (readings); i++)
    if (!is_from_one_to_six (faces[i]))
      return MU_RULE_WRG_DICE;
  int sum = 0;
  for (int side = 0; side < MU_SIDES; side++)
    sum += mu_trace_add (trace, MU_RULE_WRG_TERRAIN_COUNT, numbers[side]);
  for (int i = 0; i < mu_wrg_terrain_dice (readings); i++)
    sum += mu_trace_add (trace, MU_RULE_WRG_TERRAIN_COUNT, faces[i]);
  *pieces = sum / SHARE;
  return MU_RULE_NONE;
}

/* wrg.terrain.choose */
MuSide
mu_wrg_terrain_chooser (MuWrgHalf half)
{
  return half == MU_WRG_LEFT_OF_A ? MU_SIDE_A : MU_SIDE_B;
}

MuSide
mu_wrg_terrain_positioner (MuWrgHalf half)
{
  return half == MU_WRG_LEFT_OF_A ? MU_SIDE_B : MU_SIDE_A;
}

static bool
is_hill (MuWrgPieceKind kind)
{
  return kind == MU_WRG_STEEP_HILL || kind == MU_WRG_GENTLE_HILL;
}

static bool
is_line (MuWrgPieceKind kind)
{
  return kind == MU_WRG_STREAM || kind == MU_WRG_RIVER || kind == MU_WRG_ROAD;
}

/* wrg.terrain.hills: he whose die fails leaves the hill to the other player,
 * who may take it to himself. */
static MuWrgPlacing
place_hill (MuWrgHalf half, int face)
{
  if (face == 0)
    return (MuWrgPlacing){ mu_wrg_terrain_positioner (half), false, MU_RULE_WRG_TERRAIN_HILLS };
  return (MuWrgPlacing){ face >= OWN_HILL ? mu_wrg_terrain_positioner (half)
                                          : mu_wrg_terrain_chooser (half),
                         true, MU_RULE_WRG_TERRAIN_HILLS };
}

/* READING: wrg.terrain.others: the sentence is lost under amendments; the
 * positioner places the other pieces too, unless switched to the chooser. */
MuWrgPlacing
mu_wrg_terrain_placing (const MuReadings *readings, MuWrgHalf half, MuWrgPieceKind kind, int face)
{
  assert (face >= 0 && face <= 6);
  if (is_hill (kind))
    return place_hill (half, face);
  return (MuWrgPlacing){ mu_reading (readings, MU_READING_TERRAIN_OTHERS)
                             ? mu_wrg_terrain_chooser (half)
                             : mu_wrg_terrain_positioner (half),
                         true, MU_RULE_WRG_TERRAIN_OTHERS };
}

/* wrg.terrain.area */
MuWrgPieceKind
mu_wrg_terrain_hill (int height)
{
  return height >= STEEP ? MU_WRG_STEEP_HILL : MU_WRG_GENTLE_HILL;
}

/* wrg.terrain.pieces: in desert soft sand takes the place of marshes. */
static bool
is_of_country (MuWrgPieceKind kind, MuCountry country)
{
  if (kind == MU_WRG_SOFT_SAND)
    return country == MU_COUNTRY_DESERT;
  return kind != MU_WRG_MARSH || country != MU_COUNTRY_DESERT;
}

/* wrg.terrain.area; soft sand lies where a marsh would. */
static bool
has_size (const MuWrgPiece *piece)
{
  if (piece->area < AREA_LEAST || piece->area > AREA_MOST)
    return false;
  return !is_hill (piece->kind) || mu_wrg_terrain_hill (piece->height) == piece->kind;
}

/* READING: wrg.terrain.hamlet-fields: how far fields reach is not to be read;
 * they enclose the hamlet's own area once more, unless switched to a square foot
 * for both together. Every field has its gateway. */
static bool
has_lawful_fields (const MuReadings *readings, const MuWrgPiece *piece)
{
  const int most
      = mu_reading (readings, MU_READING_HAMLET_FIELDS) ? AREA_MOST - piece->area : piece->area;
  return piece->fields >= 0 && piece->fields_area >= 0 && piece->fields_area <= most
         && piece->gateways >= piece->fields;
}

/* wrg.terrain.lines */
static bool
leads_somewhere (const MuWrgPiece *piece)
{
  const MuWrgLineEnd one = piece->end[0], other = piece->end[1];
  if (one == MU_WRG_END_OPEN || other == MU_WRG_END_OPEN)
    return false;
  if (piece->kind == MU_WRG_ROAD)
    return one == MU_WRG_END_EDGE || other == MU_WRG_END_EDGE;
  return one == MU_WRG_END_EDGE && other == MU_WRG_END_EDGE;
}

MuRule
mu_wrg_terrain_forbidden (const MuReadings *readings, const MuWrgPiece *piece, MuCountry country)
{
  if (!is_of_country (piece->kind, country))
    return MU_RULE_WRG_TERRAIN_PIECES;
  if (is_line (piece->kind))
    return leads_somewhere (piece) ? MU_RULE_NONE : MU_RULE_WRG_TERRAIN_LINES;
  if (!has_size (piece))
    return MU_RULE_WRG_TERRAIN_AREA;
  if (piece->kind == MU_WRG_HAMLET && !has_lawful_fields (readings, piece))
    return MU_RULE_WRG_TERRAIN_HAMLET_FIELDS;
  return MU_RULE_NONE;
}

/* wrg.terrain.pieces */
int
mu_wrg_terrain_line_pieces (int inches)
{
  return (inches + LINE_INCHES - 1) / LINE_INCHES;
}

/* wrg.terrain.lines
 * READING: wrg.terrain.lines: a stream is forded like a river. */
bool
mu_wrg_terrain_is_ford (MuWrgPieceKind one, MuWrgPieceKind other, bool bridged)
{
  const bool road = one == MU_WRG_ROAD || other == MU_WRG_ROAD;
  return !bridged && road && one != other && is_line (one) && is_line (other);
}
