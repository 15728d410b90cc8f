/* Circumstances of the hand-to-hand sum: what each counts, and whom it cannot
 * meet. */
#include <string.h>

#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/random.h"
#include "tests/rules/common.h"

static MuWrgMelee
melee (const char *fighter, const char *target, unsigned circumstances)
{
  return (MuWrgMelee){ .fighter = troop (fighter),
                       .target = troop (target),
                       .weapon = MU_WEAPON_SIDEARM,
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
  one.weapon = MU_WEAPON_PIKE;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_NOT_CARRIED);
  one.weapon = MU_WEAPON_HEAVY_THROWING;
  one.figures = 0;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_NO_FIGURES);
  one.figures = 1;
  one.period = 0;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_BAD_PERIOD);
  one.period = 1;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_OK);
  /* a model's weapon is its crew's */
  one.fighter = troop ("Irr C El");
  one.weapon = MU_WEAPON_PIKE;
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
                              | MU_MELEE_IMPETUOUS | MU_MELEE_UPHILL);
  MuWrgSum sum;
  MuTrace trace;
  one.weapon = MU_WEAPON_LANCE;
  one.shot_losses = 2;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, &trace, NULL), MU_MELEE_OK);
  ck_assert_int_eq (sum.tactical, -1 - 2 - 2 + 1 + 1 + 1 + 2);
  ck_assert_uint_eq (trace.count, 1 + 7 + 1);
}
END_TEST

/* wrg.melee.tactical.faced-spears: routers hold none, foot to its front alone,
 * a beast's crew all round (worked example 29) */
static const struct {
  const char *target;
  unsigned beside;
  bool closed;
} spears[] = {
  { "Reg C SHI LTS", MU_MELEE_FLANK_OR_REAR, true }, { "Reg C SHI LTS", MU_MELEE_UPHILL, false },
  { "Reg C HI LTS", MU_MELEE_PURSUING, true },       { "Irr C El P", MU_MELEE_PURSUING, true },
  { "Irr C El P", MU_MELEE_FLANK_OR_REAR, false },
};

START_TEST (spears_point_to_the_front)
{
  MuWrgMelee one
      = melee ("Reg C HI HTW", spears[_i].target, MU_MELEE_FACED_BY_SPEARS | spears[_i].beside);
  MuWrgSum sum;
  unsigned refused = 0;
  const MuWrgMeleeAnswer answer = mu_wrg_melee (NULL, &one, &sum, NULL, &refused);
  const MuRule closed = mu_wrg_melee_closed (&one, MU_MELEE_FACED_BY_SPEARS);
  ck_assert_int_eq (answer, spears[_i].closed ? MU_MELEE_CONTRADICTS : MU_MELEE_OK);
  ck_assert_str_eq (mu_rule_id (closed),
                    spears[_i].closed ? "wrg.melee.tactical.faced-spears" : "");
  ck_assert_int_eq (mu_wrg_melee_answer_rule (&one, answer, refused), closed);
}
END_TEST

START_TEST (a_page_knows_what_is_open)
{
  const MuWrgMelee foot = melee ("Irr D HI", "Reg C LMI Sh", 0);
  const MuWrgMelee horse = melee ("Irr B HC L", "Reg C SHC Sh", 0);
  ck_assert_int_eq (mu_wrg_melee_amount (&foot, MU_MELEE_SHIELDLESS), 2);
  ck_assert_int_eq (mu_wrg_melee_amount (&foot, MU_MELEE_OBSTACLE), -1);
  ck_assert_int_eq (mu_wrg_melee_amount (&horse, MU_MELEE_OBSTACLE), -2);
  ck_assert_int_eq (mu_wrg_melee_amount (&horse, MU_MELEE_FLANK_OR_REAR), 2);
  ck_assert_int_eq (mu_wrg_melee_amount (&horse, MU_MELEE_SHIELDLESS), 0);
  ck_assert_int_eq (mu_wrg_melee_amount (&foot, MU_MELEE_IMPETUOUS), 0);
  ck_assert_str_eq (mu_rule_id (mu_wrg_melee_closed (&foot, MU_MELEE_IMPETUOUS)),
                    "wrg.melee.tactical.uncontrolled");
  ck_assert_str_eq (mu_rule_id (mu_wrg_melee_closed (&horse, MU_MELEE_SHIELDLESS)),
                    "wrg.shields.super-heavy");
  ck_assert_str_eq (mu_rule_id (mu_wrg_melee_closed (&foot, MU_MELEE_FLANK_OR_REAR)),
                    "wrg.melee.tactical.super-heavy-flank");
  ck_assert_int_eq (mu_wrg_melee_closed (&foot, MU_MELEE_CHARGING), MU_RULE_NONE);
  /* wrg.after.recoil: at a period's end, so not before the second */
  ck_assert_str_eq (mu_rule_id (mu_wrg_melee_recoiled_closed (1)), "wrg.after.recoil");
  ck_assert_int_eq (mu_wrg_melee_recoiled_closed (2), MU_RULE_NONE);
}
END_TEST

