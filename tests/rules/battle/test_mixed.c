/* Mixed bodies: two kinds of troops in one. */
#include "writing.h"

#include "rules/battle/umpire.h"

#define SPEARS  "Reg C HI LTS Sh"
#define ARCHERS "Reg C MI B"

/* Ten files: two ranks of spearmen, two of archers; and the enemy. */
static const ArmyRow spara[] = { HOLD (SPEARS, 20, 2), HOLD (ARCHERS, 20, 2), NO_MORE };
static const ArmyRow foe[] = { HOLD ("Reg C HI HTW Sh", 20, 2), NO_MORE };

static Scene *
open_as (const ArmyRow *rows, const ArmyRow *enemy, MuMixedHow how)
{
  Scene *scene = scene_prepare (rows, enemy);
  scene->army[0].unit[1].mixed = (uint8_t) how;
  scene_begin (scene);
  return scene;
}

static Scene *
open_spara (void)
{
  return open_as (spara, foe, MU_MIXED_BEHIND);
}

static void
stand_apart (Scene *scene, int paces)
{
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300 + paces);
}

/* --- set-up ---------------------------------------------------------------- */

/* wrg.units.mixed.same, wrg.units.mixed.sub-unit, wrg.formation.mixed: who may stand in one body,
 * and where */
static const struct {
  const char *troop;
  int figures, ranks;
  const char *others;
  int other_figures;
  MuMixedHow how;
  MuWrgSetupAnswer answer;
} couples[] = {
  { SPEARS, 20, 2, ARCHERS, 20, MU_MIXED_BEHIND, MU_WRG_SETUP_OK },
  { SPEARS, 20, 2, ARCHERS, 20, MU_MIXED_FLANKS, MU_WRG_SETUP_OK },
  { SPEARS, 20, 1, ARCHERS, 20, MU_MIXED_BEHIND, MU_WRG_SETUP_OK },
  { SPEARS, 10, 1, ARCHERS, 30, MU_MIXED_BEHIND,
    MU_WRG_SETUP_BAD_MIXED }, /* four deep, one before */
  { ARCHERS, 20, 2, SPEARS, 20, MU_MIXED_BEHIND, MU_WRG_SETUP_BAD_MIXED }, /* the heavy behind */
  { SPEARS, 20, 2, "Reg C LMI B", 10, MU_MIXED_BEHIND, MU_WRG_SETUP_BAD_MIXED }, /* loose order */
  { SPEARS, 20, 2, "Reg C LI B", 10, MU_MIXED_BEHIND, MU_WRG_SETUP_BAD_MIXED },
  { SPEARS, 20, 2, "Reg C MC B", 10, MU_MIXED_BEHIND, MU_WRG_SETUP_BAD_MIXED }, /* horse and foot */
  { SPEARS, 20, 2, "Irr C MI B", 10, MU_MIXED_BEHIND, MU_WRG_SETUP_BAD_MIXED },
  { "Reg B EHC L Sh", 10, 1, "Reg B HC B Sh", 10, MU_MIXED_BEHIND, MU_WRG_SETUP_OK },
  { "Reg B SHC L", 10, 1, "Reg B HC B Sh", 10, MU_MIXED_BEHIND, MU_WRG_SETUP_BAD_MIXED },
};

START_TEST (only_equals_share_a_body)
{
  const ArmyRow rows[] = {
    HOLD (couples[_i].troop, (uint16_t) couples[_i].figures, (uint8_t) couples[_i].ranks),
    HOLD (couples[_i].others, (uint16_t) couples[_i].other_figures, 1),
    NO_MORE,
  };
  Scene *scene = scene_prepare (rows, foe);
  scene->army[0].unit[1].mixed = (uint8_t) couples[_i].how;
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), couples[_i].answer);
  free (scene);
}
END_TEST

