#include "app/desktop/window/backups_window.h"

#include <glib/gi18n.h>

#include "app/desktop/page/files.h"
#include "app/desktop/widget/wiring.h"
#include "app/service/club/backups.h"

struct _MuBackupsWindow {
  AdwWindow parent;
  char *club;
  char *folder;
  GtkStack *stack;
  AdwStatusPage *none;
  AdwPreferencesGroup *group;
  GtkListBox *rows;
};

G_DEFINE_FINAL_TYPE (MuBackupsWindow, mu_backups_window, ADW_TYPE_WINDOW)

static void
mu_backups_window_finalize (GObject *object)
{
  g_free (MU_BACKUPS_WINDOW (object)->club);
  g_free (MU_BACKUPS_WINDOW (object)->folder);
  G_OBJECT_CLASS (mu_backups_window_parent_class)->finalize (object);
}

/* --- what a person does ------------------------------------------------- */

/* The club's window closes with this one, since it then shows another file. */
static void
restore (gpointer self, const char *path)
{
  GtkWindow *below = gtk_window_get_transient_for (self);

  g_object_ref (below);
  gtk_window_close (self);
  gtk_widget_activate_action (GTK_WIDGET (below), "win.restore-file", "s", path);
  g_object_unref (below);
}

static void
restore_action (GtkWidget *widget, const char *name, GVariant *path)
{
  restore (widget, g_variant_get_string (path, NULL));
}

static void
other_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const MuFileQuestion question = {
    .title = _ ("Restore from a File"),
    .kind = _ ("Club files"),
    .endings = "muster",
  };
  mu_files_open (widget, &question, restore);
}

/* --- showing ------------------------------------------------------------ */

static const char *
kind_words (MuBackupKind kind)
{
  switch (kind) {
  case MU_BACKUP_ASKED:
    return _ ("asked for");
  case MU_BACKUP_AUTOMATIC:
    return _ ("made by Muster");
  case MU_BACKUP_REPLACED:
    return _ ("what a restored backup replaced");
  }
  return "";
}

static GtkWidget *
restore_button (const MuBackup *backup, const char *when)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Restore"));
  g_autofree char *label = g_strdup_printf (_ ("Restore the backup of %s"), when);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "backups.restore");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", backup->path);
  mu_name_widget (button, label);
  return button;
}

static GtkWidget *
row_of (const MuBackup *backup)
{
  GtkWidget *row = adw_action_row_new ();
  /* Translators: day, month, year, hours and minutes, by strftime */
  g_autofree char *when = g_date_time_format (backup->made, _ ("%e %B %Y, %R"));
  g_autofree char *size = g_format_size ((guint64) backup->bytes);
  g_autofree char *subtitle = g_strdup_printf ("%s · %s", kind_words (backup->kind), size);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), g_strstrip (when));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), restore_button (backup, when));
  return row;
}

static void
show (MuBackupsWindow *self)
{
  g_autoptr (GPtrArray) backups = mu_backups_list (self->folder, self->club);
  g_autofree char *plain = g_markup_escape_text (self->folder, -1);
  g_autofree char *begin = g_strdup_printf (
      _ ("Backups of this club lie in %s. “Back Up” in the menu makes one; from its second day on, "
         "Muster makes one by itself on each day on which the club is used."),
      plain);

  for (guint i = 0; i < backups->len; i++)
    gtk_list_box_append (self->rows, row_of (backups->pdata[i]));
  adw_preferences_group_set_description (self->group, plain);
  adw_status_page_set_description (self->none, begin);
  gtk_stack_set_visible_child_name (self->stack, backups->len > 0 ? "backups" : "none");
}

/* --- setting up --------------------------------------------------------- */

static void
mu_backups_window_class_init (MuBackupsWindowClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_backups_window_finalize;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/backups-window.ui");
  gtk_widget_class_install_action (widget, "backups.restore", "s", restore_action);
  gtk_widget_class_install_action (widget, "backups.other", NULL, other_action);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  mu_bind_parts (widget, MuBackupsWindow, stack, none, group, rows);
}

static void
mu_backups_window_init (MuBackupsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
mu_backups_window_new (MuStore *store, const char *club)
{
  MuBackupsWindow *self = g_object_new (MU_TYPE_BACKUPS_WINDOW, NULL);

  self->club = g_strdup (club);
  self->folder = mu_backups_folder (store, club);
  show (self);
  return GTK_WIDGET (self);
}
