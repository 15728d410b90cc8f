/* The seed that both sides make: seed_story.h. */
#include <inttypes.h>

#include "lists/battle/battle_setup.h"

#define SEED_DIGITS 16 /* of the sum, 64 bits */

guint64
mu_battle_record_prepared_seed (const MuBattleRecord *record)
{
  return record->story.joint ? record->story.prepared : record->seed;
}

gboolean
mu_battle_record_is_joint (const MuBattleRecord *record)
{
  return record->side[MU_SIDE_A].sum != NULL || record->side[MU_SIDE_B].sum != NULL;
}

/* Which battle it is, and what each side had bound itself to: nothing of it can be changed when the
 * first number is shown. */
static char *
joint_text (const MuBattleRecord *record)
{
  GString *text = g_string_new ("a seed of two sides\n");
  g_string_append_printf (text, "%" PRIu64 " %" PRIu64 "\n",
                          mu_battle_record_prepared_seed (record), record->stream);
  for (int side = 0; side < MU_SIDES; side++)
    g_string_append_printf (text, "%s %s\n", record->side[side].sum, record->side[side].salt);
  return g_string_free (text, FALSE);
}

gboolean
mu_battle_record_joint_seed (const MuBattleRecord *record, guint64 *seed)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (record->side[side].sum == NULL || record->side[side].salt == NULL)
      return FALSE;
  g_autofree char *text = joint_text (record);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  sum[SEED_DIGITS] = '\0';
  *seed = g_ascii_strtoull (sum, NULL, 16);
  return TRUE;
}

gboolean
mu_battle_record_join (MuBattleRecord *record)
{
  guint64 seed;
  if (record->story.joint)
    return TRUE;
  if (!mu_battle_record_joint_seed (record, &seed))
    return FALSE;
  record->story.prepared = record->seed;
  record->story.joint = TRUE;
  record->seed = seed;
  return TRUE;
}

/* What hands threw on the table has no seed. */
gboolean
mu_battle_record_seed_holds (const MuBattleRecord *record)
{
  guint64 seed;
  if (record->story.joint)
    return mu_battle_record_joint_seed (record, &seed) && seed == record->seed;
  return !record->fought || !mu_battle_record_is_joint (record) || !mu_record_is_resolved (record);
}
