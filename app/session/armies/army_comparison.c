#include "app/session/armies/army_comparison.h"

#include <glib/gi18n-lib.h>

#include "lists/system.h"
#include "reports/account/account.h"

#define HALF   34 /* columns of text that a list gets */
#define POINTS 6  /* of them for its points */

typedef struct {
  char *name;
  char *detail;
  char *sums;
} Side;

struct _MuArmyComparison {
  MuItem parent;
  const MuShelf *shelf;
  GListStore *rows;
  Side left;
  Side right;
  char *heads;
  char *summary;
};

static const MuItemField fields[] = {
  MU_TEXT (MuArmyComparison, left.name, "left-name"),
  MU_TEXT (MuArmyComparison, left.detail, "left-detail"),
  MU_TEXT (MuArmyComparison, left.sums, "left-sums"),
  MU_TEXT (MuArmyComparison, right.name, "right-name"),
  MU_TEXT (MuArmyComparison, right.detail, "right-detail"),
  MU_TEXT (MuArmyComparison, right.sums, "right-sums"),
  MU_TEXT (MuArmyComparison, heads, "heads"),
  MU_TEXT (MuArmyComparison, summary, "summary"),
};

G_DEFINE_FINAL_TYPE (MuArmyComparison, mu_army_comparison, MU_TYPE_ITEM)

static void
mu_army_comparison_dispose (GObject *object)
{
  g_clear_object (&MU_ARMY_COMPARISON (object)->rows);
  G_OBJECT_CLASS (mu_army_comparison_parent_class)->dispose (object);
}

static void
mu_army_comparison_class_init (MuArmyComparisonClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_army_comparison_dispose;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
}

static void
mu_army_comparison_init (MuArmyComparison *self)
{
  self->rows = g_list_store_new (MU_TYPE_COMPARED_ITEM);
}

MuArmyComparison *
mu_army_comparison_new (const MuShelf *shelf)
{
  MuArmyComparison *self = g_object_new (MU_TYPE_ARMY_COMPARISON, NULL);

  self->shelf = shelf;
  return self;
}

GListModel *
mu_army_comparison_get_rows (MuArmyComparison *self)
{
  return G_LIST_MODEL (self->rows);
}

/* --- showing ------------------------------------------------------------ */

static char *
detail_of (MuArmyComparison *self, const MuList *list)
{
  const MuBook *book = mu_shelf_book_of (self->shelf, list);
  g_autofree char *year = mu_year_format (list->year);

  return g_strdup_printf ("%s · %s", book ? book->name : list->book_id, year);
}

/* In Fast Play the list's figures are stands, and nobody scouts. */
static char *
sums_of (const MuList *list)
{
  const int figures = mu_list_figures (list);
  const gboolean stands = mu_list_has (list, MU_LISTS_ARE_STANDS);
  g_autofree char *points = mu_account_number (mu_list_points (list));
  g_autofree char *limit = mu_account_number (list->points_limit);
  g_autofree char *units
      = g_strdup_printf (ngettext ("%u unit", "%u units", list->units->len), list->units->len);
  g_autofree char *all = mu_list_system_of (list)->count_words (MU_COUNT_OF_UNIT, figures);

  if (stands)
    return g_strdup_printf (_ ("%s of %s points, %s, %s"), points, limit, units, all);
  return g_strdup_printf (_ ("%s of %s points, %s, %s, scouting strength %d"), points, limit, units,
                          all, mu_list_scouting (list));
}

static void
show_side (MuArmyComparison *self, Side *side, const MuList *list)
{
  mu_item_set_text (self, &side->name, list->name);
  mu_item_take_text (self, &side->detail, detail_of (self, list));
  mu_item_take_text (self, &side->sums, sums_of (list));
}

/* What is not compared is told first. */
static char *
lines_of (const MuComparison *comparison)
{
  const GPtrArray *differences = comparison->differences;
  GString *text = g_string_new (comparison->two_systems ? mu_compared_systems_words () : NULL);

  for (guint i = 0; i < differences->len; i++) {
    g_autofree char *line = mu_difference_line (g_ptr_array_index (differences, i));
    g_string_append_printf (text, "%s%s", text->len ? "\n" : "", line);
  }
  return g_string_free (text, FALSE);
}

