/* What turns and stands stand for, and their bases. The book gives ranges, so the answers are
 * ranges: turned round, the fewest stands go with the most men in each, and that number goes up.
 * A base is judged by its width, which is the unit's front; its depth is only the usual one. */
#include "rules/awfp/scale.h"

#define TURN_LEAST  5 /* awfp.scale.turn: minutes */
#define TURN_MOST   10
#define STAND_LEAST 100 /* awfp.scale.men-per-stand */
#define STAND_MOST  200

MuAwfpRange
mu_awfp_minutes (int turns)
{
  return (MuAwfpRange){ turns * TURN_LEAST, turns * TURN_MOST };
}

MuAwfpRange
mu_awfp_men (int stands)
{
  return (MuAwfpRange){ stands * STAND_LEAST, stands * STAND_MOST };
}

MuAwfpRange
mu_awfp_stands_of (int men)
{
  return (MuAwfpRange){ (men + STAND_MOST - 1) / STAND_MOST, men / STAND_LEAST };
}

/* READING: awfp.scale.paired-distances: the book says so for terrain: the first
 * for tables of small and medium stands, the second for large ones. So for all. */
int
mu_awfp_inches (MuAwfpScale scale, int small, int large)
{
  return scale == MU_AWFP_LARGE ? large : small;
}

/* --- bases -------------------------------------------------------------- */

/* awfp.basing.10mm, awfp.basing.15mm, awfp.basing.25mm */
static const uint8_t width_table[MU_AWFP_SCALES] = { 20, 40, 60 };

int
mu_awfp_base_width_mm (MuAwfpScale scale)
{
  return width_table[scale];
}

typedef enum { CLOSE_FOOT, LOOSE_FOOT, SKIRMISH_FOOT, RIDERS, MODELS, BASES } Base;

/* clang-format off */
static const uint8_t depth_table[BASES][MU_AWFP_SCALES] = {
  /*                  10 mm 15 mm 25 mm figures */
  [CLOSE_FOOT]    = { 10,   15,   20 }, /* awfp.basing.depth.close-foot */
  [LOOSE_FOOT]    = { 15,   20,   30 }, /* awfp.basing.depth.loose-foot */
  [SKIRMISH_FOOT] = { 15,   20,   30 }, /* awfp.basing.depth.skirmish-foot */
  [RIDERS]        = { 20,   30,   40 }, /* awfp.basing.depth.cavalry */
  [MODELS]        = { 40,   40,   80 }, /* awfp.basing.depth.models */
};
/* clang-format on */

/* READING: awfp.basing.depth.cavalry: camels are not named; they stand as horses do. */
static Base
base_of (const MuAwfpTroop *troop)
{
  const MuAwfpKind kind = mu_awfp_troop_kind (troop);
  if (mu_awfp_kind_is_model (kind))
    return MODELS;
  if (mu_awfp_kind_is_mounted (kind))
    return RIDERS;
  switch ((MuAwfpOrder) troop->order) {
  case MU_AWFP_CLOSE:
    return CLOSE_FOOT;
  case MU_AWFP_LOOSE:
    return LOOSE_FOOT;
  case MU_AWFP_SKIRMISH:
    break;
  }
  return SKIRMISH_FOOT;
}

int
mu_awfp_base_depth_mm (MuAwfpScale scale, const MuAwfpTroop *troop)
{
  return depth_table[base_of (troop)][scale];
}

/* awfp.basing.models-per-stand */
int
mu_awfp_base_figures (const MuAwfpTroop *troop)
{
  return mu_awfp_kind_is_model (mu_awfp_troop_kind (troop)) ? 1
                                                            : mu_awfp_troop_strength (troop, NULL);
}

/* awfp.basing.depth-optional */
bool
mu_awfp_base_fits (MuAwfpScale scale, int width_mm, int depth_mm)
{
  return width_mm == mu_awfp_base_width_mm (scale) && depth_mm > 0;
}
