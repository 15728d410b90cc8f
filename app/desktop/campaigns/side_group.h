/* A side of a campaign that is about to begin: its name and its army. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_SIDE_GROUP_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_SIDE_GROUP_H

#include <adwaita.h>

#define MU_TYPE_SIDE_GROUP (mu_side_group_get_type ())
G_DECLARE_FINAL_TYPE (MuSideGroup, mu_side_group, MU, SIDE_GROUP, AdwPreferencesGroup)

/* Signals: "changed"; "remove-wanted", from the button of a removable one. */

/* armies: texts, borrowed; army: which of them it begins with. */
MuSideGroup *mu_side_group_new (GListModel *armies, guint army);
/* Its place among the sides, from 1, and whether it can be removed. A name that nobody has typed
 * follows the place. */
void mu_side_group_set_place (MuSideGroup *group, int place, gboolean removable);
/* Borrowed until it changes. */
const char *mu_side_group_get_name (MuSideGroup *group);
guint mu_side_group_get_army (MuSideGroup *group);
/* Puts the keyboard into the name. */
void mu_side_group_begin (MuSideGroup *group);

/* What is to be known of its army here; "": nothing. */
void mu_side_group_tell (MuSideGroup *side, const char *text);

#endif
