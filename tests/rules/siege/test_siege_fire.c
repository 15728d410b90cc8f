/* Fire missiles, flame-throwers, fires. */
#include "rules/wrg/siege/fire_shot.h"
#include "tests/rules/common.h"

/* wrg.engineering.fire.who, wrg.engineering.fire.prepare, wrg.engineering.fire.factor,
 * wrg.engineering.fire.rain: a shot that may be, and what spoils it */
static const struct {
  const char *shooter;
  MuWrgFireMissile missile;
  int distance, animals, wagons;
  bool in_fort, prepared, rained;
  const char *rule;
} shots[] = {
  { "Reg C LI B", MU_FIRE_MISSILE_BOW, 120, 2, 0, false, true, false, "" },
  { "Reg C LI B", MU_FIRE_MISSILE_BOW, 120, 0, 1, false, true, false, "" },
  { "Reg C LI B", MU_FIRE_MISSILE_BOW, 120, 0, 0, true, true, false, "" },
  { "Reg C LI B", MU_FIRE_MISSILE_BOW, 120, 1, 0, false, true, false, "wrg.engineering.fire.who" },
  { "Reg C LI B", MU_FIRE_MISSILE_BOW, 120, 0, 0, true, false, false,
    "wrg.engineering.fire.prepare" },
  { "Reg C LI B", MU_FIRE_MISSILE_BOW, 121, 0, 0, true, true, false,
    "wrg.engineering.fire.factor" },
  { "Reg C LI B", MU_FIRE_MISSILE_BOW, 120, 0, 0, true, true, true, "wrg.engineering.fire.rain" },
  { "Reg C LI JLS", MU_FIRE_MISSILE_BOW, 20, 0, 0, true, true, false, "wrg.engineering.fire.who" },
  { "Reg C LC B", MU_FIRE_MISSILE_BOW, 20, 0, 0, true, true, false, "wrg.engineering.fire.who" },
  { "Reg C MI CB", MU_FIRE_MISSILE_CROSSBOW, 20, 0, 0, true, true, false,
    "wrg.engineering.fire.who" },
  { "Reg C LI SS", MU_FIRE_MISSILE_STAFF_SLING, 240, 0, 0, true, true, false, "" },
  { "Reg C LI SS", MU_FIRE_MISSILE_STAFF_SLING, 241, 0, 0, true, true, false,
    "wrg.engineering.fire.factor" },
  { "Reg C LI S", MU_FIRE_MISSILE_STAFF_SLING, 20, 0, 0, true, true, false,
    "wrg.engineering.fire.who" },
  { "Reg C Art", MU_FIRE_MISSILE_BOLT_SHOOTER, 240, 0, 0, true, true, false, "" },
  { "Reg C Art", MU_FIRE_MISSILE_BOLT_SHOOTER, 241, 0, 0, true, true, false,
    "wrg.engineering.fire.factor" },
  { "Reg C Art", MU_FIRE_MISSILE_STONE_THROWER, 480, 0, 0, true, true, false, "" },
  { "Reg C Art", MU_FIRE_MISSILE_ROCKETS, 480, 0, 0, false, false, false, "" },
  { "Reg C Art", MU_FIRE_MISSILE_ROCKETS, 480, 0, 0, false, false, true,
    "wrg.engineering.fire.rain" },
  { "Reg C LI B", MU_FIRE_MISSILE_ROCKETS, 480, 0, 0, true, true, false,
    "wrg.engineering.fire.who" },
};

static MuWrgFireShot
shot_of (int row)
{
  return (MuWrgFireShot){
    .shooter = troop (shots[row].shooter),
    .missile = shots[row].missile,
    .figures = 10,
    .target = MU_BURN_BUILDING,
    .distance = shots[row].distance,
    .in_fort = shots[row].in_fort,
    .pack_animals = shots[row].animals,
    .wagons = shots[row].wagons,
    .prepared = shots[row].prepared,
    .rained = shots[row].rained,
  };
}

