#include <string.h>

#include "rules/wrg/before/weather_effects.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/random.h"
#include "tests/rules/common.h"

static const struct {
  const char *column;
  MuTroopType type[2];
} columns[] = {
  { "SHC", { MU_TROOP_SHC, MU_TROOP_SHC } }, { "EHC", { MU_TROOP_EHC, MU_TROOP_EHCM } },
  { "HC", { MU_TROOP_HC, MU_TROOP_HCM } },   { "MC", { MU_TROOP_MC, MU_TROOP_MCM } },
  { "LC", { MU_TROOP_LC, MU_TROOP_LC } },    { "SHI", { MU_TROOP_SHI, MU_TROOP_SHI } },
  { "HI", { MU_TROOP_HI, MU_TROOP_LHI } },   { "MI", { MU_TROOP_MI, MU_TROOP_LMI } },
  { "LI", { MU_TROOP_LI, MU_TROOP_ART } },   { "HCh", { MU_TROOP_HCH, MU_TROOP_HCH } },
  { "LCh", { MU_TROOP_LCH, MU_TROOP_LCH } }, { "El", { MU_TROOP_EL, MU_TROOP_EL } },
};

static const char *const row_names[MU_MELEE_ROWS] = {
  "mounted kontos or couched lance",
  "mounted light spear, javelin or dart",
  "mounted, other weapon or circumstance",
  "infantry pike",
  "infantry long thrusting spear",
  "infantry heavy throwing weapon",
  "infantry light spear, javelin or dart",
  "infantry, any of the three above otherwise, or sword alone",
  "infantry two-handed cutting weapon",
  "pikemen after recoil, archers, slingers, crossbowmen, artillerymen",
  "chariot and driver",
  "elephant and driver",
};

static int
half_ranks_of_cell (const char *ranks)
{
  return 2 * (ranks[0] - '0') + (strcmp (ranks + 1, ".5") == 0);
}

/* wrg.melee.factor.*, wrg.melee.eligible.ranks, wrg.shoot.factor.columns: every
 * cell */
START_TEST (factors_are_the_books)
{
  Table table;
  read_table (&table, "wrg_melee_factors");
  ck_assert_int_eq (table.rows - 1, MU_MELEE_ROWS);
  for (int row = 1; row < table.rows; row++) {
    const MuWrgMeleeRow which = (MuWrgMeleeRow) (row - 1);
    const int half_ranks = half_ranks_of_cell (table.cell[row][1]);
    ck_assert_str_eq (table.cell[row][0], row_names[row - 1]);
    ck_assert_int_eq (mu_wrg_melee_half_ranks (which, true, false), half_ranks);
    ck_assert_int_eq (mu_wrg_melee_half_ranks (which, false, false), 2);
    ck_assert_int_eq (mu_wrg_melee_half_ranks (which, true, true), 2);
    for (int cell = 0; cell < 12; cell++) {
      ck_assert_str_eq (table.cell[0][cell + 2], columns[cell].column);
      for (int t = 0; t < 2; t++)
        ck_assert_int_eq (mu_wrg_melee_weapon_factor (which, columns[cell].type[t]),
                          cell_number (&table, row, cell + 2));
    }
  }
}
END_TEST

#define R(name) MU_MELEE_ROW_##name
typedef struct {
  const char *fighter;
  MuWeapon weapon;
  MuTroopType target;
  /* by period: 1 to 4, then 1 to 4 after a recoil */
  MuWrgMeleeRow row[8];
} RowCase;

#define ALWAYS(r)                                                                                  \
  {                                                                                                \
    R (r), R (r), R (r), R (r), R (r), R (r), R (r), R (r)                                         \
  }
#define FIRST(r, s)                                                                                \
  {                                                                                                \
    R (r), R (s), R (s), R (s), R (r), R (s), R (s), R (s)                                         \
  }
#define THREE(r, s)                                                                                \
  {                                                                                                \
    R (r), R (r), R (r), R (s), R (r), R (r), R (r), R (s)                                         \
  }
#define UNTIL_RECOIL(r, s)                                                                         \
  {                                                                                                \
    R (r), R (r), R (r), R (r), R (s), R (s), R (s), R (s)                                         \
  }

