#include "app/desktop/deployment_view.h"

#include <glib/gi18n.h>

#include "app/desktop/deployment_row.h"
#include "app/desktop/field_choice.h"
#include "app/desktop/field_view.h"
#include "app/desktop/say.h"

struct _MuDeploymentView {
  AdwBin parent;
  MuDeploymentSession *session;
  AdwFlap *flap;
  MuFieldView *field;
  MuFieldChoice *field_choice;
  GtkToggleButton *side_a;
  GtkToggleButton *side_b;
  GtkLabel *standing;
  GtkLabel *said;
  GtkStack *map_stack;
  AdwStatusPage *shut;
  GtkListView *roster;
  GtkSingleSelection *selection;
  GtkStack *unit_stack;
  GtkLabel *unit_name;
  GtkLabel *unit_troops;
  GtkLabel *unit_place;
  GtkLabel *ranks;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuDeploymentView, mu_deployment_view, ADW_TYPE_BIN)

/* --- showing ------------------------------------------------------------------ */

static void
show_field (MuDeploymentView *self)
{
  const gboolean editable = mu_deployment_session_may_change (self->session);

  mu_field_view_edit_side (self->field, editable ? mu_deployment_session_get_side (self->session)
                                                 : MU_SIDE_NONE);
  mu_field_view_show (self->field, mu_deployment_session_make_scene (self->session), FALSE);
}

static void
show_map (MuDeploymentView *self)
{
  const MuSide side = mu_deployment_session_get_side (self->session);
  const char *seal = mu_deployment_session_get_seal (self->session, side);
  const gboolean shut = mu_deployment_session_is_hidden (self->session, side);
  g_autofree char *text = g_strdup_printf (
      _ ("Code %s. The map opens when the other side is sealed too."), seal ? seal : "");

  adw_status_page_set_description (self->shut, text);
  gtk_stack_set_visible_child_name (self->map_stack, shut ? "shut" : "field");
}

static void
show_sides (MuDeploymentView *self)
{
  const MuBattleRecord *record = mu_deployment_session_get_record (self->session);
  GtkToggleButton *const button[MU_SIDES] = { self->side_a, self->side_b };

  for (int side = 0; side < MU_SIDES; side++) {
    GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button[side]));
    gtk_label_set_label (GTK_LABEL (label), record->side[side].list->name);
    gtk_widget_set_tooltip_text (GTK_WIDGET (button[side]), record->side[side].list->name);
    gtk_accessible_update_property (GTK_ACCESSIBLE (button[side]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    record->side[side].list->name, -1);
  }
  gtk_toggle_button_set_active (button[mu_deployment_session_get_side (self->session)], TRUE);
}

static void
show_unit (MuDeploymentView *self)
{
  const int unit = mu_deployment_session_get_unit (self->session);
  g_autofree char *deep
      = g_strdup_printf ("%d", mu_deployment_session_get_ranks (self->session, unit));

  gtk_label_set_label (self->ranks, deep);
  gtk_stack_set_visible_child_name (self->unit_stack, unit >= 0 ? "unit" : "none");
  gtk_single_selection_set_selected (self->selection,
                                     unit >= 0 ? (guint) unit : GTK_INVALID_LIST_POSITION);
}

static void
show_said (MuDeploymentView *self)
{
  gboolean refused;

  g_object_get (self->session, "refused", &refused, NULL);
  if (refused)
    gtk_widget_add_css_class (GTK_WIDGET (self->said), "mu-barred");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->said), "mu-barred");
}

static void
enable (MuDeploymentView *self)
{
  const int unit = mu_deployment_session_get_unit (self->session);
  const gboolean open = mu_deployment_session_may_change (self->session);
  const gboolean placed = mu_deployment_session_get (self->session, unit).placed;
  const struct {
    const char *action;
    gboolean possible;
  } actions[] = {
    { "deploy.place", open && unit >= 0 && !placed },
    { "deploy.take-off", open && placed },
    { "deploy.turn", open && placed },
    { "deploy.ranks", open && unit >= 0 },
    { "deploy.line-up", open },
    { "deploy.place-rest", open },
    { "deploy.clear", open },
    { "deploy.seal", open },
    { "deploy.undo", mu_deployment_session_can_undo (self->session) },
    { "deploy.redo", mu_deployment_session_can_redo (self->session) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].action, actions[i].possible);
}

