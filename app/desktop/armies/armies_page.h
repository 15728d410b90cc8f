/* Armies: the saved lists and the one that is open. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_ARMIES_PAGE_H
#define MUSTER_APP_DESKTOP_ARMIES_ARMIES_PAGE_H

#include "app/desktop/page/page.h"
#include "app/session/desk.h"

#define MU_TYPE_ARMIES_PAGE (mu_armies_page_get_type ())
G_DECLARE_FINAL_TYPE (MuArmiesPage, mu_armies_page, MU, ARMIES_PAGE, MuPage)

void mu_armies_page_set_desk (MuArmiesPage *page, MuDesk *desk);
/* Opens the list; FALSE if there is none of that number. */
gboolean mu_armies_page_open (MuArmiesPage *page, gint64 id);
/* Copies the selected unit where the keyboard is among the units; else FALSE. */
gboolean mu_armies_page_copy_unit (MuArmiesPage *page);

#endif
