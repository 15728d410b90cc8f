#include "rules/wrg/fight/reach.h"
#include "rules/wrg/fight/volley.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

/* --- ranges ------------------------------------------------------------- */

static const struct {
  const char *shooter;
  MuWeapon weapon;
  MuWrgSlope slope;
  MuWrgPerch on, target_on;
  bool wood;
  int paces;
} ranges[] = {
  { "Reg C MI B", MU_WEAPON_BOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_GROUND, MU_WRG_ON_GROUND, false,
    240 },
  /* wrg.troops.weapons.mounted-bow: who normally rides, on foot or not */
  { "Irr C LC B", MU_WEAPON_BOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_GROUND, MU_WRG_ON_GROUND, false,
    180 },
  { "Irr C MCm CB", MU_WEAPON_CROSSBOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_GROUND, MU_WRG_ON_GROUND,
    false, 240 },
  /* wrg.shoot.range.mounted-infantry: foot keeps that of foot */
  { "Reg C MI CB", MU_WEAPON_CROSSBOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_GROUND, MU_WRG_ON_GROUND,
    false, 300 },
  /* wrg.shoot.range.height */
  { "Reg C MI B", MU_WEAPON_BOW, MU_WRG_SLOPE_SHOOTER_ABOVE, MU_WRG_ON_GROUND, MU_WRG_ON_GROUND,
    false, 260 },
  { "Reg C MI B", MU_WEAPON_BOW, MU_WRG_SLOPE_TARGET_ABOVE, MU_WRG_ON_GROUND, MU_WRG_ON_GROUND,
    false, 220 },
  { "Irr C El B", MU_WEAPON_BOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_ELEPHANT, MU_WRG_ON_GROUND, false,
    200 },
  { "Reg C MI B", MU_WEAPON_BOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_GROUND, MU_WRG_ON_ELEPHANT, false,
    240 },
  { "Reg C MI B", MU_WEAPON_BOW, MU_WRG_SLOPE_TARGET_ABOVE, MU_WRG_ON_GROUND, MU_WRG_ON_ELEPHANT,
    false, 220 },
  { "Reg C MI B", MU_WEAPON_BOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_GROUND, MU_WRG_ON_RAMPART, false,
    220 },
  /* wrg.shoot.range.height-order: equals, walls over ramparts, towers over walls,
     a slope over everything */
  { "Irr C El B", MU_WEAPON_BOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_ELEPHANT, MU_WRG_ON_RAMPART, false,
    180 },
  { "Irr C El B", MU_WEAPON_BOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_ELEPHANT, MU_WRG_ON_ROOF, false,
    180 },
  { "Reg C MI B", MU_WEAPON_BOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_RAMPART, MU_WRG_ON_WALL, false,
    220 },
  { "Reg C MI B", MU_WEAPON_BOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_WALL, MU_WRG_ON_TOWER, false, 220 },
  { "Reg C MI B", MU_WEAPON_BOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_TOWER, MU_WRG_ON_WALL, false, 260 },
  { "Reg C MI B", MU_WEAPON_BOW, MU_WRG_SLOPE_SHOOTER_ABOVE, MU_WRG_ON_GROUND, MU_WRG_ON_TOWER,
    false, 260 },
  /* wrg.shoot.range.woods */
  { "Reg C MI B", MU_WEAPON_BOW, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_GROUND, MU_WRG_ON_GROUND, true, 20 },
  { "Reg C LI JLS", MU_WEAPON_LIGHT_SPEAR, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_GROUND, MU_WRG_ON_GROUND,
    true, 20 },
  { "Reg C HI P", MU_WEAPON_PIKE, MU_WRG_SLOPE_LEVEL, MU_WRG_ON_GROUND, MU_WRG_ON_GROUND, false,
    0 },
};

static MuWrgReach
reach_of (int i)
{
  return (MuWrgReach){ .shooter = troop (ranges[i].shooter),
                       .weapon = ranges[i].weapon,
                       .slope = ranges[i].slope,
                       .shooter_on = ranges[i].on,
                       .target_on = ranges[i].target_on,
                       .both_in_wood = ranges[i].wood };
}

