/* WRG's part of the drawn field: as the members of its row (reports/system.h) have it. */
#ifndef MUSTER_REPORTS_WRG_SCENE_GROUND_H
#define MUSTER_REPORTS_WRG_SCENE_GROUND_H

#include "reports/system.h"

void mu_wrg_body_ground (const MuListUnit *unit, MuFormation formation, int figures, int files,
                         MuBodyGround *ground);

#endif
