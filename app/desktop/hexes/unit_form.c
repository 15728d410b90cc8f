/* The particulars of one unit. */
#include <glib/gi18n.h>

#include "app/desktop/hexes/armies_pane_private.h"
#include "app/desktop/hexes/hex_rows.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/abd/hex_words.h"
#include "reports/abd/hex_paper.h"

static const MuAbdUnitSetup *
picked (MuArmiesPane *self)
{
  return &mu_scenario_writer_get (self->writer)->side[self->side].unit[self->unit];
}

/* "HI · Heavy Infantry" */
GStrv
mu_unit_form_types (void)
{
  GStrv types = g_new0 (char *, MU_ABD_TYPES + 1);

  for (int i = 0; i < MU_ABD_TYPES; i++)
    types[i] = g_strdup_printf ("%s · %s", mu_abd_type_key ((MuAbdType) i),
                                _ (mu_abd_type_words ((MuAbdType) i)));
  return types;
}

/* --- showing ------------------------------------------------------------------------ */

static void
fill_place (MuArmiesPane *self, const MuAbdUnitSetup *unit)
{
  const gboolean late = unit->hex == MU_ABD_OFF;
  g_autofree char *hex
      = late ? g_strdup ("") : mu_hex_words_name (mu_scenario_writer_get (self->writer), unit->hex);

  mu_kept_show (self->place, hex);
  gtk_spin_button_set_value (self->turn, unit->turn);
  gtk_spin_button_set_value (self->entry, unit->entry + 1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->turn), late);
  gtk_widget_set_sensitive (GTK_WIDGET (self->entry), late && unit->turn > 0);
}

void
mu_unit_form_fill (MuArmiesPane *self)
{
  const MuAbdUnitSetup *unit = self->unit < 0 ? NULL : picked (self);
  const char *name;

  gtk_widget_set_visible (GTK_WIDGET (self->unit_group), unit != NULL);
  if (unit == NULL)
    return;
  name = g_ptr_array_index (mu_scenario_writer_get (self->writer)->side[self->side].units,
                            self->unit);
  mu_kept_show (self->unit_name, name ? name : "");
  adw_combo_row_set_selected (self->type, unit->type);
  adw_combo_row_set_selected (self->facing, unit->facing);
  gtk_switch_set_active (self->disordered, unit->disordered);
  gtk_spin_button_set_value (self->shots, MAX (unit->shots, 1));
  fill_place (self, unit);
}

/* --- what a person does --------------------------------------------------------------- */

static void
name_taken (gpointer data)
{
  MuArmiesPane *self = data;
  g_autofree char *name = mu_kept_text (self->unit_name);
  g_autoptr (GError) why = NULL;

  if (self->unit >= 0
      && !mu_scenario_writer_name_unit (self->writer, self->side, self->unit, name, &why))
    mu_kept_refuse (self->unit_name, why->message);
}

static void
place_taken (gpointer data)
{
  MuArmiesPane *self = data;
  const MuAbdGrid *grid = &mu_scenario_writer_get (self->writer)->map.grid;
  g_autofree char *name = g_strstrip (mu_kept_text (self->place));
  const int hex = *name ? mu_abd_hex_named (grid, name) : MU_ABD_OFF;
  g_autofree char *why
      = g_strdup_printf (_ ("“%s” is no hex of the map, which goes from A1 to %c%d"), name,
                         'A' + grid->columns - 1, grid->rows);

  if (self->unit < 0)
    return;
  if (*name && hex == MU_ABD_OFF)
    mu_kept_refuse (self->place, why);
  else
    mu_scenario_writer_move_unit (self->writer, self->side, self->unit, hex);
}

static void
unit_changed (MuArmiesPane *self)
{
  MuAbdUnitSetup unit;

  if (self->filling || self->unit < 0)
    return;
  unit = *picked (self);
  unit.type = (uint8_t) adw_combo_row_get_selected (self->type);
  unit.facing = (uint8_t) adw_combo_row_get_selected (self->facing);
  unit.disordered = gtk_switch_get_active (self->disordered);
  unit.shots = (uint8_t) gtk_spin_button_get_value_as_int (self->shots);
  unit.turn = (uint8_t) gtk_spin_button_get_value_as_int (self->turn);
  unit.entry = (uint8_t) (gtk_spin_button_get_value_as_int (self->entry) - 1);
  if (unit.turn == 0)
    unit.entry = 0;
  mu_scenario_writer_set_unit (self->writer, self->side, self->unit, &unit);
}

/* --- building -------------------------------------------------------------------------- */

static AdwComboRow *
facing_row (AdwPreferencesGroup *group)
{
  const char *words[MU_ABD_DIRECTIONS + 1] = { NULL };

  for (int i = 0; i < MU_ABD_DIRECTIONS; i++)
    words[i] = mu_hex_direction_words (i);
  return mu_hex_row_choice (group, _ ("Facing"), words);
}

static void
listen (MuArmiesPane *self)
{
  mu_kept_watch (self->unit_name, name_taken, self);
  mu_kept_watch (self->place, place_taken, self);
  mu_listen (self->type, "notify::selected", unit_changed, self);
  mu_listen (self->facing, "notify::selected", unit_changed, self);
  mu_listen (self->disordered, "notify::active", unit_changed, self);
  mu_listen (self->shots, "value-changed", unit_changed, self);
  mu_listen (self->turn, "value-changed", unit_changed, self);
  mu_listen (self->entry, "value-changed", unit_changed, self);
}

void
mu_unit_form_build (MuArmiesPane *self, GtkWidget *box)
{
  AdwPreferencesGroup *group = self->unit_group = mu_hex_group (box, _ ("Unit"));
  g_auto (GStrv) types = mu_unit_form_types ();
  GtkWidget *gone = mu_hex_button ("user-trash-symbolic", _ ("Remove the unit (Delete)"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (gone), "hexes.remove-unit");
  adw_preferences_group_set_header_suffix (group, gone);
  self->unit_name = mu_hex_row_entry (group, _ ("Name"));
  self->type = mu_hex_row_choice (group, _ ("Type"), (const char *const *) types);
  self->facing = facing_row (group);
  self->place = mu_hex_row_entry (group, _ ("Hex, Empty if It Comes Later"));
  self->turn = mu_hex_row_number (group, _ ("Comes in Turn"), 0, MU_ABD_TURNS_MOST);
  self->entry = mu_hex_row_number (group, _ ("By Entry"), 1, MU_ABD_ENTRIES);
  self->disordered = mu_hex_row_switch (group, _ ("Begins Disordered"), NULL);
  self->shots = mu_hex_row_number (group, _ ("Shots When It Fires"), 1, 3);
  listen (self);
}
