#include "rules/field/scale.h"
#include "rules/wrg/troop/scale.h"
#include "tests/rules/common.h"

/* wrg.scale.ground: worked example 1 */
START_TEST (an_inch_is_ten_twenty_or_forty_paces)
{
  ck_assert_int_eq (mu_paces_per_inch (MU_SCALE_25), 10);
  ck_assert_int_eq (mu_paces_per_inch (MU_SCALE_15), 20);
  ck_assert_int_eq (mu_paces_per_inch (MU_SCALE_5), 40);
}
END_TEST

/* wrg.scale.troops: worked example 2 */
START_TEST (a_figure_is_twenty_men)
{
  ck_assert_int_eq (mu_wrg_men (MU_TROOP_HI, 1), 20);
  ck_assert_int_eq (mu_wrg_men (MU_TROOP_LC, 50), 1000);
  ck_assert_int_eq (mu_wrg_men (MU_TROOP_HI, 60), 1200);
  ck_assert_int_eq (mu_wrg_men (MU_TROOP_EL, 1), 8);
  ck_assert_int_eq (mu_wrg_men (MU_TROOP_HCH, 2), 16);
  ck_assert_int_eq (mu_wrg_men (MU_TROOP_ART, 3), 24);
}
END_TEST

/* wrg.troops.figure.officers */
START_TEST (a_general_has_nineteen_about_him)
{
  ck_assert_int_eq (1 + MU_WRG_GENERAL_STAFF, mu_wrg_men (MU_TROOP_HC, 1));
}
END_TEST

/* wrg.scale.time: worked example 3 */
START_TEST (a_period_is_an_hour)
{
  ck_assert_int_eq (mu_wrg_hours (MU_WRG_LAST_PERIOD), 12);
  ck_assert_int_eq (mu_wrg_hours (1), 1);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("scale");
  tcase_add_test (tests, an_inch_is_ten_twenty_or_forty_paces);
  tcase_add_test (tests, a_figure_is_twenty_men);
  tcase_add_test (tests, a_general_has_nineteen_about_him);
  tcase_add_test (tests, a_period_is_an_hour);
  return run_case ("scale", tests);
}
