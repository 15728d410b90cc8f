/* What a battle begins with, whatever its rules: who plays by which, on what, with how much. All
 * else is its rule system's own: the detail. */
#ifndef MUSTER_RULES_BATTLE_SETUP_H
#define MUSTER_RULES_BATTLE_SETUP_H

#include <stdint.h>

#include "rules/battle/terms.h"
#include "rules/field/terrain.h"

/* Pieces a side at the most, whatever the rules. */
#define MU_BATTLE_UNITS_MAX 400

/* What a board is measured in. Places on it are MuFix all the same. */
typedef enum { MU_BOARD_PACES, MU_BOARD_HEXES } MuBoardKind;

typedef struct {
  MuBoardKind kind;
  int32_t width, depth; /* paces or hexes, above 0 */
  const MuTerrain
      *terrain; /* NULL: open, or the detail has it; borrowed until the battle is over */
} MuBoard;

typedef struct {
  uint16_t pieces; /* 1 to MU_BATTLE_UNITS_MAX */
  int32_t points;  /* what they are worth together */
} MuSetupSide;

typedef struct {
  MuRuleSystem rules;
  MuBoard board;
  MuSetupSide side[MU_SIDES];
  const void *detail; /* the system's own; borrowed as it says */
} MuSetup;

/* Why a battle cannot begin. */
#define MU_REFUSAL_NONE     0
#define MU_REFUSAL_NO_RULES (-1) /* no such system, or it has no whole battles yet */
#define MU_REFUSAL_MEMORY   (-2) /* the block is too small */

typedef struct {
  int why;           /* of these, or above 0 a number of the system's own */
  int body;          /* at fault; MU_NO_BODY: none */
  const char *words; /* a few English words, a message id; "" for MU_REFUSAL_NONE; static */
} MuRefusal;

/* Of those two; "" of any other number. */
const char *mu_refusal_words (int why);

#endif
