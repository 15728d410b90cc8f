/* Who fights: contact, overlap, ranks, crews; and what comes of it. */
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

/* In contact, so far apart sideways, in the middle of the table. */
static Scene *
locked (const ArmyRow *a, const ArmyRow *b, int aside)
{
  Scene *scene = scene_open (a, b);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, FOE (scene, 0), 500 + aside, 400);
  return scene;
}

static const MuEvent *
blow_of (Scene *scene, int body)
{
  const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, body);
  ck_assert_ptr_nonnull (blow);
  return blow;
}

static int
strikers (const ArmyRow *a, const ArmyRow *b, int aside, int body)
{
  Scene *scene = locked (a, b, aside);
  scene_fight (scene, MU_PHASE_MELEE);
  const int figures = blow_of (scene, body)->value[0];
  scene_close (scene);
  return figures;
}

#define HOLDERS(name, troop, figures, ranks)                                                       \
  static const ArmyRow name[] = { ROW (troop, figures, ranks, HOLD), END }

HOLDERS (legion, "Reg C HI HTW Sh", 20, 2);    /* 10 files, 60 paces */
HOLDERS (swords, "Reg C HI", 10, 1);           /* the same front, no shields */
HOLDERS (short_line, "Reg C HI HTW Sh", 4, 1); /* 24 paces */
HOLDERS (unshielded, "Reg C HI HTW", 4, 1);
HOLDERS (phalanx, "Reg C HI P", 40, 4); /* 10 files */
HOLDERS (gauls, "Irr C MI HTW Sh", 20, 2);
HOLDERS (axes, "Reg C HI 2HCW", 20, 2);

/* wrg.melee.eligible.contact, wrg.melee.eligible.rear-ranks, wrg.melee.eligible.ranks,
 * wrg.melee.eligible.second-figure */
START_TEST (ranks_by_weapon)
{
  ck_assert_int_eq (strikers (legion, legion, 0, 0), 15);
  ck_assert_int_eq (strikers (phalanx, legion, 0, 0), 25);
  ck_assert_int_eq (strikers (axes, legion, 0, 0), 10);
  ck_assert_int_eq (strikers (gauls, legion, 0, 0), 10); /* irregular: the front rank */
}
END_TEST

/* wrg.melee.eligible.second-figure: behind nine files four fight, switched five */
START_TEST (a_house_may_begin_with_the_first_behind)
{
  static const ArmyRow nine[] = { ROW ("Reg C HI HTW Sh", 18, 2, HOLD), END };
  Scene *scene = locked (nine, nine, 0);
  ck_assert_int_eq (strikers (nine, nine, 0, 0), 13);
  scene->battle->readings.choice[MU_READING_SECOND_FIGURE] = 1;
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_int_eq (blow_of (scene, 0)->value[0], 14);
  scene_close (scene);
}
END_TEST

/* wrg.melee.eligible.contact: partial contact counts */
START_TEST (files_in_partial_contact)
{
  /* 27 paces aside of 60: 33 shared, so 6 files touch, one of them half */
  Scene *scene = locked (swords, swords, 27);
  FileMatch match[FILES_MAX];
  int contact = 0;
  mu_wrg_match_files (scene->battle, 0, match);
  for (int file = 0; file < 10; file++)
    contact += match[file].enemy == 1 && !match[file].overlap;
  ck_assert_int_eq (contact, 6);
  scene_close (scene);
}
END_TEST

/* wrg.melee.eligible.overlap, wrg.shields.side: three beyond his right, one
 * beyond his left where the shield is; three on both sides of the shieldless */
START_TEST (overlaps_by_the_shield)
{
  Scene *scene = locked (swords, short_line, 0);
  FileMatch match[FILES_MAX];
  mu_wrg_match_files (scene->battle, 0, match);
  int right = 0;
  int left = 0;
  for (int file = 0; file < 5; file++) /* file 0 is our right, his left */
    right += match[file].overlap;
  for (int file = 5; file < 10; file++)
    left += match[file].overlap;
  ck_assert_int_eq (right, 1);
  ck_assert_int_eq (left, 3);
  scene_close (scene);
  ck_assert_int_eq (strikers (swords, short_line, 0, 0), 4 + 1 + 3);
  ck_assert_int_eq (strikers (swords, unshielded, 0, 0), 4 + 3 + 3);
}
END_TEST

/* wrg.melee.eligible.overlap: against a model three on either side; a model
 * overlaps with one. */
START_TEST (overlaps_and_models)
{
  static const ArmyRow elephant[]
      = { { "Irr C El JLS", 1, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_LIGHT_SPEAR }, 0 } },
          END };
  static const ArmyRow elephants[]
      = { { "Irr C El JLS", 5, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_LIGHT_SPEAR }, 0 } },
          END };
  HOLDERS (light, "Reg C LI JLS Sh", 9, 1);
  /* 16 paces touch files of 12: two of an even row */
  ck_assert_int_eq (strikers (light, elephant, 6, 0), 2 + 3 + 3);
  ck_assert_int_eq (strikers (elephants, short_line, 8, 0), 2 + 1 + 1);
}
END_TEST

