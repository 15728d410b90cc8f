#include "rules/wrg/nerve/disorder.h"
#include "rules/wrg/troop/armour.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))
#define FAR      MU_WRG_NOWHERE

static const struct {
  const char *troop;
  unsigned causes, eases;
  const char *rule; /* "": in order */
} causes[] = {
  { "Reg C HI LTS", 0, 0, "" },
  { "Reg C HI LTS", MU_DISORDER_UNRALLIED, 0, "wrg.disorder.cause.1" },
  { "Reg C HI LTS", MU_DISORDER_WOKEN, 0, "wrg.disorder.cause.1" },
  { "Reg C HC L", MU_DISORDER_FRESH_ENEMY, 0, "wrg.disorder.cause.1" },
  /* wrg.disorder.cause.1.exception */
  { "Reg C HC L", MU_DISORDER_FRESH_ENEMY, MU_EASE_BROKE_LIGHTS, "" },
  { "Reg C LI JLS", MU_DISORDER_FRESH_ENEMY, MU_EASE_BROKE_LIGHTS, "wrg.disorder.cause.1" },
  { "Reg C HC L", MU_DISORDER_FRESH_ENEMY, MU_EASE_SAME_ENEMY, "" },
  { "Reg C HI LTS", MU_DISORDER_CAUGHT_FORMING, 0, "wrg.disorder.cause.2" },
  { "Reg C HI LTS", MU_DISORDER_CAUGHT_TURNING, 0, "wrg.disorder.cause.2" },
  /* wrg.disorder.cause.2.end-figure */
  { "Reg C HI LTS", MU_DISORDER_CAUGHT_TURNING, MU_EASE_END_FIGURE, "" },
  { "Reg C HI LTS", MU_DISORDER_CAUGHT_FORMING, MU_EASE_END_FIGURE, "wrg.disorder.cause.2" },
  /* wrg.disorder.cause.2.mounted-infantry */
  { "Reg C MI B", MU_DISORDER_FIGHTS_MOUNTED, 0, "wrg.disorder.cause.2.mounted-infantry" },
  { "Reg C HC L", MU_DISORDER_FIGHTS_MOUNTED, 0, "" },
  { "Reg C HI LTS", MU_DISORDER_CAVALRY, 0, "wrg.disorder.cause.3" },
  { "Reg C HI LTS", MU_DISORDER_CAVALRY, MU_EASE_OTHERS_SHARED, "" },
  /* wrg.disorder.cause.4: light medium foot and heavier */
  { "Reg C LMI JLS", MU_DISORDER_CAUGHT_MOVING, 0, "wrg.disorder.cause.4" },
  { "Reg C LI JLS", MU_DISORDER_CAUGHT_MOVING, 0, "" },
  { "Reg C HC L", MU_DISORDER_CAUGHT_MOVING, 0, "" },
  { "Reg C HI LTS", MU_DISORDER_CAUGHT_MOVING, MU_EASE_SLOW_CHARGE, "" },
  /* wrg.disorder.cause.5: not for loose foot, not for follow-ups */
  { "Reg C HI LTS", MU_DISORDER_SLOWED, 0, "wrg.disorder.cause.5" },
  { "Reg C HC L", MU_DISORDER_SLOWED, 0, "wrg.disorder.cause.5" },
  { "Reg C LHI JLS", MU_DISORDER_SLOWED, 0, "" },
  { "Reg C LMI JLS", MU_DISORDER_SLOWED, 0, "" },
  { "Reg C LI JLS", MU_DISORDER_SLOWED, 0, "" },
  { "Reg C HI LTS", MU_DISORDER_SLOWED, MU_EASE_FOLLOWED_UP, "" },
  { "Irr C HC L", MU_DISORDER_UNCONTROLLED_AGAIN, 0, "wrg.disorder.cause.6" },
  { "Irr C HC L", MU_DISORDER_UNCONTROLLED_TURNED, 0, "wrg.disorder.cause.6" },
  { "Irr C HC L", MU_DISORDER_UNCONTROLLED_RECOILED, 0, "wrg.disorder.cause.6" },
  { "Irr C HC L", MU_DISORDER_PASSED_THROUGH, 0, "wrg.disorder.cause.7" },
  { "Irr C HC L", MU_DISORDER_RECOILED_INTO, 0, "wrg.disorder.cause.7" },
  /* wrg.disorder.cause.8.elephants, wrg.disorder.cause.8.fought */
  { "Irr C El", MU_DISORDER_FIRE, 0, "wrg.disorder.cause.8.elephants" },
  { "Irr C HC L", MU_DISORDER_FIRE, 0, "" },
  { "Reg C LI JLS", MU_DISORDER_FOUGHT_MODELS, 0, "wrg.disorder.cause.8.fought" },
  { "Reg C LI JLS", MU_DISORDER_ORDERED, 0, "wrg.reaction.result.row6" },
};

