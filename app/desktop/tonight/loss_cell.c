#include "app/desktop/tonight/loss_cell.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"

#define MEN_MOST 9999

struct _MuLossCell {
  MuStandingCell parent;
  GtkWidget *spin;
  GtkWidget *apply;
};

G_DEFINE_FINAL_TYPE (MuLossCell, mu_loss_cell, MU_TYPE_STANDING_CELL)

/* --- the unit ------------------------------------------------------------ */

static void
name_parts (MuLossCell *self, const char *unit)
{
  g_autofree char *spin = g_strdup_printf (_ ("Casualties of %s"), unit);
  g_autofree char *apply = g_strdup_printf (_ ("Apply the casualties of %s"), unit);

  mu_name_widget (self->spin, spin);
  mu_name_widget (self->apply, apply);
}

static MuStandingItem *
unit_of (MuLossCell *self)
{
  return mu_standing_cell_get_unit (MU_STANDING_CELL (self));
}

/* The casualties go as a whole, and only from those who are there. */
static void
update (MuLossCell *self)
{
  gboolean there = FALSE;

  if (unit_of (self) == NULL)
    return;
  g_object_get (unit_of (self), "on-table", &there, NULL);
  gtk_widget_set_sensitive (self->spin, there);
  gtk_widget_set_sensitive (self->apply,
                            there && gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->spin)) > 0);
}

static void
show_unit (MuStandingCell *cell, MuStandingItem *unit)
{
  MuLossCell *self = MU_LOSS_CELL (cell);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->spin), 0);
  mu_listen (unit, "notify::on-table", update, self);
  name_parts (self, mu_standing_item_get_name (unit));
  update (self);
}

/* --- entering ------------------------------------------------------------ */

/* Back to the row: from there the arrows lead to the next unit. */
static void
focus_row (MuLossCell *self)
{
  GtkWidget *at = GTK_WIDGET (self);

  while (at && !GTK_IS_LIST_VIEW (gtk_widget_get_parent (at)))
    at = gtk_widget_get_parent (at);
  if (at)
    gtk_widget_grab_focus (at);
}

static void
apply (MuLossCell *self)
{
  MuTableUnit place;
  int men;

  gtk_spin_button_update (GTK_SPIN_BUTTON (self->spin));
  men = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->spin));
  if (men <= 0 || unit_of (self) == NULL)
    return;
  place = mu_standing_item_get_place (unit_of (self));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->spin), 0);
  focus_row (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.hurt", "(iii)", (int) place.side,
                              place.unit, men);
}

gboolean
mu_loss_cell_begin (MuLossCell *self, int digit)
{
  g_autofree char *text = g_strdup_printf ("%d", digit);

  if (!gtk_widget_is_sensitive (self->spin) || !gtk_widget_grab_focus (self->spin))
    return FALSE;
  gtk_editable_set_text (GTK_EDITABLE (self->spin), text);
  gtk_editable_set_position (GTK_EDITABLE (self->spin), -1);
  return TRUE;
}

/* --- the widget ---------------------------------------------------------- */

static void
mu_loss_cell_class_init (MuLossCellClass *class)
{
  MU_STANDING_CELL_CLASS (class)->show_unit = show_unit;
}

static GtkWidget *
new_spin (void)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, MEN_MOST, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 3);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  return spin;
}

static GtkWidget *
new_apply (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("object-select-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Apply the casualties"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

static void
mu_loss_cell_init (MuLossCell *self)
{
  GtkEditable *text;

  self->spin = new_spin ();
  self->apply = new_apply ();
  gtk_widget_set_parent (self->spin, GTK_WIDGET (self));
  gtk_widget_set_parent (self->apply, GTK_WIDGET (self));
  text = gtk_editable_get_delegate (GTK_EDITABLE (self->spin));
  mu_listen (text, "activate", apply, self);
  mu_listen (self->apply, "clicked", apply, self);
  mu_listen (self->spin, "value-changed", update, self);
}
