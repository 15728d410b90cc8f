/* Ancient Battles Deluxe: what follows a melee that is won (rules/abd/battle/advance.c). */
#include "tests/rules/abd/melee_board.h"

#define A MU_SIDE_A
#define B MU_SIDE_B

/* Elephants fight by their dice alone, so that these decide; foot stands far from all others. */
static bool
attack (int attacker, int defender)
{
  ck_assert (melee_step ());
  return strikes (A, attacker, defender);
}

/* --- the advance ------------------------------------------------------------------------------ */

/* abd.11.6.must-advance, abd.11.6.2.facing: into the hex of whoever was eliminated, in each of the
 * three hexes that it can strike; its rear is where it came from. */
START_TEST (who_eliminates_advances)
{
  for (int turn = -1; turn <= 1; turn++)
    for (int facing = 0; facing < MU_ABD_DIRECTIONS; facing++) {
      clear_board ();
      const int way = mu_abd_turned (facing, turn);
      const int into = mu_abd_hex_next (&board.map.grid, hex ("F6"), way);
      const int winner = unit (A, MU_ABD_EL, "F6", (MuAbdDirection) facing);
      const int loser = unit_at (B, MU_ABD_EL, into, mu_abd_turned (way, 3));
      const int general = leader (A, MU_ABD_LEADER_B, winner);
      dice ("51");
      ck_assert (!attack (winner, loser));
      ck_assert_int_eq (piece (winner)->hex, into);
      ck_assert_int_eq (piece (winner)->facing, way);
      ck_assert_int_eq (piece (general)->hex, into);
      ck_assert_int_eq (told (MU_ABD_EVENT_ADVANCES, 0)->rule, MU_RULE_ABD_ADVANCE_MUST);
      ck_assert_int_eq (told (MU_ABD_EVENT_ADVANCES, 0)->value[0], 1);
    }
}
END_TEST

/* abd.11.6.1.disciplined: HI may. */
START_TEST (disciplined_units_may_advance)
{
  for (int goes = 0; goes < 2; goes++) {
    clear_board ();
    const int winner = unit (A, MU_ABD_HI, "F6", MU_ABD_NORTH),
              loser = unit (B, MU_ABD_HI, "F5", MU_ABD_SOUTH);
    dice ("51");
    ck_assert (attack (winner, loser));
    ck_assert_int_eq (board.battle.desk.question.value[0], hex ("F5"));
    ck_assert (!reply (MU_ABD_ASK_ADVANCE, A, MU_NO_BODY, MU_NO_BODY, goes));
    ck_assert_int_eq (piece (winner)->hex, hex (goes ? "F5" : "F6"));
    ck_assert_int_eq (piece (winner)->marker, MU_ABD_RED);
    ck_assert_int_eq (told (MU_ABD_EVENT_ADVANCES, 0)->value[0], goes);
  }
}
END_TEST

/* Disorder of one that was disordered is elimination, and advances as any. */
START_TEST (dd_of_the_disordered_is_followed)
{
  clear_board ();
  const int winner = unit (A, MU_ABD_EL, "F6", MU_ABD_NORTH),
            loser = unit (B, MU_ABD_EL, "F5", MU_ABD_SOUTH);
  piece (loser)->disordered = true;
  dice ("31");
  ck_assert (!attack (winner, loser));
  ck_assert_int_eq (piece (winner)->hex, hex ("F5"));
}
END_TEST

/* Nobody advances who has not won: not the defender, nor who only disorders. */
START_TEST (others_stay)
{
  static const char *const thrown[] = { "13", "12", "33", "52" };
  for (int i = 0; i < 4; i++) {
    clear_board ();
    const int one = unit (A, MU_ABD_EL, "F6", MU_ABD_NORTH),
              other = unit (B, MU_ABD_EL, "F5", MU_ABD_SOUTH);
    dice (thrown[i]);
    ck_assert (!attack (one, other));
    ck_assert_int_eq (piece (other)->hex, hex ("F5"));
    ck_assert_int_eq (times_told (MU_ABD_EVENT_ADVANCES), 0);
    ck_assert_int_eq (piece (one)->hex, i == 0 ? MU_ABD_OFF : hex ("F6"));
  }
}
END_TEST

