#include "rules/wrg/fight/random.h"
#include "rules/wrg/nerve/fatigue.h"
#include "tests/rules/common.h"

static const MuReadings tiring = { .choice[MU_READING_FATIGUE] = 1 };

/* wrg.fatigue.initial: default reading, the other one, of every type */
static const struct {
  const char *notation;
  bool marched;
  int fitness, otherwise;
} starts[] = {
  { "Reg B SHC L", false, 8, 8 },       { "Reg B EHC L", false, 10, 10 },
  { "Reg B HC JLS Sh", false, 10, 10 }, { "Irr C MC JLS", false, 12, 12 },
  { "Irr C LC JLS", false, 12, 12 },    { "Reg A SHI HTW Sh", false, 8, 8 },
  { "Reg B HI HTW Sh", false, 10, 10 }, { "Reg B LHI JLS Sh", false, 10, 12 },
  { "Reg C MI LTS Sh", false, 12, 12 }, { "Reg C LMI JLS", false, 12, 12 },
  { "Irr C LI S", false, 12, 12 },      { "Irr C EHCm JLS", false, 10, 10 },
  { "Irr C HCm JLS", false, 10, 10 },   { "Irr C MCm B", false, 12, 12 },
  { "Irr B HCh JLS", false, 10, 12 },   { "Irr B LCh B", false, 12, 12 },
  { "Irr C El JLS", false, 12, 12 },    { "Reg C Art", false, 12, 12 },
  { "Irr D MI JLS", false, 10, 10 },    { "Irr D MI JLS", true, 8, 8 },
  { "Reg A SHI HTW Sh", true, 6, 6 },
};
#define STARTS ((int) (sizeof starts / sizeof starts[0]))

START_TEST (armour_is_heavy)
{
  const MuReadings light = { .choice[MU_READING_FITNESS_HEAVY] = 1 };
  const MuTroop who = troop (starts[_i].notation);
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_fitness_start (NULL, &who, starts[_i].marched, &trace),
                    starts[_i].fitness);
  ck_assert_int_eq (mu_trace_total (&trace), starts[_i].fitness);
  ck_assert_uint_eq (trace.count, 1 + (who.class == MU_CLASS_D) + starts[_i].marched);
  assert_line (&trace, 0, "wrg.fatigue.initial", trace.line[0].amount);
  ck_assert_int_eq (mu_wrg_fitness_start (&light, &who, starts[_i].marched, NULL),
                    starts[_i].otherwise);
}
END_TEST

/* wrg.fatigue.loss: of troops with a normal move of 60 paces */
START_TEST (exertion_costs)
{
  ck_assert_int_eq (mu_wrg_fitness_loss (false, false, 0, 60), 0);
  ck_assert_int_eq (mu_wrg_fitness_loss (true, false, 0, 60), 1);
  ck_assert_int_eq (mu_wrg_fitness_loss (false, true, 0, 60), 1);
  ck_assert_int_eq (mu_wrg_fitness_loss (true, true, 60, 60), 1);
  ck_assert_int_eq (mu_wrg_fitness_loss (false, false, 61, 60), 2);
  ck_assert_int_eq (mu_wrg_fitness_loss (true, true, 80, 60), 2);
}
END_TEST

/* wrg.fatigue.zero, wrg.fatigue.exhausted, and only where the rules are used */
START_TEST (fitness_runs_out)
{
  for (int value = -9; value <= 12; value++) {
    ck_assert_int_eq (mu_wrg_fitness (NULL, value), MU_WRG_FRESH);
    ck_assert_int_eq (mu_wrg_fitness (&tiring, value), value > 0    ? MU_WRG_FRESH
                                                       : value > -5 ? MU_WRG_TIRED
                                                                    : MU_WRG_EXHAUSTED);
  }
}
END_TEST

/* wrg.fatigue.zero, wrg.fatigue.exhausted */
START_TEST (the_tired_do_less)
{
  const MuWrgFatigue fresh = mu_wrg_fatigue (MU_WRG_FRESH);
  const MuWrgFatigue tired = mu_wrg_fatigue (MU_WRG_TIRED);
  const MuWrgFatigue exhausted = mu_wrg_fatigue (MU_WRG_EXHAUSTED);
  ck_assert (!fresh.halved && !fresh.slow && !fresh.full_minus && !fresh.worn_out);
  ck_assert_int_eq (fresh.reaction, 0);
  ck_assert_int_eq (fresh.rule, MU_RULE_NONE);
  ck_assert (tired.halved && tired.slow && tired.full_minus && !tired.worn_out);
  ck_assert_int_eq (tired.reaction, -2);
  ck_assert_str_eq (mu_rule_id (tired.rule), "wrg.fatigue.zero");
  ck_assert (exhausted.worn_out);
  ck_assert_str_eq (mu_rule_id (exhausted.rule), "wrg.fatigue.exhausted");
}
END_TEST

/* wrg.fatigue.zero: never a plus, always the whole minus */
START_TEST (the_tired_have_no_luck)
{
  ck_assert_int_eq (mu_wrg_random_tired (5, 2), -3);
  ck_assert_int_eq (mu_wrg_random_tired (5, 1), -4);
  ck_assert_int_eq (mu_wrg_random_tired (3, 3), 0);
  ck_assert_int_eq (mu_wrg_random_tired (2, 6), 0);
  for (int minus = 2; minus <= 5; minus++)
    for (int plus = 1; plus <= 6; plus++)
      for (int class = MU_CLASS_A; class <= MU_CLASS_D; class ++) {
        const int tired = mu_wrg_random_tired (minus, plus);
        ck_assert_int_le (tired, mu_wrg_random_shoot ((MuTroopClass) class, minus, plus));
        ck_assert_int_le (tired,
                          mu_wrg_random_melee (NULL, (MuTroopClass) class, minus, plus, true));
      }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("fatigue");
  tcase_add_loop_test (tests, armour_is_heavy, 0, STARTS);
  tcase_add_test (tests, exertion_costs);
  tcase_add_test (tests, fitness_runs_out);
  tcase_add_test (tests, the_tired_do_less);
  tcase_add_test (tests, the_tired_have_no_luck);
  return run_case ("fatigue", tests);
}
