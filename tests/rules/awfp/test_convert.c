/* Fast Play troops from those of WRG. */
#include <string.h>

#include "rules/awfp/wrg/convert.h"
#include "rules/wrg/troop/troop.h"
#include "tests/rules/awfp/common.h"

#define ANY_HORSES 4

/* A crew that such a model may have; of the one weapon. */
static MuCrew
crew_of (const MuTroop *troop, int fighters, MuWeapon weapon)
{
  MuCrew crew = { .count = (uint8_t) fighters };
  for (int i = 0; i < fighters; i++)
    crew.weapon[i] = (uint8_t) weapon;
  crew.horses = mu_type_is_chariot ((MuTroopType) troop->type) ? ANY_HORSES : 0;
  return crew;
}

/* awfp.armor.cat, awfp.armor.ac, awfp.armor.hi, awfp.armor.hcm, awfp.armor.lacm, awfp.armor.lac,
 * awfp.armor.lai, awfp.armor.cat-ac-close, awfp.morale.classes, awfp.weapons.infantry,
 * awfp.weapons.mounted */
static const struct {
  const char *wrg;
  unsigned said;
  const char *awfp;
  unsigned losses;
} figures[] = {
  { "Irr B SHC L", 0, "Irregular Veteran CAT loose lance", MU_AWFP_LOST_CLOSE },
  { "Irr B SHC L B", MU_AWFP_SAID_CLOSE, "Irregular Veteran CAT close lance bow", 0 },
  { "Reg A EHC L Sh", 0, "Trained Elite AC loose lance Sh", MU_AWFP_GUESSED_HORSE_ARMOUR },
  { "Reg B HC JLS Sh", 0, "Trained Veteran HC loose javelin Sh", MU_AWFP_GUESSED_SPEAR },
  { "Reg B HC JLS Sh", MU_AWFP_SAID_SPEAR, "Trained Veteran HC loose spear Sh", 0 },
  { "Reg C MC L", 0, "Trained Warrior LAC loose lance", MU_AWFP_GUESSED_ARMOUR },
  { "Irr B MC L", 0, "Irregular Veteran LAC loose lance", MU_AWFP_GUESSED_ARMOUR },
  { "Irr C MC L Sh", 0, "Irregular Warrior UC loose lance Sh", MU_AWFP_GUESSED_ARMOUR },
  { "Irr C MC L Sh", MU_AWFP_SAID_LIGHT, "Irregular Warrior LAC loose lance Sh", 0 },
  { "Irr B MC L", MU_AWFP_SAID_UNARMOURED, "Irregular Veteran UC loose lance", 0 },
  { "Irr C LC B Arab", 0, "Irregular Warrior SC skirmish bow", MU_AWFP_LOST_BREED },
  { "Reg C HC CB", 0, "Trained Warrior HC loose bow", MU_AWFP_LOST_WEAPON },
  { "Reg C SHI 2HCW", 0, "Trained Warrior HI close axe", MU_AWFP_LOST_ARMOUR },
  { "Reg C HI HTW Sh", 0, "Trained Warrior HI close pilum Sh", 0 },
  { "Reg C LHI HTW Sh", 0, "Trained Warrior HI loose pilum Sh", 0 },
  { "Reg D MI P", 0, "Trained Poor LAI close pike", MU_AWFP_GUESSED_ARMOUR },
  { "Reg C MI P Sh", MU_AWFP_SAID_UNARMOURED, "Trained Warrior UI close pike Sh", 0 },
  { "Irr D MI LTS", 0, "Irregular Poor UI close longspear", MU_AWFP_GUESSED_ARMOUR },
  { "Irr A LMI 2HCW", 0, "Irregular Fanatic LAI loose axe", MU_AWFP_GUESSED_ARMOUR },
  { "Irr C LMI HTW Sh", 0, "Irregular Warrior UI loose pilum Sh",
    MU_AWFP_GUESSED_ARMOUR | MU_AWFP_GUESSED_MORALE },
  { "Irr C LMI HTW Sh", MU_AWFP_SAID_WARBAND, "Irregular Warband UI loose pilum Sh",
    MU_AWFP_GUESSED_ARMOUR },
  { "Irr B HI LTS Sh", 0, "Irregular Veteran HI close longspear Sh", MU_AWFP_GUESSED_MORALE },
  { "Irr C LI JLS", 0, "Irregular Warrior SI skirmish javelin", MU_AWFP_GUESSED_SPEAR },
  { "Irr D LI S", 0, "Irregular Poor SI skirmish sling", 0 },
  { "Reg C LI SS", 0, "Trained Warrior SI skirmish staffsling", 0 },
  { "Reg C LMI CB Sh", 0, "Trained Warrior LAI loose crossbow Sh", MU_AWFP_GUESSED_ARMOUR },
  { "Reg C LI B", MU_AWFP_SAID_LONGBOW, "Trained Warrior SI skirmish longbow", 0 },
  { "Irr B EHCm L", 0, "Irregular Veteran HCm loose lance", MU_AWFP_LOST_ARMOUR },
  { "Reg C HCm L", 0, "Trained Warrior HCm loose lance", 0 },
  { "Irr C MCm B", 0, "Irregular Warrior LACm loose bow", MU_AWFP_GUESSED_ARMOUR },
};

