/* A battlefield in text characters, and its features in words. */
#ifndef MUSTER_APP_CLI_BATTLE_FIELD_PLAN_H
#define MUSTER_APP_CLI_BATTLE_FIELD_PLAN_H

#include "app/cli/core/call.h"
#include "lists/field/field.h"

/* Side B's edge on top, with a legend of what lies there; only for people. The
 * plan must be possible. */
void mu_say_field_plan (const MuCall *call, const MuFieldPlan *plan, const MuTerrain *terrain);

/* A line for each feature; for scripts "feature", number, kind, name, width,
 * height, points. */
void mu_show_field_features (const MuCall *call, const MuFieldPlan *plan);

#endif
