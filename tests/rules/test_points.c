#include <string.h>

#include "rules/troop/extra.h"
#include "rules/troop/troop.h"
#include "rules/wrg/troop/points.h"
#include "tests/rules/common.h"

static int
price (const char *notation)
{
  const MuTroop figure = troop (notation);
  int points = -99;
  ck_assert_int_eq (mu_wrg_points_figure (&figure, NULL, &points), MU_RULE_NONE);
  return points;
}

/* A price with Reg or Irr before it. */
static int
price_as (bool regular, const char *rest)
{
  char notation[64];
  strcpy (notation, regular ? "Reg " : "Irr ");
  strcat (notation, rest);
  return price (notation);
}

static int
chariot (bool regular, int horses, const char *breed)
{
  MuTroop model = troop ("Irr C HCh");
  const MuCrew crew = { .horses = (uint8_t) horses };
  model.regular = regular;
  if (strcmp (breed, "Arab") == 0)
    model.breed = MU_ARAB_HORSE;
  return mu_wrg_points_model (NULL, &model, &crew, NULL);
}

/* What the program gives for a row of the golden table; NOT_SOLD for "-". */
static int
row_price (const char *item, bool regular)
{
  static const struct {
    const char *item;
    const char *types; /* one or two notations, parted by '|' */
  } figures[] = {
    { "SHC figure", "C SHC Sh" },
    { "EHC figure", "C EHC Sh" },
    { "HC figure", "C HC Sh" },
    { "MC or LC figure", "C MC Sh|C LC Sh" },
    { "SHI figure", "C SHI Sh" },
    { "HI or LHI figure", "C HI Sh|C LHI Sh" },
    { "MI, LMI or LI figure", "C MI Sh|C LMI Sh|C LI Sh" },
    { "HCm figure", "C HCm Sh" },
    { "MCm figure", "C MCm Sh" },
  };
  static const struct {
    const char *item;
    MuExtra kind;
  } items[] = {
    { "light man-portable bolt-shooter, model and crew", MU_EXTRA_LIGHT_BOLT_SHOOTER },
    { "larger bolt-shooter or 10 mina stone-thrower, crew and oxen", MU_EXTRA_BOLT_SHOOTER },
    { "30 mina engine, crew and oxen", MU_EXTRA_THIRTY_MINA },
    { "1 talent engine, crew and oxen", MU_EXTRA_ONE_TALENT },
    { "3 talent engine, crew and oxen", MU_EXTRA_THREE_TALENT },
    { "late Byzantine hand flame-thrower with SHI operator", MU_EXTRA_FLAME_THROWER },
    { "Chinese rocket launcher and crew of two", MU_EXTRA_ROCKET_LAUNCHER },
    { "wagon model, animals and unarmed driver", MU_EXTRA_WAGON },
    { "pack horse or mule, or such animals mounting infantry", MU_EXTRA_PACK_HORSE },
    { "pack camel", MU_EXTRA_PACK_CAMEL },
    { "boat with unarmed rowers and steersman", MU_EXTRA_BOAT },
    { "10 paces of caltrops", MU_EXTRA_CALTROPS },
    { "10 paces of palisade, ditch or earth or turf rampart", MU_EXTRA_FIELD_WORK },
    { "10 paces of stone curtain wall or 5 paces of tower", MU_EXTRA_STONE_WALL },
    { "mantlet, scaling ladder or ram", MU_EXTRA_SMALL_SIEGE_GEAR },
    { "wheeled penthouse, or up to 50 paces of pontoon bridge", MU_EXTRA_PENTHOUSE },
    { "wheeled tower", MU_EXTRA_WHEELED_TOWER },
    { "wicker elephant disguise for a camel", MU_EXTRA_ELEPHANT_DISGUISE },
  };

  for (size_t i = 0; i < sizeof figures / sizeof figures[0]; i++)
    if (strcmp (item, figures[i].item) == 0) {
      char types[64], *next = types;
      strcpy (types, figures[i].types);
      const int first = price_as (regular, strsep (&next, "|"));
      while (next)
        ck_assert_int_eq (price_as (regular, strsep (&next, "|")), first);
      return first;
    }
  for (size_t i = 0; i < sizeof items / sizeof items[0]; i++)
    if (strcmp (item, items[i].item) == 0)
      return mu_wrg_points_item (items[i].kind, regular);

  const bool starts_crew = strncmp (item, "crew figure of an elephant", 26) == 0;
  if (starts_crew) {
    const int crew = price_as (regular, "C HCh JLS");
    ck_assert_int_eq (price_as (regular, "C LCh B"), crew);
    ck_assert_int_eq (mu_wrg_points_item (MU_EXTRA_SECOND_CAMEL_ARCHER, regular), crew);
    if (!regular)
      ck_assert_int_eq (price ("Irr C El P"), crew);
    return crew;
  }
  if (strcmp (item, "EHCm figure") == 0)
    return regular ? MU_WRG_NOT_SOLD : price ("Irr C EHCm Sh");
  if (strcmp (item, "each extra weapon class, mounted figure") == 0)
    return price_as (regular, "C MC JLS B Sh") - price_as (regular, "C MC JLS Sh");
  if (strcmp (item, "each extra weapon class, infantry figure") == 0)
    return price_as (regular, "C HI HTW JLS Sh") - price_as (regular, "C HI JLS Sh");
  if (strcmp (item, "no shield, cavalry or camelry") == 0) {
    ck_assert_int_eq (price_as (regular, "C HCm") - price_as (regular, "C HCm Sh"), -2);
    return price_as (regular, "C LC") - price_as (regular, "C LC Sh");
  }
  if (strcmp (item, "no shield, infantry") == 0)
    return price_as (regular, "C LI S") - price_as (regular, "C LI S Sh");
  if (strcmp (item, "Arab or Indian cavalry figure or chariot horse") == 0) {
    ck_assert_int_eq (chariot (regular, 4, "Arab") - chariot (regular, 4, ""), 4);
    ck_assert_int_eq (price_as (regular, "C HC Sh Indian") - price_as (regular, "C HC Sh"), 1);
    return price_as (regular, "C LC Sh Arab") - price_as (regular, "C LC Sh");
  }
  if (strcmp (item, "class A figure") == 0)
    return price_as (regular, "A HI") - price_as (regular, "C HI");
  if (strcmp (item, "class B figure") == 0)
    return price_as (regular, "B LCh") - price_as (regular, "C LCh");
  if (strcmp (item, "class D figure") == 0)
    return price_as (regular, "D LC") - price_as (regular, "C LC");
  if (strcmp (item, "elephant model with unarmed driver") == 0) {
    const MuTroop elephant = troop ("Irr C El");
    const MuCrew nobody = { 0 };
    return regular ? MU_WRG_NOT_SOLD : mu_wrg_points_model (NULL, &elephant, &nobody, NULL);
  }
  if (strcmp (item, "chariot model with unarmed driver and two horses") == 0)
    return chariot (regular, 2, "");
  if (strcmp (item, "each extra horse added to a chariot model") == 0) {
    ck_assert_int_eq (chariot (regular, 4, "") - chariot (regular, 3, ""),
                      chariot (regular, 3, "") - chariot (regular, 2, ""));
    return chariot (regular, 3, "") - chariot (regular, 2, "");
  }
  if (strcmp (item, "command points, unit") == 0)
    return mu_wrg_points_command (regular, false);
  if (strcmp (item, "command points, semi-independent sub-unit") == 0)
    return mu_wrg_points_command (regular, true);
  if (strcmp (item, "commander-in-chief figure") == 0)
    return mu_wrg_points_general (true);
  if (strcmp (item, "any other general figure") == 0)
    return mu_wrg_points_general (false);
  ck_abort_msg ("no such price: %s", item);
  return 0;
}

