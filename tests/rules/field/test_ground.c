/* What ground costs, and who cannot pass. */
#include "rules/wrg/field/ground.h"
#include "tests/rules/common.h"

/* wrg.move.difficult.infantry, wrg.move.difficult.cavalry, wrg.move.difficult.vehicles,
 * wrg.move.difficult.artillery, wrg.move.difficult.infantry-only, wrg.move.difficult.river,
 * wrg.move.difficult.ford: HI LI HC MCm El LCh, engine by hand, engine with oxen */
static const struct {
  MuWrgGround ground;
  const char *times; /* - for none */
} grounds[] = {
  { MU_WRG_GROUND_OPEN, "11111111" },      { MU_WRG_GROUND_STEEP_HILL, "224---4-" },
  { MU_WRG_GROUND_BUILDINGS, "224-4-4-" }, { MU_WRG_GROUND_BREACH, "224-4-4-" },
  { MU_WRG_GROUND_WOOD, "224---4-" },      { MU_WRG_GROUND_BOG, "224---4-" },
  { MU_WRG_GROUND_SOFT_SAND, "2242--4-" }, { MU_WRG_GROUND_STREAM, "224-2-4-" },
  { MU_WRG_GROUND_HEDGE, "224-2-4-" },     { MU_WRG_GROUND_INSIDE, "22------" },
  { MU_WRG_GROUND_MARSH, "22------" },     { MU_WRG_GROUND_ROCKS, "22------" },
  { MU_WRG_GROUND_PALISADE, "22------" },  { MU_WRG_GROUND_FORD, "22222222" },
  { MU_WRG_GROUND_RIVER, "-44-4---" },
};
static const struct {
  MuTroopType type;
  bool by_hand;
} travellers[] = { { MU_TROOP_HI, false },  { MU_TROOP_LI, false }, { MU_TROOP_HC, false },
                   { MU_TROOP_MCM, false }, { MU_TROOP_EL, false }, { MU_TROOP_LCH, false },
                   { MU_TROOP_ART, true },  { MU_TROOP_ART, false } };
#define TRAVELLERS ((int) (sizeof travellers / sizeof travellers[0]))

START_TEST (ground_counts_double_or_fourfold)
{
  const MuWrgWay way = { .ground = grounds[_i].ground, .width = 40 };
  for (int i = 0; i < TRAVELLERS; i++) {
    MuWrgGroundCost cost;
    const MuRule barred
        = mu_wrg_ground_cost (NULL, &way, travellers[i].type, travellers[i].by_hand, &cost);
    if (grounds[_i].times[i] == '-') {
      ck_assert_int_ne (barred, MU_RULE_NONE);
    } else {
      ck_assert_int_eq (barred, MU_RULE_NONE);
      ck_assert_int_eq (cost.times, grounds[_i].times[i] - '0');
    }
  }
}
END_TEST

/* Each refusal names its rule. */
START_TEST (the_rule_is_named)
{
  static const struct {
    MuWrgGround ground;
    MuTroopType type;
    const char *rule;
  } barred[] = {
    { MU_WRG_GROUND_WOOD, MU_TROOP_LCH, "wrg.move.difficult.vehicles" },
    { MU_WRG_GROUND_WOOD, MU_TROOP_EL, "wrg.move.difficult.vehicles" },
    { MU_WRG_GROUND_MARSH, MU_TROOP_HC, "wrg.move.difficult.infantry-only" },
    { MU_WRG_GROUND_RIVER, MU_TROOP_MI, "wrg.move.difficult.river" },
  };
  for (size_t i = 0; i < sizeof barred / sizeof barred[0]; i++) {
    const MuWrgWay way = { .ground = barred[i].ground, .width = 30 };
    MuWrgGroundCost cost;
    ck_assert_str_eq (mu_rule_id (mu_wrg_ground_cost (NULL, &way, barred[i].type, false, &cost)),
                      barred[i].rule);
  }
}
END_TEST

