/* WRG's part of the replay: as the members of its row (reports/system.h) have it. */
#ifndef MUSTER_REPORTS_WRG_REPLAY_BONDS_H
#define MUSTER_REPORTS_WRG_REPLAY_BONDS_H

#include "reports/system.h"

unsigned mu_wrg_bond (int act);
gboolean mu_wrg_is_shaken (int row);

#endif
