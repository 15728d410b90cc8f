#include "app/desktop/map/map_editor.h"

#include <glib/gi18n.h>

#include "app/desktop/map/map_form.h"
#include "app/desktop/widget/wiring.h"

struct _MuMapEditor {
  AdwBin parent;
  AdwFlap *flap;
  MuMapView *view;
  MuMapForm *form;
  GtkWidget *tools;
  GtkToggleButton *road_mode;
  GtkWidget *remove;
  GtkLabel *status;
};

G_DEFINE_FINAL_TYPE (MuMapEditor, mu_map_editor, ADW_TYPE_BIN)

/* --- what is said under the map --------------------------------------------------------- */

static char *
status_words (MuMapEditor *self)
{
  const MuMapScene *scene = mu_map_view_get_scene (self->view);
  const int place = mu_map_view_get_chosen (self->view);

  if (scene == NULL)
    return g_strdup ("");
  if (gtk_toggle_button_get_active (self->road_mode))
    return g_strdup (_ ("Drag from one place to another to lay a road."));
  if (place >= 0)
    return mu_map_scene_place_words (scene, place);
  return mu_map_loose_words (scene->map);
}

static void
follow (MuMapEditor *self)
{
  const gboolean chosen
      = mu_map_view_get_chosen (self->view) >= 0 || mu_map_view_get_road (self->view) >= 0;
  g_autofree char *words = status_words (self);

  gtk_label_set_label (self->status, words ? words : "");
  gtk_widget_set_sensitive (self->remove, chosen);
}

static void
refused (MuMapEditor *self, const char *why)
{
  gtk_label_set_label (self->status, why);
}

static void
details_wanted (MuMapEditor *self)
{
  adw_flap_set_reveal_flap (self->flap, TRUE);
  mu_map_form_begin (self->form);
}

/* --- the widget --------------------------------------------------------------------------- */

/* Buttons are named after what they do to the view, wherever they stand. */
static void
act (MuMapEditor *self, GtkWidget *button)
{
  gtk_widget_activate_action (GTK_WIDGET (self->view), gtk_widget_get_name (button), NULL);
}

static void
add_clicked (MuMapEditor *self, GtkWidget *button)
{
  act (self, button);
  details_wanted (self);
}

static void
remove_clicked (MuMapEditor *self, GtkWidget *button)
{
  act (self, button);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

MuMapView *
mu_map_editor_get_view (MuMapEditor *self)
{
  return self->view;
}

void
mu_map_editor_show (MuMapEditor *self, MuMapScene *scene)
{
  mu_map_view_show (self->view, scene);
  mu_map_form_refresh (self->form);
  follow (self);
}

void
mu_map_editor_set_map (MuMapEditor *self, const MuMap *map)
{
  mu_map_view_set_map (self->view, map);
  mu_map_form_refresh (self->form);
  follow (self);
}

void
mu_map_editor_set_editable (MuMapEditor *self, gboolean editable)
{
  g_object_set (self->view, "editable", editable, NULL);
  gtk_widget_set_visible (self->tools, editable);
  gtk_widget_set_sensitive (GTK_WIDGET (self->form), editable);
}

static void
mu_map_editor_class_init (MuMapEditorClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/map-editor.ui");
  mu_bind_handlers (widget, add_clicked, remove_clicked, act);
  mu_bind_parts (widget, MuMapEditor, flap, view, form, tools, road_mode, remove, status);
}

static void
connect (MuMapEditor *self, const char *signal, GCallback callback)
{
  g_signal_connect_object (self->view, signal, callback, self, G_CONNECT_SWAPPED);
}

static void
mu_map_editor_init (MuMapEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_map_form_set_view (self->form, self->view);
  g_object_bind_property (self->road_mode, "active", self->view, "road-mode", G_BINDING_DEFAULT);
  connect (self, "place-chosen", G_CALLBACK (follow));
  connect (self, "road-chosen", G_CALLBACK (follow));
  connect (self, "changed", G_CALLBACK (follow));
  connect (self, "details-wanted", G_CALLBACK (details_wanted));
  connect (self, "refused", G_CALLBACK (refused));
  g_signal_connect_swapped (self->road_mode, "toggled", G_CALLBACK (follow), self);
  mu_map_editor_set_editable (self, FALSE);
  follow (self);
}
