/* The night pack of a hex battle: what its table needs, in place of rosters and orders. */
#include <check.h>
#include <string.h>

#include "lists/battle/abd/hex_record.h"
#include "reports/abd/hex_sheets.h"
#include "reports/night/night_pack.h"
#include "reports/system.h"
#include "tests/reports/pdf.h"

static MuBattleRecord *
prepared (void)
{
  g_autoptr (MuHexScenario) scenario = mu_hex_scenario_find ("heraclea", NULL);
  MuBattleRecord *record = mu_hex_record_new (scenario, 3, NULL);
  ck_assert_ptr_nonnull (record);
  return record;
}

static gboolean
says (const Pdf *pdf, int page, const char *words)
{
  g_autofree char *text = pdf_page_text (pdf, page);
  return strstr (text, words) != NULL;
}

static int
page_of (const Pdf *pdf, const char *words)
{
  for (int page = 2; page <= pdf->pages; page++)
    if (says (pdf, page, words))
      return page;
  return 0;
}

static guint
table_part (MuTablePaper which)
{
  return MU_PACK_BIT (MU_PACK_TABLE + which);
}

START_TEST (it_holds_what_the_table_needs)
{
  static const char *const titles[] = { "Counters: Heraclea", "Map: Heraclea" };
  g_autoptr (MuBattleRecord) record = prepared ();
  const MuNightPack pack = { .record = record };
  g_autoptr (MuSheets) sheets = mu_night_pack_sheets (&pack, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  const int counters = page_of (pdf, "Fronts:"), map = page_of (pdf, "Map: Heraclea");
  ck_assert (says (pdf, 1, "In this pack"));
  ck_assert (says (pdf, 1, "victory points of A and B"));
  ck_assert (!says (pdf, 1, "Fig."));
  ck_assert (!says (pdf, 1, "Roster"));
  ck_assert_int_eq (counters % 2, 1); /* its back lies behind it */
  ck_assert_int_eq (map, counters + 2);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    ck_assert_msg (says (pdf, 1, titles[i]), "%s", titles[i]);
}
END_TEST

START_TEST (cut_outs_are_for_who_has_not_fought)
{
  g_autoptr (MuBattleRecord) record = prepared ();
  const guint rosters = MU_PACK_BIT (MU_PACK_ROSTER_A) | MU_PACK_BIT (MU_PACK_ROSTER_B);
  const guint cut = table_part (MU_TABLE_COUNTERS) | table_part (MU_TABLE_MAP);
  ck_assert_uint_eq (mu_night_pack_parts (record) & cut, cut);
  ck_assert_uint_eq (mu_night_pack_parts (record) & (rosters | MU_PACK_BIT (MU_PACK_REPORT)), 0);
  record->fought = TRUE;
  ck_assert_uint_eq (mu_night_pack_parts (record) & cut, 0);
  ck_assert_uint_ne (mu_night_pack_parts (record) & MU_PACK_BIT (MU_PACK_REPORT), 0);
  ck_assert_uint_ne (mu_night_pack_parts (record) & table_part (MU_TABLE_SCENARIO), 0);
}
END_TEST

/* A record that no scenario tells has rosters, as any other. */
START_TEST (without_a_scenario_there_are_rosters)
{
  g_autoptr (MuBattleRecord) record = prepared ();
  g_clear_pointer (&record->part, g_free);
  ck_assert_uint_eq (mu_night_pack_parts (record) & table_part (MU_TABLE_MAP), 0);
  ck_assert_uint_ne (mu_night_pack_parts (record) & MU_PACK_BIT (MU_PACK_ROSTER_A), 0);
  record->part = g_strdup ("<scenario>");
  ck_assert_uint_eq (mu_night_pack_parts (record) & table_part (MU_TABLE_MAP), 0);
}
END_TEST

START_TEST (each_paper_has_its_words)
{
  const MuReportSystem *system = mu_report_system (MU_RULES_ABD);
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  for (int which = 0; which < MU_TABLE_PAPERS; which++)
    ck_assert (
        g_hash_table_add (known, (gpointer) system->table_paper_words ((MuTablePaper) which)));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("reports-abd-night");
  TCase *test_case = tcase_create ("night");
  tcase_set_timeout (test_case, 120);
  tcase_add_test (test_case, it_holds_what_the_table_needs);
  tcase_add_test (test_case, cut_outs_are_for_who_has_not_fought);
  tcase_add_test (test_case, without_a_scenario_there_are_rosters);
  tcase_add_test (test_case, each_paper_has_its_words);
  suite_add_tcase (suite, test_case);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed > 0;
}
