/* A unit of stands is kept with the figures that the book describes it in: from those its way is
 * known again, and a list of the one system can be made of one of the other. */
#include "lists/awfp/stands.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lists/awfp/fastplay.h"
#include "lists/awfp/ladder.h"
#include "lists/awfp/stand.h"
#include "lists/check/check_private.h"
#include "lists/wrg/figures.h"
#include "lists/xml/reader.h"

/* --- troops -------------------------------------------------------------- */

/* Takes the notation; NULL: none. */
static void
set_stand (MuListUnit *unit, char *notation)
{
  g_free (unit->stand);
  unit->stand = notation ? notation : g_strdup ("");
}

static char *
notation_of (const MuAwfpTroop *stand)
{
  char notation[MU_AWFP_NOTATION_MAX];
  return g_strdup (mu_awfp_troop_format (stand, notation, sizeof notation));
}

static gboolean
stand_of (const MuListUnit *unit, MuAwfpTroop *stand)
{
  return mu_awfp_troop_parse (unit->stand, stand, NULL) == MU_AWFP_PARSE_OK;
}

static char *
notation (const MuListUnit *unit)
{
  return *unit->stand ? g_strdup (unit->stand) : mu_figures_notation (unit);
}

static char *
full_notation (const MuListUnit *unit)
{
  return *unit->stand ? g_strdup (unit->stand) : mu_figures_full_notation (unit);
}

/* The ranks are those of a stand's figures, which say nothing of the unit. */
static void
equip (MuListUnit *unit, const MuBookOption *option, const MuBookTroop *way)
{
  mu_figures_equip (unit, option, way);
  set_stand (unit, mu_book_troop_notation (way));
  unit->ranks = 1;
}

/* The way of the same troops whose stand theirs is, one of the year before others; -1 for none. */
static int
way_of_stand (const MuBookOption *option, const MuListUnit *unit, int year)
{
  int found = -1;
  for (guint i = option->troops->len; i > 0; i--) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i - 1);
    g_autofree char *stand = mu_book_troop_notation (way);
    if (mu_book_troop_is (way, &unit->troop, &unit->crew) && g_strcmp0 (stand, unit->stand) == 0
        && (found < 0 || mu_book_troop_in_year (way, year)))
      found = (int) i - 1;
  }
  return found;
}

static int
way_of (const MuBookOption *option, const MuListUnit *unit, int year)
{
  const int way = way_of_stand (option, unit, year);
  return way >= 0 ? way : mu_figures_way_of (option, unit, year);
}

static gboolean
raise_classes (MuListUnit *unit, int classes)
{
  MuAwfpTroop stand;
  if (!stand_of (unit, &stand) || !mu_stand_raise (&stand, classes))
    return FALSE;
  set_stand (unit, notation_of (&stand));
  return TRUE;
}

static void
settle (MuListUnit *unit, const MuBookOption *option, int year)
{
  const int way = option ? mu_figures_way_of (option, unit, year) : -1;
  char *stand = way >= 0 ? mu_book_troop_notation (option->troops->pdata[way]) : NULL;
  if (!*unit->stand && stand)
    set_stand (unit, g_steal_pointer (&stand));
  g_free (stand);
}

/* --- numbers ------------------------------------------------------------- */

/* awfp.army.divide-by-three, awfp.units.* */
static MuListNumbers
numbers (const MuBookOption *option, const MuBookTroop *way)
{
  const MuAwfpStands stands = mu_book_option_stands (option);
  const MuAwfpLimits unit = mu_book_troop_unit (way);
  return (MuListNumbers){ stands.least, stands.most, unit.least, unit.most };
}

/* awfp.units.* */
static gboolean
unit_size (const MuBook *book G_GNUC_UNUSED, const MuBookOption *option G_GNUC_UNUSED,
           const MuBookTroop *way, gboolean guard, MuUnitSize *size)
{
  MuAwfpConversion conversion;
  const MuAwfpLimits limits = mu_book_troop_unit (way);
  *size = (MuUnitSize){ limits.least, limits.most };
  return !guard && mu_book_troop_stand (way, &conversion) == MU_RULE_NONE;
}

static int
each (const MuBookOption *option)
{
  return mu_book_option_figures (option, 1);
}

/* awfp.units.size */
static MuUnitSize
size_now (const MuListUnit *unit, const MuBookOption *option G_GNUC_UNUSED)
{
  MuAwfpTroop stand;
  if (!stand_of (unit, &stand))
    return (MuUnitSize){ 1, unit->figures };
  const MuAwfpLimits limits = mu_awfp_unit_limits (mu_awfp_troop_kind (&stand), FALSE);
  return (MuUnitSize){ limits.least, limits.most };
}

/* Half-way between the least and the most. */
static MuBodySize
body (const MuList *list G_GNUC_UNUSED, const MuListUnit *unit)
{
  const MuUnitSize size = size_now (unit, NULL);
  return (MuBodySize){ size.least, size.least, (size.least + size.most + 1) / 2 };
}

static gboolean
is_any (const MuListUnit *unit G_GNUC_UNUSED)
{
  return TRUE;
}

static int
strength (const MuListUnit *unit)
{
  return unit->figures;
}

/* The general's stand, and the priest's behind it. */
static guint
came_along (const MuList *list)
{
  guint count = 0;
  while (count < list->units->len && mu_list_unit_came_along (list, list->units->len - 1 - count))
    count++;
  return count;
}

