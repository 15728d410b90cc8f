/* The particulars of what is chosen on a map: of a place, with its roads; of a road; of the map
 * itself where nothing is. */
#ifndef MUSTER_APP_DESKTOP_MAP_MAP_FORM_H
#define MUSTER_APP_DESKTOP_MAP_MAP_FORM_H

#include <adwaita.h>

#include "app/desktop/map/map_view.h"

#define MU_TYPE_MAP_FORM (mu_map_form_get_type ())
G_DECLARE_FINAL_TYPE (MuMapForm, mu_map_form, MU, MAP_FORM, AdwBin)

/* Follows that view and changes what it shows. */
void mu_map_form_set_view (MuMapForm *form, MuMapView *view);
/* Shows what is chosen there now. */
void mu_map_form_refresh (MuMapForm *form);
/* The focus to the name. */
void mu_map_form_begin (MuMapForm *form);

#endif
