/* Recoil, break, follow-up, pursuit, rout, rally, surrender, leaving the table. */
#include "rules/wrg/fight/recoil.h"
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

static const ArmyRow attackers[] = { ROW ("Reg C HI HTW Sh", 20, 2, ATTACK), END };
static const ArmyRow holders[]
    = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), ROW ("Reg C HI", 5, 1, HOLD), END };
static const ArmyRow veterans[] = { ROW ("Reg B HI HTW Sh", 20, 2, HOLD), END };
static const ArmyRow levies[] = { ROW ("Reg D HI LTS Sh", 20, 2, HOLD), END };
static const ArmyRow riders[] = { ROW ("Reg C HC JLS Sh", 10, 1, ATTACK), END };

/* In contact, with the period's hand-to-hand done but for the numbers; whatever
 * else there is stands far off. */
static Scene *
after_melee (const ArmyRow *a, const ArmyRow *b)
{
  Scene *scene = scene_open (a, b);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, FOE (scene, 0), 500, 400);
  for (int i = 1; i < scene->army[MU_SIDE_A].side.unit_count; i++)
    scene_put (scene, i, 850, 20);
  for (int i = 1; i < scene->army[MU_SIDE_B].side.unit_count; i++)
    scene_put (scene, FOE (scene, i), 150, 780);
  scene_fight (scene, MU_PHASE_MELEE);
  scene_mark (scene);
  return scene;
}

/* The first body of side B. */
static int
foe (const Scene *scene)
{
  return FOE (scene, 0);
}

static void
set_melee (Scene *scene, int body, int given, int taken)
{
  scene_body (scene, body)->period.melee_given = given;
  scene_body (scene, body)->period.melee_taken = taken;
}

/* The loser takes one for each figure and more than it gave. */
static void
let_lose (Scene *scene, int loser, int winner)
{
  set_melee (scene, loser, 12, 20);
  set_melee (scene, winner, 20, 12);
}

/* wrg.after.recoil, wrg.after.recoil.distance, wrg.after.recoil.when,
 * wrg.after.follow-up, wrg.move.recoil.deduct */
START_TEST (the_loser_goes_back_twenty_paces)
{
  Scene *scene = after_melee (attackers, holders);
  let_lose (scene, 1, 0);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_RECOIL_CHECK, 1)->value[0], MU_RECOIL_RECOIL);
  ck_assert_event (scene, MU_EVENT_RECOILED, 1);
  ck_assert_event (scene, MU_EVENT_FOLLOWED_UP, 0);
  ck_assert_no_event (scene, MU_EVENT_MOVED, MU_NO_BODY);
  ck_assert_int_eq (scene_body (scene, 1)->motion, MOTION_RETIRING); /* wrg.after.recoil.retiring */
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 1)->value[1], MU_PACES (420));
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 1)->value[2], MU_ANGLE_HALF);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[1], MU_PACES (420));
  ck_assert_int_eq (mu_wrg_normal_move (scene_body (scene, 0)), MU_PACES (40));
  ck_assert (mu_wrg_in_melee (scene->battle, 0));
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, 0);
  ck_assert_int_eq (blow->value[3], 2);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_CHARGING), 1);
  scene_close (scene);
}
END_TEST

/* wrg.orders.hold, wrg.after.not-followed, wrg.move.rally.none */
START_TEST (holders_do_not_follow)
{
  Scene *scene = after_melee (holders, holders);
  let_lose (scene, foe (scene), 0);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_no_event (scene, MU_EVENT_FOLLOWED_UP, 0);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert (!mu_wrg_in_melee (scene->battle, 0));
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  /* foot: forward */
  ck_assert_int_eq (scene_find (scene, MU_EVENT_RALLIED, foe (scene))->value[0], 0);
  ck_assert_no_event (scene, MU_EVENT_RALLIED, 0);
  scene_close (scene);
}
END_TEST

/* wrg.after.not-followed, wrg.move.rally.who-back: horse rally back. */
START_TEST (unfollowed_horse_rallies_back)
{
  Scene *scene = after_melee (riders, holders);
  set_melee (scene, 0, 4, 10);
  set_melee (scene, 1, 10, 4);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_RALLIED, 0)->value[0], 1);
  ck_assert_no_event (scene, MU_EVENT_CHARGE, 0);
  scene_close (scene);
}
END_TEST

