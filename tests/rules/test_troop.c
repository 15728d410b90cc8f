#include <string.h>

#include "rules/troop/troop.h"
#include "rules/wrg/fight/shooting.h"
#include "rules/wrg/troop/troop.h"
#include "tests/rules/common.h"

/* wrg.troops.regular */
START_TEST (a_notation_is_read)
{
  const MuTroop read = troop ("Irr B LC JLS B Sh Arab");
  ck_assert (!read.regular);
  ck_assert_int_eq (read.class, MU_CLASS_B);
  ck_assert_int_eq (read.type, MU_TROOP_LC);
  ck_assert (read.shield);
  ck_assert_int_eq (read.breed, MU_ARAB_HORSE);
  ck_assert_uint_eq (read.weapons,
                     MU_WEAPON_BIT (MU_WEAPON_LIGHT_SPEAR) | MU_WEAPON_BIT (MU_WEAPON_BOW));
  const MuTroop bare = troop ("Reg D Art");
  ck_assert (bare.regular);
  ck_assert_int_eq (bare.type, MU_TROOP_ART);
  ck_assert (!bare.shield);
  ck_assert_uint_eq (bare.weapons, 0);
}
END_TEST

static const char *const same[][2] = {
  { "  reg\tA  ehcM  l\n", "Reg A EHCm L" },
  { "IRR c HI sh 2hcw", "Irr C HI 2HCW Sh" },
  { "Reg C LC Indian Sh B JLS", "Reg C LC JLS B Sh Indian" },
  { "Irr C LI SS S", "Irr C LI S SS" },
  { "irr a el", "Irr A El" },
};

START_TEST (case_blanks_and_order_do_not_matter)
{
  char text[64];
  const MuTroop read = troop (same[_i][0]);
  ck_assert_str_eq (mu_troop_format (&read, text, sizeof text), same[_i][1]);
}
END_TEST

/* wrg.troops.class.a, wrg.troops.class.b, wrg.troops.class.c, wrg.troops.class.d */
START_TEST (classes_have_their_letters)
{
  static const char *const letter[] = { "A", "B", "C", "D" };
  for (int class = MU_CLASS_A; class <= MU_CLASS_D; class ++) {
    char text[] = "Reg x HI";
    text[4] = *letter[class];
    ck_assert_int_eq (troop (text).class, class);
    ck_assert_str_eq (mu_troop_class_name ((MuTroopClass) class), letter[class]);
  }
}
END_TEST

static const struct {
  const char *notation;
  MuTroopFault error;
  size_t at;
} bad[] = {
  { "", MU_TROOP_PARSE_EMPTY, 0 },
  { "   \t", MU_TROOP_PARSE_EMPTY, 4 },
  { "Regular A HI", MU_TROOP_PARSE_TRAINING, 0 },
  { "A HI", MU_TROOP_PARSE_TRAINING, 0 },
  { "Re", MU_TROOP_PARSE_TRAINING, 0 },
  { "Reg", MU_TROOP_PARSE_CLASS, 3 },
  { "Reg E HI", MU_TROOP_PARSE_CLASS, 4 },
  { "Reg AB HI", MU_TROOP_PARSE_CLASS, 4 },
  { "Irr A", MU_TROOP_PARSE_TYPE, 5 },
  { "Irr A Foot", MU_TROOP_PARSE_TYPE, 6 },
  { "Irr A H", MU_TROOP_PARSE_TYPE, 6 },
  { "Irr A HII", MU_TROOP_PARSE_TYPE, 6 },
  { "Irr A HI Pike", MU_TROOP_PARSE_WORD, 9 },
  { "Irr A HI JLS,B", MU_TROOP_PARSE_WORD, 9 },
  { "Irr A HI P \xc3\xa9", MU_TROOP_PARSE_WORD, 11 },
  { "Irr A HI P JLS p", MU_TROOP_PARSE_TWICE, 15 },
  { "Irr A HI Sh SH", MU_TROOP_PARSE_TWICE, 12 },
  { "Irr A HC Arab Arab", MU_TROOP_PARSE_TWICE, 14 },
  { "Irr A HC Arab Indian", MU_TROOP_PARSE_TWICE, 14 },
  { "Irr A HI Irr", MU_TROOP_PARSE_WORD, 9 },
};

