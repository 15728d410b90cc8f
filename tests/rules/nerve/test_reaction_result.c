/* The result table of the reaction test: every row under each order. */
#include <string.h>

#include "rules/wrg/nerve/reaction.h"
#include "tests/rules/common.h"

#define C MU_ORDER_ATTACK
#define H MU_ORDER_HOLD
#define S MU_ORDER_SKIRMISH

/* The situation in letters: c charged, m in melee, s shot down in a charge,
 * e elephants, h below half, r in rout. The outcome's flags likewise: c may
 * countercharge, p must pursue, n no pursuit, d disordered. */
typedef struct {
  int row;
  MuOrder order;
  const char *troop;
  const char *situation;
  MuWrgReactionAct act;
  int periods;
  const char *flags;
  const char *rule;
} Cell;

#define FOOT  "Reg C HI"
#define HORSE "Irr C LC JLS"

static const Cell cells[] = {
  /* wrg.reaction.result.row1, wrg.pursuit.obligation */
  { 1, C, FOOT, "", MU_RESULT_ADVANCE, 2, "p", "wrg.reaction.result.row1" },
  { 1, H, FOOT, "c", MU_RESULT_ADVANCE, 2, "p", "wrg.reaction.result.row1" },
  { 1, S, HORSE, "m", MU_RESULT_ADVANCE, 2, "p", "wrg.reaction.result.row1" },
  /* wrg.reaction.result.row2 */
  { 2, C, FOOT, "", MU_RESULT_OBEY, 0, "", "wrg.reaction.result.row2" },
  { 2, C, FOOT, "c", MU_RESULT_OBEY, 0, "", "wrg.reaction.result.row2" },
  { 2, H, FOOT, "", MU_RESULT_OBEY, 0, "p", "wrg.reaction.result.row2" },
  { 2, H, FOOT, "c", MU_RESULT_OBEY, 0, "cp", "wrg.reaction.result.row2" },
  /* wrg.reaction.result.row2.skirmish: mounted may countercharge, foot not */
  { 2, S, HORSE, "", MU_RESULT_OBEY, 0, "", "wrg.reaction.result.row2.skirmish" },
  { 2, S, HORSE, "c", MU_RESULT_OBEY, 0, "c", "wrg.reaction.result.row2.skirmish" },
  { 2, S, "Irr C LI JLS", "c", MU_RESULT_OBEY, 0, "", "wrg.reaction.result.row2.skirmish" },
  /* wrg.reaction.result.row3 */
  { 3, C, FOOT, "", MU_RESULT_OBEY_OR_CAUTIOUS, 0, "", "wrg.reaction.result.row3" },
  { 3, H, FOOT, "c", MU_RESULT_OBEY, 0, "", "wrg.reaction.result.row3" },
  { 3, S, HORSE, "c", MU_RESULT_OBEY, 0, "", "wrg.reaction.result.row3" },
  /* wrg.reaction.result.row4.attack */
  { 4, C, FOOT, "", MU_RESULT_HALT, 2, "", "wrg.reaction.result.row4.attack" },
  { 4, C, FOOT, "c", MU_RESULT_HALT, 2, "c", "wrg.reaction.result.row4.attack" },
  { 4, C, FOOT, "m", MU_RESULT_HALT_FIGHTING, 2, "p", "wrg.reaction.result.row4.attack" },
  /* wrg.reaction.result.row4.hold: no exceptions */
  { 4, H, FOOT, "", MU_RESULT_HALT, 2, "n", "wrg.reaction.result.row4.hold" },
  { 4, H, FOOT, "c", MU_RESULT_HALT, 2, "n", "wrg.reaction.result.row4.hold" },
  { 4, H, FOOT, "m", MU_RESULT_HALT, 2, "n", "wrg.reaction.result.row4.hold" },
  /* wrg.reaction.result.row4.skirmish */
  { 4, S, HORSE, "", MU_RESULT_SKIRMISH_IN_PLACE, 2, "", "wrg.reaction.result.row4.skirmish" },
  { 4, S, HORSE, "c", MU_RESULT_EVADE, 0, "", "wrg.reaction.result.row4.skirmish" },
  { 4, S, HORSE, "m", MU_RESULT_BREAK_OFF, 0, "n", "wrg.reaction.result.row4.skirmish" },
  { 4, S, HORSE, "mc", MU_RESULT_BREAK_OFF, 0, "n", "wrg.reaction.result.row4.skirmish" },
  /* wrg.reaction.result.row5 */
  { 5, C, FOOT, "", MU_RESULT_RETIRE, 2, "n", "wrg.reaction.result.row5" },
  { 5, C, FOOT, "c", MU_RESULT_HOLD_GROUND, 0, "n", "wrg.reaction.result.row5" },
  { 5, H, FOOT, "m", MU_RESULT_HOLD_GROUND, 0, "n", "wrg.reaction.result.row5" },
  { 5, H, FOOT, "", MU_RESULT_RETIRE, 2, "n", "wrg.reaction.result.row5" },
  /* wrg.reaction.result.row5.skirmish */
  { 5, S, HORSE, "", MU_RESULT_RETIRE, 2, "n", "wrg.reaction.result.row5.skirmish" },
  { 5, S, HORSE, "c", MU_RESULT_EVADE, 0, "n", "wrg.reaction.result.row5.skirmish" },
  { 5, S, HORSE, "m", MU_RESULT_BREAK_OFF, 0, "n", "wrg.reaction.result.row5.skirmish" },
  /* wrg.reaction.result.row6 */
  { 6, C, FOOT, "", MU_RESULT_HALT_DISORDERED, 1, "nd", "wrg.reaction.result.row6" },
  { 6, H, FOOT, "m", MU_RESULT_HALT_DISORDERED, 1, "nd", "wrg.reaction.result.row6" },
  { 6, S, HORSE, "c", MU_RESULT_HALT_DISORDERED, 1, "nd", "wrg.reaction.result.row6" },
  /* wrg.reaction.result.row7 */
  { 7, C, FOOT, "c", MU_RESULT_BREAK, 0, "n", "wrg.reaction.result.row7" },
  { 7, H, FOOT, "m", MU_RESULT_BREAK, 0, "n", "wrg.reaction.result.row7" },
  { 7, S, HORSE, "s", MU_RESULT_BREAK, 0, "n", "wrg.reaction.result.row7" },
  { 7, C, "Irr C El", "c", MU_RESULT_BREAK, 0, "n", "wrg.reaction.result.row7" },
  /* wrg.reaction.result.row7.retire: irregulars in disorder */
  { 7, C, FOOT, "", MU_RESULT_RETIRE, 3, "n", "wrg.reaction.result.row7.retire" },
  { 7, H, "Irr B HI", "", MU_RESULT_RETIRE, 3, "nd", "wrg.reaction.result.row7.retire" },
  { 7, S, HORSE, "", MU_RESULT_RETIRE, 3, "nd", "wrg.reaction.result.row7.retire" },
  /* wrg.reaction.result.row7.break-weak */
  { 7, C, "Reg D HI", "", MU_RESULT_BREAK, 0, "n", "wrg.reaction.result.row7.break-weak" },
  { 7, H, FOOT, "h", MU_RESULT_BREAK, 0, "n", "wrg.reaction.result.row7.break-weak" },
  { 7, C, FOOT, "e", MU_RESULT_BREAK, 0, "n", "wrg.reaction.result.row7.break-weak" },
  { 7, C, "Irr A El", "", MU_RESULT_BREAK, 0, "n", "wrg.reaction.result.row7.break-weak" },
  /* wrg.rout.rally: rows 1 to 4 */
  { 1, C, FOOT, "r", MU_RESULT_RALLY, 0, "", "wrg.rout.rally" },
  { 2, H, FOOT, "r", MU_RESULT_RALLY, 0, "", "wrg.rout.rally" },
  { 4, S, HORSE, "r", MU_RESULT_RALLY, 0, "", "wrg.rout.rally" },
  { 5, C, FOOT, "r", MU_RESULT_ROUT_ON, 0, "n", "wrg.reaction.result.row5" },
  { 6, H, FOOT, "r", MU_RESULT_ROUT_ON, 0, "n", "wrg.reaction.result.row6" },
  { 7, S, "Irr D LC JLS", "r", MU_RESULT_ROUT_ON, 0, "n", "wrg.reaction.result.row7" },
};
#define CELLS ((int) (sizeof cells / sizeof cells[0]))

