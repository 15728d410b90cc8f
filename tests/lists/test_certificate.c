/* The certificate of a list and its check code. */
#include "lists/check/certificate.h"

#include <string.h>

#include "lists/words/eye_code.h"
#include "lists/xml/data.h"
#include "tests/lists/common.h"

START_TEST (it_says_what_was_judged)
{
  g_autoptr (MuList) list = test_list ();
  g_autoptr (MuBook) book = test_book ();
  list->edition = 7;
  g_autoptr (MuCertificate) certificate = mu_certificate_new (list, book);
  g_autofree char *verdict = mu_certificate_verdict (certificate);
  g_autofree char *line = mu_certificate_line (certificate);
  g_autofree char *wanted = g_strdup_printf (
      "list edition 7, legal by Test, edition 2, check code %s", certificate->code);
  ck_assert_int_eq (certificate->points, mu_list_points (list));
  ck_assert (certificate->legal);
  ck_assert_str_eq (verdict, "legal by Test, edition 2");
  ck_assert_str_eq (line, wanted);
}
END_TEST

START_TEST (what_is_not_legal_is_not_certified)
{
  g_autoptr (MuList) list = test_list ();
  g_autoptr (MuBook) book = test_book ();
  list->points_limit = 1;
  g_autoptr (MuCertificate) certificate = mu_certificate_new (list, _i == 0 ? book : NULL);
  g_autofree char *verdict = mu_certificate_verdict (certificate);
  ck_assert (!certificate->legal);
  ck_assert_str_eq (verdict, "not legal");
  ck_assert_str_eq (certificate->book, _i == 0 ? "Test" : "test");
}
END_TEST

START_TEST (the_judging_book_may_be_newer_than_the_lists)
{
  g_autoptr (MuList) list = test_list ();
  g_autoptr (MuBook) book = test_book ();
  list->book_version = 1;
  g_autoptr (MuCertificate) certificate = mu_certificate_new (list, book);
  ck_assert_int_eq (certificate->book_edition, 2);
  ck_assert_int_eq (certificate->list_book_edition, 1);
}
END_TEST

/* Worked by `sha256sum` over the file. */
START_TEST (the_code_is_the_sum_of_the_file)
{
  g_autoptr (MuList) list = sample ("zama-roman.xml");
  g_autofree char *code = mu_list_check_code (list);
  ck_assert_str_eq (code, "LMFS-RMHY-22HM-4G9N");
}
END_TEST

static void
change (MuList *list, int what)
{
  MuListUnit *unit = mu_list_unit (list, FOOT);
  switch (what) {
  case 0:
    unit->figures++;
    break;
  case 1:
    unit->troop.shield = !unit->troop.shield;
    break;
  case 2:
    unit->ranks++;
    break;
  case 3:
    set_text (&unit->name, "Feet");
    break;
  case 4:
    list->edition++;
    break;
  case 5:
    list->points_limit++;
    break;
  case 6:
    list->book_version++;
    break;
  case 7:
    list->year--;
    break;
  case 8:
    set_text (&list->notes, "x");
    break;
  case 9:
    mu_list_general (list, 0)->regular = FALSE;
    break;
  case 10:
    g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_FLAME_THROWER, TRUE, 1));
    break;
  case 11:
    set_text (&unit->notes, "x");
    break;
  }
}
#define CHANGES 12

START_TEST (any_change_changes_the_code)
{
  g_autoptr (MuList) list = test_list ();
  g_autofree char *before = mu_list_check_code (list);
  ck_assert (mu_list_has_check_code (list, before));
  change (list, _i);
  g_autofree char *after = mu_list_check_code (list);
  ck_assert_str_ne (before, after);
  ck_assert (!mu_list_has_check_code (list, before));
}
END_TEST

START_TEST (what_is_read_again_has_the_same_code)
{
  guint64 state = (guint64) _i;
  g_autoptr (MuList) list = random_list (&state);
  gsize length;
  g_autofree char *data = mu_list_write_data (list, &length);
  g_autoptr (MuList) again = mu_list_read_data (data, length, "again.xml", NULL);
  g_autofree char *code = mu_list_check_code (list);
  ck_assert_ptr_nonnull (again);
  ck_assert (mu_list_has_check_code (again, code));
}
END_TEST

