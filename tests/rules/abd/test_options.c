/* The optional rules of the hex table that have no test of their own: free deployment, horsemen on
 * foot, Barbarians, Command Control and frightened elephants. Averaged dice and re-rolls are in
 * test_turn.c. */
#include <stdlib.h>

#include "tests/rules/abd/board.h"

#define FACES(...)                                                                                 \
  ((const uint8_t[]){ __VA_ARGS__ }), (int) sizeof ((const uint8_t[]){ __VA_ARGS__ })

static Board *board;

static void
setup (void)
{
  board = board_new ();
}

static void
teardown (void)
{
  board_free (board);
  board = NULL;
}

static const AbdPiece *
piece_of (MuSide side, int number)
{
  return &board->battle->piece[board->battle->first[side] + number];
}

/* --- 17.1: free deployment --------------------------------------------------------------- */

enum { CAMP, FOOT, HORSE }; /* of each side */

static void
begin_freely (void)
{
  board->detail.options = MU_ABD_FREE_DEPLOYMENT;
  for (int side = 0; side < MU_SIDES; side++) {
    board_unit (board, (MuSide) side, "CP", NULL, 1);
    board_unit (board, (MuSide) side, "HI", NULL, 1);
    board_unit (board, (MuSide) side, "HC", NULL, 1)->turn = 3; /* a reinforcement */
    board_leader (board, (MuSide) side, MU_ABD_LEADER_B);
  }
  board_begin (board, 1);
}

/* Asks for the place of the unit, checks what is offered against the rule, and answers. */
static void
deploy (MuSide by, int unit, bool (*allowed) (int hex), const char *hex, int facing)
{
  MuQuestion question;
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_DEPLOY);
  ck_assert_int_eq (question.side, by);
  ck_assert_int_eq (question.body, unit);
  const bool camp = board->battle->piece[unit].type == MU_ABD_CP;
  for (int at = 0; at < mu_abd_hex_count (&board->map.grid); at++)
    for (int way = 0; way < MU_ABD_DIRECTIONS; way++) {
      const int there = board->battle->at[at];
      const bool ground = board->chart.terrain[board->map.terrain[at]].cost > 0;
      ck_assert_int_eq (board_offers (board, unit, MU_NO_BODY, at, way),
                        (there == MU_NO_BODY || there == unit) && ground && allowed (at)
                            && (way == 0 || !camp));
    }
  board_answer (board, unit, MU_NO_BODY, board_hex (board, hex), facing);
}

static bool
three_to_five_from_the_edge (int hex)
{
  const int edge = mu_abd_hex_to_edge (&board->map.grid, hex);
  return edge >= 3 && edge <= 5;
}

static bool
about (int hex, MuSide side)
{
  return mu_abd_hex_distance (&board->map.grid, piece_of (side, CAMP)->hex, hex) <= 3;
}

static bool
about_the_camp_of_b (int hex)
{
  return about (hex, MU_SIDE_B);
}

static bool
about_the_camp_of_a (int hex)
{
  return about (hex, MU_SIDE_A);
}

static bool
anywhere (int hex)
{
  return hex >= 0;
}