START_TEST (a_bad_word_is_pointed_at)
{
  MuTroop read, before;
  size_t at = 99;
  memset (&read, 0x5a, sizeof read);
  before = read;
  ck_assert_int_eq (mu_troop_parse (bad[_i].notation, &read, &at), bad[_i].error);
  ck_assert_uint_eq (at, bad[_i].at);
  ck_assert_mem_eq (&read, &before, sizeof read);
  ck_assert_int_eq (mu_troop_parse (bad[_i].notation, &read, NULL), bad[_i].error);
}
END_TEST

static void
assert_same_troop (const MuTroop *a, const MuTroop *b)
{
  ck_assert_int_eq (a->regular, b->regular);
  ck_assert_int_eq (a->class, b->class);
  ck_assert_int_eq (a->type, b->type);
  ck_assert_int_eq (a->shield, b->shield);
  ck_assert_int_eq (a->breed, b->breed);
  ck_assert_uint_eq (a->weapons, b->weapons);
}

START_TEST (what_is_written_reads_the_same)
{
  uint64_t state = 1;
  for (int n = 0; n < 20000; n++) {
    const MuTroop written = random_troop (&state);
    MuTroop read;
    char text[64], again[64];
    mu_troop_format (&written, text, sizeof text);
    ck_assert_uint_lt (strlen (text), sizeof text - 1);
    ck_assert_int_eq (mu_troop_parse (text, &read, NULL), MU_TROOP_PARSE_OK);
    assert_same_troop (&read, &written);
    ck_assert_str_eq (mu_troop_format (&read, again, sizeof again), text);
  }
}
END_TEST

START_TEST (a_short_buffer_cuts_the_text)
{
  const MuTroop written = troop ("Irr B LC JLS B Sh");
  char text[64] = "untouched";
  mu_troop_format (&written, text, 0);
  ck_assert_str_eq (text, "untouched");
  for (size_t size = 1; size <= 18; size++) {
    memset (text, 'x', sizeof text);
    mu_troop_format (&written, text, size);
    ck_assert_uint_eq (strlen (text), size - 1);
    ck_assert_int_eq (strncmp (text, "Irr B LC JLS B Sh", size - 1), 0);
    ck_assert_int_eq (text[size], 'x');
  }
}
END_TEST

