/* What the window's pages have in common: a catalogue at the left, what was
 * picked from it at the right, one of them at a time where there is little room. */
#ifndef MUSTER_APP_DESKTOP_PAGE_PAGE_H
#define MUSTER_APP_DESKTOP_PAGE_PAGE_H

#include <adwaita.h>

#include "app/desktop/page/catalogue.h"

#define MU_TYPE_PAGE (mu_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (MuPage, mu_page, MU, PAGE, AdwBin)

struct _MuPageClass {
  AdwBinClass parent;
  /* Puts the keyboard where one begins; FALSE if nothing took it. NULL: into the
   * catalogue, if there is one. */
  gboolean (*take_focus) (MuPage *page);
  /* Of a page that has no catalogue but can be searched; NULL: as below. */
  void (*search) (MuPage *page);
  gboolean (*stop_search) (MuPage *page);
  gboolean (*go_back) (MuPage *page);
};

/* Called once by a page that has these parts; all borrowed. One that has none
 * neither searches nor goes back. */
void mu_page_set_parts (MuPage *page, AdwLeaflet *leaflet, MuCatalogue *catalogue);
/* Shows the button only where it leads somewhere. */
void mu_page_add_back_button (MuPage *page, GtkWidget *button);

/* GTK styles the pages of a stack that nobody sees as often as the one that is shown, with every
 * change of the focus: one whose contents are not shown costs nothing, and keeps the room that they
 * need, so that the window is not made too small for them. Pages are shown at first. */
void mu_page_set_shown (MuPage *page, gboolean shown);

gboolean mu_page_take_focus (MuPage *page);
gboolean mu_page_can_search (MuPage *page);
/* Shows the right-hand part where only one fits. */
void mu_page_open_detail (MuPage *page);
/* Back to the list, or an open search closed; FALSE if neither could be. */
gboolean mu_page_go_back (MuPage *page);
gboolean mu_page_stop_search (MuPage *page);
void mu_page_search (MuPage *page);

#endif
