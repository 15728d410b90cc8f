/* What the open army's points are spent on, as one stacked bar with its legend. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_COMPOSITION_BAR_H
#define MUSTER_APP_DESKTOP_WIDGET_COMPOSITION_BAR_H

#include <gtk/gtk.h>

#include "lists/list/list.h"

#define MU_TYPE_COMPOSITION_BAR (mu_composition_bar_get_type ())
G_DECLARE_FINAL_TYPE (MuCompositionBar, mu_composition_bar, MU, COMPOSITION_BAR, GtkWidget)

/* list: NULL shows nothing; copied. */
void mu_composition_bar_show (MuCompositionBar *bar, const MuList *list);

#endif
