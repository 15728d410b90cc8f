#include <stdlib.h>
#include <string.h>

#include "rules/wrg/nerve/reaction.h"
#include "tests/rules/common.h"

/* wrg.reaction.dice */
START_TEST (losses_take_dice)
{
  for (int original = 1; original <= 60; original++)
    for (int present = 0; present <= original; present++) {
      const int lost = original - present;
      const int dice = 2 * lost >= original ? 1 : 3 * lost >= original ? 2 : 3;
      ck_assert_int_eq (mu_wrg_reaction_dice (original, present), dice);
    }
  ck_assert_int_eq (mu_wrg_reaction_dice (30, 21), 3);
  ck_assert_int_eq (mu_wrg_reaction_dice (30, 20), 2);
  ck_assert_int_eq (mu_wrg_reaction_dice (30, 16), 2);
  ck_assert_int_eq (mu_wrg_reaction_dice (30, 15), 1);
  ck_assert_int_eq (mu_wrg_reaction_die (true), MU_DIE_AVERAGE);
  ck_assert_int_eq (mu_wrg_reaction_die (false), MU_DIE_ORDINARY);
}
END_TEST

typedef struct {
  const char *id;
  int amount;
  MuWrgFactorKind kind;
} Factor;

static const Factor factors[] = {
  { "wrg.reaction.add1.more-friends", 1, MU_FACTOR_FLAT },
  { "wrg.reaction.add1.advancing", 1, MU_FACTOR_FLAT },
  { "wrg.reaction.add1.enemy-retiring", 1, MU_FACTOR_FLAT },
  { "wrg.reaction.add2.double-friends", 2, MU_FACTOR_FLAT },
  { "wrg.reaction.add2.charging", 2, MU_FACTOR_FLAT },
  { "wrg.reaction.add2.broken-enemy", 2, MU_FACTOR_EACH },
  { "wrg.reaction.deduct1.fewer-friends", -1, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct1.uphill-enemy", -1, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct1.unfriendly-cover", -1, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct1.no-shields", -1, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct1.shot-at", -1, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct1.retiring", -1, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct2.outnumbered", -2, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct2.enemy-flank", -2, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct2.elephants", -2, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct2.surprised", -2, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct2.missile-armed", -2, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct2.li-charge", -2, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct2.engines", -2, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct2.friends-rout", -2, MU_FACTOR_EACH },
  { "wrg.reaction.deduct3.alone", -3, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct3.enemy-rear", -3, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct3.animals", -3, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct3.animals-fire", -3, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct3.elephant-hurt", -3, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct3.rout-elephants", -3, MU_FACTOR_FLAT },
  { "wrg.reaction.deduct3.own-breaks", -3, MU_FACTOR_EACH },
  { "wrg.reaction.either1.secure-flank", 1, MU_FACTOR_CHOICE_EACH },
  { "wrg.reaction.either1.general", 1, MU_FACTOR_CHOICE },
  { "wrg.reaction.either2.cover", 2, MU_FACTOR_CHOICE },
  { "wrg.reaction.either3.general-with", 3, MU_FACTOR_CHOICE },
};

START_TEST (factors_are_the_books)
{
  const MuWrgReactionFactor factor = (MuWrgReactionFactor) _i;
  const char *key = strrchr (factors[_i].id, '.') + 1;
  ck_assert_str_eq (mu_rule_id (mu_wrg_reaction_factor_rule (factor)), factors[_i].id);
  ck_assert_str_eq (mu_wrg_reaction_factor_key (factor), key);
  ck_assert_int_eq (mu_wrg_reaction_factor_amount (factor), factors[_i].amount);
  ck_assert_int_eq (mu_wrg_reaction_factor_kind (factor), factors[_i].kind);
  /* the number in the id is the amount */
  ck_assert_ptr_nonnull (strpbrk (factors[_i].id, "123"));
  ck_assert_int_eq (*strpbrk (factors[_i].id, "123") - '0', abs (factors[_i].amount));
}
END_TEST

START_TEST (a_factor_counts_as_often_as_it_may)
{
  const MuWrgReactionFactor factor = (MuWrgReactionFactor) _i;
  static const int least[] = { 0, 0, -1, -2 }, most[] = { 1, 127, 1, 2 };
  const MuWrgFactorKind kind = factors[_i].kind;
  for (int times = -5; times <= 130; times++)
    ck_assert_int_eq (mu_wrg_reaction_times_allowed (factor, times),
                      times >= least[kind] && times <= most[kind]);
  for (int times = least[kind]; times <= 3 && times <= most[kind]; times++) {
    MuWrgReactionFacts facts = { 0 };
    MuTrace trace;
    facts.times[factor] = (int8_t) times;
    ck_assert_int_eq (mu_wrg_reaction_total (10, &facts, &trace), 10 + times * factors[_i].amount);
    ck_assert_uint_eq (trace.count, times ? 2 : 1);
    assert_line (&trace, 0, "wrg.reaction.dice", 10);
    if (times)
      assert_line (&trace, 1, factors[_i].id, times * factors[_i].amount);
  }
}
END_TEST

/* wrg.reaction.factors.once */
START_TEST (what_is_not_for_each_counts_once)
{
  MuWrgReactionFacts facts = { 0 };
  facts.times[MU_REACTION_CHARGING] = 3;
  facts.times[MU_REACTION_GENERAL_WITH] = -2;
  facts.times[MU_REACTION_FRIENDS_ROUT] = 2;
  ck_assert_int_eq (mu_wrg_reaction_total (9, &facts, NULL), 9 + 2 - 3 - 2 * 2);
}
END_TEST

START_TEST (every_factor_has_its_line)
{
  MuWrgReactionFacts facts;
  MuTrace trace;
  memset (facts.times, 1, sizeof facts.times);
  const int total = mu_wrg_reaction_total (12, &facts, &trace);
  ck_assert_uint_eq (trace.count, MU_REACTION_FACTORS + 1);
  ck_assert_int_eq (mu_trace_total (&trace), total);
  ck_assert_int_eq (mu_wrg_reaction_total (12, &facts, NULL), total);
}
END_TEST

/* wrg.reaction.add1.more-friends, wrg.reaction.deduct1.fewer-friends: of a pair the larger
 * alone; wrg.reaction.deduct3.animals-fire: the same factor by another cause */
static const MuWrgReactionFactor clashes[][2] = {
  { MU_REACTION_MORE_FRIENDS, MU_REACTION_DOUBLE_FRIENDS },
  { MU_REACTION_FEWER_FRIENDS, MU_REACTION_OUTNUMBERED },
  { MU_REACTION_MORE_FRIENDS, MU_REACTION_FEWER_FRIENDS },
  { MU_REACTION_MORE_FRIENDS, MU_REACTION_OUTNUMBERED },
  { MU_REACTION_DOUBLE_FRIENDS, MU_REACTION_FEWER_FRIENDS },
  { MU_REACTION_DOUBLE_FRIENDS, MU_REACTION_OUTNUMBERED },
  { MU_REACTION_ANIMALS, MU_REACTION_ANIMALS_FIRE },
};
#define CLASHES ((int) (sizeof clashes / sizeof clashes[0]))

static bool
must_clash (int one, int other)
{
  for (int i = 0; i < CLASHES; i++)
    if ((int) clashes[i][0] == one && (int) clashes[i][1] == other)
      return true;
  return false;
}

START_TEST (facts_that_contradict_are_named)
{
  for (int one = 0; one < MU_REACTION_FACTORS; one++)
    for (int other = one + 1; other < MU_REACTION_FACTORS; other++) {
      MuWrgReactionFacts facts = { 0 };
      MuWrgReactionFactor a = MU_REACTION_FACTORS, b = MU_REACTION_FACTORS;
      facts.times[one] = facts.times[other] = 1;
      const bool clash = mu_wrg_reaction_facts_clash (&facts, &a, &b);
      ck_assert_int_eq (clash, must_clash (one, other) || must_clash (other, one));
      ck_assert_int_eq (mu_wrg_reaction_facts_clash (&facts, NULL, NULL), clash);
      if (clash) {
        ck_assert (must_clash ((int) a, (int) b));
        ck_assert_int_eq ((int) (a + b), one + other);
      }
    }
  const MuWrgReactionFacts nothing = { 0 };
  ck_assert (!mu_wrg_reaction_facts_clash (&nothing, NULL, NULL));
}
END_TEST

/* wrg.reaction.thresholds.irr-a, wrg.reaction.thresholds.reg-a, wrg.reaction.thresholds.b,
 * wrg.reaction.thresholds.c, wrg.reaction.thresholds.reg-d, wrg.reaction.thresholds.irr-d: every
 * cell */
static const struct {
  const char *column;
  bool regular, irregular;
  MuTroopClass class;
} columns[] = {
  { "Irr A", false, true, MU_CLASS_A }, { "Reg A", true, false, MU_CLASS_A },
  { "B", true, true, MU_CLASS_B },      { "C", true, true, MU_CLASS_C },
  { "Reg D", true, false, MU_CLASS_D }, { "Irr D", false, true, MU_CLASS_D },
};

/* "12+", "-1..-4", "13", "-6-" */
static void
read_band (const char *cell, int *low, int *high)
{
  char *end;
  *low = *high = (int) strtol (cell, &end, 10);
  if (strcmp (end, "+") == 0)
    *high = 40;
  else if (strcmp (end, "-") == 0)
    *low = -40;
  else if (strncmp (end, "..", 2) == 0)
    *low = (int) strtol (end + 2, &end, 10);
  else
    ck_assert_int_eq (*end, '\0');
}

START_TEST (rows_are_the_books)
{
  Table table;
  int totals = 0;
  read_table (&table, "wrg_reaction");
  ck_assert_int_eq (table.rows, 8);
  ck_assert_str_eq (table.cell[0][_i + 1], columns[_i].column);
  for (int row = 1; row <= 7; row++) {
    int low, high;
    read_band (table.cell[row][_i + 1], &low, &high);
    ck_assert_int_le (low, high);
    for (int total = low; total <= high; total++, totals++) {
      if (columns[_i].regular)
        ck_assert_int_eq (mu_wrg_reaction_row (true, columns[_i].class, total), row);
      if (columns[_i].irregular)
        ck_assert_int_eq (mu_wrg_reaction_row (false, columns[_i].class, total), row);
    }
  }
  ck_assert_int_eq (totals, 81); /* no gap between the rows */
}
END_TEST

START_TEST (a_better_total_is_no_worse_a_row)
{
  for (int regular = 0; regular < 2; regular++)
    for (MuTroopClass class = MU_CLASS_A; class <= MU_CLASS_D; class ++)
      for (int total = -30; total < 40; total++)
        ck_assert_int_le (mu_wrg_reaction_row (regular, class, total + 1),
                          mu_wrg_reaction_row (regular, class, total));
}
END_TEST

/* Worked example 13: ten with three dice, from four more to six less. */
START_TEST (class_b_obeys_from_fourteen_to_four)
{
  const MuWrgReactionFacts none = { 0 };
  ck_assert_int_eq (mu_wrg_reaction_row (true, MU_CLASS_B, mu_wrg_reaction_total (10, &none, NULL)),
                    2);
  for (int total = 4; total <= 14; total++) {
    const int row = mu_wrg_reaction_row (true, MU_CLASS_B, total);
    ck_assert (row == 2 || row == 3);
  }
  ck_assert_int_eq (mu_wrg_reaction_row (true, MU_CLASS_B, 15), 1);
  ck_assert_int_eq (mu_wrg_reaction_row (true, MU_CLASS_B, 3), 4);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("reaction");
  tcase_add_test (tests, losses_take_dice);
  tcase_add_loop_test (tests, factors_are_the_books, 0, MU_REACTION_FACTORS);
  tcase_add_loop_test (tests, a_factor_counts_as_often_as_it_may, 0, MU_REACTION_FACTORS);
  tcase_add_test (tests, what_is_not_for_each_counts_once);
  tcase_add_test (tests, every_factor_has_its_line);
  tcase_add_test (tests, facts_that_contradict_are_named);
  tcase_add_loop_test (tests, rows_are_the_books, 0, 6);
  tcase_add_test (tests, a_better_total_is_no_worse_a_row);
  tcase_add_test (tests, class_b_obeys_from_fourteen_to_four);
  return run_case ("reaction", tests);
}
