#include "rules/wrg/fight/random.h"
#include "tests/rules/common.h"

/* wrg.random.dice */
START_TEST (regulars_throw_the_average_die)
{
  ck_assert_int_eq (mu_wrg_random_plus_die (true), MU_DIE_AVERAGE);
  ck_assert_int_eq (mu_wrg_random_plus_die (false), MU_DIE_ORDINARY);
}
END_TEST

/* wrg.random.shooting, wrg.random.d-class */
START_TEST (shooting_goes_one_up_or_down)
{
  for (int minus = 2; minus <= 5; minus++)
    for (int plus = 1; plus <= 6; plus++) {
      const int sign = plus > minus ? 1 : plus < minus ? -1 : 0;
      for (MuTroopClass class = MU_CLASS_A; class <= MU_CLASS_C; class ++)
        ck_assert_int_eq (mu_wrg_random_shoot (class, minus, plus), sign);
      ck_assert_int_eq (mu_wrg_random_shoot (MU_CLASS_D, minus, plus),
                        plus >= minus ? 0 : plus - minus);
    }
}
END_TEST

/* Worked examples 22, 23, 25, 26, 27, 28, 29. */
START_TEST (the_books_examples_hold)
{
  ck_assert_int_eq (mu_wrg_random_shoot (MU_CLASS_D, 4, 1), -3);
  ck_assert_int_eq (mu_wrg_random_shoot (MU_CLASS_C, 4, 1), -1);
  ck_assert_int_eq (mu_wrg_random_shoot (MU_CLASS_C, 3, 5), 1);
  ck_assert_int_eq (mu_wrg_random_melee (NULL, MU_CLASS_C, 5, 2, false), -3);
  ck_assert_int_eq (mu_wrg_random_melee (NULL, MU_CLASS_C, 3, 5, false), 2);
  ck_assert_int_eq (mu_wrg_random_melee (NULL, MU_CLASS_C, 4, 3, false), -1);
  ck_assert_int_eq (mu_wrg_random_melee (NULL, MU_CLASS_C, 2, 2, false), 0);
  ck_assert_int_eq (mu_wrg_random_melee (NULL, MU_CLASS_C, 2, 3, false), 1);
}
END_TEST

/* wrg.random.melee.c, wrg.random.melee.ab, wrg.random.melee.d, each at all dice */
START_TEST (melee_goes_by_class)
{
  MuReadings strict = { 0 };
  strict.choice[MU_READING_MELEE_D_CAP] = 1;
  for (int minus = 2; minus <= 5; minus++)
    for (int plus = 1; plus <= 6; plus++) {
      const int full = plus - minus;
      const int ab = full < -1 ? -1 : full;
      ck_assert_int_eq (mu_wrg_random_melee (NULL, MU_CLASS_A, minus, plus, false), ab);
      ck_assert_int_eq (mu_wrg_random_melee (NULL, MU_CLASS_B, minus, plus, false), ab);
      ck_assert_int_eq (mu_wrg_random_melee (NULL, MU_CLASS_C, minus, plus, false), full);
      ck_assert_int_eq (mu_wrg_random_melee (NULL, MU_CLASS_D, minus, plus, false),
                        full > 1 ? 1 : full);
      ck_assert_int_eq (mu_wrg_random_melee (&strict, MU_CLASS_D, minus, plus, false),
                        full > 0 ? 0 : full);
    }
}
END_TEST

/* wrg.random.melee.general: worth most to C, nothing to D */
START_TEST (a_general_in_front_keeps_the_worst_off)
{
  for (int minus = 2; minus <= 5; minus++)
    for (int plus = 1; plus <= 6; plus++) {
      const int full = plus - minus;
      for (MuTroopClass class = MU_CLASS_A; class <= MU_CLASS_C; class ++)
        ck_assert_int_eq (mu_wrg_random_melee (NULL, class, minus, plus, true),
                          full < 0 ? 0 : full);
      ck_assert_int_eq (mu_wrg_random_melee (NULL, MU_CLASS_D, minus, plus, true),
                        mu_wrg_random_melee (NULL, MU_CLASS_D, minus, plus, false));
    }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("random");
  tcase_add_test (tests, regulars_throw_the_average_die);
  tcase_add_test (tests, shooting_goes_one_up_or_down);
  tcase_add_test (tests, the_books_examples_hold);
  tcase_add_test (tests, melee_goes_by_class);
  tcase_add_test (tests, a_general_in_front_keeps_the_worst_off);
  return run_case ("random", tests);
}
