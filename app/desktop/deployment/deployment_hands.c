/* What hands do on the deployment's page: on the table, from the roster, with sides and
 * fields. */
#include "app/desktop/deployment/deployment_view_private.h"
#include "app/desktop/page/say.h"
#include "app/desktop/page/tabbing.h"
#include "app/desktop/widget/wiring.h"

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
  mu_picture_view_to_table (MU_PICTURE_VIEW (self->field), x, y, &tx, &ty);
  mu_deployment_session_hold (self->session, g_value_get_int (value), tx, ty);
  return GDK_ACTION_COPY;
}

static gboolean
dropped (MuDeploymentView *self, const GValue *value, double x, double y)
{
  double tx;
  double ty;

  mu_picture_view_to_table (MU_PICTURE_VIEW (self->field), x, y, &tx, &ty);
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
  mu_field_choice_show (self->field_choice,
                        mu_deployment_session_get_record (self->session)->field);
}

void
mu_deployment_view_add_hands (MuDeploymentView *self)
{
  add_drop_target (self);
  mu_tabbing_leaves_list (GTK_WIDGET (self->roster));
  mu_tabbing_leaves_pane (adw_flap_get_flap (self->flap));
  mu_listen (self->field, "body-selected", body_selected, self);
  mu_listen (self->field, "body-moved", body_moved, self);
  mu_listen (self->field, "body-turned", body_turned, self);
  mu_listen (self->field, "body-nudged", body_nudged, self);
  mu_listen (self->field, "hand-opened", hand_opened, self);
  mu_listen (self->selection, "notify::selected", roster_selected, self);
  mu_listen (self->roster, "activate", roster_activated, self);
  mu_listen (self->side_b, "toggled", side_toggled, self);
  mu_listen (self->field_choice, "chosen", field_chosen, self);
}
