#include "rules/wrg/fight/recoil.h"
#include "tests/rules/common.h"

typedef struct {
  MuWrgRecoil recoil; /* class figures fighting inflicted received shot consecutive disordered */
  MuWrgRecoilResult result;
  const char *rule; /* of the last line */
} Row;

static const Row rows[] = {
  /* wrg.after.recoil: worse off, and a casualty for each figure */
  { { MU_CLASS_A, 20, 10, 10, 20, 0, 0, false }, MU_RECOIL_RECOIL, "wrg.after.recoil" },
  { { MU_CLASS_A, 20, 10, 10, 19, 0, 0, false }, MU_RECOIL_STAND, "wrg.after.recoil" },
  { { MU_CLASS_A, 20, 10, 10, 19, 1, 0, false }, MU_RECOIL_RECOIL, "wrg.after.recoil" },
  { { MU_CLASS_A, 20, 10, 20, 20, 5, 0, false }, MU_RECOIL_STAND, "wrg.after.recoil" },
  { { MU_CLASS_A, 20, 10, 21, 20, 90, 0, false }, MU_RECOIL_STAND, "wrg.after.recoil" },
  { { MU_CLASS_A, 5, 2, 0, 4, 0, 0, false }, MU_RECOIL_STAND, "wrg.after.recoil" },
  /* shooting counts to the figure's one, not to who is worse off */
  { { MU_CLASS_A, 10, 5, 5, 5, 30, 0, false }, MU_RECOIL_STAND, "wrg.after.recoil" },
  /* wrg.after.recoil.five: five for each that fought waive the one for all */
  { { MU_CLASS_A, 40, 4, 10, 20, 0, 0, false }, MU_RECOIL_RECOIL, "wrg.after.recoil.five" },
  { { MU_CLASS_A, 40, 4, 10, 19, 0, 0, false }, MU_RECOIL_STAND, "wrg.after.recoil" },
  { { MU_CLASS_A, 40, 4, 10, 19, 1, 0, false }, MU_RECOIL_STAND, "wrg.after.recoil" },
  { { MU_CLASS_A, 40, 4, 20, 20, 0, 0, false }, MU_RECOIL_STAND, "wrg.after.recoil" },
  { { MU_CLASS_A, 40, 0, 0, 3, 0, 0, false }, MU_RECOIL_STAND, "wrg.after.recoil" },
  /* wrg.after.break.count: D first, C second, B third, A fourth */
  { { MU_CLASS_D, 10, 5, 9, 10, 0, 0, false }, MU_RECOIL_BREAK, "wrg.after.break.count" },
  { { MU_CLASS_C, 10, 5, 9, 10, 0, 0, false }, MU_RECOIL_RECOIL, "wrg.after.recoil" },
  { { MU_CLASS_C, 10, 5, 9, 10, 0, 1, false }, MU_RECOIL_BREAK, "wrg.after.break.count" },
  { { MU_CLASS_B, 10, 5, 9, 10, 0, 1, false }, MU_RECOIL_RECOIL, "wrg.after.recoil" },
  { { MU_CLASS_B, 10, 5, 9, 10, 0, 2, false }, MU_RECOIL_BREAK, "wrg.after.break.count" },
  { { MU_CLASS_A, 10, 5, 9, 10, 0, 2, false }, MU_RECOIL_RECOIL, "wrg.after.recoil" },
  { { MU_CLASS_A, 10, 5, 9, 10, 0, 3, false }, MU_RECOIL_BREAK, "wrg.after.break.count" },
  /* a body that stands does not break, however often it went back before */
  { { MU_CLASS_D, 10, 5, 9, 9, 9, 7, true }, MU_RECOIL_STAND, "wrg.after.recoil" },
  /* wrg.after.break.disordered: and twice what it gave */
  { { MU_CLASS_A, 10, 5, 5, 10, 0, 0, true }, MU_RECOIL_BREAK, "wrg.after.break.disordered" },
  { { MU_CLASS_A, 10, 5, 6, 11, 0, 0, true }, MU_RECOIL_RECOIL, "wrg.after.recoil" },
  { { MU_CLASS_A, 10, 5, 5, 10, 0, 0, false }, MU_RECOIL_RECOIL, "wrg.after.recoil" },
  { { MU_CLASS_A, 10, 5, 0, 10, 0, 0, true }, MU_RECOIL_BREAK, "wrg.after.break.disordered" },
  /* wrg.after.break.disordered.per-figure: a recoil's conditions must hold too */
  { { MU_CLASS_A, 10, 5, 1, 9, 0, 0, true }, MU_RECOIL_STAND, "wrg.after.recoil" },
  { { MU_CLASS_A, 10, 5, 1, 9, 1, 0, true }, MU_RECOIL_BREAK, "wrg.after.break.disordered" },
};
#define ROWS ((int) (sizeof rows / sizeof rows[0]))

