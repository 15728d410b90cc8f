#include "rules/wrg/nerve/surroundings.h"
#include "tests/rules/common.h"

/* wrg.reaction.detour: 150 straight counts, 150 round does not */
START_TEST (the_way_round_must_be_shorter_than_stated)
{
  ck_assert (mu_wrg_reaction_within (150, 150, -1));
  ck_assert (!mu_wrg_reaction_within (150, 151, -1));
  ck_assert (mu_wrg_reaction_within (150, 40, 149));
  ck_assert (!mu_wrg_reaction_within (150, 40, 150));
  ck_assert (!mu_wrg_reaction_within (150, 40, 300));
  ck_assert (!mu_wrg_reaction_within (50, 60, 10));
}
END_TEST

typedef struct {
  MuWrgCoverFacts facts; /* only_enemy only_friends disputed passed enemy_entered empty */
  MuRule rule;
  MuWrgCoverSide side;
} Cover;

static const Cover covers[] = {
  /* wrg.reaction.cover.unfriendly: enemy alone, or nothing known */
  { { true, false, false, false, false, false }, MU_RULE_NONE, MU_COVER_UNFRIENDLY },
  { { false, false, false, false, false, false }, MU_RULE_NONE, MU_COVER_UNFRIENDLY },
  { { true, false, false, true, true, false }, MU_RULE_NONE, MU_COVER_UNFRIENDLY },
  /* wrg.reaction.cover.friendly: held, disputed, or passed and not entered since */
  { { false, true, false, false, false, false }, MU_RULE_NONE, MU_COVER_FRIENDLY },
  { { false, false, true, false, false, false }, MU_RULE_NONE, MU_COVER_FRIENDLY },
  { { false, false, false, true, false, false }, MU_RULE_NONE, MU_COVER_FRIENDLY },
  { { false, false, false, true, true, false }, MU_RULE_NONE, MU_COVER_NEITHER },
  { { false, false, false, false, false, true }, MU_RULE_NONE, MU_COVER_NEITHER },
  { { false, false, false, true, false, true }, MU_RULE_NONE, MU_COVER_FRIENDLY },
  /* what cannot be */
  { { true, true, false, false, false, false }, MU_RULE_WRG_REACTION_COVER_UNFRIENDLY, 0 },
  { { true, false, true, false, false, false }, MU_RULE_WRG_REACTION_COVER_UNFRIENDLY, 0 },
  { { true, false, false, false, false, true }, MU_RULE_WRG_REACTION_COVER_UNFRIENDLY, 0 },
  { { false, true, true, false, false, false }, MU_RULE_WRG_REACTION_COVER_FRIENDLY, 0 },
  { { false, true, false, true, true, false }, MU_RULE_WRG_REACTION_COVER_FRIENDLY, 0 },
  { { false, false, true, false, false, true }, MU_RULE_WRG_REACTION_COVER_FRIENDLY, 0 },
};

START_TEST (cover_is_whose_the_book_says)
{
  MuWrgCoverSide side = MU_COVER_NEITHER;
  ck_assert_int_eq (mu_wrg_reaction_cover (&covers[_i].facts, &side), covers[_i].rule);
  if (covers[_i].rule == MU_RULE_NONE)
    ck_assert_int_eq (side, covers[_i].side);
}
END_TEST

/* wrg.reaction.secure-flank, wrg.reaction.secure-flank.reserve,
 * wrg.reaction.secure-flank.no-enemy */
START_TEST (any_one_thing_secures_a_flank)
{
  ck_assert (!mu_wrg_flank_is_secure (&(MuWrgFlankFacts){ .reserve = false }));
  ck_assert (mu_wrg_flank_is_secure (&(MuWrgFlankFacts){ .friend_beside = true }));
  ck_assert (mu_wrg_flank_is_secure (&(MuWrgFlankFacts){ .obstacle_beside = true }));
  ck_assert (mu_wrg_flank_is_secure (&(MuWrgFlankFacts){ .cover_beside = true }));
  ck_assert (mu_wrg_flank_is_secure (&(MuWrgFlankFacts){ .reserve = true }));
  ck_assert (mu_wrg_flank_is_secure (&(MuWrgFlankFacts){ .no_enemy = true }));
  ck_assert (!mu_wrg_flank_is_secure (&(MuWrgFlankFacts){ .hidden_ground = true }));
  MuWrgFlankFacts hidden = { .no_enemy = true, .hidden_ground = true };
  ck_assert (!mu_wrg_flank_is_secure (&hidden));
  hidden.reserve = true;
  ck_assert (mu_wrg_flank_is_secure (&hidden));
}
END_TEST

