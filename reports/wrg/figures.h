/* What WRG makes of armies on paper, for rows of systems whose lists are kept as figures too. */
#ifndef MUSTER_REPORTS_WRG_FIGURES_H
#define MUSTER_REPORTS_WRG_FIGURES_H

#include "lists/list/list.h"

/* wrg.scouting.strength */
int mu_figures_scouting (const MuListUnit *unit);

#endif
