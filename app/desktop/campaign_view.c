#include "app/desktop/campaign_view.h"

#include "app/desktop/campaign_history.h"
#include "app/desktop/campaign_map.h"
#include "app/desktop/campaign_rules.h"
#include "app/model/battle_items.h"
#include "app/model/campaign_items.h"
#include "lists/book.h"
#include "reports/account.h"

struct _MuCampaignView {
  AdwBin parent;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkStack *stack;
  AdwStatusPage *none;
  GtkBox *sides;
  GtkWidget *battles_window;
  MuCampaignRules *rules;
  MuCampaignHistory *history;
  MuCampaignMap *map;
  GListStore *force_store;
  GListStore *battle_store;
};

G_DEFINE_FINAL_TYPE (MuCampaignView, mu_campaign_view, ADW_TYPE_BIN)

enum { HOUSE_RULE_SWITCHED, TAKE_BACK, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
switched (MuCampaignView *self, guint which, gboolean on)
{
  g_signal_emit (self, signals[HOUSE_RULE_SWITCHED], 0, which, on);
}

static void
take_back (MuCampaignView *self, int number)
{
  g_signal_emit (self, signals[TAKE_BACK], 0, number);
}

static void
mu_campaign_view_class_init (MuCampaignViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  signals[HOUSE_RULE_SWITCHED]
      = g_signal_new ("house-rule-switched", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[TAKE_BACK] = g_signal_new ("take-back", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  g_type_ensure (MU_TYPE_CAMPAIGN_HISTORY);
  g_type_ensure (MU_TYPE_CAMPAIGN_MAP);
  g_type_ensure (MU_TYPE_CAMPAIGN_RULES);
  g_type_ensure (MU_TYPE_FORCE_ITEM);
  g_type_ensure (MU_TYPE_BATTLE_ITEM);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/campaign-view.ui");
  gtk_widget_class_bind_template_child (widget, MuCampaignView, title);
  gtk_widget_class_bind_template_child (widget, MuCampaignView, back);
  gtk_widget_class_bind_template_child (widget, MuCampaignView, stack);
  gtk_widget_class_bind_template_child (widget, MuCampaignView, none);
  gtk_widget_class_bind_template_child (widget, MuCampaignView, sides);
  gtk_widget_class_bind_template_child (widget, MuCampaignView, battles_window);
  gtk_widget_class_bind_template_child (widget, MuCampaignView, rules);
  gtk_widget_class_bind_template_child (widget, MuCampaignView, history);
  gtk_widget_class_bind_template_child (widget, MuCampaignView, map);
  gtk_widget_class_bind_template_callback (widget, switched);
  gtk_widget_class_bind_template_callback (widget, take_back);
  gtk_widget_class_bind_template_child (widget, MuCampaignView, force_store);
  gtk_widget_class_bind_template_child (widget, MuCampaignView, battle_store);
}

static void
mu_campaign_view_init (MuCampaignView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_label (GtkBox *box, MuSideItem *item, const char *property, const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, class);
  g_object_bind_property (item, property, label, "label", G_BINDING_SYNC_CREATE);
  gtk_box_append (box, label);
}

static GtkWidget *
side_card (MuSideItem *item)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  GtkWidget *bar = gtk_level_bar_new ();
  g_autofree char *strength = NULL;

  gtk_widget_add_css_class (GTK_WIDGET (box), "card");
  gtk_widget_add_css_class (GTK_WIDGET (box), "mu-card");
  add_label (box, item, "name", "heading");
  add_label (box, item, "record", "body");
  add_label (box, item, "strength", "caption");
  g_object_get (item, "strength", &strength, NULL);
  gtk_widget_add_css_class (bar, "strength");
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, strength,
                                  -1);
  g_object_bind_property (item, "share", bar, "value", G_BINDING_SYNC_CREATE);
  gtk_box_append (box, bar);
  return GTK_WIDGET (box);
}

static void
show_sides (MuCampaignView *self, const MuCampaign *campaign)
{
  g_autoptr (GListStore) sides = g_list_store_new (MU_TYPE_SIDE_ITEM);
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->sides))))
    gtk_box_remove (self->sides, old);
  mu_side_items_show (sides, campaign);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (sides)); i++) {
    g_autoptr (MuSideItem) item = g_list_model_get_item (G_LIST_MODEL (sides), i);
    gtk_box_append (self->sides, side_card (item));
  }
}

static void
show_title (MuCampaignView *self, const MuCampaign *campaign)
{
  g_autofree char *year = mu_year_format (campaign->year);
  g_autofree char *when = g_strdup_printf ("%s %s", mu_account_month (campaign->month), year);

  adw_window_title_set_title (self->title, campaign->name);
  adw_window_title_set_subtitle (self->title, when);
}

void
mu_campaign_view_show (MuCampaignView *self, const MuCampaign *campaign, const char *prices)
{
  gtk_stack_set_visible_child_name (self->stack, campaign ? "campaign" : "none");
  show_sides (self, campaign);
  mu_force_items_show (self->force_store, campaign);
  mu_campaign_rules_show (self->rules, campaign ? &campaign->readings : NULL, prices);
  gtk_widget_set_visible (self->battles_window, campaign && campaign->battles->len > 0);
  if (campaign) {
    show_title (self, campaign);
    mu_battle_items_show (self->battle_store, campaign->battles);
    return;
  }
  adw_window_title_set_title (self->title, "");
  adw_window_title_set_subtitle (self->title, "");
  g_list_store_remove_all (self->battle_store);
}

void
mu_campaign_view_show_history (MuCampaignView *self, MuStore *store, gint64 campaign)
{
  mu_campaign_history_show (self->history, store, campaign);
}

void
mu_campaign_view_show_map (MuCampaignView *self, MuHistory *history, const MuCampaign *campaign)
{
  mu_campaign_map_show (self->map, history, campaign);
}

GtkWidget *
mu_campaign_view_get_back_button (MuCampaignView *self)
{
  return self->back;
}

AdwStatusPage *
mu_campaign_view_get_none_page (MuCampaignView *self)
{
  return self->none;
}