START_TEST (ranges_follow_height_and_wood)
{
  const MuWrgReach reach = reach_of (_i);
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_reach (NULL, &reach, &trace), ranges[_i].paces);
  ck_assert_int_eq (mu_trace_total (&trace), ranges[_i].paces);
  ck_assert_int_eq (mu_wrg_reach (NULL, &reach, NULL), ranges[_i].paces);
}
END_TEST

/* wrg.shoot.tactical.over-half, wrg.shoot.range.crossbow-mounted, and switched */
START_TEST (half_of_the_range)
{
  MuReadings own = { .choice = { 0 } };
  MuWrgReach bow = { .shooter = troop ("Reg C MI B"), .weapon = MU_WEAPON_BOW };
  ck_assert (!mu_wrg_reach_is_far (NULL, &bow, 120));
  ck_assert (mu_wrg_reach_is_far (NULL, &bow, 121));
  bow.slope = MU_WRG_SLOPE_SHOOTER_ABOVE;
  ck_assert (!mu_wrg_reach_is_far (NULL, &bow, 130));
  own.choice[MU_READING_HALF_RANGE] = 1;
  ck_assert (mu_wrg_reach_is_far (&own, &bow, 121));
  const MuWrgReach sling = { .shooter = troop ("Reg C LI S"), .weapon = MU_WEAPON_SLING };
  ck_assert (!mu_wrg_reach_is_far (NULL, &sling, 110));
  const MuWrgReach riders = { .shooter = troop ("Irr C HC CB"), .weapon = MU_WEAPON_CROSSBOW };
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_reach (NULL, &riders, &trace), 240);
  assert_line (&trace, 0, "wrg.shoot.range.crossbow-mounted", 240);
  own.choice[MU_READING_MOUNTED_CROSSBOW] = 1;
  ck_assert_int_eq (mu_wrg_reach (&own, &riders, NULL), 180);
}
END_TEST

/* --- who may shoot ------------------------------------------------------ */

static const struct {
  const char *shooter;
  MuWeapon weapon;
  MuWrgShooting facts; /* shooter and weapon apart */
  const char *rule;
} who[] = {
  { "Reg C MI B", MU_WEAPON_BOW, { .quarters_faced = 4 }, "" },
  { "Reg C MI B", MU_WEAPON_BOW, { .quarters_faced = 1, .motion = MU_WRG_ADVANCED }, "" },
  /* wrg.shoot.arc.facing */
  { "Reg C MI B", MU_WEAPON_BOW, { .quarters_faced = 0 }, "wrg.shoot.arc.facing" },
  /* wrg.shoot.arc.burmese: neither lower tiers nor armed drivers */
  { "Irr C El B",
    MU_WEAPON_BOW,
    { .quarters_faced = 4, .lower_tier = true },
    "wrg.shoot.arc.burmese" },
  { "Irr C HCh B",
    MU_WEAPON_BOW,
    { .quarters_faced = 4, .driver = true },
    "wrg.shoot.arc.burmese" },
  /* wrg.shoot.range.mounted-infantry */
  { "Reg C MI CB",
    MU_WEAPON_CROSSBOW,
    { .quarters_faced = 4, .still_riding = true },
    "wrg.shoot.range.mounted-infantry" },
  { "Irr C LC B", MU_WEAPON_BOW, { .quarters_faced = 4, .still_riding = true }, "" },
  /* wrg.shoot.move.stationary, wrg.shoot.move.retiring */
  { "Reg C MI CB",
    MU_WEAPON_CROSSBOW,
    { .quarters_faced = 4, .motion = MU_WRG_ADVANCED },
    "wrg.shoot.move.stationary" },
  { "Reg C LI SS",
    MU_WEAPON_STAFF_SLING,
    { .quarters_faced = 4, .motion = MU_WRG_RETIRED },
    "wrg.shoot.move.stationary" },
  { "Reg C LI JLS",
    MU_WEAPON_LIGHT_SPEAR,
    { .quarters_faced = 4, .motion = MU_WRG_RETIRED },
    "wrg.shoot.move.retiring" },
  { "Irr C LC B", MU_WEAPON_BOW, { .quarters_faced = 4, .motion = MU_WRG_RETIRED }, "" },
  { "Irr C MCm B",
    MU_WEAPON_BOW,
    { .quarters_faced = 4, .motion = MU_WRG_RETIRED },
    "wrg.shoot.move.retiring" },
  { "Irr C MCm B",
    MU_WEAPON_BOW,
    { .quarters_faced = 4, .motion = MU_WRG_RETIRED, .second_rider = true },
    "" },
  /* wrg.shoot.move.interpenetrating */
  { "Reg C LI S",
    MU_WEAPON_SLING,
    { .quarters_faced = 4, .others_shot = true },
    "wrg.shoot.move.interpenetrating" },
  /* wrg.shoot.charge.by-chargers, wrg.shoot.charge.escaped */
  { "Irr C HC B",
    MU_WEAPON_BOW,
    { .quarters_faced = 4, .motion = MU_WRG_CHARGED },
    "wrg.shoot.charge.escaped" },
  { "Irr C HC B",
    MU_WEAPON_BOW,
    { .quarters_faced = 4, .motion = MU_WRG_CHARGED, .escaped = true },
    "" },
  { "Irr C HC B", MU_WEAPON_BOW, { .quarters_faced = 4, .motion = MU_WRG_CHARGED_REAR }, "" },
  { "Irr C HC B",
    MU_WEAPON_BOW,
    { .quarters_faced = 4, .motion = MU_WRG_CHARGED_REAR, .uncontrolled = true },
    "wrg.shoot.charge.by-chargers" },
};

