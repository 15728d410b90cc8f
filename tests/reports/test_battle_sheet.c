/* Battle sheets: written, read, proved, refused. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "lists/xml/data.h"
#include "lists/xml/error.h"
#include "lists/xml/xml.h"
#include "reports/sheet/battle_sheet.h"
#include "tests/reports/fixture.h"

static MuBattleRecord *
fight (void)
{
  return fixture_fought (fixture_sample ("zama-roman.xml"),
                         fixture_sample ("zama-carthaginian.xml"), 4);
}

static MuBattleRecord *
read_back (const char *data, gsize length)
{
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = mu_battle_sheet_read_data (data, length, "sheet.xml", &error);
  if (!record)
    ck_abort_msg ("%s", error->message);
  return record;
}

/* --- equality -------------------------------------------------------------- */

static void
same_lists (const MuList *a, const MuList *b)
{
  g_autofree char *one = mu_list_write_data (a, NULL);
  g_autofree char *two = mu_list_write_data (b, NULL);
  ck_assert_str_eq (one, two);
}

static void
same_results (const GArray *a, const GArray *b)
{
  ck_assert_uint_eq (a->len, b->len);
  for (guint i = 0; i < a->len; i++) {
    const MuUnitOutcome *one = &g_array_index (a, MuUnitOutcome, i);
    const MuUnitOutcome *two = &g_array_index (b, MuUnitOutcome, i);
    ck_assert_int_eq (one->figures_start, two->figures_start);
    ck_assert_int_eq (one->figures_left, two->figures_left);
    ck_assert_int_eq (one->casualties, two->casualties);
    ck_assert_int_eq (one->carried, two->carried);
    ck_assert_int_eq (one->inflicted, two->inflicted);
    ck_assert_int_eq (one->fate, two->fate);
    ck_assert_int_eq (one->worst_row, two->worst_row);
    ck_assert_int_eq (one->breaks, two->breaks);
  }
}

static void
same_leadership (const GPtrArray *a, const GPtrArray *b)
{
  ck_assert_uint_eq (a->len, b->len);
  for (guint i = 0; i < a->len; i++) {
    const MuLeadership *one = g_ptr_array_index (a, i);
    const MuLeadership *two = g_ptr_array_index (b, i);
    ck_assert_str_eq (one->name, two->name);
    ck_assert_int_eq (one->personality, two->personality);
    ck_assert_int_eq (one->face, two->face);
  }
}

static void
same_sides (const MuBattleSideRecord *a, const MuBattleSideRecord *b)
{
  same_lists (a->list, b->list);
  same_leadership (a->leadership, b->leadership);
  same_results (a->results, b->results);
  ck_assert_int_eq (a->scouting, b->scouting);
  ck_assert_int_eq (a->start_quarters, b->start_quarters);
  ck_assert_int_eq (a->left_quarters, b->left_quarters);
  ck_assert_int_eq (a->general_lost, b->general_lost);
}

static void
same_events (const GArray *a, const GArray *b)
{
  ck_assert_uint_eq (a->len, b->len);
  for (guint i = 0; i < a->len; i++) {
    uint8_t one[MU_EVENT_BYTES], two[MU_EVENT_BYTES];
    mu_event_pack (&g_array_index (a, MuEvent, i), one);
    mu_event_pack (&g_array_index (b, MuEvent, i), two);
    ck_assert_mem_eq (one, two, MU_EVENT_BYTES);
  }
}

static void
same_rolls (const GArray *a, const GArray *b)
{
  ck_assert_uint_eq (a->len, b->len);
  for (guint i = 0; i < a->len; i++) {
    const MuRoll *one = &g_array_index (a, MuRoll, i);
    const MuRoll *two = &g_array_index (b, MuRoll, i);
    ck_assert_uint_eq (one->seed, two->seed);
    ck_assert_uint_eq (one->stream, two->stream);
    ck_assert_uint_eq (one->index, two->index);
    ck_assert_int_eq (one->subject, two->subject);
    ck_assert_int_eq (one->die, two->die);
    ck_assert_int_eq (one->purpose, two->purpose);
    ck_assert_int_eq (one->value, two->value);
    ck_assert_int_eq (one->real, two->real);
  }
}

