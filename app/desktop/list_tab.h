/* Tab in a long list: one step out of it, not one row on. */
#ifndef MUSTER_APP_DESKTOP_LIST_TAB_H
#define MUSTER_APP_DESKTOP_LIST_TAB_H

#include <gtk/gtk.h>

/* Tab leaves the list for the first control in after, Shift+Tab for the last one in before. Both
 * are widgets of the list's window that live as long as it does. */
void mu_list_tab_leaves (GtkWidget *list, GtkWidget *before, GtkWidget *after);

#endif
