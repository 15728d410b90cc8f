/* From the app onto paper. */
#ifndef MUSTER_APP_DESKTOP_PAPER_PRINT_H
#define MUSTER_APP_DESKTOP_PAPER_PRINT_H

#include <gtk/gtk.h>

#include "app/service/night/printable.h"
#include "app/session/desk.h"

/* Asks for printer and pages, prints in the background: its paper and leaves then are the
 * printer's, and noted on the desk. choice is copied. */
void mu_print (GtkWindow *parent, MuDesk *desk, MuPrintable *printable,
               const MuPrintChoice *choice);

#endif