START_TEST (fire_missiles_have_conditions)
{
  MuWrgFireShot shot = shot_of (_i);
  ck_assert_str_eq (mu_rule_id (mu_wrg_fire_shot_refused (NULL, &shot)), shots[_i].rule);
  shot.figures = 0;
  ck_assert_int_ne (mu_wrg_fire_shot_refused (NULL, &shot), MU_RULE_NONE);
}
END_TEST

START_TEST (grass_and_odd_circumstances_are_no_target)
{
  MuWrgFireShot shot = shot_of (0);
  shot.target = MU_BURN_GRASS;
  ck_assert_str_eq (mu_rule_id (mu_wrg_fire_shot_refused (NULL, &shot)),
                    "wrg.engineering.fire.factor");
  shot.target = MU_BURN_WOOD;
  shot.circumstances = MU_SHOOT_COVER;
  ck_assert_str_eq (mu_rule_id (mu_wrg_fire_shot_refused (NULL, &shot)),
                    "wrg.engineering.fire.factor");
  shot.circumstances = MU_SHOOT_OVERHEAD;
  ck_assert_int_eq (mu_wrg_fire_shot_refused (NULL, &shot), MU_RULE_NONE);
}
END_TEST

START_TEST (fire_missiles_have_other_readings)
{
  MuReadings readings = { 0 };
  readings.choice[MU_READING_FIRE_CROSSBOWS] = 1;
  readings.choice[MU_READING_FIRE_ROCKETS] = 1;
  MuWrgFireShot crossbow = shot_of (9);
  ck_assert_int_eq (mu_wrg_fire_shot_refused (&readings, &crossbow), MU_RULE_NONE);
  crossbow.distance = 150; /* half of 300 */
  ck_assert_int_eq (mu_wrg_fire_shot_refused (&readings, &crossbow), MU_RULE_NONE);
  crossbow.distance = 151;
  ck_assert_int_ne (mu_wrg_fire_shot_refused (&readings, &crossbow), MU_RULE_NONE);
  MuWrgFireShot rockets = shot_of (16);
  ck_assert_str_eq (mu_rule_id (mu_wrg_fire_shot_refused (&readings, &rockets)),
                    "wrg.engineering.fire.who");
  rockets.in_fort = true;
  ck_assert_str_eq (mu_rule_id (mu_wrg_fire_shot_refused (&readings, &rockets)),
                    "wrg.engineering.fire.prepare");
}
END_TEST

/* wrg.engineering.fire.who */
START_TEST (animals_and_wagons_serve_figures)
{
  ck_assert_int_eq (mu_wrg_fire_served (1, 0), 5);
  ck_assert_int_eq (mu_wrg_fire_served (0, 1), 20);
  ck_assert_int_eq (mu_wrg_fire_served (3, 2), 55);
}
END_TEST

/* wrg.engineering.fire.factor, wrg.engineering.fire.rocket */
START_TEST (what_burns_has_its_factor)
{
  static const int works[] = { MU_BURN_DOOR, MU_BURN_PALISADE, MU_BURN_PENTHOUSE, MU_BURN_TOWER };
  for (int missile = 0; missile < MU_FIRE_MISSILE_ROCKETS; missile++) {
    ck_assert_int_eq (mu_wrg_fire_factor ((MuWrgFireMissile) missile, MU_BURN_BUILDING), 1);
    ck_assert_int_eq (mu_wrg_fire_factor ((MuWrgFireMissile) missile, MU_BURN_WOOD), 1);
    for (size_t i = 0; i < sizeof works / sizeof works[0]; i++)
      ck_assert_int_eq (mu_wrg_fire_factor ((MuWrgFireMissile) missile, (MuWrgBurnable) works[i]),
                        0);
  }
  ck_assert_int_eq (mu_wrg_fire_factor (MU_FIRE_MISSILE_ROCKETS, MU_BURN_BUILDING), 5);
  ck_assert_int_eq (mu_wrg_fire_factor (MU_FIRE_MISSILE_ROCKETS, MU_BURN_WOOD), 4);
  for (size_t i = 0; i < sizeof works / sizeof works[0]; i++)
    ck_assert_int_eq (mu_wrg_fire_factor (MU_FIRE_MISSILE_ROCKETS, (MuWrgBurnable) works[i]), 3);
}
END_TEST

