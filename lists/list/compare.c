#include "lists/list/compare.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/list/compare_private.h"
#include "lists/system.h"
#include "lists/xml/reader.h"

static void
free_difference (gpointer data)
{
  MuDifference *difference = data;
  g_free (difference->a);
  g_free (difference->b);
  g_free (difference->words_a);
  g_free (difference->words_b);
  g_free (difference);
}

static GPtrArray *
new_differences (void)
{
  return g_ptr_array_new_with_free_func (free_difference);
}

static void
free_unit (gpointer data)
{
  MuComparedUnit *unit = data;
  g_ptr_array_unref (unit->differences);
  g_free (unit);
}

/* Takes both texts. What it is in words, is told of those that differ alone. */
static void
compare_texts (GPtrArray *differences, MuDiffers what, char *a, char *b)
{
  MuDifference *difference = g_new0 (MuDifference, 1);
  *difference = (MuDifference){ .what = what, .a = a, .b = b };
  if (strcmp (a, b) != 0)
    g_ptr_array_add (differences, difference);
  else
    free_difference (difference);
}

static void
compare_numbers (GPtrArray *differences, MuDiffers what, int a, int b)
{
  compare_texts (differences, what, g_strdup_printf ("%d", a), g_strdup_printf ("%d", b));
}

/* --- units --------------------------------------------------------------- */

static char *
option_of (const MuListUnit *unit)
{
  return *unit->book ? g_strdup_printf ("%s (%s)", unit->option, unit->book)
                     : g_strdup (unit->option);
}

static char *
status_of (const MuListUnit *unit)
{
  const char *const words[] = {
    unit->sub_unit ? "sub-unit" : "",
    unit->bodyguard ? "bodyguard" : "",
    unit->mixed == MU_MIXED_BEHIND   ? "mixed behind"
    : unit->mixed == MU_MIXED_FLANKS ? "mixed flanks"
                                     : "",
    unit->forced_march ? "forced march" : "",
  };
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (*words[i])
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", words[i]);
  return g_string_free (text, FALSE);
}

/* What units of two rule systems have in common. */
static void
compare_origins (GPtrArray *differences, const MuListUnit *a, const MuListUnit *b)
{
  compare_texts (differences, MU_DIFFERS_NAME, g_strdup (a->name), g_strdup (b->name));
  compare_texts (differences, MU_DIFFERS_OPTION, option_of (a), option_of (b));
}

static void
compare_notes (GPtrArray *differences, const MuListUnit *a, const MuListUnit *b)
{
  compare_texts (differences, MU_DIFFERS_NOTES, g_strdup (a->notes), g_strdup (b->notes));
}

static void
compare_units_of (GPtrArray *differences, const MuListSystem *system, const MuListUnit *a,
                  const MuListUnit *b)
{
  compare_texts (differences, MU_DIFFERS_TROOP, system->full_notation (a),
                 system->full_notation (b));
  compare_numbers (differences, MU_DIFFERS_FIGURES, a->figures, b->figures);
  compare_numbers (differences, MU_DIFFERS_RANKS, a->ranks, b->ranks);
  compare_numbers (differences, MU_DIFFERS_LINE, a->line + 1, b->line + 1);
  compare_texts (differences, MU_DIFFERS_ORDER, g_strdup (mu_words_order[a->order]),
                 g_strdup (mu_words_order[b->order]));
  compare_texts (differences, MU_DIFFERS_STATUS, status_of (a), status_of (b));
}

/* --- which unit is which ------------------------------------------------- */

typedef struct {
  const MuList *a, *b;
  const MuShelf *shelf;
  int *of_a; /* the unit of b for each of a, MU_LIST_NO_UNIT for none */
  int *of_b;
} Match;

typedef gboolean Alike (const Match *match, const MuListUnit *a, const MuListUnit *b);

static gboolean
same_option (const Match *match, const MuListUnit *a, const MuListUnit *b)
{
  return strcmp (a->option, b->option) == 0 && strcmp (a->book, b->book) == 0;
}

