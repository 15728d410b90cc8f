/* The book's rules for the end of a period of hand-to-hand (wrg.after.*), one
 * small scene each. */
#include "rules/wrg/fight/recoil.h"
#include "tests/rules/battle/book/book.h"

#define FOOT "Reg C HI HTW Sh"

/* Two bodies in contact, and the period's fighting decided with these sums. */
typedef struct {
  const char *troop;
  const char *enemy;
  int order; /* of the enemy */
  int figures;
} Fight;

static Scene *
fight_scene (const Fight *fight)
{
  const ArmyRow enemy[]
      = { { fight->enemy, 10, 1, (uint8_t) fight->order, 0, false, { 0 } }, END_OF_ROWS };
  /* and one of the side far away, so that the battle goes on without the other */
  Scene *scene = scene_open (
      ROWS (HOLDERS (fight->troop, (uint16_t) fight->figures, 1), HOLDERS (FOOT, 5, 1)), enemy);
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, 1, 150, 100);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y);
  return scene;
}

/* After the next hand-to-hand: what the first body gave and took. */
static void
decide (Scene *scene, int given, int taken, int shot)
{
  Body *self = scene_body (scene, 0);
  Body *enemy = scene_body (scene, FOE (scene, 0));
  scene_fight (scene, MU_PHASE_MELEE);
  for (int i = 0; i < scene->battle->count; i++) {
    Body *body = scene_body (scene, i);
    body->fell_below = false;
    body->period.melee_given = body->period.melee_taken = body->period.shot_men = 0;
  }
  self->period.melee_given = enemy->period.melee_taken = given;
  self->period.melee_taken = enemy->period.melee_given = taken;
  self->period.shot_men = shot;
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_RECOILS);
}

#define STANDARD                                                                                   \
  {                                                                                                \
    FOOT, "Reg C HI Sh", MU_ORDER_HOLD, 10                                                         \
  }

/* wrg.after.recoil, .five, .count-base: ten figures, ten of them in contact. */
static const struct {
  int given;
  int taken;
  int shot;
  bool recoils;
} conditions[] = {
  { 9, 10, 0, true },   /* more, and one for each figure */
  { 10, 10, 0, false }, /* not more */
  { 8, 9, 0, false },   /* not one for each */
  { 8, 9, 1, true },    /* with those from shooting */
  { 9, 9, 9, false },
};

START_TEST (when_to_recoil)
{
  const Fight fight = STANDARD;
  Scene *scene = fight_scene (&fight);
  decide (scene, conditions[_i].given, conditions[_i].taken, conditions[_i].shot);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_RECOILED, 0) != NULL, conditions[_i].recoils);
  const MuEvent *check = scene_find (scene, MU_EVENT_RECOIL_CHECK, 0);
  ck_assert_int_eq (check->rule, MU_RULE_WRG_AFTER_RECOIL_TOTAL);
  ck_assert_int_eq (check->value[1], conditions[_i].given);
  ck_assert_int_eq (check->value[2], conditions[_i].taken);
  ck_assert_int_eq (check->value[3], conditions[_i].shot);
  scene_close (scene);
}
END_TEST

/* wrg.after.recoil.five: fifty foot of whom four fight and five each is 20;
 * those in overlaps count as fighting. */
START_TEST (five_for_each_who_fights)
{
  for (int enough = 0; enough < 2; enough++) {
    Scene *scene = scene_open (ROWS (HOLDERS ("Reg C HI Sh", 48, 8)), ROWS (HOLDERS (FOOT, 2, 1)));
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, FOE (scene, 0), 500, LINE_Y);
    /* six files: two in contact, one and two in overlaps are five, of six */
    decide (scene, 1, 24 + enough, 0);
    ck_assert_int_eq (scene_body (scene, 0)->period.melee_fighting, 5);
    ck_assert_int_eq (scene_find (scene, MU_EVENT_RECOILED, 0) != NULL, enough);
    scene_close (scene);
  }
}
END_TEST

