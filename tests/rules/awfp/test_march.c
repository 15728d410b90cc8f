/* Fast Play: how far troops go. */
#include "rules/awfp/sums/march.h"
#include "tests/rules/awfp/common.h"
#include "tests/rules/awfp/play_of_book.h"

/* awfp.scale.stand-width: a stand is as wide on the ground whatever its size. */
START_TEST (a_stand_is_forty_paces_wide)
{
  static const int inch[MU_AWFP_SCALES] = { 13004, 6502, 4334 }; /* 50.8, 25.4, 16.93 paces */
  for (int scale = 0; scale < MU_AWFP_SCALES; scale++) {
    const int width = mu_awfp_base_width_mm ((MuAwfpScale) scale);
    const MuFix ground = mu_awfp_length ((MuAwfpScale) scale, 10 * width, 10 * width);
    ck_assert_int_eq (mu_awfp_inch ((MuAwfpScale) scale), inch[scale]);
    ck_assert_int_eq (ground, MU_PACES (MU_AWFP_STAND_PACES * 254));
  }
}
END_TEST

/* awfp.scale.paired-distances */
START_TEST (pairs_go_by_scale)
{
  ck_assert_int_eq (mu_awfp_length (MU_AWFP_SMALL, 3, 4), 3 * 260096 / 20);
  ck_assert_int_eq (mu_awfp_length (MU_AWFP_MEDIUM, 3, 4), 3 * 260096 / 40);
  ck_assert_int_eq (mu_awfp_length (MU_AWFP_LARGE, 3, 4), 4 * 260096 / 60);
  ck_assert_int_eq (mu_awfp_length (MU_AWFP_LARGE, 0, 0), 0);
}
END_TEST

/* awfp.move.table, awfp.move.variable-table: inches, and what a charge adds on faces 1 to 6. */
static const struct {
  const char *notation;
  int small, large;
  int adds[6], adds_large[6];
} moves[] = {
#define HALF_DIE                                                                                   \
  { 1, 1, 2, 2, 3, 3 },                                                                            \
  {                                                                                                \
    2, 2, 3, 3, 5, 5                                                                               \
  }
#define WHOLE_DIE                                                                                  \
  { 1, 2, 3, 4, 5, 6 },                                                                            \
  {                                                                                                \
    2, 3, 5, 6, 8, 9                                                                               \
  }
  { "Trained Warrior HI close pilum Sh", 4, 6, HALF_DIE },
  { "Irregular Warrior LAI close spear", 4, 6, HALF_DIE },
  { "Irregular Poor UI close", 4, 6, HALF_DIE },
  { "Trained Warrior HI loose pilum Sh", 5, 7, HALF_DIE },
  { "Irregular Warband UI loose javelin", 5, 7, HALF_DIE },
  { "Irregular Warrior SI sling", 6, 9, WHOLE_DIE },
  { "Trained Elite CAT close lance", 6, 9, WHOLE_DIE },
  { "Trained Elite AC close lance", 6, 9, WHOLE_DIE },
  { "Trained Elite CAT lance", 6, 9, WHOLE_DIE },
  { "Trained Elite AC lance", 8, 12, WHOLE_DIE },
  { "Trained Elite HC lance", 8, 12, WHOLE_DIE },
  { "Irregular Warrior HCm lance", 8, 12, WHOLE_DIE },
  { "Irregular Warrior LAC javelin", 9, 13, WHOLE_DIE },
  { "Irregular Warrior LACm bow", 9, 13, WHOLE_DIE },
  { "Irregular Warrior UC javelin", 9, 13, WHOLE_DIE },
  { "Irregular Warrior SC bow", 10, 15, WHOLE_DIE },
  { "Irregular Warrior LCm bow", 10, 15, WHOLE_DIE },
  { "Irregular Warrior LCh bow", 10, 15, WHOLE_DIE },
  { "Irregular Warrior MCh javelin", 8, 12, WHOLE_DIE },
  { "Irregular Warrior HCh spear", 7, 10, WHOLE_DIE },
  { "Irregular Warrior HCh scythed", 7, 10, WHOLE_DIE },
  { "Irregular Warrior EL", 5, 7, WHOLE_DIE },
};

