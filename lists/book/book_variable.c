/* How many of an option an army can have in a year: what its units can come to. */
#include "lists/book/book_year_private.h"
#include "lists/system.h"

#define GUARDS_MOST 3 /* wrg.generals.cinc: a commander and two subordinates */

static gboolean
is_known (const GArray *sizes, MuUnitSize size)
{
  for (guint i = 0; i < sizes->len; i++) {
    const MuUnitSize *known = &g_array_index (sizes, MuUnitSize, i);
    if (known->least <= size.least && known->most >= size.most)
      return TRUE;
  }
  return FALSE;
}

/* Of a unit of that way, where the way can be had; guard: of the general's own. */
static gboolean
size_of (const MuBookOption *option, const MuBookTroop *way, const MuBook *book, MuRuleSystem rules,
         int year, gboolean guard, MuUnitSize *size)
{
  return mu_book_troop_in_year (way, year)
         && mu_list_system (rules)->unit_size (book, option, way, guard, size);
}

/* The sizes of units that the ways allow. */
static GArray *
sizes_of (MuBookVariable *variable, const MuBook *book, MuRuleSystem rules, int year,
          gboolean guard)
{
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (MuUnitSize));
  const GPtrArray *ways = variable->option->troops;
  MuUnitSize size;
  for (guint i = 0; i < ways->len; i++) {
    if (!size_of (variable->option, ways->pdata[i], book, rules, year, guard, &size))
      continue;
    variable->armed = TRUE;
    if (size.least <= size.most && !is_known (sizes, size))
      g_array_append_val (sizes, size);
  }
  return sizes;
}

static void
note_sizes (MuBookVariable *variable, const GArray *sizes)
{
  for (guint i = 0; i < sizes->len; i++) {
    const MuUnitSize *size = &g_array_index (sizes, MuUnitSize, i);
    variable->unit_least
        = variable->unit_least ? MIN (variable->unit_least, size->least) : size->least;
    variable->unit_most = MAX (variable->unit_most, size->most);
  }
}

/* One unit more than what is before the total without it. */
static guint16
fewest_units (const guint16 *before, const GArray *sizes, int total)
{
  guint16 fewest = MU_TOTAL_NEVER;
  for (guint i = 0; i < sizes->len; i++) {
    const MuUnitSize *size = &g_array_index (sizes, MuUnitSize, i);
    for (int one = size->least; one <= MIN (size->most, total); one++)
      if (before[total - one] != MU_TOTAL_NEVER)
        fewest = MIN (fewest, (guint16) (before[total - one] + 1));
  }
  return fewest;
}

static void
add_units (MuBookVariable *variable, const GArray *sizes)
{
  variable->units[0] = 0;
  for (int total = 1; total < MU_TOTALS; total++)
    variable->units[total]
        = total <= variable->most ? fewest_units (variable->units, sizes, total) : MU_TOTAL_NEVER;
}

/* wrg.units.bodyguard: guards may be fewer than any other unit, but there is one for each general;
 * a total with one guard more comes from a smaller total, so the largest goes first. */
static void
add_guards (MuBookVariable *variable, const GArray *sizes)
{
  for (int guard = 0; guard < GUARDS_MOST; guard++)
    for (int total = MIN (variable->most, MU_TOTALS - 1); total > 0; total--)
      variable->units[total]
          = MIN (variable->units[total], fewest_units (variable->units, sizes, total));
}

static void
set_numbers (MuBookVariable *variable, MuRuleSystem rules, int year)
{
  const MuBookOption *option = variable->option;
  const MuListSystem *system = mu_list_system (rules);
  const MuListNumbers numbers = system->numbers (option, mu_book_option_usual (option, year));
  variable->each = system->each (option);
  variable->least = variable->there ? numbers.min : 0;
  variable->most = variable->there ? numbers.max : 0;
}

void
mu_book_variable_init (MuBookVariable *variable, const MuBook *book, const MuBookOption *option,
                       MuRuleSystem rules, int year)
{
  *variable = (MuBookVariable){ .option = option, .there = mu_book_option_in_year (option, year) };
  set_numbers (variable, rules, year);
  g_autoptr (GArray) sizes = sizes_of (variable, book, rules, year, FALSE);
  note_sizes (variable, sizes);
  add_units (variable, sizes);
  if (!option->bodyguard || !mu_list_system (rules)->may_guard)
    return;
  g_autoptr (GArray) guards = sizes_of (variable, book, rules, year, TRUE);
  note_sizes (variable, guards);
  add_guards (variable, guards);
}

int
mu_book_variable_from (const MuBookVariable *variable, int least)
{
  for (int total = MAX (least, 0); total <= MIN (variable->most, MU_TOTALS - 1); total++)
    if (variable->units[total] != MU_TOTAL_NEVER)
      return total;
  return -1;
}

int
mu_book_variable_to (const MuBookVariable *variable, int most)
{
  for (int total = MIN (most, MIN (variable->most, MU_TOTALS - 1)); total >= 0; total--)
    if (variable->units[total] != MU_TOTAL_NEVER)
      return total;
  return -1;
}

/* The largest that leaves a total of one unit less. */
static int
unit_from (const MuBookVariable *variable, const MuUnitSize *size, int total)
{
  for (int one = MIN (size->most, total); one >= size->least; one--)
    if (variable->units[total - one] + 1 == variable->units[total])
      return one;
  return 0;
}

int
mu_book_variable_unit (const MuBookVariable *variable, const MuBook *book, MuRuleSystem rules,
                       int year, int total, const MuBookTroop **way)
{
  const MuBookOption *option = variable->option;
  const int kinds = option->bodyguard && mu_list_system (rules)->may_guard ? 2 : 1;
  MuUnitSize size;
  if (total <= 0 || total >= MU_TOTALS || variable->units[total] == MU_TOTAL_NEVER)
    return 0;
  for (int guard = 0; guard < kinds; guard++)
    for (guint i = 0; i < option->troops->len; i++) {
      *way = g_ptr_array_index (option->troops, i);
      const int one = size_of (option, *way, book, rules, year, guard > 0, &size)
                          ? unit_from (variable, &size, total)
                          : 0;
      if (one > 0)
        return one;
    }
  return 0;
}
