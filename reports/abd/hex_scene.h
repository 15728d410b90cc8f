/* The hex board of Ancient Battles Deluxe as a drawing: the same on the screen, in a picture and on
 * paper. A scene is plain data that knows neither events nor rules; whoever has counters on a map
 * can fill one: from a battle, from a scenario (hex_board.h).
 *
 * Lengths are hexes, a unit from side to opposite side: x to the east, y to the south, from the top
 * left corner of what the map's hexes fill. */
#ifndef MUSTER_REPORTS_ABD_HEX_SCENE_H
#define MUSTER_REPORTS_ABD_HEX_SCENE_H

#include <cairo.h>
#include <glib.h>

#include "reports/scene/scene.h"
#include "rules/abd/battle/questions.h"
#include "rules/abd/scenario/map.h"

/* --- what stands on the board -------------------------------------------------- */

/* What is seen of a counter besides what it is; each is a shape. */
typedef enum {
  MU_HEX_SELECTED = 1 << 0,  /* a double ring */
  MU_HEX_CONCERNED = 1 << 1, /* what is told now is about it: a halo */
  MU_HEX_OTHER = 1 << 2,     /* and about this one: a broken halo */
  MU_HEX_MAY_ACT = 1 << 3,   /* a chevron before its front */
  MU_HEX_WILD = 1 << 4,      /* out of control: an exclamation mark */
  MU_HEX_FADED = 1 << 5,     /* it is not its turn, or it will be taken away */
} MuHexState;

typedef struct {
  int body;        /* whoever fills the scene counts by it; nothing here does */
  gboolean leader; /* a disc; in a hex with a counter it lies on that one's corner */
  guint8 type;     /* MuAbdType; of a leader his MuAbdLeaderKind */
  guint8 side;     /* MuSide */
  int hex;         /* MU_ABD_OFF: it is not drawn */
  guint8 facing;   /* MuAbdDirection; of a leader nothing */
  gboolean disordered;
  guint8 marker; /* MuAbdMarker */
  guint states;  /* MuHexState */
} MuHexPiece;

/* --- what is shown of hexes ------------------------------------------------------ */

typedef enum {
  MU_HEX_REACH,  /* a ring: a legal move ends here */
  MU_HEX_TARGET, /* cross hairs: it may be fired at or attacked */
  MU_HEX_ENTRY,  /* a doorway: reinforcements come by it */
  MU_HEX_FOCUS,  /* the hex that the keyboard is at */
  MU_HEX_CHOSEN, /* a filled ring */
} MuHexRing;

typedef struct {
  guint8 ring; /* MuHexRing */
  int hex;
  int facing;   /* a chevron of the ring points there; -1: none does */
  char note[4]; /* in it, "2"; "": nothing */
} MuHexMark;

typedef struct {
  MuSceneArrowKind kind;
  guint8 side;
  int from, to; /* hexes */
} MuHexArrow;

typedef struct {
  const MuAbdMap *map;       /* outlives the scene */
  const MuAbdChart *chart;   /* the same; never NULL */
  GArray *pieces;            /* MuHexPiece */
  GArray *marks;             /* MuHexMark */
  GArray *arrows;            /* MuHexArrow */
  guint8 zone[MU_ABD_HEXES]; /* a bit for each MuSide whose zone of control it is tinted as */
} MuHexScene;

/* chart: NULL for the usual one. */
MuHexScene *mu_hex_scene_new (const MuAbdMap *map, const MuAbdChart *chart);
void mu_hex_scene_free (MuHexScene *scene);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuHexScene, mu_hex_scene_free)

void mu_hex_scene_add (MuHexScene *scene, const MuHexPiece *piece);
void mu_hex_scene_mark (MuHexScene *scene, MuHexRing ring, int hex, int facing, const char *note);
/* Tints the zone of that piece (its place in the array) with the others that are tinted. */
void mu_hex_scene_add_zone (MuHexScene *scene, guint piece);

/* --- drawing ----------------------------------------------------------------------- */

typedef enum {
  MU_HEX_NAMES = 1 << 0,  /* of hexes, in each, where they have room */
  MU_HEX_MARGIN = 1 << 1, /* of columns and rows, around the map */
  MU_HEX_KEYS = 1 << 2,   /* "PX" on counters, from farther away */
} MuHexParts;

typedef struct {
  MuScenePalette palette;
  double text;    /* the least height of type in units of the picture, but in counters */
  gboolean stark; /* for high contrast: stronger lines */
  guint parts;    /* MuHexParts */
} MuHexLook;

/* Which part of the board the picture shows, and how large. */
typedef struct {
  double size;      /* units of the picture from side to opposite side of a hex */
  double left, top; /* hexes: the point of the board in the picture's top left corner */
} MuHexView;

/* Of all hexes. */
double mu_hex_board_width (const MuAbdGrid *grid);
double mu_hex_board_height (const MuAbdGrid *grid);
/* The whole board, as large as it goes into w by h with a rim, in its middle. */
MuHexView mu_hex_fit (const MuAbdGrid *grid, const MuHexLook *look, double w, double h);
/* The middle of a hex; of the board, and in the picture. */
void mu_hex_middle (const MuAbdGrid *grid, int hex, double *x, double *y);
void mu_hex_to_picture (const MuHexView *view, const MuAbdGrid *grid, int hex, double *px,
                        double *py);
/* The hex at a point of the picture; MU_ABD_OFF: none. */
int mu_hex_at_point (const MuAbdGrid *grid, const MuHexView *view, double px, double py);
/* The piece that is seen there, the topmost, by its place in the array; -1: none. */
int mu_hex_piece_at (const MuHexScene *scene, const MuHexView *view, double px, double py);
/* Where a piece is drawn: its middle, and how far its edge is from there, in units of the
 * picture. FALSE: it is off the map. */
gboolean mu_hex_piece_place (const MuHexScene *scene, const MuHexView *view, guint piece,
                             double *px, double *py, double *reach);

/* Draws the view into the rectangle 0, 0, w, h, and nothing beside it. */
void mu_hex_draw (cairo_t *cr, const MuHexScene *scene, const MuHexView *view,
                  const MuHexLook *look, double w, double h);
/* Its halves, for who keeps the first: the map; zones, counters and marks on it. */
void mu_hex_draw_map (cairo_t *cr, const MuHexScene *scene, const MuHexView *view,
                      const MuHexLook *look, double w, double h);
void mu_hex_draw_pieces (cairo_t *cr, const MuHexScene *scene, const MuHexView *view,
                         const MuHexLook *look, double w, double h);

/* --- samples, for keys, lists and counters to cut out ----------------------------- */

/* One counter as it lies upright, front up, with its middle at the origin. */
void mu_hex_draw_counter (cairo_t *cr, const MuAbdChart *chart, const MuHexPiece *piece,
                          const MuHexLook *look, double size);
/* The sign of a type alone, within w by h about the origin, in the colour that is set. */
void mu_hex_draw_symbol (cairo_t *cr, MuAbdType type, double w, double h);
/* A hex of that ground in a neighbourhood of the same, its middle at the origin; a hexside of that
 * kind along the lower edge of a clear one. */
void mu_hex_draw_terrain (cairo_t *cr, MuAbdTerrain terrain, const MuHexLook *look, double size);
void mu_hex_draw_hexside (cairo_t *cr, MuAbdHexside side, const MuHexLook *look, double size);
/* The dot of Yellow or the diamond of Red about the origin. */
void mu_hex_draw_marker (cairo_t *cr, MuAbdMarker marker, const MuHexLook *look, double size);

#endif