/* wrg.points.cavalry, wrg.points.infantry, wrg.points.camelry, wrg.points.crew,
 * wrg.points.extra-weapon, wrg.points.shield, wrg.points.arab-indian, wrg.points.class,
 * wrg.points.elephant, wrg.points.chariot, wrg.points.artillery, wrg.points.special-engines,
 * wrg.points.transport, wrg.points.command, wrg.points.generals, wrg.points.defences,
 * wrg.points.siege: every cell */
START_TEST (prices_are_the_books)
{
  Table table;
  read_table (&table, "wrg_points");
  ck_assert_int_eq (table.rows, 45);
  for (int row = 1; row < table.rows; row++)
    for (int cell = 1; cell <= 2; cell++) {
      const int expected = strcmp (table.cell[row][cell], "-") == 0
                               ? MU_WRG_NOT_SOLD
                               : cell_number (&table, row, cell);
      ck_assert_msg (row_price (table.cell[row][0], cell == 1) == expected, "%s",
                     table.cell[row][0]);
    }
}
END_TEST

static const struct {
  const char *notation;
  int points;
} figures[] = {
  { "Reg C HI HTW Sh", 6 },     { "Reg B SHI 2HCW", 10 },
  { "Irr B LC JLS B Sh", 8 },   { "Irr C LC JLS", 4 },
  { "Reg A SHC L B Arab", 21 }, { "Irr D MI LTS Sh", 2 },
  { "Irr D LI S", 1 },          { "Reg C HI", 5 },
  { "Reg C MI P JLS B Sh", 6 }, { "Irr A El P JLS", 8 },
  { "Irr C MCm B", 3 },         { "Reg D LCh JLS B", 7 },
  { "Irr C HI P Sh", 5 },       { "Irr A HC L JLS Sh Indian", 12 },
};

