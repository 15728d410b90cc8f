#include "rules/wrg/fight/aftermath.h"
#include "tests/rules/common.h"

/* wrg.after.recoil.count-base: 24 began, 20 are left, 20 casualties */
START_TEST (figures_left_may_count)
{
  const MuReadings left = { .choice = { [MU_READING_RECOIL_LEFT] = 1 } };
  const MuWrgRecoil recoil
      = { .class = MU_CLASS_A, .figures = 24, .fighting = 10, .received = 20, .left = 20 };
  MuWrgRecoil unknown = recoil;
  unknown.left = 0;
  ck_assert_int_eq (mu_wrg_recoil_by (NULL, &recoil, NULL), MU_RECOIL_STAND);
  ck_assert_int_eq (mu_wrg_recoil_by (&left, &recoil, NULL), MU_RECOIL_RECOIL);
  ck_assert_int_eq (mu_wrg_recoil_by (&left, &unknown, NULL), MU_RECOIL_STAND);
}
END_TEST

/* wrg.after.break.disordered.per-figure: 9 taken, 1 given, by ten figures */
START_TEST (the_disordered_may_break_below_one_each)
{
  const MuReadings waived = { .choice = { [MU_READING_BREAK_WAIVED] = 1 } };
  MuWrgRecoil recoil = { .class = MU_CLASS_A,
                         .figures = 10,
                         .fighting = 5,
                         .inflicted = 1,
                         .received = 9,
                         .disordered = true };
  ck_assert_int_eq (mu_wrg_recoil_by (NULL, &recoil, NULL), MU_RECOIL_STAND);
  ck_assert_int_eq (mu_wrg_recoil_by (&waived, &recoil, NULL), MU_RECOIL_BREAK);
  recoil.inflicted = 5;
  ck_assert_int_eq (mu_wrg_recoil_by (&waived, &recoil, NULL), MU_RECOIL_STAND);
  recoil.inflicted = recoil.received = 0;
  ck_assert_int_eq (mu_wrg_recoil_by (&waived, &recoil, NULL), MU_RECOIL_STAND);
}
END_TEST

/* wrg.after.recoil.total: 3 and 4 given, 6 and 2 taken */
START_TEST (all_enemies_count_together)
{
  const MuWrgFought fought[] = { { 3, 6 }, { 4, 2 } };
  MuWrgRecoil recoil = { .class = MU_CLASS_C, .figures = 8, .fighting = 8, .inflicted = 99 };
  mu_wrg_recoil_add_up (fought, 2, &recoil);
  ck_assert_int_eq (recoil.inflicted, 7);
  ck_assert_int_eq (recoil.received, 8);
  ck_assert_int_eq (mu_wrg_recoil (&recoil, NULL), MU_RECOIL_RECOIL);
}
END_TEST

START_TEST (recoils_that_cannot_be_are_refused)
{
  const MuWrgRecoil good = { .class = MU_CLASS_C, .figures = 8, .fighting = 8, .left = 8 };
  ck_assert_int_eq (mu_wrg_recoil_refused (&good), MU_RULE_NONE);
  for (int fault = 0; fault < 8; fault++) {
    MuWrgRecoil bad = good;
    bad.figures = fault == 0 ? 0 : 8;
    bad.fighting = fault == 1 ? 9 : fault == 2 ? -1 : 8;
    bad.left = fault == 3 ? 9 : 8;
    bad.inflicted = fault == 4 ? -1 : 0;
    bad.received = fault == 5 ? -1 : 0;
    bad.shot = fault == 6 ? -1 : 0;
    bad.consecutive = fault == 7 ? -1 : 0;
    ck_assert_int_eq (mu_wrg_recoil_refused (&bad), MU_RULE_WRG_AFTER_RECOIL);
  }
}
END_TEST

