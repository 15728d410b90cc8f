#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"

char *
mu_account_mark (const MuBattleRecord *record, int body)
{
  int first = mu_battle_record_first (record, MU_SIDE_B);
  if (body < first)
    return g_strdup_printf ("A%d", body + 1);
  return g_strdup_printf ("B%d", body - first + 1);
}

static gboolean
shares_name (const MuBattleRecord *record, int body, int bodies)
{
  MuSide side;
  const char *name = mu_battle_record_unit (record, body, &side)->name;
  for (int other = 0; other < bodies; other++)
    if (other != body && g_strcmp0 (mu_battle_record_unit (record, other, &side)->name, name) == 0)
      return TRUE;
  return FALSE;
}

static char *
make_name (const MuBattleRecord *record, int body, int bodies)
{
  MuSide side;
  const char *name = mu_battle_record_unit (record, body, &side)->name;
  if (!shares_name (record, body, bodies))
    return g_strdup (name);
  g_autofree char *mark = mu_account_mark (record, body);
  return g_strdup_printf ("%s (%s)", name, mark);
}

void
mu_account_names_init (MuAccountNames *names, const MuBattleRecord *record)
{
  int bodies = mu_battle_record_bodies (record);
  names->record = record;
  names->names = g_ptr_array_new_with_free_func (g_free);
  for (int body = 0; body < bodies; body++)
    g_ptr_array_add (names->names, make_name (record, body, bodies));
}

void
mu_account_names_clear (MuAccountNames *names)
{
  g_ptr_array_unref (names->names);
}

const char *
mu_account_name (const MuAccountNames *names, int body)
{
  if (body < 0 || body >= (int) names->names->len)
    return _ ("an unknown body");
  return g_ptr_array_index (names->names, body);
}