/* wrg.units.mixed.same: one guest, of the unit before it, without orders of its own */
START_TEST (a_guest_needs_a_host)
{
  static const MuWrgOrders orders = { .count = 0 };
  Scene *scene = scene_prepare (spara, foe);
  scene->army[0].unit[0].mixed = MU_MIXED_BEHIND;
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), MU_WRG_SETUP_BAD_MIXED);
  scene->army[0].unit[0].mixed = MU_NOT_MIXED;
  scene->army[0].unit[1].mixed = MU_MIXED_HOWS;
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), MU_WRG_SETUP_BAD_MIXED);
  scene->army[0].unit[1].mixed = MU_MIXED_BEHIND;
  scene->army[0].unit[1].orders = &orders;
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), MU_WRG_SETUP_BAD_MIXED);
  scene->army[0].unit[1].orders = NULL;
  scene->army[0].unit[1].sub_unit = true;
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), MU_WRG_SETUP_BAD_MIXED);
  free (scene);
}
END_TEST

/* wrg.orders.skirmish: a body skirmishes if all of it can */
START_TEST (skirmishers_are_all_of_them_such)
{
  const ArmyRow rows[]
      = { SKIRMISH ("Reg C LMI JLS Sh", 10, 1), HOLD ("Reg C LMI B", 10, 1), NO_MORE };
  Scene *scene = scene_prepare (rows, foe);
  scene->army[0].unit[1].mixed = MU_MIXED_FLANKS;
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), MU_WRG_SETUP_OK);
  scene->army[0].unit[0].troop.type = MU_TROOP_LHI;
  scene->army[0].unit[1].troop.weapons = MU_WEAPON_BIT (MU_WEAPON_LONG_SPEAR);
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), MU_WRG_SETUP_BAD_MIXED);
  scene->army[0].unit[0].order = MU_ORDER_HOLD;
  scene->army[0].unit[0].troop.weapons = MU_WEAPON_BIT (MU_WEAPON_LONG_SPEAR);
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), MU_WRG_SETUP_OK);
  free (scene);
}
END_TEST

/* wrg.formation.mixed: one body on one ground, which the events tell of */
START_TEST (they_stand_on_one_ground)
{
  Scene *scene = open_spara ();
  const Body *host = scene_body (scene, 0);
  ck_assert_int_eq (host->figures, 40);
  ck_assert_int_eq (host->files, 10);
  ck_assert_int_eq (mu_wrg_ranks_of (host), 4);
  ck_assert_int_eq (host->ground.width, MU_PACES (60));
  ck_assert (!on_table (scene_body (scene, 1)));
  for (int rank = 0; rank < 4; rank++)
    ck_assert_int_eq (mu_wrg_stands_guest (host, rank, 5), rank >= 2);
  ck_assert_event (scene, MU_EVENT_MIXED, 1);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MIXED, 1)->other, 0);
  ck_assert_no_event (scene, MU_EVENT_DEPLOYED, 1);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_STRENGTH, 0)->value[0], 20);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_STRENGTH, 1)->value[0], 20);
  scene_close (scene);
}
END_TEST

START_TEST (they_stand_on_both_flanks)
{
  Scene *scene = open_as (spara, foe, MU_MIXED_FLANKS);
  const Body *host = scene_body (scene, 0);
  ck_assert_int_eq (host->files, 20);
  for (int file = 0; file < 20; file++)
    ck_assert_int_eq (mu_wrg_stands_guest (host, 0, file), file < 5 || file >= 15);
  ck_assert_int_eq (mu_wrg_kind_in_rank (host, true, 1), 10);
  scene_close (scene);
}
END_TEST

/* A general with the second kind rides with the body; so counts a sub-unit after it. */
START_TEST (what_follows_belongs_to_the_body)
{
  const ArmyRow rows[]
      = { HOLD (SPEARS, 20, 2), HOLD (ARCHERS, 20, 2), HOLD ("Reg C LI JLS Sh", 10, 1), NO_MORE };
  Scene *scene = scene_prepare (rows, foe);
  scene->army[0].unit[1].mixed = MU_MIXED_BEHIND;
  scene->army[0].unit[2].sub_unit = true;
  scene->army[0].side.general_with = 1;
  scene->setup.side[0].general_with = 1;
  scene_begin (scene);
  ck_assert_int_eq (scene->battle->general_body[0], 0);
  ck_assert_int_eq (scene_body (scene, 2)->parent, 0);
  scene_close (scene);
}
END_TEST

/* --- shooting -------------------------------------------------------------- */

/* wrg.shoot.overhead.bows-regular: the archers behind shoot over the spearmen before them, in
 * their own name */