/* wrg.disorder.effect.fighting, wrg.disorder.effect.half */
START_TEST (the_disordered_fight_by_half)
{
  Scene *scene = locked (legion, legion, 0);
  scene_fight (scene, MU_PHASE_SHOOTING);
  mu_wrg_disorder_body (scene->battle, 0, DISORDER_CAUGHT, 1);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *blow = blow_of (scene, 0);
  ck_assert_int_eq (blow->value[0], 10); /* the front rank only */
  ck_assert_int_eq (blow->value[1], 4);
  ck_assert_int_eq (blow->value[2], 10);               /* as 5 figures at 4 */
  ck_assert_int_eq (blow_of (scene, 1)->value[2], 30); /* 15 figures at 4 */
  scene_close (scene);
}
END_TEST

/* wrg.melee.periods, wrg.melee.factor.heavy-throwing, wrg.melee.factor.sword */
START_TEST (throwing_weapons_are_for_the_first_period)
{
  Scene *scene = locked (legion, legion, 0);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_int_eq (blow_of (scene, 0)->value[3], 1);
  ck_assert (scene_has_factor (scene, blow_of (scene, 0), MU_RULE_WRG_MELEE_FACTOR_HEAVY_THROWING));
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_int_eq (blow_of (scene, 0)->value[3], 2);
  ck_assert (scene_has_factor (scene, blow_of (scene, 0), MU_RULE_WRG_MELEE_FACTOR_SWORD));
  ck_assert_int_eq (blow_of (scene, 0)->value[0], 10);
  scene_close (scene);
}
END_TEST

/* wrg.melee.tactical.faced-spears, wrg.shields.two-handed */
START_TEST (pikes_are_faced_and_shieldless)
{
  Scene *scene = locked (phalanx, legion, 0);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *blow = blow_of (scene, 1);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_FACED_SPEARS), -1);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS), 1);
  blow = blow_of (scene, 0);
  ck_assert (!scene_has_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_FACED_SPEARS));
  scene_close (scene);
  /* driven back once, they show no points and take to their shields */
  HOLDERS (shielded_pikes, "Reg C HI P Sh", 40, 4);
  scene = locked (shielded_pikes, legion, 0);
  scene_body (scene, 0)->pushed_back = true;
  scene_body (scene, 0)->melee_periods = 1;
  scene_fight (scene, MU_PHASE_MELEE);
  blow = blow_of (scene, 1);
  ck_assert (!scene_has_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_FACED_SPEARS));
  ck_assert (!scene_has_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS));
  scene_close (scene);
}
END_TEST

/* wrg.melee.eligible.elephant, wrg.melee.factor.crew-two, wrg.melee.factor.crew-one,
 * wrg.melee.eligible.crew-spears: two of the crew to the front, the javelins
 * first; the pike among them is faced by all. */
START_TEST (elephants_fight_with_two_of_the_crew)
{
  static const ArmyRow elephant[]
      = { { "Irr C El P JLS B",
            1,
            1,
            MU_ORDER_HOLD,
            0,
            false,
            { 3, { MU_WEAPON_PIKE, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 0 } },
          END };
  HOLDERS (light, "Reg C LI JLS Sh", 10, 1);
  Scene *scene = locked (elephant, light, 0);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *blow = blow_of (scene, 0);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_FACTOR_CREW_TWO), 2);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_FACTOR_CREW_ONE), 1);
  ck_assert_int_eq (blow->value[1], 2 + 2 + 1);
  blow = blow_of (scene, 1);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_FACED_SPEARS), -1);
  scene_close (scene);
}
END_TEST

/* wrg.melee.tactical.super-heavy-flank, wrg.melee.eligible.crew-only,
 * wrg.reaction.front-rank */
START_TEST (struck_in_the_rear)
{
  static const ArmyRow elephant[]
      = { { "Irr C El JLS", 1, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_LIGHT_SPEAR }, 0 } },
          END };
  Scene *scene = scene_open (elephant, legion);
  scene_face (scene, 0, MU_ANGLE_HALF);
  scene_put (scene, 0, 500, 376);
  scene_put (scene, 1, 500, 400);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *blow = blow_of (scene, 1);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_SUPER_HEAVY_FLANK), 2);
  blow = blow_of (scene, 0);
  ck_assert (scene_has_factor (scene, blow, MU_RULE_WRG_MELEE_ELIGIBLE_CREW_ONLY));
  scene_close (scene);
}
END_TEST

/* wrg.casualties.groups: each enemy by itself, each file against one */
START_TEST (two_enemies_share_the_front)
{
  static const ArmyRow two[]
      = { ROW ("Reg C HI HTW Sh", 5, 1, HOLD), ROW ("Irr C MI HTW Sh", 5, 1, HOLD), END };
  Scene *scene = scene_open (swords, two);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 485, 400);
  scene_put (scene, 2, 515, 400);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MELEE, 0), 2);
  for (int i = 0; i < scene->count; i++)
    if (scene->event[i].kind == MU_EVENT_MELEE && scene->event[i].body == 0)
      ck_assert_int_eq (scene->event[i].value[0], 5);
  /* wrg.random.dice: one pair of dice for all its blows */
  ck_assert_uint_eq (scene->dice.script_next, 6);
  scene_close (scene);
}
END_TEST

