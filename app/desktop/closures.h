/* Small functions that the .ui files call by name. */
#ifndef MUSTER_APP_DESKTOP_CLOSURES_H
#define MUSTER_APP_DESKTOP_CLOSURES_H

#include <glib-object.h>

/* Whether text is neither NULL nor empty. */
gboolean mu_text_is_there (gpointer self, const char *text);
/* "Hastati: too few figures" */
char *mu_text_subject (gpointer self, const char *subject, const char *text);
/* "Period 3", "" before the first */
char *mu_text_period (gpointer self, int period);
/* Style classes for a MuArmyMark. */
char **mu_mark_classes (gpointer self, int mark);
/* Of a row that sums up others. */
char **mu_whole_classes (gpointer self, gboolean whole);
char **mu_severity_classes (gpointer self, gboolean error);

#endif
