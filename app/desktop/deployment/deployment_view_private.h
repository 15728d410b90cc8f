/* What the files of the deployment's page share: what is shown, what hands do, actions. */
#ifndef MUSTER_APP_DESKTOP_DEPLOYMENT_DEPLOYMENT_VIEW_PRIVATE_H
#define MUSTER_APP_DESKTOP_DEPLOYMENT_DEPLOYMENT_VIEW_PRIVATE_H

#include "app/desktop/deployment/deployment_form.h"
#include "app/desktop/deployment/deployment_view.h"
#include "app/desktop/field/field_choice.h"
#include "app/desktop/field/field_view.h"

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
  MuDeploymentForm *form;
  gboolean showing;
};

/* deployment_actions.c */
void mu_deployment_view_install_actions (GtkWidgetClass *class);
/* What can be done now. */
void mu_deployment_view_enable (MuDeploymentView *view);

/* deployment_hands.c: with the table and the roster */
void mu_deployment_view_add_hands (MuDeploymentView *view);

#endif
