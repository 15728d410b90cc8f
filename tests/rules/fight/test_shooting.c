#include <string.h>

#include "rules/wrg/before/weather_effects.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/fight/shooting.h"
#include "tests/rules/common.h"

#define ALL_CIRCUMSTANCES 0xffu

/* The type whose column the golden table heads so; its mates share it. */
static const struct {
  const char *column;
  MuTroopType type[3];
  int count;
} columns[] = {
  { "SHC", { MU_TROOP_SHC }, 1 },
  { "EHC", { MU_TROOP_EHC, MU_TROOP_EHCM }, 2 },
  { "HC", { MU_TROOP_HC, MU_TROOP_HCM }, 2 },
  { "MC", { MU_TROOP_MC, MU_TROOP_MCM }, 2 },
  { "LC", { MU_TROOP_LC }, 1 },
  { "SHI", { MU_TROOP_SHI }, 1 },
  { "HI", { MU_TROOP_HI, MU_TROOP_LHI }, 2 },
  { "MI", { MU_TROOP_MI, MU_TROOP_LMI }, 2 },
  { "LI", { MU_TROOP_LI, MU_TROOP_ART }, 2 },
  { "HCh", { MU_TROOP_HCH }, 1 },
  { "LCh", { MU_TROOP_LCH }, 1 },
  { "El", { MU_TROOP_EL }, 1 },
};

static const struct {
  const char *row;
  MuWeapon weapon[3];
  int count;
} rows[] = {
  { "hand-hurled, sling, bow", { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_SLING, MU_WEAPON_BOW }, 3 },
  { "crossbow, staff sling", { MU_WEAPON_CROSSBOW, MU_WEAPON_STAFF_SLING }, 2 },
  { "artillery", { MU_WEAPON_ENGINE }, 1 },
};

/* wrg.shoot.factor.hand-hurled, wrg.shoot.factor.crossbow, wrg.shoot.factor.artillery,
 * wrg.shoot.factor.columns: every cell */
START_TEST (factors_are_the_books)
{
  Table table;
  int checked = 0;
  read_table (&table, "wrg_shooting_factors");
  ck_assert_int_eq (table.rows, 4);
  ck_assert_int_eq (table.cells, 13);
  for (int row = 1; row < table.rows; row++)
    for (int cell = 1; cell < table.cells; cell++) {
      ck_assert_str_eq (table.cell[row][0], rows[row - 1].row);
      ck_assert_str_eq (table.cell[0][cell], columns[cell - 1].column);
      for (int w = 0; w < rows[row - 1].count; w++)
        for (int t = 0; t < columns[cell - 1].count; t++, checked++)
          ck_assert_int_eq (
              mu_wrg_shoot_weapon_factor (rows[row - 1].weapon[w], columns[cell - 1].type[t]),
              cell_number (&table, row, cell));
    }
  ck_assert_int_eq (checked, 6 * MU_TROOP_FIGHTING_TYPES);
}
END_TEST

static const struct {
  const char *row;
  MuWeapon weapon;
  bool mounted;
} range_rows[] = {
  { "light hand-hurled", MU_WEAPON_LIGHT_SPEAR, false },
  { "bow, troops normally mounted", MU_WEAPON_BOW, true },
  { "bow, infantry", MU_WEAPON_BOW, false },
  { "sling", MU_WEAPON_SLING, false },
  { "staff sling", MU_WEAPON_STAFF_SLING, false },
  { "crossbow, troops normally mounted", MU_WEAPON_CROSSBOW, true },
  { "crossbow, infantry", MU_WEAPON_CROSSBOW, false },
  { "artillery", MU_WEAPON_ENGINE, false },
};

/* wrg.shoot.range.hand-hurled, wrg.shoot.range.bow, wrg.shoot.range.sling,
 * wrg.shoot.range.crossbow, wrg.shoot.range.crossbow-mounted, wrg.shoot.range.artillery;
 * wrg.troops.weapons.mounted-bow: every cell */
