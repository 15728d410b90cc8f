/* Fast Play: a side of a record as the rules take it. */
#include <glib/gi18n-lib.h>

#include "lists/awfp/stand.h"
#include "lists/battle/awfp/record_setup.h"
#include "lists/battle/battle_count.h"
#include "lists/system.h"

/* FALSE, and why. */
#define refuse(error, ...)                                                                         \
  (g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, __VA_ARGS__), FALSE)

/* awfp.general.one, awfp.general.strength: the list names one, and his stand; it is a unit since
 * the army has come to the field. */
static gboolean
has_general (const MuBattleSideRecord *side, GError **error)
{
  const MuList *list = side->list;
  const MuListGeneral *general = mu_list_commander (list);
  if (!general)
    return refuse (error, _ ("%s: the list has no general, and Fast Play needs one; add him"),
                   list->name);
  if (list->generals->len > 1)
    return refuse (error,
                   _ ("%s: the list has %u generals, an army of Fast Play has one; leave "
                      "the others out"),
                   list->name, list->generals->len);
  const int with = mu_battle_general_unit (side);
  if (with == MU_LIST_NO_UNIT || !mu_list_unit_is_generals (list, (guint) with))
    return refuse (error, _ ("%s, %s: the list does not say what stand the general has; choose it"),
                   list->name, general->name);
  return TRUE;
}

static gboolean
has_room (const MuList *list, GError **error)
{
  return list->units->len <= MU_AWFP_BATTLE_UNITS
         || refuse (
             error,
             _ ("%s: %u units with those of general and priest; a battle of Fast Play takes %d a "
                "side, leave some out"),
             list->name, list->units->len, MU_AWFP_BATTLE_UNITS);
}

/* awfp.deploy.*: where its player put it, and how deep. */
static void
place (MuAwfpBattleUnit *unit, const MuDeployment *at, MuSide side)
{
  unit->placed = at->placed;
  unit->at = (MuSpot){ at->x, at->y };
  unit->facing = (MuAngle) (at->turned + (side == MU_SIDE_B ? MU_ANGLE_HALF : 0));
  if (at->ranks > 0)
    unit->files = (uint8_t) ((unit->stands + at->ranks - 1) / at->ranks);
}

static gboolean
set_unit (MuAwfpBattleUnit *unit, const MuBattleSideRecord *side, guint index, GError **error)
{
  const MuList *list = side->list;
  const MuListUnit *from = mu_list_unit (list, index);
  MuAwfpTroop troop;
  if (!mu_list_unit_stand (list, index, &troop))
    return refuse (error, _ ("%s, %s: “%s” is no Fast Play stand"), list->name, from->name,
                   from->stand);
  if (from->figures > G_MAXUINT8)
    return refuse (error, _ ("%s, %s: %d stands are more than a unit can have"), list->name,
                   from->name, from->figures);
  const gboolean general = mu_list_unit_is_generals (list, index);
  *unit = (MuAwfpBattleUnit){ .troop = troop,
                              .stands = (uint8_t) from->figures,
                              .general = general,
                              .priest = mu_list_unit_is_priests (list, index),
                              .points = general ? mu_list_general_points (list, 0, NULL)
                                                : mu_list_unit_points (list, (int) index) };
  return TRUE;
}

static gboolean
set_ability (MuAwfpArmy *army, const MuBattleSideRecord *side, GError **error)
{
  if (side->leadership->len == 0)
    return refuse (error, _ ("%s: no dice were thrown for the ability of its general"),
                   side->list->name);
  const MuLeadership *leader = g_ptr_array_index (side->leadership, 0);
  army->ability = (MuAwfpAbility) CLAMP (leader->ability, 0, MU_AWFP_ABILITIES - 1);
  army->player = MU_AWFP_CLUB_PLAYER;
  return TRUE;
}

gboolean
mu_awfp_record_side (MuAwfpRecordSetup *it, const MuBattleRecord *record, MuSide which,
                     GError **error)
{
  const MuBattleSideRecord *side = &record->side[which];
  if (side->hidden)
    return refuse (error,
                   _ ("%s: deployment and orders are sealed with the code %s and not here; have "
                      "them opened before the battle"),
                   side->list->name, side->seal);
  if (!mu_list_may_fight (side->list, error) || !has_general (side, error)
      || !has_room (side->list, error) || !set_ability (&it->setup.side[which], side, error))
    return FALSE;
  for (guint i = 0; i < side->list->units->len; i++) {
    const MuDeployment at = mu_battle_side_deployment (side, (int) i);
    if (!set_unit (&it->units[which][i], side, i, error))
      return FALSE;
    place (&it->units[which][i], &at, which);
  }
  it->count[which] = (int) side->list->units->len;
  it->setup.side[which].units = it->units[which];
  return TRUE;
}