static gboolean
same_name (const Match *match, const MuListUnit *a, const MuListUnit *b)
{
  return strcmp (a->name, b->name) == 0;
}

static gboolean
same_option_and_name (const Match *match, const MuListUnit *a, const MuListUnit *b)
{
  return same_option (match, a, b) && same_name (match, a, b);
}

static gboolean
same_option_and_troop (const Match *match, const MuListUnit *a, const MuListUnit *b)
{
  g_autofree char *one = mu_list_system_of (match->a)->full_notation (a);
  g_autofree char *other = mu_list_system_of (match->b)->full_notation (b);
  return same_option (match, a, b) && strcmp (one, other) == 0;
}

static void
match_one (Match *match, guint index, Alike *alike)
{
  for (guint i = 0; i < match->b->units->len; i++)
    if (match->of_b[i] == MU_LIST_NO_UNIT
        && alike (match, mu_list_unit (match->a, index), mu_list_unit (match->b, i))) {
      match->of_a[index] = (int) i;
      match->of_b[i] = (int) index;
      return;
    }
}

static void
match_all (Match *match)
{
  static Alike *const passes[]
      = { same_option_and_name, same_option_and_troop, same_option, same_name };
  for (guint pass = 0; pass < G_N_ELEMENTS (passes); pass++)
    for (guint i = 0; i < match->a->units->len; i++)
      if (match->of_a[i] == MU_LIST_NO_UNIT)
        match_one (match, i, passes[pass]);
}

static int *
nobody (const MuList *list)
{
  int *of = g_new (int, list->units->len + 1);
  for (guint i = 0; i <= list->units->len; i++)
    of[i] = MU_LIST_NO_UNIT;
  return of;
}

static void
compare_unit (GPtrArray *differences, const Match *match, guint a, guint b)
{
  const MuListUnit *one = mu_list_unit (match->a, a), *other = mu_list_unit (match->b, b);
  compare_origins (differences, one, other);
  if (!mu_lists_differ_in_system (match->a, match->b))
    compare_units_of (differences, mu_list_system_of (match->a), one, other);
  compare_notes (differences, one, other);
  for (guint i = 0; i < differences->len; i++) {
    MuDifference *difference = g_ptr_array_index (differences, i);
    difference->words_a
        = mu_compare_unit_words (match->a, a, match->shelf, difference->what, difference->a);
    difference->words_b
        = mu_compare_unit_words (match->b, b, match->shelf, difference->what, difference->b);
  }
}

static void
add_unit (MuComparison *comparison, const Match *match, int a, int b)
{
  MuComparedUnit *unit = g_new0 (MuComparedUnit, 1);
  *unit = (MuComparedUnit){ .a = a, .b = b, .differences = new_differences () };
  if (a != MU_LIST_NO_UNIT && b != MU_LIST_NO_UNIT)
    compare_unit (unit->differences, match, (guint) a, (guint) b);
  unit->kind = b == MU_LIST_NO_UNIT         ? MU_COMPARED_ONLY_A
               : a == MU_LIST_NO_UNIT       ? MU_COMPARED_ONLY_B
               : unit->differences->len > 0 ? MU_COMPARED_CHANGED
                                            : MU_COMPARED_SAME;
  g_ptr_array_add (comparison->units, unit);
}

/* Those of b alone, from a place on until one that a has too. */
static void
add_own_of_b (MuComparison *comparison, const Match *match, guint from)
{
  for (guint i = from; i < match->b->units->len && match->of_b[i] == MU_LIST_NO_UNIT; i++)
    add_unit (comparison, match, MU_LIST_NO_UNIT, (int) i);
}

static void
compare_units (MuComparison *comparison, const MuList *a, const MuList *b, const MuShelf *shelf)
{
  Match match = { a, b, shelf, nobody (a), nobody (b) };
  match_all (&match);
  add_own_of_b (comparison, &match, 0);
  for (guint i = 0; i < a->units->len; i++) {
    add_unit (comparison, &match, (int) i, match.of_a[i]);
    if (match.of_a[i] != MU_LIST_NO_UNIT)
      add_own_of_b (comparison, &match, (guint) match.of_a[i] + 1);
  }
  g_free (match.of_a);
  g_free (match.of_b);
}