/* wrg.reaction.secure-flank.special */
START_TEST (squares_have_no_flank_and_circles_one)
{
  const MuWrgFlankFacts none[2] = { { .reserve = false }, { .reserve = false } };
  const MuWrgFlankFacts one[2] = { { .reserve = false }, { .reserve = true } };
  const MuWrgFlankFacts both[2] = { { .friend_beside = true }, { .reserve = true } };
  ck_assert_int_eq (mu_wrg_secure_flanks (MU_SHAPE_LINE, none), 0);
  ck_assert_int_eq (mu_wrg_secure_flanks (MU_SHAPE_LINE, one), 1);
  ck_assert_int_eq (mu_wrg_secure_flanks (MU_SHAPE_LINE, both), 2);
  ck_assert_int_eq (mu_wrg_secure_flanks (MU_SHAPE_SQUARE, both), 0);
  ck_assert_int_eq (mu_wrg_secure_flanks (MU_SHAPE_CANTABRIAN, none), 1);
  ck_assert_int_eq (mu_wrg_secure_flanks (MU_SHAPE_CANTABRIAN, both), 1);
}
END_TEST

/* wrg.reaction.deduct1.shot-at: ten of twenty; of thirty at the start, fifteen */
START_TEST (half_its_strength_must_have_shot)
{
  MuReadings start = { .choice = { [MU_READING_SHOT_AT_START] = 1 } };
  ck_assert (mu_wrg_reaction_shot_at (NULL, 10, 20, 30));
  ck_assert (!mu_wrg_reaction_shot_at (NULL, 9, 20, 30));
  ck_assert (!mu_wrg_reaction_shot_at (NULL, 0, 0, 30));
  ck_assert (!mu_wrg_reaction_shot_at (&start, 14, 20, 30));
  ck_assert (mu_wrg_reaction_shot_at (&start, 15, 20, 30));
}
END_TEST

/* wrg.reaction.add2.double-friends, wrg.reaction.add1.more-friends,
 * wrg.reaction.deduct1.fewer-friends, wrg.reaction.deduct2.outnumbered: units on
 * either side, and what they add */
static const struct {
  int friends, enemies, sum, sum_both;
} strengths[] = {
  { 4, 2, 2, 3 },   { 5, 2, 2, 3 },   { 3, 2, 1, 1 }, { 2, 2, 0, 0 }, { 2, 3, -1, -1 },
  { 2, 4, -2, -2 }, { 2, 9, -2, -2 }, { 3, 0, 2, 3 }, { 0, 0, 2, 2 }, { 0, 1, -2, -2 },
};

START_TEST (units_are_compared_not_figures)
{
  MuReadings both = { .choice = { [MU_READING_MORE_AND_DOUBLE] = 1 } };
  MuWrgReactionFacts facts = { 0 };
  mu_wrg_reaction_compare (NULL, strengths[_i].friends, strengths[_i].enemies, &facts);
  ck_assert_int_eq (mu_wrg_reaction_total (0, &facts, NULL), strengths[_i].sum);
  ck_assert (!mu_wrg_reaction_facts_clash (&facts, NULL, NULL));
  mu_wrg_reaction_compare (&both, strengths[_i].friends, strengths[_i].enemies, &facts);
  ck_assert_int_eq (mu_wrg_reaction_total_by (&both, 0, &facts, NULL), strengths[_i].sum_both);
}
END_TEST

static void
expect_generals (const MuReadings *readings, const MuWrgGeneralFacts *general, int count,
                 bool in_rout, int near, int with)
{
  MuWrgReactionFacts facts = { 0 };
  mu_wrg_reaction_generals (readings, general, count, in_rout, &facts);
  ck_assert_int_eq (facts.times[MU_REACTION_GENERAL], near);
  ck_assert_int_eq (facts.times[MU_REACTION_GENERAL_WITH], with);
}

