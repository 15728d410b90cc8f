/* What one shot may do. */
#include "rules/wrg/fight/random.h"
#include "rules/wrg/odds/shooting.h"
#include "tests/rules/common.h"

static const uint8_t average[] = { 2, 3, 3, 4, 4, 5 };

static MuWrgShot
shot_of (const char *shooter, const char *target, MuWeapon weapon, int figures)
{
  return (MuWrgShot){
    .shooter = troop (shooter), .target = troop (target), .weapon = weapon, .figures = figures
  };
}

/* Example 23 of the book: ten slingers at light horse archers, 3 - 1 + 1 and the
 * random factor: 12 .. at 2, 3 or 4 in the column of ten 13, 16, 20. */
START_TEST (the_slingers_of_the_book)
{
  MuWrgShot shot = shot_of ("Reg C LI S", "Irr C LC B", MU_WEAPON_SLING, 10);
  MuOddsShot odds;
  shot.circumstances = MU_SHOOT_TARGET_MOVED;
  ck_assert_int_eq (mu_odds_shoot (NULL, &shot, 5, 0, &odds, NULL), MU_SHOOT_OK);
  ck_assert_int_eq (odds.count, 3);
  static const MuOddsLoss expected[] = {
    { 13, 0, 18, -1, -1, 13 },
    { 16, 1, 1, 0, 0, 10 },
    { 20, 1, 5, 1, 1, 13 },
  };
  for (int i = 0; i < 3; i++) {
    ck_assert_int_eq (odds.loss[i].casualties, expected[i].casualties);
    ck_assert_int_eq (odds.loss[i].figures, expected[i].figures);
    ck_assert_int_eq (odds.loss[i].carried, expected[i].carried);
    ck_assert_int_eq (odds.loss[i].least, expected[i].least);
    ck_assert_int_eq (odds.loss[i].most, expected[i].most);
    ck_assert_int_eq (odds.loss[i].ways, expected[i].ways);
  }
  ck_assert_int_eq (mu_odds_shot_fells (&odds, 0), 36);
  ck_assert_int_eq (mu_odds_shot_fells (&odds, 1), 23);
  ck_assert_int_eq (mu_odds_shot_fells (&odds, 2), 0);
}
END_TEST

/* wrg.casualties.remove: no more fall than there are, and nobody is left to carry. */
START_TEST (no_more_fall_than_there_are)
{
  const MuWrgShot shot = shot_of ("Reg C LI S", "Irr C LI S", MU_WEAPON_SLING, 40);
  MuOddsShot odds;
  ck_assert_int_eq (mu_odds_shoot (NULL, &shot, 0, 2, &odds, NULL), MU_SHOOT_OK);
  for (int i = 0; i < odds.count; i++) {
    ck_assert_int_le (odds.loss[i].figures, 2);
    if (odds.loss[i].casualties >= 40)
      ck_assert_int_eq (odds.loss[i].carried, 0);
  }
  ck_assert_int_gt (mu_odds_shot_fells (&odds, 2), 0);
}
END_TEST

/* Each of 36 throws, one by one, causes what the odds say. */
START_TEST (the_odds_are_all_throws)
{
  uint64_t state = 31;
  int shots = 0;
  while (shots < 400) {
    MuWrgShot shot = {
      .shooter = random_troop (&state),
      .target = random_troop (&state),
      .weapon = (MuWeapon) next_below (&state, MU_WEAPONS),
      .figures = 1 + (int) next_below (&state, 50),
      .half = next_below (&state, 2),
    };
    MuOddsShot odds;
    int left[MU_ODDS_LOSSES];
    if (mu_odds_shoot (NULL, &shot, 0, 0, &odds, NULL) != MU_SHOOT_OK)
      continue;
    shots++;
    for (int i = 0; i < odds.count; i++) {
      left[i] = odds.loss[i].ways;
      ck_assert_int_eq (20 * odds.loss[i].figures + odds.loss[i].carried, odds.loss[i].casualties);
      ck_assert (i == 0 || odds.loss[i].casualties > odds.loss[i - 1].casualties);
    }
    for (int minus = 0; minus < 6; minus++)
      for (int plus = 0; plus < 6; plus++) {
        MuWrgSum sum;
        int place = 0;
        shot.random = mu_wrg_random_shoot (shot.shooter.class, average[minus],
                                           shot.shooter.regular ? average[plus] : plus + 1);
        ck_assert_int_eq (mu_wrg_shoot (NULL, &shot, &sum, NULL, NULL), MU_SHOOT_OK);
        while (place < odds.count && odds.loss[place].casualties != sum.casualties)
          place++;
        ck_assert_int_lt (place, odds.count);
        left[place]--;
      }
    for (int i = 0; i < odds.count; i++)
      ck_assert_int_eq (left[i], 0);
  }
}
END_TEST

/* Example 28 of the book: the elephant's 6 and the random factor, in its second
 * period; 0 is 3 men. By hand from the column of 1 at 2 to 10. */
