/* The chart of Ancient Battles Deluxe: what ships is what is usual, a club may have its own, and a
 * chart with a gap, a row twice or values that cannot be is refused at its line. */
#include "lists/abd/chart.h"

#include <glib/gstdio.h>
#include <string.h>

#include "lists/xml/data.h"
#include "lists/xml/error.h"
#include "tests/lists/common.h"

static char *
shipped_text (void)
{
  g_autofree char *path = mu_data_path ("hexes", "chart.xml");
  char *text = NULL;
  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static MuHexChart *
opened (const char *path)
{
  g_autoptr (GError) error = NULL;
  MuHexChart *chart = mu_hex_chart_open (path, &error);
  if (!chart)
    ck_abort_msg ("%s", error->message);
  return chart;
}

/* --- what ships ---------------------------------------------------------------- */

static void
expect_unit (MuAbdType type, const MuAbdValues *found, const MuAbdValues *usual)
{
  const char *key = mu_abd_type_key (type);
  ck_assert_msg (memcmp (found->strength, usual->strength, sizeof found->strength) == 0, "%s", key);
  ck_assert_msg (found->move == usual->move && found->box == usual->box, "%s", key);
  ck_assert_msg (found->against_horse == usual->against_horse, "%s", key);
  ck_assert_msg (found->arrows == usual->arrows && found->range == usual->range, "%s", key);
  ck_assert_msg (found->defense == usual->defense, "%s", key);
}

/* abd.2.0.unit-factors, abd.2.0.unit-sides, abd.2.0.leader-cp, abd.2.0.leader-bonus-kinds */
START_TEST (units_and_leaders_are_the_usual_ones)
{
  const MuAbdChart *usual = &mu_abd_chart_usual;
  g_autoptr (MuHexChart) read = opened (NULL);
  for (int i = 0; i < MU_ABD_TYPES; i++)
    expect_unit ((MuAbdType) i, &read->chart.unit[i], &usual->unit[i]);
  ck_assert_mem_eq (read->chart.leader, usual->leader, sizeof usual->leader);
}
END_TEST

/* abd.8.9.names, abd.3.3.command-table, abd.12.0.track-values, abd.17.5.table */
START_TEST (all_else_is_the_usual_too)
{
  const MuAbdChart *usual = &mu_abd_chart_usual;
  g_autoptr (MuHexChart) read = opened (NULL);
  for (int i = 0; i < MU_ABD_TERRAINS; i++) {
    const MuAbdTerrainRow *one = &read->chart.terrain[i], *other = &usual->terrain[i];
    ck_assert (one->cost == other->cost && one->entry == other->entry);
    ck_assert (one->blocks == other->blocks && one->missile == other->missile);
    ck_assert (one->attacker == other->attacker && one->defender == other->defender);
  }
  for (int i = 0; i < MU_ABD_HEXSIDES; i++) {
    const MuAbdHexsideRow *one = &read->chart.hexside[i], *other = &usual->hexside[i];
    ck_assert (one->cost == other->cost && one->barred == other->barred);
    ck_assert (one->attacker == other->attacker && one->defender == other->defender);
  }
  ck_assert_int_eq (read->chart.camp_defender, usual->camp_defender);
  ck_assert_mem_eq (read->chart.command, usual->command, sizeof usual->command);
  ck_assert_mem_eq (read->chart.ends, usual->ends, sizeof usual->ends);
  ck_assert_mem_eq (read->chart.elephant, usual->elephant, sizeof usual->elephant);
}
END_TEST

/* abd.2.0.unit-values-px, abd.2.0.unit-values-foot, abd.2.0.unit-values-horse, abd.8.9.rough-cost
 */
START_TEST (what_is_made_up_is_said)
{
  g_autoptr (MuHexChart) read = opened (NULL);
  ck_assert (read->reconstruction && read->note);
  const MuHexOrigin *phalanx = &read->unit[MU_ABD_PX], *heavy = &read->unit[MU_ABD_HI];
  ck_assert_int_eq (mu_hex_origin_of (phalanx, MU_HEX_UNIT_STRENGTH), MU_HEX_FROM_DERIVED);
  ck_assert_int_eq (mu_hex_origin_of (heavy, MU_HEX_UNIT_STRENGTH), MU_HEX_FROM_BOOK);
  ck_assert_int_eq (mu_hex_origin_of (heavy, MU_HEX_UNIT_MOVE), MU_HEX_FROM_RECONSTRUCTED);
  const MuHexOrigin *rough = &read->terrain[MU_ABD_ROUGH];
  ck_assert_int_eq (mu_hex_origin_of (rough, MU_HEX_GROUND_COST), MU_HEX_FROM_BOOK);
  ck_assert_int_eq (mu_hex_origin_of (rough, MU_HEX_GROUND_ATTACKER), MU_HEX_FROM_RECONSTRUCTED);
  ck_assert_int_eq (mu_hex_origin_of (&read->hexside[MU_ABD_RIVER], MU_HEX_GROUND_BARRED),
                    MU_HEX_FROM_DERIVED);
  ck_assert_int_eq (mu_hex_origin_of (&read->turn[5], 0), MU_HEX_FROM_BOOK);
  ck_assert_int_eq (mu_hex_origin_of (&read->turn[6], 0), MU_HEX_FROM_RECONSTRUCTED);
  ck_assert_int_eq (mu_hex_origin_of (&read->command[3], 0), MU_HEX_FROM_SIBLING);
  ck_assert_int_eq (mu_hex_origin_of (&read->camp, 0), MU_HEX_FROM_RECONSTRUCTED);
}
END_TEST

START_TEST (each_source_has_words)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  for (int from = MU_HEX_FROM_BOOK; from <= MU_HEX_FROM_CLUB; from++)
    ck_assert (g_hash_table_add (seen, (gpointer) mu_hex_from_words ((MuHexFrom) from)));
  g_autoptr (MuHexChart) read = opened (NULL);
  g_autofree char *words = mu_hex_chart_words (read);
  ck_assert_ptr_nonnull (strstr (words, "reconstruction"));
}
END_TEST

