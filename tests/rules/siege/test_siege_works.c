/* Ditches, doors, penthouses and towers. */
#include "rules/wrg/siege/battery.h"
#include "rules/wrg/siege/ditch.h"
#include "rules/wrg/siege/doors.h"
#include "rules/wrg/siege/tower.h"
#include "tests/rules/common.h"

/* wrg.engineering.fascine; example 36 and its neighbours */
static const struct {
  int width, fascines, needed, open;
} ditches[] = {
  { 20, 0, 8, 40 }, { 20, 3, 5, 25 }, { 20, 8, 0, 0 }, { 20, 30, 0, 0 },
  { 21, 0, 9, 42 }, { 21, 8, 1, 2 },  { 5, 0, 2, 10 }, { 1, 0, 1, 2 },
};

START_TEST (fascines_fill_a_ditch)
{
  const MuWrgDitch ditch = { ditches[_i].width, ditches[_i].fascines };
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_ditch_fascines_needed (&ditch), ditches[_i].needed);
  ck_assert_int_eq (mu_wrg_ditch_open (&ditch, &trace), ditches[_i].open);
  ck_assert_int_eq (mu_trace_total (&trace), ditches[_i].open);
  assert_line (&trace, 0, "wrg.engineering.fascine", 2 * ditches[_i].width);
  ck_assert_str_eq (mu_rule_id (mu_wrg_ditch_stops_gear (&ditch)),
                    ditches[_i].needed ? "wrg.engineering.fascine" : "");
}
END_TEST

START_TEST (only_infantry_carries_fascines)
{
  ck_assert_int_eq (mu_wrg_fascine_refused (MU_TROOP_LI), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_fascine_refused (MU_TROOP_SHI), MU_RULE_NONE);
  ck_assert_str_eq (mu_rule_id (mu_wrg_fascine_refused (MU_TROOP_LC)), "wrg.engineering.fascine");
  ck_assert_str_eq (mu_rule_id (mu_wrg_fascine_refused (MU_TROOP_EL)), "wrg.engineering.fascine");
}
END_TEST

/* Thrown one by one or in heaps, as many fill it. */
START_TEST (a_ditch_takes_no_more_than_it_needs)
{
  uint64_t state = 3;
  for (int n = 0; n < 5000; n++) {
    MuWrgDitch ditch = { (int) next_below (&state, 100) + 1, 0 };
    const int needed = mu_wrg_ditch_fascines_needed (&ditch);
    int before = mu_wrg_ditch_open (&ditch, NULL);
    while (mu_wrg_ditch_fascines_needed (&ditch) > 0) {
      mu_wrg_ditch_throw (&ditch, (int) next_below (&state, 4) + 1);
      ck_assert_int_lt (mu_wrg_ditch_open (&ditch, NULL), before);
      before = mu_wrg_ditch_open (&ditch, NULL);
    }
    ck_assert_int_eq (before, 0);
    ck_assert_int_eq (ditch.fascines, needed);
  }
}
END_TEST

/* wrg.engineering.ram, wrg.engineering.axe (examples 34 and 35), wrg.engineering.elephant;
 * wrg.weather.night.drift: half pace without light */