START_TEST (a_blow_of_the_books_elephant)
{
  static const int men[] = { 1, 2, 3, 4, 5, 6, 8 };
  static const int ways[] = { 1, 3 + 5, 6 + 6, 6, 5, 3, 1 };
  const MuWrgMelee melee = {
    .fighter = troop ("Irr C El"),
    .target = troop ("Irr C LI JLS Sh"),
    .figures = 1,
    .period = 2,
    .crew = { .count = 3, .weapon = { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_PIKE, MU_WEAPON_BOW } },
  };
  MuOddsShot odds;
  ck_assert_int_eq (mu_odds_blow (NULL, &melee, false, 0, 0, &odds, NULL), MU_MELEE_OK);
  ck_assert_int_eq (odds.count, 7);
  for (int i = 0; i < 7; i++) {
    ck_assert_int_eq (odds.loss[i].casualties, men[i]);
    ck_assert_int_eq (odds.loss[i].ways, ways[i]);
  }
  ck_assert_int_eq (mu_odds_blow (NULL, &melee, true, 0, 0, &odds, NULL), MU_MELEE_OK);
  ck_assert_int_eq (odds.loss[0].casualties, 3); /* wrg.random.melee.general */
  ck_assert_int_eq (odds.loss[0].ways, 1 + 3 + 5 + 6 + 6);
}
END_TEST

/* How many of the 36 throws give such a random factor, by the rules for one throw. */
static int
throws_that_give (const MuWrgMelee *melee, int random)
{
  const MuTroopClass class = mu_wrg_random_class (NULL, (MuTroopClass) melee->fighter.class,
                                                  melee->mounted_infantry);
  int throws = 0;
  for (int throw = 0; throw < 36; throw ++) {
    const int minus = average[throw % 6];
    const int plus = melee->fighter.regular ? average[throw / 6] : throw / 6 + 1;
    const int given = melee->tired ? mu_wrg_random_tired (minus, plus)
                                   : mu_wrg_random_melee (NULL, class, minus, plus, melee->general);
    throws += given == random;
  }
  return throws;
}

/* wrg.fatigue.zero, wrg.random.melee.mounted-infantry: who is worn out, or fights from his mounts,
 * has dice of his own. */
START_TEST (the_worn_out_and_the_mounted_have_their_own_dice)
{
  static const char *const fighter[] = { "Reg A HI JLS Sh", "Irr B HI JLS Sh", "Reg C HI JLS Sh",
                                         "Irr C HI JLS Sh", "Irr D HI JLS Sh" };
  const MuWrgMelee melee = { .fighter = troop (fighter[_i / 8]),
                             .target = troop ("Irr C HC JLS Sh"),
                             .figures = 10,
                             .period = 2,
                             .tired = _i & 1,
                             .mounted_infantry = (_i & 2) != 0,
                             .general = (_i & 4) != 0 };
  MuOddsShot odds;
  ck_assert_int_eq (mu_odds_blow (NULL, &melee, melee.general, 0, 0, &odds, NULL), MU_MELEE_OK);
  int all = 0;
  for (int i = 0; i < odds.count; i++) {
    int throws = 0;
    for (int random = odds.loss[i].least; random <= odds.loss[i].most; random++)
      throws += throws_that_give (&melee, random);
    ck_assert_int_eq (odds.loss[i].ways, throws);
    all += throws;
  }
  ck_assert_int_eq (all, 36);
}
END_TEST

/* wrg.fatigue.zero: no plus, and all of the minus. */
START_TEST (a_shot_of_the_worn_out)
{
  MuWrgShot shot = shot_of ("Reg C LI S", "Irr C LC B", MU_WEAPON_SLING, 10);
  MuOddsShot odds;
  shot.tired = true;
  ck_assert_int_eq (mu_odds_shoot (NULL, &shot, 0, 0, &odds, NULL), MU_SHOOT_OK);
  ck_assert_int_eq (odds.loss[0].least, -3); /* 2 less 5, once in 36 */
  ck_assert_int_eq (odds.loss[0].ways, 1);
  ck_assert_int_eq (odds.loss[odds.count - 1].most, 0);
  ck_assert_int_eq (odds.loss[odds.count - 1].ways, 10 + 13);
}
END_TEST

START_TEST (what_cannot_be_shot_is_refused)
{
  MuWrgShot shot = shot_of ("Reg C LI S", "Irr C SHI Sh", MU_WEAPON_SLING, 10);
  MuOddsShot odds;
  unsigned refused = 0;
  shot.circumstances = MU_SHOOT_SHIELDLESS;
  ck_assert_int_eq (mu_odds_shoot (NULL, &shot, 0, 0, &odds, &refused), MU_SHOOT_CANNOT_APPLY);
  ck_assert_uint_eq (refused, MU_SHOOT_SHIELDLESS);
  shot.weapon = MU_WEAPON_BOW;
  ck_assert_int_eq (mu_odds_shoot (NULL, &shot, 0, 0, &odds, NULL), MU_SHOOT_NOT_CARRIED);
  shot.weapon = MU_WEAPON_PIKE;
  ck_assert_int_eq (mu_odds_shoot (NULL, &shot, 0, 0, &odds, NULL), MU_SHOOT_NOT_A_MISSILE);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("odds of shooting");
  tcase_add_test (tests, the_slingers_of_the_book);
  tcase_add_test (tests, no_more_fall_than_there_are);
  tcase_add_test (tests, the_odds_are_all_throws);
  tcase_add_test (tests, a_blow_of_the_books_elephant);
  tcase_add_loop_test (tests, the_worn_out_and_the_mounted_have_their_own_dice, 0, 5 * 8);
  tcase_add_test (tests, a_shot_of_the_worn_out);
  tcase_add_test (tests, what_cannot_be_shot_is_refused);
  return run_case ("odds of shooting", tests);
}
