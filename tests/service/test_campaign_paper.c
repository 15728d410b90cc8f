/* The report of a campaign, as printed from a club file. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/service/campaign/campaign_paper.h"
#include "db/campaign/forces.h"
#include "db/store.h"
#include "lists/xml/data.h"
#include "tests/db/fixture.h"
#include "tests/reports/pdf.h"

#define BATTLES 3

static gboolean
said (const Pdf *pdf, const char *words)
{
  for (int page = 1; page <= pdf->pages; page++) {
    g_autofree char *text = pdf_page_text (pdf, page);
    if (strstr (text, words) != NULL)
      return TRUE;
  }
  g_printerr ("“%s” is nowhere\n", words);
  return FALSE;
}

/* A war with battles, points, an honour, a fixture, a map and forty days of weather. */
static gint64
begin (MuStore *store)
{
  const gint64 war = fixture_campaign (store, "Three & more kings");
  g_autofree char *path = mu_data_path ("maps", "second-punic-war.xml");
  g_autoptr (MuMap) map = mu_map_read_file (path, NULL);
  for (guint64 seed = 0; seed < BATTLES; seed++) {
    g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, seed);
    ck_ok (mu_store_record_battle_of_sides (store, war, NULL, record, NULL, &error));
  }
  ck_ok (mu_store_give_points (store, war, 0, 40 * 4, "The bridge", &error));
  ck_ok (mu_store_advance_campaign (store, war, 40, &error));
  const MuFixture fixture
      = { .name = (char *) "The long walls", .day = 60, .side = { 0, 1 }, .place = (char *) "" };
  ck_ok (mu_store_set_fixture (store, war, &fixture, NULL, &error));
  ck_ok (mu_store_set_campaign_map (store, war, map, &error));
  return war;
}

static MuSheets *
print (MuStore *store, gint64 war, MuPaper paper)
{
  MuSheets *sheets = mu_campaign_paper_sheets (store, war, paper, NULL);
  ck_assert_ptr_nonnull (sheets);
  return sheets;
}

START_TEST (the_report_says_all_of_the_campaign)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = begin (store);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  g_autoptr (MuSheets) sheets = print (store, war, (MuPaper) _i);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (said (pdf, "Three & more kings"));
  ck_assert (said (pdf, "Standings"));
  ck_assert (said (pdf, "The long walls"));
  ck_assert (said (pdf, "The map"));
  ck_assert (said (pdf, "The weather"));
  ck_assert (said (pdf, "Between the battles"));
  for (guint i = 0; i < campaign->battles->len; i++)
    ck_assert (said (pdf, ((MuBattleRow *) campaign->battles->pdata[i])->name));
  for (guint i = 0; i < campaign->sides->len; i++) {
    const MuCampaignSide *side = campaign->sides->pdata[i];
    ck_assert (said (pdf, side->name));
    ck_assert (_i >= 2 || said (pdf, ((MuForce *) side->forces->pdata[0])->name));
  }
  for (int page = 1; page <= pdf->pages; page++) {
    g_autofree char *number = g_strdup_printf ("Page %d of %d", page, pdf->pages);
    ck_assert (said (pdf, number));
  }
}
END_TEST

/* wrg.weather.*: forty-one days, over the turn of a month. */
START_TEST (each_day_has_its_weather)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = begin (store);
  g_autoptr (MuSheets) sheets = print (store, war, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  int days = 0;
  for (guint i = 0; i < pdf->words->len; i++) {
    const Word *word = pdf->words->pdata[i];
    days += strcmp (word->text, "fine") == 0 || strcmp (word->text, "fine,") == 0;
  }
  ck_assert_int_ge (days, 2);
  ck_assert (said (pdf, "28 29 30 31"));
}
END_TEST

START_TEST (a_campaign_that_just_began_is_a_page)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "New");
  g_autoptr (MuSheets) sheets = print (store, war, MU_PAPER_LETTER);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  ck_assert (said (pdf, "No battle has been fought yet."));
  ck_assert_int_le (pdf->pages, 2);
}
END_TEST

START_TEST (no_campaign_no_report)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_campaign_paper_sheets (store, 77, MU_PAPER_A4, &error));
  ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND));
}
END_TEST

int
main (void)
{
  const TTest *const tests[]
      = { each_day_has_its_weather, a_campaign_that_just_began_is_a_page, no_campaign_no_report };
  const TTest *const loops[] = { the_report_says_all_of_the_campaign };
  return fixture_run_loops ("campaign paper", tests, G_N_ELEMENTS (tests), loops,
                            G_N_ELEMENTS (loops), 4);
}
