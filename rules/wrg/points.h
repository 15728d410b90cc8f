/* WRG 5th: points (wrg.points.*).  Prices stand in points.c as the book's table. */
#ifndef MUSTER_RULES_WRG_POINTS_H
#define MUSTER_RULES_WRG_POINTS_H

#include "rules/trace.h"
#include "rules/wrg/troop.h"

/* Points of one figure; for HCh, LCh and El of one fighting crew figure.
 * trace (may be NULL) is emptied and gets a line per rule. Returns the rule
 * that forbids such a troop, or MU_RULE_NONE with *points set. */
MuRule mu_wrg_points_figure (const MuWrgTroop *troop, MuTrace *trace, int *points);

/* Points of one model without its fighting crew: elephant with driver 15,
 * chariot with driver and crew->horses horses 12/10 and more; 0 for figures. */
int mu_wrg_points_model (const MuWrgTroop *troop, const MuWrgCrew *crew, MuTrace *trace);

/* Points of one model with its crew (wrg.points.elephant, .chariot, .crew):
 * each crew figure is priced with the one weapon that it uses. */
MuRule mu_wrg_points_crewed_model (const MuWrgTroop *troop, const MuWrgCrew *crew, MuTrace *trace,
                                   int *points);

/* wrg.points.command: a unit 10/25, a semi-independent sub-unit 5/10. */
int mu_wrg_points_command (bool regular, bool sub_unit);

/* wrg.points.generals: commander-in-chief 100, any other 50, mount included. */
int mu_wrg_points_general (bool commander_in_chief);

#endif
