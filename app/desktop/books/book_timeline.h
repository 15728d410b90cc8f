/* The army books on a time line, those of one land together. One bar at a time has the
 * keyboard: the arrows, Home and End lead to the others, Tab leaves. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_BOOK_TIMELINE_H
#define MUSTER_APP_DESKTOP_BOOKS_BOOK_TIMELINE_H

#include <gtk/gtk.h>

#include "app/desktop/books/book_axis.h"
#include "app/session/books/book_items.h"

#define MU_TYPE_BOOK_TIMELINE (mu_book_timeline_get_type ())
G_DECLARE_FINAL_TYPE (MuBookTimeline, mu_book_timeline, MU, BOOK_TIMELINE, GtkWidget)

/* Signal: "opened" (MuBookItem). */

/* books: MuBookItem, in order of their first years; read now. axis shows the years. */
void mu_book_timeline_set_books (MuBookTimeline *timeline, GListModel *books, MuBookAxis *axis);
/* Leaves the books that match, and stretches their years over the whole width; how many. */
guint mu_book_timeline_search (MuBookTimeline *timeline, const MuBookQuery *query);
/* Puts the keyboard on the bar that had it last, else on the first. FALSE if none is there. */
gboolean mu_book_timeline_focus (MuBookTimeline *timeline);
/* Makes the book's bar the one that gets the keyboard next. */
void mu_book_timeline_pick (MuBookTimeline *timeline, const MuBook *book);

#endif
