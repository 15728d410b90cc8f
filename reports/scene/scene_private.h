/* What the files of the scene share. */
#ifndef MUSTER_REPORTS_SCENE_SCENE_PRIVATE_H
#define MUSTER_REPORTS_SCENE_SCENE_PRIVATE_H

#include <pango/pangocairo.h>

#include "reports/scene/scene.h"

typedef struct {
  double r, g, b;
} MuInk;

typedef struct {
  MuInk fill;  /* of the block */
  MuInk hatch; /* over it */
  MuInk line;  /* edges, figures, arrows */
} MuSideInks;

typedef struct {
  MuInk fill;
  MuInk line;
} MuGroundInks;

typedef struct {
  MuInk around; /* beyond the table */
  MuInk table;
  MuInk grass; /* strokes on it, and its grid */
  MuInk edge;  /* of the table */
  MuInk ink;   /* text, general lines */
  MuInk plate; /* under text */
  MuInk select;
  MuInk flag;
  double shade; /* how dark the shadow of a hill is, 0 to 1 */
  MuSideInks side[MU_SIDES];
  MuGroundInks ground[MU_SCENE_GROUNDS];
} MuInks;

/* All that drawing needs to know. */
typedef struct {
  cairo_t *cr;
  const MuScene *scene;
  const MuSceneView *view;
  const MuSceneLook *look;
  const MuInks *inks;
  double w, h; /* of the picture */
} MuBrush;

const MuInks *mu_scene_inks (MuScenePalette palette);

void mu_brush_ink (const MuBrush *brush, MuInk ink);
void mu_brush_faint (const MuBrush *brush, MuInk ink, double opacity);
/* A line's width: in units of type, so that it grows with large text. */
double mu_brush_line (const MuBrush *brush, double width);
PangoLayout *mu_brush_text (const MuBrush *brush, const char *text, gboolean bold);
void mu_brush_put_text (const MuBrush *brush, PangoLayout *layout, double x, double y);
void mu_brush_rounded (const MuBrush *brush, double x, double y, double w, double h, double r);
/* A plate that text can be read on. */
void mu_brush_plate (const MuBrush *brush, double x, double y, double w, double h);

/* scene_texture.c */
typedef struct {
  double left, bottom, right, top; /* paces */
} MuSceneBox;
MuSceneBox mu_scene_box (const MuSceneFeature *feature);
/* What of the box the picture shows, and a margin in paces. */
MuSceneBox mu_scene_box_seen (const MuBrush *brush, MuSceneBox box, double margin);
void mu_scene_draw_grass (const MuBrush *brush);
void mu_scene_draw_texture (const MuBrush *brush, const MuSceneFeature *feature);

/* scene_ground.c, scene_lines.c */
void mu_scene_draw_table (const MuBrush *brush);
void mu_scene_draw_ground (const MuBrush *brush);
void mu_scene_draw_area (const MuBrush *brush, const MuSceneFeature *feature);
void mu_scene_draw_line (const MuBrush *brush, const MuSceneFeature *feature);
gboolean mu_scene_is_line (MuSceneGround ground);
void mu_scene_trace (const MuBrush *brush, const MuSceneFeature *feature);

/* scene_shape.c: the outline of a body with the middle of its front at the origin, as its
 * formation makes it */
typedef struct {
  MuFormation formation;
  double w, h;  /* of the ground it fills */
  double front; /* width of the foremost rank */
  double thick; /* of the faces of a square, of a ring */
} MuSceneShape;
MuSceneShape mu_scene_shape (const MuSceneBody *body, double scale);
/* How many of its figures stand behind one another. */
int mu_scene_ranks (const MuSceneBody *body);
/* Adds its paths, a hole among them: to be filled even and odd. wave: of its edges, 0: straight */
void mu_scene_trace_shape (cairo_t *cr, const MuSceneShape *shape, double wave);

/* scene_figures.c */
void mu_scene_draw_figures (const MuBrush *brush, const MuSceneBody *body,
                            const MuSceneShape *shape);

/* scene_body.c */
void mu_scene_draw_body (const MuBrush *brush, const MuSceneBody *body);
void mu_scene_draw_body_signs (const MuBrush *brush, const MuSceneBody *body);
/* Without its figures. */
void mu_scene_draw_block (const MuBrush *brush, MuSide side, guint states,
                          const MuSceneShape *shape);

/* scene_state.c */
void mu_scene_draw_signs (const MuBrush *brush, const MuSceneBody *body, double w, double h);
void mu_scene_draw_flag (const MuBrush *brush, const MuSceneBody *body);
void mu_scene_draw_cross (const MuBrush *brush, double size);
void mu_scene_draw_arrow (const MuBrush *brush, const MuSceneArrow *arrow);

/* scene_zone.c */
void mu_scene_draw_zone (const MuBrush *brush);
void mu_scene_draw_refused (const MuBrush *brush, double w, double h);

/* scene_label.c */
void mu_scene_draw_labels (const MuBrush *brush);

/* scene_legend.c */
void mu_scene_draw_scale_bar (const MuBrush *brush);

#endif
