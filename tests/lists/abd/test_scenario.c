/* Scenarios as files: what ships reads back as it was written and can be set up. */
#include "lists/abd/scenario.h"

#include <string.h>

#include "lists/xml/error.h"
#include "tests/lists/abd/scenario_text.h"
#include "tests/lists/common.h"

#define SHIPPED 18

static GPtrArray *
shipped (void)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *all = mu_hex_scenarios (&error);
  if (!all)
    ck_abort_msg ("%s", error->message);
  return all;
}

static MuHexScenario *
found (const char *id)
{
  g_autoptr (GError) error = NULL;
  MuHexScenario *scenario = mu_hex_scenario_find (id, &error);
  if (!scenario)
    ck_abort_msg ("%s", error->message);
  return scenario;
}

static MuHexScenario *
read_again (const char *data, gsize length)
{
  g_autoptr (GError) error = NULL;
  MuHexScenario *scenario = mu_hex_scenario_read_data (data, length, "again.xml", &error);
  if (!scenario)
    ck_abort_msg ("%s", error->message);
  return scenario;
}

/* --- what is the same ------------------------------------------------------------ */

static gboolean
same_text (const char *one, const char *other)
{
  return g_strcmp0 (one, other) == 0;
}

static void
expect_names (const GPtrArray *one, const GPtrArray *other)
{
  ck_assert_uint_eq (one->len, other->len);
  for (guint i = 0; i < one->len; i++)
    ck_assert (same_text (g_ptr_array_index (one, i), g_ptr_array_index (other, i)));
}

static void
expect_unit (const MuAbdUnitSetup *one, const MuAbdUnitSetup *other)
{
  ck_assert (one->type == other->type && one->disordered == other->disordered);
  ck_assert (one->facing == other->facing && one->hex == other->hex);
  ck_assert (one->turn == other->turn && one->entry == other->entry && one->shots == other->shots);
}

static void
expect_side (const MuHexScenario *one, const MuHexScenario *other, MuSide side)
{
  const MuAbdArmy *first = &one->detail.side[side], *second = &other->detail.side[side];
  ck_assert (same_text (one->side[side].name, other->side[side].name));
  ck_assert (same_text (one->side[side].commander, other->side[side].commander));
  ck_assert_int_eq (first->unit_count, second->unit_count);
  for (int i = 0; i < first->unit_count; i++)
    expect_unit (&one->side[side].unit[i], &other->side[side].unit[i]);
  ck_assert_int_eq (first->leader_count, second->leader_count);
  ck_assert_mem_eq (first->leader, second->leader, sizeof first->leader);
  ck_assert (first->panic == second->panic && first->points == second->points);
  ck_assert (first->barbarian == second->barbarian && first->player == second->player);
  expect_names (one->side[side].units, other->side[side].units);
  expect_names (one->side[side].leaders, other->side[side].leaders);
}

static void
expect_same (const MuHexScenario *one, const MuHexScenario *other)
{
  const MuAbdSetup *first = &one->detail, *second = &other->detail;
  ck_assert (same_text (one->name, other->name) && one->year == other->year);
  ck_assert (same_text (one->note, other->note) && same_text (one->special, other->special));
  ck_assert_int_eq (one->reconstruction, other->reconstruction);
  ck_assert_mem_eq (&one->map, &other->map, sizeof one->map);
  ck_assert (first->options == second->options && first->turns == second->turns);
  ck_assert (first->draw == second->draw && first->returns == second->returns);
  ck_assert_int_eq (first->entry_count, second->entry_count);
  for (int i = 0; i < first->entry_count; i++) {
    ck_assert_int_eq (first->entry[i].count, second->entry[i].count);
    ck_assert_mem_eq (first->entry[i].hex, second->entry[i].hex, sizeof first->entry[i].hex);
  }
  expect_side (one, other, MU_SIDE_A);
  expect_side (one, other, MU_SIDE_B);
}