static MuWrgReactionSituation
read_situation (const char *letters)
{
  return (MuWrgReactionSituation){
    .occasion = MU_OCCASION_BELOW_HALF,
    .charged = strchr (letters, 'c') != NULL,
    .in_melee = strchr (letters, 'm') != NULL,
    .shot_down = strchr (letters, 's') != NULL,
    .elephants = strchr (letters, 'e') != NULL,
    .below_half = strchr (letters, 'h') != NULL,
    .in_rout = strchr (letters, 'r') != NULL,
  };
}

START_TEST (the_cell_is_the_books)
{
  const Cell *cell = &cells[_i];
  const MuTroop body = troop (cell->troop);
  const MuWrgReactionSituation situation = read_situation (cell->situation);
  const MuWrgReactionResult result
      = mu_wrg_reaction_result (NULL, cell->row, cell->order, &body, &situation);
  ck_assert_int_eq (result.act, cell->act);
  ck_assert_int_eq (result.periods, cell->periods);
  ck_assert_int_eq (result.may_countercharge, strchr (cell->flags, 'c') != NULL);
  ck_assert_int_eq (result.must_pursue, strchr (cell->flags, 'p') != NULL);
  ck_assert_int_eq (result.forbids_pursuit, strchr (cell->flags, 'n') != NULL);
  ck_assert_int_eq (result.disordered, strchr (cell->flags, 'd') != NULL);
  ck_assert_str_eq (mu_rule_id (result.rule), cell->rule);
}
END_TEST

