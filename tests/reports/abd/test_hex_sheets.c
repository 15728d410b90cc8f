/* The papers of the hex game, as printed. */
#include <check.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "reports/abd/hex_sheets.h"

#include "reports/document/sheets_private.h"
#include "rules/battle/terms.h"
#include "tests/reports/abd/board_fixture.h"
#include "tests/reports/pdf.h"

static const MuPaper papers[]
    = { MU_PAPER_A4, MU_PAPER_LETTER, MU_PAPER_A4_LARGE, MU_PAPER_LETTER_LARGE };

/* All words of the sheets, which lie within their margins. */
static char *
text_of (MuSheets *sheets)
{
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  g_autoptr (GString) text = g_string_new (NULL);
  ck_assert (pdf_within_margins (pdf, sheets));
  for (int page = 1; page <= pdf->pages; page++) {
    g_autofree char *one = pdf_page_text (pdf, page);
    g_string_append_printf (text, "%s ", one);
  }
  return g_strdup (text->str);
}

static guint
times (const char *text, const char *words)
{
  guint count = 0;
  for (const char *at = strstr (text, words); at; at = strstr (at + 1, words))
    count++;
  return count;
}

static void
must_say (const char *text, const char *const *said, guint count)
{
  for (guint i = 0; i < count; i++)
    ck_assert_msg (strstr (text, said[i]) != NULL, "%s: %.2000s", said[i], text);
}

/* --- counters ------------------------------------------------------------------------- */

/* Pictures of a page, in order. */
static GArray *
pictures_of (const MuSheets *sheets, guint page)
{
  GArray *pictures = g_array_new (FALSE, FALSE, sizeof (MuMark *));
  const GPtrArray *marks = sheets->pages->pdata[page];
  for (guint i = 0; i < marks->len; i++) {
    MuMark *mark = marks->pdata[i];
    if (mark->kind == MU_MARK_PICTURE)
      g_array_append_val (pictures, mark);
  }
  return pictures;
}

/* Turned over its long edge, the back of each counter lies behind its front. */
START_TEST (backs_lie_behind_fronts)
{
  static const int sizes[] = { 0, 16, 30, 40 };
  MuHexScenario *scenario = board_of_types (18, 12);
  guint count = 0;
  g_autoptr (MuSheets) sheets
      = mu_hex_counters_sheets (scenario, NULL, sizes[_i / 2], papers[_i % 2]);
  const double width = mu_paper_width (papers[_i % 2]);
  ck_assert_int_eq (mu_sheets_pages (sheets) % 2, 0);
  for (guint page = 0; page < sheets->pages->len; page += 2) {
    g_autoptr (GArray) front = pictures_of (sheets, page);
    g_autoptr (GArray) back = pictures_of (sheets, page + 1);
    ck_assert_uint_eq (front->len, back->len);
    count += front->len;
    for (guint i = 0; i < front->len; i++) {
      const MuMark *one = g_array_index (front, MuMark *, i);
      const MuMark *other = g_array_index (back, MuMark *, i);
      ck_assert_double_eq_tol (one->x, width - other->x - other->w, 1e-6);
      ck_assert_double_eq_tol (one->y, other->y, 1e-6);
    }
  }
  /* Units and leaders, a marker for each, and those of the tracks. */
  ck_assert_uint_eq (count, 2 * 2 * (MU_ABD_TYPES + 2) + 8);
  mu_hex_scenario_free (scenario);
}
END_TEST

/* abd.2.0.unit-sides: strength in good order in front, disordered behind. */
START_TEST (every_unit_has_its_counter)
{
  MuHexScenario *scenario = board_scenario ();
  g_autoptr (MuSheets) sheets = mu_hex_counters_sheets (scenario, NULL, 0, papers[_i]);
  g_autofree char *text = text_of (sheets);
  for (int side = 0; side < MU_SIDES; side++)
    for (int i = 0; i < scenario->detail.side[side].unit_count; i++) {
      const MuAbdUnitSetup *unit = &scenario->side[side].unit[i];
      char name[MU_ABD_NAME];
      if (unit->hex == MU_ABD_OFF)
        continue;
      mu_abd_hex_name (&scenario->map.grid, unit->hex, name);
      g_autofree char *code = g_strdup_printf (" %s/%d ", name, unit->facing + 1);
      ck_assert_msg (times (text, code) == 1, "%s: %s", code, text);
    }
  ck_assert_uint_eq (times (text, "PX"), 2 * 4);
  ck_assert_uint_eq (times (text, "has acted"), 24);
  ck_assert_uint_eq (times (text, "no melee"), 24);
  mu_hex_scenario_free (scenario);
}
END_TEST

