/* A scenario of the hex table that somebody makes: changed, undone, held against what is wrong with
 * it, saved, kept. */
#include "tests/session/fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/session/abd/hex_words.h"
#include "app/session/abd/scenario_writer.h"
#include "lists/xml/data.h"
#include "rules/battle/terms.h"

#define SHIPPED "second-mantinea"

static MuScenarioWriter *
copy_of_shipped (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuHexScenario) scenario = mu_hex_scenario_find (SHIPPED, &error);

  ck_assert_msg (scenario != NULL, "%s", error ? error->message : "");
  return mu_scenario_writer_copy (scenario);
}

static int
hex_of (MuScenarioWriter *writer, const char *name)
{
  const int hex = mu_abd_hex_named (&mu_scenario_writer_get (writer)->map.grid, name);

  ck_assert_int_ne (hex, MU_ABD_OFF);
  return hex;
}

static char *
data_of (MuScenarioWriter *writer)
{
  return mu_hex_scenario_write_data (mu_scenario_writer_get (writer), NULL);
}

static const MuAbdUnitSetup *
unit_of (MuScenarioWriter *writer, MuSide side, int at)
{
  return &mu_scenario_writer_get (writer)->side[side].unit[at];
}

/* All that is wrong, a line each. */
static char *
faults_of (MuScenarioWriter *writer)
{
  GString *text = g_string_new (NULL);
  const GPtrArray *faults = mu_scenario_writer_faults (writer);

  for (guint i = 0; i < faults->len; i++) {
    g_autofree char *words
        = mu_hex_fault_words (mu_scenario_writer_get (writer), g_ptr_array_index (faults, i));
    g_string_append_printf (text, "%s\n", words);
  }
  return g_string_free (text, FALSE);
}

static void
is_wrong (MuScenarioWriter *writer, const char *expected)
{
  g_autofree char *faults = faults_of (writer);

  ck_assert_str_eq (faults, expected);
}

/* What the file says is what was made, and can be begun. */
static gboolean
reads (MuScenarioWriter *writer)
{
  gsize length;
  g_autofree char *data = mu_hex_scenario_write_data (mu_scenario_writer_get (writer), &length);
  g_autoptr (MuHexScenario) scenario = mu_hex_scenario_read_data (data, length, "it.xml", NULL);
  g_autofree char *again = scenario ? mu_hex_scenario_write_data (scenario, NULL) : NULL;
  int body;

  if (scenario == NULL)
    return FALSE;
  ck_assert_str_eq (again, data);
  const MuSetup setup = mu_hex_scenario_setup (scenario);
  return mu_abd_setup_check (&setup, &body) == MU_ABD_SETUP_OK;
}

/* --- changes ------------------------------------------------------------------- */

START_TEST (a_copy_is_changed_and_read_again)
{
  g_autoptr (MuScenarioWriter) writer = copy_of_shipped ();
  const int n8 = hex_of (writer, "N8");
  int at;

  ck_assert_str_eq (mu_scenario_writer_get (writer)->name, "Second Mantinea (ours)");
  ck_assert (!mu_scenario_writer_is_unsaved (writer));
  mu_scenario_writer_set_terrain (writer, n8, MU_ABD_WOODS);
  ck_assert (mu_scenario_writer_set_hexside (writer, n8, MU_ABD_SOUTH, MU_ABD_RIVER, NULL));
  at = mu_scenario_writer_add_unit (writer, MU_SIDE_B, MU_ABD_HI, n8, NULL);
  ck_assert_int_eq (at, 9);
  ck_assert (mu_scenario_writer_name_unit (writer, MU_SIDE_B, at, "  Hastati ", NULL));
  mu_scenario_writer_turn_unit (writer, MU_SIDE_B, at, -5);
  g_autofree char *words = mu_hex_words (mu_scenario_writer_get (writer), n8);
  ck_assert_str_eq (words, "N8, Woods, River to the south, Hastati of Sparta, facing north-east");
  ck_assert (mu_scenario_writer_is_unsaved (writer));
  ck_assert (reads (writer));
  for (int i = 0; i < 5; i++)
    mu_scenario_writer_undo (writer);
  ck_assert (!mu_scenario_writer_can_undo (writer));
  ck_assert (!mu_scenario_writer_is_unsaved (writer));
}
END_TEST

