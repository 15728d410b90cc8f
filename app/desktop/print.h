/* From the app onto paper. */
#ifndef MUSTER_APP_DESKTOP_PRINT_H
#define MUSTER_APP_DESKTOP_PRINT_H

#include <gtk/gtk.h>

#include "app/service/printable.h"

/* Asks for printer and pages, prints in the background: its paper and leaves then are the
 * printer's. choice is copied. */
void mu_print (GtkWindow *parent, MuPrintable *printable, const MuPrintChoice *choice);

/* The paper that people use where this machine stands. */
MuPaper mu_print_usual_paper (void);
/* That paper, one-sided, with the sheets that people usually want. */
MuPrintChoice mu_print_usual_choice (const MuPrintable *printable);

#endif
