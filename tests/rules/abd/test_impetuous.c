/* Units out of control on the hex table: whom they make for, and by which ways. */
#include <string.h>

#include "rules/abd/battle/reach.h"
#include "tests/rules/abd/board.h"

enum { N = 1, NE, SE, S, SW, NW };

static Board *board;

static void
setup (void)
{
  board = board_new ();
  board->detail.options = MU_ABD_CONTROL;
}

static void
teardown (void)
{
  board_free (board);
  board = NULL;
}

/* All that are impetuous are out of control. */
static void
begin_wild (void)
{
  board_begin (board, 1);
  AbdBattle *battle = board->battle;
  for (int i = 0; i < battle->first[MU_SIDES]; i++)
    battle->piece[i].wild
        = !battle->piece[i].leader && mu_abd_on_map (battle, i) && mu_abd_is_impetuous (battle, i);
}

static bool
asks (MuSide side)
{
  if (mu_abd_impetuous_moves (board->battle, side))
    return false;
  ck_assert_int_eq (board->battle->desk.question.kind, MU_ABD_ASK_IMPETUOUS);
  ck_assert_int_eq (board->battle->desk.question.side, side);
  return true;
}

static bool
offers (int unit, const char *hex, int facing)
{
  return board_offers (board, unit, MU_NO_BODY, board_hex (board, hex), facing - 1);
}

/* abd.17.4.2.impetuous-move, abd.17.4.2.charge: straight to the next enemy; as it likes it turns in
 * its last hex, as far as that is free. */
START_TEST (makes_for_the_closest_enemy)
{
  board_unit (board, MU_SIDE_A, "KT", "J8", N);
  board_unit (board, MU_SIDE_B, "MI", "J3", N);
  board_unit (board, MU_SIDE_B, "MI", "J5", N);
  begin_wild ();
  const int knight = board_at (board, "J8");
  ck_assert (asks (MU_SIDE_A));
  ck_assert (offers (knight, "J6", N));
  ck_assert (offers (knight, "J6", NE));
  ck_assert (offers (knight, "J6", NW));
  ck_assert_int_eq (board->battle->desk.count, 3); /* all others are farther, or dearer */
  board_answer (board, knight, MU_NO_BODY, board_hex (board, "J6"), N - 1);
  ck_assert (!asks (MU_SIDE_A));
  ck_assert_int_eq (board_at (board, "J6"), knight);
  ck_assert_int_eq (board->battle->piece[knight].marker, MU_ABD_YELLOW);
  ck_assert_int_eq (board_count (board, MU_EVENT_MOVED), 2);
}
END_TEST

/* The closest that it can reach: the next one stands behind a river. */
START_TEST (leaves_an_enemy_whom_it_cannot_reach)
{
  board_unit (board, MU_SIDE_A, "KT", "J8", N);
  board_unit (board, MU_SIDE_B, "MI", "J6", N);
  board_unit (board, MU_SIDE_B, "MI", "M7", N);
  for (int d = 0; d < MU_ABD_DIRECTIONS; d++) {
    const int hex = mu_abd_hex_next (&board->map.grid, board_hex (board, "J6"), d);
    board->map.terrain[hex] = MU_ABD_MARSH;
  }
  board->chart.terrain[MU_ABD_MARSH].cost = 0;
  begin_wild ();
  const int knight = board_at (board, "J8");
  ck_assert (asks (MU_SIDE_A));
  ck_assert (offers (knight, "L7", NE));
  ck_assert (!offers (knight, "J8", N));
}
END_TEST

/* READING of abd.17.4.2.impetuous-move: nobody in reach, and it is marked where it stands. */
START_TEST (is_marked_where_nobody_is_in_reach)
{
  board_unit (board, MU_SIDE_A, "KT", "J12", N);
  board_unit (board, MU_SIDE_B, "MI", "J1", N);
  begin_wild ();
  ck_assert (!asks (MU_SIDE_A));
  const AbdPiece *knight = &board->battle->piece[board_at (board, "J12")];
  ck_assert_int_eq (knight->marker, MU_ABD_YELLOW);
  ck_assert_int_eq (board_count (board, MU_EVENT_MOVED), 0);
}
END_TEST