START_TEST (a_stroke_is_one_step)
{
  g_autoptr (MuScenarioWriter) writer = mu_scenario_writer_new (5, 5);
  g_autofree char *before = data_of (writer);

  mu_scenario_writer_begin_stroke (writer);
  for (int hex = 0; hex < 10; hex++)
    mu_scenario_writer_set_terrain (writer, hex, MU_ABD_HILL);
  mu_scenario_writer_end_stroke (writer);
  mu_scenario_writer_set_terrain (writer, 20, MU_ABD_MARSH);
  mu_scenario_writer_undo (writer);
  ck_assert_int_eq (mu_scenario_writer_get (writer)->map.terrain[9], MU_ABD_HILL);
  mu_scenario_writer_undo (writer);
  g_autofree char *after = data_of (writer);
  ck_assert_str_eq (after, before);
  ck_assert (!mu_scenario_writer_can_undo (writer));
}
END_TEST

START_TEST (who_moves_where_somebody_stands_changes_places)
{
  g_autoptr (MuScenarioWriter) writer = copy_of_shipped ();
  const int here = unit_of (writer, MU_SIDE_A, 0)->hex, there = unit_of (writer, MU_SIDE_B, 2)->hex;

  mu_scenario_writer_move_unit (writer, MU_SIDE_A, 0, there);
  ck_assert_int_eq (unit_of (writer, MU_SIDE_A, 0)->hex, there);
  ck_assert_int_eq (unit_of (writer, MU_SIDE_B, 2)->hex, here);
  is_wrong (writer, "");
}
END_TEST

START_TEST (a_smaller_map_loses_what_stood_beyond)
{
  g_autoptr (MuScenarioWriter) writer = copy_of_shipped ();
  const int a3 = hex_of (writer, "A3");

  mu_scenario_writer_set_terrain (writer, a3, MU_ABD_ROUGH);
  mu_scenario_writer_set_hexside (writer, a3, MU_ABD_NORTH_EAST, MU_ABD_FORD, NULL);
  ck_assert (mu_scenario_writer_toggle_entry (writer, 0, hex_of (writer, "R1"), NULL));
  mu_scenario_writer_resize (writer, 15, 12);
  const MuAbdMap *map = &mu_scenario_writer_get (writer)->map;
  ck_assert_int_eq (map->terrain[hex_of (writer, "A3")], MU_ABD_ROUGH);
  ck_assert_int_eq (mu_abd_map_side (map, hex_of (writer, "A3"), MU_ABD_NORTH_EAST), MU_ABD_FORD);
  ck_assert_int_eq (unit_of (writer, MU_SIDE_A, 0)->hex, hex_of (writer, "N7"));
  is_wrong (writer,
            "Entry 1: it has no hexes; add one on the edge of the map\n"
            "Sparta: Light Cavalry: it is nowhere; give it a hex, or a turn in which it comes\n"
            "Sparta: Mixed Missile: it is nowhere; give it a hex, or a turn in which it "
            "comes\n");
  ck_assert (!reads (writer));
  mu_scenario_writer_undo (writer);
  is_wrong (writer, "");
}
END_TEST

START_TEST (entries_that_go_renumber_those_behind)
{
  g_autoptr (MuScenarioWriter) writer = mu_scenario_writer_new (6, 6);
  const MuAbdUnitSetup late = { .type = MU_ABD_LC, .hex = MU_ABD_OFF, .turn = 3, .entry = 1 };

  for (int hex = 0; hex < 3; hex++)
    ck_assert (mu_scenario_writer_toggle_entry (writer, hex, hex, NULL));
  mu_scenario_writer_add_unit (writer, MU_SIDE_A, MU_ABD_LC, MU_ABD_OFF, NULL);
  mu_scenario_writer_set_unit (writer, MU_SIDE_A, 0, &late);
  mu_scenario_writer_set_number (writer, MU_SCENARIO_RETURNS, MU_SIDE_A, 3);
  mu_scenario_writer_remove_entry (writer, 0);
  ck_assert_int_eq (unit_of (writer, MU_SIDE_A, 0)->entry, 0);
  ck_assert_int_eq (mu_scenario_writer_get (writer)->detail.returns, 2);
  ck_assert_int_eq (mu_scenario_writer_get (writer)->detail.entry[0].hex[0], 1);
  ck_assert (mu_scenario_writer_toggle_entry (writer, 0, 1, NULL));
  ck_assert_int_eq (mu_scenario_writer_get (writer)->detail.entry[0].count, 0);
}
END_TEST