START_TEST (some_may_not_shoot)
{
  MuWrgShooting shooting = who[_i].facts;
  shooting.shooter = troop (who[_i].shooter);
  shooting.weapon = who[_i].weapon;
  ck_assert_str_eq (mu_rule_id (mu_wrg_shooting_barred (&shooting)), who[_i].rule);
}
END_TEST

/* wrg.shoot.arc.narrow, wrg.shoot.arc.by-type, wrg.shoot.arc.burmese */
START_TEST (arcs_follow_the_troops)
{
  MuWrgShooting slingers = { .shooter = troop ("Reg C LI S"), .weapon = MU_WEAPON_SLING };
  const MuWrgShooting foot = { .shooter = troop ("Reg C HI B"), .weapon = MU_WEAPON_BOW };
  const MuWrgShooting horse = { .shooter = troop ("Irr C LC B"), .weapon = MU_WEAPON_BOW };
  const MuWrgShooting engine = { .shooter = troop ("Reg C Art"), .weapon = MU_WEAPON_ENGINE };
  MuWrgShooting camel = { .shooter = troop ("Irr C MCm B"), .weapon = MU_WEAPON_BOW };
  ck_assert_int_eq (mu_wrg_shooting_arc (&slingers, false, false), MU_WRG_ARC_WIDE);
  ck_assert_int_eq (mu_wrg_shooting_arc (&slingers, true, false), MU_WRG_ARC_NARROW);
  slingers.motion = MU_WRG_ADVANCED;
  ck_assert_int_eq (mu_wrg_shooting_arc (&slingers, false, false), MU_WRG_ARC_NARROW);
  ck_assert_int_eq (mu_wrg_shooting_arc (&foot, false, false), MU_WRG_ARC_NARROW);
  ck_assert_int_eq (mu_wrg_shooting_arc (&horse, false, false), MU_WRG_ARC_ALL_ROUND);
  ck_assert_int_eq (mu_wrg_shooting_arc (&engine, false, true), MU_WRG_ARC_WIDE);
  ck_assert_int_eq (mu_wrg_shooting_arc (&engine, false, false), MU_WRG_ARC_NARROW);
  ck_assert_int_eq (mu_wrg_shooting_arc (&camel, false, false), MU_WRG_ARC_NARROW);
  camel.second_rider = true;
  ck_assert_int_eq (mu_wrg_shooting_arc (&camel, false, false), MU_WRG_ARC_ALL_ROUND);
  ck_assert_int_eq (mu_wrg_burmese_shooters (8), 4); /* half of the upper tier */
}
END_TEST

/* --- overhead ----------------------------------------------------------- */

