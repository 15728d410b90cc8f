/* House rules in the players' hands: every reading of the rules that a club may
 * switch, by its key, in groups, with the book's heading. */
#ifndef MUSTER_APP_SERVICE_CLUB_HOUSE_RULES_H
#define MUSTER_APP_SERVICE_CLUB_HOUSE_RULES_H

#include <glib.h>

#include "lists/list/list.h"
#include "rules/core/reading.h"

#define MU_HOUSE_RULE_ERROR (mu_house_rule_error_quark ())
GQuark mu_house_rule_error_quark (void);

/* The house rule of this key; -1 if there is none. */
int mu_house_rule_find (const char *key);

/* Takes the other reading (on) or the default one. Error for an unknown key, with
 * those that are spelt nearly so. */
gboolean mu_house_rule_switch (MuReadings *readings, const char *key, gboolean on, GError **error);

/* How many are switched away from the default; readings may be NULL. */
guint mu_house_rules_count (const MuReadings *readings);

/* Whether its rule is one of that system's book. */
gboolean mu_house_rule_is_of (MuReading which, MuRuleSystem rules);

/* "Reaction": what part of the rules it belongs to, translated. */
const char *mu_house_rule_group (MuReading which);
/* The heading in the book under which its rule stands; the group where the book's
 * heading is not known. */
const char *mu_house_rule_section (MuReading which);

/* All of them, those of a group together: MuReading. Free with g_array_unref. */
GArray *mu_house_rules_by_group (void);

/* By how many points the list is dearer under these house rules than by the book, which
 * prices all lists (wrg.points.arab-indian); below 0: cheaper. */
int mu_house_rules_surcharge (const MuReadings *readings, const MuList *list);

#endif
