/* The table of units: what is done to the row that is selected, by keys, menu and pointer. */
#include "app/desktop/armies/army_view_private.h"

#include "app/desktop/armies/general_card.h"
#include "app/desktop/armies/unit_card.h"
#include "app/desktop/armies/unit_rows.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/armies/army_edit.h"
#include "app/session/armies/unit_item.h"

/* --- the selected row ---------------------------------------------------- */

static gboolean
step_figures (MuArmyView *self, int step)
{
  MuUnitItem *unit = gtk_single_selection_get_selected_item (self->unit_selection);

  if (unit == NULL)
    return FALSE;
  mu_unit_item_set_figures (unit, mu_unit_item_get_figures (unit) + step);
  return TRUE;
}

/* FALSE also for those who are no units. */
static gboolean
selected_unit (MuArmyView *self, guint *unit)
{
  MuUnitItem *item = gtk_single_selection_get_selected_item (self->unit_selection);

  if (item == NULL || mu_unit_item_get_kind (item) != MU_ROW_UNIT)
    return FALSE;
  *unit = mu_unit_item_get_index (item);
  return TRUE;
}

void
mu_army_view_select_unit (MuArmyView *self, int unit)
{
  if (unit == MU_LIST_NO_UNIT)
    return;
  gtk_single_selection_set_selected (self->unit_selection, (guint) unit);
  mu_long_table_show (self->table, (guint) unit);
}

static gboolean
copy_unit (MuArmyView *self)
{
  guint unit;

  if (!selected_unit (self, &unit))
    return FALSE;
  mu_army_view_select_unit (self, mu_army_edit_copy (self->session, unit));
  return TRUE;
}

static gboolean
split_unit (MuArmyView *self)
{
  guint unit;

  if (!selected_unit (self, &unit))
    return FALSE;
  mu_army_view_select_unit (self, mu_army_edit_split (self->session, unit));
  return TRUE;
}

static gboolean
join_unit (MuArmyView *self)
{
  guint unit;

  if (!selected_unit (self, &unit))
    return FALSE;
  mu_army_view_select_unit (self, mu_army_edit_join (self->session, unit));
  return TRUE;
}

static gboolean
move_unit (MuArmyView *self, gboolean down)
{
  guint unit;

  if (!selected_unit (self, &unit))
    return FALSE;
  mu_army_view_select_unit (self, mu_army_edit_move (self->session, unit, down));
  return TRUE;
}

static void
unit_dropped (gpointer data, guint unit, guint before)
{
  MuArmyView *self = data;
  const MuList *list = mu_army_session_get_list (self->session);

  if (list && unit < list->units->len)
    mu_army_view_select_unit (
        self, mu_army_edit_move_to (self->session, unit, MIN (before, list->units->len)));
}

static void
remove_row (MuArmyView *self, MuUnitItem *row)
{
  const guint index = mu_unit_item_get_index (row);
  const MuListItem *item;

  switch (mu_unit_item_get_kind (row)) {
  case MU_ROW_UNIT:
    mu_army_edit_remove (self->session, index);
    break;
  case MU_ROW_GENERAL:
    mu_army_edit_remove_general (self->session, index);
    break;
  case MU_ROW_PRIEST:
    mu_army_edit_priest (self->session, FALSE);
    break;
  case MU_ROW_ITEM:
    item = mu_list_item (mu_army_session_get_list (self->session), index);
    mu_army_edit_item (self->session, item->kind, item->regular, 0);
    break;
  }
}

static gboolean
remove_selected (MuArmyView *self)
{
  MuUnitItem *row = gtk_single_selection_get_selected_item (self->unit_selection);

  if (row)
    remove_row (self, row);
  return row != NULL;
}

/* In the number of a unit Delete takes out a digit, and only with Ctrl the unit. */
static gboolean
is_in_text (MuArmyView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root && GTK_IS_TEXT (gtk_root_get_focus (root));
}

/* --- the menu of a row ---------------------------------------------------- */

