/* Ancient Battles Deluxe: how ranged combat is resolved. Examples are the book's. */
#include "tests/rules/abd/range.h"

/* --- sums ---------------------------------------------------------------------------------- */

static const struct {
  const char *type;
  MuAbdTerrain ground;
  bool wild;
  int supporters, attack, defense;
} sums[] = {
  { "PX", MU_ABD_CLEAR, false, 0, 0, 2 },   { "MI", MU_ABD_CLEAR, false, 0, 0, 0 },
  { "MI", MU_ABD_WOODS, false, 1, 1, 1 },   { "HI", MU_ABD_BUILT_UP, false, 3, 3, 3 },
  { "KT", MU_ABD_CLEAR, true, 0, 0, 1 },    { "LI", MU_ABD_CLEAR, true, 2, 2, -1 },
  { "KT", MU_ABD_BUILT_UP, true, 0, 0, 3 }, { "PX", MU_ABD_HILL, false, 0, 0, 2 },
};

/* abd.10.6.defense-value, abd.10.6.attack-value, abd.17.4.2.missile, abd.8.9.tec-missile */
START_TEST (sums_say_what_counts)
{
  MuTrace attack, defense;
  board_unit (board, MU_SIDE_A, "LA", "I6", 1);
  board_unit (board, MU_SIDE_B, sums[_i].type, "I4", 4);
  board_terrain (board, "I4", sums[_i].ground);
  board_begin (board, 1);
  piece_in ("I4")->wild = sums[_i].wild;
  mu_abd_fire_sums (board->battle, board_at (board, "I6"), board_at (board, "I4"),
                    sums[_i].supporters, &attack, &defense);
  ck_assert_int_eq (mu_trace_total (&attack), sums[_i].attack);
  ck_assert_int_eq (mu_trace_total (&defense), sums[_i].defense);
}
END_TEST

START_TEST (sums_cite_their_rules)
{
  MuTrace attack, defense;
  board_unit (board, MU_SIDE_A, "LA", "I6", 1);
  board_unit (board, MU_SIDE_B, "KT", "I4", 4);
  board_terrain (board, "I4", MU_ABD_WOODS);
  board_begin (board, 1);
  piece_in ("I4")->wild = true;
  mu_abd_fire_sums (board->battle, board_at (board, "I6"), board_at (board, "I4"), 2, &attack,
                    &defense);
  assert_line (&attack, 0, "abd.10.6.attack-value", 2);
  assert_line (&defense, 0, "abd.10.6.defense-value", 2);
  assert_line (&defense, 1, "abd.8.9.tec-missile", 1);
  assert_line (&defense, 2, "abd.17.4.2.missile", -1);
  ck_assert_int_eq ((int) attack.count, 1);
  ck_assert_int_eq ((int) defense.count, 3);
}
END_TEST

/* --- the sample turn ---------------------------------------------------------------------------
 */

/* Action 1: MM J8 at PX J6, two hexes off. abd.10.6.result, abd.10.0.red-marker,
 * abd.10.0.activation: for a point. */
START_TEST (sample_action_1)
{
  board_unit (board, MU_SIDE_A, "PX", "J6", 5);
  board_unit (board, MU_SIDE_B, "MM", "J8", 2);
  begin (MU_SIDE_B, NULL);
  board_throw (board, FACES (2, 6));
  ck_assert_int_eq (fire ("J8", false), MU_ABD_ASK_ACT); /* nothing to choose */
  assert_fire (6, 4, 6, 2);
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_FIRE)->rule, MU_RULE_ABD_RANGED_RESULT);
  ck_assert (piece_in ("J6")->disordered);
  ck_assert_int_eq (piece_in ("J8")->marker, MU_ABD_RED);
  ck_assert_int_eq (piece_in ("J8")->struck, 1);
  ck_assert_int_eq (board->battle->points[MU_SIDE_B], 1);
  ck_assert_int_eq (board_last (board, MU_EVENT_FACTOR)->value[0], 2);
  ck_assert_int_eq (board_last (board, MU_EVENT_FACTOR)->body, board_at (board, "J6"));
}
END_TEST

