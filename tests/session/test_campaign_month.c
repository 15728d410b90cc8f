/* What a campaign's overview shows: its months day by day, and how its sides stand. */
#include "app/session/campaign/campaign_month.h"
#include "app/session/campaign/fixture_item.h"
#include "app/session/campaign/score_item.h"
#include "db/store.h"
#include "reports/campaign/diary_words.h"
#include "tests/session/fixture.h"

/* 15 April 202 BC, three sides. */
static MuCampaign *
begin_war (MuDesk *desk)
{
  const MuCampaignPlan plan = { .name = "War",
                                .year = -202,
                                .month = 4,
                                .day = 15,
                                .sides = 3,
                                .side_name = { "Rome", "Carthage", "Numidia" },
                                .list = { 1, 2, 1 } };
  gint64 war = 0;

  ck_assert (mu_store_add_campaign (mu_desk_store (desk), &plan, &war, NULL));
  return mu_store_campaign (mu_desk_store (desk), war, NULL);
}

static MuCampaignMonth *
month_of (MuDesk *desk, const MuCampaign *war, const GPtrArray *fixtures, int day)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  MuCampaignMonth *month
      = mu_campaign_month_read (mu_desk_store (desk), war, fixtures ? fixtures : none, day, NULL);

  ck_assert_ptr_nonnull (month);
  return month;
}

static void
are_same (const MuDiaryDay *one, const MuDiaryDay *other)
{
  g_autofree char *words = mu_diary_words (one);
  g_autofree char *others = mu_diary_words (other);

  ck_assert_str_eq (words, others);
  ck_assert_int_eq (memcmp (one->face, other->face, sizeof one->face), 0);
  ck_assert_int_eq (one->wind_from, other->wind_from);
}

/* --- the calendar --------------------------------------------------------- */

START_TEST (a_month_has_its_days_and_their_weather)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuCampaign) war = begin_war (desk);
  g_autoptr (MuCampaignMonth) april = month_of (desk, war, NULL, 0);
  g_autoptr (GArray) diary = mu_store_diary (mu_desk_store (desk), war->id, war->region,
                                             war->country, FALSE, 0, 15, NULL);

  ck_assert_int_eq (april->days, 30);
  ck_assert_int_eq (april->day[0].day, -14);
  ck_assert (april->day[14].today);
  ck_assert (!april->day[15].today);
  for (int i = 0; i <= 15; i++)
    are_same (&april->day[14 + i].sky, &g_array_index (diary, MuDiaryDay, i));
  g_autofree char *before = mu_month_day_words (war, &april->day[13]);
  ck_assert_str_eq (before, "14 April 202 BC. Before the campaign began.");
  g_autofree char *today = mu_month_day_words (war, &april->day[14]);
  ck_assert (g_str_has_prefix (today, "15 April 202 BC, today. "));
}
END_TEST

START_TEST (months_turn_and_keep_the_day_if_they_have_it)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuCampaign) war = begin_war (desk);
  g_autoptr (MuCampaignMonth) april = month_of (desk, war, NULL, 0);
  g_autoptr (MuCampaignMonth) may = month_of (desk, war, NULL, 46); /* the 31st */
  g_autoptr (MuCampaignMonth) january = month_of (desk, war, NULL, 270);

  ck_assert_int_eq (mu_campaign_month_turn (april, 0, 1), 30);
  ck_assert_int_eq (mu_campaign_month_turn (april, 0, -1), -1);
  ck_assert_int_eq (mu_campaign_month_turn (may, 46, -1), 15);
  ck_assert_int_eq (mu_campaign_month_turn (may, 20, -1), 0);
  ck_assert_int_eq (may->days, 31);
  ck_assert_int_eq (january->day[0].date.month, 1);
  ck_assert_int_eq (january->day[0].date.year, -201);
  const int december = mu_campaign_month_turn (january, 270, -1);
  ck_assert_int_eq (mu_campaign_date (war, december).month, 12);
}
END_TEST

