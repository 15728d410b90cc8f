/* What weather and light do to bodies: sums, moves, sight, surprise. */
#include <stdlib.h>
#include <string.h>

#include "rules/wrg/battle/shoot/gunnery.h"
#include "skies.h"

#define FOOT    "Reg C HI JLS Sh"
#define ARCHERS "Reg C MI B"
#define HORSE   "Reg C HC JLS Sh"

/* Two bodies face to face so far apart, at the same ends of their tables' middle. */
static Scene *
facing (ArmyRow a, ArmyRow b, int apart)
{
  Scene *scene = parked (ROWS (a), ROWS (b));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 300 + apart);
  for (int i = 0; i < 2; i++)
    scene_body (scene, i)->tested = scene_body (scene, i)->danger_done = true;
  return scene;
}

/* --- tolls --------------------------------------------------------------------- */

/* wrg.weather.rain.missiles, wrg.weather.snow, wrg.weather.sun, wrg.weather.drought: a
 * line of the shot's sum for each */
START_TEST (shots_in_bad_weather)
{
  const struct {
    MuWrgDay day;
    MuRule rule; /* what holds for the northward body; none: nothing */
  } cases[] = {
    { fine_day (), MU_RULE_NONE },
    { day_of (MU_RAIN), MU_RULE_WRG_WEATHER_RAIN_MISSILES },
    { day_of (MU_SNOW), MU_RULE_WRG_WEATHER_SNOW },
    { drought (), MU_RULE_WRG_WEATHER_DROUGHT },
    { dazzling_day (false), MU_RULE_NONE }, /* it faces north */
  };
  Scene *scene = facing ((ArmyRow) HOLD (ARCHERS, 12, 2), (ArmyRow) HOLD (ARCHERS, 12, 2), 80);
  put_under (scene, cases[_i].day);
  scene_fight (scene, MU_PHASE_SHOOTING);
  const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 0);
  ck_assert_ptr_nonnull (shot);
  static const MuRule all[] = { MU_RULE_WRG_WEATHER_RAIN_MISSILES, MU_RULE_WRG_WEATHER_SNOW,
                                MU_RULE_WRG_WEATHER_DROUGHT, MU_RULE_WRG_WEATHER_SUN };
  for (int i = 0; i < 4; i++)
    ck_assert_int_eq (scene_factor (scene, shot, all[i]), all[i] == cases[_i].rule ? -1 : 0);
  scene_close (scene);
}
END_TEST

/* wrg.weather.drought: not the Arabs, nor who has a well */
START_TEST (who_stands_the_drought)
{
  Scene *scene = facing ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 80);
  put_under (scene, drought ());
  Sky *sky = &scene->battle->sky;
  const Body *body = scene_body (scene, 0);
  ck_assert_uint_eq (mu_wrg_weather_tolls_now (scene->battle, body), MU_WEATHER_DROUGHT);
  sky->as_set.arabs[MU_SIDE_A] = true;
  ck_assert_uint_eq (mu_wrg_weather_tolls_now (scene->battle, body), 0);
  sky->as_set.arabs[MU_SIDE_A] = false;
  sky->as_set.wells[MU_SIDE_A] = true;
  ck_assert_uint_eq (mu_wrg_weather_tolls_now (scene->battle, body), 0);
  ck_assert_uint_eq (mu_wrg_weather_tolls_now (scene->battle, scene_body (scene, 1)),
                     MU_WEATHER_DROUGHT);
  scene_close (scene);
}
END_TEST

/* wrg.weather.sun: within 45 degrees of east early, of west late; north is where side A
 * faces */
START_TEST (the_sun_dazzles)
{
  static const struct {
    int degrees;
    bool east, west;
  } cases[] = {
    { 0, false, false },   { 44, false, false },  { 45, true, false },   { 67, true, false },
    { 90, true, false },   { 134, true, false },  { 135, true, false },  { 136, false, false },
    { 180, false, false }, { 224, false, false }, { 225, false, true },  { 270, false, true },
    { 315, false, true },  { 316, false, false }, { 359, false, false },
  };
  Scene *scene = facing ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++)
    for (int evening = 0; evening < 2; evening++) {
      put_under (scene, dazzling_day (evening));
      scene_body (scene, 0)->ground.facing = (MuAngle) (cases[i].degrees * 65536 / 360);
      const bool dazzled = evening ? cases[i].west : cases[i].east;
      ck_assert_msg (mu_wrg_weather_tolls_now (scene->battle, scene_body (scene, 0))
                         == (dazzled ? (unsigned) MU_WEATHER_SUN : 0),
                     "%d degrees", cases[i].degrees);
    }
  scene_close (scene);
}
END_TEST

