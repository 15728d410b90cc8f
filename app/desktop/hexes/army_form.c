/* What holds for a whole army. */
#include <glib/gi18n.h>

#include "app/desktop/hexes/armies_pane_private.h"
#include "app/desktop/hexes/hex_rows.h"
#include "app/desktop/hexes/hex_text.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/widget/wiring.h"

#define PANIC_MOST 250

static int
number (MuArmiesPane *self, MuScenarioNumber which)
{
  return mu_scenario_writer_get_number (self->writer, which, self->side);
}

void
mu_army_form_fill (MuArmiesPane *self)
{
  mu_hex_text_show (self->writer, MU_SCENARIO_ARMY, self->side, self->name);
  mu_hex_text_show (self->writer, MU_SCENARIO_COMMANDER, self->side, self->commander);
  gtk_spin_button_set_value (self->panic, number (self, MU_SCENARIO_PANIC));
  gtk_switch_set_active (self->points, number (self, MU_SCENARIO_POINTS) > 0);
  gtk_switch_set_active (self->barbarian, number (self, MU_SCENARIO_BARBARIAN) > 0);
  adw_combo_row_set_selected (self->player, (guint) number (self, MU_SCENARIO_PLAYER));
}

/* --- what a person does ------------------------------------------------------------- */

static void
name_taken (gpointer data)
{
  MuArmiesPane *self = data;

  mu_hex_text_take (self->writer, MU_SCENARIO_ARMY, self->side, self->name);
}

static void
commander_taken (gpointer data)
{
  MuArmiesPane *self = data;

  mu_hex_text_take (self->writer, MU_SCENARIO_COMMANDER, self->side, self->commander);
}

static void
set (MuArmiesPane *self, MuScenarioNumber which, int to)
{
  if (!self->filling)
    mu_scenario_writer_set_number (self->writer, which, self->side, to);
}

static void
panic_changed (MuArmiesPane *self)
{
  set (self, MU_SCENARIO_PANIC, gtk_spin_button_get_value_as_int (self->panic));
}

static void
points_changed (MuArmiesPane *self)
{
  set (self, MU_SCENARIO_POINTS, gtk_switch_get_active (self->points));
}

static void
barbarian_changed (MuArmiesPane *self)
{
  set (self, MU_SCENARIO_BARBARIAN, gtk_switch_get_active (self->barbarian));
}

static void
player_changed (MuArmiesPane *self)
{
  set (self, MU_SCENARIO_PLAYER, (int) adw_combo_row_get_selected (self->player));
}

void
mu_army_form_build (MuArmiesPane *self, GtkWidget *box)
{
  const char *const players[] = { _ ("Takes what each action gives"), _ ("Keeps to a plan"),
                                  _ ("Tries actions out first"), NULL };
  AdwPreferencesGroup *group = mu_hex_group (box, _ ("Army"));

  self->name = mu_hex_row_entry (group, _ ("Name"));
  self->commander = mu_hex_row_entry (group, _ ("Commander"));
  self->panic
      = mu_hex_row_number (group, _ ("Panic Level, 0 for Half of Its Strength"), 0, PANIC_MOST);
  self->points = mu_hex_row_switch (group, _ ("Begins with a Victory Point"), NULL);
  self->barbarian = mu_hex_row_switch (group, _ ("Barbarians"), NULL);
  self->player = mu_hex_row_choice (group, _ ("The Computer"), players);
  mu_kept_watch (self->name, name_taken, self);
  mu_kept_watch (self->commander, commander_taken, self);
  mu_listen (self->panic, "value-changed", panic_changed, self);
  mu_listen (self->points, "notify::active", points_changed, self);
  mu_listen (self->barbarian, "notify::active", barbarian_changed, self);
  mu_listen (self->player, "notify::selected", player_changed, self);
}
