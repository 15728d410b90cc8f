/* Ancient Battles Deluxe: the melee step (rules/abd/battle/melee.c) with what strike.c does to
 * those who fight. */
#include "tests/rules/abd/board.h"
#include "tests/rules/abd/melee_board.h"

#define A MU_SIDE_A
#define B MU_SIDE_B

/* --- the sample turn ------------------------------------------------------------------- */

typedef struct {
  int l8, l10, k9, j6, k6, i5, h5;        /* Blue, side A */
  int l9, k8, j7, i6, h6, g5, f5, j8, f4; /* Red, side B */
  int at_k9, at_j6, at_l9, at_j7;         /* leaders */
} Sample;

/* As the pieces stand after all have acted. */
static Sample
sample_turn (void)
{
  clear_board ();
  board.battle.initiative = B;
  Sample s = {
    .l8 = unit (A, MU_ABD_LC, "L8", MU_ABD_SOUTH),
    .l10 = unit (A, MU_ABD_LC, "L10", MU_ABD_NORTH),
    .k9 = unit (A, MU_ABD_LC, "K9", MU_ABD_NORTH_EAST),
    .j6 = unit (A, MU_ABD_PX, "J6", MU_ABD_SOUTH_WEST),
    .k6 = unit (A, MU_ABD_PX, "K6", MU_ABD_SOUTH_WEST),
    .i5 = unit (A, MU_ABD_MM, "I5", MU_ABD_SOUTH_WEST),
    .h5 = unit (A, MU_ABD_MM, "H5", MU_ABD_SOUTH_WEST),
    .l9 = unit (B, MU_ABD_LC, "L9", MU_ABD_NORTH_EAST),
    .k8 = unit (B, MU_ABD_LC, "K8", MU_ABD_NORTH_EAST),
    .j7 = unit (B, MU_ABD_PX, "J7", MU_ABD_NORTH_EAST),
    .i6 = unit (B, MU_ABD_PX, "I6", MU_ABD_NORTH_EAST),
    .h6 = unit (B, MU_ABD_PX, "H6", MU_ABD_NORTH_EAST),
    .g5 = unit (B, MU_ABD_PX, "G5", MU_ABD_NORTH_EAST),
    .f5 = unit (B, MU_ABD_PX, "F5", MU_ABD_NORTH_EAST),
    .j8 = unit (B, MU_ABD_MM, "J8", MU_ABD_NORTH_EAST),
    .f4 = unit (B, MU_ABD_MM, "F4", MU_ABD_NORTH_EAST),
  };
  s.at_k9 = leader (A, MU_ABD_LEADER_B, s.k9);
  s.at_j6 = leader (A, MU_ABD_LEADER_B, s.j6);
  s.at_l9 = leader (B, MU_ABD_LEADER_B, s.l9);
  s.at_j7 = leader (B, MU_ABD_LEADER_B, s.j7);
  piece (s.j6)->disordered = piece (s.g5)->disordered = true;
  const int yellow[] = { s.l8, s.l10, s.k9, s.j7, s.i6, s.h6, s.g5, s.f5, s.f4, s.at_k9, s.at_j6 };
  const int red[] = { s.j8, s.i5, s.h5 };
  for (size_t i = 0; i < sizeof yellow / sizeof yellow[0]; i++)
    piece (yellow[i])->marker = MU_ABD_YELLOW;
  for (size_t i = 0; i < sizeof red / sizeof red[0]; i++)
    piece (red[i])->marker = MU_ABD_RED;
  return s;
}

static void
assert_melee (int nth, int body, int other, int attack, int defense, MuAbdResult result)
{
  const MuEvent *event = told (MU_ABD_EVENT_MELEE, nth);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->body, body);
  ck_assert_int_eq (event->other, other);
  ck_assert_int_eq (event->value[0], attack);
  ck_assert_int_eq (event->value[1], defense);
  ck_assert_int_eq (event->value[3], result);
}

/* Melees 1 to 7: abd.11.0.yellow-removed, abd.11.0.red-marker, abd.11.0.alternate, abd.11.1.no-cp,
 * abd.11.2.2.target, abd.11.3.engaged, abd.11.3.disordered, abd.11.7.red-marker; melee 5 by both
 * readings of abd.11.2.6.DD. */
