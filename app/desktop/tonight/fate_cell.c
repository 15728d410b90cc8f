#include "app/desktop/tonight/fate_cell.h"

#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/widget/wiring.h"
#include "reports/account/account.h"

struct _MuFateCell {
  MuStandingCell parent;
  GtkDropDown *choice; /* NULL when all is over */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuFateCell, mu_fate_cell, MU_TYPE_STANDING_CELL)

/* --- the unit ------------------------------------------------------------ */

static MuStandingItem *
unit_of (MuFateCell *self)
{
  return mu_standing_cell_get_unit (MU_STANDING_CELL (self));
}

/* What it may be, then, where he rides: how the commander-in-chief was lost. */
static void
offer (MuFateCell *self)
{
  const MuTableSystem *system = mu_standing_item_get_system (unit_of (self));
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; i < system->state_count; i++)
    g_ptr_array_add (words, (gpointer) mu_table_state_words (system, (int) i));
  for (guint i = 0; mu_standing_item_has_general (unit_of (self)) && i < system->end_count; i++)
    g_ptr_array_add (words, (gpointer) mu_account_general_end (system->ends[i]));
  g_ptr_array_add (words, NULL);
  mu_choices_offer (self->choice, (const char *const *) words->pdata);
}

static void
show (MuFateCell *self)
{
  if (self->choice == NULL || unit_of (self) == NULL)
    return;
  self->showing = TRUE;
  gtk_drop_down_set_selected (self->choice, (guint) mu_standing_item_get_state (unit_of (self)));
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
show_unit (MuStandingCell *cell, MuStandingItem *unit)
{
  MuFateCell *self = MU_FATE_CELL (cell);
  g_autofree char *name = g_strdup_printf (_ ("State of %s"), mu_standing_item_get_name (unit));

  mu_listen (unit, "notify::state", show, self);
  mu_listen (unit, "notify::has-general", offer_anew, self);
  mu_choices_name (self->choice, name);
  mu_name_widget (self->choice, name);
  offer_anew (self);
}

/* --- choosing ------------------------------------------------------------ */

static void
enter (MuFateCell *self, guint place)
{
  MuTableUnit unit = mu_standing_item_get_place (unit_of (self));
  const MuTableSystem *system = mu_standing_item_get_system (unit_of (self));

  if (place < system->state_count)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.state", "(iii)", (int) unit.side,
                                unit.unit, (int) place);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "table.general", "(iii)", (int) unit.side,
                                unit.unit, (int) system->ends[place - system->state_count]);
}

/* What was refused shows the fate that still holds. */
static gboolean
enter_chosen (gpointer data)
{
  MuFateCell *self = data;
  guint place
      = self->choice ? gtk_drop_down_get_selected (self->choice) : GTK_INVALID_LIST_POSITION;

  if (unit_of (self) && place != GTK_INVALID_LIST_POSITION
      && place != (guint) mu_standing_item_get_state (unit_of (self)))
    enter (self, place);
  show (self);
  return G_SOURCE_REMOVE;
}

/* Not before the drop-down has done with it: it cannot be set while it tells. */
static void
chosen (MuFateCell *self)
{
  if (!self->showing && unit_of (self))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, enter_chosen, g_object_ref (self), g_object_unref);
}

/* --- the widget ---------------------------------------------------------- */

static void
mu_fate_cell_dispose (GObject *object)
{
  G_OBJECT_CLASS (mu_fate_cell_parent_class)->dispose (object);
  MU_FATE_CELL (object)->choice = NULL;
}

static void
mu_fate_cell_class_init (MuFateCellClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_fate_cell_dispose;
  MU_STANDING_CELL_CLASS (class)->show_unit = show_unit;
}

static void
mu_fate_cell_init (MuFateCell *self)
{
  self->choice = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_widget_set_valign (GTK_WIDGET (self->choice), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (self->choice), TRUE);
  gtk_widget_set_parent (GTK_WIDGET (self->choice), GTK_WIDGET (self));
  mu_listen (self->choice, "notify::selected", chosen, self);
}
