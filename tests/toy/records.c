/* The toy's row among the records of battles: its pieces are the units of the lists. */
#include "lists/battle/system.h"
#include "tests/toy/toy.h"

static gboolean
setup (const MuBattleRecord *record, MuRecordSetup *it, GError **error)
{
  ToySetup *detail = g_new0 (ToySetup, 1);
  *it = (MuRecordSetup){ .detail = detail, .free_detail = g_free };
  it->setup = (MuSetup){ .rules = TOY_RULES,
                         .board = { MU_BOARD_PACES, mu_battle_record_width (record),
                                    mu_battle_record_depth (record), NULL },
                         .detail = detail };
  for (int side = 0; side < MU_SIDES; side++) {
    const MuList *list = record->side[side].list;
    it->setup.side[side].pieces = (uint16_t) list->units->len;
    for (guint i = 0; i < list->units->len && i < TOY_PIECES; i++)
      detail->steps[side][i] = mu_list_unit (list, i)->figures;
  }
  return TRUE;
}

static gboolean
can_stand (const MuBattleRecord *record, MuSide side, int *unit, GError **error)
{
  return TRUE;
}

static const MuRecordSystem toy_records
    = { .number = TOY_RULES, .setup = setup, .can_stand = can_stand };

const MuRecordSystem *const mu_record_systems[] = { &mu_record_wrg5, &toy_records, NULL };