static const struct {
  const char *notation;
  const char *rule;
} forbidden[] = {
  { "Reg C HI", "" },
  { "Reg C HI P", "" },
  { "Reg C SHI P", "" },
  { "Reg C MI P B", "" },
  { "Irr C LI S", "" },
  { "Irr C LMI SS JLS", "" },
  { "Reg C LHI LTS", "" },
  { "Irr A HI 2HCW HTW", "" },
  { "Reg B EHC L B", "" },
  { "Irr C MCm JLS CB", "" },
  { "Irr C El P JLS B", "" },
  { "Irr C HCh LTS B", "" },
  { "Irr C EHCm L", "" },
  { "Irr C LCh B Indian", "" },
  { "Irr C LC JLS Arab", "" },
  { "Reg C Art", "" },
  /* wrg.troops.weapons.limits */
  { "Reg C LHI P", "wrg.troops.weapons.limits" },
  { "Reg C LMI P", "wrg.troops.weapons.limits" },
  { "Reg C LI P", "wrg.troops.weapons.limits" },
  { "Reg C HI S", "wrg.troops.weapons.limits" },
  { "Reg C SHI S", "wrg.troops.weapons.limits" },
  { "Reg C MI S", "wrg.troops.weapons.limits" },
  /* wrg.troops.weapons.distant */
  { "Irr C LC S", "wrg.troops.weapons.distant" },
  { "Irr C MCm SS", "wrg.troops.weapons.distant" },
  { "Irr C El S", "wrg.troops.weapons.distant" },
  { "Irr C LCh SS", "wrg.troops.weapons.distant" },
  { "Reg C Art B", "wrg.troops.weapons.distant" },
  /* wrg.troops.weapons.mounted-close */
  { "Reg C HC P", "wrg.troops.weapons.mounted-close" },
  { "Reg C HC LTS", "wrg.troops.weapons.mounted-close" },
  { "Reg C SHC HTW", "wrg.troops.weapons.mounted-close" },
  { "Irr C MC 2HCW", "wrg.troops.weapons.mounted-close" },
  { "Irr C HCm P", "wrg.troops.weapons.mounted-close" },
  { "Irr C El HTW", "wrg.troops.weapons.mounted-close" },
  { "Irr C HCh 2HCW", "wrg.troops.weapons.mounted-close" },
  { "Irr C HCh L LTS", "wrg.troops.weapons.mounted-close" },
  /* wrg.troops.weapons.close */
  { "Reg C HI L", "wrg.troops.weapons.close" },
  { "Reg C LI L JLS", "wrg.troops.weapons.close" },
  { "Reg C Art P", "wrg.troops.weapons.close" },
  /* wrg.troops.elephant.irregular, wrg.points.camelry, wrg.points.arab-indian */
  { "Reg C El P", "wrg.troops.elephant.irregular" },
  { "Reg C EHCm L", "wrg.points.camelry" },
  { "Reg C HI Arab", "wrg.points.arab-indian" },
  { "Irr C HCm Indian", "wrg.points.arab-indian" },
  { "Irr C El Indian", "wrg.points.arab-indian" },
  { "Irr C Art Arab", "wrg.points.arab-indian" },
};

START_TEST (the_rules_forbid)
{
  const MuTroop read = troop (forbidden[_i].notation);
  ck_assert_str_eq (mu_rule_id (mu_wrg_troop_forbidden (&read)), forbidden[_i].rule);
}
END_TEST

START_TEST (engines_are_not_carried)
{
  MuTroop art = troop ("Reg C Art");
  ck_assert (mu_troop_has (&art, MU_WEAPON_ENGINE));
  art.weapons = MU_WEAPON_BIT (MU_WEAPON_ENGINE);
  ck_assert_str_eq (mu_rule_id (mu_wrg_troop_forbidden (&art)), "wrg.troops.weapons.distant");
  MuTroop foot = troop ("Reg C HI");
  ck_assert (!mu_troop_has (&foot, MU_WEAPON_ENGINE));
}
END_TEST

/* wrg.troops.weapons.sidearm: always carried, on foot and mounted */
START_TEST (everybody_has_a_side_arm)
{
  uint64_t state = 3;
  for (int n = 0; n < 2000; n++) {
    const MuTroop any = random_troop (&state);
    ck_assert (mu_troop_has (&any, MU_WEAPON_SIDEARM));
    for (int w = MU_WEAPON_LANCE; w < MU_WEAPON_ENGINE; w++)
      ck_assert_int_eq (mu_troop_has (&any, (MuWeapon) w), any.weapons >> w & 1);
  }
}
END_TEST

