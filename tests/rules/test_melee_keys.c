/* Circumstances of the hand-to-hand sum: what each counts, and whom it cannot
 * meet. */
#include <string.h>

#include "rules/wrg/casualties.h"
#include "rules/wrg/melee.h"
#include "tests/rules/common.h"

static MuWrgMelee
melee (const char *fighter, const char *target, unsigned circumstances)
{
  return (MuWrgMelee){ .fighter = troop (fighter),
                       .target = troop (target),
                       .weapon = MU_WRG_SIDEARM,
                       .figures = 6,
                       .period = 1,
                       .circumstances = circumstances };
}

static const struct {
  const char *fighter, *target;
  unsigned circumstances;
  int tactical;
  const char *rule; /* of the only tactical line */
} keys[] = {
  /* wrg.melee.tactical.faced-spears: of foot, and of crews
   * (wrg.melee.eligible.crew-spears) */
  { "Reg C HI HTW", "Reg C HI P Sh", MU_MELEE_FACED_BY_SPEARS, -1,
    "wrg.melee.tactical.faced-spears" },
  { "Reg C HC L", "Reg C HI LTS Sh", MU_MELEE_FACED_BY_SPEARS, -1,
    "wrg.melee.tactical.faced-spears" },
  { "Irr C El P", "Reg C HI P Sh", MU_MELEE_FACED_BY_SPEARS, -1,
    "wrg.melee.tactical.faced-spears" },
  { "Irr C LI JLS", "Irr C El P B", MU_MELEE_FACED_BY_SPEARS, -1,
    "wrg.melee.tactical.faced-spears" },
  { "Irr C LI JLS", "Irr C HCh LTS", MU_MELEE_FACED_BY_SPEARS, -1,
    "wrg.melee.tactical.faced-spears" },
  { "Irr C LI JLS", "Irr C El", MU_MELEE_FACED_BY_SPEARS, -1, "wrg.melee.tactical.faced-spears" },
  /* wrg.melee.tactical.obstacle-infantry, wrg.melee.tactical.obstacle-mounted */
  { "Reg C HI", "Reg C HI Sh", MU_MELEE_OBSTACLE, -1, "wrg.melee.tactical.obstacle-infantry" },
  { "Reg C LI", "Reg C HI Sh", MU_MELEE_OBSTACLE, -1, "wrg.melee.tactical.obstacle-infantry" },
  { "Reg C HC", "Reg C HI Sh", MU_MELEE_OBSTACLE, -2, "wrg.melee.tactical.obstacle-mounted" },
  { "Reg C HCm", "Reg C HI Sh", MU_MELEE_OBSTACLE, -2, "wrg.melee.tactical.obstacle-mounted" },
  { "Irr C El", "Reg C HI Sh", MU_MELEE_OBSTACLE, -2, "wrg.melee.tactical.obstacle-mounted" },
  /* wrg.melee.tactical.charging, wrg.melee.tactical.uncontrolled, wrg.melee.tactical.uphill */
  { "Reg C HI", "Reg C HI Sh", MU_MELEE_CHARGING, 1, "wrg.melee.tactical.charging" },
  { "Irr C HI", "Reg C HI Sh", MU_MELEE_IMPETUOUS, 1, "wrg.melee.tactical.uncontrolled" },
  { "Irr A El", "Reg C HI Sh", MU_MELEE_IMPETUOUS, 1, "wrg.melee.tactical.uncontrolled" },
  { "Reg C HI", "Reg C HI Sh", MU_MELEE_UPHILL, 1, "wrg.melee.tactical.uphill" },
  { "Reg C Art", "Reg C HI Sh", MU_MELEE_UPHILL, 1, "wrg.melee.tactical.uphill" },
  /* wrg.melee.tactical.shieldless, wrg.melee.tactical.shieldless-medium: said, unsaid, and both
   * (wrg.shields.unusable) */
  { "Reg C HI", "Reg C HI Sh", MU_MELEE_SHIELDLESS, 1, "wrg.melee.tactical.shieldless" },
  { "Reg C HI", "Reg C EHC Sh", MU_MELEE_SHIELDLESS, 1, "wrg.melee.tactical.shieldless" },
  { "Reg C HI", "Irr C EHCm Sh", MU_MELEE_SHIELDLESS, 1, "wrg.melee.tactical.shieldless" },
  { "Reg C HI", "Reg C LMI Sh", MU_MELEE_SHIELDLESS, 2, "wrg.melee.tactical.shieldless-medium" },
  { "Reg C HI", "Reg C LI", 0, 1, "wrg.melee.tactical.shieldless" },
  { "Reg C HI", "Reg C MI", 0, 2, "wrg.melee.tactical.shieldless-medium" },
  { "Reg C HI", "Reg C MI", MU_MELEE_SHIELDLESS, 2, "wrg.melee.tactical.shieldless-medium" },
  /* wrg.melee.tactical.super-heavy-flank */
  { "Reg C HI", "Reg C SHC Sh", MU_MELEE_FLANK_OR_REAR, 2, "wrg.melee.tactical.super-heavy-flank" },
  { "Reg C HI", "Reg C SHI Sh", MU_MELEE_FLANK_OR_REAR, 2, "wrg.melee.tactical.super-heavy-flank" },
  { "Reg C HI", "Irr C El", MU_MELEE_FLANK_OR_REAR, 2, "wrg.melee.tactical.super-heavy-flank" },
  /* wrg.melee.tactical.pursuing-contact */
  { "Reg C HC", "Reg C HI Sh", MU_MELEE_PURSUING, 2, "wrg.melee.tactical.pursuing-contact" },
};

