/* Challenges between generals, and what declining one costs (wrg.general.challenge*). */
#include "rules/wrg/fight/challenge.h"
#include "writing.h"

#define FOOT  "Reg C HI HTW Sh"
#define HORSE "Reg C HC JLS Sh"
#define WILD  "Irr C HC JLS Sh"
#define BOWS  "Irr B LC B"

/* A general on each side, each with a line of foot; deputies of these characters. */
typedef struct {
  const char *guard[MU_SIDES];
  MuWrgDare dare[MU_SIDES];
  bool irregular[MU_SIDES];
  bool deputy[MU_SIDES];
  MuPersonality character[MU_SIDES];
  MuWrgOrders orders[MU_SIDES];
  MuWrgSetupGeneral general[MU_SIDES];
  Scene *scene;
} Encounter;

#define GUARD_OF(scene, side) (scene)->battle->first[side]
#define DEPUTY_AT             1

static void
meet (Encounter *two)
{
  const char *a = two->guard[0] ? two->guard[0] : HORSE, *b = two->guard[1] ? two->guard[1] : HORSE;
  two->scene = scene_prepare (ROWS (GENERAL (a, 8, 2), HOLD (FOOT, 12, 2)),
                              ROWS (GENERAL (b, 8, 2), HOLD (FOOT, 12, 2)));
  for (int side = 0; side < MU_SIDES; side++) {
    MuWrgSetupSide *own = &two->scene->setup.side[side];
    two->orders[side] = HOLD_ORDERS;
    two->orders[side].dare = (uint8_t) two->dare[side];
    two->scene->army[side].unit[two->deputy[side] ? DEPUTY_AT : 0].orders = &two->orders[side];
    two->general[side] = (MuWrgSetupGeneral){ .with = DEPUTY_AT,
                                              .personality = (uint8_t) two->character[side],
                                              .regular = !two->irregular[side],
                                              .points = 50 };
    own->general_regular = !two->irregular[side];
    if (two->deputy[side]) {
      own->subordinates = &two->general[side];
      own->subordinate_count = 1;
    }
  }
  scene_begin (two->scene);
  scene_mark (two->scene);
}

static const MuEvent *
nth (const Scene *scene, MuEventKind kind, int n)
{
  for (int i = scene->mark; i < scene->count; i++)
    if (scene->event[i].kind == kind && n-- == 0)
      return &scene->event[i];
  return NULL;
}

/* --- who dares ---------------------------------------------------------- */

/* wrg.general.challenge: a commander-in-chief does as his orders say, a subordinate as he is too */
START_TEST (who_challenges_and_who_answers)
{
  static const struct {
    MuWrgDare dare[MU_SIDES];
    bool deputies, irregular;
    MuPersonality character[MU_SIDES];
    int challenges, taken_up, shy;
  } cases[] = {
    { { 0, 0 }, false, false, { 0, 0 }, 0, 0, 0 },
    { { MU_WRG_DARES_CHALLENGE, 0 }, false, false, { 0, 0 }, 1, 0, 0 },
    { { MU_WRG_DARES_CHALLENGE, 0 }, false, true, { 0, 0 }, 1, 1, 0 },
    { { MU_WRG_DARES_CHALLENGE, MU_WRG_DARES_ACCEPT }, false, false, { 0, 0 }, 1, 1, 0 },
    { { MU_WRG_DARES_CHALLENGE, MU_WRG_DARES_CHALLENGE }, false, false, { 0, 0 }, 1, 1, 0 },
    { { MU_WRG_DARES_CHALLENGE, MU_WRG_DARES_DECLINE }, false, true, { 0, 0 }, 1, 0, 1 },
    { { 0, MU_WRG_DARES_ACCEPT }, false, false, { 0, 0 }, 0, 0, 0 },
    { { 0, 0 }, true, false, { MU_RASH, MU_RASH }, 1, 1, 0 },
    { { 0, 0 }, true, false, { MU_RASH, MU_AVERAGE }, 1, 0, 0 },
    { { 0, 0 }, true, true, { MU_RASH, MU_AVERAGE }, 1, 1, 0 },
    { { 0, 0 }, true, true, { MU_RASH, MU_CAUTIOUS }, 1, 0, 1 },
    { { 0, 0 }, true, false, { MU_AVERAGE, MU_CAUTIOUS }, 0, 0, 0 },
    { { MU_WRG_DARES_DECLINE, 0 }, true, false, { MU_RASH, MU_AVERAGE }, 0, 0, 0 },
  };
  Encounter two = { .dare = { cases[_i].dare[0], cases[_i].dare[1] },
                    .irregular = { cases[_i].irregular, cases[_i].irregular },
                    .deputy = { cases[_i].deputies, cases[_i].deputies },
                    .character = { cases[_i].character[0], cases[_i].character[1] } };
  meet (&two);
  scene_fight (two.scene, MU_PHASE_ARRIVALS);
  const MuEvent *event = nth (two.scene, MU_EVENT_CHALLENGE, 0);
  ck_assert_int_eq (scene_count (two.scene, MU_EVENT_CHALLENGE, MU_NO_BODY), cases[_i].challenges);
  ck_assert_int_eq (scene_count (two.scene, MU_EVENT_SINGLE_COMBAT, MU_NO_BODY) > 0,
                    cases[_i].taken_up);
  ck_assert_int_eq (event ? event->value[2] : 0, cases[_i].taken_up);
  ck_assert_int_eq (event ? event->value[3] : 0, cases[_i].shy);
  if (event) {
    ck_assert_int_eq (event->value[0], cases[_i].deputies);
    ck_assert_int_eq (event->body, GUARD_OF (two.scene, MU_SIDE_A) + cases[_i].deputies);
    ck_assert_int_eq (event->other, GUARD_OF (two.scene, MU_SIDE_B) + cases[_i].deputies);
    ck_assert_int_eq (two.scene->battle->leader[MU_SIDE_B][cases[_i].deputies].shy, cases[_i].shy);
  }
  scene_close (two.scene);
}
END_TEST

