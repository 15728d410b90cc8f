/* A campaign between its battles: days, fixtures, weather dice, points; each an act that can be
 * taken back, and each refused where it cannot be. */
#include <string.h>

#include "db/acts/acts.h"
#include "db/campaign/campaigns.h"
#include "db/store.h"
#include "tests/db/fixture.h"

static int
today (MuStore *store, gint64 war)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  return campaign->day;
}

static void
take_back (MuStore *store, gint64 war, int number)
{
  ck_ok (mu_store_take_back_act (store, war, number, &error));
  fixture_sound (store);
}

static const MuAct *
last_act (GPtrArray *acts)
{
  return acts->pdata[acts->len - 1];
}

static void
told (MuStore *store, gint64 war, MuActKind kind, const char *about)
{
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  ck_assert_int_eq (last_act (acts)->kind, kind);
  ck_assert_str_eq (last_act (acts)->about, about);
}

static void
fight (MuStore *store, gint64 war, guint64 seed)
{
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, seed);
  ck_ok (mu_store_record_campaign_battle (store, war, record, NULL, &error));
}

/* --- the calendar ---------------------------------------------------------- */

START_TEST (the_calendar_goes_on_and_never_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War"); /* October 202 BC */
  ck_ok (mu_store_advance_campaign (store, war, 40, &error));
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_int_eq (campaign->day, 40);
  ck_assert_int_eq (campaign->year, -202);
  ck_assert_int_eq (campaign->month, 11);
  ck_assert_int_eq (campaign->day_of_month, 10);
  ck_assert_int_eq (campaign->first.month, 10);
  told (store, war, MU_ACT_DAYS, "-202-11-10");
  ck_fails (mu_store_advance_campaign (store, war, 40, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "come to that day already");
  ck_fails (mu_store_advance_campaign (store, war, -1, &error), MU_STORE_ERROR_IMPOSSIBLE, "“to”");
  ck_fails (mu_store_advance_campaign (store, war, 39, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "does not go back");
  ck_fails (mu_store_advance_campaign (store, war, MU_CAMPAIGN_DAYS_MAX + 1, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "“to”");
  ck_fails (mu_store_advance_campaign (store, 99, 50, &error), MU_STORE_ERROR_NOT_FOUND, "99");
  ck_assert_int_eq (today (store, war), 40);
  g_autoptr (GPtrArray) rows = mu_store_campaigns (store, NULL);
  ck_assert_int_eq (((MuCampaignRow *) rows->pdata[0])->month, 11);
  take_back (store, war, 2);
  ck_assert_int_eq (today (store, war), 0);
}
END_TEST

/* Nothing of it is left, nothing of it is lost, and what would be lost keeps it. */
START_TEST (a_campaign_begun_by_mistake_is_put_away)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  const gint64 acts = fixture_count (store, "campaign_act");
  const gint64 forces = fixture_count (store, "force");
  g_autoptr (GBytes) kept = NULL;
  ck_ok (mu_store_advance_campaign (store, war, 5, &error)); /* 2 */
  ck_fails (mu_store_put_campaign_away (store, war, &kept, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "gone on since it began");
  take_back (store, war, 2);
  ck_ok (mu_store_put_campaign_away (store, war, &kept, &error));
  ck_assert_int_eq (fixture_count (store, "campaign"), 0);
  ck_assert_int_eq (fixture_count (store, "campaign_act"), 0);
  ck_assert_int_eq (fixture_count (store, "force"), 0);
  fixture_sound (store);
  ck_fails (mu_store_put_campaign_away (store, war, &kept, &error), MU_STORE_ERROR_NOT_FOUND,
            "no campaign");
  ck_ok (mu_store_bring_campaign_back (store, kept, &error));
  ck_assert_int_eq (fixture_count (store, "campaign_act"), acts + 2);
  ck_assert_int_eq (fixture_count (store, "force"), forces);
  fixture_sound (store);
  take_back (store, war, 3);
  ck_assert_int_eq (today (store, war), 5);
}
END_TEST

/* A row tells the day on which its battle was fought. */
START_TEST (battles_tell_their_days)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  fight (store, war, 1);
  ck_ok (mu_store_advance_campaign (store, war, 5, &error));
  fight (store, war, 2);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_int_eq (((MuBattleRow *) campaign->battles->pdata[0])->day, 0);
  ck_assert_int_eq (((MuBattleRow *) campaign->battles->pdata[1])->day, 5);
}
END_TEST

/* A later date rests on the earlier one; battles stay where they were fought. */
START_TEST (days_fall_with_the_days_before_them)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  ck_ok (mu_store_advance_campaign (store, war, 5, &error)); /* 2 */
  fight (store, war, 1);                                     /* 3 */
  ck_ok (mu_store_advance_campaign (store, war, 9, &error)); /* 4 */
  ck_assert_int_eq (fixture_count (store, "battle WHERE campaign_day = 5"), 1);
  g_autoptr (GPtrArray) fall = mu_store_act_followers (store, war, 2, NULL);
  ck_assert_uint_eq (fall->len, 2);
  take_back (store, war, 2);
  ck_assert_int_eq (today (store, war), 0);
  ck_assert_int_eq (fixture_count (store, "battle"), 1);
  told (store, war, MU_ACT_TAKEN_BACK, "-@days -202-10-06\n-@days -202-10-10");
  take_back (store, war, 5);
  ck_assert_int_eq (today (store, war), 9);
  told (store, war, MU_ACT_TAKEN_BACK, "+@days -202-10-06\n+@days -202-10-10");
}
END_TEST

/* --- fixtures -------------------------------------------------------------- */

static gint64
set_fixture (MuStore *store, gint64 war, const char *name, int day)
{
  const MuFixture fixture = { .name = (char *) name, .day = day, .side = { 1, 0 } };
  gint64 id = 0;
  ck_ok (mu_store_set_fixture (store, war, &fixture, &id, &error));
  return id;
}

/* "Zama 10 -, Utica 20 5" with their days and battles. */
static void
shown (MuStore *store, gint64 war, const char *due)
{
  g_autoptr (GPtrArray) rows = mu_store_fixtures (store, war, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < rows->len; i++) {
    const MuFixture *fixture = rows->pdata[i];
    g_string_append_printf (text, "%s%s %d %" G_GINT64_FORMAT, i > 0 ? ", " : "", fixture->name,
                            fixture->day, fixture->battle);
  }
  ck_assert_str_eq (text->str, due);
}

START_TEST (fixtures_come_in_the_order_of_their_days)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  set_fixture (store, war, "Utica", 20);
  const gint64 zama = set_fixture (store, war, "Zama", 10);
  shown (store, war, "Zama 10 0, Utica 20 0");
  told (store, war, MU_ACT_FIXTURE, "Zama");
  const MuFixture later = { .id = zama, .name = (char *) "Zama", .day = 30, .side = { 0, 1 } };
  ck_ok (mu_store_set_fixture (store, war, &later, NULL, &error));
  shown (store, war, "Utica 20 0, Zama 30 0");
  ck_ok (mu_store_call_off_fixture (store, war, zama, &error));
  told (store, war, MU_ACT_FIXTURE_OFF, "Zama");
  shown (store, war, "Utica 20 0");
  take_back (store, war, 5);
  shown (store, war, "Utica 20 0, Zama 30 0");
  take_back (store, war, 4);
  shown (store, war, "Zama 10 0, Utica 20 0");
}
END_TEST

