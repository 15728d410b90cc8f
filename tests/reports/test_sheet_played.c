/* Battles fought on the table, their results filled in by hand in the sheet. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "lists/battle/general_end.h"
#include "lists/xml/data.h"
#include "lists/xml/error.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/sheet/sheet_compare.h"
#include "rules/wrg/troop/points.h"
#include "tests/reports/fixture.h"

/* --- filling in --------------------------------------------------------- */

static void
replace_all (GString *text, const char *find, const char *put)
{
  ck_assert_msg (strstr (text->str, find) != NULL, "“%s” is not in the form", find);
  g_string_replace (text, find, put, 0);
}

static GString *
blank_form (void)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_autofree char *data = mu_battle_sheet_write_form (record, NULL);
  return g_string_new (data);
}

/* Everybody on the table without a loss, after four periods. */
static GString *
quiet_form (void)
{
  GString *text = blank_form ();
  replace_all (text, "periods=\"\"", "periods=\"4\"");
  replace_all (text, "general-lost=\"\"", "general-lost=\"no\"");
  replace_all (text, "figures=\"\" men=\"\" fate=\"\"", "figures=\"0\" men=\"\" fate=\"on-table\"");
  return text;
}

/* The line of a unit of the quiet form, with its own losses. */
static void
fill_in (GString *text, const char *unit, const char *with)
{
  g_autofree char *name = g_strdup_printf ("name=\"%s\" start=", unit);
  char *at = strstr (strstr (text->str, "<played"), name);
  ck_assert_ptr_nonnull (at);
  at = strstr (at, "figures=");
  const gssize place = at - text->str;
  g_string_erase (text, place, strstr (at, "/>") - at);
  g_string_insert (text, place, with);
}