static const struct {
  const char *shooter;
  MuWeapon weapon;
  MuWrgOverhead facts;
  const char *barred, *allowed;
  bool penalised, many;
} over[] = {
  /* wrg.shoot.overhead.bows-regular, -irregular, .crossbows */
  { "Reg C MI B",
    MU_WEAPON_BOW,
    { .own_ranks = 3, .ranks_level = 3, .target_paces = 60 },
    "",
    "wrg.shoot.overhead.bows-regular",
    true,
    true },
  { "Reg C MI B",
    MU_WEAPON_BOW,
    { .own_ranks = 1, .ranks_level = 1, .target_paces = 60 },
    "",
    "wrg.shoot.overhead.bows-regular",
    true,
    false },
  { "Reg C MI B",
    MU_WEAPON_BOW,
    { .own_ranks = 4, .ranks_level = 4, .target_paces = 60 },
    "wrg.shoot.overhead.bows-regular",
    "",
    false,
    false },
  { "Irr C MI B",
    MU_WEAPON_BOW,
    { .own_ranks = 2, .ranks_level = 2, .target_paces = 60 },
    "wrg.shoot.overhead.bows-irregular",
    "",
    false,
    false },
  { "Irr C HC B",
    MU_WEAPON_BOW,
    { .own_ranks = 1, .ranks_level = 1, .target_paces = 60 },
    "",
    "wrg.shoot.overhead.bows-irregular",
    true,
    false },
  { "Reg C MI CB",
    MU_WEAPON_CROSSBOW,
    { .own_ranks = 1, .ranks_level = 1, .stood = true, .target_paces = 60 },
    "",
    "wrg.shoot.overhead.crossbows",
    true,
    false },
  { "Reg C MI CB",
    MU_WEAPON_CROSSBOW,
    { .own_ranks = 1, .ranks_level = 1, .target_paces = 60 },
    "wrg.shoot.overhead.none",
    "",
    false,
    false },
  /* wrg.shoot.overhead.barred */
  { "Reg C MI B",
    MU_WEAPON_BOW,
    { .own_ranks = 1, .ranks_level = 1, .target_paces = 20 },
    "wrg.shoot.overhead.barred",
    "",
    false,
    false },
  { "Reg D MI B",
    MU_WEAPON_BOW,
    { .own_ranks = 1, .ranks_level = 1, .target_paces = 100 },
    "wrg.shoot.overhead.barred",
    "",
    false,
    false },
  { "Reg C MI B",
    MU_WEAPON_BOW,
    { .own_ranks = 1, .ranks_level = 1, .target_paces = 60, .mingled = true },
    "wrg.shoot.overhead.barred",
    "",
    false,
    false },
  { "Reg C MI B",
    MU_WEAPON_BOW,
    { .own_ranks = 1, .ranks_level = 1, .target_paces = 60, .disordered = true },
    "wrg.shoot.overhead.barred",
    "",
    false,
    false },
  /* wrg.shoot.overhead.none: woods; riders and others over foreign foot */
  { "Reg C MI B",
    MU_WEAPON_BOW,
    { .own_ranks = 1, .ranks_level = 1, .target_paces = 60, .in_wood = true },
    "wrg.shoot.overhead.none",
    "",
    false,
    false },
  { "Irr C LC JLS",
    MU_WEAPON_LIGHT_SPEAR,
    { .ranks_level = 1, .target_paces = 30 },
    "wrg.shoot.overhead.none",
    "",
    false,
    false },
  { "Reg C Art",
    MU_WEAPON_ENGINE,
    { .ranks_level = 1, .target_paces = 200 },
    "wrg.shoot.overhead.none",
    "",
    false,
    false },
  /* wrg.shoot.overhead.height, wrg.shoot.overhead.penalised */
  { "Irr C El B",
    MU_WEAPON_BOW,
    { .heights = { .shooter_on = MU_WRG_ON_ELEPHANT }, .ranks_level = 2, .target_paces = 60 },
    "",
    "wrg.shoot.overhead.height",
    false,
    false },
  { "Reg C LI S",
    MU_WEAPON_SLING,
    { .heights = { .target_on = MU_WRG_ON_ELEPHANT }, .ranks_level = 2, .target_paces = 60 },
    "",
    "wrg.shoot.overhead.height",
    true,
    true },
  { "Reg C LI S",
    MU_WEAPON_SLING,
    { .heights = { .slope = MU_WRG_SLOPE_SHOOTER_ABOVE }, .friends_paces = 20, .target_paces = 60 },
    "",
    "wrg.shoot.overhead.height",
    true,
    false },
  { "Reg C LI S",
    MU_WEAPON_SLING,
    { .heights = { .slope = MU_WRG_SLOPE_SHOOTER_ABOVE }, .friends_paces = 21, .target_paces = 60 },
    "",
    "wrg.shoot.overhead.height",
    false,
    false },
  { "Reg C LI S",
    MU_WEAPON_SLING,
    { .slope_to_slope = true, .friends_paces = 11, .target_paces = 60 },
    "",
    "wrg.shoot.overhead.height",
    false,
    false },
  { "Reg C LI S",
    MU_WEAPON_SLING,
    { .slope_to_slope = true, .friends_paces = 10, .target_paces = 60 },
    "",
    "wrg.shoot.overhead.height",
    true,
    false },
};

