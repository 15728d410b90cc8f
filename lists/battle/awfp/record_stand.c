/* Fast Play: is there room for those who were placed? */
#include <glib/gi18n-lib.h>

#include "lists/battle/awfp/record_setup.h"

/* Leaves only the placed units of the side; numbers: which they are. */
static void
keep_placed (MuAwfpRecordSetup *it, MuSide side, int *numbers)
{
  int kept = 0;
  for (int i = 0; i < it->count[side]; i++)
    if (it->units[side][i].placed) {
      numbers[kept] = i;
      it->units[side][kept++] = it->units[side][i];
    }
  it->count[side] = kept;
}

/* The enemy has to be there, but in no way: a stand that the rules find a place for. */
static void
keep_one (MuAwfpRecordSetup *it, MuSide side)
{
  it->units[side][0] = (MuAwfpBattleUnit){ .stands = 1 };
  mu_awfp_troop_parse ("Irregular Warrior SI", &it->units[side][0].troop, NULL);
  it->count[side] = 1;
}

/* Of what bars a battle this is the fault of who deployed it. */
static gboolean
is_misplaced (int why)
{
  return why == MU_AWFP_SETUP_OUTSIDE || why == MU_AWFP_SETUP_OVERLAP
         || why == MU_AWFP_SETUP_BAD_GROUND || why == MU_AWFP_SETUP_BAD_FILES;
}

static MuRefusal
deploy (const MuAwfpRecordSetup *it, const MuBattleRecord *record)
{
  MuDice dice;
  MuBattle *battle;
  const MuSetup setup = mu_awfp_record_setup (it, record);
  const size_t size = mu_battle_size (&setup);
  g_autofree void *block = g_malloc0 (MAX (size, 1));
  mu_dice_init_seeded (&dice, 0, 0);
  return mu_battle_begin (block, size, &setup, &dice, NULL, NULL, &battle);
}

gboolean
mu_record_awfp_can_stand (const MuBattleRecord *record, MuSide side, int *unit, GError **error)
{
  g_autoptr (MuAwfpRecordSetup) it = g_new0 (MuAwfpRecordSetup, 1);
  int numbers[MU_AWFP_BATTLE_UNITS];
  for (int i = 0; i < MU_SIDES; i++)
    if (!mu_awfp_record_side (it, record, (MuSide) i, error))
      return FALSE;
  if (!mu_awfp_record_ground (it, record, error))
    return FALSE;
  keep_placed (it, side, numbers);
  keep_one (it, MU_SIDE_B - side);
  if (it->count[side] == 0)
    return TRUE;
  const MuRefusal refusal = deploy (it, record);
  const int at = refusal.body - (side == MU_SIDE_B ? 1 : 0);
  if (!is_misplaced (refusal.why) || at < 0 || at >= it->count[side])
    return TRUE;
  const MuList *list = record->side[side].list;
  if (unit)
    *unit = numbers[at];
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, _ ("%s, %s: %s"), list->name,
               mu_list_unit (list, (guint) numbers[at])->name, _ (refusal.words));
  return FALSE;
}