START_TEST (ranges_are_the_books)
{
  Table table;
  read_table (&table, "wrg_ranges");
  ck_assert_int_eq (table.rows, 9);
  for (int row = 1; row < table.rows; row++) {
    ck_assert_str_eq (table.cell[row][0], range_rows[row - 1].row);
    ck_assert_int_eq (mu_wrg_shoot_range (range_rows[row - 1].weapon, range_rows[row - 1].mounted),
                      cell_number (&table, row, 1));
  }
  ck_assert_int_eq (mu_wrg_shoot_range (MU_WEAPON_LIGHT_SPEAR, true), 40);
}
END_TEST

START_TEST (what_shoots)
{
  static const bool shoots[MU_WEAPONS]
      = { false, false, false, false, false, true, false, true, true, true, true, true };
  for (int w = 0; w < MU_WEAPONS; w++) {
    ck_assert_int_eq (mu_wrg_weapon_shoots ((MuWeapon) w), shoots[w]);
    ck_assert_int_eq (mu_wrg_shoot_range ((MuWeapon) w, false) > 0, shoots[w]);
  }
}
END_TEST

static MuWrgShot
shot (const char *shooter, const char *target, MuWeapon weapon, unsigned circumstances)
{
  return (MuWrgShot){ .shooter = troop (shooter),
                      .target = troop (target),
                      .weapon = weapon,
                      .figures = 10,
                      .circumstances = circumstances };
}

/* Worked example 23: slingers at horse archers that gallop across. */
START_TEST (the_books_example_holds)
{
  MuWrgShot slingers = shot ("Irr C LI S", "Irr C LC B Sh", MU_WEAPON_SLING,
                             MU_SHOOT_TARGET_MOVED | MU_SHOOT_SHIELDLESS);
  MuWrgSum sum;
  MuTrace trace;
  slingers.random = mu_wrg_random_shoot (MU_CLASS_C, 3, 5);
  ck_assert_int_eq (mu_wrg_shoot (NULL, &slingers, &sum, &trace, NULL), MU_SHOOT_OK);
  ck_assert_int_eq (sum.weapon, 3);
  ck_assert_int_eq (sum.tactical, 0);
  ck_assert_int_eq (sum.random, 1);
  ck_assert_int_eq (sum.factor, 4);
  ck_assert_int_eq (sum.casualties, 20);
  ck_assert_uint_eq (trace.count, 4);
  assert_line (&trace, 0, "wrg.shoot.factor.hand-hurled", 3);
  assert_line (&trace, 1, "wrg.shoot.tactical.moving", -1);
  assert_line (&trace, 2, "wrg.shoot.tactical.shieldless", 1);
  assert_line (&trace, 3, "wrg.random.shooting", 1);
}
END_TEST

typedef struct {
  const char *shooter, *target;
  MuWeapon weapon;
  unsigned circumstances;
  int tactical;
  const char *rule; /* of the only tactical line */
} Key;