/* --- the map ------------------------------------------------------------------------------ */

static gboolean
has_word (const Pdf *pdf, const char *word)
{
  return pdf_find (pdf, word, 2) != NULL;
}

START_TEST (every_hex_is_on_a_tile)
{
  static const int sizes[] = { 0, 16, 25, 40 };
  MuHexScenario *scenario = board_scenario ();
  int across, down;
  const int size = sizes[_i / 2];
  g_autoptr (MuSheets) sheets = mu_hex_map_sheets (scenario, size, papers[_i % 2]);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  const int pages = mu_hex_map_tiles (scenario, size, papers[_i % 2], &across, &down);
  ck_assert_int_le (pages, across * down);
  ck_assert_int_eq (pdf->pages, 1 + pages);
  ck_assert (pdf_within_margins (pdf, sheets));
  for (int hex = 0; hex < mu_abd_hex_count (&scenario->map.grid); hex++) {
    char name[MU_ABD_NAME];
    mu_abd_hex_name (&scenario->map.grid, hex, name);
    ck_assert_msg (has_word (pdf, name), "%s, %d mm", name, size);
  }
  mu_hex_scenario_free (scenario);
}
END_TEST

/* A map that is a row too high for two pages has what is over of both on a third. */
START_TEST (tiles_fill_as_few_pages_as_can_be)
{
  static const struct {
    int columns, rows, mm, most;
  } rows[] = { { 18, 12, 22, 3 }, { 1, 1, 22, 1 }, { 8, 9, 22, 1 }, { 26, 30, 16, 9 } };
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++) {
    MuHexScenario *scenario = board_of_types (rows[_i].columns, rows[_i].rows);
    int across, down;
    const int pages = mu_hex_map_tiles (scenario, rows[_i].mm, papers[i], &across, &down);
    ck_assert_int_ge (pages, 1);
    if (!mu_paper_has_large_type (papers[i]))
      ck_assert_int_le (pages, rows[_i].most);
    mu_hex_scenario_free (scenario);
  }
}
END_TEST

/* --- the player aid ------------------------------------------------------------------------ */

/* abd.2.0.unit-values-px, abd.2.0.unit-values-all, abd.3.3.command-table, abd.8.9.rough-cost,
 * abd.12.0.end-check, abd.11.2.6.DE */
START_TEST (the_aid_has_all_tables)
{
  g_autoptr (MuHexChart) shipped = board_chart ();
  g_autoptr (MuSheets) sheets = mu_hex_aid_sheets (shipped, papers[_i]);
  g_autofree char *text = text_of (sheets);
  const char *const said[] = { "PX Phalanx 6 3 1 disciplined yes – – +2",
                               "LI Light Infantry 2 1† 3 light – – – 0†",
                               "WW War Wagon",
                               "Command table +1 +1 +1 +2 +2 +3",
                               "Rough 2 –",
                               "LDR-A 2† +2† –",
                               "Clear 1 – – 0† 0† 0†",
                               "barred",
                               "Yellow",
                               "rear flank +2",
                               "† Made up anew",
                               "1 Leaders off",
                               "8 End" };
  if (!mu_paper_has_large_type (papers[_i])) /* whose rows wrap */
    must_say (text, said, G_N_ELEMENTS (said));
  ck_assert_uint_eq (times (text, "* "), 1); /* the foot note */
  ck_assert_int_le (mu_sheets_pages (sheets), mu_paper_has_large_type (papers[_i]) ? 6 : 3);
  for (int type = 0; type < MU_ABD_TYPES; type++) {
    g_autofree char *key = g_strdup_printf (" %s ", mu_abd_type_key ((MuAbdType) type));
    ck_assert_msg (strstr (text, key) != NULL, "%s", key);
  }
}
END_TEST