static const RowCase row_cases[] = {
  /* wrg.melee.factor.kontos, wrg.melee.factor.mounted-light, wrg.melee.factor.mounted-other */
  { "Reg C EHC L", MU_WEAPON_LANCE, MU_TROOP_HI, FIRST (KONTOS, MOUNTED_OTHER) },
  { "Irr C EHCm L", MU_WEAPON_LANCE, MU_TROOP_EL, FIRST (KONTOS, MOUNTED_OTHER) },
  { "Irr C LC JLS", MU_WEAPON_LIGHT_SPEAR, MU_TROOP_LI, THREE (MOUNTED_LIGHT, MOUNTED_OTHER) },
  { "Irr C MCm JLS", MU_WEAPON_LIGHT_SPEAR, MU_TROOP_LI, THREE (MOUNTED_LIGHT, MOUNTED_OTHER) },
  { "Irr C LC B", MU_WEAPON_BOW, MU_TROOP_LI, ALWAYS (MOUNTED_OTHER) },
  { "Irr C LC JLS", MU_WEAPON_SIDEARM, MU_TROOP_LI, ALWAYS (MOUNTED_OTHER) },
  { "Reg C SHC", MU_WEAPON_SIDEARM, MU_TROOP_LI, ALWAYS (MOUNTED_OTHER) },
  /* wrg.melee.factor.pike, wrg.melee.factor.weak: until driven back, then the weak row */
  { "Reg C HI P", MU_WEAPON_PIKE, MU_TROOP_HC, UNTIL_RECOIL (PIKE, WEAK) },
  { "Irr C MI P", MU_WEAPON_PIKE, MU_TROOP_EL, UNTIL_RECOIL (PIKE, WEAK) },
  { "Reg C HI P", MU_WEAPON_SIDEARM, MU_TROOP_HC, ALWAYS (WEAK) },
  { "Reg C HI P JLS", MU_WEAPON_LIGHT_SPEAR, MU_TROOP_HC, FIRST (LIGHT_SPEAR, WEAK) },
  /* wrg.melee.factor.long-spear: until driven back, then the sword's */
  { "Reg C HI LTS", MU_WEAPON_LONG_SPEAR, MU_TROOP_HC, UNTIL_RECOIL (LONG_SPEAR, SWORD) },
  { "Reg C HI LTS", MU_WEAPON_LONG_SPEAR, MU_TROOP_EL, UNTIL_RECOIL (LONG_SPEAR, SWORD) },
  /* wrg.melee.factor.heavy-throwing: at first, or against elephants */
  { "Reg C HI HTW", MU_WEAPON_HEAVY_THROWING, MU_TROOP_MI, FIRST (HEAVY_THROWING, SWORD) },
  { "Reg C HI HTW", MU_WEAPON_HEAVY_THROWING, MU_TROOP_HCH, FIRST (HEAVY_THROWING, SWORD) },
  { "Reg C HI HTW", MU_WEAPON_HEAVY_THROWING, MU_TROOP_EL, ALWAYS (HEAVY_THROWING) },
  /* wrg.melee.factor.light-spear: or against elephants or chariots */
  { "Irr C LI JLS", MU_WEAPON_LIGHT_SPEAR, MU_TROOP_LC, FIRST (LIGHT_SPEAR, SWORD) },
  { "Irr C LI JLS", MU_WEAPON_LIGHT_SPEAR, MU_TROOP_EL, ALWAYS (LIGHT_SPEAR) },
  { "Irr C LI JLS", MU_WEAPON_LIGHT_SPEAR, MU_TROOP_HCH, ALWAYS (LIGHT_SPEAR) },
  { "Irr C LI JLS", MU_WEAPON_LIGHT_SPEAR, MU_TROOP_LCH, ALWAYS (LIGHT_SPEAR) },
  { "Irr C LI JLS B", MU_WEAPON_LIGHT_SPEAR, MU_TROOP_LC, FIRST (LIGHT_SPEAR, SWORD) },
  /* wrg.melee.factor.sword, wrg.melee.factor.two-handed */
  { "Reg C SHI", MU_WEAPON_SIDEARM, MU_TROOP_LC, ALWAYS (SWORD) },
  { "Reg C HI HTW", MU_WEAPON_SIDEARM, MU_TROOP_LC, ALWAYS (SWORD) },
  { "Irr C HI 2HCW", MU_WEAPON_TWO_HANDED, MU_TROOP_LC, ALWAYS (TWO_HANDED) },
  { "Irr C HI 2HCW", MU_WEAPON_SIDEARM, MU_TROOP_LC, ALWAYS (SWORD) },
  /* wrg.melee.factor.weak: archers stay archers, sword in hand */
  { "Reg C MI B", MU_WEAPON_BOW, MU_TROOP_LC, ALWAYS (WEAK) },
  { "Reg C MI B", MU_WEAPON_SIDEARM, MU_TROOP_LC, ALWAYS (WEAK) },
  { "Reg C MI CB", MU_WEAPON_SIDEARM, MU_TROOP_EL, ALWAYS (WEAK) },
  { "Irr C LI S SS", MU_WEAPON_SIDEARM, MU_TROOP_EL, ALWAYS (WEAK) },
  { "Irr C LI JLS B", MU_WEAPON_BOW, MU_TROOP_LC, ALWAYS (WEAK) },
  { "Irr C LI JLS B", MU_WEAPON_SIDEARM, MU_TROOP_LC, ALWAYS (SWORD) },
  { "Reg C Art", MU_WEAPON_SIDEARM, MU_TROOP_LC, ALWAYS (WEAK) },
  { "Reg C Art", MU_WEAPON_ENGINE, MU_TROOP_LC, ALWAYS (WEAK) },
  /* wrg.melee.factor.chariot, wrg.melee.factor.elephant: whatever the crew holds */
  { "Irr C HCh JLS", MU_WEAPON_LIGHT_SPEAR, MU_TROOP_LC, ALWAYS (CHARIOT) },
  { "Irr C LCh B", MU_WEAPON_BOW, MU_TROOP_EL, ALWAYS (CHARIOT) },
  { "Irr C El P", MU_WEAPON_PIKE, MU_TROOP_LC, ALWAYS (ELEPHANT) },
};

