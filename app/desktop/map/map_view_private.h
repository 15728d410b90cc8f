/* What the files of the map's view share: drawing, and what hands do. */
#ifndef MUSTER_APP_DESKTOP_MAP_MAP_VIEW_PRIVATE_H
#define MUSTER_APP_DESKTOP_MAP_MAP_VIEW_PRIVATE_H

#include "app/desktop/map/map_view.h"

/* What a hand does that has pressed. */
typedef enum { MU_MAP_HAND_IDLE, MU_MAP_HAND_MOVES, MU_MAP_HAND_LAYS, MU_MAP_HAND_PANS } MuMapHand;

struct _MuMapView {
  MuPictureView parent;
  MuMapScene *scene; /* NULL: none */
  gboolean editable;
  gboolean road_mode;

  /* The hand */
  MuMapHand hand;
  gboolean carries; /* beyond what a click may slip */
  MuMap *before;    /* when it pressed */
  int grabbed;      /* place */
  int road_from;    /* a road is being laid from here; MU_MAP_NOWHERE */
};

/* map_view.c */
void mu_map_view_describe (MuMapView *view); /* for who does not see it */
/* As the person does: told to all. */
void mu_map_view_pick (MuMapView *view, int place, int road);
void mu_map_view_tell_change (MuMapView *view, const MuMap *before);
void mu_map_view_refuse (MuMapView *view, const GError *why);

/* map_view_draw.c */
void mu_map_view_draws (MuPictureViewClass *picture);

/* map_view_edit.c */
int mu_map_view_place_at (MuMapView *view, double px, double py);
void mu_map_view_drop (MuMapView *view); /* nothing has been changed */
void mu_map_view_add_at (MuMapView *view, double px, double py);
void mu_map_view_remove_chosen (MuMapView *view);
/* Begins a road at the chosen place, or ends the one begun there. */
void mu_map_view_road_key (MuMapView *view);
void mu_map_view_edits (MuPictureViewClass *picture);

/* map_view_input.c: what is picked, and keys */
void mu_map_view_picks (MuPictureViewClass *picture);

#endif