static void
expect_round_trip (const MuHexScenario *scenario)
{
  gsize length = 0, again_length = 0;
  g_autofree char *data = mu_hex_scenario_write_data (scenario, &length);
  g_autoptr (MuHexScenario) read = read_again (data, length);
  g_autofree char *again = mu_hex_scenario_write_data (read, &again_length);
  expect_same (scenario, read);
  ck_assert_uint_eq (length, again_length);
  ck_assert_str_eq (data, again);
}

/* --- what ships ---------------------------------------------------------------- */

START_TEST (all_that_ships_reads_back_as_it_was_written)
{
  g_autoptr (GPtrArray) all = shipped ();
  ck_assert_uint_eq (all->len, SHIPPED);
  for (guint i = 0; i < all->len; i++)
    expect_round_trip (g_ptr_array_index (all, i));
}
END_TEST

START_TEST (they_come_in_the_order_of_their_years)
{
  g_autoptr (GPtrArray) all = shipped ();
  for (guint i = 1; i < all->len; i++) {
    const MuHexScenario *before = g_ptr_array_index (all, i - 1), *it = g_ptr_array_index (all, i);
    ck_assert_msg (before->year <= it->year, "%s", it->id);
  }
}
END_TEST

static int
strength (const MuAbdArmy *army)
{
  int sum = 0;
  for (int i = 0; i < army->unit_count; i++)
    sum += mu_abd_is_camp ((MuAbdType) army->units[i].type)
               ? 0
               : mu_abd_chart_usual.unit[army->units[i].type].strength[0];
  return sum;
}

/* Whoever plays one knows where it comes from, and finds two armies of which neither is hopeless.
 */
START_TEST (each_is_told_and_fair)
{
  g_autoptr (GPtrArray) all = shipped ();
  for (guint i = 0; i < all->len; i++) {
    const MuHexScenario *it = g_ptr_array_index (all, i);
    const int one = strength (&it->detail.side[MU_SIDE_A]),
              other = strength (&it->detail.side[MU_SIDE_B]);
    ck_assert_msg (it->note && it->reconstruction, "%s", it->id);
    ck_assert_msg (one < 2 * other && other < 2 * one, "%s: %d against %d", it->id, one, other);
    for (int side = 0; side < MU_SIDES; side++)
      ck_assert_msg (it->detail.side[side].leader_count > 0, "%s", it->id);
  }
}
END_TEST

/* abd.15.0.setup: units of the sheet, with their hexes and facings, and its panic levels. */
START_TEST (mantinea_is_as_its_sheet_has_it)
{
  g_autoptr (MuHexScenario) it = found ("second-mantinea");
  const MuAbdArmy *thebes = &it->detail.side[MU_SIDE_A], *sparta = &it->detail.side[MU_SIDE_B];
  ck_assert_int_eq (it->year, -362);
  ck_assert_str_eq (it->side[MU_SIDE_A].commander, "Epaminondas");
  ck_assert (thebes->unit_count == 10 && sparta->unit_count == 9);
  ck_assert (thebes->panic == 18 && sparta->panic == 14);
  ck_assert (thebes->leader[0] == MU_ABD_LEADER_A && thebes->leader[1] == MU_ABD_LEADER_C);
  ck_assert_int_eq (thebes->units[4].type, MU_ABD_PX);
  ck_assert_int_eq (thebes->units[4].hex, mu_abd_hex_named (&it->map.grid, "M6"));
  ck_assert_int_eq (thebes->units[4].facing, MU_ABD_SOUTH_EAST);
  ck_assert_int_eq (sparta->units[6].facing, MU_ABD_NORTH_WEST);
}
END_TEST