/* wrg.move.difficult.cavalry: at the normal rate; wrg.move.difficult.artillery */
START_TEST (horses_do_not_charge_through_woods)
{
  const MuWrgWay wood = { .ground = MU_WRG_GROUND_WOOD };
  const MuWrgWay river = { .ground = MU_WRG_GROUND_RIVER, .width = 40 };
  MuWrgGroundCost cost;
  mu_wrg_ground_cost (NULL, &wood, MU_TROOP_HC, false, &cost);
  ck_assert (cost.normal_only);
  ck_assert_str_eq (mu_rule_id (cost.rule), "wrg.move.difficult.cavalry");
  mu_wrg_ground_cost (NULL, &wood, MU_TROOP_ART, true, &cost);
  ck_assert (cost.normal_only);
  ck_assert_str_eq (mu_rule_id (cost.rule), "wrg.move.difficult.artillery");
  mu_wrg_ground_cost (NULL, &wood, MU_TROOP_HI, false, &cost);
  ck_assert (!cost.normal_only);
  ck_assert_str_eq (mu_rule_id (cost.rule), "wrg.move.difficult.infantry");
  mu_wrg_ground_cost (NULL, &river, MU_TROOP_HC, false, &cost);
  ck_assert (!cost.normal_only);
}
END_TEST

/* wrg.move.difficult.linear: 20 paces at least, and a quarter for all but LI */
START_TEST (obstacles_are_wide)
{
  static const MuWrgGround linear[]
      = { MU_WRG_GROUND_STREAM, MU_WRG_GROUND_HEDGE, MU_WRG_GROUND_PALISADE, MU_WRG_GROUND_FORD };
  MuWrgGroundCost cost;
  for (size_t i = 0; i < sizeof linear / sizeof linear[0]; i++) {
    const MuWrgWay way = { .ground = linear[i] };
    mu_wrg_ground_cost (NULL, &way, MU_TROOP_LMI, false, &cost);
    ck_assert_int_eq (cost.delay, 1);
    ck_assert_int_eq (mu_wrg_ground_paces (&cost, 5), 40);
    ck_assert_int_eq (mu_wrg_ground_paces (&cost, 30), 60);
    mu_wrg_ground_cost (NULL, &way, MU_TROOP_LI, false, &cost);
    ck_assert_int_eq (cost.delay, 0);
    ck_assert_int_eq (mu_wrg_ground_paces (&cost, 5), 40);
  }
  const MuWrgWay wood = { .ground = MU_WRG_GROUND_WOOD };
  mu_wrg_ground_cost (NULL, &wood, MU_TROOP_HC, false, &cost);
  ck_assert_int_eq (cost.delay, 0);
  ck_assert_int_eq (mu_wrg_ground_paces (&cost, 5), 20);
  ck_assert_int_eq (mu_wrg_ground_reach (&cost, 120), 30);
}
END_TEST

/* wrg.move.difficult.river: below 30 paces a river is a stream */
START_TEST (narrow_rivers_are_streams)
{
  MuWrgWay way = { .ground = MU_WRG_GROUND_RIVER, .width = 29 };
  MuWrgGroundCost cost;
  ck_assert_int_eq (mu_wrg_ground_cost (NULL, &way, MU_TROOP_HI, false, &cost), MU_RULE_NONE);
  ck_assert_int_eq (cost.times, 2);
  way.width = 30;
  ck_assert_int_eq (mu_wrg_ground_cost (NULL, &way, MU_TROOP_HI, false, &cost),
                    MU_RULE_WRG_MOVE_DIFFICULT_RIVER);
  way.width = 0; /* not said: a river */
  ck_assert_int_eq (mu_wrg_ground_cost (NULL, &way, MU_TROOP_HI, false, &cost),
                    MU_RULE_WRG_MOVE_DIFFICULT_RIVER);
}
END_TEST