/* wrg.after.recoil.disorder, wrg.after.recoil.two-ways, wrg.after.break.disordered */
START_TEST (some_recoils_disorder)
{
  ck_assert_int_eq (mu_wrg_recoil_disorders (&(MuWrgRecoilGround){ .blocked = false }),
                    MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_recoil_disorders (&(MuWrgRecoilGround){ .uncontrolled = true }),
                    MU_RULE_WRG_AFTER_RECOIL_DISORDER);
  ck_assert_int_eq (mu_wrg_recoil_disorders (&(MuWrgRecoilGround){ .blocked = true }),
                    MU_RULE_WRG_AFTER_RECOIL_DISORDER);
  ck_assert_int_eq (mu_wrg_recoil_disorders (&(MuWrgRecoilGround){ .slow_ground = true }),
                    MU_RULE_WRG_AFTER_RECOIL_DISORDER);
  ck_assert_int_eq (mu_wrg_recoil_disorders (&(MuWrgRecoilGround){ .opposed = true }),
                    MU_RULE_WRG_AFTER_RECOIL_TWO_WAYS);
  ck_assert_int_eq (mu_wrg_recoil_disorders (&(MuWrgRecoilGround){ .charging_cavalry = true }),
                    MU_RULE_WRG_AFTER_BREAK_DISORDERED);
}
END_TEST

/* wrg.after.recoil.friends; wrg.after.recoil.when, wrg.after.recoil.distance: HI with 60 paces have
 * 40 left, in ground that halves the move 10, none behind a ditch of 20 */
START_TEST (twenty_paces_come_off_the_move)
{
  ck_assert (mu_wrg_recoil_pushes (MU_TROOP_LI, 3));
  ck_assert (!mu_wrg_recoil_pushes (MU_TROOP_LI, 4));
  ck_assert (!mu_wrg_recoil_pushes (MU_TROOP_LMI, 1));
  ck_assert_int_eq (mu_wrg_recoil_rest_of_move (60, 0), 40);
  ck_assert_int_eq (mu_wrg_recoil_rest_of_move (30, 0), 10);
  ck_assert_int_eq (mu_wrg_recoil_rest_of_move (30, 20), 0);
  ck_assert_int_eq (mu_wrg_recoil_rest_of_move (10, 0), 0);
}
END_TEST

/* wrg.after.recoil.retiring */
START_TEST (a_recoil_is_a_retreat_for_two_ends)
{
  ck_assert (mu_wrg_recoil_is_retiring (0));
  ck_assert (mu_wrg_recoil_is_retiring (1));
  ck_assert (!mu_wrg_recoil_is_retiring (2));
}
END_TEST

/* wrg.after.follow-up */
START_TEST (a_recoil_is_followed_unless_held)
{
  MuWrgWinner winner = { .recoiling = 2, .order = MU_ORDER_ATTACK, .beyond_limits = true };
  ck_assert_int_eq (mu_wrg_follow_up (NULL, &winner).duty, MU_WRG_MUST);
  winner.order = MU_ORDER_HOLD;
  ck_assert_int_eq (mu_wrg_follow_up (NULL, &winner).duty, MU_WRG_MAY_NOT);
  winner.beyond_limits = false;
  ck_assert_int_eq (mu_wrg_follow_up (NULL, &winner).duty, MU_WRG_MUST);
  winner.beyond_limits = winner.result_requires = true;
  ck_assert_int_eq (mu_wrg_follow_up (NULL, &winner).duty, MU_WRG_MUST);
  /* wrg.orders.hold, switched: into pursuit alone */
  const MuReadings own = { .choice = { [MU_READING_HOLD_FOLLOW_UP] = 1 } };
  ck_assert_int_eq (mu_wrg_follow_up (&own, &winner).duty, MU_WRG_MAY_NOT);
  winner.order = MU_ORDER_ATTACK;
  winner.result_requires = false;
  winner.result_forbids = true;
  ck_assert_int_eq (mu_wrg_follow_up (NULL, &winner).duty, MU_WRG_MAY_NOT);
  winner.result_forbids = false;
  winner.standing = 1; /* one of them stays */
  ck_assert_int_eq (mu_wrg_follow_up (NULL, &winner).duty, MU_WRG_MAY_NOT);
  winner.standing = 0;
  winner.artillery = true;
  ck_assert_str_eq (mu_rule_id (mu_wrg_follow_up (NULL, &winner).rule), "wrg.after.artillery");
  ck_assert_int_eq (mu_wrg_follow_up (NULL, &winner).duty, MU_WRG_MAY_NOT);
}
END_TEST