/* wrg.weather.sun: hand-to-hand as well; only who looks into it */
START_TEST (blows_in_the_sun)
{
  Scene *scene = facing ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  put_under (scene, dazzling_day (false));
  scene_face (scene, 0, MU_ANGLE_QUARTER);
  scene_face (scene, 1, MU_ANGLE_HALF + MU_ANGLE_QUARTER);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 500, 400);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *east = scene_find (scene, MU_EVENT_MELEE, 0);
  const MuEvent *west = scene_find (scene, MU_EVENT_MELEE, 1);
  ck_assert_ptr_nonnull (east);
  ck_assert_ptr_nonnull (west);
  ck_assert_int_eq (scene_factor (scene, east, MU_RULE_WRG_WEATHER_SUN), -1);
  ck_assert (!scene_has_factor (scene, west, MU_RULE_WRG_WEATHER_SUN));
  scene_close (scene);
}
END_TEST

/* wrg.weather.rain.mud, wrg.weather.snow, wrg.weather.drought: each takes 1 from a
 * reaction test, in its total and as a line; wrg.weather.night.limits: all count
 * unfriendly cover */
START_TEST (nerves_in_bad_weather)
{
  const struct {
    MuWrgDay day;
    MuRule rule;
  } cases[] = {
    { muddy_day (), MU_RULE_WRG_WEATHER_RAIN_MUD },
    { snowy_day (), MU_RULE_WRG_WEATHER_SNOW },
    { drought (), MU_RULE_WRG_WEATHER_DROUGHT },
    { dark_day (), MU_RULE_WRG_REACTION_DEDUCT1_UNFRIENDLY_COVER },
  };
  Scene *scene = facing ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 50);
  const int fine = put_to_test (scene, 0, MU_OCCASION_FIRST_DANGER)->value[1];
  put_under (scene, cases[_i].day);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  const MuEvent *test = put_to_test (scene, 0, MU_OCCASION_FIRST_DANGER);
  ck_assert_int_eq (scene_factor (scene, test, cases[_i].rule), -1);
  ck_assert_int_eq (test->value[1], fine - 1);
  scene_close (scene);
}
END_TEST

/* --- moves --------------------------------------------------------------------- */

/* wrg.weather.rain.mud: 20 paces less; wrg.weather.snow: half, and no more for a
 * charge, rout excepted; wrg.weather.night.limits: 60 at most but for those who evade
 * or rout */
START_TEST (moves_in_bad_weather)
{
  const struct {
    MuWrgDay day;
    const char *troop;
    int normal, charge, evade;
    int rout; /* in its first period, 20 slower */
  } cases[] = {
    { fine_day (), HORSE, 120, 180, 120, 160 }, { muddy_day (), HORSE, 100, 160, 100, 140 },
    { snowy_day (), HORSE, 60, 60, 60, 80 },    { dark_day (), HORSE, 60, 60, 120, 160 },
    { fine_day (), FOOT, 60, 80, 60, 60 },      { muddy_day (), FOOT, 40, 60, 40, 40 },
    { snowy_day (), FOOT, 30, 30, 30, 30 },     { dark_day (), FOOT, 60, 60, 60, 60 },
    { day_of (MU_RAIN), FOOT, 60, 80, 60, 60 },
  };
  Scene *scene
      = facing ((ArmyRow) HOLD (cases[_i].troop, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  put_under (scene, cases[_i].day);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  Body *body = scene_body (scene, 0);
  ck_assert_int_eq (mu_wrg_normal_move (body), MU_PACES (cases[_i].normal));
  ck_assert_int_eq (mu_wrg_charge_move (body), MU_PACES (cases[_i].charge));
  ck_assert_int_eq (mu_wrg_evade_move (body), MU_PACES (cases[_i].evade));
  ck_assert_int_eq (mu_wrg_make_rout_move (body, 1), MU_PACES (cases[_i].rout));
  ck_assert_int_eq (mu_wrg_whole_charge_move (body), MU_PACES (cases[_i].charge));
  scene_close (scene);
}
END_TEST

/* wrg.move.recoil.deduct: those twenty paces come off before the snow halves */
START_TEST (recoils_and_snow)
{
  Scene *scene = facing ((ArmyRow) HOLD (HORSE, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  put_under (scene, snowy_day ());
  scene_fight (scene, MU_PHASE_ARRIVALS);
  scene_body (scene, 0)->period.used = MU_PACES (20);
  ck_assert_int_eq (mu_wrg_normal_move (scene_body (scene, 0)), MU_PACES (50));
  scene_close (scene);
}
END_TEST

/* What attackers make of it on the table. */
START_TEST (attackers_in_mud)
{
  Scene *scene = facing ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  put_under (scene, muddy_day ());
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_HALF_TO_FULL), 40);
  scene_close (scene);
}
END_TEST

/* A charge of foot over 70 paces is in reach by day, not in snow. */
START_TEST (charges_in_snow)
{
  for (int snow = 0; snow < 2; snow++) {
    Scene *scene = facing ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 70);
    put_under (scene, snow ? snowy_day () : fine_day ());
    scene_fight (scene, MU_PHASE_CHARGE_TESTS);
    ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, 0), !snow);
    scene_close (scene);
  }
}
END_TEST

