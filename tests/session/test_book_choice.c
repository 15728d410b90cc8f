/* The books that a person may choose from: whose years, in which order, found by what. */
#include "tests/session/fixture.h"

#include "app/session/books/book_choice.h"

static GPtrArray *
ask (MuDesk *desk, const char *typed, MuRuleSystem rules, int year, const char *stays)
{
  g_autoptr (MuBookQuery) query = mu_book_query_new (typed);
  const MuShelf *shelf = mu_club_books (mu_desk_club (desk));
  query->rules = (int) rules;
  return mu_book_choices (mu_desk_books (desk), query, year,
                          stays ? mu_shelf_find (shelf, stays) : NULL);
}

static const MuBook *
book_at (GPtrArray *choices, guint at)
{
  const MuBookChoice *choice = g_ptr_array_index (choices, at);
  return mu_book_item_get_book (choice->item);
}

static int
place_of (GPtrArray *choices, const char *id)
{
  for (guint i = 0; i < choices->len; i++)
    if (g_str_equal (book_at (choices, i)->id, id))
      return (int) i;
  return -1;
}

START_TEST (without_a_question_all_books_stand_as_on_the_shelf)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (GPtrArray) all = ask (desk, "", MU_RULES_WRG5, 0, NULL);
  const MuShelf *shelf = mu_club_books (mu_desk_club (desk));
  guint at = 0;
  for (guint i = 0; i < mu_shelf_count (shelf); i++)
    if (mu_book_serves (mu_shelf_at (shelf, i), MU_RULES_WRG5))
      ck_assert_ptr_eq (book_at (all, at++), mu_shelf_at (shelf, i));
  ck_assert_uint_eq (at, all->len);
}
END_TEST

/* Each of a year, and none of that year left out. */
START_TEST (a_year_leaves_the_books_of_that_year)
{
  static const int years[] = { -3000, -216, -1, 1, 451, 1250 };
  g_autoptr (MuDesk) desk = sample_desk ();
  const MuShelf *shelf = mu_club_books (mu_desk_club (desk));
  for (guint i = 0; i < G_N_ELEMENTS (years); i++) {
    g_autoptr (GPtrArray) some = ask (desk, "", MU_RULES_WRG5, years[i], NULL);
    for (guint k = 0; k < mu_shelf_count (shelf); k++) {
      const MuBook *book = mu_shelf_at (shelf, k);
      const gboolean fits
          = mu_book_serves (book, MU_RULES_WRG5) && years[i] >= book->from && years[i] <= book->to;
      ck_assert_msg ((place_of (some, book->id) >= 0) == fits, "%s in %d", book->id, years[i]);
    }
  }
}
END_TEST

START_TEST (the_exact_name_comes_first)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (GPtrArray) found = ask (desk, "gallic", MU_RULES_WRG5, 0, NULL);
  ck_assert_uint_gt (found->len, 3);
  ck_assert_str_eq (book_at (found, 0)->id, "gallic");
  const MuBookChoice *first = g_ptr_array_index (found, 0);
  const MuBookChoice *last = g_ptr_array_index (found, found->len - 1);
  g_autofree char *home = mu_book_choice_words (first);
  g_autofree char *words = mu_book_choice_words (last);
  ck_assert_ptr_null (first->words); /* a name says itself */
  ck_assert_str_eq (home, book_at (found, 0)->home);
  ck_assert_str_eq (words, last->words);
}
END_TEST

/* A troop or a commander of another year is not of this one. */
START_TEST (words_are_looked_for_in_the_year)
{
  static const struct {
    const char *typed;
    int year;
    gboolean found;
  } row[] = {
    { "xanthippos", 0, TRUE },      { "xanthippos", -255, TRUE },    { "xanthippos", -216, FALSE },
    { "carthaginian", -150, TRUE }, { "carthaginian", -145, FALSE }, { "202 BC", -150, TRUE },
    { "145 BC", -150, FALSE },      { "202", -216, TRUE },
  };
  g_autoptr (MuDesk) desk = sample_desk ();
  for (guint i = 0; i < G_N_ELEMENTS (row); i++) {
    g_autoptr (GPtrArray) found = ask (desk, row[i].typed, MU_RULES_WRG5, row[i].year, NULL);
    ck_assert_msg ((place_of (found, "carthaginian-later") >= 0) == row[i].found, "“%s” in %d",
                   row[i].typed, row[i].year);
  }
}
END_TEST

START_TEST (what_was_taken_stays_first_once)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (GPtrArray) other_year = ask (desk, "", MU_RULES_WRG5, 451, "carthaginian-later");
  ck_assert_int_eq (place_of (other_year, "carthaginian-later"), 0);
  for (guint i = 1; i < other_year->len; i++)
    ck_assert (book_at (other_year, i)->from <= 451 && book_at (other_year, i)->to >= 451);
  g_autoptr (GPtrArray) same_year = ask (desk, "", MU_RULES_WRG5, -216, "carthaginian-later");
  g_autoptr (GPtrArray) without = ask (desk, "", MU_RULES_WRG5, -216, NULL);
  ck_assert_int_eq (place_of (same_year, "carthaginian-later"), 0);
  ck_assert_uint_eq (same_year->len, without->len);
  g_autoptr (GPtrArray) unserved = ask (desk, "", MU_RULES_ABD, 0, "carthaginian-later");
  ck_assert_int_eq (place_of (unserved, "carthaginian-later"), -1);
}
END_TEST

START_TEST (nothing_is_found_of_nonsense)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (GPtrArray) none = ask (desk, "qqxz", MU_RULES_WRG5, 0, NULL);
  g_autoptr (GPtrArray) strange = ask (desk, "\xE2\x80\xAE%s\t,;", MU_RULES_WRG5, 1250, NULL);
  ck_assert_uint_eq (none->len, 0);
  ck_assert_uint_eq (strange->len, 0);
}
END_TEST

START_TEST (the_year_of_the_search_is_taken_if_the_book_has_it)
{
  static const struct {
    const char *typed;
    int year;
  } row[] = {
    { "gallic 202 BC", -202 }, { "gallic", 0 },   { "-300", -300 }, { "202", -202 },
    { "AD 202", 0 },           { "451 BC", 0 },   { "50 BC", -50 }, { "49 BC", 0 },
    { "400", -400 },           { "AD 40000", 0 },
  };
  g_autoptr (MuDesk) desk = sample_desk ();
  const MuBook *gallic = mu_shelf_find (mu_club_books (mu_desk_club (desk)), "gallic");
  for (guint i = 0; i < G_N_ELEMENTS (row); i++) {
    g_autoptr (MuBookQuery) query = mu_book_query_new (row[i].typed);
    ck_assert_msg (mu_book_choice_year (gallic, query) == row[i].year, "“%s”", row[i].typed);
  }
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    without_a_question_all_books_stand_as_on_the_shelf,
    a_year_leaves_the_books_of_that_year,
    the_exact_name_comes_first,
    words_are_looked_for_in_the_year,
    what_was_taken_stays_first_once,
    nothing_is_found_of_nonsense,
    the_year_of_the_search_is_taken_if_the_book_has_it,
  };
  return run_suite ("book choice", tests, G_N_ELEMENTS (tests));
}
