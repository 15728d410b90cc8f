/* WRG 5th: choosing terrain (wrg.terrain.*): how many pieces, who chooses and
 * who places them, and which pieces may be. Terrain that organisers or a
 * campaign's map give replaces all of this (wrg.campaign.terrain). */
#ifndef MUSTER_RULES_WRG_FIELD_TERRAIN_H
#define MUSTER_RULES_WRG_FIELD_TERRAIN_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/battle/terms.h"
#include "rules/core/reading.h"
#include "rules/core/trace.h"
#include "rules/field/sky.h"

/* A half of the table: the players face each other, so that A's left is B's
 * right. */
typedef enum { MU_WRG_LEFT_OF_A, MU_WRG_LEFT_OF_B } MuWrgHalf;

#define MU_WRG_TERRAIN_NUMBER_MAX 6
#define MU_WRG_TERRAIN_DICE_MAX   2

/* wrg.terrain.count: ordinary dice thrown for one half: 1, or 2 where each
 * player throws. */
int mu_wrg_terrain_dice (const MuReadings *readings);

/* wrg.terrain.count: pieces of one half. numbers: what the two players named
 * for it, 1 to 6 each; faces: mu_wrg_terrain_dice of them, 1 to 6. trace (may be
 * NULL) is emptied and gets a line for each number and die, of which a third,
 * rounded down, is the answer. Returns MU_RULE_NONE with *pieces set, or the rule that a number
 * or face breaks. */
MuRule mu_wrg_terrain_pieces (const MuReadings *readings, const int numbers[MU_SIDES],
                              const uint8_t *faces, MuTrace *trace, int *pieces);

/* wrg.terrain.choose: who chooses the pieces of the half, for whom it is the
 * left one, and who places the hills there. */
MuSide mu_wrg_terrain_chooser (MuWrgHalf half);
MuSide mu_wrg_terrain_positioner (MuWrgHalf half);

/* wrg.terrain.pieces */
typedef enum {
  MU_WRG_HAMLET,
  MU_WRG_STEEP_HILL,
  MU_WRG_GENTLE_HILL,
  MU_WRG_WOOD,
  MU_WRG_MARSH, /* or bog */
  MU_WRG_SOFT_SAND,
  MU_WRG_STREAM, /* three feet of it, like the next two */
  MU_WRG_RIVER,
  MU_WRG_ROAD,
} MuWrgPieceKind;
#define MU_WRG_PIECE_KINDS 9

/* Who places a piece, and where he may. */
typedef struct {
  MuSide placer;
  bool own_area; /* it may stand where the placer's own troops deploy */
  MuRule rule;
} MuWrgPlacing;

/* wrg.terrain.hills, wrg.terrain.others. face: for a hill that the positioner
 * would have within his own deployment area the die thrown, 1 to 6; 0 where he
 * would not, and for other pieces. */
MuWrgPlacing mu_wrg_terrain_placing (const MuReadings *readings, MuWrgHalf half,
                                     MuWrgPieceKind kind, int face);

/* Where a road, stream or river ends. */
typedef enum { MU_WRG_END_EDGE, MU_WRG_END_HAMLET, MU_WRG_END_FORT, MU_WRG_END_OPEN } MuWrgLineEnd;

/* A piece of scenery as it lies there. Only what its kind has is looked at. */
typedef struct {
  MuWrgPieceKind kind;
  int area;            /* square inches: hamlets, hills, woods, marshes, soft sand */
  int height;          /* of a hill, in tenths of an inch */
  int fields;          /* about a hamlet */
  int gateways;        /* of these fields, one for each at least */
  int fields_area;     /* square inches */
  MuWrgLineEnd end[2]; /* of the whole road, stream or river */
} MuWrgPiece;

/* The rule that the piece breaks in such a country, MU_RULE_NONE if it may be:
 * wrg.terrain.pieces, wrg.terrain.area, wrg.terrain.hamlet-fields, wrg.terrain.lines. */
MuRule mu_wrg_terrain_forbidden (const MuReadings *readings, const MuWrgPiece *piece,
                                 MuCountry country);

/* wrg.terrain.area: the kind of hill that a model so high is, in tenths of an inch. */
MuWrgPieceKind mu_wrg_terrain_hill (int height);

/* wrg.terrain.pieces: three-foot pieces that so many inches of road or water take. */
int mu_wrg_terrain_line_pieces (int inches);

/* wrg.terrain.lines: where two lines cross, is there a ford? */
bool mu_wrg_terrain_is_ford (MuWrgPieceKind one, MuWrgPieceKind other, bool bridged);

#endif
