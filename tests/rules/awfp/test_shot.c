/* Fast Play: missiles. */
#include "rules/awfp/sums/march.h"
#include "rules/awfp/sums/shot.h"
#include "tests/rules/awfp/common.h"
#include "tests/rules/awfp/play_of_book.h"

/* --- who shoots how far --------------------------------------------------- */

/* awfp.missile.table, awfp.weapons.ranks: bands in inches, for large stands in the second column.
 */
static const struct {
  const char *notation;
  MuAwfpShooting with;
  MuAwfpInches close, far;
  int ranks;
} shooters[] = {
  { "Irregular Warrior LAI loose javelin", MU_AWFP_SHOOTS_JAVELIN, { 2, 3 }, { 2, 3 }, 1 },
  { "Irregular Warrior SI javelin", MU_AWFP_SHOOTS_JAVELIN, { 2, 3 }, { 2, 3 }, 2 },
  { "Irregular Warrior SC javelin", MU_AWFP_SHOOTS_JAVELIN, { 2, 3 }, { 2, 3 }, 2 },
  { "Irregular Warrior LAI loose various", MU_AWFP_SHOOTS_VARIOUS, { 2, 3 }, { 2, 3 }, 1 },
  { "Irregular Warrior LAI loose sling", MU_AWFP_SHOOTS_SLING, { 3, 4 }, { 6, 9 }, 1 },
  { "Irregular Warrior SI sling", MU_AWFP_SHOOTS_SLING, { 3, 4 }, { 6, 9 }, 2 },
  { "Irregular Warrior SI staffsling", MU_AWFP_SHOOTS_STAFF_SLING, { 3, 4 }, { 7, 10 }, 1 },
  { "Trained Warrior LAI close bow", MU_AWFP_SHOOTS_BOW, { 4, 6 }, { 8, 12 }, 3 },
  { "Trained Warrior LAI loose bow", MU_AWFP_SHOOTS_BOW, { 4, 6 }, { 8, 12 }, 2 },
  { "Irregular Warrior SI bow", MU_AWFP_SHOOTS_BOW, { 4, 6 }, { 8, 12 }, 2 },
  { "Trained Warrior UI close longbow", MU_AWFP_SHOOTS_LONGBOW, { 4, 6 }, { 9, 13 }, 3 },
  { "Trained Warrior UI loose longbow", MU_AWFP_SHOOTS_LONGBOW, { 4, 6 }, { 9, 13 }, 2 },
  { "Trained Warrior LAI close crossbow", MU_AWFP_SHOOTS_CROSSBOW, { 4, 6 }, { 8, 12 }, 1 },
  { "Irregular Warrior SC bow", MU_AWFP_SHOOTS_MOUNTED_BOW, { 3, 4 }, { 6, 9 }, 1 },
  { "Irregular Warrior LACm bow", MU_AWFP_SHOOTS_MOUNTED_BOW, { 3, 4 }, { 6, 9 }, 1 },
  { "Irregular Warrior MCh bow", MU_AWFP_SHOOTS_MOUNTED_BOW, { 3, 4 }, { 6, 9 }, 1 },
  { "Irregular Warrior EL bow", MU_AWFP_SHOOTS_MOUNTED_BOW, { 3, 4 }, { 6, 9 }, 1 },
  { "Trained Warrior Arty", MU_AWFP_SHOOTS_ENGINE, { 6, 9 }, { 14, 21 }, 1 },
};

static MuFix
ground (int scale, MuAwfpInches inches)
{
  return mu_awfp_length ((MuAwfpScale) scale, inches.small, inches.large);
}

static void
check_bands (const MuAwfpTroop *troop, int scale, int row)
{
  const MuAwfpPlay *play = play_of_book ();
  const MuFix close = ground (scale, shooters[row].close);
  const MuFix farthest = ground (scale, shooters[row].far);
  bool far = true;
  ck_assert_int_eq (mu_awfp_range (play, (MuAwfpScale) scale, troop), farthest);
  ck_assert_int_eq (mu_awfp_shoots_with (play, (MuAwfpScale) scale, troop, close, &far),
                    shooters[row].with);
  ck_assert (!far);
  ck_assert_int_eq (mu_awfp_shoots_with (play, (MuAwfpScale) scale, troop, farthest, &far),
                    shooters[row].with);
  ck_assert_int_eq (far, farthest > close);
  ck_assert_int_eq (mu_awfp_shoots_with (play, (MuAwfpScale) scale, troop, farthest + 1, &far), -1);
}

