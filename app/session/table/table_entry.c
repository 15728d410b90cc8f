#include "app/session/table/table_entry.h"

#include <glib/gi18n-lib.h>

#include "app/sums/core/sum.h"
#include "reports/system.h"

struct _MuTableEntry {
  MuItem parent;
  gint64 id;
  char *when;
  char *text;
};

static const MuItemField fields[] = {
  MU_ID (MuTableEntry, id, "id"),
  MU_TEXT (MuTableEntry, when, "when"),
  MU_TEXT (MuTableEntry, text, "text"),
};

MU_DEFINE_ITEM (MuTableEntry, mu_table_entry, fields)

/* "Shooting: 18 casualties"; what was done by hand says all itself. */
static char *
name_sum (const MuKeptSum *sum)
{
  const MuSumKind *kind = mu_sum_kind_find (sum->kind);

  return kind ? g_strdup_printf ("%s: %s", _ (kind->title), sum->headline)
              : g_strdup (sum->headline);
}

static char *
describe (const MuKeptSum *sum, const MuBattleRecord *battle)
{
  g_autofree char *what = name_sum (sum);
  const MuListUnit *unit;

  if (*sum->kind == '\0' || sum->casualties == 0)
    return g_steal_pointer (&what);
  unit = mu_list_unit (battle->side[sum->hit.side].list, (guint) sum->hit.unit);
  return g_strdup_printf (_ ("%s, taken from %s"), what, unit->name);
}

MuTableEntry *
mu_table_entry_new (const MuKeptSum *sum, const MuBattleRecord *battle)
{
  MuTableEntry *self = g_object_new (MU_TYPE_TABLE_ENTRY, NULL);

  self->id = sum->id;
  /* What was said of no period came in the first. */
  self->when = mu_report_period (battle->rules, MAX (sum->period, 1));
  self->text = describe (sum, battle);
  return self;
}

gint64
mu_table_entry_get_id (MuTableEntry *self)
{
  return self->id;
}