START_TEST (a_day_tells_its_fixtures_and_battles)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuCampaign) war = begin_war (desk);
  const MuFixture ford = { .name = (char *) "Ford", .day = 3, .side = { 2, 1 } };
  MuBattleRow fought = { .name = (char *) "Bridge",
                         .winner = MU_SIDE_B,
                         .side = { 0, 1 },
                         .left_quarters = { 1600, 2000 },
                         .day = 1 };
  ck_assert (mu_store_set_fixture (mu_desk_store (desk), war->id, &ford, NULL, NULL));
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (mu_desk_store (desk), war->id, NULL);
  g_ptr_array_set_free_func (war->battles, NULL);
  g_ptr_array_add (war->battles, &fought);
  g_autoptr (MuCampaignMonth) april = month_of (desk, war, fixtures, 0);

  g_autofree char *to_come = mu_month_day_events (war, &april->day[17]);
  ck_assert_str_eq (to_come, "Ford: Numidia against Carthage");
  g_autofree char *past = mu_month_day_events (war, &april->day[15]);
  ck_assert_str_eq (past, "Bridge: Carthage beat Rome, 500 to 400");
  g_autofree char *none = mu_month_day_events (war, &april->day[16]);
  ck_assert_str_eq (none, "");
}
END_TEST

/* What the dialog shows is what the club file will make of it. */
START_TEST (dice_make_the_same_sky_as_the_file)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuCampaign) war = begin_war (desk);
  guint8 face[MU_DIARY_DICE] = { 0 };

  for (guint8 thrown = 0; thrown <= 6; thrown++) {
    MuDiaryDay sky;
    face[MU_DIARY_WEATHER] = thrown;
    mu_campaign_sky (war, 4, face, &sky);
    ck_assert (mu_store_throw_weather (mu_desk_store (desk), war->id, war->region, war->country, 4,
                                       face, NULL));
    g_autoptr (GArray) kept = mu_store_diary (mu_desk_store (desk), war->id, war->region,
                                              war->country, FALSE, 4, 4, NULL);
    are_same (&sky, &g_array_index (kept, MuDiaryDay, 0));
  }
  g_autofree char *first = mu_diary_die_words (MU_DIARY_WEATHER);
  g_autofree char *wind = mu_diary_die_words (MU_DIARY_PERIODS + 3);
  ck_assert_str_eq (first, "Weather");
  ck_assert_str_eq (wind, "Wind, period 3");
}
END_TEST

/* --- standings ------------------------------------------------------------- */

static MuBattleRow *
battle (int day, int a, int b, MuSide winner, gint64 left_a, gint64 left_b)
{
  MuBattleRow *row = g_new0 (MuBattleRow, 1);

  row->rules = MU_RULES_WRG5;
  row->name = g_strdup ("Battle");
  row->id = day + 1;
  row->day = day;
  row->side[MU_SIDE_A] = a;
  row->side[MU_SIDE_B] = b;
  row->winner = winner;
  row->start_quarters[MU_SIDE_A] = row->start_quarters[MU_SIDE_B] = 4000;
  row->left_quarters[MU_SIDE_A] = left_a;
  row->left_quarters[MU_SIDE_B] = left_b;
  return row;
}

static void
fight_some (MuCampaign *war)
{
  g_ptr_array_add (war->battles, battle (1, 0, 1, MU_SIDE_A, 3000, 2000));
  g_ptr_array_add (war->battles, battle (9, 2, 1, MU_SIDE_B, 1000, 3500));
  g_ptr_array_add (war->battles, battle (9, 0, 2, MU_SIDE_NONE, 2400, 2400));
}

static void
stands (const MuStandings *standings, int side, gint64 points, int place)
{
  ck_assert_int_eq (standings->quarters[side], 4 * points);
  ck_assert_int_eq (standings->place[side], place);
}

/* wrg.victory.running-total: what it has left and what its enemy has lost. */
START_TEST (battles_count_by_the_running_total)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuCampaign) war = begin_war (desk);
  fight_some (war);
  g_autoptr (MuStandings) standings = mu_standings_new (war, NULL);

  stands (standings, 0, 750 + 500 + 600 + 400, 2);
  stands (standings, 1, 500 + 250 + 875 + 750, 1);
  stands (standings, 2, 250 + 125 + 600 + 400, 3);
  ck_assert_int_eq (standings->order[0], 1);
  ck_assert_int_eq (standings->order[2], 2);
  ck_assert_uint_eq (standings->course->len, 3);
}
END_TEST

START_TEST (or_by_victories_where_the_club_says_so)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuCampaign) war = begin_war (desk);
  fight_some (war);
  g_free (war->rules);
  war->rules = g_strdup ("running-total=no");
  g_autoptr (MuStandings) standings = mu_standings_new (war, NULL);

  stands (standings, 0, 4, 1);
  stands (standings, 1, 3, 2);
  stands (standings, 2, 1, 3);
}
END_TEST

