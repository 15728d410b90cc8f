/* Battlefields as files. */
#include <glib/gstdio.h>
#include <string.h>

#include "lists/field/field.h"
#include "lists/xml/data.h"
#include "rules/wrg/field/way.h"
#include "tests/lists/common.h"

static const char *const shipped[] = {
  "adrianople.xml",    "cannae.xml",     "carrhae.xml",
  "cynoscephalae.xml", "gaugamela.xml",  "hamlet-and-stream.xml",
  "hastings.xml",      "hattin.xml",     "hydaspes.xml",
  "ilipa.xml",         "kadesh.xml",     "legnano.xml",
  "leuctra.xml",       "magnesia.xml",   "manzikert.xml",
  "marathon.xml",      "open-plain.xml", "pharsalus.xml",
  "qadisiyya.xml",     "raphia.xml",     "zama.xml",
};

/* Whole, and possible; written again it is the same to the byte. */
START_TEST (shipped_fields_are_possible_and_canonical)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = mu_data_path ("fields", shipped[_i]);
  g_autoptr (MuFieldPlan) plan = mu_field_plan_open (path, &error);
  ck_assert_msg (plan != NULL, "%s", error ? error->message : "");
  gsize length, length_read;
  g_autofree char *written = mu_field_plan_write_data (plan, &length);
  g_autofree char *read = NULL;
  ck_assert (g_file_get_contents (path, &read, &length_read, NULL));
  ck_assert_str_eq (written, read);
  g_autofree MuTerrain *terrain = mu_field_plan_terrain (plan, &mu_wrg_terrain_terms, &error);
  ck_assert_ptr_nonnull (terrain);
  ck_assert_int_eq (terrain->columns, plan->width / MU_TERRAIN_CELL);
}
END_TEST

START_TEST (what_a_file_says_is_read)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = mu_data_path ("fields", "cannae.xml");
  g_autoptr (MuFieldPlan) plan = mu_field_plan_read_file (path, &error);
  ck_assert_str_eq (plan->name, "Cannae");
  ck_assert_int_eq (plan->width, 960);
  ck_assert_int_eq (plan->depth, 600);
  ck_assert_int_eq (plan->country, MU_COUNTRY_PLAIN);
  ck_assert_int_eq (plan->scale, MU_SCALE_25);
  ck_assert_uint_eq (plan->features->len, 2);
  const MuFieldFeature *river = mu_field_plan_feature (plan, 0);
  ck_assert_int_eq (river->kind, MU_FEATURE_RIVER);
  ck_assert_str_eq (river->name, "Aufidus");
  ck_assert_int_eq (river->width, 40);
  ck_assert_int_eq (river->line, 3);
  ck_assert_uint_eq (river->spots->len, 6);
  ck_assert_int_eq (g_array_index (river->spots, MuSpot, 1).y, 120);
  ck_assert_int_eq (mu_field_plan_feature (plan, 1)->height, 10);
  ck_assert (g_str_has_prefix (plan->notes, "216 BC"));
}
END_TEST

/* wrg.move.difficult.river: on its flank nobody gets round Cannae's Romans */
START_TEST (fields_become_terrain)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = mu_data_path ("fields", "cannae.xml");
  g_autoptr (MuFieldPlan) plan = mu_field_plan_open (path, &error);
  g_autofree MuTerrain *terrain = mu_field_plan_terrain (plan, &mu_wrg_terrain_terms, &error);
  const MuPoint in_river = { MU_PACES (905), MU_PACES (400) };
  ck_assert_uint_eq (mu_terrain_at (terrain, in_river)->mask, MU_LIES (MU_FEATURE_RIVER));
}
END_TEST

static MuFieldPlan *
random_plan (guint64 *state)
{
  MuFieldPlan *plan = mu_field_plan_new ("A <field> & “more”", 100 + (int) next_below (state, 3900),
                                         100 + (int) next_below (state, 3900));
  plan->country = (MuCountry) next_below (state, 4);
  plan->scale = (MuScale) next_below (state, 3);
  if (next_below (state, 2))
    set_text (&plan->notes, "Some notes\nin two lines.");
  for (guint n = next_below (state, 12); n > 0; n--) {
    const MuFeatureKind kind = (MuFeatureKind) next_below (state, MU_FEATURE_KINDS);
    MuSpot spots[5];
    for (int i = 0; i < 5; i++)
      spots[i] = (MuSpot){ (int) next_below (state, 5000) - 50, (int) next_below (state, 5000) };
    MuFieldFeature *it = mu_field_plan_add (plan, kind, spots, 1 + (int) next_below (state, 5));
    if (next_below (state, 2))
      set_text (&it->name, "Name");
    if (mu_feature_form (kind) != MU_FEATURE_AREA && next_below (state, 2))
      it->width = mu_feature_width_most (kind);
    if (mu_feature_is_hill (kind))
      it->height = (int) next_below (state, 30);
  }
  return plan;
}

