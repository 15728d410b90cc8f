/* Troops of WRG in a field: the notation of the army books. */
#ifndef MUSTER_APP_SUMS_WRG_NOTATION_H
#define MUSTER_APP_SUMS_WRG_NOTATION_H

#include "app/sums/core/sum.h"

extern const MuNotation mu_wrg_notation; /* the member troop */

#endif
