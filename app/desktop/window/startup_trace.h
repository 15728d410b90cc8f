/* How long it took until something could be seen, and what it took: one line on
 * stderr where MUSTER_STARTUP_TRACE is set. */
#ifndef MUSTER_APP_DESKTOP_WINDOW_STARTUP_TRACE_H
#define MUSTER_APP_DESKTOP_WINDOW_STARTUP_TRACE_H

#include <gtk/gtk.h>

/* Called when the program starts. */
void mu_startup_trace_begin (void);
/* Reports when the window's first frame has been painted. */
void mu_startup_trace_watch (GtkWidget *window);

#endif
