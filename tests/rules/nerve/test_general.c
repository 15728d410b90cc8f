#include "rules/wrg/fight/challenge.h"
#include "rules/wrg/fight/general.h"
#include "tests/rules/common.h"

/* wrg.general.share: 10 hand-to-hand over 4 in front is 2 and a half, up to 3;
 * 7 shot over 12 is 0.58, up to 1 */
static const struct {
  MuWrgGeneralLosses losses; /* hand_to_hand front shot figures */
  int share, share_down;
} shares[] = {
  { { 10, 4, 7, 12 }, 4, 2 },  { { 9, 4, 0, 0 }, 2, 2 },  { { 0, 0, 30, 10 }, 3, 3 },
  { { 0, 0, 4, 10 }, 0, 0 },   { { 0, 0, 5, 10 }, 1, 0 }, { { 0, 0, 0, 0 }, 0, 0 },
  { { 12, 1, 0, 0 }, 12, 12 }, { { 0, 4, 0, 12 }, 0, 0 },
};

START_TEST (the_general_takes_his_share)
{
  const MuReadings down = { .choice = { [MU_READING_GENERAL_SHARE_DOWN] = 1 } };
  MuTrace trace;
  int share = -1;
  ck_assert_int_eq (mu_wrg_general_share (NULL, &shares[_i].losses, &share, &trace), MU_RULE_NONE);
  ck_assert_int_eq (share, shares[_i].share);
  ck_assert_int_eq (mu_trace_total (&trace), share);
  ck_assert_int_eq (mu_wrg_general_share (&down, &shares[_i].losses, &share, NULL), MU_RULE_NONE);
  ck_assert_int_eq (share, shares[_i].share_down);
}
END_TEST

START_TEST (shares_that_cannot_be_are_refused)
{
  static const MuWrgGeneralLosses bad[]
      = { { 5, 0, 0, 9 },  { 0, 0, 5, 0 },  { -1, 4, 0, 9 }, { 0, 0, -1, 9 },
          { 0, -1, 0, 9 }, { 0, 0, 0, -1 }, { 1, 10, 0, 9 } };
  for (int i = 0; i < 7; i++) {
    int share = 77;
    ck_assert_int_eq (mu_wrg_general_share (NULL, &bad[i], &share, NULL),
                      MU_RULE_WRG_GENERAL_SHARE);
    ck_assert_int_eq (share, 77);
  }
}
END_TEST

/* wrg.general.share.bodyguard: more than one */
START_TEST (one_guard_is_no_bodyguard)
{
  ck_assert_int_eq (mu_wrg_general_body (0), MU_GENERAL_SHARES_JOINED);
  ck_assert_int_eq (mu_wrg_general_body (1), MU_GENERAL_SHARES_JOINED);
  ck_assert_int_eq (mu_wrg_general_body (2), MU_GENERAL_SHARES_GUARD);
}
END_TEST

/* wrg.general.risk: over the men left, not as many */
static const struct {
  int casualties, men, face;
  bool way_off;
  MuGeneralFate fate;
} risks[] = {
  { 5, 20, 4, true, MU_GENERAL_UNHURT },      { 5, 19, 4, true, MU_GENERAL_LEAVES },
  { 5, 19, 4, false, MU_GENERAL_SURRENDERS }, { 20, 20, 1, true, MU_GENERAL_DEAD },
  { 25, 20, 6, true, MU_GENERAL_DEAD },       { 3, 3, 2, true, MU_GENERAL_DEAD },
  { 0, 20, 6, false, MU_GENERAL_UNHURT },     { 1, 4, 5, true, MU_GENERAL_LEAVES },
  { 1, 5, 5, true, MU_GENERAL_UNHURT },
};

START_TEST (the_die_decides_his_risk)
{
  MuGeneralFate fate;
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_general_risk (risks[_i].casualties, risks[_i].men, risks[_i].face,
                                         risks[_i].way_off, &fate, &trace),
                    MU_RULE_NONE);
  ck_assert_int_eq (fate, risks[_i].fate);
  assert_line (&trace, 1, "wrg.general.risk", risks[_i].men);
  ck_assert_int_eq (mu_wrg_general_commands (fate), fate == MU_GENERAL_UNHURT);
}
END_TEST

START_TEST (risks_that_cannot_be_are_refused)
{
  MuGeneralFate fate = MU_GENERAL_LEAVES;
  ck_assert_int_eq (mu_wrg_general_risk (-1, 20, 3, true, &fate, NULL), MU_RULE_WRG_GENERAL_RISK);
  ck_assert_int_eq (mu_wrg_general_risk (1, 0, 3, true, &fate, NULL), MU_RULE_WRG_GENERAL_RISK);
  ck_assert_int_eq (mu_wrg_general_risk (1, 21, 3, true, &fate, NULL), MU_RULE_WRG_GENERAL_RISK);
  ck_assert_int_eq (fate, MU_GENERAL_LEAVES);
  ck_assert_int_eq (mu_wrg_general_die (true), MU_DIE_AVERAGE);
  ck_assert_int_eq (mu_wrg_general_die (false), MU_DIE_ORDINARY);
  ck_assert (!mu_wrg_general_risk_rolled (0, 20));
  ck_assert (mu_wrg_general_risk_rolled (19, 20));
  ck_assert (!mu_wrg_general_risk_rolled (20, 20));
}
END_TEST