START_TEST (weapons_reach_as_far_as_the_table_says)
{
  const MuAwfpTroop troop = stand (shooters[_i].notation);
  for (int scale = 0; scale < MU_AWFP_SCALES; scale++)
    check_bands (&troop, scale, _i);
  ck_assert_int_eq (mu_awfp_shot_ranks (play_of_book (), &troop, shooters[_i].with),
                    shooters[_i].ranks);
}
END_TEST

/* awfp.weapons.multiple: near the band counts first, then ranks. */
START_TEST (the_best_weapon_is_taken)
{
  const MuAwfpPlay *play = play_of_book ();
  const MuAwfpTroop both = stand ("Irregular Warrior SI javelin bow");
  const MuAwfpTroop close = stand ("Trained Warrior LAI close javelin bow crossbow");
  const MuFix inch = mu_awfp_inch (MU_AWFP_MEDIUM);
  bool far;
  ck_assert_int_eq (mu_awfp_shoots_with (play, MU_AWFP_MEDIUM, &both, inch, &far),
                    MU_AWFP_SHOOTS_BOW);
  ck_assert_int_eq (mu_awfp_shoots_with (play, MU_AWFP_MEDIUM, &close, 7 * inch, &far),
                    MU_AWFP_SHOOTS_BOW);
  ck_assert (far);
  ck_assert_int_eq (mu_awfp_shoots_with (play, MU_AWFP_MEDIUM, &close, inch, NULL),
                    MU_AWFP_SHOOTS_BOW);
}
END_TEST

START_TEST (swords_do_not_shoot)
{
  const MuAwfpTroop legion = stand ("Trained Warrior HI close pilum Sh");
  bool far = true;
  ck_assert_int_eq (mu_awfp_shoots_with (play_of_book (), MU_AWFP_MEDIUM, &legion, 0, &far), -1);
  ck_assert (!far);
  ck_assert_int_eq (mu_awfp_range (play_of_book (), MU_AWFP_MEDIUM, &legion), 0);
  for (int with = 0; with < MU_AWFP_SHOOTINGS; with++)
    ck_assert (mu_awfp_weapon_shoots (mu_awfp_shooting_weapon ((MuAwfpShooting) with)));
}
END_TEST

/* --- factors ------------------------------------------------------------ */

typedef struct {
  const char *target;
  MuAwfpShot shot; /* without its troops */
  const char *rule;
  int amount;
} Case;

/* awfp.missile.cover-effect, awfp.terrain.hill-height: each alone, at a target that adds nothing.
 */
static const Case circumstances[] = {
  { "Irregular Warrior LAI close", { .far = true }, "awfp.missile.table/long-range", -1 },
  { "Irregular Warrior LAI close", { .charging = true }, "awfp.missile.table/charging", 2 },
  { "Irregular Warrior LAI close", { .shielded = true }, "awfp.missile.table/shielded", -1 },
  { "Irregular Warrior LAI close", { .cover = true }, "awfp.missile.table/cover", -2 },
  { "Irregular Warrior LAI close", { .shaken = true }, "awfp.missile.table/disordered", 1 },
  { "Irregular Warrior LAI close", { .flank = true }, "awfp.missile.table/flank", 1 },
  { "Irregular Warrior LAI close", { .higher = true }, "awfp.missile.table/higher", 1 },
  { "Irregular Warrior LAI close",
    { .with = MU_AWFP_SHOOTS_ENGINE },
    "awfp.missile.table/artillery",
    2 },
  { "Irregular Warrior UI close", { .far = false }, "awfp.missile.table/unarmoured", 1 },
  { "Irregular Warrior UC", { .far = false }, "awfp.missile.table/unarmoured", 1 },
  { "Irregular Warrior SC", { .far = false }, "awfp.missile.table/unarmoured", 1 },
  { "Irregular Warrior LCm", { .far = false }, "awfp.missile.table/unarmoured", 1 },
  { "Trained Warrior HI close", { .far = false }, "awfp.missile.table/heavily-armoured", -1 },
  { "Trained Warrior HC", { .far = false }, "awfp.missile.table/heavily-armoured", -1 },
  { "Irregular Warrior EL", { .far = false }, "awfp.missile.table/heavily-armoured", -1 },
  { "Irregular Warrior LCh", { .far = false }, "awfp.missile.table/heavily-armoured", -1 },
  { "Irregular Warrior HCh", { .far = false }, "awfp.missile.table/heavily-armoured", -1 },
  { "Trained Elite AC", { .far = false }, "awfp.missile.table/horse-armoured", -2 },
  { "Trained Elite CAT", { .far = false }, "awfp.missile.table/fully-armoured", -3 },
};