static const struct {
  MuWrgBreach breach;
  MuWrgBreachPeriod period;
  int periods;
} breaches[] = {
  { { MU_BARRIER_DOOR, MU_BREACH_AXES, 0, false }, { 1, false }, 5 },
  { { MU_BARRIER_DOOR, MU_BREACH_AXES, 0, false }, { 2, false }, 3 },
  { { MU_BARRIER_DOOR, MU_BREACH_AXES, 0, false }, { 2, true }, 5 },
  { { MU_BARRIER_DOOR, MU_BREACH_AXES, 6, false }, { 2, false }, 1 },
  { { MU_BARRIER_DOOR, MU_BREACH_AXES, 0, false }, { 3, false }, -1 },
  { { MU_BARRIER_DOOR, MU_BREACH_AXES, 0, false }, { 0, false }, -1 },
  { { MU_BARRIER_DOOR, MU_BREACH_AXES, 10, false }, { 2, false }, 0 },
  { { MU_BARRIER_PALISADE, MU_BREACH_AXES, 0, false }, { 1, false }, 10 },
  { { MU_BARRIER_PALISADE, MU_BREACH_AXES, 0, false }, { 2, false }, 5 },
  { { MU_BARRIER_PALISADE, MU_BREACH_AXES, 0, false }, { 3, false }, 4 },
  { { MU_BARRIER_PALISADE, MU_BREACH_AXES, 0, false }, { 3, true }, 7 },
  { { MU_BARRIER_PALISADE, MU_BREACH_AXES, 0, false }, { 4, false }, -1 },
  { { MU_BARRIER_DOOR, MU_BREACH_RAM, 0, false }, { 4, false }, 2 },
  { { MU_BARRIER_DOOR, MU_BREACH_RAM, 0, false }, { 6, false }, 2 },
  { { MU_BARRIER_DOOR, MU_BREACH_RAM, 0, false }, { 6, true }, 4 },
  { { MU_BARRIER_DOOR, MU_BREACH_RAM, 0, false }, { 3, false }, -1 },
  { { MU_BARRIER_DOOR, MU_BREACH_RAM, 0, false }, { 7, false }, -1 },
  { { MU_BARRIER_DOOR, MU_BREACH_RAM, 0, true }, { 6, false }, -1 },
  { { MU_BARRIER_PALISADE, MU_BREACH_RAM, 0, false }, { 5, false }, -1 },
  { { MU_BARRIER_DOOR, MU_BREACH_ELEPHANTS, 0, false }, { 1, false }, 2 },
  { { MU_BARRIER_DOOR, MU_BREACH_ELEPHANTS, 0, false }, { 2, false }, 1 },
  { { MU_BARRIER_DOOR, MU_BREACH_ELEPHANTS, 0, false }, { 3, false }, 1 },
  { { MU_BARRIER_PALISADE, MU_BREACH_ELEPHANTS, 0, false }, { 1, false }, 2 },
  { { MU_BARRIER_PALISADE, MU_BREACH_ELEPHANTS, 0, false }, { 2, false }, 1 },
};
#define BREACHES ((int) (sizeof breaches / sizeof breaches[0]))

START_TEST (tools_take_their_time)
{
  ck_assert_int_eq (mu_wrg_breach_periods (&breaches[_i].breach, &breaches[_i].period, NULL),
                    breaches[_i].periods);
}
END_TEST

/* Period by period it comes to the same. */
START_TEST (the_steps_agree_with_the_sum)
{
  MuWrgBreach breach = breaches[_i].breach;
  const int whole = 2 * mu_wrg_breach_work (breach.barrier, breach.tool);
  int periods = 0;
  MuWrgBreachResult result = MU_BREACH_GOING;
  MuTrace trace;
  while (result == MU_BREACH_GOING) {
    if (breach.done == whole && whole > 0)
      break;
    const int before = breach.done;
    result = mu_wrg_breach_step (&breach, &breaches[_i].period, &trace);
    ck_assert_int_eq (breach.done - before, mu_trace_total (&trace));
    periods++;
  }
  if (breaches[_i].periods >= 0) {
    ck_assert_int_eq (periods, breaches[_i].periods);
    ck_assert_int_eq (breach.done, whole);
    ck_assert_int_eq (mu_wrg_breach_step (&breach, &breaches[_i].period, NULL), MU_BREACH_THROUGH);
  } else
    ck_assert (result == MU_BREACH_FAILED || result == MU_BREACH_REFUSED);
}
END_TEST

START_TEST (the_sum_of_a_breach_is_told)
{
  MuTrace trace;
  mu_wrg_breach_periods (&breaches[1].breach, &breaches[1].period, &trace);
  ck_assert_uint_eq (trace.count, 2);
  assert_line (&trace, 0, "wrg.engineering.axe", 5);
  assert_line (&trace, 1, "wrg.engineering.axe", 2);
  mu_wrg_breach_periods (&breaches[2].breach, &breaches[2].period, &trace);
  assert_line (&trace, 0, "wrg.engineering.axe", 10);
  assert_line (&trace, 1, "wrg.engineering.axe", 2);
}
END_TEST

/* wrg.engineering.ram: under 4 the attempt has failed and is not resumed */
START_TEST (a_failed_ram_does_not_resume)
{
  MuWrgBreach breach = { MU_BARRIER_DOOR, MU_BREACH_RAM, 0, false };
  const MuWrgBreachPeriod five = { 5, false };
  const MuWrgBreachPeriod three = { 3, false };
  ck_assert_int_eq (mu_wrg_breach_step (&breach, &five, NULL), MU_BREACH_GOING);
  ck_assert_int_eq (mu_wrg_breach_step (&breach, &three, NULL), MU_BREACH_FAILED);
  ck_assert_int_eq (mu_wrg_breach_step (&breach, &five, NULL), MU_BREACH_FAILED);
  ck_assert_int_eq (mu_wrg_breach_periods (&breach, &five, NULL), -1);
}
END_TEST

