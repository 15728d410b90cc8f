/* The book's causes of disorder and the way out of it (wrg.disorder.*), one
 * small scene each. */
#include "tests/rules/battle/book/book.h"

#define FOOT "Reg C HI HTW Sh"

static bool
was_disordered (const Scene *scene, int body, MuRule rule)
{
  return scene_find_rule (scene, MU_EVENT_DISORDERED, body, rule) != NULL;
}

/* One attacker of side A and one enemy who holds, so far ahead. */
static Scene *
charge_scene (const char *charger, int figures, const char *enemy, int enemies, int distance)
{
  Scene *scene = scene_open (ROWS (ATTACKERS (charger, (uint16_t) figures, 1)),
                             ROWS (HOLDERS (enemy, (uint16_t) enemies, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y + distance);
  SCENE_DICE (scene, 4, 4, 4, 4, 3, 3); /* the one charges, the other stands */
  return scene;
}

/* wrg.disorder.cause.1: evaders until they have rallied, a full period
 * (wrg.move.rally.forward); wrg.disorder.recovery. */
START_TEST (evaders)
{
  Scene *scene
      = scene_open (ROWS (ATTACKERS (FOOT, 10, 1)), ROWS (SKIRMISHERS ("Reg C LC JLS Sh", 8, 2)));
  const int foe = FOE (scene, 0);
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, foe, 500, LINE_Y + 40);
  SCENE_DICE (scene, 4, 4, 4, 4, 4, 4);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert (was_disordered (scene, foe, MU_RULE_WRG_DISORDER_CAUSE_1));
  ck_assert_int_eq (scene_body (scene, foe)->period.moved, PACES (160));
  scene_fight (scene, MU_PHASE_NORMAL_MOVES); /* and no charge before they have faced about */
  scene_put (scene, 0, 500, 100);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (scene_body (scene, foe)->rally, RALLY_FORWARD);
  ck_assert (scene_body (scene, foe)->disordered);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert (!scene_body (scene, foe)->disordered);
  const MuEvent *recovered = scene_find (scene, MU_EVENT_RECOVERED, foe);
  ck_assert_ptr_nonnull (recovered);
  ck_assert_int_eq (recovered->rule, MU_RULE_WRG_DISORDER_RECOVERY);
  scene_close (scene);
}
END_TEST

/* wrg.disorder.cause.1: met by fresh enemy while pursuing or rallying;
 * wrg.disorder.cause.1.exception: not just after light foot that broke in its
 * first period. */
START_TEST (fresh_enemy)
{
  static const struct {
    bool pursued;
    bool lights;
    int periods;
    Rally rally;
    bool disordered;
  } row[] = {
    { false, false, 0, RALLY_NONE, false },   { true, false, 1, RALLY_NONE, true },
    { true, true, 1, RALLY_NONE, false },     { true, true, 2, RALLY_NONE, true },
    { false, false, 0, RALLY_FORWARD, true }, { false, false, 0, RALLY_BACK, true },
  };
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    Scene *scene = charge_scene (FOOT, 10, FOOT, 10, 50);
    Body *foe = scene_body (scene, FOE (scene, 0));
    scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
    foe->period.pursued = row[i].pursued;
    foe->chases_lights = row[i].lights;
    foe->pursuit_periods = (uint8_t) row[i].periods;
    foe->rally = row[i].rally;
    foe->rally_until = 1;
    scene_fight (scene, MU_PHASE_CHARGE_MOVES);
    ck_assert_msg (was_disordered (scene, FOE (scene, 0), MU_RULE_WRG_DISORDER_CAUSE_1)
                       == row[i].disordered,
                   "row %d", (int) i);
    scene_close (scene);
  }
}
END_TEST

/* Those who chase light foot: mounted or heavier, after its first period. */
START_TEST (chasing_light_foot)
{
  static const struct {
    const char *winner;
    const char *loser;
    int periods;
    bool at_ease;
  } row[] = {
    { FOOT, "Reg D LI JLS Sh", 1, true },
    { "Reg C HC JLS Sh", "Reg D LI JLS Sh", 1, true },
    { "Reg C LI JLS Sh", "Reg D LI JLS Sh", 1, false },
    { FOOT, "Reg D LMI JLS Sh", 1, false },
    { FOOT, "Reg D LI JLS Sh", 2, false },
  };
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    Scene *scene = scene_open (ROWS (ATTACKERS (row[i].winner, 10, 1)),
                               ROWS (HOLDERS (row[i].loser, 5, 1), HOLDERS (FOOT, 5, 1)));
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, FOE (scene, 0), 500, LINE_Y);
    scene_put (scene, FOE (scene, 1), 150, 700);
    scene_fight (scene, MU_PHASE_MELEE);
    scene_body (scene, 0)->melee_periods = (uint8_t) row[i].periods;
    mu_wrg_break_body (scene->battle, FOE (scene, 0), MU_RULE_WRG_AFTER_BREAK_COUNT);
    scene_fight (scene, MU_PHASE_RECOILS);
    ck_assert_int_eq (scene_body (scene, 0)->pursues, FOE (scene, 0));
    ck_assert_int_eq (scene_body (scene, 0)->chases_lights, row[i].at_ease);
    scene_close (scene);
  }
}
END_TEST

