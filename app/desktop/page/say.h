/* Telling the person something, from any widget of a window. */
#ifndef MUSTER_APP_DESKTOP_PAGE_SAY_H
#define MUSTER_APP_DESKTOP_PAGE_SAY_H

#include <gtk/gtk.h>

/* A toast: what was done. */
void mu_say (gpointer widget, const char *text);
/* The same with a button that takes it back. */
void mu_say_with_undo (gpointer widget, const char *text);
/* What went wrong and what to do about it; a cancelled action says nothing. */
void mu_say_error (gpointer widget, const GError *error);
/* The same under a title of its own ("The Battle Was Not Recorded"), and with what helps there;
 * remedy "": nothing. */
void mu_say_refusal (gpointer widget, const char *title, const char *remedy, const GError *error);
/* What cannot be proved can be taken on somebody's word: says what is wrong, and asks. take: called
 * where the person takes it so, with a widget that lives until then. */
typedef void (*MuSayTake) (gpointer widget);
void mu_say_unproved (gpointer widget, const GError *error, MuSayTake take);
/* What reading the file took for granted, in a dialog that stays until it is read; remark NULL:
 * nothing. */
void mu_say_remark (gpointer widget, const char *path, const char *remark);
/* "Written: zama.pdf", or what went wrong; error NULL: nothing did. */
void mu_say_written (gpointer widget, const char *path, const GError *error);
/* What to do about a trouble with the club file or a file, "" if nothing helps;
 * static. */
const char *mu_remedy (const GError *error);

#endif