/* A crew too many is refused, and nothing is lost by it. */
START_TEST (a_refused_period_changes_nothing)
{
  MuWrgBreach breach = { MU_BARRIER_DOOR, MU_BREACH_RAM, 2, false };
  const MuWrgBreachPeriod seven = { 7, false };
  ck_assert_int_eq (mu_wrg_breach_step (&breach, &seven, NULL), MU_BREACH_REFUSED);
  ck_assert_int_eq (breach.done, 2);
  ck_assert (!breach.failed);
  MuWrgBreach palisade = { MU_BARRIER_PALISADE, MU_BREACH_RAM, 0, false };
  ck_assert_int_eq (mu_wrg_breach_step (&palisade, &seven, NULL), MU_BREACH_REFUSED);
}
END_TEST

static const struct {
  MuWrgBreachTool tool;
  MuTroopType type;
  bool disordered;
  const char *rule;
} users[] = {
  { MU_BREACH_RAM, MU_TROOP_HI, false, "" },
  { MU_BREACH_RAM, MU_TROOP_HC, false, "wrg.engineering.ram" },
  { MU_BREACH_AXES, MU_TROOP_LI, true, "" },
  { MU_BREACH_AXES, MU_TROOP_ART, false, "wrg.engineering.axe" },
  { MU_BREACH_ELEPHANTS, MU_TROOP_EL, false, "" },
  { MU_BREACH_ELEPHANTS, MU_TROOP_EL, true, "wrg.engineering.elephant" },
  { MU_BREACH_ELEPHANTS, MU_TROOP_HCM, false, "wrg.engineering.elephant" },
};

START_TEST (tools_have_their_users)
{
  ck_assert_str_eq (mu_rule_id (mu_wrg_breach_troop_refused (users[_i].tool, users[_i].type,
                                                             users[_i].disordered)),
                    users[_i].rule);
}
END_TEST

/* More at work is never slower; no light is never faster. */
START_TEST (more_hands_are_never_slower)
{
  for (int barrier = MU_BARRIER_DOOR; barrier <= MU_BARRIER_PALISADE; barrier++)
    for (int tool = MU_BREACH_RAM; tool <= MU_BREACH_ELEPHANTS; tool++)
      for (int done = 0; done <= 20; done++)
        for (int workers = 1; workers < 8; workers++) {
          const MuWrgBreach breach
              = { (MuWrgBarrier) barrier, (MuWrgBreachTool) tool, done, false };
          const MuWrgBreachPeriod few = { workers, false };
          const MuWrgBreachPeriod dark = { workers, true };
          const MuWrgBreachPeriod many = { workers + 1, false };
          const int slow = mu_wrg_breach_periods (&breach, &few, NULL);
          const int fast = mu_wrg_breach_periods (&breach, &many, NULL);
          if (slow >= 0 && fast >= 0)
            ck_assert_int_le (fast, slow);
          ck_assert_int_ge (mu_wrg_breach_periods (&breach, &dark, NULL), slow);
        }
}
END_TEST

/* wrg.engineering.elephant */
START_TEST (a_howdah_may_stick)
{
  for (int face = 1; face <= 6; face++) {
    ck_assert_int_eq (mu_wrg_archway_sticks (true, face), face <= 3);
    ck_assert (!mu_wrg_archway_sticks (false, face));
  }
}
END_TEST

/* wrg.engineering.penthouse */
START_TEST (six_move_a_penthouse)
{
  MuReadings same = { 0 };
  same.choice[MU_READING_PENTHOUSE_CREW] = 1;
  static const struct {
    MuWrgPenthouse penthouse;
    const char *rule, *other;
  } rows[] = {
    { { 6, 0 }, "", "" },
    { { 5, 0 }, "wrg.engineering.penthouse", "wrg.engineering.penthouse" },
    { { 5, 6 }, "wrg.engineering.penthouse", "wrg.engineering.penthouse" },
    { { 6, 4 }, "", "" },
    { { 8, 6 }, "", "" },
    { { 6, 3 }, "wrg.engineering.ram", "" },
    { { 6, 7 }, "wrg.engineering.ram", "" },
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    ck_assert_str_eq (mu_rule_id (mu_wrg_penthouse_refused (NULL, &rows[i].penthouse)),
                      rows[i].rule);
    ck_assert_str_eq (mu_rule_id (mu_wrg_penthouse_refused (&same, &rows[i].penthouse)),
                      rows[i].other);
  }
  ck_assert_int_eq (mu_wrg_siege_gear_move (), 40);
}
END_TEST

