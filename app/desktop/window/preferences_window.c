#include "app/desktop/window/preferences_window.h"

#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/service/club/backups.h"
#include "db/store.h"

struct _MuPreferencesWindow {
  AdwWindow parent;
  MuDesk *desk;
  AdwActionRow *folder_row;
};

G_DEFINE_FINAL_TYPE (MuPreferencesWindow, mu_preferences_window, ADW_TYPE_WINDOW)

static void
mu_preferences_window_dispose (GObject *object)
{
  g_clear_object (&MU_PREFERENCES_WINDOW (object)->desk);
  G_OBJECT_CLASS (mu_preferences_window_parent_class)->dispose (object);
}

static void
show (MuPreferencesWindow *self)
{
  MuStore *store = mu_desk_store (self->desk);
  g_autofree char *folder = mu_backups_folder (store, mu_store_path (store));

  adw_action_row_set_subtitle (self->folder_row, folder);
}

/* folder: NULL for beside the club file. */
static void
set_folder (MuPreferencesWindow *self, const char *folder)
{
  g_autoptr (GError) error = NULL;

  if (!mu_backups_set_folder (mu_desk_store (self->desk), folder, &error))
    mu_say_error (self, error);
  show (self);
}

static void
folder_chosen (GtkNativeDialog *dialog, int response, MuPreferencesWindow *self)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  path = file ? g_file_get_path (file) : NULL;
  if (path)
    set_folder (self, path);
  g_object_unref (dialog);
}

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkFileChooserNative *dialog
      = gtk_file_chooser_native_new (_ ("Folder for Backups"), GTK_WINDOW (widget),
                                     GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (folder_chosen), widget, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
beside_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  set_folder (MU_PREFERENCES_WINDOW (widget), NULL);
}

static void
mu_preferences_window_class_init (MuPreferencesWindowClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_preferences_window_dispose;
  gtk_widget_class_set_template_from_resource (widget,
                                               "/org/muster/Muster/ui/preferences-window.ui");
  gtk_widget_class_install_action (widget, "preferences.choose", NULL, choose_action);
  gtk_widget_class_install_action (widget, "preferences.beside", NULL, beside_action);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_bind_template_child (widget, MuPreferencesWindow, folder_row);
}

static void
mu_preferences_window_init (MuPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
mu_preferences_window_new (MuDesk *desk)
{
  MuPreferencesWindow *self = g_object_new (MU_TYPE_PREFERENCES_WINDOW, NULL);

  self->desk = g_object_ref (desk);
  show (self);
  return GTK_WIDGET (self);
}
