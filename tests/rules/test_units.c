#include "rules/wrg/troop/units.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

static const struct {
  const char *troop;
  int count, crew;
  MuWrgStanding standing;
  const char *rule;
} sizes[] = {
  { "Reg C HI P Sh", 5, 0, MU_WRG_UNIT, "" },
  { "Reg C HI P Sh", 4, 0, MU_WRG_UNIT, "wrg.units.min-size" },
  { "Reg C LI JLS", 1, 0, MU_WRG_SUB_UNIT, "" },
  { "Reg C HI P Sh", 0, 0, MU_WRG_SUB_UNIT, "wrg.units.min-size" },
  { "Reg C HI P Sh", 50, 0, MU_WRG_UNIT, "" },
  { "Reg C HI P Sh", 51, 0, MU_WRG_UNIT, "wrg.units.max-size" },
  { "Irr C El", 8, 4, MU_WRG_UNIT, "" },
  { "Irr C El", 9, 4, MU_WRG_UNIT, "wrg.units.max-models" },
  { "Irr C LCh", 12, 1, MU_WRG_UNIT, "" },
  { "Irr C LCh", 13, 1, MU_WRG_UNIT, "wrg.units.max-models" },
  { "Reg C Art", 12, 2, MU_WRG_UNIT, "" },
  { "Reg C Art", 13, 2, MU_WRG_UNIT, "wrg.units.max-models" },
  { "Reg C Art", 10, 3, MU_WRG_UNIT, "" },
  { "Reg C Art", 11, 3, MU_WRG_UNIT, "wrg.units.max-models" },
  { "Reg A HC L Sh", 3, 0, MU_WRG_BODYGUARD, "" },
  { "Reg B HC L Sh", 3, 0, MU_WRG_BODYGUARD, "wrg.units.bodyguard" },
  { "Irr B HC L Sh", 3, 0, MU_WRG_BODYGUARD, "" },
  { "Irr C HC L Sh", 3, 0, MU_WRG_BODYGUARD, "wrg.units.bodyguard" },
};

/* wrg.units.min-size, wrg.units.max-size, wrg.units.max-models, wrg.units.bodyguard */
START_TEST (units_keep_their_size)
{
  const MuTroop figure = troop (sizes[_i].troop);
  ck_assert_str_eq (mu_rule_id (mu_wrg_unit_refused (&figure, sizes[_i].count, sizes[_i].crew,
                                                     sizes[_i].standing)),
                    sizes[_i].rule);
}
END_TEST

/* wrg.units.bodyguard.join: fewer than five with the general */
START_TEST (small_guards_join_others)
{
  ck_assert_int_eq (mu_wrg_guard_join_refused (MU_TROOP_HC, 3, true), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_guard_join_refused (MU_TROOP_HC, 4, true),
                    MU_RULE_WRG_UNITS_BODYGUARD_JOIN);
  ck_assert_int_eq (mu_wrg_guard_join_refused (MU_TROOP_HC, 3, false),
                    MU_RULE_WRG_UNITS_BODYGUARD_JOIN);
  ck_assert_int_eq (mu_wrg_guard_join_refused (MU_TROOP_EL, 1, true),
                    MU_RULE_WRG_UNITS_BODYGUARD_JOIN);
}
END_TEST

/* wrg.units.sub-unit.tether */
START_TEST (sub_units_keep_near)
{
  ck_assert_int_eq (mu_wrg_sub_unit_astray (true, 80, MU_TROOP_LI), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_sub_unit_astray (true, 81, MU_TROOP_LI),
                    MU_RULE_WRG_UNITS_SUB_UNIT_TETHER);
  ck_assert_int_eq (mu_wrg_sub_unit_astray (false, 5, MU_TROOP_LI),
                    MU_RULE_WRG_UNITS_SUB_UNIT_TETHER);
}
END_TEST

/* wrg.units.cohors-equitata */
START_TEST (cohort_horse_may_stand_alone)
{
  ck_assert_int_eq (mu_wrg_cohors_command (true, true), 10);
  ck_assert_int_eq (mu_wrg_cohors_command (true, false), 5);
}
END_TEST

