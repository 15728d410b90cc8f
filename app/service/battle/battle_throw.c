/* The dice of the preliminaries as they were thrown at the table. */
#include <glib/gi18n-lib.h>

#include "app/service/club/club.h"
#include "lists/battle/system.h"

/* Rolls and characters come in one order: the first side's generals, then the other's. */
static MuLeadership *
leadership_of (MuBattleRecord *record, guint roll)
{
  guint before = 0;
  for (guint i = 0; i < roll; i++)
    before += g_array_index (record->rolls, MuRoll, i).purpose == MU_ROLL_PERSONALITY;
  for (int side = 0; side < MU_SIDES; side++) {
    const GPtrArray *found = record->side[side].leadership;
    if (before < found->len)
      return g_ptr_array_index (found, before);
    before -= found->len;
  }
  return NULL;
}

/* wrg.generals.personality, wrg.weather.potential */
static void
follow (MuBattleRecord *record, guint roll)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  const MuRoll *thrown = &g_array_index (record->rolls, MuRoll, roll);
  MuLeadership *found
      = thrown->purpose == MU_ROLL_PERSONALITY ? leadership_of (record, roll) : NULL;
  if (found) {
    found->face = thrown->value;
    found->personality = system->personality (found->face);
  }
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
                 ngettext ("%u die is thrown before this battle (a general's character each, then "
                           "the weather), not %u.",
                           "%u dice are thrown before this battle (a general's character each, "
                           "then the weather), not %u.",
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