START_TEST (the_verdict_follows_the_rules)
{
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_recoil (&rows[_i].recoil, &trace), rows[_i].result);
  ck_assert_str_eq (mu_rule_id (trace.line[trace.count - 1].rule), rows[_i].rule);
  ck_assert_int_eq (mu_wrg_recoil (&rows[_i].recoil, NULL), rows[_i].result);
}
END_TEST

/* The numbers that were compared: all casualties, the recoil's count, those of
 * the hand-to-hand. */
START_TEST (the_trace_holds_what_was_compared)
{
  const MuWrgRecoil recoil = { MU_CLASS_C, 10, 5, 6, 13, 4, 1, true };
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_recoil (&recoil, &trace), MU_RECOIL_BREAK);
  ck_assert_uint_eq (trace.count, 3);
  assert_line (&trace, 0, "wrg.after.recoil", 17);
  assert_line (&trace, 1, "wrg.after.break.count", 2);
  assert_line (&trace, 2, "wrg.after.break.disordered", 13);
}
END_TEST

/* wrg.after.recoil.count-base: the body's figures, not those in contact */
START_TEST (rear_ranks_count_as_figures)
{
  MuWrgRecoil recoil = { MU_CLASS_A, 24, 8, 0, 23, 0, 0, false };
  ck_assert_int_eq (mu_wrg_recoil (&recoil, NULL), MU_RECOIL_STAND);
  recoil.figures = 23;
  ck_assert_int_eq (mu_wrg_recoil (&recoil, NULL), MU_RECOIL_RECOIL);
}
END_TEST

/* More casualties, and fewer given back, never make a body steadier. */
START_TEST (worse_luck_never_helps)
{
  uint64_t state = 77;
  for (int n = 0; n < 20000; n++) {
    const MuWrgRecoil recoil = {
      .class = (MuTroopClass) next_below (&state, 4),
      .figures = (int) next_below (&state, 50) + 1,
      .fighting = (int) next_below (&state, 20),
      .inflicted = (int) next_below (&state, 40),
      .received = (int) next_below (&state, 60),
      .shot = (int) next_below (&state, 30),
      .consecutive = (int) next_below (&state, 4),
      .disordered = next_below (&state, 2),
    };
    MuWrgRecoil worse = recoil;
    worse.received += (int) next_below (&state, 5);
    worse.shot += (int) next_below (&state, 5);
    worse.inflicted -= worse.inflicted ? (int) next_below (&state, 2) : 0;
    worse.consecutive += (int) next_below (&state, 2);
    worse.disordered |= next_below (&state, 2);
    ck_assert_int_ge (mu_wrg_recoil (&worse, NULL), mu_wrg_recoil (&recoil, NULL));
  }
}
END_TEST

/* wrg.after.break.count */
START_TEST (limits_by_class)
{
  ck_assert_int_eq (mu_wrg_recoil_limit (MU_CLASS_A), 4);
  ck_assert_int_eq (mu_wrg_recoil_limit (MU_CLASS_B), 3);
  ck_assert_int_eq (mu_wrg_recoil_limit (MU_CLASS_C), 2);
  ck_assert_int_eq (mu_wrg_recoil_limit (MU_CLASS_D), 1);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("recoil");
  tcase_add_loop_test (tests, the_verdict_follows_the_rules, 0, ROWS);
  tcase_add_test (tests, the_trace_holds_what_was_compared);
  tcase_add_test (tests, rear_ranks_count_as_figures);
  tcase_add_test (tests, worse_luck_never_helps);
  tcase_add_test (tests, limits_by_class);
  return run_case ("recoil", tests);
}
