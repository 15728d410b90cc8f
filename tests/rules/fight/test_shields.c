#include "rules/wrg/fight/target.h"
#include "rules/wrg/troop/shields.h"
#include "rules/wrg/troop/troop.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

typedef struct {
  const char *troop;
  MuWeapon using;
  MuWrgSide side;
  MuFormation formation;
  unsigned doing;
  bool shieldless;
  const char *rule;
} Case;

#define USUAL      MU_FORMATION_USUAL
#define SQUARE     MU_FORMATION_SQUARE
#define TESTUDO    MU_FORMATION_TESTUDO
#define CANTABRIAN MU_FORMATION_CANTABRIAN
#define FRONT      MU_WRG_FROM_FRONT
#define SIDEARM    MU_WEAPON_SIDEARM

/* Shot at by bows. */
static const Case shot[] = {
  { "Reg C HI HTW Sh", SIDEARM, FRONT, USUAL, 0, false, "" },
  /* wrg.shields.unusable: without one, from the rear, hands full, backs turned */
  { "Reg C HI HTW", SIDEARM, FRONT, USUAL, 0, true, "wrg.shields.unusable" },
  { "Reg C HI HTW Sh", SIDEARM, MU_WRG_FROM_REAR, USUAL, 0, true, "wrg.shields.unusable" },
  { "Reg C HI HTW Sh", SIDEARM, FRONT, USUAL, MU_WRG_CLIMBING, true, "wrg.shields.unusable" },
  { "Reg C HI HTW Sh", SIDEARM, FRONT, USUAL, MU_WRG_BACK_TURNED, true, "wrg.shields.unusable" },
  /* wrg.shields.side: the left arm carries it */
  { "Reg C HI HTW Sh", SIDEARM, MU_WRG_FROM_LEFT, USUAL, 0, false, "" },
  { "Reg C HI HTW Sh", SIDEARM, MU_WRG_FROM_RIGHT, USUAL, 0, true, "wrg.shields.side" },
  /* wrg.shields.overlap: a line that has not bent round */
  { "Reg C HI HTW Sh", SIDEARM, MU_WRG_FROM_OVERLAP, USUAL, 0, false, "" },
  /* wrg.shields.two-handed: in use now, and not before or after */
  { "Reg C HI P Sh", MU_WEAPON_PIKE, FRONT, USUAL, 0, true, "wrg.shields.two-handed" },
  { "Reg C HI P Sh", SIDEARM, FRONT, USUAL, 0, false, "" },
  { "Irr C LC B Sh", MU_WEAPON_BOW, FRONT, USUAL, 0, true, "wrg.shields.two-handed" },
  { "Irr C LC JLS B Sh", MU_WEAPON_LIGHT_SPEAR, FRONT, USUAL, 0, false, "" },
  { "Irr C LHI 2HCW Sh", MU_WEAPON_TWO_HANDED, FRONT, USUAL, 0, true, "wrg.shields.two-handed" },
  { "Irr C LI S Sh", MU_WEAPON_SLING, FRONT, USUAL, 0, false, "" },
  /* wrg.shields.super-heavy */
  { "Reg C SHC L", MU_WEAPON_LANCE, MU_WRG_FROM_REAR, USUAL, 0, false, "wrg.shields.super-heavy" },
  { "Reg C SHI Sh", SIDEARM, MU_WRG_FROM_RIGHT, USUAL, 0, false, "wrg.shields.super-heavy" },
  /* models have none that tells */
  { "Irr C El", SIDEARM, MU_WRG_FROM_REAR, USUAL, 0, false, "wrg.shoot.tactical.shieldless" },
  /* wrg.formation.square: no flank, no rear; sides show while it moves */
  { "Reg C HI LTS Sh", SIDEARM, MU_WRG_FROM_REAR, SQUARE, 0, false, "" },
  { "Reg C HI LTS Sh", SIDEARM, MU_WRG_FROM_RIGHT, SQUARE, MU_WRG_MOVING, true,
    "wrg.formation.square" },
  { "Reg C HI LTS Sh", SIDEARM, MU_WRG_FROM_LEFT, SQUARE, MU_WRG_MOVING, false, "" },
  /* wrg.formation.testudo.shields: any angle, in order */
  { "Reg C HI HTW Sh", SIDEARM, MU_WRG_FROM_REAR, TESTUDO, 0, false,
    "wrg.formation.testudo.shields" },
  { "Reg C HI HTW Sh", SIDEARM, FRONT, TESTUDO, MU_WRG_DISORDERED, true,
    "wrg.formation.testudo.shields" },
  /* wrg.formation.cantabrian: all shielded, those who shoot too */
  { "Irr C LC JLS B Sh", MU_WEAPON_BOW, MU_WRG_FROM_REAR, CANTABRIAN, 0, false,
    "wrg.formation.cantabrian" },
  { "Irr C LC JLS", SIDEARM, FRONT, CANTABRIAN, 0, true, "wrg.shields.unusable" },
  /* wrg.shields.pavise */
  { "Irr C MI B Sh", MU_WEAPON_BOW, FRONT, USUAL, MU_WRG_SHIELD_PROPPED, true,
    "wrg.shields.pavise" },
};