/* wrg.engineering.fire.factor with wrg.shoot.tactical.over-half of the halved range */
START_TEST (fire_points_are_casualties_of_the_table)
{
  MuWrgFireShot shot = shot_of (2);
  MuTrace trace;
  shot.distance = 60;
  MuWrgSum sum = mu_wrg_fire_shoot (NULL, &shot, &trace);
  ck_assert_int_eq (sum.factor, 1);
  ck_assert_int_eq (sum.casualties, 8); /* factor 1, ten figures */
  assert_line (&trace, 0, "wrg.engineering.fire.factor", 1);
  assert_line (&trace, 1, "wrg.random.shooting", 0);
  shot.distance = 61;
  shot.circumstances = MU_SHOOT_OVERHEAD | MU_SHOOT_OVERHEAD_MANY;
  shot.random = 1;
  sum = mu_wrg_fire_shoot (NULL, &shot, &trace);
  ck_assert_int_eq (sum.tactical, -3);
  ck_assert_int_eq (sum.factor, -1);
  ck_assert_int_eq (sum.casualties, 5);
  ck_assert_int_eq (mu_trace_total (&trace), -1);
  assert_line (&trace, 1, "wrg.shoot.tactical.over-half", -1);
  assert_line (&trace, 2, "wrg.shoot.tactical.overhead", -1);
  assert_line (&trace, 3, "wrg.shoot.tactical.overhead-many", -1);
  shot = shot_of (16); /* rockets: 5, ten figures: 25 */
  shot.shooter.class = MU_CLASS_D;
  sum = mu_wrg_fire_shoot (NULL, &shot, &trace);
  ck_assert_int_eq (sum.casualties, 25);
  assert_line (&trace, 0, "wrg.engineering.fire.rocket", 5);
  assert_line (&trace, 1, "wrg.random.d-class", 0);
  shot.half = true;
  ck_assert_int_eq (mu_wrg_fire_shoot (NULL, &shot, NULL).casualties, 13);
}
END_TEST

/* wrg.engineering.fire.flame-thrower */
START_TEST (a_flame_thrower_works_once_and_near)
{
  ck_assert_int_eq (mu_wrg_flame_refused (false, 20), MU_RULE_NONE);
  ck_assert_str_eq (mu_rule_id (mu_wrg_flame_refused (false, 21)),
                    "wrg.engineering.fire.flame-thrower");
  ck_assert_str_eq (mu_rule_id (mu_wrg_flame_refused (true, 5)),
                    "wrg.engineering.fire.flame-thrower");
  for (int face = 1; face <= 6; face++) {
    ck_assert (mu_wrg_flame_lights (MU_BURN_BUILDING, face));
    ck_assert (mu_wrg_flame_lights (MU_BURN_WOOD, face));
    for (int what = MU_BURN_DOOR; what <= MU_BURN_TOWER; what++)
      ck_assert_int_eq (mu_wrg_flame_lights ((MuWrgBurnable) what, face), face >= 4);
  }
  ck_assert (!mu_wrg_flame_dices (MU_BURN_WOOD));
  ck_assert (mu_wrg_flame_dices (MU_BURN_PALISADE));
}
END_TEST

