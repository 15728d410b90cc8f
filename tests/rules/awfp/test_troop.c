/* Fast Play troops: the armor chart, weapons, notation, strength, who may be. */
#include <string.h>

#include "tests/rules/awfp/common.h"

/* --- notation ----------------------------------------------------------- */

/* awfp.troops.factors, awfp.training.grades */
START_TEST (a_notation_is_read)
{
  const MuAwfpTroop read = stand ("Trained Veteran HI close pilum Sh");
  ck_assert (read.trained && read.shield && !read.scythes && !read.armoured);
  ck_assert_int_eq (read.morale, MU_AWFP_VETERAN);
  ck_assert_int_eq (read.armour, MU_AWFP_HI);
  ck_assert_int_eq (read.order, MU_AWFP_CLOSE);
  ck_assert_uint_eq (read.weapons, MU_AWFP_WEAPON_BIT (MU_AWFP_PILUM));
  ck_assert (!stand ("Irregular Poor UI loose").trained);
}
END_TEST

/* awfp.weapons.pilum-class, awfp.weapons.axe-class */
static const char *const same[][2] = {
  { "  irregular\tFANATIC ui  Loose\n", "Irregular Fanatic UI loose" },
  { "Irregular Warrior HI close sh angon", "Irregular Warrior HI close pilum Sh" },
  { "Irregular Warrior UI loose francesca", "Irregular Warrior UI loose pilum" },
  { "Irregular Warrior UI loose throwing-axe", "Irregular Warrior UI loose pilum" },
  { "Irregular Elite HI close two-handed-sword", "Irregular Elite HI close axe" },
  { "Irregular Poor UI loose war-club", "Irregular Poor UI loose axe" },
  { "Trained Poor SI darts", "Trained Poor SI skirmish javelin" },
  { "Trained Elite CAT lance", "Trained Elite CAT loose lance" },
  { "Irregular Warrior EL javelin armoured", "Irregular Warrior EL close javelin armoured" },
  { "Irregular Fanatic HCh scythed", "Irregular Fanatic HCh close scythed" },
  { "Trained Warrior Arty", "Trained Warrior Arty close" },
};

START_TEST (what_players_write_is_read)
{
  char text[MU_AWFP_NOTATION_MAX];
  const MuAwfpTroop read = stand (same[_i][0]);
  ck_assert_str_eq (mu_awfp_troop_format (&read, text, sizeof text), same[_i][1]);
}
END_TEST

static const struct {
  const char *notation;
  MuAwfpParseError error;
  size_t at;
} bad[] = {
  { "", MU_AWFP_PARSE_EMPTY, 0 },
  { " \t ", MU_AWFP_PARSE_EMPTY, 3 },
  { "Reg C HI", MU_AWFP_PARSE_TRAINING, 0 },
  { "HI close", MU_AWFP_PARSE_TRAINING, 0 },
  { "Trained", MU_AWFP_PARSE_MORALE, 7 },
  { "Trained Brave HI close", MU_AWFP_PARSE_MORALE, 8 },
  { "Trained Poor", MU_AWFP_PARSE_ARMOUR, 12 },
  { "Trained Poor LHI loose", MU_AWFP_PARSE_ARMOUR, 13 },
  { "Trained Poor HI", MU_AWFP_PARSE_ORDER, 15 },
  { "Trained Poor LAI javelin", MU_AWFP_PARSE_ORDER, 17 },
  { "Trained Poor UI dense", MU_AWFP_PARSE_ORDER, 16 },
  { "Trained Poor HI close halberd", MU_AWFP_PARSE_WORD, 22 },
  { "Trained Poor HI close sword", MU_AWFP_PARSE_WORD, 22 },
  { "Trained Poor HI close pilum Pilum", MU_AWFP_PARSE_TWICE, 28 },
  { "Trained Poor HI close pilum angon", MU_AWFP_PARSE_TWICE, 28 },
  { "Trained Poor HI close Sh Sh", MU_AWFP_PARSE_TWICE, 25 },
  { "Trained Poor HI close loose", MU_AWFP_PARSE_TWICE, 22 },
  { "Trained Poor HCh scythed scythed", MU_AWFP_PARSE_TWICE, 25 },
  { "Trained Poor EL armoured armoured", MU_AWFP_PARSE_TWICE, 25 },
};