/* wrg.after.break.count: D at once, C the second time running, B the third. */
START_TEST (classes_break_in_their_turn)
{
  const struct {
    const ArmyRow *rows;
    int recoils;
  } class[] = { { levies, 0 }, { holders, 1 }, { veterans, 2 } };
  for (int i = 0; i < 3; i++) {
    Scene *scene = after_melee (attackers, class[i].rows);
    scene_body (scene, 1)->recoils_in_a_row = (uint8_t) class[i].recoils;
    let_lose (scene, 1, 0);
    scene_fight (scene, MU_PHASE_RECOILS);
    ck_assert_int_eq (scene_find (scene, MU_EVENT_BROKE, 1)->rule, MU_RULE_WRG_AFTER_BREAK_COUNT);
    scene_close (scene);
    if (class[i].recoils == 0)
      continue;
    scene = after_melee (attackers, class[i].rows);
    scene_body (scene, 1)->recoils_in_a_row = (uint8_t) (class[i].recoils - 1);
    let_lose (scene, 1, 0);
    scene_fight (scene, MU_PHASE_RECOILS);
    ck_assert_no_event (scene, MU_EVENT_BROKE, 1);
    ck_assert_int_eq (scene_find (scene, MU_EVENT_RECOILED, 1)->value[0], class[i].recoils);
    scene_close (scene);
  }
}
END_TEST

/* "in a row": a period that stands ends the row. */
START_TEST (standing_ends_the_row)
{
  Scene *scene = after_melee (attackers, holders);
  scene_body (scene, 1)->recoils_in_a_row = 1;
  set_melee (scene, 1, 20, 12);
  set_melee (scene, 0, 12, 20);
  scene_body (scene, 0)->period.melee_count = 40; /* too many to recoil either */
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_int_eq (scene_body (scene, 1)->recoils_in_a_row, 0);
  scene_close (scene);
}
END_TEST

/* wrg.disorder.cause.3, wrg.after.break.disordered */
START_TEST (charging_horse_rides_them_down)
{
  Scene *scene = after_melee (riders, holders);
  scene_body (scene, 0)->period.came_in_charge = true;
  let_lose (scene, 1, 0);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_DISORDERED, 1, MU_RULE_WRG_DISORDER_CAUSE_3));
  ck_assert_no_event (scene, MU_EVENT_BROKE, 1);
  scene_close (scene);
  scene = after_melee (riders, holders);
  scene_body (scene, 0)->period.came_in_charge = true;
  set_melee (scene, 1, 10, 20); /* twice what it gave */
  set_melee (scene, 0, 20, 10);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_BROKE, 1)->rule,
                    MU_RULE_WRG_AFTER_BREAK_DISORDERED);
  scene_close (scene);
}
END_TEST

/* wrg.after.recoil.friends, wrg.after.recoil.disorder, wrg.disorder.cause.7 */
START_TEST (friends_behind_bar_the_recoil)
{
  static const ArmyRow two[]
      = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), ROW ("Reg C HI LTS Sh", 20, 2, HOLD), END };
  Scene *scene = scene_open (attackers, two);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 500, 400);
  scene_put (scene, 2, 500, 426); /* ten paces behind it */
  scene_fight (scene, MU_PHASE_MELEE);
  let_lose (scene, 1, 0);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_body (scene, 1)->period.recoiled, true);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_DISORDERED, 1, MU_RULE_WRG_AFTER_RECOIL_DISORDER));
  ck_assert_int_eq (scene_body (scene, 1)->ground.front.y, MU_PACES (410));
  scene_close (scene);
}
END_TEST

/* wrg.after.recoil.friends: light foot no more than three deep give way. */
START_TEST (light_friends_give_way)
{
  static const ArmyRow two[]
      = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), ROW ("Reg C LI JLS Sh", 10, 2, HOLD), END };
  Scene *scene = scene_open (attackers, two);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 500, 400);
  scene_put (scene, 2, 500, 426);
  scene_fight (scene, MU_PHASE_MELEE);
  let_lose (scene, 1, 0);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_body (scene, 1)->ground.front.y, MU_PACES (420));
  ck_assert_int_ge (scene_body (scene, 2)->ground.front.y, MU_PACES (436));
  ck_assert_no_event (scene, MU_EVENT_DISORDERED, 1);
  scene_close (scene);
}
END_TEST

static Scene *
after_break (const ArmyRow *a, const ArmyRow *b)
{
  Scene *scene = after_melee (a, b);
  scene_body (scene, foe (scene))->recoils_in_a_row = 3;
  let_lose (scene, foe (scene), 0);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_event (scene, MU_EVENT_BROKE, foe (scene));
  return scene;
}