static const Key keys[] = {
  { "Reg C MI B", "Reg C HI Sh", MU_WEAPON_BOW, MU_SHOOT_LONG_RANGE, -1,
    "wrg.shoot.tactical.over-half" },
  { "Reg C MI CB", "Reg C HI Sh", MU_WEAPON_CROSSBOW, MU_SHOOT_LONG_RANGE, -1,
    "wrg.shoot.tactical.over-half" },
  { "Reg C MI B", "Reg C HI Sh", MU_WEAPON_BOW, MU_SHOOT_OVERHEAD, -1,
    "wrg.shoot.tactical.overhead" },
  /* wrg.shoot.overhead.height: any missile, from one height to another */
  { "Reg C LI S", "Reg C HI Sh", MU_WEAPON_SLING, MU_SHOOT_OVERHEAD, -1,
    "wrg.shoot.tactical.overhead" },
  { "Irr C El JLS", "Reg C HI Sh", MU_WEAPON_LIGHT_SPEAR, MU_SHOOT_OVERHEAD, -1,
    "wrg.shoot.tactical.overhead" },
  { "Reg C MI B", "Reg C HI Sh", MU_WEAPON_BOW, MU_SHOOT_TARGET_MOVED, -1,
    "wrg.shoot.tactical.moving" },
  { "Reg C MI B", "Reg C HC Sh", MU_WEAPON_BOW, MU_SHOOT_TARGET_CHARGING, -1,
    "wrg.shoot.tactical.fast" },
  { "Reg C MI B", "Reg C HCh", MU_WEAPON_BOW, MU_SHOOT_TARGET_CHARGING, -1,
    "wrg.shoot.tactical.fast" },
  { "Reg C MI B", "Reg C HI Sh", MU_WEAPON_BOW, MU_SHOOT_COVER, -1, "wrg.shoot.tactical.cover" },
  { "Reg C Art", "Reg C HI Sh", MU_WEAPON_ENGINE, MU_SHOOT_COVER, -1, "wrg.shoot.tactical.cover" },
  { "Reg C MI B", "Reg C HI Sh", MU_WEAPON_BOW, MU_SHOOT_SHIELDLESS, 1,
    "wrg.shoot.tactical.shieldless" },
  { "Reg C MI B", "Reg C MI Sh", MU_WEAPON_BOW, MU_SHOOT_SHIELDLESS, 2,
    "wrg.shoot.tactical.shieldless-medium" },
  { "Reg C MI B", "Reg C LMI Sh", MU_WEAPON_BOW, MU_SHOOT_SHIELDLESS, 2,
    "wrg.shoot.tactical.shieldless-medium" },
  /* the super heavy, against crossbows only */
  { "Reg C MI CB", "Reg C SHC Sh", MU_WEAPON_CROSSBOW, MU_SHOOT_SHIELDLESS, 1,
    "wrg.shoot.tactical.shieldless" },
  { "Reg C MI CB", "Reg C SHI Sh", MU_WEAPON_CROSSBOW, MU_SHOOT_SHIELDLESS, 1,
    "wrg.shoot.tactical.shieldless" },
  /* no shield carried: shieldless unsaid, and once only if said */
  { "Reg C LI JLS", "Irr C EHCm", MU_WEAPON_LIGHT_SPEAR, 0, 1, "wrg.shoot.tactical.shieldless" },
  { "Reg C MI B", "Reg C MI", MU_WEAPON_BOW, 0, 2, "wrg.shoot.tactical.shieldless-medium" },
  { "Reg C MI B", "Reg C HI", MU_WEAPON_BOW, MU_SHOOT_SHIELDLESS, 1,
    "wrg.shoot.tactical.shieldless" },
  { "Reg C MI CB", "Reg C SHI", MU_WEAPON_CROSSBOW, 0, 1, "wrg.shoot.tactical.shieldless" },
};

START_TEST (each_circumstance_counts)
{
  const Key *key = &keys[_i];
  const MuWrgShot one = shot (key->shooter, key->target, key->weapon, key->circumstances);
  MuWrgSum sum;
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, &trace, NULL), MU_SHOOT_OK);
  ck_assert_int_eq (sum.tactical, key->tactical);
  ck_assert_uint_eq (trace.count, 3);
  assert_line (&trace, 1, key->rule, key->tactical);
}
END_TEST

/* Bare targets to whom a missing shield does not matter: wrg.shields.super-heavy,
 * wrg.shoot.tactical.shieldless. */
static const struct {
  const char *shooter, *target;
  MuWeapon weapon;
} unmoved[] = {
  { "Reg C MI B", "Reg C SHI", MU_WEAPON_BOW },
  { "Reg C LI SS", "Reg C SHC", MU_WEAPON_STAFF_SLING },
  { "Reg C MI CB", "Irr C El", MU_WEAPON_CROSSBOW },
  { "Reg C MI CB", "Irr C HCh", MU_WEAPON_CROSSBOW },
  { "Reg C MI CB", "Irr C LCh", MU_WEAPON_CROSSBOW },
  { "Reg C MI CB", "Irr C Art", MU_WEAPON_CROSSBOW },
  { "Reg C Art", "Reg C MI", MU_WEAPON_ENGINE },
  { "Reg C Art", "Reg C SHI", MU_WEAPON_ENGINE },
};

START_TEST (some_need_no_shield)
{
  MuWrgShot one = shot (unmoved[_i].shooter, unmoved[_i].target, unmoved[_i].weapon, 0);
  MuWrgSum sum;
  unsigned refused = 0;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_OK);
  ck_assert_int_eq (sum.tactical, 0);
  one.circumstances = MU_SHOOT_SHIELDLESS;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, &refused), MU_SHOOT_CANNOT_APPLY);
  ck_assert_uint_eq (refused, MU_SHOOT_SHIELDLESS);
}
END_TEST