START_TEST (each_circumstance_counts)
{
  const MuWrgMelee one = melee (keys[_i].fighter, keys[_i].target, keys[_i].circumstances);
  MuWrgSum sum;
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, &trace, NULL), MU_MELEE_OK);
  ck_assert_int_eq (sum.tactical, keys[_i].tactical);
  ck_assert_uint_eq (trace.count, 3);
  assert_line (&trace, 1, keys[_i].rule, keys[_i].tactical);
}
END_TEST

/* wrg.melee.tactical.shieldless: bare targets to whom it does not matter */
static const char *const unmoved[]
    = { "Reg C SHC", "Reg C SHI", "Irr C HCh", "Irr C LCh", "Irr C El", "Reg C Art" };

START_TEST (some_need_no_shield)
{
  MuWrgMelee one = melee ("Reg C HI", unmoved[_i], 0);
  MuWrgSum sum;
  unsigned refused = 0;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_OK);
  ck_assert_int_eq (sum.tactical, 0);
  one.circumstances = MU_MELEE_SHIELDLESS;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, &refused), MU_MELEE_CANNOT_APPLY);
  ck_assert_uint_eq (refused, MU_MELEE_SHIELDLESS);
}
END_TEST

static const struct {
  const char *fighter, *target;
  unsigned circumstance;
} impossible[] = {
  /* wrg.melee.tactical.faced-spears: pike infantry does not mind them, */
  { "Reg C HI P", "Reg C HI LTS", MU_MELEE_FACED_BY_SPEARS },
  { "Reg C HI P JLS", "Reg C HI P", MU_MELEE_FACED_BY_SPEARS },
  /* and they must be there: of foot or of a crew, not of riders or engines */
  { "Reg C HI", "Reg C HI HTW", MU_MELEE_FACED_BY_SPEARS },
  { "Reg C HI", "Reg C LI", MU_MELEE_FACED_BY_SPEARS },
  { "Reg C HI", "Reg C EHC L", MU_MELEE_FACED_BY_SPEARS },
  { "Reg C HI", "Irr C EHCm L", MU_MELEE_FACED_BY_SPEARS },
  { "Reg C HI", "Irr C El JLS B", MU_MELEE_FACED_BY_SPEARS },
  { "Reg C HI", "Reg C Art", MU_MELEE_FACED_BY_SPEARS },
  /* wrg.melee.tactical.uncontrolled: not class D; wrg.move.uncontrolled: not
   * regulars; an engine does not run away with its crew */
  { "Irr D HI", "Reg C HI", MU_MELEE_IMPETUOUS },
  { "Reg A HI", "Reg C HI", MU_MELEE_IMPETUOUS },
  { "Irr C Art", "Reg C HI", MU_MELEE_IMPETUOUS },
  /* wrg.melee.tactical.charging, wrg.melee.tactical.pursuing-contact,
     wrg.melee.tactical.obstacle-infantry, wrg.after.artillery: engines stay */
  { "Reg C Art", "Reg C HI", MU_MELEE_CHARGING },
  { "Reg C Art", "Reg C HI", MU_MELEE_PURSUING },
  { "Reg C Art", "Reg C HI", MU_MELEE_OBSTACLE },
  /* wrg.melee.tactical.super-heavy-flank: the three types only */
  { "Reg C HI", "Reg C HI", MU_MELEE_FLANK_OR_REAR },
  { "Reg C HI", "Reg C EHC", MU_MELEE_FLANK_OR_REAR },
  { "Reg C HI", "Irr C EHCm", MU_MELEE_FLANK_OR_REAR },
  { "Reg C HI", "Irr C HCh", MU_MELEE_FLANK_OR_REAR },
  { "Reg C HI", "Irr C Art", MU_MELEE_FLANK_OR_REAR },
  /* no circumstance at all */
  { "Reg C HI", "Irr C HI", 1u << 12 },
};

