/* The sequence of a period, and moves that meet more than one body. */
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

static const ArmyRow one[] = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), END };
static const ArmyRow attackers[] = { ROW ("Reg C HI HTW Sh", 20, 2, ATTACK), END };
static const ArmyRow horse[] = { ROW ("Reg C HC JLS Sh", 10, 1, ATTACK), END };
static const ArmyRow gauls[] = { ROW ("Irr C MI HTW Sh", 20, 2, HOLD), END };

/* wrg.sequence.period, wrg.scale.time: twelve phases a period, twelve periods */
START_TEST (the_sequence)
{
  static const MuPhase order[]
      = { MU_PHASE_COMPULSORY,     MU_PHASE_CHARGE_TESTS, MU_PHASE_RESPONSE_TESTS,
          MU_PHASE_CHARGE_MOVES,   MU_PHASE_NORMAL_MOVES, MU_PHASE_SHOOTING,
          MU_PHASE_SHOOTING_TESTS, MU_PHASE_MELEE,        MU_PHASE_RECOILS,
          MU_PHASE_END_TESTS };
  Scene *scene = scene_open (one, one);
  ck_assert_int_eq (mu_wrg_battle_periods (scene->battle), 12);
  for (int period = 1; period <= 12; period++) {
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_END_TESTS);
    ck_assert_int_eq (scene->event[scene->mark].kind, MU_EVENT_PERIOD);
    ck_assert_int_eq (scene->event[scene->mark].value[0], period);
    int next = 0;
    for (int i = scene->mark; i < scene->count; i++)
      if (scene->event[i].kind == MU_EVENT_PHASE)
        ck_assert_int_eq (scene->event[i].value[0], order[next++]);
    ck_assert_int_eq (next, 10);
  }
  ck_assert_int_eq (mu_wrg_battle_phase (scene->battle), MU_PHASE_OVER);
  scene_close (scene);
}
END_TEST

/* wrg.move.charge.continue: on to the full distance after those who fled */
START_TEST (a_charge_runs_its_course)
{
  static const ArmyRow riders[] = { ROW ("Irr C LC JLS Sh", 10, 1, SKIRMISH), END };
  Scene *scene = scene_open (attackers, riders);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 360);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (80));
  scene_close (scene);
}
END_TEST

/* wrg.move.evade.through-friends: the chase halts before fresh enemy. */
START_TEST (a_charge_halts_before_fresh_enemy)
{
  static const ArmyRow screened[]
      = { ROW ("Reg C LI JLS Sh", 5, 1, SKIRMISH), ROW ("Reg C HI LTS Sh", 20, 2, HOLD), END };
  Scene *scene = scene_open (horse, screened);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 400);
  scene_put (scene, 2, 500, 430);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_int_gt (scene_body (scene, 1)->ground.front.y, MU_PACES (446));
  const MuFix apart
      = mu_rect_distance (&scene_body (scene, 0)->ground, &scene_body (scene, 2)->ground);
  ck_assert_int_eq (apart, MU_PACES (20));
  ck_assert_no_event (scene, MU_EVENT_CONTACT, 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.interpenetrate.charge.more, wrg.move.interpenetrate.non-charge: light
 * foot through horse that has moved; evaders bring their disorder with them */
START_TEST (light_foot_through_horse)
{
  static const ArmyRow both[]
      = { ROW ("Reg C LI JLS Sh", 5, 1, SKIRMISH), ROW ("Reg C HC JLS Sh", 5, 1, HOLD), END };
  Scene *scene = scene_open (both, attackers);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 500, 380);
  scene_put (scene, 2, 500, 470);
  scene_skip_to (scene, MU_PHASE_CHARGE_TESTS);
  scene_body (scene, 1)->period.moved = 1; /* not stationary, so not free, but sanctioned */
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_lt (scene_body (scene, 0)->ground.front.y, MU_PACES (364));
  ck_assert (scene_body (scene, 1)->disordered);
  scene_close (scene);
  static const ArmyRow coming[]
      = { ROW ("Reg C LI JLS Sh", 5, 1, SKIRMISH), ROW ("Reg C HC JLS Sh", 5, 1, HOLD), END };
  scene = scene_open (coming, one);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 330);
  scene_put (scene, 2, 500, 700);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.y, MU_PACES (380));
  ck_assert (!scene_body (scene, 0)->disordered);
  ck_assert (!scene_body (scene, 1)->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.pursuit.fresh-enemy */
START_TEST (pursuers_halt_before_fresh_enemy)
{
  static const ArmyRow two[]
      = { ROW ("Irr C LI JLS Sh", 5, 1, HOLD), ROW ("Reg C HI LTS Sh", 20, 2, HOLD), END };
  Scene *scene = scene_open (horse, two);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 300);
  scene_put (scene, 2, 500, 360);
  scene_skip_to (scene, MU_PHASE_RECOILS);
  mu_wrg_break_body (scene->battle, 1, MU_RULE_WRG_REACTION_RESULT_ROW7);
  scene_body (scene, 0)->pursues = 1;
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_event (scene, MU_EVENT_PURSUES, 0);
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.y, MU_PACES (340));
  scene_close (scene);
}
END_TEST