static MuWrgDisorderFacts
facts_of (const char *notation)
{
  return (MuWrgDisorderFacts){
    .troop = troop (notation), .elephants_paces = FAR, .camels_paces = FAR, .dummies_paces = FAR
  };
}

START_TEST (each_cause_and_what_spares_it)
{
  MuWrgDisorderFacts facts = facts_of (causes[_i].troop);
  facts.causes = causes[_i].causes;
  facts.eases = causes[_i].eases;
  const MuWrgDisorder verdict = mu_wrg_disorder (NULL, &facts);
  const bool disordered = causes[_i].rule[0] != '\0';
  ck_assert_int_eq (verdict.disordered, disordered);
  ck_assert_int_eq (verdict.half_effect, disordered);
  ck_assert_int_eq (verdict.count, disordered);
  if (disordered)
    ck_assert_str_eq (mu_rule_id (verdict.rule[0]), causes[_i].rule);
}
END_TEST

/* wrg.disorder.cause.8.horses, wrg.disorder.cause.8.elephants */
static const struct {
  const char *troop;
  int elephants, camels, dummies;
  bool own;
  bool disordered;
} near[] = {
  { "Reg C HC L", 100, FAR, FAR, false, true },
  { "Reg C HC L", 101, FAR, FAR, false, false },
  { "Reg C HC L", 30, FAR, FAR, true, true },
  { "Reg C HC L", 31, FAR, FAR, true, false },
  { "Irr C LCh B", 90, FAR, FAR, false, true },
  { "Irr C HC L Indian", 5, FAR, FAR, false, false },
  { "Irr C HC L Indian", FAR, 30, FAR, false, true },
  { "Irr C HC L Arab", FAR, 5, FAR, false, false },
  { "Irr C HC L Arab", 100, FAR, FAR, false, true },
  { "Reg C HC L", FAR, 31, FAR, false, false },
  { "Irr C HCm L", 5, 5, FAR, false, false },
  { "Reg C HI LTS", 5, 5, 5, false, false },
  { "Irr C El", FAR, FAR, 30, true, true },
  { "Irr C El", FAR, FAR, 31, true, false },
};

START_TEST (animals_shy)
{
  MuWrgDisorderFacts facts = facts_of (near[_i].troop);
  facts.elephants_paces = near[_i].elephants;
  facts.camels_paces = near[_i].camels;
  facts.dummies_paces = near[_i].dummies;
  facts.own_elephants = near[_i].own;
  ck_assert_int_eq (mu_wrg_disorder (NULL, &facts).disordered, near[_i].disordered);
}
END_TEST

/* wrg.disorder.effect.fighting: any set of causes, one disorder, each rule once */
START_TEST (several_causes_are_no_worse)
{
  MuWrgDisorderFacts facts = facts_of ("Irr C HC L");
  facts.causes = (1u << MU_WRG_DISORDER_CAUSES) - 1;
  facts.elephants_paces = 10;
  const MuWrgDisorder verdict = mu_wrg_disorder (NULL, &facts);
  ck_assert (verdict.disordered && verdict.half_effect);
  for (int i = 0; i < verdict.count; i++)
    for (int k = 0; k < i; k++)
      ck_assert_int_ne (verdict.rule[i], verdict.rule[k]);
}
END_TEST

/* wrg.disorder.cause.1.exception, switched */
START_TEST (last_periods_enemy_may_be_fresh)
{
  MuReadings own = { .choice = { 0 } };
  MuWrgDisorderFacts facts = facts_of ("Reg C HC L");
  facts.causes = MU_DISORDER_FRESH_ENEMY;
  facts.eases = MU_EASE_SAME_ENEMY;
  own.choice[MU_READING_FRESH_ENEMY] = 1;
  ck_assert (mu_wrg_disorder (&own, &facts).disordered);
}
END_TEST