/* --- ground ---------------------------------------------------------------------- */

static void
lay (Scene *scene, const MuFeature *features, int count)
{
  const MuBattlefield field = { .width = 1000, .depth = 800, .features = features, .count = count };
  ck_assert_int_eq (mu_battlefield_check (&field, NULL), MU_BATTLEFIELD_OK);
  const size_t size = mu_terrain_size (&field);
  scene->battle->terrain = mu_terrain_build (malloc (size), size, &field, &mu_wrg_terrain_terms);
}

static void
close_ground (Scene *scene)
{
  free ((void *) (uintptr_t) scene->battle->terrain);
  scene->battle->terrain = NULL;
  scene_close (scene);
}

/* wrg.weather.rain.mud: not on a paved road, which a path is not; and a column goes by
 * it, not a line */
START_TEST (roads_in_mud)
{
  static const struct {
    MuFeatureKind kind;
    uint8_t ranks;
    int paces;
  } cases[]
      = { { MU_FEATURE_ROAD, 6, 60 }, { MU_FEATURE_PATH, 6, 40 }, { MU_FEATURE_ROAD, 1, 40 } };
  const MuSpot spots[] = { { 500, 0 }, { 500, 800 } };
  const MuFeature road = { .kind = cases[_i].kind, .spots = spots, .count = 2 };
  Scene *scene
      = facing ((ArmyRow) HOLD (FOOT, 12, cases[_i].ranks), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  lay (scene, &road, 1);
  put_under (scene, muddy_day ());
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert_int_eq (mu_wrg_normal_move (scene_body (scene, 0)), MU_PACES (cases[_i].paces));
  close_ground (scene);
}
END_TEST

/* wrg.weather.rain.rivers: foot that wade a stream by day find a river, which they
 * cannot cross; the move that a dry day gives them ends at its bank */
START_TEST (streams_are_up)
{
  const MuSpot spots[] = { { 0, 330 }, { 1000, 330 } };
  const MuFeature stream = { .kind = MU_FEATURE_STREAM, .spots = spots, .count = 2 };
  MuFix went[2];
  for (int up = 0; up < 2; up++) {
    Scene *scene = facing ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
    lay (scene, &stream, 1);
    put_under (scene, up ? muddy_day () : fine_day ());
    scene_fight (scene, MU_PHASE_ARRIVALS);
    const Body *body = scene_body (scene, 0);
    MuFix slow;
    went[up] = mu_wrg_move_over (scene->battle, body, &body->ground, MOVE_ADVANCE, MU_PACES (240),
                                 &slow);
    close_ground (scene);
  }
  ck_assert_int_gt (went[0], MU_PACES (60));
  ck_assert_int_le (went[1], MU_PACES (30));
}
END_TEST

/* wrg.weather.snow.precipice: each move on a path with a drop; a 1 costs a figure */
START_TEST (paths_in_snow)
{
  static const struct {
    MuCountry country;
    int face;
    bool snow;
    int rolls, lost;
  } cases[] = {
    { MU_COUNTRY_MOUNTAIN, 1, true, 1, 1 },
    { MU_COUNTRY_MOUNTAIN, 2, true, 1, 0 },
    { MU_COUNTRY_MOUNTAIN, 1, false, 0, 0 },
    { MU_COUNTRY_PLAIN, 1, true, 0, 0 },
  };
  const MuSpot hill[] = { { 200, 200 }, { 800, 200 }, { 800, 600 }, { 200, 600 } };
  const MuSpot way[] = { { 500, 0 }, { 500, 800 } };
  const MuFeature features[] = { { .kind = MU_FEATURE_STEEP_HILL, .spots = hill, .count = 4 },
                                 { .kind = MU_FEATURE_PATH, .spots = way, .count = 2 } };
  Scene *scene = facing ((ArmyRow) ATTACK (FOOT, 12, 6), (ArmyRow) HOLD (FOOT, 12, 2), 250);
  lay (scene, features, 2);
  MuWrgDay day = cases[_i].snow ? snowy_day () : fine_day ();
  day.place.country = cases[_i].country;
  put_under (scene, day);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  const size_t before = scene->dice.script_next;
  SCENE_DICE (scene, (uint8_t) cases[_i].face);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_event (scene, MU_EVENT_MOVED, 0);
  ck_assert_uint_eq (scene->dice.script_next - before, (unsigned) cases[_i].rolls);
  ck_assert_int_eq (scene_body (scene, 0)->figures, 12 - cases[_i].lost);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SLIPPED, 0), cases[_i].lost);
  scene->face[before] = 3;
  close_ground (scene);
}
END_TEST