START_TEST (the_ranks_behind_shoot)
{
  Scene *scene = open_spara ();
  stand_apart (scene, 100);
  scene_skip_to (scene, MU_PHASE_SHOOTING);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_SHOOTING);
  ck_assert_no_event (scene, MU_EVENT_SHOT, 0);
  const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 1);
  ck_assert_ptr_nonnull (shot);
  ck_assert_int_eq (shot->other, 2);
  ck_assert_int_eq (shot->value[3], MU_WEAPON_BOW);
  ck_assert_int_eq (shot->value[0], 20);
  ck_assert (scene_has_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD));
  ck_assert_int_eq (scene_body (scene, 1)->inflicted, shot->value[2]);
  ck_assert_int_eq (scene_body (scene, 0)->inflicted, 0);
  scene_close (scene);
}
END_TEST

/* wrg.casualties.groups: missiles from before it hit the kind in front, from behind the other */
START_TEST (missiles_hit_the_nearest_kind)
{
  for (int behind = 0; behind < 2; behind++) {
    Scene *scene = open_as (spara, ROWS (HOLD ("Reg C LI B", 20, 2)), MU_MIXED_BEHIND);
    stand_apart (scene, behind ? -160 : 100);
    if (behind)
      scene_face (scene, 2, MU_ANGLE_AHEAD);
    scene_skip_to (scene, MU_PHASE_SHOOTING);
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_SHOOTING);
    const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 2);
    ck_assert_ptr_nonnull (shot);
    ck_assert_int_eq (shot->other, behind);
    ck_assert_int_gt (shot->value[2], 0);
    ck_assert_int_eq (scene_body (scene, behind)->casualties, shot->value[2]);
    ck_assert_int_eq (scene_body (scene, !behind)->casualties, 0);
    scene_close (scene);
  }
}
END_TEST

/* --- hand-to-hand ---------------------------------------------------------- */

/* wrg.melee.eligible.rear-ranks: the second rank of spears fights, no archer behind it */
START_TEST (the_front_kind_fights)
{
  Scene *scene = open_spara ();
  stand_apart (scene, 0);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *own = scene_find (scene, MU_EVENT_MELEE, 0);
  ck_assert_ptr_nonnull (own);
  ck_assert_int_eq (own->value[0], 15); /* all of the first, half of the second */
  ck_assert_no_event (scene, MU_EVENT_MELEE, 1);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MELEE, 2)->other, 0);
  ck_assert_int_eq (scene_body (scene, 1)->casualties, 0);
  scene_close (scene);
}
END_TEST

/* wrg.casualties.groups: on the flanks each kind strikes by itself, with its own factors */
START_TEST (each_kind_strikes_by_itself)
{
  Scene *scene = open_as (spara, ROWS (HOLD ("Reg C HI HTW Sh", 40, 2)), MU_MIXED_FLANKS);
  stand_apart (scene, 0);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *own = scene_find (scene, MU_EVENT_MELEE, 0);
  const MuEvent *guests = scene_find (scene, MU_EVENT_MELEE, 1);
  ck_assert_ptr_nonnull (own);
  ck_assert_ptr_nonnull (guests);
  ck_assert_int_eq (own->value[0], 15);    /* ten files of spears and half behind them */
  ck_assert_int_eq (guests->value[0], 10); /* archers fight one deep */
  ck_assert_int_gt (own->value[1], guests->value[1]);
  ck_assert_int_eq (scene_body (scene, 2)->period.melee_taken, own->value[2] + guests->value[2]);
  scene_close (scene);
}
END_TEST

