/* Two children beside each other where there is room, else one above the other;
 * both fill what they get. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_SPLIT_LAYOUT_H
#define MUSTER_APP_DESKTOP_WIDGET_SPLIT_LAYOUT_H

#include <gtk/gtk.h>

#define MU_TYPE_SPLIT_LAYOUT (mu_split_layout_get_type ())
G_DECLARE_FINAL_TYPE (MuSplitLayout, mu_split_layout, MU, SPLIT_LAYOUT, GtkLayoutManager)

/* What the first gets, in parts of a hundred: beside the other of the width that neither needs,
 * above it of the height. */
GtkLayoutManager *mu_split_layout_new (int beside, int above);

#endif