/* wrg.engineering.tower: carried, pushers, animals; missing */
static const struct {
  MuWrgTower tower;
  int missing;
} towers[] = {
  { { 0, 8, 0 }, 0 }, { { 0, 7, 0 }, 1 }, { { 6, 8, 0 }, 6 },  { { 6, 14, 0 }, 0 },
  { { 6, 8, 3 }, 0 }, { { 6, 8, 2 }, 2 }, { { 6, 20, 0 }, 0 }, { { 2, 0, 5 }, 0 },
};

START_TEST (a_tower_needs_its_pushers)
{
  MuTrace trace;
  const MuWrgTower *tower = &towers[_i].tower;
  ck_assert_int_eq (mu_wrg_tower_missing (tower, &trace), towers[_i].missing);
  assert_line (&trace, 0, "wrg.engineering.tower", 8);
  if (towers[_i].missing > 0)
    ck_assert_int_eq (mu_trace_total (&trace), towers[_i].missing);
  ck_assert_str_eq (mu_rule_id (mu_wrg_tower_off_wall (tower)),
                    tower->animals ? "wrg.engineering.tower" : "");
}
END_TEST

/* wrg.engineering.tower.drawbridge: quarters, waiting, room beyond; across */
static const struct {
  int quarters, waiting, room, across;
} bridges[] = {
  { 0, 20, 0, 2 }, { 1, 20, 9, 4 }, { 3, 20, 9, 8 }, { 3, 5, 9, 5 },
  { 3, 20, 1, 3 }, { 0, 1, 9, 1 },  { 4, 20, 0, 2 },
};

START_TEST (a_drawbridge_takes_two_and_two)
{
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_drawbridge_across (bridges[_i].quarters, bridges[_i].waiting,
                                              bridges[_i].room, &trace),
                    bridges[_i].across);
  ck_assert_int_eq (mu_trace_total (&trace), bridges[_i].across);
  ck_assert_str_eq (mu_rule_id (trace.line[0].rule), "wrg.engineering.tower.drawbridge");
}
END_TEST

/* wrg.engineering.tower.crew, wrg.engineering.penthouse */
static const struct {
  MuWrgTowerPlace place;
  bool stones, hurt, cover, shieldless;
} exposed[] = {
  { MU_ABOARD_TOP, false, true, true, false },
  { MU_ABOARD_TOP, true, true, true, false },
  { MU_ABOARD_DRAWBRIDGE, false, true, true, false },
  { MU_ABOARD_INSIDE, false, false, false, false },
  { MU_ABOARD_INSIDE, true, true, false, false },
  { MU_ABOARD_PUSHING, false, true, false, true },
};

START_TEST (places_aboard_are_hurt_by_what_reaches_them)
{
  const MuWrgAboardVerdict verdict = mu_wrg_aboard_exposed (exposed[_i].place, exposed[_i].stones);
  ck_assert_int_eq (verdict.hurt, exposed[_i].hurt);
  ck_assert_int_eq (verdict.cover, exposed[_i].cover);
  ck_assert_int_eq (verdict.shieldless, exposed[_i].shieldless);
  ck_assert_int_ne (verdict.rule, MU_RULE_NONE);
}
END_TEST

START_TEST (places_aboard_have_their_shooters)
{
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++) {
    const bool top = weapon == MU_WEAPON_LIGHT_SPEAR || weapon == MU_WEAPON_BOW
                     || weapon == MU_WEAPON_CROSSBOW;
    const MuWeapon held = (MuWeapon) weapon;
    ck_assert_str_eq (mu_rule_id (mu_wrg_aboard_shooter_refused (MU_ABOARD_TOP, held)),
                      top ? "" : "wrg.engineering.tower.crew");
    ck_assert_str_eq (mu_rule_id (mu_wrg_aboard_shooter_refused (MU_ABOARD_INSIDE, held)),
                      weapon == MU_WEAPON_ENGINE ? "" : "wrg.engineering.tower.crew");
    ck_assert_int_ne (mu_wrg_aboard_shooter_refused (MU_ABOARD_PUSHING, held), MU_RULE_NONE);
  }
}
END_TEST

