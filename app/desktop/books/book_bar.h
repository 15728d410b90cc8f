/* An army book on the time line: a button with a bar as long as its years and its name
 * over it. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_BOOK_BAR_H
#define MUSTER_APP_DESKTOP_BOOKS_BOOK_BAR_H

#include <gtk/gtk.h>

#include "app/session/books/book_items.h"
#include "app/session/books/book_timeline.h"

#define MU_TYPE_BOOK_BAR (mu_book_bar_get_type ())
G_DECLARE_FINAL_TYPE (MuBookBar, mu_book_bar, MU, BOOK_BAR, GtkButton)

GtkWidget *mu_book_bar_new (MuBookItem *item);
MuBookItem *mu_book_bar_get_item (MuBookBar *bar);
/* Pixels that the name takes. */
int mu_book_bar_measure_name (MuBookBar *bar);
/* Puts it there; the place says where in it its bar and its name begin. */
void mu_book_bar_allocate (MuBookBar *bar, const MuTimelinePlace *place, const GtkAllocation *at);

#endif
