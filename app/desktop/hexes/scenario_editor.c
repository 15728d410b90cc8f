#include "app/desktop/hexes/scenario_editor.h"

#include <glib/gi18n.h>

#include "app/desktop/hexes/scenario_editor_private.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/abd/hex_words.h"

G_DEFINE_FINAL_TYPE (MuScenarioEditor, mu_scenario_editor, ADW_TYPE_WINDOW)

#define TOAST_SECONDS 4

/* --- telling ------------------------------------------------------------------------ */

void
mu_scenario_editor_say (MuScenarioEditor *self, const char *text, gboolean undo)
{
  g_autofree char *plain = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (plain);

  adw_toast_set_timeout (toast, TOAST_SECONDS);
  if (undo) {
    adw_toast_set_button_label (toast, _ ("Undo"));
    adw_toast_set_action_name (toast, "hexes.undo");
  }
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
refused (MuScenarioEditor *self, const char *why)
{
  mu_scenario_editor_say (self, why, FALSE);
}

/* --- showing ------------------------------------------------------------------------- */

void
mu_scenario_editor_follow (MuScenarioEditor *self)
{
  g_autofree char *words = mu_hex_words (mu_scenario_writer_get (self->writer),
                                         mu_hex_map_view_get_cursor (self->view));
  g_autofree char *carried = self->carried == MU_ABD_OFF
                                 ? NULL
                                 : g_strdup_printf (_ ("%s · M puts the counter down here"), words);

  gtk_label_set_label (self->status, carried ? carried : words);
}

static void
show_title (MuScenarioEditor *self)
{
  const char *name = mu_scenario_writer_get (self->writer)->name;
  const char *path = mu_scenario_writer_path (self->writer);
  g_autofree char *file = path ? g_path_get_basename (path) : g_strdup (_ ("no file yet"));
  g_autofree char *unsaved = g_strdup_printf (_ ("%s, not saved"), file);

  adw_window_title_set_title (self->title, *name ? name : _ ("New Scenario"));
  adw_window_title_set_subtitle (self->title,
                                 mu_scenario_writer_is_unsaved (self->writer) ? unsaved : file);
}

static void
show_actions (MuScenarioEditor *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "hexes.undo", mu_scenario_writer_can_undo (self->writer));
  gtk_widget_action_set_enabled (widget, "hexes.redo", mu_scenario_writer_can_redo (self->writer));
}

static void
changed (MuScenarioEditor *self)
{
  mu_hex_map_view_show (self->view, mu_scenario_writer_get (self->writer));
  mu_scenario_editor_follow (self);
  mu_scenario_editor_show_faults (self);
  show_title (self);
  show_actions (self);
}

/* --- what a person does --------------------------------------------------------------- */

/* What is half typed is taken first. */
static void
undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_kept_take_all (widget);
  mu_scenario_writer_undo (MU_SCENARIO_EDITOR (widget)->writer);
}

static void
redo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_kept_take_all (widget);
  mu_scenario_writer_redo (MU_SCENARIO_EDITOR (widget)->writer);
}

static void
hex_wanted (MuScenarioEditor *self, int hex)
{
  mu_hex_map_view_set_cursor (self->view, hex);
}

static gboolean
close_request (GtkWindow *window)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (window);
  g_autoptr (GError) error = NULL;

  mu_kept_take_all (GTK_WIDGET (window));
  if (!mu_scenario_writer_keep (self->writer, &error))
    mu_say_error (gtk_window_get_transient_for (window), error);
  else if (mu_scenario_writer_is_unsaved (self->writer))
    mu_say (window, _ ("The scenario is kept, but not saved: Hex Scenarios has it"));
  return GTK_WINDOW_CLASS (mu_scenario_editor_parent_class)->close_request (window);
}

/* --- setting up ------------------------------------------------------------------------ */

static void
mu_scenario_editor_dispose (GObject *object)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (object);

  if (self->writer)
    g_signal_handlers_disconnect_by_data (self->writer, self);
  G_OBJECT_CLASS (mu_scenario_editor_parent_class)->dispose (object);
  g_clear_object (&self->desk);
  g_clear_object (&self->writer); /* its panes are gone */
}

static void
add_keys (GtkWidgetClass *widget)
{
  gtk_widget_class_add_binding_action (widget, GDK_KEY_z, GDK_CONTROL_MASK, "hexes.undo", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "hexes.redo", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_y, GDK_CONTROL_MASK, "hexes.redo", NULL);
}

static void
mu_scenario_editor_class_init (MuScenarioEditorClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  g_type_ensure (MU_TYPE_HEX_MAP_VIEW);
  g_type_ensure (MU_TYPE_GROUND_PANE);
  g_type_ensure (MU_TYPE_ARMIES_PANE);
  g_type_ensure (MU_TYPE_RULES_PANE);
  g_type_ensure (MU_TYPE_WORDS_PANE);
  G_OBJECT_CLASS (class)->dispose = mu_scenario_editor_dispose;
  GTK_WINDOW_CLASS (class)->close_request = close_request;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/scenario-editor.ui");
  gtk_widget_class_install_action (widget, "hexes.undo", NULL, undo);
  gtk_widget_class_install_action (widget, "hexes.redo", NULL, redo);
  mu_scenario_editor_map_actions (widget);
  mu_scenario_editor_file_actions (widget);
  mu_scenario_editor_sheet_actions (widget);
  add_keys (widget);
  mu_bind_handlers (widget, mu_scenario_editor_go_to_fault, hex_wanted, refused);
  mu_bind_parts (widget, MuScenarioEditor, title, toasts, view, status, stack, ground, armies,
                 rules, words, summary, faults_scroll, faults);
}

static void
mu_scenario_editor_init (MuScenarioEditor *self)
{
  self->carried = MU_ABD_OFF;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
mu_scenario_editor_new (MuScenarioWriter *writer, MuDesk *desk)
{
  MuScenarioEditor *self = g_object_new (MU_TYPE_SCENARIO_EDITOR, NULL);

  self->writer = g_object_ref (writer);
  self->desk = g_object_ref (desk);
  mu_ground_pane_set_writer (self->ground, writer);
  mu_armies_pane_set_writer (self->armies, writer);
  mu_rules_pane_set_writer (self->rules, writer);
  mu_words_pane_set_writer (self->words, writer);
  g_signal_connect_swapped (writer, "changed", G_CALLBACK (changed), self);
  changed (self);
  mu_scenario_editor_listen_to_map (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  return GTK_WIDGET (self);
}