typedef struct {
  MuWrgWinner winner;
  MuWrgDuty duty;
} Pursuit;

/* wrg.pursuit.obligation */
static const Pursuit pursuits[] = {
  { { .broken = 1, .order = MU_ORDER_ATTACK }, MU_WRG_MUST },
  { { .breaking_off = 1, .order = MU_ORDER_ATTACK }, MU_WRG_MUST },
  { { .broken = 1, .breaking_off = 1, .order = MU_ORDER_ATTACK }, MU_WRG_MUST },
  { { .broken = 1, .standing = 1, .order = MU_ORDER_ATTACK }, MU_WRG_MAY_NOT },
  { { .broken = 1, .recoiling = 1, .order = MU_ORDER_ATTACK }, MU_WRG_MAY_NOT },
  { { .order = MU_ORDER_ATTACK }, MU_WRG_MAY_NOT },
  { { .broken = 1, .order = MU_ORDER_ATTACK, .order_forbids = true }, MU_WRG_MAY_NOT },
  { { .broken = 1, .order = MU_ORDER_ATTACK, .result_forbids = true }, MU_WRG_MAY_NOT },
  { { .broken = 1, .order = MU_ORDER_HOLD }, MU_WRG_MAY_NOT },
  { { .broken = 1, .order = MU_ORDER_HOLD, .result_requires = true }, MU_WRG_MUST },
  { { .broken = 1, .order = MU_ORDER_HOLD, .advancing = true }, MU_WRG_MUST },
  { { .broken = 1, .order = MU_ORDER_SKIRMISH }, MU_WRG_MAY },
  { { .broken = 1, .order = MU_ORDER_ATTACK, .artillery = true }, MU_WRG_MAY_NOT },
};

START_TEST (attackers_pursue)
{
  ck_assert_int_eq (mu_wrg_pursuit (&pursuits[_i].winner).duty, pursuits[_i].duty);
  ck_assert_int_eq (mu_wrg_winner_refused (&pursuits[_i].winner), MU_RULE_NONE);
}
END_TEST

/* wrg.reaction.latest: one result is in force, not two */
START_TEST (winners_that_cannot_be_are_refused)
{
  const MuWrgWinner both = { .broken = 1, .result_forbids = true, .result_requires = true };
  const MuWrgWinner loose = { .broken = 1, .result_forbids = true, .advancing = true };
  const MuWrgWinner fewer = { .broken = -1 };
  ck_assert_int_eq (mu_wrg_winner_refused (&both), MU_RULE_WRG_REACTION_LATEST);
  ck_assert_int_eq (mu_wrg_winner_refused (&loose), MU_RULE_WRG_REACTION_LATEST);
  ck_assert_int_eq (mu_wrg_winner_refused (&fewer), MU_RULE_WRG_AFTER_FOLLOW_UP);
}
END_TEST

/* wrg.pursuit.one-period, wrg.pursuit.fresh-enemy */
START_TEST (a_pursuit_lasts_one_period_and_more_by_choice)
{
  ck_assert_int_eq (mu_wrg_pursuit_goes_on (0, true, false).duty, MU_WRG_MUST);
  ck_assert_int_eq (mu_wrg_pursuit_goes_on (1, true, false).duty, MU_WRG_MAY);
  ck_assert_int_eq (mu_wrg_pursuit_goes_on (1, false, false).duty, MU_WRG_MAY_NOT);
  ck_assert_int_eq (mu_wrg_pursuit_goes_on (3, false, true).duty, MU_WRG_MUST);
  ck_assert_int_eq (mu_wrg_pursuit_charges_fresh (true).duty, MU_WRG_MUST);
  ck_assert_int_eq (mu_wrg_pursuit_charges_fresh (false).duty, MU_WRG_MAY);
}
END_TEST

