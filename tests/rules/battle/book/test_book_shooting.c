/* The book's shooting rules (wrg.shoot.*, wrg.shields.*), one small scene each. */
#include "tests/rules/battle/book/book.h"

/* One body of side A at LINE_Y, enemies before it; all hold. */
static Scene *
range_scene (const char *shooter, int figures, int ranks, const char *target, int distance)
{
  Scene *scene
      = scene_open (ROWS (HOLDERS (shooter, figures, ranks)), ROWS (HOLDERS (target, 10, 1)));
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y + distance);
  return scene;
}

static const MuEvent *
shot_of (Scene *scene, int body)
{
  scene_fight (scene, MU_PHASE_SHOOTING);
  return scene_find (scene, MU_EVENT_SHOT, body);
}

#define FOOT "Reg C HI HTW Sh"

static const struct {
  const char *shooter;
  int range;
} reaches[] = {
  { "Reg C LMI JLS Sh", 40 }, /* wrg.shoot.range.hand-hurled */
  { "Reg C LI B", 240 },      /* wrg.shoot.range.bow */
  { "Reg C LC B", 180 },      /* of those who ride */
  { "Irr C MCm B", 180 },     /* wrg.shoot.crew: a camel's single rider */
  { "Reg C LI S", 120 },      /* wrg.shoot.range.sling */
  { "Reg C LI SS", 240 },     /* staff slings */
  { "Reg C LMI CB", 300 },    /* wrg.shoot.range.crossbow */
};

START_TEST (ranges)
{
  Scene *scene = range_scene (reaches[_i].shooter, 5, 1, FOOT, reaches[_i].range);
  ck_assert_int_eq (shot_of (scene, 0)->value[0], 5);
  scene_close (scene);
  scene = range_scene (reaches[_i].shooter, 5, 1, FOOT, reaches[_i].range + 1);
  ck_assert_ptr_null (shot_of (scene, 0));
  scene_close (scene);
}
END_TEST

/* wrg.shoot.range.height: 20 more from an elephant, but not at another, and
 * none taken off for shooting up at one. */
static const ArmyRow *
elephant_rows (void)
{
  static const ArmyRow rows[] = {
    { "Irr C El B", 2, 1, MU_ORDER_HOLD, 0, false, { 2, { MU_WEAPON_BOW, MU_WEAPON_BOW }, 0 } },
    END_OF_ROWS,
  };
  return rows;
}

static const struct {
  bool from; /* else at */
  const char *other;
  int reach;
} heights[] = {
  { true, FOOT, 200 },
  { false, "Reg C LI B", 240 },
  { false, "Reg C LC B", 180 },
};

START_TEST (height_adds_twenty)
{
  for (int over = 0; over < 2; over++) {
    const ArmyRow *other = ROWS (HOLDERS (heights[_i].other, 5, 1));
    Scene *scene = heights[_i].from ? scene_open (elephant_rows (), other)
                                    : scene_open (other, elephant_rows ());
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, FOE (scene, 0), 500, LINE_Y + heights[_i].reach + over);
    const MuEvent *shot = shot_of (scene, 0);
    ck_assert_int_eq (shot != NULL, !over);
    /* wrg.shoot.crew: two bowmen on each of two beasts; three foot right before
     * the beasts */
    if (shot)
      ck_assert_int_eq (shot->value[0], heights[_i].from ? 4 : 3);
    scene_close (scene);
  }
}
END_TEST

START_TEST (no_height_between_elephants)
{
  Scene *scene = scene_open (elephant_rows (), elephant_rows ());
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y + 181);
  ck_assert_ptr_null (shot_of (scene, 0)); /* wrg.shoot.range.height */
  scene_close (scene);
}
END_TEST

/* wrg.shoot.tactical.over-half: of the range as height leaves it. */
START_TEST (beyond_half_range)
{
  for (int over = 0; over < 2; over++) {
    Scene *scene = range_scene ("Reg C LMI B", 5, 1, FOOT, 120 + over);
    /* bow against shielded HI 1 */
    check_sum (shot_of (scene, 0), 5, 1 - over, over ? 3 : 4);
    scene_close (scene);
  }
}
END_TEST

