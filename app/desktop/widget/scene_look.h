/* How drawings to scale look on the screen: the size of the person's type, light, dark or high
 * contrast, and the frame of who has the focus. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_SCENE_LOOK_H
#define MUSTER_APP_DESKTOP_WIDGET_SCENE_LOOK_H

#include <gtk/gtk.h>

#include "reports/scene/scene.h"

/* parts: MuSceneParts. */
void mu_scene_look (GtkWidget *widget, guint parts, MuSceneLook *look);
/* Where the widget has the focus, and the person uses the keyboard. */
void mu_scene_look_draw_focus (GtkWidget *widget, cairo_t *cr, int w, int h);
/* A sheet of this size for a key, under what is drawn next. */
void mu_scene_look_draw_sheet (const MuSceneLook *look, cairo_t *cr, double w, double h);

#endif