/* wrg.move.rout, wrg.move.pursuit: worked example 20 */
START_TEST (flight_and_chase_slow_down)
{
  ck_assert_int_eq (mu_wrg_rout_move (MU_TROOP_LC, 1), 220);
  ck_assert_int_eq (mu_wrg_rout_move (MU_TROOP_LC, 2), 200);
  ck_assert_int_eq (mu_wrg_rout_move (MU_TROOP_LC, 3), 180);
  ck_assert_int_eq (mu_wrg_pursuit_move (MU_TROOP_HC, 1), 150);
  ck_assert_int_eq (mu_wrg_pursuit_move (MU_TROOP_HC, 2), 120);
  ck_assert_int_eq (mu_wrg_pursuit_move (MU_TROOP_HC, 3), 90);
  ck_assert_int_eq (mu_wrg_pursuit_move (MU_TROOP_HC, 9), 0);
}
END_TEST

/* wrg.after.continue */
START_TEST (hand_to_hand_goes_on_while_both_stay)
{
  ck_assert (mu_wrg_melee_goes_on (false, false));
  ck_assert (!mu_wrg_melee_goes_on (true, false));
  ck_assert (!mu_wrg_melee_goes_on (false, true));
}
END_TEST

/* wrg.after.artillery: five engines, two within 20 paces */
START_TEST (engines_are_lost)
{
  ck_assert_int_eq (mu_wrg_engines_lost (MU_RECOIL_STAND, 5, 2, false, false).lost, 0);
  ck_assert_int_eq (mu_wrg_engines_lost (MU_RECOIL_RECOIL, 5, 2, false, false).lost, 2);
  ck_assert_int_eq (mu_wrg_engines_lost (MU_RECOIL_BREAK, 5, 2, true, false).lost, 5);
  ck_assert_int_eq (mu_wrg_engines_lost (MU_RECOIL_BREAK, 5, 2, false, false).lost, 0);
  ck_assert (!mu_wrg_engines_lost (MU_RECOIL_BREAK, 5, 2, true, false).captured);
  ck_assert (mu_wrg_engines_lost (MU_RECOIL_BREAK, 5, 2, true, true).captured);
}
END_TEST

/* wrg.after.not-followed, wrg.move.rally.who-forward, wrg.move.rally.who-back,
 * wrg.move.rally.who-either, wrg.move.rally.none */
static const struct {
  MuWrgRallyCause cause;
  MuTroopType type;
  MuWrgRally how;
} rallies[] = {
  { MU_RALLIES_RECOILED, MU_TROOP_HC, MU_RALLY_BACK },
  { MU_RALLIES_RECOILED, MU_TROOP_LCH, MU_RALLY_BACK },
  { MU_RALLIES_RECOILED, MU_TROOP_HI, MU_RALLY_FORWARD },
  { MU_RALLIES_EVADED, MU_TROOP_LC, MU_RALLY_FORWARD },
  { MU_RALLIES_ROUTED, MU_TROOP_HC, MU_RALLY_FORWARD },
  { MU_RALLIES_PURSUED, MU_TROOP_MI, MU_RALLY_FORWARD },
  { MU_RALLIES_PURSUED, MU_TROOP_MC, MU_RALLY_BACK },
  { MU_RALLIES_MISSED, MU_TROOP_EL, MU_RALLY_EITHER },
  { MU_RALLIES_MISSED, MU_TROOP_LHI, MU_RALLY_EITHER },
  { MU_RALLIES_MISSED, MU_TROOP_EHC, MU_RALLY_BACK },
  { MU_RALLIES_REPLACED, MU_TROOP_HC, MU_RALLY_EITHER },
  { MU_RALLIES_NOT_HOME, MU_TROOP_HI, MU_RALLY_BACK },
  { MU_RALLIES_BROKE_OFF, MU_TROOP_LC, MU_RALLY_BACK },
  { MU_RALLIES_STAYED, MU_TROOP_HI, MU_RALLY_NOT_NEEDED },
};