/* What cannot be, with the circumstance that is refused. */
static const struct {
  const char *shooter, *target;
  MuWeapon weapon;
  unsigned circumstances, refused;
} impossible[] = {
  /* wrg.shoot.tactical.over-half: bows and crossbows only */
  { "Reg C LI JLS", "Reg C HI", MU_WEAPON_LIGHT_SPEAR, MU_SHOOT_LONG_RANGE, MU_SHOOT_LONG_RANGE },
  { "Reg C LI S", "Reg C HI", MU_WEAPON_SLING, MU_SHOOT_LONG_RANGE, MU_SHOOT_LONG_RANGE },
  { "Reg C LI SS", "Reg C HI", MU_WEAPON_STAFF_SLING, MU_SHOOT_LONG_RANGE, MU_SHOOT_LONG_RANGE },
  { "Reg C Art", "Reg C HI", MU_WEAPON_ENGINE, MU_SHOOT_LONG_RANGE, MU_SHOOT_LONG_RANGE },
  /* wrg.shoot.tactical.fast: cavalry and chariots only */
  { "Reg C MI B", "Reg C LI", MU_WEAPON_BOW, MU_SHOOT_TARGET_CHARGING, MU_SHOOT_TARGET_CHARGING },
  { "Reg C MI B", "Reg C HCm", MU_WEAPON_BOW, MU_SHOOT_TARGET_CHARGING, MU_SHOOT_TARGET_CHARGING },
  { "Reg C MI B", "Irr C El", MU_WEAPON_BOW, MU_SHOOT_TARGET_CHARGING, MU_SHOOT_TARGET_CHARGING },
  { "Reg C MI B", "Irr C Art", MU_WEAPON_BOW, MU_SHOOT_TARGET_CHARGING, MU_SHOOT_TARGET_CHARGING },
  /* stones are thrown by engines */
  { "Reg C MI B", "Reg C HI", MU_WEAPON_BOW, MU_SHOOT_STONE_THROWER, MU_SHOOT_STONE_THROWER },
  /* the first of several; unknown bits are no circumstance */
  { "Reg C LI S", "Reg C HI", MU_WEAPON_SLING,
    MU_SHOOT_COVER | MU_SHOOT_TARGET_CHARGING | MU_SHOOT_LONG_RANGE, MU_SHOOT_LONG_RANGE },
  { "Reg C LI S", "Reg C HI", MU_WEAPON_SLING, 1u << 20, 1u << 20 },
};

START_TEST (what_cannot_apply_is_refused)
{
  const MuWrgShot one = shot (impossible[_i].shooter, impossible[_i].target, impossible[_i].weapon,
                              impossible[_i].circumstances);
  MuWrgSum sum = { .factor = 99 };
  MuTrace trace = { .count = 4 };
  unsigned refused = 0;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, &trace, &refused), MU_SHOOT_CANNOT_APPLY);
  ck_assert_uint_eq (refused, impossible[_i].refused);
  ck_assert_int_eq (sum.factor, 99);
  ck_assert_uint_eq (trace.count, 0);
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_CANNOT_APPLY);
}
END_TEST

START_TEST (the_weapon_must_shoot_and_be_carried)
{
  MuWrgShot one = shot ("Reg C MI P B", "Reg C HI", MU_WEAPON_PIKE, 0);
  MuWrgSum sum;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_NOT_A_MISSILE);
  one.weapon = MU_WEAPON_SIDEARM;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_NOT_A_MISSILE);
  one.weapon = MU_WEAPON_SLING;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_NOT_CARRIED);
  one.weapon = MU_WEAPON_ENGINE;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_NOT_CARRIED);
  one.weapon = MU_WEAPON_BOW;
  one.figures = 0;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_NO_FIGURES);
}
END_TEST

/* wrg.shoot.tactical.cover: stones come down behind it */
static const struct {
  const char *shooter;
  MuWeapon weapon;
  unsigned circumstances, refused;
  const char *rule;
} contradictory[] = {
  { "Reg C Art", MU_WEAPON_ENGINE, MU_SHOOT_COVER | MU_SHOOT_STONE_THROWER, MU_SHOOT_COVER,
    "wrg.shoot.tactical.cover" },
};

