/* Undo and Redo of all menus of a window, which say what they would take back or do again. */
#ifndef MUSTER_APP_DESKTOP_WINDOW_STEP_MENU_H
#define MUSTER_APP_DESKTOP_WINDOW_STEP_MENU_H

#include <gtk/gtk.h>

/* The sections of menus below the widget that hold win.undo: GMenu; the caller's. */
GPtrArray *mu_step_menu_find (GtkWidget *widget);
/* words: what the action would take back or do again; NULL: nothing. The accelerator is shown even
 * where the action itself has none. */
void mu_step_menu_show (GPtrArray *sections, const char *action, const char *label,
                        const char *accel);
/* "_Undo: Hastati: 24 figures", the caller's; words NULL: "_Undo". */
char *mu_step_menu_undo_label (const char *words);
char *mu_step_menu_redo_label (const char *words);

#endif
