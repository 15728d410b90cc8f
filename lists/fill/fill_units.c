/* Counts made into units. */
#include <string.h>

#include "lists/check/check.h"
#include "lists/edit/edit_private.h"
#include "lists/fill/fill_private.h"

#define ROUNDS 8 /* of demands that follow from each other */
#define PASSES 4 /* of units that make room for each other */

MuFillKind *
mu_fill_kind (const MuFill *fill, guint index)
{
  return &g_array_index (fill->kinds, MuFillKind, index);
}

/* --- sizes --------------------------------------------------------------- */

int
mu_fill_units (const MuFillKind *kind, int count)
{
  if (count <= 0)
    return count == 0 ? 0 : -1;
  const int fewest = (count + kind->most - 1) / kind->most, most = count / kind->least;
  const int usual = (count + kind->usual / 2) / kind->usual;
  return fewest > most ? -1 : CLAMP (usual, fewest, most);
}

int
mu_fill_next (const MuFillKind *kind, int count, int more)
{
  for (int next = count + more; next <= count + more + kind->least; next++)
    if (mu_fill_units (kind, next) > 0)
      return next;
  return -1;
}

int
mu_fill_price (const MuFillKind *kind, int count)
{
  return count * kind->each + MAX (mu_fill_units (kind, count), 0) * kind->command;
}

int
mu_fill_points (const MuFill *fill)
{
  int points = fill->fixed;
  for (guint i = 0; i < fill->kinds->len; i++)
    points += mu_fill_price (mu_fill_kind (fill, i), mu_fill_kind (fill, i)->count);
  return points;
}

gboolean
mu_fill_is_near (const MuFill *fill)
{
  const int limit = fill->list->points_limit;
  return limit - mu_fill_points (fill) <= limit / MU_FILL_NEAR;
}

/* --- units --------------------------------------------------------------- */

/* The size of unit number `at` of so many: whole files, as far as they go round. */
static int
size_of (const MuFillKind *kind, int units, int at)
{
  const int ranks = kind->count / kind->ranks >= units * 2 ? kind->ranks : 1;
  const int files = kind->count / ranks;
  const int size = (files / units + (at < files % units)) * ranks;
  return size + (at == units - 1 ? kind->count % ranks : 0);
}

/* Whole files can come to a unit that is too large or too small; then they do not matter. */
static gboolean
is_even (const MuFillKind *kind, int units)
{
  for (int i = 0; i < units; i++)
    if (size_of (kind, units, i) > kind->most || size_of (kind, units, i) < kind->least)
      return FALSE;
  return TRUE;
}

static void
enlist (MuFill *fill, const MuFillKind *kind, int size)
{
  MuListUnit *unit = mu_list_unit_copy (kind->unit);
  mu_edit_set_figures (unit, size);
  g_ptr_array_add (fill->list->units, unit);
}

static void
enlist_kind (MuFill *fill, const MuFillKind *kind)
{
  const int units = mu_fill_units (kind, kind->count);
  const gboolean even = units > 0 && is_even (kind, units);
  for (int i = 0; i < units; i++)
    enlist (fill, kind,
            even ? size_of (kind, units, i)
                 : kind->count / units + (i < kind->count % units ? 1 : 0));
}

static void
seat_generals (MuFill *fill)
{
  const gboolean alone = mu_list_has (fill->list, MU_LISTS_HAVE_GENERAL_STANDS);
  for (guint i = 0; !alone && i < fill->list->generals->len; i++)
    if (mu_list_general (fill->list, i)->rides_with >= (int) fill->kept
        || mu_list_general (fill->list, i)->rides_with == MU_LIST_NO_UNIT)
      mu_list_edit_seat (fill->list, i, mu_edit_best_company (fill->list));
}

void
mu_fill_lay_out (MuFill *fill)
{
  g_ptr_array_set_size (fill->list->units, (gint) fill->kept);
  for (guint i = 0; i < fill->kinds->len; i++)
    enlist_kind (fill, mu_fill_kind (fill, i));
  seat_generals (fill);
}

/* Those who skirmish, or those who do not; whether that made room. */
static gboolean
place_some (MuFill *fill, gboolean skirmish)
{
  gboolean any = FALSE;
  for (guint i = fill->list->units->len; i > fill->kept; i--)
    if ((mu_list_unit (fill->list, i - 1)->order == MU_ORDER_SKIRMISH) == skirmish)
      any |= mu_edit_place (fill->list, i - 1);
  return any;
}

/* Those who skirmish come last: their place is in front. */
void
mu_fill_place (MuFill *fill)
{
  for (int i = 0; i < PASSES; i++) {
    const gboolean others = place_some (fill, FALSE);
    if (!place_some (fill, TRUE) && !others)
      break;
  }
}

static void
set_name (MuListUnit *unit, char *name)
{
  g_free (unit->name);
  unit->name = name;
}

void
mu_fill_name (MuFill *fill)
{
  for (guint i = fill->kept; i < fill->list->units->len; i++)
    set_name (mu_list_unit (fill->list, i), g_strdup (""));
  for (guint i = fill->kept; i < fill->list->units->len; i++) {
    MuListUnit *unit = mu_list_unit (fill->list, i);
    const MuBookOption *option = mu_book_option_of_unit (fill->book, unit);
    set_name (unit, mu_edit_free_name (fill->list, option->name));
  }
}

/* --- trying -------------------------------------------------------------- */

int *
mu_fill_counts (const MuFill *fill)
{
  int *counts = g_new (int, fill->kinds->len + 1);
  for (guint i = 0; i < fill->kinds->len; i++)
    counts[i] = mu_fill_kind (fill, i)->count;
  return counts;
}

/* What the troops that are there demand of others; FALSE where that cannot be had. */
static gboolean
meet (MuFill *fill, gboolean *any)
{
  *any = FALSE;
  for (guint i = 0; i < fill->kinds->len; i++) {
    MuFillKind *kind = mu_fill_kind (fill, i);
    const int lacking
        = kind->of == fill->book ? mu_edit_lacking (fill->list, fill->book, kind->option) : 0;
    const int next = lacking > 0 ? mu_fill_next (kind, kind->count, lacking) : 0;
    if (next < 0)
      return FALSE;
    *any |= lacking > 0;
    kind->count = MAX (kind->count, next);
  }
  return TRUE;
}

static gboolean
is_possible (MuFill *fill)
{
  gboolean any = TRUE;
  for (int i = 0; i < ROUNDS && any; i++) {
    if (mu_fill_points (fill) > fill->list->points_limit)
      return FALSE;
    mu_fill_lay_out (fill);
    if (!meet (fill, &any))
      return FALSE;
  }
  return !any && fill->list->units->len <= MU_LIST_UNITS_MAX
         && mu_list_points (fill->list) <= fill->list->points_limit
         && mu_list_is_legal (fill->list, fill->book);
}

gboolean
mu_fill_try (MuFill *fill, const int *before)
{
  if (is_possible (fill))
    return TRUE;
  for (guint i = 0; i < fill->kinds->len; i++)
    mu_fill_kind (fill, i)->count = before[i];
  mu_fill_lay_out (fill);
  return FALSE;
}