static void
same_records (const MuBattleRecord *a, const MuBattleRecord *b)
{
  ck_assert_str_eq (a->name, b->name);
  ck_assert_str_eq (a->fought_on, b->fought_on);
  ck_assert_int_eq (a->rules, b->rules);
  ck_assert_mem_eq (&a->readings, &b->readings, sizeof a->readings);
  ck_assert_uint_eq (a->seed, b->seed);
  ck_assert_uint_eq (a->stream, b->stream);
  ck_assert_int_eq (a->month, b->month);
  ck_assert_int_eq (a->region, b->region);
  ck_assert_int_eq (a->country, b->country);
  ck_assert_int_eq (a->weather, b->weather);
  ck_assert_int_eq (a->weather_face, b->weather_face);
  ck_assert_int_eq (a->outscouted, b->outscouted);
  ck_assert_int_eq (a->fought, b->fought);
  ck_assert_int_eq (a->winner, b->winner);
  ck_assert_int_eq (a->periods, b->periods);
  ck_assert_uint_eq (a->digest, b->digest);
  for (int side = 0; side < MU_SIDES; side++)
    same_sides (&a->side[side], &b->side[side]);
  same_events (a->events, b->events);
  same_rolls (a->rolls, b->rolls);
}

static void
round_trip (const MuBattleRecord *record)
{
  gsize length = 0, again_length = 0;
  g_autofree char *data = mu_battle_sheet_write_data (record, &length);
  g_autoptr (MuBattleRecord) back = read_back (data, length);
  g_autofree char *again = mu_battle_sheet_write_data (back, &again_length);
  same_records (record, back);
  ck_assert_uint_eq (length, again_length);
  ck_assert_mem_eq (data, again, length);
}

START_TEST (a_fought_battle_comes_back)
{
  g_autoptr (MuBattleRecord) record = fight ();
  round_trip (record);
}
END_TEST

/* What the core fights ties out: its sheets are never refused. */
START_TEST (battles_of_the_core_come_back)
{
  g_autoptr (MuBattleRecord) record = fixture_real ((guint64) _i);
  round_trip (record);
}
END_TEST

START_TEST (a_battle_of_long_names_comes_back)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_free (record->name);
  record->name = g_strnfill (MU_LIST_NAME_MAX * 2 + 20, 'n');
  round_trip (record);
}
END_TEST

START_TEST (a_battle_to_come_comes_back)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  round_trip (record);
}
END_TEST

static MuLeadership *
make_leader (const char *name, MuPersonality personality, int face)
{
  MuLeadership *leader = mu_leadership_new ();
  leader->name = g_strdup (name);
  leader->personality = personality;
  leader->face = face;
  return leader;
}

START_TEST (every_field_comes_back)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_free (record->name);
  record->name = g_strdup ("Zama <&> \"ζ\"");
  for (int i = 0; i < MU_READINGS; i++)
    record->readings.choice[i] = 1;
  record->region = MU_REGION_NORTHERN;
  record->country = MU_COUNTRY_STEPPE;
  record->weather_face = 0;
  record->weather = MU_SNOW_AND_WINDS;
  record->month = 12;
  g_ptr_array_add (record->side[0].leadership, make_leader ("Laelius", MU_RASH, 6));
  g_ptr_array_add (record->side[1].leadership, make_leader ("Hasdrubal", MU_CAUTIOUS, 1));
  MuRoll typed = { .index = 3, .subject = 2, .die = MU_DIE_AVERAGE, .value = 5, .real = 1 };
  g_array_append_val (record->rolls, typed);
  g_free (record->side[0].list->notes);
  record->side[0].list->notes = g_strdup ("Two\nlines,\n  one of them indented.");
  round_trip (record);
}
END_TEST

START_TEST (the_longest_battle_comes_back)
{
  g_autoptr (MuBattleRecord) record
      = fixture_fought (fixture_list (64, 120), fixture_list (64, 120), 12);
  gsize length = 0;
  g_autofree char *data = mu_battle_sheet_write_data (record, &length);
  ck_assert_ptr_nonnull (data);
  ck_assert_uint_lt (length, MU_XML_MAX_BYTES);
  round_trip (record);
}
END_TEST

/* Lists of format 2 stand whole in a sheet, which then is one of format 4. */
START_TEST (newer_lists_come_back_whole)
{
  MuList *list = fixture_sample ("zama-carthaginian.xml");
  list->edition = 12;
  g_free (list->tags);
  list->tags = g_strdup ("league");
  mu_list_unit (list, 0)->forced_march = TRUE;
  g_free (mu_list_unit (list, 1)->book);
  mu_list_unit (list, 1)->book = g_strdup ("numidian");
  g_free (mu_list_unit (list, 1)->notes);
  mu_list_unit (list, 1)->notes = g_strdup ("lent");
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_BOAT, FALSE, 3));
  g_autoptr (MuBattleRecord) record = fixture_fought (fixture_sample ("zama-roman.xml"), list, 4);
  round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  ck_assert_ptr_nonnull (strstr (data, "<battle-sheet version=\"4\""));
  ck_assert_ptr_nonnull (strstr (data, "forced-march=\"yes\""));
}
END_TEST