START_TEST (moves_are_those_of_the_table)
{
  const MuAwfpPlay *play = play_of_book ();
  const MuAwfpTroop troop = stand (moves[_i].notation);
  ck_assert (mu_awfp_variable_rolls (play, &troop));
  for (int scale = 0; scale < MU_AWFP_SCALES; scale++) {
    const bool large = scale == MU_AWFP_LARGE;
    const int inches = large ? moves[_i].large : moves[_i].small;
    ck_assert_int_eq (mu_awfp_normal_move (play, (MuAwfpScale) scale, &troop),
                      mu_awfp_length ((MuAwfpScale) scale, inches, inches));
    for (int face = 1; face <= 6; face++) {
      const int all = inches + (large ? moves[_i].adds_large : moves[_i].adds)[face - 1];
      ck_assert_int_eq (mu_awfp_variable_move (play, (MuAwfpScale) scale, &troop, face),
                        mu_awfp_length ((MuAwfpScale) scale, all, all));
    }
  }
}
END_TEST

START_TEST (engines_do_not_charge)
{
  const MuAwfpTroop engine = stand ("Trained Warrior Arty");
  const MuAwfpPlay *play = play_of_book ();
  ck_assert (!mu_awfp_variable_rolls (play, &engine));
  ck_assert_int_eq (mu_awfp_normal_move (play, MU_AWFP_MEDIUM, &engine),
                    mu_awfp_length (MU_AWFP_MEDIUM, 2, 3));
  for (int face = 1; face <= 6; face++)
    ck_assert_int_eq (mu_awfp_variable_move (play, MU_AWFP_MEDIUM, &engine, face), 0);
}
END_TEST

/* awfp.terrain.delay-table: what light and dense ground leave of 100 paces, and whom they disorder.
 */
static const struct {
  const char *notation;
  int light, dense;
  bool light_disorders, dense_disorders;
} delays[] = {
  { "Irregular Warrior SI sling", 100, 100, false, false },
  { "Irregular Warband UI loose javelin", 100, 50, false, true },
  { "Trained Warrior HI close pilum", 50, 50, true, true },
  { "Trained Warrior Arty", 50, 0, true, false },
  { "Irregular Warrior SC bow", 100, 50, false, true },
  { "Irregular Warrior LCm bow", 100, 50, false, true },
  { "Trained Elite HC lance", 50, 25, true, true },
  { "Irregular Warrior LACm bow", 50, 25, true, true },
  { "Irregular Warrior MCh bow", 50, 0, true, false },
  { "Irregular Warrior LCh bow", 50, 0, true, false },
  { "Irregular Warrior EL", 100, 50, false, false },
};

static void
check_going (const MuAwfpTroop *troop, MuAwfpGround ground, int left, bool disorders)
{
  const MuAwfpGoing going = mu_awfp_going (play_of_book (), troop, ground);
  ck_assert_int_eq (mu_awfp_going_length (going, MU_PACES (100)), MU_PACES (left));
  ck_assert_int_eq (mu_awfp_going_disorders (going), disorders);
}

START_TEST (terrain_delays)
{
  const MuAwfpTroop troop = stand (delays[_i].notation);
  check_going (&troop, MU_AWFP_OPEN, 100, false);
  check_going (&troop, MU_AWFP_LIGHT, delays[_i].light, delays[_i].light_disorders);
  check_going (&troop, MU_AWFP_DENSE, delays[_i].dense, delays[_i].dense_disorders);
}
END_TEST

/* awfp.terrain.light, awfp.terrain.dense, awfp.terrain.non-delaying: denser is never easier, and a
 * higher face never shorter. */
START_TEST (worse_ground_and_faces_go_no_farther)
{
  uint64_t state = 5;
  const MuAwfpPlay *play = play_of_book ();
  for (int i = 0; i < 5000; i++) {
    const MuAwfpTroop troop = lawful_stand (&state);
    const MuFix length = (MuFix) next_below (&state, 100000);
    MuFix before = length;
    for (int ground = MU_AWFP_OPEN; ground < MU_AWFP_GROUNDS; ground++) {
      const MuFix left
          = mu_awfp_going_length (mu_awfp_going (play, &troop, (MuAwfpGround) ground), length);
      ck_assert_int_le (left, before);
      before = left;
    }
    for (int face = 2; face <= 6; face++)
      ck_assert_int_ge (mu_awfp_variable_move (play, MU_AWFP_LARGE, &troop, face),
                        mu_awfp_variable_move (play, MU_AWFP_LARGE, &troop, face - 1));
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-march");
  tcase_add_test (tests, a_stand_is_forty_paces_wide);
  tcase_add_test (tests, pairs_go_by_scale);
  tcase_add_loop_test (tests, moves_are_those_of_the_table, 0, COUNT (moves));
  tcase_add_test (tests, engines_do_not_charge);
  tcase_add_loop_test (tests, terrain_delays, 0, COUNT (delays));
  tcase_add_test (tests, worse_ground_and_faces_go_no_farther);
  return run_case ("awfp-march", tests);
}