static const struct {
  const char *notation;
  MuCrew crew;
  const char *rule;
} crews[] = {
  { "Reg C HI", { 0 }, "" },
  { "Reg C HI", { .count = 1 }, "wrg.points.crew" },
  { "Reg C HC", { .horses = 2 }, "wrg.points.crew" },
  /* wrg.troops.elephant.crew */
  { "Irr C El",
    { .count = 3, .weapon = { MU_WEAPON_PIKE, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW } },
    "" },
  { "Irr C El", { .count = 0 }, "" },
  { "Irr C El", { .count = 16 }, "" },
  { "Irr C El", { .count = 17 }, "wrg.troops.elephant.crew" },
  { "Irr C El", { .horses = 2 }, "wrg.troops.elephant.crew" },
  { "Irr C El", { .count = 1, .weapon = { MU_WEAPON_SLING } }, "wrg.troops.weapons.mounted-close" },
  { "Irr C El", { .count = 1, .weapon = { 200 } }, "wrg.troops.weapons.mounted-close" },
  /* wrg.troops.type.chariots */
  { "Irr C HCh", { .count = 2, .horses = 4 }, "" },
  { "Irr C HCh", { .count = 1, .horses = 4 }, "wrg.troops.type.chariots" },
  { "Irr C HCh", { .count = 2, .horses = 1 }, "wrg.troops.type.chariots" },
  { "Irr C HCh", { .count = 2, .horses = 5 }, "wrg.troops.type.chariots" },
  { "Irr C LCh", { .count = 1, .horses = 2 }, "" },
  { "Irr C LCh", { .count = 0, .horses = 2 }, "" },
  { "Irr C LCh", { .count = 2, .horses = 2 }, "wrg.troops.type.chariots" },
  /* wrg.troops.artillery.crew */
  { "Reg C Art", { .count = 2, .weapon = { MU_WEAPON_ENGINE, MU_WEAPON_SIDEARM } }, "" },
  { "Reg C Art", { .count = 6 }, "" },
  { "Reg C Art", { .count = 1 }, "wrg.troops.artillery.crew" },
  { "Reg C Art", { .count = 7 }, "wrg.troops.artillery.crew" },
};

START_TEST (crews_fit_their_models)
{
  const MuTroop read = troop (crews[_i].notation);
  ck_assert_str_eq (mu_rule_id (mu_wrg_crew_forbidden (&read, &crews[_i].crew)), crews[_i].rule);
}
END_TEST

typedef struct {
  const char *name;
  const char *group; /* i c m h e a; s before it: super heavy */
  MuWrgDensity density;
  int frontage, depth;
} Type;

/* wrg.troops.type.cavalry, wrg.troops.type.infantry, wrg.troops.type.camelry,
 * wrg.troops.type.chariots, wrg.troops.density, wrg.base.frontage.figures,
 * wrg.base.frontage.models, wrg.base.depth: millimetres x 0.4, an inch of 25 mm being ten paces
 * (wrg.scale.ground) */
static const Type types[MU_TROOP_TYPES] = {
  { "SHC", "sc", MU_WRG_CLOSE, 15, 40 },   { "EHC", "c", MU_WRG_LOOSE, 20, 40 },
  { "HC", "c", MU_WRG_LOOSE, 20, 40 },     { "MC", "c", MU_WRG_LOOSE, 20, 40 },
  { "LC", "c", MU_WRG_DISPERSED, 30, 40 }, { "SHI", "si", MU_WRG_CLOSE, 15, 20 },
  { "HI", "i", MU_WRG_CLOSE, 15, 20 },     { "LHI", "i", MU_WRG_LOOSE, 20, 30 },
  { "MI", "i", MU_WRG_CLOSE, 15, 20 },     { "LMI", "i", MU_WRG_LOOSE, 20, 30 },
  { "LI", "i", MU_WRG_DISPERSED, 30, 30 }, { "EHCm", "m", MU_WRG_LOOSE, 20, 40 },
  { "HCm", "m", MU_WRG_LOOSE, 20, 40 },    { "MCm", "m", MU_WRG_LOOSE, 20, 40 },
  { "HCh", "h", MU_WRG_MODELS, 40, 60 },   { "LCh", "h", MU_WRG_MODELS, 40, 60 },
  { "El", "e", MU_WRG_MODELS, 40, 60 },    { "Art", "a", MU_WRG_MODELS, 40, 40 },
  { "Wagon", "w", MU_WRG_MODELS, 40, 60 }, { "Pack", "p", MU_WRG_LOOSE, 20, 40 },
  { "PackCm", "p", MU_WRG_LOOSE, 20, 40 },
};

