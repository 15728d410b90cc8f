/* The reference sheet of Ancient Battles Deluxe, as printed. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/abd/reference_deluxe.h"
#include "reports/document/rule_words.h"
#include "tests/reports/pdf.h"

static const MuPaper papers[]
    = { MU_PAPER_A4, MU_PAPER_LETTER, MU_PAPER_A4_LARGE, MU_PAPER_LETTER_LARGE };

/* What the sheet says in words. */
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
  ck_assert_int_le (pages, _i < 2 ? 2 : 4);
}
END_TEST

/* abd.3.3.command-table, abd.3.3.command-4-6; abd.7.1.rally-roll, abd.7.2.modifiers,
 * abd.7.3.natural; abd.11.2.5.iv.vector; abd.11.2.6.AE, abd.11.2.6.AD, abd.11.2.6.EN,
 * abd.11.2.6.DD, abd.11.2.6.DE */
static const char *const rows[] = {
  " Die 1 2 3 4 5 6 Command points +1 +1 +1 +2 +2 +3 ",
  " 0 1 1 1–2 ",
  " 2 1–2 1–3 1–4 ",
  " 5 1–5 1–5 1–5 ",
  " from its front hex 0 from a rear flank +2 ",
  " from a front flank +1 from its rear hex +4 ",
  " 1 EN EN DD DE DE DE DE DE DE DE DE DE ",
  " 2 AD EN EN EN DD DD DE DE DE DE DE DE ",
  " 5 AE AE AD AD EN EN EN EN EN EN DD DD ",
  " 12 AE AE AE AE AE AD AD AD AD AD AD EN ",
  " chart were pictures in the book and are lost",
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