/* abd.17.1.free-deployment, abd.17.1.1.b-camp, abd.17.1.1.b-units, abd.17.1.2.a-setup */
START_TEST (b_deploys_and_then_a)
{
  board->chart.terrain[MU_ABD_MARSH].cost = 0;
  board_terrain (board, "H5", MU_ABD_MARSH);
  board_terrain (board, "I8", MU_ABD_MARSH);
  begin_freely ();
  const int a = board->battle->first[MU_SIDE_A], b = board->battle->first[MU_SIDE_B];
  deploy (MU_SIDE_B, b + CAMP, three_to_five_from_the_edge, "J5", 0);
  deploy (MU_SIDE_B, b + FOOT, about_the_camp_of_b, "J6", 3);
  deploy (MU_SIDE_B, b + HORSE, about_the_camp_of_b, "J7", 4);
  deploy (MU_SIDE_B, a + CAMP, anywhere, "J12", 0);
  deploy (MU_SIDE_A, a + CAMP, about_the_camp_of_a, "J10", 0);
  deploy (MU_SIDE_A, a + FOOT, about_the_camp_of_a, "J9", 1);
  deploy (MU_SIDE_A, a + HORSE, about_the_camp_of_a, "K9", 5);
  ck_assert_int_ne (board_ask (board, NULL), MU_ABD_ASK_DEPLOY);
  ck_assert_int_eq (board->battle->turn, 1);
  ck_assert_int_eq (board->battle->piece[board_at (board, "K9")].facing, 5);
  ck_assert_int_eq (board->battle->piece[board_at (board, "J6")].type, MU_ABD_HI);
  ck_assert_int_eq (board_count (board, MU_EVENT_DEPLOYED), 7); /* that Camp twice */
}
END_TEST

/* Answers every question of deployment with its first choice, but keeps that one waiting. */
static int
deploy_to (int unit)
{
  MuQuestion question;
  while (board_ask (board, &question) == MU_ABD_ASK_DEPLOY) {
    if (question.body == unit)
      return board->battle->desk.count;
    const MuChoice choice = board->battle->desk.offered[0];
    board_answer (board, choice.body, MU_NO_BODY, choice.value[0], choice.value[1]);
  }
  return 0;
}

/* abd.17.1.1.b-camp: on a map too small for it the hexes farthest from the edge serve. */
START_TEST (a_small_map_has_a_place_for_the_camp)
{
  mu_abd_map_clear (&board->map, 5, 4);
  begin_freely ();
  ck_assert_int_gt (deploy_to (board->battle->first[MU_SIDE_B] + CAMP), 0);
  for (int i = 0; i < board->battle->desk.count; i++)
    ck_assert_int_eq (
        mu_abd_hex_to_edge (&board->map.grid, board->battle->desk.offered[i].value[0]), 1);
}
END_TEST

/* abd.17.1.1.b-units: 36 find room within three hexes; the next stands four away. */
START_TEST (who_finds_no_room_stands_behind_the_others)
{
  board->detail.options = MU_ABD_FREE_DEPLOYMENT;
  board_unit (board, MU_SIDE_A, "CP", NULL, 1);
  board_unit (board, MU_SIDE_B, "CP", NULL, 1);
  for (int i = 0; i < 38; i++)
    board_unit (board, MU_SIDE_B, "LI", NULL, 1);
  board_begin (board, 1);
  ck_assert_int_gt (deploy_to (board->battle->first[MU_SIDE_B] + 37), 0);
  for (int i = 0; i < board->battle->desk.count; i++)
    ck_assert_int_eq (mu_abd_hex_distance (&board->map.grid, piece_of (MU_SIDE_B, CAMP)->hex,
                                           board->battle->desk.offered[i].value[0]),
                      4);
}
END_TEST

/* --- 17.5b: on foot -------------------------------------------------------------------------- */

/* abd.17.5b.table */
static const struct {
  const char *mounted, *foot[2];
} pairs[] = {
  { "LC", { "MM", NULL } }, { "HC", { "MI", NULL } }, { "KT", { "HI", NULL } },
  { "MA", { "LA", NULL } }, { "CT", { "HA", "MI" } }, { "CC", { NULL, NULL } },
  { "CH", { NULL, NULL } }, { "BC", { NULL, NULL } }, { "EL", { NULL, NULL } },
  { "WW", { NULL, NULL } }, { "LI", { NULL, NULL } },
};

