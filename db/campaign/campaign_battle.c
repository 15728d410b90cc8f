/* Carrying a battle into a campaign, and taking it back. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "db/acts/acts_private.h"
#include "db/campaign/hosts_private.h"
#include "db/connection/statement.h"
#include "db/exchange/cut_private.h"
#include "db/tables/tables.h"
#include "lists/battle/conversion.h"

static gboolean
note_side (MuConnection *connection, gint64 battle, int side, int position, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_BATTLE_SIDE_SET_POSITION);
  mu_put_int (update, position);
  mu_put_int (update, battle);
  mu_put_int (update, side);
  return mu_statement_run (update, error);
}

static gboolean
note_day (MuConnection *connection, gint64 battle, int day, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_BATTLE_SET_DAY);
  mu_put_int (update, day);
  mu_put_int (update, battle);
  return mu_statement_run (update, error);
}

static gboolean
note_sides (MuConnection *connection, gint64 battle, const int sides[MU_SIDES], GError **error)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!note_side (connection, battle, side, sides[side], error))
      return FALSE;
  return TRUE;
}

/* What became of the campaign's own units; free with g_array_unref. */
static GArray *
results_of (const MuFought *fought, const MuBattleRecord *record, MuSide side)
{
  const MuConversion *conversion = mu_battle_conversion (record->rules);
  if (conversion == NULL)
    return g_array_ref (record->side[side].results);
  const MuCampaignArmy *const due[MU_SIDES]
      = { fought->armies->pdata[MU_SIDE_A], fought->armies->pdata[MU_SIDE_B] };
  const MuList *const army[MU_SIDES] = { due[MU_SIDE_A]->list, due[MU_SIDE_B]->list };
  return conversion->outcomes (record, army, side);
}

static gboolean
carry_losses (const MuBattleAfter *after, const MuFought *fought, const MuBattleRecord *record,
              MuSide side, GError **error)
{
  g_autoptr (GArray) results = results_of (fought, record, side);
  return mu_campaign_aftermath (after, fought->armies->pdata[side], side, record->winner, results,
                                error);
}

static gboolean
carry (const MuBattleAfter *after, const MuFought *fought, const MuBattleRecord *record,
       GError **error)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!carry_losses (after, fought, record, (MuSide) side, error)
        || !mu_campaign_general_after (after, fought->armies->pdata[side], record, (MuSide) side,
                                       error))
      return FALSE;
  return TRUE;
}

/* Of all the armies, the two that fought. */
static gboolean
find_whole (MuConnection *connection, gint64 campaign, const int *told,
            const MuBattleRecord *record, MuFought *fought, GError **error)
{
  g_autoptr (GPtrArray) armies = mu_campaign_armies (connection, campaign, told, error);
  if (armies == NULL || !mu_campaign_sides_of (armies, record, told, fought->sides, error))
    return FALSE;
  fought->armies = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_campaign_army_free);
  for (int side = 0; side < MU_SIDES; side++)
    g_ptr_array_add (fought->armies, g_steal_pointer (&armies->pdata[fought->sides[side]]));
  return TRUE;
}

/* Hosts that have met come before whole armies. */
static gboolean
find_fought (MuConnection *connection, gint64 campaign, const int *told,
             const MuBattleRecord *record, MuFought *fought, GError **error)
{
  return mu_campaign_find_fought (connection, campaign, told, record, fought, error)
         && (fought->fixture != 0
             || find_whole (connection, campaign, told, record, fought, error));
}

/* The fixture has been fought, and who lost falls back from the place. */
static gboolean
settle (MuConnection *connection, const MuCampaign *head, const MuFought *fought, MuSide winner,
        gint64 battle, GError **error)
{
  if (fought->fixture == 0)
    return mu_fixtures_play (connection, head->id, fought->sides, battle, error);
  return mu_fixtures_play_one (connection, fought->fixture, battle, error)
         && mu_campaign_fall_back (connection, head, fought->place, fought->sides, winner, error);
}

