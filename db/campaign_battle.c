/* Carrying a battle into a campaign, and taking it back.
 *
 * READING: wrg.campaign.forces. The book says only that a campaign's forces come
 * from what happened before. Read: figures removed are gone for good; casualties
 * short of a figure (20 men) heal before the next battle; the destroyed and the
 * prisoners are lost whole; all others, routed or off the table too, come back
 * with the figures they have. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/acts_private.h"
#include "db/statement.h"
#include "db/tables.h"

static int
figures_after (const MuUnitOutcome *result)
{
  switch ((MuFate) result->fate) {
  case MU_FATE_DESTROYED:
  case MU_FATE_PRISONER:
    return 0;
  case MU_FATE_ON_TABLE:
  case MU_FATE_IN_ROUT:
  case MU_FATE_ROUTED_OFF:
  case MU_FATE_OFF_TABLE:
  case MU_FATE_RETIRING:
    return result->figures_left;
  }
  return 0;
}

static gboolean
same_troop (const MuListUnit *due, const MuListUnit *fought)
{
  char one[64], other[64];
  mu_wrg_troop_format (&due->troop, one, sizeof one);
  mu_wrg_troop_format (&fought->troop, other, sizeof other);
  return strcmp (one, other) == 0 && due->crew.count == fought->crew.count
         && due->crew.horses == fought->crew.horses
         && memcmp (due->crew.weapon, fought->crew.weapon, due->crew.count) == 0;
}

static gboolean
check_unit (const char *side, const MuListUnit *due, const MuListUnit *fought, GError **error)
{
  if (strcmp (due->name, fought->name) == 0 && same_troop (due, fought)
      && due->figures == fought->figures)
    return TRUE;
  char troop[64];
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("%s: the campaign has %s with %d figures here, the battle was fought by %s "
                  "(%s) with %d. Fight it with the side's present army."),
               side, due->name, due->figures, fought->name,
               mu_wrg_troop_format (&fought->troop, troop, sizeof troop), fought->figures);
  return FALSE;
}

/* Ranks, lines and orders are free: they are chosen for each battle. */
static gboolean
check_army (const MuCampaignArmy *due, const MuList *fought, GError **error)
{
  if (due->list->units->len != fought->units->len) {
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                 _ ("%s has %u units left in the campaign, but %u fought the battle. Fight it with "
                    "the side's present army."),
                 due->side_name, due->list->units->len, fought->units->len);
    return FALSE;
  }
  for (guint i = 0; i < fought->units->len; i++)
    if (!check_unit (due->side_name, mu_list_unit (due->list, i), mu_list_unit (fought, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
carry_losses (MuConnection *connection, gint64 battle, const MuCampaignArmy *army,
              const GArray *results, GError **error)
{
  for (guint i = 0; i < results->len; i++) {
    int position = g_array_index (army->position, int, i);
    if (!mu_forces_lose (connection, battle, &g_array_index (army->states, MuForceState, position),
                         figures_after (&g_array_index (results, MuUnitOutcome, i)), error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
ask (MuConnection *connection, MuSql which, gint64 campaign, gint64 *number, GError **error)
{
  MuStatement *query = mu_statement (connection, which);
  mu_put_int (query, campaign);
  return mu_statement_number (query, number, error);
}

static gboolean
record_with (MuConnection *connection, gint64 campaign, MuCampaignArmy *const army[MU_SIDES],
             const MuBattleRecord *record, MuBattleAdder add, gint64 *id, GError **error)
{
  gint64 last;
  for (int side = 0; side < MU_SIDES; side++)
    if (!check_army (army[side], record->side[side].list, error))
      return FALSE;
  if (!ask (connection, MU_SQL_CAMPAIGN_LAST_NUMBER, campaign, &last, error)
      || !add (connection, record, campaign, last + 1, id, error))
    return FALSE;
  for (int side = 0; side < MU_SIDES; side++)
    if (!carry_losses (connection, *id, army[side], record->side[side].results, error))
      return FALSE;
  return TRUE;
}

gboolean
mu_campaign_battle_record (MuConnection *connection, gint64 campaign, const MuBattleRecord *record,
                           MuBattleAdder add, gint64 *id, GError **error)
{
  g_autoptr (MuCampaignArmy) a = mu_campaign_army_get (connection, campaign, MU_SIDE_A, error);
  g_autoptr (MuCampaignArmy) b
      = a != NULL ? mu_campaign_army_get (connection, campaign, MU_SIDE_B, error) : NULL;
  /* Asked before the strengths: after the losses a battle recorded again no
   * longer fits them. */
  if (b == NULL || !mu_battles_check_new (connection, record, campaign, error))
    return FALSE;
  MuCampaignArmy *const army[MU_SIDES] = { a, b };
  g_autoptr (MuActSession) session = mu_act_session_begin (connection, MU_ACT_CAMPAIGN, error);
  if (session == NULL || !record_with (connection, campaign, army, record, add, id, error))
    return FALSE;
  const MuAct act = { .kind = MU_ACT_BATTLE, .battle = *id, .about = record->name };
  return mu_act_session_note (g_steal_pointer (&session), connection, campaign, &act, error);
}

static gboolean
delete_battle (MuConnection *connection, gint64 battle, GError **error)
{
  MuStatement *remove = mu_statement (connection, MU_SQL_BATTLE_DELETE);
  mu_put_int (remove, battle);
  return mu_statement_run (remove, error);
}

/* A battle of which no act tells: an older Muster recorded it. */
static gboolean
undo_untold (MuConnection *connection, gint64 battle, GError **error)
{
  return mu_forces_restore (connection, battle, error)
         && mu_tonight_make_room (connection, battle, error)
         && delete_battle (connection, battle, error);
}

gboolean
mu_campaign_battle_undo (MuConnection *connection, gint64 campaign, GError **error)
{
  gint64 battle, act;
  if (!ask (connection, MU_SQL_CAMPAIGN_LAST_BATTLE, campaign, &battle, error))
    return FALSE;
  if (battle == 0) {
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                         _ ("The campaign has no battle that could be taken back."));
    return FALSE;
  }
  if (!mu_acts_of_battle (connection, campaign, battle, &act, error))
    return FALSE;
  return act != 0 ? mu_campaign_act_take_back (connection, campaign, (int) act, error)
                  : undo_untold (connection, battle, error);
}