START_TEST (types_are_what_the_book_says)
{
  const Type *type = &types[_i];
  const MuTroopType t = (MuTroopType) _i;
  ck_assert_str_eq (mu_troop_type_name (t), type->name);
  ck_assert_int_eq (mu_wrg_type_density (t), type->density);
  ck_assert_int_eq (mu_wrg_type_frontage (t, 0) * 5, type->frontage * 2);
  ck_assert_int_eq (mu_wrg_type_depth (t) * 5, type->depth * 2);
  ck_assert_int_eq (mu_type_is_super_heavy (t), type->group[0] == 's');
  ck_assert_int_eq (mu_type_is_infantry (t), strchr (type->group, 'i') != NULL);
  ck_assert_int_eq (mu_type_is_cavalry (t), strchr (type->group, 'c') != NULL);
  ck_assert_int_eq (mu_type_is_camelry (t), strchr (type->group, 'm') != NULL);
  ck_assert_int_eq (mu_type_is_chariot (t), strchr (type->group, 'h') != NULL);
  ck_assert_int_eq (mu_type_is_model (t), strpbrk (type->group, "heaw") != NULL);
  ck_assert_int_eq (mu_type_is_mounted (t), strpbrk (type->group, "cmhe") != NULL);
  ck_assert_int_eq (mu_type_is_transport (t), strpbrk (type->group, "wp") != NULL);
  ck_assert_int_eq (mu_wrg_type_may_attack (t), strpbrk (type->group, "awp") == NULL);
}
END_TEST

/* wrg.base.frontage.models: 10 mm, 4 paces, for each horse beyond two */
START_TEST (more_horses_are_wider)
{
  ck_assert_int_eq (mu_wrg_type_frontage (MU_TROOP_LCH, 2), 16);
  ck_assert_int_eq (mu_wrg_type_frontage (MU_TROOP_HCH, 3), 20);
  ck_assert_int_eq (mu_wrg_type_frontage (MU_TROOP_HCH, 4), 24);
  ck_assert_int_eq (mu_wrg_type_frontage (MU_TROOP_EL, 4), 16);
}
END_TEST

/* The golden table's rows, each against the types or movers that it names. */
typedef struct {
  const char *troops;
  const char *types; /* parted by blanks; "" for a mover */
  int mover;
} MoveRow;
static const MoveRow move_rows[] = {
  { "SHC", "SHC", -1 },
  { "EHC, HC, MC", "EHC HC MC", -1 },
  { "LC", "LC", -1 },
  { "SHI", "SHI", -1 },
  { "HI, MI", "HI MI", -1 },
  { "LHI, LMI, LI", "LHI LMI LI", -1 },
  { "HCh", "HCh", -1 },
  { "LCh", "LCh", -1 },
  { "elephants other than Burmese", "El", -1 },
  { "Burmese and dummy elephants", "", MU_WRG_MOVER_BURMESE },
  { "EHCm", "EHCm", -1 },
  { "HCm, MCm", "HCm MCm", -1 },
  { "man-handled light bolt-shooter", "", MU_WRG_MOVER_BOLT_SHOOTER_BY_HAND },
  { "light bolt-shooter on mule cart", "", MU_WRG_MOVER_BOLT_SHOOTER_ON_CART },
  { "ox-drawn engines, towers, penthouses", "Art", MU_WRG_MOVER_OX_DRAWN },
  { "ox or horse drawn wagons", "Wagon", MU_WRG_MOVER_WAGON },
  { "pack animals and mounted infantry", "Pack PackCm", MU_WRG_MOVER_PACK_ANIMALS },
  { "boat up or directly across stream or tide", "", MU_WRG_MOVER_BOAT },
  { "boat angled down stream or tide", "", MU_WRG_MOVER_BOAT_ANGLED },
};

/* Whether a word stands in a list parted by blanks. */
static bool
has_word (const char *list, const char *word)
{
  const size_t length = strlen (word);
  for (const char *at = list; (at = strstr (at, word)); at++)
    if ((at == list || at[-1] == ' ') && (at[length] == ' ' || !at[length]))
      return true;
  return false;
}

static int
charge_cell (const Table *table, int row)
{
  return strcmp (table->cell[row][2], "-") == 0 ? 0 : cell_number (table, row, 2);
}

