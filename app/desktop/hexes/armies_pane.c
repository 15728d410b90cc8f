#include "app/desktop/hexes/armies_pane.h"

#include <glib/gi18n.h>

#include "app/desktop/hexes/armies_pane_private.h"
#include "app/desktop/hexes/hex_rows.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/widget/wiring.h"
#include "reports/abd/hex_paper.h"

G_DEFINE_FINAL_TYPE (MuArmiesPane, mu_armies_pane, ADW_TYPE_BIN)

enum { HEX_WANTED, REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

void
mu_armies_pane_refuse (MuArmiesPane *self, const GError *why)
{
  g_signal_emit (self, signals[REFUSED], 0, why->message);
}

static int
unit_count (MuArmiesPane *self)
{
  return mu_scenario_writer_get (self->writer)->detail.side[self->side].unit_count;
}

/* --- showing ----------------------------------------------------------------------- */

static void
fill_sides (MuArmiesPane *self)
{
  for (int side = 0; side < MU_SIDES; side++)
    gtk_button_set_label (GTK_BUTTON (self->side_button[side]),
                          mu_hex_side_name (mu_scenario_writer_get (self->writer), (MuSide) side));
  gtk_toggle_button_set_active (self->side_button[self->side], TRUE);
}

void
mu_armies_pane_refresh (MuArmiesPane *self, gboolean rows)
{
  if (self->unit >= unit_count (self))
    self->unit = -1;
  self->filling = TRUE;
  fill_sides (self);
  mu_army_lists_fill (self, rows);
  mu_unit_form_fill (self);
  mu_army_form_fill (self);
  self->filling = FALSE;
}

/* Where units come and go, places are others: who stands at the cursor is picked. */
static void
changed (MuArmiesPane *self, gboolean rows)
{
  MuSide side;
  int at;

  if (rows)
    self->unit = -1;
  if (self->unit < 0 && mu_scenario_writer_find_unit (self->writer, self->hex, &side, &at)
      && side == self->side)
    self->unit = at;
  mu_armies_pane_refresh (self, rows);
}

/* What is half typed is the other unit's. */
void
mu_armies_pane_pick (MuArmiesPane *self, MuSide side, int at)
{
  const gboolean other_side = self->side != side;

  if (!other_side && self->unit == at)
    return;
  mu_kept_take_all (GTK_WIDGET (self));
  self->side = side;
  self->unit = at;
  mu_armies_pane_refresh (self, other_side);
}

gboolean
mu_armies_pane_get_picked (MuArmiesPane *self, MuSide *side, int *at)
{
  *side = self->side;
  *at = self->unit;
  return self->unit >= 0;
}

void
mu_armies_pane_go (MuArmiesPane *self, int hex)
{
  MuSide side;
  int at;

  self->hex = hex;
  if (mu_scenario_writer_find_unit (self->writer, hex, &side, &at))
    mu_armies_pane_pick (self, side, at);
  else
    mu_armies_pane_pick (self, self->side, -1);
  mu_armies_pane_refresh (self, FALSE);
}

/* --- what a person does --------------------------------------------------------------- */

static void
side_toggled (MuArmiesPane *self)
{
  const MuSide side
      = gtk_toggle_button_get_active (self->side_button[MU_SIDE_B]) ? MU_SIDE_B : MU_SIDE_A;

  if (!self->filling && side != self->side)
    mu_armies_pane_pick (self, side, -1);
}

void
mu_armies_pane_add (MuArmiesPane *self)
{
  const MuAbdType type = (MuAbdType) adw_combo_row_get_selected (self->new_type);
  g_autoptr (GError) why = NULL;
  const int at = mu_scenario_writer_add_unit (self->writer, self->side, type, self->hex, &why);

  if (at < 0)
    mu_armies_pane_refuse (self, why);
  else
    mu_armies_pane_pick (self, self->side, at);
}

/* --- the pane -------------------------------------------------------------------------- */

static void
add_sides (MuArmiesPane *self, GtkWidget *box)
{
  GtkWidget *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (sides, "linked");
  for (int side = 0; side < MU_SIDES; side++) {
    GtkWidget *button = gtk_toggle_button_new_with_label ("");
    gtk_widget_set_hexpand (button, TRUE);
    self->side_button[side] = GTK_TOGGLE_BUTTON (button);
    if (side > 0)
      gtk_toggle_button_set_group (self->side_button[side], self->side_button[0]);
    gtk_box_append (GTK_BOX (sides), button);
    mu_listen (button, "toggled", side_toggled, self);
  }
  gtk_box_append (GTK_BOX (box), sides);
}

void
mu_armies_pane_set_writer (MuArmiesPane *self, MuScenarioWriter *writer)
{
  GtkWidget *box = mu_hex_pane (ADW_BIN (self));

  self->writer = writer;
  self->filling = TRUE;
  add_sides (self, box);
  mu_unit_form_build (self, box);
  mu_army_lists_build (self, box);
  mu_army_form_build (self, box);
  mu_armies_pane_refresh (self, TRUE);
  mu_listen (writer, "changed", changed, self);
}

static void
mu_armies_pane_class_init (MuArmiesPaneClass *class)
{
  signals[HEX_WANTED] = g_signal_new ("hex-wanted", MU_TYPE_ARMIES_PANE, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REFUSED] = g_signal_new ("refused", MU_TYPE_ARMIES_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
mu_armies_pane_init (MuArmiesPane *self)
{
  self->unit = -1;
}