/* --- faults ---------------------------------------------------------------------- */

static char *
replaced (const char *from, const char *to)
{
  g_autofree char *text = shipped_text ();
  g_auto (GStrv) parts = g_strsplit (text, from, 2);
  ck_assert_msg (parts[1] != NULL, "%s", from);
  return g_strconcat (parts[0], to, parts[1], NULL);
}

#define LAST "<elephant die=\"6\" is=\"panics\" from=\"book\"/>"

static const struct {
  const char *from, *to;
  const char *at, *words; /* the text that stands on the line at fault */
} faults[] = {
  { "type=\"PK\"", "type=\"PX\"", "type=\"PX\" strength=\"4\"", "PX is there already" },
  { "type=\"PK\"", "type=\"SP\"", "\"SP\"", "a type of units: LI, MI" },
  { "<leader kind=\"C\" icons=\"0\" plus=\"1\" from=\"reconstructed\"/>", "", "<hex-chart",
    "C is missing; add <leader kind=\"C\"" },
  { "<hexside name=\"river\"", "<hexside name=\"ford\"", "name=\"ford\" cost=\"1\"",
    "ford is there already" },
  { "<hexside name=\"bridge\" attacker=\"-1\" from=\"book\" reconstructed=\"cost attacker "
    "defender\"/>",
    "", "<hex-chart", "bridge is missing" },
  { "<turn number=\"7\" ends=\"3\" from=\"reconstructed\"/>", "", "<hex-chart",
    "7 is missing; add <turn number=\"7\"" },
  { "number=\"7\"", "number=\"6\"", "number=\"6\" ends=\"3\"", "6 is there already" },
  { "die=\"2\" points", "die=\"1\" points",
    "<command die=\"1\" points=\"1\" from=\"book\"/>\n  "
    "<command die=\"3\"",
    "1 is there already" },
  { LAST, "", "<hex-chart", "6 is missing; add <elephant" },
  { "<camp defender=\"1\" from=\"reconstructed\"/>", "", "<hex-chart", "<camp>" },
  { "strength=\"6\" disordered=\"3\" move=\"1\"", "strength=\"13\" disordered=\"3\" move=\"1\"",
    "strength=\"13\"", "1 to 12" },
  { "strength=\"6\" disordered=\"3\" move=\"1\"", "strength=\"2\" disordered=\"3\" move=\"1\"",
    "type=\"PX\"", "no counter can have" },
  { "arrows=\"1\" range=\"2\" from=\"sibling\" reconstructed=\"disordered box",
    "arrows=\"1\" from=\"sibling\" reconstructed=\"disordered box", "type=\"MM\"",
    "no counter can have" },
  { "icons=\"1\" times=\"1\"", "icons=\"1\" times=\"1\" plus=\"1\"", "kind=\"B\"", "one bonus" },
  { "icons=\"1\" times=\"1\"", "icons=\"1\"", "kind=\"B\"", "one bonus" },
  { "number=\"8\" ends=\"4\"", "number=\"8\" ends=\"2\"", "number=\"8\"", "never fall" },
  { "number=\"10\" ends=\"6\"", "number=\"10\" ends=\"5\"", "number=\"10\"", "ends for certain" },
  { "disorders=\"all\" blocks", "disorders=\"most\" blocks", "name=\"woods\"",
    "nobody, all or cavalry" },
  { "is=\"balks\"", "is=\"flies\"", "\"flies\"", "calm, balks, frightened or panics" },
  { "from=\"sibling\"", "from=\"hearsay\"", "hearsay", "book, sibling, derived" },
  { "reconstructed=\"disordered against-horse defense\"", "reconstructed=\"disordered speed\"",
    "speed", "“speed” is no value of this row" },
  { "source=\"reconstruction\"", "source=\"print\"", "print", "reconstruction or club" },
};

