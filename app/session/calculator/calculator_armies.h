/* Tonight's armies for the Calculator. */
#ifndef MUSTER_APP_SESSION_CALCULATOR_CALCULATOR_ARMIES_H
#define MUSTER_APP_SESSION_CALCULATOR_CALCULATOR_ARMIES_H

#include "app/session/calculator/calculator_session.h"
#include "app/session/desk.h"

/* Offers the units of the battle that is prepared tonight, else of the one on the
 * table, by its readings of the rules; where there is none, those of the armies
 * chosen for it (NULL: none), by the readings of their campaign. Armies that
 * cannot be read are left out. */
void mu_calculator_armies_field (MuCalculatorSession *session, MuDesk *desk,
                                 const MuBattleChoice *choice);

#endif