START_TEST (causes_that_cannot_touch_them_are_closed)
{
  const MuTroop light = troop ("Reg C LI JLS"), foot = troop ("Reg C HI LTS");
  ck_assert_str_eq (mu_rule_id (mu_wrg_disorder_closed (&light, MU_DISORDER_CAUGHT_MOVING)),
                    "wrg.disorder.cause.4");
  ck_assert_str_eq (mu_rule_id (mu_wrg_disorder_closed (&light, MU_DISORDER_SLOWED)),
                    "wrg.disorder.cause.5");
  ck_assert_str_eq (mu_rule_id (mu_wrg_disorder_closed (&foot, MU_DISORDER_FIRE)),
                    "wrg.disorder.cause.8.elephants");
  ck_assert_int_eq (mu_wrg_disorder_closed (&foot, MU_DISORDER_SLOWED), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_disorder_closed (&light, MU_DISORDER_UNRALLIED), MU_RULE_NONE);
}
END_TEST

/* --- armour and class --------------------------------------------------- */

/* wrg.troops.type.cavalry */
START_TEST (cavalry_by_its_armour)
{
  ck_assert_int_eq (mu_wrg_cavalry_type (MU_WRG_FULL_IRON, MU_WRG_HORSE_FULL_METAL, false),
                    MU_TROOP_SHC);
  ck_assert_int_eq (mu_wrg_cavalry_type (MU_WRG_FULL_IRON, MU_WRG_HORSE_FULL, false), MU_TROOP_SHC);
  ck_assert_int_eq (mu_wrg_cavalry_type (MU_WRG_FULL_IRON, MU_WRG_HORSE_BARE, false), MU_TROOP_EHC);
  ck_assert_int_eq (mu_wrg_cavalry_type (MU_WRG_PART_METAL, MU_WRG_HORSE_PART, false),
                    MU_TROOP_EHC);
  ck_assert_int_eq (mu_wrg_cavalry_type (MU_WRG_PART_METAL, MU_WRG_HORSE_FULL, false),
                    MU_TROOP_EHC);
  ck_assert_int_eq (mu_wrg_cavalry_type (MU_WRG_PART_METAL, MU_WRG_HORSE_BARE, false), MU_TROOP_HC);
  ck_assert_int_eq (mu_wrg_cavalry_type (MU_WRG_RAWHIDE, MU_WRG_HORSE_RAWHIDE, false), MU_TROOP_HC);
  ck_assert_int_eq (mu_wrg_cavalry_type (MU_WRG_RAWHIDE, MU_WRG_HORSE_BARE, false), MU_TROOP_MC);
  ck_assert_int_eq (mu_wrg_cavalry_type (MU_WRG_BARE, MU_WRG_HORSE_BARE, false), MU_TROOP_MC);
  ck_assert_int_eq (mu_wrg_cavalry_type (MU_WRG_BARE, MU_WRG_HORSE_BARE, true), MU_TROOP_LC);
}
END_TEST

/* wrg.troops.type.infantry, wrg.troops.type.camelry */
START_TEST (foot_and_camels_by_their_armour)
{
  ck_assert_int_eq (mu_wrg_infantry_type (MU_WRG_MAINLY_METAL, MU_WRG_CLOSE), MU_TROOP_SHI);
  ck_assert_int_eq (mu_wrg_infantry_type (MU_WRG_PART_METAL, MU_WRG_CLOSE), MU_TROOP_HI);
  ck_assert_int_eq (mu_wrg_infantry_type (MU_WRG_PART_METAL, MU_WRG_LOOSE), MU_TROOP_LHI);
  ck_assert_int_eq (mu_wrg_infantry_type (MU_WRG_RAWHIDE, MU_WRG_CLOSE), MU_TROOP_MI);
  ck_assert_int_eq (mu_wrg_infantry_type (MU_WRG_BARE, MU_WRG_LOOSE), MU_TROOP_LMI);
  ck_assert_int_eq (mu_wrg_infantry_type (MU_WRG_BARE, MU_WRG_DISPERSED), MU_TROOP_LI);
  ck_assert_int_eq (mu_wrg_camelry_type (MU_WRG_FULL_IRON, MU_WRG_HORSE_BARE), MU_TROOP_EHCM);
  ck_assert_int_eq (mu_wrg_camelry_type (MU_WRG_BARE, MU_WRG_HORSE_PART), MU_TROOP_EHCM);
  ck_assert_int_eq (mu_wrg_camelry_type (MU_WRG_PART_METAL, MU_WRG_HORSE_BARE), MU_TROOP_HCM);
  ck_assert_int_eq (mu_wrg_camelry_type (MU_WRG_RAWHIDE, MU_WRG_HORSE_BARE), MU_TROOP_MCM);
  ck_assert (mu_wrg_camel_may_carry_two (MU_TROOP_MCM));
  ck_assert (!mu_wrg_camel_may_carry_two (MU_TROOP_HCM));
}
END_TEST

