#include "lists/awfp/list_convert.h"

#include <glib/gi18n-lib.h>

#include "lists/awfp/stand.h"
#include "lists/awfp/stands.h"
#include "lists/edit/edit_private.h"

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

/* --- one unit ------------------------------------------------------------ */

/* The book's way that the unit is equipped in; NULL for none. */
static const MuBookTroop *
find_way (const Work *work, const MuListUnit *unit, const MuBookOption **option)
{
  *option = mu_book_option_of_unit (work->book, unit);
  const int way
      = *option ? mu_book_option_way (*option, &unit->troop, &unit->crew, work->from->year) : -1;
  return way >= 0 ? g_ptr_array_index ((*option)->troops, way) : NULL;
}

/* What becomes of one unit. */
typedef struct {
  const MuBookOption *option;
  const MuBookTroop *way; /* NULL: nothing, which has been told */
  MuAwfpConversion conversion;
  int stands;
} Fate;

static Fate
look_at (Work *work, const MuListUnit *unit)
{
  Fate fate = { 0 };
  fate.way = find_way (work, unit, &fate.option);
  if (fate.way && mu_book_troop_stand (fate.way, &fate.conversion) != MU_RULE_NONE)
    fate.way = NULL;
  if (!fate.way)
    tell (work, unit->name, _ ("left out, for the army book has no such troops"));
  return fate;
}

/* So many units of stands of one size, as few as will do; what is short of a unit goes. */
static int
count_units (int stands, const MuAwfpLimits *limits)
{
  const int few = (stands + limits->most - 1) / limits->most;
  return few == 0 || stands / few >= limits->least ? few : stands / limits->most;
}

static void
tell_stands_over (Work *work, const char *name, int over)
{
  g_autofree char *what
      = g_strdup_printf (ngettext ("%d stand is left over, too few for a unit",
                                   "%d stands are left over, too few for a unit", (gulong) over),
                         over);
  if (over > 0)
    tell (work, name, what);
}

static void
add_unit (Work *work, const MuListUnit *unit, const Fate *fate, int stands)
{
  MuListUnit *new = mu_edit_enlist (work->to, unit->book, fate->option);
  g_free (new->name);
  g_free (new->notes);
  new->name = mu_edit_free_name (work->to, unit->name);
  new->notes = g_strdup (unit->notes);
  new->line = unit->line;
  new->order = unit->order;
  mu_stands_system.equip (new, fate->option, fate->way);
  mu_edit_set_figures (new, stands);
  g_ptr_array_add (work->to->units, new);
}

static void
add_stands (Work *work, const MuListUnit *unit, const Fate *fate)
{
  const MuAwfpLimits limits = mu_book_troop_unit (fate->way);
  int left = fate->stands;
  for (int units = count_units (left, &limits); units > 0; units--) {
    const int size = MIN ((left + units - 1) / units, limits.most);
    if (work->to->units->len < MU_LIST_UNITS_MAX)
      add_unit (work, unit, fate, size);
    left -= size;
  }
  tell_stands_over (work, unit->name, left);
}

/* --- like units ---------------------------------------------------------- */

static gboolean
is_like (const Fate *one, const Fate *other)
{
  return one->way && one->way == other->way;
}

static void
tell_figures_over (Work *work, const char *name, int over)
{
  g_autofree char *what = g_strdup_printf (
      ngettext ("%d figure or model of such units is left over, too few for a stand",
                "%d figures or models of such units are left over, too few for a stand",
                (gulong) over),
      over);
  if (over > 0)
    tell (work, name, what);
}

/* Units that are too small are told: their figures are with the others, if there are any. */
static void
tell_small (Work *work, const Fate *fates, guint first, gboolean others)
{
  for (guint i = first; i < work->from->units->len; i++)
    if (is_like (&fates[first], &fates[i]) && fates[i].stands == 0)
      tell (work, mu_list_unit (work->from, i)->name,
            others ? _ ("too few for a unit of stands: joins the others of its kind")
                   : _ ("left out, too few for a unit of stands"));
}

/* awfp.army.divide-by-three: what is over of one unit of a kind joins the next, and at the end the
 * last that there is, so that the kind is rounded down once. */
static void
share_out (Work *work, Fate *fates, guint first)
{
  const int each = mu_book_option_figures (fates[first].option, 1);
  const int least = mu_book_troop_unit (fates[first].way).least;
  int over = 0;
  guint last = work->from->units->len;
  for (guint i = first; i < work->from->units->len; i++) {
    if (!is_like (&fates[first], &fates[i]))
      continue;
    over += mu_list_unit (work->from, i)->figures;
    if (over / each < least)
      continue;
    fates[i].stands = over / each;
    over %= each;
    last = i;
  }
  const gboolean others = last < work->from->units->len;
  tell_small (work, fates, first, others);
  if (others) {
    fates[last].stands += over / each;
    tell_figures_over (work, mu_list_unit (work->from, last)->name, over % each);
  }
}

static gboolean
is_first (const Fate *fates, guint index)
{
  for (guint i = 0; i < index; i++)
    if (is_like (&fates[i], &fates[index]))
      return FALSE;
  return fates[index].way != NULL;
}

/* --- units --------------------------------------------------------------- */

static void
convert_unit (Work *work, const MuListUnit *unit, const Fate *fate)
{
  if (fate->stands == 0)
    return;
  tell_losses (work, unit->name, fate->conversion.losses);
  if (unit->sub_unit || unit->mixed != MU_NOT_MIXED)
    tell (work, unit->name, _ ("a unit of its own, for Fast Play has no parts of units"));
  if (unit->forced_march)
    tell (work, unit->name, _ ("marches as the others do"));
  add_stands (work, unit, fate);
}

static void
convert_units (Work *work)
{
  const guint count = work->from->units->len;
  g_autofree Fate *fates = g_new0 (Fate, count + 1);
  for (guint i = 0; i < count; i++)
    fates[i] = look_at (work, mu_list_unit (work->from, i));
  for (guint i = 0; i < count; i++)
    if (is_first (fates, i))
      share_out (work, fates, i);
  for (guint i = 0; i < count; i++)
    convert_unit (work, mu_list_unit (work->from, i), &fates[i]);
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
  convert_units (&work);
  tell_rest (&work);
  *lost = work.lost;
  return g_steal_pointer (&to);
}