/* wrg.after.recoil.total: against two enemies all is added up. */
START_TEST (totals_over_enemies)
{
  Scene *scene = scene_open (ROWS (HOLDERS (FOOT, 20, 1)),
                             ROWS (HOLDERS ("Reg C HI Sh", 10, 1), HOLDERS ("Reg C HI Sh", 10, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 470, LINE_Y);
  scene_put (scene, FOE (scene, 1), 530, LINE_Y);
  scene_fight (scene, MU_PHASE_RECOILS);
  const MuEvent *check = scene_find (scene, MU_EVENT_RECOIL_CHECK, 0);
  /* ten at 4 on either; from either ten at 2 */
  ck_assert_int_eq (check->value[1], 40);
  ck_assert_int_eq (check->value[2], 26);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_RECOIL_CHECK, 0), 1);
  scene_close (scene);
}
END_TEST

/* wrg.after.break.count: D on the first, C on the second, B on the third, A on
 * the fourth recoil in a row. */
START_TEST (recoils_until_broken)
{
  static const char *const troops[]
      = { "Reg D HI HTW Sh", "Reg C HI HTW Sh", "Reg B HI HTW Sh", "Reg A HI HTW Sh" };
  const Fight fight = { troops[_i], "Reg C HI Sh", MU_ORDER_ATTACK, 10 };
  Scene *scene = fight_scene (&fight);
  for (int n = 1; n <= _i + 1; n++) {
    Body *self = scene_body (scene, 0);
    self->disordered = false;
    decide (scene, 9, 10, 0);
    ck_assert_int_eq (self->status == STATUS_ROUTING, n == _i + 1);
    ck_assert_int_eq (scene_find (scene, MU_EVENT_RECOILED, 0) != NULL, n <= _i);
    if (n <= _i)
      ck_assert_int_eq (scene_find (scene, MU_EVENT_RECOILED, 0)->value[0], n);
    self->figures = self->figures_start;
    self->carried = 0;
  }
  ck_assert_ptr_nonnull (scene_find_rule (scene, MU_EVENT_BROKE, 0, MU_RULE_WRG_AFTER_BREAK_COUNT));
  scene_close (scene);
}
END_TEST

/* A period without recoil begins the count again. */
START_TEST (recoils_not_in_a_row)
{
  const Fight fight = { FOOT, "Reg C HI Sh", MU_ORDER_ATTACK, 10 };
  Scene *scene = fight_scene (&fight);
  decide (scene, 9, 10, 0);
  decide (scene, 9, 9, 0);
  ck_assert_int_eq (scene_body (scene, 0)->recoils_in_a_row, 0);
  decide (scene, 9, 10, 0);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_RECOILED, 0)->value[0], 1); /* and not broken */
  scene_close (scene);
}
END_TEST

/* wrg.after.break.disordered, .per-figure: in disorder twice as many break,
 * where a recoil is due at all. */
static const struct {
  bool disordered;
  int given;
  int taken;
  MuWrgRecoilResult result;
} doubled[] = {
  { true, 5, 10, MU_RECOIL_BREAK },   { true, 6, 11, MU_RECOIL_RECOIL },
  { false, 5, 10, MU_RECOIL_RECOIL }, { true, 4, 9, MU_RECOIL_STAND },
  { true, 0, 10, MU_RECOIL_BREAK },
};

START_TEST (disorder_and_twice_the_losses)
{
  const Fight fight = STANDARD;
  Scene *scene = fight_scene (&fight);
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  if (doubled[_i].disordered)
    mu_wrg_disorder_body (scene->battle, 0, DISORDER_REACTION, 2);
  decide (scene, doubled[_i].given, doubled[_i].taken, 0);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_RECOIL_CHECK, 0)->value[0], doubled[_i].result);
  ck_assert_int_eq (scene_find_rule (scene, MU_EVENT_BROKE, 0, MU_RULE_WRG_AFTER_BREAK_DISORDERED)
                        != NULL,
                    doubled[_i].result == MU_RECOIL_BREAK);
  scene_close (scene);
}
END_TEST

/* wrg.after.recoil.when, wrg.after.recoil.distance, wrg.after.recoil.retiring,
 * wrg.move.recoil.deduct: back 20
 * paces in the next period, off its move, and retiring all the while;
 * wrg.after.follow-up: the enemy comes after. */