START_TEST (what_a_club_changed_is_marked)
{
  g_autoptr (MuHexChart) chart = board_chart ();
  chart->chart.unit[MU_ABD_PX].move = 2;
  chart->unit[MU_ABD_PX].from = MU_HEX_FROM_CLUB;
  chart->chart.command[0] = 0;
  chart->command[0].from = MU_HEX_FROM_CLUB;
  g_autoptr (MuSheets) sheets = mu_hex_aid_sheets (chart, MU_PAPER_A4);
  g_autofree char *text = text_of (sheets);
  const char *const said[] = { "PX Phalanx 6* 3* 2* disciplined* yes*", "Command table 0* +1" };
  must_say (text, said, G_N_ELEMENTS (said));
}
END_TEST

/* --- scenario and turns ----------------------------------------------------------------------- */

/* abd.4.0.panic-rating, abd.8.7.reinforcements, abd.17.0.options, abd.15.0.setup */
START_TEST (the_scenario_says_all)
{
  MuHexScenario *scenario = board_scenario ();
  g_autoptr (MuSheets) sheets = mu_hex_scenario_sheets (scenario, NULL, papers[_i]);
  g_autofree char *text = text_of (sheets);
  const char *const said[] = { "Second Mantinea",
                               "362 BC",
                               "Thebes (Epaminondas)",
                               "Sparta (Agesilaus II)",
                               "Panic level 18",
                               "Panic level 14",
                               "wins a draw",
                               "Sacred Band",
                               "M6, south-east",
                               "turn 4, entry 1",
                               "B: HC",
                               "entry 1: R9, R10.",
                               "Theban horse",
                               "horse may be set up on foot",
                               "Reconstruction",
                               "LDR-A: 2 command points, ×2",
                               "LDR-C: 0 command points, +1" };
  must_say (text, said, G_N_ELEMENTS (said));
  ck_assert_int_le (mu_sheets_pages (sheets), mu_paper_has_large_type (papers[_i]) ? 3 : 1);
  mu_hex_scenario_free (scenario);
}
END_TEST

START_TEST (a_bare_scenario_can_be_printed)
{
  MuHexScenario *scenario = board_of_types (9, 5);
  g_clear_pointer (&scenario->name, g_free);
  scenario->detail.turns = 6;
  scenario->detail.side[0].leader_count = 0;
  scenario->detail.side[0].barbarian = true;
  scenario->detail.side[1].points = 1;
  g_autoptr (MuSheets) card = mu_hex_scenario_sheets (scenario, NULL, papers[_i]);
  g_autoptr (MuSheets) turns = mu_hex_turns_sheets (scenario, NULL, papers[_i]);
  g_autoptr (MuSheets) map = mu_hex_map_sheets (scenario, 0, papers[_i]);
  g_autofree char *text = text_of (card);
  g_autofree char *track = text_of (turns);
  g_autofree char *tiles = text_of (map);
  const char *const said[]
      = { "half of its strength", "Barbarians", "begins with 1 victory point", "6 ends" };
  ck_assert_ptr_nonnull (strstr (tiles, "I5"));
  ck_assert_ptr_nonnull (strstr (text, said[0]));
  ck_assert_ptr_nonnull (strstr (text, said[1]));
  ck_assert_ptr_nonnull (strstr (text, said[2]));
  ck_assert_ptr_nonnull (strstr (track, said[3]));
  ck_assert_uint_eq (times (track, "ends"), 1);
  mu_hex_scenario_free (scenario);
}
END_TEST

/* abd.4.0.panic-rating, abd.12.0.end-check, abd.13.1.4.looting */
START_TEST (turns_have_their_boxes)
{
  MuHexScenario *scenario = board_scenario ();
  g_autoptr (MuSheets) sheets = mu_hex_turns_sheets (scenario, NULL, papers[_i]);
  g_autofree char *text = text_of (sheets);
  const char *const said[] = { "Thebes begins at 18",
                               "Sparta begins at 14",
                               "×10 0 10",
                               "×1 0 1 2",
                               "PX Sacred Band −6",
                               "HC Heavy Cavalry −4",
                               "1–2",
                               "10 ends",
                               "CP Camp" };
  must_say (text, said, G_N_ELEMENTS (said));
  ck_assert_ptr_null (strstr (text, "CP Camp −"));
  ck_assert_int_le (mu_sheets_pages (sheets), mu_paper_has_large_type (papers[_i]) ? 2 : 1);
  mu_hex_scenario_free (scenario);
}
END_TEST

