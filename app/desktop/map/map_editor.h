/* A campaign's map with all that is needed to change it: the map itself, buttons for what hands
 * do there, and the particulars of what is chosen. */
#ifndef MUSTER_APP_DESKTOP_MAP_MAP_EDITOR_H
#define MUSTER_APP_DESKTOP_MAP_MAP_EDITOR_H

#include <adwaita.h>

#include "app/desktop/map/map_view.h"

#define MU_TYPE_MAP_EDITOR (mu_map_editor_get_type ())
G_DECLARE_FINAL_TYPE (MuMapEditor, mu_map_editor, MU, MAP_EDITOR, AdwBin)

/* Its view, whose signals tell of all that happens; to be shown scenes through. */
MuMapView *mu_map_editor_get_view (MuMapEditor *editor);
/* Shows a scene, taken over. */
void mu_map_editor_show (MuMapEditor *editor, MuMapScene *scene);
/* Another map under the same forces: so a change is taken back. */
void mu_map_editor_set_map (MuMapEditor *editor, const MuMap *map);
/* Whether the map can be changed, or only looked at. */
void mu_map_editor_set_editable (MuMapEditor *editor, gboolean editable);

#endif