/* What is impossible on the ground can be kept, too. */
START_TEST (any_plan_reads_back_the_same)
{
  guint64 state = (guint64) _i;
  g_autoptr (GError) error = NULL;
  g_autoptr (MuFieldPlan) plan = random_plan (&state);
  gsize length, length_again;
  g_autofree char *data = mu_field_plan_write_data (plan, &length);
  g_autoptr (MuFieldPlan) again = mu_field_plan_read_data (data, length, "x", &error);
  ck_assert_msg (again != NULL, "%s", error ? error->message : "");
  g_autofree char *data_again = mu_field_plan_write_data (again, &length_again);
  ck_assert_str_eq (data, data_again);
  g_autoptr (MuFieldPlan) copy = mu_field_plan_copy (again);
  g_autofree char *data_copy = mu_field_plan_write_data (copy, NULL);
  ck_assert_str_eq (data, data_copy);
}
END_TEST

/* awfp.terrain.light-cover, awfp.terrain.pond, awfp.terrain.lake: what came after the first format
 * needs the second; the rest is written as it always was. */
START_TEST (later_kinds_need_the_second_format)
{
  const MuFeatureKind kind = (MuFeatureKind) _i;
  const MuSpot spots[] = { { 10, 10 }, { 90, 10 }, { 50, 90 } };
  const gboolean later
      = kind == MU_FEATURE_LIGHT_WOOD || kind == MU_FEATURE_POND || kind == MU_FEATURE_LAKE;
  g_autoptr (MuFieldPlan) plan = mu_field_plan_new ("N", 720, 480);
  mu_field_plan_add (plan, kind, spots, 3);
  g_autofree char *data = mu_field_plan_write_data (plan, NULL);
  g_autofree char *head = g_strdup_printf ("<battlefield version=\"%d\" ", later ? 2 : 1);
  ck_assert_int_eq (mu_field_plan_format (plan), later ? 2 : 1);
  ck_assert_ptr_nonnull (strstr (data, head));
}
END_TEST

START_TEST (a_field_of_the_rules_becomes_a_plan)
{
  const MuSpot box[] = { { 10, 10 }, { 90, 10 }, { 90, 90 }, { 10, 90 } };
  const MuFeature hill = { MU_FEATURE_STEEP_HILL, box, 4, 0, 20 };
  const MuBattlefield field = { 720, 480, &hill, 1 };
  g_autoptr (MuFieldPlan) plan = mu_field_plan_from ("Made", &field);
  g_autofree MuBattlefield *back = mu_field_plan_battlefield (plan);
  ck_assert_int_eq (back->width, 720);
  ck_assert_int_eq (back->count, 1);
  ck_assert_int_eq (back->features[0].kind, MU_FEATURE_STEEP_HILL);
  ck_assert_int_eq (back->features[0].height, 20);
  ck_assert_int_eq (memcmp (back->features[0].spots, box, sizeof box), 0);
}
END_TEST

#define FIELD(inside)                                                                              \
  "<battlefield version=\"1\" name=\"N\" width=\"720\" depth=\"480\">\n" inside "\n</"             \
  "battlefield>\n"

static const struct {
  const char *what;
  const char *data;
  MuFileError code;
  const char *words;
} bad[] = {
  { "nothing", "", MU_FILE_ERROR_NOT_XML, "x:1:" },
  { "cut short", "<battlefield version=\"1\" name=\"N\"", MU_FILE_ERROR_NOT_XML, "x:1:" },
  { "a list", "<army-list version=\"1\"/>", MU_FILE_ERROR_FOREIGN, "x:1:" },
  { "newer", "<battlefield version=\"3\" name=\"N\" width=\"720\" depth=\"480\"/>",
    MU_FILE_ERROR_FOREIGN, "x:1:" },
  { "no width", "<battlefield version=\"1\" name=\"N\" depth=\"480\"/>", MU_FILE_ERROR_INVALID,
    "width" },
  { "tiny", "<battlefield version=\"1\" name=\"N\" width=\"20\" depth=\"480\"/>",
    MU_FILE_ERROR_INVALID, "100 to 4000" },
  { "a line among areas", FIELD ("<area kind=\"river\" points=\"0,0 9,9\"/>"),
    MU_FILE_ERROR_INVALID, "x:2:" },
  { "unknown kind", FIELD ("<area kind=\"volcano\" points=\"0,0 9,0 9,9\"/>"),
    MU_FILE_ERROR_INVALID, "gentle-hill" },
  { "no points", FIELD ("<area kind=\"wood\"/>"), MU_FILE_ERROR_INVALID, "points" },
  { "half a point", FIELD ("<area kind=\"wood\" points=\"0,0 9,0 9\"/>"), MU_FILE_ERROR_INVALID,
    "x:2: points: “9” is no point" },
  { "letters", FIELD ("\n<area kind=\"wood\" points=\"0,0 9,0 a,9\"/>"), MU_FILE_ERROR_INVALID,
    "x:3: points: “a,9” is no point" },
  { "a long number", FIELD ("<area kind=\"wood\" points=\"0,0 123456,0 9,9\"/>"),
    MU_FILE_ERROR_INVALID, "is no point" },
  { "three numbers", FIELD ("<area kind=\"wood\" points=\"0,0,0 9,9\"/>"), MU_FILE_ERROR_INVALID,
    "is no point" },
  { "too wide", FIELD ("<line kind=\"road\" width=\"100\" points=\"0,0 9,9\"/>"),
    MU_FILE_ERROR_INVALID, "from 5 to 60" },
  { "high", FIELD ("<area kind=\"steep-hill\" height=\"101\" points=\"0,0 9,0 9,9\"/>"),
    MU_FILE_ERROR_INVALID, "x:2:" },
  { "a stranger", FIELD ("<castle/>"), MU_FILE_ERROR_INVALID, "x:2:" },
};