START_TEST (the_sample_turn)
{
  const Sample s = sample_turn ();
  board.readings.choice[MU_READING_HEX_THREE_TIMES] = (uint8_t) _i;
  board.battle.points[A] = board.battle.points[B] = 1;
  dice ("51142532");
  ck_assert (melee_step ());
  ck_assert_int_eq (told (MU_ABD_EVENT_MARKED, 0)->body, MU_NO_BODY);
  ck_assert_int_eq (told (MU_ABD_EVENT_MARKED, 0)->value[1], MU_ABD_YELLOW);
  for (int i = 0; i < board.battle.first[MU_SIDES]; i++)
    ck_assert_int_ne (piece (i)->marker, MU_ABD_YELLOW);

  ck_assert (strikes (B, s.l9, s.l8)); /* 1 */
  assert_melee (0, s.l9, s.l8, 7, 1, MU_ABD_DEFENDER_ELIMINATED);
  ck_assert_int_eq (piece (s.l8)->fate, MU_FATE_DESTROYED);
  ck_assert_int_eq (board.battle.rating[A], 18);
  ck_assert_int_eq (piece (s.l9)->hex, hex ("L8"));
  ck_assert_int_eq (piece (s.at_l9)->hex, hex ("L8"));
  ck_assert_int_eq (piece (s.l9)->marker, MU_ABD_RED);

  ck_assert (strikes (A, s.k9, s.k8)); /* 2 */
  assert_melee (1, s.k9, s.k8, 5, 4, MU_ABD_ENGAGED);
  ck_assert (piece (s.k9)->disordered && piece (s.k8)->disordered);
  ck_assert_int_eq (piece (s.k8)->marker, MU_ABD_RED);

  ck_assert (!is_offered (s.j7, s.j6, 0));
  ck_assert (is_offered (s.i6, s.j6, 0) && is_offered (s.g5, s.h5, 0)); /* D2 */
  ck_assert (!is_offered (s.j8, s.k8, 0));
  ck_assert (strikes (B, s.j7, s.k6)); /* 3 */
  assert_melee (2, s.j7, s.k6, 4, 5, MU_ABD_ATTACKER_DISORDERED);
  ck_assert (piece (s.j7)->disordered && !piece (s.k6)->disordered);
  ck_assert_int_eq (piece (s.k6)->marker, MU_ABD_RED);

  ck_assert (is_offered (s.j6, s.i6, 0));
  ck_assert_int_eq (board.battle.desk.count, 2);
  ck_assert (passes (A)); /* 4 */

  ck_assert (strikes (B, s.h6, s.i5)); /* 5 */
  assert_melee (3, s.h6, s.i5, 6, 2, _i ? MU_ABD_DEFENDER_ELIMINATED : MU_ABD_DEFENDER_DISORDERED);
  if (_i) {
    ck_assert (reply (MU_ABD_ASK_ADVANCE, B, MU_NO_BODY, MU_NO_BODY, 0));
    ck_assert_int_eq (board.battle.at[hex ("I5")], MU_NO_BODY);
  }
  ck_assert_int_eq (piece (s.h6)->hex, hex ("H6"));
  ck_assert_int_eq (piece (s.i5)->fate, _i ? MU_FATE_DESTROYED : MU_FATE_ON_TABLE);
  ck_assert_int_eq (piece (s.i5)->disordered, !_i);
  ck_assert_int_eq (board.battle.rating[A], _i ? 16 : 18);
  ck_assert_int_eq (board.battle.rating[B], 20);

  ck_assert (passes (A));  /* 6 */
  ck_assert (!passes (B)); /* 7 */
  ck_assert_int_eq (board.battle.points[A] + board.battle.points[B], 2);
  ck_assert_int_eq (mu_dice_fault (&board.dice), MU_DICE_OK);
}
END_TEST

/* --- who may attack whom ------------------------------------------------------------------ */

/* A13, abd.11.2.2.target: the front hex before the flanks; abd.11.2.1.attacker: only these three.
 */
START_TEST (the_front_hex_comes_first)
{
  for (int where = 0; where < 64; where++) {
    clear_board ();
    const int attacker = unit (A, MU_ABD_MI, "F6", (MuAbdDirection) (where % 6));
    int enemy[MU_ABD_DIRECTIONS];
    for (int turn = 0; turn < MU_ABD_DIRECTIONS; turn++) {
      const int direction = mu_abd_turned (piece (attacker)->facing, turn);
      enemy[turn]
          = where >> turn & 1 ? unit_at (
                B, MU_ABD_MI, mu_abd_hex_next (&board.map.grid, hex ("F6"), direction), direction)
                              : MU_NO_BODY;
    }
    for (int turn = 0; turn < MU_ABD_DIRECTIONS; turn++)
      if (enemy[turn] != MU_NO_BODY)
        ck_assert_int_eq (mu_abd_can_attack (&board.battle, attacker, enemy[turn]),
                          turn == 0 || ((turn == 1 || turn == 5) && !(where & 1)));
  }
}
END_TEST