/* wrg.melee.eligible.contact: whoever attacks from behind meets the archers */
START_TEST (the_rear_is_the_others)
{
  Scene *scene = open_spara ();
  stand_apart (scene, 0);
  scene_put (scene, 2, 500, 300 - scene_body (scene, 0)->ground.depth / MU_PACES (1));
  scene_face (scene, 2, MU_ANGLE_AHEAD);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_event (scene, MU_EVENT_MELEE, 2);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MELEE, 2)->other, 1);
  ck_assert_int_gt (scene_body (scene, 1)->casualties, 0);
  ck_assert_int_eq (scene_body (scene, 0)->casualties, 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.interpenetrate.charge.more, wrg.move.interpenetrate.replace,
 * wrg.move.interpenetrate.room: spears relieve those who have thrown their pila; it is the same
 * melee, and who was relieved neither gives nor takes blows */
START_TEST (spears_come_through_thrown_pila)
{
  for (int disordered = 0; disordered < 2; disordered++) {
    Scene *scene
        = open_as (ROWS (ATTACK ("Reg C HI HTW Sh", 20, 2), HOLD ("Reg B HI LTS Sh", 20, 2)),
                   ROWS (HOLD ("Reg C HI HTW Sh", 20, 2)), MU_MIXED_BEHIND);
    Body *host = scene_body (scene, 0);
    stand_apart (scene, 0);
    scene_skip_to (scene, MU_PHASE_MELEE);
    host->melee_periods = 1; /* the first is over */
    host->disordered = disordered;
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_MELEE);
    ck_assert_int_eq (scene_find (scene, MU_EVENT_MIXED, 1) != NULL, !disordered);
    ck_assert_int_eq (mu_wrg_stands_guest (host, 0, 5), !disordered);
    const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, !disordered);
    ck_assert_ptr_nonnull (blow);
    ck_assert_int_eq (blow->value[3], 2);
    ck_assert_no_event (scene, MU_EVENT_MELEE, disordered);
    ck_assert_int_eq (scene_body (scene, disordered)->casualties, 0);
    scene_close (scene);
  }
}
END_TEST

/* wrg.move.interpenetrate.charge, wrg.move.interpenetrate.charge.orders: not in the first period,
 * nor after a recoil, nor under orders to hold; nor archers */
START_TEST (nobody_comes_through_otherwise)
{
  enum { FIRST, RECOILED, HELD, ARCHER, WAYS };
  for (int way = 0; way < WAYS; way++) {
    const char *others = way == ARCHER ? ARCHERS : "Reg B HI LTS Sh";
    const ArmyRow attackers[]
        = { ATTACK ("Reg C HI HTW Sh", 20, 2), HOLD (others, 20, 2), NO_MORE };
    const ArmyRow holders[] = { HOLD ("Reg C HI HTW Sh", 20, 2), HOLD (others, 20, 2), NO_MORE };
    Scene *scene = open_as (way == HELD ? holders : attackers, foe, MU_MIXED_BEHIND);
    stand_apart (scene, 0);
    scene_skip_to (scene, MU_PHASE_MELEE);
    scene_body (scene, 0)->melee_periods = way != FIRST;
    scene_body (scene, 0)->period.recoiled = way == RECOILED;
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_MELEE);
    ck_assert_no_event (scene, MU_EVENT_MIXED, 1);
    scene_close (scene);
  }
}
END_TEST

/* wrg.move.interpenetrate.free: regular cavalry goes through one rank of its own body, armed
 * otherwise, that has stood in order all period: archers come before lancers to shoot, and these
 * before them again when the enemy is near */
START_TEST (cavalry_rides_through_its_own_rank)
{
  enum { FREELY, DISORDERED, MOVED, TWO_RANKS, FAR, ATTACKS, IRREGULAR, WAYS };
  for (int way = 0; way < WAYS; way++) {
    const bool wild = way == IRREGULAR;
    const char *lances = wild ? "Irr B EHC L Sh" : "Reg B EHC L Sh";
    const char *bows = wild ? "Irr B HC B" : "Reg B HC B";
    const int ranks = way == TWO_RANKS ? 2 : 1;
    const uint8_t order = way == ATTACKS ? MU_ORDER_ATTACK : MU_ORDER_HOLD;
    const ArmyRow rows[] = { { lances, 8, (uint8_t) ranks, order, 0, false, { 0 } },
                             { bows, 8, (uint8_t) ranks, order, 0, false, { 0 } },
                             NO_MORE };
    Scene *scene = open_as (rows, foe, MU_MIXED_BEHIND);
    Body *body = scene_body (scene, 0);
    stand_apart (scene, way == FAR ? 400 : 100);
    mu_wrg_begin_grounds (scene->battle);
    for (int i = 0; i < 3; i++)
      if (i != 1)
        scene_body (scene, i)->period.begun = mu_rect_centre (&scene_body (scene, i)->ground);
    body->disordered = way == DISORDERED;
    body->period.moved = way == MOVED ? PACES (10) : 0;
    scene_mark (scene);
    mu_wrg_ride_through_ranks (scene->battle);
    ck_assert_msg (scene_count (scene, MU_EVENT_MIXED, 1) == (way == FREELY), "way %d", way);
    ck_assert_int_eq (mu_wrg_stands_guest (body, 0, 3), way == FREELY);
    ck_assert (!body->disordered || way == DISORDERED);
    mu_wrg_ride_through_ranks (scene->battle);
    ck_assert_int_eq (scene_count (scene, MU_EVENT_MIXED, 1), way == FREELY);
    if (way == FREELY) {
      stand_apart (scene, 70);
      scene_body (scene, 0)->period.begun = mu_rect_centre (&scene_body (scene, 0)->ground);
      mu_wrg_ride_through_ranks (scene->battle);
      ck_assert_int_eq (scene_count (scene, MU_EVENT_MIXED, 1), 2);
      ck_assert (!mu_wrg_stands_guest (body, 0, 3));
    }
    scene_close (scene);
  }
}
END_TEST

