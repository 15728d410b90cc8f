/* What happened to a unit of a campaign, and what it is honoured for. */
#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "db/campaign/campaigns.h"
#include "reports/campaign/force_words.h"
#include "reports/document/date_words.h"

/* A side's unit as the call names it. */
typedef struct {
  int side, unit;
  const MuCampaignSide *of;
  const MuForce *force;
} Named;

static MuStore *
store_of (MuCall *call)
{
  return mu_club_store (mu_call_club (call, NULL));
}

static gboolean
find_unit (MuCall *call, const MuCampaign *campaign, Named *named, GError **error)
{
  named->side = mu_find_side (campaign, mu_call_argument (call, 1), error);
  if (named->side < 0)
    return FALSE;
  named->of = g_ptr_array_index (campaign->sides, (guint) named->side);
  named->unit = mu_find_side_unit (named->of, mu_call_argument (call, 2), error);
  if (named->unit < 0)
    return FALSE;
  named->force = g_ptr_array_index (named->of->forces, (guint) named->unit);
  return TRUE;
}

/* --- its strength ------------------------------------------------------------------ */

static void
out_strength (MuCall *call, const MuForceStrength *strength)
{
  char part[MU_FORCE_PARTS][16];
  for (int i = 0; i < MU_FORCE_PARTS; i++)
    g_snprintf (part[i], sizeof part[i], "%d", strength->part[i]);
  mu_out_row (call, "strength", part[MU_FORCE_PRESENT], part[MU_FORCE_WOUNDED],
              part[MU_FORCE_STRAGGLING], part[MU_FORCE_CAPTURED], part[MU_FORCE_GONE], NULL);
}

static gboolean
show_strength (MuCall *call, const MuCampaign *campaign, const Named *named, GError **error)
{
  g_autoptr (GArray) all
      = mu_store_force_strengths (store_of (call), campaign->id, named->side, error);
  if (!all)
    return FALSE;
  const MuForceStrength *strength = &g_array_index (all, MuForceStrength, named->unit);
  const MuForce *into = strength->joined == MU_LIST_NO_UNIT
                            ? NULL
                            : g_ptr_array_index (named->of->forces, (guint) strength->joined);
  g_autofree char *words
      = mu_force_strength_words (strength, named->force->start, into ? into->name : NULL);
  out_strength (call, strength);
  /* Translators: a side, a unit, its troops, its figures */
  mu_say (call, _ ("%s, %s (%s): %s\n"), named->of->name, named->force->name, named->force->troop,
          words);
  return TRUE;
}

/* --- its record -------------------------------------------------------------------- */

static const char *const kind_keys[] = { [MU_FORCE_FOUGHT] = "fought",
                                         [MU_FORCE_CHANGED] = "changed",
                                         [MU_FORCE_BOUGHT] = "bought",
                                         [MU_FORCE_HONOURED] = "honoured" };
static const char *const result_keys[] = { [MU_CAMPAIGN_WON] = "won",
                                           [MU_CAMPAIGN_DREW] = "drawn",
                                           [MU_CAMPAIGN_LOST] = "lost",
                                           [MU_CAMPAIGN_LEFT] = "drawn" };
static const char *const honour_keys[] = {
  [MU_HONOUR_GIVEN] = "given",
  [MU_HONOUR_PROMOTED] = "promoted",
  [MU_HONOUR_DEMOTED] = "demoted",
  [MU_HONOUR_GENERAL_KILLED] = "general-killed",
  [MU_HONOUR_GENERAL_CAPTURED] = "general-captured",
};

/* What it was, and the figures that it brought or cost. */
static const char *
sort_of (const MuForceEntry *entry, int *figures)
{
  *figures = 0;
  switch (entry->kind) {
  case MU_FORCE_FOUGHT:
    *figures = entry->loss.present - entry->before;
    return result_keys[entry->result];
  case MU_FORCE_CHANGED:
    *figures = entry->figures * mu_strength_sign (entry->change);
    return mu_strength_key (entry->change);
  case MU_FORCE_BOUGHT:
    *figures = entry->figures;
    return "due";
  case MU_FORCE_HONOURED:
    break;
  }
  return honour_keys[entry->honour];
}

static void
show_entry (MuCall *call, const MuCampaign *campaign, const MuForceEntry *entry)
{
  int figures;
  const char *sort = sort_of (entry, &figures);
  const MuDate on = mu_campaign_date (campaign, entry->day);
  g_autofree char *key = mu_date_key (&on);
  g_autofree char *number = g_strdup_printf ("%d", figures);
  g_autofree char *date = mu_date_in_words (&on);
  g_autofree char *padded = mu_pad (date, 20);
  g_autofree char *words = mu_force_entry_words (entry);
  g_autofree char *details = mu_force_entry_details (entry, &campaign->first);
  mu_out_row (call, "record", key, kind_keys[entry->kind], sort, number, entry->battle,
              entry->words, NULL);
  mu_say (call, "  %s  %s%s%s\n", padded, words, *details ? ". " : "", details);
}

static gboolean
show_record (MuCall *call, const MuCampaign *campaign, const Named *named, GError **error)
{
  g_autoptr (GPtrArray) record
      = mu_store_force_record (store_of (call), campaign->id, named->side, named->unit, error);
  for (guint i = 0; record && i < record->len; i++)
    show_entry (call, campaign, g_ptr_array_index (record, i));
  return record != NULL;
}

MuExit
mu_run_campaign_honour (MuCall *call)
{
  GError *error = NULL;
  Named named;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  if (!campaign || !find_unit (call, campaign, &named, &error)
      || (mu_call_count (call) > 3
          && !mu_store_give_honour (store_of (call), campaign->id, named.side, named.unit,
                                    mu_call_argument (call, 3), &error))
      || !show_strength (call, campaign, &named, &error)
      || !show_record (call, campaign, &named, &error))
    return mu_complain_error (error);
  return MU_EXIT_DONE;
}
