#include "app/desktop/hexes/scenarios_window.h"

#include <glib/gi18n.h>

#include "app/desktop/hexes/scenario_editor.h"
#include "app/desktop/page/files.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "reports/abd/hex_paper.h"

/* As many hexes as most scenarios have. */
#define COLUMNS 18
#define ROWS    12

#define SUBTITLE "mu-subtitle"

struct _MuScenariosWindow {
  AdwWindow parent;
  MuDesk *desk;
  GtkWidget *kept_group;
  GtkListBox *kept;
  GtkListBox *shipped;
  GPtrArray *drafts;    /* char *, in the order of the rows */
  GPtrArray *unwanted;  /* char *, borrowed from them: they go when the window does */
  GPtrArray *scenarios; /* MuHexScenario, the same */
};

G_DEFINE_FINAL_TYPE (MuScenariosWindow, mu_scenarios_window, ADW_TYPE_WINDOW)

/* --- going on ------------------------------------------------------------------------ */

/* Takes the writer over; NULL with an error. */
static void
go_on (MuScenariosWindow *self, MuScenarioWriter *taken, const GError *error)
{
  g_autoptr (MuScenarioWriter) writer = taken;
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  GtkWidget *editor;

  if (writer == NULL) {
    mu_say_refusal (self, _ ("The Scenario Cannot Be Opened"), mu_remedy (error), error);
    return;
  }
  editor = mu_scenario_editor_new (writer, self->desk);
  gtk_window_set_transient_for (GTK_WINDOW (editor), parent);
  gtk_window_present (GTK_WINDOW (editor));
  gtk_window_close (GTK_WINDOW (self));
}

static void
shipped_activated (MuScenariosWindow *self, GtkListBoxRow *row)
{
  const guint at = (guint) gtk_list_box_row_get_index (row);

  go_on (self, mu_scenario_writer_copy (g_ptr_array_index (self->scenarios, at)), NULL);
}

static void
kept_activated (MuScenariosWindow *self, GtkListBoxRow *row)
{
  const guint at = (guint) gtk_list_box_row_get_index (row);
  g_autoptr (GError) error = NULL;
  MuScenarioWriter *writer = mu_scenario_writer_kept (g_ptr_array_index (self->drafts, at), &error);

  go_on (self, writer, error);
}

static void
make_new (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go_on (MU_SCENARIOS_WINDOW (widget), mu_scenario_writer_new (COLUMNS, ROWS), NULL);
}

static void
open_path (gpointer widget, const char *path)
{
  g_autoptr (GError) error = NULL;
  MuScenarioWriter *writer = mu_scenario_writer_open (path, &error);

  go_on (widget, writer, error);
}

static void
open_file (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const MuFileQuestion question
      = { .title = _ ("Open Scenario"), .kind = _ ("Hex scenarios"), .endings = "xml" };

  mu_files_open (widget, &question, open_path);
}

/* --- rows ------------------------------------------------------------------------------- */

static GtkWidget *
add_row (GtkListBox *list, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (list, row);
  return row;
}

/* Until the window closes it can be had back. */
static void
unwanted_toggled (GtkToggleButton *button, MuScenariosWindow *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (button), ADW_TYPE_ACTION_ROW);
  const gboolean gone = gtk_toggle_button_get_active (button);
  char *path
      = g_ptr_array_index (self->drafts, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));

  if (gone)
    g_ptr_array_add (self->unwanted, path);
  else
    g_ptr_array_remove (self->unwanted, path);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), !gone);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               gone ? _ ("Goes when this window closes")
                                    : g_object_get_data (G_OBJECT (button), SUBTITLE));
}

