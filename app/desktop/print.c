#include "app/desktop/print.h"

#include <glib/gi18n.h>

#include "app/desktop/say.h"
#include "app/service/campaign_paper.h"
#include "reports/battle_report.h"
#include "reports/night_pack.h"
#include "reports/roster.h"

struct MuPrintable {
  MuList *list; /* of a roster */
  const MuBook *book;
  MuBattleRecord *record; /* of a report */
  const MuShelf *shelf;
  MuStore *store; /* of a campaign */
  gint64 campaign;
  char *name;
  gboolean
      two_sided; /* what the printer does: sheets of a pack then begin on leaves of their own */
};

MuPrintable *
mu_printable_new_roster (const MuList *list, const MuBook *book)
{
  MuPrintable *printable = g_new0 (MuPrintable, 1);

  printable->list = mu_list_copy (list);
  printable->book = book;
  return printable;
}

MuPrintable *
mu_printable_new_battle (const MuBattleRecord *record, const MuShelf *shelf)
{
  MuPrintable *printable = g_new0 (MuPrintable, 1);

  printable->record = mu_battle_record_copy (record);
  printable->shelf = shelf;
  return printable;
}

MuPrintable *
mu_printable_new_campaign (MuStore *store, gint64 campaign, const char *name)
{
  MuPrintable *printable = g_new0 (MuPrintable, 1);

  printable->store = store;
  printable->campaign = campaign;
  printable->name = g_strdup (name);
  return printable;
}

void
mu_printable_free (MuPrintable *printable)
{
  g_clear_pointer (&printable->list, mu_list_free);
  g_clear_pointer (&printable->record, mu_battle_record_free);
  g_free (printable->name);
  g_free (printable);
}

static MuSheets *
make_sheets (const MuPrintable *printable, MuPaper paper, GError **error)
{
  const MuNightPack pack = { .record = printable->record,
                             .shelf = printable->shelf,
                             .two_sided = printable->two_sided };

  if (printable->campaign != 0)
    return mu_campaign_paper_sheets (printable->store, printable->campaign, paper, error);
  if (printable->list)
    return mu_roster_sheets (printable->list, NULL, printable->book, paper);
  if (!printable->record->fought)
    return mu_night_pack_sheets (&pack, paper);
  return mu_battle_report_sheets (printable->record, printable->shelf, paper);
}

char *
mu_printable_file_name (const MuPrintable *printable)
{
  const char *name = printable->name   ? printable->name
                     : printable->list ? printable->list->name
                                       : printable->record->name;
  char *file = g_strconcat (name, ".pdf", NULL);

  return g_strdelimit (file, "/\\:", '-');
}

gboolean
mu_printable_write_pdf (const MuPrintable *printable, MuPaper paper, const char *path,
                        GError **error)
{
  g_autoptr (MuSheets) sheets = make_sheets (printable, mu_paper_for_file (paper, path), error);

  return sheets != NULL && mu_sheets_write (sheets, path, error);
}

static MuPaper
paper_of (GtkPaperSize *size)
{
  return g_str_has_prefix (gtk_paper_size_get_name (size), "na_") ? MU_PAPER_LETTER : MU_PAPER_A4;
}

MuPaper
mu_print_usual_paper (void)
{
  g_autofree char *name = g_strdup (gtk_paper_size_get_default ());

  return g_str_has_prefix (name, "na_") ? MU_PAPER_LETTER : MU_PAPER_A4;
}

/* --- the print operation ------------------------------------------------ */

typedef struct {
  GtkWindow *parent; /* which outlives the dialog */
  MuPrintable *printable;
  MuSheets *sheets;
  gboolean large_type;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  mu_printable_free (job->printable);
  g_clear_pointer (&job->sheets, mu_sheets_free);
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

/* Only now is the paper known. */
static void
begin (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  const MuPaper paper = paper_of (gtk_page_setup_get_paper_size (setup));

  job->printable->two_sided = is_two_sided (operation);
  g_clear_pointer (&job->sheets, mu_sheets_free);
  g_autoptr (GError) error = NULL;
  job->sheets = make_sheets (job->printable,
                             job->large_type ? mu_paper_in_large_type (paper) : paper, &error);
  if (job->sheets == NULL) {
    mu_say_error (job->parent, error);
    gtk_print_operation_cancel (operation);
    return;
  }
  gtk_print_operation_set_n_pages (operation, mu_sheets_pages (job->sheets));
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
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (ask_type), job);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (take_type), job);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw), job);
  g_object_set_data_full (G_OBJECT (operation), "muster-job", job, free_job);
  return operation;
}

void
mu_print (GtkWindow *parent, MuPrintable *printable)
{
  Job *job = g_new0 (Job, 1);
  g_autoptr (GtkPrintOperation) operation = NULL;

  job->parent = parent;
  job->printable = printable;
  operation = operation_for (job);
  g_signal_connect_object (operation, "done", G_CALLBACK (done), parent, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, NULL);
}