/* wrg.engineering.battery: factor 2 at close order infantry; 2 at 10 figures 13,
 * with a good throw 3: 16 */
START_TEST (stones_destroy_with_twenty)
{
  MuWrgBatteryShot shot
      = { .shooter = troop ("Reg B Art"), .stones = true, .figures = 10, .random = 0 };
  MuTrace trace;
  MuWrgBattery battery = { MU_BATTERY_TOWER, 0 };
  ck_assert_int_eq (mu_wrg_battery_refused (&shot), MU_RULE_NONE);
  MuWrgSum sum = mu_wrg_battery_shoot (NULL, &shot, &trace);
  ck_assert_int_eq (sum.factor, 2);
  ck_assert_int_eq (sum.casualties, 13);
  ck_assert_int_eq (mu_trace_total (&trace), 2);
  ck_assert (!mu_wrg_battery_step (&battery, sum.casualties));
  shot.random = 1;
  sum = mu_wrg_battery_shoot (NULL, &shot, &trace);
  ck_assert_int_eq (sum.casualties, 16);
  ck_assert (mu_wrg_battery_step (&battery, sum.casualties));
  ck_assert_int_eq (battery.casualties, 20);
  ck_assert (mu_wrg_battery_step (&battery, 0));
  shot.circumstances = MU_SHOOT_OVERHEAD;
  shot.half = true;
  sum = mu_wrg_battery_shoot (NULL, &shot, NULL);
  ck_assert_int_eq (sum.factor, 2);
  ck_assert_int_eq (sum.casualties, 6); /* five figures at 2 */
}
END_TEST

START_TEST (nineteen_do_not_destroy)
{
  MuWrgBattery battery = { MU_BATTERY_PALISADE, 0 };
  ck_assert (!mu_wrg_battery_step (&battery, 19));
  ck_assert (mu_wrg_battery_step (&battery, 1));
}
END_TEST

START_TEST (only_stones_batter)
{
  MuWrgBatteryShot shot = { .shooter = troop ("Reg B Art"), .stones = false, .figures = 3 };
  ck_assert_str_eq (mu_rule_id (mu_wrg_battery_refused (&shot)), "wrg.engineering.battery");
  shot.stones = true;
  ck_assert_int_eq (mu_wrg_battery_refused (&shot), MU_RULE_NONE);
  shot.figures = 0;
  ck_assert_int_ne (mu_wrg_battery_refused (&shot), MU_RULE_NONE);
  shot.figures = 3;
  shot.circumstances = MU_SHOOT_COVER;
  ck_assert_int_ne (mu_wrg_battery_refused (&shot), MU_RULE_NONE);
  shot.circumstances = 0;
  shot.shooter = troop ("Reg B LI SS");
  ck_assert_int_ne (mu_wrg_battery_refused (&shot), MU_RULE_NONE);
}
END_TEST

#define LOOP(tests, name, rows)                                                                    \
  tcase_add_loop_test (tests, name, 0, (int) (sizeof rows / sizeof rows[0]))

int
main (void)
{
  TCase *tests = tcase_create ("siege works");
  LOOP (tests, fascines_fill_a_ditch, ditches);
  tcase_add_test (tests, only_infantry_carries_fascines);
  tcase_add_test (tests, a_ditch_takes_no_more_than_it_needs);
  LOOP (tests, tools_take_their_time, breaches);
  LOOP (tests, the_steps_agree_with_the_sum, breaches);
  tcase_add_test (tests, the_sum_of_a_breach_is_told);
  tcase_add_test (tests, a_failed_ram_does_not_resume);
  tcase_add_test (tests, a_refused_period_changes_nothing);
  LOOP (tests, tools_have_their_users, users);
  tcase_add_test (tests, more_hands_are_never_slower);
  tcase_add_test (tests, a_howdah_may_stick);
  tcase_add_test (tests, six_move_a_penthouse);
  LOOP (tests, a_tower_needs_its_pushers, towers);
  LOOP (tests, a_drawbridge_takes_two_and_two, bridges);
  LOOP (tests, places_aboard_are_hurt_by_what_reaches_them, exposed);
  tcase_add_test (tests, places_aboard_have_their_shooters);
  tcase_add_test (tests, stones_destroy_with_twenty);
  tcase_add_test (tests, nineteen_do_not_destroy);
  tcase_add_test (tests, only_stones_batter);
  return run_case ("siege_works", tests);
}