/* Lists of format 3 make it one of format 6. */
START_TEST (lists_with_allies_come_back_whole)
{
  MuList *list = fixture_sample ("zama-carthaginian.xml");
  g_free (mu_list_unit (list, 1)->book);
  mu_list_unit (list, 1)->book = g_strdup ("numidian");
  mu_list_set_ally_edition (list, "numidian", 4);
  g_autoptr (MuBattleRecord) record = fixture_fought (fixture_sample ("zama-roman.xml"), list, 4);
  round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  ck_assert_ptr_nonnull (strstr (data, "<battle-sheet version=\"6\""));
  ck_assert_ptr_nonnull (strstr (data, "<allies book=\"numidian\" edition=\"4\"/>"));
}
END_TEST

START_TEST (files_hold_the_same)
{
  g_autoptr (MuBattleRecord) record = fight ();
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "zama.xml", NULL);
  g_autoptr (GError) error = NULL;
  ck_assert (mu_battle_sheet_write_file (record, path, &error));
  g_autoptr (MuBattleRecord) back = mu_battle_sheet_read_file (path, &error);
  ck_assert_ptr_nonnull (back);
  same_records (record, back);
  ck_assert (!mu_battle_sheet_write_file (record, "/nowhere/zama.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE));
}
END_TEST

static gboolean
xmllint_accepts (const char *path)
{
  g_autofree char *schema = mu_data_path ("schema", "battle-sheet.rng");
  const char *argv[] = { "xmllint", "--nonet", "--noout", "--relaxng", schema, path, NULL };
  int status = 0;
  g_autofree char *noise = NULL;
  ck_assert (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                           &noise, &status, NULL));
  return g_spawn_check_wait_status (status, NULL);
}

/* Anyone's program can check our sheets by the schema that ships. */
START_TEST (another_validator_accepts_our_sheets)
{
  g_autoptr (MuBattleRecord) fought = fight ();
  g_autoptr (MuBattleRecord) prepared = fixture_prepared ();
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "zama.xml", NULL);
  ck_assert (mu_battle_sheet_write_file (fought, path, NULL));
  ck_assert (xmllint_accepts (path));
  ck_assert (mu_battle_sheet_write_file (prepared, path, NULL));
  ck_assert (xmllint_accepts (path));
  ck_assert (g_file_set_contents (path, "<battle-sheet version='1'/>", -1, NULL));
  ck_assert (!xmllint_accepts (path));
}
END_TEST

/* --- refusals ---------------------------------------------------------------- */

/* One change to a good sheet. The complaint is expected at the line of the
 * change, or at that of `at` where that is given. */
typedef struct {
  const char *find;
  const char *put;
  const char *at;
  MuFileError code;
  const char *says;
} Fault;

#define INVALID MU_FILE_ERROR_INVALID

