/* Hosts on the map of a campaign: roads, meetings, refuges. READING: wrg.campaign.forces. */
#include "lists/campaign/host_march.h"
#include "tests/lists/common.h"

/* A road of 4 days from Alba over Bovillae (3 more) to Capua; a sea of 4 days from Alba to Drepana;
 * nobody comes to Elea. */
enum { A, B, C, D, E };

typedef struct {
  MuMap *map;
  MuCampaignRuleValues rules;
  GArray *marches;
  GArray *meetings;
  gboolean arrived[8];
  gboolean season;
} War;

static void
join (MuMap *map, int from, int to, int days, MuMapRoadKind kind)
{
  ck_assert_int_ne (mu_map_add_road (map, &(MuMapRoad){ kind, from, to, days }, NULL),
                    MU_MAP_NOWHERE);
}

static void
war_begin (War *war)
{
  static const char *const names[] = { "Alba", "Bovillae", "Capua", "Drepana", "Elea" };
  *war = (War){ .map = mu_map_new ("Small"), .season = TRUE };
  for (int i = 0; i < 5; i++)
    mu_map_add_spot (war->map, names[i], 1000 * i, 0, NULL);
  join (war->map, A, B, 4, MU_MAP_ROAD);
  join (war->map, B, C, 3, MU_MAP_TRACK);
  join (war->map, A, D, 4, MU_MAP_SEA);
  mu_campaign_rules_default (&war->rules);
  war->marches = g_array_new (FALSE, FALSE, sizeof (MuHostMarch));
  g_array_set_clear_func (war->marches, (GDestroyNotify) mu_host_march_clear);
  war->meetings = g_array_new (FALSE, FALSE, sizeof (MuHostMeeting));
}

static void
war_end (War *war)
{
  mu_map_free (war->map);
  g_array_unref (war->marches);
  g_array_unref (war->meetings);
}

static MuHostMarch *
host (War *war, guint index)
{
  return &g_array_index (war->marches, MuHostMarch, index);
}

static guint
stand (War *war, int side, int place)
{
  MuHostMarch march;
  mu_host_march_init (&march, side, place, 0);
  g_array_append_val (war->marches, march);
  return war->marches->len - 1;
}

static guint
send (War *war, int side, int place, int to, gboolean forced)
{
  const guint index = stand (war, side, place);
  ck_assert (mu_host_march_send (war->map, host (war, index), to, forced, 0));
  return index;
}

static void
go_on (War *war, int first, int last)
{
  const MuHostMarchers marchers = { war->map, &war->rules, war->marches, war->season };
  for (int day = first; day <= last; day++)
    mu_host_march_go_on (&marchers, day, war->meetings, war->arrived);
}

static void
ck_meeting (const War *war, guint index, int place, int side, int other)
{
  ck_assert_uint_lt (index, war->meetings->len);
  const MuHostMeeting *meeting = &g_array_index (war->meetings, MuHostMeeting, index);
  ck_assert_int_eq (meeting->place, place);
  ck_assert_int_eq (meeting->side[0], side);
  ck_assert_int_eq (meeting->side[1], other);
}

START_TEST (hosts_come_where_they_are_sent)
{
  War war;
  war_begin (&war);
  const guint one = send (&war, 0, A, C, FALSE);
  ck_assert_int_eq (mu_host_march_arrives (war.map, host (&war, one)), 7);
  go_on (&war, 1, 5);
  MuHostPoint at = mu_host_march_point (war.map, host (&war, one), 5);
  ck_assert_int_eq (at.from, B);
  ck_assert_int_eq (at.to, C);
  ck_assert_int_eq (at.gone, 1);
  ck_assert_int_eq (at.days, 3);
  go_on (&war, 6, 7);
  at = mu_host_march_point (war.map, host (&war, one), 7);
  ck_assert_int_eq (at.from, C);
  ck_assert_int_eq (at.to, MU_MAP_NOWHERE);
  ck_assert_int_eq (host (&war, one)->set_out, 7);
  ck_assert (!mu_host_march_send (war.map, host (&war, one), E, FALSE, 7));
  war_end (&war);
}
END_TEST

