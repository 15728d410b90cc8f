/* How a part of a unit's figures is drawn: those present are solid, the wounded hatched, stragglers
 * dotted, the captured behind bars, and of those gone only the outline is left. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_STRENGTH_PART_H
#define MUSTER_APP_DESKTOP_WIDGET_STRENGTH_PART_H

#include <gtk/gtk.h>

#include "db/campaign/forces.h"

/* In the colours of the widget. */
void mu_strength_part_draw (GtkWidget *widget, GtkSnapshot *snapshot, MuForcePart part,
                            const graphene_rect_t *box);

#endif
