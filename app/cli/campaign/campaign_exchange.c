/* Copies of a campaign: what was done here for others, and what others did. */
#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "db/campaign/fixture_papers.h"
#include "db/exchange/cut.h"
#include "db/store.h"
#include "reports/campaign/act_words.h"
#include "reports/sheet/dispatch_file.h"

static MuStore *
store_of (MuCall *call)
{
  return mu_club_store (mu_call_club (call, NULL));
}

/* --- sending ------------------------------------------------------------------ */

/* Papers whose enemy has sealed too go along. A file that cannot be written tells what it knows. */
static gboolean
open_papers (MuCall *call, const MuCampaign *campaign, GError **error)
{
  int opened = 0;
  if (!mu_store_read_only (store_of (call))
      && !mu_store_open_papers (store_of (call), campaign->id, &opened, error))
    return FALSE;
  if (opened > 0)
    mu_say (call,
            ngettext ("%d sealed set of papers is opened: both sides have sealed\n",
                      "%d sealed sets of papers are opened: both sides have sealed\n",
                      (gulong) opened),
            opened);
  return TRUE;
}

static MuDispatch *
tell (MuCall *call, const MuCampaign *campaign, int since, GError **error)
{
  if (!mu_call_has (call, "until"))
    return mu_store_dispatch (store_of (call), campaign->id, since, error);
  return mu_store_dispatch_part (store_of (call), campaign->id, since,
                                 (int) mu_call_number (call, "until", 0), error);
}

MuExit
mu_run_campaign_send (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_text (call, "output");
  const int since = (int) mu_call_number (call, "since", 1);
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  g_autoptr (MuDispatch) dispatch = campaign && open_papers (call, campaign, &error)
                                        ? tell (call, campaign, since, &error)
                                        : NULL;
  if (!dispatch || !mu_dispatch_write_file (dispatch, path, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_out_number (call, "acts", dispatch->acts->len);
  mu_say (call,
          ngettext ("%s: %u entry of %s for the others\n", "%s: %u entries of %s for the others\n",
                    dispatch->acts->len),
          path, dispatch->acts->len, campaign->name);
  return MU_EXIT_DONE;
}

static void
say_content (MuCall *call, const MuDispatch *dispatch)
{
  if (dispatch->content == MU_CONTENT_BARE)
    mu_say (call, "%s\n",
            _ ("These changes have no digests: whether they were changed cannot be seen by that."));
}

/* --- joining ------------------------------------------------------------------ */

static MuExit
say_joined (MuCall *call, gint64 id, const MuDispatch *dispatch)
{
  GError *error = NULL;
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store_of (call), id, &error);
  if (!campaign)
    return mu_complain_error (error);
  const guint entries = dispatch->acts->len + 1;
  mu_out_text (call, "campaign", campaign->name);
  mu_out_number (call, "acts", entries);
  mu_say (call,
          ngettext ("%s is here now, with %u entry of its history\n",
                    "%s is here now, with %u entries of its history\n", entries),
          campaign->name, entries);
  return MU_EXIT_DONE;
}

MuExit
mu_run_campaign_join (MuCall *call)
{
  GError *error = NULL;
  gint64 id;
  g_autoptr (MuDispatch) dispatch = mu_dispatch_read_file (mu_call_argument (call, 0), &error);
  MuClub *club = dispatch ? mu_call_club (call, &error) : NULL;
  if (!club)
    return mu_complain_error (error);
  dispatch->on_word = mu_call_has (call, "on-word");
  if (!mu_store_join_campaign (mu_club_store (club), dispatch, mu_call_text (call, "name"), &id,
                               &error))
    return mu_refuse_unproved (error);
  say_content (call, dispatch);
  return say_joined (call, id, dispatch);
}

/* --- a player's copy ------------------------------------------------------------ */

MuExit
mu_run_campaign_cut (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_text (call, "output");
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  const int side = campaign ? mu_find_side (campaign, mu_call_text (call, "for"), &error) : -1;
  if (side < 0 || !mu_store_cut_campaign (store_of (call), campaign->id, side, path, &error))
    return mu_complain_error (error);
  const MuCampaignSide *whose = g_ptr_array_index (campaign->sides, (guint) side);
  mu_out_text (call, "file", path);
  mu_out_text (call, "cut", mu_campaign_side_key (side));
  mu_say (call, _ ("%s: %s, cut to what %s may know\n"), path, campaign->name, whose->name);
  return MU_EXIT_DONE;
}

/* --- merging ------------------------------------------------------------------ */

static const char *
state_key (MuMergeState state)
{
  switch (state) {
  case MU_MERGE_BOTH:
    return "both";
  case MU_MERGE_ARRIVES:
    return "arrives";
  case MU_MERGE_COLLIDES:
    return "collides";
  }
  return "";
}

/* "12 14"; free with g_free. */
static char *
name_numbers (const GArray *numbers, const char *between)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? between : "", g_array_index (numbers, int, i));
  return g_string_free (text, FALSE);
}

