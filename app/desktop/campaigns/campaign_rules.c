#include "app/desktop/campaigns/campaign_rules.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/desktop/campaigns/campaign_terms.h"
#include "app/desktop/rows/gradual_children.h"
#include "app/desktop/widget/wiring.h"
#include "app/service/club/house_rules.h"

#define AT_ONCE 2

struct _MuCampaignRules {
  AdwBin parent;
  AdwPreferencesGroup *head;
  MuCampaignTerms *terms;
  GtkSwitch *shown[MU_READINGS];
  GtkWidget *row[MU_READINGS], *group[MU_READINGS]; /* that each of them is in */
  MuRuleSystem system;
  gboolean showing; /* the switches are being set, not switched */
};

G_DEFINE_FINAL_TYPE (MuCampaignRules, mu_campaign_rules, ADW_TYPE_BIN)

enum { SWITCHED, TERMS_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mu_campaign_rules_class_init (MuCampaignRulesClass *class)
{
  signals[SWITCHED] = g_signal_new ("switched", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[TERMS_CHANGED]
      = g_signal_new ("terms-changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
terms_changed (MuCampaignRules *self, const char *rules, const char *words)
{
  g_signal_emit (self, signals[TERMS_CHANGED], 0, rules, words);
}

static int
reading_of (MuCampaignRules *self, GtkSwitch *toggle)
{
  for (int i = 0; i < MU_READINGS; i++)
    if (self->shown[i] == toggle)
      return i;
  g_return_val_if_reached (0);
}

static void
toggled (GtkSwitch *toggle, GParamSpec *pspec, MuCampaignRules *self)
{
  if (!self->showing)
    g_signal_emit (self, signals[SWITCHED], 0, reading_of (self, toggle),
                   gtk_switch_get_active (toggle));
}

static GtkWidget *
new_switch (MuCampaignRules *self, MuReading which)
{
  GtkWidget *toggle = gtk_switch_new ();

  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (toggled), self, 0);
  self->shown[which] = GTK_SWITCH (toggle);
  return toggle;
}

/* The title says what the rule does, the line below it where it stands and what
 * would else hold. */
static GtkWidget *
new_row (MuCampaignRules *self, MuReading which)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = new_switch (self, which);
  g_autofree char *subtitle = g_strdup_printf (_ ("%s. Else: %s"), mu_house_rule_section (which),
                                               _ (mu_reading_words (which, 0)));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (mu_reading_words (which, 1)));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  return row;
}

static AdwPreferencesGroup *
new_group (GtkBox *box, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (box, group);
  return ADW_PREFERENCES_GROUP (group);
}

static void
add_groups (MuCampaignRules *self, GtkBox *box, GPtrArray *parts)
{
  g_autoptr (GArray) order = mu_house_rules_by_group ();
  AdwPreferencesGroup *group = NULL;
  const char *title = NULL;

  for (guint i = 0; i < order->len; i++) {
    MuReading which = g_array_index (order, MuReading, i);
    if (g_strcmp0 (title, mu_house_rule_group (which)) != 0) {
      title = mu_house_rule_group (which);
      group = new_group (box, title);
      g_ptr_array_add (parts, group);
    }
    self->row[which] = new_row (self, which);
    self->group[which] = GTK_WIDGET (group);
    g_ptr_array_add (parts, self->row[which]);
    adw_preferences_group_add (group, self->row[which]);
  }
}

static void
mu_campaign_rules_init (MuCampaignRules *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  gtk_widget_add_css_class (box, "mu-card");
  self->terms = g_object_new (MU_TYPE_CAMPAIGN_TERMS, NULL);
  mu_listen (self->terms, "changed", terms_changed, self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->terms));
  mu_campaign_terms_parts (self->terms, parts);
  self->head = new_group (GTK_BOX (box), _ ("House Rules"));
  g_ptr_array_add (parts, self->head);
  add_groups (self, GTK_BOX (box), parts);
  mu_gradual_children_show (GTK_WIDGET (self), parts, AT_ONCE);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

static void
show_count (MuCampaignRules *self, const MuReadings *readings, const char *prices)
{
  guint count = mu_house_rules_count (readings);
  g_autofree char *on
      = g_strdup_printf (ngettext ("%u house rule is on.", "%u house rules are on.", count), count);
  g_autofree char *text
      = g_strdup_printf ("%s %s%s%s", count > 0 ? on : _ ("Played by the book."),
                         _ ("Changes hold from the next battle on; battles already fought keep "
                            "theirs."),
                         prices ? "\n" : "", prices ? prices : "");

  adw_preferences_group_set_description (self->head, text);
}

/* Setting a switch ends its sliding: one that was pressed just now and is right
 * as it stands is left alone, or the press would be lost. */
static void
show_switch (GtkSwitch *toggle, gboolean on)
{
  if (gtk_switch_get_active (toggle) != on)
    gtk_switch_set_active (toggle, on);
}

void
mu_campaign_rules_play_by (MuCampaignRules *self, MuRuleSystem system)
{
  self->system = system;
}

static gboolean
is_in_play (MuCampaignRules *self, int which)
{
  return mu_house_rule_is_of ((MuReading) which, self->system)
         || gtk_switch_get_active (self->shown[which]);
}

/* A group is there while one of its rows is. */
static gboolean
has_row_in_play (MuCampaignRules *self, GtkWidget *group)
{
  for (int i = 0; i < MU_READINGS; i++)
    if (self->group[i] == group && is_in_play (self, i))
      return TRUE;
  return FALSE;
}

static void
show_those_in_play (MuCampaignRules *self)
{
  for (int i = 0; i < MU_READINGS; i++) {
    mu_gradual_children_want (self->row[i], is_in_play (self, i));
    mu_gradual_children_want (self->group[i], has_row_in_play (self, self->group[i]));
  }
}

void
mu_campaign_rules_show (MuCampaignRules *self, const MuCampaign *campaign, const char *prices)
{
  const MuReadings *readings = campaign ? &campaign->readings : NULL;

  self->showing = TRUE;
  for (int i = 0; i < MU_READINGS; i++)
    show_switch (self->shown[i], mu_reading (readings, (MuReading) i) != 0);
  self->showing = FALSE;
  show_those_in_play (self);
  show_count (self, readings, prices);
  mu_campaign_terms_show (self->terms, campaign);
}
