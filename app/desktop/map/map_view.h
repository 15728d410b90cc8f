/* A campaign's map as a picture (picture_view.h): to look at, to choose places and roads on and,
 * where it may be edited, to change, with mouse, touch or keyboard alone.
 *
 * To edit: dragging moves a place, so do the arrows (with Shift farther); a double click on open
 * ground or Insert adds one; dragging from place to place with Ctrl, or in road mode, lays a road;
 * R begins one at the chosen place and ends it at the one chosen then; Delete removes what is
 * chosen. A double click or Enter asks for a place's details.
 *
 * What is changed is changed at once; whoever owns the view keeps what it hears of, to take it
 * back. */
#ifndef MUSTER_APP_DESKTOP_MAP_MAP_VIEW_H
#define MUSTER_APP_DESKTOP_MAP_MAP_VIEW_H

#include "app/desktop/picture/picture_view.h"
#include "reports/map/map_scene.h"

#define MU_TYPE_MAP_VIEW (mu_map_view_get_type ())
G_DECLARE_FINAL_TYPE (MuMapView, mu_map_view, MU, MAP_VIEW, MuPictureView)

/* Signals: "place-chosen" (const char *key, "" for none): the person chose, or what was chosen is
 * gone; "road-chosen" (int road, MU_MAP_NOWHERE for none); "force-chosen" (int force);
 * "details-wanted" (const char *key); "changed" (const MuMap *before, const MuMap *after): only
 * what the person did, the maps as long as the call; "refused" (const char *why): nothing was
 * changed. Properties: "editable", "road-mode". Actions: map.add, map.remove, map.road,
 * map.details. */

/* Shows a scene, taken over; NULL: an empty widget. Zoom and, by its key, what is chosen stay. */
void mu_map_view_show (MuMapView *view, MuMapScene *scene);
/* Another map under the same forces: so a change is taken back. */
void mu_map_view_set_map (MuMapView *view, const MuMap *map);
/* Borrowed, until something changes; NULL: none. */
const MuMap *mu_map_view_get_map (MuMapView *view);
const MuMapScene *mu_map_view_get_scene (MuMapView *view);

/* The place chosen, MU_MAP_NOWHERE for none. */
int mu_map_view_get_chosen (MuMapView *view);
int mu_map_view_get_road (MuMapView *view);

/* Takes the person's change over, made elsewhere: shows it and tells of it. */
void mu_map_view_change (MuMapView *view, const MuMap *after);

#endif
