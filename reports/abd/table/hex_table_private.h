/* What the files of the board share. */
#ifndef MUSTER_REPORTS_ABD_TABLE_HEX_TABLE_PRIVATE_H
#define MUSTER_REPORTS_ABD_TABLE_HEX_TABLE_PRIVATE_H

#include "lists/abd/chart.h"
#include "lists/abd/scenario.h"
#include "reports/abd/hex_scene.h"
#include "reports/abd/table/hex_table.h"

typedef struct {
  MuSceneBoard board;
  MuHexScenario *scenario;
  MuHexChart *chart; /* NULL: the usual one */
} MuHexTable;

static inline const MuHexTable *
mu_hex_table_of (const MuSceneBoard *board)
{
  return (const MuHexTable *) (const void *) board;
}

/* MuSceneBody.piece: above 0 a type of unit, below a kind of leader, 0 nothing that is known. */
static inline int
mu_hex_unit_piece (int type)
{
  return type + 1;
}

static inline int
mu_hex_leader_piece (int kind)
{
  return -kind - 1;
}

/* hex_view.c: a scene as the hex board is drawn, and which part of it is seen. */
MuHexScene *mu_hex_table_scene (const MuScene *scene);
MuHexView mu_hex_table_view (const MuHexTable *table, const MuSceneView *view);
/* MU_ABD_OFF: none lies there. */
int mu_hex_table_hex_at (const MuHexTable *table, MuScenePoint at);
MuScenePoint mu_hex_table_middle (const MuHexTable *table, int hex);

/* hex_key.c: as MuSceneBoardClass.legend. */
double mu_hex_table_legend (cairo_t *cr, const MuScene *scene, const MuSceneLook *look, double w,
                            gboolean draws);

#endif