/* abd.11.2.1.river: not across a River; across a Ford or a Bridge there is melee. Who stands across
 * the River ahead is no target, and leaves the flanks to choose from. */
START_TEST (rivers_part_opponents)
{
  for (int side = 0; side < MU_ABD_HEXSIDES; side++) {
    clear_board ();
    const int attacker = unit (A, MU_ABD_MI, "F6", MU_ABD_NORTH);
    const int ahead = unit (B, MU_ABD_MI, "F5", MU_ABD_SOUTH);
    const int beside = unit (B, MU_ABD_MI, "G5", MU_ABD_SOUTH_WEST);
    mu_abd_map_set_side (&board.map, hex ("F6"), MU_ABD_NORTH, (MuAbdHexside) side);
    ck_assert_int_eq (mu_abd_can_attack (&board.battle, attacker, ahead), side != MU_ABD_RIVER);
    ck_assert_int_eq (mu_abd_can_attack (&board.battle, attacker, beside), side == MU_ABD_RIVER);
  }
}
END_TEST

/* abd.11.0.red-marker, abd.13.1.3.no-melee-attack */
START_TEST (not_everybody_may_attack)
{
  clear_board ();
  const int foot = unit (A, MU_ABD_MI, "F6", MU_ABD_NORTH);
  const int enemy = unit (B, MU_ABD_MI, "F5", MU_ABD_SOUTH);
  const int camp = unit (B, MU_ABD_CP, "G5", MU_ABD_SOUTH_WEST);
  const int wagon = unit (B, MU_ABD_WW, "E5", MU_ABD_SOUTH_EAST);
  const int far = unit (B, MU_ABD_MI, "F3", MU_ABD_SOUTH);
  const int friend = unit (A, MU_ABD_MI, "F7", MU_ABD_NORTH);
  const int general = leader (A, MU_ABD_LEADER_A, foot);
  ck_assert (mu_abd_can_attack (&board.battle, foot, enemy));
  ck_assert (mu_abd_can_attack (&board.battle, enemy, foot));
  ck_assert (!mu_abd_can_attack (&board.battle, camp, foot));
  ck_assert (!mu_abd_can_attack (&board.battle, wagon, foot));
  ck_assert (!mu_abd_can_attack (&board.battle, foot, far));
  ck_assert (!mu_abd_can_attack (&board.battle, friend, foot));
  ck_assert (!mu_abd_can_attack (&board.battle, general, enemy));
  piece (foot)->marker = MU_ABD_YELLOW;
  ck_assert (mu_abd_can_attack (&board.battle, foot, enemy));
  piece (foot)->marker = MU_ABD_RED;
  ck_assert (!mu_abd_can_attack (&board.battle, foot, enemy));
  ck_assert (mu_abd_reaches (&board.battle, foot, enemy));
}
END_TEST

/* abd.17.5.panic-control: a panicked elephant is attacked by its own, and attacks them; its loss is
 * its owner's. */
START_TEST (a_panicked_elephant_is_the_enemys)
{
  clear_board ();
  const int elephant = unit (A, MU_ABD_EL, "F6", MU_ABD_NORTH);
  const int friend = unit (A, MU_ABD_MI, "F5", MU_ABD_SOUTH);
  const int foe = unit (B, MU_ABD_MI, "G6", MU_ABD_SOUTH_WEST);
  piece (elephant)->master = B;
  dice ("1562");
  ck_assert (melee_step ());
  ck_assert (is_offered (friend, elephant, 0) && !is_offered (elephant, friend, 0));
  ck_assert (passes (A));
  ck_assert (is_offered (elephant, friend, 0) && !is_offered (foe, elephant, 0));
  ck_assert (!strikes (B, elephant, friend));
  assert_melee (0, elephant, friend, 1, 5, MU_ABD_ATTACKER_ELIMINATED);
  ck_assert_int_eq (board.battle.rating[A], 12);
  ck_assert_int_eq (board.battle.rating[B], 20);
}
END_TEST

/* --- turns --------------------------------------------------------------------------------------
 */

