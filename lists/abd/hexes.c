/* Lists of Ancient Battles Deluxe. Those that a scenario has are of counters; others are kept as
 * the figures that they were written in, for they make counters only where they come to a battle.
 */
#include "lists/abd/hexes.h"

#include <glib/gi18n-lib.h>

#include "lists/abd/counter_list.h"
#include "lists/check/check_private.h"
#include "lists/wrg/figures.h"
#include "lists/xml/reader.h"

static gboolean
is_counter (const MuListUnit *unit)
{
  return *unit->stand != '\0';
}

static char *
notation (const MuListUnit *unit)
{
  return is_counter (unit) ? g_strdup (unit->stand) : mu_figures_notation (unit);
}

static char *
full_notation (const MuListUnit *unit)
{
  return is_counter (unit) ? g_strdup (unit->stand) : mu_figures_full_notation (unit);
}

static int
strength (const MuListUnit *unit)
{
  return is_counter (unit) ? unit->figures : mu_list_unit_strength (unit);
}

static MuUnitSize
size_now (const MuListUnit *unit, const MuBookOption *option)
{
  if (is_counter (unit))
    return (MuUnitSize){ unit->figures, unit->figures };
  return mu_figures_size_now (unit, option);
}

/* Counters have no price; what they are worth is their strength: abd.4.0.panic-rating. */
static int
points_each (const MuList *list, const MuListUnit *unit, MuTrace *trace)
{
  if (!is_counter (unit))
    return mu_figures_points_each (list, unit, trace);
  mu_trace_clear (trace);
  return 0;
}

static int
points_unit (const MuList *list, guint number)
{
  const MuListUnit *unit = mu_list_unit (list, (int) number);
  int type, kind;
  if (!is_counter (unit))
    return mu_figures_points_unit (list, number);
  return mu_hex_unit_counter (unit, &type, &kind) && !mu_abd_is_camp ((MuAbdType) type)
             ? mu_abd_chart_usual.unit[type].strength[0]
             : 0;
}

static int
points_command (const MuList *list, guint number)
{
  return is_counter (mu_list_unit (list, (int) number)) ? 0
                                                        : mu_figures_points_command (list, number);
}

static gboolean
is_of_counters (const MuList *list)
{
  return list->units->len > 0 && is_counter (mu_list_unit (list, 0));
}

static int
points_general (const MuList *list, guint general, MuTrace *trace)
{
  if (!is_of_counters (list))
    return mu_figures_points_general (list, general, trace);
  mu_trace_clear (trace);
  return 0;
}

static int
points_rest (const MuList *list)
{
  return is_of_counters (list) ? 0 : mu_figures_points_rest (list);
}

static char *
count_words (MuCountWords what, int count)
{
  if (what == MU_COUNT_OF_UNIT)
    return g_strdup_printf (ngettext ("%d step", "%d steps", (gulong) MAX (count, 0)), count);
  return mu_figures_count_words (what, count);
}

static void
read_counter (MuReader *reader, const xmlNode *node, MuListUnit *unit)
{
  int type, kind;
  if (is_counter (unit) && !mu_hex_unit_counter (unit, &type, &kind) && kind < 0)
    mu_reader_fail (reader, node, _ ("“%s” is no counter of Ancient Battles Deluxe"), unit->stand);
}

static void
check_hexes (MuCheck *check)
{
  if (!is_of_counters (check->list))
    mu_check_add (check, MU_RULE_WRG_ARMY_CHOICE, MU_ISSUE_WHOLE_LIST,
                  g_strdup (_ ("The list is for Ancient Battles Deluxe, whose lists cannot be "
                               "checked yet")),
                  g_strdup (_ ("Write the list for WRG 5th or Fast Play")));
}

/* READING: abd.2.0.unit-values-all: an army is picked from the book as figures; the hex table plays
 * with its counters, by a scenario or by the conversion of its figures. */
const MuListSystem mu_hexes_system = {
  .number = MU_RULES_ABD,
  .key = "abd",
  .typed = "abd",
  .traits = MU_LISTS_HAVE_PARTS | MU_LISTS_HAVE_BOOK_SIZES,
  .choice = MU_RULE_WRG_ARMY_CHOICE,
  .points = MU_RULE_WRG_POINTS_ARMY,
  .name = N_ ("Ancient Battles Deluxe"),
  .short_name = "Ancient Battles Deluxe",
  .reserve = N_ ("Ancient Battles Deluxe: on the hex table alone"),
  .campaign = N_ ("Ancient Battles Deluxe: its battles are fought on the hex table, with "
                  "counters for the figures."),
  .add_general = N_ ("Add a commander-in-chief"),
  .by = "",
  .notation = notation,
  .full_notation = full_notation,
  .way_notation = mu_figures_way_notation,
  .equip = mu_figures_equip,
  .way_of = mu_figures_way_of,
  .raise = mu_figures_raise,
  .usual_points = mu_figures_usual_points,
  .troop_refused = mu_figures_troop_refused,
  .order_refused = mu_figures_order_refused,
  .way_points = mu_figures_way_points,
  .surcharge = mu_figures_surcharge,
  .numbers = mu_figures_numbers,
  .unit_size = mu_figures_unit_size,
  .each = mu_figures_each,
  .limit_least = mu_figures_limit_least,
  .limit_most = mu_figures_limit_most,
  .size_now = size_now,
  .is_counted = mu_figures_are_counted,
  .is_fighting = mu_figures_are_fighting,
  .strength = strength,
  .points_each = points_each,
  .points_unit = points_unit,
  .command = mu_figures_command,
  .points_command = points_command,
  .points_general = points_general,
  .points_rest = points_rest,
  .count_words = count_words,
  .body = mu_figures_body,
  .unarmed_words = mu_figures_unarmed_words,
  .check = check_hexes,
  .read = read_counter,
};
