#include "app/desktop/forces/replacements_dialog.h"

#include <glib/gi18n.h>

#include "app/desktop/page/kept_entry.h"
#include "app/desktop/rows/gradual_rows.h"
#include "app/desktop/widget/wiring.h"

#define AT_ONCE 6 /* units that find room at first */

struct _MuReplacementsDialog {
  AdwWindow parent;
  AdwComboRow *side_row;
  GtkLabel *sum;
  GtkListBox *units;
  GtkWidget *advise;
  GtkWidget *buy;
  MuReplacements *replacements;
  MuCampaign *campaign;
  gboolean closing;
};

G_DEFINE_FINAL_TYPE (MuReplacementsDialog, mu_replacements_dialog, ADW_TYPE_WINDOW)

enum { BOUGHT, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
show_sum (MuReplacementsDialog *self)
{
  g_autofree char *words = mu_replacements_words (self->replacements);

  gtk_label_set_label (self->sum, words);
  gtk_widget_set_sensitive (self->buy, mu_replacements_possible (self->replacements));
}

/* In place of the sum, where it is looked for. */
static void
show_error (MuReplacementsDialog *self, const GError *error)
{
  if (error)
    gtk_label_set_label (self->sum, error->message);
}

/* --- units -------------------------------------------------------------- */

static void
figures_set (GtkSpinButton *spin, MuReplacementsDialog *self)
{
  if (self->closing)
    return;
  mu_replacements_choose (self->replacements, g_object_get_data (G_OBJECT (spin), "unit"),
                          gtk_spin_button_get_value_as_int (spin));
}

static GtkWidget *
spin_for (MuReplacementsDialog *self, gpointer unit, const char *name, int room)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, room, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  mu_name_widget (spin, name);
  g_object_set_data_full (G_OBJECT (spin), "unit", g_object_ref (unit), g_object_unref);
  g_object_bind_property (unit, "figures", spin, "value", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (figures_set), self, 0);
  return spin;
}

/* A unit that gets none says why. */
static GtkWidget *
row_for (gpointer unit, gpointer data)
{
  MuReplacementsDialog *self = data;
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *name = NULL;
  g_autofree char *details = NULL;
  int room = 0;

  g_object_get (unit, "name", &name, "details", &details, "room", &room, NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), details);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (room > 0) {
    GtkWidget *spin = spin_for (self, unit, name, room);
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
    adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  }
  return row;
}

static void
side_chosen (MuReplacementsDialog *self)
{
  const guint side = adw_combo_row_get_selected (self->side_row);
  g_autoptr (GError) error = NULL;

  if (self->campaign == NULL || side >= self->campaign->sides->len)
    return;
  if ((int) side != mu_replacements_side (self->replacements)) /* else: chosen before */
    mu_replacements_read (self->replacements, g_ptr_array_index (self->campaign->sides, side),
                          (int) side, &error);
  show_sum (self);
  gtk_widget_set_visible (GTK_WIDGET (self->units),
                          g_list_model_get_n_items (mu_replacements_units (self->replacements))
                              > 0);
  show_error (self, error);
}

/* --- what a person does --------------------------------------------------- */

static void
advise_clicked (MuReplacementsDialog *self)
{
  g_autoptr (GError) error = NULL;

  mu_replacements_advise (self->replacements, &error);
  show_error (self, error);
}

static void
buy_clicked (MuReplacementsDialog *self)
{
  g_autoptr (MuReplacements) replacements = g_object_ref (self->replacements);

  self->closing = TRUE;
  g_signal_emit (self, signals[BOUGHT], 0, replacements);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* A number that is still being typed would be taken as the focus leaves it. */
static void
cancel (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuReplacementsDialog *self = MU_REPLACEMENTS_DIALOG (widget);

  self->closing = TRUE;
  mu_replacements_forget (self->replacements);
  gtk_window_destroy (GTK_WINDOW (widget));
}

/* Its prices and points are not those of the campaign any more. */
static void
history_changed (MuReplacementsDialog *self, guint changed)
{
  if ((changed & MU_CHANGED_CAMPAIGNS) && !self->closing)
    gtk_window_destroy (GTK_WINDOW (self));
}

/* --- the window ------------------------------------------------------------ */

static void
mu_replacements_dialog_dispose (GObject *object)
{
  MuReplacementsDialog *self = MU_REPLACEMENTS_DIALOG (object);

  g_clear_object (&self->replacements);
  g_clear_pointer (&self->campaign, mu_campaign_free);
  G_OBJECT_CLASS (mu_replacements_dialog_parent_class)->dispose (object);
}

static void
mu_replacements_dialog_class_init (MuReplacementsDialogClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_replacements_dialog_dispose;
  signals[BOUGHT] = g_signal_new ("bought", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, MU_TYPE_REPLACEMENTS);
  gtk_widget_class_set_template_from_resource (widget,
                                               "/org/muster/Muster/ui/replacements-dialog.ui");
  mu_bind_parts (widget, MuReplacementsDialog, side_row, sum, units, advise, buy);
  mu_bind_handlers (widget, side_chosen, advise_clicked, buy_clicked);
  gtk_widget_class_install_action (widget, "replacements.cancel", NULL, cancel);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "replacements.cancel", NULL);
}

static void
mu_replacements_dialog_init (MuReplacementsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_kept_watch_window (self);
}

static void
offer_sides (MuReplacementsDialog *self, int side)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->campaign->sides->len; i++)
    gtk_string_list_append (
        names, ((const MuCampaignSide *) g_ptr_array_index (self->campaign->sides, i))->name);
  adw_combo_row_set_model (self->side_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->side_row, (guint) side);
}

GtkWidget *
mu_replacements_dialog_new (MuHistory *history, MuCampaign *campaign, MuReplacements *replacements,
                            int side)
{
  MuReplacementsDialog *self = g_object_new (MU_TYPE_REPLACEMENTS_DIALOG, NULL);
  g_autoptr (GListModel) rows = NULL;

  self->replacements = g_object_ref (replacements);
  rows = mu_gradual_rows_new (mu_replacements_units (self->replacements), AT_ONCE, MU_GRADUAL_STEP,
                              GTK_WIDGET (self));
  gtk_list_box_bind_model (self->units, rows, row_for, self, NULL);
  mu_listen (self->replacements, "changed", show_sum, self);
  mu_listen (history, "changed", history_changed, self);
  self->campaign = campaign;
  offer_sides (self, side);
  side_chosen (self);
  return GTK_WIDGET (self);
}
