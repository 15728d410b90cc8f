/* Troops of an army book as a row of its page: what they are called, the ways to equip
 * them, how many. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_BOOK_OPTION_ROW_H
#define MUSTER_APP_DESKTOP_BOOKS_BOOK_OPTION_ROW_H

#include <gtk/gtk.h>

#include "lists/book/book.h"

#define MU_TYPE_BOOK_OPTION_ROW (mu_book_option_row_get_type ())
G_DECLARE_FINAL_TYPE (MuBookOptionRow, mu_book_option_row, MU, BOOK_OPTION_ROW, GtkListBoxRow)

/* The groups keep the columns of all rows equally wide. */
GtkWidget *mu_book_option_row_new (const MuBook *book, const MuBookOption *option,
                                   GtkSizeGroup *names, GtkSizeGroup *numbers);

#endif
