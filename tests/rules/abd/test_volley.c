/* Ancient Battles Deluxe: rapid fire. */
#include "tests/rules/abd/range.h"

/* Longbows with shots, a friend with one, another with two; two enemies. */
static void
lay_longbows (int shots)
{
  board_unit (board, MU_SIDE_A, "LA", "I7", 1)->shots = (uint8_t) shots;
  board_unit (board, MU_SIDE_A, "LA", "J7", 1);
  board_unit (board, MU_SIDE_A, "LA", "H7", 1)->shots = 2;
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_B);
  board_unit (board, MU_SIDE_B, "HI", "I4", 4);
  board_unit (board, MU_SIDE_B, "HI", "J5", 4);
  begin (MU_SIDE_A, "I7");
}

static const struct {
  int shots;
  bool volley[MU_ABD_VOLLEYS];
} volleys[] = {
  { 2, { [MU_ABD_VOLLEY_ONE_ONE] = true, [MU_ABD_VOLLEY_TWO] = true } },
  { 3,
    { [MU_ABD_VOLLEY_ONE_ONE_ONE] = true,
      [MU_ABD_VOLLEY_TWO_ONE] = true,
      [MU_ABD_VOLLEY_ONE_TWO] = true,
      [MU_ABD_VOLLEY_THREE] = true } },
};

/* abd.10.7.rapid-fire, abd.10.7.1.predesignate, abd.10.7.count */
START_TEST (volleys_use_all_shots)
{
  lay_longbows (volleys[_i].shots);
  fire ("I7", false);
  ck_assert_int_eq (choose ("I7", "I4"), MU_ABD_ASK_VOLLEY);
  for (int volley = 0; volley < MU_ABD_VOLLEYS; volley++)
    ck_assert_int_eq (board_offers (board, MU_NO_BODY, MU_NO_BODY, volley, 0),
                      volleys[_i].volley[volley]);
}
END_TEST

/* Example A12. abd.10.7.2.normal: three attacks of two dice, each at its own target. */
START_TEST (longbows_fire_three_times)
{
  lay_longbows (3);
  ck_assert_int_eq (fire ("I7", false), MU_ABD_ASK_FIRE);
  ck_assert_int_eq (choose ("I7", "I4"), MU_ABD_ASK_VOLLEY);
  board_throw (board, FACES (1, 2, 4));
  ck_assert_int_eq (answer (MU_ABD_VOLLEY_ONE_ONE_ONE), MU_ABD_ASK_FIRE);
  assert_fire (4, 2, 4, 1);
  ck_assert (!board_offers (board, MU_NO_BODY, MU_NO_BODY, 0, 0));
  ck_assert_int_eq (board->battle->desk.count, 2);
  ck_assert_int_eq (piece_in ("I7")->marker, MU_ABD_NO_MARKER);
  board_throw (board, FACES (6, 2, 4));
  ck_assert_int_eq (choose ("I7", "J5"), MU_ABD_ASK_FIRE);
  board_throw (board, FACES (4, 6, 1));
  ck_assert_int_eq (choose ("I7", "J5"), MU_ABD_ASK_ACT);
  assert_fire (6, 5, 6, 4);
  ck_assert (piece_in ("J5")->disordered);
  ck_assert_int_eq (piece_in ("I7")->marker, MU_ABD_RED);
  ck_assert_int_eq (piece_in ("I7")->struck, 2);
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_FIRE)->rule, MU_RULE_ABD_RANGED_NORMAL);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_FIRE), 3);
  ck_assert_int_eq (board->battle->points[MU_SIDE_A], 2); /* of three, for all of it */
}
END_TEST

/* Example A12. abd.10.7.3.enhanced: or once with six dice. */
START_TEST (longbows_fire_once_with_six_dice)
{
  lay_longbows (3);
  fire ("I7", false);
  choose ("I7", "I4");
  board_throw (board, FACES (4, 1, 2, 1, 2, 1, 6));
  ck_assert_int_eq (answer (MU_ABD_VOLLEY_THREE), MU_ABD_ASK_ACT);
  assert_fire (6, 5, 6, 4);
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_FIRE)->rule, MU_RULE_ABD_RANGED_ENHANCED);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_FIRE), 1);
}
END_TEST

