/* The army books that the club wrote itself: which are used, what is wrong with the others, where
 * they are, and how to begin. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_OWN_BOOKS_WINDOW_H
#define MUSTER_APP_DESKTOP_BOOKS_OWN_BOOKS_WINDOW_H

#include <adwaita.h>

#include "app/session/desk.h"

#define MU_TYPE_OWN_BOOKS_WINDOW (mu_own_books_window_get_type ())
G_DECLARE_FINAL_TYPE (MuOwnBooksWindow, mu_own_books_window, MU, OWN_BOOKS_WINDOW, AdwWindow)

/* Reads all books anew first. */
GtkWidget *mu_own_books_window_new (MuDesk *desk);

#endif