/* More casualties, fewer men or a higher die never make him safer. */
START_TEST (risk_never_falls)
{
  for (int casualties = 0; casualties < 25; casualties++)
    for (int men = 2; men <= MU_WRG_GENERAL_MEN; men++)
      for (int face = 1; face < 6; face++) {
        MuGeneralFate fate, worse;
        mu_wrg_general_risk (casualties, men, face, true, &fate, NULL);
        mu_wrg_general_risk (casualties + 1, men, face, true, &worse, NULL);
        ck_assert_int_le (fate, worse);
        mu_wrg_general_risk (casualties, men - 1, face, true, &worse, NULL);
        ck_assert_int_le (fate, worse);
        mu_wrg_general_risk (casualties, men, face + 1, true, &worse, NULL);
        ck_assert_int_le (fate, worse);
      }
}
END_TEST

/* wrg.general.target */
START_TEST (he_is_picked_out_alone_or_raised)
{
  ck_assert_int_eq (mu_wrg_general_target (20, false, false).duty, MU_WRG_MAY_NOT);
  ck_assert_int_eq (mu_wrg_general_target (21, false, false).duty, MU_WRG_MAY);
  ck_assert_int_eq (mu_wrg_general_target (200, true, false).duty, MU_WRG_MAY_NOT);
  ck_assert_int_eq (mu_wrg_general_target (0, false, true).duty, MU_WRG_MAY);
  ck_assert_str_eq (mu_rule_id (mu_wrg_general_target (0, false, true).rule), "wrg.general.target");
}
END_TEST

/* wrg.general.loss */
START_TEST (his_loss_tests_those_who_saw_it)
{
  ck_assert_int_eq (mu_wrg_general_loss_test (true, true, 250).duty, MU_WRG_MUST);
  ck_assert_int_eq (mu_wrg_general_loss_test (true, true, 251).duty, MU_WRG_MAY_NOT);
  ck_assert_int_eq (mu_wrg_general_loss_test (true, false, 10).duty, MU_WRG_MAY_NOT);
  ck_assert_int_eq (mu_wrg_general_loss_test (false, true, 10).duty, MU_WRG_MAY_NOT);
}
END_TEST

/* --- challenges ---------------------------------------------------------- */

/* wrg.general.challenge */
START_TEST (bows_are_drawn_in_the_first_bout)
{
  const MuTroop archer = troop ("Irr A HC L B Sh"), lancer = troop ("Reg A HC L");
  ck_assert (mu_wrg_challenge_shoots (&archer, 1));
  ck_assert (!mu_wrg_challenge_shoots (&archer, 2));
  ck_assert (!mu_wrg_challenge_shoots (&lancer, 1));
  ck_assert_int_eq (mu_wrg_challenge_may_issue (true).duty, MU_WRG_MAY);
  ck_assert_int_eq (mu_wrg_challenge_may_issue (false).duty, MU_WRG_MAY_NOT);
  ck_assert (!mu_wrg_challenge_refuser_keeps (false, true));
  ck_assert (mu_wrg_challenge_refuser_keeps (false, false));
  ck_assert (mu_wrg_challenge_refuser_keeps (true, true));
}
END_TEST

/* wrg.general.challenge.factors: each as his weapons and shield make him, alone */
START_TEST (what_the_two_bring)
{
  const MuWrgChampion pike = { .troop = troop ("Reg C HI P Sh"), .using = MU_WEAPON_PIKE };
  const MuWrgChampion rider
      = { .troop = troop ("Reg B HC JLS Sh"), .using = MU_WEAPON_LIGHT_SPEAR, .charging = true };
  const MuWrgMelee melee = mu_wrg_challenge_melee (NULL, &rider, &pike, 1);
  ck_assert_int_eq (melee.figures, 1);
  ck_assert_uint_eq (melee.circumstances & MU_MELEE_CHARGING, MU_MELEE_CHARGING);
  ck_assert_uint_eq (melee.circumstances & MU_MELEE_SHIELDLESS, MU_MELEE_SHIELDLESS);
  const MuTroop archer = troop ("Irr B LC B"), chariot = troop ("Irr B LCh JLS");
  ck_assert_int_eq (mu_wrg_challenge_shot (NULL, &archer, &rider.troop, 1).figures, 1);
  ck_assert_int_eq (mu_wrg_challenge_weapon (&chariot, MU_TROOP_HC, 3), MU_WEAPON_LIGHT_SPEAR);
  const MuWrgChampion driver = { .troop = chariot, .using = MU_WEAPON_LIGHT_SPEAR };
  ck_assert_int_eq (mu_wrg_challenge_melee (NULL, &driver, &pike, 1).crew.count, 1);
}
END_TEST

