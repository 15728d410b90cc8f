/* What bodies and generals are called. */
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

/* As those who ride with a unit are numbered in a battle: in the order of the list. */
static const MuListGeneral *
find_subordinate (const MuList *list, int which)
{
  for (guint i = 0; i < list->generals->len; i++) {
    const MuListGeneral *general = mu_list_general (list, i);
    if (!general->commander && general->rides_with >= 0
        && general->rides_with < (int) list->units->len && --which == 0)
      return general;
  }
  return NULL;
}

const char *
mu_account_general (const MuAccountNames *names, int side, int which)
{
  const MuList *list = side >= 0 && side < MU_SIDES ? names->record->side[side].list : NULL;
  if (!list)
    return NULL;
  const MuListGeneral *general
      = which > 0 ? find_subordinate (list, which) : mu_list_commander (list);
  return general && general->name && *general->name ? general->name : NULL;
}

/* A mark that parts items is none where they have it themselves. */
static gboolean
has_comma (const GPtrArray *items)
{
  for (guint i = 0; i < items->len; i++)
    if (strchr (g_ptr_array_index (items, i), ','))
      return TRUE;
  return FALSE;
}

static char *
go_on (const char *before, const char *item, gboolean comma)
{
  if (comma) /* Translators: the beginning of a list whose items have commas, and the next of them
              */
    return g_strdup_printf (_ ("%s; %s"), before, item);
  /* Translators: the beginning of a list, and the next in it, which is not the last */
  return g_strdup_printf (_ ("%s, %s"), before, item);
}

static char *
end_with (const char *before, const char *item, gboolean comma)
{
  if (comma) /* Translators: a list whose items have commas, but for its last, and the last */
    return g_strdup_printf (_ ("%s; and %s"), before, item);
  return g_strdup_printf (_ ("%s and %s"), before, item);
}

char *
mu_account_join (const GPtrArray *items)
{
  const gboolean comma = has_comma (items);
  char *joined = g_strdup (items->len > 0 ? g_ptr_array_index (items, 0) : "");
  for (guint i = 1; i < items->len; i++) {
    g_autofree char *before = joined;
    const char *item = g_ptr_array_index (items, i);
    joined = i + 1 < items->len ? go_on (before, item, comma) : end_with (before, item, comma);
  }
  return joined;
}