/* Two thirds of the days, rounded up; ships sail no faster. */
START_TEST (forced_marches_are_quicker)
{
  static const int due[][2] = { { 1, 1 }, { 2, 2 }, { 3, 2 }, { 4, 3 }, { 6, 4 }, { 99, 66 } };
  for (guint i = 0; i < G_N_ELEMENTS (due); i++) {
    const MuMapRoad road = { MU_MAP_ROAD, A, B, due[i][0] }, sea = { MU_MAP_SEA, A, B, due[i][0] };
    ck_assert_int_eq (mu_host_march_road_days (&road, TRUE), due[i][1]);
    ck_assert_int_eq (mu_host_march_road_days (&road, FALSE), due[i][0]);
    ck_assert_int_eq (mu_host_march_road_days (&sea, TRUE), due[i][0]);
  }
  War war;
  war_begin (&war);
  const guint one = send (&war, 0, A, C, TRUE);
  go_on (&war, 1, 5);
  ck_assert_int_eq (host (&war, one)->place, C);
  ck_assert (host (&war, one)->forced);
  ck_assert_int_eq (host (&war, one)->set_out, 5);
  const guint other = send (&war, 0, A, D, TRUE);
  go_on (&war, 1, 4);
  ck_assert_int_eq (host (&war, other)->place, D);
  ck_assert (!host (&war, other)->forced);
  war_end (&war);
}
END_TEST

START_TEST (who_is_told_otherwise_ends_the_road_first)
{
  War war;
  war_begin (&war);
  const guint one = send (&war, 0, A, C, FALSE);
  go_on (&war, 1, 2);
  ck_assert (mu_host_march_send (war.map, host (&war, one), A, FALSE, 2));
  go_on (&war, 3, 4);
  ck_assert_int_eq (host (&war, one)->place, B);
  go_on (&war, 5, 8);
  ck_assert_int_eq (host (&war, one)->place, A);
  ck_assert_uint_eq (host (&war, one)->way->len, 0);
  /* To halt is to be sent to where it comes next. */
  ck_assert (mu_host_march_send (war.map, host (&war, one), C, FALSE, 8));
  go_on (&war, 9, 9);
  ck_assert (mu_host_march_send (war.map, host (&war, one), B, FALSE, 9));
  go_on (&war, 10, 20);
  ck_assert_int_eq (host (&war, one)->place, B);
  ck_assert_int_eq (host (&war, one)->set_out, 12);
  war_end (&war);
}
END_TEST

START_TEST (enemies_fight_where_they_stand)
{
  War war;
  war_begin (&war);
  const guint one = send (&war, 1, A, C, FALSE);
  const guint other = stand (&war, 0, B);
  go_on (&war, 1, 3);
  ck_assert_uint_eq (war.meetings->len, 0);
  go_on (&war, 4, 9);
  ck_assert_uint_eq (war.meetings->len, 1);
  ck_meeting (&war, 0, B, 0, 1);
  ck_assert_int_eq (host (&war, one)->place, B);
  ck_assert_uint_eq (host (&war, one)->way->len, 0);
  ck_assert_int_eq (host (&war, one)->set_out, 4);
  ck_assert_int_eq (host (&war, other)->set_out, 0);
  war_end (&war);
}
END_TEST

/* Day 2: both have 2 of 4 days behind them, in the middle; the first end of the map it is. */
START_TEST (enemies_meet_on_the_road)
{
  War war;
  war_begin (&war);
  const guint one = send (&war, 0, A, B, FALSE), other = send (&war, 1, B, A, FALSE);
  go_on (&war, 1, 1);
  ck_assert_uint_eq (war.meetings->len, 0);
  go_on (&war, 2, 2);
  ck_meeting (&war, 0, A, 0, 1);
  ck_assert_int_eq (host (&war, one)->place, A);
  ck_assert_int_eq (host (&war, other)->place, A);
  ck_assert_int_eq (host (&war, other)->set_out, 2);
  war_end (&war);

  /* A quicker one is nearer to where the other comes from. */
  war_begin (&war);
  send (&war, 0, A, B, TRUE);
  send (&war, 1, B, A, FALSE);
  go_on (&war, 1, 2);
  ck_meeting (&war, 0, B, 0, 1);
  war_end (&war);
}
END_TEST

START_TEST (pursuers_come_up)
{
  War war;
  war_begin (&war);
  const guint slow = send (&war, 0, A, B, FALSE);
  go_on (&war, 1, 1);
  const guint quick = stand (&war, 1, A);
  ck_assert (mu_host_march_send (war.map, host (&war, quick), B, TRUE, 1));
  go_on (&war, 2, 3);
  ck_assert_uint_eq (war.meetings->len, 0);
  go_on (&war, 4, 4);
  ck_assert_uint_eq (war.meetings->len, 1);
  ck_meeting (&war, 0, B, 0, 1);
  ck_assert_int_eq (host (&war, slow)->place, B);
  ck_assert_int_eq (host (&war, quick)->place, B);
  war_end (&war);
}
END_TEST

