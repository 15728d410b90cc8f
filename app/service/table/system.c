/* See system.h. */
#include "app/service/table/system.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/service/table/table_course.h"
#include "lists/system.h"
#include "reports/account/account.h"

const MuTableSystem *
mu_table_system (MuRuleSystem rules)
{
  for (const MuTableSystem *const *row = mu_table_systems; *row; row++)
    if ((*row)->number == rules)
      return *row;
  return NULL;
}

const MuTableSystem *
mu_table_system_of (const MuBattleRecord *record, GError **error)
{
  const MuTableSystem *system = mu_table_system (record->rules);
  if (!system)
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                 _ ("%s: battles of %s are not played at the table"), record->name,
                 _ (mu_list_system (record->rules)->name));
  return system;
}

int
mu_table_state_find (const MuTableSystem *system, const char *key)
{
  for (guint i = 0; i < system->state_count; i++)
    if (strcmp (system->states[i].key, key) == 0)
      return (int) i;
  return -1;
}

int
mu_table_state_of (const MuTableSystem *system, MuFate fate, int token)
{
  int found = 0;
  for (guint i = system->state_count; i > 0; i--) {
    const MuTableState *state = &system->states[i - 1];
    if (state->fate == fate && (state->token == token || fate != MU_FATE_ON_TABLE))
      found = (int) i - 1;
  }
  return found;
}

const char *
mu_table_state_words (const MuTableSystem *system, int state)
{
  const MuTableState *row = &system->states[state];
  return row->words ? _ (row->words) : mu_account_fate (row->fate);
}

int
mu_table_periods_most (const MuBattleRecord *record)
{
  const MuTableSystem *system = mu_table_system (record->rules);
  return system && system->periods ? system->periods (&record->readings) : MU_TABLE_PERIODS_MOST;
}