/* Targets beside the arc: the right one of two edges, a pace in or out. */
static const struct {
  const char *shooter;
  int in; /* left edge of the target at 100 paces, from the shooter's middle */
  int moved;
} arcs[] = {
  /* wrg.shoot.arc.by-type: LI 45 degrees from the edge of its base; the rear of
   * the target is at 108 */
  { "Reg C LI B", 6 + 108, 0 },
  /* 22.5 degrees: 108 * 0.4142 = 44.7 */
  { "Reg C LMI B", 4 + 44, 0 },
  { "Reg C MC B", 4 + 44, 0 },
  /* wrg.shoot.arc.narrow: advancing on foot */
  { "Reg C LI B", 6 + 44, 60 },
};

START_TEST (arcs_to_the_side)
{
  for (int out = 0; out < 2; out++) {
    Scene *scene
        = scene_open (ROWS (HOLDERS (arcs[_i].shooter, 1, 1)), ROWS (HOLDERS (FOOT, 1, 1)));
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, FOE (scene, 0), 500 + arcs[_i].in + 3 + 2 * out - 1, LINE_Y + 100);
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    scene_body (scene, 0)->period.moved = PACES (arcs[_i].moved);
    ck_assert_int_eq (shot_of (scene, 0) != NULL, !out);
    scene_close (scene);
  }
}
END_TEST

/* wrg.shoot.arc.by-type: light horse and chariot crews all round. The enemy
 * shows his back, where no shield is. */
START_TEST (all_round)
{
  static const ArmyRow light[] = { HOLDERS ("Reg C LC B", 5, 1), END_OF_ROWS };
  static const ArmyRow medium[] = { HOLDERS ("Reg C MC B", 5, 1), END_OF_ROWS };
  static const ArmyRow chariots[] = {
    { "Irr B LCh B", 3, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_BOW }, 2 } },
    END_OF_ROWS,
  };
  static const ArmyRow *const shooters[] = { light, medium, chariots };
  for (int i = 0; i < 3; i++) {
    Scene *scene = scene_open (shooters[i], ROWS (HOLDERS (FOOT, 10, 1)));
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, FOE (scene, 0), 500, LINE_Y - 70);
    const MuEvent *shot = shot_of (scene, 0);
    ck_assert_int_eq (shot != NULL, i != 1);
    if (shot)
      check_sum (shot, i == 0 ? 5 : 3, 2, i == 0 ? 6 : 4);
    scene_close (scene);
  }
}
END_TEST

/* Ranks that shoot: against shielded HI at 90 paces the factor is 1. */
static const struct {
  const char *shooter;
  int figures;
  int ranks;
  int moved;
  bool disordered;
  int shooting; /* figures */
  int factor;
  int casualties;
} overheads[] = {
  /* wrg.shoot.overhead.bows-regular: over three; -1, and -1 for over two or more */
  { "Reg C MI B", 16, 4, 0, false, 16, -1, 8 },
  { "Reg C MI B", 20, 5, 0, false, 16, -1, 8 },
  { "Reg C MI B", 16, 4, 40, false, 16, -1, 8 },
  /* wrg.shoot.overhead.bows-irregular: over one */
  { "Irr C MI B", 16, 4, 0, false, 8, 0, 5 },
  { "Reg C MC B", 9, 3, 0, false, 6, -1, 3 }, /* the second beyond half of 180 */
  /* wrg.shoot.overhead.crossbows: over one, standing */
  { "Reg C MI CB", 16, 4, 0, false, 8, 0, 5 },
  /* wrg.shoot.move.stationary */
  { "Reg C MI CB", 16, 4, 10, false, 0, 0, 0 },
  { "Reg C LI SS", 10, 1, 10, false, 0, 0, 0 },
  /* others shoot only with the first */
  { "Reg C LI S", 10, 2, 0, false, 5, 1, 4 },
  { "Irr C MCm B", 10, 2, 0, false, 5, 1, 4 },
  /* wrg.shoot.overhead.barred, wrg.disorder.effect.fighting: the nearest rank,
   * half effect; four of them as two */
  { "Reg C MI B", 16, 4, 0, true, 4, 1, 2 },
};

