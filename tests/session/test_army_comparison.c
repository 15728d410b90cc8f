/* Two lists side by side: rows, heads, sums, and the same as text. */
#include "tests/session/fixture.h"

#include <string.h>

#include "app/session/armies/army_comparison.h"
#include "db/store.h"
#include "lists/edit/edit.h"

#define ROMANS   "Scipio at Zama"
#define CARTHAGE "Hannibal at Zama"
#define VELITES  2

typedef struct {
  MuDesk *desk;
  MuList *left;
  MuList *right;
  MuArmyComparison *comparison;
} Pair;

static void
set_up (Pair *pair)
{
  pair->desk = sample_desk ();
  pair->left = mu_store_list (mu_desk_store (pair->desk), list_named (pair->desk, ROMANS), NULL);
  pair->right = mu_list_copy (pair->left);
  pair->comparison = mu_army_comparison_new (mu_club_books (mu_desk_club (pair->desk)));
}

static void
clear (Pair *pair)
{
  g_object_unref (pair->comparison);
  mu_list_free (pair->left);
  mu_list_free (pair->right);
  g_object_unref (pair->desk);
}

static void
show (Pair *pair)
{
  mu_army_comparison_show (pair->comparison, pair->left, pair->right);
}

static MuComparedItem *
row (Pair *pair, guint index)
{
  g_autoptr (MuComparedItem) item
      = g_list_model_get_item (mu_army_comparison_get_rows (pair->comparison), index);
  ck_assert_ptr_nonnull (item);
  return item; /* the comparison keeps it */
}

static void
has_text (gpointer object, const char *property, const char *expected)
{
  g_autofree char *text = text_of (object, property);
  ck_assert_str_eq (text, expected);
}

START_TEST (a_copy_is_the_same)
{
  Pair pair;
  set_up (&pair);
  show (&pair);
  has_text (pair.comparison, "summary", "The two lists are the same.");
  has_text (pair.comparison, "heads", "");
  has_text (pair.comparison, "left-name", ROMANS);
  has_text (pair.comparison, "right-detail", "Mid Republican Roman · 202 BC");
  has_text (pair.comparison, "left-sums",
            "997 of 1,000 points, 8 units, 130 figures, scouting strength 38");
  ck_assert_uint_eq (g_list_model_get_n_items (mu_army_comparison_get_rows (pair.comparison)), 8);
  for (guint i = 0; i < 8; i++)
    ck_assert_int_eq ((int) mu_compared_item_get_kind (row (&pair, i)), MU_COMPARED_SAME);
  clear (&pair);
}
END_TEST

START_TEST (a_changed_unit_says_how)
{
  Pair pair;
  set_up (&pair);
  ck_assert (mu_list_edit_figures (pair.right, VELITES, 20));
  g_free (pair.right->player);
  pair.right->player = g_strdup ("Giulia");
  show (&pair);
  has_text (row (&pair, VELITES), "kind-words", "changed");
  has_text (row (&pair, VELITES), "mark", "≠");
  has_text (row (&pair, VELITES), "left-figures", "22");
  has_text (row (&pair, VELITES), "right-figures", "20");
  has_text (row (&pair, VELITES), "changes", "figures: 22 → 20");
  g_autofree char *heads = text_of (pair.comparison, "heads");
  ck_assert_ptr_nonnull (strstr (heads, "Giulia"));
  ck_assert_ptr_nonnull (strstr (heads, "points: 997 → 989"));
  has_text (pair.comparison, "summary", "Units: 7 the same, 1 changed, 0 only left, 0 only right");
  clear (&pair);
}
END_TEST

START_TEST (a_unit_of_one_alone_leaves_a_gap)
{
  Pair pair;
  set_up (&pair);
  ck_assert (mu_list_edit_remove (pair.right, VELITES));
  show (&pair);
  has_text (row (&pair, VELITES), "kind-words", "only left");
  has_text (row (&pair, VELITES), "left-name", "Velites");
  has_text (row (&pair, VELITES), "right-name", "");
  has_text (row (&pair, VELITES), "right-points", "");
  clear (&pair);
}
END_TEST

/* Every row is there, and a long text does not fill the page. */
START_TEST (the_text_holds_both_columns)
{
  Pair pair;
  set_up (&pair);
  g_free (pair.right->notes);
  pair.right->notes = g_strnfill (3000, 'x');
  ck_assert (mu_list_edit_figures (pair.right, VELITES, 20));
  show (&pair);
  g_autofree char *text = mu_army_comparison_text (pair.comparison);
  ck_assert_ptr_nonnull (strstr (text, " 22 Velites"));
  ck_assert_ptr_nonnull (strstr (text, "≠   20 Velites"));
  ck_assert_ptr_nonnull (strstr (text, "      figures: 22 → 20\n"));
  ck_assert_ptr_nonnull (strstr (text, "…"));
  ck_assert_uint_lt (strlen (text), 2600);
  clear (&pair);
}
END_TEST

/* Strangers: nothing is left out on either side. */
START_TEST (every_unit_of_both_has_a_row)
{
  Pair pair;
  guint left = 0, right = 0;
  set_up (&pair);
  mu_list_free (pair.right);
  pair.right = mu_store_list (mu_desk_store (pair.desk), list_named (pair.desk, CARTHAGE), NULL);
  show (&pair);
  GListModel *rows = mu_army_comparison_get_rows (pair.comparison);
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++) {
    g_autofree char *one = text_of (row (&pair, i), "left-name");
    g_autofree char *other = text_of (row (&pair, i), "right-name");
    left += *one != '\0';
    right += *other != '\0';
  }
  ck_assert_uint_eq (left, pair.left->units->len);
  ck_assert_uint_eq (right, pair.right->units->len);
  clear (&pair);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_copy_is_the_same,          a_changed_unit_says_how,      a_unit_of_one_alone_leaves_a_gap,
    the_text_holds_both_columns, every_unit_of_both_has_a_row,
  };
  return run_suite ("army comparison", tests, G_N_ELEMENTS (tests));
}
