/* A picture to scale that hands work on (the battlefield, a campaign's map): it is seen whole or
 * larger, and wheel, drag, click, pinch and keys do the same on each of them.
 *
 * Ctrl+wheel or + and - zoom, 0 shows all, K what the signs mean; dragging, the wheel or the arrows
 * move; a click picks, Tab goes from thing to thing and then on, Escape lets go.
 * Actions: picture.zoom-in, picture.zoom-out, picture.fit, picture.key. */
#ifndef MUSTER_APP_DESKTOP_PICTURE_PICTURE_VIEW_H
#define MUSTER_APP_DESKTOP_PICTURE_PICTURE_VIEW_H

#include <gtk/gtk.h>

#include "reports/scene/scene.h"

#define MU_TYPE_PICTURE_VIEW (mu_picture_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (MuPictureView, mu_picture_view, MU, PICTURE_VIEW, GtkWidget)

/* Where a hand that has pressed is now, and how far from there: pixels. */
typedef struct {
  double x, y;
  double right, down;
} MuPictureDrag;

/* Points and ways are the widget's pixels. All are wanted. */
struct _MuPictureViewClass {
  GtkWidgetClass parent_class;

  /* Seeing */
  guint parts;           /* MuSceneParts */
  gboolean leaves_whole; /* the arrows move it even where all of it is seen */
  MuSceneView (*whole) (MuPictureView *view, double w, double h);
  double (*most) (double whole); /* the largest scale, where this one shows the whole */
  /* Where what is chosen is; FALSE: nothing that one would zoom about. */
  gboolean (*find_chosen) (MuPictureView *view, double *x, double *y);

  /* Drawing: what seldom changes, and is kept; what stands on it; what its signs mean. */
  void (*draw_ground) (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, int w, int h);
  void (*draw) (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, int w, int h);
  double (*key_height) (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, double w);
  void (*draw_key) (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, double w);

  /* Hands */
  void (*press) (MuPictureView *view, double x, double y, GdkModifierType keys);
  /* TRUE: the drag is the picture's and nobody else's. */
  gboolean (*carry) (MuPictureView *view, const MuPictureDrag *drag);
  void (*let_go) (MuPictureView *view, const MuPictureDrag *drag);
  void (*drop) (MuPictureView *view); /* another hand, or Escape: nothing has been moved */
  void (*click) (MuPictureView *view, int presses, double x, double y);

  /* Keys. FALSE: there was nothing to do. */
  gboolean (*nudge) (MuPictureView *view, int right, int down, gboolean far);
  gboolean (*choose_next) (MuPictureView *view, int way); /* 1, -1 back */
  gboolean (*let_off) (MuPictureView *view);              /* Escape */
};

/* Something of this size is drawn from now on; 0: nothing. Who shows another thing fits it. */
void mu_picture_view_set_extent (MuPictureView *view, double width, double depth);
/* The ground has to be drawn anew. */
void mu_picture_view_redraw (MuPictureView *view);

/* The part of it that is seen, and how that looks here. */
const MuSceneView *mu_picture_view_get_view (MuPictureView *view);
void mu_picture_view_look (MuPictureView *view, MuSceneLook *look);
/* Which point of what is drawn lies there, and where a point of it lies. */
void mu_picture_view_to_table (MuPictureView *view, double px, double py, double *x, double *y);
void mu_picture_view_to_picture (MuPictureView *view, MuScenePoint at, double *px, double *py);
/* Where the pointer was last, or the hand that drags. */
void mu_picture_view_get_pointer (MuPictureView *view, double *x, double *y);

/* All of it. */
void mu_picture_view_fit (MuPictureView *view);
/* About a point of the widget. */
void mu_picture_view_zoom_at (MuPictureView *view, double factor, double x, double y);
/* From where it was when the hand pressed. */
void mu_picture_view_pan (MuPictureView *view, const MuPictureDrag *drag);
/* Moves no farther than it must for a point of what is drawn to be in sight. */
void mu_picture_view_reveal (MuPictureView *view, MuScenePoint at);

#endif
