/* What a campaign plays by between its battles, and replacements for its units. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "db/campaign/campaigns.h"
#include "lists/campaign/recruits.h"
#include "lists/campaign/rules.h"

static MuStore *
store_of (MuCall *call)
{
  return mu_club_store (mu_call_club (call, NULL));
}

/* --- rules ------------------------------------------------------------------------- */

static void
show_rule (MuCall *call, MuCampaignRule rule, int value)
{
  const MuCampaignRuleRow *row = mu_campaign_rule_row (rule);
  g_autofree char *number = g_strdup_printf ("%d", value);
  g_autofree char *standard = g_strdup_printf ("%d", row->standard);
  g_autofree char *words = mu_campaign_rule_value_words (rule, value);
  g_autofree char *key = mu_pad (row->key, 22);
  g_autofree char *padded = mu_pad (words, 12);
  mu_out_row (call, "rule", row->key, number, standard, NULL);
  mu_say (call, "%s %s %s %s\n", value == row->standard ? " " : "*", key, padded, _ (row->words));
}

/* Leagues are of the sides there are, and two sides are enemies. */
static gboolean
is_of (MuCampaignRule rule, const MuCampaign *campaign)
{
  return rule < MU_CAMPAIGN_RULE_LEAGUE
         || (campaign->sides->len > MU_SIDES
             && rule < MU_CAMPAIGN_RULE_LEAGUE + (MuCampaignRule) campaign->sides->len);
}

/* "merge-below=4" into the rules. */
static gboolean
put_rule (MuCampaignRuleValues *rules, const char *text, GError **error)
{
  const char *equals = strchr (text, '=');
  if (!equals) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("“%s”: expected a rule and its value, as in merge-below=4"), text);
    return FALSE;
  }
  g_autofree char *key = g_strndup (text, (gsize) (equals - text));
  return mu_campaign_rules_set (rules, key, equals + 1, error);
}

static gboolean
check_leagues (const MuCampaign *campaign, const MuCampaignRuleValues *rules, GError **error)
{
  for (int i = 0; i < MU_CAMPAIGN_RULE_COUNT; i++)
    if (!is_of ((MuCampaignRule) i, campaign) && rules->value[i] != 0) {
      g_set_error (error, MU_CALL_ERROR, 0,
                   _ ("“%s”: %s has %u sides; leagues are for the sides of a campaign of three or "
                      "more"),
                   mu_campaign_rule_row ((MuCampaignRule) i)->key, campaign->name,
                   campaign->sides->len);
      return FALSE;
    }
  return TRUE;
}

static gboolean
change_rules (MuCall *call, const MuCampaign *campaign, MuCampaignRuleValues *rules, GError **error)
{
  for (guint i = 1; i < mu_call_count (call); i++)
    if (!put_rule (rules, mu_call_argument (call, i), error))
      return FALSE;
  if (!check_leagues (campaign, rules, error))
    return FALSE;
  g_autofree char *text = mu_campaign_rules_format (rules);
  return strcmp (text, campaign->rules) == 0
         || mu_store_set_campaign_rules (store_of (call), campaign->id, text, error);
}

MuExit
mu_run_campaign_set (MuCall *call)
{
  GError *error = NULL;
  MuCampaignRuleValues rules;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  if (!campaign || !mu_campaign_rules_parse (campaign->rules, &rules, &error)
      || !change_rules (call, campaign, &rules, &error))
    return mu_complain_error (error);
  for (int i = 0; i < MU_CAMPAIGN_RULE_COUNT; i++)
    if (is_of ((MuCampaignRule) i, campaign))
      show_rule (call, (MuCampaignRule) i, rules.value[i]);
  return MU_EXIT_DONE;
}

/* --- replacements ------------------------------------------------------------------ */

static const MuCampaignSide *
side_at (const MuCampaign *campaign, int side)
{
  return g_ptr_array_index (campaign->sides, (guint) side);
}

/* "Hastati=4" to the unit and its figures; units go by their name, or by their number from 1. */
static gboolean
read_bought (const MuCampaignSide *side, const char *text, MuRecruits *bought, GError **error)
{
  gint64 figures;
  const char *equals = strchr (text, '=');
  g_autofree char *name = equals ? g_strndup (text, (gsize) (equals - text)) : NULL;
  if (!equals) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("“%s”: expected a unit and figures for it, as in Hastati=4"), text);
    return FALSE;
  }
  if (!mu_read_number (name, equals + 1, 1, MU_LIST_FIGURES_MAX, &figures, error))
    return FALSE;
  const int unit = mu_find_side_unit (side, name, error);
  if (unit < 0)
    return FALSE;
  *bought = (MuRecruits){ .unit = (guint) unit, .figures = (int) figures };
  return TRUE;
}

/* What the call names; without any, what the month's points would best buy. */
static GArray *
choose (MuCall *call, const MuCampaign *campaign, int side, GError **error)
{
  if (mu_call_count (call) == 2)
    return mu_store_advise_recruits (store_of (call), campaign->id, side, error);
  g_autoptr (GArray) choice = g_array_new (FALSE, TRUE, sizeof (MuRecruits));
  for (guint i = 2; i < mu_call_count (call); i++) {
    MuRecruits bought;
    if (!read_bought (side_at (campaign, side), mu_call_argument (call, i), &bought, error))
      return NULL;
    g_array_append_val (choice, bought);
  }
  return g_steal_pointer (&choice);
}

static void
show_bought (MuCall *call, const MuCampaignSide *side, const MuRecruits *bought)
{
  const MuForce *force = g_ptr_array_index (side->forces, bought->unit);
  g_autofree char *unit = g_strdup_printf ("%u", bought->unit + 1);
  g_autofree char *figures = g_strdup_printf ("%d", bought->figures);
  mu_out_row (call, "replaced", unit, force->name, figures, NULL);
  mu_say (call, ngettext ("  %s: %d figure\n", "  %s: %d figures\n", (gulong) bought->figures),
          force->name, bought->figures);
}

static gboolean
buy (MuCall *call, const MuCampaign *campaign, int side, const GArray *choice, GError **error)
{
  MuStore *store = store_of (call);
  if (!mu_call_has (call, "preview") && choice->len > 0
      && !mu_store_buy_recruits (store, campaign->id, side, choice, error))
    return FALSE;
  const int left = mu_store_replacement_points (store, campaign->id, side, error);
  if (left < 0)
    return FALSE;
  for (guint i = 0; i < choice->len; i++)
    show_bought (call, side_at (campaign, side), &g_array_index (choice, MuRecruits, i));
  mu_out_number (call, "points-left", left);
  g_autofree char *points = mu_points_words (left);
  mu_say (call, _ ("%s may spend %s points more this month\n"), side_at (campaign, side)->name,
          points);
  return TRUE;
}

MuExit
mu_run_campaign_replace (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  const int side = campaign ? mu_find_side (campaign, mu_call_argument (call, 1), &error) : -1;
  g_autoptr (GArray) choice = side >= 0 ? choose (call, campaign, side, &error) : NULL;
  if (!choice || !buy (call, campaign, side, choice, &error))
    return mu_complain_error (error);
  return MU_EXIT_DONE;
}
