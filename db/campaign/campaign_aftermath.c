/* What a battle leaves of a campaign's army: losses, classes, units that join others.
 *
 * READING: wrg.campaign.forces. The book says only that a campaign's forces come from what happened
 * before; lists/campaign says how that is read. */
#include "db/acts/deed_private.h"
#include "db/campaign/campaign_private.h"
#include "db/connection/statement.h"
#include "lists/battle/conversion.h"
#include "lists/campaign/grade.h"

/* --- entries ------------------------------------------------------------------ */

gboolean
mu_force_change (MuConnection *connection, const MuForceChange *change, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_FORCE_CHANGE_ADD);
  const int signed_figures = change->figures * mu_strength_sign (change->kind);
  mu_put_int (insert, mu_deed_lot ());
  mu_put_int (insert, change->force);
  mu_put_int (insert, change->day);
  mu_put_int (insert, change->kind);
  mu_put_int (insert, signed_figures);
  mu_put_id (insert, change->battle);
  mu_put_int (insert, change->origin != 0 ? change->origin : change->force);
  if (!mu_statement_run (insert, error))
    return FALSE;
  MuStatement *update = mu_statement (connection, MU_SQL_FORCE_ADD_FIGURES);
  mu_put_int (update, signed_figures);
  mu_put_int (update, change->force);
  return mu_statement_run (update, error);
}

static const MuForceState *
state_at (const MuCampaignArmy *army, guint index)
{
  return &g_array_index (army->states, MuForceState, index);
}

static MuMusterUnit *
unit_at (const MuCampaignArmy *army, guint index)
{
  return &g_array_index (army->units, MuMusterUnit, index);
}

/* --- losses ------------------------------------------------------------------- */

/* READING: wrg.points.forced-march.straggling. Those whom a forced march left behind took no part,
 * and have come up by the evening. */
static gboolean
carry_unit (const MuBattleAfter *after, const MuCampaignArmy *army, guint index,
            MuCampaignResult result, const MuUnitOutcome *outcome, GError **error)
{
  MuAftermath loss;
  MuMusterUnit *unit = unit_at (army, index);
  const int straggled = state_at (army, index)->present - outcome->figures_start;
  if (straggled < 0 || !mu_aftermath (&after->rules, result, outcome, after->day, &loss))
    return mu_deed_refuse ("battle", error);
  loss.present += straggled;
  if (!mu_forces_lose (after->connection, after->battle, state_at (army, index), &loss, error))
    return FALSE;
  unit->present = loss.present;
  unit->wounded += loss.wounded;
  unit->stragglers += loss.stragglers;
  unit->prisoners += loss.prisoners;
  return TRUE;
}

/* --- classes ------------------------------------------------------------------ */

static gboolean
note_class (const MuBattleAfter *after, const MuCampaignArmy *army, guint index, int raised,
            MuHonourKind kind, GError **error)
{
  const gint64 force = state_at (army, index)->id;
  g_autofree char *troop = mu_grade_text (army->first, index, raised);
  if (troop == NULL)
    return TRUE;
  unit_at (army, index)->raised = raised;
  MuStatement *update = mu_statement (after->connection, MU_SQL_FORCE_SET_TROOP);
  mu_put_text (update, troop);
  mu_put_int (update, force);
  if (!mu_statement_run (update, error))
    return FALSE;
  const MuHonour honour = {
    .force = force, .day = after->day, .kind = kind, .words = troop, .battle = after->battle
  };
  return mu_honours_add (after->connection, &honour, error);
}

static MuUnitOutcome
take_outcome (MuStatement *row)
{
  MuUnitOutcome outcome = { 0 };
  outcome.figures_start = (uint16_t) mu_take_in (row, 1, MU_LIST_FIGURES_MAX);
  outcome.figures_left = (uint16_t) mu_take_in (row, 0, MU_LIST_FIGURES_MAX);
  outcome.fate = (uint8_t) mu_take_in (row, 0, MU_FATE_RETIRING);
  outcome.breaks = (uint8_t) mu_take_in (row, 0, G_MAXUINT8);
  return outcome;
}

/* All its battles, this one the last: what that one did to its class. READING:
 * wrg.campaign.forces. Where the armies were converted nobody can say how one of their units
 * fought, and its class stays. */