START_TEST (figures_cost_their_parts)
{
  MuTrace trace;
  int points;
  const MuTroop figure = troop (figures[_i].notation);
  ck_assert_int_eq (mu_wrg_points_figure (&figure, &trace, &points), MU_RULE_NONE);
  ck_assert_int_eq (points, figures[_i].points);
  ck_assert_int_eq (mu_trace_total (&trace), points);
}
END_TEST

START_TEST (the_trace_names_each_price)
{
  MuTrace trace;
  int points;
  const MuTroop figure = troop ("Irr A HC L JLS B Arab");
  mu_wrg_points_figure (&figure, &trace, &points);
  ck_assert_uint_eq (trace.count, 5);
  assert_line (&trace, 0, "wrg.points.cavalry", 8);
  assert_line (&trace, 1, "wrg.points.extra-weapon", 2);
  assert_line (&trace, 2, "wrg.points.shield", -2);
  assert_line (&trace, 3, "wrg.points.arab-indian", 1);
  assert_line (&trace, 4, "wrg.points.class", 2);
}
END_TEST

/* wrg.troops.weapons.sidearm: a figure with its sword alone costs no less */
START_TEST (the_first_weapon_is_free)
{
  ck_assert_int_eq (price ("Reg C HI Sh"), price ("Reg C HI LTS Sh"));
  ck_assert_int_eq (price ("Irr C LC"), price ("Irr C LC B"));
}
END_TEST

START_TEST (no_weapon_makes_a_figure_cheaper)
{
  uint64_t state = 9;
  int compared = 0;
  for (int n = 0; n < 20000; n++) {
    const MuTroop before = random_troop (&state);
    MuTroop after = before;
    int cheap, dear;
    after.weapons |= (uint16_t) MU_WEAPON_BIT (1 + next_below (&state, MU_WEAPON_ENGINE - 1));
    if (mu_wrg_points_figure (&before, NULL, &cheap) != MU_RULE_NONE
        || mu_wrg_points_figure (&after, NULL, &dear) != MU_RULE_NONE)
      continue;
    ck_assert_int_ge (dear, cheap);
    compared++;
  }
  ck_assert_int_gt (compared, 500);
}
END_TEST