static MuWrgStance
stance_of (const Case *one)
{
  return (MuWrgStance){ .troop = troop (one->troop),
                        .using = one->using,
                        .side = one->side,
                        .formation = one->formation,
                        .doing = one->doing };
}

START_TEST (shields_against_bows)
{
  const MuWrgStance stance = stance_of (&shot[_i]);
  const MuWrgProtection protection = mu_wrg_protection_shot (NULL, &stance, MU_WEAPON_BOW);
  ck_assert_int_eq (protection.shieldless, shot[_i].shieldless);
  ck_assert_str_eq (mu_rule_id (protection.rule), shot[_i].rule);
}
END_TEST

/* Hand-to-hand. */
static const Case struck[] = {
  { "Reg C HI P Sh", MU_WEAPON_PIKE, FRONT, USUAL, 0, true, "wrg.shields.two-handed" },
  { "Reg C HI P Sh", SIDEARM, FRONT, USUAL, 0, false, "" },
  { "Reg C HI HTW Sh", SIDEARM, MU_WRG_FROM_RIGHT, USUAL, 0, true, "wrg.shields.side" },
  { "Reg C SHC L", MU_WEAPON_LANCE, FRONT, USUAL, 0, false, "wrg.shields.super-heavy" },
  { "Irr C HCh", SIDEARM, MU_WRG_FROM_REAR, USUAL, 0, false, "wrg.melee.tactical.shieldless" },
  /* the tortoise is against missiles: hand-to-hand it is plain foot */
  { "Reg C HI Sh", SIDEARM, MU_WRG_FROM_REAR, TESTUDO, 0, true, "wrg.shields.unusable" },
};

START_TEST (shields_hand_to_hand)
{
  const MuWrgStance stance = stance_of (&struck[_i]);
  const MuWrgProtection protection = mu_wrg_protection_melee (NULL, &stance);
  ck_assert_int_eq (protection.shieldless, struck[_i].shieldless);
  ck_assert_str_eq (mu_rule_id (protection.rule), struck[_i].rule);
  ck_assert (!protection.cover);
}
END_TEST

/* wrg.shields.super-heavy: crossbows pierce; engines ask nobody for shields */
START_TEST (crossbows_pierce)
{
  MuWrgStance stance = { .troop = troop ("Reg C SHC L") };
  ck_assert (mu_wrg_protection_shot (NULL, &stance, MU_WEAPON_CROSSBOW).shieldless);
  ck_assert (!mu_wrg_protection_shot (NULL, &stance, MU_WEAPON_STAFF_SLING).shieldless);
  ck_assert (!mu_wrg_protection_shot (NULL, &stance, MU_WEAPON_ENGINE).shieldless);
  stance.troop.shield = true;
  ck_assert (!mu_wrg_protection_shot (NULL, &stance, MU_WEAPON_CROSSBOW).shieldless);
  stance.troop = troop ("Reg C MI");
  ck_assert (!mu_wrg_protection_shot (NULL, &stance, MU_WEAPON_ENGINE).shieldless);
}
END_TEST