/* abd.8.7.schedule, abd.14.0.start-vp */
START_TEST (kadesh_has_reinforcements_and_a_point)
{
  g_autoptr (MuHexScenario) it = found ("kadesh");
  const MuAbdSetup *setup = &it->detail;
  const MuAbdArmy *egypt = &setup->side[MU_SIDE_B];
  int later[MU_ABD_TURNS_MOST + 1] = { 0 };
  for (int i = 0; i < egypt->unit_count; i++)
    later[egypt->units[i].turn]++;
  ck_assert (later[0] == 7 && later[4] == 3 && later[6] == 4);
  ck_assert_int_eq (egypt->units[13].entry, 1);
  ck_assert_int_eq (egypt->units[13].hex, MU_ABD_OFF);
  ck_assert (setup->entry_count == 2 && setup->entry[1].count == 3);
  ck_assert_int_eq (setup->entry[1].hex[0], mu_abd_hex_named (&it->map.grid, "R9"));
  ck_assert_int_eq (egypt->points, 1);
}
END_TEST

/* abd.16.0.hex-grid; half of the strength of all units: abd.4.0.panic-rating */
START_TEST (the_sample_turn_is_as_the_book_tells_it)
{
  g_autoptr (MuHexScenario) it = found ("tutorial");
  const MuAbdArmy *blue = &it->detail.side[MU_SIDE_A], *red = &it->detail.side[MU_SIDE_B];
  ck_assert_int_eq (it->year, 0);
  ck_assert (strength (blue) == 22 && strength (red) == 38);
  ck_assert (blue->panic == 0 && red->panic == 0);
  for (int i = 0; i < blue->unit_count; i++)
    ck_assert_int_eq (blue->units[i].facing, MU_ABD_SOUTH_WEST);
  for (int i = 0; i < red->unit_count; i++)
    ck_assert_int_eq (red->units[i].facing, MU_ABD_NORTH_EAST);
}
END_TEST

/* abd.15.0.special-rules, abd.17.0.options, abd.10.7.rapid-fire, abd.17.3.triple,
 * abd.17.4.command-control, abd.17.1.free-deployment */
START_TEST (special_rules_are_in_the_set_up)
{
  g_autoptr (MuHexScenario) carrhae = found ("carrhae");
  g_autoptr (MuHexScenario) britons = found ("watling-street");
  g_autoptr (MuHexScenario) hastings = found ("hastings");
  g_autoptr (MuHexScenario) assyria = found ("assyria-hittites");
  g_autoptr (MuHexScenario) megiddo = found ("megiddo");
  ck_assert_int_eq (carrhae->side[MU_SIDE_B].unit[4].shots, 2);
  ck_assert_int_eq (britons->detail.options, MU_ABD_BARBARIANS);
  ck_assert (britons->detail.side[MU_SIDE_B].barbarian);
  ck_assert_int_eq (hastings->detail.options, MU_ABD_CONTROL);
  ck_assert_int_eq (assyria->detail.options, MU_ABD_FREE_DEPLOYMENT);
  ck_assert_int_eq (assyria->side[MU_SIDE_A].unit[0].hex, MU_ABD_OFF);
  ck_assert (assyria->side[MU_SIDE_A].unit[0].disordered);
  ck_assert_int_eq (megiddo->detail.draw, MU_SIDE_B);
}
END_TEST

/* The river of Cannae is one from edge to edge, but for its ford. */
START_TEST (rivers_lie_where_they_are_drawn)
{
  g_autoptr (MuHexScenario) it = found ("cannae");
  const MuAbdGrid *grid = &it->map.grid;
  int rivers = 0, fords = 0;
  for (int hex = 0; hex < mu_abd_hex_count (grid); hex++)
    for (int direction = 0; direction < MU_ABD_OWN_SIDES; direction++) {
      rivers += mu_abd_map_side (&it->map, hex, direction) == MU_ABD_RIVER;
      fords += mu_abd_map_side (&it->map, hex, direction) == MU_ABD_FORD;
    }
  ck_assert_int_eq (fords, 1);
  ck_assert_int_eq (rivers, 2 * grid->rows - 1 - fords);
}
END_TEST