START_TEST (overhead_by_rank)
{
  Scene *scene
      = range_scene (overheads[_i].shooter, overheads[_i].figures, overheads[_i].ranks, FOOT, 90);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  scene_body (scene, 0)->period.moved = PACES (overheads[_i].moved);
  if (overheads[_i].disordered)
    mu_wrg_disorder_body (scene->battle, 0, DISORDER_REACTION, 2);
  const MuEvent *shot = shot_of (scene, 0);
  ck_assert_int_eq (shot != NULL, overheads[_i].shooting > 0);
  if (shot) {
    check_sum (shot, overheads[_i].shooting, overheads[_i].factor, overheads[_i].casualties);
    const bool over = overheads[_i].shooting > overheads[_i].figures / overheads[_i].ranks;
    /* wrg.shoot.tactical.overhead, .overhead-many */
    ck_assert_int_eq (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD), -over);
    ck_assert_int_eq (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD_MANY),
                      -(overheads[_i].shooting == 16));
  }
  scene_close (scene);
}
END_TEST

/* wrg.shoot.overhead.barred: at 20 paces, D class at 100. */
START_TEST (overhead_too_near)
{
  static const struct {
    const char *shooter;
    int distance;
    int shooting;
  } row[] = {
    { "Reg C MI B", 21, 16 },
    { "Reg C MI B", 20, 4 },
    { "Reg D MI B", 101, 12 }, /* the fourth would be beyond half range */
    { "Reg D MI B", 100, 4 },
  };
  for (int i = 0; i < 4; i++) {
    Scene *scene = range_scene (row[i].shooter, 16, 4, FOOT, row[i].distance);
    ck_assert_int_eq (shot_of (scene, 0)->value[0], row[i].shooting);
    scene_close (scene);
  }
}
END_TEST

/* Two enemies before four bowmen in one rank: a nearer and a farther one. */
static Scene *
choice_scene (const char *farther, int figures)
{
  Scene *scene = scene_open (ROWS (HOLDERS ("Reg C LI B", 4, 1)),
                             ROWS (HOLDERS (FOOT, 5, 1), HOLDERS (farther, figures, 1)));
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 470, LINE_Y + 60);
  scene_put (scene, FOE (scene, 1), 530, LINE_Y + 75);
  calm (scene);
  return scene;
}

static void
check_choice (Scene *scene, int enemy, MuRule rule)
{
  const MuEvent *shot = shot_of (scene, 0);
  ck_assert_ptr_nonnull (shot);
  ck_assert_int_eq (shot->other, FOE (scene, enemy));
  ck_assert_str_eq (mu_rule_id ((MuRule) shot->rule), mu_rule_id (rule));
  ck_assert_int_eq (shot->value[0], 4);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SHOT, 0), 1);
  scene_close (scene);
}

/* wrg.shoot.priority.6 */
START_TEST (nearest_enemy_last)
{
  check_choice (choice_scene (FOOT, 5), 0, MU_RULE_WRG_SHOOT_PRIORITY_6);
}
END_TEST

/* wrg.shoot.priority.1: this period or next */
START_TEST (enemy_that_may_charge_first)
{
  Scene *scene = choice_scene (FOOT, 5);
  scene_put (scene, FOE (scene, 1), 520, LINE_Y + 80); /* the reach of heavy foot */
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  scene_mark (scene);
  scene_body (scene, FOE (scene, 1))->motion = MOTION_ADVANCING;
  check_choice (scene, 1, MU_RULE_WRG_SHOOT_PRIORITY_1);
}
END_TEST

/* wrg.shoot.priority.5 */
START_TEST (advancing_enemy_fifth)
{
  Scene *scene = choice_scene (FOOT, 5);
  scene_put (scene, FOE (scene, 1), 545, LINE_Y + 81);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  scene_mark (scene);
  scene_body (scene, FOE (scene, 1))->motion = MOTION_ADVANCING;
  check_choice (scene, 1, MU_RULE_WRG_SHOOT_PRIORITY_5);
}
END_TEST

/* wrg.shoot.priority.2, wrg.shoot.priority.4: in the first period the nearer enemy is shot at,
 * in the second the one who has shot. */
static const struct {
  int bowmen;
  MuRule rule;
} shooting_back[] = {
  { 2, MU_RULE_WRG_SHOOT_PRIORITY_2 }, /* half of four */
  { 1, MU_RULE_WRG_SHOOT_PRIORITY_4 },
};

