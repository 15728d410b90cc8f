/* The battlefield at one moment as a drawing to scale: the same on the screen,
 * in a PNG or SVG and on paper. A scene is plain data that knows neither events
 * nor rules; whoever has bodies and ground on a table can fill one.
 *
 * Lengths are paces from side A's left corner: x to side A's right, y towards
 * side B; the picture has side A at its foot. Turns are clockwise in radians, 0
 * the way side A faces. */
#ifndef MUSTER_REPORTS_SCENE_SCENE_H
#define MUSTER_REPORTS_SCENE_SCENE_H

#include <cairo.h>
#include <glib.h>

#include "rules/battle/terms.h"
#include "rules/troop/troop.h"

typedef struct MuScene MuScene;

typedef struct {
  double x, y;
} MuScenePoint;

/* --- ground ------------------------------------------------------------------ */

/* In the order they are drawn: what comes later lies over what comes before. */
typedef enum {
  MU_SCENE_FIELDS,
  MU_SCENE_SAND,
  MU_SCENE_MARSH,
  MU_SCENE_BOG,
  MU_SCENE_GENTLE_HILL,
  MU_SCENE_STEEP_HILL,
  MU_SCENE_ROCKS,
  MU_SCENE_LIGHT_WOOD,
  MU_SCENE_WATER, /* pond, lake or sea */
  MU_SCENE_STREAM,
  MU_SCENE_RIVER,
  MU_SCENE_FORD,
  MU_SCENE_ROAD,
  MU_SCENE_BRIDGE,
  MU_SCENE_DITCH,
  MU_SCENE_WOOD,
  MU_SCENE_BUILT_UP,
  MU_SCENE_PALISADE,
  MU_SCENE_WALL,
  MU_SCENE_CALTROPS,
} MuSceneGround;
#define MU_SCENE_GROUNDS 20

/* Streams, rivers, fords, roads, bridges and all that stands in a line are lines
 * of a width; the rest are areas, closed from the last point to the first. */
typedef struct {
  MuSceneGround ground;
  MuScenePoint *point; /* the scene's */
  guint points;
  double width; /* of a line, paces */
} MuSceneFeature;

/* --- bodies ------------------------------------------------------------------ */

/* What is seen of a body besides where it stands; each is a shape. */
typedef enum {
  MU_SCENE_DISORDERED = 1 << 0, /* wavy edge */
  MU_SCENE_ROUTS = 1 << 1,      /* white flag */
  MU_SCENE_SHAKEN = 1 << 2,     /* hollow */
  MU_SCENE_CHARGES = 1 << 3,    /* arrowhead before the front */
  MU_SCENE_PURSUES = 1 << 4,    /* two of them, open */
  MU_SCENE_RETIRES = 1 << 5,    /* one behind the rear */
  MU_SCENE_FIGHTS = 1 << 6,     /* crossed strokes at the front */
  MU_SCENE_GENERAL = 1 << 7,    /* banner */
  MU_SCENE_GONE = 1 << 8,       /* destroyed or taken here: a cross, nothing else */
  MU_SCENE_CONCERNED = 1 << 9,  /* what is told now is about it: a halo */
  MU_SCENE_OTHER = 1 << 10,     /* and about this one: a broken halo */
  MU_SCENE_SELECTED = 1 << 11,  /* a double ring, and its name at any scale */
  MU_SCENE_ABSENT = 1 << 12,    /* not on the table: nothing is drawn */
  MU_SCENE_REFUSED = 1 << 13,   /* may not stand here: crossed out */
  MU_SCENE_MAY_ACT = 1 << 14,   /* something may be done with it; boards alone show it */
} MuSceneState;

typedef struct {
  MuSide side;
  MuTroopType type;
  double x, y; /* middle of its front edge */
  double turn;
  double width, depth;
  MuFormation formation; /* what the block is drawn as */
  int files, figures;
  int ranks;        /* 0: as the figures fill them in a block */
  int mounted;      /* figures on each stand: those counted are stands; 0: they are figures */
  double thick;     /* paces from the outer to the inner edge of a square's faces or a ring; 0: no
                       hole */
  guint states;     /* MuSceneState */
  const char *name; /* kept by mu_scene_keep, or static */
  char mark[8];     /* "A7" */
  int piece;        /* on a board: what that draws it as, and what lies on it; its own numbers */
  int token;
} MuSceneBody;

typedef enum {
  MU_SCENE_MOVE,
  MU_SCENE_CHARGE,  /* thick */
  MU_SCENE_RETREAT, /* broken */
  MU_SCENE_SHOT,    /* thin, dotted */
  MU_SCENE_ERRAND,  /* thin */
} MuSceneArrowKind;

typedef struct {
  MuSceneArrowKind kind;
  MuSide side;
  MuScenePoint from, to;
  int body; /* that stood before where ghost says; MU_NO_BODY: nobody */
  MuScenePoint ghost;
  double ghost_turn, ghost_width, ghost_depth;
} MuSceneArrow;