static const struct {
  MuWrgAnimal animal;
  MuWrgAnimalPlace place;
  bool halted, ordered, may;
} animals[] = {
  { MU_WRG_PACK_BEAST, MU_WRG_BEHIND_CENTRE, false, false, true },
  { MU_WRG_PACK_BEAST, MU_WRG_BEFORE_CENTRE, true, true, false },
  { MU_WRG_PACK_BEAST, MU_WRG_APART, true, true, false },
  { MU_WRG_PACK_CAMEL, MU_WRG_BEHIND_CENTRE, false, false, true },
  { MU_WRG_PACK_CAMEL, MU_WRG_BEFORE_CENTRE, true, true, true },
  { MU_WRG_PACK_CAMEL, MU_WRG_BEFORE_CENTRE, false, true, false },
  { MU_WRG_PACK_CAMEL, MU_WRG_BEFORE_CENTRE, true, false, false },
  { MU_WRG_DROMEDARY, MU_WRG_IN_CONTACT, false, false, true },
  { MU_WRG_DROMEDARY, MU_WRG_APART, true, true, false },
  { MU_WRG_PACK_BEAST, MU_WRG_IN_CONTACT, true, true, false },
};

/* wrg.units.pack-animals */
START_TEST (animals_have_their_places)
{
  ck_assert_str_eq (mu_rule_id (mu_wrg_animals_refused (animals[_i].animal, animals[_i].place,
                                                        animals[_i].halted, animals[_i].ordered)),
                    animals[_i].may ? "" : "wrg.units.pack-animals");
}
END_TEST

/* wrg.army.knowledge */
START_TEST (lists_are_chosen_half_blind)
{
  ck_assert_int_eq (mu_wrg_knowledge_refused (MU_WRG_KNOW_NATION), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_knowledge_refused (MU_WRG_KNOW_PERIOD), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_knowledge_refused (MU_WRG_KNOW_LIST), MU_RULE_WRG_ARMY_KNOWLEDGE);
  ck_assert_int_eq (mu_wrg_knowledge_refused (MU_WRG_KNOW_TERRAIN), MU_RULE_WRG_ARMY_KNOWLEDGE);
  ck_assert (mu_wrg_usual_total (1000) && mu_wrg_usual_total (1500));
  ck_assert (!mu_wrg_usual_total (1250));
}
END_TEST

/* wrg.army.stone-forts */
START_TEST (stone_forts_by_agreement)
{
  ck_assert_int_eq (mu_wrg_stone_forts_refused (true, false), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_stone_forts_refused (false, false), MU_RULE_WRG_ARMY_STONE_FORTS);
  ck_assert_int_eq (mu_wrg_stone_forts_refused (true, true), MU_RULE_WRG_ARMY_STONE_FORTS);
}
END_TEST

/* wrg.troops.figure.officers */
START_TEST (officers_count_as_the_most)
{
  ck_assert_int_eq (mu_wrg_officer_type ((const int[]){ 8, 12, 3 }, 3), 1);
  ck_assert_int_eq (mu_wrg_officer_type ((const int[]){ 8, 8 }, 2), 0);
  ck_assert_int_eq (mu_wrg_officer_type ((const int[]){ 5 }, 1), 0);
}
END_TEST

#define BIT(w) MU_WEAPON_BIT (MU_WEAPON_##w)

static const struct {
  unsigned shown, claimed, usual;
  bool may;
} weapons[] = {
  { 0, 0, BIT (HEAVY_THROWING), true },
  { 0, BIT (HEAVY_THROWING), BIT (HEAVY_THROWING), true }, /* a legionary with sword */
  { 0, BIT (PIKE), BIT (HEAVY_THROWING), false },          /* not his weapon */
  { BIT (LIGHT_SPEAR), 0, BIT (LIGHT_SPEAR), false },      /* denied */
  { BIT (LIGHT_SPEAR), BIT (LIGHT_SPEAR), BIT (LIGHT_SPEAR), true },
  { BIT (LIGHT_SPEAR), BIT (LIGHT_SPEAR) | BIT (BOW), BIT (LIGHT_SPEAR) | BIT (BOW), false },
};

/* wrg.troops.figure.weapons */
START_TEST (figures_have_what_they_show)
{
  ck_assert_str_eq (mu_rule_id (mu_wrg_weapons_refused (weapons[_i].shown, weapons[_i].claimed,
                                                        weapons[_i].usual)),
                    weapons[_i].may ? "" : "wrg.troops.figure.weapons");
}
END_TEST