START_TEST (the_row_follows_weapon_and_moment)
{
  const RowCase *c = &row_cases[_i];
  const MuTroop fighter = troop (c->fighter);
  for (int i = 0; i < 8; i++)
    ck_assert_msg (mu_wrg_melee_row (&fighter, c->weapon, i % 4 + 1, i >= 4, c->target)
                       == c->row[i],
                   "%s, period %d%s", c->fighter, i % 4 + 1, i >= 4 ? ", recoiled" : "");
}
END_TEST

static const struct {
  const char *fighter;
  int period;
  bool recoiled;
  MuTroopType target;
  MuWeapon best;
} choices[] = {
  { "Reg C HI HTW Sh", 1, false, MU_TROOP_HI, MU_WEAPON_HEAVY_THROWING },
  { "Reg C HI HTW Sh", 2, false, MU_TROOP_HI, MU_WEAPON_SIDEARM },
  { "Reg C HI LTS Sh", 1, false, MU_TROOP_SHC, MU_WEAPON_SIDEARM },   /* 2 against 1 */
  { "Reg C HI LTS Sh", 1, false, MU_TROOP_HI, MU_WEAPON_LONG_SPEAR }, /* 2 each: more ranks */
  { "Irr C HI LTS Sh", 1, false, MU_TROOP_HI, MU_WEAPON_SIDEARM },    /* 2 each, one rank each */
  { "Reg C HI P", 1, false, MU_TROOP_HI, MU_WEAPON_PIKE },
  { "Reg C HI P", 2, true, MU_TROOP_HI, MU_WEAPON_SIDEARM },
  { "Irr C HI JLS 2HCW Sh", 1, false, MU_TROOP_HI, MU_WEAPON_TWO_HANDED },
  { "Irr C HI JLS 2HCW Sh", 2, false, MU_TROOP_EL, MU_WEAPON_LIGHT_SPEAR },
  { "Reg C EHC L B", 1, false, MU_TROOP_HI, MU_WEAPON_LANCE },
  { "Reg C EHC L B", 2, false, MU_TROOP_HI, MU_WEAPON_SIDEARM },
  { "Reg C LC JLS B", 3, false, MU_TROOP_HI, MU_WEAPON_LIGHT_SPEAR },
  { "Reg C LI B", 1, false, MU_TROOP_HI, MU_WEAPON_SIDEARM },
  { "Irr C El P JLS", 1, false, MU_TROOP_HI, MU_WEAPON_SIDEARM },
};