void
mu_army_view_enable_row_actions (MuArmyView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint unit = 0;
  const gboolean is_unit = selected_unit (self, &unit);
  MuUnitItem *row = gtk_single_selection_get_selected_item (self->unit_selection);
  const gboolean card = row && (is_unit || mu_unit_item_get_kind (row) == MU_ROW_GENERAL);

  gtk_widget_action_set_enabled (widget, "army.unit-card", card);
  gtk_widget_action_set_enabled (widget, "army.copy-unit", is_unit);
  gtk_widget_action_set_enabled (widget, "army.move-unit", is_unit);
  gtk_widget_action_set_enabled (widget, "army.remove-unit", row != NULL);
  gtk_widget_action_set_enabled (widget, "army.split-unit",
                                 is_unit && mu_army_edit_can_split (self->session, unit));
  gtk_widget_action_set_enabled (widget, "army.join-unit",
                                 is_unit && mu_army_edit_can_join (self->session, unit));
}

static void
pop_up (MuArmyView *self, double x, double y)
{
  double view_x = 0;
  double view_y = 0;

  gtk_widget_translate_coordinates (GTK_WIDGET (self->units), GTK_WIDGET (self), x, y, &view_x,
                                    &view_y);
  const GdkRectangle at = { (int) view_x, (int) view_y, 1, 1 };
  gtk_popover_set_pointing_to (GTK_POPOVER (self->unit_menu), &at);
  gtk_popover_popup (GTK_POPOVER (self->unit_menu));
}

/* Where the keyboard is. */
static gboolean
menu_for_selected (MuArmyView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  double x = 40;
  double y = 40;

  if (gtk_single_selection_get_selected_item (self->unit_selection) == NULL)
    return FALSE;
  if (focus)
    gtk_widget_translate_coordinates (focus, GTK_WIDGET (self->units), 40,
                                      gtk_widget_get_height (focus) / 2.0, &x, &y);
  pop_up (self, x, y);
  return TRUE;
}

static guint
place_of (MuArmyView *self, MuUnitItem *row)
{
  GListModel *rows = G_LIST_MODEL (self->unit_selection);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++) {
    g_autoptr (MuUnitItem) item = g_list_model_get_item (rows, i);
    if (item == row)
      return i;
  }
  return GTK_INVALID_LIST_POSITION;
}

static void
clicked_aside (GtkGestureClick *click, int times, double x, double y, MuArmyView *self)
{
  MuUnitItem *row = mu_unit_rows_at (GTK_WIDGET (self->units), x, y, NULL, NULL);

  if (row == NULL)
    return;
  gtk_single_selection_set_selected (self->unit_selection, place_of (self, row));
  pop_up (self, x, y);
}

/* --- keys ----------------------------------------------------------------- */

/* + and - change the selected unit wherever in the table the focus is. */
static gboolean
key_pressed (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state,
             MuArmyView *self)
{
  if ((state & GDK_ALT_MASK) && (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter))
    return gtk_widget_activate_action (GTK_WIDGET (self), "army.unit-card", NULL);
  if ((state & GDK_ALT_MASK) && (key == GDK_KEY_Up || key == GDK_KEY_Down))
    return move_unit (self, key == GDK_KEY_Down);
  if (key == GDK_KEY_Delete && ((state & GDK_CONTROL_MASK) || !is_in_text (self)))
    return remove_selected (self);
  if (key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (state & GDK_SHIFT_MASK)))
    return menu_for_selected (self);
  if ((state & GDK_CONTROL_MASK) && (key == GDK_KEY_j || key == GDK_KEY_J))
    return (state & GDK_SHIFT_MASK) ? split_unit (self) : join_unit (self);
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  if (key == GDK_KEY_plus || key == GDK_KEY_KP_Add)
    return step_figures (self, +1);
  if (key == GDK_KEY_minus || key == GDK_KEY_KP_Subtract)
    return step_figures (self, -1);
  return FALSE;
}

/* --- actions -------------------------------------------------------------- */

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  copy_unit (MU_ARMY_VIEW (widget));
}

static void
split_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  split_unit (MU_ARMY_VIEW (widget));
}

