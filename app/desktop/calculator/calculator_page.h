/* The Calculator: every sum that a player does by hand, beside the miniatures. */
#ifndef MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_PAGE_H
#define MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_PAGE_H

#include "app/desktop/page/page.h"
#include "app/session/desk.h"
#include "db/tables/kept_sums.h"

#define MU_TYPE_CALCULATOR_PAGE (mu_calculator_page_get_type ())
G_DECLARE_FINAL_TYPE (MuCalculatorPage, mu_calculator_page, MU, CALCULATOR_PAGE, MuPage)

/* Signal: "shown-changed": what can be done on the page changed. */

void mu_calculator_page_set_desk (MuCalculatorPage *page, MuDesk *desk);
/* Offers the units of tonight's battle; where none is prepared, of the armies of
 * this choice (NULL: none). */
void mu_calculator_page_field (MuCalculatorPage *page, const MuBattleChoice *choice);

/* Follows what others did with the battle on the table. */
void mu_calculator_page_look (MuCalculatorPage *page);

/* The sum that is open, by its key. */
const char *mu_calculator_page_get_open (MuCalculatorPage *page);
void mu_calculator_page_open (MuCalculatorPage *page, const char *key);
/* Opens it anew for a unit of the battle on the table. */
void mu_calculator_page_open_for (MuCalculatorPage *page, const char *key, MuTableUnit unit);

gboolean mu_calculator_page_can_roll (MuCalculatorPage *page);
void mu_calculator_page_roll (MuCalculatorPage *page);
gboolean mu_calculator_page_can_take_back (MuCalculatorPage *page);
void mu_calculator_page_take_back (MuCalculatorPage *page);
gboolean mu_calculator_page_can_bring_back (MuCalculatorPage *page);
void mu_calculator_page_bring_back (MuCalculatorPage *page);

#endif