/* abd.11.0.alternate: one melee each; a pass is not final, two in a row are. */
START_TEST (sides_take_turns)
{
  for (int first = 0; first < MU_SIDES; first++) {
    clear_board ();
    int mine[MU_SIDES][2];
    const char *const at[] = { "B5", "D5" }, *const theirs[] = { "B4", "D4" };
    for (int i = 0; i < 2; i++) {
      mine[A][i] = unit (A, MU_ABD_EL, at[i], MU_ABD_NORTH);
      mine[B][i] = unit (B, MU_ABD_EL, theirs[i], MU_ABD_SOUTH);
    }
    board.battle.initiative = (uint8_t) first;
    dice ("3333");
    ck_assert (melee_step ());
    ck_assert_int_eq (board.battle.desk.question.value[0], 0);
    ck_assert (passes (first));
    ck_assert (strikes (!first, mine[!first][0], mine[first][0]));
    ck_assert (passes (first));
    ck_assert_int_eq (board.battle.desk.count, 2); /* the two who have not fought; nobody */
    ck_assert (!strikes (!first, mine[!first][1], mine[first][1]));
    ck_assert_int_eq (times_told (MU_ABD_EVENT_MELEE), 2);
  }
}
END_TEST

START_TEST (nobody_near_nobody_asked)
{
  clear_board ();
  unit (A, MU_ABD_MI, "F6", MU_ABD_NORTH);
  unit (B, MU_ABD_MI, "F2", MU_ABD_NORTH);
  ck_assert (!melee_step ());
  ck_assert_int_eq (board.battle.desk.asked, 0);
  ck_assert_int_eq (board.count, 1);
}
END_TEST

/* abd.3.0.step-order: in a battle from its beginning, where nobody else acts. */
START_TEST (melees_have_their_step)
{
  MuQuestion question;
  Board *table = board_new ();
  board_unit (table, A, "MI", "F6", 1);
  board_unit (table, B, "MI", "F5", 4);
  board_begin (table, 7);
  while (board_ask (table, &question) != MU_ABD_ASK_MELEE) {
    const MuChoice first = table->battle->desk.offered[0];
    ck_assert_int_eq (table->battle->turn, 1);
    if (board_offers (table, MU_NO_BODY, MU_NO_BODY, 0, 0))
      board_answer (table, MU_NO_BODY, MU_NO_BODY, 0, 0);
    else
      board_answer (table, first.body, first.other, first.value[0], first.value[1]);
  }
  ck_assert_int_eq (table->battle->phase, MU_ABD_PHASE_MELEE);
  ck_assert_int_eq (question.side, table->battle->initiative);
  const int one = board_at (table, question.side == A ? "F6" : "F5"),
            other = board_at (table, question.side == A ? "F5" : "F6");
  board_answer (table, one, other, 0, 0);
  board_ask (table, &question);
  ck_assert_int_eq (board_last (table, MU_ABD_EVENT_MELEE)->body, one);
  ck_assert_int_eq (table->battle->turn, 2);
  board_free (table);
}
END_TEST

/* --- out of control ------------------------------------------------------------------------------
 */

typedef struct {
  int knights[MU_SIDES], foot[MU_SIDES];
} Wild;

/* Knights of both sides out of control before enemy foot, far from each other. */
static Wild
both_wild (int reading)
{
  clear_board ();
  board.readings.choice[MU_READING_HEX_WILD] = (uint8_t) reading;
  board.battle.initiative = B;
  const Wild wild = {
    .knights = { unit (A, MU_ABD_KT, "B5", MU_ABD_NORTH), unit (B, MU_ABD_KT, "H4", MU_ABD_SOUTH) },
    .foot = { unit (A, MU_ABD_EL, "H5", MU_ABD_NORTH), unit (B, MU_ABD_EL, "B4", MU_ABD_SOUTH) },
  };
  for (int side = 0; side < MU_SIDES; side++)
    piece (wild.knights[side])->wild = true;
  return wild;
}

/* abd.17.4.2.order, abd.17.4.2.melee-first: they must, the Initiative Player's before the others';
 * where each side has one with one enemy nobody is asked. */
START_TEST (wild_units_attack_first)
{
  const Wild wild = both_wild (0);
  dice ("2222");
  ck_assert (!melee_step ());
  ck_assert_int_eq (board.battle.desk.asked, 0);
  ck_assert_int_eq (told (MU_ABD_EVENT_MELEE, 0)->body, wild.knights[B]);
  ck_assert_int_eq (told (MU_ABD_EVENT_MELEE, 1)->body, wild.knights[A]);
  ck_assert_int_eq (times_told (MU_ABD_EVENT_MELEE), 2);
}
END_TEST