/* --- sight ---------------------------------------------------------------------- */

/* wrg.weather.fog: 100 paces; wrg.weather.night.limits: 60; wrg.weather.wind.desert: 30 */
START_TEST (how_far_one_sees)
{
  const struct {
    MuWrgDay day;
    int paces;
  } cases[] = { { foggy_day (), 100 }, { dark_day (), 60 }, { sandstorm (), 30 } };
  Scene *scene = facing ((ArmyRow) HOLD (ARCHERS, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  put_under (scene, cases[_i].day);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  for (int more = 0; more < 2; more++) {
    MuFix distance;
    scene_put (scene, 1, 500, 300 + cases[_i].paces + more);
    ck_assert_int_eq (mu_wrg_sees (scene->battle, 0, 1), !more);
    ck_assert_int_eq (mu_wrg_makes_out (scene->battle, 1, 0), !more);
    ck_assert_int_eq (mu_wrg_nearest_enemy (scene->battle, 0, &distance), more ? MU_NO_BODY : 1);
    ck_assert_int_eq (mu_wrg_first_enemy_ahead (scene->battle, 0, &distance),
                      more ? MU_NO_BODY : 1);
    scene->battle->filled.volleys = 0;
    mu_wrg_plan_volleys (scene->battle, 0); /* nor does anybody shoot further */
    ck_assert_int_eq (scene->battle->filled.volleys, !more);
  }
  scene_close (scene);
}
END_TEST

/* wrg.move.charge.declare: horse that would charge over 150 paces wait until they see */
START_TEST (no_charge_into_the_fog)
{
  for (int fog = 0; fog < 2; fog++) {
    Scene *scene = facing ((ArmyRow) ATTACK (HORSE, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 150);
    put_under (scene, fog ? foggy_day () : fine_day ());
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, 0), !fog);
    ck_assert_event (scene, MU_EVENT_MOVED, 0); /* but go on, as ordered */
    scene_close (scene);
  }
}
END_TEST

/* wrg.orders.skirmish: those who see nobody feel their way at half pace */
START_TEST (skirmishers_in_the_fog)
{
  Scene *scene
      = facing ((ArmyRow) SKIRMISH ("Reg C LI JLS Sh", 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  put_under (scene, foggy_day ());
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_HALF_TO_FULL), 40);
  scene_close (scene);
}
END_TEST

/* --- sandstorm ------------------------------------------------------------------- */

/* wrg.weather.wind.desert: the wind blows to the south-west; only Arabs go another way */
START_TEST (only_down_wind)
{
  static const struct {
    MuAngle facing;
    bool arabs, goes;
  } cases[] = {
    { MU_ANGLE_AHEAD, false, false },
    { MU_ANGLE_AHEAD, true, true },
    { MU_ANGLE_HALF + MU_ANGLE_QUARTER / 2, false, true },
    { MU_ANGLE_HALF, false, false },
  };
  Scene *scene = facing ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  put_under (scene, sandstorm ());
  scene->battle->sky.as_set.arabs[MU_SIDE_A] = cases[_i].arabs;
  scene_fight (scene, MU_PHASE_ARRIVALS);
  scene_face (scene, 0, cases[_i].facing);
  ck_assert_int_eq (mu_wrg_wind_bars (scene->battle, scene_body (scene, 0), cases[_i].facing),
                    !cases[_i].goes);
  mu_wrg_forget_moves (scene->battle);
  mu_wrg_plan_move (scene->battle, 0, MOVE_ADVANCE, MU_RULE_WRG_MOVE_HALF_TO_FULL, MU_PACES (60));
  ck_assert_int_eq (scene_body (scene, 0)->move.distance, cases[_i].goes ? MU_PACES (60) : 0);
  mu_wrg_plan_move (scene->battle, 0, MOVE_FOLLOW_UP, MU_RULE_WRG_AFTER_FOLLOW_UP, MU_PACES (20));
  ck_assert_int_eq (scene_body (scene, 0)->move.distance, MU_PACES (20));
  scene_close (scene);
}
END_TEST

/* No charge against the wind either; and who must run turns with it. */
START_TEST (storms_and_fugitives)
{
  Scene *scene = facing ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 25);
  put_under (scene, sandstorm ());
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  ck_assert_no_event (scene, MU_EVENT_CHARGE, 0);
  const Body *body = scene_body (scene, 0);
  const MuAngle downwind = MU_ANGLE_HALF + MU_ANGLE_QUARTER / 2;
  ck_assert_uint_eq (mu_wrg_way_in_wind (scene->battle, body, MU_ANGLE_HALF), downwind);
  ck_assert_uint_eq (mu_wrg_way_in_wind (scene->battle, body, MU_ANGLE_AHEAD), MU_ANGLE_AHEAD);
  scene->battle->sky.as_set.arabs[MU_SIDE_A] = true;
  ck_assert_uint_eq (mu_wrg_way_in_wind (scene->battle, body, MU_ANGLE_HALF), MU_ANGLE_HALF);
  scene_close (scene);
}
END_TEST

