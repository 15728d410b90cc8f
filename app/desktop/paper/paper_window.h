/* Print preview: the pages as they will come out, which sheets of a pack, on what paper; printed or
 * saved from here. */
#ifndef MUSTER_APP_DESKTOP_PAPER_PAPER_WINDOW_H
#define MUSTER_APP_DESKTOP_PAPER_PAPER_WINDOW_H

#include <adwaita.h>

#include "app/service/night/printable.h"
#include "app/session/desk.h"

/* What is chosen of the paper is noted on the desk for the next time. */
void mu_paper_window_open (GtkWindow *parent, MuDesk *desk, MuPrintable *printable);

#endif
