/* Pictures to scale that hands work on (the battlefield, a campaign's map): wheel, drag, click,
 * pinch and keys do the same on each of them. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_PICTURE_VIEW_H
#define MUSTER_APP_DESKTOP_WIDGET_PICTURE_VIEW_H

#include <gtk/gtk.h>

#define MU_TYPE_PICTURE_VIEW (mu_picture_view_get_type ())
G_DECLARE_INTERFACE (MuPictureView, mu_picture_view, MU, PICTURE_VIEW, GtkWidget)

/* Points and ways are the widget's pixels. All are wanted. */
struct _MuPictureViewInterface {
  GTypeInterface parent;

  /* By this factor, about that point, about the pointer, about what is chosen. */
  void (*zoom_at) (MuPictureView *view, double factor, double x, double y);
  void (*zoom_at_pointer) (MuPictureView *view, double factor);
  void (*zoom) (MuPictureView *view, double factor);
  void (*fit) (MuPictureView *view);
  gboolean (*fits) (MuPictureView *view); /* nothing of it is out of sight */
  void (*pan) (MuPictureView *view, double right, double down);
  void (*toggle_key) (MuPictureView *view); /* what the signs mean */

  void (*moved) (MuPictureView *view, double x, double y); /* the pointer is here now */
  void (*press) (MuPictureView *view, double x, double y, GdkModifierType keys);
  /* From where it pressed; TRUE: the drag is the picture's and nobody else's. */
  gboolean (*carry) (MuPictureView *view, double right, double down);
  void (*let_go) (MuPictureView *view, double right, double down);
  void (*drop) (MuPictureView *view); /* another hand, or Escape: nothing has been moved */
  void (*click) (MuPictureView *view, int presses, double x, double y);
  gboolean (*tell) (MuPictureView *view, int x, int y, gboolean keyboard, GtkTooltip *tooltip);

  /* Keys. FALSE: there was nothing to do. */
  gboolean (*nudge) (MuPictureView *view, int right, int down, gboolean far);
  gboolean (*choose_next) (MuPictureView *view, int way); /* 1, -1 back */
  gboolean (*let_off) (MuPictureView *view);              /* Escape */
};

/* Lets hands work on it. */
void mu_picture_view_add_hands (MuPictureView *view);
/* Keys, and the actions PREFIX.zoom-in, .zoom-out, .fit and .key. */
void mu_picture_view_bind_keys (GtkWidgetClass *widget, const char *prefix);

#endif
