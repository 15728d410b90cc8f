/* Stop and think: a battle as it stands between two periods, and what is laid down there. */
#include <glib/gi18n-lib.h>

#include "app/service/club.h"
#include "db/battle_setup.h"

static gboolean
stands_after (const MuRecordBattle *halt, int period)
{
  MuBattleOutcome outcome;
  mu_battle_outcome (halt->battle, &outcome);
  return mu_battle_phase (halt->battle) == MU_PHASE_ARRIVALS && outcome.periods == period;
}

static gboolean
fight_to (MuRecordBattle *halt, const MuBattleRecord *record, int period, GError **error)
{
  MuBattleStatus status = MU_BATTLE_GOES_ON;
  guint next = 0;
  while (status == MU_BATTLE_GOES_ON && !stands_after (halt, period))
    if (!mu_record_step (record, &next, halt->battle, &status, error))
      return FALSE;
  if (status == MU_BATTLE_GOES_ON)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _ ("The battle did not go on after period %d."), period);
  return FALSE;
}

GArray *
mu_battle_stands_after (const MuBattleRecord *record, int period, GError **error)
{
  g_auto (MuRecordBattle) halt = { 0 };
  if (!mu_record_battle_begin (&halt, record, NULL, NULL, error)
      || !fight_to (&halt, record, period, error))
    return NULL;
  const int bodies = mu_battle_unit_count (halt.battle, MU_SIDE_A)
                     + mu_battle_unit_count (halt.battle, MU_SIDE_B);
  GArray *stands = g_array_new (FALSE, TRUE, sizeof (MuBodyStand));
  g_array_set_size (stands, (guint) bodies);
  for (int i = 0; i < bodies; i++)
    mu_battle_stand (halt.battle, i, &g_array_index (stands, MuBodyStand, i));
  return stands;
}

MuBattleRecord *
mu_battle_reopen (const MuBattleRecord *fought, const MuRuling *rulings, guint count,
                  GError **error)
{
  g_return_val_if_fail (fought->fought, NULL);
  if (!mu_record_is_resolved (fought)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("%s was fought on the table: what happened there is told on its page"),
                 fought->name);
    return NULL;
  }
  MuBattleRecord *record = mu_battle_record_copy (fought);
  mu_battle_record_reopen (record);
  for (guint i = 0; i < count; i++)
    mu_rulings_add (record->rulings, &rulings[i]);
  return record;
}
