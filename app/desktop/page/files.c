#include "app/desktop/page/files.h"

#include <glib/gi18n.h>

#include "app/desktop/page/file_filter.h"
#include "app/desktop/page/say.h"
#include "lists/words/file_name.h"
#include "lists/xml/error.h"

typedef struct {
  MuFileChosen chosen;
  MuSheetsChosen sheets_chosen; /* NULL: no paper is asked for */
  gpointer widget;
  char *endings; /* of what is written */
} Answer;

static void
answer_free (Answer *answer)
{
  g_free (answer->endings);
  g_free (answer);
}

#define A4_ID     "a4"
#define LETTER_ID "letter"

static gboolean
is_chosen (GtkFileChooser *chooser, const char *choice, const char *option)
{
  return g_strcmp0 (gtk_file_chooser_get_choice (chooser, choice), option) == 0;
}

static MuLeaves
chosen_leaves (GtkFileChooser *chooser)
{
  const MuPaper paper = is_chosen (chooser, "paper", LETTER_ID) ? MU_PAPER_LETTER : MU_PAPER_A4;
  const gboolean large = is_chosen (chooser, "large-type", "true");

  return (MuLeaves){ .paper = large ? mu_paper_in_large_type (paper) : paper,
                     .two_sided = is_chosen (chooser, "two-sided", "true") };
}

static void
tell (GtkFileChooser *chooser, const Answer *answer, const char *path)
{
  if (answer->sheets_chosen) {
    const MuLeaves leaves = chosen_leaves (chooser);

    answer->sheets_chosen (answer->widget, path, &leaves);
    return;
  }
  answer->chosen (answer->widget, path);
}

/* The person was not asked about a file that lies there under the name with its ending. */
static void
refuse_to_replace (gpointer widget, const char *path)
{
  g_autoptr (GError) error = NULL;

  g_set_error (&error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE,
               _ ("%s: there is such a file already; choose it by its whole name to replace it"),
               path);
  mu_say_error (widget, error);
}

static void
tell_written (GtkFileChooser *chooser, const Answer *answer, const char *path)
{
  g_autofree char *whole = mu_file_with_ending (path, answer->endings);

  if (g_strcmp0 (whole, path) != 0 && g_file_test (whole, G_FILE_TEST_EXISTS))
    refuse_to_replace (answer->widget, whole);
  else
    tell (chooser, answer, whole);
}

static void
responded (GtkNativeDialog *dialog, int response, Answer *answer)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);
  g_autofree char *path = file ? g_file_get_path (file) : NULL;

  if (response == GTK_RESPONSE_ACCEPT && path) {
    if (gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_SAVE)
      tell_written (chooser, answer, path);
    else
      tell (chooser, answer, path);
  }
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
add_switch (GtkFileChooser *chooser, const char *choice, const char *words, gboolean on)
{
  gtk_file_chooser_add_choice (chooser, choice, words, NULL, NULL);
  gtk_file_chooser_set_choice (chooser, choice, on ? "true" : "false");
}

/* The proposed one stands first: GTK 4.8 shows that, whatever choice is set. */
static void
add_papers (GtkFileChooser *chooser, gboolean letter)
{
  const char *ids[] = { A4_ID, LETTER_ID, A4_ID, NULL };
  const char *labels[] = { "A4", _ ("US Letter"), "A4", NULL };
  const int first = letter ? 1 : 0;

  ids[first + 2] = labels[first + 2] = NULL;
  gtk_file_chooser_add_choice (chooser, "paper", _ ("Paper"), ids + first, labels + first);
  gtk_file_chooser_set_choice (chooser, "paper", ids[first]);
}

static void
add_leaves (GtkFileChooser *chooser, const MuLeaves *proposed)
{
  add_papers (chooser, mu_paper_is_letter (proposed->paper));
  add_switch (chooser, "large-type", _ ("Large type"), mu_paper_has_large_type (proposed->paper));
  add_switch (chooser, "two-sided", _ ("Two-sided"), proposed->two_sided);
}

static void
suggest_name (GtkFileChooser *chooser, const MuFileQuestion *question)
{
  g_auto (GStrv) endings = g_strsplit (question->endings, ";", -1);
  g_autofree char *ending = g_strconcat (".", endings[0], NULL);
  g_autofree char *name = mu_file_name (question->name, ending);

  gtk_file_chooser_set_current_name (chooser, name);
}

static void
ask (const Answer *asked, const MuFileQuestion *question, GtkFileChooserAction action,
     const MuLeaves *proposed)
{
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (asked->widget));
  GtkFileChooserNative *dialog
      = gtk_file_chooser_native_new (question->title, parent, action, NULL, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  Answer *answer = g_memdup2 (asked, sizeof *asked);

  answer->endings = g_strdup (question->endings);
  add_filters (chooser, question);
  if (question->name)
    suggest_name (chooser, question);
  if (proposed)
    add_leaves (chooser, proposed);
  g_signal_connect_data (dialog, "response", G_CALLBACK (responded), answer,
                         (GClosureNotify) (void (*) (void)) answer_free, 0);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
mu_files_open (gpointer widget, const MuFileQuestion *question, MuFileChosen chosen)
{
  const Answer answer = { .chosen = chosen, .widget = widget };

  ask (&answer, question, GTK_FILE_CHOOSER_ACTION_OPEN, NULL);
}

void
mu_files_save (gpointer widget, const MuFileQuestion *question, MuFileChosen chosen)
{
  const Answer answer = { .chosen = chosen, .widget = widget };

  ask (&answer, question, GTK_FILE_CHOOSER_ACTION_SAVE, NULL);
}

void
mu_files_save_sheets (gpointer widget, const MuFileQuestion *question, const MuLeaves *proposed,
                      MuSheetsChosen chosen)
{
  const Answer answer = { .sheets_chosen = chosen, .widget = widget };

  ask (&answer, question, GTK_FILE_CHOOSER_ACTION_SAVE, proposed);
}
