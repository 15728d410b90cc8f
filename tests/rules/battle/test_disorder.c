/* Disorder and its end; friends through friends; the end count. */
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
#define BEAST                                                                                      \
  {                                                                                                \
    "Irr C El JLS", 2, 1, MU_ORDER_HOLD, 0, false,                                                 \
    {                                                                                              \
      1, { MU_WEAPON_LIGHT_SPEAR }, 0                                                              \
    }                                                                                              \
  }

static const ArmyRow one[] = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), END };
static const ArmyRow beasts[] = { BEAST, END };

static bool
disordered_at (const ArmyRow *a, const ArmyRow *b, int paces)
{
  Scene *scene = scene_open (a, b);
  scene_put (scene, 0, 500, 300);
  if (FOE (scene, 0) > 1)
    scene_put (scene, 1, 150, 40);
  scene_put (scene, FOE (scene, 0), 500, 300 + paces);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  const bool disordered = scene_body (scene, 0)->disordered;
  if (disordered)
    ck_assert_int_eq (scene_find (scene, MU_EVENT_DISORDERED, 0)->rule,
                      MU_RULE_WRG_DISORDER_CAUSE_8_HORSES);
  scene_close (scene);
  return disordered;
}

/* wrg.disorder.cause.8.horses: 100 paces from strange elephants, 30 from beasts
 * like one's own, 30 from camels; Indian and Arab horses do not mind theirs */
START_TEST (horses_and_beasts)
{
  static const ArmyRow horse[] = { ROW ("Reg C HC JLS Sh", 10, 1, HOLD), END };
  static const ArmyRow used[] = { ROW ("Reg C HC JLS Sh", 10, 1, HOLD), BEAST, END };
  static const ArmyRow indian[] = { ROW ("Irr C HC JLS Sh Indian", 10, 1, HOLD), END };
  static const ArmyRow arab[] = { ROW ("Irr C LC JLS Sh Arab", 10, 1, HOLD), END };
  static const ArmyRow camels[] = { ROW ("Irr C MCm B", 10, 1, HOLD), END };
  ck_assert (disordered_at (horse, beasts, 100));
  ck_assert (!disordered_at (horse, beasts, 101));
  ck_assert (!disordered_at (used, beasts, 31));
  ck_assert (disordered_at (used, beasts, 30));
  ck_assert (!disordered_at (indian, beasts, 25));
  ck_assert (disordered_at (horse, camels, 30));
  ck_assert (!disordered_at (horse, camels, 31));
  ck_assert (!disordered_at (arab, camels, 25));
  ck_assert (!disordered_at (one, beasts, 25));
}
END_TEST

/* wrg.disorder.recovery: with the period after the cause, and not before */
START_TEST (recovery)
{
  static const ArmyRow horse[] = { ROW ("Reg C HC JLS Sh", 10, 1, HOLD), END };
  Scene *scene = scene_open (horse, beasts);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 390);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_ARRIVALS); /* the cause still holds */
  ck_assert (scene_body (scene, 0)->disordered);
  ck_assert_no_event (scene, MU_EVENT_RECOVERED, 0);
  ck_assert_no_event (scene, MU_EVENT_DISORDERED, 0);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_put (scene, 1, 500, 700);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert (!scene_body (scene, 0)->disordered);
  ck_assert_event (scene, MU_EVENT_RECOVERED, 0);
  scene_close (scene);
}
END_TEST

/* wrg.disorder.cause.8.fought: from the period's end through the next */
START_TEST (fighting_elephants)
{
  Scene *scene = scene_open (one, beasts);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 300);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert (!scene_body (scene, 0)->disordered);
  scene_body (scene, 1)->period.melee_taken = 0; /* the beasts stand */
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_DISORDER_CAUSE_8_FOUGHT));
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert (scene_body (scene, 0)->disordered);
  scene_close (scene);
}
END_TEST

static const Body *
evade_through (const ArmyRow *army, Scene **out)
{
  static const ArmyRow horse[] = { ROW ("Reg C HC JLS Sh", 10, 1, ATTACK), END };
  Scene *scene = scene_open (army, horse);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 500, 370);
  scene_put (scene, 2, 500, 500);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  *out = scene;
  return scene_body (scene, 0);
}

