/* Read once by the compiler for all files of a library of the app, not once for each. Each file
 * still includes what it uses itself. */
#ifndef MUSTER_APP_PCH_GIO_ONCE_H
#define MUSTER_APP_PCH_GIO_ONCE_H

#include <gio/gio.h>

#endif