/* wrg.move.uncontrolled.then-rout: straight after the second wild period the
 * second period's deductions apply. */
START_TEST (spent_by_a_wild_advance)
{
  Scene *scene = scene_open (gauls, attackers);
  Body *body = scene_body (scene, 0);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 700);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  body->bound = MU_RESULT_ADVANCE;
  body->bound_until = 9;
  body->bound_periods = 2;
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_REACTION_RESULT_ROW7);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (80 - 40));
  scene_close (scene);
}
END_TEST

/* wrg.move.uncontrolled.no-enemy, wrg.move.direction.free: with all enemies
 * behind it turns for nothing, with none in sight it runs for the far edge. */
START_TEST (wild_bodies_turn_free)
{
  for (int hidden = 0; hidden < 2; hidden++) {
    Scene *scene = scene_open (gauls, one);
    Body *body = scene_body (scene, 0);
    scene_put (scene, 0, 500, 500);
    scene_put (scene, 1, 500, 300);
    scene_body (scene, 1)->concealed = hidden;
    body->bound = MU_RESULT_ADVANCE;
    body->bound_until = 9;
    scene_fight (scene, MU_PHASE_COMPULSORY);
    ck_assert_int_eq (scene_find (scene, MU_EVENT_FACED, 0) == NULL, hidden);
    ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (80));
    ck_assert_int_eq (body->ground.facing, hidden ? MU_ANGLE_AHEAD : MU_ANGLE_HALF);
    ck_assert_int_eq (body->disordered, !hidden); /* wrg.disorder.cause.6 */
    scene_close (scene);
  }
}
END_TEST

/* wrg.rout.direction.later: home, but to the side where enemy bar the way */
START_TEST (later_routs_look_for_a_way)
{
  Scene *scene = scene_open (one, attackers);
  scene_put (scene, 0, 300, 400);
  scene_put (scene, 1, 300, 300);
  scene_face (scene, 1, MU_ANGLE_AHEAD);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  scene_put (scene, 1, 300, 380);
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_REACTION_RESULT_ROW7);
  scene_body (scene, 0)->fresh_rout = false;
  scene_body (scene, 0)->rout_periods = 1;
  scene_fight (scene, MU_PHASE_COMPULSORY);
  const MuEvent *moved = scene_find (scene, MU_EVENT_MOVED, 0);
  ck_assert_int_lt (moved->value[0], MU_PACES (300)); /* the left edge is the nearer */
  ck_assert_int_eq (moved->value[3], MU_PACES (40));
  scene_close (scene);
}
END_TEST

/* wrg.move.recoil.as-moving: recoiling foot are moving foot to charging horse. */
START_TEST (recoiling_counts_as_moving)
{
  static const ArmyRow both[]
      = { ROW ("Reg C HC JLS Sh", 10, 1, ATTACK), ROW ("Reg C HI HTW Sh", 10, 2, HOLD), END };
  Scene *scene = scene_open (both, one);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 700, 300);
  scene_put (scene, 2, 500, 350);
  scene_body (scene, 2)->recoil_due = true;
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_DISORDERED, 2, MU_RULE_WRG_DISORDER_CAUSE_4));
  scene_close (scene);
}
END_TEST

