#include "app/desktop/window/application.h"

#include <glib/gi18n.h>

#include "app/desktop/window/startup_trace.h"
#include "app/desktop/window/window.h"

struct _MuApplication {
  AdwApplication parent;
};

G_DEFINE_FINAL_TYPE (MuApplication, mu_application, ADW_TYPE_APPLICATION)

typedef struct {
  const char *action;
  const char *keys[3];
} Accel;

static const Accel accels[] = {
  { "win.page::tonight", { "<Alt>1" } },
  { "win.page::armies", { "<Alt>2" } },
  { "win.page::campaigns", { "<Alt>3" } },
  { "win.page::books", { "<Alt>4" } },
  { "win.page::calculator", { "<Alt>5" } },
  { "win.sidebar", { "F9" } },
  { "win.search", { "<Ctrl>f" } },
  { "win.new", { "<Ctrl>n" } },
  { "win.print", { "<Ctrl>p" } },
  { "win.preview", { "<Shift><Ctrl>p" } },
  { "win.step-back", { "<Ctrl>z" } },
  { "win.step-on", { "<Shift><Ctrl>z", "<Ctrl>y" } },
  { "win.import-army", { "<Ctrl>o" } },
  { "win.duplicate-army", { "<Ctrl>d" } },
  { "win.compare-army", { "<Ctrl>k" } },
  { "win.army-card", { "<Ctrl>i" } },
  { "win.roll", { "<Ctrl>r" } },
  { "win.fight", { "<Ctrl>Return" } },
  { "win.saved", { "<Ctrl>s" } },
  { "win.back", { "<Alt>Left" } },
  { "win.preferences", { "<Ctrl>comma" } },
  { "win.shortcuts", { "F1", "<Ctrl>question" } },
  { "window.close", { "<Ctrl>w" } },
  { "app.quit", { "<Ctrl>q" } },
};

/* Closing each window lets it write what is not yet written. */
static void
quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (data));

  for (GList *at = windows; at; at = at->next)
    gtk_window_close (at->data);
}

static const GActionEntry entries[] = {
  { .name = "quit", .activate = quit },
};

static MuWindow *
window_for (MuApplication *self, const char *path)
{
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self)); at; at = at->next)
    if (MU_IS_WINDOW (at->data) && g_strcmp0 (mu_window_get_path (at->data), path) == 0)
      return at->data;
  return mu_window_new (ADW_APPLICATION (self), path);
}

static int
mu_application_command_line (GApplication *app, GApplicationCommandLine *line)
{
  GVariantDict *options = g_application_command_line_get_options_dict (line);
  const char *name = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = NULL;
  MuWindow *window;

  if (g_variant_dict_lookup (options, "db", "^&ay", &name)) {
    file = g_application_command_line_create_file_for_arg (line, name);
    path = g_file_get_path (file);
  }
  window = window_for (MU_APPLICATION (app), path);
  mu_startup_trace_watch (GTK_WIDGET (window));
  gtk_window_present (GTK_WINDOW (window));
  return 0;
}

static void
mu_application_startup (GApplication *app)
{
  G_APPLICATION_CLASS (mu_application_parent_class)->startup (app);
  g_action_map_add_action_entries (G_ACTION_MAP (app), entries, G_N_ELEMENTS (entries), app);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (app), accels[i].action, accels[i].keys);
}

static void
mu_application_class_init (MuApplicationClass *class)
{
  G_APPLICATION_CLASS (class)->startup = mu_application_startup;
  G_APPLICATION_CLASS (class)->command_line = mu_application_command_line;
}

static void
mu_application_init (MuApplication *self)
{
  const GOptionEntry options[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_ ("The club file to open"), N_ ("FILE") },
    { 0 },
  };
  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

MuApplication *
mu_application_new (void)
{
  return g_object_new (MU_TYPE_APPLICATION, "application-id", "org.muster.Muster", "flags",
                       G_APPLICATION_HANDLES_COMMAND_LINE, NULL);
}
