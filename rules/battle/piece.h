/* How a piece stands and what became of it, whatever its rules. */
#ifndef MUSTER_RULES_BATTLE_PIECE_H
#define MUSTER_RULES_BATTLE_PIECE_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/battle/terms.h"
#include "rules/field/angle.h"

/* Stored: numbers stay. */
typedef enum {
  MU_FATE_ON_TABLE = 0,
  MU_FATE_IN_ROUT, /* on the table at the end */
  MU_FATE_ROUTED_OFF,
  MU_FATE_OFF_TABLE, /* left it otherwise */
  MU_FATE_DESTROYED,
  MU_FATE_PRISONER,
  MU_FATE_RETIRING, /* on the table, but going */
} MuFate;

/* What the strength of a piece is counted in. */
typedef enum { MU_STRENGTH_FIGURES, MU_STRENGTH_STANDS, MU_STRENGTH_STEPS } MuStrengthUnit;

/* What became of a unit; figures are what its rules count strength in. */
typedef struct {
  int32_t figures_start;
  int32_t figures_left;
  int32_t casualties; /* men, all told */
  int32_t carried;    /* of those, not yet a figure */
  int32_t inflicted;  /* men, on the enemy */
  uint8_t fate;       /* MuFate */
  uint8_t worst_row;  /* of its reaction tests, where its rules have such; 0: never tested */
  uint8_t breaks;
  uint8_t spare;
} MuUnitOutcome;

typedef struct {
  MuSide winner;                    /* MU_SIDE_NONE: a draw */
  int64_t start_quarters[MU_SIDES]; /* points in quarters, as the end count needs */
  int64_t left_quarters[MU_SIDES];
  bool general_lost[MU_SIDES];
  int32_t victory[MU_SIDES]; /* victory points; 0 by rules that have none, and before the end */
  int32_t periods;           /* fought */
  uint32_t event_count;
  uint64_t digest; /* of all events, the last included */
} MuBattleOutcome;

/* A piece as it stands. */
typedef struct {
  MuSide side;
  int16_t body;
  int32_t x, y;         /* MuFix, paces or hexes: middle of its front; of who is off the board 0 */
  MuAngle facing;       /* 0: as side A faces */
  int32_t width, depth; /* MuFix, its ground; 0: its hex */
  MuStrengthUnit unit;  /* of strength */
  MuUnitOutcome strength; /* now, at the start, carried, and its fate */
  bool disordered;
} MuPiece;

#endif
