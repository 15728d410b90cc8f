/* Where Tab goes on from a pane beside the others, and from a long list in it. */
#ifndef MUSTER_APP_DESKTOP_PAGE_TABBING_H
#define MUSTER_APP_DESKTOP_PAGE_TABBING_H

#include <gtk/gtk.h>

/* Tab leaves the list, instead of going from row to row, for what comes after it in its window;
 * Shift+Tab for what comes before. Past the last control comes the first. */
void mu_tabbing_leaves_list (GtkWidget *list);
/* The same from the last control of the pane, and from its first: an AdwFlap keeps the keyboard
 * in its flap. */
void mu_tabbing_leaves_pane (GtkWidget *pane);

#endif