/* --- what is refused, and what is wrong --------------------------------------------- */

static void
refuses (gboolean done, GError *taken, const char *words)
{
  g_autoptr (GError) error = taken;

  ck_assert (!done);
  ck_assert_ptr_nonnull (error);
  ck_assert_str_eq (error->message, words);
}

START_TEST (what_cannot_be_is_refused_at_once)
{
  g_autoptr (MuScenarioWriter) writer = copy_of_shipped ();
  g_autofree char *before = data_of (writer);
  g_autofree char *endless = g_strnfill (4001, 'x');
  GError *error = NULL;
  gboolean done;

  done = mu_scenario_writer_set_hexside (writer, hex_of (writer, "B1"), MU_ABD_NORTH, MU_ABD_RIVER,
                                         &error);
  refuses (done, g_steal_pointer (&error), "Nothing can lie along the edge of the map.");
  done = mu_scenario_writer_add_unit (writer, MU_SIDE_A, MU_ABD_LI, hex_of (writer, "P7"), &error)
         >= 0;
  refuses (done, g_steal_pointer (&error), "There is a unit in P7 already.");
  done = mu_scenario_writer_toggle_entry (writer, 0, hex_of (writer, "D4"), &error);
  refuses (done, g_steal_pointer (&error), "D4 is not on the edge of the map; units enter there.");
  ck_assert (!mu_scenario_writer_set_text (writer, MU_SCENARIO_YEAR, MU_SIDE_A, "soon", &error));
  g_clear_error (&error);
  ck_assert (!mu_scenario_writer_set_text (writer, MU_SCENARIO_ARMY, MU_SIDE_A, "a\nb", &error));
  g_clear_error (&error);
  ck_assert (!mu_scenario_writer_set_text (writer, MU_SCENARIO_NOTE, MU_SIDE_A, endless, &error));
  g_clear_error (&error);
  g_autofree char *after = data_of (writer);
  ck_assert_str_eq (after, before);
  ck_assert (!mu_scenario_writer_can_undo (writer));
}
END_TEST

START_TEST (armies_have_no_more_than_they_may)
{
  g_autoptr (MuScenarioWriter) writer = mu_scenario_writer_new (26, 30);
  GError *error = NULL;
  gboolean done;

  for (int i = 0; i < MU_ABD_UNITS; i++)
    ck_assert_int_eq (mu_scenario_writer_add_unit (writer, MU_SIDE_A, MU_ABD_LI, i, NULL), i);
  done = mu_scenario_writer_add_unit (writer, MU_SIDE_A, MU_ABD_LI, 50, &error) >= 0;
  refuses (done, g_steal_pointer (&error), "An army has at most 40 units.");
  for (int i = 0; i < MU_ABD_LEADERS; i++)
    ck_assert (mu_scenario_writer_add_leader (writer, MU_SIDE_A, MU_ABD_LEADER_A, NULL));
  done = mu_scenario_writer_add_leader (writer, MU_SIDE_A, MU_ABD_LEADER_A, &error);
  refuses (done, g_steal_pointer (&error), "An army has at most 6 leaders.");
}
END_TEST

