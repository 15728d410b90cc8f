/* The buttons in the corner of a picture: what its signs mean, smaller, all of it, larger. To be
 * laid over it in a GtkOverlay. */
#ifndef MUSTER_APP_DESKTOP_PICTURE_PICTURE_ZOOM_H
#define MUSTER_APP_DESKTOP_PICTURE_PICTURE_ZOOM_H

#include <gtk/gtk.h>

#define MU_TYPE_PICTURE_ZOOM (mu_picture_zoom_get_type ())
G_DECLARE_FINAL_TYPE (MuPictureZoom, mu_picture_zoom, MU, PICTURE_ZOOM, GtkBox)

#endif
