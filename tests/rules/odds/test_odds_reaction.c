/* How often each row of the reaction table. */
#include "rules/wrg/odds/reaction.h"
#include "tests/rules/common.h"

static uint32_t
all_ways (const uint32_t *ways, int count)
{
  uint32_t sum = 0;
  for (int i = 0; i < count; i++)
    sum += ways[i];
  return sum;
}

/* Example 13: regular B. Three average dice give 6 to 15; row 1 from 15, row 2 from
 * 10, row 3 from 4 (wrg.reaction.thresholds.b). */
START_TEST (class_b_of_the_book)
{
  MuOddsReaction odds;
  mu_odds_reaction (true, MU_CLASS_B, 3, 0, &odds);
  ck_assert_uint_eq (odds.of, 216);
  ck_assert_uint_eq (odds.ways[1], 1);
  ck_assert_uint_eq (odds.ways[2], 48 + 48 + 35 + 18 + 6);
  ck_assert_uint_eq (odds.ways[3], 1 + 6 + 18 + 35);
  ck_assert_uint_eq (odds.ways[4] + odds.ways[5] + odds.ways[6] + odds.ways[7], 0);
}
END_TEST

/* wrg.reaction.dice, wrg.reaction.thresholds.irr-d: one ordinary die, by hand. */
START_TEST (one_die_of_irregular_d)
{
  MuOddsReaction odds;
  mu_odds_reaction (false, MU_CLASS_D, 1, 2, &odds); /* 3 to 8: rows 6, 5, 5, 4, 4, 4 */
  ck_assert_uint_eq (odds.of, 6);
  ck_assert_uint_eq (odds.ways[4], 3);
  ck_assert_uint_eq (odds.ways[5], 2);
  ck_assert_uint_eq (odds.ways[6], 1);
  ck_assert_uint_eq (odds.ways[7], 0);
}
END_TEST

START_TEST (all_rows_make_all_ways)
{
  for (int regular = 0; regular < 2; regular++)
    for (int class = MU_CLASS_A; class <= MU_CLASS_D; class ++)
      for (int dice = 1; dice <= 3; dice++)
        for (int net = -30; net <= 30; net++) {
          MuOddsReaction odds, more;
          uint32_t better = 0, best = 0;
          mu_odds_reaction (regular, (MuTroopClass) class, dice, net, &odds);
          mu_odds_reaction (regular, (MuTroopClass) class, dice, net + 1, &more);
          ck_assert_uint_eq (all_ways (odds.ways, 8), odds.of);
          for (int row = 1; row <= MU_ODDS_ROWS; row++) {
            better += odds.ways[row];
            best += more.ways[row];
            ck_assert_uint_ge (best, better); /* a higher total is never a lower row */
          }
        }
}
END_TEST

/* wrg.reaction.result.row2, wrg.reaction.result.row3: acts of rows add up. */
START_TEST (acts_add_up_their_rows)
{
  const MuTroop body = troop ("Irr C LMI JLS Sh");
  const MuWrgReactionSituation plain = { .occasion = MU_OCCASION_FIRST_DANGER };
  MuOddsReaction odds;
  uint32_t ways[MU_ODDS_ACTS];
  mu_odds_reaction (false, MU_CLASS_C, 3, -4, &odds);
  for (int order = MU_ORDER_ATTACK; order <= MU_ORDER_SKIRMISH; order++) {
    mu_odds_reaction_acts (NULL, &odds, (MuOrder) order, &body, &plain, ways);
    ck_assert_uint_eq (all_ways (ways, MU_ODDS_ACTS), odds.of);
  }
  mu_odds_reaction_acts (NULL, &odds, MU_ORDER_HOLD, &body, &plain, ways);
  ck_assert_uint_eq (ways[MU_RESULT_OBEY], odds.ways[2] + odds.ways[3]);
  ck_assert_uint_eq (ways[MU_RESULT_HALT], odds.ways[4]);
  ck_assert_uint_eq (ways[MU_RESULT_ADVANCE], odds.ways[1]);
  ck_assert_uint_eq (ways[MU_RESULT_HALT_DISORDERED], odds.ways[6]);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("odds of reaction");
  tcase_add_test (tests, class_b_of_the_book);
  tcase_add_test (tests, one_die_of_irregular_d);
  tcase_add_test (tests, all_rows_make_all_ways);
  tcase_add_test (tests, acts_add_up_their_rows);
  return run_case ("odds of reaction", tests);
}
