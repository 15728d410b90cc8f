/* The years above the time line of the army books. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_BOOK_AXIS_H
#define MUSTER_APP_DESKTOP_BOOKS_BOOK_AXIS_H

#include <gtk/gtk.h>

#include "app/session/books/book_timeline.h"

#define MU_TYPE_BOOK_AXIS (mu_book_axis_get_type ())
G_DECLARE_FINAL_TYPE (MuBookAxis, mu_book_axis, MU, BOOK_AXIS, GtkWidget)

/* The scale begins x pixels from the left; years: two to be pointed at, 0 for none. */
void mu_book_axis_show (MuBookAxis *axis, const MuTimelineScale *scale, int x, const int years[2]);

/* Pixels between two marks at least, as wide as the widget's letters ask for. */
int mu_book_axis_room (GtkWidget *widget);

#endif
