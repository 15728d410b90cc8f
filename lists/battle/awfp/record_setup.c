/* Fast Play: from a record to the rules (lists/battle/system.h). */
#include "lists/battle/awfp/record_setup.h"

#include <glib/gi18n-lib.h>

#include "rules/awfp/field/pieces.h"

/* awfp.table.medium: 4 by 4 feet in paces, for stands of 40 mm that are 40 paces wide. A field has
 * its own size, and says of what figures the stands are. */
#define TABLE_SIDE 1219

/* Of obstacles and rivers as a stand sees them: none so thin that it steps over without noticing,
 * and no river that it could stand across.
 * READING: awfp.terrain.river-crossing: a narrower one is a stream. */
static const MuTerrainTerms terrain_terms
    = { .least_line = MU_AWFP_STAND_PACES / 2, .least_river = MU_AWFP_STAND_PACES };

static gboolean
set_tables (MuAwfpRecordSetup *it, GError **error)
{
  it->tables = mu_fast_play_open (NULL, error);
  if (!it->tables)
    return FALSE;
  it->setup.play = it->tables->play;
  it->setup.leadership = &it->tables->leadership;
  if (it->tables->play)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               _ ("the Fast Play tables “%s” have no <play>: nothing says how stands move and "
                  "fight; add it, or take the club's fast-play.xml away"),
               it->tables->name);
  return FALSE;
}

gboolean
mu_awfp_record_ground (MuAwfpRecordSetup *it, const MuBattleRecord *record, GError **error)
{
  it->setup.scale = record->field ? mu_awfp_scale_of (record->field->scale) : MU_AWFP_MEDIUM;
  it->setup.readings = &record->readings;
  it->setup.placing = mu_record_awfp_placing (record);
  if (!set_tables (it, error))
    return FALSE;
  if (!record->field)
    return TRUE;
  it->terrain = mu_field_plan_terrain (record->field, &terrain_terms, error);
  return it->terrain != NULL;
}

static int32_t
points_of (const MuAwfpRecordSetup *it, int side)
{
  int32_t points = 0;
  for (int i = 0; i < it->count[side]; i++)
    points += it->units[side][i].points;
  return points;
}

MuSetup
mu_awfp_record_setup (const MuAwfpRecordSetup *it, const MuBattleRecord *record)
{
  MuSetup setup = { .rules = MU_RULES_AWFP,
                    .board = { MU_BOARD_PACES, mu_battle_record_width (record),
                               mu_battle_record_depth (record), it->terrain },
                    .detail = &it->setup };
  for (int side = 0; side < MU_SIDES; side++) {
    setup.side[side].pieces = (uint16_t) it->count[side];
    setup.side[side].points = points_of (it, side);
  }
  return setup;
}

void
mu_awfp_record_setup_free (MuAwfpRecordSetup *it)
{
  if (!it)
    return;
  mu_fast_play_free (it->tables);
  g_free (it->terrain);
  g_free (it);
}

static gboolean
set_up (const MuBattleRecord *record, MuRecordSetup *setup, GError **error)
{
  MuAwfpRecordSetup *it = g_new0 (MuAwfpRecordSetup, 1);
  *setup
      = (MuRecordSetup){ .detail = it, .free_detail = (GDestroyNotify) mu_awfp_record_setup_free };
  for (int side = 0; side < MU_SIDES; side++)
    if (!mu_awfp_record_side (it, record, (MuSide) side, error))
      return FALSE;
  if (!mu_awfp_record_ground (it, record, error))
    return FALSE;
  setup->setup = mu_awfp_record_setup (it, record);
  return TRUE;
}

const MuRecordSystem mu_record_awfp = {
  .number = MU_RULES_AWFP,
  .table_width = TABLE_SIDE,
  .table_depth = TABLE_SIDE,
  .take_field = mu_record_awfp_take_field,
  .setup = set_up,
  .can_stand = mu_record_awfp_can_stand,
  .generals = &mu_record_awfp_generals,
  .placing = mu_record_awfp_placing,
  .set_placing = mu_record_awfp_set_placing,
  .count = mu_record_awfp_count,
  .winner = mu_record_awfp_winner,
  .victory = MU_RULE_AWFP_SEQUENCE_VICTORY,
  .concession_ends = TRUE,
  .by_shares = TRUE,
};