static void
join_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  join_unit (MU_ARMY_VIEW (widget));
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *down)
{
  move_unit (MU_ARMY_VIEW (widget), g_variant_get_boolean (down));
}

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  remove_selected (MU_ARMY_VIEW (widget));
}

/* Unless the army was closed meanwhile, and its card with it. */
static gboolean
present_now (gpointer data)
{
  GtkWindow *card = data;

  if (gtk_window_get_transient_for (card))
    gtk_window_present (card);
  return G_SOURCE_REMOVE;
}

/* Making the card and showing it are too much for one frame of the screen. */
static void
present (MuArmyView *self, GtkWidget *card)
{
  gtk_window_set_transient_for (GTK_WINDOW (card),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, present_now, g_object_ref (card), g_object_unref);
}

static void
open_card (MuArmyView *self, MuUnitItem *row)
{
  const guint index = mu_unit_item_get_index (row);

  if (mu_unit_item_get_kind (row) == MU_ROW_UNIT)
    present (self, mu_unit_card_new (self->session, index));
  else if (mu_unit_item_get_kind (row) == MU_ROW_GENERAL)
    present (self, mu_general_card_new (self->session, index));
}

/* Double click or Enter. */
static void
row_activated (MuArmyView *self, guint at)
{
  g_autoptr (MuUnitItem) row = g_list_model_get_item (G_LIST_MODEL (self->unit_selection),
                                                      mu_long_table_place (self->table, at));

  if (row)
    open_card (self, row);
}

static void
card_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuArmyView *self = MU_ARMY_VIEW (widget);
  MuUnitItem *row = gtk_single_selection_get_selected_item (self->unit_selection);

  if (row)
    open_card (self, row);
}

void
mu_army_view_install_row_actions (GtkWidgetClass *widget)
{
  gtk_widget_class_install_action (widget, "army.unit-card", NULL, card_action);
  gtk_widget_class_install_action (widget, "army.copy-unit", NULL, copy_action);
  gtk_widget_class_install_action (widget, "army.split-unit", NULL, split_action);
  gtk_widget_class_install_action (widget, "army.join-unit", NULL, join_action);
  gtk_widget_class_install_action (widget, "army.move-unit", "b", move_action);
  gtk_widget_class_install_action (widget, "army.remove-unit", NULL, remove_action);
}

/* --- setting up ----------------------------------------------------------- */

static void
listen_to_keys (MuArmyView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* Before the spin, which would take the sign for a number's. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->table), keys);
}

void
mu_army_view_set_up_rows (MuArmyView *self)
{
  GtkGesture *aside = gtk_gesture_click_new ();

  gtk_widget_set_parent (GTK_WIDGET (self->unit_menu), GTK_WIDGET (self));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (aside), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (aside, "pressed", G_CALLBACK (clicked_aside), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->units), GTK_EVENT_CONTROLLER (aside));
  mu_unit_rows_let_drag (GTK_WIDGET (self->units), unit_dropped, self);
  listen_to_keys (self);
  mu_listen (self->units, "activate", row_activated, self);
  mu_listen (self->unit_selection, "notify::selected-item", mu_army_view_enable_row_actions, self);
}

/* Of a kind without a number or a card. */
static MuUnitItem *
blank_row (void)
{
  MuUnitItem *row = mu_unit_item_new ();

  mu_unit_item_fill (row, &(MuUnitRow){ .kind = MU_ROW_PRIEST, .figures = 1 });
  return row;
}

void
mu_army_view_show_rows (MuArmyView *self)
{
  g_autoptr (GListStore) parts = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (MuUnitItem) blank = blank_row ();
  g_autoptr (GListModel) rows = NULL;

  g_list_store_append (parts, mu_army_session_get_units (self->session));
  g_list_store_append (parts, mu_army_session_get_rest (self->session));
  rows = G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (g_steal_pointer (&parts))));
  gtk_single_selection_set_model (self->unit_selection, rows);
  mu_long_table_set_rows (self->table, self->unit_selection, blank);
}

gboolean
mu_army_view_copy_unit (MuArmyView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *table = GTK_WIDGET (self->table);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && (focus == table || gtk_widget_is_ancestor (focus, table)) && copy_unit (self);
}
