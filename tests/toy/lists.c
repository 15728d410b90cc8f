/* The table of lists' systems with the toy's row among them, in place of lists/systems.c: its
 * pieces cost a point a step. */
#include "lists/check/check_private.h"
#include "lists/system.h"
#include "lists/wrg/figures.h"
#include "tests/toy/toy.h"

static char *
notation (const MuListUnit *unit)
{
  return g_strdup ("piece");
}

static int
strength (const MuListUnit *unit)
{
  return unit->figures;
}

/* There are none better. */
static gboolean
raise_by (MuListUnit *unit, int classes)
{
  return FALSE;
}

static MuUnitSize
size_now (const MuListUnit *unit, const MuBookOption *option)
{
  return (MuUnitSize){ 1, 9 };
}

static int
points_each (const MuList *list, const MuListUnit *unit, MuTrace *trace)
{
  return 1;
}

static int
points_unit (const MuList *list, guint unit)
{
  return mu_list_unit (list, unit)->figures;
}

static int
no_points (const MuList *list)
{
  return 0;
}

static gboolean
is_any (const MuListUnit *unit)
{
  return TRUE;
}

static char *
count_words (MuCountWords what, int count)
{
  return g_strdup_printf ("%d steps", count);
}

static void
check (MuCheck *check)
{
  mu_check_army (check);
}

static int
no_points_of (const MuList *list, guint which)
{
  return 0;
}

static int
no_points_of_general (const MuList *list, guint which, MuTrace *trace)
{
  return 0;
}

static const MuListSystem toy_lists = {
  .number = TOY_RULES,
  .key = "toy",
  .typed = "toy",
  .can = { [MU_DEED_FIGHT] = TRUE, [MU_DEED_FORESEE] = TRUE, [MU_DEED_CAMPAIGN_BATTLE] = TRUE },
  .choice = TOY_RULE,
  .points = TOY_RULE,
  .name = "Toy",
  .short_name = "Toy",
  .reserve = "",
  .campaign = "",
  .notation = notation,
  .full_notation = notation,
  .is_counted = is_any,
  .is_fighting = is_any,
  .strength = strength,
  .raise = raise_by,
  .size_now = size_now,
  .points_each = points_each,
  .points_unit = points_unit,
  .points_rest = no_points,
  .points_command = no_points_of,
  .points_general = no_points_of_general,
  .check = check,
  .count_words = count_words,
};

const MuListSystem *const mu_list_systems[] = { &mu_figures_system, &toy_lists, NULL };
