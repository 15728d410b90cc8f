#include "app/desktop/campaigns/campaign_history.h"

#include <glib/gi18n.h>

#include "app/desktop/rows/gradual_rows.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/campaign/act_item.h"

#define AT_ONCE 12

struct _MuCampaignHistory {
  AdwBin parent;
  MuStore *store;
  gint64 campaign;
  GListStore *act_store;
  GtkSingleSelection *selection;
  GtkLabel *fall;
  GtkWidget *take_back;
};

G_DEFINE_FINAL_TYPE (MuCampaignHistory, mu_campaign_history, ADW_TYPE_BIN)

enum { TAKE_BACK, N_SIGNALS };
static guint signals[N_SIGNALS];

/* 0: none. */
static int
chosen (MuCampaignHistory *self)
{
  MuActItem *item = gtk_single_selection_get_selected_item (self->selection);

  return item ? mu_act_item_get_number (item) : 0;
}

/* What falls with the entry chosen, or why it cannot be taken back. */
static char *
say_fall (MuCampaignHistory *self, int number, gboolean *possible)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) fall = mu_store_act_followers (self->store, self->campaign, number, &error);

  *possible = fall != NULL;
  return fall ? mu_act_fall_words (fall) : g_strdup (error->message);
}

static void
show_fall (MuCampaignHistory *self)
{
  const int number = chosen (self);
  gboolean possible = FALSE;
  g_autofree char *words
      = number > 0 ? say_fall (self, number, &possible)
                   : g_strdup (_ ("Choose an entry to see what would be taken back with it."));

  gtk_label_set_label (self->fall, words);
  gtk_widget_set_sensitive (self->take_back, possible);
}

static void
take_back (MuCampaignHistory *self)
{
  const int number = chosen (self);

  if (number > 0)
    g_signal_emit (self, signals[TAKE_BACK], 0, number);
}

static void
mu_campaign_history_class_init (MuCampaignHistoryClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  signals[TAKE_BACK] = g_signal_new ("take-back", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/campaign-history.ui");
  mu_bind_parts (widget, MuCampaignHistory, act_store, selection, fall, take_back);
  mu_bind_handlers (widget, show_fall, take_back);
}

static void
mu_campaign_history_init (MuCampaignHistory *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_autoptr (GListModel) rows = mu_gradual_rows_new (G_LIST_MODEL (self->act_store), AT_ONCE,
                                                     MU_GRADUAL_STEP, GTK_WIDGET (self));
  gtk_single_selection_set_model (self->selection, rows);
}

void
mu_campaign_history_show (MuCampaignHistory *self, MuStore *store, gint64 campaign)
{
  g_autoptr (GPtrArray) acts = campaign ? mu_store_acts (store, campaign, NULL) : NULL;
  const gint64 was = self->campaign;

  self->store = store;
  self->campaign = campaign;
  if (campaign != was)
    g_list_store_remove_all (self->act_store);
  mu_act_items_show (self->act_store, acts);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  show_fall (self);
}
