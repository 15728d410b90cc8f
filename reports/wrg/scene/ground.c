#include "reports/wrg/scene/ground.h"

#include "rules/wrg/move/formation.h"
#include "rules/wrg/troop/scale.h"

/* A ring of riders is as thick as one of them, who rides across it, is wide. */
static int
thickness (MuFormation formation, MuTroopType type, int ranks)
{
  if (formation == MU_FORMATION_CANTABRIAN)
    return mu_wrg_type_frontage (type, 0);
  return ranks * mu_wrg_type_depth (type);
}

void
mu_wrg_body_ground (const MuListUnit *unit, MuFormation formation, int figures, int files,
                    MuBodyGround *ground)
{
  const MuTroopType type = (MuTroopType) unit->troop.type;
  const int wide = CLAMP (files, 1, mu_wrg_formation_files_most (formation, figures));
  const MuWrgRoom room = mu_wrg_formation_room (formation, type, unit->crew.horses, figures, wide);
  const int ranks = mu_wrg_formation_ranks (formation, figures, wide);
  *ground = (MuBodyGround){ room.width, room.depth, ranks, thickness (formation, type, ranks) };
}
