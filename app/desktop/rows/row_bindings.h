/* Rows of a list that follow the properties of what they show, as long as they show it. */
#ifndef MUSTER_APP_DESKTOP_ROWS_ROW_BINDINGS_H
#define MUSTER_APP_DESKTOP_ROWS_ROW_BINDINGS_H

#include <gtk/gtk.h>

/* From a factory's "bind": target's property to follows that property of the row's item. */
void mu_row_follow (GtkListItem *row, const char *property, gpointer target, const char *to);
/* To be connected to the factory's "unbind". */
void mu_row_let_go (GtkListItemFactory *factory, GtkListItem *row);

#endif