/* abd.17.4.2.melee-first, the other reading: they may. Then all take turns, they too. */
START_TEST (wild_units_may_attack_by_the_other_reading)
{
  const Wild wild = both_wild (1);
  dice ("2222");
  ck_assert (melee_step ());
  ck_assert_int_eq (board.battle.desk.question.value[0], 1);
  ck_assert (is_offered (wild.knights[B], wild.foot[A], 0));
  ck_assert (!is_offered (wild.foot[B], wild.knights[A], 0));
  ck_assert (passes (B));
  ck_assert_int_eq (board.battle.desk.question.value[0], 1);
  ck_assert (strikes (A, wild.knights[A], wild.foot[B]));
  ck_assert_int_eq (board.battle.desk.question.value[0], 0);
  ck_assert (!strikes (B, wild.knights[B], wild.foot[A]));
  ck_assert_int_eq (times_told (MU_ABD_EVENT_MELEE), 2);
}
END_TEST

/* A side with several has to go on with them until none can attack; whoever was attacked and is
 * marked cannot. */
START_TEST (all_wild_units_of_a_side_attack)
{
  clear_board ();
  const int one = unit (A, MU_ABD_KT, "B5", MU_ABD_NORTH),
            two = unit (A, MU_ABD_KT, "F5", MU_ABD_NORTH),
            tame = unit (A, MU_ABD_KT, "J5", MU_ABD_NORTH),
            done = unit (A, MU_ABD_KT, "L5", MU_ABD_NORTH);
  const int first = unit (B, MU_ABD_EL, "B4", MU_ABD_SOUTH),
            left = unit (B, MU_ABD_EL, "E4", MU_ABD_SOUTH),
            right = unit (B, MU_ABD_EL, "G4", MU_ABD_SOUTH),
            third = unit (B, MU_ABD_EL, "J4", MU_ABD_SOUTH);
  unit (B, MU_ABD_EL, "L4", MU_ABD_SOUTH);
  piece (one)->wild = piece (two)->wild = piece (done)->wild = true;
  piece (done)->marker = MU_ABD_RED;
  dice ("222222");
  ck_assert (melee_step ());
  ck_assert_int_eq (board.battle.desk.count, 3);
  ck_assert (is_offered (one, first, 0) && is_offered (two, left, 0) && is_offered (two, right, 0));
  ck_assert (strikes (A, one, first));
  ck_assert (!is_offered (MU_NO_BODY, MU_NO_BODY, 0));
  ck_assert (strikes (A, two, right));
  ck_assert_int_eq (board.battle.desk.question.value[0], 0);
  ck_assert (is_offered (tame, third, 0));
  ck_assert (passes (A));
}
END_TEST

/* --- results -------------------------------------------------------------------------------------
 */

/* What is left of a unit. */
typedef enum { GONE, SHAKEN, SOUND } Left;

static Left
left_of (int body)
{
  if (piece (body)->fate != MU_FATE_ON_TABLE)
    return GONE;
  return piece (body)->disordered ? SHAKEN : SOUND;
}

/* abd.11.3.disordered, abd.11.3.engaged, abd.11.4.removal; a table of what is left of attacker and
 * defender by what they were. Elephants fight by their dice alone. */
static const struct {
  const char *dice;
  MuAbdResult result;
  Left attacker[2], defender[2]; /* of one in disorder; in good order */
} results[] = {
  { "13", MU_ABD_ATTACKER_ELIMINATED, { GONE, GONE }, { SHAKEN, SOUND } },
  { "24", MU_ABD_ATTACKER_DISORDERED, { GONE, SHAKEN }, { SHAKEN, SOUND } },
  { "12", MU_ABD_ATTACKER_DISORDERED, { GONE, SHAKEN }, { SHAKEN, SOUND } },
  { "33", MU_ABD_ENGAGED, { SHAKEN, SHAKEN }, { SHAKEN, SHAKEN } },
  { "42", MU_ABD_ENGAGED, { SHAKEN, SHAKEN }, { SHAKEN, SHAKEN } },
  { "52", MU_ABD_DEFENDER_DISORDERED, { SHAKEN, SOUND }, { GONE, SHAKEN } },
  { "31", MU_ABD_DEFENDER_DISORDERED, { SHAKEN, SOUND }, { GONE, SHAKEN } },
  { "41", MU_ABD_DEFENDER_ELIMINATED, { SHAKEN, SOUND }, { GONE, GONE } },
};

