/* Changes of formation during the battle, and what they take of a period. */
#include "rules/wrg/move/manoeuvre.h"
#include "tests/rules/battle/ruling.h"

static const ArmyRow foe[] = { HOLD ("Reg C HI LTS Sh", 20, 2), NO_MORE };
static const ArmyRow regulars[] = { HOLD ("Reg C HI HTW Sh", 20, 2), NO_MORE };
static const ArmyRow irregulars[] = { HOLD ("Irr C MI HTW Sh", 20, 2), NO_MORE };
static const ArmyRow riders[] = { SKIRMISH ("Irr C LC JLS Sh", 12, 2), NO_MORE };
static const ArmyRow column[] = { HOLD ("Irr C LC JLS Sh", 12, 12), NO_MORE };
static const ArmyRow two[]
    = { HOLD ("Reg C HI HTW Sh", 20, 2), HOLD ("Reg C HI HTW Sh", 20, 2), NO_MORE };

static Scene *
in_the_open (const ArmyRow *rows)
{
  Scene *scene = parked (rows, foe);
  scene_put (scene, 0, 500, 200);
  return scene;
}

static void
fight_periods (Scene *scene, int periods)
{
  for (int i = 0; i < periods; i++)
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
}

/* wrg.move.formation.frontage: four figures a quarter for regulars, two for irregulars */
static const struct {
  const ArmyRow *rows;
  int wide;     /* told */
  int after[2]; /* files after one and two periods */
} frontages[] = {
  { regulars, 14, { 14, 14 } },   { regulars, 20, { 20, 20 } },   { regulars, 5, { 5, 5 } },
  { irregulars, 18, { 18, 18 } }, { irregulars, 20, { 18, 20 } }, { irregulars, 1, { 2, 1 } },
};

START_TEST (frontage_takes_its_time)
{
  Scene *scene = in_the_open (frontages[_i].rows);
  ck_assert_int_eq (mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_LINE, frontages[_i].wide, 0),
                    MU_RULE_NONE);
  for (int period = 0; period < 2; period++) {
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    ck_assert_int_eq (scene_body (scene, 0)->files, frontages[_i].after[period]);
  }
  const Body *body = scene_body (scene, 0);
  ck_assert_int_eq (body->ground.width, body->files * mu_wrg_figure_frontage (body));
  ck_assert (!mu_wrg_is_changing_form (body));
  ck_assert (scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_MOVE_FORMATION_FRONTAGE)
             != NULL);
  scene_close (scene);
}
END_TEST

/* wrg.move.manoeuvre: twice the time in disorder */
START_TEST (disorder_slows_the_change)
{
  Scene *scene = in_the_open (irregulars);
  mu_wrg_disorder_body (scene->battle, 0, DISORDER_REACTION, UNTIL_ENDED);
  mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_LINE, 20, 0);
  fight_periods (scene, 1);
  ck_assert_int_eq (scene_body (scene, 0)->files, 14); /* four, not eight */
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.normal-cost: half a period spent is half the move gone */
START_TEST (the_move_is_shorter_by_it)
{
  static const ArmyRow attackers[] = { ATTACK ("Reg C HI HTW Sh", 20, 2), NO_MORE };
  Scene *scene = in_the_open (attackers);
  scene_put (scene, 1, 500, 700);
  mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_LINE, 18, 0);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_HALF_TO_FULL), 30);
  scene_close (scene);
}
END_TEST

/* wrg.move.formation.special: a whole period for square and wedge, half of one back again */
START_TEST (a_square_takes_a_period)
{
  Scene *scene = in_the_open (regulars);
  ck_assert_int_eq (mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_SQUARE, 0, 0), MU_RULE_NONE);
  fight_periods (scene, 1);
  const Body *body = scene_body (scene, 0);
  ck_assert_int_eq (body->formation, MU_FORMATION_SQUARE);
  ck_assert_int_eq (body->files, 5);
  const MuEvent *event
      = scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_MOVE_FORMATION_SPECIAL);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[3], MU_EVENT_SHAPE (MU_FORMATION_SQUARE, 5));
  /* half a period to the column, the rest for eight figures more */
  mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_LINE, 13, 0);
  fight_periods (scene, 1);
  ck_assert_int_eq (body->formation, MU_FORMATION_USUAL);
  ck_assert_int_eq (body->files, 13);
  scene_close (scene);
}
END_TEST

START_TEST (disorder_doubles_that_too)
{
  Scene *scene = in_the_open (regulars);
  mu_wrg_disorder_body (scene->battle, 0, DISORDER_REACTION, UNTIL_ENDED);
  mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_SQUARE, 0, 0);
  fight_periods (scene, 1);
  ck_assert_int_eq (scene_body (scene, 0)->formation, MU_FORMATION_USUAL);
  ck_assert_int_eq (scene_body (scene, 0)->form_quarters, 4);
  fight_periods (scene, 1);
  ck_assert_int_eq (scene_body (scene, 0)->formation, MU_FORMATION_SQUARE);
  scene_close (scene);
}
END_TEST

