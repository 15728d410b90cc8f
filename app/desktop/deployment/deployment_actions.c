/* The actions of the deployment's page, and their keys. */
#include <glib/gi18n.h>

#include "app/desktop/deployment/deployment_view_private.h"
#include "app/desktop/widget/wiring.h"

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
form (GtkWidget *widget, const char *name, GVariant *way)
{
  MuDeploymentSession *session = MU_DEPLOYMENT_VIEW (widget)->session;

  mu_deployment_session_step_shape (session, mu_deployment_session_get_unit (session),
                                    g_variant_get_int32 (way));
}

static void
widen (GtkWidget *widget, const char *name, GVariant *more)
{
  MuDeploymentSession *session = MU_DEPLOYMENT_VIEW (widget)->session;
  const int unit = mu_deployment_session_get_unit (session);

  mu_deployment_session_set_files (
      session, unit, mu_deployment_session_get_files (session, unit) + g_variant_get_int32 (more));
}

static void
line_up (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_deployment_session_line_up (MU_DEPLOYMENT_VIEW (widget)->session);
}

static void
plan (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_deployment_session_plan (MU_DEPLOYMENT_VIEW (widget)->session);
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
seal_answered (MuDeploymentView *self, const char *answer)
{
  if (g_str_equal (answer, "seal"))
    mu_deployment_session_seal (self->session);
}

/* One of the few acts that nothing takes back: it is asked for once, with what it means. */
static void
ask_to_seal (MuDeploymentView *self)
{
  const MuBattleRecord *record = mu_deployment_session_get_record (self->session);
  const MuSide side = mu_deployment_session_get_side (self->session);
  GtkWidget *dialog
      = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, NULL);
  AdwMessageDialog *question = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_format_heading (question, _ ("Seal %s?"), record->side[side].list->name);
  adw_message_dialog_set_body (
      question, _ ("Once sealed, its deployment cannot be changed by anybody, and nothing undoes "
                   "that. Its map stays shut, with a code that proves it, until the other side is "
                   "sealed too; field and dice stand from now on."));
  adw_message_dialog_add_responses (question, "cancel", _ ("Cancel"), "seal", _ ("Seal"), NULL);
  adw_message_dialog_set_response_appearance (question, "seal", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (question, "cancel");
  adw_message_dialog_set_close_response (question, "cancel");
  mu_listen (dialog, "response", seal_answered, self);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
seal (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuDeploymentView *self = MU_DEPLOYMENT_VIEW (widget);

  if (mu_deployment_session_may_seal (self->session))
    ask_to_seal (self);
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
  gtk_widget_class_install_action (widget, "deploy.form", "i", form);
  gtk_widget_class_install_action (widget, "deploy.widen", "i", widen);
  gtk_widget_class_install_action (widget, "deploy.line-up", NULL, line_up);
  gtk_widget_class_install_action (widget, "deploy.plan", NULL, plan);
  gtk_widget_class_install_action (widget, "deploy.place-rest", NULL, place_rest);
  gtk_widget_class_install_action (widget, "deploy.clear", NULL, clear);
  gtk_widget_class_install_action (widget, "deploy.seal", NULL, seal);
  gtk_widget_class_install_action (widget, "deploy.undo", NULL, undo);
  gtk_widget_class_install_action (widget, "deploy.redo", NULL, redo);
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
    { GDK_KEY_bracketleft, 0, "deploy.widen", 1 },
    { GDK_KEY_bracketright, 0, "deploy.widen", -1 },
    { GDK_KEY_f, 0, "deploy.form", 1 },
    { GDK_KEY_f, GDK_SHIFT_MASK, "deploy.form", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget, keys[i].key, keys[i].with, keys[i].action, "i",
                                         keys[i].value);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_F6, 0, "deploy.pane", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_p, 0, "deploy.place", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Delete, 0, "deploy.take-off", NULL);
}

void
mu_deployment_view_install_actions (GtkWidgetClass *widget)
{
  install_actions (widget);
  bind_keys (widget);
}

void
mu_deployment_view_enable (MuDeploymentView *self)
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
    { "deploy.form", open && unit >= 0 },
    { "deploy.widen", open && unit >= 0 },
    { "deploy.line-up", open },
    { "deploy.plan", open },
    { "deploy.place-rest", open },
    { "deploy.clear", open },
    { "deploy.seal", open },
    { "deploy.undo", mu_deployment_session_can_undo (self->session) },
    { "deploy.redo", mu_deployment_session_can_redo (self->session) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].action, actions[i].possible);
}
