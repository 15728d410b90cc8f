#include "lists/campaign/next_list.h"

#include <string.h>

#include "lists/campaign/grade.h"
#include "lists/list/item.h"
#include "lists/system.h"

#define GONE MU_LIST_NO_UNIT

typedef struct {
  const MuList *first;
  const MuMusterUnit *units;
  MuList *list;
  int *now_at; /* of each unit of first, GONE where nobody is present */
  GArray *positions;
} Next;

/* --- units --------------------------------------------------------------- */

static gboolean
has_its_whole (const Next *next, guint index)
{
  guint whole = index;
  while (whole > 0 && mu_list_unit_is_part (next->first, whole))
    whole--;
  return whole != index && next->now_at[whole] != GONE;
}

static MuMixedHow
mixed_now (const Next *next, guint index)
{
  const gboolean there
      = mu_list_unit_is_guest (next->first, index) && next->now_at[index - 1] != GONE;
  return there ? mu_list_unit (next->first, index)->mixed : MU_NOT_MIXED;
}

static void
keep (Next *next, guint index)
{
  const MuMusterUnit *now = &next->units[index];
  MuListUnit *unit = mu_list_unit_copy (mu_list_unit (next->first, index));
  const int position = (int) index;
  unit->figures = now->present;
  unit->ranks = MIN (unit->ranks, now->present);
  unit->forced_march = FALSE;
  unit->sub_unit = unit->sub_unit && has_its_whole (next, index);
  unit->mixed = mixed_now (next, index);
  if (mu_grade_can_be (next->first, index, now->raised))
    mu_list_system_of (next->first)->raise (unit, now->raised);
  next->now_at[index] = (int) next->list->units->len;
  g_ptr_array_add (next->list->units, unit);
  g_array_append_val (next->positions, position);
}

static void
keep_present (Next *next)
{
  g_ptr_array_set_size (next->list->units, 0);
  for (guint i = 0; i < next->first->units->len; i++) {
    next->now_at[i] = GONE;
    if (next->units[i].present > 0 && !next->units[i].away)
      keep (next, i);
  }
}

/* wrg.formation.mixed */
static void
place_guests (const MuList *list)
{
  for (guint i = 1; i < list->units->len; i++)
    if (mu_list_unit_is_guest (list, i) && !mu_list_guest_has_place (list, i))
      mu_list_unit (list, i)->mixed = MU_MIXED_FLANKS;
}

/* --- generals ------------------------------------------------------------ */

/* How near a unit is to what the general led: troops of the same type, else trained as he is; those
 * who guard another come last. */
static int
kinship (const MuList *list, guint index, const MuListGeneral *general, const MuListUnit *lost)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  if (unit->bodyguard)
    return 0;
  if (unit->troop.type == lost->troop.type)
    return 3;
  return unit->troop.regular == (general->regular != FALSE) ? 2 : 1;
}

static int
find_company (const MuList *list, const MuListGeneral *general, const MuListUnit *lost)
{
  int best = GONE, best_kin = -1, best_figures = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const int kin = kinship (list, i, general, lost);
    const int figures = mu_list_unit (list, i)->figures;
    if (kin > best_kin || (kin == best_kin && figures > best_figures)) {
      best = (int) i;
      best_kin = kin;
      best_figures = figures;
    }
  }
  return best;
}

static int
new_company (const Next *next, const MuListGeneral *general)
{
  const int before = general->rides_with;
  if (before < 0 || before >= (int) next->first->units->len)
    return GONE;
  const guint serves = mu_muster_serves_in (next->units, next->first->units->len, (guint) before);
  if (next->now_at[before] != GONE)
    return next->now_at[before];
  if (next->now_at[serves] != GONE)
    return next->now_at[serves];
  return find_company (next->list, general, mu_list_unit (next->first, (guint) before));
}

/* wrg.units.bodyguard: one general's own. */
static void
mount_generals (Next *next)
{
  for (guint i = 0; i < next->list->generals->len; i++) {
    MuListGeneral *general = mu_list_general (next->list, i);
    general->rides_with = new_company (next, general);
  }
  for (guint i = 0; i < next->list->units->len; i++)
    if (mu_list_unit_riders (next->list, i) != 1)
      mu_list_unit (next->list, i)->bodyguard = FALSE;
}

/* --- the rest ------------------------------------------------------------ */

static void
trim_items (MuList *list)
{
  for (guint i = list->items->len; i > 0; i--) {
    MuListItem *item = mu_list_item (list, i - 1);
    item->count = MIN (item->count, mu_list_item_most (list, item));
    if (item->count == 0)
      g_ptr_array_remove_index (list->items, i - 1);
  }
}

MuList *
mu_next_list (const MuList *first, const MuMusterUnit *units, GArray **positions)
{
  Next next = { .first = first, .units = units, .list = mu_list_copy (first) };
  next.now_at = g_new (int, first->units->len + 1);
  next.positions = g_array_new (FALSE, FALSE, sizeof (int));
  keep_present (&next);
  place_guests (next.list);
  mount_generals (&next);
  trim_items (next.list);
  if (next.list->units->len == 0)
    g_ptr_array_set_size (next.list->generals, 0);
  g_free (next.now_at);
  if (positions != NULL)
    *positions = next.positions;
  else
    g_array_unref (next.positions);
  return next.list;
}

/* --- successors ----------------------------------------------------------- */

static MuListGeneral *
commander_of (const MuList *list)
{
  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_general (list, i)->commander)
      return mu_list_general (list, i);
  return NULL;
}

void
mu_next_list_succeed (MuList *list, int gone)
{
  MuListGeneral *general = commander_of (list);
  if (gone == 0 || general == NULL || *general->name == '\0')
    return;
  g_autofree char *tail = g_strdup_printf (" (%d)", gone + 1);
  g_autofree char *first = general->name;
  general->name = mu_name_with_tail (first, tail, MU_LIST_NAME_MAX);
}

/* --- forced marches -------------------------------------------------------- */

static gboolean
can_be_forced (MuListUnit *unit)
{
  unit->forced_march = TRUE;
  const gboolean can = mu_list_unit_march_refused (unit) == MU_RULE_NONE;
  unit->forced_march = FALSE;
  return can;
}

void
mu_next_list_tire (MuList *list, const gboolean *tired)
{
  for (guint i = 0; i < list->units->len; i++) {
    MuListUnit *unit = mu_list_unit (list, i);
    unit->forced_march = tired[i] && can_be_forced (unit);
  }
  for (guint i = 1; i < list->units->len; i++) {
    MuListUnit *guest = mu_list_unit (list, i), *body = mu_list_unit (list, i - 1);
    if (mu_list_unit_is_guest (list, i))
      guest->forced_march = body->forced_march = guest->forced_march && body->forced_march;
  }
}
