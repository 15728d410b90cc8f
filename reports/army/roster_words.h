/* What rosters say of a list, on paper and for a browser. Texts are translated and to be
 * freed with g_free. */
#ifndef MUSTER_REPORTS_ARMY_ROSTER_WORDS_H
#define MUSTER_REPORTS_ARMY_ROSTER_WORDS_H

#include <glib.h>

#include "lists/list/list.h"
#include "rules/awfp/leadership.h"

/* "997 of 1,000 points" */
char *mu_roster_points (const MuList *list);
/* The parts that are not empty (nor NULL), with a dot between them. */
char *mu_roster_join (const char *const *parts, guint count);
/* "Generals: Scipio, commander-in-chief, regular, with unit 1; …."; "" for none. */
char *mu_roster_generals (const MuList *list);
int mu_roster_generals_points (const MuList *list);
/* Who rides with the unit and what it is besides: "Scipio, bodyguard, line 2"; of a forced march
 * who is left behind and what it costs. */
char *mu_roster_unit_notes (const MuList *list, guint index);
int mu_roster_unit_scouting (const MuList *list, guint index);
/* Those who take the field (wrg.points.forced-march.straggling); stands in Fast Play, where nobody
 * straggles. */
int mu_roster_unit_figures (const MuList *list, guint index);
/* Fast Play: all stands of the army, with general and priest. */
int mu_roster_stands (const MuList *list);
/* "4 caltrops" */
char *mu_roster_item_name (const MuListItem *item);
/* What an item of the list costs: one of the kind, and all. Nothing in Fast Play, which has none
 * (awfp.scope.supply-units). */
int mu_roster_item_points_each (const MuList *list, guint index);
int mu_roster_item_points (const MuList *list, guint index);

/* awfp.general.leadership.ratings: "brave", translated; static. */
const char *mu_roster_ability (MuAwfpAbility ability);

#endif
