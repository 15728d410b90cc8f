/* What the papers of the hex game share. */
#ifndef MUSTER_REPORTS_ABD_HEX_PAPER_H
#define MUSTER_REPORTS_ABD_HEX_PAPER_H

#include "reports/abd/hex_board.h"
#include "reports/document/press.h"

#define MU_HEX_POINTS (72.0 / 25.4) /* of a millimetre */

/* Black ink and pale tints, no type below 9 points but in counters; in large type 12. */
extern const MuHexLook mu_hex_paper_look;
MuHexLook mu_hex_look_for (MuPaper paper, guint parts);
/* A hex of that many millimetres, 0: the usual, that can be printed with its name; in points. */
double mu_hex_size_for (MuPaper paper, int hex_mm);

/* A board with map and chart of its own: pages are drawn long after their scenario is gone. Counted
 * references: many pages show one map. */
typedef struct {
  MuAbdMap map;
  MuAbdChart chart;
  MuHexScene *scene;
  MuHexLook look; /* whoever made it says which */
} MuHexCopy;
MuHexCopy *mu_hex_copy_new (const MuHexScenario *scenario, const MuAbdChart *chart, MuHexLook look);
MuHexCopy *mu_hex_copy_ref (MuHexCopy *copy);
void mu_hex_copy_unref (MuHexCopy *copy);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuHexCopy, mu_hex_copy_unref)

/* The chart that holds. */
const MuAbdChart *mu_hex_chart (const MuHexScenario *scenario, const MuAbdChart *chart);
/* abd.4.0.panic-rating: with which the side begins. */
int mu_hex_panic (const MuHexScenario *scenario, const MuAbdChart *chart, MuSide side);
int mu_hex_turns (const MuHexScenario *scenario);

/* A press for a paper of the scenario; NULL: of none. title: "Counters: %s" and its like. */
MuPress *mu_hex_press (const char *title, const MuHexScenario *scenario, MuPaper paper);
/* "Thebes", or which side it is. */
const char *mu_hex_side_name (const MuHexScenario *scenario, MuSide side);
/* "N7, south-east"; "turn 4, entry 1"; free with g_free. */
char *mu_hex_unit_place (const MuHexScenario *scenario, const MuAbdUnitSetup *unit);
/* "362 BC"; "" where none is told; free with g_free. */
char *mu_hex_year (const MuHexScenario *scenario);
const char *mu_hex_direction_words (int direction);

/* Samples in cells of tables and keys; data is theirs to free with g_free. */
void mu_hex_picture_type (cairo_t *cr, double w, double h, gconstpointer data);    /* int type */
void mu_hex_picture_terrain (cairo_t *cr, double w, double h, gconstpointer data); /* int */
void mu_hex_picture_hexside (cairo_t *cr, double w, double h, gconstpointer data); /* int */
void mu_hex_picture_marker (cairo_t *cr, double w, double h, gconstpointer data);  /* int */
/* A number for them. */
int *mu_hex_number (int number);

#endif