START_TEST (bad_files_are_refused_with_their_line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuFieldPlan) plan
      = mu_field_plan_read_data (bad[_i].data, strlen (bad[_i].data), "x", &error);
  ck_assert_ptr_null (plan);
  ck_assert_msg (g_error_matches (error, MU_FILE_ERROR, (int) bad[_i].code), "%s: %s", bad[_i].what,
                 error->message);
  ck_assert_msg (strstr (error->message, bad[_i].words) != NULL, "%s: %s", bad[_i].what,
                 error->message);
}
END_TEST

START_TEST (too_much_is_refused)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text
      = g_string_new ("<battlefield version=\"1\" name=\"N\" width=\"720\" depth=\"480\">\n");
  for (int i = 0; i <= MU_BATTLEFIELD_FEATURES_MAX; i++)
    g_string_append (text, "<area kind=\"wood\" points=\"0,0 9,0 9,9\"/>\n");
  g_string_append (text, "</battlefield>\n");
  ck_assert_ptr_null (mu_field_plan_read_data (text->str, text->len, "x", &error));
  ck_assert_ptr_nonnull (strstr (error->message, "x:252: more than 250 features"));
}
END_TEST

/* wrg.terrain.lines: the river through the hill, by file, line, names and point */
START_TEST (the_impossible_is_refused_with_its_place)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "muster-field-XXXXXX", NULL);
  const int fd = g_mkstemp (path);
  ck_assert_int_ge (fd, 0);
  g_close (fd, NULL);
  ck_assert (g_file_set_contents (
      path,
      FIELD (
          "<area kind=\"gentle-hill\" name=\"Hill\" points=\"300,200 400,200 400,300 300,300\"/>\n"
          "<line kind=\"river\" name=\"Aufidus\" points=\"0,250 200,250 720,250\"/>"),
      -1, NULL));
  g_autoptr (MuFieldPlan) plan = mu_field_plan_open (path, &error);
  ck_assert_ptr_null (plan);
  g_autofree char *expected
      = g_strdup_printf ("%s:3: 2, “Aufidus”, a river: water runs through a hill, at its point 2 "
                         "(200,250) (the other one: 1, “Hill”, a gentle hill)",
                         path);
  ck_assert_str_eq (error->message, expected);
  g_clear_error (&error);
  g_autoptr (MuFieldPlan) loose = mu_field_plan_read_file (path, &error);
  ck_assert_ptr_nonnull (loose);
  ck_assert_ptr_null (mu_field_plan_terrain (loose, &mu_wrg_terrain_terms, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
  g_unlink (path);
}
END_TEST

START_TEST (every_kind_has_words)
{
  for (int i = 0; i < MU_FEATURE_KINDS; i++)
    ck_assert_uint_gt (strlen (mu_feature_words ((MuFeatureKind) i)), 3);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("field");
  tcase_add_loop_test (tests, shipped_fields_are_possible_and_canonical, 0, COUNT (shipped));
  tcase_add_test (tests, what_a_file_says_is_read);
  tcase_add_test (tests, fields_become_terrain);
  tcase_add_loop_test (tests, any_plan_reads_back_the_same, 0, 50);
  tcase_add_loop_test (tests, later_kinds_need_the_second_format, 0, MU_FEATURE_KINDS);
  tcase_add_test (tests, a_field_of_the_rules_becomes_a_plan);
  tcase_add_loop_test (tests, bad_files_are_refused_with_their_line, 0, COUNT (bad));
  tcase_add_test (tests, too_much_is_refused);
  tcase_add_test (tests, the_impossible_is_refused_with_its_place);
  tcase_add_test (tests, every_kind_has_words);
  return run_case ("field", tests);
}