#define assert_refused(melee, answer, rule)                                                        \
  do {                                                                                             \
    MuWrgSum none_ = { .factor = 99 };                                                             \
    ck_assert_int_eq (mu_wrg_melee (NULL, melee, &none_, NULL, NULL), answer);                     \
    ck_assert_int_eq (none_.factor, 99);                                                           \
    ck_assert_str_eq (mu_rule_id (mu_wrg_melee_answer_rule (melee, answer, 0)), rule);             \
  } while (0)

/* wrg.random.melee.ab, wrg.random.melee.c, wrg.random.melee.d,
 * wrg.random.melee.general, wrg.fatigue.zero: what no dice give */
START_TEST (impossible_dice_are_refused)
{
  static const struct {
    const char *fighter;
    int random;
    bool general, tired, possible;
  } dice[] = {
    { "Reg C HI", 3, false, false, true },   { "Reg C HI", 4, false, false, false },
    { "Irr C HI", 4, false, false, true },   { "Irr C HI", -4, false, false, true },
    { "Irr C HI", -5, false, false, false }, { "Irr A HI", -1, false, false, true },
    { "Irr A HI", -2, false, false, false }, { "Reg B HI", -2, false, false, false },
    { "Reg D HI", 1, false, false, true },   { "Reg D HI", 2, false, false, false },
    { "Reg D HI", -3, true, false, true },   { "Reg C HI", -1, true, false, false },
    { "Reg C HI", 0, true, false, true },    { "Reg A HI", -3, false, true, true },
    { "Reg A HI", 1, false, true, false },
  };
  for (size_t i = 0; i < sizeof dice / sizeof dice[0]; i++) {
    MuWrgMelee one = melee (dice[i].fighter, "Reg C HI", 0);
    MuWrgSum sum;
    one.random = dice[i].random;
    one.general = dice[i].general;
    one.tired = dice[i].tired;
    MuTrace trace;
    ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, &trace, NULL),
                      dice[i].possible ? MU_MELEE_OK : MU_MELEE_BAD_RANDOM);
    if (dice[i].tired && dice[i].possible)
      ck_assert_str_eq (mu_rule_id (trace.line[trace.count - 1].rule), "wrg.fatigue.zero");
  }
}
END_TEST

START_TEST (impossible_numbers_and_troops_are_refused)
{
  MuWrgMelee one = melee ("Reg C HI", "Reg C HI", 0);
  MuWrgSum sum;
  one.figures = 12;
  one.body = 12;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_OK);
  one.body = 11;
  assert_refused (&one, MU_MELEE_TOO_MANY, "wrg.melee.eligible.contact");
  one.body = 0;
  one.shot_losses = -1;
  assert_refused (&one, MU_MELEE_BAD_LOSSES, "wrg.melee.tactical.shot-losses");
  one.shot_losses = 0;
  one.period = 0;
  assert_refused (&one, MU_MELEE_BAD_PERIOD, "wrg.melee.periods");
  one.period = 1;
  one.weapon = MU_WEAPON_PIKE;
  assert_refused (&one, MU_MELEE_NOT_CARRIED, "wrg.troops.weapons.close");
  one.weapon = MU_WEAPON_SIDEARM;
  one.random = 9;
  assert_refused (&one, MU_MELEE_BAD_RANDOM, "wrg.random.melee.c");
  one.random = 0;
  one.target = troop ("Reg C EHCm");
  assert_refused (&one, MU_MELEE_FORBIDDEN, "wrg.points.camelry");
  one.fighter.weapons = MU_WEAPON_BIT (MU_WEAPON_SLING);
  assert_refused (&one, MU_MELEE_FORBIDDEN, "wrg.troops.weapons.limits");
}
END_TEST

/* wrg.troops.elephant.crew, wrg.troops.type.chariots, wrg.troops.weapons.mounted-close */
START_TEST (impossible_crews_are_refused)
{
  MuWrgMelee one = melee ("Irr C El", "Reg C HI", 0);
  MuWrgSum sum;
  one.crew = (MuCrew){ 2, { MU_WEAPON_PIKE, MU_WEAPON_BOW }, 0 };
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_OK);
  one.crew.weapon[1] = MU_WEAPON_SLING;
  assert_refused (&one, MU_MELEE_BAD_CREW, "wrg.troops.weapons.mounted-close");
  one.crew = (MuCrew){ .horses = 2 };
  assert_refused (&one, MU_MELEE_BAD_CREW, "wrg.troops.type.chariots");
  one.fighter = troop ("Irr C HCh");
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_OK);
  one.crew.horses = 5;
  assert_refused (&one, MU_MELEE_BAD_CREW, "wrg.troops.type.chariots");
}
END_TEST