/* wrg.shields.mantlet, wrg.shields.pavise: cover against shooting, shield or not */
START_TEST (mantlets_and_pavises_are_cover)
{
  MuWrgStance stance = { .troop = troop ("Irr C MI B Sh"), .doing = MU_WRG_MANTLET };
  MuWrgProtection protection = mu_wrg_protection_shot (NULL, &stance, MU_WEAPON_BOW);
  ck_assert (protection.cover && !protection.shieldless);
  ck_assert_str_eq (mu_rule_id (protection.cover_rule), "wrg.shields.mantlet");
  stance.doing = MU_WRG_SHIELD_PROPPED;
  protection = mu_wrg_protection_shot (NULL, &stance, MU_WEAPON_BOW);
  ck_assert (protection.cover && protection.shieldless);
  ck_assert_str_eq (mu_rule_id (protection.cover_rule), "wrg.shields.pavise");
  stance.doing = MU_WRG_HARD_COVER;
  protection = mu_wrg_protection_shot (NULL, &stance, MU_WEAPON_BOW);
  ck_assert_str_eq (mu_rule_id (protection.cover_rule), "wrg.shoot.tactical.cover");
  /* a mantlet hides its bearer and one other: 3 of them 6 of ten, all of five */
  ck_assert_int_eq (mu_wrg_mantlet_covers (3, 10), 6);
  ck_assert_int_eq (mu_wrg_mantlet_covers (3, 5), 5);
  /* half a period up, half a period down */
  ck_assert_int_eq (mu_wrg_pavise_quarters (false, true), 2);
  ck_assert_int_eq (mu_wrg_pavise_quarters (true, false), 2);
  ck_assert_int_eq (mu_wrg_pavise_quarters (true, true), 0);
}
END_TEST

/* wrg.shields.side, wrg.formation.cantabrian, switched */
START_TEST (clubs_may_read_them_otherwise)
{
  MuReadings own = { .choice = { 0 } };
  MuWrgStance stance = { .troop = troop ("Reg C HI HTW Sh"), .side = MU_WRG_FROM_LEFT };
  own.choice[MU_READING_SHIELD_SIDE] = 1;
  ck_assert (mu_wrg_protection_melee (&own, &stance).shieldless);
  stance = (MuWrgStance){ .troop = troop ("Irr C LC JLS B Sh"),
                          .using = MU_WEAPON_BOW,
                          .formation = MU_FORMATION_CANTABRIAN };
  own.choice[MU_READING_CIRCLE_BOWS] = 1;
  ck_assert_str_eq (mu_rule_id (mu_wrg_protection_shot (&own, &stance, MU_WEAPON_BOW).rule),
                    "wrg.shields.two-handed");
  stance.using = MU_WEAPON_LIGHT_SPEAR;
  ck_assert (!mu_wrg_protection_shot (&own, &stance, MU_WEAPON_BOW).shieldless);
}
END_TEST

/* --- odd targets -------------------------------------------------------- */

static const struct {
  const char *troop;
  MuWrgTargetAs as;
  const char *type; /* NULL: cannot be */
  bool shield, cover;
  const char *rule;
} odd[] = {
  { "Reg C HC JLS Sh", MU_WRG_AS_THEMSELVES, "HC", true, false, "" },
  /* wrg.casualties.dismounted: the same armour on foot, and on horses */
  { "Reg C HC JLS Sh", MU_WRG_AS_DISMOUNTED, "HI", true, false, "wrg.casualties.dismounted" },
  { "Reg C SHC L", MU_WRG_AS_DISMOUNTED, "SHI", false, false, "wrg.casualties.dismounted" },
  { "Irr C EHC L Sh", MU_WRG_AS_DISMOUNTED, "SHI", true, false, "wrg.casualties.dismounted" },
  { "Irr C MC JLS", MU_WRG_AS_DISMOUNTED, "MI", false, false, "wrg.casualties.dismounted" },
  { "Irr C LC B", MU_WRG_AS_DISMOUNTED, "LI", false, false, "wrg.casualties.dismounted" },
  { "Irr C MCm B", MU_WRG_AS_DISMOUNTED, "MI", false, false, "wrg.casualties.dismounted" },
  { "Reg C HI LTS Sh", MU_WRG_AS_MOUNTED_INFANTRY, "HC", true, false, "wrg.casualties.dismounted" },
  { "Reg C LMI B", MU_WRG_AS_MOUNTED_INFANTRY, "MC", false, false, "wrg.casualties.dismounted" },
  { "Reg C SHI Sh", MU_WRG_AS_MOUNTED_INFANTRY, "EHC", true, false, "wrg.casualties.dismounted" },
  { "Reg C LI JLS", MU_WRG_AS_MOUNTED_INFANTRY, "LC", false, false, "wrg.casualties.dismounted" },
  { "Reg C MI B", MU_WRG_AS_MOUNTING, "MC", false, false, "wrg.casualties.dismounted" },
  { "Reg C HC L Sh", MU_WRG_AS_MOUNTING, "HC", true, false, "wrg.casualties.dismounted" },
  { "Reg C HI LTS", MU_WRG_AS_DISMOUNTED, NULL, false, false, "wrg.casualties.dismounted" },
  { "Reg C HC L", MU_WRG_AS_MOUNTED_INFANTRY, NULL, false, false, "wrg.casualties.dismounted" },
  { "Irr C El", MU_WRG_AS_MOUNTING, NULL, false, false, "wrg.casualties.dismounted" },
  /* wrg.casualties.animals: shielded, whatever their riders had */
  { "Reg C SHC L", MU_WRG_AS_RIDERLESS_ARMOURED, "EHC", true, false, "wrg.casualties.animals" },
  { "Irr C LC JLS", MU_WRG_AS_RIDERLESS, "MC", true, false, "wrg.casualties.animals" },
  { "Reg C HI LTS", MU_WRG_AS_PACK_ANIMALS, "MC", true, false, "wrg.casualties.animals" },
  /* wrg.casualties.dummy: a pack animal behind cover */
  { "Irr C MCm B", MU_WRG_AS_DUMMY_ELEPHANT, "MC", true, true, "wrg.casualties.dummy" },
};

