/* Units out of units: copied, split, joined, made parts of each other. */
#include <string.h>

#include "lists/edit/edit_private.h"

/* Where a unit made out of this one stands. */
static guint
place_for_another (const MuList *list, guint unit)
{
  return mu_edit_level (list, unit) == MU_EDIT_GUEST ? mu_edit_whole_end (list, unit)
                                                     : mu_list_edit_end (list, unit);
}

/* Like the unit but for its name; no general rides with it. */
static MuListUnit *
copy_of (const MuList *list, guint unit)
{
  MuListUnit *copy = mu_list_unit_copy (mu_list_unit (list, unit));
  g_free (copy->name);
  copy->name = mu_edit_free_name (list, mu_list_unit (list, unit)->name);
  copy->bodyguard = FALSE;
  return copy;
}

static void
put_on_its_own (MuListUnit *unit)
{
  unit->mixed = MU_NOT_MIXED;
  unit->sub_unit = FALSE;
}

int
mu_list_edit_copy_unit (MuList *list, guint unit)
{
  if (unit >= list->units->len)
    return MU_LIST_NO_UNIT;
  const guint count = mu_list_edit_end (list, unit) - unit;
  const guint at = place_for_another (list, unit);
  if (list->units->len + count > MU_LIST_UNITS_MAX)
    return MU_LIST_NO_UNIT;
  const gboolean guest = mu_edit_level (list, unit) == MU_EDIT_GUEST;
  for (guint i = 0; i < count; i++)
    mu_edit_insert (list, at + i, copy_of (list, unit + i));
  if (guest)
    put_on_its_own (mu_list_unit (list, at));
  return (int) at;
}

int
mu_list_edit_split (MuList *list, guint unit, int figures)
{
  if (unit >= list->units->len || list->units->len >= MU_LIST_UNITS_MAX || figures < 1
      || figures >= mu_list_unit (list, unit)->figures)
    return MU_LIST_NO_UNIT;
  MuListUnit *old = mu_list_unit (list, unit), *new = copy_of (list, unit);
  const guint at = place_for_another (list, unit);
  g_free (new->notes);
  new->notes = g_strdup ("");
  if (mu_edit_level (list, unit) == MU_EDIT_GUEST)
    put_on_its_own (new);
  mu_edit_set_figures (new, figures);
  mu_edit_set_figures (old, old->figures - figures);
  mu_edit_insert (list, at, new);
  return (int) at;
}

/* --- joining ------------------------------------------------------------- */

static gboolean
are_the_same (const MuListUnit *a, const MuListUnit *b)
{
  const MuBookTroop way = { .troop = a->troop, .crew = a->crew };
  return strcmp (a->option, b->option) == 0 && strcmp (a->book, b->book) == 0
         && strcmp (a->stand, b->stand) == 0 && mu_book_troop_is (&way, &b->troop, &b->crew);
}

/* The notes of both, one below the other. */
static char *
join_notes (const MuListUnit *into, const MuListUnit *unit)
{
  if (!*unit->notes || strcmp (into->notes, unit->notes) == 0)
    return g_strdup (into->notes);
  return g_strconcat (into->notes, *into->notes ? "\n" : "", unit->notes, NULL);
}

gboolean
mu_list_edit_merge (MuList *list, guint unit, guint into)
{
  if (unit >= list->units->len || into >= list->units->len || unit == into
      || mu_list_edit_end (list, unit) > unit + 1)
    return FALSE;
  MuListUnit *from = mu_list_unit (list, unit), *to = mu_list_unit (list, into);
  g_autofree char *notes = join_notes (to, from);
  if (!are_the_same (from, to) || from->figures + to->figures > MU_LIST_FIGURES_MAX
      || g_utf8_strlen (notes, -1) > MU_LIST_NOTES_MAX)
    return FALSE;
  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_general (list, i)->rides_with == (int) unit)
      mu_list_general (list, i)->rides_with = (int) into;
  mu_edit_set_figures (to, from->figures + to->figures);
  g_free (to->notes);
  to->notes = g_steal_pointer (&notes);
  return mu_list_edit_remove (list, unit);
}

/* The one before it, if both are as near. */
int
mu_list_edit_like (const MuList *list, guint unit)
{
  if (unit >= list->units->len || mu_list_edit_end (list, unit) > unit + 1)
    return MU_LIST_NO_UNIT;
  const MuListUnit *of = mu_list_unit (list, unit);
  for (guint far = 1; far < list->units->len; far++) {
    if (far <= unit && are_the_same (of, mu_list_unit (list, unit - far)))
      return (int) (unit - far);
    if (unit + far < list->units->len && are_the_same (of, mu_list_unit (list, unit + far)))
      return (int) (unit + far);
  }
  return MU_LIST_NO_UNIT;
}

/* --- sub-units ----------------------------------------------------------- */

static gboolean
has_sub_units (const MuList *list, guint unit)
{
  const guint end = mu_list_edit_end (list, unit);
  for (guint i = unit + 1; i < end; i++)
    if (mu_edit_level (list, i) == MU_EDIT_SUB_UNIT)
      return TRUE;
  return FALSE;
}

static int
make_part (MuList *list, guint unit)
{
  if (unit == 0 || !mu_list_has (list, MU_LISTS_HAVE_PARTS)
      || (mu_edit_level (list, unit) == MU_EDIT_WHOLE && has_sub_units (list, unit)))
    return MU_LIST_NO_UNIT;
  mu_list_unit (list, unit)->mixed = MU_NOT_MIXED;
  mu_list_unit (list, unit)->sub_unit = TRUE;
  return (int) unit;
}

static int
make_whole (MuList *list, guint unit)
{
  const guint end = mu_list_edit_end (list, unit), before = mu_edit_whole_end (list, unit);
  put_on_its_own (mu_list_unit (list, unit));
  return (int) mu_edit_shift (list, unit, end, before);
}

int
mu_list_edit_sub_unit (MuList *list, guint unit, gboolean sub_unit)
{
  if (unit >= list->units->len)
    return MU_LIST_NO_UNIT;
  return sub_unit ? make_part (list, unit) : make_whole (list, unit);
}

int
mu_list_edit_mix (MuList *list, guint unit, MuMixedHow how)
{
  if (unit >= list->units->len)
    return MU_LIST_NO_UNIT;
  if (how == MU_NOT_MIXED)
    return mu_edit_level (list, unit) == MU_EDIT_GUEST ? make_whole (list, unit) : (int) unit;
  if (unit == 0 || !mu_list_has (list, MU_LISTS_HAVE_PARTS)
      || mu_edit_level (list, unit - 1) == MU_EDIT_GUEST
      || mu_list_edit_end (list, unit) > unit + 1)
    return MU_LIST_NO_UNIT;
  mu_list_unit (list, unit)->mixed = how;
  mu_list_unit (list, unit)->sub_unit = FALSE;
  return (int) unit;
}
