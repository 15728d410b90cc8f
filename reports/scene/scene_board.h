/* A table that is no open ground but a board of spots, as a map of hexes. Rules that are played on
 * one draw it and what stands on it, and say which spots it has; whoever shows a scene asks here.
 *
 * Points are a scene's: paces. Users count; a board does not change. */
#ifndef MUSTER_REPORTS_SCENE_SCENE_BOARD_H
#define MUSTER_REPORTS_SCENE_SCENE_BOARD_H

#include "reports/scene/scene.h"

typedef void (*MuSceneBoardDraws) (cairo_t *cr, const MuScene *scene, const MuSceneView *view,
                                   const MuSceneLook *look, double w, double h);

/* All are wanted. */
typedef struct {
  void (*free) (MuSceneBoard *board);
  /* As mu_scene_draw_field and mu_scene_draw_troops. */
  MuSceneBoardDraws draw_ground, draw_troops;
  /* As mu_scene_body_at, without slack. */
  int (*body_at) (const MuScene *scene, const MuSceneView *view, double px, double py);
  /* As mu_scene_legend_height: what it takes, drawn only where draws says so. */
  double (*legend) (cairo_t *cr, const MuScene *scene, const MuSceneLook *look, double w,
                    gboolean draws);
  /* The middle of the spot there; FALSE: there is none. */
  gboolean (*spot_at) (const MuSceneBoard *board, MuScenePoint at, MuScenePoint *middle);
  /* Of the spot so many to the right and so many down from another, one of both not 0. */
  gboolean (*next_spot) (const MuSceneBoard *board, MuScenePoint from, int right, int down,
                         MuScenePoint *middle);
  /* What the spot is: "N8, woods"; translated, free with g_free. */
  char *(*spot_words) (const MuScene *scene, MuScenePoint spot);
} MuSceneBoardClass;

struct MuSceneBoard {
  const MuSceneBoardClass *does;
  int users; /* 1 at first */
};

/* board may be NULL. */
MuSceneBoard *mu_scene_board_ref (MuSceneBoard *board);
void mu_scene_board_unref (MuSceneBoard *board);

#endif
