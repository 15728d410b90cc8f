#include <string.h>

#include "rules/battle/terms.h"
#include "rules/core/event.h"
#include "rules/core/reading.h"
#include "rules/core/rule.h"
#include "rules/core/trace.h"
#include "tests/rules/common.h"

static const struct {
  MuRule rule;
  const char *id;
} rules[] = {
#define RULE(code, name, id, section, words) { MU_RULE_##name, id },
#include "rules/book/abd/rules.def"
#include "rules/book/awfp/rules.def"
#include "rules/book/wrg/rules.def"
#undef RULE
};
#define RULES (sizeof rules / sizeof rules[0])

START_TEST (every_rule_is_found_both_ways)
{
  for (size_t i = 0; i < RULES; i++) {
    ck_assert_str_eq (mu_rule_id (rules[i].rule), rules[i].id);
    ck_assert_int_eq (mu_rule_from_id (rules[i].id), rules[i].rule);
    ck_assert_str_ne (mu_rule_section (rules[i].rule), "");
    ck_assert_str_ne (mu_rule_words (rules[i].rule), "");
  }
}
END_TEST

START_TEST (no_code_serves_twice)
{
  for (size_t i = 0; i < RULES; i++)
    for (size_t j = 0; j < i; j++)
      ck_assert_int_ne (rules[i].rule, rules[j].rule);
}
END_TEST

/* Stored codes: these were given first and must stay. */
START_TEST (codes_stay)
{
  ck_assert_int_eq (MU_RULE_NONE, 0);
  ck_assert_int_eq (MU_RULE_WRG_DICE, 1000);
  ck_assert_int_eq (MU_RULE_WRG_CASUALTIES_TABLE, 1025);
  ck_assert_int_eq (MU_RULE_WRG_MELEE_TACTICAL_CHARGING, 1064);
  ck_assert_int_eq (MU_RULE_WRG_VICTORY_MARGIN, 1126);
  ck_assert_int_eq (MU_RULE_AWFP_UNITS_SIZE, 7000);
  ck_assert_int_eq (MU_RULE_AWFP_GENERAL_INDISPOSED, 7068);
  ck_assert_int_eq (MU_RULE_AWFP_SEQUENCE_ORDER, 7072);
  ck_assert_int_eq (MU_RULE_ABD_STEP_ORDER, 8000);
}
END_TEST

START_TEST (unknown_rules_have_no_words)
{
  static const int unknown[] = { 0, 1, 999, 65535, -1 };
  for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
    ck_assert_str_eq (mu_rule_id ((MuRule) unknown[i]), "");
    ck_assert_str_eq (mu_rule_section ((MuRule) unknown[i]), "");
    ck_assert_str_eq (mu_rule_words ((MuRule) unknown[i]), "");
  }
  ck_assert_int_eq (mu_rule_from_id ("no such rule"), MU_RULE_NONE);
  ck_assert_int_eq (mu_rule_from_id (""), MU_RULE_NONE);
}
END_TEST

START_TEST (a_trace_adds_up)
{
  MuTrace trace;
  mu_trace_clear (&trace);
  ck_assert_int_eq (mu_trace_total (&trace), 0);
  ck_assert_int_eq (mu_trace_add (&trace, MU_RULE_WRG_DICE, 5), 5);
  ck_assert_int_eq (mu_trace_add (&trace, MU_RULE_WRG_DICE, -7), -7);
  ck_assert_int_eq (mu_trace_total (&trace), -2);
  assert_line (&trace, 1, "wrg.dice", -7);
}
END_TEST

START_TEST (a_full_trace_keeps_its_lines)
{
  MuTrace trace;
  mu_trace_clear (&trace);
  for (int i = 0; i < MU_TRACE_LINES + 3; i++)
    ck_assert_int_eq (mu_trace_add (&trace, MU_RULE_WRG_DICE, i), i);
  ck_assert_uint_eq (trace.count, MU_TRACE_LINES);
  ck_assert_int_eq (trace.line[MU_TRACE_LINES - 1].amount, MU_TRACE_LINES - 1);
}
END_TEST

START_TEST (no_trace_is_allowed)
{
  mu_trace_clear (NULL);
  ck_assert_int_eq (mu_trace_add (NULL, MU_RULE_WRG_DICE, 3), 3);
}
END_TEST

