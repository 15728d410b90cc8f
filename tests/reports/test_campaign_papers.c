/* What a campaign tells: dispatches to its copies, its acts, dates and weather in words. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "lists/xml/data.h"
#include "lists/xml/error.h"
#include "lists/xml/xml.h"
#include "reports/campaign/act_words.h"
#include "reports/campaign/diary_words.h"
#include "reports/document/date_words.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/sheet/dispatch_file.h"
#include "tests/reports/fixture.h"

/* --- dispatches ---------------------------------------------------------------- */

static MuSentAct *
act_of (gint64 id, MuActKind kind, const char *about)
{
  MuSentAct *act = mu_sent_act_new ();
  act->id = id;
  act->kind = kind;
  act->about = g_strdup (about);
  act->who = g_strdup ("Jörg <the> \"Ø\"");
  act->made = g_strdup ("2026-11-23T20:15:00Z");
  act->doing = g_strdup ("");
  return act;
}

static MuDispatch *
a_dispatch (void)
{
  const gint64 gone = G_MAXINT64;
  MuDispatch *dispatch = mu_dispatch_new ();
  MuSentAct *deed = act_of (2, MU_ACT_FIXTURE, "Zama & Utica");
  MuSentAct *battle = act_of (3, MU_ACT_BATTLE, "Zama");
  MuSentAct *back = act_of (4, MU_ACT_TAKEN_BACK, "-Cirta\n-@days -202-10-05");
  dispatch->campaign = 1;
  dispatch->after = G_MAXINT64 - 1;
  dispatch->name = g_strdup ("War");
  g_free (deed->doing);
  deed->doing = g_strdup ("{'id': <int64 9>, 'name': <'Zama & <Utica>'>}");
  battle->record = fixture_fought (fixture_sample ("zama-roman.xml"),
                                   fixture_sample ("zama-carthaginian.xml"), 3);
  battle->side[MU_SIDE_A] = 11;
  battle->day = 99999;
  g_array_append_val (back->falls, gone);
  g_ptr_array_add (dispatch->acts, deed);
  g_ptr_array_add (dispatch->acts, battle);
  g_ptr_array_add (dispatch->acts, back);
  return dispatch;
}

static MuBeginning *
a_beginning (void)
{
  MuBeginning *beginning = mu_beginning_new ();
  beginning->made = g_strdup ("2026-11-20T10:00:00Z");
  beginning->who = g_strdup ("Ann & \"Bob\"");
  beginning->first = (MuDate){ .year = -218, .month = 4, .day = 9 };
  beginning->region = MU_REGION_NORTHERN;
  beginning->country = MU_COUNTRY_STEPPE;
  beginning->readings = g_strdup ("");
  beginning->seed = G_MAXUINT64 - 1;
  for (int i = 0; i < 2; i++) {
    MuSentSide *side = mu_sent_side_new ();
    g_autoptr (MuList) army = fixture_sample (i == 0 ? "zama-roman.xml" : "zama-carthaginian.xml");
    side->name = g_strdup (i == 0 ? "Rome <SPQR>" : "Carthage");
    side->player = g_strdup (i == 0 ? "" : "Bob");
    side->army = mu_list_write_data (army, NULL);
    g_ptr_array_add (beginning->sides, side);
  }
  return beginning;
}

static void
same_beginning (const MuBeginning *one, const MuBeginning *other)
{
  ck_assert_str_eq (one->made, other->made);
  ck_assert_str_eq (one->who, other->who);
  ck_assert_int_eq (mu_calendar_days (&one->first, &other->first), 0);
  ck_assert_int_eq (one->region, other->region);
  ck_assert_int_eq (one->country, other->country);
  ck_assert_str_eq (one->readings, other->readings);
  ck_assert_uint_eq (one->seed, other->seed);
  ck_assert_uint_eq (one->sides->len, other->sides->len);
  for (guint i = 0; i < one->sides->len; i++) {
    const MuSentSide *a = one->sides->pdata[i], *b = other->sides->pdata[i];
    ck_assert_str_eq (a->name, b->name);
    ck_assert_str_eq (a->player, b->player);
    ck_assert_str_eq (a->army, b->army);
  }
}

