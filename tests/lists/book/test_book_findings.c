/* Books that no list can satisfy: found, with the years, the reason and the line; and all that can
 * be satisfied is. The solver is compared with trying every list of small random books. */
#include "lists/book/book_findings.h"

#include <string.h>

#include "lists/book/book_year.h"
#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "tests/lists/common.h"

static const char whole[]
    = "<army-book version=\"2\" id=\"years\" edition=\"1\" rules=\"wrg5\" name=\"Years\"\n"
      "  from=\"-200\" to=\"200\" land=\"italy\" region=\"mediterranean\" country=\"plain\"\n"
      "  generals=\"regular\">\n"
      "<home>Nowhere.</home>\n"
      "<option id=\"foot\" name=\"Foot\" min=\"10\" max=\"40\" unit-min=\"5\" unit-max=\"40\"\n"
      "  order=\"attack\" ranks=\"2\" line=\"0\"><troop notation=\"Reg C HI JLS Sh\"/></option>\n"
      "<option id=\"elite\" name=\"Elite\" min=\"0\" max=\"40\" unit-min=\"1\" unit-max=\"40\"\n"
      "  order=\"attack\" ranks=\"2\" line=\"0\"><troop notation=\"Reg B HI JLS Sh\"/>\n"
      "  <at-most count=\"1\" per=\"2\" option=\"foot\"/></option>\n"
      "<option id=\"late\" name=\"Late horse\" min=\"5\" max=\"20\" from=\"1\" unit-min=\"5\"\n"
      "  unit-max=\"20\" order=\"attack\" ranks=\"2\" line=\"0\">\n"
      "  <troop notation=\"Reg C MC JLS Sh\" to=\"100\"/>\n"
      "  <troop notation=\"Reg C HC JLS Sh\" from=\"101\"/></option>\n"
      "<option id=\"camels\" name=\"Camels\" min=\"0\" max=\"20\" unit-min=\"1\" unit-max=\"20\"\n"
      "  order=\"attack\" ranks=\"2\" line=\"0\"><troop notation=\"Irr C MCm B\"/>\n"
      "  <needs count=\"5\" option=\"late\"/></option>\n"
      "<option id=\"dogs\" name=\"Dogs\" min=\"0\" max=\"20\" unit-min=\"1\" unit-max=\"20\"\n"
      "  order=\"attack\" ranks=\"2\" line=\"0\"><troop notation=\"Irr C LMI JLS Sh\"/>\n"
      "  <not-with option=\"camels\"/></option>\n"
      "<limit name=\"Elite and dogs\" min=\"0\" max=\"60\"><of option=\"elite\"/>"
      "<of option=\"dogs\"/></limit>\n"
      "</army-book>\n";

/* With one thing in place of another. */
static MuBook *
book_with (const char *what, const char *instead)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (whole);
  if (what)
    ck_assert_uint_eq (g_string_replace (text, what, instead, 0), 1);
  MuBook *book = mu_book_read_data (text->str, text->len, "years.xml", &error);
  if (!book)
    ck_abort_msg ("%s", error->message);
  return book;
}

/* --- what is found --------------------------------------------------------- */

