/* Army books that are looked for: which are found, by what, and which comes first. */
#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "lists/find/book_find.h"
#include "lists/system.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/common.h"

static GPtrArray *
find (const char *typed)
{
  g_autoptr (MuBookQuery) query = mu_book_query_new (typed);
  return mu_books_find (shelf, query, 0);
}

static const MuBookHit *
hit_at (const GPtrArray *hits, guint place)
{
  ck_assert_uint_lt (place, hits->len);
  return g_ptr_array_index (hits, place);
}

static const MuBookHit *
hit_of (const GPtrArray *hits, const char *id)
{
  for (guint i = 0; i < hits->len; i++)
    if (strcmp (hit_at (hits, i)->book->id, id) == 0)
      return hit_at (hits, i);
  return NULL;
}

/* --- what comes first ---------------------------------------------------------- */

/* How many books have what is typed as their name; *book is one of them. */
static guint
named (const GPtrArray *texts, const char *typed, const MuBook **book)
{
  g_autoptr (MuBookQuery) query = mu_book_query_new (typed);
  guint count = 0;
  for (guint i = 0; i < texts->len; i++)
    if (mu_book_query_find (query, g_ptr_array_index (texts, i)).in == MU_FOUND_NAME) {
      *book = mu_shelf_at (shelf, i);
      count++;
    }
  return count;
}

/* A name or an id that is typed whole is that book's alone. */
START_TEST (a_book_is_found_by_its_name_first)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_book_text_free);
  const MuBook *found = NULL;
  for (guint i = 0; i < mu_shelf_count (shelf); i++)
    g_ptr_array_add (texts, mu_book_text_new (mu_shelf_at (shelf, i), shelf));
  for (guint i = 0; i < mu_shelf_count (shelf); i++) {
    const MuBook *book = mu_shelf_at (shelf, i);
    ck_assert_uint_eq (named (texts, book->name, &found), 1);
    ck_assert_ptr_eq (found, book);
    ck_assert_uint_eq (named (texts, book->id, &found), 1);
    ck_assert_ptr_eq (found, book);
  }
}
END_TEST

static const struct {
  const char *typed, *first;
  MuFoundIn in;
  const char *words;
} row[] = {
  { "gallic", "gallic", MU_FOUND_NAME, NULL },
  { "GALLIC", "gallic", MU_FOUND_NAME, NULL },
  { "carthag later", "carthaginian-later", MU_FOUND_IN_NAME, NULL },
  { "roman 216 bc", "roman-mid-republican", MU_FOUND_IN_NAME, NULL },
  { "vercingetorix", "gallic", MU_FOUND_PEOPLE, "Vercingetorix" },
};

START_TEST (the_likeliest_comes_first)
{
  g_autoptr (GPtrArray) hits = find (row[_i].typed);
  const MuBookHit *first = hit_at (hits, 0);
  ck_assert_str_eq (first->book->id, row[_i].first);
  ck_assert_int_eq (first->in, row[_i].in);
  ck_assert (row[_i].words ? strstr (first->words, row[_i].words) != NULL : !first->words);
  for (guint i = 1; i < hits->len; i++)
    ck_assert_int_le (hit_at (hits, i - 1)->in, hit_at (hits, i)->in);
}
END_TEST

/* --- what is found ------------------------------------------------------------- */

/* Troops count in their own years, and are told as the book has them then. */
START_TEST (troops_are_found_in_their_years)
{
  g_autoptr (GPtrArray) with = find ("elephants 202 bc");
  g_autoptr (GPtrArray) before = find ("elephants 420 bc");
  const MuBookHit *punic = hit_of (with, "carthaginian-later");
  ck_assert_ptr_nonnull (punic);
  ck_assert_int_eq (punic->in, MU_FOUND_TROOPS);
  ck_assert_ptr_nonnull (strstr (punic->words, " El "));
  ck_assert_ptr_null (hit_of (before, "carthaginian-early"));
}
END_TEST

/* Each book that is found by a grade has such a way. */
START_TEST (a_grade_is_one_word)
{
  g_autoptr (GPtrArray) hits = find ("reg a");
  ck_assert_uint_gt (hits->len, 0);
  for (guint i = 0; i < hits->len; i++) {
    ck_assert_int_eq (hit_at (hits, i)->in, MU_FOUND_TROOPS);
    ck_assert_ptr_nonnull (strstr (hit_at (hits, i)->words, "Reg A "));
  }
  ck_assert_ptr_null (hit_of (hits, "gallic"));
}
END_TEST