/* wrg.reaction.either1.general, wrg.reaction.either3.general-with */
START_TEST (a_general_counts_near_or_with)
{
  const MuReadings twice = { .choice = { [MU_READING_GENERAL_TWICE] = 1 } };
  const MuWrgGeneralFacts near = { .commands = true, .within_150 = true };
  const MuWrgGeneralFacts with = { .commands = true, .within_150 = true, .with_body = true };
  const MuWrgGeneralFacts two[] = { near, with };
  MuWrgGeneralFacts other = near;
  expect_generals (NULL, NULL, 0, false, 0, 0);
  expect_generals (NULL, &near, 1, false, 1, 0);
  expect_generals (NULL, &with, 1, false, 0, 1);
  expect_generals (&twice, &with, 1, false, 1, 1);
  expect_generals (NULL, two, 2, false, 1, 1);
  other.commands = false;
  expect_generals (NULL, &other, 1, false, 0, 0);
  other = near;
  other.retiring = true;
  expect_generals (NULL, &other, 1, false, 0, 0);
  other = with;
  other.disabled = true;
  expect_generals (&twice, &other, 1, false, 0, 0);
  other = with;
  other.broken = true; /* broke with it */
  expect_generals (NULL, &other, 1, true, 0, 0);
  other = with;
  other.joined_later = true;
  expect_generals (NULL, &other, 1, true, 0, 1);
}
END_TEST

/* wrg.reaction.either.character: the 1s and 3s; the 2 for cover stays free */
START_TEST (character_binds_ones_and_threes)
{
  const MuReadings own = { .choice = { [MU_READING_CHARACTER_OWN] = 1 } };
  static const MuWrgReactionFactor bound[]
      = { MU_REACTION_SECURE_FLANK, MU_REACTION_GENERAL, MU_REACTION_GENERAL_WITH };
  for (int i = 0; i < 3; i++) {
    ck_assert_int_eq (mu_wrg_reaction_forced_sign (NULL, bound[i], MU_RASH), 1);
    ck_assert_int_eq (mu_wrg_reaction_forced_sign (NULL, bound[i], MU_CAUTIOUS), -1);
    ck_assert_int_eq (mu_wrg_reaction_forced_sign (NULL, bound[i], MU_AVERAGE), 0);
    ck_assert_int_eq (mu_wrg_reaction_forced_sign (&own, bound[i], MU_RASH), i > 0);
  }
  ck_assert_int_eq (mu_wrg_reaction_forced_sign (NULL, MU_REACTION_COVER, MU_RASH), 0);
  ck_assert_int_eq (mu_wrg_reaction_forced_sign (NULL, MU_REACTION_ALONE, MU_RASH), 0);
}
END_TEST

START_TEST (a_sign_against_his_character_is_found)
{
  MuWrgReactionFacts facts = { 0 };
  facts.times[MU_REACTION_COVER] = -1;
  facts.times[MU_REACTION_SECURE_FLANK] = -2;
  ck_assert_int_eq (mu_wrg_reaction_against_character (NULL, &facts, MU_RASH),
                    MU_REACTION_SECURE_FLANK);
  ck_assert_int_eq (mu_wrg_reaction_against_character (NULL, &facts, MU_CAUTIOUS),
                    MU_REACTION_FACTORS);
  ck_assert_int_eq (mu_wrg_reaction_against_character (NULL, &facts, MU_AVERAGE),
                    MU_REACTION_FACTORS);
}
END_TEST

#define A MU_ORDER_BIT (MU_ORDER_ATTACK)
#define H MU_ORDER_BIT (MU_ORDER_HOLD)
#define S MU_ORDER_BIT (MU_ORDER_SKIRMISH)

/* wrg.reaction.order-conflict; worked example 10 is attack or skirmish */
START_TEST (the_mildest_order_holds_unless_rash)
{
  ck_assert_int_eq (mu_wrg_reaction_order (A | S, false), MU_ORDER_SKIRMISH);
  ck_assert_int_eq (mu_wrg_reaction_order (A | S, true), MU_ORDER_ATTACK);
  ck_assert_int_eq (mu_wrg_reaction_order (A | H, false), MU_ORDER_HOLD);
  ck_assert_int_eq (mu_wrg_reaction_order (A | H | S, false), MU_ORDER_SKIRMISH);
  ck_assert_int_eq (mu_wrg_reaction_order (H | S, true), MU_ORDER_HOLD);
  ck_assert_int_eq (mu_wrg_reaction_order (A, false), MU_ORDER_ATTACK);
  ck_assert_int_eq (mu_wrg_reaction_order (S, true), MU_ORDER_SKIRMISH);
}
END_TEST

