/* Who shoots at whom: ranges, arcs, ranks, priorities, and when not. */
#include "scene.h"

#define ROW(troop, figures, ranks, order)                                                          \
  {                                                                                                \
    troop, figures, ranks, MU_ORDER_##order, 0, false,                                             \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }
#define END                                                                                        \
  {                                                                                                \
    NULL, 0, 0, 0, 0, false,                                                                       \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }

static const ArmyRow target[] = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), END };
static const ArmyRow two_targets[]
    = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), ROW ("Reg C HI HTW Sh", 20, 2, HOLD), END };
static const ArmyRow slingers[] = { ROW ("Irr C LI S Sh", 10, 1, HOLD), END };

static const MuEvent *
shot_of (Scene *scene, int body)
{
  scene_skip_to (scene, MU_PHASE_SHOOTING);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_SHOOTING);
  return scene_find (scene, MU_EVENT_SHOT, body);
}

static int
shooting_figures (const ArmyRow *shooters, int paces, int aside)
{
  Scene *scene = scene_open (shooters, target);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500 + aside, 300 + paces);
  const MuEvent *shot = shot_of (scene, 0);
  const int figures = shot ? shot->value[0] : 0;
  scene_close (scene);
  return figures;
}

/* wrg.shoot.range.hand-hurled, wrg.shoot.range.sling, wrg.shoot.range.bow,
 * wrg.shoot.range.crossbow, wrg.shoot.simultaneous */
START_TEST (ranges)
{
  static const ArmyRow javelins[] = { ROW ("Reg C LI JLS Sh", 5, 1, HOLD), END };
  static const ArmyRow foot_bows[] = { ROW ("Reg C MI B", 5, 1, HOLD), END };
  static const ArmyRow horse_bows[] = { ROW ("Irr C LC B", 5, 1, HOLD), END };
  static const ArmyRow crossbows[] = { ROW ("Reg C MI CB", 5, 1, HOLD), END };
  const struct {
    const ArmyRow *rows;
    int range;
  } reach[] = {
    { javelins, 40 }, { slingers, 120 }, { foot_bows, 240 }, { horse_bows, 180 }, { crossbows, 300 }
  };
  for (unsigned i = 0; i < sizeof reach / sizeof reach[0]; i++) {
    ck_assert_int_gt (shooting_figures (reach[i].rows, reach[i].range, 0), 0);
    ck_assert_int_eq (shooting_figures (reach[i].rows, reach[i].range + 1, 0), 0);
  }
}
END_TEST

/* wrg.shoot.range.height */
START_TEST (elephants_shoot_further)
{
  static const ArmyRow beasts[]
      = { { "Irr C El B", 2, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_BOW }, 0 } }, END };
  ck_assert_int_eq (shooting_figures (beasts, 200, 0), 2);
  ck_assert_int_eq (shooting_figures (beasts, 201, 0), 0);
}
END_TEST

/* wrg.shoot.crew: every fighting figure of a crew */
START_TEST (crews_shoot_by_figure)
{
  static const ArmyRow beasts[]
      = { { "Irr C El JLS B",
            2,
            1,
            MU_ORDER_HOLD,
            0,
            false,
            { 3, { MU_WEAPON_BOW, MU_WEAPON_BOW, MU_WEAPON_LIGHT_SPEAR }, 0 } },
          END };
  Scene *scene = scene_open (beasts, target);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 350);
  shot_of (scene, 0);
  int figures[MU_WEAPONS] = { 0 };
  for (int i = scene->mark; i < scene->count; i++)
    if (scene->event[i].kind == MU_EVENT_SHOT)
      figures[scene->event[i].value[3]] = scene->event[i].value[0];
  ck_assert_int_eq (figures[MU_WEAPON_BOW], 4);
  ck_assert_int_eq (figures[MU_WEAPON_LIGHT_SPEAR], 2);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.arc.narrow, wrg.shoot.arc.by-type: light foot 45 degrees, light
 * horse all round, others 22.5 */
START_TEST (arcs)
{
  static const ArmyRow bows[] = { ROW ("Reg C MI B", 5, 1, HOLD), END };
  static const ArmyRow light_bows[] = { ROW ("Reg C LI B", 5, 1, HOLD), END };
  static const ArmyRow horse_bows[] = { ROW ("Irr C LC B", 5, 1, HOLD), END };
  /* 100 ahead, the near end 70, then 80 paces from the middle */
  ck_assert_int_eq (shooting_figures (bows, 100, 15 + 30 + 70), 0);
  ck_assert_int_eq (shooting_figures (light_bows, 100, 30 + 80), 5);
  ck_assert_int_eq (shooting_figures (light_bows, -100, 0), 0);
  ck_assert_int_eq (shooting_figures (horse_bows, -150, 0), 5);
}
END_TEST