START_TEST (the_best_weapon_is_taken)
{
  const MuTroop fighter = troop (choices[_i].fighter);
  ck_assert_int_eq (mu_wrg_melee_best_weapon (&fighter, choices[_i].period, choices[_i].recoiled,
                                              choices[_i].target),
                    choices[_i].best);
}
END_TEST

/* Whoever relies on it works a row out once for the rest of a melee. */
START_TEST (a_row_that_lasts_stays_what_it_is)
{
  uint64_t state = 22;
  for (int n = 0; n < 20000; n++) {
    const MuTroop fighter = random_troop (&state);
    const MuTroopType target = (MuTroopType) next_below (&state, MU_TROOP_FIGHTING_TYPES);
    const MuWeapon weapon = (MuWeapon) next_below (&state, MU_WEAPON_ENGINE + 1);
    const bool recoiled = next_below (&state, 2);
    const int period = 1 + (int) next_below (&state, 6);
    const int later = period + 1 + (int) next_below (&state, 6);
    if (mu_wrg_melee_row_lasts (&fighter, period))
      ck_assert_int_eq (mu_wrg_melee_row (&fighter, weapon, later, recoiled, target),
                        mu_wrg_melee_row (&fighter, weapon, period, recoiled, target));
  }
  const MuTroop foot = troop ("Irr C LHI JLS Sh");
  const MuTroop horse = troop ("Irr C LC JLS Sh");
  ck_assert (!mu_wrg_melee_row_lasts (&foot, 1) && mu_wrg_melee_row_lasts (&foot, 2));
  ck_assert (!mu_wrg_melee_row_lasts (&horse, 3) && mu_wrg_melee_row_lasts (&horse, 4));
}
END_TEST

START_TEST (no_carried_weapon_beats_the_best)
{
  uint64_t state = 21;
  for (int n = 0; n < 20000; n++) {
    const MuTroop fighter = random_troop (&state);
    const MuTroopType target = (MuTroopType) next_below (&state, MU_TROOP_FIGHTING_TYPES);
    const int period = 1 + (int) next_below (&state, 4);
    const bool recoiled = next_below (&state, 2);
    const MuWeapon best = mu_wrg_melee_best_weapon (&fighter, period, recoiled, target);
    const int factor = mu_wrg_melee_weapon_factor (
        mu_wrg_melee_row (&fighter, best, period, recoiled, target), target);
    ck_assert (mu_troop_has (&fighter, best));
    for (int w = 0; w <= MU_WEAPON_TWO_HANDED; w++)
      if (mu_troop_has (&fighter, (MuWeapon) w))
        ck_assert_int_ge (
            factor,
            mu_wrg_melee_weapon_factor (
                mu_wrg_melee_row (&fighter, (MuWeapon) w, period, recoiled, target), target));
  }
}
END_TEST

static const MuCrew javelin_and_pike = { 2, { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_PIKE }, 0 };

/* Worked example 26: charging elephant, two of the crew to the front. */
START_TEST (the_elephants_first_period)
{
  const MuWrgMelee melee = { .fighter = troop ("Irr C El P JLS B"),
                             .target = troop ("Irr C LI JLS Sh"),
                             .figures = 1,
                             .period = 1,
                             .circumstances = MU_MELEE_CHARGING,
                             .random = mu_wrg_random_melee (NULL, MU_CLASS_C, 3, 5, false),
                             .crew = javelin_and_pike };
  MuWrgSum sum;
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_melee (NULL, &melee, &sum, &trace, NULL), MU_MELEE_OK);
  ck_assert_int_eq (sum.weapon, 5);
  ck_assert_int_eq (sum.tactical, 1);
  ck_assert_int_eq (sum.random, 2);
  ck_assert_int_eq (sum.factor, 8);
  ck_assert_int_eq (sum.casualties, 5);
  ck_assert_uint_eq (trace.count, 5);
  assert_line (&trace, 0, "wrg.melee.factor.elephant", 2);
  assert_line (&trace, 1, "wrg.melee.factor.crew-two", 2);
  assert_line (&trace, 2, "wrg.melee.factor.crew-one", 1);
  assert_line (&trace, 3, "wrg.melee.tactical.charging", 1);
  assert_line (&trace, 4, "wrg.random.melee.c", 2);
}
END_TEST

