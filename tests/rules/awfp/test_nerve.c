/* Fast Play: the morale test. */
#include "rules/awfp/morale.h"
#include "rules/awfp/sums/nerve.h"
#include "tests/rules/awfp/common.h"
#include "tests/rules/awfp/play_of_book.h"

/* --- the factor --------------------------------------------------------- */

#define FOOT "Irregular Warrior LAI loose"

/* awfp.morale.modifiers, awfp.general.morale-bonus, awfp.orders.defend.bonus-values: each alone. */
static const struct {
  const char *notation;
  MuAwfpNerve nerve; /* without its troop */
  const char *rule;
  int amount;
} modifiers[] = {
  { "Trained Warrior LAI loose", { .rounds = 0 }, "awfp.morale.modifiers/trained", 1 },
  { FOOT, { .figures_lost = 1 }, "awfp.morale.modifiers/figure-lost", -1 },
  { FOOT, { .figures_lost = 3 }, "awfp.morale.modifiers/figure-lost", -3 },
  { FOOT, { .figures_lost = 9 }, "awfp.morale.modifiers/figure-lost", -3 },
  { "Irregular Warrior LAI close pike",
    { .facing_mounted = true },
    "awfp.morale.modifiers/pikes",
    2 },
  { "Irregular Warrior HI close longspear",
    { .facing_mounted = true },
    "awfp.morale.modifiers/pikes",
    2 },
  { FOOT, { .defending = true }, "awfp.morale.modifiers/defending", 1 },
  { FOOT, { .general_with = true }, "awfp.morale.modifiers/general-with", 2 },
  { FOOT, { .general_with = true, .general_near = true }, "awfp.morale.modifiers/general-with", 2 },
  { FOOT, { .general_near = true }, "awfp.morale.modifiers/general-near", 1 },
  { FOOT, { .frenzied = true }, "awfp.morale.modifiers/frenzied", 2 },
  { "Irregular Fanatic UI loose", { .rounds = 5 }, "awfp.morale.modifiers/frenzied", 2 },
  { "Irregular Warband UI loose", { .rounds = 0 }, "awfp.morale.modifiers/frenzied", 2 },
  { FOOT, { .cover = true }, "awfp.morale.modifiers/cover", 1 },
  { FOOT, { .enemy_routs = true }, "awfp.morale.modifiers/enemy-routs", 1 },
  { FOOT, { .state = MU_AWFP_DISORDERED }, "awfp.morale.modifiers/disordered", -1 },
  { FOOT, { .state = MU_AWFP_FRAGMENTED }, "awfp.morale.modifiers/fragmented", -2 },
  { FOOT, { .state = MU_AWFP_ROUTED }, "awfp.morale.modifiers/fragmented", -2 },
  { FOOT, { .flank = true }, "awfp.morale.modifiers/flank", -1 },
  { FOOT, { .half_lost = true }, "awfp.morale.modifiers/half-lost", -1 },
};

START_TEST (each_modifier_is_that_of_the_table)
{
  MuAwfpNerve nerve = modifiers[_i].nerve;
  MuTrace trace;
  nerve.troop = stand (modifiers[_i].notation);
  ck_assert_int_eq (mu_awfp_nerve_factor (play_of_book (), &nerve, &trace), modifiers[_i].amount);
  ck_assert_uint_eq (trace.count, 1);
  assert_line (&trace, 0, modifiers[_i].rule, modifiers[_i].amount);
}
END_TEST

/* Pikes against foot, a warband that has cooled, bare swords against mounted. */
START_TEST (other_things_do_not_count)
{
  const MuAwfpNerve nerves[] = {
    { .troop = stand ("Irregular Warrior LAI close pike") },
    { .troop = stand ("Irregular Warband UI loose"), .rounds = 1 },
    { .troop = stand (FOOT), .facing_mounted = true },
    { .troop = stand (FOOT), .general_unit = true, .in_contact = true },
  };
  MuTrace trace;
  for (int i = 0; i < COUNT (nerves); i++) {
    ck_assert_int_eq (mu_awfp_nerve_factor (play_of_book (), &nerves[i], &trace), 0);
    ck_assert_uint_eq (trace.count, 0);
  }
}
END_TEST

