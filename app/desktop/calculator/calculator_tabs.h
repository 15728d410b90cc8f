/* The tabs of the Calculator: those of one rule system that have sums, in a row that scrolls, the
 * sums of the tab in a drop-down, and a switch between the systems. */
#ifndef MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_TABS_H
#define MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_TABS_H

#include <adwaita.h>

#include "app/sums/core/sum.h"

#define MU_TYPE_CALCULATOR_TABS (mu_calculator_tabs_get_type ())
G_DECLARE_FINAL_TYPE (MuCalculatorTabs, mu_calculator_tabs, MU, CALCULATOR_TABS, AdwBin)

/* Signal: "chosen" (pointer MuSumKind): the person wants this sum. */

/* The drop-down of the tab's sums, to be put where there is room; hidden where the
 * tab has but one. Borrowed. */
GtkWidget *mu_calculator_tabs_get_kinds (MuCalculatorTabs *tabs);
/* The switch between the rule systems, to be put where there is room. Borrowed. */
GtkWidget *mu_calculator_tabs_get_systems (MuCalculatorTabs *tabs);
/* Chooses the sum of that system that was open last; none where it is open already. */
void mu_calculator_tabs_choose (MuCalculatorTabs *tabs, const MuSumSystem *system);
/* Shows that this sum is open; no signal. */
void mu_calculator_tabs_show (MuCalculatorTabs *tabs, const MuSumKind *kind);
/* Goes on to the next tab (step 1) or back (-1), round the ends. */
void mu_calculator_tabs_step (MuCalculatorTabs *tabs, int step);

#endif
