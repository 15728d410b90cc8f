/* The reference sheet of Ancient Battles Deluxe, as printed. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/abd/reference_deluxe.h"
#include "reports/document/rule_words.h"
#include "tests/reports/pdf.h"

static const MuPaper papers[]
    = { MU_PAPER_A4, MU_PAPER_LETTER, MU_PAPER_A4_LARGE, MU_PAPER_LETTER_LARGE };

/* What the sheet says in words: all of its rules. */
static const char *const said_rules[] = {
  "abd.3.0.step-order",
  "abd.3.3.cp-income",
  "abd.3.0.cp-lost",
  "abd.3.5.place-alternate",
  "abd.3.5.place-where",
  "abd.3.6.first-action",
  "abd.4.0.panic-rating",
  "abd.4.0.trigger-rating",
  "abd.4.0.once",
  "abd.4.1.flip",
  "abd.4.2.panic-action",
  "abd.5.0.roll",
  "abd.5.0.tie",
  "abd.5.1.bidding",
  "abd.5.1.counter-bid",
  "abd.6.0.cost",
  "abd.6.1.eligible",
  "abd.6.2.formation",
  "abd.6.2.move-facing",
  "abd.6.2.3.same-action",
  "abd.6.3.leader-marker",
  "abd.7.0.single-unit-auto",
  "abd.7.0.formation-roll",
  "abd.7.1.rally-roll",
  "abd.7.2.modifiers",
  "abd.7.3.natural",
  "abd.8.3.forward-only",
  "abd.8.4.facing",
  "abd.8.4.rotate-cost",
  "abd.8.0.one-hex-exception",
  "abd.8.3.2.friendly-pass-through",
  "abd.8.3.2.light-exempt",
  "abd.8.5.stacking",
  "abd.8.6.exit-cost",
  "abd.8.7.reinforcements",
  "abd.8.7.2.reinforcement-bonus",
  "abd.8.8.zoc-extent",
  "abd.8.8.1.zoc-stop",
  "abd.8.8.2.no-infiltration",
  "abd.8.8.3.disengage",
  "abd.8.8.4.river",
  "abd.8.9.rough-cost",
  "abd.8.9.melee-both",
  "abd.8.9.woods",
  "abd.9.0.who",
  "abd.9.1.flee",
  "abd.9.4.red-marker",
  "abd.10.2.range",
  "abd.10.3.arc",
  "abd.10.4.block-terrain",
  "abd.10.4.block-units",
  "abd.10.4.hexside",
  "abd.10.4.hill-exception",
  "abd.10.6.attack-value",
  "abd.10.6.defense-value",
  "abd.10.6.result",
  "abd.10.0.red-marker",
  "abd.11.0.yellow-removed",
  "abd.11.0.red-marker",
  "abd.11.0.alternate",
  "abd.11.2.2.target",
  "abd.11.2.3.retreat-before-melee",
  "abd.11.2.3.cavalry",
  "abd.11.2.3.iv.disorder",
  "abd.11.2.4.strength",
  "abd.11.2.4.multiplier",
  "abd.11.2.5.ii.advantage",
  "abd.11.2.5.ii.plus-one-zoc",
  "abd.11.2.5.ii.maximum",
  "abd.11.2.5.ii.elephant",
  "abd.11.2.5.v.final",
  "abd.11.6.must-advance",
  "abd.11.6.1.disciplined",
  "abd.11.6.3.second-melee",
  "abd.11.7.red-marker",
  "abd.11.3.disordered",
  "abd.11.3.engaged",
  "abd.11.4.removal",
  "abd.11.5.1.leader-escape",
  "abd.11.5.3.last-leader",
  "abd.12.0.end-check",
  "abd.13.1.2.all-round",
  "abd.13.1.3.no-melee-attack",
  "abd.13.1.3.missile-immune",
  "abd.13.1.4.looting",
  "abd.14.0.margin",
  "abd.14.0.vp-panic",
  "abd.14.0.vp-camp",
  "abd.14.0.slaughter",
  "abd.2.0.type-infantry",
  "abd.2.0.type-cavalry",
  "abd.2.0.light-types",
  "abd.2.0.unit-values-px",
  "abd.2.0.unit-values-foot",
  "abd.2.0.unit-values-horse",
  "abd.2.0.leader-cp",
  "abd.2.0.leader-bonus-kinds",
  "abd.0.0.dice",
  "abd.2.0.unit-factors",
  "abd.2.0.unit-sides",
  "abd.2.0.cav-effective-types",
  "abd.2.0.camp-is-combat-unit",
  "abd.2.0.unit-values-all",
  "abd.2.0.leader-bonus-stack",
  "abd.3.0.game-length",
  "abd.3.1.remove-leaders",
  "abd.3.3.command-table",
  "abd.3.3.command-4-6",
  "abd.3.5.bound-to-unit",
  "abd.4.1.camp",
  "abd.5.2.bid-end-declined",
  "abd.5.2.bid-end-no-cp",
  "abd.6.0.hinder",
  "abd.6.0.pass",
  "abd.6.2.leader-unit",
  "abd.6.2.single-unit",
  "abd.6.2.1.fixed-at-start",
  "abd.6.2.2.subset",
  "abd.7.0.marker",
  "abd.8.0.adjacent-steps",
  "abd.8.0.allowance",
  "abd.8.0.one-hex-prohibited",
  "abd.8.1.formation-free",
  "abd.8.2.facing",
  "abd.8.3.1.enemy-units",
  "abd.8.4.per-hex",
  "abd.8.5.leaders-free",
  "abd.8.6.exit-facing",
  "abd.8.6.exit-leader",
  "abd.8.6.1.exit-no-panic",
  "abd.8.6.2.no-return",
  "abd.8.7.schedule",
  "abd.8.7.1.entry-cost",
  "abd.8.7.3.blocked-entry",
  "abd.8.7.3.blocked-cp",
  "abd.8.8.zoc-disordered",
  "abd.8.8.2.turn-in-zoc",
  "abd.8.8.3.red-trigger",
  "abd.8.9.names",
  "abd.8.9.tec-move",
  "abd.8.9.tec-melee",
  "abd.8.9.tec-missile",
  "abd.9.1.river",
  "abd.9.1.zoc",
  "abd.9.2.which-way",
  "abd.9.3.own-units",
  "abd.10.0.activation",
  "abd.10.1.equipped",
  "abd.10.3.arc-far",
  "abd.10.4.los",
  "abd.10.4.hill-terrain",
  "abd.10.5.participants",
  "abd.10.5.lead",
  "abd.10.5.lead-disordered",
  "abd.10.5.several-combats",
  "abd.10.7.rapid-fire",
  "abd.10.7.count",
  "abd.10.7.1.predesignate",
  "abd.10.7.2.normal",
  "abd.10.7.3.enhanced",
  "abd.11.1.no-cp",
  "abd.11.2.1.attacker",
  "abd.11.2.1.river",
  "abd.11.2.1.zero-strength",
  "abd.11.2.3.direction",
  "abd.11.2.3.i.disordered",
  "abd.11.2.3.ii.stacking",
  "abd.11.2.3.iii.leaders",
  "abd.11.2.3.v.advance",
  "abd.11.2.3.vi.attacker-marker",
  "abd.11.2.3.limits",
  "abd.11.2.5.i.dice",
  "abd.11.2.5.iii.terrain",
  "abd.11.2.5.iv.vector",
  "abd.11.2.6.AE",
  "abd.11.2.6.AD",
  "abd.11.2.6.EN",
  "abd.11.2.6.DD",
  "abd.11.2.6.DE",
  "abd.11.5.2.leader-alone",
  "abd.11.5.2.leader-alone-friend",
  "abd.11.6.2.facing",
  "abd.11.6.3.after-retreat",
  "abd.11.6.terrain",
  "abd.12.0.advance-turn",
  "abd.12.0.which-box",
  "abd.12.0.track-values",
  "abd.13.1.1.movement",
  "abd.13.1.4.leader",
  "abd.14.0.slaughter-wagons",
  "abd.14.0.start-vp",
  "abd.15.0.setup",
  "abd.15.0.start-step",
  "abd.15.0.special-rules",
  "abd.15.0.cards",
  "abd.16.0.hex-grid",
  "abd.17.0.options",
  "abd.17.1.free-deployment",
  "abd.17.1.1.b-camp",
  "abd.17.1.1.b-units",
  "abd.17.1.2.a-setup",
  "abd.17.2.1.averaging",
  "abd.17.2.2.reroll",
  "abd.17.2.2.cp-kept",
  "abd.17.3.triple",
  "abd.17.3.order",
  "abd.17.3.with-control",
  "abd.17.4.command-control",
  "abd.17.4.1.value",
  "abd.17.4.1.roll",
  "abd.17.4.2.impetuous-move",
  "abd.17.4.2.order",
  "abd.17.4.2.charge",
  "abd.17.4.2.no-exit",
  "abd.17.4.2.missile",
  "abd.17.4.2.melee-first",
  "abd.17.5.elephants",
  "abd.17.5.table",
  "abd.17.5.panic-control",
  "abd.17.5b.dismount",
  "abd.17.5b.table",
};

