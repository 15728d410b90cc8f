/* For the files of app/desktop/books/book_form*.c alone. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_BOOK_FORM_PRIVATE_H
#define MUSTER_APP_DESKTOP_BOOKS_BOOK_FORM_PRIVATE_H

#include "app/desktop/books/book_form.h"

struct _MuBookForm {
  AdwWindow parent;
  MuBookWriter *writer;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkLabel *summary;
  GtkStack *stack;
  AdwPreferencesPage *book_page;
  AdwPreferencesPage *option_page;
  AdwPreferencesGroup *preview_group;
  AdwPreferencesGroup *changes_group;
  GtkEditable *preview_year;
  GtkEditable *preview_points;
  AdwPreferencesGroup *answer_group; /* between both that ask */
  GtkLabel *answer;
  int option;        /* that is open; -1: the book is */
  GPtrArray *groups; /* AdwPreferencesGroup, borrowed: those that are made from the draft */
  GPtrArray *fields; /* GtkWidget, borrowed: rows of book_field.h in them */
  GPtrArray *heads;  /* GtkWidget, borrowed: rows that stand for a whole place */
};

/* Makes the groups of what is open. */
void mu_book_form_build (MuBookForm *self);
/* Shows what the draft says in the rows that are there. */
void mu_book_form_update (MuBookForm *self);
/* Goes to the row of that place. */
void mu_book_form_focus (MuBookForm *self, MuDraftPlace place);

#endif
