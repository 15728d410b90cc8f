/* Commanders-in-chief whom a campaign's battles cost.
 *
 * READING: wrg.campaign.forces. The book says what becomes of a general in a battle
 * (wrg.general.risk), not who leads the next one. Read: a killed one has a successor; so has a
 * captured one unless prisoners are exchanged. A wounded one, or one who fled with his unit, is
 * back; so is one of whom is told only that he was lost. */
#include <glib/gi18n-lib.h>

#include "db/campaign/campaign_private.h"
#include "db/connection/statement.h"
#include "lists/battle/battle_count.h"
#include "lists/battle/conversion.h"
#include "lists/battle/general_end.h"

static gboolean
is_gone (const MuCampaignRuleValues *rules, MuGeneralEnd end, MuHonourKind *kind)
{
  if (rules->value[MU_CAMPAIGN_RULE_SUCCESSOR] == 0)
    return FALSE;
  switch (end) {
  case MU_GENERAL_END_STAYED:
  case MU_GENERAL_END_LOST:
  case MU_GENERAL_END_WOUNDED:
  case MU_GENERAL_END_FLED:
    return FALSE;
  case MU_GENERAL_END_CAPTURED:
    *kind = MU_HONOUR_GENERAL_CAPTURED;
    return rules->value[MU_CAMPAIGN_RULE_EXCHANGE] == 0;
  case MU_GENERAL_END_KILLED:
    *kind = MU_HONOUR_GENERAL_KILLED;
    return TRUE;
  }
  return FALSE;
}

/* Of a converted battle in the campaign's own army. */
static int
rode_with (const MuCampaignArmy *army, const MuBattleRecord *record, MuSide side)
{
  const MuListGeneral *general = mu_list_commander (army->list);
  if (mu_battle_conversion (record->rules) == NULL)
    return mu_battle_general_unit (&record->side[side]);
  return general != NULL ? general->rides_with : MU_LIST_NO_UNIT;
}

/* The unit that remembers him: the one he rode with, or of a Fast Play army, whose general may have
 * a stand of his own, the first. */
static gint64
force_of (const MuCampaignArmy *army, int with)
{
  const gboolean rides = with != MU_LIST_NO_UNIT && (guint) with < army->position->len;
  const guint unit = rides ? (guint) with : 0;
  const guint index = (guint) g_array_index (army->position, int, unit);
  return g_array_index (army->states, MuForceState, index).id;
}

gboolean
mu_campaign_general_after (const MuBattleAfter *after, const MuCampaignArmy *army,
                           const MuBattleRecord *record, MuSide side, GError **error)
{
  const MuBattleSideRecord *own = &record->side[side];
  const MuListGeneral *general = mu_list_commander (own->list);
  MuHonour honour = { .day = after->day, .battle = after->battle };
  if (general == NULL || own->results->len == 0
      || !is_gone (&after->rules, mu_battle_general_end (record, side), &honour.kind))
    return TRUE;
  honour.force = force_of (army, rode_with (army, record, side));
  honour.words = *general->name != '\0' ? general->name : _ ("General");
  return mu_honours_add (after->connection, &honour, error);
}

gboolean
mu_campaign_generals_gone (MuConnection *connection, gint64 side, int *count, GError **error)
{
  gint64 found;
  MuStatement *query = mu_statement (connection, MU_SQL_GENERALS_GONE);
  mu_put_int (query, side);
  if (!mu_statement_number (query, &found, error))
    return FALSE;
  *count = (int) found;
  return TRUE;
}
