#include "app/desktop/tonight/standing_cell.h"

typedef struct {
  MuStandingItem *unit;
} MuStandingCellPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MuStandingCell, mu_standing_cell, GTK_TYPE_WIDGET)

enum { PROP_UNIT = 1 };

static MuStandingCellPrivate *
own (gpointer self)
{
  return mu_standing_cell_get_instance_private (self);
}

MuStandingItem *
mu_standing_cell_get_unit (MuStandingCell *self)
{
  MuStandingItem *unit = own (self)->unit;

  return unit && !mu_standing_item_is_army (unit) ? unit : NULL;
}

static void
set_unit (MuStandingCell *self, MuStandingItem *unit)
{
  if (own (self)->unit == unit)
    return;
  if (own (self)->unit)
    g_signal_handlers_disconnect_by_data (own (self)->unit, self);
  g_set_object (&own (self)->unit, unit);
  if (unit == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self), !mu_standing_item_is_army (unit));
  if (!mu_standing_item_is_army (unit))
    MU_STANDING_CELL_GET_CLASS (self)->show_unit (self, unit);
}

static void
mu_standing_cell_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_UNIT)
    g_value_set_object (value, own (object)->unit);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_standing_cell_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_UNIT)
    set_unit (MU_STANDING_CELL (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_standing_cell_dispose (GObject *object)
{
  GtkWidget *child;

  set_unit (MU_STANDING_CELL (object), NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (mu_standing_cell_parent_class)->dispose (object);
}

static void
mu_standing_cell_class_init (MuStandingCellClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);

  object->get_property = mu_standing_cell_get_property;
  object->set_property = mu_standing_cell_set_property;
  object->dispose = mu_standing_cell_dispose;
  g_object_class_install_property (
      object, PROP_UNIT,
      g_param_spec_object ("unit", NULL, NULL, MU_TYPE_STANDING_ITEM,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
}

static void
mu_standing_cell_init (MuStandingCell *self)
{
}
