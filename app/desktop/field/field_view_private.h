/* What the files of the battlefield share: drawing, and what hands do. */
#ifndef MUSTER_APP_DESKTOP_FIELD_FIELD_VIEW_PRIVATE_H
#define MUSTER_APP_DESKTOP_FIELD_FIELD_VIEW_PRIVATE_H

#include <adwaita.h>

#include "app/desktop/field/field_view.h"

/* Where a body was when the scene changed. */
typedef struct {
  double x, y, turn;
} MuFieldViewPlace;

/* What a hand has hold of. */
typedef enum { MU_GRAB_NOTHING, MU_GRAB_BODY, MU_GRAB_HANDLE } MuGrab;

struct _MuFieldView {
  MuPictureView parent;
  MuScene *scene;       /* NULL: none */
  MuBodyTeller *teller; /* NULL: nobody */

  /* The cursor of a scene on a board */
  gboolean at_spot; /* it is somewhere */
  MuScenePoint spot;

  /* Gliding */
  AdwAnimation *glide;
  GArray *from;  /* MuFieldViewPlace */
  GArray *goals; /* the same, of the scene */

  /* Editing */
  MuSide edits; /* whose bodies; MU_SIDE_NONE: nobody's */
  MuGrab grab;
  gboolean carries;        /* beyond what a click may slip */
  int grabbed;             /* body */
  double grab_dx, grab_dy; /* paces from where it was grabbed to the middle of its front */
};

/* field_view_glide.c: where its bodies glide from to stand as in scene, to be unreferenced; NULL:
 * they are there at once */
GArray *mu_field_view_glide_from (MuFieldView *field, const MuScene *scene);
void mu_field_view_glide (MuFieldView *field, GArray *from); /* taken over */
void mu_field_view_stop_gliding (MuFieldView *field);
void mu_field_view_begin_gliding (MuFieldView *field); /* with the widget */
void mu_field_view_end_gliding (MuFieldView *field);

/* field_view_spot.c: a board's cursor. FALSE: the scene has no board. */
gboolean mu_field_view_go (MuFieldView *field, int right, int down);
gboolean mu_field_view_is_at_spot (MuFieldView *field);
/* Lays its mark on a scene that is shown from now on, if it is somewhere. */
void mu_field_view_keep_spot (MuFieldView *field);
/* What is at a spot, and who; what can be done there, NULL: nothing. Free with g_free. */
char *mu_field_view_spot_words (MuFieldView *field, MuScenePoint spot);
char *mu_field_view_spot_use (MuFieldView *field, MuScenePoint spot);
void mu_field_view_bind_spots (MuFieldViewClass *class);
/* field_view.c: tells it to who does not see it. */
void mu_field_view_describe (MuFieldView *field);
/* As a hand that presses there. */
void mu_field_view_point (MuFieldView *field, int body, MuScenePoint at);

/* field_view_edit.c: the body there, -1 for none; what the hand does with what can be edited */
int mu_field_view_body_at (MuFieldView *field, double px, double py, double slack);
void mu_field_view_draw_handle (MuFieldView *field, cairo_t *cr, const MuSceneLook *look);
void mu_field_view_edits (MuFieldViewClass *class);

#endif