/* --- losses ----------------------------------------------------------------- */

/* wrg.casualties.groups, wrg.casualties.remove: recorded apart; the rest close up */
START_TEST (each_kind_counts_its_losses)
{
  Scene *scene = open_spara ();
  const Body *host = scene_body (scene, 0);
  const Body *guest = scene_body (scene, 1);
  scene_mark (scene);
  mu_wrg_take_mixed_casualties (scene->battle, 0, 100, 45);
  ck_assert_int_eq (own_figures (host), 18);
  ck_assert_int_eq (host->carried, 15);
  ck_assert_int_eq (guest->figures, 18);
  ck_assert_int_eq (guest->carried, 5);
  ck_assert_int_eq (host->figures, 36);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_STRENGTH, 0)->value[3], 55);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_STRENGTH, 1)->value[3], 45);
  ck_assert (!mu_wrg_stands_guest (host, 1, 7));
  ck_assert (mu_wrg_stands_guest (host, 1, 8)); /* into the spears' second rank */
  scene_close (scene);
}
END_TEST

/* wrg.casualties.groups: when one kind is no more, the other takes what is left */
START_TEST (the_last_of_both_are_the_last_of_the_body)
{
  Scene *scene = open_spara ();
  const Body *host = scene_body (scene, 0);
  MuUnitOutcome outcome;
  mu_wrg_take_casualties (scene->battle, 0, 430);
  ck_assert (on_table (host));
  ck_assert_int_eq (host->figures, 19);
  ck_assert_int_eq (own_figures (host), 0);
  mu_wrg_battle_unit_outcome (scene->battle, 0, &outcome);
  ck_assert_int_eq (outcome.figures_left, 0);
  ck_assert_int_eq (outcome.fate, MU_FATE_DESTROYED);
  mu_wrg_battle_unit_outcome (scene->battle, 1, &outcome);
  ck_assert_int_eq (outcome.figures_left, 19);
  ck_assert_int_eq (outcome.figures_start, 20);
  ck_assert_int_eq (outcome.fate, MU_FATE_ON_TABLE);
  mu_wrg_take_casualties (scene->battle, 0, 400);
  ck_assert (!on_table (host));
  ck_assert_event (scene, MU_EVENT_DESTROYED, 0);
  ck_assert_event (scene, MU_EVENT_DESTROYED, 1);
  scene_close (scene);
}
END_TEST

/* wrg.victory.count: each unit's points by its own figures and the body's fate */
START_TEST (points_follow_the_figures_of_each)
{
  Scene *scene = open_spara ();
  const int64_t whole = mu_wrg_quarters_left (scene->battle, MU_SIDE_A);
  const int each = scene_body (scene, 1)->figure_points / 20;
  mu_wrg_take_mixed_casualties (scene->battle, 0, 200, 200);
  ck_assert_int_eq (mu_wrg_quarters_left (scene->battle, MU_SIDE_A), whole - 10 * 4 * each);
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_AFTER_BREAK_COUNT);
  MuUnitOutcome outcome;
  mu_wrg_battle_unit_outcome (scene->battle, 1, &outcome);
  ck_assert_int_eq (outcome.fate, MU_FATE_IN_ROUT);
  ck_assert_int_eq (mu_wrg_quarters_left (scene->battle, MU_SIDE_A), 0);
  scene_close (scene);
}
END_TEST