/* wrg.shoot.overhead.bows-regular, wrg.shoot.overhead.bows-irregular, wrg.shoot.overhead.crossbows,
 * wrg.shoot.tactical.overhead, wrg.shoot.tactical.overhead-many */
START_TEST (ranks_that_shoot)
{
  static const ArmyRow regular[] = { ROW ("Reg C MI B", 40, 4, HOLD), END };
  static const ArmyRow irregular[] = { ROW ("Irr C MI B", 40, 4, HOLD), END };
  static const ArmyRow crossbows[] = { ROW ("Reg C MI CB", 40, 4, HOLD), END };
  static const ArmyRow slings[] = { ROW ("Irr C LI S", 20, 2, HOLD), END };
  static const ArmyRow bare[] = { ROW ("Reg C MC", 20, 1, HOLD), END };
  ck_assert_int_eq (shooting_figures (slings, 60, 0), 10);
  Scene *scene = scene_open (irregular, bare);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 360);
  const MuEvent *shot = shot_of (scene, 0);
  ck_assert_int_eq (shot->value[0], 20);
  ck_assert_int_eq (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD), -1);
  ck_assert (!scene_has_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD_MANY));
  scene_close (scene);
  scene = scene_open (regular, bare);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 360);
  shot = shot_of (scene, 0);
  ck_assert_int_eq (shot->value[0], 40);
  ck_assert_int_eq (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD_MANY), -1);
  /* wrg.shoot.overhead.barred: in disorder the nearest rank, at half effect */
  scene_fight (scene, MU_PHASE_END_TESTS);
  mu_wrg_disorder_body (scene->battle, 0, DISORDER_CAUGHT, 2);
  shot = shot_of (scene, 0);
  ck_assert_int_eq (shot->value[0], 10);
  scene_close (scene);
  scene = scene_open (crossbows, bare);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 360);
  ck_assert_int_eq (shot_of (scene, 0)->value[0], 20);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.overhead.barred: D class needs 100 paces, others 20 */
START_TEST (overhead_needs_distance)
{
  static const ArmyRow levy[] = { ROW ("Irr D MI B", 40, 4, HOLD), END };
  ck_assert_int_eq (shooting_figures (levy, 99, 0), 10);
}
END_TEST

/* wrg.shoot.tactical.over-half */
START_TEST (far_bow_shots_lose)
{
  static const ArmyRow bows[] = { ROW ("Reg C MI B", 5, 1, HOLD), END };
  for (int i = 0; i < 2; i++) {
    Scene *scene = scene_open (bows, target);
    scene_put (scene, 0, 500, 300);
    scene_put (scene, 1, 500, 420 + i);
    const MuEvent *shot = shot_of (scene, 0);
    ck_assert_int_eq (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_OVER_HALF), -i);
    scene_close (scene);
  }
}
END_TEST

static int
chosen (Scene *scene)
{
  const MuEvent *shot = shot_of (scene, 0);
  ck_assert_ptr_nonnull (shot);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SHOT, 0), 1);
  const int other = shot->other;
  scene_close (scene);
  return other;
}

static Scene *
two_ahead (void)
{
  Scene *scene = scene_open (slingers, two_targets);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 455, 370); /* nearer */
  scene_put (scene, 2, 545, 375);
  return scene;
}

/* wrg.shoot.priority.6: the nearest, when nothing else parts them.  Both lie
 * within every file's arc and range. */
