#include "app/desktop/page/say.h"

#include <glib/gi18n.h>

#include "app/desktop/page/teller.h"
#include "db/store.h"
#include "lists/words/plain.h"
#include "lists/xml/error.h"

/* What is said in a window that lies over the app's own is said below it. */
static GtkRoot *
find_window (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWindow *over = GTK_IS_WINDOW (root) ? gtk_window_get_transient_for (GTK_WINDOW (root)) : NULL;

  return over ? GTK_ROOT (over) : root;
}

static void
toast (gpointer widget, const char *text, gboolean undo, guint seconds)
{
  GtkRoot *root = find_window (widget);
  g_autofree char *safe = mu_plain_text (text);
  g_autofree char *plain = g_markup_escape_text (safe, -1);
  AdwToast *note;

  if (!MU_IS_TELLER (root))
    return;
  note = adw_toast_new (plain);
  adw_toast_set_timeout (note, seconds);
  if (undo) {
    adw_toast_set_button_label (note, _ ("Undo"));
    adw_toast_set_action_name (note, "win.undo-on");
    adw_toast_set_action_target (note, "s", mu_teller_page_name (MU_TELLER (root), widget));
  }
  mu_teller_show_toast (MU_TELLER (root), note);
}

void
mu_say (gpointer widget, const char *text)
{
  toast (widget, text, FALSE, 4);
}

void
mu_say_with_undo (gpointer widget, const char *text)
{
  toast (widget, text, TRUE, 6);
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
    return _ ("Let “muster doctor” say what is wrong, or “muster restore” list the backups.");
  case MU_STORE_ERROR_NOT_FOUND:
    return _ ("It may have been removed by another program.");
  case MU_STORE_ERROR_TWICE:
    return _ ("Give it another name.");
  case MU_STORE_ERROR_IMPOSSIBLE:
    return _ ("Nothing was changed.");
  case MU_STORE_ERROR_UNPROVED:
    return _ ("Ask whoever sent it for the sheet as it was written.");
  case MU_STORE_ERROR_REPLACED: /* these say it themselves */
  case MU_STORE_ERROR_GONE:
  case MU_STORE_ERROR_NO_PLACE:
  case MU_STORE_ERROR_FOREIGN_LOG:
  case MU_STORE_ERROR_MOVED_ON: /* the message says what to do */
  case MU_STORE_ERROR_FAILED:
    return "";
  }
  return "";
}

static const char *
title_of_store (MuStoreError code)
{
  switch (code) {
  case MU_STORE_ERROR_NOT_A_CLUB:
    return _ ("Not a Club File");
  case MU_STORE_ERROR_NEWER:
    return _ ("Made by a Newer Muster");
  case MU_STORE_ERROR_READ_ONLY:
    return _ ("The Club File Cannot Be Written");
  case MU_STORE_ERROR_FULL:
    return _ ("The Disk Is Full");
  case MU_STORE_ERROR_BUSY:
    return _ ("The Club File Is in Use");
  case MU_STORE_ERROR_DAMAGED:
    return _ ("The Club File Is Damaged");
  case MU_STORE_ERROR_NOT_FOUND:
    return _ ("No Longer There");
  case MU_STORE_ERROR_TWICE:
    return _ ("There Already");
  case MU_STORE_ERROR_IMPOSSIBLE:
    return _ ("By the Rules This Cannot Be");
  case MU_STORE_ERROR_REPLACED:
    return _ ("Another Club File Is There Now");
  case MU_STORE_ERROR_GONE:
    return _ ("The Club File Is Gone");
  case MU_STORE_ERROR_MOVED_ON:
    return _ ("The Table Has Moved On");
  case MU_STORE_ERROR_UNPROVED:
    return _ ("This Cannot Be Proved");
  case MU_STORE_ERROR_NO_PLACE:
  case MU_STORE_ERROR_FOREIGN_LOG:
  case MU_STORE_ERROR_FAILED:
    break;
  }
  return _ ("The Club File Cannot Be Used");
}

static const char *
title_of_file (MuFileError code)
{
  switch (code) {
  case MU_FILE_ERROR_UNWRITABLE:
    return _ ("The File Cannot Be Written");
  case MU_FILE_ERROR_FOREIGN:
    return _ ("Another Kind of File");
  case MU_FILE_ERROR_UNREADABLE:
  case MU_FILE_ERROR_NOT_XML:
  case MU_FILE_ERROR_HOSTILE:
  case MU_FILE_ERROR_INVALID:
    break;
  }
  return _ ("This Cannot Be Taken");
}

/* By what kind of trouble it is, where the caller has no title of its own. */
static const char *
title_of (const GError *error)
{
  if (error->domain == MU_STORE_ERROR)
    return title_of_store (error->code);
  if (error->domain == MU_FILE_ERROR)
    return title_of_file (error->code);
  return error->domain == G_FILE_ERROR ? _ ("The File Cannot Be Used") : _ ("Not Possible Now");
}

const char *
mu_remedy (const GError *error)
{
  return error->domain == MU_STORE_ERROR ? remedy_of_store (error->code) : "";
}

static AdwMessageDialog *
new_dialog (gpointer widget, const char *heading)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *dialog
      = adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, heading, NULL);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("Close"));
  return ADW_MESSAGE_DIALOG (dialog);
}

/* A word where a word will do; a text to be read does not fit into a toast. */
void
mu_say_error (gpointer widget, const GError *error)
{
  if (error)
    mu_say_refusal (widget, title_of (error), mu_remedy (error), error);
}

void
mu_say_refusal (gpointer widget, const char *title, const char *remedy, const GError *error)
{
  AdwMessageDialog *dialog;

  if (error == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  dialog = new_dialog (widget, title);
  g_autofree char *message = mu_plain_text (error->message);
  if (*remedy)
    adw_message_dialog_format_body (dialog, "%s\n\n%s", message, remedy);
  else
    adw_message_dialog_format_body (dialog, "%s", message);
  gtk_window_present (GTK_WINDOW (dialog));
}

typedef struct {
  gpointer widget;
  MuSayTake take;
} Question;

static void
answered (AdwMessageDialog *dialog, const char *answer, Question *question)
{
  if (g_str_equal (answer, "take"))
    question->take (question->widget);
}

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->widget);
  g_free (question);
}

void
mu_say_unproved (gpointer widget, const GError *error, MuSayTake take)
{
  AdwMessageDialog *dialog = new_dialog (widget, title_of (error));
  Question *question = g_new0 (Question, 1);
  g_autofree char *message = mu_plain_text (error->message);

  adw_message_dialog_format_body (
      dialog, "%s\n\n%s\n\n%s", message, mu_remedy (error),
      _ ("You can take it on the word of whoever sent it; it is marked so wherever it is shown."));
  adw_message_dialog_add_response (dialog, "take", _ ("Take It on Their Word"));
  adw_message_dialog_set_response_appearance (dialog, "take", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "close");
  *question = (Question){ .widget = g_object_ref (widget), .take = take };
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered), question, question_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
mu_say_remark (gpointer widget, const char *path, const char *remark)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = mu_plain_line (base);
  AdwMessageDialog *dialog;

  if (remark == NULL)
    return;
  dialog = new_dialog (widget, _ ("Please Check the Letters"));
  adw_message_dialog_format_body (dialog, "%s: %s", name, remark);
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