START_TEST (a_battle_plays_the_fixture_that_is_due)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  set_fixture (store, war, "Second", 4);
  const gint64 first = set_fixture (store, war, "First", 2);
  set_fixture (store, war, "Third", 9);
  fight (store, war, 1); /* nothing is due yet */
  shown (store, war, "First 2 0, Second 4 0, Third 9 0");
  ck_ok (mu_store_advance_campaign (store, war, 4, &error));
  fight (store, war, 2);
  shown (store, war, "First 2 2, Second 4 0, Third 9 0");
  ck_fails (mu_store_call_off_fixture (store, war, first, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "First has been fought");
  fight (store, war, 3);
  fight (store, war, 4);
  shown (store, war, "First 2 2, Second 4 3, Third 9 0");
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  shown (store, war, "First 2 0, Second 4 0, Third 9 0");
  fixture_sound (store);
}
END_TEST

START_TEST (impossible_fixtures_are_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  ck_ok (mu_store_advance_campaign (store, war, 7, &error));
  const struct {
    MuFixture fixture;
    const char *words;
  } bad[] = {
    { { .name = (char *) "", .day = 9, .side = { 0, 1 } }, "empty" },
    { { .name = (char *) "Zama", .day = 6, .side = { 0, 1 } }, "is over" },
    { { .name = (char *) "Zama", .day = -1, .side = { 0, 1 } }, "“day”" },
    { { .name = (char *) "Zama", .day = 9, .side = { 0, 0 } }, "two different sides" },
    { { .name = (char *) "Zama", .day = 9, .side = { 0, 2 } }, "two different sides" },
    { { .name = (char *) "Zama", .day = 9, .side = { 12, 0 } }, "“side-a”" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    ck_fails (mu_store_set_fixture (store, war, &bad[i].fixture, NULL, &error),
              MU_STORE_ERROR_IMPOSSIBLE, bad[i].words);
  ck_fails (mu_store_call_off_fixture (store, war, 5, &error), MU_STORE_ERROR_NOT_FOUND,
            "no such fixture");
  const gint64 other = fixture_campaign (store, "Feud");
  const gint64 here = set_fixture (store, war, "Zama", 9);
  ck_fails (mu_store_call_off_fixture (store, other, here, &error), MU_STORE_ERROR_NOT_FOUND,
            "no such fixture");
  shown (store, war, "Zama 9 0");
}
END_TEST

/* --- weather --------------------------------------------------------------- */

static GArray *
diary (MuStore *store, gint64 war, int first, int last)
{
  GArray *days = mu_store_diary (store, war, MU_REGION_NORTHERN, MU_COUNTRY_MOUNTAIN, FALSE, first,
                                 last, NULL);
  ck_assert_ptr_nonnull (days);
  ck_assert_uint_eq (days->len, last - first + 1);
  return days;
}

static const MuDiaryDay *
day_at (GArray *days, guint index)
{
  return &g_array_index (days, MuDiaryDay, index);
}

/* Asked for by the month or the day, a day is as it is; each follows its month. */
START_TEST (the_diary_stands_whenever_it_is_read)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  g_autoptr (GArray) all = diary (store, war, 0, 99);
  for (int day = 0; day < 100; day++) {
    g_autoptr (GArray) one = diary (store, war, day, day);
    ck_assert_mem_eq (day_at (one, 0), day_at (all, (guint) day), sizeof (MuDiaryDay));
  }
  ck_assert_int_eq (day_at (all, 0)->place.month, 10);
  ck_assert_int_eq (day_at (all, 31)->place.month, 11);
  const gint64 feud = fixture_campaign (store, "Feud");
  g_autoptr (GArray) others = diary (store, feud, 0, 99);
  ck_assert (memcmp (others->data, all->data, all->len * sizeof (MuDiaryDay)) != 0);
}
END_TEST

START_TEST (thrown_dice_make_the_weather)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  g_autoptr (GArray) before = diary (store, war, 0, 5);
  guint8 face[MU_DIARY_DICE] = { [MU_DIARY_WEATHER] = 6, [MU_DIARY_WIND] = 2 };
  ck_ok (mu_store_throw_weather (store, war, MU_REGION_NORTHERN, MU_COUNTRY_MOUNTAIN, 3, face,
                                 &error));
  told (store, war, MU_ACT_WEATHER_DICE, "-202-10-04");
  g_autoptr (GArray) after = diary (store, war, 0, 5);
  ck_assert_int_eq (day_at (after, 3)->expected, MU_FINE);
  ck_assert_int_eq (day_at (after, 3)->face[MU_DIARY_WIND], 2);
  ck_assert_mem_eq (day_at (after, 2), day_at (before, 2), sizeof (MuDiaryDay));
  ck_assert_mem_eq (day_at (after, 4), day_at (before, 4), sizeof (MuDiaryDay));
  face[MU_DIARY_WEATHER] = 1;
  ck_ok (mu_store_throw_weather (store, war, MU_REGION_NORTHERN, MU_COUNTRY_MOUNTAIN, 3, face,
                                 &error));
  g_autoptr (GArray) again = diary (store, war, 3, 3);
  ck_assert_int_eq (day_at (again, 0)->face[MU_DIARY_WEATHER], 1);
  take_back (store, war, 2);
  g_autoptr (GArray) last = diary (store, war, 0, 5);
  ck_assert_mem_eq (last->data, before->data, 6 * sizeof (MuDiaryDay));
}
END_TEST