static char *
summary_of (const MuComparison *comparison)
{
  if (mu_comparison_is_same (comparison))
    return g_strdup (_ ("The two lists are the same."));
  if (comparison->two_systems)
    return g_strdup_printf (_ ("Units: %u in both, %u only left, %u only right"),
                            mu_comparison_count (comparison, MU_COMPARED_SAME)
                                + mu_comparison_count (comparison, MU_COMPARED_CHANGED),
                            mu_comparison_count (comparison, MU_COMPARED_ONLY_A),
                            mu_comparison_count (comparison, MU_COMPARED_ONLY_B));
  return g_strdup_printf (_ ("Units: %u the same, %u changed, %u only left, %u only right"),
                          mu_comparison_count (comparison, MU_COMPARED_SAME),
                          mu_comparison_count (comparison, MU_COMPARED_CHANGED),
                          mu_comparison_count (comparison, MU_COMPARED_ONLY_A),
                          mu_comparison_count (comparison, MU_COMPARED_ONLY_B));
}

void
mu_army_comparison_show (MuArmyComparison *self, const MuList *left, const MuList *right)
{
  g_autoptr (MuComparison) comparison = mu_list_compare (left, right, self->shelf);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < comparison->units->len; i++)
    g_ptr_array_add (rows,
                     mu_compared_item_new (g_ptr_array_index (comparison->units, i), left, right));
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                       rows->pdata, rows->len);
  show_side (self, &self->left, left);
  show_side (self, &self->right, right);
  mu_item_take_text (self, &self->heads, lines_of (comparison));
  mu_item_take_text (self, &self->summary, summary_of (comparison));
}

/* --- as text ------------------------------------------------------------ */

/* Appends text as wide as that, cut where it is longer. */
static void
append_wide (GString *out, const char *text, glong width)
{
  const glong length = g_utf8_strlen (text, -1);
  g_autofree char *cut = g_utf8_substring (text, 0, MIN (length, width));

  g_string_append (out, cut);
  for (glong i = length; i < width; i++)
    g_string_append_c (out, ' ');
}

/* "24 Hastati                    178" */
static void
append_half (GString *out, MuComparedItem *row, const char *side)
{
  g_autofree char *name_key = g_strconcat (side, "-name", NULL);
  g_autofree char *figures_key = g_strconcat (side, "-figures", NULL);
  g_autofree char *points_key = g_strconcat (side, "-points", NULL);
  g_autofree char *name = NULL, *figures = NULL, *points = NULL, *both = NULL;

  g_object_get (row, name_key, &name, figures_key, &figures, points_key, &points, NULL);
  both = g_strdup_printf ("%3s %s", figures, name);
  append_wide (out, both, HALF - POINTS - 1);
  g_string_append_printf (out, " %*s", POINTS, points);
}

static void
append_row (GString *out, MuComparedItem *row)
{
  g_autofree char *changes = NULL;

  append_half (out, row, "left");
  g_string_append_printf (out, "  %s  ", mu_compared_mark (mu_compared_item_get_kind (row)));
  append_half (out, row, "right");
  g_string_append_c (out, '\n');
  g_object_get (row, "changes", &changes, NULL);
  g_auto (GStrv) lines = g_strsplit (changes, "\n", -1);
  for (guint i = 0; lines[i] && *lines[i]; i++)
    g_string_append_printf (out, "      %s\n", lines[i]);
}

static void
append_side (GString *out, const Side *side)
{
  g_string_append_printf (out, "%s\n%s\n%s\n\n", side->name, side->detail, side->sums);
}

char *
mu_army_comparison_text (MuArmyComparison *self)
{
  GString *out = g_string_new (NULL);

  append_side (out, &self->left);
  append_side (out, &self->right);
  if (*self->heads)
    g_string_append_printf (out, "%s\n\n", self->heads);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rows)); i++) {
    g_autoptr (MuComparedItem) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);
    append_row (out, row);
  }
  g_string_append_printf (out, "\n%s\n", self->summary);
  return g_string_free (out, FALSE);
}