static MuEvent
sample_event (void)
{
  return (MuEvent){
    .kind = MU_EVENT_MELEE,
    .rule = MU_RULE_WRG_MELEE_FACTOR_PIKE,
    .period = 12,
    .phase = MU_PHASE_MELEE,
    .side = MU_SIDE_B,
    .body = -1,
    .other = 300,
    .value = { INT32_MIN, -1, 0, INT32_MAX },
  };
}

START_TEST (an_event_survives_its_bytes)
{
  const MuEvent event = sample_event ();
  uint8_t bytes[MU_EVENT_BYTES], again[MU_EVENT_BYTES];
  MuEvent read;
  mu_event_pack (&event, bytes);
  mu_event_unpack (bytes, &read);
  mu_event_pack (&read, again);
  ck_assert_mem_eq (bytes, again, MU_EVENT_BYTES);
  ck_assert_int_eq (read.kind, event.kind);
  ck_assert_int_eq (read.rule, event.rule);
  ck_assert_int_eq (read.period, event.period);
  ck_assert_int_eq (read.phase, event.phase);
  ck_assert_int_eq (read.side, event.side);
  ck_assert_int_eq (read.body, event.body);
  ck_assert_int_eq (read.other, event.other);
  for (int i = 0; i < 4; i++)
    ck_assert_int_eq (read.value[i], event.value[i]);
}
END_TEST

START_TEST (events_are_little_endian)
{
  const MuEvent event = { .kind = 0x0102, .rule = 0x0304, .value = { 0x01020304 } };
  uint8_t bytes[MU_EVENT_BYTES];
  mu_event_pack (&event, bytes);
  ck_assert_int_eq (bytes[0], 2);
  ck_assert_int_eq (bytes[1], 1);
  ck_assert_int_eq (bytes[2], 4);
  ck_assert_int_eq (bytes[12], 4);
  ck_assert_int_eq (bytes[15], 1);
}
END_TEST

START_TEST (the_digest_sees_every_field_and_the_order)
{
  const MuEvent event = sample_event ();
  uint8_t bytes[MU_EVENT_BYTES];
  mu_event_pack (&event, bytes);
  const uint64_t whole = mu_digest_event (MU_DIGEST_START, &event);
  for (int i = 0; i < MU_EVENT_BYTES; i++) {
    MuEvent changed;
    bytes[i] ^= 1;
    mu_event_unpack (bytes, &changed);
    bytes[i] ^= 1;
    ck_assert_uint_ne (mu_digest_event (MU_DIGEST_START, &changed), whole);
  }
  const MuEvent other = { .kind = MU_EVENT_PERIOD };
  ck_assert_uint_ne (mu_digest_event (whole, &other),
                     mu_digest_event (mu_digest_event (MU_DIGEST_START, &other), &event));
}
END_TEST

START_TEST (readings_default_and_switch)
{
  MuReadings readings = { 0 };
  for (int i = 0; i < MU_READINGS; i++) {
    const MuReading which = (MuReading) i;
    ck_assert_int_eq (mu_reading (NULL, which), 0);
    ck_assert_int_eq (mu_reading (&readings, which), 0);
    readings.choice[i] = 1;
    ck_assert_int_eq (mu_reading (&readings, which), 1);
    ck_assert_str_ne (mu_reading_words (which, 0), mu_reading_words (which, 1));
    ck_assert (strncmp (mu_reading_rule_id (which), "wrg.", 4) == 0
               || strncmp (mu_reading_rule_id (which), "awfp.", 5) == 0
               || strncmp (mu_reading_rule_id (which), "abd.", 4) == 0);
    for (int j = 0; j < i; j++)
      ck_assert_str_ne (mu_reading_key (which), mu_reading_key ((MuReading) j));
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("rule");
  tcase_add_test (tests, every_rule_is_found_both_ways);
  tcase_add_test (tests, no_code_serves_twice);
  tcase_add_test (tests, codes_stay);
  tcase_add_test (tests, unknown_rules_have_no_words);
  tcase_add_test (tests, a_trace_adds_up);
  tcase_add_test (tests, a_full_trace_keeps_its_lines);
  tcase_add_test (tests, no_trace_is_allowed);
  tcase_add_test (tests, an_event_survives_its_bytes);
  tcase_add_test (tests, events_are_little_endian);
  tcase_add_test (tests, the_digest_sees_every_field_and_the_order);
  tcase_add_test (tests, readings_default_and_switch);
  return run_case ("rule", tests);
}