START_TEST (points_given_count_on_their_day)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuCampaign) war = begin_war (desk);
  MuSidePoints gift = { .side = 2, .day = 5, .quarters = 40 };
  MuSidePoints fine = { .side = 0, .day = 0, .quarters = -40 };
  g_autoptr (GPtrArray) points = g_ptr_array_new ();
  g_ptr_array_add (points, &gift);
  g_ptr_array_add (points, &fine);
  g_ptr_array_add (war->battles, battle (5, 0, 1, MU_SIDE_NONE, 4000, 4000));
  g_autoptr (MuStandings) standings = mu_standings_new (war, points);
  const MuStandingsStep *step = (const MuStandingsStep *) (void *) standings->course->data;

  ck_assert_int_eq (step[0].quarters[0], -40);
  ck_assert_int_eq (step[1].quarters[1], 4000);
  ck_assert_int_eq (step[1].quarters[2], 0);
  ck_assert_int_eq (step[2].quarters[2], 40);
  stands (standings, 2, 10, 3);
  stands (standings, 0, 990, 2);
}
END_TEST

START_TEST (sides_with_as_many_points_share_a_place)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuCampaign) war = begin_war (desk);
  g_autoptr (GListStore) rows = g_list_store_new (MU_TYPE_SCORE_ITEM);
  g_ptr_array_add (war->battles, battle (0, 1, 2, MU_SIDE_NONE, 2000, 2000));
  g_autoptr (MuStandings) standings = mu_standings_new (war, NULL);
  mu_score_items_show (rows, war, standings);

  g_autoptr (MuScoreItem) first = g_list_model_get_item (G_LIST_MODEL (rows), 0);
  g_autoptr (MuScoreItem) second = g_list_model_get_item (G_LIST_MODEL (rows), 1);
  g_autoptr (MuScoreItem) last = g_list_model_get_item (G_LIST_MODEL (rows), 2);
  ck_assert_int_eq (number_of (first, "place"), 1);
  ck_assert_int_eq (number_of (second, "place"), 1);
  ck_assert_int_eq (number_of (last, "place"), 3);
  has_words (first, "name", "Carthage");
  has_words (first, "points", "1,000");
  has_words (last, "name", "Rome");
  ck_assert (share_of (last, "share") >= 1);
}
END_TEST

START_TEST (fixtures_to_be_fought_stand_first)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuCampaign) war = begin_war (desk);
  MuFixture played = { .name = (char *) "Past", .day = 0, .side = { 0, 1 }, .battle = 7 };
  MuFixture late = { .name = (char *) "Late", .day = 2, .side = { 0, 1 }, .place = (char *) "" };
  MuFixture next
      = { .name = (char *) "Next", .day = 9, .side = { 1, 2 }, .place = (char *) "Ford" };
  g_autoptr (GPtrArray) fixtures = g_ptr_array_new ();
  g_autoptr (GListStore) rows = g_list_store_new (MU_TYPE_FIXTURE_ITEM);
  g_ptr_array_add (fixtures, &played);
  g_ptr_array_add (fixtures, &late);
  g_ptr_array_add (fixtures, &next);
  war->day = 4;
  mu_fixture_items_show (rows, war, fixtures, NULL);

  g_autoptr (MuFixtureItem) first = g_list_model_get_item (G_LIST_MODEL (rows), 0);
  g_autoptr (MuFixtureItem) second = g_list_model_get_item (G_LIST_MODEL (rows), 1);
  g_autoptr (MuFixtureItem) last = g_list_model_get_item (G_LIST_MODEL (rows), 2);
  has_words (first, "state", "Overdue");
  has_words (second, "state", "To come");
  has_words (second, "when", "24 April 202 BC");
  has_words (second, "sides", "Carthage against Numidia");
  has_words (second, "place", "Ford");
  has_words (last, "state", "Played");
  ck_assert (!mu_fixture_item_get_open (last));
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_month_has_its_days_and_their_weather, months_turn_and_keep_the_day_if_they_have_it,
    a_day_tells_its_fixtures_and_battles,   dice_make_the_same_sky_as_the_file,
    battles_count_by_the_running_total,     or_by_victories_where_the_club_says_so,
    points_given_count_on_their_day,        sides_with_as_many_points_share_a_place,
    fixtures_to_be_fought_stand_first,
  };
  return run_suite ("campaign_month", tests, G_N_ELEMENTS (tests));
}
