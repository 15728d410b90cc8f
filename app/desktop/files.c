#include "app/desktop/files.h"

#include <glib/gi18n.h>

#include "app/desktop/file_filter.h"
#include "app/desktop/print.h"

typedef struct {
  MuFileChosen chosen;
  gpointer widget;
  gboolean asks_paper;
} Answer;

static const char *const paper_ids[] = { "a4", "letter", NULL };

static MuPaper
chosen_paper (GtkFileChooser *chooser)
{
  const char *id = gtk_file_chooser_get_choice (chooser, "paper");
  const MuPaper paper = g_strcmp0 (id, "letter") == 0 ? MU_PAPER_LETTER : MU_PAPER_A4;
  const char *large = gtk_file_chooser_get_choice (chooser, "large-type");

  return g_strcmp0 (large, "true") == 0 ? mu_paper_in_large_type (paper) : paper;
}

static void
responded (GtkNativeDialog *dialog, int response, Answer *answer)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);
  g_autofree char *path = file ? g_file_get_path (file) : NULL;

  if (response == GTK_RESPONSE_ACCEPT && path)
    answer->chosen (answer->widget, path,
                    answer->asks_paper ? chosen_paper (chooser) : MU_PAPER_A4);
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static void
add_filters (GtkFileChooser *chooser, const MuFileQuestion *question)
{
  g_autoptr (GtkFileFilter) ours = mu_file_filter_new (question->kind, question->endings);
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, ours);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
add_paper_choice (GtkFileChooser *chooser)
{
  const char *labels[] = { "A4", _ ("US Letter"), NULL };

  gtk_file_chooser_add_choice (chooser, "paper", _ ("Paper"), (const char **) paper_ids, labels);
  gtk_file_chooser_set_choice (chooser, "paper", paper_ids[mu_print_usual_paper ()]);
  gtk_file_chooser_add_choice (chooser, "large-type", _ ("Large type"), NULL, NULL);
}

/* What no name of a file holds becomes a dash. */
static void
suggest_name (GtkFileChooser *chooser, const MuFileQuestion *question)
{
  g_autofree char *name = g_strconcat (question->name, question->ending, NULL);

  gtk_file_chooser_set_current_name (chooser, g_strdelimit (name, "/\\:", '-'));
}

static void
ask (gpointer widget, const MuFileQuestion *question, GtkFileChooserAction action,
     MuFileChosen chosen)
{
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (widget));
  GtkFileChooserNative *dialog
      = gtk_file_chooser_native_new (question->title, parent, action, NULL, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  Answer *answer = g_new0 (Answer, 1);

  answer->chosen = chosen;
  answer->widget = widget;
  answer->asks_paper = question->asks_paper;
  add_filters (chooser, question);
  if (question->name)
    suggest_name (chooser, question);
  if (question->asks_paper)
    add_paper_choice (chooser);
  g_signal_connect_data (dialog, "response", G_CALLBACK (responded), answer,
                         (GClosureNotify) (void (*) (void)) g_free, 0);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
mu_files_open (gpointer widget, const MuFileQuestion *question, MuFileChosen chosen)
{
  ask (widget, question, GTK_FILE_CHOOSER_ACTION_OPEN, chosen);
}

void
mu_files_save (gpointer widget, const MuFileQuestion *question, MuFileChosen chosen)
{
  ask (widget, question, GTK_FILE_CHOOSER_ACTION_SAVE, chosen);
}
