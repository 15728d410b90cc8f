/* The key to a drawing: samples with their words, one after the other, in lines. */
#ifndef MUSTER_REPORTS_SCENE_SCENE_KEY_H
#define MUSTER_REPORTS_SCENE_SCENE_KEY_H

#include "reports/scene/scene_private.h"

typedef struct {
  MuBrush brush;
  MuBrush small;    /* for the samples */
  MuSceneLook less; /* its look */
  MuSceneView still;
  double x, y;  /* of the next entry */
  double line;  /* height of one */
  double width; /* of all */
  gboolean draws;
} MuKey;

/* Draws a sample into w by h, the origin in the middle of its upper edge. */
typedef void (*MuKeySample) (const MuBrush *brush, gconstpointer sample, double w, double h);

/* draws: FALSE only measures. The key stays where it is until its end. */
void mu_key_begin (MuKey *key, cairo_t *cr, const MuSceneLook *look, double w, gboolean draws);
void mu_key_add (MuKey *key, const char *words, MuKeySample draw, gconstpointer sample);
/* Of all that has been added. */
double mu_key_height (const MuKey *key);

#endif