START_TEST (a_set_up_can_be_begun)
{
  g_autoptr (MuHexScenario) it = found ("heraclea");
  const MuSetup setup = mu_hex_scenario_setup (it);
  ck_assert_int_eq (setup.rules, MU_RULES_ABD);
  ck_assert_int_eq (setup.board.kind, MU_BOARD_HEXES);
  ck_assert (setup.board.width == 18 && setup.board.depth == 12);
  ck_assert (setup.side[MU_SIDE_A].pieces == 14 && setup.side[MU_SIDE_B].pieces == 15);
  ck_assert_ptr_eq (setup.detail, &it->detail);
  ck_assert_ptr_eq (it->detail.side[MU_SIDE_B].units, it->side[MU_SIDE_B].unit);
}
END_TEST

/* abd.15.0.setup: nobody who begins one is told that it cannot be. */
START_TEST (all_that_ships_can_be_begun)
{
  g_autoptr (GPtrArray) all = shipped ();
  for (guint i = 0; i < all->len; i++) {
    const MuHexScenario *it = g_ptr_array_index (all, i);
    const MuSetup setup = mu_hex_scenario_setup (it);
    int body;
    const MuAbdSetupAnswer answer = mu_abd_setup_check (&setup, &body);
    ck_assert_msg (answer == MU_ABD_SETUP_OK, "%s: %s, body %d", it->id,
                   mu_abd_setup_answer_words (answer), body);
  }
}
END_TEST

static const char *const strangers[]
    = { "", "nowhere", "chart", "../fields/zama", "Zama", "zama.xml" };

START_TEST (no_other_id_is_one)
{
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_hex_scenario_find (strangers[_i], &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
}
END_TEST

/* --- a file of everything ------------------------------------------------------- */

START_TEST (all_that_can_be_said_is_read)
{
  g_autoptr (MuHexScenario) it = read_again (WHOLE, strlen (WHOLE));
  const MuAbdSetup *setup = &it->detail;
  const MuAbdArmy *one = &setup->side[MU_SIDE_A];
  ck_assert_str_eq (it->note, "Some note");
  ck_assert (setup->turns == 8 && setup->draw == MU_SIDE_A && setup->returns == 2);
  ck_assert_int_eq (setup->options, MU_ABD_AVERAGING | MU_ABD_REROLLS | MU_ABD_DISMOUNT);
  ck_assert_int_eq (it->map.terrain[3], MU_ABD_HILL);
  ck_assert_int_eq (it->map.terrain[4], MU_ABD_BUILT_UP);
  ck_assert_int_eq (mu_abd_map_side (&it->map, 5, MU_ABD_NORTH), MU_ABD_RIVER);
  ck_assert_int_eq (mu_abd_map_side (&it->map, 9, MU_ABD_NORTH), MU_ABD_FORD);
  ck_assert (one->panic == 9 && one->points == 1 && one->barbarian);
  ck_assert_int_eq (one->player, MU_ABD_SEARCH);
  ck_assert (one->units[2].turn == 8 && one->units[2].entry == 1);
  ck_assert_int_eq (setup->side[MU_SIDE_B].units[0].type, MU_ABD_CT); /* abd.2.0.type-cavalry */
  ck_assert_int_eq (setup->side[MU_SIDE_B].player, MU_ABD_PLANNED);
  ck_assert_ptr_null (g_ptr_array_index (it->side[MU_SIDE_A].units, 1));
  expect_round_trip (it);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("scenario");
  tcase_add_test (tests, all_that_ships_reads_back_as_it_was_written);
  tcase_add_test (tests, they_come_in_the_order_of_their_years);
  tcase_add_test (tests, each_is_told_and_fair);
  tcase_add_test (tests, mantinea_is_as_its_sheet_has_it);
  tcase_add_test (tests, kadesh_has_reinforcements_and_a_point);
  tcase_add_test (tests, the_sample_turn_is_as_the_book_tells_it);
  tcase_add_test (tests, special_rules_are_in_the_set_up);
  tcase_add_test (tests, rivers_lie_where_they_are_drawn);
  tcase_add_test (tests, a_set_up_can_be_begun);
  tcase_add_test (tests, all_that_ships_can_be_begun);
  tcase_add_loop_test (tests, no_other_id_is_one, 0, COUNT (strangers));
  tcase_add_test (tests, all_that_can_be_said_is_read);
  return run_case ("scenario", tests);
}
