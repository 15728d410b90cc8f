/* Asking for a file to read or write. */
#ifndef MUSTER_APP_DESKTOP_FILES_H
#define MUSTER_APP_DESKTOP_FILES_H

#include <gtk/gtk.h>

#include "reports/sheets.h"

typedef void (*MuFileChosen) (gpointer data, const char *path, MuPaper paper);

typedef struct {
  const char *title;
  GtkFileChooserAction action;
  const char *name;    /* suggested, NULL for none */
  const char *kind;    /* "Army lists" */
  const char *pattern; /* "*.xml", several with a semicolon between */
  gboolean asks_paper;
} MuFileQuestion;

/* Calls chosen when the person has chosen; never if they think better of it. */
void mu_files_ask (GtkWindow *parent, const MuFileQuestion *question, MuFileChosen chosen,
                   gpointer data);

#endif