/* wrg.engineering.fire.flame-thrower: artillery at heavy cavalry 2, five figures: 6 */
START_TEST (a_flame_thrower_is_five_of_engine_crew)
{
  MuWrgFlameShot flame = { .user = troop ("Reg B SHI"), .target = troop ("Reg C HC L Sh") };
  MuTrace trace;
  MuWrgSum sum = { 0 };
  ck_assert_int_eq (mu_wrg_flame_shoot (NULL, &flame, &sum, &trace), MU_SHOOT_OK);
  ck_assert_int_eq (sum.factor, 2);
  ck_assert_int_eq (sum.casualties, 6);
  assert_line (&trace, 0, "wrg.shoot.factor.artillery", 2);
  flame.circumstances = MU_SHOOT_TARGET_CHARGING;
  flame.random = 1;
  ck_assert_int_eq (mu_wrg_flame_shoot (NULL, &flame, &sum, &trace), MU_SHOOT_OK);
  ck_assert_int_eq (sum.factor, 2);
  flame.circumstances = MU_SHOOT_COVER;
  ck_assert_int_eq (mu_wrg_flame_shoot (NULL, &flame, &sum, NULL), MU_SHOOT_CANNOT_APPLY);
}
END_TEST

/* wrg.weather.rain.missiles, wrg.weather.sun: a line for each, which still add up */
START_TEST (the_weather_takes_from_a_flame_thrower)
{
  const MuWrgFlameShot flame = { .user = troop ("Reg B SHI"),
                                 .target = troop ("Reg C HC L Sh"),
                                 .random = 1,
                                 .weather = MU_WEATHER_RAIN | MU_WEATHER_SUN };
  MuTrace trace;
  MuWrgSum sum = { 0 };
  ck_assert_int_eq (mu_wrg_flame_shoot (NULL, &flame, &sum, &trace), MU_SHOOT_OK);
  ck_assert_int_eq (sum.weapon, 0);
  ck_assert_int_eq (sum.factor, 1);
  ck_assert_int_eq (mu_trace_total (&trace), 1);
  assert_line (&trace, 0, "wrg.shoot.factor.artillery", 2);
  assert_line (&trace, 1, "wrg.weather.rain.missiles", -1);
  assert_line (&trace, 2, "wrg.weather.sun", -1);
  assert_line (&trace, 3, "wrg.random.shooting", 1);
  ck_assert_int_eq (mu_wrg_flame_shoot (NULL, &flame, &sum, NULL), MU_SHOOT_OK);
}
END_TEST

/* wrg.weather.sun, wrg.weather.drought: ten archers at a wood: 1 less 2 */
START_TEST (sun_and_drought_take_from_fire_missiles)
{
  MuWrgFireShot shot = { .shooter = troop ("Reg C LI B"),
                         .missile = MU_FIRE_MISSILE_BOW,
                         .figures = 10,
                         .target = MU_BURN_WOOD,
                         .distance = 40,
                         .in_fort = true,
                         .prepared = true,
                         .weather = MU_WEATHER_SUN | MU_WEATHER_DROUGHT };
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_fire_shot_refused (NULL, &shot), MU_RULE_NONE);
  const MuWrgSum sum = mu_wrg_fire_shoot (NULL, &shot, &trace);
  ck_assert_int_eq (sum.weapon, -1);
  assert_line (&trace, 0, "wrg.engineering.fire.factor", 1);
  assert_line (&trace, 1, "wrg.weather.sun", -1);
  assert_line (&trace, 2, "wrg.weather.drought", -1);
  /* wrg.engineering.fire.rain: what rain takes from, it forbids */
  shot.weather = MU_WEATHER_RAIN;
  ck_assert_int_eq (mu_wrg_fire_shot_refused (NULL, &shot), MU_RULE_WRG_ENGINEERING_FIRE_RAIN);
}
END_TEST

/* wrg.engineering.fire.start: a game's periods, as missiles with points, or idle (-1) */
static const struct {
  int count, period[4];
  int points; /* after the last */
  bool lit;
} courses[] = {
  { 1, { 20 }, 0, true },
  { 1, { 19 }, 19, false },
  { 2, { 12, 8 }, 0, true },
  { 2, { 12, 7 }, 19, false },
  { 2, { 12, -1 }, 6, false },
  { 3, { 12, -1, 13 }, 19, false },
  { 3, { 12, -1, 14 }, 0, true },
  { 3, { 12, -1, -1 }, 0, false },
  { 4, { 12, -1, -1, 19 }, 19, false },
  { 2, { 13, -1 }, 7, false },
  { 2, { 1, -1 }, 1, false },
  { 3, { 1, -1, -1 }, 0, false },
  { 4, { 12, -1, 0, -1 }, 3, false },
  { 4, { 12, 0, 0, 8 }, 0, true },
};

