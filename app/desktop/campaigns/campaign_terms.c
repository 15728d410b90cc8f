#include "app/desktop/campaigns/campaign_terms.h"

#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/rows/gradual_children.h"
#include "app/desktop/widget/wiring.h"
#include "lists/campaign/rules.h"

/* Whoever holds a button down sets one rule, not ten. */
#define PATIENCE_MS 600

struct _MuCampaignTerms {
  AdwPreferencesGroup parent;
  GtkWidget *row[MU_CAMPAIGN_RULE_COUNT];
  GtkWidget *control[MU_CAMPAIGN_RULE_COUNT]; /* GtkSpinButton, GtkSwitch or GtkDropDown */
  MuCampaignRuleValues shown;
  MuCampaignRule touched;
  guint waiting; /* a source */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuCampaignTerms, mu_campaign_terms, ADW_TYPE_PREFERENCES_GROUP)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- values ------------------------------------------------------------------------- */

static int
read_value (MuCampaignTerms *self, MuCampaignRule rule)
{
  GtkWidget *control = self->control[rule];

  if (GTK_IS_SWITCH (control))
    return gtk_switch_get_active (GTK_SWITCH (control));
  if (GTK_IS_DROP_DOWN (control))
    return (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (control)) + 1;
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (control));
}

static void
show_value (MuCampaignTerms *self, MuCampaignRule rule, int value)
{
  GtkWidget *control = self->control[rule];

  if (read_value (self, rule) == value)
    return; /* setting a switch would end its sliding */
  if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), value != 0);
  else if (GTK_IS_DROP_DOWN (control))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (control), (guint) value - 1);
  else
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value);
}

/* --- telling -------------------------------------------------------------------------- */

static gboolean
tell (gpointer data)
{
  MuCampaignTerms *self = data;
  MuCampaignRuleValues rules = self->shown;
  const MuCampaignRule rule = self->touched;

  self->waiting = 0;
  for (int i = 0; i < MU_CAMPAIGN_RULE_COUNT; i++)
    rules.value[i] = read_value (self, (MuCampaignRule) i);
  g_autofree char *text = mu_campaign_rules_format (&rules);
  g_autofree char *value = mu_campaign_rule_value_words (rule, rules.value[rule]);
  g_autofree char *words = g_strdup_printf (
      "%s: %s", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->row[rule])), value);
  g_signal_emit (self, signals[CHANGED], 0, text, words);
  return G_SOURCE_REMOVE;
}

/* Another rule than the last: that one is told first. */
static void
touched (MuCampaignTerms *self, MuCampaignRule rule)
{
  if (self->waiting != 0) {
    g_source_remove (self->waiting);
    self->waiting = 0;
    if (self->touched != rule)
      tell (self);
  }
  self->touched = rule;
  self->waiting = g_timeout_add (PATIENCE_MS, tell, self);
}

static void
look (MuCampaignTerms *self)
{
  for (int i = 0; i < MU_CAMPAIGN_RULE_COUNT && !self->showing; i++)
    if (read_value (self, (MuCampaignRule) i) != self->shown.value[i]) {
      touched (self, (MuCampaignRule) i);
      return;
    }
}

/* --- rows ------------------------------------------------------------------------------- */

static GtkWidget *
new_months (void)
{
  GtkWidget *months = gtk_drop_down_new (NULL, NULL);

  mu_choices_offer_months (GTK_DROP_DOWN (months));
  return months;
}

