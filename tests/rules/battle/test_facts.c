/* The factors of the reaction test as the table gives them. */
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
#define BEAST(order)                                                                               \
  {                                                                                                \
    "Irr C El JLS", 2, 1, MU_ORDER_##order, 0, false,                                              \
    {                                                                                              \
      1, { MU_WEAPON_LIGHT_SPEAR }, 0                                                              \
    }                                                                                              \
  }

static const ArmyRow three[]
    = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), ROW ("Reg C HI LTS Sh", 10, 2, HOLD),
        ROW ("Reg C HI LTS Sh", 10, 2, HOLD), END };

/* Ours are 0 to 2, theirs 3 to 5; all but body 0 start out of the way. */
static Scene *
alone_on_the_field (const ArmyRow *a, const ArmyRow *b)
{
  Scene *scene = scene_open (a, b);
  scene_put (scene, 0, 500, 400);
  for (int i = 1; i < scene->army[MU_SIDE_A].side.unit_count; i++)
    scene_put (scene, i, 150, 40 + 40 * i);
  for (int i = 0; i < scene->army[MU_SIDE_B].side.unit_count; i++)
    scene_put (scene, FOE (scene, i), 850, 790 - 40 * i);
  return scene;
}

static MuWrgReactionFacts
facts_of (Scene *scene, MuWrgOccasion occasion)
{
  MuWrgReactionFacts facts;
  FOR_ALL (scene->battle, i)
  {
    scene_body (scene, i)->shown_status = scene_body (scene, i)->status;
    scene_body (scene, i)->shown_motion = scene_body (scene, i)->motion;
  }
  mu_wrg_gather_facts (scene->battle, 0, occasion, &facts);
  ck_assert (!mu_wrg_reaction_facts_clash (&facts, NULL, NULL));
  return facts;
}