START_TEST (results_strike_both_sides_of_the_counter)
{
  for (int sound = 0; sound < 4; sound++) {
    clear_board ();
    const int a = unit (A, MU_ABD_EL, "F6", MU_ABD_NORTH),
              b = unit (B, MU_ABD_EL, "F5", MU_ABD_SOUTH);
    piece (a)->disordered = !(sound & 1);
    piece (b)->disordered = !(sound & 2);
    dice (results[_i].dice);
    ck_assert (melee_step ());
    ck_assert (!strikes (A, a, b));
    const Left one = left_of (a), other = left_of (b);
    ck_assert_int_eq (one, results[_i].attacker[sound & 1]);
    ck_assert_int_eq (other, results[_i].defender[sound >> 1]);
    assert_melee (0, a, b, results[_i].dice[0] - '0', results[_i].dice[1] - '0',
                  results[_i].result);
    ck_assert_int_eq (told (MU_ABD_EVENT_MELEE, 0)->value[2],
                      (results[_i].dice[0] - '0') * 16 + results[_i].dice[1] - '0');
    ck_assert_int_eq (board.battle.rating[A], one == GONE ? 12 : 20);
    ck_assert_int_eq (board.battle.rating[B], other == GONE ? 12 : 20);
    /* abd.11.7.red-marker: the survivors */
    if (one != GONE)
      ck_assert_int_eq (piece (a)->marker, MU_ABD_RED);
    if (other != GONE)
      ck_assert_int_eq (piece (b)->marker, MU_ABD_RED);
    /* steps that each has taken from the other */
    ck_assert_int_eq (piece (a)->struck, 1 + (sound >> 1) - (int) other);
    ck_assert_int_eq (piece (b)->struck, 1 + (sound & 1) - (int) one);
    /* abd.11.6.must-advance: the attacker alone */
    ck_assert_int_eq (board.battle.at[hex ("F5")], other == GONE ? a : b);
    ck_assert_int_eq (board.battle.at[hex ("F6")], one != GONE && other != GONE ? a : MU_NO_BODY);
  }
}
END_TEST

/* abd.11.2.5.i.dice, abd.11.2.5.v.final: never below 1; the lines and the die come to the value all
 * the same. */
START_TEST (final_values_are_one_at_least)
{
  clear_board ();
  board.map.terrain[hex ("F6")] = MU_ABD_MARSH;
  const int a = unit (A, MU_ABD_EL, "F6", MU_ABD_NORTH),
            b = unit (B, MU_ABD_MI, "F5", MU_ABD_SOUTH);
  dice ("12");
  ck_assert (melee_step ());
  ck_assert (!strikes (A, a, b));
  assert_melee (0, a, b, 1, 2, MU_ABD_ATTACKER_DISORDERED);
  ck_assert_int_eq (1 + sum_of_lines (told (MU_ABD_EVENT_MELEE, 0), a), 1);
  const MuEvent *event = told (MU_ABD_EVENT_MELEE, 0);
  bool raised = false;
  for (int i = 1; event + i < board.told + board.count; i++)
    raised = raised || event[i].rule == MU_RULE_ABD_MELEE_FINAL;
  ck_assert (raised);
}
END_TEST

/* --- leaders
 * -------------------------------------------------------------------------------------- */

/* abd.11.5.1.leader-escape, abd.11.5.2.leader-alone: who escapes is set aside by the advance, who
 * throws a 1 is lost. */
START_TEST (leaders_of_the_defender_throw)
{
  clear_board ();
  const int a = unit (A, MU_ABD_EL, "F6", MU_ABD_NORTH),
            b = unit (B, MU_ABD_EL, "F5", MU_ABD_SOUTH);
  const int lost = leader (B, MU_ABD_LEADER_A, b), safe = leader (B, MU_ABD_LEADER_B, b);
  dice ("4112");
  ck_assert (melee_step ());
  ck_assert (!strikes (A, a, b));
  ck_assert_int_eq (piece (lost)->fate, MU_FATE_DESTROYED);
  ck_assert_int_eq (piece (safe)->fate, MU_FATE_ON_TABLE);
  ck_assert_int_eq (piece (safe)->hex, MU_ABD_OFF);
  ck_assert_int_eq (times_told (MU_ABD_EVENT_ESCAPES), 2);
  ck_assert (told (MU_ABD_EVENT_ESCAPES, 1) < told (MU_ABD_EVENT_ADVANCES, 0));
  ck_assert_int_eq (mu_dice_fault (&board.dice), MU_DICE_OK);
}
END_TEST

/* Those of an attacker that is lost stay in its hex; nobody enters it. */
START_TEST (leaders_of_the_attacker_throw)
{
  clear_board ();
  const int a = unit (A, MU_ABD_EL, "F6", MU_ABD_NORTH),
            b = unit (B, MU_ABD_EL, "F5", MU_ABD_SOUTH);
  const int safe = leader (A, MU_ABD_LEADER_A, a);
  dice ("136");
  ck_assert (melee_step ());
  ck_assert (!strikes (A, a, b));
  ck_assert_int_eq (piece (safe)->hex, hex ("F6"));
  ck_assert_int_eq (piece (safe)->with, MU_NO_BODY);
  ck_assert_int_eq (piece (b)->hex, hex ("F5"));
  ck_assert_int_eq (times_told (MU_ABD_EVENT_ADVANCES), 0);
}
END_TEST

