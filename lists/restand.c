#include "lists/restand.h"

#include <glib/gi18n-lib.h>

#include "lists/edit_private.h"
#include "lists/stand.h"

typedef struct {
  const MuList *from;
  const MuBook *book;
  MuList *to;
  GPtrArray *lost;
} Work;

static void
tell (Work *work, const char *name, const char *what)
{
  g_autofree char *sentence = g_strdup_printf ("%s: %s", name, what);
  for (guint i = 0; i < work->lost->len; i++)
    if (g_str_equal (work->lost->pdata[i], sentence))
      return;
  g_ptr_array_add (work->lost, g_steal_pointer (&sentence));
}

static void
tell_losses (Work *work, const char *name, unsigned losses)
{
  for (int i = 0; i < MU_AWFP_LOSS_KINDS; i++)
    if (losses >> i & 1u)
      tell (work, name, _ (mu_awfp_loss_words ((MuAwfpLoss) (1 << i))));
}

/* --- units --------------------------------------------------------------- */

/* The book's way that the unit is equipped in; NULL for none. */
static const MuBookTroop *
find_way (const Work *work, const MuListUnit *unit, const MuBookOption **option)
{
  *option = mu_book_option_of_unit (work->book, unit);
  const int way
      = *option ? mu_book_option_way (*option, &unit->troop, &unit->crew, work->from->year) : -1;
  return way >= 0 ? g_ptr_array_index ((*option)->troops, way) : NULL;
}

/* In units of one size, as few as will do; what is short of a unit goes. */
static void
add_stands (Work *work, const MuListUnit *unit, const MuBookOption *option, const MuBookTroop *way,
            int stands)
{
  const MuAwfpLimits limits = mu_book_troop_unit (way);
  while (stands >= limits.least && work->to->units->len < MU_LIST_UNITS_MAX) {
    const int units = (stands + limits.most - 1) / limits.most;
    MuListUnit *new = mu_edit_enlist (work->to, unit->book, option);
    g_free (new->name);
    g_free (new->notes);
    new->name = mu_edit_free_name (work->to, unit->name);
    new->notes = g_strdup (unit->notes);
    new->line = unit->line;
    new->order = unit->order;
    mu_edit_equip (work->to, new, option, way);
    mu_edit_set_figures (new, (stands + units - 1) / units);
    g_ptr_array_add (work->to->units, new);
    stands -= new->figures;
  }
}

static void
convert_unit (Work *work, const MuListUnit *unit)
{
  const MuBookOption *option;
  const MuBookTroop *way = find_way (work, unit, &option);
  MuAwfpConversion conversion;
  if (!way || mu_book_troop_stand (way, &conversion) != MU_RULE_NONE) {
    tell (work, unit->name, _ ("left out, for the army book has no such troops"));
    return;
  }
  const int stands = unit->figures / mu_book_option_figures (option, 1);
  if (stands < mu_book_troop_unit (way).least) {
    tell (work, unit->name, _ ("left out, too few for a unit of stands"));
    return;
  }
  tell_losses (work, unit->name, conversion.losses);
  if (unit->sub_unit || unit->mixed != MU_WRG_NOT_MIXED)
    tell (work, unit->name, _ ("a unit of its own, for Fast Play has no parts of units"));
  if (unit->forced_march)
    tell (work, unit->name, _ ("marches as the others do"));
  add_stands (work, unit, option, way, stands);
}

/* --- general and rest ---------------------------------------------------- */

/* awfp.general.one: those whom he rode with are whom he is of. */
static void
convert_general (Work *work)
{
  const MuListGeneral *old = mu_list_commander (work->from);
  const MuBookOption *option;
  mu_list_edit_add_general (work->to, work->book, MU_LIST_NO_UNIT);
  MuListGeneral *new = mu_list_general (work->to, 0);
  if (!old)
    return;
  g_free (new->name);
  new->name = g_strdup (old->name);
  const MuBookTroop *way
      = old->rides_with >= 0 && old->rides_with < (int) work->from->units->len
            ? find_way (work, mu_list_unit (work->from, (guint) old->rides_with), &option)
            : NULL;
  char *stand = way ? mu_book_troop_notation (way) : NULL;
  if (stand) {
    g_free (new->troop);
    new->troop = stand;
  }
}

/* awfp.scope.supply-units, awfp.general.one, awfp.army.points */
static void
tell_rest (Work *work)
{
  for (guint i = 0; i < work->from->generals->len; i++)
    if (mu_list_general (work->from, i) != mu_list_commander (work->from))
      tell (work, mu_list_general (work->from, i)->name,
            _ ("left out, for an army of Fast Play has one general"));
  if (work->from->items->len > 0)
    tell (work, work->from->name,
          _ ("wagons, boats, field works and siege gear are left out, which Fast Play has not"));
}

static gboolean
can_convert (const MuList *list, const MuBook *book, GError **error)
{
  const char *why = NULL;
  if (list->rules != MU_RULES_WRG5)
    why = _ ("only lists for WRG 5th can be converted");
  else if (!mu_book_serves (book, MU_RULES_AWFP))
    why = _ ("its army book is not for Fast Play");
  if (why)
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, "%s: %s", list->name, why);
  return !why;
}

MuList *
mu_list_to_stands (const MuList *list, const MuBook *book, GPtrArray **lost, GError **error)
{
  if (!can_convert (list, book, error))
    return NULL;
  g_autoptr (MuList) to = mu_list_copy (list);
  to->rules = MU_RULES_AWFP;
  to->priest = TRUE;
  to->edition = 1;
  g_ptr_array_set_size (to->units, 0);
  g_ptr_array_set_size (to->generals, 0);
  g_ptr_array_set_size (to->items, 0);
  if (!mu_list_take_prices (to, error))
    return NULL;
  to->points_limit = to->prices->army;
  Work work = { list, book, to, g_ptr_array_new_with_free_func (g_free) };
  convert_general (&work);
  for (guint i = 0; i < list->units->len; i++)
    convert_unit (&work, mu_list_unit (list, i));
  tell_rest (&work);
  *lost = work.lost;
  return g_steal_pointer (&to);
}