START_TEST (the_word_at_fault_is_named)
{
  MuAwfpTroop troop, before;
  size_t at = 99;
  memset (&troop, 0x55, sizeof troop);
  memcpy (&before, &troop, sizeof troop);
  ck_assert_int_eq (mu_awfp_troop_parse (bad[_i].notation, &troop, &at), bad[_i].error);
  ck_assert_uint_eq (at, bad[_i].at);
  ck_assert_mem_eq (&troop, &before, sizeof troop);
  ck_assert_int_eq (mu_awfp_troop_parse (bad[_i].notation, &troop, NULL), bad[_i].error);
}
END_TEST

static void
check_round_trip (const MuAwfpTroop *troop)
{
  char text[MU_AWFP_NOTATION_MAX];
  MuAwfpTroop again = { 0 };
  mu_awfp_troop_format (troop, text, sizeof text);
  if (mu_awfp_troop_parse (text, &again, NULL) != MU_AWFP_PARSE_OK
      || again.trained != troop->trained || again.morale != troop->morale
      || again.armour != troop->armour || again.order != troop->order
      || again.weapons != troop->weapons || again.shield != troop->shield
      || again.scythes != troop->scythes || again.armoured != troop->armoured)
    ck_abort_msg ("%s", text);
}

START_TEST (what_is_written_reads_back)
{
  uint64_t state = 1;
  ck_assert_int_gt (every_stand (check_round_trip), 70000);
  for (int i = 0; i < 20000; i++) {
    const MuAwfpTroop troop = random_stand (&state);
    check_round_trip (&troop);
  }
}
END_TEST

START_TEST (a_small_buffer_is_ended)
{
  const MuAwfpTroop all = { .weapons = MU_AWFP_INFANTRY_WEAPONS | MU_AWFP_MOUNTED_WEAPONS,
                            .armour = MU_AWFP_LACM,
                            .morale = MU_AWFP_FANATIC,
                            .order = MU_AWFP_SKIRMISH,
                            .shield = true,
                            .scythes = true,
                            .armoured = true };
  char whole[MU_AWFP_NOTATION_MAX], text[MU_AWFP_NOTATION_MAX];
  ck_assert_uint_lt (strlen (mu_awfp_troop_format (&all, whole, sizeof whole)), sizeof whole - 1);
  for (size_t size = 1; size < sizeof text; size++) {
    memset (text, '#', sizeof text);
    mu_awfp_troop_format (&all, text, size);
    ck_assert_uint_lt (strlen (text), size);
    ck_assert_int_eq (strncmp (text, whole, strlen (text)), 0);
    ck_assert_int_eq (text[size], '#');
  }
}
END_TEST

/* --- the armor chart ---------------------------------------------------- */

/* awfp.armor.cat, awfp.armor.ac, awfp.armor.hc, awfp.armor.lac, awfp.armor.uc, awfp.armor.hcm,
 * awfp.armor.lacm, awfp.armor.lcm, awfp.armor.skirmishers, awfp.armor.lch, awfp.armor.mch,
 * awfp.armor.hch, awfp.armor.hi, awfp.armor.lai, awfp.armor.ui, awfp.armor.el, awfp.armor.arty,
 * awfp.armor.chariot-class, awfp.def.mounted */
