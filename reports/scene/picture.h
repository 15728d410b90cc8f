/* Anything that is drawn to scale, as a file: a title, the drawing, its key. What kinds of drawing
 * there are says scene_picture.h. */
#ifndef MUSTER_REPORTS_SCENE_PICTURE_H
#define MUSTER_REPORTS_SCENE_PICTURE_H

#include "reports/scene/scene_picture.h"

typedef struct {
  gconstpointer what;
  double width, depth; /* of all of it, in its own lengths */
  void (*draw) (cairo_t *cr, gconstpointer what, const MuSceneView *view, const MuSceneLook *look,
                double w, double h);
  /* The key takes so much height in lines of at most w, and is drawn from the origin down. */
  double (*key_height) (cairo_t *cr, gconstpointer what, const MuSceneLook *look, double w);
  void (*draw_key) (cairo_t *cr, gconstpointer what, const MuSceneLook *look, double w);
} MuPictureSubject;

/* All of it. MU_FILE_ERROR where it cannot be written. */
gboolean mu_picture_write_subject (const MuPictureSubject *subject, const MuPictureJob *job,
                                   const char *path, GError **error);

#endif
