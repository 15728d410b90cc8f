/* What the files of the hex map's view share. */
#ifndef MUSTER_APP_DESKTOP_HEXES_HEX_MAP_PRIVATE_H
#define MUSTER_APP_DESKTOP_HEXES_HEX_MAP_PRIVATE_H

#include "app/desktop/hexes/hex_map_view.h"
#include "reports/abd/hex_board.h"

struct _MuHexMapView {
  MuPictureView parent;
  const MuHexScenario *scenario; /* NULL: none yet */
  MuAbdMap map;                  /* as it is drawn */
  MuHexScene *scene;
  int cursor;
  int carried; /* a counter is on its way from here; MU_ABD_OFF */

  /* The hand */
  gboolean paints;
  gboolean in_stroke;
  int grabbed; /* hex of the counter under it; MU_ABD_OFF: none */
  int over;    /* hex that it carries the counter over; MU_ABD_OFF */
  int last, last_side;
};

/* hex_map_view.c */
MuHexView mu_hex_map_view_of (MuHexMapView *view); /* what of the board is seen */
void mu_hex_map_view_refresh (MuHexMapView *view); /* counters and marks */
/* As set_cursor, but the map stays where it is under the hand. */
void mu_hex_map_view_put_cursor (MuHexMapView *view, int hex);

/* hex_map_draw.c, hex_map_hands.c */
void mu_hex_map_draws (MuPictureViewClass *picture);
void mu_hex_map_handles (MuPictureViewClass *picture);

#endif