static void
session_changed (MuDeploymentView *self)
{
  if (!mu_deployment_session_is_open (self->session))
    return;
  self->showing = TRUE;
  show_field (self);
  show_map (self);
  show_sides (self);
  show_unit (self);
  show_said (self);
  mu_field_choice_show (self->field_choice,
                        mu_deployment_session_get_record (self->session)->field);
  enable (self);
  self->showing = FALSE;
}

/* --- what the person does on the table ------------------------------------------- */

static void
body_selected (MuDeploymentView *self, int body)
{
  mu_deployment_session_select (self->session, mu_deployment_session_unit_of (self->session, body));
}

static void
body_moved (MuDeploymentView *self, int body, double x, double y, gboolean done)
{
  const int unit = mu_deployment_session_unit_of (self->session, body);

  if (!done) {
    mu_deployment_session_hold (self->session, unit, x, y);
    return;
  }
  mu_deployment_session_let_go (self->session);
  mu_deployment_session_move (self->session, unit, x, y);
  gtk_widget_grab_focus (GTK_WIDGET (self->field));
}

static void
body_turned (MuDeploymentView *self, int body, double turn, gboolean done)
{
  const int unit = mu_deployment_session_unit_of (self->session, body);

  if (!done) {
    mu_deployment_session_hold_facing (self->session, unit, turn);
    return;
  }
  mu_deployment_session_let_go (self->session);
  mu_deployment_session_face (self->session, unit, turn);
}

static void
body_nudged (MuDeploymentView *self, int body, int dx, int dy)
{
  mu_deployment_session_nudge (self->session, mu_deployment_session_unit_of (self->session, body),
                               dx, dy);
  mu_field_view_reveal (self->field, body);
}

static void
hand_opened (MuDeploymentView *self)
{
  mu_deployment_session_let_go (self->session);
}

/* --- from the roster to the table -------------------------------------------------- */

static GdkDragAction
carried_over (MuDeploymentView *self, double x, double y, GtkDropTarget *target)
{
  const GValue *value = gtk_drop_target_get_value (target);
  double tx;
  double ty;

  if (value == NULL || !G_VALUE_HOLDS_INT (value)
      || !mu_deployment_session_may_change (self->session))
    return 0;
  mu_field_view_to_table (self->field, x, y, &tx, &ty);
  mu_deployment_session_hold (self->session, g_value_get_int (value), tx, ty);
  return GDK_ACTION_COPY;
}

static gboolean
dropped (MuDeploymentView *self, const GValue *value, double x, double y)
{
  double tx;
  double ty;

  mu_field_view_to_table (self->field, x, y, &tx, &ty);
  mu_deployment_session_let_go (self->session);
  mu_deployment_session_move (self->session, g_value_get_int (value), tx, ty);
  gtk_widget_grab_focus (GTK_WIDGET (self->field));
  return TRUE;
}

static void
add_drop_target (MuDeploymentView *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

  gtk_drop_target_set_preload (target, TRUE);
  g_signal_connect_swapped (target, "motion", G_CALLBACK (carried_over), self);
  g_signal_connect_swapped (target, "leave", G_CALLBACK (hand_opened), self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self->field), GTK_EVENT_CONTROLLER (target));
}

static void
roster_selected (MuDeploymentView *self)
{
  const guint unit = gtk_single_selection_get_selected (self->selection);

  if (!self->showing && unit != GTK_INVALID_LIST_POSITION)
    mu_deployment_session_select (self->session, (int) unit);
}

/* Enter puts a unit on the table, or goes there where it stands already. */
static void
roster_activated (MuDeploymentView *self, guint unit)
{
  mu_deployment_session_select (self->session, (int) unit);
  if (mu_deployment_session_get (self->session, (int) unit).placed)
    gtk_widget_grab_focus (GTK_WIDGET (self->field));
  else
    mu_deployment_session_place (self->session, (int) unit);
}