/* abd.11.6.terrain, both readings; of cavalry in Built Up hexes and of the others. */
START_TEST (ground_disorders_who_advances)
{
  static const bool disorders[MU_ABD_TERRAINS][2] = { [MU_ABD_WOODS] = { true, true },
                                                      [MU_ABD_MARSH] = { true, true },
                                                      [MU_ABD_BUILT_UP] = { false, true } };
  for (int reading = 0; reading < 2; reading++)
    for (int terrain = 0; terrain < MU_ABD_TERRAINS; terrain++)
      for (int horse = 0; horse < 2; horse++) {
        clear_board ();
        board.readings.choice[MU_READING_HEX_ADVANCE_GROUND] = (uint8_t) reading;
        board.map.terrain[hex ("F5")] = (uint8_t) terrain;
        board.chart.terrain[terrain].defender = 0;
        const int winner = unit (A, horse ? MU_ABD_KT : MU_ABD_EL, "F6", MU_ABD_NORTH);
        const int loser = unit (B, MU_ABD_MI, "F5", MU_ABD_SOUTH);
        dice ("51");
        ck_assert (!attack (winner, loser));
        ck_assert_int_eq (piece (winner)->hex, hex ("F5"));
        ck_assert_int_eq (piece (winner)->disordered, !reading && disorders[terrain][horse]);
      }
}
END_TEST

/* abd.11.6.terrain: ground that nobody enters, where a scenario's chart has such. */
START_TEST (barred_ground_is_not_advanced_into)
{
  clear_board ();
  board.chart.terrain[MU_ABD_ROUGH].cost = 0;
  board.map.terrain[hex ("F5")] = MU_ABD_ROUGH;
  const int winner = unit (A, MU_ABD_EL, "F6", MU_ABD_NORTH),
            loser = unit (B, MU_ABD_LA, "F5", MU_ABD_SOUTH);
  piece (loser)->disordered = true;
  dice ("61");
  ck_assert (!attack (winner, loser));
  ck_assert_int_eq (piece (loser)->fate, MU_FATE_DESTROYED);
  ck_assert_int_eq (piece (winner)->hex, hex ("F6"));
}
END_TEST

/* --- the second melee
 * ------------------------------------------------------------------------------ */

typedef struct {
  int rider, first, left, right, behind;
} Charge;

/* Cavalry in F6 with a leader before an enemy in F5; behind it others stand left and right of F4,
 * and one in F4 itself where a test wants it. */
static Charge
charge (MuAbdType rider, bool led, bool behind)
{
  clear_board ();
  Charge all = { .rider = unit (A, rider, "F6", MU_ABD_NORTH),
                 .first = unit (B, MU_ABD_KT, "F5", MU_ABD_SOUTH),
                 .left = unit (B, MU_ABD_KT, "E4", MU_ABD_NORTH),
                 .right = unit (B, MU_ABD_KT, "G4", MU_ABD_NORTH),
                 .behind = MU_NO_BODY };
  board.chart.unit[MU_ABD_KT].strength[0] = board.chart.unit[rider].strength[0];
  board.chart.unit[MU_ABD_KT].move = 0; /* so that they never go back */
  if (behind)
    all.behind = unit (B, MU_ABD_KT, "F4", MU_ABD_NORTH);
  if (led)
    leader (A, MU_ABD_LEADER_C, all.rider);
  return all;
}

/* abd.11.6.3.second-melee: who may: cavalry type without green box, with a leader. */
START_TEST (cavalry_with_a_leader_strikes_again)
{
  static const struct {
    MuAbdType rider;
    bool led, may;
  } cases[] = {
    { MU_ABD_HC, true, true },  { MU_ABD_HC, false, false }, { MU_ABD_LC, true, false },
    { MU_ABD_MA, true, true },  { MU_ABD_KT, true, true },   { MU_ABD_BC, true, true },
    { MU_ABD_MI, true, false }, { MU_ABD_EL, true, false },  { MU_ABD_LI, true, false },
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    const Charge all = charge (cases[i].rider, cases[i].led, false);
    dice ("61");
    const bool asked = attack (all.rider, all.first);
    ck_assert_int_eq (piece (all.rider)->hex, hex ("F5"));
    ck_assert (!asked || board.battle.desk.question.kind == MU_ABD_ASK_SECOND);
    ck_assert_int_eq (asked, cases[i].may);
    if (asked)
      ck_assert (is_offered (all.rider, all.left, 0) && is_offered (all.rider, all.right, 0)
                 && is_offered (MU_NO_BODY, MU_NO_BODY, 0));
  }
}
END_TEST

/* Once a turn: it advances again, and that was all. */
START_TEST (a_second_melee_has_no_third)
{
  const Charge all = charge (MU_ABD_HC, true, false);
  unit (B, MU_ABD_KT, "D4", MU_ABD_NORTH); /* whom it could strike from there */
  dice ("6161");
  ck_assert (attack (all.rider, all.first));
  ck_assert (!reply (MU_ABD_ASK_SECOND, A, all.rider, all.left, 0));
  ck_assert_int_eq (piece (all.rider)->hex, hex ("E4"));
  ck_assert_int_eq (piece (all.rider)->facing, MU_ABD_NORTH_WEST);
  ck_assert (piece (all.rider)->second);
  ck_assert_int_eq (times_told (MU_ABD_EVENT_MELEE), 2);
  ck_assert_int_eq (piece (all.rider)->struck, 4);
}
END_TEST