/* --- points -------------------------------------------------------------- */

static int
points_each (const MuList *list, const MuListUnit *unit, MuTrace *trace)
{
  if (strcmp (unit->option, MU_LIST_PRIEST) == 0) { /* awfp.priest.one: he costs nothing */
    mu_trace_clear (trace);
    return 0;
  }
  return mu_stand_points (list->prices, unit->stand, trace);
}

/* awfp.army.points: stands pay for nothing but themselves; awfp.army.general-cost: his is his;
 * awfp.priest.one: he costs nothing. */
static int
points_unit (const MuList *list, guint unit)
{
  if (mu_list_unit_came_along (list, unit))
    return 0;
  return mu_list_unit (list, unit)->figures * mu_list_stand_points (list, unit, NULL);
}

static int
command (const MuListUnit *unit G_GNUC_UNUSED)
{
  return 0;
}

static int
points_command (const MuList *list G_GNUC_UNUSED, guint unit G_GNUC_UNUSED)
{
  return 0;
}

static int
points_rest (const MuList *list)
{
  int points = 0;
  for (guint i = 0; i < list->generals->len; i++)
    points += mu_list_general_points (list, i, NULL);
  return points;
}

/* --- files --------------------------------------------------------------- */

/* What its stand says, or what follows from the figures. */
static void
read_stand (MuReader *reader, const xmlNode *node, MuListUnit *unit)
{
  const MuBookTroop way = { .troop = unit->troop, .crew = unit->crew, .stand = MU_BOOK_STAND_OPEN };
  MuAwfpTroop stand;
  if (!*unit->stand)
    set_stand (unit, mu_book_troop_notation (&way));
  else if (!stand_of (unit, &stand))
    mu_reader_fail (reader, node, _ ("“%s” is no Fast Play stand"), unit->stand);
}

/* --- words --------------------------------------------------------------- */

static char *
count_words (MuCountWords what, int count)
{
  const gulong many = (gulong) MAX (count, 0);
  g_autofree char *number = mu_term_number (count);
  switch (what) {
  case MU_COUNT_OF_UNIT:
    return g_strdup_printf (ngettext ("%d stand", "%d stands", many), count);
  case MU_COUNT_MAKE:
    return g_strdup_printf (ngettext ("Make it %d stand", "Make it %d stands", many), count);
  case MU_COUNT_WORTH_OVER:
    return g_strdup_printf (ngettext ("Take out stands worth %s point or more",
                                      "Take out stands worth %s points or more", many),
                            number);
  case MU_COUNT_WORTH_LEFT:
    return g_strdup_printf (_ ("Add stands worth up to %s points"), number);
  }
  return NULL;
}

static char *
unarmed_words (const MuBookOption *option, int least)
{
  return g_strdup_printf (
      _ ("the compulsory %s (at least %d) have no way to be armed that is a stand"), option->name,
      least);
}

/* --- the row ------------------------------------------------------------- */

static void
check (MuCheck *check)
{
  mu_check_army (check);
  mu_check_stands (check);
}

#define POINTS_WITHOUT_TABLES 1000

/* awfp.army.points */
static int
usual_points (void)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, NULL);
  return tables ? tables->prices.army : POINTS_WITHOUT_TABLES;
}

const MuListSystem mu_stands_system = {
  .number = MU_RULES_AWFP,
  .key = "awfp",
  .typed = "awfp",
  .can = { [MU_DEED_FIGHT] = TRUE,
           [MU_DEED_FORESEE] = TRUE,
           [MU_DEED_CAMPAIGN_BATTLE] = TRUE,
           [MU_DEED_TONIGHT] = TRUE,
           [MU_DEED_TABLE] = TRUE },
  .traits = MU_LISTS_HAVE_GENERAL_STANDS | MU_LISTS_HAVE_PRIESTS | MU_LISTS_HAVE_OWN_BARS
            | MU_LISTS_ARE_STANDS,
  .choice = MU_RULE_AWFP_ARMY_LISTS,
  .points = MU_RULE_AWFP_ARMY_POINTS,
  .name = N_ ("Ancient Warfare Fast Play"),
  .short_name = N_ ("Fast Play"),
  .reserve = "",
  .campaign = "",
  .add_general = N_ ("Add a general"),
  .by = N_ ("by Fast Play: "),
  .notation = notation,
  .full_notation = full_notation,
  .way_notation = mu_book_troop_notation,
  .equip = equip,
  .way_of = way_of,
  .raise = raise_classes,
  .settle = settle,
  .order_refused = mu_figures_order_refused,
  .numbers = numbers,
  .unit_size = unit_size,
  .each = each,
  .limit_least = mu_book_limit_least,
  .limit_most = mu_book_limit_most,
  .size_now = size_now,
  .body = body,
  .is_counted = is_any,
  .is_fighting = mu_figures_are_fighting,
  .strength = strength,
  .came_along = came_along,
  .usual_points = usual_points,
  .take_prices = mu_stands_take_prices,
  .points_each = points_each,
  .points_unit = points_unit,
  .command = command,
  .points_command = points_command,
  .points_general = mu_list_general_points,
  .points_rest = points_rest,
  .check = check,
  .advise = mu_check_army_advice,
  .read = read_stand,
  .count_words = count_words,
  .unarmed_words = unarmed_words,
};