static void
assert_becomes (const MuAwfpConversion *got, const char *wanted)
{
  char text[MU_AWFP_NOTATION_MAX];
  ck_assert_str_eq (mu_awfp_troop_format (&got->troop, text, sizeof text), wanted);
}

START_TEST (figures_become_stands)
{
  const MuTroop from = troop (figures[_i].wrg);
  MuAwfpConversion to;
  ck_assert_int_eq (mu_awfp_convert (&from, NULL, figures[_i].said, &to), MU_RULE_NONE);
  assert_becomes (&to, figures[_i].awfp);
  ck_assert_uint_eq (to.losses, figures[_i].losses);
}
END_TEST

/* awfp.armor.lch, awfp.armor.mch, awfp.armor.hch, awfp.armor.hch-scythes, awfp.armor.el,
 * awfp.armor.el-armored, awfp.armor.arty, awfp.armor.crew */
static const struct {
  const char *wrg;
  int fighters;
  MuWeapon weapon;
  unsigned said;
  const char *awfp;
  unsigned losses;
} models[] = {
  { "Irr B LCh", 1, MU_WEAPON_BOW, 0, "Irregular Veteran LCh skirmish bow", MU_AWFP_LOST_HORSES },
  { "Irr A LCh", 0, MU_WEAPON_BOW, 0, "Irregular Fanatic LCh skirmish", MU_AWFP_LOST_HORSES },
  { "Irr A LCh", 0, MU_WEAPON_BOW, MU_AWFP_SAID_SCYTHED, "Irregular Fanatic HCh close scythed",
    MU_AWFP_LOST_HORSES },
  { "Reg B HCh", 2, MU_WEAPON_BOW, 0, "Trained Veteran MCh loose bow", MU_AWFP_LOST_HORSES },
  { "Reg B HCh Sh", 3, MU_WEAPON_BOW, 0, "Trained Veteran HCh close bow",
    MU_AWFP_LOST_HORSES | MU_AWFP_LOST_SHIELDS },
  { "Reg B HCh", 2, MU_WEAPON_PIKE, 0, "Trained Veteran MCh loose spear",
    MU_AWFP_LOST_HORSES | MU_AWFP_LOST_WEAPON },
  { "Reg B HCh", 2, MU_WEAPON_LONG_SPEAR, 0, "Trained Veteran MCh loose spear",
    MU_AWFP_LOST_HORSES | MU_AWFP_LOST_WEAPON },
  { "Irr C El", 3, MU_WEAPON_LIGHT_SPEAR, 0, "Irregular Warrior EL close javelin",
    MU_AWFP_LOST_CREW | MU_AWFP_GUESSED_SPEAR },
  { "Irr C El", 4, MU_WEAPON_PIKE, MU_AWFP_SAID_ARMOURED,
    "Irregular Warrior EL close spear armoured", MU_AWFP_LOST_CREW | MU_AWFP_LOST_WEAPON },
  { "Reg C Art", 3, MU_WEAPON_ENGINE, 0, "Trained Warrior Arty close", MU_AWFP_LOST_CREW },
};

