/* What a sum asks for, as its description has it: the bodies side by side, what
 * is about each under it, what holds below. */
#ifndef MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_FORM_H
#define MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_FORM_H

#include <adwaita.h>

#include "app/session/calculator/calculator_session.h"

#define MU_TYPE_CALCULATOR_FORM (mu_calculator_form_get_type ())
G_DECLARE_FINAL_TYPE (MuCalculatorForm, mu_calculator_form, MU, CALCULATOR_FORM, AdwBin)

/* Shows the session's kind anew. dice: a box, emptied, that takes its dice. */
void mu_calculator_form_show (MuCalculatorForm *form, MuCalculatorSession *session, GtkBox *dice);

#endif
