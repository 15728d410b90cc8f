/* The book's sample turn (its section 16), die by die. Where its printed text contradicts the
 * rules, the rules stand and the place is named: melee 5, and that the seventh melee had another
 * unit to choose. (abd.16.0.hex-grid, abd.3.0.step-order) */
#include "tests/rules/abd/board.h"

#define THROW(...)                                                                                 \
  board_throw (board, (const uint8_t[]){ __VA_ARGS__ },                                            \
               (int) sizeof ((const uint8_t[]){ __VA_ARGS__ }))

enum { NE = 2, SW = 5 };

static Board *board;

static void
put (MuSide side, const char *type, const char *hex)
{
  board_unit (board, side, type, hex, side == MU_SIDE_A ? SW : NE);
}

static void
setup (void)
{
  board = board_new ();
  put (MU_SIDE_A, "LC", "N8");
  put (MU_SIDE_A, "LC", "M7");
  put (MU_SIDE_A, "LC", "L7");
  put (MU_SIDE_A, "PX", "J6");
  put (MU_SIDE_A, "PX", "K6");
  put (MU_SIDE_A, "MM", "I5");
  put (MU_SIDE_A, "MM", "H5");
  put (MU_SIDE_B, "LC", "L9");
  put (MU_SIDE_B, "LC", "K8");
  put (MU_SIDE_B, "PX", "I7");
  put (MU_SIDE_B, "PX", "H7");
  put (MU_SIDE_B, "PX", "G6");
  put (MU_SIDE_B, "PX", "F6");
  put (MU_SIDE_B, "PX", "E5");
  put (MU_SIDE_B, "MM", "J8");
  put (MU_SIDE_B, "MM", "D5");
  for (int side = 0; side < MU_SIDES; side++)
    for (int i = 0; i < 2; i++)
      board_leader (board, (MuSide) side, MU_ABD_LEADER_B);
}

static void
teardown (void)
{
  board_free (board);
  board = NULL;
}

static int
at (const char *hex)
{
  return board_at (board, hex);
}

static int
leader (MuSide side, int number)
{
  return board_leader_of (board, side, number);
}

static void
asks (MuAbdAsks kind, MuSide side)
{
  MuQuestion question;
  ck_assert_int_eq (board_ask (board, &question), (int) kind);
  ck_assert_int_eq (question.side, side);
}

static void
points (int blue, int red)
{
  ck_assert_int_eq (board->battle->points[MU_SIDE_A], blue);
  ck_assert_int_eq (board->battle->points[MU_SIDE_B], red);
}

static void
is_marked (const char *hex, MuAbdMarker marker)
{
  ck_assert_int_eq (board->battle->piece[at (hex)].marker, marker);
}

static void
is_disordered (const char *hex, bool disordered)
{
  ck_assert_int_eq (board->battle->piece[at (hex)].disordered, disordered);
}

/* abd.3.3.command-table, abd.5.0.tie, abd.5.1.bidding */
static void
steps_three_and_four (void)
{
  board_begin_thrown (board, (const uint8_t[]){ 2, 5, 3, 3 }, 4);
  asks (MU_ABD_ASK_BID, MU_SIDE_B);
  points (3, 4);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 1, 0);
  asks (MU_ABD_ASK_BID, MU_SIDE_A);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
  asks (MU_ABD_ASK_LEADER, MU_SIDE_B);
  ck_assert_int_eq (board->battle->initiative, MU_SIDE_B);
  points (3, 3);
}

/* abd.3.5.place-alternate, abd.3.6.first-action */
static void
step_five (void)
{
  board_answer (board, leader (MU_SIDE_B, 0), at ("L9"), 0, 0);
  asks (MU_ABD_ASK_LEADER, MU_SIDE_A);
  board_answer (board, leader (MU_SIDE_A, 0), at ("N8"), 0, 0);
  asks (MU_ABD_ASK_LEADER, MU_SIDE_B);
  board_answer (board, leader (MU_SIDE_B, 1), at ("I7"), 0, 0);
  asks (MU_ABD_ASK_LEADER, MU_SIDE_A);
  board_answer (board, leader (MU_SIDE_A, 1), at ("J6"), 0, 0);
  asks (MU_ABD_ASK_FIRST, MU_SIDE_B);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, MU_SIDE_B, 0);
}

static void
act (MuSide side, int body, MuAbdAction action)
{
  asks (MU_ABD_ASK_ACT, side);
  board_answer (board, body, MU_NO_BODY, (int) action, 0);
}

/* The next of a formation goes there, facing as on cards. */
static void
goes (const char *from, const char *to, int facing)
{
  MuQuestion question;
  const int unit = at (from);
  if (board_ask (board, &question) == MU_ABD_ASK_NEXT) {
    board_answer (board, unit, MU_NO_BODY, 0, 0);
    board_ask (board, &question);
  }
  ck_assert_int_eq (question.kind, MU_ABD_ASK_MOVE);
  ck_assert_int_eq (question.body, unit);
  board_answer (board, unit, MU_NO_BODY, board_hex (board, to), facing - 1);
  board_ask (board, NULL);
}

