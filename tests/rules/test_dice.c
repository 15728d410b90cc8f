#include <stdlib.h>

#include "rules/core/dice.h"
#include "tests/rules/common.h"

/* The known answers that the inventors publish for ten rounds. */
static const struct {
  uint32_t counter[4], key[2], out[4];
} known[] = {
  { { 0, 0, 0, 0 }, { 0, 0 }, { 0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8 } },
  { { 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff },
    { 0xffffffff, 0xffffffff },
    { 0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd } },
  { { 0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344 },
    { 0xa4093822, 0x299f31d0 },
    { 0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1 } },
};

START_TEST (philox_gives_the_published_answers)
{
  uint32_t out[4];
  mu_philox4x32 (known[_i].counter, known[_i].key, out);
  for (int i = 0; i < 4; i++)
    ck_assert_uint_eq (out[i], known[_i].out[i]);
}
END_TEST

/* Seed is the key, the block's number and the stream are the counter. */
START_TEST (a_roll_is_a_word_of_its_block)
{
  const uint64_t seed = UINT64_C (0x299f31d0a4093822);
  const uint64_t stream = UINT64_C (0x0370734413198a2e);
  const uint64_t number = UINT64_C (0x15a308d3243f6a88);
  const uint32_t counter[4] = { 0x243f6a88, 0x15a308d3, 0x13198a2e, 0x03707344 };
  uint32_t out[4];
  mu_philox4x32 (counter, known[2].key, out);
  for (unsigned i = 0; i < 4; i++)
    ck_assert_int_eq (mu_dice_at (seed, stream, number * 4 + i, MU_DIE_ORDINARY),
                      (int) ((uint64_t) out[i] * 6 >> 32) + 1);
  for (unsigned i = 0; i < 4; i++)
    ck_assert_int_eq (mu_dice_at (0, 0, i, MU_DIE_TEN),
                      (int) ((uint64_t) known[0].out[i] * 10 >> 32) + 1);
}
END_TEST

/* wrg.dice */
START_TEST (each_die_carries_its_faces)
{
  static const char faces[MU_DIE_KINDS][12] = { ".YYYYYY....", "..YYYY.....", ".YYYYYYYYYY" };
  for (int face = -1; face <= 10; face++)
    ck_assert_int_eq (mu_die_has_face ((MuDie) _i, face), face >= 0 && faces[_i][face] == 'Y');
  ck_assert (!mu_die_has_face ((MuDie) MU_DIE_KINDS, 3));
  ck_assert (!mu_die_has_face ((MuDie) _i, 256 + 3));
}
END_TEST

/* wrg.dice: 3 and 4 stand twice on the average die. */
START_TEST (faces_come_evenly)
{
  static const int sides[MU_DIE_KINDS] = { 6, 6, 10 };
  static const int share[MU_DIE_KINDS][11]
      = { { 0, 1, 1, 1, 1, 1, 1 }, { 0, 0, 1, 2, 2, 1 }, { 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 } };
  const int rolls = 60000;
  int count[11] = { 0 };
  for (int i = 0; i < rolls; i++)
    count[mu_dice_at (20, 2, (uint64_t) i, (MuDie) _i)]++;
  for (int face = 0; face <= 10; face++) {
    const int expected = rolls / sides[_i] * share[_i][face];
    ck_assert_int_le (abs (count[face] - expected), expected / 20); /* five in a hundred */
  }
}
END_TEST

START_TEST (a_source_rolls_what_the_pure_function_says)
{
  uint64_t state = 5;
  for (int n = 0; n < 50; n++) {
    const uint64_t seed = (uint64_t) next_below (&state, UINT32_MAX) << 32 | (uint64_t) n;
    const uint64_t stream = (uint64_t) next_below (&state, UINT32_MAX) << 20;
    MuDice dice;
    mu_dice_init_seeded (&dice, seed, stream);
    for (uint64_t i = 0; i < 103; i++) {
      const MuDie die = (MuDie) next_below (&state, MU_DIE_KINDS);
      ck_assert_int_eq (mu_dice_roll (&dice, die, MU_ROLL_OTHER, MU_ROLL_NO_SUBJECT),
                        mu_dice_at (seed, stream, i, die));
    }
    ck_assert_int_eq (mu_dice_fault (&dice), MU_DICE_OK);
  }
}
END_TEST