START_TEST (the_occasion_speaks_for_itself)
{
  const MuTroop body = troop (FOOT);
  MuWrgReactionSituation situation = { .occasion = MU_OCCASION_CHARGED };
  ck_assert_int_eq (mu_wrg_reaction_result (NULL, 7, C, &body, &situation).act, MU_RESULT_BREAK);
  ck_assert (mu_wrg_reaction_result (NULL, 2, H, &body, &situation).may_countercharge);
  situation.occasion = MU_OCCASION_RALLY;
  ck_assert_int_eq (mu_wrg_reaction_result (NULL, 3, C, &body, &situation).act, MU_RESULT_RALLY);
  ck_assert_int_eq (mu_wrg_reaction_result (NULL, 5, C, &body, &situation).act, MU_RESULT_ROUT_ON);
}
END_TEST

/* wrg.reaction.result.row7.retire: the reminder sheet's two periods */
START_TEST (row_seven_may_be_switched)
{
  const MuTroop body = troop (FOOT);
  const MuWrgReactionSituation situation = { .occasion = MU_OCCASION_BELOW_HALF };
  MuReadings readings = { 0 };
  ck_assert_int_eq (mu_wrg_reaction_result (&readings, 7, C, &body, &situation).periods, 3);
  readings.choice[MU_READING_RETIRE_TWO] = 1;
  ck_assert_int_eq (mu_wrg_reaction_result (&readings, 7, C, &body, &situation).periods, 2);
  ck_assert_int_eq (mu_wrg_reaction_result (&readings, 5, C, &body, &situation).periods, 2);
}
END_TEST

/* wrg.reaction.result.row2.skirmish, wrg.reaction.result.row4.hold,
 * wrg.reaction.result.row7.break-weak: the other readings */