static void
lay_action_4 (void)
{
  board_unit (board, MU_SIDE_A, "PX", "J6", 5);
  board_unit (board, MU_SIDE_A, "MM", "I5", 5);
  board_unit (board, MU_SIDE_A, "MM", "H5", 5);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_B);
  board_unit (board, MU_SIDE_B, "PX", "J7", 2);
  board_unit (board, MU_SIDE_B, "PX", "I6", 2);
  board_unit (board, MU_SIDE_B, "PX", "H6", 2);
  board_unit (board, MU_SIDE_B, "PX", "G5", 2);
  board_unit (board, MU_SIDE_B, "PX", "F5", 2);
  begin (MU_SIDE_A, "J6");
}

/* Actions 4, 4a and 4b: two combats of one formation. abd.10.5.several-combats,
 * abd.6.2.2.subset, abd.6.3.leader-marker */
START_TEST (sample_action_4)
{
  lay_action_4 ();
  ck_assert_int_eq (fire ("J6", true), MU_ABD_ASK_FIRE);
  ck_assert (!board_offers (board, MU_NO_BODY, MU_NO_BODY, 0, 0));
  ck_assert_int_eq (choose ("I5", "H6"), MU_ABD_ASK_SUPPORT);
  board_throw (board, FACES (5, 6));
  ck_assert_int_eq (support (NULL), MU_ABD_ASK_FIRE);
  assert_fire (6, 7, 6, 5);
  ck_assert (!piece_in ("H6")->disordered);
  ck_assert_int_eq (piece_in ("I5")->marker, MU_ABD_RED);
  ck_assert (board_offers (board, MU_NO_BODY, MU_NO_BODY, 0, 0));
  ck_assert (!board_offers (board, board_at (board, "I5"), board_at (board, "H6"), 0, 0));
  board_throw (board, FACES (1, 4));
  ck_assert_int_eq (choose ("H5", "G5"), MU_ABD_ASK_ACT);
  assert_fire (4, 3, 4, 1);
  ck_assert (piece_in ("G5")->disordered);
  ck_assert_int_eq (piece_in ("H5")->marker, MU_ABD_RED);
  ck_assert_int_eq (piece_in ("J6")->marker, MU_ABD_NO_MARKER);
  ck_assert_int_eq (board->battle->piece[board_leader_of (board, MU_SIDE_A, 0)].marker,
                    MU_ABD_YELLOW);
}
END_TEST

/* abd.6.2.2.subset: who does not fire may act later. */
START_TEST (nobody_has_to_fire_after_the_first)
{
  lay_action_4 ();
  fire ("J6", true);
  choose ("I5", "H6");
  board_throw (board, FACES (5, 6));
  ck_assert_int_eq (support (NULL), MU_ABD_ASK_FIRE);
  ck_assert_int_eq (support (NULL), MU_ABD_ASK_ACT);
  ck_assert_int_eq (piece_in ("H5")->marker, MU_ABD_NO_MARKER);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_FIRE), 1);
}
END_TEST

/* --- results
 * --------------------------------------------------------------------------------------- */

/* MM at MI: his die, theirs, whether it was in disorder; what becomes of it. */
static const struct {
  uint8_t defense, attack;
  bool before, disordered, lost;
} results[] = {
  { 3, 3, false, false, false }, { 3, 4, false, true, false }, { 6, 6, false, false, false },
  { 1, 6, false, true, false },  { 4, 4, true, true, false },  { 4, 5, true, true, true },
  { 6, 1, true, true, false },
};

/* abd.10.6.result, abd.4.0.panic-rating */
START_TEST (only_more_than_the_defence_hits)
{
  board_unit (board, MU_SIDE_A, "MM", "I6", 1);
  board_unit (board, MU_SIDE_B, "MI", "I5", 1)->disordered = results[_i].before;
  board_unit (board, MU_SIDE_B, "MI", "A1", 1);
  begin (MU_SIDE_A, NULL);
  const int target = board_at (board, "I5"), rating = board->battle->rating[MU_SIDE_B];
  board_throw (board, FACES (results[_i].defense, results[_i].attack));
  fire ("I6", false);
  ck_assert_int_eq (board->battle->piece[target].disordered, results[_i].disordered);
  ck_assert_int_eq (board->battle->piece[target].fate == MU_FATE_DESTROYED, results[_i].lost);
  ck_assert_int_eq (board->battle->at[board_hex (board, "I5")] == MU_NO_BODY, results[_i].lost);
  ck_assert_int_eq (board->battle->rating[MU_SIDE_B], rating - (results[_i].lost ? 4 : 0));
  ck_assert_int_eq (piece_in ("I6")->marker, MU_ABD_RED);
}
END_TEST

