/* One field of a sum on the page: a base for each kind of field. It shows what
 * the session holds and enters what the person does; what a sum is about it
 * knows only from the field's description. */
#ifndef MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_FIELD_H
#define MUSTER_APP_DESKTOP_CALCULATOR_CALCULATOR_FIELD_H

#include <adwaita.h>

#include "app/session/calculator/calculator_session.h"

#define MU_TYPE_CALCULATOR_FIELD (mu_calculator_field_get_type ())
G_DECLARE_DERIVABLE_TYPE (MuCalculatorField, mu_calculator_field, MU, CALCULATOR_FIELD, AdwBin)

struct _MuCalculatorFieldClass {
  AdwBinClass parent;
  void (*build) (MuCalculatorField *field); /* once, session and place are known */
  void (*show) (MuCalculatorField *field);  /* what the session holds, after each change */
};

/* The widget for this field of the session's kind; a floating reference. */
GtkWidget *mu_calculator_field_new (MuCalculatorSession *session, int place);

/* For the kinds of field. */
MuCalculatorSession *mu_calculator_field_session (MuCalculatorField *field);
int mu_calculator_field_place (MuCalculatorField *field);
const MuField *mu_calculator_field_about (MuCalculatorField *field);
const MuFieldValue *mu_calculator_field_value (MuCalculatorField *field);
/* TRUE while show runs: what changes then was not entered by the person. */
gboolean mu_calculator_field_is_showing (MuCalculatorField *field);
/* Enters a number, or nothing. */
void mu_calculator_field_enter_number (MuCalculatorField *field, gboolean given, gint64 number);
/* Puts the field's label above its control. */
void mu_calculator_field_set_control (MuCalculatorField *field, GtkWidget *control);
/* What closes a word or field, for its tooltip; NULL for MU_RULE_NONE. The caller's. */
char *mu_calculator_field_reason (MuRule rule);

void mu_calculator_name (gpointer widget, const char *name);

/* The kinds of field. */
GType mu_calculator_text_get_type (void);   /* TROOP, POINTS, CREW */
GType mu_calculator_number_get_type (void); /* NUMBER */
GType mu_calculator_choice_get_type (void); /* CHOICE, WEAPON */
GType mu_calculator_facts_get_type (void);  /* FLAG, SET, COUNTS */
GType mu_calculator_dice_get_type (void);   /* DICE */

#endif