START_TEST (the_nearest_enemy)
{
  Scene *scene = two_ahead ();
  shot_of (scene, 0);
  /* each figure for itself (wrg.shoot.priority.cumulative) */
  int figures[3] = { 0 };
  for (int i = scene->mark; i < scene->count; i++)
    if (scene->event[i].kind == MU_EVENT_SHOT && scene->event[i].body == 0) {
      figures[scene->event[i].other] = scene->event[i].value[0];
      ck_assert_int_eq (scene->event[i].rule, MU_RULE_WRG_SHOOT_PRIORITY_6);
    }
  ck_assert_int_eq (figures[1] + figures[2], 10);
  ck_assert_int_ge (figures[1], 5);
  ck_assert_int_gt (figures[2], 0);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.priority.5 */
START_TEST (advancing_enemy_first)
{
  Scene *scene = two_ahead ();
  scene_put (scene, 2, 545, 385); /* out of charge reach */
  scene_body (scene, 2)->motion = MOTION_ADVANCING;
  ck_assert_int_eq (chosen (scene), 2);
}
END_TEST

/* wrg.shoot.priority.4, wrg.shoot.priority.2 */
START_TEST (those_who_shoot_at_them_first)
{
  Scene *scene = two_ahead ();
  scene_body (scene, 1)->motion = MOTION_ADVANCING;
  scene_put (scene, 1, 455, 385);
  mu_wrg_note_pair (scene->battle, PAIR_SHOT_NOW, 2, 0, 1); /* turned over into the last period */
  ck_assert_int_eq (chosen (scene), 2);
  scene = two_ahead ();
  mu_wrg_note_pair (scene->battle, PAIR_SHOT_NOW, 1, 0, 4);
  mu_wrg_note_pair (scene->battle, PAIR_SHOT_NOW, 2, 0, 5); /* half their number */
  ck_assert_int_eq (chosen (scene), 2);
}
END_TEST

/* wrg.shoot.priority.1 */
START_TEST (those_who_can_charge_come_first)
{
  Scene *scene = two_ahead ();
  mu_wrg_note_pair (scene->battle, PAIR_SHOT_NOW, 1, 0, 10);
  scene_body (scene, 2)->motion = MOTION_ADVANCING; /* 75 paces off, 80 to charge */
  ck_assert_int_eq (chosen (scene), 2);
}
END_TEST

/* wrg.shoot.melee.barred */
START_TEST (not_into_a_melee)
{
  static const ArmyRow slings_and_swords[]
      = { ROW ("Irr C LI S Sh", 10, 1, HOLD), ROW ("Reg C HI", 10, 1, HOLD), END };
  static const ArmyRow one_rank[] = { ROW ("Reg C HI HTW Sh", 10, 1, HOLD), END };
  Scene *scene = scene_open (slings_and_swords, one_rank);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 560, 360);
  scene_put (scene, 2, 560, 360);
  ck_assert_ptr_null (shot_of (scene, 0));
  scene_close (scene);
}
END_TEST

/* wrg.visibility.dust: not through others; wrg.shoot.overhead.height: but up at
 * elephants */
START_TEST (bodies_bar_the_shot)
{
  static const ArmyRow two[]
      = { ROW ("Irr C LI S Sh", 5, 1, HOLD), ROW ("Reg C HI", 40, 1, HOLD), END };
  static const ArmyRow beasts[]
      = { { "Irr C El B", 2, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_BOW }, 0 } }, END };
  Scene *scene = scene_open (two, target);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 320);
  scene_put (scene, 2, 500, 380);
  ck_assert_ptr_null (shot_of (scene, 0));
  scene_close (scene);
  scene = scene_open (two, beasts);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 320);
  scene_put (scene, 2, 500, 380);
  ck_assert_ptr_nonnull (shot_of (scene, 0));
  scene_close (scene);
}
END_TEST

/* wrg.shoot.charge.at-chargers, wrg.shoot.charge.hand-hurled,
 * wrg.shoot.charge.by-chargers, wrg.shoot.tactical.fast, wrg.shoot.tactical.moving */
START_TEST (shooting_at_chargers)
{
  static const ArmyRow bows[] = { ROW ("Reg C MI B", 10, 1, HOLD), END };
  static const ArmyRow javelins[] = { ROW ("Reg C LHI JLS Sh", 10, 1, HOLD), END };
  static const ArmyRow horse[] = { ROW ("Reg C HC JLS Sh", 10, 1, ATTACK), END };
  const struct {
    const ArmyRow *rows;
    int paces;
    bool shoots;
  } try[] = { { bows, 91, true }, { bows, 89, false }, { javelins, 120, false } };
  for (int i = 0; i < 3; i++) {
    Scene *scene = scene_open (try[i].rows, horse);
    scene_put (scene, 0, 500, 300);
    scene_put (scene, 1, 500, 300 + try[i].paces);
    scene_fight (scene, MU_PHASE_SHOOTING);
    ck_assert_event (scene, MU_EVENT_CONTACT, 1);
    const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 0);
    ck_assert_int_eq (shot != NULL, try[i].shoots);
    ck_assert_no_event (scene, MU_EVENT_SHOT, 1);
    if (shot) {
      ck_assert_int_eq (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_FAST), -1);
      ck_assert_int_eq (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_MOVING), -1);
    }
    scene_close (scene);
  }
}
END_TEST