/* wrg.move.interpenetrate.free: light foot through friends who stand in order */
START_TEST (evading_through_friends)
{
  static const ArmyRow screen[]
      = { ROW ("Reg C LI JLS Sh", 5, 1, SKIRMISH), ROW ("Reg C HI LTS Sh", 20, 2, HOLD), END };
  Scene *scene;
  const Body *evader = evade_through (screen, &scene);
  ck_assert_int_eq (evader->period.moved, MU_PACES (80));
  ck_assert_int_lt (evader->ground.front.y, MU_PACES (370 - 16));
  ck_assert_no_event (scene, MU_EVENT_DISORDERED, 1);
  scene_close (scene);
}
END_TEST

/* wrg.move.interpenetrate.other: others stop short rather than break the line */
START_TEST (others_stop_before_friends)
{
  static const ArmyRow screen[]
      = { ROW ("Reg C LHI JLS Sh", 5, 1, SKIRMISH), ROW ("Reg C HI LTS Sh", 20, 2, HOLD), END };
  Scene *scene;
  const Body *evader = evade_through (screen, &scene);
  ck_assert_int_eq (evader->ground.front.y, MU_PACES (370));
  ck_assert_no_event (scene, MU_EVENT_DISORDERED, 1);
  scene_close (scene);
}
END_TEST

/* wrg.move.interpenetrate.other, wrg.disorder.cause.7: formed foot walk through
 * their own skirmishers at the price of order on both sides */
START_TEST (walking_through_skirmishers)
{
  static const ArmyRow both[]
      = { ROW ("Reg C HI HTW Sh", 20, 2, ATTACK), ROW ("Reg C LI JLS Sh", 5, 1, HOLD), END };
  Scene *scene = scene_open (both, one);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 320);
  scene_put (scene, 2, 500, 700);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.y, MU_PACES (360));
  ck_assert (scene_body (scene, 0)->disordered);
  ck_assert (scene_body (scene, 1)->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.move.interpenetrate.charge, wrg.move.interpenetrate.non-charge: light horse through light
 * foot */
START_TEST (sanctioned_passages)
{
  static const ArmyRow both[]
      = { ROW ("Irr C LC JLS Sh", 5, 1, SKIRMISH), ROW ("Reg C LI JLS Sh", 5, 1, HOLD), END };
  Scene *scene = scene_open (both, one);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 320);
  scene_put (scene, 2, 500, 700);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_gt (scene_body (scene, 0)->ground.front.y, MU_PACES (400));
  ck_assert (!scene_body (scene, 0)->disordered);
  ck_assert (!scene_body (scene, 1)->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.move.interpenetrate: room is kept behind formed friends */
START_TEST (room_behind_friends)
{
  static const ArmyRow both[]
      = { ROW ("Reg C HI HTW Sh", 20, 2, ATTACK), ROW ("Reg C HI LTS Sh", 20, 2, HOLD), END };
  Scene *scene = scene_open (both, one);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 366);
  scene_put (scene, 2, 500, 700);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  const MuFix apart
      = mu_rect_distance (&scene_body (scene, 0)->ground, &scene_body (scene, 1)->ground);
  ck_assert_int_ge (apart, MU_PACES (20) - 4);
  ck_assert_int_le (apart, MU_PACES (20) + 4);
  scene_close (scene);
}
END_TEST

static int64_t
quarters (Scene *scene)
{
  MuBattleOutcome outcome;
  mu_wrg_battle_outcome (scene->battle, &outcome);
  return outcome.left_quarters[MU_SIDE_A];
}

/* wrg.victory.count, wrg.victory.half, wrg.victory.prisoners, wrg.victory.command-points */
START_TEST (what_is_left_counts)
{
  /* 20 figures at 6 points and 10 for command; 100 for the general */
  static const ArmyRow led[] = { { "Reg C HI HTW Sh", 20, 2, MU_ORDER_HOLD, 0, true, { 0 } }, END };
  Scene *scene = scene_open (led, one);
  Body *body = scene_body (scene, 0);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert_int_eq (quarters (scene), 4 * (120 + 10 + 100));
  mu_wrg_take_casualties (scene->battle, 0, 3 * 20 + 19);
  ck_assert_int_eq (quarters (scene), 4 * (102 + 10 + 100));
  body->bound = MU_RESULT_RETIRE;
  body->bound_until = 3;
  ck_assert_int_eq (quarters (scene), 2 * (102 + 10 + 100));
  body->bound_until = 1; /* over */
  ck_assert_int_eq (quarters (scene), 4 * (102 + 10 + 100));
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_REACTION_RESULT_ROW7);
  ck_assert_int_eq (quarters (scene), 0);
  mu_wrg_end_rout (scene->battle, 0);
  ck_assert_int_eq (quarters (scene), 4 * (102 + 10 + 100));
  mu_wrg_leave_battle (scene->battle, 0, MU_FATE_OFF_TABLE);
  ck_assert_int_eq (quarters (scene), 2 * (102 + 10 + 100));
  scene_close (scene);
  scene = scene_open (led, one);
  mu_wrg_leave_battle (scene->battle, 0, MU_FATE_PRISONER);
  ck_assert_int_eq (quarters (scene), 120 + 10 + 100);
  scene_close (scene);
  scene = scene_open (led, one);
  mu_wrg_leave_battle (scene->battle, 0, MU_FATE_ROUTED_OFF);
  ck_assert_int_eq (quarters (scene), 0);
  scene_close (scene);
}
END_TEST

