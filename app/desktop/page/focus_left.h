/* When the focus has left a widget. Whoever takes what was typed there changes other widgets, and
 * the one to which the focus goes may be among them: were it to vanish while GTK is on its way to
 * it, GTK would look for its parents without end. So they hear of it once the focus has arrived,
 * before the next key or click. */
#ifndef MUSTER_APP_DESKTOP_PAGE_FOCUS_LEFT_H
#define MUSTER_APP_DESKTOP_PAGE_FOCUS_LEFT_H

#include <gtk/gtk.h>

typedef void (*MuFocusLeft) (gpointer owner);

/* owner: must outlive widget. */
void mu_focus_left_watch (GtkWidget *widget, MuFocusLeft left, gpointer owner);

#endif
