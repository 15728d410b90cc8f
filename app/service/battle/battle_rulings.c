/* Stop and think: a battle as it stands between two periods, and what is laid down there. */
#include <glib/gi18n-lib.h>

#include "app/service/battle/battle_halt.h"
#include "app/service/club/club.h"
#include "lists/battle/battle_setup.h"

GArray *
mu_battle_stands_after (const MuBattleRecord *record, int period, GError **error)
{
  g_autoptr (MuBattleHalt) halt = mu_battle_halt_new (record, period, error);
  if (!halt)
    return NULL;
  GArray *stands = g_array_new (FALSE, TRUE, sizeof (MuBodyStand));
  for (int i = 0; i < mu_battle_halt_bodies (halt); i++) {
    const MuBodyStand stand = mu_battle_halt_stand (halt, i);
    g_array_append_val (stands, stand);
  }
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
  if (count > 0)
    mu_battle_record_cut_answers (record, rulings[count - 1].after);
  return record;
}