/* wrg.troops.class.a, wrg.troops.class.b, wrg.troops.class.c, wrg.troops.class.d */
START_TEST (classes_by_quality)
{
  static const MuTroopClass class[MU_WRG_QUALITIES]
      = { MU_CLASS_A, MU_CLASS_A, MU_CLASS_A, MU_CLASS_B, MU_CLASS_B,
          MU_CLASS_C, MU_CLASS_C, MU_CLASS_D, MU_CLASS_D, MU_CLASS_D };
  MuReadings own = { .choice = { 0 } };
  for (int i = 0; i < MU_WRG_QUALITIES; i++)
    ck_assert_int_eq (mu_wrg_quality_class (NULL, (MuWrgQuality) i), class[i]);
  own.choice[MU_READING_LONE_DRIVERS] = own.choice[MU_READING_CARTERS] = 1;
  ck_assert_int_eq (mu_wrg_quality_class (&own, MU_WRG_LONE_DRIVERS), MU_CLASS_B);
  ck_assert_int_eq (mu_wrg_quality_class (&own, MU_WRG_CARTERS), MU_CLASS_C);
}
END_TEST

/* wrg.troops.weapons.special, wrg.melee.general-type, wrg.melee.berserk */
START_TEST (odd_men_have_their_rules)
{
  const MuTroop legion = troop ("Reg B HI HTW Sh"), guard = troop ("Reg A HC L Sh");
  const MuTroop horse = troop ("Irr C LC JLS Sh"), wild = troop ("Irr A LHI");
  const MuTroop tame = troop ("Irr A LHI JLS");
  const MuTroop armoured = mu_wrg_dacian_armour (&legion);
  ck_assert_int_eq (armoured.type, MU_TROOP_SHI);
  ck_assert_int_eq (armoured.weapons, 0);
  ck_assert (armoured.shield);
  ck_assert (mu_wrg_may_have_dummy_elephants (true));
  ck_assert (!mu_wrg_may_have_dummy_elephants (false));
  ck_assert_int_eq (mu_wrg_general_fights_as (&guard, &horse, 0).type, MU_TROOP_HC);
  ck_assert_int_eq (mu_wrg_general_fights_as (&guard, &legion, 1).type, MU_TROOP_HI);
  ck_assert_int_eq (mu_wrg_general_fights_as (&guard, &legion, 2).type, MU_TROOP_HC);
  ck_assert_int_eq (mu_wrg_berserk_barred (&wild), MU_RULE_NONE);
  ck_assert_str_eq (mu_rule_id (mu_wrg_berserk_barred (&tame)), "wrg.melee.berserk");
  ck_assert_str_eq (mu_rule_id (mu_wrg_berserk_barred (&legion)), "wrg.melee.berserk");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("disorder");
  tcase_add_loop_test (tests, each_cause_and_what_spares_it, 0, COUNT (causes));
  tcase_add_loop_test (tests, animals_shy, 0, COUNT (near));
  tcase_add_test (tests, several_causes_are_no_worse);
  tcase_add_test (tests, last_periods_enemy_may_be_fresh);
  tcase_add_test (tests, causes_that_cannot_touch_them_are_closed);
  tcase_add_test (tests, cavalry_by_its_armour);
  tcase_add_test (tests, foot_and_camels_by_their_armour);
  tcase_add_test (tests, classes_by_quality);
  tcase_add_test (tests, odd_men_have_their_rules);
  return run_case ("disorder", tests);
}