/* wrg.general.challenge.factors */
START_TEST (chance_is_never_against_a_challenger)
{
  ck_assert_int_eq (mu_wrg_challenge_random_melee (NULL, MU_CLASS_C, 5, 2), 0);
  ck_assert_int_eq (mu_wrg_challenge_random_melee (NULL, MU_CLASS_D, 5, 2), 0);
  ck_assert_int_eq (mu_wrg_challenge_random_melee (NULL, MU_CLASS_A, 2, 6), 4);
  ck_assert_int_eq (mu_wrg_challenge_random_shoot (MU_CLASS_C, 4, 1), 0);
  ck_assert_int_eq (mu_wrg_challenge_random_shoot (MU_CLASS_C, 3, 5), 1);
}
END_TEST

static MuWrgMelee
duel (void)
{
  return (MuWrgMelee){ .fighter = troop ("Irr A HC L Sh"),
                       .target = troop ("Reg A HC JLS Sh"),
                       .weapon = MU_WEAPON_LANCE,
                       .figures = 1,
                       .period = 1,
                       .random = 3 };
}

/* A lance in the first period against HC is 4; with 3 of chance 7: one figure
 * causes 4. */
START_TEST (a_blow_is_one_figures)
{
  MuWrgMelee melee = duel ();
  MuWrgSum sum = { 0 };
  MuRule rule;
  ck_assert_int_eq (mu_wrg_challenge_blow (NULL, &melee, &rule, &sum, NULL), MU_MELEE_OK);
  ck_assert_int_eq (rule, MU_RULE_NONE);
  ck_assert_int_eq (sum.casualties, 4);
}
END_TEST

START_TEST (nobody_helps_and_nothing_disorders)
{
  for (int fault = 0; fault < 4; fault++) {
    MuWrgMelee melee = duel ();
    MuWrgSum sum = { .casualties = 77 };
    MuRule rule = MU_RULE_NONE;
    melee.figures += fault == 0;
    melee.crew.count = fault == 1 ? 2 : 0;
    melee.half = fault == 2;
    melee.random = fault == 3 ? -1 : 0;
    mu_wrg_challenge_blow (NULL, &melee, &rule, &sum, NULL);
    ck_assert_str_eq (mu_rule_id (rule), "wrg.general.challenge.factors");
    ck_assert_int_eq (sum.casualties, 77);
  }
  const MuWrgShot two = { .shooter = troop ("Irr A HC B"),
                          .target = troop ("Reg A HC L"),
                          .weapon = MU_WEAPON_BOW,
                          .figures = 2 };
  MuWrgSum sum;
  MuRule rule = MU_RULE_NONE;
  mu_wrg_challenge_arrow (NULL, &two, &rule, &sum, NULL);
  ck_assert_int_eq (rule, MU_RULE_WRG_GENERAL_CHALLENGE_FACTORS);
}
END_TEST

/* wrg.general.challenge.result: more is taken, twice as many dead, equal again */
START_TEST (casualties_decide_the_bout)
{
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_challenge_result (3, 3, &trace), MU_CHALLENGE_AGAIN);
  assert_line (&trace, 0, "wrg.general.challenge.result", 3);
  ck_assert_int_eq (mu_wrg_challenge_result (0, 0, NULL), MU_CHALLENGE_AGAIN);
  ck_assert_int_eq (mu_wrg_challenge_result (5, 3, NULL), MU_CHALLENGE_FIRST_TAKEN);
  ck_assert_int_eq (mu_wrg_challenge_result (6, 3, NULL), MU_CHALLENGE_FIRST_DEAD);
  ck_assert_int_eq (mu_wrg_challenge_result (3, 5, NULL), MU_CHALLENGE_SECOND_TAKEN);
  ck_assert_int_eq (mu_wrg_challenge_result (3, 7, NULL), MU_CHALLENGE_SECOND_DEAD);
  ck_assert_int_eq (mu_wrg_challenge_result (0, 1, NULL), MU_CHALLENGE_SECOND_DEAD);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("generals");
  tcase_add_loop_test (tests, the_general_takes_his_share, 0,
                       (int) (sizeof shares / sizeof shares[0]));
  tcase_add_test (tests, shares_that_cannot_be_are_refused);
  tcase_add_test (tests, one_guard_is_no_bodyguard);
  tcase_add_loop_test (tests, the_die_decides_his_risk, 0, (int) (sizeof risks / sizeof risks[0]));
  tcase_add_test (tests, risks_that_cannot_be_are_refused);
  tcase_add_test (tests, risk_never_falls);
  tcase_add_test (tests, he_is_picked_out_alone_or_raised);
  tcase_add_test (tests, his_loss_tests_those_who_saw_it);
  tcase_add_test (tests, bows_are_drawn_in_the_first_bout);
  tcase_add_test (tests, what_the_two_bring);
  tcase_add_test (tests, chance_is_never_against_a_challenger);
  tcase_add_test (tests, a_blow_is_one_figures);
  tcase_add_test (tests, nobody_helps_and_nothing_disorders);
  tcase_add_test (tests, casualties_decide_the_bout);
  return run_case ("generals", tests);
}
