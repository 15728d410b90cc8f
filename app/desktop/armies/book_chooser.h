/* Chooses an army book: a search, and below it the books that it finds, with their years. One of
 * them is always chosen: the likeliest, until a person takes another. Down leads from the search
 * into the list, Enter takes what is chosen. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_BOOK_CHOOSER_H
#define MUSTER_APP_DESKTOP_ARMIES_BOOK_CHOOSER_H

#include <gtk/gtk.h>

#include "lists/book/book.h"

#define MU_TYPE_BOOK_CHOOSER (mu_book_chooser_get_type ())
G_DECLARE_FINAL_TYPE (MuBookChooser, mu_book_chooser, MU, BOOK_CHOOSER, GtkBox)

/* "chosen": another book is chosen, or none, or the search names another year. "taken": Enter.
 * "all-asked": a person asked for all books; whoever narrows the choice by a year lets go of it. */

/* books: of MuBookItem. */
void mu_book_chooser_set_books (MuBookChooser *self, GListModel *books);
/* To those that serve the rules and have armies of the year; 0: of any. A book that a person took
 * stays when only the year changes. */
void mu_book_chooser_narrow (MuBookChooser *self, MuRuleSystem rules, int year);
/* The shelf's; NULL where none is found. */
const MuBook *mu_book_chooser_get_book (MuBookChooser *self);
/* The year of that book that the search names; 0: none. */
int mu_book_chooser_get_year (MuBookChooser *self);
/* Gives the search the keyboard. */
void mu_book_chooser_focus (MuBookChooser *self);

#endif
