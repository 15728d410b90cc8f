/* The reference sheet of Fast Play, as printed. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "lists/xml/data.h"
#include "reports/awfp/reference_fast.h"
#include "reports/document/rule_words.h"
#include "tests/reports/pdf.h"

static const MuPaper papers[]
    = { MU_PAPER_A4, MU_PAPER_LETTER, MU_PAPER_A4_LARGE, MU_PAPER_LETTER_LARGE };

/* What the sheet says in words. */
static const char *const said_rules[] = {
  "awfp.sequence.order",
  "awfp.sequence.first-turn",
  "awfp.sequence.first-turn.simultaneous",
  "awfp.sequence.first-turn.no-charge",
  "awfp.sequence.free-turn",
  "awfp.sequence.orders-placed",
  "awfp.sequence.initiative",
  "awfp.sequence.charge.simultaneous",
  "awfp.sequence.charge.flank",
  "awfp.sequence.charge.responses",
  "awfp.sequence.charge.roll-after",
  "awfp.sequence.charge.pro-rata",
  "awfp.sequence.move.first-player",
  "awfp.sequence.missile.simultaneous",
  "awfp.sequence.missile.flank",
  "awfp.sequence.missile.chargers",
  "awfp.sequence.missile.targets",
  "awfp.sequence.missile.artillery",
  "awfp.combat.one-at-a-time",
  "awfp.combat.complete-each",
  "awfp.combat.multi-unit",
  "awfp.combat.three-lost-rounds",
  "awfp.orders.one-per-unit",
  "awfp.orders.no-command-range",
  "awfp.orders.needed-to-move",
  "awfp.orders.firing",
  "awfp.orders.dummy",
  "awfp.general.independent",
  "awfp.general.join.needs-orders",
  "awfp.general.leave",
  "awfp.general.killed",
  "awfp.general.in-combat",
  "awfp.priest.reroll",
  "awfp.priest.contact",
  "awfp.orders.pre-wheel",
  "awfp.orders.no-turns",
  "awfp.orders.drop-back",
  "awfp.orders.advance.half-move",
  "awfp.orders.advance.fire",
  "awfp.orders.advance.charged-halt",
  "awfp.orders.advance.pursue",
  "awfp.orders.charge.eligible",
  "awfp.orders.charge.infantry-v-mounted",
  "awfp.orders.charge.half-move",
  "awfp.orders.charge.two-targets",
  "awfp.orders.charge.pre-empt",
  "awfp.orders.charge.skirmish-foot",
  "awfp.orders.charge.no-fire",
  "awfp.orders.charge.pursue",
  "awfp.orders.countercharge",
  "awfp.orders.countercharge.facing",
  "awfp.orders.countercharge.mounted",
  "awfp.orders.countercharge.infantry",
  "awfp.orders.countercharge.skirmish-foot",
  "awfp.orders.countercharge.skirmish-cavalry",
  "awfp.orders.countercharge.artillery",
  "awfp.orders.countercharge.no-frenzy",
  "awfp.orders.frenzied.eligible-irregular",
  "awfp.orders.frenzied.eligible-general",
  "awfp.orders.frenzied.eligible-trained",
  "awfp.orders.frenzied.test",
  "awfp.orders.frenzied.fanatics-auto",
  "awfp.orders.frenzied.halt-order",
  "awfp.orders.frenzied.halt-cost-mounted",
  "awfp.orders.fanatic.must-charge",
  "awfp.orders.fanatic.mounted-exempt",
  "awfp.orders.fanatic.mounted-fanatics",
  "awfp.orders.fanatic.full-move",
  "awfp.orders.fanatic.cavalry-dense",
  "awfp.orders.fanatic.ends",
  "awfp.orders.deploy.trained-two",
  "awfp.orders.deploy.others-one",
  "awfp.orders.deploy.facing",
  "awfp.orders.deploy.formation",
  "awfp.orders.deploy.sidestep",
  "awfp.orders.deploy.fall-back",
  "awfp.orders.deploy.wheel",
  "awfp.orders.deploy.obstacles",
  "awfp.orders.deploy.step",
  "awfp.orders.deploy.in-combat",
  "awfp.orders.deploy.pursue",
  "awfp.orders.defend",
  "awfp.orders.defend.still",
  "awfp.orders.defend.no-pursuit",
  "awfp.orders.defend.not-in-combat",
  "awfp.orders.retreat.barred",
  "awfp.orders.retreat.turn",
  "awfp.orders.retreat.half-move",
  "awfp.orders.retreat.disorder",
  "awfp.orders.retreat.caught",
  "awfp.orders.skirmish.auto",
  "awfp.orders.skirmish.cavalry",
  "awfp.orders.skirmish.free",
  "awfp.orders.skirmish.extra-move",
  "awfp.orders.recover.one",
  "awfp.orders.recover.rout",
  "awfp.orders.recover.fragmented",
  "awfp.orders.recover.disordered",
  "awfp.orders.recover.missiles",
  "awfp.orders.recover.frenzied",
  "awfp.orders.recover.still",
  "awfp.orders.recover.not-in-combat",
  "awfp.orders.none.charged",
  "awfp.orders.none.pursue",
  "awfp.losses.stand-removal",
  "awfp.losses.markers",
  "awfp.losses.rear-rank",
  "awfp.def.cover",
  "awfp.def.flank",
  "awfp.def.visibility.blockers",
  "awfp.terrain.light",
  "awfp.terrain.dense",
  "awfp.terrain.non-delaying",
  "awfp.terrain.light-cover",
  "awfp.terrain.obstacle-effect",
  "awfp.terrain.road-effect",
  "awfp.terrain.river-crossing",
  "awfp.deploy.baseline",
  "awfp.deploy.baseline-large",
  "awfp.deploy.quick",
  "awfp.general.leadership.roll",
  "awfp.general.leadership.timing",
  "awfp.general.reroll",
  "awfp.general.army-orders",
  "awfp.priest.one",
  "awfp.army.divide-by-three",
  "awfp.army.below-two",
  "awfp.army.no-relics",
};