START_TEST (horsemen_fight_on_foot_as_the_table_says)
{
  const int type = mu_abd_type_find (pairs[_i].mounted);
  board->detail.options = MU_ABD_DISMOUNT;
  board_unit (board, MU_SIDE_A, pairs[_i].mounted, "J10", 1);
  board_unit (board, MU_SIDE_B, "HI", "J2", 4);
  board_begin (board, 1);
  if (!pairs[_i].foot[0]) {
    ck_assert_int_ne (board_ask (board, NULL), MU_ABD_ASK_DISMOUNT);
    return;
  }
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_DISMOUNT);
  for (int to = 0; to < MU_ABD_TYPES; to++) {
    bool offered = to == type;
    for (int i = 0; i < 2 && pairs[_i].foot[i]; i++)
      offered |= to == mu_abd_type_find (pairs[_i].foot[i]);
    ck_assert_int_eq (board_offers (board, 0, MU_NO_BODY, to, 0), offered);
  }
  const int to = mu_abd_type_find (pairs[_i].foot[0]);
  board_answer (board, 0, MU_NO_BODY, to, 0);
  ck_assert_int_ne (board_ask (board, NULL), MU_ABD_ASK_DISMOUNT);
  ck_assert_int_eq (board->battle->piece[board_at (board, "J10")].type, to);
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_FIGHTS_AS)->value[0], to);
}
END_TEST

/* abd.17.5b.dismount: side A first; who stays mounted is told nothing; a Knight on foot is as
 * impetuous as ever, and shots without arrows are none. */
START_TEST (side_a_says_first_who_dismounts)
{
  MuQuestion question;
  board->detail.options = MU_ABD_DISMOUNT;
  board_unit (board, MU_SIDE_A, "KT", "J10", 1);
  board_unit (board, MU_SIDE_A, "CT", "I10", 1)->shots = 3;
  board_unit (board, MU_SIDE_B, "HC", "J2", 4);
  board_begin (board, 1);
  board_ask (board, &question);
  ck_assert_int_eq (question.side, MU_SIDE_A);
  ck_assert_int_eq (question.body, 0);
  board_answer (board, 0, MU_NO_BODY, MU_ABD_HI, 0);
  board_ask (board, &question);
  ck_assert_int_eq (question.body, 1);
  board_answer (board, 1, MU_NO_BODY, MU_ABD_MI, 0);
  board_ask (board, &question);
  ck_assert_int_eq (question.side, MU_SIDE_B);
  board_answer (board, 2, MU_NO_BODY, MU_ABD_HC, 0);
  ck_assert_int_ne (board_ask (board, NULL), MU_ABD_ASK_DISMOUNT);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_FIGHTS_AS), 2);
  ck_assert (mu_abd_is_impetuous (board->battle, 0));
  ck_assert (!mu_abd_is_impetuous (board->battle, 1));
  ck_assert_int_eq (board->battle->piece[1].shots, 1);
}
END_TEST

/* abd.17.0.options: both together, first who dismounts. */
START_TEST (options_go_together)
{
  begin_freely ();
  free (board->battle);
  board->detail.options |= MU_ABD_DISMOUNT;
  board_begin (board, 1);
  for (int i = 0; i < MU_SIDES; i++) {
    MuQuestion question;
    ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_DISMOUNT);
    board_answer (board, question.body, MU_NO_BODY, MU_ABD_MI, 0);
  }
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_DEPLOY);
}
END_TEST

/* --- 17.3: Barbarians --------------------------------------------------------------------------
 */

static void
open_barbarians (int options)
{
  board->detail.options = (uint8_t) options;
  board->detail.side[MU_SIDE_A].barbarian = true;
  board_unit (board, MU_SIDE_A, "LI", "J10", 1);
  board_unit (board, MU_SIDE_A, "HI", "I9", 1);
  board_unit (board, MU_SIDE_B, "LI", "J2", 4);
}

/* Declines bids up to the first question of another kind. */
static int
past_bids (void)
{
  int asks;
  while ((asks = board_ask (board, NULL)) == MU_ABD_ASK_BID)
    board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
  return asks;
}

