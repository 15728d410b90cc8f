/* A list of figures as it comes to the field. */
#ifndef MUSTER_LISTS_WRG_FIGURE_SIDE_H
#define MUSTER_LISTS_WRG_FIGURE_SIDE_H

#include "lists/list/list.h"
#include "rules/wrg/battle/setup.h"

/* Fills a side of a battle's set-up with the list's units. units must have room
 * for MU_BATTLE_UNITS_MAX and outlive the set-up. FALSE with an error for a list
 * that no battle can take (no units, too many). Stragglers and items are not on the table: their
 * points are beyond the enemy's reach. */
gboolean mu_list_battle_side (const MuList *list, MuWrgSetupUnit *units, MuWrgSetupSide *side,
                              GError **error);

#endif