/* wrg.base.grouping: 60, 30 and 15 mm; 15, 20 and 30 mm a figure */
START_TEST (bases_are_as_wide_as_a_chariot)
{
  ck_assert_int_eq (mu_wrg_base_frontage (MU_SCALE_25), 600);
  ck_assert_int_eq (mu_wrg_base_frontage (MU_SCALE_15), 300);
  ck_assert_int_eq (mu_wrg_base_frontage (MU_SCALE_5), 150);
  ck_assert_int_eq (mu_wrg_base_figures (MU_TROOP_HI), 4);
  ck_assert_int_eq (mu_wrg_base_figures (MU_TROOP_SHC), 4);
  ck_assert_int_eq (mu_wrg_base_figures (MU_TROOP_LHI), 3);
  ck_assert_int_eq (mu_wrg_base_figures (MU_TROOP_HC), 3);
  ck_assert_int_eq (mu_wrg_base_figures (MU_TROOP_LI), 2);
  ck_assert_int_eq (mu_wrg_base_figures (MU_TROOP_LC), 1);
  ck_assert_int_eq (mu_wrg_base_figures (MU_TROOP_EL), 1);
  ck_assert_int_eq (mu_wrg_base_figures (MU_TROOP_ART), 1);
}
END_TEST

static const struct {
  const char *troop;
  int bases, singles;
  bool may;
} bases[] = {
  { "Reg C HI HTW Sh", 5, 4, true },   { "Reg C HI HTW Sh", 5, 3, true },
  { "Reg C HI HTW Sh", 5, 2, false },  { "Reg C HI HTW Sh", 0, 24, false },
  { "Reg C HI HTW Sh", 0, 5, true },   { "Irr C HC L Sh", 0, 12, false },
  { "Irr C HC JLS Sh", 0, 12, true },  { "Irr C LC JLS Sh", 0, 12, true },
  { "Irr C LC JLS Sh", 1, 10, false }, { "Irr C El", 1, 0, false },
};

/* wrg.base.grouping */
START_TEST (most_figures_share_bases)
{
  const MuTroop figure = troop (bases[_i].troop);
  ck_assert_str_eq (mu_rule_id (mu_wrg_bases_refused (&figure, bases[_i].bases, bases[_i].singles)),
                    bases[_i].may ? "" : "wrg.base.grouping");
}
END_TEST

static const struct {
  MuExtra item;
  int crew, oxen, pace;
} engines[] = {
  { MU_EXTRA_LIGHT_BOLT_SHOOTER, 2, 0, 60 }, { MU_EXTRA_BOLT_SHOOTER, 3, 6, 40 },
  { MU_EXTRA_THIRTY_MINA, 4, 8, 40 },        { MU_EXTRA_ONE_TALENT, 5, 10, 40 },
  { MU_EXTRA_THREE_TALENT, 6, 12, 40 },      { MU_EXTRA_ROCKET_LAUNCHER, 2, 4, 40 },
  { MU_EXTRA_FLAME_THROWER, 1, 0, 60 },
};

/* wrg.troops.artillery.oxen, wrg.troops.artillery.crew */
START_TEST (oxen_draw_engines)
{
  MuWrgEngineTrain engine;
  ck_assert (mu_wrg_engine (engines[_i].item, &engine));
  ck_assert_int_eq (engine.crew, engines[_i].crew);
  ck_assert_int_eq (engine.oxen, engines[_i].oxen);
  ck_assert_int_eq (mu_wrg_mover_normal_move (engine.mover), engines[_i].pace);
  ck_assert (!mu_wrg_engine (MU_EXTRA_WAGON, &engine));
}
END_TEST

/* wrg.troops.artillery.traction */
START_TEST (hauled_engines_go_by_their_stone)
{
  ck_assert_int_eq (mu_wrg_traction_engine (10), MU_EXTRA_BOLT_SHOOTER);
  ck_assert_int_eq (mu_wrg_traction_engine (30), MU_EXTRA_THIRTY_MINA);
  ck_assert_int_eq (mu_wrg_traction_engine (60), MU_EXTRA_ONE_TALENT);
  ck_assert_int_eq (mu_wrg_traction_engine (180), MU_EXTRA_THREE_TALENT);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("units");
  tcase_add_loop_test (tests, units_keep_their_size, 0, COUNT (sizes));
  tcase_add_test (tests, small_guards_join_others);
  tcase_add_test (tests, sub_units_keep_near);
  tcase_add_test (tests, cohort_horse_may_stand_alone);
  tcase_add_loop_test (tests, animals_have_their_places, 0, COUNT (animals));
  tcase_add_test (tests, lists_are_chosen_half_blind);
  tcase_add_test (tests, stone_forts_by_agreement);
  tcase_add_test (tests, officers_count_as_the_most);
  tcase_add_loop_test (tests, figures_have_what_they_show, 0, COUNT (weapons));
  tcase_add_test (tests, bases_are_as_wide_as_a_chariot);
  tcase_add_loop_test (tests, most_figures_share_bases, 0, COUNT (bases));
  tcase_add_loop_test (tests, oxen_draw_engines, 0, COUNT (engines));
  tcase_add_test (tests, hauled_engines_go_by_their_stone);
  return run_case ("units", tests);
}
