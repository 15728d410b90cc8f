#include "app/cli/club/house_rules.h"

#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/call_private.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "app/service/club/house_rules.h"
#include "db/store.h"
#include "reports/document/rule_words.h"

/* --- whose hold --------------------------------------------------------- */

static const MuOption reading_options[] = {
  { "campaign", 0, MU_OPTION_TEXT, "NAME", N_ ("by the house rules of this campaign"), FALSE, 0,
    0 },
  { "house-rule", 0, MU_OPTION_TEXTS, "KEY",
    N_ ("by this house rule; “muster house-rules” lists them"), FALSE, 0, 0 },
};

void
mu_reading_options_append (GArray *options)
{
  g_array_append_vals (options, reading_options, G_N_ELEMENTS (reading_options));
}

static gboolean
takes (const MuCall *call, const char *option)
{
  return mu_call_find_option (mu_call_verb (call), option, 0) != NULL;
}

/* Takes each key of a TEXTS option. */
static gboolean
switch_each (const MuCall *call, const char *option, gboolean on, MuReadings *readings,
             GError **error)
{
  const GPtrArray *keys = takes (call, option) ? mu_call_texts (call, option) : NULL;
  for (guint i = 0; keys && i < keys->len; i++) {
    g_autoptr (GError) why = NULL;
    if (mu_house_rule_switch (readings, g_ptr_array_index (keys, i), on, &why))
      continue;
    g_set_error (error, MU_CALL_ERROR, 0, "--%s: %s", option, why->message);
    return FALSE;
  }
  return TRUE;
}

static gboolean
take_campaign (MuCall *call, MuReadings *readings, GError **error)
{
  const char *name = takes (call, "campaign") ? mu_call_text (call, "campaign") : NULL;
  if (!name)
    return TRUE;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, name, error);
  if (!campaign)
    return FALSE;
  *readings = campaign->readings;
  return TRUE;
}

gboolean
mu_call_readings (MuCall *call, MuReadings *readings, GError **error)
{
  *readings = (MuReadings){ 0 };
  return take_campaign (call, readings, error)
         && (!takes (call, "house-rule")
             || switch_each (call, "house-rule", TRUE, readings, error));
}

/* --- which there are ------------------------------------------------------ */

static void
say_reading (MuCall *call, MuReading which)
{
  g_autofree char *by_book
      = g_strdup_printf (_ ("by default: %s"), _ (mu_reading_words (which, 0)));
  g_autofree char *other = g_strdup_printf (_ ("switched on: %s"), _ (mu_reading_words (which, 1)));
  const MuRule rule = mu_rule_from_id (mu_reading_rule_id (which));
  mu_say (call, "  %s  (%s)\n", mu_reading_key (which), mu_rule_words_section (rule));
  mu_say_wrapped (call, 6, by_book);
  mu_say_wrapped (call, 6, other);
}

static void
show_reading (MuCall *call, MuReading which, const char **group)
{
  const char *its_group = mu_house_rule_group (which);
  mu_out_row (call, "house-rule", mu_reading_key (which), mu_reading_rule_id (which),
              mu_reading_words (which, 0), mu_reading_words (which, 1), NULL);
  if (g_strcmp0 (*group, its_group) != 0)
    mu_say (call, *group ? "\n%s\n" : "%s\n", its_group);
  *group = its_group;
  say_reading (call, which);
}

MuExit
mu_run_house_rules (MuCall *call)
{
  g_autoptr (GArray) order = mu_house_rules_by_group ();
  const char *group = NULL;
  for (guint i = 0; i < order->len; i++)
    show_reading (call, g_array_index (order, MuReading, i), &group);
  return MU_EXIT_DONE;
}

/* --- of a campaign -------------------------------------------------------- */

void
mu_say_house_rules (const MuCall *call, const MuReadings *readings)
{
  if (mu_house_rules_count (readings) == 0) {
    mu_say (call, "%s\n", _ ("Played by the book."));
    return;
  }
  mu_say (call, "%s\n", _ ("House rules:"));
  for (int i = 0; i < MU_READINGS; i++) {
    const MuReading which = (MuReading) i;
    if (mu_reading (readings, which) == 0)
      continue;
    g_autofree char *line
        = g_strdup_printf ("%s: %s", mu_reading_key (which), _ (mu_reading_words (which, 1)));
    mu_say_wrapped (call, 2, line);
  }
}

static void
put_house_rules (MuCall *call, const MuCampaign *campaign)
{
  mu_out_text (call, "name", campaign->name);
  for (int i = 0; i < MU_READINGS; i++)
    mu_out_row (call, "house-rule", mu_reading_key ((MuReading) i),
                mu_reading (&campaign->readings, (MuReading) i) ? "on" : "off", NULL);
}

static gboolean
change (MuCall *call, MuCampaign *campaign, GError **error)
{
  if (!mu_call_has (call, "on") && !mu_call_has (call, "off"))
    return TRUE;
  return switch_each (call, "on", TRUE, &campaign->readings, error)
         && switch_each (call, "off", FALSE, &campaign->readings, error)
         && mu_store_set_campaign_readings (mu_club_store (mu_call_club (call, NULL)), campaign->id,
                                            &campaign->readings, error);
}

MuExit
mu_run_campaign_rules (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  if (!campaign || !change (call, campaign, &error))
    return mu_complain_error (error);
  put_house_rules (call, campaign);
  mu_say (call, "%s\n", campaign->name);
  mu_say_house_rules (call, &campaign->readings);
  return MU_EXIT_DONE;
}
