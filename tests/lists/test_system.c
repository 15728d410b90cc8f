/* What is offered for which rules: each deed is asked of the system. */
#include "lists/system.h"
#include "lists/xml/error.h"
#include "tests/lists/common.h"

START_TEST (each_system_answers_for_each_deed)
{
  static const gboolean fast_play[MU_DEEDS] = { [MU_DEED_FIGHT] = TRUE,
                                                [MU_DEED_FORESEE] = TRUE,
                                                [MU_DEED_CAMPAIGN_BATTLE] = TRUE,
                                                [MU_DEED_TONIGHT] = TRUE,
                                                [MU_DEED_TABLE] = TRUE };
  for (int deed = 0; deed < MU_DEEDS; deed++) {
    ck_assert (mu_system_can (MU_RULES_WRG5, (MuDeed) deed));
    ck_assert_int_eq (mu_system_can (MU_RULES_AWFP, (MuDeed) deed), fast_play[deed]);
    ck_assert (!mu_system_can (MU_RULES_ABD, (MuDeed) deed));
    ck_assert (!mu_system_can ((MuRuleSystem) 99, (MuDeed) deed));
  }
}
END_TEST

/* Words of reserve are there exactly where something cannot be done. */
START_TEST (what_cannot_be_done_is_said)
{
  for (int rules = MU_RULES_WRG5; rules <= MU_RULES_ABD; rules++) {
    const gboolean all = mu_system_can ((MuRuleSystem) rules, MU_DEED_TONIGHT);
    ck_assert_int_eq (*mu_system_reserve ((MuRuleSystem) rules) == '\0', all);
    ck_assert_int_eq (*mu_system_campaign_reserve ((MuRuleSystem) rules) == '\0', all);
  }
}
END_TEST

START_TEST (a_refusal_names_the_list_and_what_to_do)
{
  g_autoptr (MuList) list = mu_list_new ("Hexes");
  g_autoptr (GError) error = NULL;

  list->rules = MU_RULES_ABD;
  ck_assert (!mu_system_check (list, MU_DEED_FIGHT, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
  ck_assert_ptr_nonnull (strstr (error->message, "Hexes"));
  ck_assert_ptr_nonnull (strstr (error->message, "Ancient Battles Deluxe"));
  ck_assert_ptr_nonnull (strstr (error->message, "choose a list for WRG 5th or Fast Play"));
  list->rules = MU_RULES_WRG5;
  ck_assert (mu_system_check (list, MU_DEED_FIGHT, NULL));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("system");
  tcase_add_test (tests, each_system_answers_for_each_deed);
  tcase_add_test (tests, what_cannot_be_done_is_said);
  tcase_add_test (tests, a_refusal_names_the_list_and_what_to_do);
  return run_case ("system", tests);
}