static unsigned
run_course (const MuReadings *readings, int course, MuWrgFire *fire)
{
  unsigned events = 0;
  for (int i = 0; i < courses[course].count; i++) {
    const int points = courses[course].period[i];
    const MuWrgFirePeriod period = { .missiles = points >= 0, .points = points > 0 ? points : 0 };
    const int before = fire->points;
    MuTrace trace;
    events |= mu_wrg_fire_step (readings, fire, &period, &trace);
    if (!(events & MU_FIRE_LIT))
      ck_assert_int_eq (fire->points - before, mu_trace_total (&trace));
  }
  return events;
}

START_TEST (points_gather_and_are_cancelled)
{
  MuWrgFire fire = { 0 };
  const unsigned events = run_course (NULL, _i, &fire);
  ck_assert_int_eq ((events & MU_FIRE_LIT) != 0, courses[_i].lit);
  ck_assert_int_eq (fire.stage == MU_FIRE_BURNING, courses[_i].lit);
  ck_assert_int_eq (fire.points, courses[_i].points);
}
END_TEST

START_TEST (points_have_other_readings)
{
  MuReadings readings = { 0 };
  readings.choice[MU_READING_FIRE_HALF] = 1;
  MuWrgFire fire = { 0 };
  run_course (&readings, 9, &fire); /* 13, idle */
  ck_assert_int_eq (fire.points, 6);
  readings = (MuReadings){ 0 };
  readings.choice[MU_READING_FIRE_TWO_IDLE] = 1;
  fire = (MuWrgFire){ 0 };
  run_course (&readings, 12, &fire); /* 12, idle, shot without effect, idle */
  ck_assert_int_eq (fire.points, 0);
}
END_TEST

static unsigned
burn (MuWrgFire *fire, bool rain)
{
  const MuWrgFirePeriod period = { .rain = rain };
  return mu_wrg_fire_step (NULL, fire, &period, NULL);
}

/* wrg.engineering.fire.destroy */
START_TEST (a_fire_destroys_after_three_and_ends_after_five)
{
  MuWrgFire fire = { 0 };
  const MuWrgFirePeriod flames = { .flame_thrower = true };
  const MuWrgFirePeriod quiet = { 0 };
  MuTrace trace;
  ck_assert_uint_eq (mu_wrg_fire_step (NULL, &fire, &flames, NULL), MU_FIRE_LIT);
  ck_assert_uint_eq (mu_wrg_fire_step (NULL, &fire, &quiet, &trace), 0);
  assert_line (&trace, 0, "wrg.engineering.fire.destroy", 1);
  ck_assert_uint_eq (burn (&fire, false), 0);
  ck_assert_uint_eq (burn (&fire, false), MU_FIRE_DESTROYS);
  ck_assert_uint_eq (burn (&fire, false), 0);
  ck_assert_uint_eq (burn (&fire, false), MU_FIRE_BURNS_OUT);
  ck_assert_int_eq (fire.stage, MU_FIRE_BURNT_OUT);
  ck_assert_uint_eq (mu_wrg_fire_step (NULL, &fire, &flames, NULL), 0);
}
END_TEST

