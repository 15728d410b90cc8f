/* Scenarios that cannot be played are refused with the line at fault, and nothing is left of them.
 */
#include "lists/abd/scenario.h"

#include <glib/gstdio.h>
#include <string.h>

#include "lists/xml/error.h"
#include "tests/lists/abd/scenario_text.h"
#include "tests/lists/common.h"

/* --- faults -------------------------------------------------------------------------- */

static const struct {
  const char *from, *to;
  const char *at, *words; /* the text that stands on the line at fault */
} faults[] = {
  { "hex=\"B3\"", "hex=\"E3\"", "\"E3\"", "“E3” is no hex of the map, which goes from A1 to D3" },
  { "hex=\"B3\"", "hex=\"B4\"", "\"B4\"", "no hex of the map" },
  { "hex=\"B3\"", "hex=\"3B\"", "\"3B\"", "a hex of the map" },
  { "hex=\"B3\"", "hex=\"A3\"", "type=\"LA\"", "there is a unit in A3 already" },
  { "hex=\"D1\"", "hex=\"A3\"", "type=\"HT\"", "there is a unit in A3 already" },
  { "type=\"LA\"", "type=\"SP\"", "\"SP\"", "a type of units" },
  { "facing=\"2\"", "facing=\"7\"", "\"7\"", "1 for north" },
  { "facing=\"2\"", "", "type=\"LA\"", "has no facing" },
  { "turn=\"8\"", "turn=\"9\"", "type=\"LC\"", "in turn 9, but the battle has 8" },
  { "turn=\"8\"", "turn=\"11\"", "type=\"LC\"", "the turn from which on it may enter" },
  { "turn=\"8\"", "", "type=\"LC\"", "the unit is nowhere" },
  { "turn=\"8\"", "turn=\"8\" hex=\"C3\" facing=\"1\"", "type=\"LC\"", "comes later" },
  { "entry=\"2\"", "entry=\"3\"", "type=\"LC\"", "there is no entry 3, but 2 of them" },
  { "returns=\"2\"", "returns=\"3\"", "returns", "there is no entry 3, but 2 of them" },
  { "shots=\"3\"", "shots=\"4\"", "shots", "1 to 3" },
  { "type=\"LC\"", "type=\"CP\"", "<army name=\"One\"", "at most one Camp" },
  { "is=\"averaging\"", "is=\"free-deployment\"", "<army name=\"Two\"", "about its Camp" },
  { "is=\"averaging\"", "is=\"luck\"", "\"luck\"", "free-deployment, averaging" },
  { "hexes=\"D3\"", "hexes=\"C2\"", "\"C2\"", "C2 is not on the edge of the map" },
  { "hexes=\"D3\"", "hexes=\"D3 D3\"", "\"D3 D3\"", "D3 is there already" },
  { "hexes=\"D3\"", "hexes=\"D9\"", "\"D9\"", "“D9” is no hex of the map" },
  { "hexes=\"D3\"", "hexes=\"\"", "hexes=\"\"", "up to 16 hexes" },
  { "toward=\"s\"", "toward=\"n\"", "is=\"ford\"", "is told already" },
  { "hex=\"B2\" toward=\"s\"", "hex=\"B3\" toward=\"n s\"", "is=\"ford\"",
    "B3 has no hex to the s" },
  { "hex=\"B2\" toward=\"s\"", "hex=\"Q2\" toward=\"s\"", "is=\"ford\"", "no hex of the map" },
  { "toward=\"s\"", "toward=\"e\"", "is=\"ford\"", "directions n, ne, se" },
  { "is=\"ford\"", "is=\"lake\"", "\"lake\"", "river, ford or bridge" },
  { ".rwh", ".rwx", ".rwx", "a sign for each hex" },
  { ".rwh", ".rw", ".rw<", "row 1 has 3 hexes; the map has 4 columns" },
  { "bm..", "bm...", "bm...", "row 2 has 5 hexes" },
  { "<row>....</row>\n", "", "<map", "the map has 3 rows; 2 are there" },
  { "<row>....</row>", "<row>....</row><row>....</row>", "</row><row>", "here is one more" },
  { "columns=\"4\"", "columns=\"27\"", "<map", "1 to 26" },
  { "rows=\"3\"", "rows=\"31\"", "<map", "1 to 30" },
  { "year=\"-9\"", "year=\"0\"", "year", "not 0" },
  { "draw=\"A\"", "draw=\"C\"", "draw", "A or B" },
  { "turns=\"8\"", "turns=\"4\"", "turns=\"4\"", "5 to 10" },
  { "points=\"1\"", "points=\"2\"", "<army name=\"One\"", "0 or 1" },
  { "panic=\"9\"", "panic=\"0\"", "<army name=\"One\"", "1 to 250" },
  { "player=\"search\"", "player=\"clever\"", "<army name=\"One\"", "greedy, planned or search" },
  { "kind=\"C\"", "kind=\"D\"", "kind=\"D\"", "A, B or C" },
  { "name=\"Guard\"", "name=\"Gu&#10;ard\"", "Gu&#10;ard", "name" },
  { "name=\"Two\"", "name=\" \"", "name=\" \"", "the name is empty" },
  { "name=\"Test\"", "name=\"&#x200b;\"", "&#x200b;", "name" },
  { ARMY_B, "", "<hex-scenario", "here is only one" },
  { ARMY_B, ARMY_B "<army name=\"Third\"><unit type=\"LI\"/></army>", "Third", "here is one more" },
};

static char *
replaced (const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (WHOLE, from, 2);
  ck_assert_msg (parts[0] && parts[1], "%s", from);
  return g_strconcat (parts[0], to, parts[1], NULL);
}

