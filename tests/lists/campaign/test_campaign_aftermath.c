/* What a battle cost a unit, on the evening after. */
#include "lists/campaign/aftermath.h"

#include <string.h>

#include "tests/lists/common.h"

#define DAY 40

static MuUnitOutcome
outcome_of (int start, int left, MuFate fate)
{
  return (MuUnitOutcome){ .figures_start = start, .figures_left = left, .fate = (uint8_t) fate };
}

static MuAftermath
aftermath_of (const char *text, MuCampaignResult result, const MuUnitOutcome *outcome)
{
  const MuCampaignRuleValues rules = campaign_rules (text);
  MuAftermath after = { 0 };
  ck_assert (mu_aftermath (&rules, result, outcome, DAY, &after));
  return after;
}

/* wrg.campaign.forces */
static const struct {
  const char *rules;
  MuCampaignResult result;
  int start, left;
  MuFate fate;
  int present, dead, wounded, stragglers, prisoners;
} rows[] = {
  /* the defaults: what is lost is gone for good, all others come back */
  { "", MU_CAMPAIGN_WON, 40, 33, MU_FATE_ON_TABLE, 33, 7, 0, 0, 0 },
  { "", MU_CAMPAIGN_LOST, 40, 33, MU_FATE_ROUTED_OFF, 33, 7, 0, 0, 0 },
  { "", MU_CAMPAIGN_LOST, 40, 33, MU_FATE_IN_ROUT, 33, 7, 0, 0, 0 },
  { "", MU_CAMPAIGN_LOST, 40, 33, MU_FATE_OFF_TABLE, 33, 7, 0, 0, 0 },
  { "", MU_CAMPAIGN_LOST, 40, 33, MU_FATE_PRISONER, 0, 7, 0, 0, 33 },
  { "", MU_CAMPAIGN_WON, 40, 33, MU_FATE_DESTROYED, 0, 40, 0, 0, 0 },
  /* the wounded, by who held the field */
  { "wounded-percent=30", MU_CAMPAIGN_WON, 40, 30, MU_FATE_ON_TABLE, 30, 7, 3, 0, 0 },
  { "wounded-percent=30", MU_CAMPAIGN_DREW, 40, 30, MU_FATE_ON_TABLE, 30, 7, 3, 0, 0 },
  { "wounded-percent=30", MU_CAMPAIGN_LOST, 40, 30, MU_FATE_ON_TABLE, 30, 10, 0, 0, 0 },
  { "wounded-percent=30", MU_CAMPAIGN_LEFT, 40, 30, MU_FATE_OFF_TABLE, 30, 10, 0, 0, 0 },
  { "wounded-left-percent=20", MU_CAMPAIGN_LOST, 40, 30, MU_FATE_ON_TABLE, 30, 8, 2, 0, 0 },
  { "wounded-left-percent=20", MU_CAMPAIGN_LEFT, 40, 30, MU_FATE_ON_TABLE, 30, 8, 2, 0, 0 },
  { "wounded-left-percent=20", MU_CAMPAIGN_WON, 40, 30, MU_FATE_ON_TABLE, 30, 10, 0, 0, 0 },
  { "wounded-percent=100", MU_CAMPAIGN_WON, 40, 0, MU_FATE_DESTROYED, 0, 0, 40, 0, 0 },
  { "wounded-percent=50", MU_CAMPAIGN_WON, 40, 12, MU_FATE_DESTROYED, 0, 20, 20, 0, 0 },
  { "wounded-left-percent=50", MU_CAMPAIGN_LOST, 40, 30, MU_FATE_PRISONER, 0, 5, 5, 0, 30 },
  /* halves fall against the unit */
  { "wounded-percent=50", MU_CAMPAIGN_WON, 20, 15, MU_FATE_ON_TABLE, 15, 3, 2, 0, 0 },
  { "wounded-percent=51", MU_CAMPAIGN_WON, 20, 15, MU_FATE_ON_TABLE, 15, 2, 3, 0, 0 },
  { "wounded-percent=50", MU_CAMPAIGN_WON, 20, 19, MU_FATE_ON_TABLE, 19, 1, 0, 0, 0 },
  { "stragglers-percent=50", MU_CAMPAIGN_LOST, 20, 5, MU_FATE_ROUTED_OFF, 2, 15, 0, 3, 0 },
  { "stragglers-percent=49", MU_CAMPAIGN_LOST, 20, 5, MU_FATE_ROUTED_OFF, 3, 15, 0, 2, 0 },
  /* stragglers are of those who routed off the table alone */
  { "stragglers-percent=40", MU_CAMPAIGN_WON, 20, 10, MU_FATE_ROUTED_OFF, 6, 10, 0, 4, 0 },
  { "stragglers-percent=40", MU_CAMPAIGN_LOST, 20, 10, MU_FATE_IN_ROUT, 10, 10, 0, 0, 0 },
  { "stragglers-percent=40", MU_CAMPAIGN_LOST, 20, 10, MU_FATE_OFF_TABLE, 10, 10, 0, 0, 0 },
  { "stragglers-percent=40", MU_CAMPAIGN_LOST, 20, 10, MU_FATE_RETIRING, 10, 10, 0, 0, 0 },
  { "stragglers-percent=40", MU_CAMPAIGN_LOST, 20, 10, MU_FATE_ON_TABLE, 10, 10, 0, 0, 0 },
  { "stragglers-percent=40", MU_CAMPAIGN_LOST, 20, 10, MU_FATE_PRISONER, 0, 10, 0, 0, 10 },
  { "stragglers-percent=100", MU_CAMPAIGN_LOST, 20, 10, MU_FATE_ROUTED_OFF, 0, 10, 0, 10, 0 },
  { "wounded-left-percent=30 stragglers-percent=30", MU_CAMPAIGN_LOST, 48, 30, MU_FATE_ROUTED_OFF,
    21, 13, 5, 9, 0 },
  /* a unit of nobody */
  { "wounded-percent=50", MU_CAMPAIGN_WON, 0, 0, MU_FATE_DESTROYED, 0, 0, 0, 0, 0 },
};