static MuAwfpNerve
random_nerve (uint64_t *state)
{
  const uint32_t bits = next_below (state, 1u << 12);
  return (MuAwfpNerve){ .troop = lawful_stand (state),
                        .rounds = (int) next_below (state, 3),
                        .occasion = (MuAwfpOccasion) next_below (state, MU_AWFP_OCCASIONS),
                        .state = (MuAwfpState) next_below (state, MU_AWFP_STATES),
                        .figures_lost = (int) next_below (state, 6),
                        .facing_mounted = bits & 1,
                        .defending = bits & 2,
                        .general_with = bits & 4,
                        .general_near = bits & 8,
                        .frenzied = bits & 16,
                        .cover = bits & 32,
                        .enemy_routs = bits & 64,
                        .flank = bits & 128,
                        .half_lost = bits & 256,
                        .in_contact = bits & 512,
                        .general_unit = bits & 1024 };
}

/* awfp.orders.frenzied.test */
START_TEST (frenzy_is_tried_without_modifiers)
{
  uint64_t state = 21;
  MuTrace trace;
  for (int i = 0; i < 5000; i++) {
    MuAwfpNerve nerve = random_nerve (&state);
    nerve.occasion = MU_AWFP_TEST_FRENZY;
    ck_assert_int_eq (mu_awfp_nerve_factor (play_of_book (), &nerve, &trace), 0);
    ck_assert_uint_eq (trace.count, 0);
  }
}
END_TEST

/* --- the result --------------------------------------------------------- */

/* awfp.orders.frenzied.fail: what each face does to each class that tries for frenzy. */
static const struct {
  const char *notation;
  MuAwfpNerveResult result[4]; /* faces 1 to 4 */
} tries[] = {
#define ONE   MU_AWFP_ONE_DISORDER
#define TWO   MU_AWFP_TWO_DISORDERS
#define BACK  MU_AWFP_RETREATS
#define RAGES MU_AWFP_PASSES_FRENZIED
#define RUNS  MU_AWFP_ROUTS
  { "Irregular Elite LAI loose", { ONE, RAGES, RAGES, RAGES } },
  { "Irregular Veteran LAI loose", { TWO, ONE, RAGES, RAGES } },
  { "Irregular Fanatic LAI loose", { TWO, ONE, RAGES, RAGES } },
  { "Irregular Warband LAI loose", { TWO, ONE, RAGES, RAGES } },
  { "Irregular Warrior LAI loose", { BACK, TWO, ONE, RAGES } },
  { "Irregular Poor LAI loose", { RUNS, BACK, TWO, ONE } },
};

START_TEST (failing_to_rage_is_dangerous)
{
  const MuAwfpNerve nerve
      = { .troop = stand (tries[_i].notation), .occasion = MU_AWFP_TEST_FRENZY };
  for (int face = 1; face <= 4; face++)
    ck_assert_int_eq (mu_awfp_nerve_result (play_of_book (), &nerve, face, 0),
                      tries[_i].result[face - 1]);
  ck_assert_int_eq (mu_awfp_nerve_result (play_of_book (), &nerve, 10, 0), RAGES);
}
END_TEST

/* awfp.morale.results-table, awfp.morale.triggers, awfp.morale.friends-rout,
 * awfp.morale.general-lost: on all occasions but two the same. */
