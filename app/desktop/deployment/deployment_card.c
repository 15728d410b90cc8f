#include "app/desktop/deployment/deployment_card.h"

#include "app/desktop/widget/wiring.h"
#include "reports/document/rule_words.h"

struct _MuDeploymentCard {
  GtkBox parent;
  GtkLabel *summary;
  GtkLabel *rule;
};

G_DEFINE_FINAL_TYPE (MuDeploymentCard, mu_deployment_card, GTK_TYPE_BOX)

static void
mu_deployment_card_class_init (MuDeploymentCardClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/deployment-card.ui");
  mu_bind_parts (widget, MuDeploymentCard, summary, rule);
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
  g_object_bind_property (session, "summary", self->summary, "label", G_BINDING_SYNC_CREATE);
}
