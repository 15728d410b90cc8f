/* What the files of a picture share. */
#ifndef MUSTER_APP_DESKTOP_PICTURE_PICTURE_PRIVATE_H
#define MUSTER_APP_DESKTOP_PICTURE_PICTURE_PRIVATE_H

#include "app/desktop/picture/picture_view.h"

typedef struct {
  double width, depth; /* of what is drawn; 0: nothing */
  MuSceneView view;
  gboolean fits; /* shows all of it, whatever the widget's size */
  gboolean key;  /* shows what the signs mean */

  /* The ground as it was drawn last. */
  cairo_surface_t *ground;
  MuSceneView ground_view;
  MuSceneLook ground_look;

  MuSceneView pressed; /* what was seen when the hand pressed */
  double pointer_x, pointer_y;
} MuPicture;

MuPicture *mu_picture_of (gpointer view);

/* picture_draw.c */
void mu_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* picture_scale.c */
void mu_picture_set_view (MuPictureView *view, MuSceneView as);
void mu_picture_move (MuPictureView *view, double right, double down);
/* About what is chosen, else about the middle. */
void mu_picture_zoom (MuPictureView *view, double factor);

/* picture_hands.c */
void mu_picture_add_hands (MuPictureView *view);

/* picture_keys.c */
void mu_picture_bind_keys (GtkWidgetClass *widget);

#endif
