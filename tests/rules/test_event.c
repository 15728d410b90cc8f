/* The table of events: what stored battles and battle sheets rest on. */
#include <string.h>

#include "rules/core/event.h"
#include "tests/rules/common.h"

START_TEST (each_kind_has_a_key_of_its_own)
{
  for (int one = 1; one < MU_EVENT_KINDS; one++)
    for (int other = 0; other < one; other++)
      ck_assert_str_ne (mu_event_row (one)->key, mu_event_row (other)->key);
}
END_TEST

/* Stored in club files: a number never comes to mean something else. */
START_TEST (numbers_keep_their_meaning)
{
  ck_assert_str_eq (mu_event_row (1)->key, "period");
  ck_assert_str_eq (mu_event_row (6)->key, "factor");
  ck_assert_str_eq (mu_event_row (12)->key, "strength");
  ck_assert_str_eq (mu_event_row (24)->key, "ended");
  ck_assert_str_eq (mu_event_row (36)->key, "arrived");
  ck_assert_str_eq (mu_event_row (41)->key, "single-combat");
}
END_TEST

START_TEST (what_is_no_kind_says_nothing)
{
  const int none[] = { -1, 0, MU_EVENT_KINDS, 65535 };

  for (int i = 0; i < 4; i++) {
    const MuEventRow *row = mu_event_row (none[i]);
    ck_assert_str_eq (row->key, "nothing");
    ck_assert_int_eq (row->effect, MU_EFFECT_SAY);
    ck_assert_int_eq (row->sum, MU_EVENT_SUM_NONE);
    ck_assert_int_eq (row->headline, MU_HEADLINE_NEVER);
  }
}
END_TEST

START_TEST (sums_are_those_of_tests_shots_and_blows)
{
  ck_assert_int_eq (mu_event_row (MU_EVENT_REACTION)->sum, MU_EVENT_SUM_TOTAL);
  ck_assert_int_eq (mu_event_row (MU_EVENT_SHOT)->sum, MU_EVENT_SUM_TOTAL);
  ck_assert_int_eq (mu_event_row (MU_EVENT_MELEE)->sum, MU_EVENT_SUM_TOTAL);
  ck_assert_int_eq (mu_event_row (MU_EVENT_RECOIL_CHECK)->sum, MU_EVENT_SUM_LINES);
  ck_assert_int_eq (mu_event_row (MU_EVENT_FACTOR)->sum, MU_EVENT_SUM_NONE);
}
END_TEST

static MuEvent
any_event (uint64_t *state)
{
  MuEvent event = { .kind = (uint16_t) next_below (state, 65536),
                    .rule = (uint16_t) next_below (state, next_below (state, 2) ? 65536 : 1),
                    .period = (uint8_t) next_below (state, 256),
                    .phase = (uint8_t) next_below (state, 3),
                    .side = (uint8_t) next_below (state, 3),
                    .spare = (uint8_t) next_below (state, 2),
                    .body = (int16_t) ((int) next_below (state, 800) - 1),
                    .other = (int16_t) ((int) next_below (state, 2) - 1) };
  for (int i = 0; i < 4; i++)
    event.value[i] = (int32_t) ((next_below (state, UINT32_MAX) >> 8 * next_below (state, 4))
                                ^ (next_below (state, 2) ? UINT32_MAX : 0));
  return event;
}

/* FNV-1a, as everybody reckons it. */
START_TEST (a_digest_is_that_of_the_packed_bytes)
{
  uint64_t state = 1, digest = MU_DIGEST_START, by_bytes = MU_DIGEST_START;
  for (int i = 0; i < 5000; i++) {
    const MuEvent event = any_event (&state);
    uint8_t bytes[MU_EVENT_BYTES];
    mu_event_pack (&event, bytes);
    for (int k = 0; k < MU_EVENT_BYTES; k++)
      by_bytes = (by_bytes ^ bytes[k]) * UINT64_C (0x100000001b3);
    digest = mu_digest_event (digest, &event);
    ck_assert (digest == by_bytes);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("event");
  tcase_add_test (tests, each_kind_has_a_key_of_its_own);
  tcase_add_test (tests, numbers_keep_their_meaning);
  tcase_add_test (tests, what_is_no_kind_says_nothing);
  tcase_add_test (tests, a_digest_is_that_of_the_packed_bytes);
  tcase_add_test (tests, sums_are_those_of_tests_shots_and_blows);
  return run_case ("event", tests);
}
