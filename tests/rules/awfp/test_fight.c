/* Fast Play: shields, losses, morale. */
#include "rules/awfp/dice.h"
#include "rules/awfp/losses.h"
#include "rules/awfp/morale.h"
#include "rules/awfp/shield.h"
#include "tests/rules/awfp/common.h"

/* --- shields ------------------------------------------------------------ */

#define ENGINES true

/* awfp.shields.default, awfp.shields.two-handed, awfp.shields.flank-rear,
 * awfp.shields.artillery-fire, awfp.shields.elephants, awfp.shields.artillery,
 * awfp.shields.chariots, awfp.shields.always-v-artillery, awfp.shields.reach-first-round,
 * awfp.shields.axe-clash */
static const struct {
  const char *notation;
  MuAwfpWeapon using;
  MuAwfpSide side;
  int round;
  bool by_artillery;
  bool shielded;
  const char *rule;
} stances[] = {
#define SHOT_AT 0
  { "Trained Warrior HI close pilum Sh", MU_AWFP_PILUM, MU_AWFP_FRONT, SHOT_AT, false, true,
    "awfp.shields.default" },
  { "Trained Warrior HI close pilum", MU_AWFP_PILUM, MU_AWFP_FRONT, SHOT_AT, false, false,
    "awfp.shields.default" },
  { "Trained Warrior HI close pilum Sh", MU_AWFP_PILUM, MU_AWFP_LEFT, 2, false, true,
    "awfp.shields.default" },
  { "Trained Warrior HI close pilum Sh", MU_AWFP_PILUM, MU_AWFP_RIGHT, 2, false, false,
    "awfp.shields.flank-rear" },
  { "Trained Warrior HI close pilum Sh", MU_AWFP_PILUM, MU_AWFP_REAR, SHOT_AT, false, false,
    "awfp.shields.flank-rear" },
  { "Trained Warrior HI close pilum Sh", MU_AWFP_SWORD, MU_AWFP_FRONT, SHOT_AT, ENGINES, false,
    "awfp.shields.artillery-fire" },
  { "Irregular Warrior LAI loose bow Sh", MU_AWFP_BOW, MU_AWFP_FRONT, SHOT_AT, false, false,
    "awfp.shields.two-handed" },
  { "Irregular Warrior LAI loose bow Sh", MU_AWFP_SWORD, MU_AWFP_FRONT, SHOT_AT, false, true,
    "awfp.shields.default" },
  { "Irregular Elite HI close axe Sh", MU_AWFP_AXE, MU_AWFP_FRONT, 1, false, true,
    "awfp.shields.reach-first-round" },
  { "Irregular Elite HI close axe Sh", MU_AWFP_AXE, MU_AWFP_FRONT, 2, false, false,
    "awfp.shields.two-handed" },
  { "Irregular Elite HI close axe", MU_AWFP_AXE, MU_AWFP_FRONT, 1, false, true,
    "awfp.shields.reach-first-round" },
  { "Irregular Elite HI close axe", MU_AWFP_AXE, MU_AWFP_FRONT, SHOT_AT, false, false,
    "awfp.shields.default" },
  { "Trained Warrior LAI close pike", MU_AWFP_PIKE, MU_AWFP_FRONT, 1, false, true,
    "awfp.shields.reach-first-round" },
  { "Trained Warrior LAI close pike Sh", MU_AWFP_PIKE, MU_AWFP_FRONT, 2, false, false,
    "awfp.shields.two-handed" },
  { "Trained Warrior HI close longspear", MU_AWFP_LONG_SPEAR, MU_AWFP_REAR, 1, false, true,
    "awfp.shields.reach-first-round" },
  { "Trained Warrior HI close longspear Sh", MU_AWFP_LONG_SPEAR, MU_AWFP_FRONT, 2, false, true,
    "awfp.shields.default" },
  { "Trained Elite HC lance", MU_AWFP_LANCE, MU_AWFP_FRONT, 1, false, true,
    "awfp.shields.reach-first-round" },
  { "Trained Elite HC lance", MU_AWFP_LANCE, MU_AWFP_FRONT, 2, false, false,
    "awfp.shields.default" },
  { "Trained Elite HC lance", MU_AWFP_SWORD, MU_AWFP_FRONT, 1, false, false,
    "awfp.shields.default" },
  { "Irregular Warrior EL javelin", MU_AWFP_JAVELIN, MU_AWFP_REAR, SHOT_AT, ENGINES, true,
    "awfp.shields.elephants" },
  { "Irregular Warrior MCh bow", MU_AWFP_BOW, MU_AWFP_RIGHT, 3, false, true,
    "awfp.shields.chariots" },
  { "Trained Warrior Arty", MU_AWFP_ENGINE, MU_AWFP_FRONT, SHOT_AT, ENGINES, true,
    "awfp.shields.artillery" },
};