START_TEST (what_cannot_apply_is_refused)
{
  MuWrgMelee one = melee (impossible[_i].fighter, impossible[_i].target,
                          impossible[_i].circumstance | MU_MELEE_UPHILL);
  MuWrgSum sum = { .factor = 99 };
  MuTrace trace = { .count = 4 };
  unsigned refused = 0;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, &trace, &refused), MU_MELEE_CANNOT_APPLY);
  ck_assert_uint_eq (refused, impossible[_i].circumstance);
  ck_assert_int_eq (sum.factor, 99);
  ck_assert_uint_eq (trace.count, 0);
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_CANNOT_APPLY);
}
END_TEST

START_TEST (the_first_of_several_is_named)
{
  const MuWrgMelee one = melee ("Reg D HI P", "Reg C HC",
                                MU_MELEE_CHARGING | MU_MELEE_FLANK_OR_REAR | MU_MELEE_IMPETUOUS);
  MuWrgSum sum;
  unsigned refused = 0;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, &refused), MU_MELEE_CANNOT_APPLY);
  ck_assert_uint_eq (refused, MU_MELEE_IMPETUOUS);
}
END_TEST

START_TEST (weapon_figures_and_period_must_be_there)
{
  MuWrgMelee one = melee ("Reg C HI HTW", "Reg C HI", 0);
  MuWrgSum sum;
  one.weapon = MU_WRG_PIKE;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_NOT_CARRIED);
  one.weapon = MU_WRG_HEAVY_THROWING;
  one.figures = 0;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_NO_FIGURES);
  one.figures = 1;
  one.period = 0;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_BAD_PERIOD);
  one.period = 1;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_OK);
  /* a model's weapon is its crew's */
  one.fighter = troop ("Irr C El");
  one.weapon = MU_WRG_PIKE;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_OK);
}
END_TEST

/* wrg.melee.tactical.shot-losses: one off for each casualty per figure */
START_TEST (losses_from_shooting_tell)
{
  MuWrgMelee one = melee ("Reg C HI", "Reg C HI Sh", 0);
  MuWrgSum sum;
  MuTrace trace;
  for (int losses = 0; losses <= 5; losses++) {
    one.shot_losses = losses;
    mu_wrg_melee (NULL, &one, &sum, &trace, NULL);
    ck_assert_int_eq (sum.tactical, -losses);
    if (losses)
      assert_line (&trace, 1, "wrg.melee.tactical.shot-losses", -losses);
  }
}
END_TEST

