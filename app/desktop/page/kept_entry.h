/* What is typed is kept. An entry that is watched is taken when Enter is pressed, when the focus
 * leaves it, when its page goes out of sight and when its window closes, in whatever way; Escape
 * gives back the text of before. What is refused stays typed, with what is wrong beside it; where
 * the window closes over it a toast says so, and the old text stands. */
#ifndef MUSTER_APP_DESKTOP_PAGE_KEPT_ENTRY_H
#define MUSTER_APP_DESKTOP_PAGE_KEPT_ENTRY_H

#include <gtk/gtk.h>

/* Takes what the entry says now, or refuses it (mu_kept_refuse). */
typedef void (*MuKeptTake) (gpointer owner);

/* entry: an AdwEntryRow or a GtkTextView; owner must outlive it. */
void mu_kept_watch (gpointer entry, MuKeptTake take, gpointer owner);
/* A window that lies over the app's own takes what is being typed in it as it closes, numbers too;
 * one with a watched entry does so anyway. */
void mu_kept_watch_window (gpointer window);
/* What the entry says where nobody is typing: what is half typed stays. */
void mu_kept_show (gpointer entry, const char *text);
/* What it says now; the caller's. */
char *mu_kept_text (gpointer entry);
/* What it says cannot be taken; why: a sentence. */
void mu_kept_refuse (gpointer entry, const char *why);

/* Why that cannot be a name, the caller's; NULL: it can. needed: it must not be empty. most: in
 * characters. */
char *mu_kept_name_fault (const char *name, gboolean needed, int most);

/* Takes all that is typed below the widget, numbers too. FALSE: something was refused, and stays
 * there. */
gboolean mu_kept_take_all (GtkWidget *below);
/* Closes all windows that lie over this one, with what is typed in them; FALSE: one stays open. */
gboolean mu_kept_close_over (GtkWindow *window);
/* Forgets what is typed in the window, for what it was about has gone, and destroys it. */
void mu_kept_destroy (GtkWindow *window);

#endif
