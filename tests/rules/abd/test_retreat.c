/* Ancient Battles Deluxe: retreat before melee (rules/abd/battle/retreat.c). */
#include <string.h>

#include "tests/rules/abd/melee_board.h"

#define A MU_SIDE_A
#define B MU_SIDE_B

/* An attacker in F6 facing north, and who it attacks, in F5. */
typedef struct {
  int attacker, defender;
} Pair;

static Pair
pair (MuAbdType attacker, MuAbdType defender)
{
  clear_board ();
  return (Pair){ unit (A, attacker, "F6", MU_ABD_NORTH), unit (B, defender, "F5", MU_ABD_SOUTH) };
}

static int
room (Pair two)
{
  return mu_abd_retreat_room (&board.battle, two.defender, two.attacker);
}

static bool
goes_back (Pair two, int hexes)
{
  ck_assert (melee_step ());
  ck_assert (strikes (A, two.attacker, two.defender));
  ck_assert_int_eq (board.battle.desk.question.body, two.defender);
  ck_assert_int_eq (board.battle.desk.question.other, two.attacker);
  return reply (MU_ABD_ASK_RETREAT, B, MU_NO_BODY, MU_NO_BODY, hexes);
}

/* --- the examples --------------------------------------------------------------------------- */

/* A14, abd.11.2.3.retreat-before-melee, abd.11.2.3.iv.disorder, abd.11.2.3.v.advance: a phalanx,
 * which is disciplined, follows archers. */
START_TEST (archers_before_a_phalanx)
{
  for (int follows = 0; follows < 2; follows++) {
    const Pair two = pair (MU_ABD_PX, MU_ABD_LA);
    ck_assert (goes_back (two, 1));
    ck_assert_int_eq (piece (two.defender)->hex, hex ("F4"));
    ck_assert_int_eq (piece (two.defender)->facing, MU_ABD_NORTH);
    ck_assert (piece (two.defender)->disordered);
    ck_assert_int_eq (piece (two.defender)->marker, MU_ABD_RED);
    ck_assert (!reply (MU_ABD_ASK_ADVANCE, A, MU_NO_BODY, MU_NO_BODY, follows));
    ck_assert_int_eq (piece (two.attacker)->hex, hex (follows ? "F5" : "F6"));
    /* abd.11.2.3.vi.attacker-marker: whether it advances or not */
    ck_assert_int_eq (piece (two.attacker)->marker, MU_ABD_RED);
    ck_assert_int_eq (mu_dice_rolled (&board.dice), 0);
    ck_assert_int_eq (times_told (MU_ABD_EVENT_MELEE), 0);
    ck_assert_int_eq (told (MU_ABD_EVENT_RETREATS, 0)->value[0], 1);
    ck_assert_int_eq (told (MU_ABD_EVENT_ADVANCES, 0)->value[0], follows);
  }
}
END_TEST

/* A15, abd.11.2.3.cavalry, abd.11.2.3.direction: two hexes, straight away; the foot has to follow.
 */
START_TEST (light_cavalry_before_foot)
{
  for (int hexes = 1; hexes <= 2; hexes++) {
    const Pair two = pair (MU_ABD_MI, MU_ABD_LC);
    ck_assert (!goes_back (two, hexes));
    ck_assert_int_eq (piece (two.defender)->hex, hex (hexes == 1 ? "F4" : "F3"));
    ck_assert_int_eq (piece (two.attacker)->hex, hex ("F5"));
    ck_assert (piece (two.defender)->disordered && !piece (two.attacker)->disordered);
    ck_assert_int_eq (piece (two.attacker)->marker, MU_ABD_RED);
    ck_assert_int_eq (piece (two.defender)->marker, MU_ABD_RED);
    ck_assert_int_eq (told (MU_ABD_EVENT_RETREATS, 0)->rule, MU_RULE_ABD_MELEE_RETREAT_HORSE);
  }
}
END_TEST

/* Whoever may go back may stand too. */
START_TEST (nobody_has_to_go)
{
  const Pair two = pair (MU_ABD_EL, MU_ABD_LC);
  dice ("33");
  ck_assert (!goes_back (two, 0));
  ck_assert_int_eq (times_told (MU_ABD_EVENT_MELEE), 1);
  ck_assert_int_eq (piece (two.defender)->hex, hex ("F5"));
}
END_TEST

/* --- who may ------------------------------------------------------------------------------------
 */