/* wrg.victory.margin, wrg.victory.when: ten per cent of the own points ahead */
START_TEST (ten_per_cent)
{
  const struct {
    int a, b;
    MuSide winner;
  } loss[] = { { 0, 1, MU_SIDE_NONE },
               { 0, 3, MU_SIDE_A },
               { 3, 0, MU_SIDE_B },
               { 3, 1, MU_SIDE_NONE },
               { 4, 1, MU_SIDE_B } };
  for (unsigned i = 0; i < sizeof loss / sizeof loss[0]; i++) {
    Scene *scene = scene_open (one, one); /* 130 points each */
    scene->battle->periods = 1;
    scene_fight (scene, MU_PHASE_ARRIVALS);
    mu_wrg_take_casualties (scene->battle, 0, loss[i].a * 20);
    mu_wrg_take_casualties (scene->battle, 1, loss[i].b * 20);
    scene_fight (scene, MU_PHASE_END_TESTS);
    const MuEvent *end = scene_find (scene, MU_EVENT_ENDED, MU_NO_BODY);
    ck_assert_int_eq (end->value[0], loss[i].winner);
    ck_assert_int_eq (end->value[1], 4 * (130 - 6 * loss[i].a));
    ck_assert_int_eq (end->value[2], 4 * (130 - 6 * loss[i].b));
    ck_assert_int_eq (end->value[3], 1);
    ck_assert_int_eq (mu_wrg_battle_step (scene->battle), MU_BATTLE_OVER);
    ck_assert_ptr_eq (scene_find (scene, MU_EVENT_ENDED, MU_NO_BODY),
                      &scene->event[scene->count - 1]);
    scene_close (scene);
  }
}
END_TEST

/* A side with nobody left to fight ends the battle. */
START_TEST (nobody_left)
{
  Scene *scene = scene_open (one, one);
  scene_fight (scene, MU_PHASE_RECOILS);
  mu_wrg_break_body (scene->battle, 1, MU_RULE_WRG_REACTION_RESULT_ROW7);
  scene_fight (scene, MU_PHASE_END_TESTS);
  const MuEvent *end = scene_find (scene, MU_EVENT_ENDED, MU_NO_BODY);
  ck_assert_int_eq (end->value[0], MU_SIDE_A);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("disorder");
  tcase_add_test (tests, horses_and_beasts);
  tcase_add_test (tests, recovery);
  tcase_add_test (tests, fighting_elephants);
  tcase_add_test (tests, evading_through_friends);
  tcase_add_test (tests, others_stop_before_friends);
  tcase_add_test (tests, walking_through_skirmishers);
  tcase_add_test (tests, sanctioned_passages);
  tcase_add_test (tests, room_behind_friends);
  tcase_add_test (tests, what_is_left_counts);
  tcase_add_test (tests, ten_per_cent);
  tcase_add_test (tests, nobody_left);
  return run_case ("disorder", tests);
}
