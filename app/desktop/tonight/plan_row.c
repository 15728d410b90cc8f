#include "app/desktop/tonight/plan_row.h"

#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/widget/wiring.h"

struct _MuPlanRow {
  GtkBox parent;
  GtkLabel *label;
  GtkDropDown *manner;
  GtkCheckButton *command;
  MuDeploymentSession *session;
  MuSide side;
  gboolean showing; /* what is chosen is shown, not chosen */
};

G_DEFINE_FINAL_TYPE (MuPlanRow, mu_plan_row, GTK_TYPE_BOX)

static const MuPlanManner manner_table[] = { MU_MANNER_PLAYER, MU_MANNER_BOOK };

/* --- shown ---------------------------------------------------------------- */

static void
show_manner (MuPlanRow *self)
{
  g_autofree char *label = mu_deployment_session_plan_label (self->session, self->side);
  const MuPlanWish *wish = mu_deployment_session_get_wish (self->session, self->side);

  gtk_label_set_label (self->label, label);
  mu_name_widget (self->manner, label);
  mu_choices_name (self->manner, label);
  for (guint i = 0; i < G_N_ELEMENTS (manner_table); i++)
    if (manner_table[i] == wish->manner)
      gtk_drop_down_set_selected (self->manner, i);
  gtk_widget_set_visible (GTK_WIDGET (self->manner),
                          mu_deployment_session_can_plan (self->session, self->side));
}

static void
show_command (MuPlanRow *self)
{
  g_autofree char *label = mu_deployment_session_command_label (self->session, self->side);

  gtk_label_set_label (GTK_LABEL (gtk_check_button_get_child (self->command)), label);
  mu_name_widget (self->command, label);
  gtk_check_button_set_active (self->command,
                               mu_deployment_session_is_commanded (self->session, self->side));
  gtk_widget_set_sensitive (GTK_WIDGET (self->command),
                            mu_deployment_session_can_command (self->session, self->side));
}

/* Before there is a battle it has no name. */
static void
session_changed (MuPlanRow *self)
{
  const gboolean open = mu_deployment_session_is_open (self->session);

  gtk_widget_set_visible (GTK_WIDGET (self), open);
  if (!open)
    return;
  self->showing = TRUE;
  show_manner (self);
  show_command (self);
  self->showing = FALSE;
}

/* --- chosen ---------------------------------------------------------------- */

static void
manner_chosen (MuPlanRow *self)
{
  const guint chosen = gtk_drop_down_get_selected (self->manner);

  if (!self->showing && chosen < G_N_ELEMENTS (manner_table))
    mu_deployment_session_set_manner (self->session, self->side, manner_table[chosen]);
}

static void
command_chosen (MuPlanRow *self)
{
  if (!self->showing)
    mu_deployment_session_set_commanded (self->session, self->side,
                                         gtk_check_button_get_active (self->command));
}

/* --- the widget ------------------------------------------------------------- */

static void
mu_plan_row_dispose (GObject *object)
{
  g_clear_object (&MU_PLAN_ROW (object)->session);
  G_OBJECT_CLASS (mu_plan_row_parent_class)->dispose (object);
}

static void
mu_plan_row_class_init (MuPlanRowClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_plan_row_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/plan-row.ui");
  mu_bind_parts (widget, MuPlanRow, label, manner, command);
}

static void
mu_plan_row_init (MuPlanRow *self)
{
  const char *const manners[] = { _ ("To win"), _ ("By the book"), NULL };

  gtk_widget_init_template (GTK_WIDGET (self));
  mu_choices_offer (self->manner, manners);
}

void
mu_plan_row_follow (MuPlanRow *self, MuDeploymentSession *session, MuSide side)
{
  g_return_if_fail (self->session == NULL);
  self->session = g_object_ref (session);
  self->side = side;
  mu_listen (session, "changed", session_changed, self);
  mu_listen (self->manner, "notify::selected", manner_chosen, self);
  mu_listen (self->command, "toggled", command_chosen, self);
  session_changed (self);
}