/* abd.11.2.3.retreat-before-melee by both readings, abd.11.2.3.cavalry (A16 is HC against LC): all
 * pairs, by a table that was written by hand: f what foot has to be for the other reading. */
START_TEST (every_type_before_every_other)
{
  static const char *const light = "LI LA ";
  static const char *const foot = "LI MI HI PX PK MM LA HA ";
  static const char *const horse = "LC HC MA CT KT CC CH BC ";
  for (int reading = 0; reading < 2; reading++)
    for (int attacker = 0; attacker < MU_ABD_CP; attacker++)
      for (int defender = 0; defender < MU_ABD_TYPES; defender++) {
        const Pair two = pair ((MuAbdType) attacker, (MuAbdType) defender);
        const char *one = mu_abd_type_key ((MuAbdType) attacker),
                   *other = mu_abd_type_key ((MuAbdType) defender);
        int expected = 0;
        board.readings.choice[MU_READING_HEX_RETREAT] = (uint8_t) reading;
        if (strstr (light, other))
          expected = !strstr (light, one) && (!reading || strstr (foot, one));
        else if (strstr (horse, other)
                 && board.chart.unit[attacker].move < board.chart.unit[defender].move)
          expected = 2;
        ck_assert_msg (room (two) == expected, "%s before %s", other, one);
        /* abd.11.2.3.i.disordered */
        piece (two.defender)->disordered = true;
        ck_assert_int_eq (room (two), 0);
        /* the attacker's order is nothing to it */
        piece (two.defender)->disordered = false;
        piece (two.attacker)->disordered = true;
        ck_assert_int_eq (room (two), expected);
      }
}
END_TEST

/* Red markers keep nobody from going back, for they keep nobody from being attacked. */
START_TEST (who_is_marked_may_go_back)
{
  const Pair two = pair (MU_ABD_MI, MU_ABD_LI);
  piece (two.defender)->marker = MU_ABD_RED;
  ck_assert (!goes_back (two, 1));
  ck_assert_int_eq (piece (two.defender)->hex, hex ("F4"));
}
END_TEST

/* --- where
 * -------------------------------------------------------------------------------------------- */

/* abd.11.2.3.ii.stacking, abd.11.2.3.limits: what stands or lies in the first hex or the second. */
typedef enum { NOTHING, FRIEND, ENEMY, BARRED, GROUND, FORD, WOODS } Obstacle;

static void
put_obstacle (Obstacle what, const char *at)
{
  switch (what) {
  case NOTHING:
    break;
  case FRIEND:
    unit (B, MU_ABD_LI, at, MU_ABD_NORTH);
    break;
  case ENEMY:
    unit (A, MU_ABD_LI, at, MU_ABD_NORTH);
    break;
  case BARRED:
    mu_abd_map_set_side (&board.map, hex (at), MU_ABD_SOUTH, MU_ABD_RIVER);
    break;
  case GROUND:
    board.chart.terrain[MU_ABD_MARSH].cost = 0;
    board.map.terrain[hex (at)] = MU_ABD_MARSH;
    break;
  case FORD:
    mu_abd_map_set_side (&board.map, hex (at), MU_ABD_SOUTH, MU_ABD_FORD);
    break;
  case WOODS:
    board.map.terrain[hex (at)] = MU_ABD_WOODS;
    break;
  }
}

START_TEST (what_ends_a_retreat)
{
  static const struct {
    Obstacle what;
    bool ends;
  } cases[] = { { NOTHING, false }, { FRIEND, true }, { ENEMY, true }, { BARRED, true },
                { GROUND, true },   { FORD, false },  { WOODS, false } };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    for (int second = 0; second < 2; second++) {
      const Pair two = pair (MU_ABD_MI, MU_ABD_LC);
      put_obstacle (cases[i].what, second ? "F3" : "F4");
      ck_assert_int_eq (room (two), cases[i].ends ? second : 2);
    }
}
END_TEST

/* abd.11.2.3.limits: not off the map. */
START_TEST (the_edge_ends_a_retreat)
{
  for (int row = 1; row <= 3; row++) {
    clear_board ();
    const char at[] = { 'F', (char) ('0' + row), 0 }, behind[] = { 'F', (char) ('1' + row), 0 };
    const int attacker = unit (A, MU_ABD_MI, behind, MU_ABD_NORTH),
              defender = unit (B, MU_ABD_LC, at, MU_ABD_SOUTH);
    ck_assert_int_eq (mu_abd_retreat_room (&board.battle, defender, attacker), row - 1);
  }
}
END_TEST

