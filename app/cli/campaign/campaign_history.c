/* What was done in a campaign, and taking it back. */
#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "db/acts/acts.h"
#include "db/store.h"
#include "reports/account/trust_words.h"
#include "reports/campaign/act_words.h"

static MuStore *
store_of (MuCall *call)
{
  return mu_club_store (mu_call_club (call, NULL));
}

/* Lines within a porcelain field would be rows of their own. */
static char *
flatten (const char *about)
{
  return g_strdelimit (g_strdup (about), "\n", ';');
}

/* What the battle that the act recorded rests on; of one that is gone nothing is told. */
static MuTrust
trust_of (const MuCampaign *campaign, const MuAct *act)
{
  for (guint i = 0; act->kind == MU_ACT_BATTLE && i < campaign->battles->len; i++) {
    const MuBattleRow *battle = g_ptr_array_index (campaign->battles, i);
    if (battle->id == act->battle)
      return battle->trust;
  }
  return MU_TRUST_PROVED;
}

static void
show_act (MuCall *call, const MuCampaign *campaign, const char *row, const MuAct *act)
{
  g_autofree char *number = g_strdup_printf ("%d", act->number);
  g_autofree char *undone = g_strdup_printf ("%d", act->undone_by);
  g_autofree char *battle = g_strdup_printf ("%" G_GINT64_FORMAT, act->battle);
  g_autofree char *about = flatten (act->about);
  g_autofree char *done = mu_act_words (act);
  g_autofree char *words = mu_trust_name (done, trust_of (campaign, act));
  g_autofree char *time = mu_act_time (act);
  mu_out_row (call, row, number, act->made, act->who, mu_act_kind_key (act->kind), battle, about,
              undone, NULL);
  if (act->undone_by != 0) /* Translators: a number, a time, a person, what was done, a number */
    mu_say (call, _ ("%4d  %s  %s  %s (taken back by %d)\n"), act->number, time, act->who, words,
            act->undone_by);
  else
    mu_say (call, "%4d  %s  %s  %s\n", act->number, time, act->who, words);
}

MuExit
mu_run_campaign_history (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  g_autoptr (GPtrArray) acts
      = campaign ? mu_store_acts (store_of (call), campaign->id, &error) : NULL;
  if (!acts)
    return mu_complain_error (error);
  for (guint i = 0; i < acts->len; i++)
    show_act (call, campaign, "act", g_ptr_array_index (acts, i));
  if (acts->len == 0)
    mu_say (call, "%s\n", _ ("The campaign has no history yet: an older Muster began it."));
  return MU_EXIT_DONE;
}

static MuExit
say_undone (MuCall *call, const MuCampaign *campaign)
{
  mu_out_text (call, "undone", campaign->name);
  return MU_EXIT_DONE;
}

static MuExit
take_last_battle_back (MuCall *call, const MuCampaign *campaign)
{
  GError *error = NULL;
  if (mu_call_has (call, "preview"))
    return mu_complain (_ ("--preview shows what falls with an entry: name it with --entry N"));
  if (!mu_store_undo_campaign_battle (store_of (call), campaign->id, &error))
    return mu_complain_error (error);
  mu_say (call, _ ("The last battle of %s is taken back\n"), campaign->name);
  return say_undone (call, campaign);
}

static MuExit
take_entry_back (MuCall *call, const MuCampaign *campaign, int number)
{
  GError *error = NULL;
  const gboolean preview = mu_call_has (call, "preview");
  g_autoptr (GPtrArray) fall
      = mu_store_act_followers (store_of (call), campaign->id, number, &error);
  if (!fall
      || (!preview && !mu_store_take_back_act (store_of (call), campaign->id, number, &error)))
    return mu_complain_error (error);
  mu_say (call, "%s\n", preview ? _ ("This would be taken back:") : _ ("Taken back:"));
  for (guint i = 0; i < fall->len; i++)
    show_act (call, campaign, "falls", g_ptr_array_index (fall, i));
  return preview ? MU_EXIT_DONE : say_undone (call, campaign);
}

MuExit
mu_run_campaign_undo (MuCall *call)
{
  GError *error = NULL;
  const int number = (int) mu_call_number (call, "entry", 0);
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  if (!campaign)
    return mu_complain_error (error);
  return number > 0 ? take_entry_back (call, campaign, number)
                    : take_last_battle_back (call, campaign);
}
