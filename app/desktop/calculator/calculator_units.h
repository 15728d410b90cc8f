/* The button "From tonight's armies": a list of both sides' units to pick from. */
#ifndef MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_UNITS_H
#define MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_UNITS_H

#include <adwaita.h>

#include "app/session/calculator/calculator_session.h"

#define MU_TYPE_CALCULATOR_UNITS (mu_calculator_units_get_type ())
G_DECLARE_FINAL_TYPE (MuCalculatorUnits, mu_calculator_units, MU, CALCULATOR_UNITS, AdwBin)

/* what: the field that is filled from it. Signal: "picked" (MuFieldedUnit). */
GtkWidget *mu_calculator_units_new (MuCalculatorSession *session, const char *what,
                                    const char *example);

#endif