/* abd.11.5.3.last-leader: the army panics in the next second step. */
START_TEST (the_last_leader_is_missed)
{
  clear_board ();
  board.battle.first_leader[B] = (int16_t) (board.battle.first[MU_SIDES] - 1);
  for (int i = board.battle.first[B] + SIDE_UNITS; i < board.battle.first_leader[B]; i++)
    piece (i)->leader = false;
  const int a = unit (A, MU_ABD_EL, "F6", MU_ABD_NORTH),
            b = unit (B, MU_ABD_EL, "F5", MU_ABD_SOUTH);
  leader (B, MU_ABD_LEADER_A, b);
  unit (B, MU_ABD_MI, "A1", MU_ABD_NORTH);
  dice ("411");
  ck_assert (melee_step ());
  ck_assert (!strikes (A, a, b));
  ck_assert (!board.battle.panicked[B]);
  ck_assert (mu_abd_panic_phase (&board.battle));
  ck_assert (board.battle.panicked[B] && !board.battle.panicked[A]);
}
END_TEST

/* abd.17.2.2.reroll: nothing follows from the dice before both have left them at that. */
START_TEST (dice_are_thrown_again_for_a_point)
{
  clear_board ();
  board.setup.options = MU_ABD_REROLLS;
  board.battle.points[A] = 2;
  board.battle.points[B] = 1;
  const int a = unit (A, MU_ABD_EL, "F6", MU_ABD_NORTH),
            b = unit (B, MU_ABD_EL, "F5", MU_ABD_SOUTH);
  leader (A, MU_ABD_LEADER_A, a);
  dice ("336145");
  ck_assert (melee_step ());
  ck_assert (strikes (A, a, b));
  ck_assert (reply (MU_ABD_ASK_REROLL, A, MU_NO_BODY, MU_NO_BODY, 0)); /* 6 against 3 */
  ck_assert_int_eq (times_told (MU_ABD_EVENT_MELEE), 0);
  ck_assert (reply (MU_ABD_ASK_REROLL, B, MU_NO_BODY, MU_NO_BODY, 0)); /* 1 against 3 */
  ck_assert (reply (MU_ABD_ASK_REROLL, A, MU_NO_BODY, MU_NO_BODY, -1));
  assert_melee (0, a, b, 1, 3, MU_ABD_ATTACKER_ELIMINATED);
  ck_assert_int_eq (piece (a)->fate, MU_FATE_DESTROYED);
  ck_assert (board.battle.desk.open); /* of the leader's die */
  ck_assert (!reply (MU_ABD_ASK_REROLL, A, MU_NO_BODY, MU_NO_BODY, -1));
  ck_assert_int_eq (told (MU_ABD_EVENT_ESCAPES, 0)->value[0], 4);
}
END_TEST

/* --- many steps at random
 * ------------------------------------------------------------------------- */

static void
strew (uint64_t *state)
{
  clear_board ();
  mu_abd_map_clear (&board.map, 6, 6);
  for (int at = 0; at < 36; at++) {
    board.map.terrain[at] = (uint8_t) next_below (state, MU_ABD_TERRAINS);
    for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++)
      if (next_below (state, 8) == 0)
        mu_abd_map_set_side (&board.map, at, direction,
                             (MuAbdHexside) next_below (state, MU_ABD_HEXSIDES));
  }
  for (int i = 0; i < MU_READINGS; i++)
    board.readings.choice[i] = (uint8_t) next_below (state, 2);
  board.battle.initiative = (uint8_t) next_below (state, 2);
  board.setup.options = next_below (state, 2) ? MU_ABD_REROLLS : 0;
  for (int i = 0; i < 2 * SIDE_UNITS; i++) {
    const int at = (int) next_below (state, 36);
    if (board.battle.at[at] != MU_NO_BODY)
      continue;
    const int body = unit_at (i % 2, (MuAbdType) next_below (state, MU_ABD_TYPES), at,
                              (int) next_below (state, MU_ABD_DIRECTIONS));
    piece (body)->disordered = next_below (state, 3) == 0;
    piece (body)->marker = (uint8_t) next_below (state, 3);
    piece (body)->wild = next_below (state, 4) == 0;
    piece (body)->master
        = (uint8_t) (piece (body)->type == MU_ABD_EL ? next_below (state, 2) : (uint32_t) i % 2);
    if (board.led[i % 2] < SIDE_LEADERS && next_below (state, 3) == 0)
      leader (i % 2, (MuAbdLeaderKind) next_below (state, MU_ABD_LEADER_KINDS), body);
  }
  for (int side = 0; side < MU_SIDES; side++)
    board.battle.points[side] = (uint8_t) next_below (state, 3);
  mu_dice_init_seeded (&board.dice, *state, 7);
}

