/* A campaign's next battle: who fights where, with what and under which sky; and the map as it
 * stands. */
#include <check.h>
#include <stdlib.h>

#include "app/service/campaign/campaign_battle.h"
#include "app/service/campaign/campaign_scene.h"
#include "app/service/night/club_night.h"
#include "db/store.h"
#include "lists/xml/data.h"
#include "tests/service/fixture.h"

typedef struct {
  MuClub *club;
  MuStore *store;
  MuCampaign *war; /* the sample campaign */
} Evening;

static void
look (Evening *evening)
{
  const gint64 id = evening->war ? evening->war->id : 1;
  g_clear_pointer (&evening->war, mu_campaign_free);
  evening->war = mu_store_campaign (evening->store, id, NULL);
  ck_assert_ptr_nonnull (evening->war);
}

static Evening
begin (void)
{
  Evening evening = { .club = mu_club_open (":memory:", NULL) };
  g_autofree char *path = mu_data_path ("maps", "second-punic-war.xml");
  g_autoptr (MuMap) map = mu_map_read_file (path, NULL);
  ck_assert (mu_club_add_samples (evening.club, NULL));
  evening.store = mu_club_store (evening.club);
  look (&evening);
  ck_assert (mu_store_set_campaign_map (evening.store, evening.war->id, map, NULL));
  return evening;
}

static void
end (Evening *evening)
{
  mu_campaign_free (evening->war);
  mu_club_close (evening->club);
}

static gint64
muster (Evening *evening, int side, const char *place, int units)
{
  gint64 id = 0;
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (int));
  for (int i = 0; i < units; i++)
    g_array_append_val (chosen, i);
  ck_assert (mu_store_muster_host (evening->store, evening->war->id, side,
                                   side ? "Hannibal" : "Scipio", place, chosen, &id, NULL));
  return id;
}

/* Scipio lands at Utica, which lies by the sea, where Hannibal is. */
static void
let_meet (Evening *evening)
{
  muster (evening, 1, "utica", 4);
  const gint64 scipio = muster (evening, 0, "roma", 5);
  ck_assert (mu_store_march_host (evening->store, evening->war->id, scipio, "utica", FALSE, NULL));
  ck_assert (mu_store_advance_campaign (evening->store, evening->war->id, 60, NULL));
  look (evening);
  ck_assert_int_lt (evening->war->day, 60);
}

static MuDiaryDay
diary (const Evening *evening, const MuBattleground *place)
{
  g_autoptr (GArray) days
      = mu_store_diary (evening->store, evening->war->id, place->region, place->country,
                        place->coast, evening->war->day, evening->war->day, NULL);
  return g_array_index (days, MuDiaryDay, 0);
}

START_TEST (whole_armies_fight_where_nobody_met)
{
  Evening evening = begin ();
  g_auto (MuCampaignBattle) battle = { 0 };
  muster (&evening, 1, "utica", 4);
  ck_assert (mu_campaign_battle_find (evening.store, evening.war, NULL, &battle, NULL));
  ck_assert_ptr_null (battle.name);
  ck_assert (!battle.sky);
  ck_assert_int_eq (battle.day.weather, 0);
  for (int side = 0; side < MU_SIDES; side++) {
    const MuCampaignSide *whole = g_ptr_array_index (evening.war->sides, (guint) side);
    ck_assert_uint_eq (battle.list[side]->units->len, whole->forces->len);
  }
  ck_assert_int_eq (battle.place.country, evening.war->country);
  ck_assert_int_eq (battle.place.month, evening.war->month);
  end (&evening);
}
END_TEST

START_TEST (hosts_fight_where_they_met_under_that_sky)
{
  Evening evening = begin ();
  let_meet (&evening);
  static const int turned[] = { 1, 0 };
  g_auto (MuCampaignBattle) battle = { 0 };
  ck_assert (mu_campaign_battle_find (evening.store, evening.war, turned, &battle, NULL));
  ck_assert_str_eq (battle.name, "Utica");
  ck_assert_int_eq (battle.side[0], 1);
  ck_assert_uint_eq (battle.list[0]->units->len, 4);
  ck_assert_uint_eq (battle.list[1]->units->len, 5);
  ck_assert (battle.sky && battle.place.coast);
  ck_assert_int_eq (battle.place.country, MU_COUNTRY_PLAIN);

  const MuDiaryDay sky = diary (&evening, &battle.place);
  MuBattlePlan plan = { .seed = 4 };
  mu_campaign_battle_put (&battle, evening.war, &plan);
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&plan, NULL);
  ck_assert_str_eq (record->name, "Utica");
  ck_assert_int_eq (record->weather_face, sky.face[MU_DIARY_WEATHER]);
  ck_assert_int_eq (record->day.sun, sky.face[MU_DIARY_SUN]);
  ck_assert_int_eq (record->day.wind, sky.face[MU_DIARY_WIND]);
  ck_assert (record->sky && record->coast);
  ck_assert_int_eq (record->month, evening.war->month);
  /* It is the meeting's battle, and the losses are those of the hosts. */
  fixture_fight (record);
  ck_assert (mu_store_record_campaign_battle (evening.store, evening.war->id, record, NULL, NULL));
  g_autoptr (GPtrArray) left = mu_store_meetings (evening.store, evening.war->id, NULL);
  ck_assert_uint_eq (left->len, 0);
  g_autoptr (GPtrArray) findings = mu_store_examine (evening.store, NULL);
  ck_assert_uint_eq (findings->len, 0);
  end (&evening);
}
END_TEST

START_TEST (the_night_fights_it_too)
{
  Evening evening = begin ();
  let_meet (&evening);
  static const int sides[] = { 0, 1 };
  g_autoptr (MuBattleRecord) record
      = mu_club_campaign_battle (evening.club, evening.war, sides, NULL, 9, MU_SEED_DRAWN, NULL);
  ck_assert_str_eq (record->name, "Utica");
  ck_assert_uint_eq (record->side[0].list->units->len, 5);
  for (int side = 0; side < MU_SIDES; side++) {
    ck_assert_uint_eq (record->side[side].planned, MU_PLANNED_BOTH);
    ck_assert (!record->side[side].commanded); /* the war goes on */
  }
  end (&evening);
}
END_TEST

START_TEST (the_map_shows_the_war)
{
  Evening evening = begin ();
  let_meet (&evening);
  g_autoptr (MuMapScene) scene = NULL;
  ck_assert (mu_campaign_scene (evening.store, evening.war, &scene, NULL));
  ck_assert_uint_eq (scene->forces->len, 2);
  const MuMapForce *scipio = &g_array_index (scene->forces, MuMapForce, 0);
  ck_assert_str_eq (scipio->name, "Scipio");
  ck_assert_int_eq (scipio->place, mu_map_find (scene->map, "utica"));
  ck_assert_int_eq (scipio->to, MU_MAP_NOWHERE);
  ck_assert (mu_store_set_holder (evening.store, evening.war->id, "utica", 0, NULL));
  g_autoptr (MuMapScene) later = NULL;
  ck_assert (mu_campaign_scene (evening.store, evening.war, &later, NULL));
  ck_assert_int_eq (mu_map_place (later->map, scipio->place)->holder, 0);
  end (&evening);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("campaign battle");
  tcase_add_test (tests, whole_armies_fight_where_nobody_met);
  tcase_add_test (tests, hosts_fight_where_they_met_under_that_sky);
  tcase_add_test (tests, the_night_fights_it_too);
  tcase_add_test (tests, the_map_shows_the_war);
  return fixture_run ("campaign battle", tests);
}