START_TEST (contradictions_are_refused)
{
  MuWrgShot one = shot (contradictory[_i].shooter, "Reg C HI Sh", contradictory[_i].weapon,
                        contradictory[_i].circumstances);
  MuWrgSum sum;
  unsigned refused = 0;
  const MuWrgShootAnswer answer = mu_wrg_shoot (NULL, &one, &sum, NULL, &refused);
  ck_assert_int_eq (answer, MU_SHOOT_CONTRADICTS);
  ck_assert_uint_eq (refused, contradictory[_i].refused);
  ck_assert_str_eq (mu_rule_id (mu_wrg_shoot_answer_rule (&one, answer, refused)),
                    contradictory[_i].rule);
  ck_assert_str_eq (mu_rule_id (mu_wrg_shoot_closed (&one, (MuWrgShootCircumstance) refused)),
                    contradictory[_i].rule);
  one.circumstances &= ~refused;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_OK);
}
END_TEST

/* What each toggle of a page adds, and what shuts it: as the book's sum has it. */
START_TEST (a_page_knows_what_is_open)
{
  const MuWrgShot bows = shot ("Reg C MI B", "Reg C LMI Sh", MU_WEAPON_BOW, 0);
  const MuWrgShot stones = shot ("Reg C Art", "Reg C SHI Sh", MU_WEAPON_ENGINE, 0);
  const MuWrgShot crossbows = shot ("Reg C HI CB", "Reg C SHC L Sh", MU_WEAPON_CROSSBOW, 0);
  ck_assert_int_eq (mu_wrg_shoot_amount (&bows, MU_SHOOT_LONG_RANGE), -1);
  ck_assert_int_eq (mu_wrg_shoot_amount (&bows, MU_SHOOT_OVERHEAD_MANY), -1);
  ck_assert_int_eq (mu_wrg_shoot_amount (&bows, MU_SHOOT_SHIELDLESS), 2);
  ck_assert_int_eq (mu_wrg_shoot_amount (&crossbows, MU_SHOOT_SHIELDLESS), 1);
  ck_assert_int_eq (mu_wrg_shoot_amount (&stones, MU_SHOOT_SHIELDLESS), 0);
  ck_assert_int_eq (mu_wrg_shoot_amount (&bows, MU_SHOOT_TARGET_CHARGING), 0);
  ck_assert_int_eq (mu_wrg_shoot_closed (&bows, MU_SHOOT_SHIELDLESS), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_shoot_closed (&bows, MU_SHOOT_TARGET_MOVED), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_shoot_closed (&bows, MU_SHOOT_OVERHEAD_MANY), MU_RULE_NONE);
  ck_assert_str_eq (mu_rule_id (mu_wrg_shoot_closed (&bows, MU_SHOOT_TARGET_CHARGING)),
                    "wrg.shoot.tactical.fast");
  ck_assert_str_eq (mu_rule_id (mu_wrg_shoot_closed (&bows, MU_SHOOT_STONE_THROWER)),
                    "wrg.shoot.tactical.cover");
  ck_assert_str_eq (mu_rule_id (mu_wrg_shoot_closed (&stones, MU_SHOOT_LONG_RANGE)),
                    "wrg.shoot.tactical.over-half");
  ck_assert_str_eq (mu_rule_id (mu_wrg_shoot_closed (&stones, MU_SHOOT_SHIELDLESS)),
                    "wrg.shoot.tactical.shieldless");
}
END_TEST

/* More than there are, and dice that cannot fall so: wrg.random.shooting,
 * wrg.random.d-class, wrg.fatigue.zero */
START_TEST (impossible_numbers_are_refused)
{
  MuWrgShot one = shot ("Reg C MI B", "Reg C HI Sh", MU_WEAPON_BOW, 0);
  MuWrgSum sum;
  one.body = 10;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_OK);
  one.body = 9;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_TOO_MANY);
  one.body = 0;
  one.random = 2;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_BAD_RANDOM);
  ck_assert_str_eq (mu_rule_id (mu_wrg_shoot_answer_rule (&one, MU_SHOOT_BAD_RANDOM, 0)),
                    "wrg.random.shooting");
  one.random = -3;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_BAD_RANDOM);
  one.tired = true; /* the full difference, whatever the class */
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, &trace, NULL), MU_SHOOT_OK);
  ck_assert_str_eq (mu_rule_id (trace.line[trace.count - 1].rule), "wrg.fatigue.zero");
  one.tired = false;
  one.shooter = troop ("Reg D MI B");
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_OK);
  one.random = -4; /* 1 against 5: an average die carries no 1 */
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_BAD_RANDOM);
  ck_assert_str_eq (mu_rule_id (mu_wrg_shoot_answer_rule (&one, MU_SHOOT_BAD_RANDOM, 0)),
                    "wrg.random.d-class");
  one.shooter = troop ("Irr D MI B");
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_OK);
}
END_TEST