/* What may be done at a spot of a board; each is a shape. */
typedef enum {
  MU_SCENE_MAY_GO,  /* the unit that is asked about may come there */
  MU_SCENE_MAY_AIM, /* whoever stands there may be fought */
  MU_SCENE_CURSOR,  /* the keyboard is there */
  MU_SCENE_GOAL,    /* it is looked at */
} MuSceneMarkKind;

typedef struct {
  MuSceneMarkKind kind;
  MuScenePoint at;
  gboolean turned; /* the next is told: how a unit would face there, as of bodies */
  double turn;
} MuSceneMark;

/* A table that is no open ground, as a map of hexes: scene_board.h */
typedef struct MuSceneBoard MuSceneBoard;

/* Ground that a side may use; none where left and right are the same. */
typedef struct {
  MuSide side;
  double left, bottom, right, top;
} MuSceneZone;

struct MuScene {
  double width, depth;        /* of the table */
  int paces_per_inch;         /* 10 unless the field says otherwise */
  const char *shaken;         /* what the hollow are called, static; NULL: shaken */
  const char *army[MU_SIDES]; /* kept by mu_scene_keep, or static; NULL: no name */
  GArray *features;           /* MuSceneFeature */
  GArray *bodies;             /* MuSceneBody */
  GArray *arrows;             /* MuSceneArrow */
  GArray *marks;              /* MuSceneMark; boards alone show them */
  MuSceneZone zone;           /* outlined under the bodies */
  MuSceneBoard *board;        /* what is drawn and pointed at in place of ground and bodies; NULL */
  guint commands;             /* on a board: a bit for each side whose reach is shown there */
  GStringChunk *words;        /* private */
};

MuScene *mu_scene_new (double width, double depth);
void mu_scene_free (MuScene *scene);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuScene, mu_scene_free)

/* A copy of a word that lasts as long as the scene. */
const char *mu_scene_keep (MuScene *scene, const char *word);
/* Adds ground; the points (at least 2, of an area 3) are copied. width: of a line. */
void mu_scene_add_feature (MuScene *scene, MuSceneGround ground, const MuScenePoint *point,
                           guint points, double width);
void mu_scene_add_mark (MuScene *scene, MuSceneMarkKind kind, MuScenePoint at);

/* --- drawing ----------------------------------------------------------------- */

typedef enum {
  MU_SCENE_LIGHT,
  MU_SCENE_DARK,
  MU_SCENE_PAPER, /* black and tints of grey */
} MuScenePalette;
#define MU_SCENE_PALETTES 3

typedef enum {
  MU_SCENE_SCALE_BAR = 1 << 0,
  MU_SCENE_NAMES = 1 << 1, /* from farther away; they show only where they have room */
  MU_SCENE_ARROWS = 1 << 2,
  MU_SCENE_FRAMED = 1 << 3, /* a line around the picture, not only the table */
} MuSceneParts;

typedef struct {
  MuScenePalette palette;
  double text;    /* height of type in units of the picture */
  gboolean stark; /* for high contrast: stronger lines */
  guint parts;    /* MuSceneParts */
} MuSceneLook;

/* Which part of the table the picture shows, and how large. */
typedef struct {
  double scale;     /* units of the picture a pace */
  double left, top; /* paces: the point of the table in the picture's top left corner */
} MuSceneView;

/* The whole table, as large as it goes into w by h, in its middle. */
MuSceneView mu_scene_fit (const MuScene *scene, double w, double h);
void mu_scene_to_picture (const MuSceneView *view, double x, double y, double *px, double *py);
void mu_scene_to_table (const MuSceneView *view, double px, double py, double *x, double *y);

/* Draws the view into the rectangle 0, 0, w, h. */
void mu_scene_draw (cairo_t *cr, const MuScene *scene, const MuSceneView *view,
                    const MuSceneLook *look, double w, double h);
/* Its two halves, for who keeps the first: the table with its ground, and what
 * stands on it. */
void mu_scene_draw_field (cairo_t *cr, const MuScene *scene, const MuSceneView *view,
                          const MuSceneLook *look, double w, double h);
void mu_scene_draw_troops (cairo_t *cr, const MuScene *scene, const MuSceneView *view,
                           const MuSceneLook *look, double w, double h);

/* The body drawn at this point of the picture, the topmost; -1 for none. slack:
 * how far off its edge still counts, in units of the picture. */
int mu_scene_body_at (const MuScene *scene, const MuSceneView *view, double px, double py,
                      double slack);
/* Whether it stands on the table: neither gone nor absent. */
gboolean mu_scene_body_stands (const MuSceneBody *body);
/* The middle of a body's ground. */
MuScenePoint mu_scene_body_middle (const MuSceneBody *body);

/* What the shapes and hatchings mean: only those of this scene. Set in lines of
 * at most w; the height is what they take, drawn from the origin down. */
double mu_scene_legend_height (cairo_t *cr, const MuScene *scene, const MuSceneLook *look,
                               double w);
void mu_scene_legend_draw (cairo_t *cr, const MuScene *scene, const MuSceneLook *look, double w);

#endif
