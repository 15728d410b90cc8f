/* What an umpire is told of a list or of a file that holds none. */
#include "lists/check/verdict.h"

#include <string.h>

#include "lists/xml/data.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/common.h"

START_TEST (the_samples_are_legal)
{
  static const char *const files[] = { "zama-roman.xml", "zama-carthaginian.xml" };
  g_autofree char *path = mu_data_path ("samples", files[_i]);
  g_autoptr (MuVerdict) verdict = mu_verdict_on_file (NULL, path, shelf);
  ck_assert_int_eq (verdict->kind, MU_VERDICT_LEGAL);
  ck_assert_str_eq (verdict->file, path);
  ck_assert_ptr_nonnull (verdict->list);
  ck_assert_ptr_eq (verdict->book, mu_shelf_find (shelf, verdict->list->book_id));
  ck_assert_ptr_null (verdict->fault);
  ck_assert_uint_eq (mu_verdict_errors (verdict), 0);
}
END_TEST

START_TEST (a_broken_rule_makes_it_illegal)
{
  MuList *list = sample ("zama-roman.xml");
  list->points_limit = 1;
  g_autoptr (MuVerdict) verdict = mu_verdict_new ("the club", list, shelf);
  ck_assert_int_eq (verdict->kind, MU_VERDICT_ILLEGAL);
  ck_assert_uint_eq (mu_verdict_errors (verdict), 1);
  const MuIssue *first = g_ptr_array_index (verdict->issues, 0);
  ck_assert_str_eq (mu_rule_id (first->rule), "wrg.points.army");
}
END_TEST

START_TEST (a_list_without_its_book_is_illegal)
{
  MuList *list = sample ("zama-roman.xml");
  set_text (&list->book_id, "martians");
  g_autoptr (MuVerdict) verdict = mu_verdict_new ("x.xml", list, shelf);
  ck_assert_int_eq (verdict->kind, MU_VERDICT_ILLEGAL);
  ck_assert_ptr_null (verdict->book);
}
END_TEST

START_TEST (a_file_that_is_none_has_its_fault_told)
{
  g_autoptr (MuVerdict) verdict = mu_verdict_on_file (NULL, "/nowhere/x.xml", shelf);
  ck_assert_int_eq (verdict->kind, MU_VERDICT_UNREADABLE);
  ck_assert_ptr_null (verdict->list);
  ck_assert_uint_eq (verdict->issues->len, 0);
  ck_assert_uint_eq (mu_verdict_errors (verdict), 0);
  ck_assert_ptr_nonnull (strstr (verdict->fault, "/nowhere/x.xml"));
}
END_TEST

START_TEST (they_are_counted_by_kind)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_verdict_free);
  for (int i = 0; i < 6; i++) {
    MuList *list = sample ("zama-roman.xml");
    list->points_limit = i < 2 ? 1 : list->points_limit;
    g_ptr_array_add (all, mu_verdict_new ("x.xml", list, shelf));
  }
  g_ptr_array_add (all, mu_verdict_on_file (NULL, "/nowhere/x.xml", shelf));
  ck_assert_uint_eq (mu_verdicts_count (all, MU_VERDICT_LEGAL), 4);
  ck_assert_uint_eq (mu_verdicts_count (all, MU_VERDICT_ILLEGAL), 2);
  ck_assert_uint_eq (mu_verdicts_count (all, MU_VERDICT_UNREADABLE), 1);
}
END_TEST

START_TEST (each_kind_has_its_words)
{
  static const char *const keys[] = { "legal", "illegal", "unreadable" };
  static const char *const words[] = { "legal", "not legal", "cannot be read" };
  ck_assert_str_eq (mu_verdict_key ((MuVerdictKind) _i), keys[_i]);
  ck_assert_str_eq (mu_verdict_words ((MuVerdictKind) _i), words[_i]);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("verdict");
  tcase_add_unchecked_fixture (tests, open_shelf, close_shelf);
  tcase_add_loop_test (tests, the_samples_are_legal, 0, 2);
  tcase_add_test (tests, a_broken_rule_makes_it_illegal);
  tcase_add_test (tests, a_list_without_its_book_is_illegal);
  tcase_add_test (tests, a_file_that_is_none_has_its_fault_told);
  tcase_add_test (tests, they_are_counted_by_kind);
  tcase_add_loop_test (tests, each_kind_has_its_words, 0, 3);
  return run_case ("verdict", tests);
}
