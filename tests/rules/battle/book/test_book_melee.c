/* The book's hand-to-hand rules (wrg.melee.*), one small scene each. */
#include "tests/rules/battle/book/book.h"

#define FOOT   "Reg C HI HTW Sh"
#define SPEARS "Reg C HI LTS Sh"

/* Two bodies whose fronts touch, and the fighting of the first period. */
static Scene *
contact_scene (const char *a, int figures_a, int ranks_a, const char *b, int figures_b, int ranks_b)
{
  Scene *scene = scene_open (ROWS (HOLDERS (a, (uint16_t) figures_a, (uint8_t) ranks_a)),
                             ROWS (HOLDERS (b, (uint16_t) figures_b, (uint8_t) ranks_b)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y);
  return scene;
}

static const MuEvent *
stroke_of (Scene *scene, int body)
{
  scene_fight (scene, MU_PHASE_MELEE);
  return scene_find (scene, MU_EVENT_MELEE, body);
}

/* Figures that fight against ten swordsmen's front of 60 paces:
 * wrg.melee.eligible.contact, .rear-ranks, .ranks, .second-figure. */
static const struct {
  const char *troop;
  int figures;
  int ranks;
  int fighting;
} ranks[] = {
  { SPEARS, 10, 1, 10 },
  { SPEARS, 20, 2, 15 },            /* one and a half */
  { SPEARS, 30, 3, 15 },            /* no more */
  { FOOT, 20, 2, 15 },              /* in the initial period */
  { "Reg C MI JLS Sh", 20, 2, 15 }, /* likewise */
  { "Reg C SHI LTS Sh", 20, 2, 15 },
  { "Reg C HI P", 40, 4, 25 }, /* two and a half: halves of three ranks */
  { "Reg C HI P", 50, 5, 25 },
  { "Reg C HI P", 30, 3, 20 },
  { "Reg C HI 2HCW", 20, 2, 10 },
  { "Reg C HI Sh", 20, 2, 10 }, /* side arms */
  { "Irr C HI LTS Sh", 20, 2, 10 },
  { "Irr C HI P", 40, 4, 10 },
  { "Reg C LI JLS Sh", 10, 2, 5 }, /* five files of 12 paces */
  { SPEARS, 18, 2, 13 },           /* behind nine the 2nd, 4th, 6th and 8th */
  { SPEARS, 15, 2, 12 },           /* behind eight four of the seven */
};

START_TEST (ranks_that_fight)
{
  Scene *scene
      = contact_scene (ranks[_i].troop, ranks[_i].figures, ranks[_i].ranks, "Reg C HI Sh", 10, 1);
  const MuEvent *stroke = stroke_of (scene, 0);
  ck_assert_ptr_nonnull (stroke);
  ck_assert_int_eq (stroke->rule, MU_RULE_WRG_MELEE_ELIGIBLE_CONTACT);
  ck_assert_int_eq (stroke->value[0], ranks[_i].fighting);
  scene_close (scene);
}
END_TEST

/* wrg.melee.eligible.rear-ranks: not those who shoot. */
START_TEST (rear_ranks_that_shot)
{
  Scene *scene = contact_scene ("Reg C HI LTS B Sh", 20, 2, "Reg C HI Sh", 10, 1);
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  scene_body (scene, 0)->period.rear_shot = true;
  ck_assert_int_eq (stroke_of (scene, 0)->value[0], 10);
  scene_close (scene);
}
END_TEST

/* wrg.disorder.effect.fighting: the nearest rank at half effect. */
START_TEST (half_effect)
{
  Scene *scene = contact_scene (SPEARS, 20, 2, "Reg C HI Sh", 10, 1);
  mu_wrg_disorder_body (scene->battle, 0, DISORDER_REACTION, 2);
  /* spears on HI 2: five at 2 */
  check_sum (stroke_of (scene, 0), 10, 2, 6);
  scene_close (scene);
}
END_TEST

/* wrg.melee.eligible.contact: partial contact is enough.  wrg.melee.eligible.overlap,
 * wrg.shields.side: one beyond the shielded end, three beyond the other. */
static const struct {
  const char *enemy;
  int files;
  int shift; /* of the enemy, to the right of the twenty files */
  int fighting;
} overlaps[] = {
  { "Reg C HI Sh", 10, 0, 10 + 1 + 3 },
  { "Reg C HI LTS", 10, 0, 10 + 3 + 3 }, /* no shield, no shielded side */
  { "Reg C HI Sh", 10, 3, 11 + 1 + 3 },  /* two files half covered */
  { "Reg C HI Sh", 10, 30, 10 + 0 + 3 }, /* flush on the right */
  { "Reg C HI Sh", 10, -30, 10 + 1 },    /* on the left */
  { "Reg C HI Sh", 10, -24, 10 + 1 + 1 },
  { "Reg C HI Sh", 10, -60, 5 + 1 }, /* half beyond the end on the left */
  { "Reg C HI Sh", 20, 0, 20 },
};

START_TEST (overlapping_files)
{
  Scene *scene = contact_scene ("Reg C HI Sh", 20, 1, overlaps[_i].enemy, overlaps[_i].files, 1);
  scene_put (scene, FOE (scene, 0), 500 + overlaps[_i].shift, LINE_Y);
  ck_assert_int_eq (stroke_of (scene, 0)->value[0], overlaps[_i].fighting);
  /* wrg.shields.overlap: to be overlapped takes no shields away */
  ck_assert_int_eq (scene_has_factor (scene, scene_find (scene, MU_EVENT_MELEE, 0),
                                      MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS),
                    _i == 1);
  scene_close (scene);
}
END_TEST

/* The book's second example: an elephant with pike, javelins and bow charges
 * light foot.  wrg.melee.eligible.elephant, .crew-spears, wrg.melee.factor.crew-two,
 * .crew-one, wrg.melee.tactical.charging, .faced-spears. */
static Scene *
elephant_scene (void)
{
  static const ArmyRow beast[] = {
    { "Irr C El P JLS B",
      1,
      1,
      MU_ORDER_ATTACK,
      0,
      false,
      { 3, { MU_WEAPON_PIKE, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 0 } },
    END_OF_ROWS,
  };
  Scene *scene = scene_open (beast, ROWS (HOLDERS ("Irr C LI JLS Sh", 8, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y + 40);
  SCENE_DICE (scene, 3, 3, 3, 6, 6, 6);
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  return scene;
}

START_TEST (elephant_and_light_foot)
{
  Scene *scene = elephant_scene ();
  const int foe = FOE (scene, 0);
  SCENE_DICE (scene, 5, 3, 3, 4); /* black and red of each */
  const MuEvent *beast = stroke_of (scene, 0);
  check_sum (beast, 1, 8, 5);
  check_factor (scene, beast, MU_RULE_WRG_MELEE_FACTOR_ELEPHANT, 2);
  check_factor (scene, beast, MU_RULE_WRG_MELEE_FACTOR_CREW_TWO, 2);
  check_factor (scene, beast, MU_RULE_WRG_MELEE_FACTOR_CREW_ONE, 1);
  check_factor (scene, beast, MU_RULE_WRG_MELEE_TACTICAL_CHARGING, 1);
  check_factor (scene, beast, MU_RULE_WRG_RANDOM_MELEE_C, 2);
  /* two in contact, three overlap on either side */
  const MuEvent *foot = scene_find (scene, MU_EVENT_MELEE, foe);
  check_sum (foot, 8, 0, 5);
  check_factor (scene, foot, MU_RULE_WRG_MELEE_TACTICAL_FACED_SPEARS, -1);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_no_event (scene, MU_EVENT_RECOILED, MU_NO_BODY);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_DISORDERED, foe, MU_RULE_WRG_DISORDER_CAUSE_8_FOUGHT));
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  scene_mark (scene);
  SCENE_DICE (scene, 2, 2, 3, 2);
  /* no charge any more, but the archer fights as well, for the foot have lapped round */
  check_sum (stroke_of (scene, 0), 1, 6, 3);
  /* at half effect: two in front at 2 - 1 + 1, six on its flanks at two more
   * (wrg.move.formation.lap, wrg.melee.tactical.super-heavy-flank) */
  const MuEvent *front = scene_find (scene, MU_EVENT_MELEE, foe);
  check_sum (front, 2, 2, 1);
  const MuEvent *flank = front + 1;
  while (flank->kind != MU_EVENT_MELEE || flank->body != foe)
    flank++;
  check_sum (flank, 6, 4, 6);
  scene_close (scene);
}
END_TEST

/* An elephant met on its left flank alone: half of its crew, not the beast. */
START_TEST (elephant_in_flank)
{
  static const ArmyRow beast[] = {
    { "Irr C El P JLS B",
      1,
      1,
      MU_ORDER_HOLD,
      0,
      false,
      { 3, { MU_WEAPON_PIKE, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 0 } },
    END_OF_ROWS,
  };
  Scene *scene = scene_open (beast, ROWS (HOLDERS (FOOT, 10, 1), HOLDERS (FOOT, 10, 1)));
  const int foe = FOE (scene, 0);
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_face (scene, foe, MU_ANGLE_QUARTER);
  scene_put (scene, foe, 492, LINE_Y - 12);
  const MuEvent *crew = stroke_of (scene, 0);
  check_sum (crew, 1, 3, 2); /* javelin 2, one other 1 */
  check_factor (scene, crew, MU_RULE_WRG_MELEE_ELIGIBLE_CREW_ONLY, 0);
  /* four in contact with its side, three overlap at either end; 2, flank 2,
   * pike -1 */
  const MuEvent *foot = scene_find (scene, MU_EVENT_MELEE, foe);
  check_sum (foot, 10, 3, 16);
  check_factor (scene, foot, MU_RULE_WRG_MELEE_TACTICAL_SUPER_HEAVY_FLANK, 2);
  scene_close (scene);
}
END_TEST

/* Met in front and flank the beast fights once, and each of the crew once. */
START_TEST (elephant_in_front_and_flank)
{
  static const ArmyRow beast[] = {
    { "Irr C El P JLS B",
      1,
      1,
      MU_ORDER_HOLD,
      0,
      false,
      { 3, { MU_WEAPON_PIKE, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 0 } },
    END_OF_ROWS,
  };
  Scene *scene = scene_open (beast, ROWS (HOLDERS (FOOT, 10, 1), HOLDERS (FOOT, 10, 1)));
  const int flank = FOE (scene, 0);
  const int front = FOE (scene, 1);
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_face (scene, flank, MU_ANGLE_QUARTER);
  scene_put (scene, flank, 492, LINE_Y - 32); /* 10 files up to the beast's front less 2 */
  scene_put (scene, front, 522, LINE_Y);
  scene_fight (scene, MU_PHASE_MELEE);
  /* 3 on HI, javelin 2, one other 1 */
  check_sum (find_between (scene, MU_EVENT_MELEE, 0, front), 1, 6, 3);
  /* the third of the crew */
  check_sum (find_between (scene, MU_EVENT_MELEE, 0, flank), 1, 1, 1);
  scene_close (scene);
}
END_TEST

/* wrg.melee.eligible.chariot, wrg.melee.factor.horses: one to the front, an
 * archer if there is one; the horses when charging. */
START_TEST (chariots)
{
  static const ArmyRow heavy[] = {
    { "Irr B HCh JLS B",
      2,
      1,
      MU_ORDER_ATTACK,
      0,
      false,
      { 2, { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 4 } },
    END_OF_ROWS,
  };
  for (int far = 0; far < 2; far++) {
    Scene *scene = scene_open (heavy, ROWS (HOLDERS (FOOT, 10, 1)));
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, FOE (scene, 0), 500, LINE_Y + 59 + far);
    SCENE_DICE (scene, 4, 4, 4, 4, 4, 4);
    scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
    /* 3 on HI, 1 for the archer; 1 and 4 horses after half a period's charge */
    const MuEvent *stroke = stroke_of (scene, 0);
    check_sum (stroke, 2, far ? 9 : 4, far ? 13 : 4);
    check_factor (scene, stroke, MU_RULE_WRG_MELEE_FACTOR_CREW_ONE, 1);
    ck_assert_int_eq (scene_factor (scene, stroke, MU_RULE_WRG_MELEE_TACTICAL_CHARGING), far);
    ck_assert_int_eq (scene_factor (scene, stroke, MU_RULE_WRG_MELEE_FACTOR_HORSES), far ? 4 : 0);
    scene_close (scene);
  }
}
END_TEST

/* wrg.melee.tactical.charging: a quarter of a period before the contact. */
static const struct {
  const char *troop;
  int least; /* paces */
} impetus[] = {
  { "Reg C HC JLS Sh", 45 },
  { FOOT, 20 },
  { "Reg C SHC L", 30 },
  { "Reg C LC JLS Sh", 60 },
};

START_TEST (charging_far_enough)
{
  for (int over = 0; over < 2; over++) {
    Scene *scene = scene_open (ROWS (ATTACKERS (impetus[_i].troop, 5, 1)),
                               ROWS (HOLDERS ("Reg C HI Sh", 5, 1)));
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, FOE (scene, 0), 500, LINE_Y + impetus[_i].least - 1 + over);
    SCENE_DICE (scene, 4, 4, 4, 4, 3, 3);
    scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
    const MuEvent *stroke = stroke_of (scene, 0);
    ck_assert_ptr_nonnull (stroke);
    ck_assert_int_eq (scene_factor (scene, stroke, MU_RULE_WRG_MELEE_TACTICAL_CHARGING), over);
    scene_close (scene);
  }
}
END_TEST

/* The whole of a charge's reach is reached, and has its impetus. */
START_TEST (charging_as_far_as_can_be)
{
  Scene *scene = scene_open (ROWS (ATTACKERS ("Reg C HC JLS Sh", 5, 1)),
                             ROWS (HOLDERS ("Reg C HI Sh", 5, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 500, LINE_Y + 180);
  SCENE_DICE (scene, 4, 4, 4, 4, 3, 3);
  const MuEvent *stroke = stroke_of (scene, 0);
  ck_assert_event (scene, MU_EVENT_CONTACT, 0);
  ck_assert_ptr_nonnull (stroke);
  check_factor (scene, stroke, MU_RULE_WRG_MELEE_TACTICAL_CHARGING, 1);
  scene_close (scene);
}
END_TEST

/* wrg.melee.tactical.faced-spears */
static const struct {
  const char *fighter;
  const char *enemy;
  bool disordered;
  bool pushed_back;
  int factor; /* of the line */
} faced[] = {
  { FOOT, SPEARS, false, false, -1 },        { FOOT, "Reg C HI P", false, false, -1 },
  { FOOT, SPEARS, true, false, 0 },          { FOOT, SPEARS, false, true, 0 },
  { "Reg C HI P", SPEARS, false, false, 0 }, /* pikes mind no spears */
  { FOOT, "Reg C HC L", false, false, 0 },   /* nor does anybody a rider's */
  { FOOT, FOOT, false, false, 0 },
};

START_TEST (facing_spears)
{
  Scene *scene = contact_scene (faced[_i].fighter, 10, 1, faced[_i].enemy, 10, 1);
  Body *enemy = scene_body (scene, FOE (scene, 0));
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  if (faced[_i].disordered)
    mu_wrg_disorder_body (scene->battle, FOE (scene, 0), DISORDER_REACTION, 2);
  enemy->pushed_back = faced[_i].pushed_back;
  ck_assert_int_eq (
      scene_factor (scene, stroke_of (scene, 0), MU_RULE_WRG_MELEE_TACTICAL_FACED_SPEARS),
      faced[_i].factor);
  scene_close (scene);
}
END_TEST

/* wrg.melee.periods: what a weapon is worth as a melee goes on. */
static const struct {
  const char *troop;
  int factor[4]; /* against shielded HI, with charging left out */
} by_period[] = {
  { "Reg C HC JLS Sh", { 3, 3, 3, 2 } }, /* wrg.melee.factor.mounted-light */
  { "Reg C HC L Sh", { 4, 2, 2, 2 } },   /* wrg.melee.factor.kontos */
  { FOOT, { 4, 2, 2, 2 } },              /* wrg.melee.factor.heavy-throwing */
  { SPEARS, { 2, 2, 2, 2 } },
};

/* The fighting goes on with nobody the worse for it. */
static void
undecided (Scene *scene)
{
  for (int i = 0; i < scene->battle->count; i++) {
    Body *body = scene_body (scene, i);
    body->period.melee_given = body->period.melee_taken = 0;
    body->figures = body->figures_start;
    body->carried = 0;
    body->fell_below = false;
  }
}

START_TEST (periods_of_a_melee)
{
  Scene *scene = contact_scene (by_period[_i].troop, 4, 1, "Reg A HI Sh", 50, 5);
  for (int period = 1; period <= 4; period++) {
    scene_mark (scene);
    const MuEvent *stroke = stroke_of (scene, 0);
    ck_assert_ptr_nonnull (stroke);
    ck_assert_int_eq (stroke->value[3], period);
    ck_assert_int_eq (stroke->value[1], by_period[_i].factor[period - 1]);
    undecided (scene);
  }
  scene_close (scene);
}
END_TEST

/* wrg.melee.periods: a fresh body has its initial period, those already engaged
 * do not, though the enemy be new to them. */
START_TEST (fresh_body_joins)
{
  Scene *scene = scene_open (ROWS (HOLDERS (FOOT, 20, 1)),
                             ROWS (HOLDERS (FOOT, 10, 1), HOLDERS (FOOT, 10, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 470, LINE_Y);
  scene_fight (scene, MU_PHASE_MELEE);
  undecided (scene);
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  scene_put (scene, FOE (scene, 1), 530, LINE_Y);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_int_eq (find_between (scene, MU_EVENT_MELEE, FOE (scene, 1), 0)->value[3], 1);
  ck_assert_int_eq (find_between (scene, MU_EVENT_MELEE, FOE (scene, 0), 0)->value[3], 2);
  ck_assert_int_eq (find_between (scene, MU_EVENT_MELEE, 0, FOE (scene, 0))->value[3], 2);
  ck_assert_int_eq (find_between (scene, MU_EVENT_MELEE, 0, FOE (scene, 1))->value[3], 2);
  scene_close (scene);
}
END_TEST

/* wrg.melee.tactical.shot-losses: one for each casualty per figure;
 * wrg.casualties.per-figure: of chariots per horse. */
START_TEST (losses_from_shooting)
{
  static const ArmyRow light[] = {
    { "Irr B LCh B", 2, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_BOW }, 3 } },
    END_OF_ROWS,
  };
  static const struct {
    int shot;
    int factor; /* of ten foot */
    int chariots;
  } row[] = { { 5, 0, 0 }, { 6, 0, -1 }, { 9, 0, -1 }, { 12, -1, -2 }, { 19, -1, -3 } };
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    Scene *scene = contact_scene (FOOT, 10, 1, "Reg C HI Sh", 10, 1);
    scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
    scene_body (scene, 0)->period.shot_men = row[i].shot;
    ck_assert_int_eq (
        scene_factor (scene, stroke_of (scene, 0), MU_RULE_WRG_MELEE_TACTICAL_SHOT_LOSSES),
        row[i].factor);
    scene_close (scene);
    scene = scene_open (light, ROWS (HOLDERS (FOOT, 10, 1)));
    calm (scene);
    scene_put (scene, 0, 500, LINE_Y);
    scene_put (scene, FOE (scene, 0), 500, LINE_Y);
    scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
    scene_body (scene, 0)->period.shot_men = row[i].shot;
    ck_assert_int_eq (
        scene_factor (scene, stroke_of (scene, 0), MU_RULE_WRG_MELEE_TACTICAL_SHOT_LOSSES),
        row[i].chariots);
    scene_close (scene);
  }
}
END_TEST

/* A body struck from a side by ten HTW foot: shields (wrg.shields.unusable,
 * .side, .super-heavy) and the flanks of the heavy
 * (wrg.melee.tactical.super-heavy-flank). */
static const struct {
  const char *target;
  MuFace face;
  int shieldless;
  int flank;
} sides[] = {
  { "Reg C HI Sh", MU_FACE_LEFT, 0, 0 },  { "Reg C HI Sh", MU_FACE_RIGHT, 1, 0 },
  { "Reg C MI Sh", MU_FACE_RIGHT, 2, 0 }, { "Reg C SHC L", MU_FACE_LEFT, 0, 2 },
  { "Reg C SHC L", MU_FACE_RIGHT, 0, 2 }, { "Reg C SHI Sh", MU_FACE_RIGHT, 0, 0 },
};

START_TEST (struck_from_a_side)
{
  Scene *scene
      = scene_open (ROWS (HOLDERS (sides[_i].target, 20, 4)), ROWS (HOLDERS (FOOT, 10, 1)));
  const bool left = sides[_i].face == MU_FACE_LEFT;
  const int foe = FOE (scene, 0);
  Body *self = scene_body (scene, 0);
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_face (scene, foe, left ? MU_ANGLE_QUARTER : (MuAngle) (MU_ANGLE_HALF + MU_ANGLE_QUARTER));
  const int half = self->ground.width / 2 / PACES (1);
  scene_put (scene, foe, left ? 500 - half : 500 + half, LINE_Y - 16);
  const MuEvent *stroke = stroke_of (scene, foe);
  ck_assert_ptr_nonnull (stroke);
  const MuRule shieldless = self->troop.type == MU_TROOP_MI
                                ? MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS_MEDIUM
                                : MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS;
  ck_assert_int_eq (scene_factor (scene, stroke, shieldless), sides[_i].shieldless);
  ck_assert_int_eq (scene_factor (scene, stroke, MU_RULE_WRG_MELEE_TACTICAL_SUPER_HEAVY_FLANK),
                    sides[_i].flank);
  scene_close (scene);
}
END_TEST

/* Struck in front: wrg.shields.two-handed. */
START_TEST (two_hands_in_melee)
{
  static const struct {
    const char *target;
    bool pushed_back;
    int factor;
  } row[] = {
    { "Reg C HI P Sh", false, 1 },
    { "Reg C HI P Sh", true, 0 },
    { "Reg C HI 2HCW Sh", false, 1 },
    { "Reg C HI LTS Sh", false, 0 },
  };
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    Scene *scene = contact_scene (FOOT, 10, 1, row[i].target, 10, 1);
    scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
    scene_body (scene, FOE (scene, 0))->pushed_back = row[i].pushed_back;
    ck_assert_int_eq (
        scene_factor (scene, stroke_of (scene, 0), MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS),
        row[i].factor);
    scene_close (scene);
  }
}
END_TEST

/* wrg.casualties.remove: all strokes are felt together, a figure for each
 * twenty; wrg.casualties.groups: from the rear rank first. */
START_TEST (casualties_at_once)
{
  Scene *scene = contact_scene (FOOT, 20, 2, FOOT, 10, 1);
  const int foe = FOE (scene, 0);
  check_sum (stroke_of (scene, 0), 15, 4, 30);
  check_sum (scene_find (scene, MU_EVENT_MELEE, foe), 10, 4, 20);
  ck_assert_int_eq (scene_body (scene, 0)->figures, 19);
  ck_assert_int_eq (scene_body (scene, 0)->files, 10);
  ck_assert_int_eq (scene_body (scene, 0)->carried, 0);
  ck_assert_int_eq (scene_body (scene, foe)->figures, 9);
  ck_assert_int_eq (scene_body (scene, foe)->files, 9);
  ck_assert_int_eq (scene_body (scene, foe)->carried, 10);
  scene_close (scene);
}
END_TEST

/* wrg.casualties.elephant: a model at twenty, though it stands for eight men. */
START_TEST (models_at_twenty)
{
  static const ArmyRow beasts[] = {
    { "Irr C El JLS", 2, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_LIGHT_SPEAR }, 0 } },
    END_OF_ROWS,
  };
  Scene *scene = scene_open (beasts, ROWS (HOLDERS (FOOT, 10, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  mu_wrg_take_casualties (scene->battle, 0, 19);
  ck_assert_int_eq (scene_body (scene, 0)->figures, 2);
  mu_wrg_take_casualties (scene->battle, 0, 3);
  ck_assert_int_eq (scene_body (scene, 0)->figures, 1);
  ck_assert_int_eq (scene_body (scene, 0)->carried, 2);
  const MuEvent *strength
      = scene_find_rule (scene, MU_EVENT_STRENGTH, 0, MU_RULE_WRG_CASUALTIES_ELEPHANT);
  ck_assert_ptr_nonnull (strength);
  scene_close (scene);
}
END_TEST

/* wrg.move.evade.caught, wrg.melee.eligible.contact: evaders that are overtaken
 * are struck in the back and give nothing. */
START_TEST (evaders_overtaken)
{
  Scene *scene = scene_open (ROWS (ATTACKERS ("Reg C HC JLS Sh", 5, 1)),
                             ROWS (SKIRMISHERS ("Reg C LI JLS Sh", 8, 2)));
  const int foe = FOE (scene, 0);
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, foe, 500, LINE_Y + 60);
  SCENE_DICE (scene, 4, 4, 4, 4, 4, 4);
  const MuEvent *stroke = stroke_of (scene, 0);
  ck_assert_ptr_nonnull (stroke);
  ck_assert_int_eq (stroke->rule, MU_RULE_WRG_MOVE_EVADE_CAUGHT);
  /* 5 on LI, charging 1, shieldless 1 */
  check_sum (stroke, 5, 7, 20);
  ck_assert_no_event (scene, MU_EVENT_MELEE, foe);
  scene_close (scene);
}
END_TEST

/* wrg.melee.timing, wrg.random.dice: one throw serves a body against all its
 * enemies. */
START_TEST (one_throw_for_each_body)
{
  Scene *scene = scene_open (ROWS (HOLDERS (FOOT, 20, 1)),
                             ROWS (HOLDERS (FOOT, 10, 1), HOLDERS (FOOT, 10, 1)));
  calm (scene);
  scene_put (scene, 0, 500, LINE_Y);
  scene_put (scene, FOE (scene, 0), 470, LINE_Y);
  scene_put (scene, FOE (scene, 1), 530, LINE_Y);
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  SCENE_DICE (scene, 5, 4, 2, 5);
  scene_fight (scene, MU_PHASE_MELEE);
  check_sum (find_between (scene, MU_EVENT_MELEE, 0, FOE (scene, 0)), 10, 5, 25);
  check_sum (find_between (scene, MU_EVENT_MELEE, 0, FOE (scene, 1)), 10, 5, 25);
  check_sum (find_between (scene, MU_EVENT_MELEE, FOE (scene, 0), 0), 10, 1, 8);
  check_sum (find_between (scene, MU_EVENT_MELEE, FOE (scene, 1), 0), 10, 4, 20);
  ck_assert_int_eq (scene_body (scene, 0)->period.melee_taken, 28);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("book");
  tcase_add_loop_test (tests, ranks_that_fight, 0, (int) (sizeof ranks / sizeof ranks[0]));
  tcase_add_test (tests, rear_ranks_that_shot);
  tcase_add_test (tests, half_effect);
  tcase_add_loop_test (tests, overlapping_files, 0, (int) (sizeof overlaps / sizeof overlaps[0]));
  tcase_add_test (tests, elephant_and_light_foot);
  tcase_add_test (tests, elephant_in_flank);
  tcase_add_test (tests, elephant_in_front_and_flank);
  tcase_add_test (tests, chariots);
  tcase_add_loop_test (tests, charging_far_enough, 0, (int) (sizeof impetus / sizeof impetus[0]));
  tcase_add_test (tests, charging_as_far_as_can_be);
  tcase_add_loop_test (tests, facing_spears, 0, (int) (sizeof faced / sizeof faced[0]));
  tcase_add_loop_test (tests, periods_of_a_melee, 0,
                       (int) (sizeof by_period / sizeof by_period[0]));
  tcase_add_test (tests, fresh_body_joins);
  tcase_add_test (tests, losses_from_shooting);
  tcase_add_loop_test (tests, struck_from_a_side, 0, (int) (sizeof sides / sizeof sides[0]));
  tcase_add_test (tests, two_hands_in_melee);
  tcase_add_test (tests, casualties_at_once);
  tcase_add_test (tests, models_at_twenty);
  tcase_add_test (tests, evaders_overtaken);
  tcase_add_test (tests, one_throw_for_each_body);
  return run_case ("book_melee", tests);
}