/* abd.17.3.triple: LI of the Barbarians, in one turn, which their player may put off. */
START_TEST (barbarians_charge_once)
{
  open_barbarians (MU_ABD_BARBARIANS);
  board_begin (board, 1);
  for (int turn = 1; turn <= 3; turn++) {
    const int asks = past_bids ();
    ck_assert_int_eq (asks, turn < 3 ? MU_ABD_ASK_CHARGE : MU_ABD_ASK_FIRST);
    ck_assert_int_eq (board->battle->desk.question.side == MU_SIDE_A,
                      asks == MU_ABD_ASK_CHARGE || board->battle->initiative == MU_SIDE_A);
    if (asks == MU_ABD_ASK_CHARGE)
      board_answer (board, MU_NO_BODY, MU_NO_BODY, turn == 2, 0);
    board_to_actions (board, MU_SIDE_A);
    const AbdBattle *battle = board->battle;
    ck_assert_int_eq (battle->charges[MU_SIDE_A], turn == 2);
    ck_assert_int_eq (mu_abd_melee_strength (battle, 0, 2), turn == 2 ? 6 : 2);
    ck_assert_int_eq (mu_abd_melee_strength (battle, 1, 2), 4);
    ck_assert_int_eq (mu_abd_melee_strength (battle, 2, 0), 2);
    board_pass_on (board);
  }
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_CHARGE), 1);
}
END_TEST

START_TEST (without_the_option_nobody_charges)
{
  open_barbarians (0);
  board_begin (board, 1);
  ck_assert_int_eq (past_bids (), MU_ABD_ASK_FIRST);
}
END_TEST

/* --- 17.4: Command Control -----------------------------------------------------------------------
 */

/* abd.17.4.1.value, abd.17.4.1.roll: two for each leader on the map, one for each point. */
static const struct {
  int leaders, spent, die;
  bool lost;
} controls[] = {
  { 0, 0, 1, true }, { 0, 1, 1, false }, { 0, 1, 2, true },  { 1, 0, 2, false },
  { 1, 0, 3, true }, { 1, 1, 3, false }, { 1, 1, 4, true },  { 2, 0, 4, false },
  { 2, 0, 5, true }, { 2, 1, 6, true },  { 3, 0, 6, false },
};

START_TEST (a_die_above_the_control_value_loses_control)
{
  MuQuestion question;
  const uint8_t die = (uint8_t) controls[_i].die;
  board->detail.options = MU_ABD_CONTROL;
  board_unit (board, MU_SIDE_A, "KT", "J10", 1);
  board_unit (board, MU_SIDE_A, "LI", "I9", 1);
  board_unit (board, MU_SIDE_B, "HI", "J2", 4);
  for (int i = 0; i < controls[_i].leaders; i++)
    board_leader (board, MU_SIDE_A, MU_ABD_LEADER_C);
  board_begin_thrown (board, FACES (1, 1, 2, 1));
  int asks;
  while ((asks = board_ask (board, &question)) == MU_ABD_ASK_BID || asks == MU_ABD_ASK_LEADER) {
    const MuChoice first = board->battle->desk.offered[0];
    board_answer (board, first.body, first.other, first.value[0], first.value[1]);
  }
  ck_assert_int_eq (asks, MU_ABD_ASK_CONTROL);
  ck_assert_int_eq (question.side, MU_SIDE_A);
  ck_assert_int_eq (question.value[0], 2 * controls[_i].leaders);
  ck_assert (!board_offers (board, MU_NO_BODY, MU_NO_BODY, 2, 0)); /* it has one point */
  board_throw (board, &die, 1);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, controls[_i].spent, 0);
  board_ask (board, NULL);
  const MuEvent *told = board_last (board, MU_ABD_EVENT_CONTROL);
  ck_assert_int_eq (told->value[1], 2 * controls[_i].leaders + controls[_i].spent);
  ck_assert_int_eq (told->value[3], controls[_i].lost);
  ck_assert_int_eq (board->battle->piece[0].wild, controls[_i].lost);
  ck_assert (!board->battle->piece[1].wild); /* light foot of nobody's Barbarians */
  ck_assert_int_eq (board->battle->points[MU_SIDE_A], 1 - controls[_i].spent);
}
END_TEST