/* wrg.general.challenge: right after deployment, and never again */
START_TEST (once)
{
  Encounter two = { .dare = { MU_WRG_DARES_CHALLENGE, MU_WRG_DARES_DECLINE } };
  meet (&two);
  scene_fight (two.scene, MU_PHASE_ARRIVALS);
  ck_assert_int_eq (scene_count (two.scene, MU_EVENT_CHALLENGE, MU_NO_BODY), 1);
  ck_assert_int_eq (nth (two.scene, MU_EVENT_CHALLENGE, 0)->period, 1);
  scene_mark (two.scene);
  two.scene->battle->phase = MU_PHASE_ARRIVALS;
  scene_fight (two.scene, MU_PHASE_ARRIVALS);
  ck_assert_int_eq (scene_count (two.scene, MU_EVENT_CHALLENGE, MU_NO_BODY), 0);
  scene_close (two.scene);
}
END_TEST

/* READING: wrg.general.challenge: a subordinate without a peer challenges the commander, who may
 * decline one below him without loss */
START_TEST (below_him)
{
  Encounter two
      = { .deputy = { true, false }, .character = { MU_RASH, 0 }, .irregular = { true, true } };
  meet (&two);
  scene_fight (two.scene, MU_PHASE_ARRIVALS);
  const MuEvent *event = nth (two.scene, MU_EVENT_CHALLENGE, 0);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[0], 1);
  ck_assert_int_eq (event->value[1], 0);
  ck_assert_int_eq (event->value[2], 0);
  ck_assert_int_eq (event->value[3], 0);
  scene_close (two.scene);
}
END_TEST

/* READING: wrg.general.challenge, switched: nobody does anything of himself */
START_TEST (by_order_alone)
{
  Encounter two = { .deputy = { true, true }, .character = { MU_RASH, MU_RASH } };
  MuReadings readings = { .choice[MU_READING_CHALLENGES] = 1 };
  meet (&two);
  two.scene->battle->readings = readings;
  scene_fight (two.scene, MU_PHASE_ARRIVALS);
  ck_assert_int_eq (scene_count (two.scene, MU_EVENT_CHALLENGE, MU_NO_BODY), 0);
  ck_assert (mu_wrg_challenge_issued (&readings, MU_WRG_DARES_CHALLENGE, MU_CAUTIOUS));
  ck_assert (!mu_wrg_challenge_taken_up (&readings, MU_WRG_DARES_AS_HE_IS, MU_RASH, false, true));
  scene_close (two.scene);
}
END_TEST

/* --- the bouts ---------------------------------------------------------- */

static Encounter
single_combat (const char *a, const char *b)
{
  return (Encounter){ .guard = { a, b },
                      .irregular = { true, true },
                      .dare = { MU_WRG_DARES_CHALLENGE, MU_WRG_DARES_ACCEPT } };
}

