/* Read once by the compiler for all files of the app, not once for each: half of the time that
 * they take. Each file still includes what it uses itself. */
#ifndef MUSTER_APP_DESKTOP_PCH_WIDGETS_H
#define MUSTER_APP_DESKTOP_PCH_WIDGETS_H

#include <adwaita.h>

#endif
