/* A unit in the roster of a deployment, to be dragged onto the table. */
#ifndef MUSTER_APP_DESKTOP_DEPLOYMENT_DEPLOYMENT_ROW_H
#define MUSTER_APP_DESKTOP_DEPLOYMENT_DEPLOYMENT_ROW_H

#include <gtk/gtk.h>

#include "app/session/wrg/deployment/deployment_item.h"

/* Makes rows of MuDeploymentItem; what is dragged is a G_TYPE_INT, the unit. */
GtkListItemFactory *mu_deployment_row_factory (void);

#endif