START_TEST (a_beginning_is_read_as_it_was_written)
{
  gsize length, length_again;
  g_autoptr (GError) error = NULL;
  g_autoptr (MuDispatch) dispatch = a_dispatch ();
  dispatch->beginning = a_beginning ();
  g_autofree char *data = mu_dispatch_write_data (dispatch, &length);
  g_autoptr (MuDispatch) again = mu_dispatch_read_data (data, length, "war.xml", &error);
  ck_assert_msg (again != NULL, "%s", error ? error->message : "");
  same_beginning (dispatch->beginning, again->beginning);
  ck_assert_uint_eq (again->acts->len, 3);
  g_autofree char *data_again = mu_dispatch_write_data (again, &length_again);
  ck_assert_uint_eq (length_again, length);
  ck_assert_mem_eq (data_again, data, length);
}
END_TEST

/* Of the beginning: what is changed, into what, and how it is refused. */
static const struct {
  const char *from, *to;
  const char *words;
} false_starts[] = {
  { "month=\"4\"", "month=\"13\"", "war.xml:3" },
  { "year=\"-218\"", "year=\"0\"", "no year 0" },
  { "country=\"steppe\"", "country=\"moor\"", "war.xml:3" },
  { "seed=\"-2\"", "seed=\"x\"", "war.xml:3" },
  { "name=\"Carthage\" player", "name=\"\" player", "war.xml" },
  { "&lt;unit ", "&lt;herd ", "the army is not right" },
};

START_TEST (a_fault_in_a_beginning_is_named)
{
  gsize length;
  g_autoptr (GError) error = NULL;
  g_autoptr (MuDispatch) dispatch = a_dispatch ();
  dispatch->beginning = a_beginning ();
  g_autofree char *data = mu_dispatch_write_data (dispatch, &length);
  g_autoptr (GString) text = g_string_new (data);
  ck_assert_uint_gt (g_string_replace (text, false_starts[_i].from, false_starts[_i].to, 1), 0);
  g_autoptr (MuDispatch) read = mu_dispatch_read_data (text->str, text->len, "war.xml", &error);
  ck_assert (read == NULL);
  ck_assert_msg (strstr (error->message, false_starts[_i].words) != NULL, "%s", error->message);
}
END_TEST

static void
same_act (const MuSentAct *one, const MuSentAct *other)
{
  ck_assert_int_eq (one->id, other->id);
  ck_assert_int_eq (one->kind, other->kind);
  ck_assert_str_eq (one->about, other->about);
  ck_assert_str_eq (one->who, other->who);
  ck_assert_str_eq (one->made, other->made);
  ck_assert_uint_eq (one->falls->len, other->falls->len);
  for (guint i = 0; i < one->falls->len; i++)
    ck_assert_int_eq (g_array_index (one->falls, gint64, i),
                      g_array_index (other->falls, gint64, i));
  ck_assert_int_eq (one->record != NULL, other->record != NULL);
  if (one->record == NULL)
    return;
  g_autofree char *sheet = mu_battle_sheet_write_data (one->record, NULL);
  g_autofree char *again = mu_battle_sheet_write_data (other->record, NULL);
  ck_assert_str_eq (sheet, again);
  ck_assert_int_eq (one->side[MU_SIDE_A], other->side[MU_SIDE_A]);
  ck_assert_int_eq (one->side[MU_SIDE_B], other->side[MU_SIDE_B]);
  ck_assert_int_eq (one->day, other->day);
}

START_TEST (a_dispatch_is_read_as_it_was_written)
{
  gsize length, length_again;
  g_autoptr (GError) error = NULL;
  g_autoptr (MuDispatch) dispatch = a_dispatch ();
  g_autofree char *data = mu_dispatch_write_data (dispatch, &length);
  g_autoptr (MuDispatch) again = mu_dispatch_read_data (data, length, "war.xml", &error);
  ck_assert_msg (again != NULL, "%s", error ? error->message : "");
  ck_assert_int_eq (again->campaign, dispatch->campaign);
  ck_assert_int_eq (again->after, dispatch->after);
  ck_assert_str_eq (again->name, "War");
  ck_assert_uint_eq (again->acts->len, 3);
  for (guint i = 0; i < 3; i++)
    same_act (again->acts->pdata[i], dispatch->acts->pdata[i]);
  ck_assert_str_eq (((MuSentAct *) again->acts->pdata[0])->doing,
                    ((MuSentAct *) dispatch->acts->pdata[0])->doing);
  g_autofree char *data_again = mu_dispatch_write_data (again, &length_again);
  ck_assert_uint_eq (length_again, length);
  ck_assert_mem_eq (data_again, data, length);
}
END_TEST