/* The formation leaves it at that, where somebody is left to be asked about. */
static void
that_is_all (MuSide next)
{
  if (board_ask (board, NULL) == MU_ABD_ASK_NEXT)
    board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
  asks (MU_ABD_ASK_ACT, next);
}

/* 1 Red: MM J8 at PX J6: 6 against 2 + 2. abd.10.6.attack-value, abd.10.6.defense-value */
static void
action_one (void)
{
  act (MU_SIDE_B, at ("J8"), MU_ABD_FIRE);
  THROW (2, 6);
  asks (MU_ABD_ASK_FIRE, MU_SIDE_B);
  board_answer (board, at ("J8"), at ("J6"), 0, 0);
  asks (MU_ABD_ASK_ACT, MU_SIDE_A);
  const MuEvent *shot = board_last (board, MU_ABD_EVENT_FIRE);
  ck_assert_int_eq (shot->value[0], 6);
  ck_assert_int_eq (shot->value[1], 4);
  is_disordered ("J6", true);
  is_marked ("J8", MU_ABD_RED);
  points (3, 2);
}

/* 2 Blue: three LC by the leader of N8, two of them with all their six points.
 * abd.8.1.formation-free, abd.8.4.rotate-cost, abd.8.8.1.zoc-stop, abd.3.5.bound-to-unit */
static void
action_two (void)
{
  act (MU_SIDE_A, leader (MU_SIDE_A, 0), MU_ABD_MOVE);
  goes ("N8", "K9", 2);
  ck_assert_int_eq (board_last (board, MU_EVENT_MOVED)->value[3], 6);
  goes ("M7", "L10", 1);
  ck_assert_int_eq (board_last (board, MU_EVENT_MOVED)->value[3], 6);
  goes ("L7", "L8", 4);
  that_is_all (MU_SIDE_B);
  is_marked ("K9", MU_ABD_YELLOW);
  is_marked ("L10", MU_ABD_YELLOW);
  is_marked ("L8", MU_ABD_YELLOW);
  ck_assert_int_eq (board->battle->piece[leader (MU_SIDE_A, 0)].hex, board_hex (board, "K9"));
  ck_assert_int_eq (board->battle->piece[leader (MU_SIDE_A, 0)].marker, MU_ABD_YELLOW);
  points (2, 2);
}

/* 3 Red: five PX a hex ahead. abd.6.2.formation */
static void
action_three (void)
{
  act (MU_SIDE_B, leader (MU_SIDE_B, 1), MU_ABD_MOVE);
  goes ("I7", "J7", NE);
  goes ("H7", "I6", NE);
  goes ("G6", "H6", NE);
  goes ("F6", "G5", NE);
  goes ("E5", "F5", NE);
  that_is_all (MU_SIDE_A);
  ck_assert_int_eq (board->battle->piece[leader (MU_SIDE_B, 1)].hex, board_hex (board, "J7"));
  points (2, 1);
}

/* 4 Blue: the two MM fire, the phalanx of their leader does not. abd.6.2.2.subset,
 * abd.10.5.several-combats */
static void
action_four (void)
{
  act (MU_SIDE_A, leader (MU_SIDE_A, 1), MU_ABD_FIRE);
  asks (MU_ABD_ASK_FIRE, MU_SIDE_A);
  THROW (5, 6);
  board_answer (board, at ("I5"), at ("H6"), 0, 0);
  MuQuestion question;
  while (board_ask (board, &question) == MU_ABD_ASK_SUPPORT)
    board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
  is_disordered ("H6", false);
  THROW (1, 4);
  board_answer (board, at ("H5"), at ("G5"), 0, 0);
  asks (MU_ABD_ASK_ACT, MU_SIDE_B);
  is_disordered ("G5", true);
  is_marked ("I5", MU_ABD_RED);
  is_marked ("H5", MU_ABD_RED);
  is_marked ("J6", MU_ABD_NO_MARKER);
  ck_assert_int_eq (board->battle->piece[leader (MU_SIDE_A, 1)].marker, MU_ABD_YELLOW);
  points (1, 1);
}

/* 5 Red: MM D5 alone. 6 and 7: both pass; abd.3.0.cp-lost */
static void
last_actions (void)
{
  act (MU_SIDE_B, at ("D5"), MU_ABD_MOVE);
  goes ("D5", "F4", 3);
  is_marked ("F4", MU_ABD_YELLOW);
  points (1, 0);
  act (MU_SIDE_A, MU_NO_BODY, MU_ABD_PASS);
}

static void
attack (MuSide side, const char *from, const char *on)
{
  asks (MU_ABD_ASK_MELEE, side);
  board_answer (board, at (from), at (on), 0, 0);
}