START_TEST (odd_targets_count_as_others)
{
  const MuTroop one = troop (odd[_i].troop);
  MuWrgTargetCounts counts;
  const MuRule refused = mu_wrg_target_counts (NULL, &one, odd[_i].as, &counts);
  if (!odd[_i].type) {
    ck_assert_str_eq (mu_rule_id (refused), odd[_i].rule);
    return;
  }
  ck_assert_int_eq (refused, MU_RULE_NONE);
  ck_assert_str_eq (mu_troop_type_name ((MuTroopType) counts.troop.type), odd[_i].type);
  ck_assert_int_eq (counts.troop.shield, odd[_i].shield);
  ck_assert_int_eq (counts.cover, odd[_i].cover);
  ck_assert_str_eq (mu_rule_id (counts.rule), odd[_i].rule);
}
END_TEST

START_TEST (odd_targets_may_be_read_otherwise)
{
  MuReadings own = { .choice = { 0 } };
  const MuTroop extra = troop ("Irr C EHC L Sh"), super = troop ("Reg C SHC L");
  MuWrgTargetCounts counts;
  own.choice[MU_READING_EXTRA_HEAVY_ON_FOOT] = 1;
  mu_wrg_target_counts (&own, &extra, MU_WRG_AS_DISMOUNTED, &counts);
  ck_assert_int_eq (counts.troop.type, MU_TROOP_HI);
  mu_wrg_target_counts (&own, &super, MU_WRG_AS_DISMOUNTED, &counts);
  ck_assert_int_eq (counts.troop.type, MU_TROOP_SHI);
}
END_TEST

/* wrg.casualties.animals, wrg.casualties.dummy, wrg.casualties.per-figure */
START_TEST (animals_and_models_are_counted)
{
  const MuCrew four_horses = { .horses = 4 }, five_men = { .count = 5 }, none = { .count = 0 };
  ck_assert (mu_wrg_pack_animals_exposed (true, true));
  ck_assert (!mu_wrg_pack_animals_exposed (true, false));
  ck_assert (!mu_wrg_pack_animals_exposed (false, true));
  const MuTroop dummy = mu_wrg_dummy_elephant (false, MU_CLASS_C);
  ck_assert_str_eq (mu_troop_type_name ((MuTroopType) dummy.type), "MCm");
  ck_assert (mu_troop_has (&dummy, MU_WEAPON_BOW));
  ck_assert_int_eq (mu_wrg_troop_forbidden (&dummy), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_count_per_figure (MU_TROOP_HCH, 3, &four_horses), 12);
  ck_assert_int_eq (mu_wrg_count_per_figure (MU_TROOP_ART, 2, &five_men), 10);
  ck_assert_int_eq (mu_wrg_count_per_figure (MU_TROOP_EL, 2, &five_men), 2);
  ck_assert_int_eq (mu_wrg_count_per_figure (MU_TROOP_MCM, 8, &none), 8);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("shields");
  tcase_add_loop_test (tests, shields_against_bows, 0, COUNT (shot));
  tcase_add_loop_test (tests, shields_hand_to_hand, 0, COUNT (struck));
  tcase_add_test (tests, crossbows_pierce);
  tcase_add_test (tests, mantlets_and_pavises_are_cover);
  tcase_add_test (tests, clubs_may_read_them_otherwise);
  tcase_add_loop_test (tests, odd_targets_count_as_others, 0, COUNT (odd));
  tcase_add_test (tests, odd_targets_may_be_read_otherwise);
  tcase_add_test (tests, animals_and_models_are_counted);
  return run_case ("shields", tests);
}