/* Pages are drawn when their scenario is gone. */
START_TEST (sheets_keep_what_they_show)
{
  MuHexScenario *scenario = board_scenario ();
  MuAbdChart *chart = g_memdup2 (&mu_abd_chart_usual, sizeof mu_abd_chart_usual);
  g_autoptr (MuSheets) counters = mu_hex_counters_sheets (scenario, chart, 0, MU_PAPER_A4);
  g_autoptr (MuSheets) map = mu_hex_map_sheets (scenario, 0, MU_PAPER_A4);
  g_autoptr (MuSheets) card = mu_hex_scenario_sheets (scenario, chart, MU_PAPER_A4);
  MuHexChart *shipped = board_chart ();
  g_autoptr (MuSheets) aid = mu_hex_aid_sheets (shipped, MU_PAPER_A4);
  mu_hex_chart_free (shipped);
  MuSheets *const all[] = { counters, map, card, aid };
  mu_hex_scenario_free (scenario);
  memset (chart, 0xff, sizeof *chart);
  g_free (chart);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++) {
    g_autofree char *text = text_of (all[i]);
    ck_assert_uint_gt (strlen (text), 100);
  }
}
END_TEST

START_TEST (they_can_be_read_in_a_browser)
{
  g_autoptr (MuHexChart) shipped = board_chart ();
  MuHexScenario *scenario = board_scenario ();
  MuSheets *const all[]
      = { mu_hex_counters_sheets (scenario, NULL, 0, MU_PAPER_WEB),
          mu_hex_map_sheets (scenario, 0, MU_PAPER_WEB), mu_hex_aid_sheets (shipped, MU_PAPER_WEB),
          mu_hex_scenario_sheets (scenario, NULL, MU_PAPER_WEB),
          mu_hex_turns_sheets (scenario, NULL, MU_PAPER_WEB_LARGE) };
  for (guint i = 0; i < G_N_ELEMENTS (all); i++) {
    g_autofree char *path
        = g_strdup_printf ("%s/hex-%u-%d.html", g_get_tmp_dir (), i, (int) getpid ());
    g_autoptr (GError) error = NULL;
    ck_assert_msg (mu_sheets_write (all[i], path, &error), "%s", error ? error->message : "");
    ck_assert_int_eq (mu_sheets_pages (all[i]), 1);
    ck_assert_int_eq (g_unlink (path), 0);
    mu_sheets_free (all[i]);
  }
  mu_hex_scenario_free (scenario);
}
END_TEST

int
main (void)
{
  const int kinds = G_N_ELEMENTS (papers);
  TCase *sheets = tcase_create ("hex-sheets");
  tcase_set_timeout (sheets, 200);
  tcase_add_loop_test (sheets, backs_lie_behind_fronts, 0, 8);
  tcase_add_loop_test (sheets, every_unit_has_its_counter, 0, kinds);
  tcase_add_loop_test (sheets, every_hex_is_on_a_tile, 0, 8);
  tcase_add_loop_test (sheets, tiles_fill_as_few_pages_as_can_be, 0, 4);
  tcase_add_loop_test (sheets, the_aid_has_all_tables, 0, kinds);
  tcase_add_test (sheets, what_a_club_changed_is_marked);
  tcase_add_loop_test (sheets, the_scenario_says_all, 0, kinds);
  tcase_add_loop_test (sheets, a_bare_scenario_can_be_printed, 0, kinds);
  tcase_add_loop_test (sheets, turns_have_their_boxes, 0, kinds);
  tcase_add_test (sheets, sheets_keep_what_they_show);
  tcase_add_test (sheets, they_can_be_read_in_a_browser);
  Suite *suite = suite_create ("hex-sheets");
  suite_add_tcase (suite, sheets);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