/* Whoever routs in a storm runs with it, and so does who evades. */
START_TEST (running_with_the_storm)
{
  const MuAngle downwind = MU_ANGLE_HALF + MU_ANGLE_QUARTER / 2;
  for (int storm = 0; storm < 2; storm++) {
    Scene *scene = facing ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 25);
    put_under (scene, storm ? sandstorm () : fine_day ());
    scene_fight (scene, MU_PHASE_ARRIVALS);
    mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_AFTER_RECOIL_WHEN);
    scene_fight (scene, MU_PHASE_COMPULSORY);
    ck_assert_uint_eq (scene_body (scene, 0)->ground.facing, storm ? downwind : MU_ANGLE_HALF);
    ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_ROUT), 60);
    scene_close (scene);
  }
}
END_TEST

/* Nor does anybody rally back or break off against the wind. */
START_TEST (no_way_back_in_the_storm)
{
  for (int storm = 0; storm < 2; storm++) {
    Scene *scene = facing ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 200);
    put_under (scene, storm ? sandstorm () : fine_day ());
    scene_body (scene, 0)->rally_due = RALLY_BACK;
    scene_fight (scene, MU_PHASE_COMPULSORY);
    ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_RALLY_BACK), storm ? -1 : 60);
    scene_close (scene);
  }
}
END_TEST

/* --- night ----------------------------------------------------------------------- */

/* wrg.weather.night.drift: 1 and 2 ten paces to the left, 5 and 6 to the right; regulars
 * throw an average die; not with torches */
START_TEST (straying_in_the_dark)
{
  static const struct {
    int face, aside;
    bool torches;
  } cases[] = { { 2, -10, false }, { 3, 0, false }, { 5, 10, false }, { 2, 0, true } };
  Scene *scene = facing ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 400);
  put_under (scene, dark_day ());
  scene->battle->sky.as_set.torches[MU_SIDE_A] = cases[_i].torches;
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  SCENE_DICE (scene, (uint8_t) cases[_i].face);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  const MuEvent *strayed = scene_find (scene, MU_EVENT_STRAYED, 0);
  ck_assert_int_eq (strayed != NULL, cases[_i].aside != 0);
  if (strayed)
    ck_assert_int_eq (strayed->value[0], cases[_i].aside);
  check_place (scene, 0, 500 + cases[_i].aside, 360);
  memset (scene->face, 3, sizeof scene->face);
  scene_close (scene);
}
END_TEST