/* wrg.general.challenge.factors, wrg.general.challenge.result: equal dice, equal casualties: they
 * fight again; who throws better wins */
START_TEST (again_until_one_is_better)
{
  Encounter two = single_combat (WILD, WILD);
  meet (&two);
  SCENE_DICE (two.scene, 3, 3, 3, 3, 6, 2, 1, 5);
  scene_fight (two.scene, MU_PHASE_ARRIVALS);
  const MuEvent *first = nth (two.scene, MU_EVENT_SINGLE_COMBAT, 0);
  const MuEvent *second = nth (two.scene, MU_EVENT_SINGLE_COMBAT, 1);
  ck_assert_int_eq (scene_count (two.scene, MU_EVENT_SINGLE_COMBAT, MU_NO_BODY), 2);
  ck_assert_int_eq (first->value[3], MU_SINGLE_AGAIN);
  ck_assert_int_eq (first->value[1], first->value[2]);
  ck_assert_int_eq (second->value[0], 2);
  ck_assert_int_gt (second->value[2], second->value[1]);
  ck_assert (second->value[3] == MU_SINGLE_OTHER_DEAD || second->value[3] == MU_SINGLE_OTHER_TAKEN);
  ck_assert_int_eq (second->value[3] == MU_SINGLE_OTHER_DEAD,
                    second->value[2] >= 2 * second->value[1]);
  /* chance is never against one: 1 less 5 counts as 0 */
  const MuEvent *blow = nth (two.scene, MU_EVENT_SINGLE_BLOW, 3);
  ck_assert_int_eq (blow->body, GUARD_OF (two.scene, MU_SIDE_B));
  ck_assert_int_eq (scene_factor (two.scene, blow, MU_RULE_WRG_RANDOM_MELEE_C), 0);
  /* charging in the first bout alone */
  ck_assert_int_ne (scene_factor (two.scene, nth (two.scene, MU_EVENT_SINGLE_BLOW, 0),
                                  MU_RULE_WRG_MELEE_TACTICAL_CHARGING),
                    0);
  ck_assert_int_eq (scene_factor (two.scene, blow, MU_RULE_WRG_MELEE_TACTICAL_CHARGING), 0);
  scene_close (two.scene);
}
END_TEST

/* wrg.general.challenge.result, wrg.general.loss, wrg.reaction.occasion.8, wrg.victory.prisoners:
 * taken or dead, his army tests and counts what is left of him */
START_TEST (what_the_loser_costs)
{
  Encounter two = single_combat (WILD, WILD);
  meet (&two);
  const int64_t before = mu_wrg_quarters_left (two.scene->battle, MU_SIDE_B);
  const int own = GUARD_OF (two.scene, MU_SIDE_B);
  SCENE_DICE (two.scene, 6, 2, 3, 3);
  scene_fight (two.scene, MU_PHASE_ARRIVALS);
  const MuEvent *event = nth (two.scene, MU_EVENT_SINGLE_COMBAT, 0);
  const bool dead = event->value[3] == MU_SINGLE_OTHER_DEAD;
  ck_assert (two.scene->battle->general_lost[MU_SIDE_B]);
  ck_assert (!two.scene->battle->general_lost[MU_SIDE_A]);
  ck_assert_int_eq (two.scene->battle->leader[MU_SIDE_B][0].fate,
                    dead ? MU_GENERAL_DEAD : MU_GENERAL_SURRENDERS);
  ck_assert_int_eq (before - mu_wrg_quarters_left (two.scene->battle, MU_SIDE_B), dead ? 400 : 300);
  ck_assert (scene_body (two.scene, own)->general_fell);
  ck_assert_event (two.scene, MU_EVENT_GENERAL_LOST, own);
  /* READING: wrg.general.challenge.result: the winner keeps his men */
  ck_assert_int_eq (two.scene->battle->leader[MU_SIDE_A][0].men, MU_WRG_GENERAL_MEN);
  scene_close (two.scene);
}
END_TEST

/* wrg.general.challenge: who has a bow shoots first, in the first bout alone */
START_TEST (an_archer)
{
  Encounter two = single_combat (BOWS, WILD);
  meet (&two);
  scene_fight (two.scene, MU_PHASE_ARRIVALS);
  const MuEvent *arrow = nth (two.scene, MU_EVENT_SINGLE_BLOW, 0);
  ck_assert_int_eq (arrow->value[3], MU_WEAPON_BOW);
  ck_assert_int_eq (arrow->body, GUARD_OF (two.scene, MU_SIDE_A));
  int arrows = 0;
  for (int i = 0; nth (two.scene, MU_EVENT_SINGLE_BLOW, i); i++)
    arrows += nth (two.scene, MU_EVENT_SINGLE_BLOW, i)->value[3] == MU_WEAPON_BOW;
  ck_assert_int_eq (arrows, 1);
  scene_close (two.scene);
}
END_TEST

