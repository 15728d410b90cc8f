/* Two lists side by side. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "lists/list/compare.h"

#define HALF 36 /* columns of a list */

typedef struct {
  const MuList *list[2];
  const MuComparison *comparison;
} Pair;

static const MuListUnit *
unit_at (const MuList *list, int index)
{
  return index == MU_LIST_NO_UNIT ? NULL : mu_list_unit (list, (guint) index);
}

/* "24 Hastati  178", to the width of a half; empty where there is no unit. Free with g_free. */
static char *
half_line (const MuList *list, int index)
{
  const MuListUnit *unit = unit_at (list, index);
  if (!unit)
    return g_strnfill (HALF, ' ');
  g_autofree char *text = g_strdup_printf ("%3d %s", unit->figures, unit->name);
  g_autofree char *name = mu_pad (text, HALF - 6);
  return g_strdup_printf ("%s %5d", name, mu_list_unit_points (list, (guint) index));
}

/* "24 figures, Hastati": with what is counted and without points, which the other list has none
 * of. */
static char *
named_line (const MuList *list, int index)
{
  const MuListUnit *unit = unit_at (list, index);
  if (!unit)
    return g_strnfill (HALF, ' ');
  g_autofree char *number = mu_compared_number_words (list, (guint) index);
  g_autofree char *text = g_strdup_printf ("%s, %s", unit->name, number);
  return mu_pad (text, HALF);
}

static const char *
mark (MuCompared kind)
{
  switch (kind) {
  case MU_COMPARED_SAME:
    return "=";
  case MU_COMPARED_CHANGED:
    return "≠";
  case MU_COMPARED_ONLY_A:
    return "<";
  case MU_COMPARED_ONLY_B:
    return ">";
  }
  return "";
}

static void
say_difference (MuCall *call, int indent, const MuDifference *difference)
{
  g_autofree char *line = g_strdup_printf (_ ("%s: %s → %s"), mu_differs_words (difference->what),
                                           *difference->words_a ? difference->words_a : "–",
                                           *difference->words_b ? difference->words_b : "–");
  mu_say_wrapped (call, indent, line);
}

static void
put_side (const Pair *pair, int side, int index, char **name, char **figures, char **points)
{
  const MuListUnit *unit = unit_at (pair->list[side], index);
  *name = g_strdup (unit ? unit->name : "");
  *figures = unit ? g_strdup_printf ("%d", unit->figures) : g_strdup ("");
  *points = unit ? g_strdup_printf ("%d", mu_list_unit_points (pair->list[side], (guint) index))
                 : g_strdup ("");
}

static void
put_unit (MuCall *call, const Pair *pair, const MuComparedUnit *unit)
{
  g_autofree char *name_a = NULL, *figures_a = NULL, *points_a = NULL;
  g_autofree char *name_b = NULL, *figures_b = NULL, *points_b = NULL;
  put_side (pair, 0, unit->a, &name_a, &figures_a, &points_a);
  put_side (pair, 1, unit->b, &name_b, &figures_b, &points_b);
  mu_out_row (call, "unit", mu_compared_key (unit->kind), name_a, name_b, figures_a, figures_b,
              points_a, points_b, NULL);
}

static void
show_unit (MuCall *call, const Pair *pair, const MuComparedUnit *unit)
{
  char *(*line) (const MuList *, int) = pair->comparison->two_systems ? named_line : half_line;
  g_autofree char *a = line (pair->list[0], unit->a);
  g_autofree char *b = line (pair->list[1], unit->b);
  put_unit (call, pair, unit);
  mu_say (call, "%s  %s  %s\n", a, mark (unit->kind), b);
  for (guint i = 0; i < unit->differences->len; i++) {
    const MuDifference *difference = g_ptr_array_index (unit->differences, i);
    mu_out_row (call, "change", mu_differs_key (difference->what), difference->a, difference->b,
                NULL);
    say_difference (call, 6, difference);
  }
}

static void
show_heads (MuCall *call, const Pair *pair)
{
  const GPtrArray *differences = pair->comparison->differences;
  for (guint i = 0; i < differences->len; i++) {
    const MuDifference *difference = g_ptr_array_index (differences, i);
    mu_out_row (call, "field", mu_differs_key (difference->what), difference->a, difference->b,
                NULL);
    say_difference (call, 0, difference);
  }
  if (differences->len > 0)
    mu_say (call, "\n");
}

static void
show_counts (MuCall *call, const MuComparison *comparison)
{
  const guint same = mu_comparison_count (comparison, MU_COMPARED_SAME);
  const guint changed = mu_comparison_count (comparison, MU_COMPARED_CHANGED);
  const guint only_a = mu_comparison_count (comparison, MU_COMPARED_ONLY_A);
  const guint only_b = mu_comparison_count (comparison, MU_COMPARED_ONLY_B);
  mu_out_number (call, "same", same);
  mu_out_number (call, "changed", changed);
  mu_out_number (call, "only-a", only_a);
  mu_out_number (call, "only-b", only_b);
  if (mu_comparison_is_same (comparison))
    mu_say (call, "\n%s\n", _ ("The two lists are the same."));
  else if (comparison->two_systems)
    mu_say (call, _ ("\nUnits: %u in both, %u only in the first, %u only in the second\n"),
            same + changed, only_a, only_b);
  else
    mu_say (call,
            _ ("\nUnits: %u the same, %u changed, %u only in the first, %u only in the second\n"),
            same, changed, only_a, only_b);
}

static void
show_names (MuCall *call, const Pair *pair)
{
  g_autofree char *a = mu_pad (pair->list[0]->name, HALF);
  g_autofree char *b = mu_pad (pair->list[1]->name, HALF);
  mu_say (call, "%s     %s\n\n", a, b);
}

/* For scripts the keys of what differs only because the measures do. */
static void
show_systems (MuCall *call, const MuComparison *comparison)
{
  if (!comparison->two_systems)
    return;
  mu_out_row (call, "not-compared", "limit", "points", "scouting", "priest", "generals", "items",
              "troop", "figures", "ranks", "line", "order", "status", NULL);
  mu_say_wrapped (call, 0, mu_compared_systems_words ());
  mu_say (call, "\n");
}

MuExit
mu_run_list_compare (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuList) a = mu_find_army (call, mu_call_argument (call, 0), &error);
  g_autoptr (MuList) b = a ? mu_find_army (call, mu_call_argument (call, 1), &error) : NULL;
  const MuShelf *shelf = b ? mu_call_books (call, &error) : NULL;
  if (!shelf)
    return mu_complain_error (error);
  g_autoptr (MuComparison) comparison = mu_list_compare (a, b, shelf);
  const Pair pair = { { a, b }, comparison };
  show_names (call, &pair);
  show_systems (call, comparison);
  show_heads (call, &pair);
  for (guint i = 0; i < comparison->units->len; i++)
    show_unit (call, &pair, g_ptr_array_index (comparison->units, i));
  show_counts (call, comparison);
  return mu_comparison_is_same (comparison) ? MU_EXIT_DONE : MU_EXIT_NO;
}