static const Fault faults[] = {
  /* by the schema */
  { "<battle-sheet version=\"1\"", "<battle-sheet version=\"16\"", NULL, MU_FILE_ERROR_FOREIGN,
    "" },
  { "fate=\"on-table\"", "fate=\"asleep\"", NULL, INVALID, "fate" },
  { "month=\"10\"", "month=\"13\"", NULL, INVALID, "month" },
  { "<field width=\"720\"", "<field width=\"721\"", NULL, INVALID, "720 by 480" },
  { "<field width=\"720\"", "<field width=\"99\"", NULL, INVALID, "width" },
  { "kind=\"shot\"", "kind=\"missed\"", NULL, INVALID, "kind" },
  { "<outcome ", "<outcome mood=\"sad\" ", NULL, INVALID, "mood" },
  { "  <scouting ", "  <smell/>\n  <scouting ", NULL, INVALID, "smell" },
  /* by the army list inside it */
  { "figures=\"20\"", "figures=\"1000\"", NULL, INVALID, "figures" },
  { "troop=\"Reg C LI JLS Sh\"", "troop=\"Reg C XX JLS Sh\"", NULL, INVALID, "XX" },
  { "rides-with=\"7\"", "rides-with=\"60\"", NULL, INVALID, "60" },
  /* by what is known */
  { "v=\"1\"/>", "v=\"1 2 3 4 5\"/>", NULL, INVALID, "up to 4" },
  { "v=\"1\"/>", "v=\"4294967296\"/>", NULL, INVALID, "4294967296" },
  { "v=\"1\"/>", "v=\"one\"/>", NULL, INVALID, "one" },
  { "<event kind=\"charge\"", "<event kind=\"picnic\"", NULL, INVALID, "picnic" },
  { "<event kind=\"charge\"", "<event kind=\"nothing\"", NULL, INVALID, "nothing" },
  { "phase=\"shooting\"", "phase=\"teatime\"", NULL, INVALID, "teatime" },
  { "body=\"A1\"", "body=\"A9\"", NULL, INVALID, "A9" },
  { "body=\"B1\"", "body=\"B10\"", NULL, INVALID, "B10" },
  { "rule=\"wrg.sequence.period\"", "rule=\"no-such-rule\"", NULL, INVALID, "no-such-rule" },
  { "  <field ", "  <house-rule key=\"free-beer\"/>\n  <field ", "<house-rule", INVALID,
    "free-beer" },
  { "<army side=\"a\"", "<army side=\"b\"", NULL, INVALID, "side a" },
  { "unit=\"2\"", "unit=\"3\"", NULL, INVALID, "unit 2" },
  { "stream=\"7\"", "stream=\"99999999999999999999\"", NULL, INVALID, "stream" },
  /* by what else the sheet says */
  { "check=\"", "check=\"0000-", NULL, INVALID, "check" },
  { "name=\"Triarii\"", "name=\"Triarians\"", "<army side=\"a\"", INVALID, "check code" },
  { "scouting=\"38\"", "scouting=\"39\"", NULL, INVALID, "scouting strength is 39" },
  { "outscouted=\"none\"", "outscouted=\"b\"", NULL, INVALID, "outscouted is b" },
  { "weather=\"fine\"", "weather=\"snow\"", NULL, INVALID, "weather is snow" },
  { "start=\"20\"", "start=\"21\"", NULL, INVALID, "started with 21" },
  { "left=\"", "left=\"9", NULL, INVALID, "figures left" },
  { "casualties=\"", "casualties=\"-", NULL, INVALID, "casualties" },
  { "start-quarters=\"3988\"", "start-quarters=\"3992\"", NULL, INVALID, "3992" },
  { "left-quarters=\"", "left-quarters=\"9", NULL, INVALID, "more points" },
  { "winner=\"draw\"", "winner=\"a\"", NULL, INVALID, "winner" },
  { "periods=\"4\"", "periods=\"5\"", NULL, INVALID, "periods" },
  { "digest=\"", "digest=\"1", NULL, INVALID, "digest" },
  { "<event kind=\"charge\" body=\"A1\"", "<event kind=\"charge\" body=\"A2\"", "<outcome", INVALID,
    "not that of these events" },
  { "for=\"reaction\" of=\"0\" face=\"5\"", "for=\"reaction\" of=\"0\" face=\"4\"", NULL, INVALID,
    "not what this die shows" },
};

static char *
change (const char *data, const Fault *fault, gsize *place)
{
  const char *at = strstr (data, fault->find);
  if (!at)
    ck_abort_msg ("“%s” is not in the sheet", fault->find);
  GString *text = g_string_new_len (data, at - data);
  *place = text->len;
  g_string_append (text, fault->put);
  g_string_append (text, at + strlen (fault->find));
  if (fault->at)
    *place = (gsize) (strstr (text->str, fault->at) - text->str);
  else
    *place += strspn (fault->put, " ");
  return g_string_free (text, FALSE);
}

static int
line_of (const char *text, gsize place)
{
  int line = 1;
  for (gsize i = 0; i < place; i++)
    line += text[i] == '\n';
  return line;
}

START_TEST (each_fault_is_refused_at_its_line)
{
  const Fault *fault = &faults[_i];
  gsize place = 0;
  g_autoptr (MuBattleRecord) record = fight ();
  g_autofree char *good = mu_battle_sheet_write_data (record, NULL);
  g_autofree char *bad = change (good, fault, &place);
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_sheet_read_data (bad, strlen (bad), "bad.xml", &error));
  g_autofree char *where = g_strdup_printf ("bad.xml:%d: ", line_of (bad, place));
  ck_assert_msg (g_error_matches (error, MU_FILE_ERROR, (int) fault->code), "%s: %s", fault->put,
                 error->message);
  ck_assert_msg (g_str_has_prefix (error->message, where), "%s: not %s", error->message, where);
  ck_assert_msg (strstr (error->message, fault->says), "%s: not %s", error->message, fault->says);
}
END_TEST

