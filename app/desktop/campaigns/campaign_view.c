#include "app/desktop/campaigns/campaign_view.h"

#include <glib/gi18n.h>

#include "app/desktop/campaigns/campaign_history.h"
#include "app/desktop/campaigns/campaign_overview.h"
#include "app/desktop/campaigns/campaign_rules.h"
#include "app/desktop/forces/campaign_forces.h"
#include "app/desktop/map/campaign_map.h"
#include "app/desktop/widget/wiring.h"
#include "reports/document/date_words.h"

struct _MuCampaignView {
  AdwBin parent;
  GtkLabel *reserve;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkStack *stack;
  AdwStatusPage *none;
  MuCampaignOverview *overview;
  MuCampaignForces *forces;
  MuCampaignRules *rules;
  MuCampaignHistory *history;
  MuCampaignMap *map;
  GtkStack *parts;
  const MuCampaign *campaign; /* borrowed, as the store is */
  MuHistory *doings;
  MuStore *store;
  gboolean forces_due, history_due; /* not filled since they were last to be shown */
};

G_DEFINE_FINAL_TYPE (MuCampaignView, mu_campaign_view, ADW_TYPE_BIN)

enum { HOUSE_RULE_SWITCHED, TERMS_CHANGED, TAKE_BACK, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
switched (MuCampaignView *self, guint which, gboolean on)
{
  g_signal_emit (self, signals[HOUSE_RULE_SWITCHED], 0, which, on);
}

static void
terms_changed (MuCampaignView *self, const char *rules, const char *words)
{
  g_signal_emit (self, signals[TERMS_CHANGED], 0, rules, words);
}

static void
take_back (MuCampaignView *self, int number)
{
  g_signal_emit (self, signals[TAKE_BACK], 0, number);
}

static void
show_title (MuCampaignView *self, const MuCampaign *campaign)
{
  const MuDate today = mu_campaign_date (campaign, campaign->day);
  g_autofree char *when = mu_date_in_words (&today);

  adw_window_title_set_title (self->title, campaign->name);
  adw_window_title_set_subtitle (self->title, when);
  if (campaign->cut_for != MU_CAMPAIGN_WHOLE) {
    const MuCampaignSide *side = g_ptr_array_index (campaign->sides, (guint) campaign->cut_for);
    /* Translators: a date, and the side whose player has this copy of the campaign */
    g_autofree char *cut = g_strdup_printf (_ ("%s, cut to what %s may know"), when, side->name);
    adw_window_title_set_subtitle (self->title, cut);
  }
}

static void
show_forces (MuCampaignView *self)
{
  self->forces_due = FALSE;
  mu_campaign_forces_show (self->forces, self->doings, self->campaign);
}

static void
show_history (MuCampaignView *self)
{
  self->history_due = FALSE;
  mu_campaign_history_show (self->history, self->store, self->campaign ? self->campaign->id : 0);
}

/* Long tables take their time, and nobody waits for those that are not in sight. */
static void
part_shown (MuCampaignView *self)
{
  const char *part = gtk_stack_get_visible_child_name (self->parts);

  if (self->forces_due && g_strcmp0 (part, "forces") == 0)
    show_forces (self);
  if (self->history_due && g_strcmp0 (part, "history") == 0)
    show_history (self);
}

static void
mu_campaign_view_class_init (MuCampaignViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  signals[TERMS_CHANGED]
      = g_signal_new ("terms-changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[HOUSE_RULE_SWITCHED]
      = g_signal_new ("house-rule-switched", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[TAKE_BACK] = g_signal_new ("take-back", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/campaign-view.ui");
  mu_bind_parts (widget, MuCampaignView, title, reserve, back, stack, none, overview, parts);
  gtk_widget_class_bind_template_callback (widget, part_shown);
  mu_bind_parts (widget, MuCampaignView, forces, rules, history, map);
  mu_bind_handlers (widget, switched, terms_changed, take_back);
}

static void
mu_campaign_view_init (MuCampaignView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
mu_campaign_view_tell (MuCampaignView *self, const char *reserve)
{
  gtk_label_set_label (self->reserve, reserve);
  gtk_widget_set_visible (GTK_WIDGET (self->reserve), *reserve != '\0');
}

void
mu_campaign_view_play_by (MuCampaignView *self, MuRuleSystem system)
{
  mu_campaign_rules_play_by (self->rules, system);
}

void
mu_campaign_view_show (MuCampaignView *self, const MuCampaign *campaign, const char *prices)
{
  self->campaign = campaign;
  gtk_stack_set_visible_child_name (self->stack, campaign ? "campaign" : "none");
  mu_campaign_rules_show (self->rules, campaign, prices);
  if (campaign) {
    show_title (self, campaign);
    return;
  }
  adw_window_title_set_title (self->title, "");
  adw_window_title_set_subtitle (self->title, "");
}

MuCampaignOverview *
mu_campaign_view_get_overview (MuCampaignView *self)
{
  return self->overview;
}

void
mu_campaign_view_show_history (MuCampaignView *self, MuStore *store)
{
  self->store = store;
  self->history_due = TRUE;
  part_shown (self);
}

/* Forces that are not in sight let go of what they show, which is gone after this. */
void
mu_campaign_view_show_forces (MuCampaignView *self, MuHistory *history)
{
  const char *part = gtk_stack_get_visible_child_name (self->parts);

  self->doings = history;
  self->forces_due = TRUE;
  if (g_strcmp0 (part, "forces") != 0)
    mu_campaign_forces_show (self->forces, history, NULL);
  part_shown (self);
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