/* It need not; then the other side's turn comes, and it has its marker. */
START_TEST (a_second_melee_is_voluntary)
{
  const Charge all = charge (MU_ABD_HC, true, false);
  const int other = unit (B, MU_ABD_EL, "L5", MU_ABD_SOUTH);
  unit (A, MU_ABD_EL, "L6", MU_ABD_SOUTH);
  dice ("61");
  ck_assert (attack (all.rider, all.first));
  ck_assert (reply (MU_ABD_ASK_SECOND, A, MU_NO_BODY, MU_NO_BODY, 0));
  ck_assert_int_eq (board.battle.desk.question.side, B);
  ck_assert (board.battle.piece[other].marker != MU_ABD_RED);
  ck_assert_int_eq (piece (all.rider)->marker, MU_ABD_RED);
  ck_assert (!piece (all.rider)->second);
}
END_TEST

/* abd.11.2.2.target holds for it too. */
START_TEST (a_second_melee_strikes_the_front_hex_first)
{
  const Charge all = charge (MU_ABD_HC, true, true);
  dice ("61");
  ck_assert (attack (all.rider, all.first));
  ck_assert (is_offered (all.rider, all.behind, 0) && !is_offered (all.rider, all.left, 0));
}
END_TEST

/* abd.11.6.3.after-retreat, both readings; who has gone back but one hex is no other enemy, and
 * bars the flanks. */
START_TEST (after_a_retreat_there_is_a_second_melee)
{
  for (int reading = 0; reading < 2; reading++)
    for (int hexes = 1; hexes <= 2; hexes++) {
      const Charge all = charge (MU_ABD_KT, true, false);
      board.readings.choice[MU_READING_HEX_SECOND] = (uint8_t) reading;
      piece (all.first)->type = MU_ABD_LC;
      ck_assert (attack (all.rider, all.first));
      const bool asked = reply (MU_ABD_ASK_RETREAT, B, MU_NO_BODY, MU_NO_BODY, hexes);
      ck_assert_int_eq (asked, !reading && hexes == 2);
      ck_assert_int_eq (piece (all.rider)->hex, hex ("F5"));
      if (asked)
        ck_assert (is_offered (all.rider, all.left, 0) && is_offered (all.rider, all.right, 0));
    }
}
END_TEST

/* CT is disciplined: without an advance there is none. */
START_TEST (who_stays_strikes_no_second_time)
{
  const Charge all = charge (MU_ABD_CT, true, false);
  unit (B, MU_ABD_KT, "G5", MU_ABD_NORTH); /* whom it could strike from where it stands */
  dice ("61");
  ck_assert (attack (all.rider, all.first));
  ck_assert (!reply (MU_ABD_ASK_ADVANCE, A, MU_NO_BODY, MU_NO_BODY, 0));
}
END_TEST

/* --- looting
 * ------------------------------------------------------------------------------------------ */

/* abd.13.1.4.looting, abd.13.1.4.leader, abd.14.0.vp-camp: the looter is lost with it, no rating
 * falls, its leaders come back without a throw; those of the Camp throw. */
START_TEST (looters_are_lost_with_the_camp)
{
  static const MuAbdType types[] = { MU_ABD_CP, MU_ABD_WW };
  for (int i = 0; i < 2; i++) {
    clear_board ();
    const int looter = unit (A, MU_ABD_MI, "F6", MU_ABD_NORTH),
              camp = unit (B, types[i], "F5", MU_ABD_SOUTH);
    const int spared = leader (A, MU_ABD_LEADER_C, looter),
              second = leader (A, MU_ABD_LEADER_C, looter);
    const int thrower = leader (B, MU_ABD_LEADER_C, camp);
    dice ("614");
    ck_assert (!attack (looter, camp));
    ck_assert_int_eq (piece (looter)->fate, MU_FATE_DESTROYED);
    ck_assert_int_eq (piece (camp)->fate, MU_FATE_DESTROYED);
    ck_assert_int_eq (board.battle.rating[A], 20);
    ck_assert_int_eq (board.battle.rating[B], 20);
    ck_assert_int_eq (board.battle.camp_lost[B], types[i] == MU_ABD_CP);
    ck_assert (!board.battle.camp_lost[A]);
    const int safe[] = { spared, second };
    for (int n = 0; n < 2; n++) {
      ck_assert_int_eq (piece (safe[n])->fate, MU_FATE_ON_TABLE);
      ck_assert_int_eq (piece (safe[n])->hex, MU_ABD_OFF);
      ck_assert_int_eq (piece (safe[n])->with, MU_NO_BODY);
      ck_assert_int_eq (piece (safe[n])->turn, 4);
    }
    ck_assert_int_eq (times_told (MU_ABD_EVENT_ESCAPES), 1);
    ck_assert_int_eq (told (MU_ABD_EVENT_ESCAPES, 0)->body, thrower);
    ck_assert_int_eq (piece (thrower)->hex, hex ("F5"));
    ck_assert_int_eq (told (MU_ABD_EVENT_LOOTS, 0)->body, looter);
    ck_assert_int_eq (told (MU_ABD_EVENT_LOOTS, 0)->other, camp);
    ck_assert_int_eq (times_told (MU_ABD_EVENT_ADVANCES), 0);
    ck_assert_int_eq (board.battle.at[hex ("F5")], MU_NO_BODY);
    ck_assert_int_eq (board.battle.at[hex ("F6")], MU_NO_BODY);
  }
}
END_TEST