/* wrg.disorder.cause.2: struck in flank before the figures there have turned:
 * regular foot in a quarter of a period, other foot in half; horse at 180 does 45
 * paces a quarter. */
static const struct {
  const char *foot;
  int distance;
  bool caught;
} flanks[] = {
  { "Reg C HI HTW Sh", 44, true },
  { "Reg C HI HTW Sh", 46, false },
  { "Irr C HI HTW Sh", 46, true },
  { "Irr C HI HTW Sh", 91, false },
};

START_TEST (struck_in_flank)
{
  Scene *scene = charge_scene ("Reg C HC JLS Sh", 4, flanks[_i].foot, 10, 60);
  const int foe = FOE (scene, 0);
  const int half = scene_body (scene, foe)->ground.width / 2 / PACES (1);
  scene_face (scene, 0, MU_ANGLE_QUARTER);
  scene_put (scene, 0, 500 - half - flanks[_i].distance, LINE_Y + 60 + 4);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert (mu_wrg_in_contact (scene->battle, 0, foe));
  ck_assert_int_eq (was_disordered (scene, foe, MU_RULE_WRG_DISORDER_CAUSE_2), flanks[_i].caught);
  scene_close (scene);
}
END_TEST

/* Struck in the rear the whole body turns about, unless it is fighting: then it
 * stays as it is, and its rear figures turn. */
START_TEST (struck_in_the_rear)
{
  for (int fighting = 0; fighting < 2; fighting++) {
    Scene *scene
        = scene_open (ROWS (ATTACKERS ("Reg C HC JLS Sh", 4, 1), HOLDERS ("Reg C HI Sh", 10, 1)),
                      ROWS (HOLDERS (FOOT, 10, 1)));
    const int foe = FOE (scene, 0);
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    scene_face (scene, foe, MU_ANGLE_AHEAD);
    scene_put (scene, foe, 500, LINE_Y + 40);
    scene_face (scene, 1, MU_ANGLE_HALF);
    scene_put (scene, 1, 500, LINE_Y + (fighting ? 40 : 300));
    SCENE_DICE (scene, 4, 4, 4, 4, 3, 3);
    scene_fight (scene, MU_PHASE_CHARGE_MOVES);
    ck_assert (mu_wrg_in_contact (scene->battle, 0, foe));
    ck_assert_int_eq (scene_body (scene, foe)->ground.facing,
                      fighting ? MU_ANGLE_AHEAD : MU_ANGLE_HALF);
    /* 32 paces of 180: too soon for either */
    ck_assert (was_disordered (scene, foe, MU_RULE_WRG_DISORDER_CAUSE_2));
    scene_close (scene);
  }
}
END_TEST

/* wrg.disorder.cause.3: forced back by cavalry that charged in this period; where
 * others had a part, only if the cavalry gave more than it took. */
static const struct {
  const char *horse;
  bool others;
  int given; /* by the cavalry */
  int taken;
  bool disordered;
} ridden[] = {
  { "Reg C HC JLS Sh", false, 4, 9, true },
  { "Reg C HC JLS Sh", true, 5, 4, true },
  { "Reg C HC JLS Sh", true, 5, 5, false },
  { "Irr C HCm JLS Sh", false, 9, 0, false }, /* camels are no cavalry */
  { FOOT, false, 9, 0, false },
};