/* wrg.engineering.fire.inside */
START_TEST (troops_inside_take_two_periods_in_a_row)
{
  MuWrgFire fire = { 0 };
  const MuWrgFirePeriod inside = { .inside = true };
  ck_assert_uint_eq (mu_wrg_fire_step (NULL, &fire, &inside, NULL), 0);
  ck_assert_uint_eq (burn (&fire, false), 0);
  ck_assert_uint_eq (mu_wrg_fire_step (NULL, &fire, &inside, NULL), 0);
  ck_assert_uint_eq (mu_wrg_fire_step (NULL, &fire, &inside, NULL), MU_FIRE_LIT);
  for (int what = 0; what < MU_BURNABLES; what++) {
    const bool within = what == MU_BURN_BUILDING || what == MU_BURN_WOOD
                        || what == MU_BURN_PENTHOUSE || what == MU_BURN_TOWER;
    ck_assert_str_eq (
        mu_rule_id (mu_wrg_fire_refused (NULL, MU_IGNITE_INSIDE, (MuWrgBurnable) what, false)),
        within ? "" : "wrg.engineering.fire.inside");
  }
}
END_TEST

/* wrg.engineering.fire.rain, wrg.weather.rain.fires */
START_TEST (rain_puts_fires_out)
{
  MuWrgFire fire = { 0 };
  const MuWrgFirePeriod arrows = { .missiles = true, .points = 20 };
  const MuWrgFirePeriod flames = { .flame_thrower = true };
  MuTrace trace;
  ck_assert_uint_eq (mu_wrg_fire_step (NULL, &fire, &arrows, NULL), MU_FIRE_LIT);
  const MuWrgFirePeriod rain = { .rain = true };
  ck_assert_uint_eq (mu_wrg_fire_step (NULL, &fire, &rain, &trace), MU_FIRE_RAINED_OUT);
  assert_line (&trace, 0, "wrg.engineering.fire.rain", 0);
  ck_assert_int_eq (fire.stage, MU_FIRE_PUT_OUT);
  ck_assert_uint_eq (mu_wrg_fire_step (NULL, &fire, &arrows, NULL), 0);
  MuWrgFire other = fire;
  ck_assert_uint_eq (mu_wrg_fire_step (NULL, &fire, &flames, NULL), MU_FIRE_LIT);
  MuReadings readings = { 0 };
  readings.choice[MU_READING_RAIN_FIRES] = 1;
  const MuWrgFirePeriod inside = { .inside = true, .flame_thrower = true };
  for (int i = 0; i < 4; i++)
    ck_assert_uint_eq (mu_wrg_fire_step (&readings, &other, &inside, NULL), 0);
}
END_TEST

START_TEST (rain_bars_missiles_and_by_the_other_reading_all)
{
  MuReadings readings = { 0 };
  readings.choice[MU_READING_RAIN_FIRES] = 1;
  for (int by = MU_IGNITE_MISSILES; by <= MU_IGNITE_INSIDE; by++) {
    const MuWrgIgnition ignition = (MuWrgIgnition) by;
    ck_assert_int_eq (mu_wrg_fire_refused (&readings, ignition, MU_BURN_WOOD, false), MU_RULE_NONE);
    ck_assert_str_eq (mu_rule_id (mu_wrg_fire_refused (NULL, ignition, MU_BURN_WOOD, true)),
                      by == MU_IGNITE_MISSILES ? "wrg.engineering.fire.rain" : "");
    ck_assert_str_eq (mu_rule_id (mu_wrg_fire_refused (&readings, ignition, MU_BURN_WOOD, true)),
                      "wrg.engineering.fire.rain");
  }
}
END_TEST

/* wrg.engineering.fire.wind */
static const struct {
  MuWrgBurnable what;
  int age;
  bool wind;
  int gap;
  bool spreads, other;
} spreads[] = {
  { MU_BURN_WOOD, 3, true, 30, true, false },      { MU_BURN_BUILDING, 3, true, 10, true, false },
  { MU_BURN_BUILDING, 3, true, 31, false, false }, { MU_BURN_WOOD, 3, false, 10, false, false },
  { MU_BURN_WOOD, 2, true, 10, false, true },      { MU_BURN_WOOD, 4, true, 10, false, false },
  { MU_BURN_TOWER, 3, true, 10, false, false },    { MU_BURN_GRASS, 1, true, 30, true, true },
  { MU_BURN_GRASS, 1, true, 31, false, false },    { MU_BURN_GRASS, 4, true, 120, true, true },
  { MU_BURN_GRASS, 0, true, 0, false, false },     { MU_BURN_GRASS, 4, false, 1, false, false },
};