START_TEST (models_become_stands)
{
  const MuTroop from = troop (models[_i].wrg);
  const MuCrew crew = crew_of (&from, models[_i].fighters, models[_i].weapon);
  MuAwfpConversion to;
  ck_assert_int_eq (mu_awfp_convert (&from, &crew, models[_i].said, &to), MU_RULE_NONE);
  assert_becomes (&to, models[_i].awfp);
  ck_assert_uint_eq (to.losses, models[_i].losses);
}
END_TEST

/* What a book cannot say, and what there is not. */
static const struct {
  const char *wrg;
  unsigned said;
  const char *rule;
} refused[] = {
  { "Irr C HC JLS", MU_AWFP_SAID_WARBAND, "awfp.morale.warband.infantry" },
  { "Irr C HC JLS", MU_AWFP_SAID_CLOSE, "awfp.armor.cat-ac-close" },
  { "Irr C LI JLS", MU_AWFP_SAID_CLOSE, "awfp.armor.skirmishers" },
  { "Irr C HC B", MU_AWFP_SAID_LONGBOW, "awfp.weapons.mounted" },
  { "Irr C HC B", MU_AWFP_SAID_SCYTHED, "awfp.armor.hch-scythes" },
  { "Irr C HC B", MU_AWFP_SAID_ARMOURED, "awfp.armor.el-armored" },
  { "Reg C HI S", 0, "wrg.troops.weapons.limits" },
  { "Reg C El", 0, "wrg.troops.elephant.irregular" },
  { "Irr C HCh", 0, "wrg.troops.type.chariots" },
};

START_TEST (what_cannot_be_is_refused)
{
  const MuTroop from = troop (refused[_i].wrg);
  MuAwfpConversion to, before;
  memset (&to, 0x55, sizeof to);
  memcpy (&before, &to, sizeof to);
  ck_assert_str_eq (mu_rule_id (mu_awfp_convert (&from, NULL, refused[_i].said, &to)),
                    refused[_i].rule);
  ck_assert_mem_eq (&to, &before, sizeof to);
}
END_TEST

/* Said to no purpose: the book means other troops. */
static const struct {
  const char *wrg;
  unsigned said, idle;
} idle[] = {
  { "Reg C HI HTW Sh", MU_AWFP_SAID_SPEAR, MU_AWFP_SAID_SPEAR },
  { "Reg C HI JLS Sh", MU_AWFP_SAID_SPEAR, 0 },
  { "Reg C HI HTW Sh", MU_AWFP_SAID_LONGBOW | MU_AWFP_SAID_CLOSE,
    MU_AWFP_SAID_LONGBOW | MU_AWFP_SAID_CLOSE },
  { "Reg C LHI HTW Sh", MU_AWFP_SAID_CLOSE, 0 },
  { "Reg C HI HTW Sh", MU_AWFP_SAID_LIGHT, MU_AWFP_SAID_LIGHT },
  { "Reg C MI LTS Sh", MU_AWFP_SAID_LIGHT, 0 }, /* no guess any more */
  { "Reg C MI LTS Sh", MU_AWFP_SAID_LIGHT | MU_AWFP_SAID_UNARMOURED, MU_AWFP_SAID_LIGHT },
  { "Irr B SHC L", MU_AWFP_SAID_CLOSE, 0 },
  { "Irr C LMI JLS", MU_AWFP_SAID_WARBAND, 0 },
};

START_TEST (idle_sayings_are_told)
{
  const MuTroop from = troop (idle[_i].wrg);
  MuAwfpConversion to;
  ck_assert_int_eq (mu_awfp_convert (&from, NULL, idle[_i].said, &to), MU_RULE_NONE);
  ck_assert_uint_eq (to.idle, idle[_i].idle);
}
END_TEST

/* --- all of them -------------------------------------------------------- */

static void
check_lawful (const MuTroop *from, const MuCrew *crew)
{
  MuAwfpConversion to;
  char text[64];
  if (mu_awfp_convert (from, crew, 0, &to) != MU_RULE_NONE
      || mu_awfp_troop_forbidden (&to.troop) != MU_RULE_NONE)
    ck_abort_msg ("%s", mu_troop_format (from, text, sizeof text));
  if (to.troop.trained != from->regular)
    ck_abort_msg ("%s", mu_troop_format (from, text, sizeof text));
}