START_TEST (forced_back_by_cavalry)
{
  Scene *scene
      = scene_open (ROWS (ATTACKERS (ridden[_i].horse, 4, 1), HOLDERS ("Reg C HI Sh", 5, 1)),
                    ROWS (HOLDERS (FOOT, 20, 1)));
  const int foe = FOE (scene, 0);
  calm (scene);
  scene_put (scene, 0, 470, LINE_Y);
  scene_put (scene, 1, 540, LINE_Y + (ridden[_i].others ? 50 : -100));
  scene_put (scene, foe, 500, LINE_Y + 50);
  SCENE_DICE (scene, 4, 4, 4, 4, 3, 3);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert (scene_body (scene, 0)->period.came_in_charge);
  for (int i = 0; i < scene->battle->filled.strokes; i++) {
    Stroke *stroke = &scene->battle->stroke[i];
    if (stroke->body == 0)
      stroke->men = (int16_t) ridden[_i].given;
    if (stroke->target == 0)
      stroke->men = (int16_t) ridden[_i].taken;
  }
  scene_body (scene, foe)->period.melee_given = 19;
  scene_body (scene, foe)->period.melee_taken = 20;
  scene_body (scene, foe)->disordered = false;
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_event (scene, MU_EVENT_RECOILED, foe);
  ck_assert_int_eq (was_disordered (scene, foe, MU_RULE_WRG_DISORDER_CAUSE_3),
                    ridden[_i].disordered);
  scene_close (scene);
}
END_TEST

/* wrg.after.break.disordered: those ridden down who have lost twice as much
 * break. */
START_TEST (ridden_down)
{
  Scene *scene = charge_scene ("Reg C HC JLS Sh", 5, FOOT, 10, 60);
  const int foe = FOE (scene, 0);
  scene_fight (scene, MU_PHASE_MELEE);
  scene_body (scene, foe)->period.melee_given = 5;
  scene_body (scene, foe)->period.melee_taken = 10;
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_BROKE, foe, MU_RULE_WRG_AFTER_BREAK_DISORDERED));
  scene_close (scene);
}
END_TEST

/* wrg.disorder.cause.4, wrg.move.recoil.as-moving: LMI and heavier foot on the move, met by mounted
 * troops who have charged for a quarter of a period. */
static const struct {
  const char *charger;
  const char *foot;
  int distance;
  bool moves;
  bool disordered;
} on_the_move[] = {
  { "Reg C HC JLS Sh", FOOT, 45, true, true },
  { "Reg C HC JLS Sh", FOOT, 44, true, false }, /* no impetus yet */
  { "Reg C HC JLS Sh", FOOT, 60, false, false },
  { "Reg C HC JLS Sh", "Reg C LMI JLS Sh", 60, true, true },
  { "Reg C HC JLS Sh", "Reg C LI JLS Sh", 60, true, false },
  { FOOT, FOOT, 60, true, false }, /* foot charges foot */
};

START_TEST (foot_on_the_move)
{
  Scene *scene = charge_scene (on_the_move[_i].charger, 4, on_the_move[_i].foot, 5,
                               on_the_move[_i].distance);
  const int foe = FOE (scene, 0);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  scene_body (scene, foe)->period.followed_up = on_the_move[_i].moves;
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert (mu_wrg_in_contact (scene->battle, 0, foe));
  ck_assert_int_eq (was_disordered (scene, foe, MU_RULE_WRG_DISORDER_CAUSE_4),
                    on_the_move[_i].disordered);
  scene_close (scene);
}
END_TEST

/* wrg.disorder.cause.4: heavy chariots need half a period, 60 of 120 paces. */
START_TEST (foot_before_heavy_chariots)
{
  static const ArmyRow chariots[] = {
    { "Irr B HCh JLS B",
      2,
      1,
      MU_ORDER_ATTACK,
      0,
      false,
      { 2, { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 4 } },
    END_OF_ROWS,
  };
  for (int far = 0; far < 2; far++) {
    Scene *scene = scene_open (chariots, ROWS (HOLDERS (FOOT, 5, 1)));
    const int foe = FOE (scene, 0);
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, foe, 500, LINE_Y + 59 + far);
    SCENE_DICE (scene, 4, 4, 4, 4, 3, 3);
    scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
    scene_body (scene, foe)->period.moved = PACES (40); /* back, say, before the charge */
    scene_fight (scene, MU_PHASE_CHARGE_MOVES);
    ck_assert_int_eq (was_disordered (scene, foe, MU_RULE_WRG_DISORDER_CAUSE_4), far);
    scene_close (scene);
  }
}
END_TEST

static void
lose_control (Scene *scene, int body, int periods)
{
  Body *self = scene_body (scene, body);
  self->bound = MU_RESULT_ADVANCE;
  self->bound_until = 10;
  self->bound_periods = (uint8_t) periods;
}

/* wrg.disorder.cause.6: advancing a second period out of control; fighting and
 * following up meanwhile does not count. */