START_TEST (results_go_by_what_is_missing)
{
  static const MuAwfpNerveResult steady[] = { MU_AWFP_PASSES, ONE, TWO, BACK, RUNS, RUNS, RUNS };
  static const MuAwfpNerveResult broken[] = { MU_AWFP_PASSES, ONE, TWO, RUNS, RUNS, RUNS, RUNS };
  MuAwfpNerve nerve = { .troop = stand (FOOT) };
  for (int occasion = 0; occasion < MU_AWFP_TEST_FRENZY; occasion++)
    for (int missing = 0; missing < COUNT (steady); missing++) {
      nerve.occasion = (MuAwfpOccasion) occasion;
      nerve.state = MU_AWFP_DISORDERED;
      ck_assert_int_eq (mu_awfp_nerve_result (play_of_book (), &nerve, 5, -1 - missing),
                        steady[missing]);
      nerve.state = MU_AWFP_FRAGMENTED;
      ck_assert_int_eq (mu_awfp_nerve_result (play_of_book (), &nerve, 5, -1 - missing),
                        broken[missing]);
    }
}
END_TEST

/* awfp.orders.recover.rout-table: a rally succeeds or fails. */
START_TEST (a_rally_has_two_ends)
{
  const MuAwfpNerve nerve
      = { .troop = stand (FOOT), .occasion = MU_AWFP_TEST_RALLY, .state = MU_AWFP_ROUTED };
  for (int face = 1; face <= 10; face++)
    ck_assert_int_eq (mu_awfp_nerve_result (play_of_book (), &nerve, face, -2),
                      face >= 6 ? MU_AWFP_PASSES : MU_AWFP_ROUTS);
}
END_TEST

/* awfp.morale.results-table/frenzied, awfp.orders.frenzied.eligible-irregular */
static const struct {
  const char *notation;
  bool in_contact, general_unit;
  bool rages;
} tens[] = {
  { "Irregular Warrior LAI loose", true, false, true },
  { "Irregular Warrior LAI loose", false, false, false },
  { "Trained Warrior LAI loose", true, false, false },
  { "Trained Warrior LAI loose", true, true, true },
  { "Irregular Warrior EL", true, false, false },
  { "Irregular Warrior EL", true, true, true },
  { "Irregular Warrior Arty", true, false, false },
};

START_TEST (a_ten_may_rage)
{
  const MuAwfpNerve nerve = { .troop = stand (tens[_i].notation),
                              .occasion = MU_AWFP_TEST_COMBAT,
                              .in_contact = tens[_i].in_contact,
                              .general_unit = tens[_i].general_unit };
  ck_assert_int_eq (mu_awfp_nerve_result (play_of_book (), &nerve, 10, 0),
                    tens[_i].rages ? RAGES : MU_AWFP_PASSES);
  ck_assert_int_eq (mu_awfp_nerve_result (play_of_book (), &nerve, 10, -9),
                    tens[_i].rages ? RAGES : BACK);
  ck_assert_int_eq (mu_awfp_nerve_result (play_of_book (), &nerve, 9, 0), MU_AWFP_PASSES);
}
END_TEST

START_TEST (results_have_rules)
{
  static const char *const rules[MU_AWFP_NERVE_RESULTS] = {
    [MU_AWFP_PASSES] = "",
    [MU_AWFP_PASSES_FRENZIED] = "awfp.morale.results-table/frenzied",
    [MU_AWFP_ONE_DISORDER] = "awfp.morale.results-table/disordered",
    [MU_AWFP_TWO_DISORDERS] = "awfp.morale.results-table/fragmented",
    [MU_AWFP_RETREATS] = "awfp.morale.results-table/retreats",
    [MU_AWFP_ROUTS] = "awfp.morale.results-table/routs",
  };
  for (int result = 0; result < MU_AWFP_NERVE_RESULTS; result++)
    ck_assert_str_eq (mu_rule_id (mu_awfp_nerve_rule ((MuAwfpNerveResult) result)), rules[result]);
}
END_TEST

/* A warband that has fought its round, trained by nobody, loses four figures with horse on its
 * flank: it needs 4 on a die with 4 less. */