/* --- as a whole --------------------------------------------------------------- */

/* wrg.reaction.mixed-class: the higher class for occasion 1, the lower for all others */
START_TEST (two_classes_test_as_one)
{
  Scene *scene = open_as (ROWS (HOLD ("Reg B HI LTS Sh", 20, 2), HOLD ("Reg D MI B", 20, 2)), foe,
                          MU_MIXED_BEHIND);
  const Body *host = scene_body (scene, 0);
  ck_assert_int_eq (mu_wrg_class_in_test (host, MU_OCCASION_FIRST_DANGER), MU_CLASS_B);
  ck_assert_int_eq (mu_wrg_class_in_test (host, MU_OCCASION_CHARGED), MU_CLASS_D);
  ck_assert_int_eq (mu_wrg_lower_class (host), MU_CLASS_D);
  mu_wrg_take_mixed_casualties (scene->battle, 0, 400, 400); /* all the archers */
  ck_assert_int_eq (mu_wrg_lower_class (host), MU_CLASS_B);
  ck_assert_event (scene, MU_EVENT_DESTROYED, 1);
  scene_close (scene);
}
END_TEST

/* wrg.formation.contiguous: nobody leaves the slower kind behind */
START_TEST (the_slower_kind_sets_the_pace)
{
  Scene *scene = open_as (ROWS (HOLD ("Reg C SHI HTW Sh", 20, 2), HOLD (ARCHERS, 20, 2)), foe,
                          MU_MIXED_BEHIND);
  Body *host = scene_body (scene, 0);
  ck_assert_int_eq (mu_wrg_normal_move (host), MU_PACES (40));
  ck_assert_int_eq (mu_wrg_charge_move (host), MU_PACES (60));
  host->troop.type = MU_TROOP_HI;
  scene_body (scene, 1)->troop.type = MU_TROOP_SHI;
  ck_assert_int_eq (mu_wrg_normal_move (host), MU_PACES (40));
  host[1].figures = 0;
  ck_assert_int_eq (mu_wrg_normal_move (host), MU_PACES (60));
  scene_close (scene);
}
END_TEST

/* wrg.formation.mixed: it forms no square or wedge, in which its kinds have no places */
START_TEST (it_keeps_to_usual_formations)
{
  Scene *scene = open_spara ();
  ck_assert_int_eq (mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_SQUARE, 0, 0),
                    MU_RULE_WRG_FORMATION_MIXED);
  ck_assert_int_eq (mu_wrg_form_as (scene->battle, 0, MU_WRG_FORM_AS_LINE, 12, 0), MU_RULE_NONE);
  scene_close (scene);
}
END_TEST

/* wrg.units.mixed.same: orders that name the second unit mean the body it stands in */
START_TEST (orders_name_either_unit)
{
  MuWrgOrders helps
      = ORDERS (CLAUSE (WITH (1), ACT (HOLD)), CLAUSE (ACT (ATTACK), IF (FRIEND_BROKEN)));
  MuWrgOrders hunts = ORDERS (CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)));
  helps.clause[1].in_case.of = 1;
  hunts.clause[0].quarry.body = 1;
  const ArmyRow rows[]
      = { HOLD (SPEARS, 20, 2), HOLD (ARCHERS, 20, 2), HOLD (SPEARS, 10, 2), NO_MORE };
  Scene *scene = scene_prepare (rows, foe);
  MuWrgMet met;
  scene->army[0].unit[1].mixed = MU_MIXED_BEHIND;
  scene->army[0].unit[2].orders = &helps;
  scene->army[1].unit[0].orders = &hunts;
  scene_begin (scene);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 700, 300);
  scene_put (scene, 3, 500, 500);
  ck_assert_int_eq (mu_wrg_friend_of (scene->battle, 2, &helps.clause[0]), 0);
  mu_wrg_find_met (scene->battle, 2, &met);
  ck_assert_uint_eq (met.events & MU_WRG_FRIEND_BROKEN, 0);
  ck_assert_int_eq (mu_wrg_find_quarry (scene->battle, 3, &hunts.clause[0].quarry), 0);
  scene_body (scene, 0)->status = STATUS_ROUTING;
  mu_wrg_find_met (scene->battle, 2, &met);
  ck_assert_uint_eq (met.events & MU_WRG_FRIEND_BROKEN, MU_WRG_FRIEND_BROKEN);
  scene_close (scene);
}
END_TEST

