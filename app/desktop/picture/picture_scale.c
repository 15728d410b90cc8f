/* What of a picture is seen, and how large. */
#include "app/desktop/picture/picture_private.h"

#define ROOM 60.0 /* pixels around what is to be in sight, at most */

#define DOES(view) MU_PICTURE_VIEW_GET_CLASS (view)

static double
width_of (MuPictureView *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self));
}

static double
height_of (MuPictureView *self)
{
  return gtk_widget_get_height (GTK_WIDGET (self));
}

const MuSceneView *
mu_picture_view_get_view (MuPictureView *self)
{
  return &mu_picture_of (self)->view;
}

void
mu_picture_view_to_table (MuPictureView *self, double px, double py, double *x, double *y)
{
  mu_scene_to_table (mu_picture_view_get_view (self), px, py, x, y);
}

void
mu_picture_view_to_picture (MuPictureView *self, MuScenePoint at, double *px, double *py)
{
  mu_scene_to_picture (mu_picture_view_get_view (self), at.x, at.y, px, py);
}

/* The middle of what is seen stays in the picture. */
void
mu_picture_set_view (MuPictureView *self, MuSceneView as)
{
  MuPicture *picture = mu_picture_of (self);
  const double half_w = width_of (self) / as.scale / 2;
  const double half_h = height_of (self) / as.scale / 2;

  if (picture->width == 0)
    return;
  as.left = CLAMP (as.left, -half_w, picture->width - half_w);
  as.top = CLAMP (as.top, half_h, picture->depth + half_h);
  picture->view = as;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_picture_view_fit (MuPictureView *self)
{
  MuPicture *picture = mu_picture_of (self);

  picture->fits = TRUE;
  if (picture->width > 0)
    picture->view = DOES (self)->whole (self, width_of (self), height_of (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_picture_view_zoom_at (MuPictureView *self, double factor, double x, double y)
{
  MuPicture *picture = mu_picture_of (self);
  double tx;
  double ty;

  if (picture->width == 0)
    return;
  const double least = DOES (self)->whole (self, width_of (self), height_of (self)).scale;
  const double scale = CLAMP (picture->view.scale * factor, least, DOES (self)->most (least));
  mu_picture_view_to_table (self, x, y, &tx, &ty);
  if (scale <= least * 1.001) {
    mu_picture_view_fit (self);
    return;
  }
  picture->fits = FALSE;
  mu_picture_set_view (self, (MuSceneView){ scale, tx - x / scale, ty + y / scale });
}

void
mu_picture_zoom (MuPictureView *self, double factor)
{
  double x;
  double y;

  if (!DOES (self)->find_chosen (self, &x, &y)) {
    x = width_of (self) / 2;
    y = height_of (self) / 2;
  }
  mu_picture_view_zoom_at (self, factor, x, y);
}

static void
move_from (MuPictureView *self, MuSceneView from, double right, double down)
{
  from.left += right / from.scale;
  from.top -= down / from.scale;
  mu_picture_set_view (self, from);
}

void
mu_picture_move (MuPictureView *self, double right, double down)
{
  MuPicture *picture = mu_picture_of (self);

  if (picture->fits && !DOES (self)->leaves_whole)
    return;
  picture->fits = FALSE;
  move_from (self, picture->view, right, down);
}

void
mu_picture_view_pan (MuPictureView *self, const MuPictureDrag *drag)
{
  if (!mu_picture_of (self)->fits)
    move_from (self, mu_picture_of (self)->pressed, -drag->right, -drag->down);
}

/* How far off a stretch of this length is what should be room away from both of its ends. */
static double
off (double at, double length, double room)
{
  return at < room ? at - room : MAX (at - (length - room), 0);
}

void
mu_picture_view_reveal (MuPictureView *self, MuScenePoint at)
{
  const double w = width_of (self);
  const double h = height_of (self);
  const double room = MIN (ROOM, MIN (w, h) / 4);
  double x;
  double y;

  if (mu_picture_of (self)->fits)
    return;
  mu_picture_view_to_picture (self, at, &x, &y);
  move_from (self, mu_picture_of (self)->view, off (x, w, room), off (y, h, room));
}