/* Cut at any place, a sheet is refused and names its file. */
START_TEST (a_cut_sheet_is_refused)
{
  g_autoptr (MuBattleRecord) record = fight ();
  gsize length = 0;
  g_autofree char *data = mu_battle_sheet_write_data (record, &length);
  gsize cut = length * (gsize) _i / 40;
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_sheet_read_data (data, cut, "cut.xml", &error));
  ck_assert_int_eq (error->domain, MU_FILE_ERROR);
  ck_assert (g_str_has_prefix (error->message, "cut.xml"));
}
END_TEST

static void
drop_between (GString *text, const char *from, const char *to)
{
  char *start = strstr (text->str, from);
  char *end = strstr (start, to);
  g_string_erase (text, start - text->str, end - start);
}

START_TEST (a_sheet_that_loses_a_part_is_refused)
{
  static const struct {
    const char *from, *to, *says;
  } parts[] = {
    { "    <result ", "  </army>", "no result" },
    { "  <outcome ", "  <rolls ", "no outcome" },
    { "      <after unit=\"8\"", "    </result>", "results for an army" },
    { "  <stage period=\"4\" phase=\"over\"", "</battle-sheet>", "not that of these events" },
    { "  <army side=\"b\"", "  <outcome ", "" },
  };
  g_autoptr (MuBattleRecord) record = fight ();
  g_autofree char *good = mu_battle_sheet_write_data (record, NULL);
  GString *text = g_string_new (good);
  g_autoptr (GError) error = NULL;
  drop_between (text, parts[_i].from, parts[_i].to);
  ck_assert_ptr_null (mu_battle_sheet_read_data (text->str, text->len, "part.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, INVALID));
  ck_assert_msg (strstr (error->message, parts[_i].says), "%s", error->message);
  g_string_free (text, TRUE);
}
END_TEST

/* A forger who mends the digest still meets the strengths. */
START_TEST (results_must_follow_from_the_events)
{
  g_autoptr (MuBattleRecord) record = fight ();
  MuUnitOutcome *first = &g_array_index (record->side[0].results, MuUnitOutcome, 0);
  first->figures_left += first->figures_left < first->figures_start ? 1 : -1;
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_sheet_read_data (data, strlen (data), "f.xml", &error));
  ck_assert_ptr_nonnull (strstr (error->message, "by the events"));
}
END_TEST

START_TEST (the_end_must_be_the_last_event)
{
  g_autoptr (MuBattleRecord) record = fight ();
  g_array_set_size (record->events, record->events->len - 1);
  record->digest = mu_battle_record_digest (record);
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_sheet_read_data (data, strlen (data), "f.xml", &error));
  ck_assert_ptr_nonnull (strstr (error->message, "before the end"));
}
END_TEST

START_TEST (hostile_files_are_refused)
{
  static const char *const files[] = {
    "",
    "\1\2\3",
    "<battle-sheet",
    "<army-list version=\"1\"/>",
    "<!DOCTYPE a [<!ENTITY b \"c\">]><battle-sheet version=\"1\">&b;</battle-sheet>",
  };
  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autoptr (GError) error = NULL;
    ck_assert_ptr_null (mu_battle_sheet_read_data (files[i], strlen (files[i]), "h.xml", &error));
    ck_assert_int_eq (error->domain, MU_FILE_ERROR);
  }
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_sheet_read_file ("/nowhere/h.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("battle sheet");
  TCase *back = tcase_create ("round trip");
  tcase_set_timeout (back, 120);
  tcase_add_test (back, a_fought_battle_comes_back);
  tcase_add_loop_test (back, battles_of_the_core_come_back, 0, 25);
  tcase_add_test (back, a_battle_of_long_names_comes_back);
  tcase_add_test (back, a_battle_to_come_comes_back);
  tcase_add_test (back, every_field_comes_back);
  tcase_add_test (back, the_longest_battle_comes_back);
  tcase_add_test (back, newer_lists_come_back_whole);
  tcase_add_test (back, lists_with_allies_come_back_whole);
  tcase_add_test (back, files_hold_the_same);
  tcase_add_test (back, another_validator_accepts_our_sheets);
  suite_add_tcase (suite, back);
  TCase *refuse = tcase_create ("refusals");
  tcase_set_timeout (refuse, 60);
  tcase_add_loop_test (refuse, each_fault_is_refused_at_its_line, 0, G_N_ELEMENTS (faults));
  tcase_add_loop_test (refuse, a_cut_sheet_is_refused, 0, 40);
  tcase_add_loop_test (refuse, a_sheet_that_loses_a_part_is_refused, 0, 5);
  tcase_add_test (refuse, results_must_follow_from_the_events);
  tcase_add_test (refuse, the_end_must_be_the_last_event);
  tcase_add_test (refuse, hostile_files_are_refused);
  suite_add_tcase (suite, refuse);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