/* wrg.melee.tactical.shot-losses */
START_TEST (arrows_weaken_the_charge)
{
  Scene *scene = locked (swords, legion, 0);
  scene_fight (scene, MU_PHASE_SHOOTING);
  scene_body (scene, 0)->period.shot_men = 21;
  scene_body (scene, 0)->count_before = 10;
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_int_eq (
      scene_factor (scene, blow_of (scene, 0), MU_RULE_WRG_MELEE_TACTICAL_SHOT_LOSSES), -2);
  scene_close (scene);
}
END_TEST

/* wrg.casualties.remove: from the rear; a single rank loses an end. */
START_TEST (figures_go_from_the_rear)
{
  Scene *scene = scene_open (legion, legion);
  scene_put (scene, 0, 500, 400);
  Body *body = scene_body (scene, 0);
  mu_wrg_take_casualties (scene->battle, 0, 45);
  ck_assert_int_eq (body->figures, 18);
  ck_assert_int_eq (body->carried, 5);
  ck_assert_int_eq (body->files, 10);
  ck_assert_int_eq (body->ground.depth, MU_PACES (16));
  mu_wrg_take_casualties (scene->battle, 0, 8 * 20);
  ck_assert_int_eq (body->ground.depth, MU_PACES (8));
  mu_wrg_take_casualties (scene->battle, 0, 20);
  ck_assert_int_eq (body->files, 9);
  ck_assert_int_eq (body->ground.width, MU_PACES (54));
  ck_assert_int_eq (body->ground.front.x, MU_PACES (497)); /* nobody near: the right end */
  mu_wrg_take_casualties (scene->battle, 0, 1000);
  ck_assert_event (scene, MU_EVENT_DESTROYED, 0);
  ck_assert_int_eq (body->casualties, 400);
  scene_close (scene);
}
END_TEST

/* wrg.casualties.remove: the end that is harder pressed */
START_TEST (the_pressed_end_melts)
{
  Scene *scene = scene_open (swords, short_line);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 480, 400);
  mu_wrg_take_casualties (scene->battle, 0, 20);
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.x, MU_PACES (503));
  scene_close (scene);
}
END_TEST

/* wrg.casualties.remove: where the rest then stand is told, so that a replay needs nothing
 * else; whoever keeps his front stands where he stood. */
START_TEST (closing_up_is_told)
{
  Scene *scene = scene_open (legion, legion);
  scene_put (scene, 0, 500, 400);
  mu_wrg_take_casualties (scene->battle, 0, 9 * 20);
  ck_assert_no_event (scene, MU_EVENT_FACED, 0);
  mu_wrg_take_casualties (scene->battle, 0, 3 * 20);
  const Body *body = scene_body (scene, 0);
  const MuEvent *event = scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_CASUALTIES_REMOVE);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[0], body->ground.front.x);
  ck_assert_int_eq (event->value[1], body->ground.front.y);
  ck_assert_int_eq (event->value[2], body->ground.facing);
  ck_assert_int_eq (event->value[3], MU_EVENT_SHAPE (MU_FORMATION_USUAL, 8));
  scene_close (scene);
}
END_TEST

/* wrg.casualties.remove: what is left of a square stands about the same middle as long as its
 * faces are as long. */
START_TEST (a_square_keeps_its_middle)
{
  Scene *scene = scene_open (legion, legion);
  scene_put (scene, 0, 500, 400);
  Body *body = scene_body (scene, 0);
  body->formation = MU_FORMATION_SQUARE;
  body->figures = 13;
  body->files = 4;
  mu_wrg_fill_ground (body);
  const MuFix width = body->ground.width;
  mu_wrg_take_casualties (scene->battle, 0, 20);
  ck_assert_int_eq (body->files, 3);
  const MuFix narrower = width - body->ground.width;
  ck_assert_int_eq (body->ground.front.x, MU_PACES (500) - narrower / 2);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("melee");
  tcase_add_test (tests, ranks_by_weapon);
  tcase_add_test (tests, a_house_may_begin_with_the_first_behind);
  tcase_add_test (tests, files_in_partial_contact);
  tcase_add_test (tests, overlaps_by_the_shield);
  tcase_add_test (tests, overlaps_and_models);
  tcase_add_test (tests, the_disordered_fight_by_half);
  tcase_add_test (tests, throwing_weapons_are_for_the_first_period);
  tcase_add_test (tests, pikes_are_faced_and_shieldless);
  tcase_add_test (tests, elephants_fight_with_two_of_the_crew);
  tcase_add_test (tests, struck_in_the_rear);
  tcase_add_test (tests, two_enemies_share_the_front);
  tcase_add_test (tests, arrows_weaken_the_charge);
  tcase_add_test (tests, figures_go_from_the_rear);
  tcase_add_test (tests, the_pressed_end_melts);
  tcase_add_test (tests, closing_up_is_told);
  tcase_add_test (tests, a_square_keeps_its_middle);
  return run_case ("battle melee", tests);
}
