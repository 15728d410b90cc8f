/* House rules on the command line: which there are, whose hold for a call, and
 * those of a campaign. */
#ifndef MUSTER_APP_CLI_CLUB_HOUSE_RULES_H
#define MUSTER_APP_CLI_CLUB_HOUSE_RULES_H

#include "app/cli/core/call.h"

/* Appends --campaign NAME and --house-rule KEY to an array of MuOption: for verbs
 * that work a sum of the rules. */
void mu_reading_options_append (GArray *options);

/* The house rules that hold for this call: those of --campaign, where the verb
 * takes it and it is given, and each --house-rule besides; by the book without
 * either. Opens the club only for --campaign. FALSE: no such campaign, or an
 * unknown key, whose message names those that are spelt nearly so. */
gboolean mu_call_readings (MuCall *call, MuReadings *readings, GError **error);

/* "House rules: …", a line each, or that the book is followed; only for people. */
void mu_say_house_rules (const MuCall *call, const MuReadings *readings);

#endif