/* One unit a hex, each where the map has it; leaders where their units are. */
static void
assert_places (void)
{
  int on_map = 0, held = 0;
  for (int at = 0; at < 36; at++)
    held += board.battle.at[at] != MU_NO_BODY;
  for (int i = 0; i < board.battle.first[MU_SIDES]; i++) {
    const AbdPiece *one = piece (i);
    if (one->leader) {
      if (one->with != MU_NO_BODY)
        ck_assert_int_eq (one->hex, piece (one->with)->hex);
    } else if (one->hex != MU_ABD_OFF) {
      on_map++;
      ck_assert_int_eq (one->fate, MU_FATE_ON_TABLE);
      ck_assert_int_eq (board.battle.at[one->hex], i);
    }
  }
  ck_assert_int_eq (on_map, held);
}

/* What each unit has begun, and what each melee's lines come to. */
static void
assert_told (void)
{
  int begun[ABD_BODIES] = { 0 };
  for (int nth = 0; told (MU_ABD_EVENT_MELEE, nth); nth++) {
    const MuEvent *event = told (MU_ABD_EVENT_MELEE, nth);
    ck_assert_int_le (++begun[event->body], 2);
    ck_assert_int_eq (event->value[2] / 16 + sum_of_lines (event, event->body), event->value[0]);
    ck_assert_int_eq (event->value[2] % 16 + sum_of_lines (event, event->other), event->value[1]);
    ck_assert_int_eq (mu_abd_result (&board.battle, event->value[0], event->value[1]),
                      event->value[3]);
  }
}

/* Nobody with a red marker begins, until everybody has passed. */
static void
answer_at_random (uint64_t *state)
{
  const AbdDesk *desk = &board.battle.desk;
  const MuQuestion question = desk->question;
  const MuChoice choice = desk->offered[next_below (state, (uint32_t) desk->count)];
  if (question.kind == MU_ABD_ASK_MELEE)
    for (int i = 0; i < desk->count; i++)
      if (desk->offered[i].body != MU_NO_BODY) {
        const AbdPiece *one = piece (desk->offered[i].body);
        ck_assert_int_ne (one->marker, MU_ABD_RED);
        ck_assert_int_eq (one->master, question.side);
        ck_assert_int_ne (piece (desk->offered[i].other)->master, question.side);
      }
  ck_assert_int_eq (mu_abd_answer (&board.battle, &question, &choice), MU_RULE_NONE);
}

START_TEST (any_step_comes_to_an_end)
{
  uint64_t state = 99 + (uint64_t) _i;
  for (int game = 0; game < 150; game++) {
    strew (&state);
    int questions = 0;
    while (melee_step ()) {
      ck_assert_int_lt (++questions, 500);
      answer_at_random (&state);
      assert_places ();
    }
    assert_places ();
    assert_told ();
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("melee");
  tcase_add_loop_test (tests, the_sample_turn, 0, 2);
  tcase_add_test (tests, the_front_hex_comes_first);
  tcase_add_test (tests, rivers_part_opponents);
  tcase_add_test (tests, not_everybody_may_attack);
  tcase_add_test (tests, a_panicked_elephant_is_the_enemys);
  tcase_add_test (tests, sides_take_turns);
  tcase_add_test (tests, nobody_near_nobody_asked);
  tcase_add_test (tests, melees_have_their_step);
  tcase_add_test (tests, wild_units_attack_first);
  tcase_add_test (tests, wild_units_may_attack_by_the_other_reading);
  tcase_add_test (tests, all_wild_units_of_a_side_attack);
  tcase_add_loop_test (tests, results_strike_both_sides_of_the_counter, 0,
                       (int) (sizeof results / sizeof results[0]));
  tcase_add_test (tests, final_values_are_one_at_least);
  tcase_add_test (tests, leaders_of_the_defender_throw);
  tcase_add_test (tests, leaders_of_the_attacker_throw);
  tcase_add_test (tests, the_last_leader_is_missed);
  tcase_add_test (tests, dice_are_thrown_again_for_a_point);
  tcase_add_loop_test (tests, any_step_comes_to_an_end, 0, 5);
  return run_case ("melee", tests);
}
