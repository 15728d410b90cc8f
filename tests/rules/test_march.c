/* How far a body goes. */
#include "rules/wrg/move/march.h"
#include "tests/rules/common.h"

static int
paces_of (const MuWrgMarch *march)
{
  int paces = -1;
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_march (march, &paces, &trace), MU_RULE_NONE);
  ck_assert_int_eq (mu_trace_total (&trace), paces);
  return paces;
}

/* wrg.move.rout, wrg.move.pursuit, worked example 20 */
START_TEST (runners_lose_breath)
{
  static const int rout[] = { 220, 200, 180 }, pursuit[] = { 150, 120, 90 };
  for (int period = 1; period <= 3; period++) {
    const MuWrgMarch run = { .type = MU_TROOP_LC, .kind = MU_WRG_MARCH_ROUT, .period = period };
    const MuWrgMarch chase
        = { .type = MU_TROOP_HC, .kind = MU_WRG_MARCH_PURSUIT, .period = period };
    ck_assert_int_eq (paces_of (&run), rout[period - 1]);
    ck_assert_int_eq (paces_of (&chase), pursuit[period - 1]);
  }
  const MuWrgMarch spent = { .type = MU_TROOP_SHI, .kind = MU_WRG_MARCH_ROUT, .period = 4 };
  ck_assert_int_eq (paces_of (&spent), 0);
}
END_TEST

/* wrg.move.uncontrolled.then-rout, worked example 20; wrg.move.uncontrolled */
START_TEST (wild_charges_cost_breath)
{
  const MuWrgMarch run
      = { .type = MU_TROOP_LC, .kind = MU_WRG_MARCH_ROUT, .period = 1, .then_rout = true };
  const MuWrgMarch chase
      = { .type = MU_TROOP_HC, .kind = MU_WRG_MARCH_PURSUIT, .period = 1, .then_rout = true };
  MuWrgMarch wild = { .type = MU_TROOP_HC, .kind = MU_WRG_MARCH_UNCONTROLLED, .period = 1 };
  ck_assert_int_eq (paces_of (&run), 200);
  ck_assert_int_eq (paces_of (&chase), 120);
  ck_assert_int_eq (paces_of (&wild), 180);
  wild.period = 2;
  ck_assert_int_eq (paces_of (&wild), 150);
}
END_TEST

/* wrg.move.distance.table, wrg.move.direction.charge-cost, wrg.move.direction.normal-cost,
 * wrg.move.recoil.deduct, wrg.move.square, wrg.move.evade.shoot-first, wrg.move.evade.deep,
 * wrg.weather.rain.mud, wrg.weather.snow, wrg.weather.night.limits, wrg.fatigue.zero */
static const struct {
  MuWrgMarch march;
  int paces;
} moves[] = {
  { { .type = MU_TROOP_HI }, 60 },
  { { .type = MU_TROOP_HI, .delay = 1 }, 45 },
  { { .type = MU_TROOP_HI, .recoiled = true }, 40 },
  { { .type = MU_TROOP_HI, .delay = 2, .recoiled = true }, 10 },
  { { .type = MU_TROOP_HI, .delay = 4 }, 0 },
  { { .type = MU_TROOP_HI, .square = true }, 30 },
  { { .type = MU_TROOP_LC, .kind = MU_WRG_MARCH_CHARGE, .delay = 1 }, 200 },
  { { .type = MU_TROOP_HC, .kind = MU_WRG_MARCH_CHARGE, .delay = 3 }, 90 },
  { { .type = MU_TROOP_LC, .kind = MU_WRG_MARCH_EVADE }, 160 },
  { { .type = MU_TROOP_LC, .kind = MU_WRG_MARCH_EVADE, .shot_first = true }, 120 },
  { { .type = MU_TROOP_LC, .kind = MU_WRG_MARCH_EVADE, .deep = true }, 80 },
  { { .type = MU_TROOP_LC, .kind = MU_WRG_MARCH_EVADE, .deep = true, .shot_first = true }, 60 },
  { { .type = MU_TROOP_LC, .deep = true, .shot_first = true }, 160 }, /* evaders alone */
  { { .type = MU_TROOP_SHI, .weather = { .mud = 20 } }, 20 },
  { { .type = MU_TROOP_HC, .kind = MU_WRG_MARCH_CHARGE, .weather = { .mud = 20 } }, 160 },
  { { .type = MU_TROOP_HC, .weather = { .halved = true, .no_extra_charge = true } }, 60 },
  { { .type = MU_TROOP_HC,
      .kind = MU_WRG_MARCH_CHARGE,
      .weather = { .halved = true, .no_extra_charge = true } },
    60 },
  { { .type = MU_TROOP_HC,
      .kind = MU_WRG_MARCH_ROUT,
      .period = 1,
      .weather = { .halved = true, .no_extra_charge = true } },
    80 },
  { { .type = MU_TROOP_HC, .weather = { .move_cap = 60 } }, 60 },
  { { .type = MU_TROOP_SHI, .weather = { .move_cap = 60 } }, 40 },
  { { .type = MU_TROOP_HC, .kind = MU_WRG_MARCH_CHARGE, .weather = { .move_cap = 60 } }, 60 },
  { { .type = MU_TROOP_LC, .kind = MU_WRG_MARCH_EVADE, .weather = { .move_cap = 60 } }, 160 },
  { { .type = MU_TROOP_LC, .kind = MU_WRG_MARCH_ROUT, .period = 1, .weather = { .move_cap = 60 } },
    220 },
  { { .type = MU_TROOP_HC, .fitness = MU_WRG_TIRED }, 60 },
  { { .type = MU_TROOP_LC, .kind = MU_WRG_MARCH_CHARGE, .fitness = MU_WRG_TIRED }, 120 },
  { { .type = MU_TROOP_HI, .square = true, .fitness = MU_WRG_TIRED }, 15 },
};

