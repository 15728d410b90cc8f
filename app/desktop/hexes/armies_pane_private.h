/* What the files of the armies' pane share. */
#ifndef MUSTER_APP_DESKTOP_HEXES_ARMIES_PANE_PRIVATE_H
#define MUSTER_APP_DESKTOP_HEXES_ARMIES_PANE_PRIVATE_H

#include "app/desktop/hexes/armies_pane.h"

struct _MuArmiesPane {
  AdwBin parent;
  MuScenarioWriter *writer;
  MuSide side; /* that is shown */
  int unit;    /* picked; -1: none */
  int hex;     /* where the cursor is */
  gboolean filling;

  GtkToggleButton *side_button[MU_SIDES];
  /* The picked unit */
  AdwPreferencesGroup *unit_group;
  AdwEntryRow *unit_name;
  AdwComboRow *type;
  AdwComboRow *facing;
  AdwEntryRow *place;
  GtkSpinButton *turn;
  GtkSpinButton *entry;
  GtkSwitch *disordered;
  GtkSpinButton *shots;
  /* Lists */
  AdwComboRow *new_type;
  GtkWidget *add_button;
  GtkListBox *units;
  GtkListBox *leaders;
  /* The army */
  AdwEntryRow *name;
  AdwEntryRow *commander;
  GtkSpinButton *panic;
  GtkSwitch *points;
  GtkSwitch *barbarian;
  AdwComboRow *player;
};

/* armies_pane.c: why something cannot be. */
void mu_armies_pane_refuse (MuArmiesPane *pane, const GError *why);
void mu_armies_pane_refresh (MuArmiesPane *pane, gboolean rows);

/* unit_form.c: the particulars of the picked unit */
void mu_unit_form_build (MuArmiesPane *pane, GtkWidget *box);
void mu_unit_form_fill (MuArmiesPane *pane);

/* army_lists.c: units and leaders */
void mu_army_lists_build (MuArmiesPane *pane, GtkWidget *box);
/* rows: they are others than before. */
void mu_army_lists_fill (MuArmiesPane *pane, gboolean rows);

/* army_form.c: what holds for the whole army */
void mu_army_form_build (MuArmiesPane *pane, GtkWidget *box);
void mu_army_form_fill (MuArmiesPane *pane);

/* Types of units as choices, NULL-ended; g_strfreev. */
GStrv mu_unit_form_types (void);

#endif