START_TEST (enemy_that_shoots)
{
  Scene *scene = choice_scene ("Reg C LI B", shooting_back[_i].bowmen);
  ck_assert_int_eq (shot_of (scene, 0)->other, FOE (scene, 0));
  ck_assert_int_eq (scene_find (scene, MU_EVENT_SHOT, FOE (scene, 1))->value[0],
                    shooting_back[_i].bowmen);
  scene_mark (scene);
  check_choice (scene, 1, shooting_back[_i].rule);
}
END_TEST

/* wrg.shoot.priority.2 before .5: half the number of shooters outranks those who
 * advance; .5 does not outrank .4. */
START_TEST (priorities_in_order)
{
  static const struct {
    int bowmen;
    int chosen;
    MuRule rule;
  } row[] = { { 2, 1, MU_RULE_WRG_SHOOT_PRIORITY_2 }, { 1, 1, MU_RULE_WRG_SHOOT_PRIORITY_4 } };
  for (int i = 0; i < 2; i++) {
    Scene *scene = choice_scene ("Reg C LI B", row[i].bowmen);
    scene_put (scene, FOE (scene, 0), 500, LINE_Y + 100); /* cannot charge so far */
    scene_fight (scene, MU_PHASE_END_TESTS);
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    scene_body (scene, FOE (scene, 0))->motion = MOTION_ADVANCING;
    scene_mark (scene);
    check_choice (scene, row[i].chosen, row[i].rule);
  }
}
END_TEST

/* wrg.shoot.priority.cumulative: of two that advance each figure takes the
 * nearer. */
START_TEST (each_figure_the_nearer)
{
  Scene *scene
      = scene_open (ROWS (HOLDERS ("Reg C LMI B", 20, 1)),
                    ROWS (HOLDERS (FOOT, 5, 1), HOLDERS (FOOT, 5, 1), HOLDERS (FOOT, 5, 1)));
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 450, LINE_Y + 150);
  scene_put (scene, FOE (scene, 1), 550, LINE_Y + 150);
  scene_put (scene, FOE (scene, 2), 500, LINE_Y + 60);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  scene_body (scene, FOE (scene, 0))->motion = MOTION_ADVANCING;
  scene_body (scene, FOE (scene, 1))->motion = MOTION_ADVANCING;
  scene_put (scene, FOE (scene, 2), 500, LINE_Y + 230); /* nearer, but stands */
  scene_fight (scene, MU_PHASE_SHOOTING);
  ck_assert_int_eq (find_between (scene, MU_EVENT_SHOT, 0, FOE (scene, 0))->value[0], 10);
  ck_assert_int_eq (find_between (scene, MU_EVENT_SHOT, 0, FOE (scene, 1))->value[0], 10);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SHOT, 0), 2);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.overhead.nearest: the first rank follows the priorities, those
 * behind it take the nearest body. */
START_TEST (rear_ranks_at_the_nearest)
{
  Scene *scene = scene_open (ROWS (HOLDERS ("Reg C MI B", 20, 4)),
                             ROWS (HOLDERS (FOOT, 5, 1), HOLDERS (FOOT, 5, 1)));
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 480, LINE_Y + 90);
  scene_put (scene, FOE (scene, 1), 520, LINE_Y + 110);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  scene_body (scene, FOE (scene, 1))->motion = MOTION_ADVANCING;
  scene_fight (scene, MU_PHASE_SHOOTING);
  const MuEvent *front = find_between (scene, MU_EVENT_SHOT, 0, FOE (scene, 1));
  const MuEvent *rear = find_between (scene, MU_EVENT_SHOT, 0, FOE (scene, 0));
  check_sum (front, 5, 1, 4);
  ck_assert_int_eq (front->rule, MU_RULE_WRG_SHOOT_PRIORITY_5);
  check_sum (rear, 15, -1, 8);
  ck_assert_int_eq (rear->rule, MU_RULE_WRG_SHOOT_PRIORITY_6);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.arc.narrow: while ranks shoot over others nobody of the body shoots
 * wider; light horse has to choose. */