/* abd.17.4.command-control: Barbarians too, and the Non-Initiative Player first. */
START_TEST (who_has_not_the_initiative_is_tested_first)
{
  MuQuestion question;
  open_barbarians (MU_ABD_CONTROL);
  board_unit (board, MU_SIDE_B, "KT", "A1", 4);
  const uint8_t faces[] = { 1, 1, (uint8_t) (_i ? 1 : 6), 3, 1 };
  board_begin_thrown (board, faces, 5);
  int asks;
  while ((asks = board_ask (board, &question)) == MU_ABD_ASK_BID)
    board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (asks, MU_ABD_ASK_CONTROL);
  ck_assert_int_eq (question.side, _i ? MU_SIDE_A : MU_SIDE_B);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_CONTROL);
  ck_assert_int_eq (question.side, _i ? MU_SIDE_B : MU_SIDE_A);
  ck_assert_int_eq (piece_of (MU_SIDE_A, 0)->wild, _i);
  ck_assert (!piece_of (MU_SIDE_A, 1)->wild);
}
END_TEST

START_TEST (who_has_nobody_impetuous_is_not_tested)
{
  board->detail.options = MU_ABD_CONTROL;
  board_unit (board, MU_SIDE_A, "LI", "J10", 1);
  board_unit (board, MU_SIDE_B, "HC", "J2", 4);
  board_begin (board, 1);
  ck_assert_int_eq (past_bids (), MU_ABD_ASK_FIRST);
}
END_TEST

/* --- 17.5: elephants ---------------------------------------------------------------------------
 */

/* Two elephants of B, one of A; A acts first and has points. */
static void
open_elephants (int options)
{
  board->detail.options = (uint8_t) options;
  board_unit (board, MU_SIDE_A, "HI", "J10", 1);
  board_unit (board, MU_SIDE_A, "EL", "A10", 1);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_A);
  board_unit (board, MU_SIDE_B, "EL", "J2", 4);
  board_unit (board, MU_SIDE_B, "HI", "P2", 4);
  board_leader (board, MU_SIDE_B, MU_ABD_LEADER_A);
  board_begin_thrown (board, FACES (1, 1, 2, 1));
  board_to_actions (board, MU_SIDE_A);
}

static bool
frighten (void)
{
  return board_offers (board, MU_NO_BODY, MU_NO_BODY, MU_ABD_FRIGHT, 0);
}

/* abd.17.5.elephants, abd.17.5.table, abd.6.0.hinder */
START_TEST (an_elephant_takes_fright_by_the_die)
{
  static const uint8_t markers[] = { MU_ABD_NO_MARKER, MU_ABD_NO_MARKER, MU_ABD_NO_MARKER,
                                     MU_ABD_YELLOW,    MU_ABD_RED,       MU_ABD_NO_MARKER };
  MuQuestion question;
  const uint8_t die = (uint8_t) _i;
  open_elephants (MU_ABD_ELEPHANTS);
  const int elephant = board_at (board, "J2"), points = board->battle->points[MU_SIDE_A];
  ck_assert (frighten ());
  board_throw (board, &die, 1);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, MU_ABD_FRIGHT, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_ACT);
  ck_assert_int_eq (question.side, MU_SIDE_B);
  const AbdPiece *piece = &board->battle->piece[elephant];
  ck_assert_int_eq (piece->marker, markers[_i - 1]);
  ck_assert_int_eq (piece->master, _i == 6 ? MU_SIDE_A : MU_SIDE_B);
  ck_assert_int_eq (board->battle->points[MU_SIDE_A], points - 1);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_FRIGHT), 1); /* not A's own */
  ck_assert (frighten ());                                        /* B frightens A's */
  ck_assert_int_eq (board_offers (board, elephant, MU_NO_BODY, MU_ABD_MOVE, 0), _i < 4);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, MU_ABD_PASS, 0);
  board_ask (board, NULL);
  ck_assert_int_eq (frighten (), _i < 4);
  ck_assert_int_eq (board_offers (board, elephant, MU_NO_BODY, MU_ABD_MOVE, 0), _i == 6);
}
END_TEST

