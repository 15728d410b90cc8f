#include "lists/wrg/figure_side.h"

#include "lists/system.h"
#include "rules/troop/troop.h"
#include "rules/wrg/troop/points.h"

/* wrg.units.pack-animals: with or without written orders, transport of a unit stays behind it. */
static gboolean
is_train_of_unit (const MuListUnit *unit)
{
  return unit->sub_unit && mu_type_is_transport ((MuTroopType) unit->troop.type);
}

static MuWrgSetupUnit
battle_unit (const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  const int figures = mu_list_unit_strength (unit);
  const int ranks = unit->forced_march ? MIN (unit->ranks, figures) : unit->ranks;
  return (MuWrgSetupUnit){
    .troop = unit->troop,
    .crew = unit->crew,
    .figures = (uint16_t) CLAMP (figures, 0, MU_LIST_FIGURES_MAX),
    .ranks = (uint8_t) CLAMP (ranks, 0, G_MAXUINT8),
    .order = (uint8_t) unit->order,
    .line = (uint8_t) CLAMP (unit->line, 0, G_MAXUINT8),
    .mixed = (uint8_t) unit->mixed,
    .sub_unit = is_train_of_unit (unit),
    .points = mu_list_unit_start_points (list, index),
    .command_points = mu_list_unit_command_points (list, index),
  };
}

/* A commander who rides with no unit is not on the table: his points are then
 * beyond the enemy's reach. */
static void
add_generals (const MuList *list, MuWrgSetupSide *side)
{
  const MuListGeneral *commander = mu_list_commander (list);
  for (guint i = 0; i < list->generals->len; i++) {
    const MuListGeneral *general = mu_list_general (list, i);
    const int points = mu_wrg_points_general (general->commander);
    const gboolean here = general->rides_with >= 0 && general->rides_with < side->unit_count;
    if (general == commander && here) {
      side->general_with = (int16_t) general->rides_with;
      side->general_regular = general->regular;
      side->general_points = points;
    } else
      side->other_points += points;
  }
}

gboolean
mu_list_battle_side (const MuList *list, MuWrgSetupUnit *units, MuWrgSetupSide *side,
                     GError **error)
{
  const guint count = list->units->len;
  if (!mu_list_may_fight (list, error))
    return FALSE;
  for (guint i = 0; i < count; i++)
    units[i] = battle_unit (list, i);
  *side = (MuWrgSetupSide){ .units = units, .unit_count = (uint16_t) count, .general_with = -1 };
  side->other_points = mu_list_straggler_points (list);
  for (guint i = 0; i < list->items->len; i++)
    side->other_points += mu_list_item_points (mu_list_item (list, i));
  add_generals (list, side);
  return TRUE;
}
