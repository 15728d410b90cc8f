/* How many of an option an army can have in a year: what its units can come to. */
#include "lists/awfp/stand.h"
#include "lists/book/book_year_private.h"
#include "lists/wrg/organisation.h"

#define GUARDS_MOST 3 /* wrg.generals.cinc: a commander and two subordinates */

/* Figures, models or stands of one unit. */
typedef struct {
  int least, most;
} Size;

/* wrg.units.*: as lists/check/check_units.c judges them, without the book's own numbers for
 * transport. */
static Size
figures_of (const MuBookOption *option, const MuBookTroop *way, gboolean guard)
{
  const int least = guard ? 1 : mu_unit_least (&way->troop);
  int most = mu_unit_most (&way->troop, option);
  if (mu_wrg_type_is_transport ((MuWrgType) way->troop.type))
    return (Size){ 1, MU_UNIT_TRAIN_MAX };
  if (way->troop.type == MU_WRG_ART)
    most = MIN (most, mu_unit_engines_most (way->crew.count));
  if (!mu_wrg_type_is_model ((MuWrgType) way->troop.type))
    most = MIN (most, mu_unit_whole_most (&way->troop));
  return (Size){ MAX (option->unit_min, least), MIN (option->unit_max, most) };
}

/* awfp.units.* */
static Size
stands_of (const MuBookTroop *way)
{
  const MuAwfpLimits limits = mu_book_troop_unit (way);
  return (Size){ limits.least, limits.most };
}

/* Of the year, and troops by those rules. */
static gboolean
is_way (const MuBookTroop *way, MuRuleSystem rules, int year)
{
  MuAwfpConversion conversion;
  if (!mu_book_troop_in_year (way, year))
    return FALSE;
  if (rules == MU_RULES_AWFP)
    return mu_book_troop_stand (way, &conversion) == MU_RULE_NONE;
  return mu_wrg_crew_forbidden (&way->troop, &way->crew) == MU_RULE_NONE;
}

static gboolean
is_known (const GArray *sizes, Size size)
{
  for (guint i = 0; i < sizes->len; i++) {
    const Size *known = &g_array_index (sizes, Size, i);
    if (known->least <= size.least && known->most >= size.most)
      return TRUE;
  }
  return FALSE;
}

/* Of a unit of that way, where the way can be had; guard: of the general's own. */
static gboolean
size_of (const MuBookOption *option, const MuBookTroop *way, const MuBook *book, MuRuleSystem rules,
         int year, gboolean guard, Size *size)
{
  if (!is_way (way, rules, year)
      || (guard && !mu_unit_may_guard (&way->troop, book->regular_generals)))
    return FALSE;
  *size = rules == MU_RULES_AWFP ? stands_of (way) : figures_of (option, way, guard);
  return TRUE;
}

/* The sizes of units that the ways allow. */
static GArray *
sizes_of (MuBookVariable *variable, const MuBook *book, MuRuleSystem rules, int year,
          gboolean guard)
{
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (Size));
  const GPtrArray *ways = variable->option->troops;
  Size size;
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
    const Size *size = &g_array_index (sizes, Size, i);
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
    const Size *size = &g_array_index (sizes, Size, i);
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
set_numbers (MuBookVariable *variable, MuRuleSystem rules)
{
  const MuBookOption *option = variable->option;
  const MuAwfpStands stands = mu_book_option_stands (option);
  const gboolean figures = rules != MU_RULES_AWFP;
  variable->each = figures ? 1 : mu_book_option_figures (option, 1);
  variable->least = variable->there ? (figures ? option->min : stands.least) : 0;
  variable->most = variable->there ? (figures ? option->max : stands.most) : 0;
}

void
mu_book_variable_init (MuBookVariable *variable, const MuBook *book, const MuBookOption *option,
                       MuRuleSystem rules, int year)
{
  *variable = (MuBookVariable){ .option = option, .there = mu_book_option_in_year (option, year) };
  set_numbers (variable, rules);
  g_autoptr (GArray) sizes = sizes_of (variable, book, rules, year, FALSE);
  note_sizes (variable, sizes);
  add_units (variable, sizes);
  if (!option->bodyguard || rules == MU_RULES_AWFP)
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
unit_from (const MuBookVariable *variable, const Size *size, int total)
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
  const int kinds = option->bodyguard && rules != MU_RULES_AWFP ? 2 : 1;
  Size size;
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