static const struct {
  const char *what, *instead;
  MuFindingKind kind;
  int from, to, row;
  const char *words;
} rows[] = {
  { NULL, NULL, MU_FINDING_NO_OPTION, -200, -1, 15,
    "Camels cannot come before 1 AD: Camels come only with at least 5 of Late horse, and Late "
    "horse "
    "are in the book from 1 AD to 200 AD; give both the same years" },
  { "from=\"101\"", "from=\"150\"", MU_FINDING_NO_LIST, 101, 149, 11,
    "no list can be made from 101 AD to 149 AD: the compulsory Late horse (at least 5) have no way "
    "to be armed; give one of their ways these years, or end the years of the option before" },
  { "name=\"Camels\" min=\"0\"", "name=\"Camels\" min=\"5\"", MU_FINDING_NO_LIST, -200, -1, 15,
    "no list can be made before 1 AD: the book demands at least 5 of Camels, Camels come only with "
    "at least 5 of Late horse, and Late horse are in the book from 1 AD to 200 AD" },
  { "name=\"Camels\" min=\"0\"", "name=\"Camels\" min=\"5\"", MU_FINDING_NO_OPTION, 1, 200, 18,
    "Dogs cannot come from 1 AD on: the book demands at least 5 of Camels, Dogs never come "
    "together "
    "with Camels" },
  { "name=\"Elite\" min=\"0\"", "name=\"Elite\" min=\"21\"", MU_FINDING_NO_LIST, -200, 200, 8,
    "no list can be made in any year: the book demands at least 21 of Elite, Elite come at most 1 "
    "for each 2 of Foot, and that is 42 of Foot, of whom there are at most 40" },
  { "name=\"Elite\" min=\"0\" max=\"40\" unit-min=\"1\"",
    "name=\"Elite\" min=\"0\" max=\"3\" unit-min=\"4\"", MU_FINDING_NO_OPTION, -200, 200, 8,
    "Elite cannot come in any year: at most 3 of Elite may be in the army, and a unit of them has "
    "at least 4" },
  { "name=\"Elite\" min=\"0\" max=\"40\" unit-min=\"1\"",
    "name=\"Elite\" min=\"3\" max=\"3\" unit-min=\"4\"", MU_FINDING_NO_LIST, -200, 200, 8,
    "no units of 5 to 40 come to 3 to 3 of the compulsory Elite" },
  { "min=\"10\" max=\"40\" unit-min=\"5\" unit-max=\"40\"",
    "min=\"13\" max=\"19\" unit-min=\"10\" unit-max=\"12\"", MU_FINDING_NO_LIST, -200, 200, 6,
    "no units of 10 to 12 come to 13 to 19 of the compulsory Foot" },
  { "min=\"0\" max=\"60\"", "min=\"35\" max=\"60\"", MU_FINDING_NO_OPTION, 1, 200, 20,
    "Camels cannot come from 1 AD on" },
  { "min=\"0\" max=\"60\"", "min=\"45\" max=\"60\"", MU_FINDING_NO_LIST, -200, 200, 20,
    "“Elite and dogs” must be at least 45 together, and can be at most 40" },
};

START_TEST (what_nobody_can_fulfil_is_found)
{
  g_autoptr (MuBook) book = book_with (rows[_i].what, rows[_i].instead);
  g_autoptr (GPtrArray) findings = mu_book_find (book);
  GString *told = g_string_new (NULL);
  gboolean found = FALSE;
  for (guint i = 0; i < findings->len; i++) {
    const MuBookFinding *finding = g_ptr_array_index (findings, i);
    g_autofree char *words = mu_book_finding_words (book, finding);
    g_string_append_printf (told, "%d %d..%d line %d: %s\n", finding->kind, finding->from,
                            finding->to, finding->row, words);
    found |= finding->kind == rows[_i].kind && finding->from == rows[_i].from
             && finding->to == rows[_i].to && finding->row == rows[_i].row
             && strstr (words, rows[_i].words) != NULL;
  }
  if (!found)
    ck_abort_msg ("%d: not found: %s\namong:\n%s", _i, rows[_i].words, told->str);
  g_string_free (told, TRUE);
}
END_TEST

/* The first book of all lacks nothing else. */
START_TEST (nothing_else_is_found)
{
  g_autoptr (MuBook) book = book_with (NULL, NULL);
  g_autoptr (GPtrArray) findings = mu_book_find (book);
  g_autoptr (GPtrArray) faults = mu_book_faults (book, "years.xml");
  ck_assert_uint_eq (findings->len, 1);
  ck_assert_uint_eq (faults->len, 0);
}
END_TEST

