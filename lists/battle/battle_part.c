/* The part of a record that its rule system alone knows: kept as a document, read by its row. */
#include <glib/gi18n-lib.h>

#include "lists/battle/system.h"

gboolean
mu_battle_record_take_part (MuBattleRecord *record, char *part, GError **error)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  g_free (record->part);
  record->part = part;
  record->board_width = record->board_depth = 0;
  if (part == NULL)
    return TRUE;
  if (system != NULL && system->take_part != NULL && system->take_part (record, error))
    return TRUE;
  if (system == NULL || system->take_part == NULL)
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                 _ ("battles by these rules have no scenario"));
  g_clear_pointer (&record->part, g_free);
  return FALSE;
}
