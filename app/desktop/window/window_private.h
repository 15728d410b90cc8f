/* What the window's files share: frame, actions, files. */
#ifndef MUSTER_APP_DESKTOP_WINDOW_WINDOW_PRIVATE_H
#define MUSTER_APP_DESKTOP_WINDOW_WINDOW_PRIVATE_H

#include "app/desktop/armies/armies_page.h"
#include "app/desktop/books/books_page.h"
#include "app/desktop/calculator/calculator_page.h"
#include "app/desktop/campaigns/campaigns_page.h"
#include "app/desktop/paper/print.h"
#include "app/desktop/tonight/tonight_page.h"
#include "app/desktop/window/window.h"

struct _MuWindow {
  AdwApplicationWindow parent;
  MuDesk *desk; /* NULL while the club file cannot be opened */
  char *path;
  gboolean replaced; /* another file lies under the path now: nothing more is written */
  AdwToastOverlay *toasts;
  AdwToast *next_toast;   /* to be shown; NULL: none */
  guint showing_toast;    /* source */
  GWeakRef toast;         /* the latest */
  gint64 toast_begun;     /* frame time when it was first drawn; 0: not yet */
  gboolean toast_settles; /* it may still be sliding in */
  GPtrArray *step_menus;  /* step_menu.h; NULL: not looked for yet */
  GtkStack *root;
  AdwFlap *flap;
  GtkListBox *places;
  GtkLabel *club_label;
  GtkStack *pages;
  AdwStatusPage *trouble;
  MuTonightPage *tonight;
  MuArmiesPage *armies;
  MuCampaignsPage *campaigns;
  MuBooksPage *books;
  MuCalculatorPage *calculator;
};

/* window.c */
void mu_window_open_club (MuWindow *window, const char *path);
void mu_window_show_page (MuWindow *window, const char *name);
MuPage *mu_window_get_page (MuWindow *window);
gboolean mu_window_is_on (MuWindow *window, gpointer page);
/* Stops a battle that is being fought and writes what is not yet written. */
gboolean mu_window_finish_writing (MuWindow *window, GError **error);

/* window_actions.c */
void mu_window_add_actions (MuWindow *window);
/* Which actions are possible now: the one place that decides it. */
void mu_window_update_actions (MuWindow *window);

/* window_steps.c: undo and redo */
void mu_window_add_step_actions (MuWindow *window);
/* Whether there is something to undo or redo on the page that is shown, and what. */
void mu_window_update_steps (MuWindow *window);

/* window_files.c: what comes from files and goes to them. */
void mu_window_add_file_actions (MuWindow *window);
/* The open army with its last change written, NULL if none is open; borrowed. */
const MuList *mu_window_open_army (MuWindow *window);

/* window_armies.c */
void mu_window_add_army_actions (MuWindow *window);

/* window_backups.c */
void mu_window_add_backup_actions (MuWindow *window);
/* The day's automatic backup, where it is due, off the main thread. */
void mu_window_keep_day (MuWindow *window);

/* window_books.c */
void mu_window_add_book_actions (MuWindow *window);

/* window_hexes.c */
void mu_window_add_hex_actions (MuWindow *window);

/* What the page shows, to be printed; NULL if it shows nothing of the kind. The
 * caller's. */
MuPrintable *mu_window_get_printable (MuWindow *window);

#endif