static int
line_of (const char *text, const char *words)
{
  const char *found = strstr (text, words);
  int line = 1;
  ck_assert_msg (found != NULL, "%s", words);
  for (const char *at = text; at < found; at++)
    line += *at == '\n';
  return line;
}

START_TEST (a_fault_is_named_with_its_line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = replaced (faults[_i].from, faults[_i].to);
  g_autofree char *place = g_strdup_printf ("mine.xml:%d: ", line_of (text, faults[_i].at));
  g_autoptr (MuHexChart) chart = mu_hex_chart_read_data (text, strlen (text), "mine.xml", &error);
  ck_assert_msg (chart == NULL, "%s", faults[_i].to);
  if (!g_str_has_prefix (error->message, place) || !strstr (error->message, faults[_i].words))
    ck_abort_msg ("expected %s… %s, got: %s", place, faults[_i].words, error->message);
}
END_TEST

static const struct {
  const char *text;
  MuFileError code;
} strangers[] = {
  { "", MU_FILE_ERROR_NOT_XML },
  { "no chart", MU_FILE_ERROR_NOT_XML },
  { "<hex-scenario version=\"1\"/>", MU_FILE_ERROR_FOREIGN },
  { "<hex-chart version=\"2\"/>", MU_FILE_ERROR_FOREIGN },
  { "<hex-chart version=\"1\"/>", MU_FILE_ERROR_INVALID },
};

START_TEST (other_files_are_refused)
{
  g_autoptr (GError) error = NULL;
  const char *text = strangers[_i].text;
  ck_assert_ptr_null (mu_hex_chart_read_data (text, strlen (text), "other.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, (int) strangers[_i].code));
}
END_TEST

/* --- a club's own ------------------------------------------------------------------ */

START_TEST (a_club_has_its_own)
{
  g_autofree char *home = g_dir_make_tmp ("muster-chart-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_autofree char *folder = g_build_filename (home, "muster", NULL);
  g_autofree char *path = g_build_filename (folder, "hex-chart.xml", NULL);
  g_autofree char *text = replaced ("source=\"reconstruction\"", "source=\"club\"");
  ck_assert_int_eq (g_mkdir (folder, 0700), 0);
  ck_assert (g_file_set_contents (path, text, -1, NULL));
  {
    g_autoptr (MuHexChart) own = opened (NULL);
    g_autofree char *words = mu_hex_chart_words (own);
    ck_assert (!own->reconstruction);
    ck_assert (g_str_has_prefix (words, "by a chart of the club's own"));
  }
  g_autoptr (GError) error = NULL;
  ck_assert (g_file_set_contents (path, "<broken", -1, NULL));
  ck_assert_ptr_null (mu_hex_chart_open (NULL, &error));
  ck_assert (g_str_has_prefix (error->message, path));
  g_unlink (path);
  g_rmdir (folder);
  g_rmdir (home);
}
END_TEST

START_TEST (a_missing_file_is_told)
{
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_hex_chart_open ("/no/such/chart.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("chart");
  tcase_add_test (tests, units_and_leaders_are_the_usual_ones);
  tcase_add_test (tests, all_else_is_the_usual_too);
  tcase_add_test (tests, what_is_made_up_is_said);
  tcase_add_test (tests, each_source_has_words);
  tcase_add_loop_test (tests, a_fault_is_named_with_its_line, 0, COUNT (faults));
  tcase_add_loop_test (tests, other_files_are_refused, 0, COUNT (strangers));
  tcase_add_test (tests, a_club_has_its_own);
  tcase_add_test (tests, a_missing_file_is_told);
  return run_case ("chart", tests);
}