static const char *
state_words (MuMergeState state)
{
  switch (state) {
  case MU_MERGE_BOTH:
    return _ ("here already");
  case MU_MERGE_ARRIVES:
    return _ ("arrives");
  case MU_MERGE_COLLIDES:
    return _ ("collides");
  }
  return "";
}

static void
show_entry (MuCall *call, guint number, const MuSentAct *sent, const MuMergeEntry *entry)
{
  const MuAct act = { .kind = sent->kind, .about = sent->about };
  g_autofree char *words = mu_act_words (&act);
  g_autofree char *at = g_strdup_printf ("%u", number);
  g_autofree char *with = name_numbers (entry->with, " ");
  g_autofree char *listed = name_numbers (entry->with, ", ");
  mu_out_row (call, "entry", at, state_key (entry->state), sent->who, mu_act_kind_key (sent->kind),
              with, NULL);
  g_autofree char *state = mu_pad (state_words (entry->state), 13);
  if (entry->state != MU_MERGE_BOTH || mu_call_has (call, "preview"))
    mu_say (call, "%4u  %s  %s  %s\n", number, state, sent->who, words);
  if (entry->state == MU_MERGE_COLLIDES)
    mu_say (call,
            ngettext ("        with entry %s of the history here\n",
                      "        with entries %s of the history here\n", entry->with->len),
            listed);
}

static gboolean
show_plan (MuCall *call, const MuDispatch *dispatch, const MuMergePlan *plan)
{
  gboolean collides = FALSE;
  for (guint i = 0; i < plan->entries->len; i++) {
    const MuMergeEntry *entry = g_ptr_array_index (plan->entries, i);
    show_entry (call, i + 1, g_ptr_array_index (dispatch->acts, i), entry);
    collides |= entry->state == MU_MERGE_COLLIDES;
  }
  return collides;
}

static gboolean
add_theirs (const MuDispatch *dispatch, const char *text, GArray *theirs, GError **error)
{
  gint64 number;
  if (!mu_read_number ("--theirs", text, 1, dispatch->acts->len, &number, error))
    return FALSE;
  const MuSentAct *sent = g_ptr_array_index (dispatch->acts, (guint) number - 1);
  g_array_append_val (theirs, sent->id);
  return TRUE;
}

/* The ids of the entries that win. */
static GArray *
read_theirs (MuCall *call, const MuDispatch *dispatch, GError **error)
{
  g_autoptr (GArray) theirs = g_array_new (FALSE, FALSE, sizeof (gint64));
  const GPtrArray *texts = mu_call_texts (call, "theirs");
  for (guint i = 0; texts && i < texts->len; i++)
    if (!add_theirs (dispatch, g_ptr_array_index (texts, i), theirs, error))
      return NULL;
  return g_steal_pointer (&theirs);
}

/* What collides waits for a word, unless one was given. */
static gboolean
may_merge (MuCall *call, gboolean collides)
{
  return !collides || mu_call_has (call, "mine") || mu_call_has (call, "theirs");
}

static MuExit
merge (MuCall *call, const MuCampaign *campaign, const MuDispatch *dispatch, const GArray *theirs)
{
  GError *error = NULL;
  int done;
  if (!mu_store_merge (store_of (call), campaign->id, dispatch, theirs, &done, &error))
    return mu_complain_error (error);
  mu_out_number (call, "merged", done);
  mu_say (call, ngettext ("%d entry came into %s\n", "%d entries came into %s\n", (gulong) done),
          done, campaign->name);
  return MU_EXIT_DONE;
}

MuExit
mu_run_campaign_merge (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  g_autoptr (MuDispatch) dispatch
      = campaign ? mu_dispatch_read_file (mu_call_argument (call, 1), &error) : NULL;
  g_autoptr (GArray) theirs = dispatch ? read_theirs (call, dispatch, &error) : NULL;
  if (!theirs)
    return mu_complain_error (error);
  dispatch->on_word = mu_call_has (call, "on-word");
  g_autoptr (MuMergePlan) plan
      = mu_store_plan_merge (store_of (call), campaign->id, dispatch, &error);
  if (!plan)
    return mu_refuse_unproved (error);
  say_content (call, dispatch);
  const gboolean collides = show_plan (call, dispatch, plan);
  if (mu_call_has (call, "preview"))
    return MU_EXIT_DONE;
  if (!may_merge (call, collides))
    return mu_answer_no (_ ("some of this collides with what was done here: say who wins, with "
                            "--mine, or --theirs N for each entry that wins over it. The others "
                            "stay in the history, taken back. Nothing was merged."));
  return merge (call, campaign, dispatch, theirs);
}