/* Every crew that may man it, all with the same weapon. */
static int
check_model (const MuTroop *from)
{
  int count = 0;
  for (int fighters = 0; fighters <= MU_CREW_MAX; fighters++)
    for (int weapon = 0; weapon < MU_WEAPONS; weapon++) {
      const MuCrew crew = crew_of (from, fighters, (MuWeapon) weapon);
      if (mu_wrg_crew_forbidden (from, &crew) != MU_RULE_NONE)
        continue;
      check_lawful (from, &crew);
      count++;
    }
  return count;
}

static int
check_type (MuTroopType type)
{
  int count = 0;
  MuTroop from = { .type = (uint8_t) type };
  for (unsigned weapons = 0; weapons < 1u << MU_WEAPON_ENGINE; weapons += 2)
    for (int rest = 0; rest < 2 * 4 * 2 * 3; rest++) {
      from.weapons = (uint16_t) weapons;
      from.regular = rest & 1;
      from.shield = rest >> 1 & 1;
      from.class = (uint8_t) (rest >> 2 & 3);
      from.breed = (uint8_t) (rest >> 4);
      if (mu_wrg_troop_forbidden (&from) != MU_RULE_NONE)
        continue;
      if (mu_type_is_model (type))
        count += check_model (&from);
      else {
        check_lawful (&from, NULL);
        count++;
      }
    }
  return count;
}

START_TEST (every_lawful_troop_becomes_a_lawful_one)
{
  ck_assert_int_gt (check_type ((MuTroopType) _i), 50);
}
END_TEST

/* Whatever a book says, what comes out is lawful or refused. */
START_TEST (sayings_never_make_unlawful_troops)
{
  uint64_t state = 5;
  int converted = 0;
  for (int i = 0; i < 50000; i++) {
    const MuTroop from = lawful_troop (&state);
    const MuCrew crew = crew_of (&from, 3, MU_WEAPON_SIDEARM);
    const bool model = mu_type_is_model ((MuTroopType) from.type);
    MuAwfpConversion to;
    const unsigned said
        = next_below (&state, 1u << MU_AWFP_SAYINGS) & next_below (&state, 1u << MU_AWFP_SAYINGS);
    if (mu_awfp_convert (&from, model ? &crew : NULL, said, &to) != MU_RULE_NONE)
      continue;
    converted++;
    ck_assert_int_eq (mu_awfp_troop_forbidden (&to.troop), MU_RULE_NONE);
    ck_assert (!(to.losses >> MU_AWFP_LOSS_KINDS));
    ck_assert_uint_eq (to.idle & ~said, 0);
  }
  ck_assert_int_gt (converted, 5000);
}
END_TEST

START_TEST (losses_and_sayings_have_words)
{
  for (int i = 0; i < MU_AWFP_LOSS_KINDS; i++) {
    ck_assert_str_ne (mu_awfp_loss_words ((MuAwfpLoss) (1 << i)), "");
    for (int j = 0; j < i; j++)
      ck_assert_str_ne (mu_awfp_loss_key ((MuAwfpLoss) (1 << i)),
                        mu_awfp_loss_key ((MuAwfpLoss) (1 << j)));
  }
  ck_assert_str_eq (mu_awfp_loss_key (MU_AWFP_GUESSED_SPEAR), "guessed-spear");
  ck_assert_str_eq (mu_awfp_said_key (MU_AWFP_SAID_WARBAND), "warband");
  ck_assert_str_eq (mu_awfp_said_key (MU_AWFP_SAID_ARMOURED), "armoured");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-convert");
  tcase_add_loop_test (tests, figures_become_stands, 0, COUNT (figures));
  tcase_add_loop_test (tests, models_become_stands, 0, COUNT (models));
  tcase_add_loop_test (tests, what_cannot_be_is_refused, 0, COUNT (refused));
  tcase_add_loop_test (tests, idle_sayings_are_told, 0, COUNT (idle));
  tcase_add_loop_test (tests, every_lawful_troop_becomes_a_lawful_one, 0, MU_TROOP_FIGHTING_TYPES);
  tcase_add_test (tests, sayings_never_make_unlawful_troops);
  tcase_add_test (tests, losses_and_sayings_have_words);
  return run_case ("awfp-convert", tests);
}
