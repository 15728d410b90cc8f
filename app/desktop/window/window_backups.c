/* Actions of the window that keep the club file safe: backing up, putting a backup back, and the
 * preferences that say where backups go. */
#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/desktop/page/teller.h"
#include "app/desktop/window/backups_window.h"
#include "app/desktop/window/preferences_window.h"
#include "app/desktop/window/window_private.h"
#include "app/service/club/backups.h"
#include "db/store.h"

static char *
club_path (MuWindow *self)
{
  if (self->desk)
    return g_strdup (mu_store_path (mu_desk_store (self->desk)));
  return self->path ? g_strdup (self->path) : mu_club_default_path ();
}

/* --- backing up --------------------------------------------------------- */

static void
backed_up (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MuWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = mu_backups_make_finish (result, &error);
  g_autofree char *words = path ? g_strdup_printf (_ ("Backed up to %s"), path) : NULL;

  if (path)
    mu_say (self, words);
  else
    mu_say_error (self, error);
}

static void
back_up (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *club = club_path (self);

  if (!mu_army_session_flush (mu_desk_army (self->desk), &error)) {
    mu_say_error (self, error);
    return;
  }
  mu_backups_make_async (club, MU_BACKUP_ASKED, NULL, backed_up, g_object_ref (self));
}

static void
day_kept (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MuWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (mu_backups_keep_day_finish (result, &error))
    return;
  words = g_strdup_printf (_ ("Today's backup was not made. %s"), error->message);
  mu_say (self, words);
}

void
mu_window_keep_day (MuWindow *self)
{
  g_autofree char *club = club_path (self);

  mu_backups_keep_day_async (club, NULL, day_kept, g_object_ref (self));
}

/* --- restoring ---------------------------------------------------------- */

/* The toast of a club that was just restored: it can be as it was before. */
static void
say_restored (MuWindow *window, const char *kept)
{
  AdwToast *toast = adw_toast_new (_ ("The backup was restored"));

  adw_toast_set_timeout (toast, 10);
  if (kept) {
    adw_toast_set_button_label (toast, _ ("Undo"));
    adw_toast_set_action_name (toast, "win.restore-file");
    adw_toast_set_action_target (toast, "s", kept);
  }
  mu_teller_show_toast (MU_TELLER (window), toast);
}

/* A window shows one club file for its life: the restored one gets another. */
static void
show_restored (MuWindow *self, const char *kept)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (self));
  MuWindow *window = mu_window_new (ADW_APPLICATION (app), self->path);

  gtk_window_present (GTK_WINDOW (window));
  say_restored (window, kept);
  self->replaced = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static void
restored (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MuWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;

  if (mu_backups_restore_finish (result, &kept, &error))
    show_restored (self, kept);
  else
    mu_say_error (self, error);
}

static void
restore_file (GSimpleAction *action, GVariant *path, gpointer data)
{
  MuWindow *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *club = club_path (self);
  g_autofree char *folder = NULL;

  if (self->desk && !mu_window_finish_writing (self, &error)) {
    mu_say_error (self, error);
    return;
  }
  folder = mu_backups_folder (self->desk ? mu_desk_store (self->desk) : NULL, club);
  mu_backups_restore_async (g_variant_get_string (path, NULL), club, folder, NULL, restored,
                            g_object_ref (self));
}

static void
present_over (MuWindow *self, GtkWidget *window)
{
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (window));
}

static void
choose_backup (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  g_autofree char *club = club_path (self);

  present_over (self, mu_backups_window_new (self->desk ? mu_desk_store (self->desk) : NULL, club));
}

static void
show_preferences (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  present_over (data, mu_preferences_window_new (MU_WINDOW (data)->desk));
}

static const GActionEntry entries[] = {
  { .name = "back-up", .activate = back_up },
  { .name = "restore", .activate = choose_backup },
  { .name = "restore-file", .activate = restore_file, .parameter_type = "s" },
  { .name = "preferences", .activate = show_preferences },
};

void
mu_window_add_backup_actions (MuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