START_TEST (codes_are_read_as_people_write_them)
{
  static const struct {
    const char *text;
    MuCheckCode kind;
  } rows[] = {
    { "K7QF-22CM-X9BD-4HTR", MU_CHECK_CODE_LETTERS },
    { "k7qf22cmx9bd4htr", MU_CHECK_CODE_LETTERS },
    { " K7QF 22cm X9BD-4HTR ", MU_CHECK_CODE_LETTERS },
    { "K7QF-22CM-X9BD-4HTR-2", MU_CHECK_CODE_NONE },
    { "K7QF-22CM-X9BD-4HT", MU_CHECK_CODE_NONE },
    { "K7QF-22CM-X9BD-4HT0", MU_CHECK_CODE_NONE },
    { "K7QF-22CM-X9BD-4HTI", MU_CHECK_CODE_NONE },
    { "K7QF-22CM-X9BD-4HTÄ", MU_CHECK_CODE_NONE },
    { "7F3A-22C1-09BE", MU_CHECK_CODE_BEFORE },
    { "7f3a22c109be", MU_CHECK_CODE_BEFORE },
    { "7f3a 22c1 09BE", MU_CHECK_CODE_BEFORE },
    { " 7F3A-22C1-09BE ", MU_CHECK_CODE_BEFORE },
    { "7F3A-22C1", MU_CHECK_CODE_NONE },
    { "7F3A-22C1-09BE-0", MU_CHECK_CODE_NONE },
    { "7G3A-22C1-09BE", MU_CHECK_CODE_NONE },
    { "", MU_CHECK_CODE_NONE },
    { "-", MU_CHECK_CODE_NONE },
    { "7F3A_22C1_09BE", MU_CHECK_CODE_NONE },
    { "7F3A-22C1-09Bé", MU_CHECK_CODE_NONE },
    { "52cb07acf6c60ebd1bec34c4424bfcbb9fefc27755c6c089f41849cf8dac9bdb", MU_CHECK_CODE_SUM },
    { "52CB07ACF6C60EBD1BEC34C4424BFCBB9FEFC27755C6C089F41849CF8DAC9BDB", MU_CHECK_CODE_SUM },
    { "52cb07acf6c60ebd1bec34c4424bfcbb9fefc27755c6c089f41849cf8dac9bd", MU_CHECK_CODE_NONE },
  };
  ck_assert_int_eq (mu_check_code_kind (rows[_i].text), rows[_i].kind);
}
END_TEST
#define TEXTS 22

START_TEST (case_and_hyphens_do_not_matter)
{
  g_autoptr (MuList) list = test_list ();
  g_autofree char *code = mu_list_check_code (list);
  g_autofree char *small = g_ascii_strdown (code, -1);
  g_auto (GStrv) groups = g_strsplit (code, "-", -1);
  g_autofree char *bare = g_strjoinv ("", groups);
  g_autofree char *apart = g_strjoinv (" ", groups);
  ck_assert (mu_list_has_check_code (list, small));
  ck_assert (mu_list_has_check_code (list, bare));
  ck_assert (mu_list_has_check_code (list, apart));
  ck_assert (!mu_list_has_check_code (list, groups[0]));
}
END_TEST

static MuList *
twin (const char *name)
{
  g_autofree char *path = mu_data_path ("../tests/lists/twins", name);
  return mu_list_read_file (path, NULL);
}

/* Two lists that were sought until their sums began with the same 48 bits; the second has 40
 * Triarii. */
START_TEST (armies_that_shared_a_code_have_their_own)
{
  g_autoptr (MuList) a = twin ("a.xml");
  g_autoptr (MuList) b = twin ("b.xml");
  ck_assert (a && b);
  g_autofree char *one = mu_list_check_code (a);
  g_autofree char *other = mu_list_check_code (b);
  ck_assert_int_ne (mu_list_points (a), mu_list_points (b));
  ck_assert_str_ne (one, other);
  ck_assert (mu_list_has_check_code (a, one) && !mu_list_has_check_code (b, one));
  ck_assert (mu_list_has_check_code (a, "8756-AB4A-7BC5"));
  ck_assert (mu_list_has_check_code (b, "8756-AB4A-7BC5"));
}
END_TEST

/* As long as its promise: 80 bits by eye, all of the sum for programs. */
START_TEST (the_code_begins_the_sum)
{
  g_autoptr (MuList) list = test_list ();
  g_autofree char *sum = mu_list_sum (list);
  g_autofree char *code = mu_list_check_code (list);
  g_autofree char *again = mu_eye_code (sum);
  ck_assert (mu_sum_is_one (sum));
  ck_assert_uint_eq (strlen (code), MU_EYE_CODE_LENGTH);
  ck_assert_str_eq (code, again);
  ck_assert (mu_list_has_check_code (list, sum));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("certificate");
  tcase_add_test (tests, it_says_what_was_judged);
  tcase_add_loop_test (tests, what_is_not_legal_is_not_certified, 0, 2);
  tcase_add_test (tests, the_judging_book_may_be_newer_than_the_lists);
  tcase_add_test (tests, the_code_is_the_sum_of_the_file);
  tcase_add_loop_test (tests, any_change_changes_the_code, 0, CHANGES);
  tcase_add_loop_test (tests, what_is_read_again_has_the_same_code, 0, 50);
  tcase_add_loop_test (tests, codes_are_read_as_people_write_them, 0, TEXTS);
  tcase_add_test (tests, case_and_hyphens_do_not_matter);
  tcase_add_test (tests, armies_that_shared_a_code_have_their_own);
  tcase_add_test (tests, the_code_begins_the_sum);
  return run_case ("certificate", tests);
}
