/* The parts of the reference sheet: who is on the table, and columns of tables. */
#ifndef MUSTER_REPORTS_WRG_REFERENCE_PRIVATE_H
#define MUSTER_REPORTS_WRG_REFERENCE_PRIVATE_H

#include "reports/document/press.h"
#include "reports/wrg/reference_sheet.h"
#include "rules/battle/terms.h"
#include "rules/core/rule.h"
#include "rules/core/trace.h"
#include "rules/wrg/troop/crew.h"

/* --- who is on the table ------------------------------------------------------ */

typedef struct {
  MuTroop troop;
  MuCrew crew;
} MuReferenceTroop;

/* Of the own army first; for the whole sheet both are all troops that may be. */
typedef struct {
  GArray *troop[MU_SIDES]; /* MuReferenceTroop */
  unsigned types;          /* of both armies, a bit each */
  unsigned weapons[MU_SIDES];
  int figures;    /* of the largest body */
  gboolean whole; /* nothing is cut, nothing is bold */
  const MuReadings *readings;
} MuReferenceTable;

MuReferenceTable *mu_reference_table_new (const MuReferenceSheet *sheet);
void mu_reference_table_free (MuReferenceTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuReferenceTable, mu_reference_table_free)

/* A bit for each MuWrgMeleeRow that the side can come to fight by. */
unsigned mu_reference_melee_rows (const MuReferenceTable *table, int side);

/* Rules with an amount each, in the order of their first mention and none twice. */
typedef struct {
  MuRule rule;
  int amount;
} MuReferenceLine;
GArray *mu_reference_melee_tactical (const MuReferenceTable *table);
GArray *mu_reference_melee_crew (const MuReferenceTable *table);
GArray *mu_reference_shoot_tactical (const MuReferenceTable *table);
/* Without amounts. */
GArray *mu_reference_disorder (const MuReferenceTable *table);

/* Whether a factor of the reaction test can ever hold here (MuWrgReactionFactor). */
gboolean mu_reference_reaction_can (const MuReferenceTable *table, int factor);

/* --- columns ------------------------------------------------------------------- */

/* A strip down the pages; several stand side by side. */
typedef struct MuFlow MuFlow;

/* dense: in the type of tables that must share one page. */
MuFlow *mu_flow_new (MuPress *press, double x, double width, gboolean dense);
void mu_flow_heading (MuFlow *flow, const char *text);
void mu_flow_text (MuFlow *flow, const char *text);

/* A table: its first column takes what the others leave; where they leave too little, they are
 * parted over several tables under each other. */
typedef struct MuGrid MuGrid;
MuGrid *mu_grid_new (guint columns, gboolean has_head);
/* cells: as many texts as columns; copied. */
void mu_grid_row (MuGrid *grid, gboolean strong, const char *const *cells);
/* The same with texts that it takes over; NULL ends them. */
void mu_grid_take_row (MuGrid *grid, char *const *cells);
/* A grid that has its head already. */
MuGrid *mu_grid_new_headed (const char *const *head, guint columns);
/* Uses the grid up. least: of the page's width that its first column needs, in points. */
void mu_flow_grid (MuFlow *flow, MuGrid *grid, double least);

/* The same of two columns, two rows beside each other: the second half beside the first. */
void mu_flow_pairs (MuFlow *flow, MuGrid *grid);

/* --- what stands in them ---------------------------------------------------------- */

/* Weapon factors, tactical factors, casualties, moves, ranges, disorder. */
void mu_reference_add_sums (MuFlow *flow, const MuReferenceTable *table);

/* Tonight's in words; the whole sheet has what each weather takes. */
void mu_reference_add_weather (MuFlow *flow, const MuReferenceSheet *sheet);

/* Of a whole sheet: of which rules it is. */
void mu_reference_title (MuPress *press, MuRuleSystem rules);
/* In words, under the headings of the book: rules of one heading follow each other. */
void mu_reference_add_rules (MuFlow *flow, const MuRule *rules, guint count);

/* "+2", "−1", "0"; free with g_free. */
char *mu_reference_number (int number);
/* "4–6", or "4" where both are one; free with g_free. */
char *mu_reference_range (int least, int most);
/* "JLS", "Engine". */
const char *mu_reference_weapon (MuWeapon weapon);
/* A row of two columns; value is taken over. */
void mu_reference_fact (MuGrid *grid, const char *words, char *value);

/* What only the whole sheet has: moves of all types and movers; ground, rivers and boats; arrivals
 * and recoils; works, gear and walls; fire and caltrops. */
void mu_reference_add_all_moves (MuFlow *flow, const MuReferenceTable *table);
void mu_reference_add_ground (MuFlow *flow, const MuReferenceTable *table);
void mu_reference_add_course (MuFlow *flow);
void mu_reference_add_siege (MuFlow *flow, const MuReferenceTable *table);
void mu_reference_add_fire (MuFlow *flow, const MuReferenceTable *table);
void mu_reference_add_victory (MuFlow *flow);

/* --- on the pages ----------------------------------------------------------------- */

/* Sets them side by side and frees them; keep: room that is left below on each page. */
void mu_flows_put (MuPress *press, MuFlow **flows, guint count, double keep);

#endif
