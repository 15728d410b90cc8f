/* Fast Play stands of an army book and of a list. A book describes its troops once,
 * in WRG figures; what stands they are follows from those (rules/awfp/wrg/convert.h)
 * or is said beside them. */
#ifndef MUSTER_LISTS_AWFP_STAND_H
#define MUSTER_LISTS_AWFP_STAND_H

#include "lists/book/book.h"
#include "lists/list/list.h"
#include "rules/awfp/units.h"
#include "rules/awfp/wrg/convert.h"

/* READING: awfp.army.divide-by-three: the lists whose numbers Fast Play divides are lost. A
 * stand of theirs is taken for so many figures of 20 men, or for a model, so that one of
 * Fast Play's stands for 120 men (awfp.scale.men-per-stand: 100 to 200). */
#define MU_STAND_FIGURES 2

/* What a stand of these troops is: what follows from the figures, and in its place
 * what the book says. Returns the rule by which Fast Play has no such stand, or
 * MU_RULE_NONE with *conversion set; its losses are those that the book leaves open. */
MuRule mu_book_troop_stand (const MuBookTroop *way, MuAwfpConversion *conversion);

/* awfp.army.divide-by-three, awfp.army.below-two: the stands of the whole army that
 * the option has; the book's own numbers where it gives them. most 0: it is barred. */
MuAwfpStands mu_book_option_stands (const MuBookOption *option);

/* How many of the book's figures or models that count of stands is: for conditions
 * and limits, which are written in figures. */
int mu_book_option_figures (const MuBookOption *option, int stands);

/* awfp.army.divide-by-three: what the limit in common demands of a Fast Play army of
 * that year, in the book's figures and models; 0: nothing. */
int mu_book_limit_least (const MuBook *book, const MuBookLimit *limit, int year);
/* And what it allows of one. */
int mu_book_limit_most (const MuBook *book, const MuBookLimit *limit);

/* awfp.units.*: how many stands make a unit of that way; 1 to MU_AWFP_UNIT_MAX where
 * Fast Play has no such stand. */
MuAwfpLimits mu_book_troop_unit (const MuBookTroop *way);

/* The notation of a way's stand, NULL where Fast Play has none. Free with g_free. */
char *mu_book_troop_notation (const MuBookTroop *way);

/* The stand of unit `index` of a Fast Play list: FALSE if its notation is none. */
gboolean mu_list_unit_stand (const MuList *list, guint index, MuAwfpTroop *stand);
/* His own stand; FALSE where the list names none. */
gboolean mu_list_general_stand (const MuList *list, guint index, MuAwfpTroop *stand);

/* Whether the unit is the general's own stand, which is among the units where the army has come to
 * the field; what it costs is the general's price. */
gboolean mu_list_unit_is_generals (const MuList *list, guint index);
/* awfp.priest.one: whether the unit is the stand of the list's priest, who came to the field. */
gboolean mu_list_unit_is_priests (const MuList *list, guint index);
/* Whether the list has a priest who stands among its units already. */
gboolean mu_list_priest_came_along (const MuList *list);
/* Either of them: no unit that the list itself has. */
gboolean mu_list_unit_came_along (const MuList *list, guint index);

/* Points of one such stand; 0 for none. trace may be NULL. */
int mu_stand_points (const MuAwfpPrices *prices, const char *notation, MuTrace *trace);
/* Points of one stand of the unit, and of the general's with his cost (awfp.army.general-cost);
 * 0 where there is no such stand or the list has no prices. trace may be NULL. */
int mu_list_stand_points (const MuList *list, guint unit, MuTrace *trace);
int mu_list_general_points (const MuList *list, guint general, MuTrace *trace);

#endif
