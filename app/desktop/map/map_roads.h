/* The roads of the place chosen on a map, or the road chosen: how many days each takes, of what
 * kind it is, and away with it. */
#ifndef MUSTER_APP_DESKTOP_MAP_MAP_ROADS_H
#define MUSTER_APP_DESKTOP_MAP_MAP_ROADS_H

#include <adwaita.h>

#include "app/desktop/map/map_view.h"

#define MU_TYPE_MAP_ROADS (mu_map_roads_get_type ())
G_DECLARE_FINAL_TYPE (MuMapRoads, mu_map_roads, MU, MAP_ROADS, AdwPreferencesGroup)

/* Changes what that view shows. */
void mu_map_roads_set_view (MuMapRoads *roads, MuMapView *view);
/* Shows what is chosen there now; nothing, if nothing is. */
void mu_map_roads_refresh (MuMapRoads *roads);

#endif
