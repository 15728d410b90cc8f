/* From a record to the rules: its system sets it up. */
#include "lists/battle/battle_setup.h"

#include <glib/gi18n-lib.h>

#include "lists/battle/system.h"

const MuRecordSystem *
mu_record_system (MuRuleSystem rules)
{
  for (const MuRecordSystem *const *row = mu_record_systems; *row; row++)
    if ((*row)->number == rules)
      return *row;
  return NULL;
}

const MuRecordSystem *
mu_record_system_of (const MuBattleRecord *record, GError **error)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  if (!system)
    g_set_error_literal (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                         _ (mu_refusal_words (MU_REFUSAL_NO_RULES)));
  return system;
}

MuRecordSetup *
mu_record_setup_new (const MuBattleRecord *record, GError **error)
{
  g_autoptr (MuRecordSetup) it = g_new0 (MuRecordSetup, 1);
  const MuRecordSystem *system = mu_record_system_of (record, error);
  return system && system->setup (record, it, error) ? g_steal_pointer (&it) : NULL;
}

void
mu_record_setup_free (MuRecordSetup *setup)
{
  if (!setup)
    return;
  if (setup->free_detail)
    setup->free_detail (setup->detail);
  g_free (setup);
}

char *
mu_record_setup_refusal (const MuBattleRecord *record, const MuRefusal *refusal)
{
  MuSide side;
  const MuListUnit *unit = mu_battle_record_unit (record, refusal->body, &side);
  if (!unit)
    return g_strdup (_ (refusal->words));
  return g_strdup_printf (_ ("%s, %s: %s"), record->side[side].list->name, unit->name,
                          _ (refusal->words));
}

gboolean
mu_record_can_stand (const MuBattleRecord *record, MuSide side, int *unit, GError **error)
{
  const MuRecordSystem *system = mu_record_system_of (record, error);
  return system && system->can_stand (record, side, unit, error);
}