START_TEST (an_empty_plain_says_what_it_lacks)
{
  g_autoptr (MuScenarioWriter) writer = mu_scenario_writer_new (8, 8);

  is_wrong (writer, "The scenario has no name\nSide A: it has no name\nSide A: it has no units\n"
                    "Side B: it has no name\nSide B: it has no units\n");
  mu_scenario_writer_set_text (writer, MU_SCENARIO_NAME, MU_SIDE_A, "Plain", NULL);
  for (int side = 0; side < MU_SIDES; side++) {
    mu_scenario_writer_set_text (writer, MU_SCENARIO_ARMY, (MuSide) side, "Some", NULL);
    mu_scenario_writer_add_unit (writer, (MuSide) side, MU_ABD_MI, side, NULL);
  }
  is_wrong (writer, "");
  ck_assert (reads (writer));
}
END_TEST

START_TEST (each_fault_is_told_at_its_place)
{
  g_autoptr (MuScenarioWriter) writer = copy_of_shipped ();
  MuAbdUnitSetup unit = *unit_of (writer, MU_SIDE_A, 0);

  unit.hex = MU_ABD_OFF;
  unit.turn = 7;
  unit.entry = 2;
  unit.shots = 3;
  mu_scenario_writer_set_unit (writer, MU_SIDE_A, 0, &unit);
  mu_scenario_writer_set_number (writer, MU_SCENARIO_TURNS, MU_SIDE_A, 6);
  unit = *unit_of (writer, MU_SIDE_A, 1);
  unit.hex = unit_of (writer, MU_SIDE_B, 0)->hex;
  mu_scenario_writer_set_unit (writer, MU_SIDE_A, 1, &unit);
  mu_scenario_writer_set_number (writer, MU_SCENARIO_RETURNS, MU_SIDE_A, 1);
  mu_scenario_writer_add_unit (writer, MU_SIDE_A, MU_ABD_CP, hex_of (writer, "A1"), NULL);
  is_wrong (writer, "Who left the map comes back by entry 1, which is not there\n"
                    "Thebes: it has 2 Camps; one is the most\n"
                    "Thebes: Medium Infantry: it would come in turn 7, but the battle has 6\n"
                    "Thebes: Medium Infantry: it would come by entry 3, which is not there\n"
                    "Thebes: Medium Infantry: it does not shoot, and so not 3 times\n"
                    "Sparta: Mixed Missile: there is a unit in J10 already\n");
  const MuHexFault *last = g_ptr_array_index (mu_scenario_writer_faults (writer), 5);
  ck_assert_int_eq (last->part, MU_HEX_AT_UNIT);
  ck_assert_int_eq (last->hex, hex_of (writer, "J10"));
  ck_assert_int_eq (last->rule, MU_RULE_ABD_MOVE_STACKING);
}
END_TEST

START_TEST (free_deployment_needs_camps)
{
  g_autoptr (MuScenarioWriter) writer = copy_of_shipped ();

  mu_scenario_writer_set_number (writer, MU_SCENARIO_OPTIONS, MU_SIDE_A, MU_ABD_FREE_DEPLOYMENT);
  is_wrong (writer, "");
  mu_scenario_writer_remove_unit (writer, MU_SIDE_B, 5);
  is_wrong (writer, "Sparta: it is deployed freely about its Camp, and has none\n");
  ck_assert (!reads (writer));
}
END_TEST

/* --- files -------------------------------------------------------------------------- */

START_TEST (what_has_faults_is_kept_but_not_saved)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "ours.xml", NULL);
  g_autoptr (MuScenarioWriter) writer = copy_of_shipped ();
  g_autoptr (GError) error = NULL;

  mu_scenario_writer_set_text (writer, MU_SCENARIO_NAME, MU_SIDE_A, "", NULL);
  ck_assert (!mu_scenario_writer_save (writer, path, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "The scenario has no name"));
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  ck_assert (mu_scenario_writer_keep (writer, NULL));
  g_autoptr (GPtrArray) drafts = mu_scenario_drafts ();
  ck_assert_int_eq (drafts->len, 1);
  g_autoptr (MuScenarioWriter) kept = mu_scenario_writer_kept (g_ptr_array_index (drafts, 0), NULL);
  ck_assert (mu_scenario_writer_is_unsaved (kept));
  is_wrong (kept, "The scenario has no name\n");
  mu_scenario_writer_set_text (kept, MU_SCENARIO_NAME, MU_SIDE_A, "Ours", NULL);
  ck_assert (mu_scenario_writer_save (kept, path, NULL));
  ck_assert (!mu_scenario_writer_is_unsaved (kept));
  ck_assert_str_eq (mu_scenario_writer_path (kept), path);
  g_autoptr (GPtrArray) none = mu_scenario_drafts ();
  ck_assert_int_eq (none->len, 0);
  g_autoptr (MuScenarioWriter) again = mu_scenario_writer_open (path, NULL);
  g_autofree char *one = data_of (kept), *other = data_of (again);
  ck_assert_str_eq (one, other);
  g_remove (path);
  g_rmdir (folder);
}
END_TEST

