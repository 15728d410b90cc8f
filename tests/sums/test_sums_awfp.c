/* The sums of Fast Play beyond what the command shows of them: leadership, conversion, whose tables
 * they count by, and what holds before dice are thrown. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/sums/awfp/notation.h"
#include "tests/sums/stand_tables.h"

/* Reads "key=text|key=text" and works it out. */
static MuSumAnswer *
work (const char *kind, const char *texts, const MuAwfpSumTables *tables)
{
  g_auto (GStrv) parts = g_strsplit (texts, "|", -1);
  MuSumInput input;
  MuDice dice;
  mu_sum_input_init (&input, mu_sum_kind_find (kind));
  input.tables = tables;
  for (guint i = 0; parts[i]; i++) {
    g_autoptr (GError) error = NULL;
    char *text = strchr (parts[i], '=');
    *text = '\0';
    ck_assert_msg (mu_sum_input_read (&input, parts[i], text + 1, &error), "%s",
                   error ? error->message : "");
  }
  mu_dice_init_seeded (&dice, 5, 0);
  return mu_sum_work (&input, NULL, &dice, TRUE);
}

static const char *
result_of (const MuSumAnswer *answer, const char *key)
{
  for (guint i = 0; i < answer->results->len; i++) {
    const MuSumResult *result = g_ptr_array_index (answer->results, i);
    if (g_str_equal (result->key, key))
      return result->value;
  }
  return "";
}

/* awfp.general.leadership.roll, awfp.general.reroll, awfp.general.army-orders,
 * awfp.general.indisposed.effect, awfp.general.orders-lost, awfp.orders.count */
static const struct {
  const char *texts, *ability, *orders;
} generals[] = {
  { "dice=6,6", "charismatic", "8" },
  { "dice=5,4", "exceptional", "7" },
  { "dice=1,1", "stalwart", "5" },
  { "dice=5,4|again=yes|second=1,2", "stalwart", "5" },
  { "dice=6,6|general=indisposed", "charismatic", "2" },
  { "dice=6,6|general=lost", "charismatic", "2" },
};

START_TEST (generals_give_orders)
{
  g_autoptr (MuSumAnswer) answer = work ("awfp-leadership", generals[_i].texts, stand_tables ());
  ck_assert_ptr_null (answer->refusal);
  ck_assert_str_eq (result_of (answer, "ability"), generals[_i].ability);
  ck_assert_str_eq (result_of (answer, "army-orders"), generals[_i].orders);
  ck_assert_str_eq (answer->source, "by hand");
}
END_TEST

/* Of 36 throws of two dice one is twelve, ten are nine to eleven. */
START_TEST (chances_of_a_general)
{
  g_autoptr (MuSumAnswer) answer = work ("awfp-leadership", "dice=6,6", stand_tables ());
  guint64 ways[4] = { 0 };
  for (guint i = 0; i < answer->bars->len; i++) {
    const MuSumBar *bar = g_ptr_array_index (answer->bars, i);
    const char first = bar->label[0];
    ways[first == 'c' ? 0 : first == 'e' ? 1 : first == 'b' ? 2 : 3] += bar->ways;
    ck_assert_int_eq (bar->of, 36);
  }
  ck_assert_int_eq (ways[0], 1);
  ck_assert_int_eq (ways[1], 9);
  ck_assert_int_eq (ways[2], 16);
  ck_assert_int_eq (ways[3], 10);
}
END_TEST

/* Points of a stand and of its unit; awfp.units.infantry-size. */
START_TEST (units_cost_what_their_stands_do)
{
  g_autoptr (MuSumAnswer) stand
      = work ("awfp-points", "stand=Trained Veteran HI close pilum Sh", stand_tables ());
  g_autoptr (MuSumAnswer) unit
      = work ("awfp-points", "stand=Trained Veteran HI close pilum Sh|stands=4", stand_tables ());
  g_autoptr (MuSumAnswer) few
      = work ("awfp-points", "stand=Trained Veteran HI close pilum Sh|stands=1", stand_tables ());
  ck_assert_str_eq (result_of (stand, "points"), "12");
  ck_assert_str_eq (result_of (unit, "unit-points"), "48");
  ck_assert_int_eq (mu_trace_total (&unit->trace), 12);
  ck_assert_ptr_nonnull (few->refusal);
  ck_assert_str_eq (mu_rule_id (few->refused_by), "awfp.units.infantry-size");
}
END_TEST