/* Who is offered to support the first and the second attack. abd.10.7.2.normal: J7, who fires
 * once, only the first; H7, who does rapidly, each. abd.10.7.3.enhanced: where shots are joined
 * both. */
static const struct {
  MuAbdVolley volley;
  int dice[2];
  bool once[2];
} supported[] = {
  { MU_ABD_VOLLEY_ONE_ONE_ONE, { 2, 2 }, { true, false } },
  { MU_ABD_VOLLEY_TWO_ONE, { 4, 2 }, { true, false } },
  { MU_ABD_VOLLEY_ONE_TWO, { 2, 4 }, { true, true } },
};

START_TEST (who_fires_once_supports_only_the_first_attack)
{
  static const uint8_t low[] = { 6, 1, 1, 1, 1 };
  const int once = 1, twice = 2;
  lay_longbows (3);
  fire ("I7", true);
  choose ("I7", "I4");
  ck_assert_int_eq (answer (supported[_i].volley), MU_ABD_ASK_SUPPORT);
  for (int attack = 0; attack < 2; attack++) {
    ck_assert_int_eq (board_offers (board, once, MU_NO_BODY, 0, 0), supported[_i].once[attack]);
    ck_assert (board_offers (board, twice, MU_NO_BODY, 0, 0));
    board_throw (board, low, 1 + supported[_i].dice[attack]);
    support (NULL);
    if (attack == 0)
      ck_assert_int_eq (choose ("I7", "I4"), MU_ABD_ASK_SUPPORT);
  }
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_FIRE), 2);
}
END_TEST

/* Whoever has supported an attack of a volley has fired, rapid or not. */
START_TEST (supporters_of_a_volley_fire_no_more)
{
  lay_longbows (2);
  fire ("I7", true);
  choose ("I7", "I4");
  answer (MU_ABD_VOLLEY_ONE_ONE);
  ck_assert_int_eq (support ("H7"), MU_ABD_ASK_SUPPORT);
  board_throw (board, FACES (6, 1, 1));
  ck_assert_int_eq (support (NULL), MU_ABD_ASK_FIRE);
  ck_assert_int_eq (piece_in ("H7")->marker, MU_ABD_RED);
  board_throw (board, FACES (6, 1, 1));
  ck_assert_int_eq (choose ("I7", "I4"), MU_ABD_ASK_FIRE); /* now J7, if he will */
  ck_assert_int_eq (piece_in ("I7")->marker, MU_ABD_RED);
  ck_assert (board_offers (board, board_at (board, "J7"), board_at (board, "I4"), 0, 0));
  ck_assert (!board_offers (board, board_at (board, "H7"), board_at (board, "I4"), 0, 0));
}
END_TEST

/* abd.10.7.1.predesignate: shots at nobody are lost. */
START_TEST (a_volley_ends_when_nobody_is_left)
{
  board_unit (board, MU_SIDE_A, "LA", "I7", 1)->shots = 3;
  board_unit (board, MU_SIDE_B, "MI", "I5", 4);
  board_unit (board, MU_SIDE_B, "MI", "A1", 4);
  begin (MU_SIDE_A, NULL);
  board_throw (board, FACES (1, 6, 6, 1, 6, 6));
  ck_assert_int_eq (fire ("I7", false), MU_ABD_ASK_VOLLEY);
  ck_assert_int_eq (answer (MU_ABD_VOLLEY_ONE_ONE_ONE), MU_ABD_ASK_ACT);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_FIRE), 2);
  ck_assert_int_eq (piece_in ("I7")->marker, MU_ABD_RED);
  ck_assert_int_eq (board->battle->at[board_hex (board, "I5")], MU_NO_BODY);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("abd-volley");
  tcase_add_checked_fixture (tests, open_range, close_range);
  tcase_add_loop_test (tests, volleys_use_all_shots, 0, COUNT (volleys));
  tcase_add_test (tests, longbows_fire_three_times);
  tcase_add_test (tests, longbows_fire_once_with_six_dice);
  tcase_add_loop_test (tests, who_fires_once_supports_only_the_first_attack, 0, COUNT (supported));
  tcase_add_test (tests, supporters_of_a_volley_fire_no_more);
  tcase_add_test (tests, a_volley_ends_when_nobody_is_left);
  return run_case ("abd-volley", tests);
}
