/* The calculators of WRG 5th: one function a verb. */
#ifndef MUSTER_APP_CLI_WRG_H
#define MUSTER_APP_CLI_WRG_H

#include "app/cli/call.h"

#define MU_FIGURES_MOST    100000
#define MU_CASUALTIES_MOST 10000000

MuExit mu_run_wrg_points (MuCall *call);
MuExit mu_run_wrg_casualties (MuCall *call);
MuExit mu_run_wrg_random (MuCall *call);
MuExit mu_run_wrg_shoot (MuCall *call);
MuExit mu_run_wrg_melee (MuCall *call);
MuExit mu_run_wrg_scouting (MuCall *call);
MuExit mu_run_wrg_weather (MuCall *call);
MuExit mu_run_wrg_leadership (MuCall *call);
MuExit mu_run_wrg_victory (MuCall *call);

#endif