START_TEST (impossible_weather_dice_are_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  guint8 face[MU_DIARY_DICE] = { [MU_DIARY_WEATHER] = 7 };
  ck_fails (
      mu_store_throw_weather (store, war, MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 0, face, &error),
      MU_STORE_ERROR_IMPOSSIBLE, "“faces”");
  face[MU_DIARY_WEATHER] = 6;
  ck_ok (mu_store_advance_campaign (store, war, 2, &error));
  ck_fails (
      mu_store_throw_weather (store, war, MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 1, face, &error),
      MU_STORE_ERROR_IMPOSSIBLE, "is over");
  ck_assert_int_eq (fixture_count (store, "campaign_die"), 0);
}
END_TEST

/* --- points ---------------------------------------------------------------- */

START_TEST (points_are_given_and_taken)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  ck_ok (mu_store_give_points (store, war, 1, 200, "The bridge", &error));
  ck_ok (mu_store_advance_campaign (store, war, 3, &error));
  ck_ok (mu_store_give_points (store, war, 0, -40, "", &error));
  g_autoptr (GPtrArray) rows = mu_store_side_points (store, war, NULL);
  ck_assert_uint_eq (rows->len, 2);
  const MuSidePoints *first = rows->pdata[0], *second = rows->pdata[1];
  ck_assert_int_eq (first->side, 1);
  ck_assert_int_eq (first->quarters, 200);
  ck_assert_int_eq (first->day, 0);
  ck_assert_str_eq (first->words, "The bridge");
  ck_assert_int_eq (second->side, 0);
  ck_assert_int_eq (second->quarters, -40);
  ck_assert_int_eq (second->day, 3);
  ck_fails (mu_store_give_points (store, war, 2, 4, "x", &error), MU_STORE_ERROR_IMPOSSIBLE,
            "no such side");
  ck_fails (mu_store_give_points (store, war, 0, 0, "x", &error), MU_STORE_ERROR_IMPOSSIBLE,
            "“quarters”");
  take_back (store, war, 2);
  ck_assert_int_eq (fixture_count (store, "side_points"), 1);
}
END_TEST