static const struct {
  const char *notation; /* without an order where one is usual */
  MuAwfpOrder order;
  MuAwfpKind kind;
  MuAwfpProtection protection;
  bool mounted;
  int strength; /* irregular, trained */
  int strength_trained;
} chart[] = {
  { "CAT", MU_AWFP_LOOSE, MU_AWFP_CAVALRY, MU_AWFP_FULLY_ARMOURED, true, 3, 3 },
  { "CAT close", MU_AWFP_CLOSE, MU_AWFP_CAVALRY, MU_AWFP_FULLY_ARMOURED, true, 4, 4 },
  { "AC", MU_AWFP_LOOSE, MU_AWFP_CAVALRY, MU_AWFP_HORSE_PART_ARMOURED, true, 3, 3 },
  { "AC close", MU_AWFP_CLOSE, MU_AWFP_CAVALRY, MU_AWFP_HORSE_PART_ARMOURED, true, 4, 4 },
  { "HC", MU_AWFP_LOOSE, MU_AWFP_CAVALRY, MU_AWFP_HEAVILY_ARMOURED, true, 3, 3 },
  { "LAC", MU_AWFP_LOOSE, MU_AWFP_CAVALRY, MU_AWFP_LIGHTLY_ARMOURED, true, 3, 3 },
  { "UC", MU_AWFP_LOOSE, MU_AWFP_CAVALRY, MU_AWFP_UNARMOURED, true, 3, 3 },
  { "SC", MU_AWFP_SKIRMISH, MU_AWFP_CAVALRY, MU_AWFP_UNARMOURED, true, 2, 2 },
  { "HCm", MU_AWFP_LOOSE, MU_AWFP_CAMELS, MU_AWFP_HEAVILY_ARMOURED, true, 3, 3 },
  { "LACm", MU_AWFP_LOOSE, MU_AWFP_CAMELS, MU_AWFP_LIGHTLY_ARMOURED, true, 3, 3 },
  { "LCm", MU_AWFP_SKIRMISH, MU_AWFP_CAMELS, MU_AWFP_UNARMOURED, true, 2, 2 },
  { "LCh", MU_AWFP_SKIRMISH, MU_AWFP_CHARIOTS, MU_AWFP_AS_CHARIOT, true, 2, 2 },
  { "MCh", MU_AWFP_LOOSE, MU_AWFP_CHARIOTS, MU_AWFP_AS_CHARIOT, true, 3, 3 },
  { "HCh", MU_AWFP_CLOSE, MU_AWFP_CHARIOTS, MU_AWFP_AS_CHARIOT, true, 4, 4 },
  { "EL", MU_AWFP_CLOSE, MU_AWFP_ELEPHANTS, MU_AWFP_AS_ELEPHANT, true, 4, 4 },
  { "HI close", MU_AWFP_CLOSE, MU_AWFP_INFANTRY, MU_AWFP_HEAVILY_ARMOURED, false, 4, 4 },
  { "HI loose", MU_AWFP_LOOSE, MU_AWFP_INFANTRY, MU_AWFP_HEAVILY_ARMOURED, false, 3, 4 },
  { "LAI close", MU_AWFP_CLOSE, MU_AWFP_INFANTRY, MU_AWFP_LIGHTLY_ARMOURED, false, 4, 4 },
  { "LAI loose", MU_AWFP_LOOSE, MU_AWFP_INFANTRY, MU_AWFP_LIGHTLY_ARMOURED, false, 3, 4 },
  { "UI close", MU_AWFP_CLOSE, MU_AWFP_INFANTRY, MU_AWFP_UNARMOURED, false, 4, 4 },
  { "UI loose", MU_AWFP_LOOSE, MU_AWFP_INFANTRY, MU_AWFP_UNARMOURED, false, 3, 4 },
  { "SI", MU_AWFP_SKIRMISH, MU_AWFP_INFANTRY, MU_AWFP_UNARMOURED, false, 2, 2 },
  { "Arty", MU_AWFP_CLOSE, MU_AWFP_ARTILLERY, MU_AWFP_LIGHTLY_ARMOURED, false, 4, 4 },
};

static MuAwfpTroop
of_chart (int row, const char *training)
{
  char text[64] = "";
  strcat (strcat (strcat (text, training), " Warrior "), chart[row].notation);
  return stand (text);
}

START_TEST (the_chart_is_as_printed)
{
  const MuAwfpTroop troop = of_chart (_i, "Irregular");
  ck_assert_int_eq (troop.order, chart[_i].order);
  ck_assert_int_eq (mu_awfp_troop_kind (&troop), chart[_i].kind);
  ck_assert_int_eq (mu_awfp_armour_protection ((MuAwfpArmour) troop.armour), chart[_i].protection);
  ck_assert_int_eq (mu_awfp_kind_is_mounted (chart[_i].kind), chart[_i].mounted);
  ck_assert_int_eq (mu_awfp_troop_forbidden (&troop), MU_RULE_NONE);
}
END_TEST

