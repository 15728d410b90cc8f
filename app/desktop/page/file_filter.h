/* Which files a person is shown when asked for one. */
#ifndef MUSTER_APP_DESKTOP_PAGE_FILE_FILTER_H
#define MUSTER_APP_DESKTOP_PAGE_FILE_FILTER_H

#include <gtk/gtk.h>

/* Files whose names end in a dot and one of these, in small letters or capitals. endings: "xml",
 * several with a semicolon between. */
GtkFileFilter *mu_file_filter_new (const char *name, const char *endings);

#endif