START_TEST (a_worked_test)
{
  const MuAwfpNerve nerve = { .troop = stand ("Irregular Warband UI loose javelin"),
                              .rounds = 1,
                              .occasion = MU_AWFP_TEST_COMBAT,
                              .figures_lost = 4,
                              .flank = true };
  static const int expected[MU_AWFP_NERVE_RESULTS] = { 3, 0, 1, 1, 1, 4 };
  int tenths[MU_AWFP_NERVE_RESULTS];
  MuTrace trace;
  ck_assert_int_eq (mu_awfp_nerve_factor (play_of_book (), &nerve, &trace), -4);
  assert_line (&trace, 0, "awfp.morale.modifiers/figure-lost", -3);
  assert_line (&trace, 1, "awfp.morale.modifiers/flank", -1);
  mu_awfp_nerve_tenths (play_of_book (), &nerve, tenths);
  for (int result = 0; result < MU_AWFP_NERVE_RESULTS; result++)
    ck_assert_int_eq (tenths[result], expected[result]);
}
END_TEST

/* --- properties --------------------------------------------------------- */

static int
sum_of (const int *tenths)
{
  int sum = 0;
  for (int result = 0; result < MU_AWFP_NERVE_RESULTS; result++)
    sum += tenths[result];
  return sum;
}

/* awfp.morale.test-die: a higher face is never worse, and the traces add up. */
START_TEST (chances_are_whole)
{
  uint64_t state = 22;
  int tenths[MU_AWFP_NERVE_RESULTS];
  MuTrace trace;
  for (int i = 0; i < 20000; i++) {
    const MuAwfpNerve nerve = random_nerve (&state);
    const int factor = mu_awfp_nerve_factor (play_of_book (), &nerve, &trace);
    ck_assert_int_eq (mu_trace_total (&trace), factor);
    mu_awfp_nerve_tenths (play_of_book (), &nerve, tenths);
    ck_assert_int_eq (sum_of (tenths), 10);
    const int needed
        = mu_awfp_morale_needed ((MuAwfpMorale) nerve.troop.morale, nerve.rounds, NULL);
    for (int face = 1; face <= 9; face++) {
      const MuAwfpNerveResult result = mu_awfp_nerve_result (play_of_book (), &nerve, face, factor);
      ck_assert_int_eq (result <= MU_AWFP_PASSES_FRENZIED, face + factor >= needed);
    }
  }
}
END_TEST

/* awfp.combat.disorder-effects: what has less order never passes more easily. */
START_TEST (disorder_never_helps)
{
  uint64_t state = 23;
  int tenths[MU_AWFP_NERVE_RESULTS];
  for (int i = 0; i < 20000; i++) {
    MuAwfpNerve nerve = random_nerve (&state);
    int before = 10;
    int routs = 0;
    for (int shaken = MU_AWFP_STEADY; shaken < MU_AWFP_STATES; shaken++) {
      nerve.state = (MuAwfpState) shaken;
      mu_awfp_nerve_tenths (play_of_book (), &nerve, tenths);
      const int passes = tenths[MU_AWFP_PASSES] + tenths[MU_AWFP_PASSES_FRENZIED];
      ck_assert_int_le (passes, before);
      ck_assert_int_ge (tenths[MU_AWFP_ROUTS], routs);
      before = passes;
      routs = tenths[MU_AWFP_ROUTS];
    }
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-nerve");
  tcase_add_loop_test (tests, each_modifier_is_that_of_the_table, 0, COUNT (modifiers));
  tcase_add_test (tests, other_things_do_not_count);
  tcase_add_test (tests, frenzy_is_tried_without_modifiers);
  tcase_add_loop_test (tests, failing_to_rage_is_dangerous, 0, COUNT (tries));
  tcase_add_test (tests, results_go_by_what_is_missing);
  tcase_add_test (tests, a_rally_has_two_ends);
  tcase_add_loop_test (tests, a_ten_may_rage, 0, COUNT (tens));
  tcase_add_test (tests, results_have_rules);
  tcase_add_test (tests, a_worked_test);
  tcase_add_test (tests, chances_are_whole);
  tcase_add_test (tests, disorder_never_helps);
  return run_case ("awfp-nerve", tests);
}
