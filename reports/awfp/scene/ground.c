#include "reports/awfp/scene/ground.h"

#include "rules/awfp/scale.h"

#define DRAWN_SCALE MU_AWFP_MEDIUM /* a drawing is of one scale: depths differ little */
#define FOOT_DEPTH  20             /* paces, of whom nobody knows */

/* awfp.basing.depth.*, awfp.scale.stand-width: paces of a stand from front to rear. */
static int
stand_depth (const MuAwfpTroop *troop)
{
  return mu_awfp_base_depth_mm (DRAWN_SCALE, troop) * MU_AWFP_STAND_PACES
         / mu_awfp_base_width_mm (DRAWN_SCALE);
}

void
mu_awfp_body_ground (const MuListUnit *unit, MuFormation formation, int stands, int files,
                     MuBodyGround *ground)
{
  MuAwfpTroop troop;
  const gboolean known = mu_awfp_troop_parse (unit->stand, &troop, NULL) == MU_AWFP_PARSE_OK;
  const int wide = CLAMP (files, 1, MAX (stands, 1)), ranks = (stands + wide - 1) / wide;
  const int depth = ranks * (known ? stand_depth (&troop) : FOOT_DEPTH);
  *ground = (MuBodyGround){ .width = wide * MU_AWFP_STAND_PACES,
                            .depth = depth,
                            .ranks = ranks,
                            .thick = depth,
                            .mounted = known ? mu_awfp_base_figures (&troop) : 1 };
}
