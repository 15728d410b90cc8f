/* The sum that makes a stand of Fast Play from a troop of WRG. */
#ifndef MUSTER_APP_SUMS_AWFP_WRG_CONVERT_H
#define MUSTER_APP_SUMS_AWFP_WRG_CONVERT_H

#include "app/sums/core/sum.h"

extern const MuField mu_awfp_convert_fields[];
void mu_awfp_convert_work (const MuSumTask *task, MuSumAnswer *answer);

#endif
