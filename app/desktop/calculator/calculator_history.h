/* Tonight's last twenty sums, the latest first. */
#ifndef MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_HISTORY_H
#define MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_HISTORY_H

#include <adwaita.h>

#include "app/session/calculator/calculator_session.h"

#define MU_TYPE_CALCULATOR_HISTORY (mu_calculator_history_get_type ())
G_DECLARE_FINAL_TYPE (MuCalculatorHistory, mu_calculator_history, MU, CALCULATOR_HISTORY, AdwBin)

void mu_calculator_history_set_session (MuCalculatorHistory *history, MuCalculatorSession *session);

#endif
