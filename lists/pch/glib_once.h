/* Read once by the compiler for all files of a library, not once for each. Each file still includes
 * what it uses itself. */
#ifndef MUSTER_LISTS_PCH_GLIB_ONCE_H
#define MUSTER_LISTS_PCH_GLIB_ONCE_H

#include <glib.h>

#endif