/* abd.17.5.panic-control: until the end of the turn; its loss is its owner's. */
START_TEST (a_panicked_elephant_is_the_enemy_s_for_this_turn)
{
  open_elephants (MU_ABD_ELEPHANTS);
  const int elephant = board_at (board, "J2");
  board_throw (board, FACES (6));
  board_answer (board, MU_NO_BODY, MU_NO_BODY, MU_ABD_FRIGHT, 0);
  board_ask (board, NULL);
  AbdBattle *battle = board->battle;
  ck_assert (mu_abd_is_enemy (battle, elephant, board_at (board, "P2")));
  ck_assert (!mu_abd_leads (battle, board_leader_of (board, MU_SIDE_B, 0))
             || battle->piece[board_leader_of (board, MU_SIDE_B, 0)].with != elephant);
  if (_i) {
    const int rating[] = { battle->rating[0], battle->rating[1] };
    mu_abd_eliminate (battle, elephant, MU_RULE_NONE, true);
    ck_assert_int_eq (battle->rating[MU_SIDE_A], rating[0]);
    ck_assert_int_eq (battle->rating[MU_SIDE_B], rating[1] - 8);
    return;
  }
  board_throw (board, FACES (1, 1, 2, 1));
  board_pass_on (board);
  ck_assert_int_eq (battle->turn, 2);
  ck_assert_int_eq (battle->piece[elephant].master, MU_SIDE_B);
}
END_TEST

START_TEST (who_has_acted_or_is_off_the_map_takes_no_fright)
{
  open_elephants (_i == 2 ? 0 : MU_ABD_ELEPHANTS);
  const int elephant = board_at (board, "J2");
  ck_assert_int_eq (frighten (), _i != 2); /* only where it is played so */
  ck_assert_int_eq (mu_abd_can_frighten (board->battle, MU_SIDE_A), _i != 2);
  if (_i == 0)
    mu_abd_mark (board->battle, elephant, MU_ABD_YELLOW, MU_RULE_NONE);
  else
    mu_abd_leave (board->battle, elephant, MU_RULE_NONE);
  ck_assert (!mu_abd_can_frighten (board->battle, MU_SIDE_A));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("options");
  tcase_add_checked_fixture (tests, setup, teardown);
  tcase_add_test (tests, b_deploys_and_then_a);
  tcase_add_test (tests, a_small_map_has_a_place_for_the_camp);
  tcase_add_test (tests, who_finds_no_room_stands_behind_the_others);
  tcase_add_loop_test (tests, horsemen_fight_on_foot_as_the_table_says, 0,
                       (int) (sizeof pairs / sizeof *pairs));
  tcase_add_test (tests, side_a_says_first_who_dismounts);
  tcase_add_test (tests, options_go_together);
  tcase_add_test (tests, barbarians_charge_once);
  tcase_add_test (tests, without_the_option_nobody_charges);
  tcase_add_loop_test (tests, a_die_above_the_control_value_loses_control, 0,
                       (int) (sizeof controls / sizeof *controls));
  tcase_add_loop_test (tests, who_has_not_the_initiative_is_tested_first, 0, 2);
  tcase_add_test (tests, who_has_nobody_impetuous_is_not_tested);
  tcase_add_loop_test (tests, an_elephant_takes_fright_by_the_die, 1, 7);
  tcase_add_loop_test (tests, a_panicked_elephant_is_the_enemy_s_for_this_turn, 0, 2);
  tcase_add_loop_test (tests, who_has_acted_or_is_off_the_map_takes_no_fright, 0, 3);
  return run_case ("abd-options", tests);
}