static char *
print (MuPaper paper, int *pages)
{
  g_autoptr (MuSheets) sheets = mu_reference_deluxe_sheets (paper);
  return pdf_good_rows (sheets, pages);
}

START_TEST (it_says_what_the_book_says)
{
  int pages;
  g_autofree char *text = print (papers[_i], &pages);
  for (guint i = 0; i < G_N_ELEMENTS (said_rules); i++) {
    const MuRule rule = mu_rule_from_id (said_rules[i]);
    ck_assert_msg (rule != MU_RULE_NONE, "%s", said_rules[i]);
    pdf_must_say (text, mu_rule_words_section (rule));
    pdf_must_say (text, mu_rule_words_short (rule));
  }
  ck_assert_int_le (pages, _i < 2 ? 6 : 9);
}
END_TEST

/* abd.3.3.command-table, abd.3.3.command-4-6; abd.7.1.rally-roll, abd.7.2.modifiers,
 * abd.7.3.natural; abd.11.2.5.iv.vector; abd.11.2.6.AE, abd.11.2.6.AD, abd.11.2.6.EN,
 * abd.11.2.6.DD, abd.11.2.6.DE */
static const char *const rows[] = {
  " Command table +1 +1 +1 +2 +2 +3 ",
  " 0 1 1 1–2 ",
  " 2 1–2 1–3 1–4 ",
  " 5 1–5 1–5 1–5 ",
  " from its front hex 0 from a rear flank +2 ",
  " from a front flank +1 from its rear hex +4 ",
  " 1 EN EN DD DE DE DE DE DE DE DE DE DE ",
  " 2 AD EN EN EN DD DD DE DE DE DE DE DE ",
  " 5 AE AE AD AD EN EN EN EN EN EN DD DD ",
  " 12 AE AE AE AE AE AD AD AD AD AD AD EN ",
  " Phalanx 6 3 1 disciplined yes – – +2 ",
  " Rough 2 – – 0† −1† +1† ",
  " River barred no melee no zone ",
  " Made up anew, ",
  " LA Light Archers 1 0† 3 light ",
  " a Camp stays where it is; a War Wagon has an allowance of 3 ",
  " Played so A club may choose ",
  " War Wagons are left out of the count of strengths War Wagons count among the strengths ",
};

START_TEST (its_numbers_are_the_core_s)
{
  int pages;
  g_autofree char *text = print (MU_PAPER_A4, &pages);
  pdf_must_say (text, rows[_i]);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("reference deluxe");
  tcase_set_timeout (tests, 120);
  tcase_add_loop_test (tests, it_says_what_the_book_says, 0, G_N_ELEMENTS (papers));
  tcase_add_loop_test (tests, its_numbers_are_the_core_s, 0, G_N_ELEMENTS (rows));
  Suite *suite = suite_create ("reference deluxe");
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