/* wrg.after.recoil.total: all it took against all it gave, once for the body;
 * wrg.after.recoil.two-ways: with an enemy at its back it cannot give ground */
START_TEST (two_enemies_are_added_up)
{
  static const ArmyRow pair[]
      = { ROW ("Reg C HI HTW Sh", 20, 2, ATTACK), ROW ("Reg C HI HTW Sh", 20, 2, ATTACK), END };
  Scene *scene = scene_open (one, pair);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 500, 400);
  scene_put (scene, 2, 500, 384);
  scene_face (scene, 2, MU_ANGLE_AHEAD);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_fight (scene, MU_PHASE_MELEE);
  Body *body = scene_body (scene, 0);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MELEE, 0), 2);
  ck_assert_int_eq (body->period.melee_taken, body->period.hurt_now);
  ck_assert_int_eq (body->period.melee_given, scene_body (scene, 1)->period.melee_taken
                                                  + scene_body (scene, 2)->period.melee_taken);
  body->period.melee_given = 19;
  body->period.melee_taken = 20;
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_RECOIL_CHECK, 0), 1);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_RECOILED, 0), 1);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (body->ground.front.y, MU_PACES (400));
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_AFTER_RECOIL_DISORDER));
  scene_close (scene);
}
END_TEST

/* wrg.casualties.per-figure, wrg.scale.troops, wrg.melee.eligible.chariot */
START_TEST (chariots_count_horses)
{
  static const ArmyRow chariots[] = { { "Irr B HCh JLS B",
                                        2,
                                        1,
                                        MU_ORDER_HOLD,
                                        0,
                                        false,
                                        { 2, { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 4 } },
                                      END };
  Scene *scene = scene_open (chariots, one);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 500, 400);
  ck_assert_int_eq (mu_wrg_count_for_losses (scene_body (scene, 0)), 8);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, 0);
  /* one of the crew to the front, the archer if there is one */
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_FACTOR_CREW_ONE), 1);
  ck_assert (!scene_has_factor (scene, blow, MU_RULE_WRG_MELEE_FACTOR_CREW_TWO));
  scene_close (scene);
}
END_TEST

/* wrg.move.manoeuvre, wrg.move.direction.turn: a quarter for drilled and light
 * troops, half for others, twice as long in disorder */
START_TEST (turning_takes_time)
{
  const struct {
    const char *troop;
    int quarters;
  } kind[] = { { "Reg C HI HTW Sh", 1 }, { "Irr C MI HTW Sh", 2 }, { "Irr C LI JLS Sh", 1 },
               { "Irr C LC JLS Sh", 1 }, { "Irr C MC JLS Sh", 2 }, { "Reg C MC JLS Sh", 1 } };
  for (unsigned i = 0; i < sizeof kind / sizeof kind[0]; i++) {
    const ArmyRow rows[] = { ROW (kind[i].troop, 10, 1, HOLD), END };
    Scene *scene = scene_open (rows, one);
    Body *body = scene_body (scene, 0);
    ck_assert_int_eq (mu_wrg_turn_about_quarters (body), kind[i].quarters);
    ck_assert_int_eq (mu_wrg_after_turn_about (body, 400), 400 - 100 * kind[i].quarters);
    body->disordered = true;
    ck_assert_int_eq (mu_wrg_after_turn_about (body, 400), 400 - 200 * kind[i].quarters);
    scene_close (scene);
  }
}
END_TEST

/* wrg.reaction.retiring: routs, evades, rally backs, recoils */
START_TEST (who_retires)
{
  ck_assert (mu_wrg_is_retiring (MOTION_RETIRING));
  ck_assert (mu_wrg_is_retiring (MOTION_EVADING));
  ck_assert (mu_wrg_is_retiring (MOTION_ROUTING));
  ck_assert (!mu_wrg_is_retiring (MOTION_PURSUING));
  ck_assert (!mu_wrg_is_retiring (MOTION_STILL));
  Scene *scene = scene_open (horse, one);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 700);
  scene_body (scene, 0)->rally_due = RALLY_BACK;
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_body (scene, 0)->motion, MOTION_RETIRING);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.charge.untouched: those whom a charge does not touch shoot at it;
 * wrg.shoot.charge.escaped: chargers who miss keep their missiles */
