/* The units of a campaign as rows: where their figures are, in numbers and in words. */
#include "app/model/campaign_items.h"
#include "app/model/force_rows.h"
#include "app/service/club_night.h"
#include "reports/force_words.h"
#include "tests/model/fixture.h"

static gint64
sample_war (MuDesk *desk)
{
  g_autoptr (MuCampaignItem) item = g_list_model_get_item (mu_desk_campaigns (desk), 0);
  return mu_campaign_item_get_id (item);
}

static MuCampaign *
show (MuDesk *desk, MuForceRows *rows, gint64 war)
{
  MuCampaign *campaign = mu_store_campaign (mu_desk_store (desk), war, NULL);
  mu_force_rows_show (rows, mu_desk_store (desk), campaign);
  return campaign;
}

static void
fight (MuDesk *desk, gint64 war, guint64 seed)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (mu_desk_store (desk), war, NULL);
  g_autoptr (MuBattleRecord) record = mu_club_campaign_battle (
      mu_desk_club (desk), campaign, (int[]){ 0, 1 }, "The ford", seed, NULL);
  ck_assert (
      mu_history_record_battle (mu_desk_history (desk), war, NULL, record, "The ford", NULL, NULL));
}

static MuForceItem *
row_at (MuForceRows *rows, guint at)
{
  g_autoptr (MuForceItem) row = g_list_model_get_item (G_LIST_MODEL (rows), at);
  ck_assert_ptr_nonnull (row);
  return row; /* the model keeps it */
}

START_TEST (rows_come_side_by_side)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuForceRows) rows = mu_force_rows_new ();
  g_autoptr (MuCampaign) campaign = show (desk, rows, sample_war (desk));
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (rows)), 17);
  MuForceItem *last = row_at (rows, 16);
  ck_assert_int_eq (mu_force_item_get_side (row_at (rows, 7)), 0);
  ck_assert_int_eq (mu_force_item_get_unit (row_at (rows, 7)), 7);
  ck_assert_int_eq (mu_force_item_get_side (last), 1);
  ck_assert_int_eq (mu_force_item_get_unit (last), 8);
  has_words (row_at (rows, 0), "strength", "12 of 12");
  has_words (last, "words", "22 of 22 present");
  ck_assert_ptr_null (g_list_model_get_item (G_LIST_MODEL (rows), 17));
  mu_force_rows_show (rows, NULL, NULL);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (rows)), 0);
}
END_TEST

static void
count (guint *told)
{
  (*told)++;
}

/* The list keeps its place: nothing of it comes or goes. */
START_TEST (rows_stay_while_strengths_change)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuForceRows) rows = mu_force_rows_new ();
  const gint64 war = sample_war (desk);
  g_autoptr (MuCampaign) before = show (desk, rows, war);
  guint moved = 0, told = 0;
  for (guint i = 0; i < 17; i++)
    g_signal_connect_swapped (row_at (rows, i), "notify::words", G_CALLBACK (count), &told);
  g_signal_connect_swapped (rows, "items-changed", G_CALLBACK (count), &moved);
  fight (desk, war, 3);
  g_autoptr (MuCampaign) after = show (desk, rows, war);
  ck_assert_uint_eq (moved, 0);
  ck_assert_uint_gt (told, 0);
  for (guint i = 0; i < 17; i++) {
    const MuForceStrength *strength = mu_force_item_get_strength (row_at (rows, i));
    ck_assert_int_eq (strength->part[MU_FORCE_PRESENT], number_of (row_at (rows, i), "figures"));
    ck_assert_int_eq (number_of (row_at (rows, i), "battles"), 1);
  }
}
END_TEST

START_TEST (strengths_are_said_in_words)
{
  const MuForceStrength all = { .part = { 32, 6, 2, 3, 5 }, .coming = 4, .joined = 1 };
  const MuForceStrength whole = { .part = { 48 }, .joined = MU_LIST_NO_UNIT };
  g_autofree char *words = mu_force_strength_words (&all, 48, "Hastati");
  g_autofree char *few = mu_force_strength_words (&whole, 48, NULL);
  ck_assert_str_eq (words, "32 of 48 present, 6 wounded who will return, 2 straggling, 3 captured, "
                           "5 dead or gone, 4 replacements on their way, merged into Hastati");
  ck_assert_str_eq (few, "48 of 48 present");
}
END_TEST

/* An entry's words and details parted by a bar. */
static void
said (const MuForceEntry *entry, const char *due)
{
  const MuDate first = { -202, 10, 1 };
  g_autofree char *words = mu_force_entry_words (entry);
  g_autofree char *details = mu_force_entry_details (entry, &first);
  g_autofree char *both = g_strdup_printf ("%s|%s", words, details);
  ck_assert_str_eq (both, due);
}

START_TEST (records_are_said_in_words)
{
  char *const zama = (char *) "Zama", *const none = (char *) "";
  const MuForceEntry lost = { .kind = MU_FORCE_FOUGHT,
                              .battle = zama,
                              .result = MU_CAMPAIGN_LOST,
                              .fate = MU_FATE_ROUTED_OFF,
                              .before = 40,
                              .loss = { .present = 18,
                                        .dead = 10,
                                        .wounded = 5,
                                        .wounded_until = 31,
                                        .stragglers = 4,
                                        .straggling_until = 3,
                                        .prisoners = 3 } };
  const MuForceEntry won
      = { .kind = MU_FORCE_FOUGHT, .battle = zama, .before = 40, .loss = { .present = 40 } };
  said (&lost, "Zama: lost, routed off|18 of 40 figures remain, 10 dead, 5 wounded (back on 1 "
               "November 202 BC), 4 straggling (back on 4 October 202 BC), 3 taken prisoner");
  said (&won, "Zama: won|40 of 40 figures remain");
  said (&(MuForceEntry){ .kind = MU_FORCE_CHANGED,
                         .change = MU_STRENGTH_WOUNDED_BACK,
                         .figures = 5,
                         .battle = zama,
                         .other = (char *) "Velites" },
        "5 back from their wounds|After Zama, Velites");
  said (&(MuForceEntry){ .kind = MU_FORCE_BOUGHT, .figures = 1, .points = 1200, .due = 9 },
        "1 replacement bought for 1,200 points|Due on 10 October 202 BC");
  said (&(MuForceEntry){ .kind = MU_FORCE_HONOURED,
                         .honour = MU_HONOUR_DEMOTED,
                         .battle = zama,
                         .other = none,
                         .words = (char *) "Reg D HI" },
        "Sank to Reg D HI|After Zama");
  said (&(MuForceEntry){ .kind = MU_FORCE_HONOURED, .words = (char *) "Held the bridge" },
        "Held the bridge|Honoured by the umpire");
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    rows_come_side_by_side,
    rows_stay_while_strengths_change,
    strengths_are_said_in_words,
    records_are_said_in_words,
  };
  return run_suite ("forces", tests, G_N_ELEMENTS (tests));
}
