/* The rows of a long list, a few at once and the others while nobody waits for anything: GTK makes
 * the widgets of two hundred rows however few of them can be seen, and that takes longer than a
 * person should wait for those that can. */
#ifndef MUSTER_APP_DESKTOP_ROWS_GRADUAL_ROWS_H
#define MUSTER_APP_DESKTOP_ROWS_GRADUAL_ROWS_H

#include <gtk/gtk.h>

/* A model of all the rows: those that come many at once come bit by bit, first the
 * foremost, at_once of them, then a step more for each frame in which page, where they are, is
 * seen. The caller's. */
GListModel *mu_gradual_rows_new (GListModel *rows, guint at_once, guint step, GtkWidget *page);

/* Rows of a table that are made in less than a frame. */
#define MU_GRADUAL_STEP 3

/* Brings the row at once, if there is one at that place. model: of mu_gradual_rows_new(). */
void mu_gradual_rows_reach (GListModel *model, guint place);

#endif