START_TEST (overhead_or_all_round)
{
  Scene *scene
      = scene_open (ROWS (HOLDERS ("Irr C LC B", 10, 2)),
                    ROWS (HOLDERS ("Reg C MI HTW", 10, 1), HOLDERS ("Reg C MI HTW", 5, 1)));
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y + 70);
  scene_put (scene, FOE (scene, 1), 500, LINE_Y - 80);
  scene_face (scene, FOE (scene, 1), MU_ANGLE_AHEAD);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  scene_body (scene, FOE (scene, 1))->motion = MOTION_ADVANCING; /* priority, but behind */
  scene_fight (scene, MU_PHASE_SHOOTING);
  /* bows on unshielded MI 4: ten overhead at 3 do 16, five at 4 only 10 */
  check_sum (find_between (scene, MU_EVENT_SHOT, 0, FOE (scene, 0)), 10, 3, 16);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SHOT, 0), 1);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.move.retiring */
START_TEST (shooting_back_in_retirement)
{
  static const char *const shooters[] = { "Reg C LC B", "Reg C MC B", "Reg C LI B" };
  for (int i = 0; i < 3; i++) {
    Scene *scene = range_scene (shooters[i], 5, 1, FOOT, 80);
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    scene_body (scene, 0)->motion = MOTION_RETIRING;
    scene_body (scene, 0)->period.moved = PACES (60);
    ck_assert_int_eq (shot_of (scene, 0) != NULL, i == 0);
    scene_close (scene);
  }
}
END_TEST

/* wrg.shoot.simultaneous: the figures that both lose have shot. */
START_TEST (all_shoot_at_once)
{
  Scene *scene = range_scene ("Reg C LMI B", 10, 1, "Reg C LMI B", 100);
  const int foe = FOE (scene, 0);
  /* bow on LMI 2, no shield 2 */
  check_sum (shot_of (scene, 0), 10, 4, 20);
  check_sum (scene_find (scene, MU_EVENT_SHOT, foe), 10, 4, 20);
  ck_assert_int_eq (scene_body (scene, 0)->figures, 9);
  ck_assert_int_eq (scene_body (scene, foe)->figures, 9);
  ck_assert_int_eq (scene_body (scene, foe)->carried, 0);
  scene_close (scene);
}
END_TEST

/* wrg.shields.two-handed: those who bend bows now have no hand for the shield;
 * wrg.shields.unusable: those who carry none never. */
START_TEST (bowmen_without_shields)
{
  static const struct {
    const char *target;
    int factor;
  } row[] = {
    { "Reg C LMI B Sh", 4 },   /* 2, and 2 for MI and LMI */
    { "Reg C LMI S Sh", 2 },   /* slings leave a hand */
    { "Reg C LMI SS Sh", 4 },  /* staff slings do not */
    { "Reg C LMI JLS", 4 },    /* none carried */
    { "Reg C LMI JLS Sh", 2 }, /* and here it is used */
    { "Reg C MI P Sh", 2 },    /* pikes only when charging or fighting */
    { "Reg C MI 2HCW Sh", 2 }, /* axes likewise */
  };
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    Scene *scene = range_scene ("Reg C LI B", 10, 1, row[i].target, 100);
    ck_assert_int_eq (shot_of (scene, 0)->value[1], row[i].factor);
    scene_close (scene);
  }
}
END_TEST

/* wrg.shields.two-handed: pikemen that charge, and that have taken to their
 * swords. */
START_TEST (pikes_and_shields)
{
  for (int i = 0; i < 3; i++) {
    Scene *scene = range_scene ("Reg C LI B", 10, 1, "Reg C MI P Sh", 100);
    Body *pikes = scene_body (scene, FOE (scene, 0));
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    if (i > 0)
      pikes->period.charge_target = 0; /* though it met nobody */
    pikes->pushed_back = i > 1;
    ck_assert_int_eq (shot_of (scene, 0)->value[1], i == 1 ? 4 : 2);
    scene_close (scene);
  }
}
END_TEST

/* wrg.shields.side: shot at from the left as from the front; from the right
 * and from the rear as if there were no shield. */
START_TEST (shields_by_side)
{
  static const struct {
    int x, y;
    int facing;
    int factor;
  } from[] = {
    { 500, 400, MU_ANGLE_HALF, 2 },                             /* before it */
    { 500, 200, MU_ANGLE_AHEAD, 4 },                            /* behind it */
    { 400, LINE_Y - 4, MU_ANGLE_QUARTER, 2 },                   /* on its left */
    { 600, LINE_Y - 4, (MU_ANGLE_HALF + MU_ANGLE_QUARTER), 4 }, /* on its right */
  };
  for (size_t i = 0; i < sizeof from / sizeof from[0]; i++) {
    Scene *scene = scene_open (ROWS (HOLDERS ("Reg C MI HTW Sh", 10, 1)),
                               ROWS (HOLDERS ("Reg C LI B", 10, 1)));
    const int foe = FOE (scene, 0);
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, foe, from[i].x, from[i].y);
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    scene_face (scene, foe, (MuAngle) from[i].facing);
    ck_assert_int_eq (shot_of (scene, foe)->value[1], from[i].factor);
    scene_close (scene);
  }
}
END_TEST