/* --- the lists as such --------------------------------------------------- */

static char *
book_of (const MuList *list)
{
  return g_strdup_printf ("%s, edition %d", list->book_id, list->book_version);
}

static char *
allies_of (const MuList *list)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < list->allies->len; i++)
    g_string_append_printf (text, "%s%s, edition %d", i > 0 ? "; " : "",
                            mu_list_ally (list, i)->book, mu_list_ally (list, i)->edition);
  return g_string_free (text, FALSE);
}

/* With whom they ride, by name: numbers change when units come and go. */
static char *
generals_of (const MuList *list)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < list->generals->len; i++) {
    const MuListGeneral *general = mu_list_general (list, i);
    g_string_append_printf (text, "%s%s, %s, %s", i > 0 ? "; " : "", general->name,
                            general->commander ? "commander" : "subordinate",
                            mu_words_training[general->regular ? 0 : 1]);
    if (general->rides_with >= 0 && general->rides_with < (int) list->units->len)
      g_string_append_printf (text, ", rides with %s",
                              mu_list_unit (list, (guint) general->rides_with)->name);
    if (*general->troop)
      g_string_append_printf (text, ", on %s", general->troop);
  }
  return g_string_free (text, FALSE);
}

static char *
items_of (const MuList *list)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < list->items->len; i++) {
    const MuListItem *item = mu_list_item (list, i);
    g_string_append_printf (text, "%s%d %s, %s", i > 0 ? "; " : "", item->count,
                            mu_words_item[item->kind], mu_words_training[item->regular ? 0 : 1]);
  }
  return g_string_free (text, FALSE);
}

/* What is counted in each rule system by its own measure. */
static void
compare_measures (GPtrArray *to, const MuList *a, const MuList *b)
{
  compare_numbers (to, MU_DIFFERS_LIMIT, a->points_limit, b->points_limit);
  compare_numbers (to, MU_DIFFERS_POINTS, mu_list_points (a), mu_list_points (b));
  compare_numbers (to, MU_DIFFERS_SCOUTING, mu_list_scouting (a), mu_list_scouting (b));
}

/* What one of the rule systems has and the other one has not. */
static void
compare_belongings (GPtrArray *to, const MuList *a, const MuList *b)
{
  compare_numbers (to, MU_DIFFERS_PRIEST, a->priest, b->priest);
  compare_texts (to, MU_DIFFERS_GENERALS, generals_of (a), generals_of (b));
  compare_texts (to, MU_DIFFERS_ITEMS, items_of (a), items_of (b));
}

static void
compare_heads (GPtrArray *to, const MuList *a, const MuList *b)
{
  const gboolean alike = !mu_lists_differ_in_system (a, b);
  compare_texts (to, MU_DIFFERS_PLAYER, g_strdup (a->player), g_strdup (b->player));
  compare_texts (to, MU_DIFFERS_RULES, g_strdup (mu_list_system_of (a)->key),
                 g_strdup (mu_list_system_of (b)->key));
  compare_texts (to, MU_DIFFERS_BOOK, book_of (a), book_of (b));
  compare_texts (to, MU_DIFFERS_ALLIES, allies_of (a), allies_of (b));
  compare_numbers (to, MU_DIFFERS_YEAR, a->year, b->year);
  if (alike)
    compare_measures (to, a, b);
  compare_texts (to, MU_DIFFERS_TAGS, g_strdup (a->tags), g_strdup (b->tags));
  if (alike)
    compare_belongings (to, a, b);
  compare_texts (to, MU_DIFFERS_NOTES, g_strdup (a->notes), g_strdup (b->notes));
}

static void
tell_heads (GPtrArray *differences, const MuList *a, const MuList *b, const MuShelf *shelf)
{
  for (guint i = 0; i < differences->len; i++) {
    MuDifference *difference = g_ptr_array_index (differences, i);
    difference->words_a = mu_compare_list_words (a, shelf, difference->what, difference->a);
    difference->words_b = mu_compare_list_words (b, shelf, difference->what, difference->b);
  }
}