/* READING: wrg.weather.night.drift: not over the edge of the table */
START_TEST (nobody_strays_off_the_table)
{
  Scene *scene = facing ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 400);
  const int half = MU_FIX_TO_PACES (scene_body (scene, 0)->ground.width / 2);
  put_under (scene, dark_day ());
  scene_put (scene, 0, half + 4, 300);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  SCENE_DICE (scene, 2);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_no_event (scene, MU_EVENT_STRAYED, 0);
  ck_assert_no_event (scene, MU_EVENT_LEFT_TABLE, 0);
  ck_assert_int_gt (paces_moved (scene, 0, MU_RULE_WRG_MOVE_HALF_TO_FULL), 0);
  scene_close (scene);
}
END_TEST

/* READING: wrg.weather.night.drift: not into those close beside it on that side */
START_TEST (nobody_strays_into_friends)
{
  Scene *scene
      = parked (ROWS (ATTACK (FOOT, 12, 2), HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  const int wide = MU_FIX_TO_PACES (scene_body (scene, 0)->ground.width);
  const int beside = _i == 0 ? -wide : wide;
  put_under (scene, dark_day ());
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500 + beside, 300);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  SCENE_DICE (scene, 2);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_STRAYED, 0) != NULL, _i == 1);
  ck_assert_int_gt (scene_body (scene, 0)->ground.front.y, MU_PACES (300));
  scene_close (scene);
}
END_TEST

/* wrg.weather.night.limits, wrg.reaction.occasion.6: who looms up out of the dark
 * surprises and is surprised, unless somebody carries a light */
START_TEST (surprise_in_the_dark)
{
  for (int lit = 0; lit < 2; lit++) {
    Scene *scene = facing ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 110);
    put_under (scene, dark_day ());
    scene->battle->sky.as_set.torches[MU_SIDE_B] = lit;
    scene_fight (scene, MU_PHASE_COMPULSORY); /* they lose sight of each other */
    ck_assert (!scene_body (scene, 1)->period.surprised);
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    ck_assert_int_eq (scene_body (scene, 0)->period.surprised, !lit);
    ck_assert_int_eq (scene_body (scene, 1)->period.surprised, !lit);
    scene_fight (scene, MU_PHASE_END_TESTS);
    ck_assert_int_eq (tests_for (scene, 1, MU_OCCASION_SURPRISED), !lit);
    scene_close (scene);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("sky and bodies");
  tcase_add_loop_test (tests, shots_in_bad_weather, 0, 5);
  tcase_add_test (tests, who_stands_the_drought);
  tcase_add_test (tests, the_sun_dazzles);
  tcase_add_test (tests, blows_in_the_sun);
  tcase_add_loop_test (tests, nerves_in_bad_weather, 0, 4);
  tcase_add_loop_test (tests, moves_in_bad_weather, 0, 9);
  tcase_add_test (tests, recoils_and_snow);
  tcase_add_test (tests, attackers_in_mud);
  tcase_add_test (tests, charges_in_snow);
  tcase_add_loop_test (tests, roads_in_mud, 0, 3);
  tcase_add_test (tests, streams_are_up);
  tcase_add_loop_test (tests, paths_in_snow, 0, 4);
  tcase_add_loop_test (tests, how_far_one_sees, 0, 3);
  tcase_add_test (tests, no_charge_into_the_fog);
  tcase_add_test (tests, skirmishers_in_the_fog);
  tcase_add_loop_test (tests, only_down_wind, 0, 4);
  tcase_add_test (tests, storms_and_fugitives);
  tcase_add_test (tests, running_with_the_storm);
  tcase_add_test (tests, no_way_back_in_the_storm);
  tcase_add_loop_test (tests, straying_in_the_dark, 0, 4);
  tcase_add_test (tests, nobody_strays_off_the_table);
  tcase_add_loop_test (tests, nobody_strays_into_friends, 0, 2);
  tcase_add_test (tests, surprise_in_the_dark);
  return run_case ("sky and bodies", tests);
}