/* wrg.shields.super-heavy: shieldless only to crossbows. */
START_TEST (super_heavy_shields)
{
  Scene *scene = range_scene ("Reg C LMI CB", 10, 1, "Reg C SHI LTS", 100);
  check_factor (scene, shot_of (scene, 0), MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS, 1);
  scene_close (scene);
  scene = range_scene ("Reg C LMI B", 10, 1, "Reg C SHI LTS", 100);
  const MuEvent *shot = shot_of (scene, 0);
  ck_assert (!scene_has_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS));
  scene_close (scene);
}
END_TEST

/* The book's first example: light horse archers gallop across the front of ten
 * slingers, each of whom had one of them within 45 degrees at some moment
 * (wrg.shoot.timing). */
START_TEST (slingers_and_horse_archers)
{
  Scene *scene
      = scene_open (ROWS (HOLDERS ("Reg C LI S", 10, 1)), ROWS (HOLDERS ("Reg C LC B", 5, 5)));
  const int foe = FOE (scene, 0);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, foe, 420, LINE_Y + 100);
  scene_face (scene, foe, MU_ANGLE_QUARTER);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  scene_put (scene, foe, 660, LINE_Y + 100);
  scene_body (scene, foe)->period.moved = PACES (240);
  SCENE_DICE (scene, 5, 3);
  const MuEvent *shot = shot_of (scene, 0);
  check_sum (shot, 10, 4, 20);
  check_factor (scene, shot, MU_RULE_WRG_SHOOT_FACTOR_HAND_HURLED, 3);
  check_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_MOVING, -1);
  check_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS, 1);
  check_factor (scene, shot, MU_RULE_WRG_RANDOM_SHOOTING, 1);
  ck_assert_int_eq (scene_body (scene, foe)->figures, 4);
  ck_assert_int_eq (scene_body (scene, foe)->carried, 0);
  scene_close (scene);
}
END_TEST

/* Horse charges a line of foot from so far. */
static Scene *
charge_scene (const char *foot, int files, int ranks, const char *horse, int distance)
{
  Scene *scene = scene_open (ROWS (HOLDERS (foot, (uint16_t) (files * ranks), (uint8_t) ranks)),
                             ROWS (ATTACKERS (horse, 4, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y + distance);
  SCENE_DICE (scene, 4, 4, 4, 5, 5, 5); /* who charges, and who is charged */
  scene_fight (scene, MU_PHASE_SHOOTING);
  ck_assert (mu_wrg_in_contact (scene->battle, 0, FOE (scene, 0)));
  return scene;
}

/* wrg.shoot.charge.at-chargers: from more than half of 180 paces there is time
 * to shoot; else only those shoot whom nobody meets
 * (wrg.shoot.charge.untouched). */
START_TEST (shooting_at_chargers)
{
  /* twelve files, six of them struck and four beside them in overlaps */
  Scene *scene = charge_scene ("Reg C MI B", 12, 1, "Reg C HC JLS Sh", 91);
  const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 0);
  /* 2 on HC, -1 and -1 for coming into contact and at a gallop */
  check_sum (shot, 12, 0, 7);
  check_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_MOVING, -1);
  check_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_FAST, -1);
  ck_assert_int_eq (shot->rule, MU_RULE_WRG_SHOOT_PRIORITY_1);
  scene_close (scene);
  scene = charge_scene ("Reg C MI B", 12, 1, "Reg C HC JLS Sh", 90);
  check_sum (scene_find (scene, MU_EVENT_SHOT, 0), 2, 0, 1);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.charge.untouched: ranks that will not fight shoot at chargers from
 * any distance that is not barred (wrg.shoot.overhead.barred). */