START_TEST (damaged_cells_may_be_switched)
{
  const MuTroop horse = troop (HORSE), weak = troop ("Reg D HI");
  const MuWrgReactionSituation charged = read_situation ("c"), melee = read_situation ("m");
  const MuWrgReactionSituation quiet = read_situation ("eh");
  MuReadings readings = { 0 };
  readings.choice[MU_READING_ROW2_SKIRMISH] = 1;
  readings.choice[MU_READING_ROW4_HOLD] = 1;
  readings.choice[MU_READING_ROW7_WEAK] = 1;
  ck_assert (!mu_wrg_reaction_result (&readings, 2, S, &horse, &charged).may_countercharge);
  ck_assert (mu_wrg_reaction_result (&readings, 4, H, &weak, &charged).may_countercharge);
  ck_assert_int_eq (mu_wrg_reaction_result (&readings, 4, H, &weak, &melee).act,
                    MU_RESULT_HALT_FIGHTING);
  ck_assert_int_eq (mu_wrg_reaction_result (&readings, 4, S, &horse, &charged).act,
                    MU_RESULT_EVADE);
  ck_assert_int_eq (mu_wrg_reaction_result (&readings, 7, C, &weak, &quiet).act, MU_RESULT_RETIRE);
  ck_assert_int_eq (mu_wrg_reaction_result (&readings, 7, C, &weak, &melee).act, MU_RESULT_BREAK);
}
END_TEST

/* Whatever the situation, an answer names its rule and does not ask for a
 * pursuit that it forbids. */
START_TEST (no_cell_contradicts_itself)
{
  for (int row = 1; row <= 7; row++)
    for (MuOrder order = MU_ORDER_ATTACK; order <= MU_ORDER_SKIRMISH; order++)
      for (unsigned bits = 0; bits < 64; bits++) {
        const MuTroop body = troop (HORSE);
        const MuWrgReactionSituation situation = {
          .occasion = MU_OCCASION_SHOT_DOWN,
          .in_rout = bits & 1u,
          .in_melee = bits & 2u,
          .charged = bits & 4u,
          .shot_down = bits & 8u,
          .elephants = bits & 16u,
          .below_half = bits & 32u,
        };
        const MuWrgReactionResult result
            = mu_wrg_reaction_result (NULL, row, order, &body, &situation);
        ck_assert_int_ne (result.rule, MU_RULE_NONE);
        ck_assert (!(result.must_pursue && result.forbids_pursuit));
        if (situation.in_rout)
          ck_assert (result.act == MU_RESULT_RALLY || result.act == MU_RESULT_ROUT_ON);
        if (order != MU_ORDER_SKIRMISH)
          ck_assert (result.act != MU_RESULT_EVADE && result.act != MU_RESULT_BREAK_OFF);
      }
}
END_TEST

static MuWrgReactionResult
result_of (const char *notation, int row, const char *letters, bool enemy_at_hand)
{
  const MuTroop body = troop (notation);
  MuWrgReactionSituation situation = read_situation (letters);
  situation.enemy_at_hand = enemy_at_hand;
  return mu_wrg_reaction_result (NULL, row, C, &body, &situation);
}

/* wrg.orders.initial: advances, retreats, disordered halts and breaks end the
 * orders; wrg.orders.standing.forget: the broken, and irregulars out of control,
 * forget the standing orders too. */
static const struct {
  const char *troop;
  int row;
  const char *situation;
  bool orders, standing;
  MuWrgUntil until;
} memories[] = {
  { FOOT, 1, "", true, false, MU_UNTIL_PERIODS_END },
  { "Irr B HI", 1, "", true, true, MU_UNTIL_PERIODS_END },
  { FOOT, 2, "", false, false, MU_UNTIL_NEXT_RESULT },
  { FOOT, 3, "", false, false, MU_UNTIL_NEXT_RESULT },
  { FOOT, 4, "", false, false, MU_UNTIL_PERIODS_END },
  { FOOT, 5, "", true, false, MU_UNTIL_PERIODS_END },
  { FOOT, 5, "m", false, false, MU_UNTIL_NEXT_RESULT },
  { FOOT, 6, "", true, false, MU_UNTIL_PERIODS_END },
  { "Irr B HI", 6, "", true, false, MU_UNTIL_PERIODS_END },
  { FOOT, 7, "", true, false, MU_UNTIL_PERIODS_END },
  { FOOT, 7, "c", true, true, MU_UNTIL_RALLIED },
  { FOOT, 7, "r", false, false, MU_UNTIL_RALLIED },
  { FOOT, 2, "r", false, false, MU_UNTIL_NEXT_RESULT },
};
#define MEMORIES ((int) (sizeof memories / sizeof memories[0]))