START_TEST (second_period_out_of_control)
{
  for (int fighting = 0; fighting < 2; fighting++) {
    Scene *scene
        = scene_open (ROWS (HOLDERS ("Irr C HI HTW Sh", 10, 1)), ROWS (HOLDERS (FOOT, 10, 1)));
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, FOE (scene, 0), 500, fighting ? LINE_Y : LINE_Y + 300);
    lose_control (scene, 0, 0);
    scene_fight (scene, MU_PHASE_COMPULSORY);
    ck_assert (!was_disordered (scene, 0, MU_RULE_WRG_DISORDER_CAUSE_6));
    for (int i = 0; i < 2; i++)
      scene_body (scene, i)->period.melee_given = scene_body (scene, i)->period.melee_taken = 0;
    if (!fighting)
      ck_assert_int_eq (scene_body (scene, 0)->period.moved, PACES (80));
    scene_fight (scene, MU_PHASE_COMPULSORY);
    ck_assert_int_eq (was_disordered (scene, 0, MU_RULE_WRG_DISORDER_CAUSE_6), !fighting);
    if (!fighting)
      ck_assert_int_eq (scene_body (scene, 0)->period.moved, PACES (50)); /* 30 less */
    scene_close (scene);
  }
}
END_TEST

/* wrg.disorder.cause.6: made to recoil while out of control; the disorder holds
 * while it goes back (wrg.disorder.recovery). */
