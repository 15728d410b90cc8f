/* What changed between two editions of a book, and how lists stay with theirs. */
#include <glib/gstdio.h>
#include <string.h>

#include "lists/book/book_diff.h"
#include "lists/check/check.h"
#include "tests/lists/common.h"

/* The test book with a few words replaced, as another edition. */
static MuBook *
changed_book (const char *from, const char *to, int edition)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) xml = g_string_new (test_book_xml);
  g_autofree char *number = g_strdup_printf ("edition='%d'", edition);
  if (from != NULL && g_string_replace (xml, from, to, 1) != 1)
    ck_abort_msg ("not in the book: %s", from);
  ck_assert_uint_eq (g_string_replace (xml, "edition='2'", number, 1), 1);
  MuBook *book = mu_book_read_data (xml->str, xml->len, "changed.xml", &error);
  if (book == NULL)
    ck_abort_msg ("%s", error->message);
  return book;
}

#define FOOT   "<option id='foot' name='Foot' min='10' max='120' unit-min='5' unit-max='60'"
#define OPTION "<option id='camels' name='Camels' min='0' max='9' unit-min='3' unit-max='9'"
#define CAMELS OPTION " order='attack' ranks='2' line='0'><troop notation='Irr C LC JLS'/></option>"
#define LIMIT                                                                                      \
  "<limit name='Horse and foot' max='90'><of option='foot'/><of option='horse'/></limit>"
#define ALLY     "<ally book='numidian' max='40'/>"
#define BOOK_END "</army-book>"

static const struct {
  const char *from, *to;
  const char *there, *back; /* what changed from the test book, and on the way back */
} cases[] = {
  { "name='Test'", "name='Proof'", "The book Test is now called Proof.",
    "The book Proof is now called Test." },
  { "to='-146'", "to='-100'", "The book: from 275 BC to 100 BC, before from 275 BC to 146 BC.",
    "The book: from 275 BC to 146 BC" },
  { "generals='regular'", "generals='irregular'", "Generals: now irregular.",
    "Generals: now regular." },
  { FOOT, "<option id='foot' name='Foot' min='20' max='120' unit-min='5' unit-max='60'",
    "Foot: at least 20, before 10.", "Foot: at least 10, before 20." },
  { FOOT, "<option id='foot' name='Foot' min='10' max='90' unit-min='5' unit-max='60'",
    "Foot: at most 90, before 120.", "Foot: at most 120, before 90." },
  { FOOT, "<option id='foot' name='Foot' min='10' max='120' unit-min='8' unit-max='60'",
    "Foot: in one unit at least 8, before 5.", "Foot: in one unit at least 5, before 8." },
  { FOOT, "<option id='foot' name='Foot' min='10' max='120' unit-min='5' unit-max='48'",
    "Foot: in one unit at most 48, before 60.", "Foot: in one unit at most 60, before 48." },
  { "name='Foot'", "name='Legions'", "Foot is now called Legions.", "Legions is now called Foot." },
  { "from='-262' to='-150'", "from='-262' to='-160'",
    "Elephants: from 262 BC to 160 BC, before from 262 BC to 150 BC.", "Elephants: from 262 BC" },
  { " bodyguard='yes'", "", "Guard: may no longer be a general's bodyguard.",
    "Guard: may now be a general's bodyguard." },
  { "<troop notation='Reg C LI JLS Sh'/>", "", "Light: may no longer be Reg C LI JLS Sh.",
    "Light: may now be Reg C LI JLS Sh." },
  { "label='veterans' from='-200'", "label='veterans' from='-190'",
    "Foot, Reg B HI HTW Sh: from 190 BC to 146 BC, before from 200 BC to 146 BC.", "from 200 BC" },
  { "<at-most count='2' per='1' option='foot'/>", "<at-most count='3' per='1' option='foot'/>",
    "Light: now at most 3 for each 1 of Foot.", "Light: no longer at most 3 for each 1 of Foot." },
  { "<needs count='30' option='foot'/>", "", "Tribes: no longer only with at least 30 of Foot.",
    "Tribes: now only with at least 30 of Foot." },
  { "<not-with option='horse'/>", "<at-least count='1' per='9' option='horse'/>",
    "Pirates: now at least 1 for each 9 of Horse.", "Pirates: now not together with Horse." },
};