START_TEST (a_wedge_takes_a_period)
{
  Scene *scene = in_the_open (riders);
  mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_WEDGE, 0, 0);
  fight_periods (scene, 1);
  ck_assert_int_eq (scene_body (scene, 0)->formation, MU_FORMATION_WEDGE);
  ck_assert_int_eq (scene_body (scene, 0)->files, 1);
  ck_assert_int_eq (mu_wrg_widest_rank (scene_body (scene, 0)), 5); /* 1, 2, 3, 4 and two more */
  scene_close (scene);
}
END_TEST

/* wrg.formation.testudo, wrg.move.formation.special: four wide first, then half a period */
START_TEST (a_testudo_is_formed_four_wide)
{
  Scene *scene = in_the_open (regulars); /* ten wide: six figures are two quarters */
  ck_assert_int_eq (mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_TESTUDO, 0, 0), MU_RULE_NONE);
  fight_periods (scene, 1);
  ck_assert_int_eq (scene_body (scene, 0)->formation, MU_FORMATION_TESTUDO);
  ck_assert_int_eq (scene_body (scene, 0)->files, 4);
  scene_close (scene);
}
END_TEST

/* wrg.formation.testudo, wrg.formation.cantabrian: not open to these */
START_TEST (what_is_barred_is_refused)
{
  Scene *scene = in_the_open (irregulars);
  ck_assert_int_eq (mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_TESTUDO, 0, 0),
                    MU_RULE_WRG_FORMATION_TESTUDO);
  ck_assert_int_eq (mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_CIRCLE, 0, 0),
                    MU_RULE_WRG_FORMATION_CANTABRIAN);
  ck_assert (!mu_wrg_is_changing_form (scene_body (scene, 0)));
  scene_close (scene);
}
END_TEST

/* wrg.formation.cantabrian: a column closes into a ring, which opens again to move off */
START_TEST (a_circle_and_back)
{
  Scene *scene = in_the_open (column);
  ck_assert_int_eq (mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_CIRCLE, 0, 0), MU_RULE_NONE);
  fight_periods (scene, 1);
  const Body *body = scene_body (scene, 0);
  ck_assert_int_eq (body->formation, MU_FORMATION_CANTABRIAN);
  ck_assert_int_eq (body->ground.width, body->ground.depth);
  mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_COLUMN, 0, 0);
  fight_periods (scene, 1);
  ck_assert_int_eq (body->formation, MU_FORMATION_USUAL);
  ck_assert_int_eq (body->files, 1);
  scene_close (scene);
}
END_TEST

/* wrg.formation.cantabrian.shoot: charged, it becomes a line two deep */
START_TEST (a_charged_circle_opens)
{
  static const ArmyRow chargers[] = { ATTACK ("Reg C HC JLS Sh", 10, 2), NO_MORE };
  static const ArmyRow circle[] = { SKIRMISH ("Irr C LC JLS Sh", 12, 12), NO_MORE };
  Scene *scene = scene_prepare (circle, chargers);
  scene->army[0].unit[0].formation = MU_FORMATION_CANTABRIAN;
  scene_begin (scene);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 400);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  const Body *body = scene_body (scene, 0);
  ck_assert_int_eq (body->period.response, RESPONSE_EVADE);
  ck_assert_int_eq (body->formation, MU_FORMATION_USUAL);
  ck_assert_int_eq (body->files, 6);
  ck_assert (scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_FORMATION_CANTABRIAN_SHOOT)
             != NULL);
  scene_close (scene);
}
END_TEST