static void
side_toggled (MuDeploymentView *self)
{
  const MuSide side = gtk_toggle_button_get_active (self->side_b) ? MU_SIDE_B : MU_SIDE_A;

  if (!self->showing)
    mu_deployment_session_set_side (self->session, side);
}

static void
field_chosen (MuDeploymentView *self, gpointer field)
{
  g_autoptr (GError) error = NULL;

  if (mu_deployment_session_set_field (self->session, field, &error))
    return;
  mu_say_error (self, error);
  session_changed (self);
}

/* --- actions ------------------------------------------------------------------------- */

static void
place (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuDeploymentSession *session = MU_DEPLOYMENT_VIEW (widget)->session;

  mu_deployment_session_place (session, mu_deployment_session_get_unit (session));
}

static void
take_off (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuDeploymentSession *session = MU_DEPLOYMENT_VIEW (widget)->session;

  mu_deployment_session_take_off (session, mu_deployment_session_get_unit (session));
}

static void
turn (GtkWidget *widget, const char *name, GVariant *degrees)
{
  MuDeploymentSession *session = MU_DEPLOYMENT_VIEW (widget)->session;

  mu_deployment_session_turn (session, mu_deployment_session_get_unit (session),
                              g_variant_get_int32 (degrees));
}

static void
form (GtkWidget *widget, const char *name, GVariant *more)
{
  MuDeploymentSession *session = MU_DEPLOYMENT_VIEW (widget)->session;
  const int unit = mu_deployment_session_get_unit (session);

  mu_deployment_session_set_ranks (
      session, unit, mu_deployment_session_get_ranks (session, unit) + g_variant_get_int32 (more));
}

static void
line_up (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_deployment_session_line_up (MU_DEPLOYMENT_VIEW (widget)->session);
}

static void
place_rest (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_deployment_session_place_rest (MU_DEPLOYMENT_VIEW (widget)->session);
}

static void
clear (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_deployment_session_clear (MU_DEPLOYMENT_VIEW (widget)->session);
}

static void
seal (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_deployment_session_seal (MU_DEPLOYMENT_VIEW (widget)->session);
}

static void
undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_deployment_session_undo (MU_DEPLOYMENT_VIEW (widget)->session);
}

static void
redo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_deployment_session_redo (MU_DEPLOYMENT_VIEW (widget)->session);
}

static void
zoom (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuDeploymentView *self = MU_DEPLOYMENT_VIEW (widget);
  const int way = g_variant_get_int32 (parameter);

  if (way == 0)
    mu_field_view_fit (self->field);
  else
    mu_field_view_zoom (self->field, way > 0 ? 1.25 : 0.8);
}

static void
show_roster (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuDeploymentView *self = MU_DEPLOYMENT_VIEW (widget);

  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

/* From the roster to the table and back. */
static void
switch_pane (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuDeploymentView *self = MU_DEPLOYMENT_VIEW (widget);

  if (gtk_widget_has_focus (GTK_WIDGET (self->field)))
    gtk_widget_grab_focus (GTK_WIDGET (self->roster));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->field));
}

static void
install_actions (GtkWidgetClass *widget)
{
  gtk_widget_class_install_action (widget, "deploy.pane", NULL, switch_pane);
  gtk_widget_class_install_action (widget, "deploy.place", NULL, place);
  gtk_widget_class_install_action (widget, "deploy.take-off", NULL, take_off);
  gtk_widget_class_install_action (widget, "deploy.turn", "i", turn);
  gtk_widget_class_install_action (widget, "deploy.ranks", "i", form);
  gtk_widget_class_install_action (widget, "deploy.line-up", NULL, line_up);
  gtk_widget_class_install_action (widget, "deploy.place-rest", NULL, place_rest);
  gtk_widget_class_install_action (widget, "deploy.clear", NULL, clear);
  gtk_widget_class_install_action (widget, "deploy.seal", NULL, seal);
  gtk_widget_class_install_action (widget, "deploy.undo", NULL, undo);
  gtk_widget_class_install_action (widget, "deploy.redo", NULL, redo);
  gtk_widget_class_install_action (widget, "deploy.zoom", "i", zoom);
  gtk_widget_class_install_action (widget, "deploy.roster", NULL, show_roster);
}

