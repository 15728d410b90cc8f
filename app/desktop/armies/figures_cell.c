#include "app/desktop/armies/figures_cell.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"

struct _MuFiguresCell {
  GtkWidget parent;
  GtkWidget *spin;
  MuUnitItem *unit;
  GBinding *binding;
};

G_DEFINE_FINAL_TYPE (MuFiguresCell, mu_figures_cell, GTK_TYPE_WIDGET)

enum { PROP_UNIT = 1 };

/* A screen reader meets the spin as a whole, without its two buttons. */
static void
name_spin (MuFiguresCell *self)
{
  g_autofree char *name = mu_unit_item_count_words (self->unit);

  mu_name_widget (self->spin, name);
}

/* The row may become another one, with the same widgets. */
static void
row_changed (MuFiguresCell *self)
{
  gboolean counted = FALSE;

  g_object_get (self->unit, "counted", &counted, NULL);
  gtk_widget_set_visible (self->spin, counted);
  name_spin (self);
}

static void
let_go (MuFiguresCell *self)
{
  g_clear_pointer (&self->binding, g_binding_unbind);
  if (self->unit)
    g_signal_handlers_disconnect_by_data (self->unit, self);
}

static void
set_unit (MuFiguresCell *self, MuUnitItem *unit)
{
  if (self->unit == unit)
    return;
  let_go (self);
  g_set_object (&self->unit, unit);
  if (unit == NULL)
    return;
  g_signal_connect_swapped (unit, "notify::counted", G_CALLBACK (row_changed), self);
  g_signal_connect_swapped (unit, "notify::name", G_CALLBACK (row_changed), self);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->spin), 1,
                             mu_unit_item_get_kind (unit) == MU_ROW_UNIT ? MU_LIST_FIGURES_MAX
                                                                         : MU_LIST_ITEMS_MAX);
  self->binding = g_object_bind_property (unit, "figures", self->spin, "value",
                                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  row_changed (self);
}

MuUnitItem *
mu_figures_cell_get_unit (MuFiguresCell *self)
{
  return self->unit;
}

static void
mu_figures_cell_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_UNIT)
    g_value_set_object (value, MU_FIGURES_CELL (object)->unit);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_figures_cell_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_UNIT)
    set_unit (MU_FIGURES_CELL (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_figures_cell_dispose (GObject *object)
{
  MuFiguresCell *self = MU_FIGURES_CELL (object);

  set_unit (self, NULL);
  g_clear_pointer (&self->spin, gtk_widget_unparent);
  G_OBJECT_CLASS (mu_figures_cell_parent_class)->dispose (object);
}

static void
mu_figures_cell_class_init (MuFiguresCellClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);

  object->get_property = mu_figures_cell_get_property;
  object->set_property = mu_figures_cell_set_property;
  object->dispose = mu_figures_cell_dispose;
  g_object_class_install_property (
      object, PROP_UNIT,
      g_param_spec_object ("unit", NULL, NULL, MU_TYPE_UNIT_ITEM,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
mu_figures_cell_init (MuFiguresCell *self)
{
  self->spin = gtk_spin_button_new_with_range (1, MU_LIST_ITEMS_MAX, 1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->spin), TRUE);
  gtk_spin_button_set_update_policy (GTK_SPIN_BUTTON (self->spin), GTK_UPDATE_IF_VALID);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->spin), 3);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 3);
  gtk_widget_set_valign (self->spin, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->spin, GTK_WIDGET (self));
}