static MuFastPlay *
shipped (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = mu_data_path ("fastplay", "tables.xml");
  MuFastPlay *tables = mu_fast_play_open (path, &error);
  ck_assert_msg (tables != NULL, "%s", error ? error->message : "");
  return tables;
}

static char *
print (const MuFastPlay *tables, MuPaper paper, int *pages)
{
  g_autoptr (MuSheets) sheets = mu_reference_fast_sheets (tables, paper);
  return pdf_good_rows (sheets, pages);
}

static char *
print_shipped (MuPaper paper)
{
  int pages;
  g_autoptr (MuFastPlay) tables = shipped ();
  return print (tables, paper, &pages);
}

START_TEST (it_says_what_the_book_says)
{
  g_autofree char *text = print_shipped (papers[_i]);
  for (guint i = 0; i < G_N_ELEMENTS (said_rules); i++) {
    const MuRule rule = mu_rule_from_id (said_rules[i]);
    ck_assert_msg (rule != MU_RULE_NONE, "%s", said_rules[i]);
    pdf_must_say (text, mu_rule_words_section (rule));
    pdf_must_say (text, mu_rule_words_short (rule));
  }
}
END_TEST

START_TEST (it_takes_few_pages)
{
  static const int most[] = { 5, 6, 12, 12 };
  int pages;
  g_autoptr (MuFastPlay) tables = shipped ();
  g_autofree char *text = print (tables, papers[_i], &pages);
  pdf_must_say (text, " Page 1 of ");
  ck_assert_int_le (pages, most[_i]);
}
END_TEST