/* awfp.figures.close, awfp.figures.loose-irregular, awfp.figures.loose-trained,
 * awfp.figures.loose-mounted, awfp.figures.skirmish, awfp.armor.crew, awfp.general.strength */
START_TEST (strength_is_by_order)
{
  const MuAwfpTroop irregular = of_chart (_i, "Irregular");
  const MuAwfpTroop trained = of_chart (_i, "Trained");
  MuTrace trace;
  ck_assert_int_eq (mu_awfp_troop_strength (&irregular, &trace), chart[_i].strength);
  ck_assert_uint_eq (trace.count, 1);
  ck_assert_int_eq (mu_trace_total (&trace), chart[_i].strength);
  ck_assert_int_eq (mu_awfp_troop_strength (&trained, NULL), chart[_i].strength_trained);
}
END_TEST

static const struct {
  const char *notation;
  const char *rule;
} strength_rules[] = {
  { "Trained Warrior HI close", "awfp.figures.close" },
  { "Irregular Warrior HI loose", "awfp.figures.loose-irregular" },
  { "Trained Warrior HI loose", "awfp.figures.loose-trained" },
  { "Trained Warrior HC", "awfp.figures.loose-mounted" },
  { "Irregular Warrior MCh", "awfp.figures.loose-mounted" },
  { "Irregular Warrior SI", "awfp.figures.skirmish" },
  { "Trained Warrior Arty", "awfp.armor.arty-strength" },
};

START_TEST (strength_names_its_rule)
{
  MuTrace trace;
  const MuAwfpTroop troop = stand (strength_rules[_i].notation);
  const int strength = mu_awfp_troop_strength (&troop, &trace);
  assert_line (&trace, 0, strength_rules[_i].rule, strength);
}
END_TEST

/* --- who may be --------------------------------------------------------- */

static const struct {
  const char *notation;
  const char *rule; /* "" where they may */
} verdicts[] = {
  { "Irregular Elite CAT close lance", "" },
  { "Irregular Elite AC close lance bow", "" },
  { "Irregular Elite HC close lance", "awfp.armor.cat-ac-close" },
  { "Irregular Elite HCm close lance", "awfp.armor.cat-ac-close" },
  { "Irregular Elite SC close", "awfp.armor.cat-ac-close" },
  { "Irregular Elite CAT skirmish", "awfp.armor.cat" },
  { "Irregular Elite AC skirmish", "awfp.armor.ac" },
  { "Irregular Elite HC skirmish", "awfp.armor.hc" },
  { "Irregular Elite LAC skirmish", "awfp.armor.lac" },
  { "Irregular Elite UC skirmish", "awfp.armor.uc" },
  { "Irregular Elite SC loose", "awfp.armor.skirmishers" },
  { "Irregular Elite HCm skirmish", "awfp.armor.hcm" },
  { "Irregular Elite LACm skirmish", "awfp.armor.lacm" },
  { "Irregular Elite LCm loose", "awfp.armor.lcm" },
  { "Irregular Elite LCh loose", "awfp.armor.lch" },
  { "Irregular Elite MCh close", "awfp.armor.mch" },
  { "Irregular Elite HCh loose", "awfp.armor.hch" },
  { "Irregular Elite EL loose", "awfp.armor.el" },
  { "Irregular Elite HI skirmish", "awfp.armor.hi" },
  { "Irregular Elite LAI skirmish", "awfp.armor.lai" },
  { "Irregular Elite UI skirmish", "awfp.armor.ui" },
  { "Irregular Elite SI loose", "awfp.armor.skirmishers" },
  { "Irregular Elite Arty loose", "awfp.armor.arty" },
  { "Irregular Elite HC lance spear javelin bow Sh", "" },
  { "Irregular Elite HC pike", "awfp.weapons.mounted" },
  { "Irregular Elite HC crossbow", "awfp.weapons.mounted" },
  { "Irregular Elite EL pike", "awfp.weapons.mounted" },
  { "Irregular Elite MCh longspear", "awfp.weapons.mounted" },
  { "Irregular Elite UI loose lance", "awfp.weapons.infantry" },
  { "Irregular Elite UI loose pike pilum longspear spear axe javelin various", "" },
  { "Irregular Elite UI loose bow crossbow longbow sling staffsling Sh", "" },
  { "Trained Warrior Arty javelin", "awfp.armor.arty" },
  { "Trained Warrior Arty Sh", "awfp.shields.artillery" },
  { "Irregular Warrior EL Sh", "awfp.shields.elephants" },
  { "Irregular Warrior LCh Sh", "awfp.shields.chariots" },
  { "Irregular Fanatic HCh scythed", "" },
  { "Irregular Fanatic MCh scythed", "awfp.armor.hch-scythes" },
  { "Irregular Fanatic HC scythed", "awfp.armor.hch-scythes" },
  { "Irregular Warrior EL armoured", "" },
  { "Irregular Warrior HC armoured", "awfp.armor.el-armored" },
  { "Irregular Warband UI loose Sh", "" },
  { "Irregular Warband SI javelin", "" },
  { "Irregular Warband HC javelin", "awfp.morale.warband.infantry" },
  { "Irregular Warband Arty", "awfp.morale.warband.infantry" },
};