START_TEST (a_year_without_a_list_names_others)
{
  g_autoptr (MuBook) book = book_with ("from=\"101\"", "from=\"150\"");
  g_autofree char *words = mu_book_impossible (book, MU_RULES_WRG5, 120);
  ck_assert_ptr_nonnull (words);
  ck_assert_msg (strstr (words, "no list of 120 AD can be made") != NULL, "%s", words);
  ck_assert_msg (strstr (words, "choose a year from 200 BC to 100 AD") != NULL, "%s", words);
  ck_assert_ptr_null (mu_book_impossible (book, MU_RULES_WRG5, 100));
  ck_assert_ptr_null (mu_book_impossible (book, MU_RULES_WRG5, 150));
  ck_assert_ptr_null (mu_book_impossible (book, MU_RULES_WRG5, 900));
  g_autoptr (MuBook) never = book_with ("name=\"Elite\" min=\"0\"", "name=\"Elite\" min=\"21\"");
  g_autofree char *other = mu_book_impossible (never, MU_RULES_WRG5, 1);
  ck_assert_msg (other && strstr (other, "nor of any other year") != NULL, "%s", other);
}
END_TEST

/* --- against trying everything ---------------------------------------------- */

#define OPTIONS 4
#define MOST    14
#define BOOKS   400

static void
write_option (GString *text, guint64 *state, guint index)
{
  const guint most = 5 + next_below (state, MOST - 4);
  const guint unit_least = 5 + next_below (state, 3);
  g_string_append_printf (text,
                          "<option id=\"o%u\" name=\"O%u\" min=\"%u\" max=\"%u\" unit-min=\"%u\" "
                          "unit-max=\"%u\" order=\"hold\" ranks=\"1\" line=\"0\">"
                          "<troop notation=\"Reg C HI JLS Sh\"/>",
                          index, index, next_below (state, 3) ? 0 : next_below (state, most + 1),
                          most, unit_least, unit_least + next_below (state, 4));
  /* of earlier ones alone, so that none leads back to itself */
  for (guint n = index > 0 ? next_below (state, 3) : 0; n > 0; n--) {
    const guint other = next_below (state, index), count = 1 + next_below (state, 3),
                per = 1 + next_below (state, 3);
    switch (next_below (state, 4)) {
    case 0:
      g_string_append_printf (text, "<at-most count=\"%u\" per=\"%u\" option=\"o%u\"/>", count, per,
                              other);
      break;
    case 1:
      g_string_append_printf (text, "<at-least count=\"%u\" per=\"%u\" option=\"o%u\"/>", count,
                              per, other);
      break;
    case 2:
      g_string_append_printf (text, "<needs count=\"%u\" option=\"o%u\"/>", 3 * count, other);
      break;
    default:
      g_string_append_printf (text, "<not-with option=\"o%u\"/>", other);
    }
  }
  g_string_append (text, "</option>");
}

/* NULL where it contradicts itself so plainly that it is not even read. */
static MuBook *
random_book (guint64 *state)
{
  g_autoptr (GString) text = g_string_new (
      "<army-book version=\"2\" id=\"r\" edition=\"1\" rules=\"wrg5\" name=\"R\" from=\"1\" "
      "to=\"9\" land=\"italy\" region=\"mediterranean\" country=\"plain\" generals=\"regular\">"
      "<home>Nowhere.</home>");
  for (guint i = 0; i < OPTIONS; i++)
    write_option (text, state, i);
  for (guint i = next_below (state, 3); i > 0; i--) {
    const guint least = next_below (state, 30);
    g_string_append_printf (text,
                            "<limit name=\"L%u\" min=\"%u\" max=\"%u\"><of option=\"o%u\"/>"
                            "<of option=\"o%u\"/></limit>",
                            i, least, least + 1 + next_below (state, 20), i - 1, i + 1);
  }
  g_string_append (text, "</army-book>");
  return mu_book_read_data (text->str, text->len, "random.xml", NULL);
}

static gboolean
in_units (const MuBookOption *option, int total)
{
  for (int units = total > 0; units <= total; units++)
    if (total >= units * option->unit_min && total <= units * option->unit_max)
      return TRUE;
  return total == 0;
}

