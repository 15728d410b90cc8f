/* Read once by the compiler for all files of a library, not once for each. Each file still includes
 * what it uses itself. */
#ifndef MUSTER_REPORTS_PCH_PANGO_ONCE_H
#define MUSTER_REPORTS_PCH_PANGO_ONCE_H

#include <pango/pangocairo.h>

#endif