START_TEST (shields_count_where_the_book_says)
{
  const MuAwfpStance stance = { .troop = stand (stances[_i].notation),
                                .using = stances[_i].using,
                                .side = stances[_i].side,
                                .round = stances[_i].round,
                                .by_artillery = stances[_i].by_artillery };
  const MuAwfpShielding shielding = mu_awfp_shielding (&stance);
  ck_assert_int_eq (shielding.shielded, stances[_i].shielded);
  ck_assert_str_eq (mu_rule_id (shielding.rule), stances[_i].rule);
}
END_TEST

/* Who carries one is never worse off than without. */
START_TEST (a_shield_never_harms)
{
  uint64_t state = 7;
  for (int i = 0; i < 20000; i++) {
    MuAwfpStance stance = { .troop = lawful_stand (&state),
                            .using = (MuAwfpWeapon) next_below (&state, MU_AWFP_WEAPONS),
                            .side = (MuAwfpSide) next_below (&state, MU_AWFP_SIDES),
                            .round = (int) next_below (&state, 4),
                            .by_artillery = next_below (&state, 2) };
    stance.troop.shield = false;
    const bool without = mu_awfp_shielding (&stance).shielded;
    stance.troop.shield = true;
    ck_assert (mu_awfp_shielding (&stance).shielded || !without);
  }
}
END_TEST

/* --- losses ------------------------------------------------------------- */

/* awfp.losses.stand-removal, awfp.losses.markers, awfp.armor.arty-strength: a crew of 3 */
static const struct {
  int stands, strength, markers, casualties;
  MuAwfpLosses after;
} losses[] = {
  { 4, 4, 0, 4, { 3, 0, 1 } }, { 4, 4, 0, 3, { 4, 3, 0 } },   { 4, 4, 3, 1, { 3, 0, 1 } },
  { 4, 4, 3, 6, { 2, 1, 2 } }, { 4, 3, 0, 3, { 3, 0, 1 } },   { 6, 2, 0, 5, { 4, 1, 2 } },
  { 1, 4, 2, 2, { 0, 0, 1 } }, { 2, 4, 0, 100, { 0, 0, 2 } }, { 3, 3, 2, 0, { 3, 2, 0 } },
  { 2, 3, 0, 4, { 1, 1, 1 } },
};

START_TEST (stands_come_off)
{
  const MuAwfpLosses after = mu_awfp_take_losses (losses[_i].stands, losses[_i].strength,
                                                  losses[_i].markers, losses[_i].casualties);
  ck_assert_int_eq (after.stands, losses[_i].after.stands);
  ck_assert_int_eq (after.markers, losses[_i].after.markers);
  ck_assert_int_eq (after.lost, losses[_i].after.lost);
}
END_TEST

/* awfp.losses.markers: together or one by one is the same. */
START_TEST (casualties_add_up)
{
  for (int strength = 2; strength <= 4; strength++)
    for (int one = 0; one < 20; one++)
      for (int two = 0; two < 20; two++) {
        const MuAwfpLosses first = mu_awfp_take_losses (6, strength, 0, one);
        const MuAwfpLosses second
            = mu_awfp_take_losses (first.stands, strength, first.markers, two);
        const MuAwfpLosses both = mu_awfp_take_losses (6, strength, 0, one + two);
        ck_assert_int_eq (second.stands, both.stands);
        ck_assert_int_eq (first.lost + second.lost, both.lost);
        if (both.stands > 0)
          ck_assert_int_eq (second.markers, both.markers);
      }
}
END_TEST

/* awfp.losses.rear-rank */
START_TEST (the_rear_rank_pays)
{
  ck_assert_int_eq (mu_awfp_rank_of_loss (6, 3), 2);
  ck_assert_int_eq (mu_awfp_rank_of_loss (4, 3), 2);
  ck_assert_int_eq (mu_awfp_rank_of_loss (3, 3), 1);
  ck_assert_int_eq (mu_awfp_front_left (6, 3, 2), 3);
  ck_assert_int_eq (mu_awfp_front_left (6, 3, 3), 3);
  ck_assert_int_eq (mu_awfp_front_left (6, 3, 4), 2);
  ck_assert_int_eq (mu_awfp_front_left (6, 3, 9), 0);
}
END_TEST