/* wrg.rout.direction, wrg.move.rout, wrg.pursuit.obligation, wrg.move.pursuit,
 * wrg.after.continue, wrg.melee.timing */
START_TEST (the_broken_run_and_are_pursued)
{
  Scene *scene = after_break (attackers, holders);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_FACED, 1)->value[2], MU_ANGLE_AHEAD);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 1)->value[3], MU_PACES (60));
  ck_assert_event (scene, MU_EVENT_PURSUES, 0);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (50));
  scene_fight (scene, MU_PHASE_MELEE);
  /* struck once as it turned, though it outran them */
  const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, 0);
  ck_assert_int_eq (blow->rule, MU_RULE_WRG_AFTER_CONTINUE);
  ck_assert (!scene_has_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_PURSUING_CONTACT));
  ck_assert_no_event (scene, MU_EVENT_MELEE, 1); /* wrg.rout.no-fighting */
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  /* wrg.move.rally.who-forward: foot that gives up the pursuit */
  ck_assert_int_eq (scene_find (scene, MU_EVENT_RALLIED, 0)->value[0], 0);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 1)->value[3], MU_PACES (40));
  scene_close (scene);
}
END_TEST

/* wrg.pursuit.strike, wrg.melee.tactical.pursuing-contact, wrg.pursuit.one-period */
START_TEST (horsemen_keep_up_and_strike)
{
  Scene *scene = after_break (riders, holders);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *blow = scene_find_rule (scene, MU_EVENT_MELEE, 0, MU_RULE_WRG_PURSUIT_STRIKE);
  ck_assert_ptr_nonnull (blow);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_PURSUING_CONTACT), 2);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_CHARGING), 1);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY); /* in contact still: on it goes */
  ck_assert_int_eq (scene_find (scene, MU_EVENT_PURSUES, 0)->value[0], 2);
  scene_close (scene);
}
END_TEST

/* wrg.orders.hold, wrg.reaction.occasion.9, wrg.reaction.result.row2 */
START_TEST (holders_who_won_are_tested)
{
  Scene *scene = after_break (holders, holders);
  SCENE_DICE (scene, 2, 2, 2);
  scene_fight (scene, MU_PHASE_END_TESTS);
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, 0);
  ck_assert_int_eq (test->value[0], MU_OCCASION_HOLDERS_WON);
  ck_assert_int_eq (test->value[2], 3);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_no_event (scene, MU_EVENT_PURSUES, 0);
  scene_close (scene);
  scene = after_break (holders, holders);
  SCENE_DICE (scene, 5, 5, 5);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_REACTION, 0)->value[2], 2);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_event (scene, MU_EVENT_PURSUES, 0);
  scene_close (scene);
}
END_TEST

/* wrg.after.break-off, wrg.after.break-off.escape, wrg.move.rally.who-back */
START_TEST (breaking_off)
{
  static const ArmyRow light[] = { ROW ("Irr C LC JLS Sh", 10, 1, SKIRMISH), END };
  static const ArmyRow one_holder[] = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), END };
  Scene *scene = after_melee (one_holder, light);
  set_melee (scene, 0, 0, 0);
  set_melee (scene, 1, 0, 0);
  scene_body (scene, 1)->break_off_due = true;
  scene_body (scene, 1)->danger_done = true;
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_RECOILS);
  const MuEvent *moved = scene_find_rule (scene, MU_EVENT_MOVED, 1, MU_RULE_WRG_AFTER_BREAK_OFF);
  ck_assert_int_eq (moved->value[3], MU_PACES (100));
  const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, 0);
  ck_assert_int_eq (blow->rule, MU_RULE_WRG_AFTER_CONTINUE);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS), 1);
  ck_assert_no_event (scene, MU_EVENT_MELEE, 1);
  ck_assert_no_event (scene, MU_EVENT_BROKE, 1);
  ck_assert_event (scene, MU_EVENT_RALLIED, 1);
  scene_close (scene);
  /* pursued by faster horse it is broken */
  static const ArmyRow slow[] = { ROW ("Reg C LI JLS Sh", 10, 1, SKIRMISH), END };
  scene = after_melee (riders, slow);
  scene_body (scene, 1)->break_off_due = true;
  scene_body (scene, 1)->danger_done = true;
  scene_fight (scene, MU_PHASE_RECOILS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_event (scene, MU_EVENT_BROKE, 1);
  scene_close (scene);
}
END_TEST

static Scene *
rout_through (const ArmyRow *side, int distance)
{
  Scene *scene = scene_open (side, attackers);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 300 - distance);
  scene_put (scene, 2, 500, 700);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_REACTION_RESULT_ROW7);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  return scene;
}