gboolean
mu_lists_differ_in_system (const MuList *a, const MuList *b)
{
  return a->rules != b->rules;
}

MuComparison *
mu_list_compare (const MuList *a, const MuList *b, const MuShelf *shelf)
{
  MuComparison *comparison = g_new0 (MuComparison, 1);
  comparison->two_systems = mu_lists_differ_in_system (a, b);
  comparison->differences = new_differences ();
  comparison->units = g_ptr_array_new_with_free_func (free_unit);
  compare_heads (comparison->differences, a, b);
  tell_heads (comparison->differences, a, b, shelf);
  compare_units (comparison, a, b, shelf);
  return comparison;
}

void
mu_comparison_free (MuComparison *comparison)
{
  if (!comparison)
    return;
  g_ptr_array_unref (comparison->differences);
  g_ptr_array_unref (comparison->units);
  g_free (comparison);
}

guint
mu_comparison_count (const MuComparison *comparison, MuCompared kind)
{
  guint count = 0;
  for (guint i = 0; i < comparison->units->len; i++)
    count += ((const MuComparedUnit *) g_ptr_array_index (comparison->units, i))->kind == kind;
  return count;
}

gboolean
mu_comparison_is_same (const MuComparison *comparison)
{
  return comparison->differences->len == 0
         && mu_comparison_count (comparison, MU_COMPARED_SAME) == comparison->units->len;
}

/* --- words --------------------------------------------------------------- */

const char *
mu_compared_key (MuCompared kind)
{
  static const char *const keys[] = {
    [MU_COMPARED_SAME] = "same",
    [MU_COMPARED_CHANGED] = "changed",
    [MU_COMPARED_ONLY_A] = "only-a",
    [MU_COMPARED_ONLY_B] = "only-b",
  };
  return keys[kind];
}

static const struct {
  const char *key;
  const char *words;
} differs[] = {
  [MU_DIFFERS_NAME] = { "name", N_ ("name") },
  [MU_DIFFERS_PLAYER] = { "player", N_ ("player") },
  [MU_DIFFERS_RULES] = { "rules", N_ ("rules") },
  [MU_DIFFERS_BOOK] = { "book", N_ ("book") },
  [MU_DIFFERS_YEAR] = { "year", N_ ("year") },
  [MU_DIFFERS_LIMIT] = { "limit", N_ ("points limit") },
  [MU_DIFFERS_POINTS] = { "points", N_ ("points") },
  [MU_DIFFERS_SCOUTING] = { "scouting", N_ ("scouting strength") },
  [MU_DIFFERS_TAGS] = { "tags", N_ ("tags") },
  [MU_DIFFERS_PRIEST] = { "priest", N_ ("priests") },
  [MU_DIFFERS_GENERALS] = { "generals", N_ ("generals") },
  [MU_DIFFERS_ITEMS] = { "items", N_ ("items") },
  [MU_DIFFERS_NOTES] = { "notes", N_ ("notes") },
  [MU_DIFFERS_OPTION] = { "option", N_ ("option") },
  [MU_DIFFERS_TROOP] = { "troop", N_ ("troops") },
  [MU_DIFFERS_FIGURES] = { "figures", N_ ("figures") },
  [MU_DIFFERS_RANKS] = { "ranks", N_ ("ranks") },
  [MU_DIFFERS_LINE] = { "line", N_ ("line") },
  [MU_DIFFERS_ORDER] = { "order", N_ ("order") },
  [MU_DIFFERS_STATUS] = { "status", N_ ("status") },
  [MU_DIFFERS_ALLIES] = { "allies", N_ ("allies") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (differs) == MU_DIFFER_KINDS);

const char *
mu_differs_key (MuDiffers what)
{
  return differs[what].key;
}

const char *
mu_differs_words (MuDiffers what)
{
  return _ (differs[what].words);
}
