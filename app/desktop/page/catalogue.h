/* The list at the left of a page, with live search. */
#ifndef MUSTER_APP_DESKTOP_PAGE_CATALOGUE_H
#define MUSTER_APP_DESKTOP_PAGE_CATALOGUE_H

#include <gtk/gtk.h>

#define MU_TYPE_CATALOGUE (mu_catalogue_get_type ())
G_DECLARE_FINAL_TYPE (MuCatalogue, mu_catalogue, MU, CATALOGUE, GtkBox)

/* Properties: title, factory, empty-text. A button may be put into its head as
 * a child of type "end". Signals: "picked" (GObject item or NULL) when another
 * row is selected, "opened" when a row is activated. */

/* Items must have a property "name", which is what the search looks at. */
void mu_catalogue_set_model (MuCatalogue *catalogue, GListModel *model, GType item_type);
gpointer mu_catalogue_get_picked (MuCatalogue *catalogue); /* borrowed, NULL if none */
/* Selects the row whose property "id" is id; FALSE if there is none. */
gboolean mu_catalogue_pick_id (MuCatalogue *catalogue, gint64 id);
/* Selects a row, GTK_INVALID_LIST_POSITION for none. */
void mu_catalogue_pick (MuCatalogue *catalogue, guint position);
/* Puts the keyboard into the list; FALSE if it has no rows. */
gboolean mu_catalogue_focus (MuCatalogue *catalogue);
/* Where the list is alone, the window's buttons stand in its head, and one click
 * leads on. */
void mu_catalogue_set_alone (MuCatalogue *catalogue, gboolean alone);
void mu_catalogue_search (MuCatalogue *catalogue);
/* Closes an open search; FALSE if none was open. */
gboolean mu_catalogue_stop_search (MuCatalogue *catalogue);

/* --- another way to search ---------------------------------------------- */

/* Whether the item is found by what is typed now. */
typedef gboolean (*MuCatalogueFinder) (gpointer item, gpointer data);
/* Asks the finder instead of looking at names; data is borrowed. Signal "searched" (what is typed)
 * comes before the rows are looked through, "found" after their number has changed. */
void mu_catalogue_set_finder (MuCatalogue *catalogue, MuCatalogueFinder finder, gpointer data);
/* Looks through the rows again. */
void mu_catalogue_find_again (MuCatalogue *catalogue);
/* A widget that stands below the search, and is there as long as that is. */
void mu_catalogue_add_to_search (MuCatalogue *catalogue, GtkWidget *widget);
/* Types for the person, who goes on at the end of it. */
void mu_catalogue_type (MuCatalogue *catalogue, const char *text);
const char *mu_catalogue_get_typed (MuCatalogue *catalogue); /* borrowed */
/* How many rows are found. */
guint mu_catalogue_count (MuCatalogue *catalogue);

/* A menu for the row that is pointed at, or has the focus: that row is picked first. */
void mu_catalogue_set_row_menu (MuCatalogue *catalogue, GMenuModel *menu);
/* The list itself, for keys of its rows. */
GtkWidget *mu_catalogue_get_list (MuCatalogue *catalogue);

#endif