START_TEST (troops_that_cannot_be_have_no_sum)
{
  MuWrgShot one = shot ("Reg C LI S", "Reg C HI Sh", MU_WEAPON_SLING, 0);
  MuWrgSum sum = { .factor = 99 };
  one.shooter.type = MU_TROOP_HI;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_FORBIDDEN);
  ck_assert_str_eq (mu_rule_id (mu_wrg_shoot_answer_rule (&one, MU_SHOOT_FORBIDDEN, 0)),
                    "wrg.troops.weapons.limits");
  one.shooter.type = MU_TROOP_LI;
  one.target = troop ("Reg C El");
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_FORBIDDEN);
  ck_assert_str_eq (mu_rule_id (mu_wrg_shoot_answer_rule (&one, MU_SHOOT_FORBIDDEN, 0)),
                    "wrg.troops.elephant.irregular");
  ck_assert_int_eq (sum.factor, 99);
  ck_assert_str_eq (mu_rule_id (mu_wrg_shoot_answer_rule (&one, MU_SHOOT_NOT_A_MISSILE, 0)),
                    "wrg.troops.weapons.distant");
}
END_TEST

/* wrg.shoot.ammunition: the twelfth period is shot like the first */
START_TEST (missiles_do_not_run_out)
{
  const MuWrgShot one = shot ("Reg C MI B", "Reg C HI Sh", MU_WEAPON_BOW, 0);
  for (int period = 1; period <= 12; period++) {
    MuWrgSum sum;
    ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, NULL, NULL), MU_SHOOT_OK);
    ck_assert_int_eq (sum.casualties, 8); /* 10 figures at 1 */
  }
}
END_TEST

/* wrg.shoot.tactical.cumulative */
START_TEST (all_that_hold_add_up)
{
  const MuWrgShot one
      = shot ("Irr D MI B", "Irr C LC", MU_WEAPON_BOW,
              MU_SHOOT_LONG_RANGE | MU_SHOOT_OVERHEAD | MU_SHOOT_OVERHEAD_MANY
                  | MU_SHOOT_TARGET_MOVED | MU_SHOOT_TARGET_CHARGING | MU_SHOOT_COVER);
  MuWrgSum sum;
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, &trace, NULL), MU_SHOOT_OK);
  ck_assert_int_eq (sum.tactical, -6 + 1);
  ck_assert_uint_eq (trace.count, 1 + 7 + 1);
  assert_line (&trace, 8, "wrg.random.d-class", 0);
}
END_TEST

/* wrg.weather.rain.missiles; wrg.disorder.effect.half */
START_TEST (rain_and_disorder)
{
  MuWrgShot one = shot ("Reg C MI B", "Reg C HI Sh", MU_WEAPON_BOW, 0);
  MuWrgSum sum;
  MuTrace trace;
  one.weather = MU_WEATHER_RAIN;
  one.half = true;
  one.figures = 9;
  mu_wrg_shoot (NULL, &one, &sum, &trace, NULL);
  ck_assert_int_eq (sum.weapon, 0);
  assert_line (&trace, 0, "wrg.shoot.factor.hand-hurled", 1);
  assert_line (&trace, 1, "wrg.weather.rain.missiles", -1);
  ck_assert_int_eq (sum.casualties, mu_wrg_casualties_half (NULL, 0, 9));
}
END_TEST