START_TEST (ships_and_leagues_pass)
{
  War war;
  war_begin (&war);
  send (&war, 0, A, D, FALSE);
  send (&war, 1, D, A, FALSE);
  go_on (&war, 1, 9);
  ck_assert_uint_eq (war.meetings->len, 0);
  ck_assert_int_eq (host (&war, 0)->place, D);
  war_end (&war);

  war_begin (&war);
  war.rules.value[MU_CAMPAIGN_RULE_LEAGUE] = war.rules.value[MU_CAMPAIGN_RULE_LEAGUE + 1] = 3;
  send (&war, 0, A, B, FALSE);
  send (&war, 1, B, A, FALSE);
  stand (&war, 2, B);
  go_on (&war, 1, 9);
  ck_assert_uint_eq (war.meetings->len, 1);
  ck_meeting (&war, 0, B, 0, 2);
  ck_assert_int_eq (host (&war, 1)->place, A);
  war_end (&war);
}
END_TEST

START_TEST (winter_stops_them_at_the_next_place)
{
  War war;
  war_begin (&war);
  const guint one = send (&war, 0, A, C, FALSE);
  go_on (&war, 1, 2);
  war.season = FALSE;
  go_on (&war, 3, 30);
  ck_assert_int_eq (host (&war, one)->place, B);
  ck_assert_uint_eq (host (&war, one)->way->len, 0);
  ck_assert_int_eq (host (&war, one)->set_out, 4);
  war_end (&war);
}
END_TEST

START_TEST (the_beaten_find_the_nearest_refuge)
{
  War war;
  war_begin (&war);
  int holder[] = { MU_MAP_NO_SIDE, 0, 0, 1, 0 };
  const MuHostMarchers marchers = { war.map, &war.rules, war.marches, TRUE };
  ck_assert_int_eq (mu_host_march_refuge (&marchers, 0, A, holder), B);
  ck_assert_int_eq (mu_host_march_refuge (&marchers, 1, A, holder), D);
  ck_assert_int_eq (mu_host_march_refuge (&marchers, 1, D, holder), MU_MAP_NOWHERE);
  stand (&war, 1, B);
  ck_assert_int_eq (mu_host_march_refuge (&marchers, 0, A, holder), C);
  /* Home counts where nobody holds it. */
  MuMapPlace home = *mu_map_place (war.map, A);
  home.home = 0;
  ck_assert (mu_map_change_place (war.map, A, &home, NULL));
  ck_assert_int_eq (mu_host_march_refuge (&marchers, 0, B, holder), C);
  holder[C] = 1;
  ck_assert_int_eq (mu_host_march_refuge (&marchers, 0, B, holder), A);
  war_end (&war);
}
END_TEST

/* Any orders: nobody is nowhere, who stands with an enemy where one of them came has met him, and
 * nobody comes to a place before its days are over. */
START_TEST (any_marches_hang_together)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  for (int round = 0; round < 300; round++) {
    War war;
    war_begin (&war);
    for (int i = 0; i < 8; i++)
      stand (&war, i % 3, g_rand_int_range (rand, A, E));
    for (int day = 1; day < 40; day++) {
      const guint index = (guint) g_rand_int_range (rand, 0, 8);
      mu_host_march_send (war.map, host (&war, index), g_rand_int_range (rand, A, E),
                          g_rand_boolean (rand), day - 1);
      g_array_set_size (war.meetings, 0);
      go_on (&war, day, day);
      for (guint i = 0; i < war.meetings->len; i++) {
        const MuHostMeeting *meeting = &g_array_index (war.meetings, MuHostMeeting, i);
        gboolean there[3] = { FALSE };
        for (guint j = 0; j < 8; j++)
          if (host (&war, j)->place == meeting->place && host (&war, j)->way->len == 0)
            there[host (&war, j)->side] = TRUE;
        ck_assert (there[meeting->side[0]] && there[meeting->side[1]]);
      }
      for (guint i = 0; i < 8; i++) {
        const MuHostMarch *march = host (&war, i);
        const MuHostPoint at = mu_host_march_point (war.map, march, day);
        ck_assert_int_eq (at.from, march->place);
        ck_assert_int_le (march->set_out, day);
        ck_assert (at.to == MU_MAP_NOWHERE || at.gone < at.days);
      }
    }
    war_end (&war);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("host_march");
  tcase_add_test (tests, hosts_come_where_they_are_sent);
  tcase_add_test (tests, forced_marches_are_quicker);
  tcase_add_test (tests, who_is_told_otherwise_ends_the_road_first);
  tcase_add_test (tests, enemies_fight_where_they_stand);
  tcase_add_test (tests, enemies_meet_on_the_road);
  tcase_add_test (tests, pursuers_come_up);
  tcase_add_test (tests, ships_and_leagues_pass);
  tcase_add_test (tests, winter_stops_them_at_the_next_place);
  tcase_add_test (tests, the_beaten_find_the_nearest_refuge);
  tcase_add_test (tests, any_marches_hang_together);
  return run_case ("host_march", tests);
}