static GtkWidget *
new_control (MuCampaignTerms *self, const MuCampaignRuleRow *rule)
{
  const char *signal = "value-changed";
  GtkWidget *control = NULL;

  switch (rule->unit) {
  case MU_CAMPAIGN_YES_NO:
    signal = "notify::active";
    control = gtk_switch_new ();
    break;
  case MU_CAMPAIGN_MONTH:
    signal = "notify::selected";
    control = new_months ();
    break;
  case MU_CAMPAIGN_PERCENT:
  case MU_CAMPAIGN_DAYS:
  case MU_CAMPAIGN_FIGURES:
  case MU_CAMPAIGN_POINTS:
  case MU_CAMPAIGN_BATTLES:
  case MU_CAMPAIGN_CLASSES:
  case MU_CAMPAIGN_LEAGUE:
    control = gtk_spin_button_new_with_range (rule->least, rule->most, rule->most > 1000 ? 10 : 1);
    break;
  }
  mu_listen (control, signal, look, self);
  return control;
}

/* The line below says what it does and what would else hold. */
static void
add_row (MuCampaignTerms *self, MuCampaignRule which)
{
  const MuCampaignRuleRow *rule = mu_campaign_rule_row (which);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *control = new_control (self, rule);
  g_autofree char *standard = mu_campaign_rule_value_words (which, rule->standard);
  /* Translators: a sentence, and the value where nobody says otherwise */
  g_autofree char *subtitle = g_strdup_printf (_ ("%s Default: %s."), _ (rule->words), standard);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (rule->name));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  if (GTK_IS_DROP_DOWN (control))
    mu_choices_name (GTK_DROP_DOWN (control), _ (rule->name));
  self->row[which] = row;
  self->control[which] = control;
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
mu_campaign_terms_init (MuCampaignTerms *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Between the Battles"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self),
                                         _ ("What was done before a change stays as it was."));
  mu_campaign_rules_default (&self->shown);
  self->showing = TRUE;
  for (int i = 0; i < MU_CAMPAIGN_RULE_COUNT; i++) {
    add_row (self, (MuCampaignRule) i);
    show_value (self, (MuCampaignRule) i, self->shown.value[i]);
  }
  self->showing = FALSE;
}

static void
mu_campaign_terms_dispose (GObject *object)
{
  MuCampaignTerms *self = MU_CAMPAIGN_TERMS (object);

  if (self->waiting != 0)
    g_source_remove (self->waiting);
  self->waiting = 0;
  G_OBJECT_CLASS (mu_campaign_terms_parent_class)->dispose (object);
}

static void
mu_campaign_terms_class_init (MuCampaignTermsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_campaign_terms_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

void
mu_campaign_terms_parts (MuCampaignTerms *self, GPtrArray *parts)
{
  for (int i = 0; i < MU_CAMPAIGN_RULE_COUNT; i++)
    g_ptr_array_add (parts, self->row[i]);
}

/* Leagues go by the sides' names; a campaign has no more of them than sides. */
static void
show_leagues (MuCampaignTerms *self, const MuCampaign *campaign)
{
  for (guint i = 0; i < MU_CAMPAIGN_LEAGUES; i++) {
    const gboolean there = i < campaign->sides->len;
    const MuCampaignSide *side = there ? g_ptr_array_index (campaign->sides, i) : NULL;
    g_autofree char *title = there ? g_strdup_printf (_ ("League of %s"), side->name) : NULL;
    GtkWidget *row = self->row[MU_CAMPAIGN_RULE_LEAGUE + i];
    mu_gradual_children_want (row, there && campaign->sides->len > MU_SIDES);
    if (there)
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  }
}

void
mu_campaign_terms_show (MuCampaignTerms *self, const MuCampaign *campaign)
{
  gtk_widget_set_visible (GTK_WIDGET (self), campaign != NULL);
  if (campaign == NULL)
    return;
  if (self->waiting != 0)
    g_source_remove (self->waiting);
  self->waiting = 0;
  if (!mu_campaign_rules_parse (campaign->rules, &self->shown, NULL))
    mu_campaign_rules_default (&self->shown);
  self->showing = TRUE;
  for (int i = 0; i < MU_CAMPAIGN_RULE_COUNT; i++)
    show_value (self, (MuCampaignRule) i, self->shown.value[i]);
  show_leagues (self, campaign);
  self->showing = FALSE;
}