/* wrg.melee.berserk: five with a weapon in each hand do what ten swordsmen do:
 * sword against HI 2, no shield of theirs counts here; ten at 2 -> 13 */
START_TEST (berserks_strike_as_two)
{
  MuWrgMelee one = melee ("Irr A LHI", "Reg C HI Sh", 0);
  MuWrgSum sum;
  MuTrace trace;
  one.figures = 5;
  one.body = 5;
  one.berserk = true;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, &trace, NULL), MU_MELEE_OK);
  ck_assert_int_eq (sum.factor, 2);
  ck_assert_int_eq (sum.casualties, 13);
  assert_line (&trace, 1, "wrg.melee.berserk", 0);
  ck_assert_int_eq (mu_trace_total (&trace), 2);
  one.fighter = troop ("Irr B LHI");
  assert_refused (&one, MU_MELEE_NO_BERSERK, "wrg.melee.berserk");
  one.fighter = troop ("Irr A LHI Sh");
  assert_refused (&one, MU_MELEE_NO_BERSERK, "wrg.melee.berserk");
  one.fighter = troop ("Irr A LMI B");
  assert_refused (&one, MU_MELEE_NO_BERSERK, "wrg.melee.berserk");
}
END_TEST

/* wrg.random.melee.mounted-infantry: C foot on horses throws as D, never above 1 */
START_TEST (mounted_infantry_throws_a_class_lower)
{
  MuWrgMelee one = melee ("Irr C MC", "Reg C HI", 0);
  MuReadings own = { .choice = { 0 } };
  MuWrgSum sum;
  MuTrace trace;
  one.mounted_infantry = true;
  one.random = 1;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, &trace, NULL), MU_MELEE_OK);
  assert_line (&trace, trace.count - 1, "wrg.random.melee.d", 1);
  one.random = 2;
  ck_assert_int_eq (mu_wrg_melee (NULL, &one, &sum, NULL, NULL), MU_MELEE_BAD_RANDOM);
  own.choice[MU_READING_MOUNTED_INFANTRY] = 1;
  ck_assert_int_eq (mu_wrg_melee (&own, &one, &sum, NULL, NULL), MU_MELEE_OK);
  ck_assert_int_eq (mu_wrg_random_class (NULL, MU_CLASS_A, true), MU_CLASS_B);
  ck_assert_int_eq (mu_wrg_random_class (NULL, MU_CLASS_D, true), MU_CLASS_D);
  ck_assert_int_eq (mu_wrg_random_class (NULL, MU_CLASS_A, false), MU_CLASS_A);
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
    MuWrgMelee one = { .fighter = lawful_troop (&state), .target = lawful_troop (&state) };
    MuWrgSum sum, bare;
    MuTrace trace;
    one.weapon = (MuWeapon) next_below (&state, MU_WEAPONS);
    one.figures = 1 + (int) next_below (&state, 60);
    one.period = 1 + (int) next_below (&state, 5);
    one.recoiled = next_below (&state, 2);
    one.circumstances = next_below (&state, 256) & next_below (&state, 256);
    one.random = (int) next_below (&state, 8) - 4;
    one.shot_losses = (int) next_below (&state, 3);
    one.half = next_below (&state, 2);
    if (mu_type_is_chariot ((MuTroopType) one.fighter.type))
      one.crew = (MuCrew){ 2, { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 3 };
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
    one.figures++;
    ck_assert_int_eq (mu_wrg_melee (NULL, &one, &bare, NULL, NULL), MU_MELEE_OK);
    if (!one.half) /* wrg.disorder.effect.half: an odd count is rounded up */
      ck_assert_int_ge (bare.casualties, sum.casualties);
    one.figures--;
    one.random++;
    if (mu_wrg_melee (NULL, &one, &bare, NULL, NULL) == MU_MELEE_OK)
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
  tcase_add_loop_test (tests, spears_point_to_the_front, 0, COUNT (spears));
  tcase_add_test (tests, a_page_knows_what_is_open);
  tcase_add_test (tests, impossible_dice_are_refused);
  tcase_add_test (tests, impossible_numbers_and_troops_are_refused);
  tcase_add_test (tests, impossible_crews_are_refused);
  tcase_add_test (tests, berserks_strike_as_two);
  tcase_add_test (tests, mounted_infantry_throws_a_class_lower);
  tcase_add_test (tests, the_dice_cite_the_class);
  tcase_add_test (tests, a_sum_is_its_trace);
  return run_case ("melee keys", tests);
}
