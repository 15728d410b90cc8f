#include "app/desktop/tonight/table_sums_cell.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"

struct _MuTableSumsCell {
  MuStandingCell parent;
  GtkMenuButton *button;
};

G_DEFINE_FINAL_TYPE (MuTableSumsCell, mu_table_sums_cell, MU_TYPE_STANDING_CELL)

/* Letters are the same in every language, as those of the shortcuts are. */
static const struct {
  const char *kind;
  const char *label;
  guint letter;
} sums[] = {
  { "shoot", N_ ("_Shooting (S)"), 's' },
  { "melee", N_ ("_Melee (M)"), 'm' },
  { "recoil", N_ ("Re_coil (C)"), 'c' },
  { "reaction", N_ ("_Reaction Test (R)"), 'r' },
};

static GVariant *
target_of (guint sum, MuStandingItem *unit)
{
  const MuTableUnit place = mu_standing_item_get_place (unit);

  return g_variant_new ("(sii)", sums[sum].kind, (int) place.side, place.unit);
}

static GMenuModel *
menu_for (MuStandingItem *unit)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sums); i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (_ (sums[i].label), NULL);
    g_menu_item_set_action_and_target_value (item, "win.sum", target_of (i, unit));
    g_menu_append_item (menu, item);
  }
  return G_MENU_MODEL (menu);
}

static void
show_unit (MuStandingCell *cell, MuStandingItem *unit)
{
  MuTableSumsCell *self = MU_TABLE_SUMS_CELL (cell);
  g_autoptr (GMenuModel) menu = menu_for (unit);
  g_autofree char *name = g_strdup_printf (_ ("Sums of %s"), mu_standing_item_get_name (unit));

  gtk_menu_button_set_menu_model (self->button, menu);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), name);
  mu_name_widget (self->button, name);
  mu_name_widget (gtk_widget_get_first_child (GTK_WIDGET (self->button)), name);
}

gboolean
mu_table_sums_cell_open (MuTableSumsCell *self, guint letter)
{
  MuStandingItem *unit = mu_standing_cell_get_unit (MU_STANDING_CELL (self));

  for (guint i = 0; unit && i < G_N_ELEMENTS (sums); i++)
    if (sums[i].letter == letter)
      return gtk_widget_activate_action_variant (GTK_WIDGET (self), "win.sum", target_of (i, unit));
  return FALSE;
}

static void
mu_table_sums_cell_class_init (MuTableSumsCellClass *class)
{
  MU_STANDING_CELL_CLASS (class)->show_unit = show_unit;
}

static void
mu_table_sums_cell_init (MuTableSumsCell *self)
{
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->button, "mu-calculator-symbolic");
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");
  gtk_widget_set_valign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  gtk_widget_set_parent (GTK_WIDGET (self->button), GTK_WIDGET (self));
}
