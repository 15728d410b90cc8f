/* Points of units and armies: wrg.points.* by way of lists. */
#include "rules/troop/troop.h"
#include "tests/lists/common.h"

static int
points_of (const char *notation, int figures)
{
  g_autoptr (MuList) list = mu_list_new ("One unit");
  MuListUnit *unit = mu_list_unit_new ();
  unit->troop = troop (notation);
  unit->figures = figures;
  g_ptr_array_add (list->units, unit);
  ck_assert_int_eq (mu_list_points (list), mu_list_unit_points (list, 0));
  return mu_list_unit_points (list, 0);
}

START_TEST (a_unit_costs_its_figures_and_command)
{
  ck_assert_int_eq (points_of ("Reg C HI HTW Sh", 40), 40 * 6 + 10); /* wrg.points.army */
  ck_assert_int_eq (points_of ("Irr C LC JLS Sh", 12), 12 * 6 + 25); /* wrg.points.command */
  ck_assert_int_eq (points_of ("Reg B HI LTS Sh", 12), 12 * 7 + 10);
  ck_assert_int_eq (points_of ("Reg C HC JLS B Sh", 10), 10 * 12 + 10);
}
END_TEST

START_TEST (a_forbidden_troop_costs_nothing_but_its_command)
{
  ck_assert_int_eq (points_of ("Reg C HI S Sh", 40), 10);
}
END_TEST

START_TEST (models_are_paid_with_their_crew)
{
  g_autoptr (MuList) list = test_list ();
  MuListUnit *elephants = mu_list_unit (list, ELEPHANTS);
  MuTrace trace;
  /* wrg.points.elephant, wrg.points.crew */
  ck_assert_int_eq (mu_list_unit_points_each (elephants, &trace), 20);
  ck_assert_int_eq (mu_trace_total (&trace), 20);
  ck_assert_int_eq (mu_list_unit_points (list, ELEPHANTS), 2 * 20 + 25);
}
END_TEST

/* wrg.points.artillery, wrg.troops.artillery.crew */
static const struct {
  int crew;
  int regular;
  int irregular;
} engines[] = { { 2, 20, 40 }, { 3, 30, 50 }, { 4, 40, 60 }, { 5, 50, 80 }, { 6, 60, 100 } };

START_TEST (engines_are_paid_whole_by_their_crew)
{
  MuListUnit *unit = mu_list_unit_new ();
  MuTrace trace;
  unit->troop = troop ("Reg C Art");
  unit->crew.count = (uint8_t) engines[_i].crew;
  for (int i = 0; i < unit->crew.count; i++)
    unit->crew.weapon[i] = MU_WEAPON_ENGINE;
  ck_assert_int_eq (mu_list_unit_points_each (unit, &trace), engines[_i].regular);
  ck_assert_uint_eq (trace.count, 1);
  ck_assert_str_eq (mu_rule_id (trace.line[0].rule), "wrg.points.artillery");
  unit->troop.regular = false;
  ck_assert_int_eq (mu_list_unit_points_each (unit, NULL), engines[_i].irregular);
  mu_list_unit_free (unit);
}
END_TEST

/* wrg.units.bodyguard: up to 15 figures no command points. */
static const struct {
  int figures;
  int command;
} guards[] = { { 1, 0 }, { 4, 0 }, { 5, 0 }, { 15, 0 }, { 16, 10 }, { 30, 10 } };

START_TEST (a_small_guard_pays_no_command)
{
  g_autoptr (MuList) list = test_list ();
  mu_list_unit (list, GUARD)->figures = guards[_i].figures;
  ck_assert_int_eq (mu_list_unit_command_points (list, GUARD), guards[_i].command);
  mu_list_general (list, 0)->rides_with = FOOT;
  ck_assert_int_eq (mu_list_unit_command_points (list, GUARD), 10);
  mu_list_general (list, 0)->rides_with = GUARD;
  mu_list_unit (list, GUARD)->bodyguard = FALSE;
  ck_assert_int_eq (mu_list_unit_command_points (list, GUARD), 10);
}
END_TEST

START_TEST (sub_units_pay_less_command)
{
  g_autoptr (MuList) list = test_list ();
  mu_list_unit (list, LIGHT)->sub_unit = TRUE;
  ck_assert_int_eq (mu_list_unit_command_points (list, LIGHT), 5);
  mu_list_unit (list, LIGHT)->troop.regular = false;
  ck_assert_int_eq (mu_list_unit_command_points (list, LIGHT), 10);
}
END_TEST

START_TEST (generals_count_beside_their_guards)
{
  g_autoptr (MuList) list = test_list ();
  const int before = mu_list_points (list);
  add_general (list, "Second", FALSE, FOOT);
  ck_assert_int_eq (mu_list_points (list), before + 50); /* wrg.points.generals */
  g_ptr_array_set_size (list->generals, 0);
  /* the guard of nobody pays command points */
  ck_assert_int_eq (mu_list_points (list), before - 100 + 10);
}
END_TEST

START_TEST (a_figure_more_is_never_cheaper)
{
  guint64 state = 1000 + (guint64) _i;
  g_autoptr (MuList) list = random_list (&state);
  for (guint i = 0; i < list->units->len; i++) {
    const int before = mu_list_points (list);
    mu_list_unit (list, i)->figures++;
    ck_assert_int_ge (mu_list_points (list), before);
  }
}
END_TEST

START_TEST (scouting_counts_light_horse_twice)
{
  g_autoptr (MuList) list = test_list ();
  /* wrg.scouting.strength: 4 guards and 10 horse; elephants count nothing */
  ck_assert_int_eq (mu_list_scouting (list), 14);
  mu_list_unit (list, HORSE)->troop = troop ("Irr C LC JLS Sh");
  ck_assert_int_eq (mu_list_scouting (list), 24);
}
END_TEST

START_TEST (figures_count_models_as_one)
{
  g_autoptr (MuList) list = test_list ();
  ck_assert_int_eq (mu_list_figures (list), 4 + 40 + 12 + 10 + 2);
}
END_TEST

START_TEST (files_round_up)
{
  MuListUnit unit = { .figures = 22, .ranks = 4 };
  ck_assert_int_eq (mu_list_unit_files (&unit), 6);
  unit.ranks = 0;
  ck_assert_int_eq (mu_list_unit_files (&unit), 22);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("points");
  tcase_add_test (tests, a_unit_costs_its_figures_and_command);
  tcase_add_test (tests, a_forbidden_troop_costs_nothing_but_its_command);
  tcase_add_test (tests, models_are_paid_with_their_crew);
  tcase_add_loop_test (tests, engines_are_paid_whole_by_their_crew, 0, COUNT (engines));
  tcase_add_loop_test (tests, a_small_guard_pays_no_command, 0, COUNT (guards));
  tcase_add_test (tests, sub_units_pay_less_command);
  tcase_add_test (tests, generals_count_beside_their_guards);
  tcase_add_loop_test (tests, a_figure_more_is_never_cheaper, 0, 50);
  tcase_add_test (tests, scouting_counts_light_horse_twice);
  tcase_add_test (tests, figures_count_models_as_one);
  tcase_add_test (tests, files_round_up);
  return run_case ("points", tests);
}