START_TEST (a_file_with_unknown_counters_is_refused_with_its_line)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "bad.xml", NULL);
  g_autoptr (MuScenarioWriter) writer = copy_of_shipped ();
  g_autofree char *data = data_of (writer);
  g_auto (GStrv) parts = g_strsplit (data, "type=\"LC\"", -1);
  g_autofree char *bad = g_strjoinv ("type=\"QQ\"", parts);
  g_autoptr (GError) error = NULL;

  ck_assert (mu_file_write (path, bad, strlen (bad), NULL));
  ck_assert_ptr_null (mu_scenario_writer_open (path, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "bad.xml:"));
  g_remove (path);
  g_rmdir (folder);
}
END_TEST

/* --- any changes at all --------------------------------------------------------------- */

static guint32
roll (guint32 *state, guint32 below)
{
  *state = *state * 1664525u + 1013904223u;
  return (*state >> 8) % below;
}

static void
change_unit (MuScenarioWriter *writer, MuSide side, int at, guint32 *dice)
{
  const int hexes = mu_abd_hex_count (&mu_scenario_writer_get (writer)->map.grid);
  MuAbdUnitSetup unit = *unit_of (writer, side, at);

  unit.type = (uint8_t) roll (dice, MU_ABD_TYPES);
  unit.hex = (int16_t) (roll (dice, 4) ? (int) roll (dice, (guint32) hexes) : MU_ABD_OFF);
  unit.turn = (uint8_t) roll (dice, 11);
  unit.entry = (uint8_t) roll (dice, 3);
  unit.facing = (uint8_t) roll (dice, 6);
  unit.shots = roll (dice, 8) ? 0 : 2;
  unit.disordered = roll (dice, 2);
  mu_scenario_writer_set_unit (writer, side, at, &unit);
}

static void
change_army (MuScenarioWriter *writer, MuSide side, int hex, guint32 *dice)
{
  const MuAbdArmy *army = &mu_scenario_writer_get (writer)->detail.side[side];
  const int at = army->unit_count ? (int) roll (dice, army->unit_count) : -1;

  switch (roll (dice, 6)) {
  case 0:
    mu_scenario_writer_add_unit (writer, side, (MuAbdType) roll (dice, MU_ABD_TYPES), hex, NULL);
    break;
  case 1:
    if (at >= 0)
      mu_scenario_writer_remove_unit (writer, side, at);
    break;
  case 2:
    if (at >= 0)
      mu_scenario_writer_move_unit (writer, side, at, hex);
    break;
  case 3:
    mu_scenario_writer_add_leader (writer, side, MU_ABD_LEADER_B, NULL);
    break;
  case 4:
    if (army->leader_count)
      mu_scenario_writer_remove_leader (writer, side, army->leader_count - 1);
    break;
  case 5:
    if (at >= 0)
      change_unit (writer, side, at, dice);
    break;
  }
}

