/* A scene as a file: title, the field, the key. */
#ifndef MUSTER_REPORTS_SCENE_SCENE_PICTURE_H
#define MUSTER_REPORTS_SCENE_SCENE_PICTURE_H

#include "reports/scene/scene.h"

typedef enum { MU_PICTURE_NONE, MU_PICTURE_SVG, MU_PICTURE_PNG, MU_PICTURE_PDF } MuPictureFormat;

typedef struct {
  const char *title; /* NULL: none */
  MuScenePalette palette;
  gboolean large_text;
  int width; /* pixels; the height follows; 0: 1440. A PDF is a sheet of A4 */
} MuPictureJob;

/* By the name's end; MU_PICTURE_NONE for any other. */
MuPictureFormat mu_picture_format (const char *path);

/* The whole table. MU_FILE_ERROR where it cannot be written. */
gboolean mu_picture_write (const MuScene *scene, const MuPictureJob *job, const char *path,
                           GError **error);

#endif