static int
line_of (const char *text, const char *words)
{
  const char *at = strstr (text, words);
  int line = 1;
  ck_assert_msg (at != NULL, "%s", words);
  for (const char *before = text; before < at; before++)
    line += *before == '\n';
  return line;
}

static void
expect_refused (const char *text, int line, const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *place = g_strdup_printf ("mine.xml:%d: ", line);
  g_autoptr (MuHexScenario) it
      = mu_hex_scenario_read_data (text, strlen (text), "mine.xml", &error);
  ck_assert_msg (it == NULL, "was read: %s", words);
  if (!g_str_has_prefix (error->message, place) || !strstr (error->message, words))
    ck_abort_msg ("expected %s… %s, got: %s", place, words, error->message);
}

START_TEST (a_fault_is_named_with_its_line)
{
  g_autofree char *text = replaced (faults[_i].from, faults[_i].to);
  expect_refused (text, line_of (text, faults[_i].at), faults[_i].words);
}
END_TEST

/* More of something than a scenario may have; the line of the first too many. */
static const struct {
  const char *before, *one;
  int most; /* with those that are there */
  int there;
  const char *words;
} crowds[] = {
  { "<unit type=\"WW\"", "<unit type=\"LI\" turn=\"1\"/>\n", MU_ABD_UNITS, 1, "at most 40 units" },
  { "</army>\n" TAIL, "<leader kind=\"B\"/>\n", MU_ABD_LEADERS, 0, "at most 6 leaders" },
  { "<army name=\"One\"", "<entry hexes=\"D1\"/>\n", MU_ABD_ENTRIES, 2, "at most 8 entries" },
};

START_TEST (too_many_are_refused_at_the_first)
{
  g_auto (GStrv) parts = g_strsplit (WHOLE, crowds[_i].before, 2);
  const int more = crowds[_i].most - crowds[_i].there;
  g_autoptr (GString) text = g_string_new (parts[0]);
  const int line = line_of (WHOLE, crowds[_i].before);
  for (int i = 0; i <= more; i++)
    g_string_append (text, crowds[_i].one);
  g_string_append (text, crowds[_i].before);
  g_string_append (text, parts[1]);
  expect_refused (text->str, line + more, crowds[_i].words);
}
END_TEST

/* Round the edge of the map there are more hexes than an entry may have. */
START_TEST (an_entry_is_only_so_wide)
{
  g_autoptr (GString) hexes = g_string_new ("A1");
  for (int column = 1; column <= MU_ABD_ENTRY_HEXES; column++)
    g_string_append_printf (hexes, " %c1", 'A' + column);
  g_autofree char *text = replaced ("hexes=\"A1 B1\"", "hexes=\"MANY\"");
  g_auto (GStrv) parts = g_strsplit (text, "MANY", 2);
  g_autofree char *wide = g_strconcat (parts[0], hexes->str, parts[1], NULL);
  g_auto (GStrv) map = g_strsplit (wide, "<map columns=\"4\" rows=\"3\">\n" ROWS, 2);
  g_autofree char *whole = g_strconcat (map[0], "<map columns=\"26\" rows=\"3\">\n",
                                        "<row>..........................</row>\n",
                                        "<row>..........................</row>\n",
                                        "<row>..........................</row>\n", map[1], NULL);
  expect_refused (whole, line_of (whole, "<entry"), "at most 16 hexes");
}
END_TEST

static const struct {
  const char *text;
  MuFileError code;
} foreign[] = {
  { "", MU_FILE_ERROR_NOT_XML },
  { "no map", MU_FILE_ERROR_NOT_XML },
  { HEAD, MU_FILE_ERROR_NOT_XML },
  { "<army-list version=\"1\"/>", MU_FILE_ERROR_FOREIGN },
  { "<hex-scenario version=\"2\"/>", MU_FILE_ERROR_FOREIGN },
  { "<hex-scenario version=\"1\"/>", MU_FILE_ERROR_INVALID },
  { "<!DOCTYPE x [<!ENTITY a \"b\">]><hex-scenario version=\"1\"/>", MU_FILE_ERROR_HOSTILE },
};

START_TEST (other_files_are_refused)
{
  g_autoptr (GError) error = NULL;
  const char *text = foreign[_i].text;
  ck_assert_ptr_null (mu_hex_scenario_read_data (text, strlen (text), "other.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, (int) foreign[_i].code));
}
END_TEST

START_TEST (files_are_told_by_their_path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("muster-scenario-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.xml", NULL);
  ck_assert (g_file_set_contents (path, WHOLE, -1, NULL));
  g_autoptr (MuHexScenario) it = mu_hex_scenario_open (path, &error);
  ck_assert_msg (it != NULL, "%s", error ? error->message : "");
  ck_assert_ptr_null (it->id);
  ck_assert (g_file_set_contents (path, "<hex", -1, NULL));
  ck_assert_ptr_null (mu_hex_scenario_open (path, &error));
  ck_assert (g_str_has_prefix (error->message, path));
  g_unlink (path);
  g_rmdir (folder);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("scenario faults");
  tcase_add_loop_test (tests, a_fault_is_named_with_its_line, 0, COUNT (faults));
  tcase_add_loop_test (tests, too_many_are_refused_at_the_first, 0, COUNT (crowds));
  tcase_add_test (tests, an_entry_is_only_so_wide);
  tcase_add_loop_test (tests, other_files_are_refused, 0, COUNT (foreign));
  tcase_add_test (tests, files_are_told_by_their_path);
  return run_case ("scenario faults", tests);
}