static void
change_rest (MuScenarioWriter *writer, MuSide side, int hex, guint32 *dice)
{
  const int entries = mu_scenario_writer_get (writer)->detail.entry_count;

  switch (roll (dice, 6)) {
  case 0:
    mu_scenario_writer_set_number (writer, MU_SCENARIO_TURNS, side, 5 + (int) roll (dice, 6));
    break;
  case 1:
    mu_scenario_writer_set_number (writer, MU_SCENARIO_OPTIONS, side, (int) roll (dice, 128));
    break;
  case 2:
    mu_scenario_writer_set_number (writer, MU_SCENARIO_RETURNS, side, (int) roll (dice, 3));
    break;
  case 3:
    mu_scenario_writer_toggle_entry (writer, (int) roll (dice, (guint32) entries + 1), hex, NULL);
    break;
  case 4:
    if (entries)
      mu_scenario_writer_remove_entry (writer, 0);
    break;
  case 5:
    mu_scenario_writer_set_text (writer, (MuScenarioText) roll (dice, 6), side,
                                 roll (dice, 3) ? "AD 9" : "", NULL);
    break;
  }
}

static void
change (MuScenarioWriter *writer, guint32 *dice)
{
  const MuAbdGrid *grid = &mu_scenario_writer_get (writer)->map.grid;
  const int hex = (int) roll (dice, (guint32) mu_abd_hex_count (grid));
  const MuSide side = (MuSide) roll (dice, MU_SIDES);

  switch (roll (dice, 5)) {
  case 0:
    mu_scenario_writer_set_terrain (writer, hex, (MuAbdTerrain) roll (dice, MU_ABD_TERRAINS));
    break;
  case 1:
    mu_scenario_writer_set_hexside (writer, hex, (int) roll (dice, MU_ABD_DIRECTIONS),
                                    (MuAbdHexside) roll (dice, MU_ABD_HEXSIDES), NULL);
    break;
  case 2:
    change_army (writer, side, hex, dice);
    break;
  case 3:
    change_rest (writer, side, hex, dice);
    break;
  case 4:
    if (roll (dice, 12) == 0)
      mu_scenario_writer_resize (writer, grid->columns + (int) roll (dice, 5) - 2,
                                 grid->rows + (int) roll (dice, 5) - 2);
    break;
  }
}

/* A draft is what it was when it is read again, whatever is wrong with it. */
static void
is_kept_whole (MuScenarioWriter *writer)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "any.draft", NULL);
  g_autofree char *data = data_of (writer);

  ck_assert (mu_file_write (path, data, strlen (data), NULL));
  g_autoptr (MuHexScenario) draft = mu_hex_scenario_read_draft (path, NULL);
  ck_assert_ptr_nonnull (draft);
  g_autofree char *again = mu_hex_scenario_write_data (draft, NULL);
  ck_assert_str_eq (again, data);
  g_remove (path);
}

static void
try_any_changes (guint32 dice)
{
  g_autoptr (MuScenarioWriter) writer = copy_of_shipped ();
  g_autofree char *before = data_of (writer);

  for (int i = 0; i < 60; i++) {
    change (writer, &dice);
    ck_assert_int_eq (reads (writer), mu_scenario_writer_faults (writer)->len == 0);
  }
  is_kept_whole (writer);
  g_autofree char *after = data_of (writer);
  while (mu_scenario_writer_can_undo (writer))
    mu_scenario_writer_undo (writer);
  g_autofree char *undone = data_of (writer);
  ck_assert_str_eq (undone, before);
  while (mu_scenario_writer_can_redo (writer))
    mu_scenario_writer_redo (writer);
  g_autofree char *redone = data_of (writer);
  ck_assert_str_eq (redone, after);
}

START_TEST (any_changes_are_undone_and_held_against_the_reader)
{
  for (guint32 i = 0; i < 12; i++)
    try_any_changes (i * 7919 + 1);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_copy_is_changed_and_read_again,
    a_stroke_is_one_step,
    who_moves_where_somebody_stands_changes_places,
    a_smaller_map_loses_what_stood_beyond,
    entries_that_go_renumber_those_behind,
    what_cannot_be_is_refused_at_once,
    armies_have_no_more_than_they_may,
    an_empty_plain_says_what_it_lacks,
    each_fault_is_told_at_its_place,
    free_deployment_needs_camps,
    what_has_faults_is_kept_but_not_saved,
    a_file_with_unknown_counters_is_refused_with_its_line,
    any_changes_are_undone_and_held_against_the_reader,
  };
  return run_suite_at_home ("scenario writer", tests, G_N_ELEMENTS (tests));
}