/* wrg.rout.interpenetrate, wrg.rout.interpenetrate.gap, wrg.rout.swept-away */
START_TEST (routers_and_friends)
{
  static const ArmyRow wide_gauls[]
      = { ROW ("Irr C MI HTW Sh", 20, 2, HOLD), ROW ("Irr C MI HTW Sh", 80, 2, HOLD), END };
  Scene *scene = rout_through (wide_gauls, 40); /* no gap near: swept away */
  ck_assert_int_eq (scene_find (scene, MU_EVENT_BROKE, 1)->rule, MU_RULE_WRG_ROUT_SWEPT_AWAY);
  scene_close (scene);
  static const ArmyRow gauls[]
      = { ROW ("Irr C MI HTW Sh", 20, 2, HOLD), ROW ("Irr C MI HTW Sh", 20, 2, HOLD), END };
  scene = rout_through (gauls, 40); /* room beside them */
  ck_assert_no_event (scene, MU_EVENT_BROKE, 1);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (60));
  scene_close (scene);
  /* wrg.move.interpenetrate.other: close-order regulars refuse */
  static const ArmyRow wall[]
      = { ROW ("Irr C MI HTW Sh", 20, 2, HOLD), ROW ("Reg C HI LTS Sh", 80, 2, HOLD), END };
  scene = rout_through (wall, 40);
  ck_assert_no_event (scene, MU_EVENT_BROKE, 1);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (40 - 16));
  scene_close (scene);
  /* irregular light foot sweep away only their own kind */
  static const ArmyRow light[]
      = { ROW ("Irr C LI JLS Sh", 10, 1, HOLD), ROW ("Irr C MI HTW Sh", 80, 2, HOLD), END };
  scene = rout_through (light, 40);
  ck_assert_no_event (scene, MU_EVENT_BROKE, 1);
  scene_close (scene);
}
END_TEST

/* wrg.rout.elephants */
START_TEST (elephants_trample)
{
  static const ArmyRow beasts[]
      = { { "Irr C El JLS", 3, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_LIGHT_SPEAR }, 0 } },
          ROW ("Reg C HI LTS Sh", 20, 2, HOLD),
          END };
  Scene *scene = rout_through (beasts, 40);
  const MuEvent *blow = scene_find_rule (scene, MU_EVENT_MELEE, 0, MU_RULE_WRG_ROUT_ELEPHANTS);
  ck_assert_int_eq (blow->other, 1);
  ck_assert_int_eq (blow->value[1], 3); /* elephant and driver against HI */
  ck_assert_int_eq (scene_body (scene, 1)->casualties, blow->value[2]);
  scene_close (scene);
}
END_TEST

/* wrg.rout.elephants, wrg.general.share: of ten files of which his is one he takes a tenth */
START_TEST (elephants_trample_a_general)
{
  static const ArmyRow beasts[]
      = { { "Irr C El JLS", 12, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_LIGHT_SPEAR }, 0 } },
          { "Reg C HI LTS Sh", 20, 2, MU_ORDER_HOLD, 0, true, { 0 } },
          END };
  Scene *scene = rout_through (beasts, 40);
  const MuEvent *blow = scene_find_rule (scene, MU_EVENT_MELEE, 0, MU_RULE_WRG_ROUT_ELEPHANTS);
  const int share = (blow->value[2] + 5) / 10;
  ck_assert_int_gt (share, 0);
  ck_assert_int_eq (scene_body (scene, 1)->casualties, blow->value[2] - share);
  scene_close (scene);
}
END_TEST

/* wrg.leave-table.whole, wrg.reaction.occasion.8, wrg.visibility.generals */
START_TEST (routers_leave_the_table_with_their_general)
{
  static const ArmyRow led[] = { { "Reg C HI HTW Sh", 20, 2, MU_ORDER_HOLD, 0, true, { 0 } },
                                 ROW ("Reg C HI HTW Sh", 20, 2, HOLD),
                                 END };
  Scene *scene = scene_open (led, attackers);
  scene_put (scene, 0, 500, 40);
  scene_put (scene, 1, 600, 140);
  scene_put (scene, 2, 500, 700);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_REACTION_RESULT_ROW7);
  SCENE_DICE (scene, 2, 2, 2); /* it will not rally at the edge */
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_LEFT_TABLE, 0)->value[0], 1);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_GENERAL_LOST, 0)->value[0], MU_SIDE_A);
  scene_fight (scene, MU_PHASE_END_TESTS);
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, 1);
  ck_assert_int_eq (test->value[0], MU_OCCASION_GENERAL_LOST);
  /* wrg.reaction.occasion.10: off the table and not followed */
  test = scene_find (scene, MU_EVENT_REACTION, 0);
  ck_assert_int_eq (test->value[0], MU_OCCASION_RALLY);
  MuBattleOutcome outcome;
  mu_wrg_battle_outcome (scene->battle, &outcome);
  ck_assert (outcome.general_lost[MU_SIDE_A]);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.10, wrg.reaction.occasion.10.friends, wrg.rout.rally,
 * wrg.move.rally.forward */