static MuBattleRecord *
read_form (GString *text)
{
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = mu_battle_sheet_read_data (text->str, text->len, "form.xml", &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  g_string_free (text, TRUE);
  return record;
}

static const MuUnitOutcome *
result_of (const MuBattleRecord *record, MuSide side, const char *name)
{
  const MuBattleSideRecord *own = &record->side[side];
  for (guint i = 0; i < own->list->units->len; i++)
    if (strcmp (mu_list_unit (own->list, i)->name, name) == 0)
      return &g_array_index (own->results, MuUnitOutcome, i);
  ck_abort_msg ("%s is in no list", name);
}

/* --- what it gives ------------------------------------------------------ */

START_TEST (a_quiet_evening_leaves_all_points)
{
  g_autoptr (MuBattleRecord) record = read_form (quiet_form ());
  ck_assert (record->fought);
  ck_assert_int_eq (record->periods, 4);
  ck_assert_int_eq (record->winner, MU_SIDE_NONE);
  for (int side = 0; side < MU_SIDES; side++) {
    ck_assert_int_gt (record->side[side].start_quarters, 0);
    ck_assert_int_eq (record->side[side].left_quarters, record->side[side].start_quarters);
    ck_assert (!record->side[side].general_lost);
  }
}
END_TEST

START_TEST (losses_become_results)
{
  GString *text = quiet_form ();
  fill_in (text, "Velites", "figures=\"\" men=\"47\" fate=\"in-rout\" inflicted=\"12\"");
  fill_in (text, "Principes", "figures=\"30\" fate=\"destroyed\"");
  fill_in (text, "Triarii", "men=\"5\" fate=\"destroyed\"");
  fill_in (text, "Elephants", "figures=\"1\" men=\"25\" fate=\"routed-off\" breaks=\"2\"");
  g_autoptr (MuBattleRecord) record = read_form (text);
  const MuUnitOutcome *velites = result_of (record, MU_SIDE_A, "Velites");
  ck_assert_int_eq (velites->figures_left, 20);
  ck_assert_int_eq (velites->casualties, 47);
  ck_assert_int_eq (velites->carried, 7);
  ck_assert_int_eq (velites->inflicted, 12);
  ck_assert_int_eq (velites->fate, MU_FATE_IN_ROUT);
  ck_assert_int_eq (velites->breaks, 1);
  ck_assert_int_eq (result_of (record, MU_SIDE_A, "Principes")->casualties, 600);
  const MuUnitOutcome *triarii = result_of (record, MU_SIDE_A, "Triarii");
  ck_assert_int_eq (triarii->figures_left, 0);
  ck_assert_int_eq (triarii->casualties, 5);
  ck_assert_int_eq (triarii->carried, 0);
  const MuUnitOutcome *elephants = result_of (record, MU_SIDE_B, "Elephants");
  ck_assert_int_eq (elephants->figures_left, 2);
  ck_assert_int_eq (elephants->carried, 5);
  ck_assert_int_eq (elephants->breaks, 2);
  ck_assert_int_eq (result_of (record, MU_SIDE_B, "Gauls and Ligurians")->figures_left, 28);
}
END_TEST

/* wrg.victory.count, wrg.victory.half, wrg.victory.prisoners: what 20 Hastati of one legion lose
 * their side, in quarters of their points. */
static const struct {
  const char *fate;
  int quarters_lost; /* of each point */
} rates[] = {
  { "on-table", 0 }, { "retiring", 2 },   { "off-table", 2 },
  { "in-rout", 4 },  { "routed-off", 4 }, { "prisoner", 3 },
};

START_TEST (each_fate_counts_at_its_rate)
{
  GString *text = quiet_form ();
  g_autofree char *with = g_strdup_printf ("figures=\"0\" fate=\"%s\"", rates[_i].fate);
  fill_in (text, "Hastati, legion VI", with);
  g_autoptr (MuBattleRecord) record = read_form (text);
  const MuBattleSideRecord *side = &record->side[MU_SIDE_A];
  const int points = mu_list_unit_start_points (side->list, 3);
  ck_assert_str_eq (mu_list_unit (side->list, 3)->name, "Hastati, legion VI");
  ck_assert_int_eq (side->start_quarters - side->left_quarters, points * rates[_i].quarters_lost);
}
END_TEST

START_TEST (objectives_and_generals_are_counted)
{
  GString *text = quiet_form ();
  char *side_b = strstr (text->str, "general-lost=\"no\"");
  side_b = strstr (side_b + 1, "general-lost=\"no\" general-fate=\"\" objectives=\"\"");
  const gssize place = side_b - text->str;
  g_string_erase (text, place,
                  (gssize) strlen ("general-lost=\"no\" general-fate=\"\" objectives=\"\""));
  g_string_insert (text, place, "general-lost=\"yes\" general-fate=\"captured\" objectives=\"30\"");
  g_autoptr (MuBattleRecord) record = read_form (text);
  const MuBattleSideRecord *b = &record->side[MU_SIDE_B];
  ck_assert (b->general_lost);
  ck_assert_int_eq (mu_battle_general_end (record, MU_SIDE_B), MU_GENERAL_END_CAPTURED);
  ck_assert_int_eq (b->left_quarters, b->start_quarters + 4 * (30 - mu_wrg_points_general (true)));
  ck_assert_int_eq (mu_battle_record_objectives (record, MU_SIDE_B), 4 * 30);
}
END_TEST

START_TEST (the_winner_follows_from_the_losses)
{
  GString *text = quiet_form ();
  fill_in (text, "African spearmen", "figures=\"20\" fate=\"destroyed\"");
  fill_in (text, "Hannibal's veterans", "figures=\"24\" fate=\"destroyed\"");
  fill_in (text, "Gauls and Ligurians", "figures=\"0\" fate=\"prisoner\"");
  replace_all (text, "winner=\"\"", "winner=\"a\"");
  g_autoptr (MuBattleRecord) record = read_form (text);
  ck_assert_int_eq (record->winner, MU_SIDE_A);
}
END_TEST

/* Who gives the game up has no prisoners' points: the side that held its ground has. */
START_TEST (who_gives_up_is_counted_so)
{
  GString *one = quiet_form (), *other = quiet_form ();
  fill_in (one, "Velites", "figures=\"0\" fate=\"in-rout\"");
  fill_in (other, "Velites", "figures=\"0\" fate=\"in-rout\"");
  replace_all (other, "conceded=\"\"", "conceded=\"a\"");
  g_autoptr (MuBattleRecord) fought_on = read_form (one);
  g_autoptr (MuBattleRecord) given_up = read_form (other);
  ck_assert_int_ne (fought_on->side[0].left_quarters, given_up->side[0].left_quarters);
  ck_assert_int_eq (fought_on->side[1].left_quarters, given_up->side[1].left_quarters);
}
END_TEST

START_TEST (the_weather_may_turn_out_otherwise)
{
  GString *text = quiet_form ();
  replace_all (text, "conceded=\"\" weather=\"\"", "conceded=\"none\" weather=\"rain\"");
  g_autoptr (MuBattleRecord) record = read_form (text);
  ck_assert_int_eq (record->weather, MU_RAIN);
  ck_assert_int_eq (record->weather_face, 0);
}
END_TEST

START_TEST (no_dice_are_needed)
{
  GString *text = quiet_form ();
  char *dice = strstr (text->str, "  <dice ");
  g_string_erase (text, dice - text->str, strchr (dice, '\n') + 1 - dice);
  g_autoptr (MuBattleRecord) record = read_form (text);
  ck_assert_uint_eq (record->seed, 0);
}
END_TEST

/* Once read, it is a sheet like any other: it comes back, byte for byte. */
START_TEST (a_filled_in_sheet_comes_back)
{
  GString *text = quiet_form ();
  fill_in (text, "Velites", "men=\"47\" fate=\"in-rout\"");
  fill_in (text, "Elephants", "figures=\"3\" fate=\"destroyed\"");
  g_autoptr (MuBattleRecord) record = read_form (text);
  gsize length = 0, again_length = 0;
  g_autofree char *data = mu_battle_sheet_write_data (record, &length);
  g_autoptr (MuBattleRecord) back = mu_battle_sheet_read_data (data, length, "sheet.xml", NULL);
  ck_assert_ptr_nonnull (back);
  g_autoptr (GPtrArray) differences = mu_sheet_compare (record, back);
  ck_assert_uint_eq (differences->len, 0);
  g_autofree char *again = mu_battle_sheet_write_data (back, &again_length);
  ck_assert_uint_eq (length, again_length);
  ck_assert_mem_eq (data, again, length);
  ck_assert_ptr_null (strstr (data, "<played"));
}
END_TEST

/* --- what is refused ---------------------------------------------------- */

static const struct {
  const char *unit, *with; /* unit NULL: with takes the place of find */
  const char *find;
  const char *says;
} faults[] = {
  { "Velites", "fate=\"on-table\"", NULL, "Velites: the figures lost are missing" },
  { "Velites", "figures=\"3\"", NULL, "Velites: its fate is missing" },
  { "Velites", "figures=\" \" fate=\"\"", NULL, "Velites: nothing is filled in" },
  { "Velites", "figures=\"23\" fate=\"destroyed\"", NULL, "23 figures lost of 22" },
  { "Velites", "men=\"441\" fate=\"in-rout\"", NULL, "Velites" },
  { "Velites", "men=\"441\" fate=\"destroyed\"", NULL, "22 figures stand for 440" },
  { "Velites", "figures=\"22\" fate=\"in-rout\"", NULL, "its fate is destroyed" },
  { "Velites", "figures=\"21\" fate=\"destroyed\"", NULL, "21 of its 22 figures" },
  { "Velites", "figures=\"2\" men=\"60\" fate=\"on-table\"", NULL, "are 3 figures, not 2" },
  { "Velites", "figures=\"2\" fate=\"in-rout\" breaks=\"0\"", NULL, "never broke" },
  { "Velites", "figures=\"two\" fate=\"in-rout\"", NULL, "" },
  { "Velites", "figures=\"2\" fate=\"asleep\"", NULL, "" },
  { NULL, "periods=\"\"", "periods=\"4\"", "periods that were played are missing" },
  { NULL, "periods=\"0\"", "periods=\"4\"", "0 periods" },
  { NULL, "winner=\"b\"", "winner=\"\"", "said to be b" },
  { NULL, "side=\"b\" army=", "side=\"a\" army=", "side a" },
  { NULL, "army=\"Hanno\"", "army=\"Scipio at Zama\"", "Hanno stands where" },
  { NULL, "general-lost=\"\"", "general-lost=\"no\"", "write yes or no" },
  { NULL, "general-lost=\"no\" general-fate=\"killed\"", "general-lost=\"no\" general-fate=\"\"",
    "who was killed is lost" },
  { NULL, "general-fate=\"eaten\"", "general-fate=\"\"", "" },
  { NULL, "objectives=\"100000\"", "objectives=\"\"", "more than 100000 points left" },
  { NULL, "<loss unit=\"2\"", "<loss unit=\"1\"", "result of unit 1" },
  { NULL, "name=\"Velites\" start=\"21\"", "name=\"Velites\" start=\"22\"", "started with 21" },
  { NULL, "name=\"Velytes\" start=\"22\"", "name=\"Velites\" start=\"22\"",
    "Velytes stands where" },
};

static int
line_of (const char *text, gsize place)
{
  int line = 1;
  for (gsize i = 0; i < place; i++)
    line += text[i] == '\n';
  return line;
}

static int
spoil (GString *text, int which)
{
  char *played = strstr (text->str, "<played");
  if (faults[which].unit) {
    g_autofree char *name = g_strdup_printf ("name=\"%s\"", faults[which].unit);
    fill_in (text, faults[which].unit, faults[which].with);
    return line_of (text->str, (gsize) (strstr (strstr (text->str, "<played"), name) - text->str));
  }
  char *at = strstr (played, faults[which].find);
  ck_assert_msg (at != NULL, "“%s” is not in the form", faults[which].find);
  const gssize place = at - text->str;
  g_string_erase (text, place, (gssize) strlen (faults[which].find));
  g_string_insert (text, place, faults[which].with);
  return line_of (text->str, (gsize) place);
}

START_TEST (each_fault_is_refused_at_its_line)
{
  GString *text = quiet_form ();
  const int line = spoil (text, _i);
  g_autoptr (GError) error = NULL;
  g_autofree char *where = g_strdup_printf ("form.xml:%d: ", line);
  ck_assert_ptr_null (mu_battle_sheet_read_data (text->str, text->len, "form.xml", &error));
  ck_assert_msg (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID), "%s",
                 error->message);
  ck_assert_msg (g_str_has_prefix (error->message, where), "%s: not %s", error->message, where);
  ck_assert_msg (strstr (error->message, faults[_i].says) != NULL, "%s", error->message);
  g_string_free (text, TRUE);
}
END_TEST

