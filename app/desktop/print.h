/* From the app onto paper. */
#ifndef MUSTER_APP_DESKTOP_PRINT_H
#define MUSTER_APP_DESKTOP_PRINT_H

#include <gtk/gtk.h>

#include "app/desktop/session/desk.h"
#include "app/service/printable.h"

/* Asks for printer and pages, prints in the background: its paper and leaves then are the
 * printer's, and noted on the desk. choice is copied. */
void mu_print (GtkWindow *parent, MuDesk *desk, MuPrintable *printable,
               const MuPrintChoice *choice);

#endif
