/* What the files of the battlefield share: drawing, and what hands do. */
#ifndef MUSTER_APP_DESKTOP_FIELD_VIEW_PRIVATE_H
#define MUSTER_APP_DESKTOP_FIELD_VIEW_PRIVATE_H

#include "app/desktop/field_view.h"

/* Where a body was when the scene changed. */
typedef struct {
  double x, y, turn;
} MuFieldViewPlace;

struct _MuFieldView {
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
  GArray *from;  /* MuFieldViewPlace */
  GArray *goals; /* the same, of the scene */

  double drag_left, drag_top; /* the view when a drag began */
  double pointer_x, pointer_y;
};

/* field_view.c */
void mu_field_view_look (MuFieldView *field, MuSceneLook *look);
void mu_field_view_set_view (MuFieldView *field, MuSceneView view);
/* Zooms about a point of the widget. */
void mu_field_view_zoom_at (MuFieldView *field, double factor, double x, double y);
void mu_field_view_move (MuFieldView *field, double dx, double dy);
void mu_field_view_choose (MuFieldView *field, int body);

/* field_view_glide.c: where its bodies glide from to stand as in scene, to be unreferenced; NULL:
 * they are there at once */
GArray *mu_field_view_glide_from (MuFieldView *field, const MuScene *scene);
void mu_field_view_glide (MuFieldView *field, GArray *from); /* taken over */
void mu_field_view_stop_gliding (MuFieldView *field);
void mu_field_view_begin_gliding (MuFieldView *field); /* with the widget */
void mu_field_view_end_gliding (MuFieldView *field);

/* field_view_input.c */
void mu_field_view_add_input (MuFieldView *field);
void mu_field_view_bind_keys (GtkWidgetClass *widget);

#endif
