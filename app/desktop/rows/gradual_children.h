/* The parts of a long page that are laid out a few at once, the others while nobody waits for
 * anything: measuring a hundred rows of wrapping text takes longer than a person should wait for
 * the first ten. */
#ifndef MUSTER_APP_DESKTOP_ROWS_GRADUAL_CHILDREN_H
#define MUSTER_APP_DESKTOP_ROWS_GRADUAL_CHILDREN_H

#include <gtk/gtk.h>

/* Hides the parts, and shows them in their order from when page is seen for the first time: at_once
 * of them at once, then one a frame. parts: GtkWidget, borrowed; nobody else shows or hides them.
 */
void mu_gradual_children_show (GtkWidget *page, GPtrArray *parts, guint at_once);

/* Whether such a part is to be seen once its turn has come; else it is. */
void mu_gradual_children_want (GtkWidget *part, gboolean wanted);

#endif