START_TEST (streams_and_seeds_differ)
{
  int same_stream = 0, same_seed = 0, high = 0;
  for (uint64_t i = 0; i < 6000; i++) {
    const int face = mu_dice_at (1, 1, i, MU_DIE_ORDINARY);
    same_stream += face == mu_dice_at (1, 2, i, MU_DIE_ORDINARY);
    same_seed += face == mu_dice_at (2, 1, i, MU_DIE_ORDINARY);
    high += face == mu_dice_at (1, 1 + (UINT64_C (1) << 32), i, MU_DIE_ORDINARY);
  }
  ck_assert_int_lt (same_stream, 1150); /* a sixth is 1000 */
  ck_assert_int_lt (same_seed, 1150);
  ck_assert_int_lt (high, 1150);
}
END_TEST

typedef struct {
  MuRoll roll[16];
  int count;
} Log;

static void
keep (void *context, const MuRoll *roll)
{
  Log *log = context;
  log->roll[log->count++] = *roll;
}

START_TEST (every_roll_is_recorded)
{
  Log log = { .count = 0 };
  MuDice dice;
  mu_dice_init_seeded (&dice, 11, 22);
  mu_dice_roll (&dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, 0);
  mu_dice_set_recorder (&dice, keep, &log);
  const int face = mu_dice_roll (&dice, MU_DIE_AVERAGE, MU_ROLL_MELEE_PLUS, 7);
  mu_dice_set_recorder (&dice, NULL, NULL);
  mu_dice_roll (&dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, 0);

  ck_assert_int_eq (log.count, 1);
  const MuRoll *roll = &log.roll[0];
  ck_assert_uint_eq (roll->seed, 11);
  ck_assert_uint_eq (roll->stream, 22);
  ck_assert_uint_eq (roll->index, 1);
  ck_assert_int_eq (roll->subject, 7);
  ck_assert_int_eq (roll->die, MU_DIE_AVERAGE);
  ck_assert_int_eq (roll->purpose, MU_ROLL_MELEE_PLUS);
  ck_assert_int_eq (roll->value, face);
  ck_assert_int_eq (roll->real, 0);
  ck_assert (mu_dice_verify (roll));
}
END_TEST

START_TEST (a_changed_roll_is_found_out)
{
  MuRoll roll = { .seed = 3, .stream = 4, .index = 5, .die = MU_DIE_ORDINARY };
  const int face = mu_dice_at (3, 4, 5, MU_DIE_ORDINARY);
  for (int value = 0; value <= 7; value++) {
    roll.value = (uint8_t) value;
    ck_assert_int_eq (mu_dice_verify (&roll), value == face);
  }
  roll.value = (uint8_t) face;
  roll.die = MU_DIE_KINDS;
  ck_assert (!mu_dice_verify (&roll));
}
END_TEST

START_TEST (a_real_roll_is_true_if_its_die_has_the_face)
{
  MuRoll roll = { .die = MU_DIE_AVERAGE, .real = 1 };
  for (int value = 0; value <= 7; value++) {
    roll.value = (uint8_t) value;
    ck_assert_int_eq (mu_dice_verify (&roll), value >= 2 && value <= 5);
  }
}
END_TEST

START_TEST (typed_faces_come_in_order)
{
  static const uint8_t faces[] = { 6, 2, 10 };
  Log log = { .count = 0 };
  MuDice dice;
  mu_dice_init_scripted (&dice, faces, 3, 8, 9);
  mu_dice_set_recorder (&dice, keep, &log);
  ck_assert_int_eq (mu_dice_roll (&dice, MU_DIE_ORDINARY, MU_ROLL_REACTION, 1), 6);
  ck_assert_int_eq (mu_dice_roll (&dice, MU_DIE_AVERAGE, MU_ROLL_REACTION, 1), 2);
  ck_assert_int_eq (mu_dice_roll (&dice, MU_DIE_TEN, MU_ROLL_REACTION, 1), 10);
  ck_assert_int_eq (mu_dice_fault (&dice), MU_DICE_OK);
  for (int i = 0; i < 3; i++) {
    ck_assert_int_eq (log.roll[i].real, 1);
    ck_assert_uint_eq (log.roll[i].index, (unsigned) i);
    ck_assert (mu_dice_verify (&log.roll[i]));
  }
}
END_TEST

