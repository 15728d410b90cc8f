#include "app/desktop/paper/print.h"

#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/desktop/paper/print_settings.h"

static MuPaper
paper_of (GtkPaperSize *size)
{
  return g_str_has_prefix (gtk_paper_size_get_name (size), "na_") ? MU_PAPER_LETTER : MU_PAPER_A4;
}

/* --- the print operation ------------------------------------------------ */

#define BREATH_US 2000 /* while pages are made */

typedef struct {
  GtkWindow *parent; /* which outlives the dialog */
  MuDesk *desk;
  MuPrintable *printable;
  MuPrintChoice choice;
  gboolean large_type;
  GCancellable *making; /* NULL: not yet */
  MuSheets *sheets;     /* NULL: not yet */
  GError *error;        /* NULL: none */
} Job;

static void
stop_making (Job *job)
{
  if (job->making != NULL)
    g_cancellable_cancel (job->making);
  g_clear_object (&job->making);
  g_clear_pointer (&job->sheets, mu_sheets_free);
  g_clear_error (&job->error);
}

static void
free_job (gpointer data)
{
  Job *job = data;

  stop_making (job);
  mu_printable_unref (job->printable);
  g_object_unref (job->desk);
  g_free (job);
}

static GtkWidget *
ask_type (GtkPrintOperation *operation, Job *job)
{
  GtkWidget *large = gtk_check_button_new_with_mnemonic (_ ("_Large type, 12 points at least"));

  gtk_check_button_set_active (GTK_CHECK_BUTTON (large), job->large_type);
  gtk_widget_set_margin_start (large, 18);
  gtk_widget_set_margin_top (large, 18);
  gtk_widget_set_valign (large, GTK_ALIGN_START);
  return large;
}

static void
take_type (GtkPrintOperation *operation, GtkWidget *large, Job *job)
{
  job->large_type = gtk_check_button_get_active (GTK_CHECK_BUTTON (large));
}

static gboolean
is_two_sided (GtkPrintOperation *operation)
{
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);

  return settings && gtk_print_settings_get_duplex (settings) != GTK_PRINT_DUPLEX_SIMPLEX;
}

/* A printer that cannot turn leaves over has not been asked about them: what was chosen before
 * stays. */
static void
note (GtkPrintOperation *operation, const Job *job)
{
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  MuLeaves leaves = mu_leaves_remember (job->desk);

  leaves.paper = job->choice.paper;
  if (settings && gtk_print_settings_has_key (settings, GTK_PRINT_SETTINGS_DUPLEX))
    leaves.two_sided = job->choice.two_sided;
  mu_leaves_note (job->desk, &leaves);
}

/* A job that was given up is gone by now. */
static void
made (GObject *source, GAsyncResult *result, gpointer data)
{
  GError *error = NULL;
  MuSheets *sheets = mu_printable_make_finish (result, &error);
  Job *job = data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    g_error_free (error);
    return;
  }
  job->sheets = sheets;
  job->error = error;
}

/* Only now is the paper known. */
static void
begin (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  const MuPaper paper = paper_of (gtk_page_setup_get_paper_size (setup));

  stop_making (job);
  job->choice.paper = job->large_type ? mu_paper_in_large_type (paper) : paper;
  job->choice.two_sided = is_two_sided (operation);
  note (operation, job);
  job->making = g_cancellable_new ();
  mu_printable_make_async (job->printable, &job->choice, NULL, job->making, made, job);
}

/* Asked again and again while nothing else is to do. */
static gboolean
paginate (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  if (job->error != NULL) {
    mu_say_error (job->parent, job->error);
    gtk_print_operation_cancel (operation);
    return TRUE;
  }
  if (job->sheets == NULL) {
    g_usleep (BREATH_US);
    return FALSE;
  }
  gtk_print_operation_set_n_pages (operation, mu_sheets_pages (job->sheets));
  return TRUE;
}

static void
draw (GtkPrintOperation *operation, GtkPrintContext *context, int page, Job *job)
{
  mu_sheets_draw (job->sheets, page, gtk_print_context_get_cairo_context (context));
}

static void
done (GtkPrintOperation *operation, GtkPrintOperationResult result, GtkWindow *parent)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  mu_say_error (parent, error);
}

/* The paper and the leaves that were chosen before. */
static void
set_up (GtkPrintOperation *operation, const MuPrintChoice *choice)
{
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  GtkPaperSize *size = gtk_paper_size_new (
      mu_paper_is_letter (choice->paper) ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);

  gtk_page_setup_set_paper_size_and_default_margins (setup, size);
  gtk_paper_size_free (size);
  gtk_print_operation_set_default_page_setup (operation, setup);
  if (choice->two_sided)
    gtk_print_settings_set_duplex (settings, GTK_PRINT_DUPLEX_HORIZONTAL);
  gtk_print_operation_set_print_settings (operation, settings);
}

static GtkPrintOperation *
operation_for (Job *job)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autofree char *file = mu_printable_file_name (job->printable);

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_job_name (operation, file);
  gtk_print_operation_set_custom_tab_label (operation, C_ ("paper", "Type"));
  set_up (operation, &job->choice);
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (ask_type), job);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (take_type), job);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin), job);
  g_signal_connect (operation, "paginate", G_CALLBACK (paginate), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw), job);
  g_object_set_data_full (G_OBJECT (operation), "muster-job", job, free_job);
  return operation;
}

void
mu_print (GtkWindow *parent, MuDesk *desk, MuPrintable *printable, const MuPrintChoice *choice)
{
  Job *job = g_new0 (Job, 1);
  g_autoptr (GtkPrintOperation) operation = NULL;

  job->parent = parent;
  job->desk = g_object_ref (desk);
  job->printable = mu_printable_ref (printable);
  job->choice = *choice;
  job->large_type = mu_paper_has_large_type (choice->paper);
  operation = operation_for (job);
  g_signal_connect_object (operation, "done", G_CALLBACK (done), parent, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, NULL);
}