START_TEST (a_loss_falls_into_its_parts)
{
  const MuUnitOutcome outcome = outcome_of (rows[_i].start, rows[_i].left, rows[_i].fate);
  const MuAftermath after = aftermath_of (rows[_i].rules, rows[_i].result, &outcome);
  ck_assert_int_eq (after.present, rows[_i].present);
  ck_assert_int_eq (after.dead, rows[_i].dead);
  ck_assert_int_eq (after.wounded, rows[_i].wounded);
  ck_assert_int_eq (after.stragglers, rows[_i].stragglers);
  ck_assert_int_eq (after.prisoners, rows[_i].prisoners);
}
END_TEST

START_TEST (they_come_back_on_their_day)
{
  const char *text = "wounded-left-percent=40 wounded-days=14 stragglers-percent=40 "
                     "stragglers-days=2";
  const MuUnitOutcome routed = outcome_of (20, 10, MU_FATE_ROUTED_OFF);
  MuAftermath after = aftermath_of (text, MU_CAMPAIGN_LOST, &routed);
  ck_assert_int_eq (after.wounded_until, DAY + 14);
  ck_assert_int_eq (after.straggling_until, DAY + 2);
  const MuUnitOutcome whole = outcome_of (20, 20, MU_FATE_ON_TABLE);
  after = aftermath_of (text, MU_CAMPAIGN_LOST, &whole);
  ck_assert_int_eq (after.wounded_until, 0);
  ck_assert_int_eq (after.straggling_until, 0);
}
END_TEST

static MuUnitOutcome
random_outcome (guint64 *state)
{
  const int start = (int) next_below (state, 251);
  return outcome_of (start, (int) next_below (state, (guint32) start + 1),
                     (MuFate) next_below (state, MU_FATE_RETIRING + 1));
}

static void
draw_rules (guint64 *state, MuCampaignRuleValues *rules)
{
  mu_campaign_rules_default (rules);
  rules->value[MU_CAMPAIGN_RULE_WOUNDED] = (int) next_below (state, 101);
  rules->value[MU_CAMPAIGN_RULE_WOUNDED_LEFT] = (int) next_below (state, 101);
  rules->value[MU_CAMPAIGN_RULE_STRAGGLERS] = (int) next_below (state, 101);
}

/* Within half a figure of the share, and on the half against the unit. */
static void
expect_shares (const MuCampaignRuleValues *rules, MuCampaignResult result,
               const MuUnitOutcome *outcome, const MuAftermath *after)
{
  const int percent
      = rules->value[mu_campaign_result_holds_field (result) ? MU_CAMPAIGN_RULE_WOUNDED
                                                             : MU_CAMPAIGN_RULE_WOUNDED_LEFT];
  const int lost = (after->dead + after->wounded) * percent - after->wounded * 100;
  const int missing
      = after->stragglers * 100 - outcome->figures_left * rules->value[MU_CAMPAIGN_RULE_STRAGGLERS];
  ck_assert (lost <= 50 && lost > -50);
  if (outcome->fate == MU_FATE_ROUTED_OFF)
    ck_assert (missing <= 50 && missing > -50);
}

