/* Advice names only what can be done in the list's year: lists of every shipped book in years that
 * are not theirs, with what is wrong besides. */
#include <string.h>

#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "tests/lists/common.h"

#define LISTS 8

static MuShelf *all_books;

/* --- one book of our own ---------------------------------------------------- */

static const char late[]
    = "<army-book version=\"2\" id=\"late\" edition=\"1\" rules=\"wrg5 awfp\" name=\"Late\"\n"
      "  from=\"-200\" to=\"200\" land=\"italy\" region=\"mediterranean\" country=\"plain\"\n"
      "  generals=\"regular\"><home>Nowhere.</home>\n"
      "<option id=\"foot\" name=\"Foot\" min=\"12\" max=\"60\" unit-min=\"5\" unit-max=\"40\"\n"
      "  order=\"attack\" ranks=\"2\" line=\"0\"><troop notation=\"Reg C HI JLS Sh\"/></option>\n"
      "<option id=\"late\" name=\"Late horse\" min=\"0\" max=\"60\" from=\"1\" unit-min=\"5\"\n"
      "  unit-max=\"20\" order=\"attack\" ranks=\"2\" line=\"0\">\n"
      "  <troop notation=\"Reg C MC JLS Sh\" to=\"100\"/>\n"
      "  <troop notation=\"Reg C HC JLS Sh\" from=\"101\" to=\"150\"/></option>\n"
      "<option id=\"camels\" name=\"Camels\" min=\"0\" max=\"60\" unit-min=\"1\" unit-max=\"20\"\n"
      "  order=\"attack\" ranks=\"2\" line=\"0\"><troop notation=\"Irr C MCm B\"/>\n"
      "  <%s option=\"late\"/></option>\n"
      "</army-book>\n";

static MuBook *
late_book (const char *condition)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (late);
  g_string_replace (text, "%s", condition, 1);
  MuBook *book = mu_book_read_data (text->str, text->len, "late.xml", &error);
  if (!book)
    ck_abort_msg ("%s", error->message);
  return book;
}

/* What is advised to the first issue with these words in it. Free with g_free. */
static char *
advice_on (const MuList *list, const MuBook *book, const char *words)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    if (strstr (issue->message, words))
      return g_strdup (issue->remedy);
  }
  return g_strdup ("(no such issue)");
}

static const struct {
  const char *condition;
  const char *option; /* of whom there are some, beside Foot */
  int year;
  const char *issue, *advice;
} rows[] = {
  { "needs count=\"5\"", "camels", -100, "come only with",
    "Leave them out, or choose a year from 1 AD to 150 AD" },
  { "needs count=\"5\"", "camels", 180, "come only with",
    "Leave them out, or choose a year from 1 AD to 150 AD" },
  { "needs count=\"5\"", "camels", 50, "come only with", "Add 5 of Late horse, or leave them out" },
  { "at-most count=\"1\" per=\"2\"", "camels", -100, "at most 1 for each 2", "Take 10 out" },
  { "at-most count=\"1\" per=\"2\"", "camels", 50, "at most 1 for each 2",
    "Take 10 out, or add to Late horse" },
  { "at-most count=\"1\" per=\"7\"", "camels", 50, "at most 1 for each 7", "Take 10 out" },
  { "at-least count=\"1\" per=\"2\"", "late", -100, "are in the book from",
    "Leave them out, or choose a year from 1 AD to 150 AD" },
  { "at-least count=\"1\" per=\"2\"", "late", 180, "are in the book from",
    "Leave them out, or choose a year from 1 AD to 150 AD" },
  { "at-least count=\"1\" per=\"2\"", "late", 50, "at least 1 for each 2",
    "Add 5 of Camels, or take some of Late horse out" },
  { "at-least count=\"7\" per=\"1\"", "late", 50, "at least 7 for each 1",
    "Take some of Late horse out" },
};

START_TEST (advice_is_of_the_year)
{
  g_autoptr (MuBook) book = late_book (rows[_i].condition);
  const int there = rows[_i].year >= 1 && rows[_i].year <= 100 ? rows[_i].year : 50;
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, there, 2000, "");
  add_unit (list, book, "Others", rows[_i].option, 10);
  list->year = rows[_i].year;
  g_autofree char *advice = advice_on (list, book, rows[_i].issue);
  ck_assert_str_eq (advice, rows[_i].advice);
}
END_TEST

/* --- all books, all years ----------------------------------------------------- */

static gboolean
has_way (const MuBookOption *option, int year)
{
  for (guint i = 0; i < option->troops->len; i++)
    if (mu_book_troop_in_year (option->troops->pdata[i], year))
      return mu_book_option_in_year (option, year);
  return FALSE;
}