static gboolean
tells (const GPtrArray *changes, const char *words)
{
  for (guint i = 0; i < changes->len; i++)
    if (strstr (changes->pdata[i], words) != NULL)
      return TRUE;
  return FALSE;
}

static void
expect (const MuBook *before, const MuBook *after, const char *words)
{
  g_autoptr (GPtrArray) changes = mu_book_diff (before, after);
  g_autofree char *all = mu_book_diff_words (before, after, G_MAXUINT);
  ck_assert_msg (tells (changes, words), "expected: %s\ntold: %s", words, all);
}

START_TEST (each_change_is_told_both_ways)
{
  g_autoptr (MuBook) before = test_book ();
  g_autoptr (MuBook) after = changed_book (cases[_i].from, cases[_i].to, 3);
  expect (before, after, cases[_i].there);
  expect (after, before, cases[_i].back);
}
END_TEST

START_TEST (options_limits_and_allies_come_and_go)
{
  g_autoptr (MuBook) before = test_book ();
  g_autoptr (MuBook) option = changed_book (BOOK_END, CAMELS BOOK_END, 3);
  g_autoptr (MuBook) limit = changed_book (BOOK_END, LIMIT BOOK_END, 3);
  g_autoptr (MuBook) ally = changed_book (BOOK_END, ALLY BOOK_END, 3);
  expect (before, option, "Camels: new, up to 9.");
  expect (option, before, "Camels: no longer in the book.");
  expect (before, limit, "Horse and foot: together now 0 to 90.");
  expect (limit, before, "Horse and foot: no longer limited together.");
  expect (before, ally, "Allies: numidian may now come along, up to 40.");
  expect (ally, before, "Allies: numidian no longer come along.");
}
END_TEST

START_TEST (the_same_book_has_no_changes)
{
  g_autoptr (MuBook) before = test_book ();
  g_autoptr (MuBook) after = changed_book (NULL, NULL, 3);
  g_autoptr (GPtrArray) changes = mu_book_diff (before, after);
  g_autofree char *words = mu_book_diff_words (before, after, 3);
  ck_assert_uint_eq (changes->len, 0);
  ck_assert_str_eq (words, "Nothing that a list must heed.");
}
END_TEST

START_TEST (many_changes_are_counted)
{
  g_autoptr (MuBook) before = test_book ();
  g_autoptr (MuBook) after = changed_book (
      FOOT, "<option id='foot' name='Foot' min='11' max='121' unit-min='6' unit-max='61'", 3);
  g_autofree char *one = mu_book_diff_words (before, after, 3);
  g_autofree char *two = mu_book_diff_words (before, after, 2);
  ck_assert_ptr_nonnull (strstr (one, "And 1 more change."));
  ck_assert_ptr_nonnull (strstr (two, "And 2 more changes."));
}
END_TEST

/* --- editions on a shelf ----------------------------------------------------- */

/* A shelf on which the test book stands alone. */
static MuShelf *
shelf_of (const MuBook *book)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("muster-shelf-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "book.xml", NULL);
  ck_assert (g_file_set_contents (path, book->xml, -1, NULL));
  MuShelf *shelf = mu_shelf_open (folder, &error);
  if (shelf == NULL)
    ck_abort_msg ("%s", error->message);
  g_unlink (path);
  g_rmdir (folder);
  return shelf;
}

static gboolean
has_issue (const GPtrArray *issues, MuIssueSeverity severity, const char *words)
{
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = issues->pdata[i];
    if (issue->severity == severity && issue->rule == MU_RULE_WRG_ARMY_CHOICE
        && strstr (issue->message, words) != NULL)
      return TRUE;
  }
  return FALSE;
}

/* wrg.army.choice: a list stays legal by the edition that it was made with, and says what has
 * changed, until the newer one is accepted. */
