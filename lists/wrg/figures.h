/* Lists of figures: WRG as a rule system of lists. */
#ifndef MUSTER_LISTS_WRG_FIGURES_H
#define MUSTER_LISTS_WRG_FIGURES_H

#include "lists/system.h"
#include "rules/wrg/troop/troop.h"

extern const MuListSystem mu_figures_system;

/* What is done with their troops, numbers and points, for rows of systems whose lists are kept as
 * figures. */
#define MU_FIGURES_TROOPS                                                                          \
  .notation = mu_figures_notation, .full_notation = mu_figures_full_notation,                      \
  .way_notation = mu_figures_way_notation, .equip = mu_figures_equip, .way_of = mu_figures_way_of, \
  .raise = mu_figures_raise, .usual_points = mu_figures_usual_points,                              \
  .troop_refused = mu_figures_troop_refused, .order_refused = mu_figures_order_refused,            \
  .way_points = mu_figures_way_points, .surcharge = mu_figures_surcharge,                          \
  .numbers = mu_figures_numbers, .unit_size = mu_figures_unit_size, .each = mu_figures_each,       \
  .limit_least = mu_figures_limit_least, .limit_most = mu_figures_limit_most,                      \
  .size_now = mu_figures_size_now, .is_counted = mu_figures_are_counted,                           \
  .is_fighting = mu_figures_are_fighting, .strength = mu_list_unit_strength,                       \
  .points_each = mu_figures_points_each, .points_unit = mu_figures_points_unit,                    \
  .command = mu_figures_command, .points_command = mu_figures_points_command,                      \
  .points_general = mu_figures_points_general, .points_rest = mu_figures_points_rest,              \
  .count_words = mu_figures_count_words, .body = mu_figures_body,                                  \
  .unarmed_words = mu_figures_unarmed_words

char *mu_figures_notation (const MuListUnit *unit);
char *mu_figures_full_notation (const MuListUnit *unit);
char *mu_figures_way_notation (const MuBookTroop *way);
void mu_figures_equip (MuListUnit *unit, const MuBookOption *option, const MuBookTroop *way);
int mu_figures_way_of (const MuBookOption *option, const MuListUnit *unit, int year);
gboolean mu_figures_raise (MuListUnit *unit, int classes);
/* Of troops that are nowhere. */
MuRule mu_figures_troop_refused (const MuTroop *troop);
MuRule mu_figures_order_refused (const MuTroop *troop, MuOrder order);

MuListNumbers mu_figures_numbers (const MuBookOption *option, const MuBookTroop *way);
gboolean mu_figures_unit_size (const MuBook *book, const MuBookOption *option,
                               const MuBookTroop *way, gboolean guard, MuUnitSize *size);
int mu_figures_each (const MuBookOption *option);
int mu_figures_limit_least (const MuBook *book, const MuBookLimit *limit, int year);
int mu_figures_limit_most (const MuBook *book, const MuBookLimit *limit);
MuUnitSize mu_figures_size_now (const MuListUnit *unit, const MuBookOption *option);
/* wrg.units.min-size, in figures: two casualties are a quarter of it. */
#define MU_FIGURES_SMALL_BODY 8
/* wrg/edit/body_size.c */
MuBodySize mu_figures_body (const MuList *list, const MuListUnit *unit);
gboolean mu_figures_are_counted (const MuListUnit *unit);
gboolean mu_figures_are_fighting (const MuListUnit *unit);

int mu_figures_points_each (const MuList *list, const MuListUnit *unit, MuTrace *trace);
int mu_figures_usual_points (void);
int mu_figures_way_points (const MuBookTroop *way);
int mu_figures_surcharge (const MuReadings *readings, const MuListUnit *unit);
int mu_figures_points_unit (const MuList *list, guint unit);
int mu_figures_command (const MuListUnit *unit);
int mu_figures_points_command (const MuList *list, guint unit);
int mu_figures_points_general (const MuList *list, guint general, MuTrace *trace);
int mu_figures_points_rest (const MuList *list);

/* --- room on a standard table: figure_room.c ------------------------------- */

/* wrg.deploy.area on 6 by 4 feet, in paces. */
#define MU_FIGURES_AREA_WIDTH 480

/* Of all units of the line side by side, in paces. */
int mu_figures_line_width (const MuList *list, int line);
/* The line furthest back. */
int mu_figures_last_line (const MuList *list);
/* Paces for a body of this line: to the next line or the end of the area. */
int mu_figures_line_room (int line, int last);
int mu_figures_depth (const MuListUnit *unit);
/* A row's place. */
gboolean mu_figures_place (MuList *list, guint unit);

char *mu_figures_count_words (MuCountWords what, int count);
char *mu_figures_unarmed_words (const MuBookOption *option, int least);

#endif