/* awfp.general.strength-gone, awfp.general.strength */
START_TEST (a_general_falls_with_his_strength)
{
  const MuAwfpTroop guard = stand ("Trained Elite HC lance Sh");
  const int strength = mu_awfp_troop_strength (&guard, NULL);
  ck_assert_int_eq (strength, 3);
  ck_assert (!mu_awfp_general_removed (strength, 2));
  ck_assert (mu_awfp_general_removed (strength, 3));
  ck_assert (mu_awfp_general_removed (strength, 4));
}
END_TEST

/* --- morale ------------------------------------------------------------- */

/* awfp.morale.classes, awfp.morale.elite.to-pass, awfp.morale.fanatic.to-pass,
 * awfp.morale.veteran.to-pass, awfp.morale.warband.first-round, awfp.morale.warband.after,
 * awfp.morale.warrior.to-pass, awfp.morale.poor.to-pass, awfp.morale.warband.fanatic-charge */
static const struct {
  MuAwfpMorale morale;
  int rounds, needed, percent;
  bool fanatic;
  const char *rule;
} tests_of_morale[] = {
  { MU_AWFP_ELITE, 0, 2, 90, false, "awfp.morale.elite.to-pass" },
  { MU_AWFP_ELITE, 4, 2, 90, false, "awfp.morale.elite.to-pass" },
  { MU_AWFP_FANATIC, 0, 3, 80, true, "awfp.morale.fanatic.to-pass" },
  { MU_AWFP_FANATIC, 4, 3, 80, true, "awfp.morale.fanatic.to-pass" },
  { MU_AWFP_VETERAN, 0, 3, 80, false, "awfp.morale.veteran.to-pass" },
  { MU_AWFP_WARBAND, 0, 3, 80, true, "awfp.morale.warband.first-round" },
  { MU_AWFP_WARBAND, 1, 4, 70, false, "awfp.morale.warband.after" },
  { MU_AWFP_WARBAND, 5, 4, 70, false, "awfp.morale.warband.after" },
  { MU_AWFP_WARRIOR, 0, 4, 70, false, "awfp.morale.warrior.to-pass" },
  { MU_AWFP_POOR, 0, 5, 60, false, "awfp.morale.poor.to-pass" },
};

START_TEST (each_class_passes_on_its_number)
{
  const MuAwfpMorale morale = tests_of_morale[_i].morale;
  const int rounds = tests_of_morale[_i].rounds;
  MuTrace trace;
  ck_assert_int_eq (mu_awfp_morale_needed (morale, rounds, &trace), tests_of_morale[_i].needed);
  assert_line (&trace, 0, tests_of_morale[_i].rule, tests_of_morale[_i].needed);
  ck_assert_int_eq (mu_awfp_is_fanatic (morale, rounds), tests_of_morale[_i].fanatic);
}
END_TEST

/* awfp.morale.test-die: of ten faces as many pass as the percentage says. */
START_TEST (the_faces_make_the_percentage)
{
  const MuAwfpMorale morale = tests_of_morale[_i].morale;
  const int rounds = tests_of_morale[_i].rounds;
  int passes = 0;
  for (int face = 0; face <= 9; face++)
    passes += mu_awfp_morale_passes (morale, rounds, mu_awfp_ten (face));
  ck_assert_int_eq (passes * 10, tests_of_morale[_i].percent);
  ck_assert_int_eq (mu_awfp_morale_percent (tests_of_morale[_i].needed),
                    tests_of_morale[_i].percent);
}
END_TEST

/* awfp.morale.veteran.to-pass: the German horse of the example roll 6. */
START_TEST (the_example_of_the_book)
{
  ck_assert (mu_awfp_morale_passes (MU_AWFP_VETERAN, 0, 6));
  ck_assert (!mu_awfp_morale_passes (MU_AWFP_VETERAN, 0, 2));
  ck_assert (!mu_awfp_morale_passes (MU_AWFP_ELITE, 0, 1));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-fight");
  tcase_add_loop_test (tests, shields_count_where_the_book_says, 0, COUNT (stances));
  tcase_add_test (tests, a_shield_never_harms);
  tcase_add_loop_test (tests, stands_come_off, 0, COUNT (losses));
  tcase_add_test (tests, casualties_add_up);
  tcase_add_test (tests, the_rear_rank_pays);
  tcase_add_test (tests, a_general_falls_with_his_strength);
  tcase_add_loop_test (tests, each_class_passes_on_its_number, 0, COUNT (tests_of_morale));
  tcase_add_loop_test (tests, the_faces_make_the_percentage, 0, COUNT (tests_of_morale));
  tcase_add_test (tests, the_example_of_the_book);
  return run_case ("awfp-fight", tests);
}