/* The option's name stands in the words behind these, and there ends the name. */
static gboolean
names_after (const char *words, const char *before, const char *name)
{
  const char *at = strstr (words, before);
  if (!at)
    return FALSE;
  at += strlen (before);
  return strncmp (at, name, strlen (name)) == 0
         && (at[strlen (name)] == '\0' || at[strlen (name)] == ',');
}

/* "Add 5 of Late horse", "Take 3 out, or add to Foot" */
static gboolean
asks_for_more (const char *words, const char *name)
{
  return (g_str_has_prefix (words, "Add ") && names_after (words, " of ", name))
         || names_after (words, "or add to ", name);
}

static void
expect_words_of_year (const MuList *list, const MuBook *book, const MuIssue *issue)
{
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    if (asks_for_more (issue->remedy, option->name) && !has_way (option, list->year))
      ck_abort_msg ("%s in %d: %s: %s", book->id, list->year, issue->message, issue->remedy);
  }
  ck_assert_msg (!g_str_has_suffix (issue->remedy, " "), "%s: “%s”", issue->message, issue->remedy);
}

static int
count_errors (const GPtrArray *issues)
{
  int errors = 0;
  for (guint i = 0; i < issues->len; i++)
    errors += ((const MuIssue *) g_ptr_array_index (issues, i))->severity == MU_ISSUE_ERROR;
  return errors;
}

/* Figures of options of the list's own book that the year has not. */
static int
count_strangers (const MuList *list, const MuBook *book)
{
  int count = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    const MuBookOption *option = mu_book_option_of_unit (book, unit);
    count += option && !has_way (option, list->year) ? unit->figures : 0;
  }
  return count;
}

static void
expect_mend_of_year (const MuList *list, const MuBook *book, const GPtrArray *issues,
                     const MuIssue *issue)
{
  g_autoptr (MuList) mended = mu_list_copy (list);
  if (!mu_list_mend (mended, book, issue))
    return;
  g_autoptr (GPtrArray) left = mu_list_check (mended, book);
  ck_assert_msg (count_errors (left) <= count_errors (issues), "%s in %d: %s", book->id, list->year,
                 issue->message);
  ck_assert_msg (count_strangers (mended, book) <= count_strangers (list, book), "%s in %d: %s: %s",
                 book->id, list->year, issue->message, issue->remedy);
}

static int
some_year (guint64 *state, const MuBook *book)
{
  const int year = book->from + (int) next_below (state, (guint32) (book->to - book->from + 1));
  return year == 0 ? 1 : year;
}

static void
take_some (guint64 *state, MuList *list, const MuBook *book)
{
  for (guint i = 0; i < 8; i++) {
    const MuBookOption *option
        = g_ptr_array_index (book->options, next_below (state, book->options->len));
    mu_list_edit_add (list, book, book, option->id);
  }
  if (list->units->len > 1 && next_below (state, 2) == 0)
    mu_list_edit_remove (list, next_below (state, list->units->len));
}

START_TEST (nothing_of_other_years_is_advised)
{
  const MuBook *book = mu_shelf_at (all_books, (guint) _i);
  guint64 state = 9000 + (guint64) _i;
  for (int n = 0; n < LISTS; n++) {
    const MuRuleSystem rules
        = n % 2 && mu_book_serves (book, MU_RULES_AWFP) ? MU_RULES_AWFP : MU_RULES_WRG5;
    g_autoptr (MuList) list = mu_list_edit_begin (book, rules, some_year (&state, book), 3000, "");
    take_some (&state, list, book);
    if (rules == MU_RULES_WRG5 && list->units->len > 1)
      mu_list_edit_figures (list, next_below (&state, list->units->len),
                            1 + (int) next_below (&state, 70));
    list->year = some_year (&state, book);
    g_autoptr (GPtrArray) issues = mu_list_check (list, book);
    for (guint i = 0; i < issues->len; i++) {
      expect_words_of_year (list, book, g_ptr_array_index (issues, i));
      expect_mend_of_year (list, book, issues, g_ptr_array_index (issues, i));
    }
  }
}
END_TEST

int
main (void)
{
  all_books = mu_shelf_open (NULL, NULL);
  const int books = all_books ? (int) mu_shelf_count (all_books) : 0;
  TCase *tests = tcase_create ("advice");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, advice_is_of_the_year, 0, COUNT (rows));
  tcase_add_loop_test (tests, nothing_of_other_years_is_advised, 0, books);
  const int status = books > 0 ? run_case ("advice", tests) : 1;
  mu_shelf_free (all_books);
  return status;
}