START_TEST (a_shield_and_a_better_class_never_cost_less)
{
  uint64_t state = 10;
  for (int n = 0; n < 20000; n++) {
    MuTroop figure = random_troop (&state);
    int with, without, better;
    figure.shield = false;
    if (mu_wrg_points_figure (&figure, NULL, &without) != MU_RULE_NONE)
      continue;
    figure.shield = true;
    mu_wrg_points_figure (&figure, NULL, &with);
    ck_assert_int_ge (with, without);
    if (figure.class > MU_CLASS_A) {
      figure.class --;
      mu_wrg_points_figure (&figure, NULL, &better);
      ck_assert_int_eq (better, with + 1);
    }
  }
}
END_TEST

static const struct {
  const char *notation;
  const char *rule;
} refused[] = {
  { "Reg C LHI P", "wrg.troops.weapons.limits" },
  { "Reg C HC HTW", "wrg.troops.weapons.mounted-close" },
  { "Reg C El", "wrg.troops.elephant.irregular" },
  { "Reg C EHCm", "wrg.points.camelry" },
  { "Reg C Art", "wrg.points.artillery" },
};

START_TEST (what_the_rules_forbid_has_no_price)
{
  const MuTroop figure = troop (refused[_i].notation);
  MuTrace trace = { .count = 3 };
  int points = 77;
  const MuRule rule = mu_wrg_points_figure (&figure, &trace, &points);
  ck_assert_str_eq (mu_rule_id (rule), refused[_i].rule);
  ck_assert_int_eq (points, 77);
  ck_assert_uint_eq (trace.count, 0);
}
END_TEST

