/* Deployments as files; order sheets and the field that they are for. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "lists/field/deployment.h"
#include "lists/wrg/orders/orders.h"
#include "lists/xml/data.h"

static MuList *rome;

static void
set_up (void)
{
  g_autofree char *path = g_build_filename (mu_data_dir (), "samples", "zama-roman.xml", NULL);
  rome = mu_list_read_file (path, NULL);
  ck_assert_ptr_nonnull (rome);
}

static void
tear_down (void)
{
  mu_list_free (rome);
}

static GArray *
make_units (void)
{
  GArray *units = g_array_new (FALSE, TRUE, sizeof (MuDeployment));
  g_array_set_size (units, rome->units->len);
  return units;
}

static void
same (const MuDeployment *one, const MuDeployment *other)
{
  ck_assert_int_eq (one->placed, other->placed);
  ck_assert_int_eq (one->x, other->x);
  ck_assert_int_eq (one->y, other->y);
  ck_assert_int_eq (one->turned, other->turned);
  ck_assert_int_eq (one->formation, other->formation);
  ck_assert_int_eq (one->ranks, other->ranks);
}

/* A deployment of any shape, from the loop's number. */
static MuDeployment
any (GRand *luck)
{
  MuDeployment at = { .placed = g_rand_boolean (luck) };
  if (at.placed) {
    at.x = g_rand_int_range (luck, 0, 4001);
    at.y = g_rand_int_range (luck, 0, 4001);
    at.turned = (MuAngle) g_rand_int_range (luck, 0, 65536);
  }
  at.formation = (MuFormation) g_rand_int_range (luck, 0, MU_FORMATIONS);
  at.ranks = g_rand_int_range (luck, 0, MU_LIST_RANKS_MAX + 1);
  return at;
}

START_TEST (what_is_written_reads_back)
{
  GRand *luck = g_rand_new_with_seed ((guint32) _i);
  const MuSide side = _i % 2 ? MU_SIDE_B : MU_SIDE_A;
  g_autoptr (GArray) units = make_units ();
  for (guint i = 0; i < units->len; i++)
    if (g_rand_int_range (luck, 0, 4) > 0)
      g_array_index (units, MuDeployment, i) = any (luck);
  gsize length = 0, again_length = 0;
  g_autofree char *data = mu_deployment_write_data (units, rome, side, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) back = mu_deployment_read_data (data, length, "d.xml", rome, side, &error);
  ck_assert_msg (back != NULL, "%s", error ? error->message : "");
  g_autofree char *again = mu_deployment_write_data (back, rome, side, &again_length);
  ck_assert_uint_eq (back->len, rome->units->len);
  ck_assert_str_eq (data, again);
  for (guint i = 0; i < units->len; i++)
    same (&g_array_index (units, MuDeployment, i), &g_array_index (back, MuDeployment, i));
  g_rand_free (luck);
}
END_TEST

START_TEST (a_file_holds_the_same)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "map.xml", NULL);
  g_autoptr (GArray) units = make_units ();
  g_array_index (units, MuDeployment, 2) = (MuDeployment){ .placed = TRUE, .x = 1, .y = 2 };
  ck_assert (mu_deployment_write_file (units, rome, MU_SIDE_A, path, NULL));
  g_autoptr (GArray) back = mu_deployment_read_file (path, rome, MU_SIDE_A, NULL);
  same (&g_array_index (units, MuDeployment, 2), &g_array_index (back, MuDeployment, 2));
  ck_assert_int_eq (g_array_index (back, MuDeployment, 2).line, 3);
  ck_assert (!mu_deployment_write_file (units, rome, MU_SIDE_A, "/nowhere/map.xml", NULL));
}
END_TEST

