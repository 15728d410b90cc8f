/* Carrying a battle into a campaign, and taking it back.
 *
 * READING: wrg.campaign.forces. The book says only that a campaign's forces come
 * from what happened before. Read: figures removed are gone for good; casualties
 * short of a figure (20 men) heal before the next battle; the destroyed and the
 * prisoners are lost whole; all others, routed or off the table too, come back
 * with the figures they have. */
#include <glib/gi18n-lib.h>

#include "db/acts_private.h"
#include "db/campaign_private.h"
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
note_side (MuConnection *connection, gint64 battle, int side, int position, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_BATTLE_SIDE_SET_POSITION);
  mu_put_int (update, position);
  mu_put_int (update, battle);
  mu_put_int (update, side);
  return mu_statement_run (update, error);
}

/* Not later than today. */
static gboolean
note_day (MuConnection *connection, gint64 battle, int day, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_BATTLE_SET_DAY);
  mu_put_int (update, day);
  mu_put_int (update, battle);
  return mu_statement_run (update, error);
}

static gboolean
carry (MuConnection *connection, gint64 battle, GPtrArray *armies, const int sides[MU_SIDES],
       const MuBattleRecord *record, GError **error)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!note_side (connection, battle, side, sides[side], error)
        || !carry_losses (connection, battle, armies->pdata[sides[side]],
                          record->side[side].results, error))
      return FALSE;
  return TRUE;
}

static gboolean
add_and_carry (MuConnection *connection, gint64 campaign, const int *told, int day,
               const MuBattleRecord *record, MuBattleAdder add, gint64 *id, GError **error)
{
  int sides[MU_SIDES];
  gint64 number;
  g_autoptr (GPtrArray) armies = mu_campaign_armies (connection, campaign, error);
  if (armies == NULL || !mu_campaign_sides_of (armies, record, told, sides, error)
      || !mu_campaigns_number (connection, campaign, &number, error))
    return FALSE;
  g_autoptr (MuActSession) session = mu_act_session_begin (connection, MU_ACT_CAMPAIGN, error);
  if (session == NULL || !add (connection, record, campaign, number, id, error)
      || !note_day (connection, *id, day, error)
      || !carry (connection, *id, armies, sides, record, error)
      || !mu_fixtures_play (connection, campaign, sides, *id, error))
    return FALSE;
  const MuAct act = { .kind = MU_ACT_BATTLE, .battle = *id, .about = record->name };
  return mu_act_session_note (g_steal_pointer (&session), connection, campaign, &act, error);
}

/* Whether it is new is asked before the strengths: after the losses a battle recorded again no
 * longer fits them. */
gboolean
mu_campaign_battle_record_on (MuConnection *connection, gint64 campaign, const int *sides, int day,
                              const MuBattleRecord *record, MuBattleAdder add, gint64 *id,
                              GError **error)
{
  gint64 count;
  return mu_campaigns_count_sides (connection, campaign, &count, error)
         && mu_battles_check_new (connection, record, campaign, error)
         && add_and_carry (connection, campaign, sides, day, record, add, id, error);
}

gboolean
mu_campaign_battle_record (MuConnection *connection, gint64 campaign, const int *sides,
                           const MuBattleRecord *record, MuBattleAdder add, gint64 *id,
                           GError **error)
{
  return mu_campaign_battle_record_on (connection, campaign, sides, MU_CAMPAIGN_DAYS_MAX, record,
                                       add, id, error);
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

static gboolean
find_last (MuConnection *connection, gint64 campaign, gint64 *battle, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_CAMPAIGN_LAST_BATTLE);
  mu_put_int (query, campaign);
  return mu_statement_number (query, battle, error);
}

gboolean
mu_campaign_battle_undo (MuConnection *connection, gint64 campaign, GError **error)
{
  gint64 battle, act;
  if (!find_last (connection, campaign, &battle, error))
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
