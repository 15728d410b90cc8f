/* Sheets that older writers wrote, one of each format (tests/reports/sheets): what the promise of
 * CONTRIBUTING.md stands on. None of these files is ever written anew. */
#include <check.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <stdlib.h>
#include <string.h>

#include "lists/xml/data.h"
#include "lists/xml/error.h"
#include "reports/sheet/battle_sheet.h"
#include "tests/reports/fixture.h"

#define FORMATS MU_BATTLE_SHEET_VERSION

/* What each of them has that those before it could not say. */
static const struct {
  gboolean fought;
  const char *has;
} formats[FORMATS] = {
  { TRUE, "<stage " },
  { TRUE, "<battlefield " },
  { TRUE, "<planned " },
  { FALSE, "tags=\"league\"" },
  { FALSE, "<terms " },
  { FALSE, "<army-list version=\"3\"" },
  { FALSE, " salt=\"" },
  { TRUE, "<played " },
  { TRUE, " general-fate=\"killed\"" },
  { FALSE, " again=\"2\"" },
  { FALSE, "<answer " },
  { FALSE, "<terms commanded=\"yes\"/>" },
  { FALSE, " ability=\"" },
  { FALSE, "<battlefield version=\"2\"" },
  { TRUE, "<part>" },
};

static char *
sheet_of (int format, gsize *length)
{
  g_autofree char *name = g_strdup_printf ("format-%d.xml", format);
  g_autofree char *path = mu_data_path ("../tests/reports/sheets", name);
  g_autoptr (GError) error = NULL;
  char *data = mu_file_read (path, 1 << 20, length, &error);
  ck_assert_msg (data != NULL, "%s", error ? error->message : "");
  return data;
}

static MuBattleRecord *
read_sheet (const char *data, gsize length)
{
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = mu_battle_sheet_read_data (data, length, "old.xml", &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  return record;
}

START_TEST (each_format_has_its_sheet)
{
  gsize length;
  g_autofree char *data = sheet_of (_i + 1, &length);
  g_autofree char *head = g_strdup_printf ("<battle-sheet version=\"%d\" ", _i + 1);
  ck_assert_ptr_nonnull (strstr (data, head));
  ck_assert_msg (strstr (data, formats[_i].has) != NULL, "format %d has no %s", _i + 1,
                 formats[_i].has);
}
END_TEST

START_TEST (each_format_reads_today)
{
  gsize length;
  g_autofree char *data = sheet_of (_i + 1, &length);
  g_autoptr (MuBattleRecord) record = read_sheet (data, length);
  ck_assert_int_eq (record->fought, formats[_i].fought);
  ck_assert_str_eq (record->side[0].list->name, "Scipio at Zama");
  ck_assert_uint_eq (record->side[0].list->units->len, 3);
  ck_assert_str_eq (mu_list_unit (record->side[1].list, 1)->name, "Gauls and Ligurians");
  ck_assert_uint_eq (record->seed, 7);
}
END_TEST

/* Nothing of it is lost: what is written again is what was read, byte for byte, and in the oldest
 * format that can say it. A form that was filled in becomes a sheet as Muster writes it. */
START_TEST (each_format_is_written_again_as_it_was)
{
  gsize length, again_length, third_length;
  g_autofree char *data = sheet_of (_i + 1, &length);
  g_autoptr (MuBattleRecord) record = read_sheet (data, length);
  g_autofree char *again = mu_battle_sheet_write_data (record, &again_length);
  if (!strstr (data, "<played ")) {
    ck_assert_str_eq (data, again);
    return;
  }
  g_autoptr (MuBattleRecord) back = read_sheet (again, again_length);
  g_autofree char *third = mu_battle_sheet_write_data (back, &third_length);
  ck_assert_str_eq (again, third);
}
END_TEST

/* From another program, say: what is newer names its format and what to do. */
START_TEST (a_newer_format_is_refused_with_advice)
{
  gsize length;
  g_autofree char *data = sheet_of (1, &length);
  GString *text = g_string_new (data);
  g_autofree char *newer = g_strdup_printf ("<battle-sheet version=\"%d\"", FORMATS + 1 + _i);
  g_autofree char *says = g_strdup_printf ("format %d", FORMATS + 1 + _i);
  g_autoptr (GError) error = NULL;
  g_string_replace (text, "<battle-sheet version=\"1\"", newer, 1);
  g_string_replace (text, "<dice ", "<omens birds=\"12\"/>\n  <dice ", 1);
  ck_assert_ptr_null (mu_battle_sheet_read_data (text->str, text->len, "new.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN));
  ck_assert (g_str_has_prefix (error->message, "new.xml:2: "));
  ck_assert_ptr_nonnull (strstr (error->message, says));
  ck_assert_ptr_nonnull (strstr (error->message, "update Muster to read it"));
  g_string_free (text, TRUE);
}
END_TEST

/* --- the schema's documentation ------------------------------------------ */

static gboolean
is_documented (const xmlNode *node)
{
  for (const xmlNode *at = node->children; at; at = at->next)
    if (at->type == XML_ELEMENT_NODE && strcmp ((const char *) at->name, "documentation") == 0) {
      xmlChar *text = xmlNodeGetContent (at);
      const gboolean there = *g_strstrip ((char *) text) != '\0';
      xmlFree (text);
      return there;
    }
  return FALSE;
}

static int
look_through (const xmlNode *node)
{
  int looked = 0;
  for (const xmlNode *at = node->children; at; at = at->next) {
    if (at->type != XML_ELEMENT_NODE)
      continue;
    const char *kind = (const char *) at->name;
    if (strcmp (kind, "element") == 0 || strcmp (kind, "attribute") == 0) {
      looked++;
      xmlChar *name = xmlGetProp (at, (const xmlChar *) "name");
      ck_assert_msg (is_documented (at), "battle-sheet.rng:%ld: the %s %s has no a:documentation",
                     xmlGetLineNo (at), kind, name);
      xmlFree (name);
    }
    looked += look_through (at);
  }
  return looked;
}

START_TEST (each_element_and_attribute_is_documented)
{
  g_autofree char *path = mu_data_path ("schema", "battle-sheet.rng");
  xmlDoc *doc = xmlReadFile (path, NULL, XML_PARSE_NONET);
  ck_assert_ptr_nonnull (doc);
  ck_assert_int_gt (look_through (xmlDocGetRootElement (doc)), 200);
  xmlFreeDoc (doc);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("formats of battle sheets");
  TCase *formats_case = tcase_create ("formats");
  tcase_set_timeout (formats_case, 60);
  tcase_add_loop_test (formats_case, each_format_has_its_sheet, 0, FORMATS);
  tcase_add_loop_test (formats_case, each_format_reads_today, 0, FORMATS);
  tcase_add_loop_test (formats_case, each_format_is_written_again_as_it_was, 0, FORMATS);
  tcase_add_loop_test (formats_case, a_newer_format_is_refused_with_advice, 0, 3);
  tcase_add_test (formats_case, each_element_and_attribute_is_documented);
  suite_add_tcase (suite, formats_case);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