/* abd.11.5.1.leader-escape: he is lost on a 1. */
START_TEST (leaders_of_who_is_shot_may_be_lost)
{
  board_unit (board, MU_SIDE_A, "MM", "I6", 1);
  board_unit (board, MU_SIDE_B, "MI", "I5", 1)->disordered = true;
  board_unit (board, MU_SIDE_B, "MI", "A1", 1);
  board_leader (board, MU_SIDE_B, MU_ABD_LEADER_B);
  begin (MU_SIDE_A, NULL);
  const int leader = board_leader_of (board, MU_SIDE_B, 0);
  board_place (board, MU_SIDE_B, 0, "I5");
  board_throw (board, FACES (2, 6, (uint8_t) _i));
  ck_assert_int_eq (fire ("I6", false), MU_ABD_ASK_ACT);
  ck_assert_int_eq (board->battle->piece[leader].fate == MU_FATE_DESTROYED, _i == 1);
  ck_assert_int_eq (board->battle->piece[leader].hex,
                    _i == 1 ? MU_ABD_OFF : board_hex (board, "I5"));
}
END_TEST

/* abd.10.6.attack-value: of two arrows the better die. */
START_TEST (the_best_die_counts)
{
  board_unit (board, MU_SIDE_A, "LA", "I6", 1);
  board_unit (board, MU_SIDE_B, "MI", "I4", 1);
  begin (MU_SIDE_A, NULL);
  board_throw (board, FACES (4, _i ? 5 : 2, _i ? 2 : 5));
  fire ("I6", false);
  assert_fire (5, 4, 5, 4);
  ck_assert (piece_in ("I4")->disordered);
}
END_TEST

/* abd.17.2.1.averaging, abd.17.2.2.reroll: dice lie until nobody pays any more. */
START_TEST (dice_of_fire_can_be_thrown_again)
{
  MuQuestion question;
  board->detail.options = MU_ABD_REROLLS;
  board_unit (board, MU_SIDE_A, "LA", "I6", 1);
  board_unit (board, MU_SIDE_B, "MI", "I4", 1);
  begin (MU_SIDE_A, NULL);
  board_throw (board, FACES (4, 3, 2, 6));
  ck_assert_int_eq (fire ("I6", false), MU_ABD_ASK_REROLL);
  ck_assert_int_eq (answer (2), MU_ABD_ASK_REROLL); /* A's 2 becomes a 6 */
  ck_assert_ptr_null (board_last (board, MU_ABD_EVENT_FIRE));
  while (board_ask (board, &question) == MU_ABD_ASK_REROLL)
    board_answer (board, MU_NO_BODY, MU_NO_BODY, -1, 0);
  assert_fire (6, 4, 6, 4);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_FIRE), 1);
  ck_assert (piece_in ("I4")->disordered);
}
END_TEST

START_TEST (averaged_dice_count_as_they_count)
{
  board->detail.options = MU_ABD_AVERAGING;
  board_unit (board, MU_SIDE_A, "MM", "I6", 1);
  board_unit (board, MU_SIDE_B, "MI", "I4", 1);
  begin (MU_SIDE_A, NULL);
  board_throw (board, FACES (1, 6));
  fire ("I6", false);
  assert_fire (4, 3, 4, 3);
}
END_TEST

/* --- support
 * ------------------------------------------------------------------------------------------ */

/* Archers side by side before I4; H7 is in disorder, G6 without bows, K7 out of the formation. */
static void
lay_line (void)
{
  board_unit (board, MU_SIDE_A, "LA", "I7", 1);
  board_unit (board, MU_SIDE_A, "LA", "J7", 1);
  board_unit (board, MU_SIDE_A, "LA", "H7", 1)->disordered = true;
  board_unit (board, MU_SIDE_A, "MI", "G6", 1);
  board_unit (board, MU_SIDE_A, "MM", "F6", 1); /* its range is 2 */
  board_unit (board, MU_SIDE_A, "LA", "J5", 1);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_B);
  board_unit (board, MU_SIDE_B, "HI", "I4", 4);
  board_unit (board, MU_SIDE_B, "HI", "F4", 4);
  begin (MU_SIDE_A, "I7");
}