/* wrg.move.difficult.ford: ten times the die must be more than the width */
START_TEST (fords_are_found)
{
  ck_assert (!mu_wrg_is_ford (30, 3) && mu_wrg_is_ford (30, 4));
  ck_assert (mu_wrg_is_ford (39, 4) && !mu_wrg_is_ford (40, 4));
  ck_assert (mu_wrg_is_ford (59, 6) && !mu_wrg_is_ford (60, 6));
}
END_TEST

/* wrg.move.difficult.roads */
START_TEST (roads_ease_the_way)
{
  MuWrgGroundCost cost;
  for (int ground = 0; ground < MU_WRG_GROUNDS; ground++)
    for (int type = 0; type < MU_TROOP_FIGHTING_TYPES; type++)
      for (int uphill = 0; uphill <= 1; uphill++) {
        const MuWrgWay way
            = { .ground = (MuWrgGround) ground, .road = true, .uphill = uphill, .width = 40 };
        const bool climbs = uphill && ground == MU_WRG_GROUND_STEEP_HILL;
        ck_assert_int_eq (mu_wrg_ground_cost (NULL, &way, (MuTroopType) type, false, &cost),
                          MU_RULE_NONE);
        ck_assert_int_eq (cost.times, climbs ? 2 : 1);
        ck_assert_int_eq (cost.delay, 0);
        ck_assert_int_eq (cost.rule, climbs ? MU_RULE_WRG_MOVE_DIFFICULT_ROADS : MU_RULE_NONE);
      }
}
END_TEST

/* wrg.weather.rain.rivers, in both readings */
START_TEST (floods_close_crossings)
{
  const MuReadings streams_stay = { .choice[MU_READING_RAIN_RIVERS] = 1 };
  MuWrgWay way = { .ground = MU_WRG_GROUND_STREAM, .rivers_up = true };
  MuWrgGroundCost cost;
  ck_assert_int_eq (mu_wrg_ground_cost (NULL, &way, MU_TROOP_HC, false, &cost), MU_RULE_NONE);
  ck_assert_int_eq (cost.times, 4);
  ck_assert_str_eq (mu_rule_id (cost.rule), "wrg.move.difficult.river");
  ck_assert_int_eq (mu_wrg_ground_cost (NULL, &way, MU_TROOP_HI, false, &cost),
                    MU_RULE_WRG_MOVE_DIFFICULT_RIVER);
  ck_assert_int_eq (mu_wrg_ground_cost (&streams_stay, &way, MU_TROOP_HI, false, &cost),
                    MU_RULE_NONE);
  way.ground = MU_WRG_GROUND_FORD;
  mu_wrg_ground_cost (&streams_stay, &way, MU_TROOP_HC, false, &cost);
  ck_assert_int_eq (cost.times, 4);
  way.ground = MU_WRG_GROUND_RIVER;
  ck_assert_int_eq (mu_wrg_ground_cost (NULL, &way, MU_TROOP_HC, false, &cost),
                    MU_RULE_WRG_WEATHER_RAIN_RIVERS);
  way.road = true; /* a bridge */
  ck_assert_int_eq (mu_wrg_ground_cost (NULL, &way, MU_TROOP_LCH, false, &cost), MU_RULE_NONE);
  way = (MuWrgWay){ .ground = MU_WRG_GROUND_WOOD, .rivers_up = true };
  mu_wrg_ground_cost (NULL, &way, MU_TROOP_HI, false, &cost);
  ck_assert_int_eq (cost.times, 2);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("ground");
  tcase_add_loop_test (tests, ground_counts_double_or_fourfold, 0,
                       (int) (sizeof grounds / sizeof grounds[0]));
  tcase_add_test (tests, the_rule_is_named);
  tcase_add_test (tests, horses_do_not_charge_through_woods);
  tcase_add_test (tests, obstacles_are_wide);
  tcase_add_test (tests, narrow_rivers_are_streams);
  tcase_add_test (tests, fords_are_found);
  tcase_add_test (tests, roads_ease_the_way);
  tcase_add_test (tests, floods_close_crossings);
  return run_case ("ground", tests);
}