static gboolean
follow_career (const MuBattleAfter *after, const MuCampaignArmy *army, guint index,
               MuCareer *career, MuGradeChange *change, GError **error)
{
  MuStatement *rows = mu_statement (after->connection, MU_SQL_FORCE_CAREER);
  mu_put_int (rows, state_at (army, index)->id);
  *change = MU_GRADE_STAYS;
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    const gboolean won = mu_take_int (rows) != 0;
    const MuUnitOutcome outcome = take_outcome (rows);
    const gboolean converted = mu_battle_conversion ((MuRuleSystem) mu_take_int (rows)) != NULL;
    if (converted)
      *change = MU_GRADE_STAYS;
    else
      *change = mu_grade_after (&after->rules, army->first, index,
                                won ? MU_CAMPAIGN_WON : MU_CAMPAIGN_LOST, &outcome, career);
  }
  return row == MU_ROW_END;
}

static gboolean
grade_unit (const MuBattleAfter *after, const MuCampaignArmy *army, guint index, GError **error)
{
  MuCareer career = { 0 };
  MuGradeChange change;
  if (!follow_career (after, army, index, &career, &change, error))
    return FALSE;
  switch (change) {
  case MU_GRADE_STAYS:
    return TRUE;
  case MU_GRADE_RISES:
    return note_class (after, army, index, career.raised, MU_HONOUR_PROMOTED, error);
  case MU_GRADE_SINKS:
    return note_class (after, army, index, career.raised, MU_HONOUR_DEMOTED, error);
  }
  return TRUE;
}

static gboolean
are_graded (const MuCampaignRuleValues *rules)
{
  return rules->value[MU_CAMPAIGN_RULE_PROMOTE] > 0 || rules->value[MU_CAMPAIGN_RULE_DEMOTE] > 0;
}

/* --- units that join others ---------------------------------------------------- */

static gboolean
join (const MuBattleAfter *after, const MuCampaignArmy *army, const MuMerging *merging,
      GError **error)
{
  const gint64 from = state_at (army, merging->unit)->id, into = state_at (army, merging->into)->id;
  const MuForceChange away = { .force = from,
                               .day = after->day,
                               .kind = MU_STRENGTH_MERGED_AWAY,
                               .figures = merging->figures,
                               .battle = after->battle };
  const MuForceChange in = { .force = into,
                             .day = after->day,
                             .kind = MU_STRENGTH_MERGED_IN,
                             .figures = merging->figures,
                             .battle = after->battle,
                             .origin = from };
  MuStatement *update = mu_statement (after->connection, MU_SQL_FORCE_SET_JOINED);
  mu_put_int (update, into);
  mu_put_int (update, from);
  return mu_statement_run (update, error)
         && (merging->figures == 0
             || (mu_force_change (after->connection, &away, error)
                 && mu_force_change (after->connection, &in, error)));
}

static gboolean
join_small_units (const MuBattleAfter *after, const MuCampaignArmy *army, GError **error)
{
  const MuMusterUnit *units = (const MuMusterUnit *) (const void *) army->units->data;
  g_autoptr (GArray) mergings = mu_muster_mergings (&after->rules, army->first, NULL, units);
  for (guint i = 0; i < mergings->len; i++)
    if (!join (after, army, &g_array_index (mergings, MuMerging, i), error))
      return FALSE;
  return TRUE;
}

/* --- all of it ----------------------------------------------------------------- */

gboolean
mu_campaign_aftermath (const MuBattleAfter *after, const MuCampaignArmy *army, MuSide side,
                       MuSide winner, const GArray *results, GError **error)
{
  const MuCampaignResult result = mu_campaign_result (
      winner, side, (const MuUnitOutcome *) (const void *) results->data, results->len);
  const guint units = MIN (results->len, army->position->len); /* else they only came along */
  for (guint i = 0; i < units; i++) {
    const guint index = (guint) g_array_index (army->position, int, i);
    if (!carry_unit (after, army, index, result, &g_array_index (results, MuUnitOutcome, i), error))
      return FALSE;
  }
  for (guint i = 0; are_graded (&after->rules) && i < units; i++)
    if (!grade_unit (after, army, (guint) g_array_index (army->position, int, i), error))
      return FALSE;
  return join_small_units (after, army, error);
}
