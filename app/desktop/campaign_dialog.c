#include "app/desktop/campaign_dialog.h"

#include <glib/gi18n.h>

#include "app/desktop/choices.h"
#include "app/desktop/say.h"
#include "app/model/army_item.h"

struct _MuCampaignDialog {
  AdwWindow parent;
  MuDesk *desk;
  AdwEntryRow *name_row;
  GtkSpinButton *year;
  AdwComboRow *month_row;
  AdwComboRow *region_row;
  AdwComboRow *country_row;
  AdwEntryRow *side_a_row;
  AdwComboRow *army_a_row;
  AdwEntryRow *side_b_row;
  AdwComboRow *army_b_row;
  GtkWidget *create;
};

G_DEFINE_FINAL_TYPE (MuCampaignDialog, mu_campaign_dialog, ADW_TYPE_WINDOW)

enum { CREATED, N_SIGNALS };
static guint signals[N_SIGNALS];

static gint64
chosen_army (MuCampaignDialog *self, AdwComboRow *row)
{
  GListModel *armies = mu_armies_get_model (mu_desk_armies (self->desk));
  g_autoptr (MuArmyItem) item = g_list_model_get_item (armies, adw_combo_row_get_selected (row));

  return item ? mu_army_item_get_id (item) : 0;
}

static const char *
text_of (gpointer row)
{
  return gtk_editable_get_text (row);
}

static void
create_clicked (MuCampaignDialog *self)
{
  const MuCampaignPlan plan = {
    .name = text_of (self->name_row),
    .year = gtk_spin_button_get_value_as_int (self->year),
    .month = (int) adw_combo_row_get_selected (self->month_row) + 1,
    .region = adw_combo_row_get_selected (self->region_row),
    .country = adw_combo_row_get_selected (self->country_row),
    .sides = MU_SIDES,
    .side_name = { text_of (self->side_a_row), text_of (self->side_b_row) },
    .list = { chosen_army (self, self->army_a_row), chosen_army (self, self->army_b_row) },
  };
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  if (!mu_history_add_campaign (mu_desk_history (self->desk), &plan, &id, &error)) {
    mu_say_error (self, error);
    return;
  }
  g_signal_emit (self, signals[CREATED], 0, id);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* There is no year 0, and nothing may be nameless. */
static void
check (MuCampaignDialog *self)
{
  gtk_widget_set_sensitive (self->create,
                            *text_of (self->name_row) && *text_of (self->side_a_row)
                                && *text_of (self->side_b_row)
                                && gtk_spin_button_get_value_as_int (self->year) != 0);
}

static void
mu_campaign_dialog_dispose (GObject *object)
{
  g_clear_object (&MU_CAMPAIGN_DIALOG (object)->desk);
  G_OBJECT_CLASS (mu_campaign_dialog_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget)
{
  gtk_widget_class_bind_template_child (widget, MuCampaignDialog, name_row);
  gtk_widget_class_bind_template_child (widget, MuCampaignDialog, year);
  gtk_widget_class_bind_template_child (widget, MuCampaignDialog, month_row);
  gtk_widget_class_bind_template_child (widget, MuCampaignDialog, region_row);
  gtk_widget_class_bind_template_child (widget, MuCampaignDialog, country_row);
  gtk_widget_class_bind_template_child (widget, MuCampaignDialog, side_a_row);
  gtk_widget_class_bind_template_child (widget, MuCampaignDialog, army_a_row);
  gtk_widget_class_bind_template_child (widget, MuCampaignDialog, side_b_row);
  gtk_widget_class_bind_template_child (widget, MuCampaignDialog, army_b_row);
  gtk_widget_class_bind_template_child (widget, MuCampaignDialog, create);
}

static void
mu_campaign_dialog_class_init (MuCampaignDialogClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_campaign_dialog_dispose;
  signals[CREATED] = g_signal_new ("created", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/campaign-dialog.ui");
  gtk_widget_class_bind_template_callback (widget, create_clicked);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  bind_children (widget);
}

static void
mu_campaign_dialog_init (MuCampaignDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_model (AdwComboRow *row, GListModel *taken, guint selected)
{
  adw_combo_row_set_model (row, taken);
  adw_combo_row_set_selected (row, selected);
  g_object_unref (taken);
}

static void
watch (MuCampaignDialog *self)
{
  gpointer const row[] = { self->name_row, self->side_a_row, self->side_b_row, self->year };

  for (guint i = 0; i < G_N_ELEMENTS (row); i++)
    g_signal_connect_object (row[i], "changed", G_CALLBACK (check), self, G_CONNECT_SWAPPED);
  check (self);
}

GtkWidget *
mu_campaign_dialog_new (MuDesk *desk)
{
  MuCampaignDialog *self = g_object_new (MU_TYPE_CAMPAIGN_DIALOG, NULL);
  GListModel *armies = mu_armies_get_model (mu_desk_armies (desk));

  self->desk = g_object_ref (desk);
  set_model (self->month_row, mu_choices_months (), 3);
  set_model (self->region_row, mu_choices_regions (), 0);
  set_model (self->country_row, mu_choices_countries (), 0);
  set_model (self->army_a_row, mu_choices_names (armies), 0);
  set_model (self->army_b_row, mu_choices_names (armies), 1);
  gtk_editable_set_text (GTK_EDITABLE (self->side_a_row), _ ("First side"));
  gtk_editable_set_text (GTK_EDITABLE (self->side_b_row), _ ("Second side"));
  watch (self);
  return GTK_WIDGET (self);
}