#define HOLDS(scene, factor, n)                                                                    \
  ck_assert_msg (facts_of (scene, MU_OCCASION_FIRST_DANGER).times[MU_REACTION_##factor] == (n),    \
                 #factor " is %d",                                                                 \
                 facts_of (scene, MU_OCCASION_FIRST_DANGER).times[MU_REACTION_##factor])

/* wrg.reaction.add1.more-friends, wrg.reaction.add2.double-friends,
 * wrg.reaction.deduct1.fewer-friends, wrg.reaction.deduct2.outnumbered, wrg.reaction.deduct3.alone,
 * wrg.reaction.strength-units, wrg.reaction.facing, wrg.reaction.within */
START_TEST (relative_strength)
{
  Scene *scene = alone_on_the_field (three, three);
  HOLDS (scene, ALONE, 1);
  HOLDS (scene, DOUBLE_FRIENDS, 1); /* none of theirs is near */
  scene_put (scene, 3, 500, 550);
  HOLDS (scene, DOUBLE_FRIENDS, 0);
  HOLDS (scene, MORE_FRIENDS, 0);
  HOLDS (scene, FEWER_FRIENDS, 0);
  scene_put (scene, 4, 560, 548);
  HOLDS (scene, OUTNUMBERED, 1);
  scene_put (scene, 1, 440, 400);
  HOLDS (scene, OUTNUMBERED, 0);
  HOLDS (scene, ALONE, 0);
  scene_put (scene, 5, 440, 548);
  HOLDS (scene, FEWER_FRIENDS, 1);
  scene_put (scene, 2, 560, 400);
  HOLDS (scene, FEWER_FRIENDS, 0);
  scene_face (scene, 5, MU_ANGLE_AHEAD); /* it turns its back */
  HOLDS (scene, MORE_FRIENDS, 1);
  scene_put (scene, 3, 500, 551); /* a pace too far */
  HOLDS (scene, DOUBLE_FRIENDS, 1);
  scene_close (scene);
}
END_TEST

/* wrg.units.bodyguard.leave: guards of a few figures are bodies, not units */
START_TEST (small_guards_are_no_units)
{
  static const ArmyRow guarded[]
      = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), ROW ("Reg A HC JLS Sh", 4, 1, HOLD), END };
  Scene *scene = alone_on_the_field (guarded, three);
  scene_put (scene, 1, 440, 400);
  HOLDS (scene, ALONE, 1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.add1.advancing, wrg.reaction.add2.charging, wrg.reaction.deduct1.retiring */
START_TEST (what_friends_do)
{
  const struct {
    Motion motion;
    int advancing, charging, retiring;
  } friend[] = {
    { MOTION_STILL, 0, 0, 0 },        { MOTION_ADVANCING, 1, 0, 0 },
    { MOTION_CHARGING, 0, 1, 0 },     { MOTION_PURSUING, 0, 1, 0 },
    { MOTION_UNAUTHORISED, 0, 1, 0 }, { MOTION_UNCONTROLLED, 0, 1, 0 },
    { MOTION_RETIRING, 0, 0, 1 },     { MOTION_EVADING, 0, 0, 1 },
  };
  for (unsigned i = 0; i < sizeof friend / sizeof friend[0]; i++) {
    Scene *scene = alone_on_the_field (three, three);
    scene_put (scene, 1, 600, 400);
    scene_body (scene, 1)->motion = (uint8_t) friend[i].motion;
    HOLDS (scene, ADVANCING, friend[i].advancing);
    HOLDS (scene, CHARGING, friend[i].charging);
    HOLDS (scene, RETIRING, friend[i].retiring);
    scene_body (scene, 1)->motion = MOTION_STILL;
    scene_body (scene, 0)->motion = (uint8_t) friend[i].motion; /* or the testers */
    HOLDS (scene, ADVANCING, friend[i].advancing);
    HOLDS (scene, CHARGING, friend[i].charging);
    scene_close (scene);
  }
}
END_TEST

/* wrg.reaction.add1.enemy-retiring, wrg.reaction.add2.broken-enemy */
START_TEST (what_enemies_do)
{
  Scene *scene = alone_on_the_field (three, three);
  scene_put (scene, 3, 500, 500);
  HOLDS (scene, ENEMY_RETIRING, 0);
  scene_body (scene, 3)->motion = MOTION_RETIRING;
  HOLDS (scene, ENEMY_RETIRING, 1);
  scene_put (scene, 4, 600, 500);
  mu_wrg_break_body (scene->battle, 3, MU_RULE_WRG_REACTION_RESULT_ROW7);
  HOLDS (scene, BROKEN_ENEMY, 1);
  mu_wrg_break_body (scene->battle, 4, MU_RULE_WRG_REACTION_RESULT_ROW7);
  HOLDS (scene, BROKEN_ENEMY, 2); /* for each */
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct1.no-shields, wrg.reaction.deduct2.missile-armed,
 * wrg.reaction.deduct2.li-charge */
START_TEST (what_they_carry)
{
  const struct {
    const char *troop;
    int no_shields, missiles, li;
  } kind[] = {
    { "Reg C HI HTW Sh", 0, 0, 0 }, { "Reg C HI HTW", 1, 0, 0 },   { "Reg C SHI 2HCW", 0, 0, 0 },
    { "Irr C LI S Sh", 0, 1, 1 },   { "Reg C LI JLS", 1, 0, 1 },   { "Reg C MI B", 1, 1, 0 },
    { "Irr C LC B", 1, 1, 0 },      { "Reg C MI CB Sh", 0, 1, 0 },
  };
  for (unsigned i = 0; i < sizeof kind / sizeof kind[0]; i++) {
    const ArmyRow rows[] = { ROW (kind[i].troop, 10, 1, HOLD), END };
    Scene *scene = alone_on_the_field (rows, three);
    HOLDS (scene, NO_SHIELDS, kind[i].no_shields);
    HOLDS (scene, MISSILE_ARMED, kind[i].missiles);
    HOLDS (scene, LI_CHARGE, 0);
    ck_assert_int_eq (facts_of (scene, MU_OCCASION_CHARGED).times[MU_REACTION_LI_CHARGE],
                      kind[i].li);
    scene_close (scene);
  }
  static const ArmyRow archers[]
      = { { "Irr C El B", 2, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_BOW }, 0 } }, END };
  Scene *scene = alone_on_the_field (archers, three);
  HOLDS (scene, MISSILE_ARMED, 0); /* an elephant's crew does not count */
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct1.shot-at: by half, this period or the last */
START_TEST (being_shot_at)
{
  Scene *scene = alone_on_the_field (three, three);
  scene_body (scene, 0)->period.shot_figures = 9;
  HOLDS (scene, SHOT_AT, 0);
  scene_body (scene, 0)->period.shot_figures_last = 10;
  HOLDS (scene, SHOT_AT, 1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct2.enemy-flank, wrg.reaction.deduct3.enemy-rear, wrg.reaction.behind-flank */
START_TEST (enemies_behind)
{
  Scene *scene = alone_on_the_field (three, three);
  scene_put (scene, 3, 600, 440);
  HOLDS (scene, ENEMY_FLANK, 0);
  scene_put (scene, 3, 600, 390);
  HOLDS (scene, ENEMY_FLANK, 1);
  HOLDS (scene, ENEMY_REAR, 0);
  scene_put (scene, 3, 500, 330);
  HOLDS (scene, ENEMY_REAR, 1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct2.elephants, wrg.reaction.deduct3.rout-elephants,
 * wrg.reaction.deduct3.elephant-hurt */
START_TEST (elephants_about)
{
  static const ArmyRow beasts[] = { BEAST (HOLD), END };
  static const ArmyRow with_beasts[] = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), BEAST (HOLD), END };
  Scene *scene = alone_on_the_field (with_beasts, beasts);
  HOLDS (scene, ELEPHANTS, 0);
  scene_put (scene, 2, 500, 540);
  HOLDS (scene, ELEPHANTS, 1);
  mu_wrg_break_body (scene->battle, 2, MU_RULE_WRG_REACTION_RESULT_ROW7);
  HOLDS (scene, ELEPHANTS, 0);
  scene_put (scene, 1, 570, 400);
  HOLDS (scene, ROUT_ELEPHANTS, 0);
  mu_wrg_break_body (scene->battle, 1, MU_RULE_WRG_REACTION_RESULT_ROW7);
  HOLDS (scene, ROUT_ELEPHANTS, 1);
  scene_close (scene);
  scene = alone_on_the_field (beasts, three);
  HOLDS (scene, ELEPHANT_HURT, 0);
  scene_body (scene, 0)->period.hurt_last = 1;
  HOLDS (scene, ELEPHANT_HURT, 1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct3.animals: where they stand, or where they would charge to */
START_TEST (horses_fear_elephants)
{
  static const ArmyRow horse[] = { ROW ("Reg C HC JLS Sh", 10, 1, HOLD), END };
  static const ArmyRow beasts[] = { BEAST (HOLD), END };
  Scene *scene = alone_on_the_field (horse, beasts);
  scene_put (scene, 1, 500, 501);
  HOLDS (scene, ANIMALS, 0);
  scene_body (scene, 0)->period.charge_target = 1;
  scene_body (scene, 0)->period.charge_distance = MU_PACES (101);
  HOLDS (scene, ANIMALS, 0); /* it is not that which it tests for */
  ck_assert_int_eq (facts_of (scene, MU_OCCASION_START_CHARGE).times[MU_REACTION_ANIMALS], 1);
  scene_body (scene, 0)->period.charge_target = MU_NO_BODY;
  scene_put (scene, 1, 500, 500);
  HOLDS (scene, ANIMALS, 1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct2.friends-rout, wrg.reaction.record, wrg.reaction.deduct3.own-breaks */
START_TEST (routs_seen_are_remembered)
{
  Scene *scene = alone_on_the_field (three, three);
  scene_put (scene, 1, 600, 400);
  HOLDS (scene, FRIENDS_ROUT, 0);
  mu_wrg_break_body (scene->battle, 1, MU_RULE_WRG_REACTION_RESULT_ROW7);
  HOLDS (scene, FRIENDS_ROUT, 1);
  HOLDS (scene, FRIENDS_ROUT, 1); /* the same rout again */
  scene_put (scene, 1, 150, 40);
  HOLDS (scene, FRIENDS_ROUT, 1); /* out of sight, not out of mind */
  mu_wrg_end_rout (scene->battle, 1);
  scene_put (scene, 1, 600, 400);
  mu_wrg_break_body (scene->battle, 1, MU_RULE_WRG_REACTION_RESULT_ROW7);
  HOLDS (scene, FRIENDS_ROUT, 2);
  HOLDS (scene, OWN_BREAKS, 0);
  scene_body (scene, 0)->breaks = 2;
  HOLDS (scene, OWN_BREAKS, 2);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct1.unfriendly-cover: here a side edge */
START_TEST (near_the_side_edge)
{
  Scene *scene = alone_on_the_field (three, three);
  HOLDS (scene, UNFRIENDLY_COVER, 0);
  scene_put (scene, 0, 130, 400);
  HOLDS (scene, UNFRIENDLY_COVER, 1);
  scene_put (scene, 0, 131, 400);
  HOLDS (scene, UNFRIENDLY_COVER, 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.either1.secure-flank, wrg.reaction.secure-flank, wrg.reaction.secure-flank.reserve,
 * wrg.reaction.secure-flank.no-enemy */
START_TEST (secure_flanks_are_counted)
{
  Scene *scene = alone_on_the_field (three, three);
  HOLDS (scene, SECURE_FLANK, 2); /* nobody near */
  scene_put (scene, 3, 560, 460); /* overlaps our right */
  HOLDS (scene, SECURE_FLANK, 1);
  scene_put (scene, 1, 550, 400); /* a friend to lean on, five paces off */
  HOLDS (scene, SECURE_FLANK, 2);
  scene_put (scene, 1, 551, 400);
  HOLDS (scene, SECURE_FLANK, 1);
  scene_put (scene, 1, 540, 330);
  HOLDS (scene, SECURE_FLANK, 2); /* a reserve behind */
  scene_body (scene, 1)->motion = MOTION_RETIRING;
  HOLDS (scene, SECURE_FLANK, 1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.either1.general, wrg.reaction.either3.general-with, wrg.reaction.either2.cover */
START_TEST (the_general)
{
  static const ArmyRow led[] = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD),
                                 { "Reg C HI LTS Sh", 10, 2, MU_ORDER_HOLD, 0, true, { 0 } },
                                 END };
  Scene *scene = alone_on_the_field (led, three);
  HOLDS (scene, GENERAL, 0);
  scene_put (scene, 1, 600, 400);
  HOLDS (scene, GENERAL, 1);
  HOLDS (scene, GENERAL_WITH, 0);
  scene_body (scene, 1)->motion = MOTION_RETIRING;
  HOLDS (scene, GENERAL, 0);
  scene->battle->general_body[MU_SIDE_A] = 0;
  HOLDS (scene, GENERAL_WITH, 1);
  HOLDS (scene, GENERAL, 0); /* not counted twice */
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_REACTION_RESULT_ROW7);
  HOLDS (scene, GENERAL_WITH, 0); /* in rout with them */
  scene_body (scene, 0)->in_cover = true;
  HOLDS (scene, COVER, 1);
  scene_close (scene);
}
END_TEST

/* The policy for what is added or deducted by choice: not out of hand. */
START_TEST (choices_avoid_row_one)
{
  Scene *scene = alone_on_the_field (three, three);
  const Body *body = scene_body (scene, 0);
  MuWrgReactionFacts facts = { .times = { [MU_REACTION_SECURE_FLANK] = 2 } };
  mu_wrg_policy_choices (NULL, body, MU_OCCASION_FIRST_DANGER, 12, &facts); /* 14: row 2 */
  ck_assert_int_eq (facts.times[MU_REACTION_SECURE_FLANK], 2);
  mu_wrg_policy_choices (NULL, body, MU_OCCASION_FIRST_DANGER, 15,
                         &facts); /* 17 would be row 1 for C, 13 is row 2 */
  ck_assert_int_eq (facts.times[MU_REACTION_SECURE_FLANK], -2);
  facts.times[MU_REACTION_SECURE_FLANK] = 1;
  facts.times[MU_REACTION_GENERAL_WITH] = 1;
  mu_wrg_policy_choices (NULL, body, MU_OCCASION_FIRST_DANGER, 15,
                         &facts); /* 15 + 1 - 3: the most that stays below 16 */
  ck_assert_int_eq (facts.times[MU_REACTION_SECURE_FLANK], 1);
  ck_assert_int_eq (facts.times[MU_REACTION_GENERAL_WITH], -1);
  facts = (MuWrgReactionFacts){ .times = { [MU_REACTION_SECURE_FLANK] = 1 } };
  mu_wrg_policy_choices (NULL, body, MU_OCCASION_FIRST_DANGER, 30,
                         &facts); /* row 1 whatever is chosen */
  ck_assert_int_eq (facts.times[MU_REACTION_SECURE_FLANK], 1);
  scene_close (scene);
}
END_TEST

/* wrg.visibility.line-of-sight: who is hidden behind others does not count */
START_TEST (out_of_view)
{
  static const ArmyRow screen[]
      = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), ROW ("Reg C HI LTS Sh", 60, 1, HOLD), END };
  Scene *scene = alone_on_the_field (three, screen);
  scene_put (scene, 4, 500, 450);
  HOLDS (scene, ENEMY_RETIRING, 0);
  scene_put (scene, 3, 500, 490);
  scene_body (scene, 3)->motion = MOTION_RETIRING;
  ck_assert (!mu_wrg_sees (scene->battle, 0, 3));
  HOLDS (scene, ENEMY_RETIRING, 0);
  scene_put (scene, 4, 850, 700);
  ck_assert (mu_wrg_sees (scene->battle, 0, 3));
  HOLDS (scene, ENEMY_RETIRING, 1);
  scene_body (scene, 3)->concealed = true;
  HOLDS (scene, ENEMY_RETIRING, 0);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("facts");
  tcase_add_test (tests, relative_strength);
  tcase_add_test (tests, small_guards_are_no_units);
  tcase_add_test (tests, what_friends_do);
  tcase_add_test (tests, what_enemies_do);
  tcase_add_test (tests, what_they_carry);
  tcase_add_test (tests, being_shot_at);
  tcase_add_test (tests, enemies_behind);
  tcase_add_test (tests, elephants_about);
  tcase_add_test (tests, horses_fear_elephants);
  tcase_add_test (tests, routs_seen_are_remembered);
  tcase_add_test (tests, near_the_side_edge);
  tcase_add_test (tests, secure_flanks_are_counted);
  tcase_add_test (tests, the_general);
  tcase_add_test (tests, choices_avoid_row_one);
  tcase_add_test (tests, out_of_view);
  return run_case ("facts", tests);
}
