#include "rules/wrg/fight/rout.h"
#include "tests/rules/common.h"

/* wrg.rout.interpenetrate, wrg.rout.interpenetrate.gap: no gap, a narrow one, one too
 * far, and one of 20 at 50 */
static const struct {
  const char *router, *friends;
  bool disordered;
  int width, distance;
  MuWrgDuty duty;
} passes[] = {
  { "Reg C HI", "Irr C LI S", false, 100, 0, MU_WRG_MUST },
  { "Reg C HI", "Irr C LC JLS", false, 100, 0, MU_WRG_MUST },
  { "Reg C HI", "Reg B HI", true, 100, 0, MU_WRG_MUST },
  { "Irr C LI S", "Reg B HI", false, 100, 0, MU_WRG_MUST },
  { "Irr C El", "Reg B HI", false, 100, 0, MU_WRG_MUST },
  { "Irr C LCh", "Reg B HI", false, 100, 0, MU_WRG_MUST },
  { "Reg C HI", "Reg B HI", false, 0, 0, MU_WRG_MUST },
  { "Reg C HI", "Reg B HI", false, 19, 0, MU_WRG_MUST },
  { "Reg C HI", "Reg B HI", false, 20, 51, MU_WRG_MUST },
  { "Reg C HI", "Reg B HI", false, 20, 50, MU_WRG_MAY_NOT },
};

START_TEST (routers_go_through_or_round)
{
  const MuTroop router = troop (passes[_i].router), friends = troop (passes[_i].friends);
  ck_assert_int_eq (mu_wrg_rout_goes_through (NULL, &router, &friends, passes[_i].disordered,
                                              passes[_i].width, passes[_i].distance)
                        .duty,
                    passes[_i].duty);
}
END_TEST

START_TEST (disordered_friends_may_be_gone_round)
{
  const MuReadings round = { .choice = { [MU_READING_ROUT_DISORDERED] = 1 } };
  const MuTroop foot = troop ("Reg C HI");
  ck_assert_int_eq (mu_wrg_rout_goes_through (&round, &foot, &foot, true, 20, 50).duty,
                    MU_WRG_MAY_NOT);
  ck_assert_int_eq (mu_wrg_rout_goes_through (&round, &foot, &foot, true, 10, 50).duty,
                    MU_WRG_MUST);
}
END_TEST

/* wrg.rout.swept-away */
START_TEST (irregulars_are_swept_away)
{
  const MuTroop foot = troop ("Irr C MI JLS"), steady = troop ("Reg C MI JLS");
  const MuTroop light = troop ("Irr C LI S"), drilled = troop ("Reg C LI S");
  ck_assert (mu_wrg_rout_sweeps_away (&foot, &foot));
  ck_assert (mu_wrg_rout_sweeps_away (&steady, &foot));
  ck_assert (!mu_wrg_rout_sweeps_away (&foot, &steady));
  ck_assert (!mu_wrg_rout_sweeps_away (&light, &foot));
  ck_assert (mu_wrg_rout_sweeps_away (&light, &light));
  ck_assert (!mu_wrg_rout_sweeps_away (&light, &drilled));
  ck_assert (mu_wrg_rout_sweeps_away (&drilled, &foot));
}
END_TEST

/* wrg.rout.elephants: beast and driver against LI are 2; two of them cause 3 */
START_TEST (elephants_trample_friends)
{
  const MuTroop elephants = troop ("Irr C El"), light = troop ("Irr C LI JLS Sh");
  MuWrgSum sum;
  ck_assert_int_eq (mu_wrg_rout_trample (NULL, &elephants, 2, 0, &light, &sum, NULL), MU_MELEE_OK);
  ck_assert_int_eq (sum.factor, 2);
  ck_assert_int_eq (sum.casualties, 3);
}
END_TEST

/* wrg.rout.break-through, wrg.rout.break-through.result, wrg.rout.no-fighting */
START_TEST (routers_break_through_light_troops)
{
  ck_assert_int_eq (mu_wrg_break_through_try (MU_TROOP_LC).duty, MU_WRG_MAY);
  ck_assert_int_eq (mu_wrg_break_through_try (MU_TROOP_LI).duty, MU_WRG_MAY);
  ck_assert_int_eq (mu_wrg_break_through_try (MU_TROOP_LMI).duty, MU_WRG_MAY_NOT);
  ck_assert_int_eq (mu_wrg_break_through_test (true).duty, MU_WRG_MUST);
  ck_assert_int_eq (mu_wrg_break_through_test (false).duty, MU_WRG_MAY_NOT);
  ck_assert_int_eq (mu_wrg_break_through (true, MU_RECOIL_BREAK), MU_BREAK_THROUGH_CLEARED);
  ck_assert_int_eq (mu_wrg_break_through (false, MU_RECOIL_STAND), MU_BREAK_THROUGH_FAILED);
  ck_assert_int_eq (mu_wrg_break_through (false, MU_RECOIL_RECOIL), MU_BREAK_THROUGH_DONE);
  ck_assert_int_eq (mu_wrg_break_through (false, MU_RECOIL_BREAK), MU_BREAK_THROUGH_DONE);
  ck_assert (mu_wrg_rout_may_fight (true));
  ck_assert (!mu_wrg_rout_may_fight (false));
  ck_assert (!mu_wrg_rout_may_shoot ());
}
END_TEST