/* The campaign's rules and the battle's day. */
static gboolean
begin_after (MuConnection *connection, const MuCampaign *head, int day, MuBattleAfter *after,
             GError **error)
{
  if (!mu_campaign_rules_parse (head->rules, &after->rules, error))
    return FALSE;
  after->connection = connection;
  after->day = day == MU_TODAY ? head->day : day;
  return TRUE;
}

/* What tells the fight, where and between whom. */
static gint64
lot_of (const MuCampaign *head, const MuFought *fought, int day, const MuBattleRecord *record,
        int times)
{
  guint8 digest[32];
  gsize size = sizeof digest;
  g_autofree char *text = g_strdup_printf (
      "%" PRId64 " %016" PRIx64 " %016" PRIx64 " %016" PRIx64 " %d %d %d %d %s", head->uid,
      record->digest, record->seed, record->stream, fought->sides[MU_SIDE_A],
      fought->sides[MU_SIDE_B], day, times, record->name);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_checksum_update (sum, (const guchar *) text, -1);
  g_checksum_get_digest (sum, digest, &size);
  guint64 lot = 0;
  for (int i = 0; i < 8; i++)
    lot = lot << 8 | digest[i];
  return (gint64) ((lot & G_MAXINT64) | 1);
}

/* Copies that record the same sheet do the same: the act has the same number in all of them. One
 * that was taken back and recorded again is another act, the second of that battle. */
static gboolean
choose_id (MuConnection *connection, const MuCampaign *head, const MuFought *fought, int day,
           const MuBattleRecord *record, gint64 *id, GError **error)
{
  gint64 taken = 1;
  for (int times = 0; taken != 0; times++) {
    *id = lot_of (head, fought, day, record, times);
    MuStatement *query = mu_statement (connection, MU_SQL_ACT_EXISTS);
    mu_put_int (query, *id);
    if (!mu_statement_number (query, &taken, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
add_and_carry (MuConnection *connection, gint64 campaign, const int *told, int day,
               const MuBattleRecord *record, MuBattleAdder add, gint64 *id, GError **error)
{
  gint64 number;
  MuBattleAfter after;
  g_auto (MuFought) fought = { 0 };
  g_autoptr (MuCampaign) head = mu_campaigns_head (connection, campaign, error);
  if (head == NULL || !find_fought (connection, campaign, told, record, &fought, error)
      || !begin_after (connection, head, day, &after, error)
      || !mu_campaigns_number (connection, campaign, &number, error))
    return FALSE;
  g_autoptr (MuActSession) session = mu_act_session_begin (connection, MU_ACT_CAMPAIGN, error);
  if (session == NULL || !add (connection, record, campaign, number, id, error)
      || !note_day (connection, *id, after.day, error)
      || !note_sides (connection, *id, fought.sides, error))
    return FALSE;
  after.battle = *id;
  if (!carry (&after, &fought, record, error)
      || !settle (connection, head, &fought, record->winner, *id, error))
    return FALSE;
  MuAct act = { .kind = MU_ACT_BATTLE, .battle = *id, .about = record->name };
  return choose_id (connection, head, &fought, after.day, record, &act.id, error)
         && mu_act_session_note (g_steal_pointer (&session), connection, campaign, &act, error);
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
         && mu_cut_is_whole (connection, campaign, error)
         && mu_battles_check_new (connection, record, campaign, error)
         && add_and_carry (connection, campaign, sides, day, record, add, id, error);
}

gboolean
mu_campaign_battle_record (MuConnection *connection, gint64 campaign, const int *sides,
                           const MuBattleRecord *record, MuBattleAdder add, gint64 *id,
                           GError **error)
{
  return mu_campaign_battle_record_on (connection, campaign, sides, MU_TODAY, record, add, id,
                                       error);
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
  if (!mu_cut_is_whole (connection, campaign, error)
      || !find_last (connection, campaign, &battle, error))
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
