/* Small functions that the .ui files call by name. */
#ifndef MUSTER_APP_DESKTOP_PAGE_CLOSURES_H
#define MUSTER_APP_DESKTOP_PAGE_CLOSURES_H

#include <glib-object.h>

/* Whether text is neither NULL nor empty. */
gboolean mu_text_is_there (gpointer self, const char *text);
/* "Hastati: too few figures" */
char *mu_text_subject (gpointer self, const char *subject, const char *text);
/* "1,200" */
char *mu_number_text (gpointer self, int number);
/* "Period 3", "" before the first */
char *mu_text_period (gpointer self, int period);
/* Style classes for a MuArmyMark. */
char **mu_mark_classes (gpointer self, int mark);
/* Of a row that sums up others. */
char **mu_whole_classes (gpointer self, gboolean whole);
/* "≠ changed" */
char *mu_text_marked (gpointer self, const char *mark, const char *words);
/* For a MuCompared. */
char **mu_compared_classes (gpointer self, int kind);
char **mu_severity_classes (gpointer self, gboolean error);
char *mu_severity_icon (gpointer self, gboolean error);
char **mu_kind_classes (gpointer self, gboolean error);
/* Pixels by which a row that is a part of another stands further in. */
int mu_indent (gpointer self, gboolean deeper);

#endif