START_TEST (the_rule_that_is_broken_is_named)
{
  const MuAwfpTroop troop = stand (verdicts[_i].notation);
  ck_assert_str_eq (mu_rule_id (mu_awfp_troop_forbidden (&troop)), verdicts[_i].rule);
}
END_TEST

/* awfp.armor.homogeneous */
START_TEST (a_stand_is_of_one_troop)
{
  const MuAwfpTroop legionary = stand ("Trained Warrior HI close pilum Sh");
  const MuAwfpTroop others[] = {
    stand ("Trained Warrior LAI close pilum Sh"), stand ("Trained Veteran HI close pilum Sh"),
    stand ("Trained Warrior HI close spear Sh"),  stand ("Irregular Warrior HI close pilum Sh"),
    stand ("Trained Warrior HI loose pilum Sh"),  stand ("Trained Warrior HI close pilum"),
  };
  MuAwfpTroop figures[4] = { legionary, legionary, legionary, legionary };
  ck_assert_int_eq (mu_awfp_stand_refused (figures, 4), MU_RULE_NONE);
  ck_assert_int_eq (mu_awfp_stand_refused (figures, 1), MU_RULE_NONE);
  for (int i = 0; i < COUNT (others); i++)
    for (int at = 0; at < 4; at++) {
      figures[at] = others[i];
      ck_assert_str_eq (mu_rule_id (mu_awfp_stand_refused (figures, 4)), "awfp.armor.homogeneous");
      figures[at] = legionary;
    }
}
END_TEST

/* --- weapons and training ----------------------------------------------- */

/* awfp.weapons.dual-use, awfp.weapons.multiple, awfp.weapons.always-count,
 * awfp.weapons.default-sword */