/* Where it is only disordered nobody loots; the next blow destroys it. */
START_TEST (a_camp_stands_one_blow)
{
  clear_board ();
  const int one = unit (A, MU_ABD_EL, "F6", MU_ABD_NORTH),
            two = unit (A, MU_ABD_EL, "F4", MU_ABD_SOUTH);
  const int camp = unit (B, MU_ABD_CP, "F5", MU_ABD_SOUTH);
  dice ("6161");
  ck_assert (attack (one, camp));
  ck_assert_int_eq (piece (camp)->fate, MU_FATE_ON_TABLE);
  ck_assert (piece (camp)->disordered && !board.battle.camp_lost[B]);
  ck_assert (!strikes (A, two, camp));
  ck_assert (board.battle.camp_lost[B]);
  ck_assert_int_eq (piece (one)->fate, MU_FATE_ON_TABLE);
  ck_assert_int_eq (piece (two)->fate, MU_FATE_DESTROYED);
}
END_TEST

/* --- from off the map
 * ------------------------------------------------------------------------------------- */

/* abd.8.7.3.blocked-entry: it enters the hex of whom it eliminates; whom it only strikes stays, and
 * so does it. */
START_TEST (who_waits_fights_his_way_in)
{
  static const struct {
    const char *dice;
    bool enters, lost;
  } cases[] = { { "51", true, false }, { "33", false, false }, { "13", false, true } };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    clear_board ();
    const int blocker = unit (B, MU_ABD_MI, "E1", MU_ABD_NORTH);
    const int comes = unit_at (A, MU_ABD_EL, MU_ABD_OFF, 0),
              next = unit_at (A, MU_ABD_EL, MU_ABD_OFF, 0);
    mu_abd_wait (&board.battle, comes, hex ("E1"), MU_ABD_SOUTH);
    ck_assert (!mu_abd_can_attack (&board.battle, blocker, comes));
    ck_assert (!mu_abd_can_attack (&board.battle, next, blocker));
    piece (leader (A, MU_ABD_LEADER_A, next))->with = MU_NO_BODY; /* he waits for the next turn */
    dice (cases[i].dice);
    ck_assert (!attack (comes, blocker));
    ck_assert_int_eq (times_told (MU_ABD_EVENT_ESCAPES), 0);
    ck_assert_int_eq (piece (comes)->hex, cases[i].enters ? hex ("E1") : MU_ABD_OFF);
    ck_assert_int_eq (piece (comes)->outside,
                      cases[i].enters || cases[i].lost ? MU_ABD_OFF : hex ("E1"));
    ck_assert_int_eq (board.battle.waiting, !cases[i].enters && !cases[i].lost);
    ck_assert_int_eq (board.battle.rating[A], cases[i].lost ? 12 : 20);
    ck_assert_int_eq (times_told (MU_EVENT_DEPLOYED), cases[i].enters);
    if (!cases[i].lost)
      ck_assert_int_eq (piece (comes)->facing, MU_ABD_SOUTH);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("advance");
  tcase_add_test (tests, who_eliminates_advances);
  tcase_add_test (tests, disciplined_units_may_advance);
  tcase_add_test (tests, dd_of_the_disordered_is_followed);
  tcase_add_test (tests, others_stay);
  tcase_add_test (tests, ground_disorders_who_advances);
  tcase_add_test (tests, barred_ground_is_not_advanced_into);
  tcase_add_test (tests, cavalry_with_a_leader_strikes_again);
  tcase_add_test (tests, a_second_melee_has_no_third);
  tcase_add_test (tests, a_second_melee_is_voluntary);
  tcase_add_test (tests, a_second_melee_strikes_the_front_hex_first);
  tcase_add_test (tests, after_a_retreat_there_is_a_second_melee);
  tcase_add_test (tests, who_stays_strikes_no_second_time);
  tcase_add_test (tests, looters_are_lost_with_the_camp);
  tcase_add_test (tests, a_camp_stands_one_blow);
  tcase_add_test (tests, who_waits_fights_his_way_in);
  return run_case ("advance", tests);
}
