/* The calculators of WRG 5th that take more than a sum's fields: lists, pairs of
 * points, one of two flags. */
#ifndef MUSTER_APP_CLI_WRG_H
#define MUSTER_APP_CLI_WRG_H

#include "app/cli/call.h"

#define MU_FIGURES_MOST 100000

MuExit mu_run_wrg_scouting (MuCall *call);
MuExit mu_run_wrg_leadership (MuCall *call);
MuExit mu_run_wrg_victory (MuCall *call);

#endif
