/* Fast Play's sums: their tabs and tables. */
#ifndef MUSTER_APP_SUMS_AWFP_SYSTEM_H
#define MUSTER_APP_SUMS_AWFP_SYSTEM_H

#include "app/sums/core/sum.h"

extern const MuSumSystem mu_stand_sums;

#endif