/* Beside its enemy already it spends nothing, in a zone or not. */
START_TEST (stays_beside_its_enemy)
{
  board_unit (board, MU_SIDE_A, "KT", "J8", N);
  board_unit (board, MU_SIDE_B, "MI", "J7", S);
  board_unit (board, MU_SIDE_B, "MI", "L8", S);
  begin_wild ();
  const int knight = board_at (board, "J8");
  ck_assert (asks (MU_SIDE_A));
  ck_assert_int_eq (board->battle->desk.count, 3);
  ck_assert (offers (knight, "J8", NW));
}
END_TEST

/* abd.17.4.2.charge, abd.8.3.2.friendly-pass-through: no step leads away, so it goes through
 * friends. */
START_TEST (charges_through_its_friends)
{
  board_unit (board, MU_SIDE_A, "KT", "J8", N);
  board_unit (board, MU_SIDE_A, "HI", "J7", N);
  board_unit (board, MU_SIDE_B, "MI", "J5", N);
  board_hexside (board, "J8", MU_ABD_NORTH_EAST, MU_ABD_RIVER);
  board_hexside (board, "J8", MU_ABD_NORTH_WEST, MU_ABD_RIVER);
  begin_wild ();
  const int knight = board_at (board, "J8"), friend = board_at (board, "J7");
  ck_assert (asks (MU_SIDE_A));
  board_answer (board, knight, MU_NO_BODY, board_hex (board, "J6"), N - 1);
  ck_assert (!asks (MU_SIDE_A));
  ck_assert (board->battle->piece[knight].disordered);
  ck_assert (board->battle->piece[friend].disordered);
  ck_assert_int_eq (board_at (board, "J7"), friend);
}
END_TEST

/* For fewer points it disorders friends, where a move of its own will would go round. */
START_TEST (counts_points_before_harm)
{
  board_unit (board, MU_SIDE_A, "KT", "J8", N);
  board_unit (board, MU_SIDE_A, "HI", "J7", N);
  board_unit (board, MU_SIDE_B, "MI", "J4", N);
  begin_wild ();
  const int knight = board_at (board, "J8");
  ck_assert (asks (MU_SIDE_A));
  ck_assert (offers (knight, "J5", N));
  board_answer (board, knight, MU_NO_BODY, board_hex (board, "J5"), N - 1);
  ck_assert (!asks (MU_SIDE_A));
  ck_assert_int_eq (board_last (board, MU_EVENT_MOVED)->value[3], 3);
  ck_assert (board->battle->piece[knight].disordered);
}
END_TEST

/* abd.17.4.2.order: the order within a side is its player's; Barbarians are wild as Knights are,
 * and others are not. */
START_TEST (all_wild_units_of_a_side_go_in_any_order)
{
  board->detail.side[MU_SIDE_A].barbarian = true;
  board_unit (board, MU_SIDE_A, "LI", "F8", N);
  board_unit (board, MU_SIDE_A, "LI", "J8", N);
  board_unit (board, MU_SIDE_A, "MI", "M8", N);
  board_unit (board, MU_SIDE_B, "KT", "F5", S);
  board_unit (board, MU_SIDE_B, "MI", "J5", S);
  begin_wild ();
  const int one = board_at (board, "F8"), other = board_at (board, "J8"),
            tame = board_at (board, "M8");
  ck_assert (asks (MU_SIDE_A));
  ck_assert (offers (one, "F6", N));
  ck_assert (offers (other, "J6", N));
  board_answer (board, other, MU_NO_BODY, board_hex (board, "J6"), N - 1);
  ck_assert (asks (MU_SIDE_A));
  ck_assert (!offers (other, "J6", N));
  board_answer (board, one, MU_NO_BODY, board_hex (board, "F6"), N - 1);
  ck_assert (!asks (MU_SIDE_A));
  ck_assert_int_eq (board->battle->piece[tame].marker, MU_ABD_NO_MARKER);
  ck_assert (asks (MU_SIDE_B)); /* the knight, beside whom one has come */
}
END_TEST