static int
index_of (const MuBook *book, const char *id)
{
  guint index = 0;
  while (strcmp (((MuBookOption *) book->options->pdata[index])->id, id) != 0)
    index++;
  return (int) index;
}

static gboolean
option_holds (const MuBook *book, const int *count, guint index)
{
  const MuBookOption *option = g_ptr_array_index (book->options, index);
  if (count[index] < option->min || count[index] > option->max || !in_units (option, count[index]))
    return FALSE;
  for (guint i = 0; i < option->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (option->conditions, i);
    const int other = count[index_of (book, condition->other)];
    const gboolean there = count[index] > 0;
    if ((condition->kind == MU_BOOK_AT_MOST_PER
         && count[index] > other * condition->count / condition->per)
        || (condition->kind == MU_BOOK_AT_LEAST_PER
            && count[index] * condition->per < other * condition->count)
        || (condition->kind == MU_BOOK_NEEDS && there && other < condition->count)
        || (condition->kind == MU_BOOK_NOT_WITH && there && other > 0))
      return FALSE;
  }
  return TRUE;
}

static gboolean
all_holds (const MuBook *book, const int *count)
{
  for (guint i = 0; i < book->options->len; i++)
    if (!option_holds (book, count, i))
      return FALSE;
  for (guint i = 0; i < book->limits->len; i++) {
    const MuBookLimit *limit = g_ptr_array_index (book->limits, i);
    int sum = 0, most = 0;
    for (guint o = 0; o < limit->options->len; o++) {
      const int index = index_of (book, limit->options->pdata[o]);
      sum += count[index];
      most += ((MuBookOption *) book->options->pdata[index])->max;
    }
    if (sum > limit->max || sum < MIN (limit->min, most))
      return FALSE;
  }
  return TRUE;
}

/* Whether there is a list at all, and of each option whether there is one with it. */
static gboolean
try_all (const MuBook *book, gboolean with[OPTIONS])
{
  int count[OPTIONS] = { 0 };
  gboolean any = FALSE;
  for (int at = 0; at < OPTIONS;) {
    int sum = 0;
    for (int i = 0; i < OPTIONS; i++)
      sum += count[i];
    if (all_holds (book, count) && sum > 0) {
      any = TRUE;
      for (int i = 0; i < OPTIONS; i++)
        with[i] |= count[i] > 0;
    }
    for (at = 0; at < OPTIONS && count[at]++ == MOST; at++)
      count[at] = 0;
  }
  return any;
}

START_TEST (the_solver_finds_what_trying_finds)
{
  guint64 state = 77 + (guint64) _i;
  int possible = 0, impossible = 0;
  for (int n = 0; n < BOOKS / 10; n++) {
    g_autoptr (MuBook) book = random_book (&state);
    gboolean with[OPTIONS] = { FALSE };
    if (!book)
      continue;
    const gboolean any = try_all (book, with);
    g_autoptr (MuBookYear) year = mu_book_year_new (book, MU_RULES_WRG5, 1);
    if (mu_book_year_solve (year, NULL) != (any ? MU_SOLVED_POSSIBLE : MU_SOLVED_IMPOSSIBLE))
      ck_abort_msg ("%s: %s", any ? "possible" : "impossible", book->xml);
    for (guint i = 0; any && i < OPTIONS; i++) {
      const MuSolved solved
          = mu_book_year_solve_with (year, g_ptr_array_index (book->options, i), 1, NULL);
      int count[OPTIONS];
      for (guint c = 0; c < OPTIONS; c++)
        count[c] = mu_book_year_count (year, c);
      if (solved != (with[i] ? MU_SOLVED_POSSIBLE : MU_SOLVED_IMPOSSIBLE)
          || (with[i] && !all_holds (book, count)))
        ck_abort_msg ("O%u, %s: %s", i, with[i] ? "possible" : "impossible", book->xml);
    }
    possible += any;
    impossible += !any;
  }
  ck_assert_int_gt (possible, 0);
  ck_assert_int_gt (impossible, 0);
}
END_TEST

