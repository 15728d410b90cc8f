/* Two children beside each other where there is room, else one above the other;
 * both fill what they get. */
#ifndef MUSTER_APP_DESKTOP_SPLIT_LAYOUT_H
#define MUSTER_APP_DESKTOP_SPLIT_LAYOUT_H

#include <gtk/gtk.h>

#define MU_TYPE_SPLIT_LAYOUT (mu_split_layout_get_type ())
G_DECLARE_FINAL_TYPE (MuSplitLayout, mu_split_layout, MU, SPLIT_LAYOUT, GtkLayoutManager)

#endif