START_TEST (routers_rally_by_friends)
{
  static const ArmyRow two[]
      = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), ROW ("Reg C HI LTS Sh", 20, 2, HOLD), END };
  Scene *scene = scene_open (two, attackers);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 600, 250);
  scene_put (scene, 2, 500, 700);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_REACTION_RESULT_ROW7);
  scene_fight (scene, MU_PHASE_MELEE);
  scene_mark (scene);
  SCENE_DICE (scene, 5, 5, 5);
  scene_fight (scene, MU_PHASE_END_TESTS);
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, 0);
  ck_assert_int_eq (test->value[0], MU_OCCASION_RALLY);
  ck_assert_int_eq (scene_factor (scene, test, MU_RULE_WRG_REACTION_DEDUCT3_OWN_BREAKS), -3);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_RESULT, 0)->value[0], MU_RESULT_RALLY);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_FACED, 0)->value[2], MU_ANGLE_AHEAD);
  ck_assert (is_fighting (scene_body (scene, 0)));
  /* a full period to find its order, in which it counts as holding */
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert (scene_body (scene, 0)->disordered);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert (!scene_body (scene, 0)->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.10: not with nobody near, not under heavy shooting;
 * wrg.reaction.occasion.10.retry */
START_TEST (some_have_no_chance_to_rally)
{
  static const ArmyRow one[]
      = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), ROW ("Reg C LI JLS Sh", 10, 1, HOLD), END };
  Scene *scene = scene_open (one, attackers);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 600, 250); /* light infantry do not count */
  scene_put (scene, 2, 500, 700);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_REACTION_RESULT_ROW7);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert (!mu_wrg_may_try_to_rally (scene->battle, 0));
  scene_body (scene, 0)->rally_tried = true;
  ck_assert (mu_wrg_may_try_to_rally (scene->battle, 0));
  scene_body (scene, 0)->period.shot_men = 20;
  ck_assert (!mu_wrg_may_try_to_rally (scene->battle, 0));
  scene_close (scene);
}
END_TEST

/* wrg.rout.surrounded, wrg.rout.prisoners */
START_TEST (the_exhausted_surrender)
{
  Scene *scene = after_break (riders, holders);
  scene_body (scene, 1)->rout_periods = 3; /* 80 - 4 x 20 paces: nothing left */
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *event = scene_find (scene, MU_EVENT_SURRENDERED, 1);
  ck_assert_int_eq (event->other, 0);
  MuUnitOutcome outcome;
  mu_wrg_battle_unit_outcome (scene->battle, 1, &outcome);
  ck_assert_int_eq (outcome.fate, MU_FATE_PRISONER);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("aftermath");
  tcase_add_test (tests, the_loser_goes_back_twenty_paces);
  tcase_add_test (tests, holders_do_not_follow);
  tcase_add_test (tests, unfollowed_horse_rallies_back);
  tcase_add_test (tests, classes_break_in_their_turn);
  tcase_add_test (tests, standing_ends_the_row);
  tcase_add_test (tests, charging_horse_rides_them_down);
  tcase_add_test (tests, friends_behind_bar_the_recoil);
  tcase_add_test (tests, light_friends_give_way);
  tcase_add_test (tests, the_broken_run_and_are_pursued);
  tcase_add_test (tests, horsemen_keep_up_and_strike);
  tcase_add_test (tests, holders_who_won_are_tested);
  tcase_add_test (tests, breaking_off);
  tcase_add_test (tests, routers_and_friends);
  tcase_add_test (tests, elephants_trample);
  tcase_add_test (tests, elephants_trample_a_general);
  tcase_add_test (tests, routers_leave_the_table_with_their_general);
  tcase_add_test (tests, routers_rally_by_friends);
  tcase_add_test (tests, some_have_no_chance_to_rally);
  tcase_add_test (tests, the_exhausted_surrender);
  return run_case ("aftermath", tests);
}