START_TEST (each_factor_is_that_of_the_table)
{
  const Case *at = &circumstances[_i];
  MuAwfpShot shot = at->shot;
  MuTrace trace;
  shot.target = stand (at->target);
  ck_assert_int_eq (mu_awfp_shot_factor (play_of_book (), &shot, &trace), at->amount);
  ck_assert_uint_eq (trace.count, 1);
  assert_line (&trace, 0, at->rule, at->amount);
}
END_TEST

/* awfp.missile.table/lightly-armoured adds nothing, so that it has no line. */
START_TEST (light_armour_has_no_line)
{
  const MuAwfpShot shots[] = {
    { .target = stand ("Irregular Warrior LAI loose") },
    { .target = stand ("Irregular Warrior LAC") },
    { .target = stand ("Trained Warrior Arty") },
  };
  MuTrace trace;
  for (int i = 0; i < COUNT (shots); i++) {
    ck_assert_int_eq (mu_awfp_shot_factor (play_of_book (), &shots[i], &trace), 0);
    ck_assert_uint_eq (trace.count, 0);
  }
}
END_TEST

START_TEST (skirmish_foot_is_hard_to_hit)
{
  const MuAwfpShot shot = { .target = stand ("Irregular Warrior SI sling"), .charging = true };
  MuTrace trace;
  ck_assert_int_eq (mu_awfp_shot_factor (play_of_book (), &shot, &trace), 2);
  ck_assert_uint_eq (trace.count, 3);
  assert_line (&trace, 0, "awfp.missile.table/charging", 2);
  assert_line (&trace, 1, "awfp.missile.table/unarmoured", 1);
  assert_line (&trace, 2, "awfp.missile.table/skirmish-foot", -1);
}
END_TEST

/* awfp.missile.table/piercing: longbow and crossbow, at armour of heavy horse or better;
 * awfp.armor.chariot-class. */
static const struct {
  const char *target;
  bool pierced;
} pierced[] = {
  { "Trained Warrior HI close", true },    { "Trained Warrior HC", true },
  { "Trained Warrior HCm", true },         { "Trained Elite AC", true },
  { "Trained Elite CAT", true },           { "Irregular Warrior EL", false },
  { "Irregular Warrior HCh", false },      { "Irregular Warrior LAI close", false },
  { "Irregular Warrior UI close", false },
};

START_TEST (longbows_and_crossbows_pierce)
{
  MuAwfpShot shot = { .target = stand (pierced[_i].target), .with = MU_AWFP_SHOOTS_BOW };
  const int bow = mu_awfp_shot_factor (play_of_book (), &shot, NULL);
  shot.with = MU_AWFP_SHOOTS_LONGBOW;
  ck_assert_int_eq (mu_awfp_shot_factor (play_of_book (), &shot, NULL), bow + pierced[_i].pierced);
  shot.with = MU_AWFP_SHOOTS_CROSSBOW;
  ck_assert_int_eq (mu_awfp_shot_factor (play_of_book (), &shot, NULL), bow + pierced[_i].pierced);
}
END_TEST

/* A legion in shields, far off and in cover, is hit by a natural 10 alone; a charging mob from the
 * flank by 4 and more. */
START_TEST (worked_shots)
{
  const MuAwfpShot legion = { .target = stand ("Trained Warrior HI close pilum Sh"),
                              .with = MU_AWFP_SHOOTS_BOW,
                              .far = true,
                              .shielded = true,
                              .cover = true };
  const MuAwfpShot mob = { .target = stand ("Irregular Poor UI close"),
                           .with = MU_AWFP_SHOOTS_BOW,
                           .charging = true,
                           .shaken = true,
                           .flank = true };
  ck_assert_int_eq (mu_awfp_shot_factor (play_of_book (), &legion, NULL), -5);
  ck_assert_int_eq (mu_awfp_shot_tenths (play_of_book (), -5), 1);
  ck_assert_int_eq (mu_awfp_shot_factor (play_of_book (), &mob, NULL), 5);
  ck_assert_int_eq (mu_awfp_shot_tenths (play_of_book (), 5), 7);
}
END_TEST