/* Of the written file: what is changed, into what, and how it is refused. */
static const struct {
  const char *from, *to;
  MuFileError code;
  const char *words;
} faults[] = {
  { "version=\"1\" campaign", "version=\"2\" campaign", MU_FILE_ERROR_FOREIGN, "war.xml" },
  { "campaign-dispatch", "battle-sheet", MU_FILE_ERROR_FOREIGN, "war.xml" },
  { "campaign=\"1\"", "campaign=\"0\"", MU_FILE_ERROR_INVALID, "war.xml:2" },
  { "campaign=\"1\"", "campaign=\"x\"", MU_FILE_ERROR_INVALID, "war.xml:2" },
  { "kind=\"fixture\"", "kind=\"dance\"", MU_FILE_ERROR_INVALID, "update Muster" },
  { "kind=\"fixture\"", "kind=\"battle\"", MU_FILE_ERROR_INVALID, "war.xml:4" },
  { "made=\"2026-11", "made=\"2026-x", MU_FILE_ERROR_INVALID, "war.xml:4" },
  { "side-a=\"11\"", "side-a=\"12\"", MU_FILE_ERROR_INVALID, "war.xml:8" },
  { "day=\"99999\"", "day=\"100000\"", MU_FILE_ERROR_INVALID, "war.xml:8" },
  { "&lt;outcome ", "&lt;income ", MU_FILE_ERROR_INVALID, "the battle sheet is not right" },
  { "digest=", "digits=", MU_FILE_ERROR_INVALID, "the battle sheet is not right" },
};

START_TEST (a_fault_in_a_dispatch_is_named_with_its_line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuDispatch) dispatch = a_dispatch ();
  g_autofree char *data = mu_dispatch_write_data (dispatch, NULL);
  g_autoptr (GString) text = g_string_new (data);
  ck_assert_uint_gt (g_string_replace (text, faults[_i].from, faults[_i].to, 0), 0);
  g_autoptr (MuDispatch) read = mu_dispatch_read_data (text->str, text->len, "war.xml", &error);
  ck_assert_ptr_null (read);
  ck_assert_msg (g_error_matches (error, MU_FILE_ERROR, faults[_i].code), "%s: %s", faults[_i].from,
                 error->message);
  ck_assert_msg (strstr (error->message, faults[_i].words) != NULL, "%s: %s", faults[_i].from,
                 error->message);
}
END_TEST

/* More than any Muster reads is not written. */
START_TEST (a_dispatch_that_is_too_long_is_refused)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuDispatch) dispatch = a_dispatch ();
  MuSentAct *deed = dispatch->acts->pdata[0];
  g_free (deed->doing);
  deed->doing = g_strnfill (MU_XML_MAX_BYTES, 'x');
  ck_assert (!mu_dispatch_write_file (dispatch, "/nowhere/war.xml", &error));
  ck_assert_msg (strstr (error->message, "in parts") != NULL, "%s", error->message);
}
END_TEST

/* --- words --------------------------------------------------------------------- */

static const struct {
  MuActKind kind;
  const char *about, *due;
} acts[] = {
  { MU_ACT_BEGAN, "War", "“War” began" },
  { MU_ACT_HOUSE_RULES, "", "The house rules were changed" },
  { MU_ACT_BATTLE, "Zama", "The battle “Zama” was recorded" },
  { MU_ACT_DAYS, "-202-11-05", "The calendar went on to 5 November 202 BC" },
  { MU_ACT_DAYS, "tomorrow", "The calendar went on to tomorrow" },
  { MU_ACT_FIXTURE, "Zama", "The fixture “Zama” was set" },
  { MU_ACT_FIXTURE_OFF, "Zama", "The fixture “Zama” was called off" },
  { MU_ACT_WEATHER_DICE, "69-04-01", "Dice were thrown for the weather of 1 April 69 AD" },
  { MU_ACT_POINTS, "Rome, Cirta", "Points were given: Rome, Cirta" },
  { MU_ACT_TAKEN_BACK, "-Zama", "Taken back: Zama" },
  { MU_ACT_TAKEN_BACK, "-", "Taken back: the house rules" },
  { MU_ACT_TAKEN_BACK, "+Zama\n-Cirta", "Brought back: Zama. Taken back: Cirta" },
  { MU_ACT_TAKEN_BACK, "-@days -202-11-05\n-@fixture Zama",
    "Taken back: the days to 5 November 202 BC, the fixture Zama" },
  { MU_ACT_TAKEN_BACK, "+@fixture-off Zama\n+@weather-dice 69-04-01\n+@points Rome",
    "Brought back: the calling off of Zama, the weather dice of 1 April 69 AD, the points for "
    "Rome" },
  { MU_ACT_TAKEN_BACK, "-@home", "Taken back: @home" }, /* a battle of that name */
};

