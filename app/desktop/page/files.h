/* Asking for a file to read or write. */
#ifndef MUSTER_APP_DESKTOP_PAGE_FILES_H
#define MUSTER_APP_DESKTOP_PAGE_FILES_H

#include <gtk/gtk.h>

#include "app/desktop/paper/print_settings.h"

typedef void (*MuFileChosen) (gpointer widget, const char *path);
typedef void (*MuSheetsChosen) (gpointer widget, const char *path, const MuLeaves *leaves);

typedef struct {
  const char *title;
  const char *kind;    /* "Army lists" */
  const char *endings; /* "xml", several with a semicolon between: see file_filter.h */
  const char *name;    /* suggested to save under, as people call it; NULL for none */
} MuFileQuestion;

/* A file to read, a file to write. What is written has one of the endings: the first is proposed,
 * and added to a name that was typed without any. They call chosen with the widget when the person
 * has chosen; never if they think better of it. widget: any of the window that asks. */
void mu_files_open (gpointer widget, const MuFileQuestion *question, MuFileChosen chosen);
void mu_files_save (gpointer widget, const MuFileQuestion *question, MuFileChosen chosen);
/* The same of sheets, and how they come onto paper; proposed is offered. */
void mu_files_save_sheets (gpointer widget, const MuFileQuestion *question,
                           const MuLeaves *proposed, MuSheetsChosen chosen);

#endif
