/* What the files of the map's view share: drawing, and what hands do. */
#ifndef MUSTER_APP_DESKTOP_MAP_MAP_VIEW_PRIVATE_H
#define MUSTER_APP_DESKTOP_MAP_MAP_VIEW_PRIVATE_H

#include "app/desktop/map/map_view.h"
#include "app/desktop/widget/picture_view.h"

/* What a hand does that has pressed. */
typedef enum { MU_MAP_HAND_IDLE, MU_MAP_HAND_MOVES, MU_MAP_HAND_LAYS, MU_MAP_HAND_PANS } MuMapHand;

struct _MuMapView {
  GtkWidget parent;
  MuMapScene *scene; /* NULL: none */
  MuSceneView view;
  gboolean fits; /* shows the whole map, whatever its size */
  gboolean key;  /* shows what the signs mean */
  gboolean editable;
  gboolean road_mode;

  /* The map as it was drawn last: the hand moves more often than it changes. */
  cairo_surface_t *drawn;
  MuSceneView drawn_view;
  MuSceneLook drawn_look;

  /* The hand */
  MuMapHand hand;
  gboolean carries;      /* beyond what a click may slip */
  MuMap *before;         /* when it pressed */
  int grabbed;           /* place */
  double hand_x, hand_y; /* pixels, where it pressed */
  double pointer_x, pointer_y;
  double pan_left, pan_top; /* the view when it pressed */
  int road_from;            /* a road is being laid from here; MU_MAP_NOWHERE */
};

/* map_view.c */
void mu_map_view_redraw (MuMapView *view);   /* the scene is not as it was */
void mu_map_view_describe (MuMapView *view); /* for who does not see it */
/* As the person does: told to all. */
void mu_map_view_pick (MuMapView *view, int place, int road);
void mu_map_view_tell_change (MuMapView *view, const MuMap *before);
void mu_map_view_refuse (MuMapView *view, const GError *why);

/* map_view_draw.c */
void mu_map_view_look (MuMapView *view, MuSceneLook *look);
void mu_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* map_view_zoom.c */
void mu_map_view_set_view (MuMapView *view, MuSceneView as);
void mu_map_view_zoom_at (MuMapView *view, double factor, double x, double y);
void mu_map_view_pan (MuMapView *view, double dx, double dy);

/* map_view_edit.c */
int mu_map_view_place_at (MuMapView *view, double px, double py);
int mu_map_view_road_at (MuMapView *view, double px, double py);
void mu_map_view_press (MuMapView *view, double px, double py, gboolean lays);
void mu_map_view_carry (MuMapView *view, double dx, double dy);
void mu_map_view_let_go (MuMapView *view, double dx, double dy);
void mu_map_view_drop (MuMapView *view); /* nothing has been changed */
void mu_map_view_add_at (MuMapView *view, double px, double py);
gboolean mu_map_view_nudge (MuMapView *view, int dx, int dy);
/* A road from one place to another, as long as the others of the map say. */
void mu_map_view_lay_road (MuMapView *view, int from, int to);
void mu_map_view_remove_chosen (MuMapView *view);
/* Begins a road at the chosen place, or ends the one begun there. */
void mu_map_view_road_key (MuMapView *view);

/* map_view_input.c */
void mu_map_view_does (MuPictureViewInterface *does);
void mu_map_view_bind_keys (GtkWidgetClass *widget);

#endif