static const struct {
  const char *find, *put, *says;
  MuFileError code;
} faults[] = {
  { "unit=\"1\"", "unit=\"9\"", "d.xml:3: unit 9 is not in the list", MU_FILE_ERROR_INVALID },
  { "unit=\"1\"", "unit=\"0\"", "d.xml:3:", MU_FILE_ERROR_INVALID },
  { "unit=\"2\"", "unit=\"1\"", "d.xml:4: unit 1 stands in two places", MU_FILE_ERROR_INVALID },
  { " y=\"20\"", "", "d.xml:3: x and y belong together", MU_FILE_ERROR_INVALID },
  { " x=\"10\" y=\"20\"", "", "d.xml:3: turned belongs to x and y", MU_FILE_ERROR_INVALID },
  { "x=\"10\"", "x=\"-10\"", "d.xml:3:", MU_FILE_ERROR_INVALID },
  { "turned=\"7\"", "turned=\"70000\"", "d.xml:3:", MU_FILE_ERROR_INVALID },
  { "formation=\"square\"", "formation=\"heap\"", "d.xml:4:", MU_FILE_ERROR_INVALID },
  { "ranks=\"3\"", "ranks=\"51\"", "d.xml:4:", MU_FILE_ERROR_INVALID },
  { "side=\"a\"", "side=\"b\"", "on side b; expected", MU_FILE_ERROR_FOREIGN },
  { "code=\"", "code=\"0", "d.xml:2:", MU_FILE_ERROR_INVALID },
  { "version=\"1\"", "version=\"2\"", "newer Muster", MU_FILE_ERROR_FOREIGN },
  { "<deployment ", "<battlefield ", "d.xml", MU_FILE_ERROR_INVALID },
};

START_TEST (each_fault_is_refused_at_its_line)
{
  g_autoptr (GArray) units = make_units ();
  g_array_index (units, MuDeployment, 0)
      = (MuDeployment){ .placed = TRUE, .x = 10, .y = 20, .turned = 7 };
  g_array_index (units, MuDeployment, 1)
      = (MuDeployment){ .formation = MU_FORMATION_SQUARE, .ranks = 3 };
  g_autofree char *good = mu_deployment_write_data (units, rome, MU_SIDE_A, NULL);
  g_autoptr (GString) bad = g_string_new (good);
  ck_assert_int_eq (g_string_replace (bad, faults[_i].find, faults[_i].put, 1), 1);
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (
      mu_deployment_read_data (bad->str, bad->len, "d.xml", rome, MU_SIDE_A, &error));
  ck_assert_msg (strstr (error->message, faults[_i].says) != NULL, "%s", error->message);
  ck_assert_msg (error->code == (int) faults[_i].code
                     || strcmp (faults[_i].put, "<battlefield ") == 0,
                 "%s", error->message);
}
END_TEST

START_TEST (another_list_s_deployment_is_refused)
{
  g_autoptr (GArray) units = make_units ();
  g_autofree char *data = mu_deployment_write_data (units, rome, MU_SIDE_A, NULL);
  g_autoptr (GError) error = NULL;
  mu_list_unit (rome, 0)->sub_unit = TRUE;
  ck_assert_ptr_null (
      mu_deployment_read_data (data, strlen (data), "d.xml", rome, MU_SIDE_A, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN));
  ck_assert_ptr_nonnull (strstr (error->message, "d.xml:2: "));
}
END_TEST

/* --- orders and fields ------------------------------------------------------ */

static MuFieldPlan *
make_field (void)
{
  static const MuSpot wood[] = { { 100, 100 }, { 200, 100 }, { 150, 201 } };
  static const MuSpot ford[] = { { 400, 320 } };
  MuFieldPlan *field = mu_field_plan_new ("Field", 900, 600);
  MuFieldFeature *grove = mu_field_plan_add (field, MU_FEATURE_WOOD, wood, 3);
  g_free (grove->name);
  grove->name = g_strdup ("Grove");
  mu_field_plan_add (field, MU_FEATURE_FORD, ford, 1);
  return field;
}