static void
add_trash (MuScenariosWindow *self, GtkWidget *row)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *words = g_strdup_printf (
      _ ("Remove %s"), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));

  gtk_button_set_icon_name (GTK_BUTTON (button), "user-trash-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words);
  mu_name_widget (button, words);
  g_object_set_data_full (G_OBJECT (button), SUBTITLE,
                          g_strdup (adw_action_row_get_subtitle (ADW_ACTION_ROW (row))), g_free);
  g_signal_connect (button, "toggled", G_CALLBACK (unwanted_toggled), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

/* "362 BC · Thebes against Sparta" */
static char *
words_of (const MuHexScenario *scenario)
{
  g_autofree char *year = mu_hex_year (scenario);
  g_autofree char *armies
      = g_strdup_printf (_ ("%s against %s"), mu_hex_side_name (scenario, MU_SIDE_A),
                         mu_hex_side_name (scenario, MU_SIDE_B));

  return *year ? g_strdup_printf ("%s · %s", year, armies) : g_steal_pointer (&armies);
}

static GtkWidget *
add_scenario (GtkListBox *list, const MuHexScenario *scenario)
{
  g_autofree char *words = words_of (scenario);

  return add_row (list, *scenario->name ? scenario->name : _ ("New Scenario"), words);
}

static void
add_kept (MuScenariosWindow *self)
{
  self->drafts = mu_scenario_drafts ();
  self->unwanted = g_ptr_array_new ();
  for (guint i = 0; i < self->drafts->len; i++) {
    const char *path = g_ptr_array_index (self->drafts, i);
    g_autoptr (GError) error = NULL;
    g_autoptr (MuHexScenario) draft = mu_hex_scenario_read_draft (path, &error);
    GtkWidget *row
        = draft ? add_scenario (self->kept, draft) : add_row (self->kept, path, error->message);
    add_trash (self, row);
  }
  gtk_widget_set_visible (self->kept_group, self->drafts->len > 0);
}

static void
add_shipped (MuScenariosWindow *self)
{
  g_autoptr (GError) error = NULL;

  self->scenarios = mu_hex_scenarios (&error);
  if (error)
    mu_say_error (self, error);
  for (guint i = 0; self->scenarios && i < self->scenarios->len; i++)
    add_scenario (self->shipped, g_ptr_array_index (self->scenarios, i));
}

/* --- setting up --------------------------------------------------------------------------- */

static void
mu_scenarios_window_finalize (GObject *object)
{
  const GPtrArray *unwanted = MU_SCENARIOS_WINDOW (object)->unwanted;

  for (guint i = 0; i < unwanted->len; i++)
    mu_scenario_draft_remove (g_ptr_array_index (unwanted, i));
  g_clear_pointer (&MU_SCENARIOS_WINDOW (object)->unwanted, g_ptr_array_unref);
  g_clear_object (&MU_SCENARIOS_WINDOW (object)->desk);
  g_clear_pointer (&MU_SCENARIOS_WINDOW (object)->drafts, g_ptr_array_unref);
  g_clear_pointer (&MU_SCENARIOS_WINDOW (object)->scenarios, g_ptr_array_unref);
  G_OBJECT_CLASS (mu_scenarios_window_parent_class)->finalize (object);
}

static void
mu_scenarios_window_class_init (MuScenariosWindowClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_scenarios_window_finalize;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/scenarios-window.ui");
  gtk_widget_class_install_action (widget, "scenarios.new", NULL, make_new);
  gtk_widget_class_install_action (widget, "scenarios.open", NULL, open_file);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_n, GDK_CONTROL_MASK, "scenarios.new", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_o, GDK_CONTROL_MASK, "scenarios.open", NULL);
  mu_bind_handlers (widget, kept_activated, shipped_activated);
  mu_bind_parts (widget, MuScenariosWindow, kept_group, kept, shipped);
}

static void
mu_scenarios_window_init (MuScenariosWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_kept (self);
  add_shipped (self);
}

GtkWidget *
mu_scenarios_window_new (MuDesk *desk)
{
  MuScenariosWindow *self = g_object_new (MU_TYPE_SCENARIOS_WINDOW, NULL);

  self->desk = g_object_ref (desk);
  return GTK_WIDGET (self);
}
