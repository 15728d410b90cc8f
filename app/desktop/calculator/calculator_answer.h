/* What a sum comes to: the answer first, very large, the reasons under it. */
#ifndef MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_ANSWER_H
#define MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_ANSWER_H

#include <adwaita.h>

#include "app/session/calculator/calculator_session.h"

#define MU_TYPE_CALCULATOR_ANSWER (mu_calculator_answer_get_type ())
G_DECLARE_FINAL_TYPE (MuCalculatorAnswer, mu_calculator_answer, MU, CALCULATOR_ANSWER, AdwBin)

void mu_calculator_answer_set_session (MuCalculatorAnswer *answer, MuCalculatorSession *session);
/* Where the form puts the dice; borrowed. */
GtkBox *mu_calculator_answer_get_dice (MuCalculatorAnswer *answer);

#endif