static void
bind_keys (GtkWidgetClass *widget)
{
  const struct {
    guint key;
    GdkModifierType with;
    const char *action;
    int value;
  } keys[] = {
    { GDK_KEY_q, 0, "deploy.turn", -5 },
    { GDK_KEY_e, 0, "deploy.turn", 5 },
    { GDK_KEY_q, GDK_SHIFT_MASK, "deploy.turn", -90 },
    { GDK_KEY_e, GDK_SHIFT_MASK, "deploy.turn", 90 },
    { GDK_KEY_Left, GDK_CONTROL_MASK, "deploy.turn", -5 },
    { GDK_KEY_Right, GDK_CONTROL_MASK, "deploy.turn", 5 },
    { GDK_KEY_bracketleft, 0, "deploy.ranks", -1 },
    { GDK_KEY_bracketright, 0, "deploy.ranks", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget, keys[i].key, keys[i].with, keys[i].action, "i",
                                         keys[i].value);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_F6, 0, "deploy.pane", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_p, 0, "deploy.place", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Delete, 0, "deploy.take-off", NULL);
}

/* --- the widget ------------------------------------------------------------------------ */

static void
mu_deployment_view_dispose (GObject *object)
{
  MuDeploymentView *self = MU_DEPLOYMENT_VIEW (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (mu_deployment_view_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget)
{
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, flap);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, field);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, field_choice);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, side_a);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, side_b);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, standing);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, said);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, map_stack);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, shut);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, roster);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, selection);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, unit_stack);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, unit_name);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, unit_troops);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, unit_place);
  gtk_widget_class_bind_template_child (widget, MuDeploymentView, ranks);
}

static void
mu_deployment_view_class_init (MuDeploymentViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_deployment_view_dispose;
  g_type_ensure (MU_TYPE_FIELD_VIEW);
  g_type_ensure (MU_TYPE_FIELD_CHOICE);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/deployment-view.ui");
  bind_children (widget);
  install_actions (widget);
  bind_keys (widget);
}

static void
listen (MuDeploymentView *self)
{
  g_signal_connect_object (self->field, "body-selected", G_CALLBACK (body_selected), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "body-moved", G_CALLBACK (body_moved), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "body-turned", G_CALLBACK (body_turned), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "body-nudged", G_CALLBACK (body_nudged), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "hand-opened", G_CALLBACK (hand_opened), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (roster_selected), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->roster, "activate", G_CALLBACK (roster_activated), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->side_b, "toggled", G_CALLBACK (side_toggled), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field_choice, "chosen", G_CALLBACK (field_chosen), self,
                           G_CONNECT_SWAPPED);
}

static void
mu_deployment_view_init (MuDeploymentView *self)
{
  g_autoptr (GtkListItemFactory) factory = mu_deployment_row_factory ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_view_set_factory (self->roster, factory);
  add_drop_target (self);
}

static char *
name_words (int body, gpointer session)
{
  return mu_deployment_session_body_name (session, body);
}

static char *
state_words (int body, gpointer session)
{
  return mu_deployment_session_body_words (session, body);
}

void
mu_deployment_view_set_session (MuDeploymentView *self, MuDeploymentSession *session)
{
  const struct {
    const char *property;
    GtkLabel *label;
  } pairs[] = {
    { "standing", self->standing },  { "said", self->said },        { "name", self->unit_name },
    { "troops", self->unit_troops }, { "place", self->unit_place },
  };

  g_return_if_fail (self->session == NULL);
  self->session = g_object_ref (session);
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_object_bind_property (session, pairs[i].property, pairs[i].label, "label",
                            G_BINDING_SYNC_CREATE);
  mu_field_view_set_words (self->field, name_words, state_words, session);
  gtk_single_selection_set_model (self->selection, mu_deployment_session_get_roster (session));
  listen (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed), self,
                           G_CONNECT_SWAPPED);
  session_changed (self);
}

gboolean
mu_deployment_view_focus (MuDeploymentView *self)
{
  return gtk_widget_grab_focus (GTK_WIDGET (self->roster));
}