/* abd.11.2.3.limits, both readings: the zone of an enemy beside the way. */
START_TEST (enemy_zones_beside_the_way)
{
  static const struct {
    const char *at;
    int room;
  } cases[]
      = { { "G4", 0 }, { "G2", 1 }, { "H5", 2 } }; /* facing the first hex, the second, none */
  for (int reading = 0; reading < 2; reading++)
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
      const Pair two = pair (MU_ABD_MI, MU_ABD_LC);
      board.readings.choice[MU_READING_HEX_RETREAT_ZONE] = (uint8_t) reading;
      unit (A, MU_ABD_MI, cases[i].at, MU_ABD_NORTH_WEST);
      ck_assert_int_eq (room (two), reading ? cases[i].room : 2);
    }
}
END_TEST

/* abd.11.2.3.direction: from each of the three hexes that the attacker can strike, and whichever
 * way the defender faced. */
START_TEST (straight_away_from_the_attacker)
{
  for (int turn = -1; turn <= 1; turn++)
    for (int facing = 0; facing < MU_ABD_DIRECTIONS; facing++) {
      clear_board ();
      const int way = mu_abd_turned (MU_ABD_SOUTH_EAST, turn);
      const int attacker = unit (A, MU_ABD_MI, "H6", MU_ABD_SOUTH_EAST);
      const int from = mu_abd_hex_next (&board.map.grid, hex ("H6"), way);
      const int defender = unit_at (B, MU_ABD_LC, from, facing);
      const int end
          = mu_abd_hex_next (&board.map.grid, mu_abd_hex_next (&board.map.grid, from, way), way);
      ck_assert (!goes_back ((Pair){ attacker, defender }, 2));
      ck_assert_int_eq (piece (defender)->hex, end);
      ck_assert_int_eq (piece (defender)->facing, way);
      ck_assert_int_eq (board.battle.at[end], defender);
      ck_assert_int_eq (piece (attacker)->hex, from);
    }
}
END_TEST

/* abd.11.2.3.iii.leaders; abd.11.5.2.leader-alone of an enemy leader whose hex it passes. */
START_TEST (leaders_on_the_way)
{
  const Pair two = pair (MU_ABD_MI, MU_ABD_LC);
  const int ours = leader (B, MU_ABD_LEADER_B, two.defender);
  const int lone = leader (A, MU_ABD_LEADER_B, two.attacker);
  piece (lone)->with = MU_NO_BODY;
  piece (lone)->hex = (int16_t) hex ("F4");
  ck_assert (!goes_back (two, 2));
  ck_assert_int_eq (piece (ours)->hex, hex ("F3"));
  ck_assert_int_eq (piece (ours)->with, two.defender);
  ck_assert_int_eq (piece (lone)->hex, MU_ABD_OFF);
  ck_assert_int_eq (piece (lone)->fate, MU_FATE_ON_TABLE);
}
END_TEST

/* abd.8.7.3.blocked-entry: before who comes from beyond the edge too. */
START_TEST (before_who_comes_from_off_the_map)
{
  clear_board ();
  const int defender = unit (B, MU_ABD_LC, "E1", MU_ABD_NORTH);
  const int attacker = unit_at (A, MU_ABD_MI, MU_ABD_OFF, 0);
  mu_abd_wait (&board.battle, attacker, hex ("E1"), MU_ABD_SOUTH);
  ck_assert (!goes_back ((Pair){ attacker, defender }, 2));
  ck_assert_int_eq (piece (defender)->hex, hex ("E3"));
  ck_assert_int_eq (piece (attacker)->hex, hex ("E1"));
  ck_assert_int_eq (piece (attacker)->facing, MU_ABD_SOUTH);
  ck_assert_int_eq (piece (attacker)->outside, MU_ABD_OFF);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("retreat");
  tcase_add_test (tests, archers_before_a_phalanx);
  tcase_add_test (tests, light_cavalry_before_foot);
  tcase_add_test (tests, nobody_has_to_go);
  tcase_add_test (tests, every_type_before_every_other);
  tcase_add_test (tests, who_is_marked_may_go_back);
  tcase_add_test (tests, what_ends_a_retreat);
  tcase_add_test (tests, the_edge_ends_a_retreat);
  tcase_add_test (tests, enemy_zones_beside_the_way);
  tcase_add_test (tests, straight_away_from_the_attacker);
  tcase_add_test (tests, leaders_on_the_way);
  tcase_add_test (tests, before_who_comes_from_off_the_map);
  return run_case ("retreat", tests);
}