START_TEST (a_script_that_ends_is_a_fault)
{
  static const uint8_t faces[] = { 4 };
  Log log = { .count = 0 };
  MuDice dice;
  mu_dice_init_scripted (&dice, faces, 1, 8, 9);
  mu_dice_set_recorder (&dice, keep, &log);
  mu_dice_roll (&dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, 0);
  ck_assert_int_eq (mu_dice_fault (&dice), MU_DICE_OK);
  ck_assert_int_eq (mu_dice_roll (&dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, 0),
                    mu_dice_at (8, 9, 1, MU_DIE_ORDINARY));
  ck_assert_int_eq (mu_dice_fault (&dice), MU_DICE_SCRIPT_ENDED);
  ck_assert_int_eq (log.roll[1].real, 0);
  ck_assert (mu_dice_verify (&log.roll[1]));
}
END_TEST

START_TEST (an_empty_script_is_a_script)
{
  MuDice dice;
  mu_dice_init_scripted (&dice, NULL, 5, 8, 9);
  mu_dice_roll (&dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, 0);
  ck_assert_int_eq (mu_dice_fault (&dice), MU_DICE_SCRIPT_ENDED);
}
END_TEST

START_TEST (an_impossible_face_is_a_fault)
{
  static const uint8_t faces[] = { 6, 3 };
  MuDice dice;
  mu_dice_init_scripted (&dice, faces, 2, 8, 9);
  const int face = mu_dice_roll (&dice, MU_DIE_AVERAGE, MU_ROLL_OTHER, 0);
  ck_assert_int_eq (face, mu_dice_at (8, 9, 0, MU_DIE_AVERAGE));
  ck_assert_int_eq (mu_dice_fault (&dice), MU_DICE_IMPOSSIBLE_FACE);
  /* the next typed face keeps its place, and the first fault stays */
  ck_assert_int_eq (mu_dice_roll (&dice, MU_DIE_AVERAGE, MU_ROLL_OTHER, 0), 3);
  mu_dice_roll (&dice, MU_DIE_AVERAGE, MU_ROLL_OTHER, 0);
  ck_assert_int_eq (mu_dice_fault (&dice), MU_DICE_IMPOSSIBLE_FACE);
}
END_TEST

START_TEST (a_copy_forks_a_source)
{
  MuDice dice, fork;
  mu_dice_init_seeded (&dice, 1, 2);
  mu_dice_roll (&dice, MU_DIE_TEN, MU_ROLL_OTHER, 0);
  fork = dice;
  for (int i = 0; i < 9; i++)
    ck_assert_int_eq (mu_dice_roll (&dice, MU_DIE_TEN, MU_ROLL_OTHER, 0),
                      mu_dice_roll (&fork, MU_DIE_TEN, MU_ROLL_OTHER, 0));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("dice");
  tcase_add_loop_test (tests, philox_gives_the_published_answers, 0, 3);
  tcase_add_test (tests, a_roll_is_a_word_of_its_block);
  tcase_add_loop_test (tests, each_die_carries_its_faces, 0, MU_DIE_KINDS);
  tcase_add_loop_test (tests, faces_come_evenly, 0, MU_DIE_KINDS);
  tcase_add_test (tests, a_source_rolls_what_the_pure_function_says);
  tcase_add_test (tests, streams_and_seeds_differ);
  tcase_add_test (tests, every_roll_is_recorded);
  tcase_add_test (tests, a_changed_roll_is_found_out);
  tcase_add_test (tests, a_real_roll_is_true_if_its_die_has_the_face);
  tcase_add_test (tests, typed_faces_come_in_order);
  tcase_add_test (tests, a_script_that_ends_is_a_fault);
  tcase_add_test (tests, an_empty_script_is_a_script);
  tcase_add_test (tests, an_impossible_face_is_a_fault);
  tcase_add_test (tests, a_copy_forks_a_source);
  return run_case ("dice", tests);
}