START_TEST (rear_ranks_at_chargers)
{
  static const struct {
    int distance;
    int figures; /* two untouched in front and the second rank */
    int factor;
  } row[] = { { 90, 14, -1 }, { 21, 14, -1 }, { 20, 2, 0 } };
  for (int i = 0; i < 3; i++) {
    Scene *scene = charge_scene ("Irr C MI B", 12, 2, "Reg C HC JLS Sh", row[i].distance);
    const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 0);
    ck_assert_int_eq (shot->value[0], row[i].figures);
    ck_assert_int_eq (shot->value[1], row[i].factor);
    scene_close (scene);
  }
}
END_TEST

/* wrg.shoot.charge.hand-hurled: javelins wait for the contact;
 * wrg.shoot.charge.by-chargers: so do the chargers' bows. */
START_TEST (javelins_wait)
{
  Scene *scene = charge_scene ("Reg C LMI JLS Sh", 4, 1, "Reg C HC JLS B Sh", 100);
  ck_assert_no_event (scene, MU_EVENT_SHOT, MU_NO_BODY);
  scene_close (scene);
}
END_TEST

/* Two lines in contact, and bowmen beside one of them. */
static Scene *
beside_scene (int files, int ranks, int x, int y)
{
  Scene *scene = scene_open (ROWS (HOLDERS (FOOT, 10, 1), HOLDERS ("Reg C LMI B", 5, 1)),
                             ROWS (HOLDERS (FOOT, (uint16_t) (files * ranks), (uint8_t) ranks)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, 1, x, y);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y);
  scene_fight (scene, MU_PHASE_SHOOTING);
  return scene;
}

/* wrg.shoot.melee.barred: neither those in contact nor the one and the three
 * who overlap are shot at; those beyond them are, and the ranks behind. */
START_TEST (shooting_into_a_melee)
{
  /* twenty files: ten in contact, one overlaps on the left of the foot, which
   * is the enemy's right; beyond are four, 24 paces */
  Scene *scene = beside_scene (20, 1, 452, LINE_Y - 50);
  check_sum (scene_find (scene, MU_EVENT_SHOT, 1), 5, 1, 4);
  scene_close (scene);
  /* twelve files: none is beyond */
  scene = beside_scene (12, 1, 430, LINE_Y - 50);
  ck_assert_no_event (scene, MU_EVENT_SHOT, 1);
  scene_close (scene);
  /* and with a second rank, seen from beyond the flank: 450 + (58 + 8) * 0.414
   * reaches 464, and so does 442 */
  scene = beside_scene (12, 2, 430, LINE_Y - 50);
  check_sum (scene_find (scene, MU_EVENT_SHOT, 1), 2, 1, 2);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.overhead.nearest: rear ranks of bowmen drop their arrows behind a
 * first rank that is spared. */
START_TEST (arrows_behind_the_front)
{
  Scene *scene
      = scene_open (ROWS (HOLDERS ("Reg C LI JLS Sh", 3, 1), HOLDERS ("Reg C MI B", 20, 2)),
                    ROWS (HOLDERS (FOOT, 24, 2)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y); /* 482 to 518 */
  scene_put (scene, 1, 560, LINE_Y - 60);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y); /* 464 to 536 */
  scene_fight (scene, MU_PHASE_SHOOTING);
  /* all of his files on this side overlap. Six bowmen see past his end to the
   * second rank, seven of their own second rank shoot over both: 1 - 1 */
  const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 1);
  check_sum (shot, 13, 0, 8);
  check_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD, -1);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.overhead.height: elephants shoot and are shot at over friends;
 * down costs nothing, up 1, and 1 more over two ranks
 * (wrg.shoot.overhead.penalised). */
static const ArmyRow beast_and_foot[] = {
  { "Irr C El B", 1, 1, MU_ORDER_HOLD, 0, false, { 2, { MU_WEAPON_BOW, MU_WEAPON_BOW }, 0 } },
  HOLDERS (FOOT, 20, 2),
  END_OF_ROWS,
};