/* Rows as they must stand on the sheet:
 * awfp.general.leadership.ratings, awfp.general.leadership.charismatic-band,
 * awfp.general.leadership.charismatic-orders, awfp.general.leadership.stalwart-orders,
 * awfp.orders.count, awfp.general.orders-lost, awfp.general.indisposed.effect;
 * awfp.morale.elite.to-pass, awfp.morale.warband.after, awfp.morale.warband.fanatic-charge,
 * awfp.morale.test-die, awfp.morale.poor.to-pass;
 * awfp.figures.close, awfp.figures.loose-trained, awfp.figures.loose-mounted,
 * awfp.figures.skirmish, awfp.armor.cat-ac-close, awfp.units.infantry-size,
 * awfp.units.chariot-size, awfp.general.strength, awfp.units.general-size;
 * awfp.shields.default, awfp.shields.two-handed, awfp.shields.flank-rear,
 * awfp.shields.artillery-fire, awfp.shields.reach-first-round, awfp.shields.elephants;
 * awfp.weapons.default-sword, awfp.weapons.mounted, awfp.weapons.infantry, awfp.weapons.dual-use;
 * awfp.basing.10mm, awfp.basing.25mm, awfp.basing.depth.close-foot, awfp.basing.depth.models,
 * awfp.scale.stand-width, awfp.scale.turn, awfp.scale.men-per-stand, awfp.scale.paired-distances;
 * awfp.move.table, awfp.move.variable-table, awfp.terrain.delay-table, awfp.missile.table,
 * awfp.missile.cover-effect, awfp.orders.advance.fire-penalty, awfp.combat.table,
 * awfp.combat.results, awfp.combat.flank-penalty, awfp.orders.frenzied.bonus,
 * awfp.orders.defend.bonus-values, awfp.morale.modifiers, awfp.morale.results-table. */
static const char *const rows[] = {
  " charismatic 12 6 8 ",
  " exceptional 9–11 5 7 ",
  " brave 6–8 4 6 ",
  " stalwart 2–5 3 5 ",
  " general lost or indisposed – – 2 ",
  " Elite 2+ 90 % – 2+ 90 % – ",
  " Fanatic 3+ 80 % yes 3+ 80 % yes ",
  " Veteran 3+ 80 % – 3+ 80 % – ",
  " Warband 3+ 80 % yes 4+ 70 % – ",
  " Warrior 4+ 70 % – 4+ 70 % – ",
  " Poor 5+ 60 % – 5+ 60 % – ",
  " CAT cataphracts close 4 2–4 ",
  " CAT cataphracts loose 3 2–4 ",
  " HC heavy cavalry loose 3 2–4 ",
  " MCh medium chariots loose 3 1–2 ",
  " EL elephants close 4 1–2 ",
  " HI heavy infantry close 4 2–6 ",
  " HI heavy infantry loose 3, trained 4 2–6 ",
  " SI skirmishers skirmish 2 2–6 ",
  " Arty artillery close 4 1–2 ",
  " a general's stand is that of his troops – – 1 ",
  " shields shielded long weapons in the first round shielded ",
  " a weapon that takes both hands unshielded elephants count as shielded shielded ",
  " from the right or the rear unshielded ",
  " shot at by artillery unshielded ",
  " lance yes – – yes – yes ",
  " javelin yes yes yes yes – – ",
  " bow yes yes yes – yes – ",
  " pike – yes – yes yes yes ",
  " CAT cataphracts 14 ",
  " Elite +4 ",
  " Poor −1 ",
  " CAT close 6\" (9\") a d6 half, disordered a quarter, disordered ",
  " AC loose 8\" (12\") a d6 half, disordered a quarter, disordered ",
  " SC skirmish 10\" (15\") a d6 full half, disordered ",
  " MCh loose 8\" (12\") a d6 half, disordered barred ",
  " EL close 5\" (7\") a d6 full half ",
  " HI close 4\" (6\") half a d6 half, disordered half, disordered ",
  " SI skirmish 6\" (9\") a d6 full full ",
  " Arty close 2\" (3\") – half, disordered barred ",
  " javelin 2\" (3\") – 1 1 2 ",
  " bow 4\" (6\") 8\" (12\") 3 2 2 ",
  " mounted bow 3\" (4\") 6\" (9\") 1 1 1 ",
  " artillery 6\" (9\") 14\" (21\") 1 1 1 ",
  " at who charges +2 ",
  " at a target in cover −2 ",
  " 9 or more hits, and a 10 always does. ",
  " lance +3 +1 1 1 ",
  " axe +3 +2 1½ 1½ ",
  " pike +4 +2 2 2 ",
  " spear +2 +1 1½ 1 ",
  " scythes on heavy chariots +5 0 1 1 ",
  " mounted in front of ordered pikes or long spears −3 ",
  " with a Defend order +1 ",
  " heavily armoured, other chariots, elephants 2 ",
  " beaten by so much: disordered as well 3 ",
  " pikes or long spears facing mounted +2 ",
  " each figure lost in this phase, up to three −1 ",
  " short by so much or more: routs 4 ",
  " width of a stand 20 40 60 ",
  " depth: close foot 10 15 20 ",
  " depth: elephants, chariots, artillery 40 40 80 ",
  " A stand's width is 40 paces, its figures are 100 to 200 men or animals; a turn is 5 to 10 ",
};