/* wrg.shoot.move.stationary, wrg.shoot.move.retiring */
START_TEST (shooting_on_the_move)
{
  static const ArmyRow crossbows[] = { ROW ("Reg C LHI CB", 5, 1, HOLD), END };
  static const ArmyRow light_horse[] = { ROW ("Irr C LC B", 5, 1, HOLD), END };
  static const ArmyRow light_foot[] = { ROW ("Irr C LI S", 5, 1, HOLD), END };
  const struct {
    const ArmyRow *rows;
    Motion motion;
    bool moved;
    bool shoots;
  } try[] = {
    { crossbows, MOTION_ADVANCING, true, false }, { crossbows, MOTION_STILL, false, true },
    { light_horse, MOTION_EVADING, true, true },  { light_foot, MOTION_EVADING, true, false },
    { light_foot, MOTION_ADVANCING, true, true },
  };
  for (unsigned i = 0; i < sizeof try / sizeof try[0]; i++) {
    Scene *scene = scene_open (try[i].rows, target);
    scene_put (scene, 0, 500, 300);
    scene_put (scene, 1, 500, 380);
    scene_skip_to (scene, MU_PHASE_SHOOTING);
    scene_body (scene, 0)->motion = (uint8_t) try[i].motion;
    scene_body (scene, 0)->period.moved = try[i].moved ? MU_PACES (30) : 0;
    scene_fight (scene, MU_PHASE_SHOOTING);
    ck_assert_msg ((scene_find (scene, MU_EVENT_SHOT, 0) != NULL) == try[i].shoots, "case %u", i);
    scene_close (scene);
  }
}
END_TEST

/* wrg.shields.side, wrg.shields.two-handed, wrg.shoot.tactical.shieldless */
START_TEST (shields_cover_front_and_left)
{
  const struct {
    int x, y;
    int shieldless;
  } from[] = { { 500, 300, 0 }, { 440, 400, 1 }, { 560, 400, 0 }, { 500, 470, 1 } };
  static const ArmyRow horse_bows[] = { ROW ("Irr C LC B", 1, 1, HOLD), END };
  for (int i = 0; i < 4; i++) {
    Scene *scene = scene_open (horse_bows, target);
    scene_put (scene, 0, from[i].x, from[i].y);
    scene_put (scene, 1, 500, 380); /* faces down the table: its right is at lower x */
    const MuEvent *shot = shot_of (scene, 0);
    ck_assert_msg (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS)
                       == from[i].shieldless,
                   "place %d", i);
    scene_close (scene);
  }
  static const ArmyRow shielded_bows[] = { ROW ("Reg C HI B Sh", 10, 1, HOLD), END };
  Scene *scene = scene_open (slingers, shielded_bows);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 380);
  const MuEvent *shot = shot_of (scene, 0);
  ck_assert_int_eq (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS), 1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.4, wrg.reaction.result.row7 */
START_TEST (shot_to_pieces)
{
  static const ArmyRow four[] = { ROW ("Reg C MC", 4, 1, HOLD), END };
  static const ArmyRow many[] = { ROW ("Irr C LI S Sh", 30, 1, HOLD), END };
  Scene *scene = scene_open (many, four);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 330);
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  ck_assert_int_ge (scene_body (scene, 1)->period.shot_men, 8);
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, 1);
  ck_assert_int_eq (test->value[0], MU_OCCASION_SHOT_DOWN);
  ck_assert_int_eq (scene_factor (scene, test, MU_RULE_WRG_REACTION_DEDUCT1_SHOT_AT), -1);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("shoot");
  tcase_add_test (tests, ranges);
  tcase_add_test (tests, elephants_shoot_further);
  tcase_add_test (tests, crews_shoot_by_figure);
  tcase_add_test (tests, arcs);
  tcase_add_test (tests, ranks_that_shoot);
  tcase_add_test (tests, overhead_needs_distance);
  tcase_add_test (tests, far_bow_shots_lose);
  tcase_add_test (tests, the_nearest_enemy);
  tcase_add_test (tests, advancing_enemy_first);
  tcase_add_test (tests, those_who_shoot_at_them_first);
  tcase_add_test (tests, those_who_can_charge_come_first);
  tcase_add_test (tests, not_into_a_melee);
  tcase_add_test (tests, bodies_bar_the_shot);
  tcase_add_test (tests, shooting_at_chargers);
  tcase_add_test (tests, shooting_on_the_move);
  tcase_add_test (tests, shields_cover_front_and_left);
  tcase_add_test (tests, shot_to_pieces);
  return run_case ("battle shooting", tests);
}
