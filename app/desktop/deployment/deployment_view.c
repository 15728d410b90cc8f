#include "app/desktop/deployment/deployment_view.h"

#include <glib/gi18n.h>

#include "app/desktop/deployment/deployment_row.h"
#include "app/desktop/deployment/deployment_view_private.h"
#include "app/desktop/widget/wiring.h"

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
    mu_name_widget (button[side], record->side[side].list->name);
  }
  gtk_toggle_button_set_active (button[mu_deployment_session_get_side (self->session)], TRUE);
}

/* Who is picked on the table is to be seen in the roster, too. */
static void
reveal (MuDeploymentView *self, guint unit)
{
  if (gtk_single_selection_get_selected (self->selection) != unit)
    gtk_widget_activate_action (GTK_WIDGET (self->roster), "list.scroll-to-item", "u", unit);
}

static void
show_unit (MuDeploymentView *self)
{
  const int unit = mu_deployment_session_get_unit (self->session);

  if (unit >= 0)
    reveal (self, (guint) unit);

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
  mu_deployment_view_enable (self);
  self->showing = FALSE;
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
mu_deployment_view_class_init (MuDeploymentViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_deployment_view_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/deployment-view.ui");
  mu_bind_parts (widget, MuDeploymentView, flap, field, field_choice, side_a, side_b, standing,
                 said, map_stack, shut, roster, selection, unit_stack, unit_name, unit_troops,
                 unit_place, form);
  mu_deployment_view_install_actions (widget);
}

static void
mu_deployment_view_init (MuDeploymentView *self)
{
  g_autoptr (GtkListItemFactory) factory = mu_deployment_row_factory ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_view_set_factory (self->roster, factory);
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
  mu_field_view_set_teller (self->field, MU_BODY_TELLER (session));
  mu_deployment_form_set_session (self->form, session);
  gtk_single_selection_set_model (self->selection, mu_deployment_session_get_roster (session));
  mu_deployment_view_add_hands (self);
  mu_listen (session, "changed", session_changed, self);
  session_changed (self);
}

gboolean
mu_deployment_view_focus (MuDeploymentView *self)
{
  return gtk_widget_grab_focus (GTK_WIDGET (self->roster));
}