static MuWrgMelee
javelins_at_elephant (int period, unsigned circumstances)
{
  return (MuWrgMelee){ .fighter = troop ("Irr C LI JLS Sh"),
                       .target = troop ("Irr C El P JLS B"),
                       .weapon = MU_WEAPON_LIGHT_SPEAR,
                       .figures = 8,
                       .period = period,
                       .circumstances = MU_MELEE_FACED_BY_SPEARS | circumstances };
}

/* Worked example 27: eight javelinmen at the elephant, facing its pike. */
START_TEST (the_light_infantrys_first_period)
{
  MuWrgMelee melee = javelins_at_elephant (1, 0);
  MuWrgSum sum;
  MuTrace trace;
  melee.random = mu_wrg_random_melee (NULL, MU_CLASS_C, 4, 3, false);
  ck_assert_int_eq (mu_wrg_melee (NULL, &melee, &sum, &trace, NULL), MU_MELEE_OK);
  ck_assert_int_eq (sum.weapon, 2);
  ck_assert_int_eq (sum.factor, 0);
  ck_assert_int_eq (sum.casualties, 5);
  assert_line (&trace, 0, "wrg.melee.factor.light-spear", 2);
  assert_line (&trace, 1, "wrg.melee.tactical.faced-spears", -1);
}
END_TEST

/* Worked example 28: all three of the crew, no longer charging. */
START_TEST (the_elephants_second_period)
{
  const MuWrgMelee melee
      = { .fighter = troop ("Irr C El P JLS B"),
          .target = troop ("Irr C LI JLS Sh"),
          .figures = 1,
          .period = 2,
          .crew = { 3, { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_PIKE, MU_WEAPON_BOW }, 0 } };
  MuWrgSum sum;
  ck_assert_int_eq (mu_wrg_melee (NULL, &melee, &sum, NULL, NULL), MU_MELEE_OK);
  ck_assert_int_eq (sum.factor, 6);
  ck_assert_int_eq (sum.casualties, 3);
}
END_TEST

/* Worked example 29 with the pike's -1 that it leaves out: 6 on the flanks and
 * 1 in front, 7 in all (the rules stand). */
START_TEST (the_light_infantrys_second_period)
{
  MuWrgMelee flanks = javelins_at_elephant (2, MU_MELEE_FLANK_OR_REAR);
  MuWrgMelee front = javelins_at_elephant (2, 0);
  MuWrgSum sum;
  flanks.figures = 6;
  front.figures = 2;
  flanks.half = front.half = true;
  flanks.random = front.random = mu_wrg_random_melee (NULL, MU_CLASS_C, 2, 3, false);
  mu_wrg_melee (NULL, &flanks, &sum, NULL, NULL);
  ck_assert_int_eq (sum.factor, 4);
  ck_assert_int_eq (sum.casualties, 6);
  mu_wrg_melee (NULL, &front, &sum, NULL, NULL);
  ck_assert_int_eq (sum.factor, 2);
  ck_assert_int_eq (sum.casualties, 1);
  /* without the -1, as printed: 8 and 2 */
  flanks.circumstances = MU_MELEE_FLANK_OR_REAR;
  front.circumstances = 0;
  mu_wrg_melee (NULL, &flanks, &sum, NULL, NULL);
  ck_assert_int_eq (sum.casualties, 8);
  mu_wrg_melee (NULL, &front, &sum, NULL, NULL);
  ck_assert_int_eq (sum.casualties, 2);
}
END_TEST