START_TEST (over_friends_with_height)
{
  Scene *scene
      = scene_open (beast_and_foot, ROWS (HOLDERS ("Reg C LMI B", 4, 1), HOLDERS (FOOT, 10, 2)));
  const int bowmen = FOE (scene, 0);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, 1, 500, LINE_Y + 20);
  scene_put (scene, FOE (scene, 1), 500, LINE_Y + 60);
  scene_put (scene, bowmen, 500, LINE_Y + 80);
  scene_fight (scene, MU_PHASE_SHOOTING);
  /* at the nearest, whose front is seen over the friends: 1 */
  check_sum (find_between (scene, MU_EVENT_SHOT, 0, FOE (scene, 1)), 2, 1, 2);
  const MuEvent *up = find_between (scene, MU_EVENT_SHOT, bowmen, 0);
  check_sum (up, 4, 1 - 2, 2);
  check_factor (scene, up, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD, -1);
  check_factor (scene, up, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD_MANY, -1);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.overhead.height: whatever rank they stand in, and with any missile. */
START_TEST (all_ranks_at_elephants)
{
  Scene *scene = scene_open (elephant_rows (), ROWS (HOLDERS ("Reg C LI JLS Sh", 4, 2)));
  const int foot = FOE (scene, 0);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, foot, 500, LINE_Y + 20);
  /* 1 on elephants, -1 over one rank: four at 0 do 3, two at 1 would do 2 */
  check_sum (shot_of (scene, foot), 4, 0, 3);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.move.interpenetrating, wrg.shoot.overhead.barred: of two bodies of
 * which one has gone through the other only one shoots, and not overhead. */
START_TEST (going_through_friends)
{
  Scene *scene = scene_open (ROWS (HOLDERS ("Reg C MI B", 20, 2), HOLDERS ("Reg C LI B", 5, 1)),
                             ROWS (HOLDERS (FOOT, 10, 1)));
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, 1, 500, LINE_Y + 30);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y + 100);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  /* as if the light foot had come through the other */
  scene_body (scene, 0)->period.mingled = scene_body (scene, 1)->period.mingled = true;
  scene_body (scene, 0)->period.yields_shot = true;
  scene_put (scene, 1, 500, LINE_Y + 30);
  scene_fight (scene, MU_PHASE_SHOOTING);
  ck_assert_no_event (scene, MU_EVENT_SHOT, 0);
  ck_assert_event (scene, MU_EVENT_SHOT, 1);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("book");
  tcase_add_loop_test (tests, ranges, 0, (int) (sizeof reaches / sizeof reaches[0]));
  tcase_add_loop_test (tests, height_adds_twenty, 0, (int) (sizeof heights / sizeof heights[0]));
  tcase_add_test (tests, no_height_between_elephants);
  tcase_add_test (tests, beyond_half_range);
  tcase_add_loop_test (tests, arcs_to_the_side, 0, (int) (sizeof arcs / sizeof arcs[0]));
  tcase_add_test (tests, all_round);
  tcase_add_loop_test (tests, overhead_by_rank, 0, (int) (sizeof overheads / sizeof overheads[0]));
  tcase_add_test (tests, overhead_too_near);
  tcase_add_test (tests, nearest_enemy_last);
  tcase_add_test (tests, enemy_that_may_charge_first);
  tcase_add_test (tests, advancing_enemy_fifth);
  tcase_add_loop_test (tests, enemy_that_shoots, 0,
                       (int) (sizeof shooting_back / sizeof shooting_back[0]));
  tcase_add_test (tests, priorities_in_order);
  tcase_add_test (tests, each_figure_the_nearer);
  tcase_add_test (tests, rear_ranks_at_the_nearest);
  tcase_add_test (tests, overhead_or_all_round);
  tcase_add_test (tests, shooting_back_in_retirement);
  tcase_add_test (tests, all_shoot_at_once);
  tcase_add_test (tests, bowmen_without_shields);
  tcase_add_test (tests, pikes_and_shields);
  tcase_add_test (tests, shields_by_side);
  tcase_add_test (tests, super_heavy_shields);
  tcase_add_test (tests, slingers_and_horse_archers);
  tcase_add_test (tests, shooting_at_chargers);
  tcase_add_test (tests, rear_ranks_at_chargers);
  tcase_add_test (tests, javelins_wait);
  tcase_add_test (tests, shooting_into_a_melee);
  tcase_add_test (tests, arrows_behind_the_front);
  tcase_add_test (tests, over_friends_with_height);
  tcase_add_test (tests, all_ranks_at_elephants);
  tcase_add_test (tests, going_through_friends);
  return run_case ("book_shooting", tests);
}