static int
check_types_of_row (const Table *table, int row, const char *names)
{
  int checked = 0;
  for (int t = 0; t < MU_TROOP_TYPES; t++) {
    if (!has_word (names, types[t].name))
      continue;
    ck_assert_int_eq (mu_wrg_type_normal_move ((MuTroopType) t), cell_number (table, row, 1));
    ck_assert_int_eq (mu_wrg_type_charge_move ((MuTroopType) t), charge_cell (table, row));
    checked++;
  }
  return checked;
}

/* wrg.move.distance.table, wrg.move.distance.chariots, wrg.move.distance.slow,
 * wrg.move.distance.dummy, wrg.move.distance.boats: every cell */
START_TEST (moves_are_the_books)
{
  Table table;
  int checked = 0;
  read_table (&table, "wrg_moves");
  ck_assert_int_eq (table.rows - 1, (int) (sizeof move_rows / sizeof move_rows[0]));
  for (int row = 1; row < table.rows; row++) {
    const MoveRow *expected = &move_rows[row - 1];
    ck_assert_str_eq (table.cell[row][0], expected->troops);
    checked += check_types_of_row (&table, row, expected->types);
    if (expected->mover >= 0) {
      const MuWrgMover mover = (MuWrgMover) expected->mover;
      ck_assert_int_eq (mu_wrg_mover_normal_move (mover), cell_number (&table, row, 1));
      ck_assert_int_eq (mu_wrg_mover_charge_move (mover), charge_cell (&table, row));
    }
  }
  ck_assert_int_eq (checked, MU_TROOP_TYPES);
}
END_TEST

/* wrg.shields.two-handed */
START_TEST (some_weapons_take_both_hands)
{
  static const bool both[MU_WEAPONS] = { [MU_WEAPON_PIKE] = true,
                                         [MU_WEAPON_TWO_HANDED] = true,
                                         [MU_WEAPON_BOW] = true,
                                         [MU_WEAPON_CROSSBOW] = true,
                                         [MU_WEAPON_STAFF_SLING] = true };
  for (int w = 0; w < MU_WEAPONS; w++)
    ck_assert_int_eq (mu_wrg_weapon_needs_both_hands ((MuWeapon) w), both[w]);
}
END_TEST

/* wrg.orders.skirmish: the type and a distant weapon */
START_TEST (who_may_skirmish)
{
  static const char open[] = "EHC HC MC LC LHI LMI LI LCh";
  for (int t = 0; t < MU_TROOP_TYPES; t++) {
    const bool type_may = has_word (open, types[t].name);
    for (int w = MU_WEAPON_SIDEARM; w < MU_WEAPON_ENGINE; w++) {
      const MuTroop one
          = { .type = (uint8_t) t, .weapons = (uint16_t) (w ? MU_WEAPON_BIT (w) : 0) };
      ck_assert_int_eq (mu_wrg_troop_may_skirmish (&one),
                        type_may && mu_wrg_weapon_shoots ((MuWeapon) w));
    }
  }
}
END_TEST

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

int
main (void)
{
  TCase *tests = tcase_create ("troop");
  tcase_add_test (tests, a_notation_is_read);
  tcase_add_loop_test (tests, case_blanks_and_order_do_not_matter, 0, COUNT (same));
  tcase_add_test (tests, classes_have_their_letters);
  tcase_add_loop_test (tests, a_bad_word_is_pointed_at, 0, COUNT (bad));
  tcase_add_test (tests, what_is_written_reads_the_same);
  tcase_add_test (tests, a_short_buffer_cuts_the_text);
  tcase_add_loop_test (tests, the_rules_forbid, 0, COUNT (forbidden));
  tcase_add_test (tests, engines_are_not_carried);
  tcase_add_test (tests, everybody_has_a_side_arm);
  tcase_add_loop_test (tests, crews_fit_their_models, 0, COUNT (crews));
  tcase_add_loop_test (tests, types_are_what_the_book_says, 0, MU_TROOP_TYPES);
  tcase_add_test (tests, more_horses_are_wider);
  tcase_add_test (tests, moves_are_the_books);
  tcase_add_test (tests, some_weapons_take_both_hands);
  tcase_add_test (tests, who_may_skirmish);
  return run_case ("troop", tests);
}
