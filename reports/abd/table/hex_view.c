/* A scene's paces and bodies as hexes and counters. The scene has side A at its foot, the board the
 * north at its head: both mean the same picture. */
#include <math.h>

#include "reports/abd/table/hex_table_private.h"
#include "rules/field/fix.h"

#define PACE 256.0 /* MuFix */

/* --- where hexes lie ------------------------------------------------------------------ */

MuScenePoint
mu_hex_table_middle (const MuHexTable *table, int hex)
{
  MuFix x, y;
  mu_abd_hex_middle (&table->scenario->map.grid, hex, &x, &y);
  return (MuScenePoint){ x / PACE, y / PACE };
}

/* The board's own lengths are hexes, from its upper left corner. */
static void
to_board (const MuHexTable *table, MuScenePoint at, double *x, double *y)
{
  const MuScenePoint first = mu_hex_table_middle (table, 0);
  mu_hex_middle (&table->scenario->map.grid, 0, x, y);
  *x += (at.x - first.x) / MU_ABD_HEX_PACES;
  *y += (first.y - at.y) / MU_ABD_HEX_PACES;
}

MuHexView
mu_hex_table_view (const MuHexTable *table, const MuSceneView *view)
{
  MuHexView seen = { .size = view->scale * MU_ABD_HEX_PACES };
  to_board (table, (MuScenePoint){ view->left, view->top }, &seen.left, &seen.top);
  return seen;
}

int
mu_hex_table_hex_at (const MuHexTable *table, MuScenePoint at)
{
  const MuHexView board = { 1, 0, 0 };
  double x, y;
  to_board (table, at, &x, &y);
  return mu_hex_at_point (&table->scenario->map.grid, &board, x, y);
}

static int
direction_of (double turn)
{
  return mu_abd_turned (0,
                        (int) lround (turn * MU_ABD_DIRECTIONS / (2 * G_PI)) % MU_ABD_DIRECTIONS);
}

/* --- what lies on them ------------------------------------------------------------------ */

static guint
states_of (const MuSceneBody *body)
{
  guint states = 0;
  if (body->states & MU_SCENE_SELECTED)
    states |= MU_HEX_SELECTED;
  if (body->states & MU_SCENE_CONCERNED)
    states |= MU_HEX_CONCERNED;
  if (body->states & MU_SCENE_OTHER)
    states |= MU_HEX_OTHER;
  if (body->states & MU_SCENE_MAY_ACT)
    states |= MU_HEX_MAY_ACT;
  return states;
}

static MuHexPiece
piece_of (const MuHexTable *table, const MuSceneBody *body, int number)
{
  const gboolean stands = mu_scene_body_stands (body) && body->piece != 0;
  const int hex = mu_hex_table_hex_at (table, (MuScenePoint){ body->x, body->y });
  return (MuHexPiece){ .body = number,
                       .leader = body->piece < 0,
                       .type = (guint8) (body->piece < 0 ? -body->piece - 1 : body->piece - 1),
                       .side = (guint8) body->side,
                       .hex = stands ? hex : MU_ABD_OFF,
                       .facing = (guint8) direction_of (body->turn),
                       .disordered = (body->states & MU_SCENE_DISORDERED) != 0,
                       .marker = (guint8) body->token,
                       .states = states_of (body) };
}

static MuHexRing
ring_of (MuSceneMarkKind kind)
{
  switch (kind) {
  case MU_SCENE_MAY_GO:
    return MU_HEX_REACH;
  case MU_SCENE_MAY_AIM:
    return MU_HEX_TARGET;
  case MU_SCENE_CURSOR:
    return MU_HEX_FOCUS;
  case MU_SCENE_GOAL:
    break;
  }
  return MU_HEX_CHOSEN;
}

static void
add_mark (MuHexScene *drawn, const MuHexTable *table, const MuSceneMark *mark)
{
  const int hex = mu_hex_table_hex_at (table, mark->at);
  if (hex != MU_ABD_OFF)
    mu_hex_scene_mark (drawn, ring_of (mark->kind), hex,
                       mark->turned ? direction_of (mark->turn) : -1, NULL);
}

static void
add_arrow (MuHexScene *drawn, const MuHexTable *table, const MuSceneArrow *of)
{
  const MuHexArrow arrow = { .kind = of->kind,
                             .side = (guint8) of->side,
                             .from = mu_hex_table_hex_at (table, of->from),
                             .to = mu_hex_table_hex_at (table, of->to) };
  if (arrow.from != MU_ABD_OFF && arrow.to != MU_ABD_OFF)
    g_array_append_val (drawn->arrows, arrow);
}

/* abd.8.8.zoc-extent: only of those that stand on the map. */
static void
add_zones (MuHexScene *drawn, guint sides)
{
  for (guint i = 0; i < drawn->pieces->len; i++)
    if (sides >> g_array_index (drawn->pieces, MuHexPiece, i).side & 1)
      mu_hex_scene_add_zone (drawn, i);
}

MuHexScene *
mu_hex_table_scene (const MuScene *scene)
{
  const MuHexTable *table = mu_hex_table_of (scene->board);
  MuHexScene *drawn
      = mu_hex_scene_new (&table->scenario->map, table->chart ? &table->chart->chart : NULL);
  for (guint i = 0; i < scene->bodies->len; i++) {
    const MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, i);
    const MuHexPiece piece = piece_of (table, body, (int) i);
    mu_hex_scene_add (drawn, &piece);
  }
  for (guint i = 0; i < scene->marks->len; i++)
    add_mark (drawn, table, &g_array_index (scene->marks, MuSceneMark, i));
  for (guint i = 0; i < scene->arrows->len; i++)
    add_arrow (drawn, table, &g_array_index (scene->arrows, MuSceneArrow, i));
  add_zones (drawn, scene->commands);
  return drawn;
}