START_TEST (results_make_a_body_forget)
{
  const MuWrgReactionResult result
      = result_of (memories[_i].troop, memories[_i].row, memories[_i].situation, false);
  ck_assert_int_eq (result.forgets_orders, memories[_i].orders);
  ck_assert_int_eq (result.forgets_standing, memories[_i].standing);
  ck_assert_int_eq (result.until, memories[_i].until);
  ck_assert_int_eq (result.forbids_evading, result.act == MU_RESULT_HALT_DISORDERED);
}
END_TEST

/* wrg.move.unauthorised, wrg.move.unauthorised.recall: regulars alone */
START_TEST (an_unauthorised_advance_heeds_no_message)
{
  ck_assert (result_of (FOOT, 1, "", false).ignores_messages);
  ck_assert (!result_of ("Irr B HI", 1, "", false).ignores_messages);
  ck_assert (!result_of (FOOT, 1, "", false).attacks_at_once);
  ck_assert (result_of (FOOT, 1, "", true).attacks_at_once);
  ck_assert (!result_of ("Irr B HI", 1, "", true).attacks_at_once);
  ck_assert (!result_of (FOOT, 2, "", true).attacks_at_once);
}
END_TEST

/* wrg.reaction.result.row2.skirmish: charged foot at an obstacle */
START_TEST (skirmishing_foot_may_stand)
{
  const MuTroop foot = troop ("Irr C LI JLS"), horse = troop (HORSE);
  const MuWrgReactionSituation charged = read_situation ("c"), quiet = read_situation ("");
  ck_assert (mu_wrg_reaction_result (NULL, 2, S, &foot, &charged).may_stand);
  ck_assert (!mu_wrg_reaction_result (NULL, 2, S, &foot, &quiet).may_stand);
  ck_assert (!mu_wrg_reaction_result (NULL, 2, S, &horse, &charged).may_stand);
  ck_assert (!mu_wrg_reaction_result (NULL, 4, S, &foot, &charged).may_stand);
}
END_TEST

/* wrg.reaction.result.row7: shot down while not charging */
START_TEST (shot_down_may_break_outside_of_a_charge)
{
  const MuTroop body = troop (FOOT);
  const MuWrgReactionSituation shot = { .occasion = MU_OCCASION_SHOT_DOWN };
  const MuReadings all = { .choice = { [MU_READING_ROW7_SHOT] = 1 } };
  ck_assert_int_eq (mu_wrg_reaction_result (NULL, 7, C, &body, &shot).act, MU_RESULT_RETIRE);
  ck_assert_int_eq (mu_wrg_reaction_result (&all, 7, C, &body, &shot).act, MU_RESULT_BREAK);
}
END_TEST

START_TEST (acts_have_words_of_their_own)
{
  for (int act = MU_RESULT_OBEY; act <= MU_RESULT_RALLY; act++) {
    ck_assert_str_ne (mu_wrg_reaction_act_words ((MuWrgReactionAct) act), "");
    for (int other = MU_RESULT_OBEY; other < act; other++)
      ck_assert_str_ne (mu_wrg_reaction_act_words ((MuWrgReactionAct) act),
                        mu_wrg_reaction_act_words ((MuWrgReactionAct) other));
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("reaction results");
  tcase_add_loop_test (tests, the_cell_is_the_books, 0, CELLS);
  tcase_add_test (tests, the_occasion_speaks_for_itself);
  tcase_add_test (tests, row_seven_may_be_switched);
  tcase_add_test (tests, damaged_cells_may_be_switched);
  tcase_add_test (tests, no_cell_contradicts_itself);
  tcase_add_loop_test (tests, results_make_a_body_forget, 0, MEMORIES);
  tcase_add_test (tests, an_unauthorised_advance_heeds_no_message);
  tcase_add_test (tests, skirmishing_foot_may_stand);
  tcase_add_test (tests, shot_down_may_break_outside_of_a_charge);
  tcase_add_test (tests, acts_have_words_of_their_own);
  return run_case ("reaction results", tests);
}
