/* All the ways in which dice can fall. */
#include "rules/wrg/fight/random.h"
#include "rules/wrg/odds/dice.h"
#include "tests/rules/common.h"

static void
assert_spread (const MuOddsSpread *spread, int least, const uint32_t *ways, int count)
{
  uint32_t of = 0;
  for (int i = 0; i < spread->count; i++) {
    const int place = spread->least + i - least;
    ck_assert_uint_eq (spread->ways[i], place >= 0 && place < count ? ways[place] : 0);
    of += spread->ways[i];
  }
  ck_assert_uint_eq (of, spread->of);
}

/* wrg.dice: six sides each, one time. */
START_TEST (each_way_comes_once)
{
  const MuDie die[] = { MU_DIE_AVERAGE, MU_DIE_ORDINARY, MU_DIE_TEN };
  int seen[6][6][11] = { { { 0 } } };
  int count = 0;
  MuOddsThrow way;
  mu_odds_throw_first (&way, die, 3);
  do {
    seen[mu_odds_throw_face (&way, 0)][mu_odds_throw_face (&way, 1) - 1]
        [mu_odds_throw_face (&way, 2)]++;
    count++;
  } while (mu_odds_throw_next (&way));
  ck_assert_int_eq (count, 6 * 6 * 10);
  for (int a = 0; a < 6; a++)
    for (int b = 0; b < 6; b++)
      for (int c = 0; c <= 10; c++)
        ck_assert_int_eq (seen[a][b][c], c == 0 || a < 2 ? 0 : a == 2 || a == 5 ? 1 : 2);
}
END_TEST

/* wrg.random.shooting, wrg.random.d-class, wrg.random.dice: counted by hand on a
 * sheet of 36. */
START_TEST (random_factors_of_shooting)
{
  static const uint32_t regular[] = { 13, 10, 13 };
  static const uint32_t irregular[] = { 15, 6, 15 };
  static const uint32_t regular_d[] = { 1, 4, 8, 23 };
  static const uint32_t irregular_d[] = { 1, 3, 5, 6, 21 };
  MuOddsSpread spread;
  for (int class = MU_CLASS_A; class <= MU_CLASS_C; class ++) {
    mu_odds_random_shoot ((MuTroopClass) class, true, &spread);
    assert_spread (&spread, -1, regular, 3);
    mu_odds_random_shoot ((MuTroopClass) class, false, &spread);
    assert_spread (&spread, -1, irregular, 3);
  }
  mu_odds_random_shoot (MU_CLASS_D, true, &spread);
  assert_spread (&spread, -3, regular_d, 4);
  mu_odds_random_shoot (MU_CLASS_D, false, &spread);
  assert_spread (&spread, -4, irregular_d, 5);
}
END_TEST

/* wrg.random.melee.c, wrg.random.melee.ab, wrg.random.melee.d, wrg.random.melee.general */
START_TEST (random_factors_of_hand_to_hand)
{
  static const uint32_t regular_c[] = { 1, 4, 8, 10, 8, 4, 1 };
  static const uint32_t irregular_c[] = { 1, 3, 5, 6, 6, 6, 5, 3, 1 };
  static const uint32_t regular_b[] = { 13, 10, 8, 4, 1 };
  static const uint32_t irregular_a[] = { 15, 6, 6, 5, 3, 1 };
  static const uint32_t irregular_d[] = { 1, 3, 5, 6, 6, 15 };
  static const uint32_t led[] = { 21, 6, 5, 3, 1 };
  MuOddsSpread spread;
  mu_odds_random_melee (NULL, MU_CLASS_C, true, false, &spread);
  assert_spread (&spread, -3, regular_c, 7);
  mu_odds_random_melee (NULL, MU_CLASS_C, false, false, &spread);
  assert_spread (&spread, -4, irregular_c, 9);
  mu_odds_random_melee (NULL, MU_CLASS_B, true, false, &spread);
  assert_spread (&spread, -1, regular_b, 5);
  mu_odds_random_melee (NULL, MU_CLASS_A, false, false, &spread);
  assert_spread (&spread, -1, irregular_a, 6);
  mu_odds_random_melee (NULL, MU_CLASS_D, false, false, &spread);
  assert_spread (&spread, -4, irregular_d, 6);
  mu_odds_random_melee (NULL, MU_CLASS_C, false, true, &spread);
  assert_spread (&spread, 0, led, 5);
}
END_TEST

/* wrg.random.melee.d: switched, its limit is 0. */
START_TEST (the_other_reading_of_class_d)
{
  static const uint32_t capped[] = { 1, 3, 5, 6, 21 };
  MuReadings readings = { { 0 } };
  MuOddsSpread spread;
  readings.choice[MU_READING_MELEE_D_CAP] = 1;
  mu_odds_random_melee (&readings, MU_CLASS_D, false, true, &spread);
  assert_spread (&spread, -4, capped, 5);
}
END_TEST

/* wrg.reaction.dice: the well-known sums of ordinary dice, and of average ones. */
START_TEST (sums_of_reaction_dice)
{
  static const uint32_t one[] = { 1, 2, 2, 1 };
  static const uint32_t two[] = { 1, 4, 8, 10, 8, 4, 1 };
  static const uint32_t three[] = { 1, 6, 18, 35, 48, 48, 35, 18, 6, 1 };
  static const uint32_t ordinary[] = { 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1 };
  MuOddsSpread spread;
  mu_odds_reaction_dice (true, 1, &spread);
  assert_spread (&spread, 2, one, 4);
  mu_odds_reaction_dice (true, 2, &spread);
  assert_spread (&spread, 4, two, 7);
  mu_odds_reaction_dice (true, 3, &spread);
  assert_spread (&spread, 6, three, 10);
  ck_assert_uint_eq (spread.of, 216);
  mu_odds_reaction_dice (false, 3, &spread);
  assert_spread (&spread, 3, ordinary, 16);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("odds of dice");
  tcase_add_test (tests, each_way_comes_once);
  tcase_add_test (tests, random_factors_of_shooting);
  tcase_add_test (tests, random_factors_of_hand_to_hand);
  tcase_add_test (tests, the_other_reading_of_class_d);
  tcase_add_test (tests, sums_of_reaction_dice);
  return run_case ("odds of dice", tests);
}
