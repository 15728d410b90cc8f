#include "app/session/battle/record_plan.h"

#include <glib/gi18n-lib.h>

#include "app/session/battle/battle_private.h"
#include "db/campaign/campaigns.h"
#include "db/store.h"
#include "lists/battle/conversion.h"
#include "reports/account/account.h"
#include "reports/account/trust_words.h"
#include "reports/document/date_words.h"
#include "reports/system.h"

MuBattleRecord *
mu_record_plan_make (MuBattleSession *session)
{
  MuTableSession *table = mu_battle_session_get_table (session);

  if (mu_battle_session_get_state (session) == MU_BATTLE_FOUGHT)
    return mu_battle_record_copy (mu_battle_session_get_record (session));
  if (mu_battle_session_get_state (session) == MU_BATTLE_ON_TABLE
      && mu_table_session_is_open (table))
    return mu_table_battle_standing (mu_table_session_get_battle (table));
  return NULL;
}

static void
put_army (MuBattleSideRecord *side, MuList *list, GArray *outcomes)
{
  mu_list_free (side->list);
  side->list = list;
  g_array_unref (side->results);
  side->results = outcomes;
}

/* Takes the armies. */
static void
put_armies (MuBattleRecord *shown, const MuConversion *conversion, MuList *army[MU_SIDES])
{
  const MuList *const own[MU_SIDES] = { army[MU_SIDE_A], army[MU_SIDE_B] };
  GArray *const outcomes[MU_SIDES] = { conversion->outcomes (shown, own, MU_SIDE_A),
                                       conversion->outcomes (shown, own, MU_SIDE_B) };

  shown->rules = army[MU_SIDE_A]->rules;
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    put_army (&shown->side[side], g_steal_pointer (&army[side]), outcomes[side]);
}

/* Armies that have changed since are refused when it is recorded. */
MuBattleRecord *
mu_record_plan_losses (MuBattleSession *session, const MuBattleRecord *record)
{
  const MuConversion *conversion = mu_battle_conversion (record->rules);
  const MuBattleChoice *choice = mu_battle_session_get_choice (session);
  MuBattleRecord *shown = mu_battle_record_copy (record);
  MuList *army[MU_SIDES] = { NULL, NULL };

  if (conversion && mu_battle_session_get_campaign (session) != 0
      && mu_battle_session_load_armies (session, choice, army, NULL)
      && conversion->fits (record, (const MuList *const[]){ army[MU_SIDE_A], army[MU_SIDE_B] }))
    put_armies (shown, conversion, army);
  for (int side = 0; side < MU_SIDES; side++)
    g_clear_pointer (&army[side], mu_list_free);
  return shown;
}

char *
mu_record_plan_result (MuBattleSession *session, const MuBattleRecord *record)
{
  g_autofree char *result = mu_account_result (record);

  if (mu_battle_session_get_state (session) != MU_BATTLE_ON_TABLE)
    return g_steal_pointer (&result);
  if (mu_report_system (record->rules)->turns)
    return g_strdup_printf (ngettext ("%s The battle ends here, after %d turn.",
                                      "%s The battle ends here, after %d turns.", record->periods),
                            result, record->periods);
  return g_strdup_printf (ngettext ("%s The battle ends here, after %d period.",
                                    "%s The battle ends here, after %d periods.", record->periods),
                          result, record->periods);
}

char *
mu_record_plan_where (MuBattleSession *session, MuStore *store)
{
  const gint64 id = mu_battle_session_get_campaign (session);
  g_autoptr (MuCampaign) campaign = id ? mu_store_campaign (store, id, NULL) : NULL;

  if (campaign == NULL)
    return g_strdup (_ ("No campaign: a friendly battle, kept in the club file"));
  const MuDate date = mu_campaign_date (campaign, campaign->day);
  const MuBattleRecord *record = mu_battle_session_get_record (session);
  g_autofree char *day = mu_date_in_words (&date);
  g_autofree char *when = record ? mu_converted_name (day, record->rules) : g_strdup (day);
  return g_strdup_printf (_ ("%s, on %s. What was lost stays lost there."), campaign->name, when);
}

char *
mu_record_plan_dice (const MuBattleRecord *record)
{
  guint real = 0;

  for (guint i = 0; i < record->rolls->len; i++)
    real += g_array_index (record->rolls, MuRoll, i).real;
  if (real == 0)
    return g_strdup_printf (ngettext ("Muster's: %u die", "Muster's: %u dice", record->rolls->len),
                            record->rolls->len);
  if (real == record->rolls->len)
    return g_strdup_printf (ngettext ("The players': %u die, thrown at the table",
                                      "The players': %u dice, thrown at the table",
                                      record->rolls->len),
                            record->rolls->len);
  return g_strdup_printf (ngettext ("%u of %u die thrown at the table, the others Muster's",
                                    "%u of %u dice thrown at the table, the others Muster's",
                                    record->rolls->len),
                          real, record->rolls->len);
}

char *
mu_record_plan_points (const MuBattleRecord *record, MuSide side)
{
  const MuBattleSideRecord *of = &record->side[side];
  const gint64 objectives = mu_battle_record_objectives (record, side);
  g_autofree char *left = mu_account_points (of->left_quarters);
  g_autofree char *start = mu_account_points (of->start_quarters);
  g_autofree char *held = mu_account_points (objectives);

  if (mu_report_system (record->rules)->side_words)
    return mu_account_side (record, side);
  if (objectives == 0)
    return g_strdup_printf (_ ("%s of %s points left"), left, start);
  return g_strdup_printf (_ ("%s of %s points left, %s of them for objectives"), left, start, held);
}