START_TEST (acts_are_told_in_words)
{
  const MuAct act = { .kind = acts[_i].kind, .about = (char *) acts[_i].about };
  g_autofree char *words = mu_act_words (&act);
  ck_assert_str_eq (words, acts[_i].due);
}
END_TEST

START_TEST (dates_are_told_in_words)
{
  const MuDate date = { -3, 12, 31 };
  g_autofree char *day = mu_date_in_words (&date);
  g_autofree char *month = mu_month_in_words (1066, 10);
  ck_assert_str_eq (day, "31 December 3 BC");
  ck_assert_str_eq (month, "October 1066 AD");
}
END_TEST

static const struct {
  MuDiaryDay day;
  const char *due, *key;
} skies[] = {
  { { .periods = 8 }, "Fine.", "fine" },
  { { .periods = 8, .low_sun = TRUE },
    "Fine. The low sun dazzles in the morning and in the evening.",
    "fine" },
  { { .periods = 8, .rain = 0xff, .muddy = TRUE, .rivers_up = TRUE },
    "Rain all day. The ground turns to mud. Rivers are up.",
    "rain" },
  { { .periods = 12, .rain = 0x01 }, "Rain in period 1.", "rain" },
  { { .periods = 12, .rain = 0x2e }, "Rain in periods 2 to 4, 6.", "rain" },
  { { .periods = 12, .snow = 0x800, .fog = TRUE },
    "Fog in periods 1 to 3. Snow in period 12.",
    "snow" },
  { { .periods = 10, .winds = 0x3ff }, "Strong winds all day.", "winds" },
  { { .periods = 10, .winds = 0x3, .rain = 0x3 },
    "Rain and strong winds in periods 1 to 2.",
    "rain" },
  { { .periods = 10, .winds = 0x3, .rain = 0x2 },
    "Rain in period 2. Strong winds in periods 1 to 2.",
    "rain" },
  { { .periods = 10, .winds = 0x4, .snow = 0x4, .snowed_under = TRUE },
    "Snow and strong winds in period 3. Snow lies deep.",
    "snow" },
  { { .periods = 12, .fog = TRUE }, "Fog in periods 1 to 3.", "fog" },
  { { .periods = 12, .parched = TRUE }, "Drought.", "drought" },
};

START_TEST (weather_is_told_in_words)
{
  g_autofree char *words = mu_diary_words (&skies[_i].day);
  ck_assert_str_eq (words, skies[_i].due);
  ck_assert_str_eq (mu_diary_key (&skies[_i].day), skies[_i].key);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("campaign papers");
  TCase *tests = tcase_create ("campaign papers");
  tcase_add_test (tests, a_dispatch_is_read_as_it_was_written);
  tcase_add_test (tests, a_beginning_is_read_as_it_was_written);
  tcase_add_loop_test (tests, a_fault_in_a_beginning_is_named, 0,
                       (int) G_N_ELEMENTS (false_starts));
  tcase_add_loop_test (tests, a_fault_in_a_dispatch_is_named_with_its_line, 0,
                       G_N_ELEMENTS (faults));
  tcase_add_test (tests, a_dispatch_that_is_too_long_is_refused);
  tcase_add_loop_test (tests, acts_are_told_in_words, 0, G_N_ELEMENTS (acts));
  tcase_add_test (tests, dates_are_told_in_words);
  tcase_add_loop_test (tests, weather_is_told_in_words, 0, G_N_ELEMENTS (skies));
  tcase_set_timeout (tests, 60);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