/* abd.8.0.one-hex-exception: straight into ground beyond its points, where nothing else does. */
START_TEST (charges_one_hex_at_any_cost)
{
  board_unit (board, MU_SIDE_A, "KT", "J8", N);
  board_unit (board, MU_SIDE_B, "MI", "J6", N);
  board->chart.terrain[MU_ABD_MARSH].cost = 9;
  for (int d = 0; d < MU_ABD_DIRECTIONS; d++)
    board->map.terrain[mu_abd_hex_next (&board->map.grid, board_hex (board, "J6"), d)]
        = MU_ABD_MARSH;
  begin_wild ();
  const int knight = board_at (board, "J8");
  ck_assert (!asks (MU_SIDE_A));
  ck_assert_int_eq (board_at (board, "J7"), knight);
}
END_TEST

/* abd.17.4.2.charge: round a river it would have to begin by going away. */
START_TEST (never_goes_away_from_the_enemy)
{
  board->chart.unit[MU_ABD_KT].move = 9;
  board_unit (board, MU_SIDE_A, "KT", "J8", N);
  board_unit (board, MU_SIDE_B, "MI", "J6", N);
  for (int side = -1; side <= _i; side++)
    board_hexside (board, "J8", mu_abd_turned (MU_ABD_NORTH, side), MU_ABD_RIVER);
  begin_wild ();
  const int knight = board_at (board, "J8");
  while (asks (MU_SIDE_A)) {
    const MuChoice choice = board->battle->desk.offered[0];
    board_answer (board, choice.body, choice.other, choice.value[0], choice.value[1]);
  }
  ck_assert_int_eq (board->battle->piece[knight].marker, MU_ABD_YELLOW);
  ck_assert_int_eq (board_count (board, MU_EVENT_MOVED), _i ? 0 : 2);
}
END_TEST

/* Whatever the board: no step leads away, the end lies beside an enemy, or nothing was spent. */
START_TEST (random_charges_keep_the_rule)
{
  static const char *const at[] = { "C4", "F6", "H8", "J3", "L9", "N5" };
  uint64_t state = (uint64_t) _i + 11;
  MuChoice choices[512];
  for (int i = 0; i < 6; i++)
    board_unit (board, (MuSide) (i % 2), i % 2 ? "MI" : "KT", at[i],
                1 + (int) next_below (&state, 6));
  for (int hex = 0; hex < mu_abd_hex_count (&board->map.grid); hex++)
    if (next_below (&state, 3) == 0)
      board->map.terrain[hex] = (uint8_t) next_below (&state, MU_ABD_TERRAINS);
  begin_wild ();
  AbdChoices list = { choices, 512, 0 };
  const MuQuestion question = { .side = MU_SIDE_A };
  const AbdBattle *battle = board->battle;
  mu_abd_offer_impetuous (battle, &question, &list);
  ck_assert_int_gt (list.count, 0);
  for (int i = 0; i < list.count; i++) {
    static AbdReach reach;
    AbdWay way;
    mu_abd_reach (&reach, battle, choices[i].body, ABD_REACH_CHARGE);
    ck_assert (mu_abd_way (&reach, choices[i].value[0], choices[i].value[1], &way));
    int near = reach.cell[0].near;
    for (int j = 0; j < way.count; j++) {
      const int next = reach.cell[reach.place[way.hex[j]]].near;
      ck_assert_int_le (next, near);
      near = next;
    }
    ck_assert (near == 1 || way.count == 0);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("impetuous");
  tcase_add_checked_fixture (tests, setup, teardown);
  tcase_add_test (tests, makes_for_the_closest_enemy);
  tcase_add_test (tests, leaves_an_enemy_whom_it_cannot_reach);
  tcase_add_test (tests, is_marked_where_nobody_is_in_reach);
  tcase_add_test (tests, stays_beside_its_enemy);
  tcase_add_test (tests, charges_through_its_friends);
  tcase_add_test (tests, counts_points_before_harm);
  tcase_add_test (tests, all_wild_units_of_a_side_go_in_any_order);
  tcase_add_test (tests, charges_one_hex_at_any_cost);
  tcase_add_loop_test (tests, never_goes_away_from_the_enemy, 0, 2);
  tcase_add_loop_test (tests, random_charges_keep_the_rule, 0, 40);
  return run_case ("abd-impetuous", tests);
}
