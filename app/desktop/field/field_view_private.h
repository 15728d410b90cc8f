/* What the files of the battlefield share: drawing, and what hands do. */
#ifndef MUSTER_APP_DESKTOP_FIELD_FIELD_VIEW_PRIVATE_H
#define MUSTER_APP_DESKTOP_FIELD_FIELD_VIEW_PRIVATE_H

#include "app/desktop/field/field_view.h"
#include "app/desktop/widget/picture_view.h"

/* Where a body was when the scene changed. */
typedef struct {
  double x, y, turn;
} MuFieldViewPlace;

/* What a hand has hold of. */
typedef enum { MU_GRAB_NOTHING, MU_GRAB_BODY, MU_GRAB_HANDLE } MuGrab;

struct _MuFieldView {
  GtkWidget parent;
  MuScene *scene; /* NULL: none */
  MuSceneView view;
  gboolean fits;        /* shows the whole table, whatever its size */
  gboolean key;         /* shows what the signs mean */
  MuBodyTeller *teller; /* NULL: nobody */

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

  /* Editing */
  MuSide edits; /* whose bodies; MU_SIDE_NONE: nobody's */
  MuGrab grab;
  gboolean carries;        /* beyond what a click may slip */
  int grabbed;             /* body */
  double grab_x, grab_y;   /* pixels, where it was grabbed */
  double grab_dx, grab_dy; /* paces from there to the middle of its front */
};

/* field_view_draw.c */
void mu_field_view_look (MuFieldView *field, MuSceneLook *look);
void mu_field_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* field_view_zoom.c */
void mu_field_view_set_view (MuFieldView *field, MuSceneView view);
/* Zooms about a point of the widget. */
void mu_field_view_zoom_at (MuFieldView *field, double factor, double x, double y);
void mu_field_view_move (MuFieldView *field, double dx, double dy);

/* field_view.c */
void mu_field_view_choose (MuFieldView *field, int body);
/* What is said of a body; NULL for none of them. */
char *mu_field_view_name (MuFieldView *field, int body);
char *mu_field_view_state (MuFieldView *field, int body);

/* field_view_glide.c: where its bodies glide from to stand as in scene, to be unreferenced; NULL:
 * they are there at once */
GArray *mu_field_view_glide_from (MuFieldView *field, const MuScene *scene);
void mu_field_view_glide (MuFieldView *field, GArray *from); /* taken over */
void mu_field_view_stop_gliding (MuFieldView *field);
void mu_field_view_begin_gliding (MuFieldView *field); /* with the widget */
void mu_field_view_end_gliding (MuFieldView *field);

/* field_view_edit.c: whether there is anything to edit at that point, then what the hand
 * does with it */
gboolean mu_field_view_grab (MuFieldView *field, double px, double py);
void mu_field_view_carry (MuFieldView *field, double dx, double dy, gboolean done);
void mu_field_view_drop (MuFieldView *field);
gboolean mu_field_view_nudge (MuFieldView *field, int dx, int dy);
/* The selected body if it can be edited, else -1. */
int mu_field_view_edited (MuFieldView *field);
void mu_field_view_draw_handle (MuFieldView *field, cairo_t *cr, const MuSceneLook *look);
void mu_field_view_add_edit_signals (gpointer class);

/* field_view_input.c */
void mu_field_view_does (MuPictureViewInterface *does);

#endif
