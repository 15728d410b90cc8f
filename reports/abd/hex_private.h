/* What the files of the hex board share. */
#ifndef MUSTER_REPORTS_ABD_HEX_PRIVATE_H
#define MUSTER_REPORTS_ABD_HEX_PRIVATE_H

#include <pango/pangocairo.h>

#include "reports/abd/hex_scene.h"
#include "rules/battle/terms.h"

#define MU_HEX_HALF    0.5                /* from the middle to a side */
#define MU_HEX_CORNER  0.5773502691896258 /* from the middle to a corner, and a side's length */
#define MU_HEX_COLUMN  0.8660254037844386 /* from column to column */
#define MU_HEX_COUNTER 0.63               /* a counter's side on the board */
#define MU_HEX_BANK    0.15               /* a river with its banks */
#define MU_HEX_DISC    0.145              /* a leader's radius beside a counter */
#define MU_HEX_ALONE   0.23               /* and in a hex of his own */

typedef struct {
  double r, g, b;
} MuHexInk;

typedef struct {
  MuHexInk fill; /* of a counter in good order */
  MuHexInk line; /* its edge, stripe and symbol */
  MuHexInk zone;
} MuHexSideInks;

typedef struct {
  MuHexInk fill, line;
} MuHexGroundInks;

typedef struct {
  MuHexInk around, ink, faint, grid, plate;
  MuHexInk water, bank, ripple;
  MuHexInk stone; /* of bridges and fords */
  MuHexInk ring, yellow, red;
  MuHexInk box;   /* behind the movement of light units */
  MuHexInk horse; /* behind the strength of who is good against horse */
  MuHexGroundInks ground[MU_ABD_TERRAINS];
  MuHexSideInks side[MU_SIDES];
} MuHexInks;

const MuHexInks *mu_hex_inks (MuScenePalette palette);

/* All that drawing needs to know. Between begin and end the context's lengths are hexes and its
 * origin the board's. */
typedef struct {
  cairo_t *cr;
  const MuHexScene *scene;
  const MuHexView *view;
  const MuHexLook *look;
  const MuHexInks *inks;
  double unit; /* of the picture, in hexes */
} MuHexBrush;

void mu_hex_ink (const MuHexBrush *brush, MuHexInk ink);
void mu_hex_faint (const MuHexBrush *brush, MuHexInk ink, double opacity);
/* A width in hexes, but at least so many units of the picture. */
void mu_hex_line (const MuHexBrush *brush, double width, double least);
/* A word with its middle there, so high in hexes. */
void mu_hex_word (const MuHexBrush *brush, const char *text, double x, double y, double height,
                  gboolean bold);
/* A corner of a hex: from 0, clockwise from the north-western, which begins its northern side. */
void mu_hex_corner (int corner, double *x, double *y);
/* The outline of a hex about a point. */
void mu_hex_trace (cairo_t *cr, double x, double y);
/* Radians clockwise from the north. */
double mu_hex_turn (int direction);
/* Whether the picture shows anything of the hex. */
gboolean mu_hex_is_seen (const MuHexBrush *brush, int hex, double w, double h);

/* The n-th number that belongs to a hex, 0 to 1: what is strewn about lies still. */
double mu_hex_chance (guint hex, guint n);

/* hex_ground.c, hex_patch.c, hex_sides.c */
void mu_hex_draw_ground (const MuHexBrush *brush, double w, double h);
void mu_hex_draw_hexsides (const MuHexBrush *brush);
void mu_hex_draw_grid (const MuHexBrush *brush, double w, double h);
/* The part of a hex that lies so far within the patch that it makes with those of its neighbours
 * that belong to it (a bit a direction): adds its outline, to be filled; or only its edge. */
void mu_hex_patch (cairo_t *cr, double x, double y, guint same, double inset);
void mu_hex_patch_edge (cairo_t *cr, double x, double y, guint same, double inset);

/* hex_counter.c, hex_face.c, hex_marks.c; of what lies in the hex whose middle is the origin */
void mu_hex_draw_piece (const MuHexBrush *brush, const MuHexPiece *piece);
void mu_hex_draw_disc (const MuHexBrush *brush, const MuHexPiece *piece, double radius);
/* The values and the sign, upright, on a counter that is so large. round: they keep to a circle,
 * for its edges are turned. */
void mu_hex_draw_face (const MuHexBrush *brush, const MuHexPiece *piece, double size,
                       gboolean round);
void mu_hex_draw_dot (const MuHexBrush *brush, MuAbdMarker marker, double size);
void mu_hex_draw_zones (const MuHexBrush *brush);
void mu_hex_draw_rings (const MuHexBrush *brush);
void mu_hex_draw_arrows (const MuHexBrush *brush);

#endif