/* Not the first alone: who fills in wants to know the rest, too. */
START_TEST (all_that_is_missing_is_named)
{
  GString *text = quiet_form ();
  fill_in (text, "Velites", "figures=\"\"");
  fill_in (text, "Principes", "figures=\"31\" fate=\"in-rout\"");
  fill_in (text, "Elephants", "figures=\"1\"");
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_sheet_read_data (text->str, text->len, "form.xml", &error));
  ck_assert_ptr_nonnull (strstr (error->message, "Velites: nothing is filled in"));
  ck_assert_ptr_nonnull (strstr (error->message, "Principes: 31 figures lost of 30"));
  ck_assert_ptr_nonnull (strstr (error->message, "Elephants: its fate is missing"));
  g_string_free (text, TRUE);
  GString *blank = blank_form ();
  g_autoptr (GError) blanks = NULL;
  ck_assert_ptr_null (mu_battle_sheet_read_data (blank->str, blank->len, "form.xml", &blanks));
  ck_assert_ptr_nonnull (strstr (blanks->message, "and 14 places more"));
  g_string_free (blank, TRUE);
}
END_TEST

/* A unit that is left out, and one too many. */
START_TEST (each_unit_has_one_result)
{
  for (int more = 0; more < 2; more++) {
    GString *text = quiet_form ();
    char *last = strstr (strstr (text->str, "<played"), "      <loss unit=\"8\"");
    g_autofree char *line = g_strndup (last, (gsize) (strchr (last, '\n') + 1 - last));
    if (more)
      g_string_insert (text, last - text->str, line);
    else
      g_string_erase (text, last - text->str, (gssize) strlen (line));
    g_autoptr (GError) error = NULL;
    ck_assert_ptr_null (mu_battle_sheet_read_data (text->str, text->len, "form.xml", &error));
    ck_assert_ptr_nonnull (strstr (error->message, "Scipio at Zama has 8 units"));
    g_string_free (text, TRUE);
  }
}
END_TEST

