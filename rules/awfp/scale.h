/* Fast Play: what the table stands for (awfp.scale.*), and the bases
 * (awfp.basing.*). */
#ifndef MUSTER_RULES_AWFP_SCALE_H
#define MUSTER_RULES_AWFP_SCALE_H

#include "rules/awfp/troop.h"

/* Stands by the height of their figures. */
typedef enum {
  MU_AWFP_SMALL,  /* 10 mm */
  MU_AWFP_MEDIUM, /* 15 mm */
  MU_AWFP_LARGE,  /* 25 mm */
} MuAwfpScale;
#define MU_AWFP_SCALES 3

#define MU_AWFP_STAND_PACES 40 /* awfp.scale.stand-width: whatever the scale */

/* awfp.scale.turn: minutes that so many turns stand for; awfp.scale.men-per-stand: men
 * or animals that so many stands do. */
typedef struct {
  int least;
  int most;
} MuAwfpRange;
MuAwfpRange mu_awfp_minutes (int turns);
MuAwfpRange mu_awfp_men (int stands);
/* Stands that stand for so many men: at least and at most. */
MuAwfpRange mu_awfp_stands_of (int men);

/* awfp.scale.paired-distances: which of a pair X" (Y") holds on this table. */
int mu_awfp_inches (MuAwfpScale scale, int small, int large);

/* --- bases -------------------------------------------------------------- */

/* awfp.basing.10mm, awfp.basing.15mm, awfp.basing.25mm */
int mu_awfp_base_width_mm (MuAwfpScale scale);
/* awfp.basing.depth.*: the usual depth; awfp.basing.depth-optional: any other does
 * as well, if the figures fit. */
int mu_awfp_base_depth_mm (MuAwfpScale scale, const MuAwfpTroop *troop);
/* awfp.basing.models-per-stand: 1 model, or the figures of the order. */
int mu_awfp_base_figures (const MuAwfpTroop *troop);
/* Whether troops on a base of that size can play at the scale:
 * the width must be that of the scale, the depth only above 0. */
bool mu_awfp_base_fits (MuAwfpScale scale, int width_mm, int depth_mm);

#endif
