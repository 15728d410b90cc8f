/* Set-ups: where bodies stand at the start, and what is refused. */
#include <stdlib.h>

#include "scene.h"
#include "tests/rules/battle/begin.h"

#define ROW(troop, figures, ranks, order, line)                                                    \
  {                                                                                                \
    troop, figures, ranks, MU_ORDER_##order, line, false,                                          \
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

static const ArmyRow lines[]
    = { ROW ("Reg C HI HTW Sh", 20, 2, ATTACK, 0), ROW ("Reg C HC JLS Sh", 10, 2, ATTACK, 0),
        ROW ("Reg B HI LTS Sh", 12, 2, HOLD, 1), END };

/* wrg.deploy.area, wrg.deploy.disclose: right wing first, lines behind */
START_TEST (in_line_from_the_right)
{
  Scene *scene = scene_open (lines, lines);
  const MuFix right = scene_body (scene, 0)->ground.front.x;
  const MuFix left = scene_body (scene, 1)->ground.front.x;
  ck_assert_int_gt (right, left);
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.y, MU_PACES (400 - 120));
  ck_assert_int_eq (scene_body (scene, 2)->ground.front.y, MU_PACES (400 - 180));
  ck_assert_int_lt (scene_body (scene, 3)->ground.front.x, scene_body (scene, 4)->ground.front.x);
  ck_assert_int_eq (scene_body (scene, 3)->ground.front.y, MU_PACES (400 + 120));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_DEPLOYED, MU_NO_BODY), 6);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_STRENGTH, MU_NO_BODY), 6);
  /* side by side, near enough to lean on (wrg.reaction.secure-flank) */
  ck_assert_int_eq (
      mu_rect_distance (&scene_body (scene, 0)->ground, &scene_body (scene, 1)->ground),
      MU_PACES (5));
  scene_close (scene);
}
END_TEST

typedef struct {
  Army a;
  Army b;
  MuWrgSetup setup;
} Trial;

static void
begin (Trial *trial)
{
  army_raise (&trial->a, lines);
  army_raise (&trial->b, lines);
  trial->setup = army_setup (&trial->a, &trial->b);
}

#define REFUSED(trial, answer_, at_)                                                               \
  do {                                                                                             \
    int where_ = 99;                                                                               \
    ck_assert_int_eq (scene_answer (&(trial).setup, &where_), answer_);                            \
    ck_assert_int_eq (where_, at_);                                                                \
    begin (&(trial));                                                                              \
  } while (0)

START_TEST (bad_set_ups_are_refused)
{
  Trial t;
  begin (&t);
  int at;
  ck_assert_int_eq (scene_answer (&t.setup, &at), MU_WRG_SETUP_OK);
  t.setup.side[0].unit_count = 0;
  REFUSED (t, MU_WRG_SETUP_NO_UNITS, MU_NO_BODY);
  t.setup.side[1].unit_count = MU_BATTLE_UNITS_MAX + 1;
  REFUSED (t, MU_WRG_SETUP_TOO_MANY_UNITS, MU_NO_BODY);
  t.b.unit[1].figures = 0;
  REFUSED (t, MU_WRG_SETUP_NO_FIGURES, 4);
  t.b.unit[1].figures = MU_BATTLE_FIGURES_MAX + 1;
  REFUSED (t, MU_WRG_SETUP_TOO_MANY_FIGURES, 4);
  t.a.unit[2].troop.weapons |= MU_WEAPON_BIT (MU_WEAPON_SLING); /* wrg.troops.weapons.limits */
  REFUSED (t, MU_WRG_SETUP_BAD_TROOP, 2);
  t.a.unit[2].crew.count = 1;
  REFUSED (t, MU_WRG_SETUP_BAD_CREW, 2);
  t.a.unit[0].ranks = 0;
  REFUSED (t, MU_WRG_SETUP_BAD_RANKS, 0);
  t.a.unit[0].ranks = 21;
  REFUSED (t, MU_WRG_SETUP_BAD_RANKS, 0);
  t.a.unit[0].order = MU_ORDER_SKIRMISH; /* wrg.orders.skirmish: not heavy foot */
  REFUSED (t, MU_WRG_SETUP_BAD_ORDER, 0);
  t.a.unit[0].order = 7;
  REFUSED (t, MU_WRG_SETUP_BAD_ORDER, 0);
  t.setup.table_width = 200;
  REFUSED (t, MU_WRG_SETUP_BAD_TABLE, MU_NO_BODY);
  t.setup.table_depth = 1000000;
  REFUSED (t, MU_WRG_SETUP_BAD_TABLE, MU_NO_BODY);
  t.a.unit[0].figures = 200;
  t.a.unit[0].ranks = 1;
  REFUSED (t, MU_WRG_SETUP_NO_ROOM, 0);
  t.a.unit[2].line = 9; /* behind the table's edge */
  REFUSED (t, MU_WRG_SETUP_NO_ROOM, 2);
  t.a.unit[1].placed = true;
  t.a.unit[1].x = 360;
  t.a.unit[1].y = 121; /* wrg.deploy.area */
  REFUSED (t, MU_WRG_SETUP_OUTSIDE, 1);
  t.a.unit[1].placed = true;
  t.a.unit[1].x = INT32_MAX;
  REFUSED (t, MU_WRG_SETUP_OUTSIDE, 1);
  t.a.unit[1].placed = t.a.unit[2].placed = true;
  t.a.unit[1].x = t.a.unit[2].x = 300;
  t.a.unit[1].y = t.a.unit[2].y = 40;
  REFUSED (t, MU_WRG_SETUP_OVERLAP, 2);
  t.setup.side[0].general_with = 3;
  REFUSED (t, MU_WRG_SETUP_BAD_GENERAL, MU_NO_BODY);
  t.a.unit[0].command_points = t.a.unit[0].points + 1;
  REFUSED (t, MU_WRG_SETUP_BAD_POINTS, 0);
  t.setup.side[0].general_points = -1;
  REFUSED (t, MU_WRG_SETUP_BAD_POINTS, MU_NO_BODY);
  t.a.unit[0].troop = (MuTroop){ .regular = true, .class = MU_CLASS_C, .type = MU_TROOP_ART };
  t.a.unit[0].crew = (MuCrew){ 2, { MU_WEAPON_ENGINE, MU_WEAPON_ENGINE }, 0 };
  t.a.unit[0].ranks = 1;
  t.a.unit[0].order = MU_ORDER_ATTACK; /* wrg.orders.attack */
  REFUSED (t, MU_WRG_SETUP_BAD_ORDER, 0);
}
END_TEST

