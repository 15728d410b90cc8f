/* What a battle is fought on: open ground, a field that Muster brings, or one from a file. */
#ifndef MUSTER_APP_DESKTOP_FIELD_FIELD_CHOICE_H
#define MUSTER_APP_DESKTOP_FIELD_FIELD_CHOICE_H

#include <adwaita.h>

#include "lists/field/field.h"

#define MU_TYPE_FIELD_CHOICE (mu_field_choice_get_type ())
G_DECLARE_FINAL_TYPE (MuFieldChoice, mu_field_choice, MU, FIELD_CHOICE, AdwBin)

/* Signal "chosen" (MuFieldPlan *, borrowed, NULL for open ground): the person did; whoever
 * listens shows one with mu_field_choice_show, this or the one before. */
void mu_field_choice_show (MuFieldChoice *choice, const MuFieldPlan *field);

#endif