/* --- the map --------------------------------------------------------------- */

static MuMap *
small_map (int holder)
{
  MuMap *map = mu_map_new ("Africa");
  const MuMapPlace place
      = { .name = (char *) "Zama", .x = 10, .y = 20, .holder = holder, .home = MU_MAP_NO_SIDE };
  ck_assert_int_ge (mu_map_add_place (map, &place, NULL), 0);
  return map;
}

START_TEST (a_campaign_has_a_map)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuMap) none = NULL;
  ck_ok (mu_store_campaign_map (store, war, &none, &error));
  ck_assert_ptr_null (none);
  g_autoptr (MuMap) mine = small_map (1);
  ck_ok (mu_store_set_campaign_map (store, war, mine, &error));
  told (store, war, MU_ACT_MAP, "Africa");
  g_autoptr (MuMap) back = NULL;
  ck_ok (mu_store_campaign_map (store, war, &back, &error));
  ck_assert_str_eq (mu_map_place (back, 0)->name, "Zama");
  ck_assert_int_eq (mu_map_place (back, 0)->holder, 1);
  g_autoptr (MuMap) foreign = small_map (2);
  ck_fails (mu_store_set_campaign_map (store, war, foreign, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "Zama: the map gives it to a side that the campaign has not");
  take_back (store, war, 2);
  g_autoptr (MuMap) gone = NULL;
  ck_ok (mu_store_campaign_map (store, war, &gone, &error));
  ck_assert_ptr_null (gone);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    the_calendar_goes_on_and_never_back,
    a_campaign_begun_by_mistake_is_put_away,
    battles_tell_their_days,
    days_fall_with_the_days_before_them,
    fixtures_come_in_the_order_of_their_days,
    a_battle_plays_the_fixture_that_is_due,
    impossible_fixtures_are_refused,
    the_diary_stands_whenever_it_is_read,
    thrown_dice_make_the_weather,
    impossible_weather_dice_are_refused,
    points_are_given_and_taken,
    a_campaign_has_a_map,
  };
  return fixture_run ("days", tests, G_N_ELEMENTS (tests));
}