START_TEST (recoil_and_follow_up)
{
  const Fight fight = { FOOT, "Reg C HI Sh", MU_ORDER_ATTACK, 10 };
  Scene *scene = fight_scene (&fight);
  const int foe = FOE (scene, 0);
  decide (scene, 9, 10, 0);
  ck_assert_int_eq (scene_body (scene, 0)->motion, MOTION_RETIRING);
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.y, PACES (LINE_Y)); /* not yet */
  const MuEvent *followed = scene_find (scene, MU_EVENT_FOLLOWED_UP, foe);
  ck_assert_ptr_nonnull (followed);
  ck_assert_int_eq (followed->rule, MU_RULE_WRG_AFTER_FOLLOW_UP);
  ck_assert_int_eq (followed->other, 0);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  const MuEvent *back = scene_find_rule (scene, MU_EVENT_MOVED, 0, MU_RULE_WRG_AFTER_RECOIL_WHEN);
  ck_assert_ptr_nonnull (back);
  ck_assert_int_eq (back->value[1], PACES (LINE_Y - 20));
  ck_assert_int_eq (back->value[2], MU_ANGLE_AHEAD); /* still facing them */
  ck_assert_int_eq (back->value[3], PACES (20));
  ck_assert_int_eq (scene_body (scene, foe)->ground.front.y, PACES (LINE_Y - 20));
  ck_assert_int_eq (scene_body (scene, 0)->period.used, PACES (20));
  ck_assert_int_eq (scene_body (scene, foe)->period.used, PACES (20));
  ck_assert_int_eq (mu_wrg_normal_move (scene_body (scene, foe)), PACES (40));
  ck_assert_int_eq (scene_body (scene, 0)->motion, MOTION_RETIRING);
  /* wrg.melee.tactical.charging: also by following up */
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *stroke = scene_find (scene, MU_EVENT_MELEE, foe);
  check_factor (scene, stroke, MU_RULE_WRG_MELEE_TACTICAL_CHARGING, 1);
  scene_close (scene);
}
END_TEST

/* wrg.orders.hold, wrg.after.not-followed: who holds does not follow up, and
 * does not advance; foot that was left alone rallies forward, a full period;
 * horse goes back first. */
static const struct {
  const char *troop;
  MuRule rally;
  int to; /* where its front is then */
} unfollowed[] = {
  { FOOT, MU_RULE_WRG_MOVE_RALLY_FORWARD, LINE_Y - 20 },
  { "Reg C HC JLS Sh", MU_RULE_WRG_MOVE_RALLY_WHO_BACK, LINE_Y - 20 - 100 },
};

START_TEST (recoil_not_followed)
{
  const Fight fight = { unfollowed[_i].troop, "Reg C HI Sh", MU_ORDER_HOLD, 10 };
  Scene *scene = fight_scene (&fight);
  const int foe = FOE (scene, 0);
  decide (scene, 9, 10, 0);
  ck_assert_no_event (scene, MU_EVENT_FOLLOWED_UP, foe);
  ck_assert (scene_body (scene, foe)->period.must_stand_next);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert (scene_body (scene, foe)->period.must_stand);
  ck_assert (!mu_wrg_may_advance (scene->battle, foe));
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.y, PACES (LINE_Y - 20));
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  const MuEvent *rallied = scene_find (scene, MU_EVENT_RALLIED, 0);
  ck_assert_ptr_nonnull (rallied);
  ck_assert_int_eq (rallied->rule, unfollowed[_i].rally);
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.y, PACES (unfollowed[_i].to));
  ck_assert (!mu_wrg_may_advance (scene->battle, 0));
  ck_assert (mu_wrg_may_advance (scene->battle, foe)); /* wrg.move.rally.none */
  scene_close (scene);
}
END_TEST

/* Holders follow up after all who are in unauthorised advance. */
START_TEST (holders_out_of_hand)
{
  const Fight fight = STANDARD;
  Scene *scene = fight_scene (&fight);
  Body *foe = scene_body (scene, FOE (scene, 0));
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  foe->bound = MU_RESULT_ADVANCE;
  foe->bound_until = 2;
  decide (scene, 9, 10, 0);
  ck_assert_event (scene, MU_EVENT_FOLLOWED_UP, FOE (scene, 0));
  scene_close (scene);
}
END_TEST