/* wrg.reaction.mixed-class */
START_TEST (mixed_bodies_test_high_once_then_low)
{
  const unsigned b_and_d = MU_WRG_CLASS_BIT (MU_CLASS_B) | MU_WRG_CLASS_BIT (MU_CLASS_D);
  ck_assert_int_eq (mu_wrg_reaction_class (b_and_d, MU_OCCASION_FIRST_DANGER), MU_CLASS_B);
  for (int occasion = MU_OCCASION_START_CHARGE; occasion <= MU_OCCASION_RALLY; occasion++)
    ck_assert_int_eq (mu_wrg_reaction_class (b_and_d, (MuWrgOccasion) occasion), MU_CLASS_D);
  ck_assert_int_eq (mu_wrg_reaction_class (MU_WRG_CLASS_BIT (MU_CLASS_A), MU_OCCASION_CHARGED),
                    MU_CLASS_A);
}
END_TEST

/* wrg.reaction.factors.once: two bodies of elephants */
START_TEST (factors_may_be_counted_for_each)
{
  const MuReadings each = { .choice = { [MU_READING_FACTORS_EACH] = 1 } };
  MuWrgReactionFacts facts = { 0 };
  facts.times[MU_REACTION_ELEPHANTS] = 2;
  facts.times[MU_REACTION_NO_SHIELDS] = 2; /* no body gives cause for it */
  ck_assert_int_eq (mu_wrg_reaction_total_by (NULL, 10, &facts, NULL), 10 - 2 - 1);
  ck_assert_int_eq (mu_wrg_reaction_total_by (&each, 10, &facts, NULL), 10 - 4 - 1);
}
END_TEST

/* wrg.reaction.add1.advancing: with friends who charge */
START_TEST (advance_and_charge_may_both_count)
{
  const MuReadings one = { .choice = { [MU_READING_ADVANCE_OR_CHARGE] = 1 } };
  MuWrgReactionFacts facts = { 0 };
  facts.times[MU_REACTION_ADVANCING] = 1;
  ck_assert_int_eq (mu_wrg_reaction_total_by (&one, 10, &facts, NULL), 11);
  facts.times[MU_REACTION_CHARGING] = 1;
  ck_assert_int_eq (mu_wrg_reaction_total_by (NULL, 10, &facts, NULL), 13);
  ck_assert_int_eq (mu_wrg_reaction_total_by (&one, 10, &facts, NULL), 12);
  ck_assert (mu_wrg_reaction_clash (&one, MU_REACTION_CHARGING, MU_REACTION_ADVANCING));
  ck_assert (!mu_wrg_reaction_clash (NULL, MU_REACTION_CHARGING, MU_REACTION_ADVANCING));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("surroundings");
  tcase_add_test (tests, the_way_round_must_be_shorter_than_stated);
  tcase_add_loop_test (tests, cover_is_whose_the_book_says, 0,
                       (int) (sizeof covers / sizeof covers[0]));
  tcase_add_test (tests, any_one_thing_secures_a_flank);
  tcase_add_test (tests, squares_have_no_flank_and_circles_one);
  tcase_add_test (tests, half_its_strength_must_have_shot);
  tcase_add_loop_test (tests, units_are_compared_not_figures, 0,
                       (int) (sizeof strengths / sizeof strengths[0]));
  tcase_add_test (tests, a_general_counts_near_or_with);
  tcase_add_test (tests, character_binds_ones_and_threes);
  tcase_add_test (tests, a_sign_against_his_character_is_found);
  tcase_add_test (tests, the_mildest_order_holds_unless_rash);
  tcase_add_test (tests, mixed_bodies_test_high_once_then_low);
  tcase_add_test (tests, factors_may_be_counted_for_each);
  tcase_add_test (tests, advance_and_charge_may_both_count);
  return run_case ("surroundings", tests);
}
