#include "app/desktop/fate_cell.h"

#include <glib/gi18n.h>

#include "app/desktop/choices.h"
#include "reports/account.h"

struct _MuFateCell {
  GtkWidget parent;
  GtkDropDown *choice;
  MuStandingItem *unit;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuFateCell, mu_fate_cell, GTK_TYPE_WIDGET)

enum { PROP_UNIT = 1 };

/* As the drop-down offers them: the commonest first. */
static const MuFate fates[] = {
  MU_FATE_ON_TABLE,  MU_FATE_IN_ROUT,   MU_FATE_RETIRING, MU_FATE_ROUTED_OFF,
  MU_FATE_OFF_TABLE, MU_FATE_DESTROYED, MU_FATE_PRISONER,
};

static guint
place_of (MuFate fate)
{
  guint place = 0;

  while (place < G_N_ELEMENTS (fates) && fates[place] != fate)
    place++;
  return place;
}

/* --- the unit ------------------------------------------------------------ */

/* Behind the fates: that the commander-in-chief is lost, where he rides. */
static void
offer (MuFateCell *self)
{
  const char *words[G_N_ELEMENTS (fates) + 2] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (fates); i++)
    words[i] = mu_account_fate (fates[i]);
  if (mu_standing_item_has_general (self->unit))
    words[G_N_ELEMENTS (fates)] = _ ("general lost");
  mu_choices_offer (self->choice, words);
}

static void
show (MuFateCell *self)
{
  if (self->choice == NULL || self->unit == NULL || mu_standing_item_is_army (self->unit))
    return;
  self->showing = TRUE;
  gtk_drop_down_set_selected (self->choice, place_of (mu_standing_item_get_fate (self->unit)));
  self->showing = FALSE;
}

static void
offer_anew (MuFateCell *self)
{
  self->showing = TRUE;
  offer (self);
  self->showing = FALSE;
  show (self);
}

static void
show_unit (MuFateCell *self)
{
  gboolean army = mu_standing_item_is_army (self->unit);
  g_autofree char *name
      = g_strdup_printf (_ ("State of %s"), mu_standing_item_get_name (self->unit));

  gtk_widget_set_visible (GTK_WIDGET (self), !army);
  if (army)
    return;
  mu_choices_name (self->choice, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choice), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  offer_anew (self);
}

static void
set_unit (MuFateCell *self, MuStandingItem *unit)
{
  if (self->unit == unit)
    return;
  if (self->unit)
    g_signal_handlers_disconnect_by_data (self->unit, self);
  g_set_object (&self->unit, unit);
  if (unit == NULL)
    return;
  g_signal_connect_object (unit, "notify::fate", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (unit, "notify::has-general", G_CALLBACK (offer_anew), self,
                           G_CONNECT_SWAPPED);
  show_unit (self);
}

static void
mu_fate_cell_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_UNIT)
    g_value_set_object (value, MU_FATE_CELL (object)->unit);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_fate_cell_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_UNIT)
    set_unit (MU_FATE_CELL (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* --- choosing ------------------------------------------------------------ */

static void
enter (MuFateCell *self, guint place)
{
  MuTableUnit unit = mu_standing_item_get_place (self->unit);

  if (place < G_N_ELEMENTS (fates))
    gtk_widget_activate_action (GTK_WIDGET (self), "table.fate", "(iii)", (int) unit.side,
                                unit.unit, (int) fates[place]);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "table.general", "(ii)", (int) unit.side,
                                unit.unit);
}

/* What was refused shows the fate that still holds. */
static gboolean
enter_chosen (gpointer data)
{
  MuFateCell *self = data;
  guint place
      = self->choice ? gtk_drop_down_get_selected (self->choice) : GTK_INVALID_LIST_POSITION;

  if (self->unit && place != GTK_INVALID_LIST_POSITION
      && place != place_of (mu_standing_item_get_fate (self->unit)))
    enter (self, place);
  show (self);
  return G_SOURCE_REMOVE;
}

/* Not before the drop-down has done with it: it cannot be set while it tells. */
static void
chosen (MuFateCell *self)
{
  if (!self->showing && self->unit)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, enter_chosen, g_object_ref (self), g_object_unref);
}

/* --- the widget ---------------------------------------------------------- */

static void
mu_fate_cell_dispose (GObject *object)
{
  MuFateCell *self = MU_FATE_CELL (object);

  set_unit (self, NULL);
  if (self->choice)
    gtk_widget_unparent (GTK_WIDGET (self->choice));
  self->choice = NULL;
  G_OBJECT_CLASS (mu_fate_cell_parent_class)->dispose (object);
}

static void
mu_fate_cell_class_init (MuFateCellClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);

  object->get_property = mu_fate_cell_get_property;
  object->set_property = mu_fate_cell_set_property;
  object->dispose = mu_fate_cell_dispose;
  g_object_class_install_property (
      object, PROP_UNIT,
      g_param_spec_object ("unit", NULL, NULL, MU_TYPE_STANDING_ITEM,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
mu_fate_cell_init (MuFateCell *self)
{
  self->choice = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_widget_set_valign (GTK_WIDGET (self->choice), GTK_ALIGN_CENTER);
  gtk_widget_set_parent (GTK_WIDGET (self->choice), GTK_WIDGET (self));
  g_signal_connect_object (self->choice, "notify::selected", G_CALLBACK (chosen), self,
                           G_CONNECT_SWAPPED);
}