static void
came_to (int attack, int defense, MuAbdResult result)
{
  const MuEvent *melee = board_last (board, MU_ABD_EVENT_MELEE);
  ck_assert_int_eq (melee->value[0], attack);
  ck_assert_int_eq (melee->value[1], defense);
  ck_assert_int_eq (melee->value[3], (int) result);
}

/* Whoever may go back before the melee stands. */
static MuAbdAsks
stand (void)
{
  int kind = board_ask (board, NULL);
  if (kind == MU_ABD_ASK_RETREAT) {
    board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
    kind = board_ask (board, NULL);
  }
  return (MuAbdAsks) kind;
}

/* 1: 5 + 2 against 1: eliminated; the LC, not disciplined, advances with its leader.
 * abd.11.2.6.DE, abd.11.6.must-advance, abd.4.0.panic-rating */
static void
melee_one (void)
{
  const int rating = board->battle->rating[MU_SIDE_A];
  asks (MU_ABD_ASK_MELEE, MU_SIDE_B);
  points (0, 0);
  attack (MU_SIDE_B, "L9", "L8");
  THROW (5, 1);
  stand ();
  came_to (7, 1, MU_ABD_DEFENDER_ELIMINATED);
  ck_assert_int_eq (board->battle->rating[MU_SIDE_A], rating - 2);
  is_marked ("L8", MU_ABD_RED);
  ck_assert_int_eq (board->battle->piece[leader (MU_SIDE_B, 0)].hex, board_hex (board, "L8"));
}

/* 2: from a rear flank, 1 + 2 + 2 against 4: engaged. abd.11.2.5.iv.vector, abd.11.3.engaged */
static void
melee_two (void)
{
  attack (MU_SIDE_A, "K9", "K8");
  THROW (1, 4);
  stand ();
  came_to (5, 4, MU_ABD_ENGAGED);
  is_disordered ("K9", true);
  is_disordered ("K8", true);
}

/* 3: the PX in its front must be attacked, not the one in its flank: 2 + 2 against 5.
 * abd.11.2.2.target, abd.11.2.6.AD */
static void
melee_three (void)
{
  asks (MU_ABD_ASK_MELEE, MU_SIDE_B);
  ck_assert (!board_offers (board, at ("J7"), at ("J6"), 0, 0));
  attack (MU_SIDE_B, "J7", "K6");
  THROW (2, 5);
  stand ();
  came_to (4, 5, MU_ABD_ATTACKER_DISORDERED);
  is_disordered ("J7", true);
  is_marked ("K6", MU_ABD_RED);
}

static void
pass (MuSide side)
{
  asks (MU_ABD_ASK_MELEE, side);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
}

/* 5: 3 + 3 against 2 is exactly three times: the printed text has the MM eliminated, the table has
 * it disordered. abd.11.2.6.DD */
static void
melee_five (bool as_printed)
{
  attack (MU_SIDE_B, "H6", "I5");
  THROW (3, 2);
  stand ();
  came_to (6, 2, as_printed ? MU_ABD_DEFENDER_ELIMINATED : MU_ABD_DEFENDER_DISORDERED);
  if (as_printed) {
    ck_assert_int_eq (board->battle->at[board_hex (board, "I5")], MU_NO_BODY);
    board_ask (board, NULL);
    board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0); /* a black box: it need not advance */
  } else
    is_disordered ("I5", true);
  is_marked ("H6", MU_ABD_RED);
}

/* 7: what the text overlooks, the PX in I6 has the PX J6 before it. */
static void
melee_seven (void)
{
  asks (MU_ABD_ASK_MELEE, MU_SIDE_B);
  ck_assert (board_offers (board, at ("G5"), at ("H5"), 0, 0));
  ck_assert (board_offers (board, at ("I6"), at ("J6"), 0, 0));
  pass (MU_SIDE_B);
}

START_TEST (the_sample_turn_comes_out_as_printed)
{
  const bool as_printed = _i == 1;
  board->readings.choice[MU_READING_HEX_THREE_TIMES] = as_printed;
  steps_three_and_four ();
  step_five ();
  action_one ();
  action_two ();
  action_three ();
  action_four ();
  last_actions ();
  melee_one ();
  melee_two ();
  melee_three ();
  pass (MU_SIDE_A);
  melee_five (as_printed);
  pass (MU_SIDE_A);
  melee_seven ();
  THROW (1, 1, 2, 3);
  board_ask (board, NULL);
  ck_assert_int_eq (board->battle->turn, 2); /* abd.12.0.end-check: none in the first box */
  is_marked ("L8", MU_ABD_NO_MARKER);
  ck_assert_int_eq (board->battle->rating[MU_SIDE_A], 11 - (as_printed ? 4 : 2));
  ck_assert_int_eq (board->battle->rating[MU_SIDE_B], 19);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("sample");
  tcase_add_checked_fixture (tests, setup, teardown);
  tcase_add_loop_test (tests, the_sample_turn_comes_out_as_printed, 0, 2);
  return run_case ("abd-sample", tests);
}
