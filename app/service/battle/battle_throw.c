/* The dice of the preliminaries as they were thrown at the table. */
#include <glib/gi18n-lib.h>

#include "app/service/club/club.h"
#include "lists/battle/system.h"

/* So many faces of generals' dice from *at on. */
static guint
take_faces (const MuBattleRecord *record, guint *at, guint count, guint8 *faces)
{
  guint taken = 0;
  while (taken < count && *at < record->rolls->len) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, (*at)++);
    if (roll->purpose == MU_ROLL_PERSONALITY)
      faces[taken++] = roll->value;
  }
  return taken;
}

/* Rolls and generals come in one order: the first side's, then the other's. */
static void
find_generals (MuBattleRecord *record, const MuGeneralDice *rules)
{
  guint at = 0;
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < record->side[side].leadership->len; i++) {
      MuLeadership *leader = g_ptr_array_index (record->side[side].leadership, i);
      guint8 faces[MU_LEADERSHIP_DICE];
      const guint count = rules->dice (leader);
      if (take_faces (record, &at, count, faces) == count)
        rules->find (leader, faces, NULL);
    }
}

/* wrg.generals.personality, wrg.weather.potential */
static void
follow (MuBattleRecord *record, guint roll)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  const MuRoll *thrown = &g_array_index (record->rolls, MuRoll, roll);
  if (thrown->purpose == MU_ROLL_PERSONALITY && system->generals)
    find_generals (record, system->generals);
  if (thrown->purpose != MU_ROLL_WEATHER)
    return;
  record->weather_face = thrown->value;
  record->weather = system->weather (record);
}

void
mu_battle_put_roll (MuBattleRecord *record, guint roll, const MuRoll *as)
{
  g_return_if_fail (!record->fought && roll < record->rolls->len);
  g_array_index (record->rolls, MuRoll, roll) = *as;
  follow (record, roll);
}

/* wrg.dice */
static gboolean
check_face (const MuRoll *roll, int face, GError **error)
{
  if (mu_die_has_face ((MuDie) roll->die, face))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               roll->die == MU_DIE_AVERAGE ? _ ("An average die carries 2 to 5, not %d.")
                                           : _ ("An ordinary die carries 1 to 6, not %d."),
               face);
  return FALSE;
}

gboolean
mu_battle_throw (MuBattleRecord *record, guint roll, int face, GError **error)
{
  g_return_val_if_fail (!record->fought && roll < record->rolls->len, FALSE);
  MuRoll thrown = g_array_index (record->rolls, MuRoll, roll);
  if (!check_face (&thrown, face, error))
    return FALSE;
  thrown.value = (guint8) face;
  thrown.real = 1;
  mu_battle_put_roll (record, roll, &thrown);
  return TRUE;
}

gboolean
mu_battle_faces_fit (const GArray *rolls, const guint8 *faces, gsize count, GError **error)
{
  if (count != rolls->len) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 ngettext ("%u die is thrown before this battle (for each general who needs it, "
                           "then for the weather), not %u.",
                           "%u dice are thrown before this battle (for each general who needs it, "
                           "then for the weather), not %u.",
                           rolls->len),
                 rolls->len, (guint) count);
    return FALSE;
  }
  for (guint i = 0; i < rolls->len; i++)
    if (!check_face (&g_array_index (rolls, MuRoll, i), faces[i], error)) {
      g_prefix_error (error, _ ("die %u: "), i + 1);
      return FALSE;
    }
  return TRUE;
}