/* wrg.melee.factor.crew-two, wrg.melee.factor.crew-one: by target */
static const struct {
  const char *target;
  int weapon; /* base and crew of javelin, javelin, bow */
} crew_cases[] = {
  { "Reg C SHC Sh", 5 + 3 },  { "Reg C SHI Sh", 3 + 3 }, { "Reg C EHC Sh", 3 + 3 },
  { "Irr C EHCm Sh", 3 + 3 }, { "Reg C HC Sh", 3 + 5 },  { "Reg C HCm Sh", 3 + 5 },
  { "Reg C HI Sh", 3 + 5 },   { "Irr C El", 2 + 5 },     { "Irr C Art", 2 + 5 },
};

START_TEST (the_crews_javelins_count_two_against_the_lighter)
{
  const MuWrgMelee melee
      = { .fighter = troop ("Irr C El"),
          .target = troop (crew_cases[_i].target),
          .figures = 1,
          .period = 1,
          .crew = { 3, { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 0 } };
  MuWrgSum sum;
  ck_assert_int_eq (mu_wrg_melee (NULL, &melee, &sum, NULL, NULL), MU_MELEE_OK);
  ck_assert_int_eq (sum.weapon, crew_cases[_i].weapon);
}
END_TEST

/* wrg.melee.factor.crew-one, switched: javelins only where they count two */
START_TEST (javelins_may_count_nothing_against_armour)
{
  MuReadings readings = { 0 };
  MuWrgMelee melee
      = { .fighter = troop ("Irr C El"),
          .target = troop ("Reg C SHC Sh"),
          .figures = 1,
          .period = 1,
          .crew = { 3, { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 0 } };
  MuWrgSum sum;
  readings.choice[MU_READING_CREW_JAVELINS] = 1;
  mu_wrg_melee (&readings, &melee, &sum, NULL, NULL);
  ck_assert_int_eq (sum.weapon, 5 + 1);
  melee.target = troop ("Reg C HI Sh");
  mu_wrg_melee (&readings, &melee, &sum, NULL, NULL);
  ck_assert_int_eq (sum.weapon, 3 + 5);
}
END_TEST

/* wrg.melee.factor.horses, wrg.melee.factor.crew-one: in the charge, not against elephants */
START_TEST (horses_add_in_the_charge)
{
  MuWrgMelee melee = { .fighter = troop ("Irr C HCh LTS"),
                       .target = troop ("Reg C HI Sh"),
                       .figures = 2,
                       .period = 1,
                       .circumstances = MU_MELEE_CHARGING,
                       .crew = { 1, { MU_WEAPON_LONG_SPEAR }, 4 } };
  MuWrgSum sum;
  MuTrace trace;
  mu_wrg_melee (NULL, &melee, &sum, &trace, NULL);
  ck_assert_int_eq (sum.weapon, 3 + 1 + 4);
  assert_line (&trace, 0, "wrg.melee.factor.chariot", 3);
  assert_line (&trace, 1, "wrg.melee.factor.crew-one", 1);
  assert_line (&trace, 2, "wrg.melee.factor.horses", 4);
  assert_line (&trace, 3, "wrg.melee.tactical.charging", 1);
  /* wrg.melee.tactical.charging: pursuers have it, beside wrg.melee.tactical.pursuing-contact */
  melee.circumstances = MU_MELEE_PURSUING;
  mu_wrg_melee (NULL, &melee, &sum, &trace, NULL);
  ck_assert_int_eq (sum.weapon, 3 + 1 + 4);
  ck_assert_int_eq (sum.tactical, 1 + 2);
  assert_line (&trace, 3, "wrg.melee.tactical.charging", 1);
  assert_line (&trace, 4, "wrg.melee.tactical.pursuing-contact", 2);
  melee.circumstances = 0;
  mu_wrg_melee (NULL, &melee, &sum, NULL, NULL);
  ck_assert_int_eq (sum.weapon, 3 + 1);
  melee.circumstances = MU_MELEE_CHARGING;
  melee.target = troop ("Irr C El");
  mu_wrg_melee (NULL, &melee, &sum, NULL, NULL);
  ck_assert_int_eq (sum.weapon, 0 + 1);
}
END_TEST

/* wrg.melee.eligible.crew-only: neither beast nor horses */
START_TEST (a_model_met_on_the_flank_has_its_crew_alone)
{
  MuWrgMelee melee = { .fighter = troop ("Irr C HCh"),
                       .target = troop ("Reg C HI Sh"),
                       .figures = 1,
                       .period = 1,
                       .circumstances = MU_MELEE_CHARGING,
                       .crew_only = true,
                       .crew = { 1, { MU_WEAPON_LIGHT_SPEAR }, 4 } };
  MuWrgSum sum;
  MuTrace trace;
  mu_wrg_melee (NULL, &melee, &sum, &trace, NULL);
  ck_assert_int_eq (sum.weapon, 2);
  assert_line (&trace, 0, "wrg.melee.eligible.crew-only", 0);
  assert_line (&trace, 1, "wrg.melee.factor.crew-two", 2);
  assert_line (&trace, 2, "wrg.melee.tactical.charging", 1);
}
END_TEST

/* wrg.points.crew: crew and horses are of models */
START_TEST (figures_have_no_crew)
{
  const MuWrgMelee melee = { .fighter = troop ("Reg C HC L"),
                             .target = troop ("Reg C HI Sh"),
                             .weapon = MU_WEAPON_LANCE,
                             .figures = 1,
                             .period = 1,
                             .circumstances = MU_MELEE_CHARGING,
                             .crew = { 1, { MU_WEAPON_LIGHT_SPEAR }, 4 } };
  MuWrgSum sum = { .weapon = 99 };
  ck_assert_int_eq (mu_wrg_melee (NULL, &melee, &sum, NULL, NULL), MU_MELEE_BAD_CREW);
  ck_assert_int_eq (sum.weapon, 99);
  ck_assert_str_eq (mu_rule_id (mu_wrg_melee_answer_rule (&melee, MU_MELEE_BAD_CREW, 0)),
                    "wrg.points.crew");
}
END_TEST

/* wrg.disorder.effect.half, wrg.weather.sun, wrg.weather.drought; rain takes from
 * missiles alone */
START_TEST (disorder_sun_and_drought)
{
  MuWrgMelee melee = { .fighter = troop ("Reg B HI HTW Sh"),
                       .target = troop ("Reg C HI Sh"),
                       .weapon = MU_WEAPON_HEAVY_THROWING,
                       .figures = 7,
                       .period = 1,
                       .half = true,
                       .weather = MU_WEATHER_SUN | MU_WEATHER_DROUGHT | MU_WEATHER_RAIN };
  MuWrgSum sum;
  MuTrace trace;
  mu_wrg_melee (NULL, &melee, &sum, &trace, NULL);
  ck_assert_int_eq (sum.weapon, 4 - 2);
  assert_line (&trace, 1, "wrg.weather.sun", -1);
  assert_line (&trace, 2, "wrg.weather.drought", -1);
  assert_line (&trace, 3, "wrg.random.melee.ab", 0);
  ck_assert_int_eq (sum.casualties, mu_wrg_casualties_half (NULL, 2, 7));
}
END_TEST

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

int
main (void)
{
  TCase *tests = tcase_create ("melee");
  tcase_add_test (tests, factors_are_the_books);
  tcase_add_loop_test (tests, the_row_follows_weapon_and_moment, 0, COUNT (row_cases));
  tcase_add_loop_test (tests, the_best_weapon_is_taken, 0, COUNT (choices));
  tcase_add_test (tests, a_row_that_lasts_stays_what_it_is);
  tcase_add_test (tests, no_carried_weapon_beats_the_best);
  tcase_add_test (tests, the_elephants_first_period);
  tcase_add_test (tests, the_light_infantrys_first_period);
  tcase_add_test (tests, the_elephants_second_period);
  tcase_add_test (tests, the_light_infantrys_second_period);
  tcase_add_loop_test (tests, the_crews_javelins_count_two_against_the_lighter, 0,
                       COUNT (crew_cases));
  tcase_add_test (tests, javelins_may_count_nothing_against_armour);
  tcase_add_test (tests, horses_add_in_the_charge);
  tcase_add_test (tests, a_model_met_on_the_flank_has_its_crew_alone);
  tcase_add_test (tests, figures_have_no_crew);
  tcase_add_test (tests, disorder_sun_and_drought);
  return run_case ("melee", tests);
}