/* A feature has the same number here and there, and its middle is that of its spots. */
START_TEST (orders_take_the_places_of_the_field)
{
  g_autoptr (MuFieldPlan) field = make_field ();
  g_autoptr (MuOrders) orders = mu_orders_new (rome, NULL);
  mu_orders_set_field (orders, field);
  ck_assert_uint_eq (orders->places->len, 2);
  const MuOrdersPlace *grove = g_ptr_array_index (orders->places, 0);
  ck_assert_str_eq (grove->name, "Grove");
  ck_assert_str_eq (grove->kind, "wood");
  ck_assert_int_eq (grove->x, 150);
  ck_assert_int_eq (grove->y, 133);
  ck_assert_int_eq (orders->width, 900);
  ck_assert_int_eq (orders->depth, 600);
  ck_assert (mu_orders_fit_field (orders, "o.xml", field, NULL));
}
END_TEST

START_TEST (orders_for_another_field_do_not_fit)
{
  g_autoptr (MuFieldPlan) field = make_field ();
  g_autoptr (MuOrders) orders = mu_orders_new (rome, NULL);
  g_autoptr (GError) table = NULL, place = NULL, open = NULL;
  ck_assert (mu_orders_fit_field (orders, "o.xml", field, NULL));
  ck_assert (mu_orders_fit_field (orders, "o.xml", NULL, NULL));
  mu_orders_set_field (orders, field);
  ck_assert (!mu_orders_fit_field (orders, "o.xml", NULL, &open));
  ck_assert_ptr_nonnull (strstr (open->message, "900 by 600"));
  g_array_index (mu_field_plan_feature (field, 1)->spots, MuSpot, 0).x++;
  ck_assert (!mu_orders_fit_field (orders, "o.xml", field, &place));
  ck_assert_ptr_nonnull (strstr (place->message, "place 2 is not the same"));
  field->depth = 480;
  ck_assert (!mu_orders_fit_field (orders, "o.xml", field, &table));
  ck_assert_ptr_nonnull (strstr (table->message, "900 by 480"));
}
END_TEST

START_TEST (a_copy_of_orders_is_the_same_and_its_own)
{
  g_autoptr (MuFieldPlan) field = make_field ();
  g_autoptr (MuOrders) orders = mu_orders_new (rome, rome);
  mu_orders_set_field (orders, field);
  MuBodyOrders *body = mu_orders_ensure (orders, rome, 3);
  g_free (body->words);
  body->words = g_strdup ("Stay and hold");
  body->line = 17;
  orders->signals.defined = 1;
  g_free (orders->signal_words[0]);
  orders->signal_words[0] = g_strdup ("a horn");
  g_autoptr (MuOrders) copy = mu_orders_copy (orders);
  g_autofree char *one = mu_orders_write_data (orders, NULL);
  g_autofree char *two = mu_orders_write_data (copy, NULL);
  ck_assert_str_eq (one, two);
  ck_assert_int_eq (mu_orders_of (copy, 3)->line, 17);
  mu_orders_of (copy, 3)->words[0] = 'X';
  mu_orders_ensure (copy, rome, 4);
  g_autofree char *three = mu_orders_write_data (orders, NULL);
  ck_assert_str_eq (one, three);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("deployment");
  TCase *cases = tcase_create ("deployment");
  tcase_add_checked_fixture (cases, set_up, tear_down);
  tcase_add_loop_test (cases, what_is_written_reads_back, 0, 50);
  tcase_add_test (cases, a_file_holds_the_same);
  tcase_add_loop_test (cases, each_fault_is_refused_at_its_line, 0, G_N_ELEMENTS (faults));
  tcase_add_test (cases, another_list_s_deployment_is_refused);
  tcase_add_test (cases, orders_take_the_places_of_the_field);
  tcase_add_test (cases, orders_for_another_field_do_not_fit);
  tcase_add_test (cases, a_copy_of_orders_is_the_same_and_its_own);
  suite_add_tcase (suite, cases);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