START_TEST (who_rallies_how)
{
  ck_assert_int_eq (mu_wrg_rally_how (rallies[_i].cause, rallies[_i].type, false), rallies[_i].how);
  ck_assert_int_eq (mu_wrg_rally_how (rallies[_i].cause, rallies[_i].type, true),
                    MU_RALLY_NOT_NEEDED);
}
END_TEST

/* wrg.after.break-off */
START_TEST (a_result_breaks_off)
{
  const MuReadings freely = { .choice = { [MU_READING_BREAK_OFF_FREE] = 1 } };
  ck_assert_int_eq (mu_wrg_break_off (NULL, true, true, MU_ORDER_SKIRMISH).duty, MU_WRG_MUST);
  ck_assert_int_eq (mu_wrg_break_off (NULL, true, false, MU_ORDER_SKIRMISH).duty, MU_WRG_MAY_NOT);
  ck_assert_int_eq (mu_wrg_break_off (&freely, true, false, MU_ORDER_SKIRMISH).duty, MU_WRG_MAY);
  ck_assert_int_eq (mu_wrg_break_off (&freely, true, false, MU_ORDER_ATTACK).duty, MU_WRG_MAY_NOT);
  ck_assert_int_eq (mu_wrg_break_off (&freely, false, true, MU_ORDER_SKIRMISH).duty,
                    MU_WRG_MAY_NOT);
  ck_assert (mu_wrg_break_off_replies (MU_TROOP_EL, true));
  ck_assert (!mu_wrg_break_off_replies (MU_TROOP_EL, false));
  ck_assert (!mu_wrg_break_off_replies (MU_TROOP_LC, true));
}
END_TEST

/* wrg.after.break-off.escape, wrg.move.rally.back: LC rally back 100 paces; HC
 * pursue 150 and catch them, HI 50 and do not; as far is not less */
START_TEST (it_gets_away_from_slower_pursuit)
{
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_rally_back_move (MU_TROOP_LC), 100);
  ck_assert_int_eq (mu_wrg_rally_back_move (MU_TROOP_LI), 80);
  ck_assert (!mu_wrg_break_off_escapes (MU_WRG_MUST, 150, 100, &trace));
  assert_line (&trace, 0, "wrg.move.pursuit", 150);
  assert_line (&trace, 1, "wrg.after.break-off.escape", 100);
  ck_assert (mu_wrg_break_off_escapes (MU_WRG_MAY_NOT, 150, 100, NULL));
  ck_assert (mu_wrg_break_off_escapes (MU_WRG_MUST, 50, 100, NULL));
  ck_assert (!mu_wrg_break_off_escapes (MU_WRG_MAY, 100, 100, NULL));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("aftermath");
  tcase_add_test (tests, figures_left_may_count);
  tcase_add_test (tests, the_disordered_may_break_below_one_each);
  tcase_add_test (tests, all_enemies_count_together);
  tcase_add_test (tests, recoils_that_cannot_be_are_refused);
  tcase_add_test (tests, some_recoils_disorder);
  tcase_add_test (tests, twenty_paces_come_off_the_move);
  tcase_add_test (tests, a_recoil_is_a_retreat_for_two_ends);
  tcase_add_test (tests, a_recoil_is_followed_unless_held);
  tcase_add_loop_test (tests, attackers_pursue, 0, (int) (sizeof pursuits / sizeof pursuits[0]));
  tcase_add_test (tests, winners_that_cannot_be_are_refused);
  tcase_add_test (tests, a_pursuit_lasts_one_period_and_more_by_choice);
  tcase_add_test (tests, flight_and_chase_slow_down);
  tcase_add_test (tests, hand_to_hand_goes_on_while_both_stay);
  tcase_add_test (tests, engines_are_lost);
  tcase_add_loop_test (tests, who_rallies_how, 0, (int) (sizeof rallies / sizeof rallies[0]));
  tcase_add_test (tests, a_result_breaks_off);
  tcase_add_test (tests, it_gets_away_from_slower_pursuit);
  return run_case ("aftermath", tests);
}