/* wrg.points.elephant, wrg.points.crew, wrg.points.class: 15 and three of 5 with 2 for class A */
START_TEST (an_elephant_and_its_crew)
{
  const MuTroop elephant = troop ("Irr A El P JLS B");
  const MuCrew crew = { 3, { MU_WEAPON_PIKE, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 0 };
  MuTrace trace;
  int points;
  ck_assert_int_eq (mu_wrg_points_crewed_model (NULL, &elephant, &crew, &trace, &points),
                    MU_RULE_NONE);
  ck_assert_int_eq (points, 15 + 3 * (5 + 2));
  ck_assert_uint_eq (trace.count, 3);
  assert_line (&trace, 0, "wrg.points.elephant", 15);
  assert_line (&trace, 1, "wrg.points.crew", 15);
  assert_line (&trace, 2, "wrg.points.class", 6);
}
END_TEST

/* wrg.points.chariot, wrg.points.arab-indian: 12 and two horses of 3, one more for each
 * of the four, two crew of 6 less 1 for class D */
START_TEST (a_chariot_with_its_horses_and_crew)
{
  const MuTroop model = troop ("Reg D HCh JLS B Indian");
  const MuCrew crew = { 2, { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW }, 4 };
  MuTrace trace;
  int points;
  ck_assert_int_eq (mu_wrg_points_crewed_model (NULL, &model, &crew, &trace, &points),
                    MU_RULE_NONE);
  ck_assert_int_eq (points, 12 + 2 * 3 + 4 + 2 * 6 - 2);
  ck_assert_int_eq (mu_trace_total (&trace), points);
  assert_line (&trace, 0, "wrg.points.chariot", 18);
  assert_line (&trace, 1, "wrg.points.arab-indian", 4);
}
END_TEST

START_TEST (a_model_needs_a_crew_that_fits)
{
  const MuCrew two = { 2, { 0 }, 2 }, none = { 0 };
  const MuTroop light = troop ("Irr C LCh B"), foot = troop ("Irr C HI");
  const MuTroop engine = troop ("Irr C Art"), wrong = troop ("Reg C El");
  const MuCrew gunners = { 3, { 0 }, 0 };
  int points = 5;
  ck_assert_str_eq (mu_rule_id (mu_wrg_points_crewed_model (NULL, &light, &two, NULL, &points)),
                    "wrg.troops.type.chariots");
  ck_assert_str_eq (mu_rule_id (mu_wrg_points_crewed_model (NULL, &foot, &none, NULL, &points)),
                    "wrg.points.crew");
  ck_assert_str_eq (
      mu_rule_id (mu_wrg_points_crewed_model (NULL, &engine, &gunners, NULL, &points)),
      "wrg.points.artillery");
  ck_assert_str_eq (mu_rule_id (mu_wrg_points_crewed_model (NULL, &wrong, &none, NULL, &points)),
                    "wrg.troops.elephant.irregular");
  ck_assert_int_eq (points, 5);
  ck_assert_int_eq (mu_wrg_points_model (NULL, &foot, &none, NULL), 0);
}
END_TEST

/* wrg.points.forced-march, wrg.points.forced-march.shi */
START_TEST (a_forced_march_costs_the_heavy_more)
{
  static const struct {
    MuTroopType type;
    int points;
  } march[] = {
    { MU_TROOP_LC, 1 },  { MU_TROOP_MC, 1 },   { MU_TROOP_HC, 1 },  { MU_TROOP_EHC, 1 },
    { MU_TROOP_MCM, 1 }, { MU_TROOP_HCM, 1 },  { MU_TROOP_LCH, 1 }, { MU_TROOP_LI, 1 },
    { MU_TROOP_LMI, 1 }, { MU_TROOP_LHI, 1 },  { MU_TROOP_SHC, 3 }, { MU_TROOP_EHCM, 3 },
    { MU_TROOP_HCH, 3 }, { MU_TROOP_EL, 3 },   { MU_TROOP_MI, 3 },  { MU_TROOP_HI, 5 },
    { MU_TROOP_SHI, 5 }, { MU_TROOP_ART, 20 },
  };
  ck_assert_uint_eq (sizeof march / sizeof march[0], MU_TROOP_FIGHTING_TYPES);
  for (int i = 0; i < MU_TROOP_FIGHTING_TYPES; i++)
    ck_assert_int_eq (mu_wrg_points_forced_march (NULL, march[i].type), march[i].points);
}
END_TEST

START_TEST (items_cite_their_rules)
{
  ck_assert_str_eq (mu_rule_id (mu_wrg_points_item_rule (MU_EXTRA_ONE_TALENT)),
                    "wrg.points.artillery");
  ck_assert_str_eq (mu_rule_id (mu_wrg_points_item_rule (MU_EXTRA_ROCKET_LAUNCHER)),
                    "wrg.points.special-engines");
  ck_assert_str_eq (mu_rule_id (mu_wrg_points_item_rule (MU_EXTRA_BOAT)), "wrg.points.transport");
  ck_assert_str_eq (mu_rule_id (mu_wrg_points_item_rule (MU_EXTRA_CALTROPS)),
                    "wrg.points.defences");
  ck_assert_str_eq (mu_rule_id (mu_wrg_points_item_rule (MU_EXTRA_PENTHOUSE)), "wrg.points.siege");
}
END_TEST

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

int
main (void)
{
  TCase *tests = tcase_create ("points");
  tcase_add_test (tests, prices_are_the_books);
  tcase_add_loop_test (tests, figures_cost_their_parts, 0, COUNT (figures));
  tcase_add_test (tests, the_trace_names_each_price);
  tcase_add_test (tests, the_first_weapon_is_free);
  tcase_add_test (tests, no_weapon_makes_a_figure_cheaper);
  tcase_add_test (tests, a_shield_and_a_better_class_never_cost_less);
  tcase_add_loop_test (tests, what_the_rules_forbid_has_no_price, 0, COUNT (refused));
  tcase_add_test (tests, an_elephant_and_its_crew);
  tcase_add_test (tests, a_chariot_with_its_horses_and_crew);
  tcase_add_test (tests, a_model_needs_a_crew_that_fits);
  tcase_add_test (tests, a_forced_march_costs_the_heavy_more);
  tcase_add_test (tests, items_cite_their_rules);
  return run_case ("points", tests);
}