/* Where one demand after another ends where the next cannot be met, a new list has the numbers that
 * meet all. */
START_TEST (a_list_is_begun_wherever_there_is_one)
{
  guint64 state = 770 + (guint64) _i;
  for (int n = 0; n < BOOKS / 10; n++) {
    g_autoptr (MuBook) book = random_book (&state);
    g_autofree char *none = book ? mu_book_impossible (book, MU_RULES_WRG5, 1) : NULL;
    if (!book || none)
      continue;
    g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, 1, 50000, "");
    g_autoptr (GPtrArray) issues = mu_list_check (list, book);
    if (!mu_issues_legal (issues))
      ck_abort_msg ("%s: %s", ((MuIssue *) issues->pdata[0])->message, book->xml);
  }
}
END_TEST

/* --- shipped books ----------------------------------------------------------- */

static MuShelf *all_books;

static void
add_change (GArray *years, const MuBook *book, int year)
{
  const int real = year == 0 ? 1 : year;
  if (real >= book->from && real <= book->to)
    g_array_append_val (years, real);
}

/* Each year in which something begins, and the one after each end. */
static GArray *
changes_of (const MuBook *book)
{
  GArray *years = g_array_new (FALSE, FALSE, sizeof (int));
  add_change (years, book, book->from);
  add_change (years, book, book->to);
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    add_change (years, book, option->from);
    add_change (years, book, option->to + 1);
    for (guint w = 0; w < option->troops->len; w++) {
      const MuBookTroop *way = g_ptr_array_index (option->troops, w);
      add_change (years, book, way->from);
      add_change (years, book, way->to + 1);
    }
  }
  return years;
}

START_TEST (every_shipped_book_can_be_satisfied_in_every_year)
{
  const MuBook *book = book_to_try (all_books, _i);
  g_autoptr (GPtrArray) findings = mu_book_find (book);
  if (findings->len == 0)
    return;
  g_autofree char *words = mu_book_finding_words (book, findings->pdata[0]);
  ck_abort_msg ("%s: %s", book->id, words);
}
END_TEST

/* Points aside, which are the player's. */
static void
expect_begun (const MuBook *book, MuRuleSystem rules, int year)
{
  g_autoptr (MuList) list = mu_list_edit_begin (book, rules, year, 5000, "");
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  if (!mu_issues_legal (issues))
    ck_abort_msg ("%s in %d by %d: %s", book->id, year, rules,
                  ((MuIssue *) issues->pdata[0])->message);
}

START_TEST (a_list_can_be_begun_in_every_year_that_changes_something)
{
  const MuBook *book = book_to_try (all_books, _i);
  g_autoptr (GArray) years = changes_of (book);
  for (guint i = 0; i < years->len; i++) {
    const int year = g_array_index (years, int, i);
    if (mu_book_serves (book, MU_RULES_WRG5))
      expect_begun (book, MU_RULES_WRG5, year);
    if (mu_book_serves (book, MU_RULES_AWFP))
      expect_begun (book, MU_RULES_AWFP, year);
  }
}
END_TEST

int
main (void)
{
  all_books = mu_shelf_open (NULL, NULL);
  const int books = all_books ? books_to_try (all_books) : 0;
  TCase *tests = tcase_create ("book_findings");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, what_nobody_can_fulfil_is_found, 0, COUNT (rows));
  tcase_add_test (tests, nothing_else_is_found);
  tcase_add_test (tests, a_year_without_a_list_names_others);
  tcase_add_loop_test (tests, the_solver_finds_what_trying_finds, 0, 10);
  tcase_add_loop_test (tests, a_list_is_begun_wherever_there_is_one, 0, 10);
  tcase_add_loop_test (tests, every_shipped_book_can_be_satisfied_in_every_year, 0, books);
  tcase_add_loop_test (tests, a_list_can_be_begun_in_every_year_that_changes_something, 0, books);
  const int status = books > 0 ? run_case ("book_findings", tests) : 1;
  mu_shelf_free (all_books);
  return status;
}