/* wrg.disorder.cause.2: charged before the change is complete */
START_TEST (caught_while_forming)
{
  static const ArmyRow chargers[] = { ATTACK ("Reg C HI HTW Sh", 20, 2), NO_MORE };
  Scene *scene = parked (regulars, chargers);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 340);
  scene_body (scene, 0)->form_quarters = 2;
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert (scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_DISORDER_CAUSE_2) != NULL);
  ck_assert_int_eq (scene_body (scene, 0)->form_quarters, 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.formation.no-slide: one flank may not grow while the other shrinks */
static const struct {
  int right, left;
  bool barred;
} slides[] = {
  { 2, 2, false }, { 4, 0, false }, { 0, -3, false }, { -1, -1, false },
  { 2, -2, true }, { -1, 5, true }, { 0, 0, false },
};

START_TEST (no_sliding)
{
  ck_assert_int_eq (mu_wrg_slide_barred (slides[_i].right, slides[_i].left),
                    slides[_i].barred ? MU_RULE_WRG_MOVE_FORMATION_NO_SLIDE : MU_RULE_NONE);
}
END_TEST

/* the same on the table: neither end of a growing front comes inwards, none of a shrinking
 * one goes outwards, whatever stands beside it */
START_TEST (ends_of_the_front)
{
  uint64_t state = (uint64_t) _i + 5;
  for (int trial = 0; trial < 50; trial++) {
    Scene *scene = parked (two, foe);
    scene_put (scene, 0, 400, 200);
    scene_put (scene, 1, 400 + 61 + (int) next_below (&state, 60), 200);
    const MuRect before = scene_body (scene, 0)->ground;
    const int figures = (int) next_below (&state, 18) - 8;
    const int grown = mu_wrg_grow_front (scene->battle, 0, figures);
    const MuRect after = scene_body (scene, 0)->ground;
    const MuFix right = after.front.x + after.width / 2 - before.front.x - before.width / 2;
    const MuFix left = before.front.x - before.width / 2 - after.front.x + after.width / 2;
    ck_assert (figures > 0 ? right >= 0 && left >= 0 : right <= 0 && left <= 0);
    ck_assert_int_le (abs (grown), abs (figures));
    ck_assert_int_eq (right + left, grown * mu_wrg_figure_frontage (scene_body (scene, 0)));
    ck_assert (!mu_rect_overlaps (&after, &scene_body (scene, 1)->ground));
    scene_close (scene);
  }
}
END_TEST

/* READING: wrg.formation.usual: the leader spreads idle ranks before a wider enemy */
START_TEST (idle_ranks_spread)
{
  static const ArmyRow deep[] = { HOLD ("Reg C HI 2HCW", 20, 4), NO_MORE };
  static const ArmyRow wide[] = { HOLD ("Reg C HI LTS Sh", 24, 2), NO_MORE };
  Scene *scene = parked (deep, wide);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 450);
  fight_periods (scene, 1);
  ck_assert_int_eq (scene_body (scene, 0)->files, 12);
  scene_close (scene);
  scene = parked (deep, wide); /* nobody near */
  scene_put (scene, 0, 500, 100);
  scene_put (scene, 1, 500, 700);
  fight_periods (scene, 1);
  ck_assert_int_eq (scene_body (scene, 0)->files, 5);
  mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_LINE, 5, 0); /* an order goes before */
  scene_put (scene, 1, 500, 250);
  fight_periods (scene, 1);
  ck_assert_int_eq (scene_body (scene, 0)->files, 5);
  scene_close (scene);
}
END_TEST

/* READING: wrg.formation.usual: foot ridden about by light horse form square */
START_TEST (ridden_about_they_form_square)
{
  static const ArmyRow swarm[] = { HOLD ("Irr C LC JLS Sh", 6, 1), HOLD ("Irr C LC JLS Sh", 6, 1),
                                   HOLD ("Reg C HI HTW Sh", 10, 1), NO_MORE };
  for (int others = 0; others < 2; others++) {
    Scene *scene = parked (regulars, swarm);
    scene_put (scene, 0, 500, 300);
    scene_put (scene, 1, 500, 380);
    scene_put (scene, 2, 500, 220);
    if (others)
      scene_put (scene, 3, 600, 380);
    fight_periods (scene, 1);
    ck_assert_int_eq (scene_body (scene, 0)->formation,
                      others ? MU_FORMATION_USUAL : MU_FORMATION_SQUARE);
    scene_close (scene);
  }
}
END_TEST

#define COUNT(rows) ((int) (sizeof (rows) / sizeof (rows)[0]))

int
main (void)
{
  TCase *tests = tcase_create ("manoeuvres");
  tcase_add_loop_test (tests, frontage_takes_its_time, 0, COUNT (frontages));
  tcase_add_test (tests, disorder_slows_the_change);
  tcase_add_test (tests, the_move_is_shorter_by_it);
  tcase_add_test (tests, a_square_takes_a_period);
  tcase_add_test (tests, disorder_doubles_that_too);
  tcase_add_test (tests, a_wedge_takes_a_period);
  tcase_add_test (tests, a_testudo_is_formed_four_wide);
  tcase_add_test (tests, what_is_barred_is_refused);
  tcase_add_test (tests, a_circle_and_back);
  tcase_add_test (tests, a_charged_circle_opens);
  tcase_add_test (tests, caught_while_forming);
  tcase_add_loop_test (tests, no_sliding, 0, COUNT (slides));
  tcase_add_loop_test (tests, ends_of_the_front, 0, 4);
  tcase_add_test (tests, idle_ranks_spread);
  tcase_add_test (tests, ridden_about_they_form_square);
  return run_case ("manoeuvres", tests);
}