START_TEST (all_that_holds_comes_off)
{
  ck_assert_int_eq (paces_of (&moves[_i].march), moves[_i].paces);
}
END_TEST

/* The lines, in order: wrg.move.direction.charge-cost, wrg.move.recoil.deduct,
 * wrg.weather.rain.mud */
START_TEST (each_rule_has_its_line)
{
  const MuWrgMarch march = { .type = MU_TROOP_LC,
                             .kind = MU_WRG_MARCH_CHARGE,
                             .delay = 1,
                             .recoiled = true,
                             .weather = { .mud = 20 } };
  MuTrace trace;
  int paces;
  mu_wrg_march (&march, &paces, &trace);
  ck_assert_int_eq (paces, 160);
  assert_line (&trace, 0, "wrg.move.distance.table", 240);
  assert_line (&trace, 1, "wrg.move.direction.charge-cost", -40);
  assert_line (&trace, 2, "wrg.move.recoil.deduct", -20);
  assert_line (&trace, 3, "wrg.weather.rain.mud", -20);
}
END_TEST

/* wrg.fatigue.exhausted, wrg.move.distance.slow */
START_TEST (some_do_not_move)
{
  const MuWrgMarch worn = { .type = MU_TROOP_HI, .fitness = MU_WRG_EXHAUSTED };
  const MuWrgMarch engine = { .type = MU_TROOP_ART, .kind = MU_WRG_MARCH_CHARGE };
  int paces = -1;
  ck_assert_int_eq (mu_wrg_march (&worn, &paces, NULL), MU_RULE_WRG_FATIGUE_EXHAUSTED);
  ck_assert_int_eq (mu_wrg_march (&engine, &paces, NULL), MU_RULE_WRG_MOVE_DISTANCE_SLOW);
  ck_assert_int_eq (paces, -1);
}
END_TEST

#define AS(what) .special = true, .mover = MU_WRG_MOVER_##what

/* wrg.move.distance.slow, wrg.move.distance.chariots, wrg.move.distance.boats: those
 * who do not move as a type does; wrg.weather.rain.mud: on land */
static const struct {
  MuWrgMarch march;
  int paces;
  const char *rule;
} movers[] = {
  { { .type = MU_TROOP_EL, AS (BURMESE) }, 80, "wrg.move.distance.chariots" },
  { { .type = MU_TROOP_EL, AS (BURMESE), .kind = MU_WRG_MARCH_CHARGE },
    80,
    "wrg.move.distance.chariots" },
  { { .type = MU_TROOP_EL, .kind = MU_WRG_MARCH_CHARGE }, 100, "wrg.move.distance.chariots" },
  { { .type = MU_TROOP_EL, AS (BURMESE), .kind = MU_WRG_MARCH_ROUT, .period = 1 },
    60,
    "wrg.move.distance.chariots" },
  { { .type = MU_TROOP_ART }, 40, "wrg.move.distance.slow" },
  { { .type = MU_TROOP_ART, AS (BOLT_SHOOTER_BY_HAND) }, 60, "wrg.move.distance.slow" },
  { { .type = MU_TROOP_ART, AS (BOLT_SHOOTER_ON_CART) }, 120, "wrg.move.distance.slow" },
  { { AS (OX_DRAWN) }, 40, "wrg.move.distance.slow" },
  { { AS (WAGON) }, 40, "wrg.move.distance.slow" },
  { { AS (WAGON), .weather = { .mud = 20 } }, 20, "wrg.move.distance.slow" },
  { { AS (PACK_ANIMALS) }, 80, "wrg.move.distance.slow" },
  { { AS (PACK_ANIMALS), .square = true }, 40, "wrg.move.distance.slow" },
  { { AS (BOAT) }, 60, "wrg.move.distance.boats" },
  { { AS (BOAT_ANGLED), .weather = { .mud = 20 } }, 120, "wrg.move.distance.boats" },
  { { .type = MU_TROOP_HI }, 60, "wrg.move.distance.table" },
};