START_TEST (its_numbers_are_the_core_s)
{
  g_autofree char *text = print_shipped (MU_PAPER_A4);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    pdf_must_say (text, rows[i]);
}
END_TEST

/* awfp.general.leadership.bands, awfp.army.points: lost from the book. */
START_TEST (it_says_where_lost_tables_are_from)
{
  int pages;
  g_autoptr (MuFastPlay) tables = shipped ();
  g_autofree char *text = print (tables, papers[_i], &pages);
  pdf_must_say (text, " by Muster's reconstruction: the table of the book is lost ");
  pdf_must_say (text, " 200 points as a rule; by Muster's reconstruction");
  g_free (tables->name);
  tables->name = g_strdup ("Our evenings");
  tables->reconstruction = FALSE;
  tables->leadership.least[MU_AWFP_BRAVE] = 7;
  tables->prices.body[MU_AWFP_EL] = 27;
  tables->prices.army = 210;
  g_autofree char *own = print (tables, papers[_i], &pages);
  ck_assert_ptr_null (strstr (own, "reconstruction"));
  pdf_must_say (own, " by a table of the club's own: Our evenings ");
  pdf_must_say (own, " exceptional 9–11 5 7 brave 7–8 4 6 stalwart 2–6 3 5 ");
  pdf_must_say (own, " EL elephants 27 ");
  pdf_must_say (own, " 210 points as a rule");
}
END_TEST

/* A club's file may leave the play out, and the sheet says nothing of it then. */
START_TEST (without_play_the_rest_stands)
{
  int pages;
  g_autoptr (MuFastPlay) tables = shipped ();
  g_clear_pointer (&tables->play, g_free);
  g_autofree char *text = print (tables, papers[_i], &pages);
  ck_assert_ptr_null (strstr (text, "Missiles: "));
  ck_assert_ptr_null (strstr (text, "Close combat: "));
  ck_assert_ptr_null (strstr (text, "Dense terrain"));
  ck_assert_ptr_null (strstr (text, "Morale: factors"));
  pdf_must_say (text, " stalwart 2–5 3 5 ");
  pdf_must_say (text, " Warband 3+ 80 % yes 4+ 70 % – ");
}
END_TEST

START_TEST (without_tables_the_rest_stands)
{
  int pages;
  g_autofree char *text = print (NULL, papers[_i], &pages);
  ck_assert_ptr_null (strstr (text, "charismatic 12"));
  ck_assert_ptr_null (strstr (text, "Points"));
  pdf_must_say (text, " Warband 3+ 80 % yes 4+ 70 % – ");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("reference fast");
  tcase_set_timeout (tests, 120);
  tcase_add_loop_test (tests, it_says_what_the_book_says, 0, G_N_ELEMENTS (papers));
  tcase_add_loop_test (tests, it_takes_few_pages, 0, G_N_ELEMENTS (papers));
  tcase_add_test (tests, its_numbers_are_the_core_s);
  tcase_add_loop_test (tests, it_says_where_lost_tables_are_from, 0, G_N_ELEMENTS (papers));
  tcase_add_loop_test (tests, without_play_the_rest_stands, 0, G_N_ELEMENTS (papers));
  tcase_add_loop_test (tests, without_tables_the_rest_stands, 0, G_N_ELEMENTS (papers));
  Suite *suite = suite_create ("reference fast");
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