/* wrg.weather.snow, wrg.weather.sun, wrg.weather.drought: each by its own name */
START_TEST (weather_is_named_by_its_cause)
{
  MuWrgShot one = shot ("Reg C MI B", "Reg C HI Sh", MU_WEAPON_BOW, 0);
  MuWrgSum sum;
  MuTrace trace;
  one.weather = MU_WEATHER_SNOW | MU_WEATHER_SUN | MU_WEATHER_DROUGHT | MU_WEATHER_MUD;
  ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &sum, &trace, NULL), MU_SHOOT_OK);
  ck_assert_int_eq (sum.weapon, 1 - 3);
  assert_line (&trace, 1, "wrg.weather.snow", -1);
  assert_line (&trace, 2, "wrg.weather.sun", -1);
  assert_line (&trace, 3, "wrg.weather.drought", -1);
}
END_TEST

/* Over all troops: parts add up, the trace is the sum, the weapon's line comes
 * first and the dice's last, and only what was asked for is answered. */
START_TEST (a_sum_is_its_trace)
{
  uint64_t state = 12;
  int good = 0;
  for (int n = 0; n < 60000; n++) {
    MuWrgShot one = { .shooter = lawful_troop (&state), .target = lawful_troop (&state) };
    MuWrgSum sum, bare;
    MuTrace trace;
    one.weapon = (MuWeapon) next_below (&state, MU_WEAPONS);
    one.figures = 1 + (int) next_below (&state, 60);
    one.circumstances
        = next_below (&state, ALL_CIRCUMSTANCES + 1) & next_below (&state, ALL_CIRCUMSTANCES + 1);
    one.random = (int) next_below (&state, 6) - 4;
    one.half = next_below (&state, 2);
    if (mu_wrg_shoot (NULL, &one, &sum, &trace, NULL) != MU_SHOOT_OK)
      continue;
    good++;
    ck_assert_int_eq (sum.factor, sum.weapon + sum.tactical + sum.random);
    ck_assert_int_eq (mu_trace_total (&trace), sum.factor);
    ck_assert_int_eq (strncmp (mu_rule_id (trace.line[0].rule), "wrg.shoot.factor.", 17), 0);
    ck_assert_int_eq (strncmp (mu_rule_id (trace.line[trace.count - 1].rule), "wrg.random.", 11),
                      0);
    for (uint32_t i = 1; i + 1 < trace.count; i++)
      ck_assert_int_eq (strncmp (mu_rule_id (trace.line[i].rule), "wrg.shoot.tactical.", 19), 0);
    ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &bare, NULL, NULL), MU_SHOOT_OK);
    ck_assert_int_eq (bare.casualties, sum.casualties);
    one.figures++;
    ck_assert_int_eq (mu_wrg_shoot (NULL, &one, &bare, NULL, NULL), MU_SHOOT_OK);
    if (!one.half) /* wrg.disorder.effect.half: an odd count is rounded up */
      ck_assert_int_ge (bare.casualties, sum.casualties);
    one.figures--;
    one.random++;
    if (mu_wrg_shoot (NULL, &one, &bare, NULL, NULL) == MU_SHOOT_OK)
      ck_assert_int_ge (bare.casualties, sum.casualties);
  }
  ck_assert_int_gt (good, 1000);
}
END_TEST

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

int
main (void)
{
  TCase *tests = tcase_create ("shooting");
  tcase_add_test (tests, factors_are_the_books);
  tcase_add_test (tests, ranges_are_the_books);
  tcase_add_test (tests, what_shoots);
  tcase_add_test (tests, the_books_example_holds);
  tcase_add_loop_test (tests, each_circumstance_counts, 0, COUNT (keys));
  tcase_add_loop_test (tests, some_need_no_shield, 0, COUNT (unmoved));
  tcase_add_loop_test (tests, what_cannot_apply_is_refused, 0, COUNT (impossible));
  tcase_add_test (tests, the_weapon_must_shoot_and_be_carried);
  tcase_add_loop_test (tests, contradictions_are_refused, 0, COUNT (contradictory));
  tcase_add_test (tests, a_page_knows_what_is_open);
  tcase_add_test (tests, impossible_numbers_are_refused);
  tcase_add_test (tests, troops_that_cannot_be_have_no_sum);
  tcase_add_test (tests, missiles_do_not_run_out);
  tcase_add_test (tests, all_that_hold_add_up);
  tcase_add_test (tests, rain_and_disorder);
  tcase_add_test (tests, weather_is_named_by_its_cause);
  tcase_add_test (tests, a_sum_is_its_trace);
  return run_case ("shooting", tests);
}