/* abd.10.5.participants, abd.10.5.lead, abd.10.6.attack-value, abd.10.0.red-marker */
START_TEST (supporters_add_one_each)
{
  lay_line ();
  ck_assert_int_eq (fire ("I7", true), MU_ABD_ASK_FIRE);
  ck_assert_int_eq (choose ("I7", "I4"), MU_ABD_ASK_SUPPORT);
  ck_assert (board_offers (board, MU_NO_BODY, MU_NO_BODY, 0, 0));
  ck_assert (board_offers (board, board_at (board, "J7"), MU_NO_BODY, 0, 0));
  ck_assert_int_eq (board->battle->desk.count, 2);
  board_throw (board, FACES (5, 6, 6));
  ck_assert_int_eq (support ("J7"), MU_ABD_ASK_FIRE);
  assert_fire (7, 6, 6, 5);
  ck_assert (piece_in ("I4")->disordered);
  ck_assert_int_eq (piece_in ("I7")->marker, MU_ABD_RED);
  ck_assert_int_eq (piece_in ("J7")->marker, MU_ABD_RED);
  ck_assert_int_eq (piece_in ("J7")->struck, 0);
  for (int unit = 0; unit < board->battle->first_leader[MU_SIDE_A]; unit++)
    ck_assert (!board_offers (board, board_at (board, "J7"), unit, 0, 0));
}
END_TEST

/* abd.10.5.lead-disordered: in disorder it leads, and others support it. */
START_TEST (who_is_in_disorder_leads_but_never_supports)
{
  lay_line ();
  fire ("I7", true);
  ck_assert_int_eq (choose ("H7", "I4"), MU_ABD_ASK_SUPPORT);
  ck_assert_int_eq (board->battle->desk.count, 3);
  ck_assert_int_eq (support ("J7"), MU_ABD_ASK_SUPPORT);
  board_throw (board, FACES (6, 1, 2));
  ck_assert_int_eq (support ("I7"), MU_ABD_ASK_FIRE);
  assert_fire (4, 7, 2, 6);
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_FIRE)->body, board_at (board, "H7"));
}
END_TEST

/* abd.10.5.participants: J5 is nobody's neighbour; a unit with a marker is out of it too. */
START_TEST (only_the_formation_fires)
{
  lay_line ();
  piece_in ("J7")->marker = MU_ABD_YELLOW;
  fire ("I7", true);
  const int target = board_at (board, "I4");
  ck_assert (!board_offers (board, board_at (board, "J5"), target, 0, 0));
  ck_assert (!board_offers (board, board_at (board, "J7"), target, 0, 0));
  ck_assert (board_offers (board, board_at (board, "I7"), target, 0, 0));
  ck_assert (board_offers (board, board_at (board, "H7"), target, 0, 0));
  ck_assert (board_offers (board, board_at (board, "F6"), board_at (board, "F4"), 0, 0));
}
END_TEST

START_TEST (what_is_not_offered_is_refused)
{
  lay_line ();
  fire ("I7", true);
  const MuQuestion question = board->battle->desk.question;
  const MuChoice choice
      = { .body = (int16_t) board_at (board, "F6"), .other = (int16_t) board_at (board, "I4") };
  ck_assert_str_eq (mu_rule_id (mu_abd_answer (board->battle, &question, &choice)),
                    "abd.10.2.range");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("abd-fire");
  tcase_add_checked_fixture (tests, open_range, close_range);
  tcase_add_loop_test (tests, sums_say_what_counts, 0, COUNT (sums));
  tcase_add_test (tests, sums_cite_their_rules);
  tcase_add_test (tests, sample_action_1);
  tcase_add_test (tests, sample_action_4);
  tcase_add_test (tests, nobody_has_to_fire_after_the_first);
  tcase_add_loop_test (tests, only_more_than_the_defence_hits, 0, COUNT (results));
  tcase_add_loop_test (tests, leaders_of_who_is_shot_may_be_lost, 1, 7);
  tcase_add_loop_test (tests, the_best_die_counts, 0, 2);
  tcase_add_test (tests, dice_of_fire_can_be_thrown_again);
  tcase_add_test (tests, averaged_dice_count_as_they_count);
  tcase_add_test (tests, supporters_add_one_each);
  tcase_add_test (tests, who_is_in_disorder_leads_but_never_supports);
  tcase_add_test (tests, only_the_formation_fires);
  tcase_add_test (tests, what_is_not_offered_is_refused);
  return run_case ("abd-fire", tests);
}