/* Events of another battle do not go with it. */
START_TEST (a_course_does_not_go_with_it)
{
  GString *text = quiet_form ();
  replace_all (text, "</battle-sheet>",
               "  <stage period=\"1\" phase=\"over\"><event kind=\"ended\"/></stage>\n"
               "</battle-sheet>");
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_sheet_read_data (text->str, text->len, "form.xml", &error));
  ck_assert_ptr_nonnull (strstr (error->message, "<stage>"));
  g_string_free (text, TRUE);
}
END_TEST

/* Dice may be missing from a battle of the table alone. */
START_TEST (a_battle_to_come_has_dice)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  GString *text = g_string_new (data);
  char *dice = strstr (text->str, "  <dice ");
  g_string_erase (text, dice - text->str, strchr (dice, '\n') + 1 - dice);
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_sheet_read_data (text->str, text->len, "sheet.xml", &error));
  ck_assert_ptr_nonnull (strstr (error->message, "<dice> is missing"));
  g_string_free (text, TRUE);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("results filled in");
  TCase *give = tcase_create ("what they give");
  tcase_add_test (give, a_quiet_evening_leaves_all_points);
  tcase_add_test (give, losses_become_results);
  tcase_add_loop_test (give, each_fate_counts_at_its_rate, 0, G_N_ELEMENTS (rates));
  tcase_add_test (give, objectives_and_generals_are_counted);
  tcase_add_test (give, the_winner_follows_from_the_losses);
  tcase_add_test (give, who_gives_up_is_counted_so);
  tcase_add_test (give, the_weather_may_turn_out_otherwise);
  tcase_add_test (give, no_dice_are_needed);
  tcase_add_test (give, a_filled_in_sheet_comes_back);
  suite_add_tcase (suite, give);
  TCase *refuse = tcase_create ("refusals");
  tcase_add_loop_test (refuse, each_fault_is_refused_at_its_line, 0, G_N_ELEMENTS (faults));
  tcase_add_test (refuse, all_that_is_missing_is_named);
  tcase_add_test (refuse, each_unit_has_one_result);
  tcase_add_test (refuse, a_course_does_not_go_with_it);
  tcase_add_test (refuse, a_battle_to_come_has_dice);
  suite_add_tcase (suite, refuse);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