START_TEST (some_move_as_no_type_does)
{
  MuTrace trace;
  int paces;
  ck_assert_int_eq (paces_of (&movers[_i].march), movers[_i].paces);
  mu_wrg_march (&movers[_i].march, &paces, &trace);
  ck_assert_str_eq (mu_rule_id (trace.line[0].rule), movers[_i].rule);
}
END_TEST

/* wrg.move.distance.slow: all these but Burmese elephants */
START_TEST (what_is_drawn_never_charges)
{
  for (int mover = 0; mover < MU_WRG_MOVERS; mover++) {
    const MuWrgMarch march
        = { .special = true, .mover = (MuWrgMover) mover, .kind = MU_WRG_MARCH_CHARGE };
    int paces = -1;
    ck_assert_int_eq (mu_wrg_march (&march, &paces, NULL), mover == MU_WRG_MOVER_BURMESE
                                                               ? MU_RULE_NONE
                                                               : MU_RULE_WRG_MOVE_DISTANCE_SLOW);
  }
}
END_TEST

/* wrg.move.distance.dummy, in both readings */
START_TEST (dummy_elephants_go_as_the_burmese_do)
{
  const MuReadings wagons = { .choice[MU_READING_DUMMY_ELEPHANTS] = 1 };
  ck_assert_int_eq (mu_wrg_mover_normal_move (mu_wrg_dummy_mover (NULL)), 80);
  ck_assert_int_eq (mu_wrg_mover_charge_move (mu_wrg_dummy_mover (NULL)), 80);
  ck_assert_int_eq (mu_wrg_mover_normal_move (mu_wrg_dummy_mover (&wagons)), 40);
  ck_assert_int_eq (mu_wrg_mover_charge_move (mu_wrg_dummy_mover (&wagons)), 0);
}
END_TEST

/* wrg.orders.time-limit, wrg.deploy.forced-march: both may be added */
START_TEST (a_head_start_adds_its_paces)
{
  const MuWrgMarch march = { .type = MU_TROOP_HI, .hastened = 60, .head_start = 20 };
  MuTrace trace;
  int paces;
  ck_assert_int_eq (paces_of (&march), 140);
  mu_wrg_march (&march, &paces, &trace);
  assert_line (&trace, 1, "wrg.deploy.forced-march", 60);
  assert_line (&trace, 2, "wrg.orders.time-limit", 20);
}
END_TEST

static MuWrgMarch
random_march (uint64_t *state)
{
  return (MuWrgMarch){
    .type = (MuTroopType) next_below (state, MU_TROOP_ART),
    .kind = (MuWrgMarchKind) next_below (state, 6),
    .period = 1 + (int) next_below (state, 5),
    .delay = (int) next_below (state, 6),
    .recoiled = next_below (state, 2),
    .square = next_below (state, 2),
    .weather
    = { .mud = 20 * (int) next_below (state, 2), .move_cap = 60 * (int) next_below (state, 2) },
    .fitness = (MuWrgFitness) next_below (state, 2),
  };
}

/* Never below nothing, and nothing that hinders makes it longer. */
START_TEST (hindrances_never_help)
{
  uint64_t state = 3;
  for (int n = 0; n < 5000; n++) {
    MuWrgMarch march = random_march (&state);
    const int paces = paces_of (&march);
    ck_assert_int_ge (paces, 0);
    ck_assert_int_le (paces, 240);
    march.delay++;
    ck_assert_int_le (paces_of (&march), paces);
    march.fitness = MU_WRG_TIRED;
    march.weather.halved = march.weather.no_extra_charge = true;
    ck_assert_int_le (paces_of (&march), paces);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("march");
  tcase_add_test (tests, runners_lose_breath);
  tcase_add_test (tests, wild_charges_cost_breath);
  tcase_add_loop_test (tests, all_that_holds_comes_off, 0, (int) (sizeof moves / sizeof moves[0]));
  tcase_add_test (tests, each_rule_has_its_line);
  tcase_add_test (tests, some_do_not_move);
  tcase_add_loop_test (tests, some_move_as_no_type_does, 0,
                       (int) (sizeof movers / sizeof movers[0]));
  tcase_add_test (tests, what_is_drawn_never_charges);
  tcase_add_test (tests, dummy_elephants_go_as_the_burmese_do);
  tcase_add_test (tests, a_head_start_adds_its_paces);
  tcase_add_test (tests, hindrances_never_help);
  return run_case ("march", tests);
}