/* wrg.after.follow-up: only if all opponents go back. */
START_TEST (one_of_two_recoils)
{
  Scene *scene = scene_open (ROWS (ATTACKERS (FOOT, 20, 1)),
                             ROWS (HOLDERS ("Reg C HI Sh", 10, 1), HOLDERS ("Reg C HI Sh", 10, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 470, LINE_Y);
  scene_put (scene, FOE (scene, 1), 530, LINE_Y);
  scene_fight (scene, MU_PHASE_MELEE);
  scene_body (scene, FOE (scene, 1))->period.melee_taken = 0;
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_event (scene, MU_EVENT_RECOILED, FOE (scene, 0));
  ck_assert_no_event (scene, MU_EVENT_RECOILED, FOE (scene, 1));
  ck_assert_no_event (scene, MU_EVENT_FOLLOWED_UP, 0);
  scene_close (scene);
}
END_TEST

/* A friend ten paces behind the recoilers. wrg.after.recoil.friends: light foot
 * up to three deep gives way, others do not; wrg.after.recoil.disorder: who
 * cannot go back 20 paces is disordered. */
static const struct {
  const char *friend;
  int figures;
  int ranks;
  int back;
  int pushed;
} behind[] = {
  { "Reg C LI JLS Sh", 9, 3, 20, 10 },
  { "Reg C LI JLS Sh", 12, 4, 10, 0 },
  { "Reg C LMI JLS Sh", 9, 1, 10, 0 },
  { "Reg C LC JLS Sh", 4, 1, 10, 0 },
};

START_TEST (friends_behind)
{
  Scene *scene = scene_open (
      ROWS (HOLDERS (FOOT, 10, 1),
            HOLDERS (behind[_i].friend, (uint16_t) behind[_i].figures, (uint8_t) behind[_i].ranks)),
      ROWS (HOLDERS ("Reg C HI Sh", 10, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, 1, 500, LINE_Y - 8 - 10);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y);
  decide (scene, 9, 10, 0);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  const bool blocked = behind[_i].back < 20;
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.y, PACES (LINE_Y - behind[_i].back));
  ck_assert_int_eq (scene_body (scene, 1)->ground.front.y, PACES (LINE_Y - 18 - behind[_i].pushed));
  ck_assert_int_eq (
      scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_AFTER_RECOIL_DISORDER) != NULL,
      blocked);
  ck_assert_int_eq (scene_find_rule (scene, MU_EVENT_MOVED, 1, MU_RULE_WRG_AFTER_RECOIL_FRIENDS)
                        != NULL,
                    !blocked);
  scene_close (scene);
}
END_TEST

/* wrg.after.recoil.two-ways: back from all who do not recoil, or in disorder
 * where that cannot be. */
START_TEST (pressed_on_two_sides)
{
  for (int opposite = 0; opposite < 2; opposite++) {
    Scene *scene = scene_open (ROWS (HOLDERS (FOOT, 10, 1)), ROWS (HOLDERS ("Reg C HI Sh", 10, 1),
                                                                   HOLDERS ("Reg C HI Sh", 1, 1)));
    const int second = FOE (scene, 1);
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, FOE (scene, 0), 500, LINE_Y);
    scene_face (scene, second, opposite ? MU_ANGLE_AHEAD : MU_ANGLE_QUARTER);
    scene_put (scene, second, opposite ? 500 : 470, opposite ? LINE_Y - 8 : LINE_Y - 4);
    decide (scene, 9, 10, 0);
    ck_assert_event (scene, MU_EVENT_RECOILED, 0);
    scene_fight (scene, MU_PHASE_COMPULSORY);
    const MuPoint front = scene_body (scene, 0)->ground.front;
    ck_assert_int_eq (front.x, PACES (opposite ? 500 : 520));
    ck_assert_int_eq (front.y, PACES (opposite ? LINE_Y : LINE_Y - 20));
    ck_assert_int_eq (scene_body (scene, 0)->disordered_until[DISORDER_BLOCKED] > 0, opposite);
    scene_close (scene);
  }
}
END_TEST

/* wrg.after.continue: the broken take blows on their backs and give none;
 * wrg.pursuit.strike, wrg.pursuit.one-period: attackers come after them. */