START_TEST (strong_wind_carries_fire)
{
  MuReadings readings = { 0 };
  MuTrace trace;
  readings.choice[MU_READING_FIRE_LEAP] = 1;
  ck_assert_int_eq (mu_wrg_fire_spreads (NULL, spreads[_i].what, spreads[_i].age, spreads[_i].wind,
                                         spreads[_i].gap, &trace),
                    spreads[_i].spreads);
  assert_line (&trace, 1, "wrg.engineering.fire.wind", spreads[_i].gap);
  ck_assert_int_eq (mu_wrg_fire_spreads (&readings, spreads[_i].what, spreads[_i].age,
                                         spreads[_i].wind, spreads[_i].gap, NULL),
                    spreads[_i].other);
}
END_TEST

/* Whatever befalls it: points from 0 to 20, a fire that burns only once it was
 * lit, five periods at the most, and never lit by missiles after rain. */
START_TEST (a_fire_keeps_its_bounds)
{
  uint64_t state = 11;
  for (int game = 0; game < 2000; game++) {
    MuWrgFire fire = { 0 };
    bool rained = false;
    int burning = 0;
    for (int n = 0; n < 30; n++) {
      const MuWrgFirePeriod period = {
        .missiles = next_below (&state, 2),
        .points = (int) next_below (&state, 15),
        .flame_thrower = next_below (&state, 40) == 0,
        .inside = next_below (&state, 6) == 0,
        .rain = next_below (&state, 30) == 0,
      };
      const MuWrgFireStage before = fire.stage;
      rained |= period.rain;
      const unsigned events = mu_wrg_fire_step (NULL, &fire, &period, NULL);
      ck_assert_int_ge (fire.points, 0);
      ck_assert_int_lt (fire.points, 20);
      if (events & MU_FIRE_LIT) {
        ck_assert_int_ne (before, MU_FIRE_BURNING);
        ck_assert (!rained || period.flame_thrower || period.inside);
        burning = 0;
      }
      burning += before == MU_FIRE_BURNING && fire.stage == MU_FIRE_BURNING;
      ck_assert_int_lt (burning, 5);
      if (before == MU_FIRE_BURNT_OUT)
        ck_assert_int_eq (fire.stage, MU_FIRE_BURNT_OUT);
    }
  }
}
END_TEST

#define LOOP(tests, name, rows)                                                                    \
  tcase_add_loop_test (tests, name, 0, (int) (sizeof rows / sizeof rows[0]))

int
main (void)
{
  TCase *tests = tcase_create ("siege fire");
  LOOP (tests, fire_missiles_have_conditions, shots);
  tcase_add_test (tests, grass_and_odd_circumstances_are_no_target);
  tcase_add_test (tests, fire_missiles_have_other_readings);
  tcase_add_test (tests, animals_and_wagons_serve_figures);
  tcase_add_test (tests, what_burns_has_its_factor);
  tcase_add_test (tests, fire_points_are_casualties_of_the_table);
  tcase_add_test (tests, a_flame_thrower_works_once_and_near);
  tcase_add_test (tests, a_flame_thrower_is_five_of_engine_crew);
  tcase_add_test (tests, the_weather_takes_from_a_flame_thrower);
  tcase_add_test (tests, sun_and_drought_take_from_fire_missiles);
  LOOP (tests, points_gather_and_are_cancelled, courses);
  tcase_add_test (tests, points_have_other_readings);
  tcase_add_test (tests, a_fire_destroys_after_three_and_ends_after_five);
  tcase_add_test (tests, troops_inside_take_two_periods_in_a_row);
  tcase_add_test (tests, rain_puts_fires_out);
  tcase_add_test (tests, rain_bars_missiles_and_by_the_other_reading_all);
  LOOP (tests, strong_wind_carries_fire, spreads);
  tcase_add_test (tests, a_fire_keeps_its_bounds);
  return run_case ("siege_fire", tests);
}
