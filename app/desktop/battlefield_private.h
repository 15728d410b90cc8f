/* What the files of the battlefield share: drawing, and what hands do. */
#ifndef MUSTER_APP_DESKTOP_BATTLEFIELD_PRIVATE_H
#define MUSTER_APP_DESKTOP_BATTLEFIELD_PRIVATE_H

#include "app/desktop/battlefield.h"

/* Where a body was when the scene changed. */
typedef struct {
  double x, y, turn;
} MuBattlefieldPlace;

struct _MuBattlefield {
  GtkWidget parent;
  MuScene *scene; /* NULL: none */
  MuSceneView view;
  gboolean fits; /* shows the whole table, whatever its size */
  gboolean key;  /* shows what the signs mean */
  MuBodyWords name;
  MuBodyWords state;
  gpointer words_data;

  /* The ground as it was drawn last: it seldom changes. */
  cairo_surface_t *ground;
  MuSceneView ground_view;
  MuSceneLook ground_look;

  /* Gliding */
  AdwAnimation *glide;
  GArray *from;  /* MuBattlefieldPlace */
  GArray *goals; /* the same, of the scene */

  double drag_left, drag_top; /* the view when a drag began */
  double pointer_x, pointer_y;
};

/* battlefield.c */
void mu_battlefield_look (MuBattlefield *field, MuSceneLook *look);
void mu_battlefield_set_view (MuBattlefield *field, MuSceneView view);
/* Zooms about a point of the widget. */
void mu_battlefield_zoom_at (MuBattlefield *field, double factor, double x, double y);
void mu_battlefield_move (MuBattlefield *field, double dx, double dy);
void mu_battlefield_choose (MuBattlefield *field, int body);

/* battlefield_input.c */
void mu_battlefield_add_input (MuBattlefield *field);
void mu_battlefield_bind_keys (GtkWidgetClass *widget);

#endif