static const struct {
  const char *notation;
  unsigned fights, shoots;
} arms[] = {
  { "Irregular Warrior UI loose", MU_AWFP_WEAPON_BIT (MU_AWFP_SWORD), 0 },
  { "Irregular Warrior SI bow", MU_AWFP_WEAPON_BIT (MU_AWFP_SWORD),
    MU_AWFP_WEAPON_BIT (MU_AWFP_BOW) },
  { "Irregular Warrior SI javelin", MU_AWFP_WEAPON_BIT (MU_AWFP_JAVELIN),
    MU_AWFP_WEAPON_BIT (MU_AWFP_JAVELIN) },
  { "Irregular Warrior SC javelin", MU_AWFP_WEAPON_BIT (MU_AWFP_JAVELIN),
    MU_AWFP_WEAPON_BIT (MU_AWFP_JAVELIN) },
  { "Irregular Poor UI close various", MU_AWFP_WEAPON_BIT (MU_AWFP_VARIOUS),
    MU_AWFP_WEAPON_BIT (MU_AWFP_VARIOUS) },
  { "Trained Elite HC lance bow", MU_AWFP_WEAPON_BIT (MU_AWFP_LANCE),
    MU_AWFP_WEAPON_BIT (MU_AWFP_BOW) },
  { "Trained Warrior HI close pilum spear",
    MU_AWFP_WEAPON_BIT (MU_AWFP_PILUM) | MU_AWFP_WEAPON_BIT (MU_AWFP_SPEAR), 0 },
  { "Trained Warrior UI loose sling staffsling crossbow longbow",
    MU_AWFP_WEAPON_BIT (MU_AWFP_SWORD),
    MU_AWFP_WEAPON_BIT (MU_AWFP_SLING) | MU_AWFP_WEAPON_BIT (MU_AWFP_STAFF_SLING)
        | MU_AWFP_WEAPON_BIT (MU_AWFP_CROSSBOW) | MU_AWFP_WEAPON_BIT (MU_AWFP_LONGBOW) },
  { "Trained Warrior Arty", MU_AWFP_WEAPON_BIT (MU_AWFP_SWORD),
    MU_AWFP_WEAPON_BIT (MU_AWFP_ENGINE) },
};

START_TEST (weapons_fight_and_shoot)
{
  const MuAwfpTroop troop = stand (arms[_i].notation);
  ck_assert_uint_eq (mu_awfp_close_weapons (&troop), arms[_i].fights);
  ck_assert_uint_eq (mu_awfp_missile_weapons (&troop), arms[_i].shoots);
}
END_TEST

static void
check_armed (const MuAwfpTroop *troop)
{
  const unsigned both = mu_awfp_close_weapons (troop) | mu_awfp_missile_weapons (troop);
  const unsigned own = MU_AWFP_WEAPON_BIT (MU_AWFP_SWORD) | MU_AWFP_WEAPON_BIT (MU_AWFP_ENGINE);
  ck_assert_uint_ne (mu_awfp_close_weapons (troop), 0);
  if (mu_awfp_troop_forbidden (troop) == MU_RULE_NONE)
    ck_assert_uint_eq (both & ~own, troop->weapons);
}

START_TEST (every_weapon_serves_and_nobody_is_unarmed)
{
  ck_assert_int_gt (every_stand (check_armed), 0);
}
END_TEST

/* awfp.training.trained */
START_TEST (only_trained_troops_have_privileges)
{
  const MuAwfpTroop trained = stand ("Trained Poor UI close");
  const MuAwfpTroop irregular = stand ("Irregular Elite HI close");
  for (int i = 0; i < MU_AWFP_PRIVILEGES; i++) {
    ck_assert (mu_awfp_has_privilege (&trained, (MuAwfpPrivilege) i));
    ck_assert (!mu_awfp_has_privilege (&irregular, (MuAwfpPrivilege) i));
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-troop");
  tcase_add_test (tests, a_notation_is_read);
  tcase_add_loop_test (tests, what_players_write_is_read, 0, COUNT (same));
  tcase_add_loop_test (tests, the_word_at_fault_is_named, 0, COUNT (bad));
  tcase_add_test (tests, what_is_written_reads_back);
  tcase_add_test (tests, a_small_buffer_is_ended);
  tcase_add_loop_test (tests, the_chart_is_as_printed, 0, COUNT (chart));
  tcase_add_loop_test (tests, strength_is_by_order, 0, COUNT (chart));
  tcase_add_loop_test (tests, strength_names_its_rule, 0, COUNT (strength_rules));
  tcase_add_loop_test (tests, the_rule_that_is_broken_is_named, 0, COUNT (verdicts));
  tcase_add_test (tests, a_stand_is_of_one_troop);
  tcase_add_loop_test (tests, weapons_fight_and_shoot, 0, COUNT (arms));
  tcase_add_test (tests, every_weapon_serves_and_nobody_is_unarmed);
  tcase_add_test (tests, only_trained_troops_have_privileges);
  return run_case ("awfp-troop", tests);
}
