/* Sheets into a file, beside the main thread. */
#ifndef MUSTER_APP_DESKTOP_PAPER_PAPER_FILE_H
#define MUSTER_APP_DESKTOP_PAPER_PAPER_FILE_H

#include <gtk/gtk.h>

#include "app/service/night/printable.h"

/* Says on the widget's window when it is written, or what went wrong. choice is copied. */
void mu_paper_file_write (gpointer widget, MuPrintable *printable, const MuPrintChoice *choice,
                          const char *path);

#endif