START_TEST (recoil_out_of_control)
{
  Scene *scene = scene_open (ROWS (ATTACKERS ("Irr C HI HTW Sh", 10, 1)),
                             ROWS (HOLDERS ("Reg C HI Sh", 10, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y);
  lose_control (scene, 0, 0);
  scene_fight (scene, MU_PHASE_MELEE);
  scene_body (scene, 0)->period.melee_given = 9;
  scene_body (scene, 0)->period.melee_taken = 10;
  scene_body (scene, FOE (scene, 0))->period.melee_taken = 9;
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert (was_disordered (scene, 0, MU_RULE_WRG_DISORDER_CAUSE_6));
  scene_body (scene, 0)->bound = MU_RESULT_OBEY;
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert (scene_body (scene, 0)->period.recoiled);
  ck_assert (scene_body (scene, 0)->disordered);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert (!scene_body (scene, 0)->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.disorder.recovery: not before a retirement has ended. */
START_TEST (retiring_in_disorder)
{
  Scene *scene = scene_open (ROWS (HOLDERS (FOOT, 10, 1)), ROWS (HOLDERS (FOOT, 10, 1)));
  calm (scene);
  Body *self = scene_body (scene, 0);
  self->bound = MU_RESULT_RETIRE;
  self->bound_until = 2;
  mu_wrg_disorder_body (scene->battle, 0, DISORDER_CAVALRY, 0); /* over as soon as it has come */
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert (self->disordered);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert (self->disordered);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert (!self->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.disorder.cause.7: passed through by friends who may not. */
START_TEST (passed_through)
{
  for (int light = 0; light < 2; light++) {
    Scene *scene
        = scene_open (ROWS (HOLDERS (FOOT, 10, 1),
                            HOLDERS (light ? "Reg C LI JLS Sh" : "Reg C LMI JLS Sh", 5, 1)),
                      ROWS (HOLDERS (FOOT, 10, 1)));
    calm (scene);
    scene_fight (scene, MU_PHASE_CHARGE_MOVES);
    scene->battle->pass[0] = (Pass){ 1, 0 };
    scene->battle->filled.passes = 1;
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    for (int i = 0; i < 2; i++)
      ck_assert_int_eq (was_disordered (scene, i, MU_RULE_WRG_DISORDER_CAUSE_7), !light);
    scene_close (scene);
  }
}
END_TEST

/* wrg.disorder.cause.8.horses: within 30 paces of elephants where the own army has
 * some, else within 100; within 30 of camels; not those bred to it. */
static const struct {
  const char *horse;
  const char *beast;
  bool own; /* elephants of its own */
  int near;
} shy[] = {
  { "Reg C HC JLS Sh", "Irr C El JLS", false, 100 },
  { "Reg C HC JLS Sh", "Irr C El JLS", true, 30 },
  { "Irr C LC JLS Sh Arab", "Irr C El JLS", false, 100 },
  { "Irr C LC JLS Sh Indian", "Irr C El JLS", false, -1 },
  { "Reg C HC JLS Sh", "Irr C MCm B", false, 30 },
  { "Irr C LC JLS Sh Arab", "Irr C MCm B", false, -1 },
  { "Irr C LC JLS Sh Indian", "Irr C MCm B", false, 30 },
  { FOOT, "Irr C El JLS", false, -1 },
};

static ArmyRow
beast_row (const char *troop)
{
  ArmyRow row = HOLDERS (troop, 2, 1);
  if (troop[6] == 'E')
    row.crew = (MuCrew){ 1, { MU_WEAPON_LIGHT_SPEAR }, 0 };
  return row;
}

START_TEST (shy_horses)
{
  const ArmyRow end = END_OF_ROWS;
  const ArmyRow enemy[] = { beast_row (shy[_i].beast), END_OF_ROWS };
  const ArmyRow own[] = { HOLDERS (shy[_i].horse, 5, 1),
                          shy[_i].own ? beast_row ("Irr C El JLS") : end, END_OF_ROWS };
  for (int over = 0; over < 2; over++) {
    const int distance = shy[_i].near < 0 ? 5 : shy[_i].near + over;
    Scene *scene = scene_open (own, enemy);
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    if (shy[_i].own)
      scene_put (scene, 1, 150, 100);
    scene_put (scene, FOE (scene, 0), 500, LINE_Y + distance);
    scene_fight (scene, MU_PHASE_ARRIVALS);
    ck_assert_int_eq (was_disordered (scene, 0, MU_RULE_WRG_DISORDER_CAUSE_8_HORSES),
                      shy[_i].near >= 0 && !over);
    scene_close (scene);
  }
}
END_TEST

/* wrg.disorder.cause.8.fought: from the end of a period of fighting elephants that
 * did not go back, through the next. */
START_TEST (fought_elephants)
{
  static const ArmyRow beast[]
      = { { "Irr C El JLS", 2, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_LIGHT_SPEAR }, 0 } },
          END_OF_ROWS };
  for (int recoils = 0; recoils < 2; recoils++) {
    Scene *scene = scene_open (beast, ROWS (HOLDERS (FOOT, 10, 1)));
    const int foe = FOE (scene, 0);
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, foe, 500, LINE_Y);
    scene_fight (scene, MU_PHASE_MELEE);
    ck_assert (!scene_body (scene, foe)->disordered); /* not while fighting */
    scene_body (scene, 0)->period.melee_given = 0;
    scene_body (scene, 0)->period.melee_taken = recoils ? 2 : 0;
    scene_body (scene, foe)->period.melee_taken = 0;
    scene_fight (scene, MU_PHASE_RECOILS);
    ck_assert_int_eq (scene_find (scene, MU_EVENT_RECOILED, 0) != NULL, recoils);
    ck_assert_int_eq (was_disordered (scene, foe, MU_RULE_WRG_DISORDER_CAUSE_8_FOUGHT), !recoils);
    scene_fight (scene, MU_PHASE_ARRIVALS);
    ck_assert_int_eq (scene_body (scene, foe)->disordered, !recoils);
    scene_put (scene, 0, 500, 100);
    scene_fight (scene, MU_PHASE_ARRIVALS);
    ck_assert (!scene_body (scene, foe)->disordered);
    scene_close (scene);
  }
}
END_TEST

/* Several causes count once; the last of them decides (wrg.disorder.recovery). */
START_TEST (several_causes)
{
  Scene *scene = scene_open (ROWS (HOLDERS (FOOT, 10, 1)), ROWS (HOLDERS (FOOT, 10, 1)));
  calm (scene);
  mu_wrg_disorder_body (scene->battle, 0, DISORDER_CAUGHT, 1);
  mu_wrg_disorder_body (scene->battle, 0, DISORDER_FOUGHT_MODELS, 2);
  for (int period = 1; period <= 3; period++) {
    scene_fight (scene, MU_PHASE_ARRIVALS);
    ck_assert_int_eq (scene_body (scene, 0)->disordered, period <= 2);
  }
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("book");
  tcase_add_test (tests, evaders);
  tcase_add_test (tests, fresh_enemy);
  tcase_add_test (tests, chasing_light_foot);
  tcase_add_loop_test (tests, struck_in_flank, 0, (int) (sizeof flanks / sizeof flanks[0]));
  tcase_add_test (tests, struck_in_the_rear);
  tcase_add_loop_test (tests, forced_back_by_cavalry, 0, (int) (sizeof ridden / sizeof ridden[0]));
  tcase_add_test (tests, ridden_down);
  tcase_add_loop_test (tests, foot_on_the_move, 0,
                       (int) (sizeof on_the_move / sizeof on_the_move[0]));
  tcase_add_test (tests, foot_before_heavy_chariots);
  tcase_add_test (tests, second_period_out_of_control);
  tcase_add_test (tests, recoil_out_of_control);
  tcase_add_test (tests, retiring_in_disorder);
  tcase_add_test (tests, passed_through);
  tcase_add_loop_test (tests, shy_horses, 0, (int) (sizeof shy / sizeof shy[0]));
  tcase_add_test (tests, fought_elephants);
  tcase_add_test (tests, several_causes);
  return run_case ("book_disorder", tests);
}
