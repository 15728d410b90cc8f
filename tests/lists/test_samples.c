/* What ships is legal, reads back to the byte, and fits the table. */
#include <string.h>

#include "lists/check/check.h"
#include "lists/xml/data.h"
#include "rules/wrg/troop/troop.h"
#include "tests/lists/common.h"

static const char *const samples[] = { "zama-roman.xml", "zama-carthaginian.xml" };

START_TEST (samples_are_legal_at_1000_points)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  g_autoptr (MuList) list = sample (samples[_i]);
  const MuBook *book = mu_shelf_find (shelf, list->book_id);
  ck_assert_ptr_nonnull (book);
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  if (issues->len)
    ck_abort_msg ("%s", ((MuIssue *) issues->pdata[0])->message);
  ck_assert_int_eq (list->points_limit, 1000);
  ck_assert_int_ge (mu_list_points (list), 990);
  ck_assert_int_le (mu_list_points (list), 1000);
  ck_assert_int_eq (list->year, -202);
}
END_TEST

START_TEST (samples_are_written_as_they_stand)
{
  g_autoptr (MuList) list = sample (samples[_i]);
  g_autofree char *path = mu_data_path ("samples", samples[_i]);
  g_autofree char *shipped = NULL;
  g_autofree char *written = mu_list_write_data (list, NULL);
  ck_assert (g_file_get_contents (path, &shipped, NULL, NULL));
  ck_assert_str_eq (written, shipped);
}
END_TEST

static int
frontage (const MuListUnit *unit)
{
  return mu_list_unit_files (unit) * mu_wrg_type_frontage ((MuTroopType) unit->troop.type, 0);
}

/* wrg.deploy.area on 6 by 4 feet: 480 by 120 paces, a line each 60; between
 * bodies at least 10 paces of room. */
START_TEST (samples_have_room_to_deploy)
{
  g_autoptr (MuList) list = sample (samples[_i]);
  int width[2] = { 0 };
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    ck_assert_int_lt (unit->line, 2);
    ck_assert_int_lt (unit->ranks * mu_wrg_type_depth ((MuTroopType) unit->troop.type), 60);
    width[unit->line] += frontage (unit) + 10;
  }
  ck_assert_int_le (width[0], 480);
  ck_assert_int_le (width[1], 480);
}
END_TEST

/* From the right wing to the left: horse, or light horse, on both wings. */
START_TEST (samples_have_their_horse_on_the_wings)
{
  g_autoptr (MuList) list = sample (samples[_i]);
  GArray *front = g_array_new (FALSE, FALSE, sizeof (MuTroopType));
  for (guint i = 0; i < list->units->len; i++) {
    const MuTroopType type = (MuTroopType) mu_list_unit (list, i)->troop.type;
    if (mu_list_unit (list, i)->line == 0)
      g_array_append_val (front, type);
  }
  ck_assert (mu_type_is_cavalry (g_array_index (front, MuTroopType, 0)));
  ck_assert (mu_type_is_cavalry (g_array_index (front, MuTroopType, front->len - 1)));
  g_array_unref (front);
}
END_TEST

START_TEST (a_list_is_illegal_once_the_limit_is_passed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  g_autoptr (MuList) list = sample (samples[_i]);
  mu_list_unit (list, 1)->figures += 2;
  g_autoptr (GPtrArray) issues = mu_list_check (list, mu_shelf_find (shelf, list->book_id));
  ck_assert_uint_eq (issues->len, 1);
  ck_assert_str_eq (mu_rule_id (((MuIssue *) issues->pdata[0])->rule), "wrg.points.army");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("samples");
  tcase_add_loop_test (tests, samples_are_legal_at_1000_points, 0, COUNT (samples));
  tcase_add_loop_test (tests, samples_are_written_as_they_stand, 0, COUNT (samples));
  tcase_add_loop_test (tests, samples_have_room_to_deploy, 0, COUNT (samples));
  tcase_add_loop_test (tests, samples_have_their_horse_on_the_wings, 0, COUNT (samples));
  tcase_add_loop_test (tests, a_list_is_illegal_once_the_limit_is_passed, 0, COUNT (samples));
  return run_case ("samples", tests);
}
