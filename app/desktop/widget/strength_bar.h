/* Where the figures of a campaign's unit are: "32 of 48", and a bar with a part for those present,
 * wounded, straggling, captured and gone. The parts differ by what fills them, not by colour. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_STRENGTH_BAR_H
#define MUSTER_APP_DESKTOP_WIDGET_STRENGTH_BAR_H

#include <gtk/gtk.h>

#include "app/session/campaign/force_item.h"

/* Property: force (MuForceItem). */
#define MU_TYPE_STRENGTH_BAR (mu_strength_bar_get_type ())
G_DECLARE_FINAL_TYPE (MuStrengthBar, mu_strength_bar, MU, STRENGTH_BAR, GtkWidget)

/* What the parts look like, with their names. */
#define MU_TYPE_STRENGTH_LEGEND (mu_strength_legend_get_type ())
G_DECLARE_FINAL_TYPE (MuStrengthLegend, mu_strength_legend, MU, STRENGTH_LEGEND, GtkWidget)

#endif
