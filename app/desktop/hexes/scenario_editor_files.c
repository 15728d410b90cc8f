/* Saving a scenario, and opening another. */
#include <glib/gi18n.h>

#include "app/desktop/hexes/scenario_editor_private.h"
#include "app/desktop/page/files.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/page/say.h"

static void
save_to (gpointer widget, const char *path)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *file = NULL;
  g_autofree char *words = NULL;

  if (!mu_scenario_writer_save (self->writer, path, &error)) {
    mu_say_refusal (widget, _ ("The Scenario Was Not Saved"), mu_remedy (error), error);
    return;
  }
  file = g_path_get_basename (mu_scenario_writer_path (self->writer));
  words = g_strdup_printf (_ ("Saved: %s"), file);
  mu_scenario_editor_say (self, words, FALSE);
}

static void
save_as (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (widget);
  const char *called = mu_scenario_writer_get (self->writer)->name;
  const MuFileQuestion question = {
    .title = _ ("Save Scenario"),
    .kind = _ ("Hex scenarios"),
    .endings = "xml",
    .name = *called ? called : _ ("Scenario"),
  };

  mu_kept_take_all (widget);
  if (mu_scenario_writer_faults (self->writer)->len > 0)
    save_to (self, NULL); /* says why not, before anybody chooses a name */
  else
    mu_files_save (widget, &question, save_to);
}

static void
save (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_kept_take_all (widget);
  if (mu_scenario_writer_path (MU_SCENARIO_EDITOR (widget)->writer))
    save_to (widget, NULL);
  else
    save_as (widget, name, parameter);
}

/* With a path, for who asks nobody. */
static void
save_file (GtkWidget *widget, const char *name, GVariant *path)
{
  mu_kept_take_all (widget);
  save_to (widget, g_variant_get_string (path, NULL));
}

void
mu_scenario_editor_file_actions (GtkWidgetClass *widget)
{
  gtk_widget_class_install_action (widget, "hexes.save", NULL, save);
  gtk_widget_class_install_action (widget, "hexes.save-as", NULL, save_as);
  gtk_widget_class_install_action (widget, "hexes.save-file", "s", save_file);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_s, GDK_CONTROL_MASK, "hexes.save", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "hexes.save-as", NULL);
}