/* wrg.units.mixed.same, wrg.orders.support: who stands in one body with them supports nobody else
 * by it */
START_TEST (no_orders_about_oneself)
{
  const MuWrgOrders own_guest = ORDERS (CLAUSE (SUPPORT (1), ACT (HOLD)));
  Scene *scene = scene_prepare (spara, foe);
  scene->army[0].unit[1].mixed = MU_MIXED_BEHIND;
  scene->army[0].unit[0].orders = &own_guest;
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), MU_WRG_SETUP_BAD_ORDERS);
  scene->army[0].unit[0].orders = NULL;
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), MU_WRG_SETUP_OK);
  free (scene);
}
END_TEST

/* An umpire says how many of each kind are left. */
START_TEST (an_umpire_counts_each_kind)
{
  Scene *scene = open_spara ();
  MuBodyStand stands[2];
  int at;
  stand_apart (scene, 100);
  for (int i = 0; i < 2; i++)
    mu_wrg_battle_stand (scene->battle, i, &stands[i]);
  ck_assert_int_eq (stands[0].figures, 20);
  stands[0].figures = 15;
  stands[1].figures = 11;
  stands[1].carried = 3;
  scene_mark (scene);
  ck_assert_int_eq (mu_wrg_battle_set_stands (scene->battle, stands, 2, &at), MU_UMPIRE_OK);
  ck_assert_int_eq (scene_body (scene, 0)->figures, 26);
  ck_assert_int_eq (scene_body (scene, 1)->figures, 11);
  ck_assert_int_eq (scene_body (scene, 0)->ground.depth,
                    3 * mu_wrg_figure_depth (scene_body (scene, 0)));
  ck_assert_int_eq (scene_find (scene, MU_EVENT_STRENGTH, 1)->value[0], 11);
  ck_assert_event (scene, MU_EVENT_DEPLOYED, 0);
  stands[1].figures = 12;
  ck_assert_int_eq (mu_wrg_battle_set_stands (scene->battle, stands, 2, &at),
                    MU_UMPIRE_BAD_FIGURES);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("mixed bodies");
  tcase_add_loop_test (tests, only_equals_share_a_body, 0,
                       (int) (sizeof couples / sizeof couples[0]));
  tcase_add_test (tests, a_guest_needs_a_host);
  tcase_add_test (tests, skirmishers_are_all_of_them_such);
  tcase_add_test (tests, they_stand_on_one_ground);
  tcase_add_test (tests, they_stand_on_both_flanks);
  tcase_add_test (tests, what_follows_belongs_to_the_body);
  tcase_add_test (tests, the_ranks_behind_shoot);
  tcase_add_test (tests, missiles_hit_the_nearest_kind);
  tcase_add_test (tests, the_front_kind_fights);
  tcase_add_test (tests, each_kind_strikes_by_itself);
  tcase_add_test (tests, the_rear_is_the_others);
  tcase_add_test (tests, spears_come_through_thrown_pila);
  tcase_add_test (tests, nobody_comes_through_otherwise);
  tcase_add_test (tests, cavalry_rides_through_its_own_rank);
  tcase_add_test (tests, each_kind_counts_its_losses);
  tcase_add_test (tests, the_last_of_both_are_the_last_of_the_body);
  tcase_add_test (tests, points_follow_the_figures_of_each);
  tcase_add_test (tests, two_classes_test_as_one);
  tcase_add_test (tests, the_slower_kind_sets_the_pace);
  tcase_add_test (tests, it_keeps_to_usual_formations);
  tcase_add_test (tests, orders_name_either_unit);
  tcase_add_test (tests, no_orders_about_oneself);
  tcase_add_test (tests, an_umpire_counts_each_kind);
  return run_case ("mixed bodies", tests);
}
