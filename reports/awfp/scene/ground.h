/* Fast Play's part of the drawn field: as the member of its row (reports/system.h) has it. */
#ifndef MUSTER_REPORTS_AWFP_SCENE_GROUND_H
#define MUSTER_REPORTS_AWFP_SCENE_GROUND_H

#include "reports/system.h"

void mu_awfp_body_ground (const MuListUnit *unit, MuFormation formation, int stands, int files,
                          MuBodyGround *ground);

#endif
