/* Two army lists side by side: their heads, their units row by row, and all of it as text. */
#ifndef MUSTER_APP_SESSION_ARMIES_ARMY_COMPARISON_H
#define MUSTER_APP_SESSION_ARMIES_ARMY_COMPARISON_H

#include <gio/gio.h>

#include "app/session/armies/compared_item.h"
#include "lists/book/book.h"

#define MU_TYPE_ARMY_COMPARISON (mu_army_comparison_get_type ())
G_DECLARE_FINAL_TYPE (MuArmyComparison, mu_army_comparison, MU, ARMY_COMPARISON, MuItem)

/* Properties: left-name, left-detail ("Later Carthaginian · 202 BC"), left-sums ("997 of 1,000
 * points, 8 units, 130 figures, scouting strength 38"), the same of the right; heads (what differs
 * of the lists as such, a line each, "" for nothing), summary ("6 units are the same, …").
 * shelf is borrowed and must outlive it. */
MuArmyComparison *mu_army_comparison_new (const MuShelf *shelf);
void mu_army_comparison_show (MuArmyComparison *comparison, const MuList *left,
                              const MuList *right);

/* MuComparedItem in the order of the left list; borrowed. */
GListModel *mu_army_comparison_get_rows (MuArmyComparison *comparison);

/* Both columns as text, to be put into a letter; free with g_free. */
char *mu_army_comparison_text (MuArmyComparison *comparison);

#endif