START_TEST (shooting_beside_a_charge)
{
  static const ArmyRow foot[]
      = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), ROW ("Irr C LI S Sh", 5, 1, HOLD), END };
  Scene *scene = scene_open (foot, horse);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 600, 250);
  scene_put (scene, 2, 500, 400);
  scene_fight (scene, MU_PHASE_SHOOTING);
  ck_assert_event (scene, MU_EVENT_CONTACT, 2);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_SHOT, 1)->other, 2);
  ck_assert_no_event (scene, MU_EVENT_SHOT, 2);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.overhead.nearest: the ranks behind shoot at the nearest body only. */
START_TEST (rear_ranks_shoot_at_the_nearest)
{
  static const ArmyRow archers[] = { ROW ("Reg C MI B", 40, 4, HOLD), END };
  static const ArmyRow two[]
      = { ROW ("Reg C MC", 10, 1, HOLD), ROW ("Reg C MC", 10, 1, HOLD), END };
  Scene *scene = scene_open (archers, two);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 450, 400);
  scene_put (scene, 2, 550, 402);
  scene_skip_to (scene, MU_PHASE_SHOOTING);
  scene_body (scene, 2)->motion = MOTION_ADVANCING; /* draws the front rank */
  scene_fight (scene, MU_PHASE_SHOOTING);
  int figures[3] = { 0 };
  for (int i = 0; i < scene->count; i++)
    if (scene->event[i].kind == MU_EVENT_SHOT && scene->event[i].body == 0)
      figures[scene->event[i].other] = scene->event[i].value[0];
  ck_assert_int_eq (figures[2], 10);
  ck_assert_int_ge (figures[1], 20);
  scene_close (scene);
}
END_TEST

static const struct {
  int a, b;     /* seconds; 0: not timed */
  int first[2]; /* paces that A and B move in the first period */
} writing[] = {
  { 0, 0, { 60, 60 } },     { 600, 600, { 60, 60 } }, { 500, 601, { 80, 60 } },
  { 900, 601, { 60, 80 } }, { 700, 700, { 60, 60 } }, { 0, 900, { 60, 60 } },
};

/* wrg.orders.time-limit: who was first past ten minutes goes further, once */
START_TEST (orders_written_in_time)
{
  Scene *scene = scene_prepare (attackers, attackers);
  scene->setup.side[MU_SIDE_A].order_seconds = writing[_i].a;
  scene->setup.side[MU_SIDE_B].order_seconds = writing[_i].b;
  scene_begin (scene);
  scene_put (scene, 0, 500, 100);
  scene_put (scene, 1, 500, 700);
  for (int period = 0; period < 2; period++) {
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    for (int body = 0; body < 2; body++)
      ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, body)->value[3],
                        MU_PACES (period == 0 ? writing[_i].first[body] : 60));
  }
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("moves");
  tcase_add_test (tests, the_sequence);
  tcase_add_test (tests, a_charge_runs_its_course);
  tcase_add_test (tests, a_charge_halts_before_fresh_enemy);
  tcase_add_test (tests, light_foot_through_horse);
  tcase_add_test (tests, pursuers_halt_before_fresh_enemy);
  tcase_add_test (tests, spent_by_a_wild_advance);
  tcase_add_test (tests, wild_bodies_turn_free);
  tcase_add_test (tests, later_routs_look_for_a_way);
  tcase_add_test (tests, recoiling_counts_as_moving);
  tcase_add_test (tests, two_enemies_are_added_up);
  tcase_add_test (tests, chariots_count_horses);
  tcase_add_test (tests, turning_takes_time);
  tcase_add_test (tests, who_retires);
  tcase_add_test (tests, shooting_beside_a_charge);
  tcase_add_test (tests, rear_ranks_shoot_at_the_nearest);
  tcase_add_loop_test (tests, orders_written_in_time, 0, sizeof writing / sizeof *writing);
  return run_case ("moves", tests);
}