START_TEST (blows_on_the_broken)
{
  const Fight fight = { "Reg D HI HTW Sh", "Reg C HI Sh", MU_ORDER_ATTACK, 10 };
  Scene *scene = fight_scene (&fight);
  const int foe = FOE (scene, 0);
  decide (scene, 9, 10, 0);
  ck_assert_event (scene, MU_EVENT_BROKE, 0);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_no_event (scene, MU_EVENT_MELEE, 0);
  const MuEvent *pursuit = scene_find (scene, MU_EVENT_PURSUES, foe);
  ck_assert_ptr_nonnull (pursuit);
  /* 80 - 20 against 80 - 30: they are out of reach, but for the blows as they
   * turned: sword 2, shieldless 1, pursuing 1 */
  const MuEvent *stroke = scene_find (scene, MU_EVENT_MELEE, foe);
  ck_assert_int_eq (stroke->rule, MU_RULE_WRG_AFTER_CONTINUE);
  check_sum (stroke, 9, 4, 18); /* one of the ten has fallen */
  ck_assert (!scene_has_factor (scene, stroke, MU_RULE_WRG_MELEE_TACTICAL_PURSUING_CONTACT));
  ck_assert_int_eq (scene_body (scene, foe)->ground.front.y
                        - (scene_body (scene, 0)->ground.front.y),
                    PACES (10 + 8)); /* they run with the rear in front */
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_int_eq (scene_body (scene, foe)->rally_due, RALLY_FORWARD); /* .who-forward */
  scene_close (scene);
}
END_TEST

/* wrg.melee.tactical.pursuing-contact: 2 more on those who cannot get away. */
START_TEST (pursuers_in_contact)
{
  const Fight fight = { "Reg D HI HTW Sh", "Reg C HC JLS Sh", MU_ORDER_ATTACK, 10 };
  Scene *scene = fight_scene (&fight);
  const int foe = FOE (scene, 0);
  decide (scene, 9, 10, 0);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_no_event (scene, MU_EVENT_MELEE, 0);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MELEE, foe), 1);
  const MuEvent *stroke = scene_find (scene, MU_EVENT_MELEE, foe);
  ck_assert_int_eq (stroke->rule, MU_RULE_WRG_PURSUIT_STRIKE);
  check_factor (scene, stroke, MU_RULE_WRG_MELEE_TACTICAL_PURSUING_CONTACT, 2);
  check_factor (scene, stroke, MU_RULE_WRG_MELEE_TACTICAL_CHARGING, 1);
  check_factor (scene, stroke, MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS, 1);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_int_eq (scene_body (scene, foe)->pursues, 0); /* on while they strike */
  scene_close (scene);
}
END_TEST

/* wrg.pursuit.fresh-enemy: pursuers need not run into others, and halt 20 paces
 * before them; wrg.move.pursuit: 30 less than a charge, each period. */
START_TEST (fresh_enemy_behind_the_broken)
{
  for (int barred = 0; barred < 2; barred++) {
    Scene *scene
        = scene_open (ROWS (HOLDERS ("Reg D HI HTW Sh", 10, 1), HOLDERS ("Reg C LI JLS Sh", 5, 1)),
                      ROWS (ATTACKERS ("Reg C HC JLS Sh", 10, 1)));
    const int foe = FOE (scene, 0);
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, foe, 500, LINE_Y);
    scene_put (scene, 1, barred ? 500 : 150, LINE_Y - 70);
    decide (scene, 9, 10, 0);
    scene_fight (scene, MU_PHASE_COMPULSORY);
    /* else they keep behind the broken, who run 80 - 20 */
    ck_assert_int_eq (scene_body (scene, foe)->period.moved, PACES (barred ? 50 : 60));
    ck_assert_int_eq (scene_body (scene, foe)->move.distance, PACES (150));
    scene_close (scene);
  }
}
END_TEST

/* wrg.orders.hold: who holds does not pursue. */
START_TEST (holders_stay)
{
  const Fight fight = { "Reg D HI HTW Sh", "Reg C HC JLS Sh", MU_ORDER_HOLD, 10 };
  Scene *scene = fight_scene (&fight);
  decide (scene, 9, 10, 0);
  ck_assert_event (scene, MU_EVENT_BROKE, 0);
  ck_assert_int_eq (scene_body (scene, FOE (scene, 0))->pursues, MU_NO_BODY);
  scene_close (scene);
}
END_TEST