/* awfp.missile.table, awfp.dice.d10-zero */
START_TEST (a_ten_always_hits)
{
  const MuAwfpPlay *play = play_of_book ();
  ck_assert_int_eq (mu_awfp_shot_tenths (play, 0), 2);
  ck_assert (mu_awfp_shot_hits (play, 9, 0));
  ck_assert (!mu_awfp_shot_hits (play, 8, 0));
  for (int factor = -12; factor <= 12; factor++) {
    ck_assert (mu_awfp_shot_hits (play, 10, factor));
    ck_assert_int_ge (mu_awfp_shot_tenths (play, factor), 1);
    ck_assert_int_le (mu_awfp_shot_tenths (play, factor), 10);
    ck_assert_int_ge (mu_awfp_shot_tenths (play, factor), mu_awfp_shot_tenths (play, factor - 1));
  }
}
END_TEST

/* --- a volley ----------------------------------------------------------- */

/* awfp.combat.disorder-effects, awfp.orders.advance.fire-penalty */
static const struct {
  int front, behind;
  MuAwfpState state;
  bool moved, low;
  int dice;
} volleys[] = {
  { 3, 3, MU_AWFP_STEADY, false, false, 6 },    { 3, 3, MU_AWFP_STEADY, true, false, 3 },
  { 3, 2, MU_AWFP_STEADY, true, false, 3 },     { 3, 2, MU_AWFP_STEADY, false, true, 3 },
  { 3, 2, MU_AWFP_STEADY, true, true, 3 },      { 3, 2, MU_AWFP_DISORDERED, false, false, 3 },
  { 3, 2, MU_AWFP_DISORDERED, true, false, 2 }, { 3, 3, MU_AWFP_FRAGMENTED, false, false, 2 },
  { 3, 3, MU_AWFP_FRAGMENTED, false, true, 1 }, { 3, 3, MU_AWFP_ROUTED, false, false, 0 },
  { 0, 0, MU_AWFP_STEADY, false, false, 0 },    { 1, 0, MU_AWFP_FRAGMENTED, true, true, 1 },
};

START_TEST (volleys_halve)
{
  ck_assert_int_eq (mu_awfp_volley_dice (volleys[_i].front, volleys[_i].behind, volleys[_i].state,
                                         volleys[_i].moved, volleys[_i].low),
                    volleys[_i].dice);
}
END_TEST

START_TEST (disorder_never_helps_a_volley)
{
  for (int front = 0; front <= 6; front++)
    for (int behind = 0; behind <= 6; behind++)
      for (int state = MU_AWFP_DISORDERED; state < MU_AWFP_STATES; state++)
        for (int way = 0; way < 4; way++)
          ck_assert_int_le (
              mu_awfp_volley_dice (front, behind, (MuAwfpState) state, way & 1, way & 2),
              mu_awfp_volley_dice (front, behind, (MuAwfpState) (state - 1), way & 1, way & 2));
}
END_TEST

/* awfp.missile.ammunition */
START_TEST (ones_empty_the_quivers)
{
  ck_assert (!mu_awfp_volley_empties (0, 0));
  ck_assert (mu_awfp_volley_empties (1, 1));
  ck_assert (mu_awfp_volley_empties (2, 1));
  ck_assert (!mu_awfp_volley_empties (2, 0));
  ck_assert (!mu_awfp_volley_empties (3, 1));
  ck_assert (mu_awfp_volley_empties (3, 2));
  ck_assert (mu_awfp_volley_empties (9, 5));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-shot");
  tcase_add_loop_test (tests, weapons_reach_as_far_as_the_table_says, 0, COUNT (shooters));
  tcase_add_test (tests, the_best_weapon_is_taken);
  tcase_add_test (tests, swords_do_not_shoot);
  tcase_add_loop_test (tests, each_factor_is_that_of_the_table, 0, COUNT (circumstances));
  tcase_add_test (tests, light_armour_has_no_line);
  tcase_add_test (tests, skirmish_foot_is_hard_to_hit);
  tcase_add_loop_test (tests, longbows_and_crossbows_pierce, 0, COUNT (pierced));
  tcase_add_test (tests, worked_shots);
  tcase_add_test (tests, a_ten_always_hits);
  tcase_add_loop_test (tests, volleys_halve, 0, COUNT (volleys));
  tcase_add_test (tests, disorder_never_helps_a_volley);
  tcase_add_test (tests, ones_empty_the_quivers);
  return run_case ("awfp-shot", tests);
}