START_TEST (a_list_is_judged_by_its_own_edition)
{
  g_autoptr (MuBook) newer = changed_book (
      FOOT, "<option id='foot' name='Foot' min='10' max='30' unit-min='5' unit-max='30'", 3);
  g_autoptr (MuShelf) shelf = shelf_of (newer);
  g_autoptr (MuList) list = test_list ();
  mu_shelf_keep_copy (shelf, test_book ());
  ck_assert_uint_eq (mu_shelf_count (shelf), 1);
  ck_assert_int_eq (mu_shelf_find (shelf, "test")->version, 3);
  const MuBook *own = mu_shelf_find_edition (shelf, "test", 2);
  ck_assert_int_eq (own->version, 2);
  g_autoptr (GPtrArray) kept = mu_list_check (list, own);
  ck_assert (mu_issues_legal (kept));
  ck_assert (has_issue (kept, MU_ISSUE_WARNING, "newer edition, 3"));
  ck_assert (has_issue (kept, MU_ISSUE_WARNING, "Foot: at most 30, before 120."));
  list->book_version = 3;
  g_autoptr (GPtrArray) accepted
      = mu_list_check (list, mu_shelf_find_edition (shelf, "test", list->book_version));
  ck_assert (!mu_issues_legal (accepted));
  ck_assert (!has_issue (accepted, MU_ISSUE_WARNING, "edition"));
}
END_TEST

START_TEST (an_older_book_on_the_shelf_is_told)
{
  g_autoptr (MuBook) older = changed_book (NULL, NULL, 1);
  g_autoptr (MuShelf) shelf = shelf_of (older);
  g_autoptr (MuList) list = test_list ();
  g_autoptr (GPtrArray) without = mu_list_check (list, mu_shelf_find_edition (shelf, "test", 2));
  ck_assert (has_issue (without, MU_ISSUE_WARNING, "the club has an older one, 1"));
  mu_shelf_keep_copy (shelf, test_book ());
  g_autoptr (GPtrArray) with = mu_list_check (list, mu_shelf_find_edition (shelf, "test", 2));
  ck_assert (has_issue (with, MU_ISSUE_WARNING, "older edition, 1"));
}
END_TEST

/* A book that its writer changed but gave no new edition. */
START_TEST (a_changed_book_of_the_same_edition_is_told)
{
  g_autoptr (MuBook) changed = changed_book ("name='Foot'", "name='Legions'", 2);
  g_autoptr (MuShelf) shelf = shelf_of (changed);
  g_autoptr (MuList) list = test_list ();
  mu_shelf_keep_copy (shelf, test_book ());
  g_autoptr (GPtrArray) issues = mu_list_check (list, mu_shelf_find_edition (shelf, "test", 2));
  ck_assert (has_issue (issues, MU_ISSUE_WARNING, "without a new edition"));
  ck_assert (has_issue (issues, MU_ISSUE_WARNING, "Foot is now called Legions"));
}
END_TEST

START_TEST (copies_that_are_not_needed_are_not_kept)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuShelf) shelf = shelf_of (book);
  mu_shelf_keep_copy (shelf, test_book ());
  ck_assert_ptr_eq (mu_shelf_find_edition (shelf, "test", 2), mu_shelf_find (shelf, "test"));
  ck_assert_ptr_eq (mu_shelf_find_edition (shelf, "test", 9), mu_shelf_find (shelf, "test"));
  ck_assert_ptr_null (mu_shelf_find_edition (shelf, "martian", 1));
  mu_shelf_keep_copy (shelf, changed_book (NULL, NULL, 1));
  mu_shelf_keep_copy (shelf, changed_book (NULL, NULL, 1));
  ck_assert_int_eq (mu_shelf_find_edition (shelf, "test", 1)->version, 1);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("book_diff");
  tcase_add_loop_test (tests, each_change_is_told_both_ways, 0, G_N_ELEMENTS (cases));
  tcase_add_test (tests, options_limits_and_allies_come_and_go);
  tcase_add_test (tests, the_same_book_has_no_changes);
  tcase_add_test (tests, many_changes_are_counted);
  tcase_add_test (tests, a_list_is_judged_by_its_own_edition);
  tcase_add_test (tests, an_older_book_on_the_shelf_is_told);
  tcase_add_test (tests, a_changed_book_of_the_same_edition_is_told);
  tcase_add_test (tests, copies_that_are_not_needed_are_not_kept);
  return run_case ("book_diff", tests);
}