/* READING: wrg.general.challenge.result: equals part in the end */
START_TEST (equals_part)
{
  Encounter two = single_combat (WILD, WILD);
  meet (&two);
  scene_fight (two.scene, MU_PHASE_ARRIVALS);
  const int bouts = scene_count (two.scene, MU_EVENT_SINGLE_COMBAT, MU_NO_BODY);
  ck_assert_int_eq (bouts, 12);
  ck_assert_int_eq (nth (two.scene, MU_EVENT_SINGLE_COMBAT, bouts - 1)->value[3], MU_SINGLE_PARTED);
  ck_assert (!two.scene->battle->general_lost[MU_SIDE_A]);
  ck_assert (!two.scene->battle->general_lost[MU_SIDE_B]);
  scene_close (two.scene);
}
END_TEST

/* --- in the ranks ------------------------------------------------------- */

/* wrg.random.melee.general: chance is not against a body in whose front rank a general fights,
 * unless an irregular has declined his equal; D class troops are not helped */
START_TEST (courage_of_his_men)
{
  static const struct {
    const char *troop;
    bool shy, lost;
    int factor; /* less than with dice that cancel out */
  } cases[] = {
    { "Irr C HC JLS Sh", false, false, 0 }, { "Irr C HC JLS Sh", true, false, 4 },
    { "Irr C HC JLS Sh", false, true, 4 },  { "Irr B HC JLS Sh", false, false, 0 },
    { "Irr B HC JLS Sh", true, false, 1 },  { "Irr D HC JLS Sh", false, false, 4 },
  };
  int factor[2];
  for (int bad = 0; bad < 2; bad++) {
    Scene *scene = parked (ROWS (GENERAL (cases[_i].troop, 8, 2)), ROWS (HOLD (FOOT, 12, 2)));
    calm_all (scene);
    scene_put (scene, 0, 500, 400);
    scene_put (scene, 1, 500, 400);
    scene->battle->leader[MU_SIDE_A][0].shy = cases[_i].shy;
    scene->battle->general_lost[MU_SIDE_A] = cases[_i].lost;
    come_to (scene, 1, MU_PHASE_MELEE);
    if (bad)
      SCENE_DICE (scene, 1, 5);
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_MELEE);
    factor[bad] = scene_find (scene, MU_EVENT_MELEE, 0)->value[1];
    scene_close (scene);
  }
  ck_assert_int_eq (factor[0] - factor[1], cases[_i].factor);
}
END_TEST

/* wrg.general.challenge: of the general's own body alone */
START_TEST (orders_of_others)
{
  MuTroop troop;
  mu_troop_parse (FOOT, &troop, NULL);
  MuWrgOrderFacts facts = mu_wrg_order_facts (&troop);
  MuWrgOrders orders = HOLD_ORDERS;
  orders.dare = MU_WRG_DARES_ACCEPT;
  ck_assert_int_eq (mu_wrg_orders_judge (&facts, &orders).refused, MU_RULE_NONE);
  facts.general_present = false;
  ck_assert_int_eq (mu_wrg_orders_judge (&facts, &orders).refused, MU_RULE_WRG_GENERAL_CHALLENGE);
  facts.general_present = true;
  orders.dare = MU_WRG_DARES;
  ck_assert_int_eq (mu_wrg_orders_judge (&facts, &orders).refused, MU_RULE_WRG_GENERAL_CHALLENGE);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("challenge");
  tcase_add_loop_test (tests, who_challenges_and_who_answers, 0, 13);
  tcase_add_test (tests, once);
  tcase_add_test (tests, below_him);
  tcase_add_test (tests, by_order_alone);
  tcase_add_test (tests, again_until_one_is_better);
  tcase_add_test (tests, what_the_loser_costs);
  tcase_add_test (tests, an_archer);
  tcase_add_test (tests, equals_part);
  tcase_add_loop_test (tests, courage_of_his_men, 0, 6);
  tcase_add_test (tests, orders_of_others);
  return run_case ("challenge", tests);
}