START_TEST (troops_of_wrg_become_stands)
{
  g_autoptr (MuSumAnswer) answer
      = work ("awfp-convert", "troop=Irr C LMI HTW Sh|said=warband,light", NULL);
  g_autoptr (MuSumAnswer) barred = work ("awfp-convert", "troop=Reg C HC JLS|said=warband", NULL);
  ck_assert_str_eq (answer->headline, "Irregular Warband LAI loose pilum Sh");
  ck_assert (barred->forbidden);
  ck_assert_str_eq (mu_rule_id (barred->refused_by), "awfp.morale.warband.infantry");
}
END_TEST

/* Without tables, and with such as have nothing to play by, there is a reason. */
START_TEST (without_tables_there_is_a_reason)
{
  MuAwfpSumTables bare = *stand_tables ();
  bare.play = NULL;
  g_autoptr (MuSumAnswer) none = work ("awfp-march", "stand=Trained Elite HC lance", NULL);
  g_autoptr (MuSumAnswer) little = work ("awfp-march", "stand=Trained Elite HC lance", &bare);
  g_autoptr (MuSumAnswer) general = work ("awfp-leadership", "dice=3,4", &bare);
  ck_assert_str_eq (none->refusal, "The tables of Fast Play are not there");
  ck_assert_ptr_nonnull (strstr (little->refusal, "add a <play>"));
  ck_assert_ptr_null (general->refusal);
}
END_TEST

/* Both sides of a round are told, each with what protects it; the die is a line
 * (awfp.combat.table/die). */
START_TEST (a_round_has_four_parts)
{
  g_autoptr (MuSumAnswer) answer
      = work ("awfp-fight",
              "first=Trained Veteran HI close pilum Sh|second=Irregular Warrior UI loose Sh|"
              "first-stands=2|second-stands=2|first-die=3|second-die=5|first-blows=1,9|"
              "second-blows=9,9",
              stand_tables ());
  ck_assert_uint_eq (answer->parts->len, 4);
  const int total[] = { 3 + 3, 1, 5, 3 };
  for (guint i = 0; i < 4; i++) {
    const MuSumPart *part = g_ptr_array_index (answer->parts, i);
    ck_assert (part->title[0]);
    ck_assert_int_eq (mu_trace_total (&part->trace), total[i]);
  }
}
END_TEST

/* What is typed reads back to the same, a 0 on a die of ten to 10. */
START_TEST (stands_and_tens_read_back)
{
  MuSumInput input;
  mu_sum_input_init (&input, mu_sum_kind_find ("awfp-shoot"));
  ck_assert (mu_sum_input_read (&input, "target", "trained veteran hi close sh PILUM", NULL));
  ck_assert (mu_sum_input_read (&input, "dice", "0,10,3", NULL));
  g_autofree char *stand = mu_sum_input_write (&input, "target");
  g_autofree char *dice = mu_sum_input_write (&input, "dice");
  ck_assert_str_eq (stand, "Trained Veteran HI close pilum Sh");
  ck_assert_str_eq (dice, "10,10,3");
  ck_assert_int_eq (mu_awfp_stand_of (mu_sum_value (&input, "target")).armour, MU_AWFP_HI);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("sums of Fast Play");
  TCase *tests = tcase_create ("sums");
  tcase_add_loop_test (tests, generals_give_orders, 0, G_N_ELEMENTS (generals));
  tcase_add_test (tests, chances_of_a_general);
  tcase_add_test (tests, units_cost_what_their_stands_do);
  tcase_add_test (tests, troops_of_wrg_become_stands);
  tcase_add_test (tests, without_tables_there_is_a_reason);
  tcase_add_test (tests, a_round_has_four_parts);
  tcase_add_test (tests, stands_and_tens_read_back);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