/* wrg.after.break-off: blows without reply, then back; once.
 * wrg.after.break-off.escape: who is overtaken is broken. */
START_TEST (breaking_off)
{
  static const struct {
    const char *enemy;
    int order;
    bool escapes;
  } row[] = {
    { "Reg C HI Sh", MU_ORDER_ATTACK, true },      /* 80 - 30 is less than 100 */
    { "Reg C LC JLS Sh", MU_ORDER_ATTACK, false }, /* 240 - 30 is not */
    { "Reg C LC JLS Sh", MU_ORDER_HOLD, true },    /* nobody comes */
  };
  for (int i = 0; i < 3; i++) {
    const Fight fight = { "Reg C LC JLS Sh", row[i].enemy, row[i].order, 10 };
    Scene *scene = fight_scene (&fight);
    const int foe = FOE (scene, 0);
    Body *self = scene_body (scene, 0);
    scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
    self->break_off_due = true;
    decide (scene, 9, 9, 0);
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_RECOILS);
    ck_assert (self->period.broke_off);
    ck_assert_no_event (scene, MU_EVENT_MELEE, 0);
    ck_assert_event (scene, MU_EVENT_MELEE, foe);
    ck_assert_int_eq (self->status, row[i].escapes ? STATUS_FIGHTING : STATUS_ROUTING);
    ck_assert_int_eq (scene_find_rule (scene, MU_EVENT_BROKE, 0, MU_RULE_WRG_AFTER_BREAK_OFF_ESCAPE)
                          != NULL,
                      !row[i].escapes);
    if (row[i].escapes) {
      ck_assert_int_eq (self->ground.front.y, PACES (LINE_Y - 100));
      ck_assert_int_eq (self->rally, RALLY_BACK);
      scene_fight (scene, MU_PHASE_COMPULSORY);
      ck_assert (!self->period.broke_off);
      ck_assert_int_eq (self->ground.front.y, PACES (LINE_Y - 100));
    }
    scene_close (scene);
  }
}
END_TEST

/* wrg.after.break-off: a chariot's crew answers to the rear. */
START_TEST (crews_answer)
{
  static const ArmyRow chariots[] = {
    { "Irr B LCh B", 2, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_BOW }, 2 } },
    END_OF_ROWS,
  };
  Scene *scene = scene_open (chariots, ROWS (HOLDERS ("Reg C HI Sh", 10, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y);
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  scene_body (scene, 0)->break_off_due = true;
  decide (scene, 9, 9, 0);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *answer = scene_find (scene, MU_EVENT_MELEE, 0);
  check_sum (answer, 2, 1, 2);
  check_factor (scene, answer, MU_RULE_WRG_MELEE_ELIGIBLE_CREW_ONLY, 0);
  ck_assert_event (scene, MU_EVENT_MELEE, FOE (scene, 0));
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("book");
  tcase_add_loop_test (tests, when_to_recoil, 0, (int) (sizeof conditions / sizeof conditions[0]));
  tcase_add_test (tests, five_for_each_who_fights);
  tcase_add_test (tests, totals_over_enemies);
  tcase_add_loop_test (tests, recoils_until_broken, 0, 4);
  tcase_add_test (tests, recoils_not_in_a_row);
  tcase_add_loop_test (tests, disorder_and_twice_the_losses, 0,
                       (int) (sizeof doubled / sizeof doubled[0]));
  tcase_add_test (tests, recoil_and_follow_up);
  tcase_add_loop_test (tests, recoil_not_followed, 0,
                       (int) (sizeof unfollowed / sizeof unfollowed[0]));
  tcase_add_test (tests, holders_out_of_hand);
  tcase_add_test (tests, one_of_two_recoils);
  tcase_add_loop_test (tests, friends_behind, 0, (int) (sizeof behind / sizeof behind[0]));
  tcase_add_test (tests, pressed_on_two_sides);
  tcase_add_test (tests, blows_on_the_broken);
  tcase_add_test (tests, pursuers_in_contact);
  tcase_add_test (tests, fresh_enemy_behind_the_broken);
  tcase_add_test (tests, holders_stay);
  tcase_add_test (tests, breaking_off);
  tcase_add_test (tests, crews_answer);
  return run_case ("book_aftermath", tests);
}
