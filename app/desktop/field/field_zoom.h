/* The buttons in the corner of a battlefield: what its signs mean, smaller, all of it, larger. */
#ifndef MUSTER_APP_DESKTOP_FIELD_FIELD_ZOOM_H
#define MUSTER_APP_DESKTOP_FIELD_FIELD_ZOOM_H

#include "app/desktop/field/field_view.h"

#define MU_TYPE_FIELD_ZOOM (mu_field_zoom_get_type ())
G_DECLARE_FINAL_TYPE (MuFieldZoom, mu_field_zoom, MU, FIELD_ZOOM, GtkBox)

/* Property "field": the MuFieldView that they are for; to be set as it is made. */

#endif
