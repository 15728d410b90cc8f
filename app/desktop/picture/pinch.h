/* Two fingers that make something larger or smaller. */
#ifndef MUSTER_APP_DESKTOP_PICTURE_PINCH_H
#define MUSTER_APP_DESKTOP_PICTURE_PINCH_H

#include <gtk/gtk.h>

/* By this factor since it was called last, about that point of the widget. */
typedef void (*MuPinched) (gpointer widget, double factor, double x, double y);

/* Lets the widget be pinched. */
void mu_pinch_add (gpointer widget, MuPinched zoom);

#endif