static gboolean
has_word_with (const char *text, const char *begin)
{
  g_auto (GStrv) words = g_strsplit_set (text, " -'(,.", -1);
  for (guint i = 0; words[i]; i++)
    if (g_ascii_strncasecmp (words[i], begin, strlen (begin)) == 0)
      return TRUE;
  return FALSE;
}

/* A short word is not found amid another: "ali" is Ali, and no Italian. */
START_TEST (short_words_begin_words)
{
  g_autoptr (GPtrArray) hits = find ("ali");
  guint seen = 0;
  for (guint i = 0; i < hits->len; i++)
    if (hit_at (hits, i)->in == MU_FOUND_PEOPLE) {
      ck_assert (has_word_with (hit_at (hits, i)->words, "ali"));
      seen++;
    }
  ck_assert_uint_gt (seen, 0);
  ck_assert_ptr_null (hit_of (hits, "roman-camillan")); /* Italians */
}
END_TEST

START_TEST (an_enemy_narrows)
{
  g_autoptr (MuBookQuery) by_id = mu_book_query_new ("");
  g_autoptr (MuBookQuery) by_name = mu_book_query_new ("");
  by_id->enemy = g_strdup ("parthian");
  by_name->enemy = g_strdup ("odoacer");
  g_autoptr (GPtrArray) of_book = mu_books_find (shelf, by_id, 0);
  g_autoptr (GPtrArray) of_name = mu_books_find (shelf, by_name, 0);
  ck_assert_ptr_nonnull (hit_of (of_book, "seleucid"));
  ck_assert_ptr_null (hit_of (of_book, "shang"));
  ck_assert_ptr_nonnull (hit_of (of_name, "gothic"));
  ck_assert (!mu_book_query_is_open (by_id));
}
END_TEST

START_TEST (a_region_narrows)
{
  g_autoptr (MuBookQuery) query = mu_book_query_new ("");
  query->region = MU_REGION_NORTHERN;
  g_autoptr (GPtrArray) hits = mu_books_find (shelf, query, 0);
  ck_assert_ptr_nonnull (hit_of (hits, "viking"));
  ck_assert_ptr_null (hit_of (hits, "parthian"));
}
END_TEST

/* --- the smallest army --------------------------------------------------------- */

/* What is told as the smallest army is a list that New Army makes, and legal but for its limit. */
START_TEST (the_smallest_army_is_one)
{
  for (guint i = 0; i < mu_shelf_count (shelf); i++) {
    const MuBook *book = mu_shelf_at (shelf, i);
    const int smallest = mu_book_smallest (book, MU_RULES_WRG5, 0);
    g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, book->from, smallest, "");
    ck_assert_int_eq (mu_list_points (list), smallest);
    ck_assert_msg (mu_list_is_legal (list, book), "%s", book->id);
  }
}
END_TEST

START_TEST (points_narrow)
{
  g_autoptr (MuBookQuery) query = mu_book_query_new ("202 bc");
  g_autoptr (GPtrArray) all = mu_books_find (shelf, query, 0);
  g_autoptr (GPtrArray) cheap = mu_books_find (shelf, query, 300);
  ck_assert_uint_gt (cheap->len, 0);
  ck_assert_uint_lt (cheap->len, all->len);
  for (guint i = 0; i < all->len; i++) {
    const MuBookHit *hit = hit_at (all, i);
    ck_assert_int_eq (hit->smallest >= 0 && hit->smallest <= 300,
                      hit_of (cheap, hit->book->id) != NULL);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("book-find");
  tcase_add_unchecked_fixture (tests, open_shelf, close_shelf);
  tcase_add_test (tests, a_book_is_found_by_its_name_first);
  tcase_add_loop_test (tests, the_likeliest_comes_first, 0, G_N_ELEMENTS (row));
  tcase_add_test (tests, troops_are_found_in_their_years);
  tcase_add_test (tests, a_grade_is_one_word);
  tcase_add_test (tests, short_words_begin_words);
  tcase_add_test (tests, an_enemy_narrows);
  tcase_add_test (tests, a_region_narrows);
  tcase_add_test (tests, the_smallest_army_is_one);
  tcase_add_test (tests, points_narrow);
  return run_case ("book-find", tests);
}
