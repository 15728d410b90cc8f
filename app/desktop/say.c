#include "app/desktop/say.h"

#include <glib/gi18n.h>

#include "app/desktop/window.h"
#include "db/store.h"

/* What is said in a window that lies over the app's own is said below it. */
static GtkRoot *
find_window (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWindow *over = GTK_IS_WINDOW (root) ? gtk_window_get_transient_for (GTK_WINDOW (root)) : NULL;

  return over ? GTK_ROOT (over) : root;
}

static void
toast (gpointer widget, const char *text, const char *button, const char *action, guint seconds)
{
  GtkRoot *root = find_window (widget);
  g_autofree char *plain = g_markup_escape_text (text, -1);
  AdwToast *note;

  if (!MU_IS_WINDOW (root))
    return;
  note = adw_toast_new (plain);
  adw_toast_set_timeout (note, seconds);
  if (button) {
    adw_toast_set_button_label (note, button);
    adw_toast_set_action_name (note, action);
  }
  mu_window_show_toast (MU_WINDOW (root), note);
}

void
mu_say (gpointer widget, const char *text)
{
  toast (widget, text, NULL, NULL, 4);
}

void
mu_say_with_undo (gpointer widget, const char *text)
{
  toast (widget, text, _ ("Undo"), "win.undo", 6);
}

static const char *
remedy_of_store (MuStoreError code)
{
  switch (code) {
  case MU_STORE_ERROR_NOT_A_CLUB:
    return _ ("Choose a club file of Muster, or another name for a new one.");
  case MU_STORE_ERROR_NEWER:
    return _ ("Update Muster, or choose another club file.");
  case MU_STORE_ERROR_READ_ONLY:
    return _ ("Give yourself the right to write it, or copy it to a folder of your own.");
  case MU_STORE_ERROR_FULL:
    return _ ("Nothing was changed. Make room on the disk and try again.");
  case MU_STORE_ERROR_BUSY:
    return _ ("Close the other program that has it open, then try again.");
  case MU_STORE_ERROR_DAMAGED:
    return _ ("Let “muster doctor” say what is wrong, or take the last copy.");
  case MU_STORE_ERROR_NOT_FOUND:
    return _ ("It may have been removed by another program.");
  case MU_STORE_ERROR_TWICE:
    return _ ("Give it another name.");
  case MU_STORE_ERROR_IMPOSSIBLE:
    return _ ("Roll the battle again with the armies as they stand now.");
  case MU_STORE_ERROR_MOVED_ON: /* the message says what to do */
  case MU_STORE_ERROR_FAILED:
    return "";
  }
  return "";
}

const char *
mu_remedy (const GError *error)
{
  return error->domain == MU_STORE_ERROR ? remedy_of_store (error->code) : "";
}

/* A word where a word will do; a text to be read does not fit into a toast. */
void
mu_say_error (gpointer widget, const GError *error)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *dialog;

  if (error == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  dialog = adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                   _ ("That Did Not Work"), NULL);
  if (*mu_remedy (error))
    adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog), "%s\n\n%s", error->message,
                                    mu_remedy (error));
  else
    adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog), "%s", error->message);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
mu_say_written (gpointer widget, const char *path, const GError *error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = g_strdup_printf (_ ("Written: %s"), name);

  if (error)
    mu_say_error (widget, error);
  else
    mu_say (widget, text);
}