/* wrg.rout.surrounded */
START_TEST (the_trapped_may_be_taken)
{
  MuWrgTrapped trapped
      = { .broken = true, .surrounded = true, .move = 40, .enemy_in_contact = true };
  ck_assert_int_eq (mu_wrg_rout_surrender (&trapped).duty, MU_WRG_MAY);
  trapped.can_break_through = true;
  ck_assert (!mu_wrg_rout_is_mass (&trapped));
  ck_assert_int_eq (mu_wrg_rout_surrender (&trapped).duty, MU_WRG_MAY_NOT);
  trapped.move = 0;
  ck_assert (mu_wrg_rout_is_mass (&trapped));
  trapped.surrounded = false;
  ck_assert_int_eq (mu_wrg_rout_surrender (&trapped).duty, MU_WRG_MAY);
  trapped.enemy_in_contact = false;
  ck_assert (mu_wrg_rout_is_mass (&trapped));
  ck_assert_int_eq (mu_wrg_rout_surrender (&trapped).duty, MU_WRG_MAY_NOT);
  trapped.broken = false;
  ck_assert (!mu_wrg_rout_is_mass (&trapped));
}
END_TEST

/* wrg.reaction.occasion.10, wrg.reaction.occasion.10.friends, wrg.reaction.occasion.10.retry */
static const struct {
  MuWrgRallyFacts facts;
  MuWrgDuty duty;
  const char *rule;
} tries[] = {
  { { .near_friends = true }, MU_WRG_MAY, "wrg.reaction.occasion.10.friends" },
  { { .general_joined = true }, MU_WRG_MAY, "wrg.reaction.occasion.10.friends" },
  { { .behind_obstacle = true }, MU_WRG_MAY, "wrg.reaction.occasion.10" },
  { { .off_table = true }, MU_WRG_MAY, "wrg.reaction.occasion.10" },
  { { .off_table = true, .followed_off = true }, MU_WRG_MAY_NOT, "wrg.reaction.occasion.10" },
  { { .was_contacted = false }, MU_WRG_MAY_NOT, "wrg.reaction.occasion.10" },
  { { .near_friends = true, .pursuers_touch = true }, MU_WRG_MAY_NOT, "wrg.reaction.occasion.10" },
  { { .near_friends = true, .shot_men = 12, .shot_count = 12 },
    MU_WRG_MAY_NOT,
    "wrg.reaction.occasion.10" },
  { { .near_friends = true, .shot_men = 11, .shot_count = 12 },
    MU_WRG_MAY,
    "wrg.reaction.occasion.10.friends" },
  { { .tried_before = true }, MU_WRG_MAY, "wrg.reaction.occasion.10.retry" },
  { { .tried_before = true, .was_contacted = true },
    MU_WRG_MAY_NOT,
    "wrg.reaction.occasion.10.retry" },
  { { .tried_before = true, .off_table = true }, MU_WRG_MAY_NOT, "wrg.reaction.occasion.10.retry" },
};

START_TEST (the_broken_try_to_rally)
{
  const MuWrgVerdict verdict = mu_wrg_rally_test (&tries[_i].facts);
  ck_assert_int_eq (verdict.duty, tries[_i].duty);
  ck_assert_str_eq (mu_rule_id (verdict.rule), tries[_i].rule);
}
END_TEST

/* wrg.rout.rally */
START_TEST (four_rows_rally)
{
  for (int row = 1; row <= 7; row++)
    ck_assert_int_eq (mu_wrg_rally_succeeds (row), row < 5);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("routs");
  tcase_add_loop_test (tests, routers_go_through_or_round, 0,
                       (int) (sizeof passes / sizeof passes[0]));
  tcase_add_test (tests, disordered_friends_may_be_gone_round);
  tcase_add_test (tests, irregulars_are_swept_away);
  tcase_add_test (tests, elephants_trample_friends);
  tcase_add_test (tests, routers_break_through_light_troops);
  tcase_add_test (tests, the_trapped_may_be_taken);
  tcase_add_loop_test (tests, the_broken_try_to_rally, 0, (int) (sizeof tries / sizeof tries[0]));
  tcase_add_test (tests, four_rows_rally);
  return run_case ("routs", tests);
}