START_TEST (rules_without_whole_battles_are_refused)
{
  Trial t;
  begin (&t);
  MuSetup setup = mu_wrg_setup (&t.setup);
  MuDice dice;
  MuBattle *battle;
  mu_dice_init_seeded (&dice, 1, 1);
  setup.rules = (MuRuleSystem) 99;
  ck_assert_uint_eq (mu_battle_size (&setup), 0);
  const MuRefusal refusal = mu_battle_begin (NULL, 0, &setup, &dice, NULL, NULL, &battle);
  ck_assert_int_eq (refusal.why, MU_REFUSAL_NO_RULES);
  ck_assert_int_eq (refusal.body, MU_NO_BODY);
  ck_assert_str_ne (refusal.words, "");
  ck_assert_ptr_null (battle);
}
END_TEST

START_TEST (the_block_must_be_large_enough)
{
  Trial t;
  begin (&t);
  const size_t size = wrg_size (&t.setup);
  void *block = malloc (size);
  MuDice dice;
  MuBattle *battle;
  mu_dice_init_seeded (&dice, 1, 1);
  ck_assert_int_eq ((int) wrg_begin (block, size - 1, &t.setup, &dice, NULL, NULL, &battle, NULL),
                    MU_REFUSAL_MEMORY);
  ck_assert_int_eq (wrg_begin (block, size, &t.setup, &dice, NULL, NULL, &battle, NULL),
                    MU_WRG_SETUP_OK);
  ck_assert_int_eq (mu_battle_unit_count (battle, MU_SIDE_B), 3);
  ck_assert_int_eq (mu_battle_time (battle).periods, 12);
  ck_assert_int_eq (mu_battle_time (battle).period, 1);
  ck_assert_int_eq (mu_battle_time (battle).phase, MU_PHASE_ARRIVALS);
  free (block);
  t.setup.side[0].unit_count = 0;
  ck_assert_uint_eq (wrg_size (&t.setup), 0);
}
END_TEST

/* placed where told */
START_TEST (units_stand_where_told)
{
  Trial t;
  begin (&t);
  t.b.unit[2].placed = true;
  t.b.unit[2].x = 200;
  t.b.unit[2].y = 430;
  _Alignas(max_align_t) char block[1 << 18];
  MuDice dice;
  MuBattle *door;
  mu_dice_init_seeded (&dice, 1, 1);
  ck_assert_int_eq (wrg_begin (block, sizeof block, &t.setup, &dice, NULL, NULL, &door, NULL),
                    MU_WRG_SETUP_OK);
  const WrgBattle *battle = (const WrgBattle *) (const void *) door;
  ck_assert_int_eq (body_at (battle, 5)->ground.front.x, MU_PACES (200));
  ck_assert_int_eq (body_at (battle, 5)->ground.front.y, MU_PACES (430));
  ck_assert_int_eq (body_at (battle, 5)->ground.facing, MU_ANGLE_HALF);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("deploy");
  tcase_add_test (tests, in_line_from_the_right);
  tcase_add_test (tests, bad_set_ups_are_refused);
  tcase_add_test (tests, rules_without_whole_battles_are_refused);
  tcase_add_test (tests, the_block_must_be_large_enough);
  tcase_add_test (tests, units_stand_where_told);
  return run_case ("deploy", tests);
}
