#include "app/desktop/deployment/deployment_card.h"

#include "app/desktop/widget/wiring.h"
#include "reports/document/rule_words.h"

struct _MuDeploymentCard {
  GtkBox parent;
  GtkLabel *summary;
  GtkLabel *rule;
  GtkCheckButton *march_a;
  GtkCheckButton *march_b;
  GtkLabel *march_note;
  MuDeploymentSession *session;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuDeploymentCard, mu_deployment_card, GTK_TYPE_BOX)

/* --- who may march ---------------------------------------------------------- */

static GtkCheckButton *
march_of (MuDeploymentCard *self, MuSide side)
{
  return side == MU_SIDE_A ? self->march_a : self->march_b;
}

static void
show_march (MuDeploymentCard *self, MuSide side)
{
  GtkCheckButton *march = march_of (self, side);
  g_autofree char *label = mu_deployment_session_march_label (self->session, side);

  gtk_label_set_label (GTK_LABEL (gtk_check_button_get_child (march)), label);
  mu_name_widget (march, label);
  gtk_widget_show (GTK_WIDGET (march)); /* before there is a battle it has no name */
  gtk_check_button_set_active (march, mu_deployment_session_get_march (self->session, side));
  gtk_widget_set_sensitive (GTK_WIDGET (march),
                            mu_deployment_session_can_march (self->session, side));
}

static void
show_note (MuDeploymentCard *self)
{
  g_autofree char *note = mu_deployment_session_march_note (self->session);

  gtk_label_set_label (self->march_note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->march_note), *note != '\0');
}

static void
session_changed (MuDeploymentCard *self)
{
  if (!mu_deployment_session_is_open (self->session))
    return;
  show_note (self);
  self->showing = TRUE;
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    show_march (self, side);
  self->showing = FALSE;
}

static void
march_chosen (MuDeploymentCard *self)
{
  for (MuSide side = MU_SIDE_A; !self->showing && side < MU_SIDES; side++)
    mu_deployment_session_set_march (self->session, side,
                                     gtk_check_button_get_active (march_of (self, side)));
}

/* --- the widget ------------------------------------------------------------- */

static void
mu_deployment_card_dispose (GObject *object)
{
  MuDeploymentCard *self = MU_DEPLOYMENT_CARD (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (mu_deployment_card_parent_class)->dispose (object);
}

static void
mu_deployment_card_class_init (MuDeploymentCardClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_deployment_card_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/deployment-card.ui");
  mu_bind_parts (widget, MuDeploymentCard, summary, rule, march_a, march_b, march_note);
}

static void
mu_deployment_card_init (MuDeploymentCard *self)
{
  g_autofree char *place = mu_rule_words_place (MU_RULE_WRG_DEPLOY_AREA);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_label (self->rule, place);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->rule),
                               mu_rule_words_short (MU_RULE_WRG_DEPLOY_AREA));
}

void
mu_deployment_card_set_session (MuDeploymentCard *self, MuDeploymentSession *session)
{
  g_return_if_fail (self->session == NULL);
  self->session = g_object_ref (session);
  g_object_bind_property (session, "summary", self->summary, "label", G_BINDING_SYNC_CREATE);
  mu_listen (session, "changed", session_changed, self);
  mu_listen (self->march_a, "toggled", march_chosen, self);
  mu_listen (self->march_b, "toggled", march_chosen, self);
  session_changed (self);
}