START_TEST (some_shoot_overhead)
{
  MuWrgOverhead overhead = over[_i].facts;
  overhead.shooter = troop (over[_i].shooter);
  overhead.weapon = over[_i].weapon;
  const MuWrgOverheadVerdict verdict = mu_wrg_shoot_overhead (&overhead);
  ck_assert_str_eq (mu_rule_id (verdict.barred), over[_i].barred);
  ck_assert_str_eq (mu_rule_id (verdict.allowed), over[_i].allowed);
  ck_assert_int_eq (verdict.penalised, over[_i].penalised);
  ck_assert_int_eq (verdict.many, over[_i].many);
}
END_TEST

/* --- priorities --------------------------------------------------------- */

/* wrg.shoot.priority.1 to wrg.shoot.priority.6 */
START_TEST (priorities_in_their_order)
{
  static const struct {
    unsigned doing;
    int priority;
    const char *rule;
  } cases[] = {
    { MU_WRG_ENEMY_CLOSING | MU_WRG_ENEMY_SHOOTS, 1, "wrg.shoot.priority.1" },
    { MU_WRG_ENEMY_SHOOTS_HALF, 2, "wrg.shoot.priority.2" },
    { MU_WRG_ENEMY_AT_SUPPORTED, 3, "wrg.shoot.priority.3" },
    { MU_WRG_ENEMY_ORDERED | MU_WRG_ENEMY_ADVANCING, 3, "wrg.shoot.priority.3" },
    { MU_WRG_ENEMY_SHOOTS, 4, "wrg.shoot.priority.4" },
    { MU_WRG_ENEMY_ADVANCING, 5, "wrg.shoot.priority.5" },
    { 0, 6, "wrg.shoot.priority.6" },
  };
  for (int i = 0; i < COUNT (cases); i++) {
    MuRule rule;
    ck_assert_int_eq (mu_wrg_shoot_priority (cases[i].doing, &rule), cases[i].priority);
    ck_assert_str_eq (mu_rule_id (rule), cases[i].rule);
  }
  ck_assert_int_eq (mu_wrg_shoot_priority (0, NULL), 6);
}
END_TEST

/* wrg.shoot.priority.cumulative, worked example 21: two advance, the nearer is
 * shot at; and one that also shoots comes before it */
START_TEST (ties_go_to_later_priorities)
{
  const unsigned on = MU_WRG_ENEMY_ADVANCING, shoots = MU_WRG_ENEMY_SHOOTS;
  ck_assert (mu_wrg_shoot_prefers (on, 60, on, 90));
  ck_assert (!mu_wrg_shoot_prefers (on, 90, on, 60));
  ck_assert (mu_wrg_shoot_prefers (on | shoots, 200, on, 60));
  ck_assert (mu_wrg_shoot_prefers (MU_WRG_ENEMY_CLOSING, 100, shoots | on, 10));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("volley");
  tcase_add_loop_test (tests, ranges_follow_height_and_wood, 0, COUNT (ranges));
  tcase_add_test (tests, half_of_the_range);
  tcase_add_loop_test (tests, some_may_not_shoot, 0, COUNT (who));
  tcase_add_test (tests, arcs_follow_the_troops);
  tcase_add_loop_test (tests, some_shoot_overhead, 0, COUNT (over));
  tcase_add_test (tests, priorities_in_their_order);
  tcase_add_test (tests, ties_go_to_later_priorities);
  return run_case ("volley", tests);
}
