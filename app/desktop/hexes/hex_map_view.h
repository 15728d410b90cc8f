/* The map of a hex scenario as a picture (picture_view.h) with a cursor that goes from hex to hex,
 * to look at and to change with mouse, touch or keyboard alone.
 *
 * Up and down go north and south, left and right to the next column in the same row, with Shift to
 * the other hex on that side; on a keypad 7, 9, 1 and 3 go north-west, north-east, south-west and
 * south-east. Enter does what the chosen tool does; other keys are actions of whoever owns the
 * view: hexes.act, .add-unit, .remove-unit, .turn-left, .turn-right, .disorder, .carry and .side
 * (i: direction).
 *
 * The view changes nothing itself. Signals: "cursor-moved" (hex); "acted" (hex, direction) where a
 * hand does what the tool does, with the hexside nearest to it or -1; "stroke" (TRUE or FALSE)
 * about those that belong together; "carried" (from, to) where a counter was dragged. */
#ifndef MUSTER_APP_DESKTOP_HEXES_HEX_MAP_VIEW_H
#define MUSTER_APP_DESKTOP_HEXES_HEX_MAP_VIEW_H

#include "app/desktop/picture/picture_view.h"
#include "lists/abd/scenario.h"

#define MU_TYPE_HEX_MAP_VIEW (mu_hex_map_view_get_type ())
G_DECLARE_FINAL_TYPE (MuHexMapView, mu_hex_map_view, MU, HEX_MAP_VIEW, MuPictureView)

/* The scenario as it is now; borrowed until the next is shown. */
void mu_hex_map_view_show (MuHexMapView *view, const MuHexScenario *scenario);
/* A hex of the map. */
int mu_hex_map_view_get_cursor (MuHexMapView *view);
void mu_hex_map_view_set_cursor (MuHexMapView *view, int hex);
/* What a hand does that is pressed and drawn over the map: act hex by hex, or carry counters. */
void mu_hex_map_view_set_paints (MuHexMapView *view, gboolean paints);
/* A hex from which a counter is being carried with the keyboard; MU_ABD_OFF: none. */
void mu_hex_map_view_set_carried (MuHexMapView *view, int hex);

#endif
