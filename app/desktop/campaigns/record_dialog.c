#include "app/desktop/campaigns/record_dialog.h"

#include <glib/gi18n.h>

#include "app/desktop/page/files.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/battle/difference_item.h"
#include "reports/account/account.h"
#include "reports/sheet/battle_sheet.h"

struct _MuRecordDialog {
  AdwWindow parent;
  MuHistory *history;
  gint64 campaign;
  MuBattleRecord *one;
  MuBattleRecord *other;    /* NULL: not handed in */
  MuBattleRecord *unproved; /* of these, which was refused last; NULL: none */
  GListStore *differences;
  AdwStatusPage *told;
  GtkStack *stack;
  GtkLabel *trouble;
  GtkWidget *add_other;
  GtkWidget *record;
  GtkWidget *record_other;
};

G_DEFINE_FINAL_TYPE (MuRecordDialog, mu_record_dialog, ADW_TYPE_WINDOW)

enum { RECORDED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
say_trouble (MuRecordDialog *self, const GError *error)
{
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), error != NULL);
  gtk_label_set_label (self->trouble, error ? error->message : "");
}

/* --- recording ------------------------------------------------------------------------------ */

static void record_on_word (gpointer data);

static void
record_sheet (MuRecordDialog *self, MuBattleRecord *sheet)
{
  g_autoptr (GError) error = NULL;
  /* Translators: the name of a battle */
  g_autofree char *words = g_strdup_printf (_ ("Record %s"), sheet->name);
  gint64 id;

  if (!mu_history_record_battle (self->history, MU_AT_CAMPAIGNS, self->campaign, NULL, sheet, words,
                                 &id, &error)) {
    say_trouble (self, error);
    self->unproved = sheet;
    if (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_UNPROVED))
      mu_say_unproved (self, error, record_on_word);
    return;
  }
  g_signal_emit (self, signals[RECORDED], 0, sheet->name);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
record_on_word (gpointer data)
{
  MuRecordDialog *self = data;

  self->unproved->on_word = TRUE;
  record_sheet (self, self->unproved);
}

static void
record_clicked (MuRecordDialog *self)
{
  record_sheet (self, self->one);
}

static void
record_other_clicked (MuRecordDialog *self)
{
  record_sheet (self, self->other);
}

/* --- the sheets ----------------------------------------------------------------------------- */

/* Its name and result, and what is known of the other player's. */
static void
tell (MuRecordDialog *self)
{
  g_autofree char *result = mu_account_result (self->one);
  const char *agree = self->other ? _ ("Both players' sheets agree.")
                                  : _ ("With the other player's sheet you see whether they agree.");
  g_autofree char *text = g_markup_printf_escaped ("%s\n%s", result, agree);

  adw_status_page_set_title (self->told, self->one->name);
  adw_status_page_set_description (self->told, text);
}

static void
show_sheets (MuRecordDialog *self)
{
  const gboolean differ = g_list_model_get_n_items (G_LIST_MODEL (self->differences)) > 0;

  tell (self);
  gtk_stack_set_visible_child_name (self->stack, differ ? "differ" : "told");
  gtk_widget_set_visible (self->add_other, self->other == NULL);
  gtk_widget_set_visible (self->record_other, differ);
  gtk_button_set_label (GTK_BUTTON (self->record), differ ? _ ("Record First") : _ ("Record"));
}

void
mu_record_dialog_take_other (MuRecordDialog *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  MuBattleRecord *other = mu_battle_sheet_read_fought (path, &error);

  say_trouble (self, error);
  if (other == NULL)
    return;
  mu_battle_record_free (self->other);
  self->other = other;
  mu_difference_items_show (self->differences, self->one, other);
  show_sheets (self);
}

static void
other_chosen (gpointer self, const char *path)
{
  mu_record_dialog_take_other (self, path);
}

static void
add_other_clicked (MuRecordDialog *self)
{
  const MuFileQuestion question
      = { .title = _ ("Other Player's Sheet"), .kind = _ ("Battle sheets"), .endings = "xml" };

  mu_files_open (self, &question, other_chosen);
}

/* --- the window ----------------------------------------------------------------------------- */

static void
mu_record_dialog_finalize (GObject *object)
{
  MuRecordDialog *self = MU_RECORD_DIALOG (object);

  g_clear_object (&self->history);
  mu_battle_record_free (self->one);
  mu_battle_record_free (self->other);
  G_OBJECT_CLASS (mu_record_dialog_parent_class)->finalize (object);
}

static void
mu_record_dialog_class_init (MuRecordDialogClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_record_dialog_finalize;
  signals[RECORDED] = g_signal_new ("recorded", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/record-dialog.ui");
  mu_bind_parts (widget, MuRecordDialog, differences, told, stack, trouble, add_other, record,
                 record_other);
  mu_bind_handlers (widget, add_other_clicked, record_clicked, record_other_clicked);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
mu_record_dialog_init (MuRecordDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
mu_record_dialog_new (MuHistory *history, gint64 campaign, MuBattleRecord *sheet)
{
  MuRecordDialog *self = g_object_new (MU_TYPE_RECORD_DIALOG, NULL);

  self->history = g_object_ref (history);
  self->campaign = campaign;
  self->one = sheet;
  show_sheets (self);
  return GTK_WIDGET (self);
}