START_TEST (all_that_hold_add_up)
{
  MuWrgMelee one = melee ("Irr B HC L", "Reg C MI LTS",
                          MU_MELEE_FACED_BY_SPEARS | MU_MELEE_OBSTACLE | MU_MELEE_CHARGING
                              | MU_MELEE_IMPETUOUS | MU_MELEE_UPHILL | MU_MELEE_PURSUING);
  MuWrgSum sum;
  MuTrace trace;
  one.weapon = MU_WRG_LANCE;
  one.shot_losses = 2;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, &trace, NULL), MU_MELEE_OK);
  ck_assert_int_eq (sum.tactical, -1 - 2 - 2 + 1 + 1 + 1 + 2 + 2);
  ck_assert_uint_eq (trace.count, 1 + 8 + 1);
}
END_TEST

/* wrg.random.melee.ab, wrg.random.melee.c, wrg.random.melee.d: the line that the dice stand in */
START_TEST (the_dice_cite_the_class)
{
  static const char *const rule[] = { "wrg.random.melee.ab", "wrg.random.melee.ab",
                                      "wrg.random.melee.c", "wrg.random.melee.d" };
  MuWrgMelee one = melee ("Reg C HI", "Reg C HI Sh", 0);
  MuWrgSum sum;
  MuTrace trace;
  one.random = -1;
  for (int class = 0; class < 4; class ++) {
    one.fighter.class = (uint8_t) class;
    mu_wrg_melee (NULL, &one, &sum, &trace, NULL);
    assert_line (&trace, 1, rule[class], -1);
  }
}
END_TEST

/* Over all troops: parts add up, the trace is the sum, the weapon's lines come
 * first and the dice's last, and better dice never do less. */
START_TEST (a_sum_is_its_trace)
{
  uint64_t state = 13;
  int good = 0;
  for (int n = 0; n < 60000; n++) {
    MuWrgMelee one = { .fighter = random_troop (&state), .target = random_troop (&state) };
    MuWrgSum sum, bare;
    MuTrace trace;
    one.weapon = (MuWrgWeapon) next_below (&state, MU_WRG_WEAPONS);
    one.figures = 1 + (int) next_below (&state, 60);
    one.period = 1 + (int) next_below (&state, 5);
    one.recoiled = next_below (&state, 2);
    one.circumstances = next_below (&state, 256) & next_below (&state, 256);
    one.random = (int) next_below (&state, 8) - 4;
    one.shot_losses = (int) next_below (&state, 3);
    one.half = next_below (&state, 2);
    one.crew = (MuWrgCrew){ 2, { MU_WRG_LIGHT_SPEAR, MU_WRG_BOW }, 3 };
    if (mu_wrg_melee (NULL, &one, &sum, &trace, NULL) != MU_MELEE_OK)
      continue;
    good++;
    ck_assert_int_eq (sum.factor, sum.weapon + sum.tactical + sum.random);
    ck_assert_int_eq (mu_trace_total (&trace), sum.factor);
    ck_assert_int_eq (strncmp (mu_rule_id (trace.line[0].rule), "wrg.melee.factor.", 17), 0);
    ck_assert_int_eq (
        strncmp (mu_rule_id (trace.line[trace.count - 1].rule), "wrg.random.melee.", 17), 0);
    ck_assert_int_eq (mu_wrg_melee (NULL, &one, &bare, NULL, NULL), MU_MELEE_OK);
    ck_assert_int_eq (bare.casualties, sum.casualties);
    one.random++;
    mu_wrg_melee (NULL, &one, &bare, NULL, NULL);
    ck_assert_int_ge (bare.casualties, sum.casualties);
  }
  ck_assert_int_gt (good, 1000);
}
END_TEST

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

int
main (void)
{
  TCase *tests = tcase_create ("melee keys");
  tcase_add_loop_test (tests, each_circumstance_counts, 0, COUNT (keys));
  tcase_add_loop_test (tests, some_need_no_shield, 0, COUNT (unmoved));
  tcase_add_loop_test (tests, what_cannot_apply_is_refused, 0, COUNT (impossible));
  tcase_add_test (tests, the_first_of_several_is_named);
  tcase_add_test (tests, weapon_figures_and_period_must_be_there);
  tcase_add_test (tests, losses_from_shooting_tell);
  tcase_add_test (tests, all_that_hold_add_up);
  tcase_add_test (tests, the_dice_cite_the_class);
  tcase_add_test (tests, a_sum_is_its_trace);
  return run_case ("melee keys", tests);
}