START_TEST (the_parts_are_the_whole)
{
  guint64 state = 5;
  for (int n = 0; n < 20000; n++) {
    MuCampaignRuleValues rules;
    MuAftermath after;
    const MuCampaignResult result = (MuCampaignResult) next_below (&state, MU_CAMPAIGN_LEFT + 1);
    const MuUnitOutcome outcome = random_outcome (&state);
    draw_rules (&state, &rules);
    ck_assert (mu_aftermath (&rules, result, &outcome, DAY, &after));
    ck_assert_int_eq (outcome.figures_start, after.present + after.dead + after.wounded
                                                 + after.stragglers + after.prisoners);
    ck_assert (after.present >= 0 && after.dead >= 0 && after.wounded >= 0);
    ck_assert (after.stragglers >= 0 && after.prisoners >= 0);
    ck_assert_int_le (after.present + after.stragglers + after.prisoners, outcome.figures_left);
    expect_shares (&rules, result, &outcome, &after);
  }
}
END_TEST

/* More wounded by the rules are never fewer, and nobody else loses by it. */
START_TEST (a_kinder_rule_is_never_harsher)
{
  guint64 state = 6;
  for (int n = 0; n < 500; n++) {
    MuCampaignRuleValues rules;
    MuAftermath after, before = { 0 };
    const MuUnitOutcome outcome = random_outcome (&state);
    mu_campaign_rules_default (&rules);
    for (int percent = 0; percent <= 100; percent++) {
      rules.value[MU_CAMPAIGN_RULE_WOUNDED] = percent;
      ck_assert (mu_aftermath (&rules, MU_CAMPAIGN_WON, &outcome, DAY, &after));
      ck_assert_int_ge (after.wounded, before.wounded);
      before = after;
    }
    ck_assert_int_eq (after.dead, 0);
  }
}
END_TEST

START_TEST (what_cannot_be_is_refused)
{
  static const struct {
    int start, left, fate;
  } impossible[] = {
    { 20, 21, MU_FATE_ON_TABLE },   { 20, -1, MU_FATE_ON_TABLE },     { -1, -1, MU_FATE_ON_TABLE },
    { 1000, 10, MU_FATE_ON_TABLE }, { 20, 10, MU_FATE_RETIRING + 1 }, { 20, 10, 255 },
  };
  const MuCampaignRuleValues rules = campaign_rules ("");
  for (guint i = 0; i < G_N_ELEMENTS (impossible); i++) {
    MuAftermath after = { .present = 77 };
    const MuUnitOutcome outcome
        = outcome_of (impossible[i].start, impossible[i].left, (MuFate) impossible[i].fate);
    ck_assert (!mu_aftermath (&rules, MU_CAMPAIGN_WON, &outcome, DAY, &after));
    ck_assert_int_eq (after.present, 77);
  }
}
END_TEST

START_TEST (a_side_holds_the_field_or_left_it)
{
  const MuUnitOutcome gone[] = {
    outcome_of (20, 10, MU_FATE_ROUTED_OFF), outcome_of (20, 10, MU_FATE_OFF_TABLE),
    outcome_of (20, 10, MU_FATE_IN_ROUT),    outcome_of (20, 0, MU_FATE_DESTROYED),
    outcome_of (20, 10, MU_FATE_PRISONER),
  };
  const MuUnitOutcome there[]
      = { outcome_of (20, 0, MU_FATE_DESTROYED), outcome_of (20, 1, MU_FATE_RETIRING) };
  ck_assert_int_eq (mu_campaign_result (MU_SIDE_B, MU_SIDE_B, gone, COUNT (gone)), MU_CAMPAIGN_WON);
  ck_assert_int_eq (mu_campaign_result (MU_SIDE_B, MU_SIDE_A, there, COUNT (there)),
                    MU_CAMPAIGN_LOST);
  ck_assert_int_eq (mu_campaign_result (MU_SIDE_NONE, MU_SIDE_A, there, COUNT (there)),
                    MU_CAMPAIGN_DREW);
  ck_assert_int_eq (mu_campaign_result (MU_SIDE_NONE, MU_SIDE_A, gone, COUNT (gone)),
                    MU_CAMPAIGN_LEFT);
  ck_assert (mu_campaign_result_holds_field (MU_CAMPAIGN_WON));
  ck_assert (mu_campaign_result_holds_field (MU_CAMPAIGN_DREW));
  ck_assert (!mu_campaign_result_holds_field (MU_CAMPAIGN_LOST));
  ck_assert (!mu_campaign_result_holds_field (MU_CAMPAIGN_LEFT));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("campaign-aftermath");
  tcase_add_loop_test (tests, a_loss_falls_into_its_parts, 0, COUNT (rows));
  tcase_add_test (tests, they_come_back_on_their_day);
  tcase_add_test (tests, the_parts_are_the_whole);
  tcase_add_test (tests, a_kinder_rule_is_never_harsher);
  tcase_add_test (tests, what_cannot_be_is_refused);
  tcase_add_test (tests, a_side_holds_the_field_or_left_it);
  return run_case ("campaign-aftermath", tests);
}
