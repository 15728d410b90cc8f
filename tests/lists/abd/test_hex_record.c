/* Records of hex battles: made of a scenario, fought, proved by seed and answers. */
#include <check.h>
#include <string.h>

#include "lists/abd/counter_list.h"
#include "lists/battle/abd/hex_record.h"
#include "lists/battle/battle_proof.h"
#include "lists/battle/battle_setup.h"
#include "tests/lists/common.h"

static MuHexScenario *
scenario_of (const char *id)
{
  g_autoptr (GError) error = NULL;
  MuHexScenario *scenario = mu_hex_scenario_find (id, &error);
  ck_assert_msg (scenario != NULL, "%s", error ? error->message : "");
  return scenario;
}

static MuBattleRecord *
record_of (const char *id, guint64 seed)
{
  g_autoptr (MuHexScenario) scenario = scenario_of (id);
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = mu_hex_record_new (scenario, seed, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  return record;
}

static void
fight (MuBattleRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (MuEvent));
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (MuRoll));
  g_auto (MuRecordBattle) it = { 0 };
  MuBattleStatus status = MU_BATTLE_GOES_ON;
  guint next = 0;
  ck_assert_msg (mu_record_battle_begin (&it, record, events, rolls, &error), "%s",
                 error ? error->message : "");
  while (status != MU_BATTLE_OVER) {
    MuQuestion question;
    ck_assert_msg (mu_record_step (record, &next, it.battle, &status, &question, &error), "%s",
                   error ? error->message : "");
    if (status != MU_BATTLE_ASKS)
      continue;
    const MuChoice choice = mu_record_decide (it.battle, &question);
    mu_record_keep_answer (record, &question, &choice);
  }
  mu_record_keep_outcome (record, &it);
}

START_TEST (every_scenario_is_fought_and_proved)
{
  g_autoptr (GPtrArray) all = mu_hex_scenarios (NULL);
  for (guint i = 0; i < all->len; i++) {
    const MuHexScenario *scenario = g_ptr_array_index (all, i);
    g_autoptr (MuBattleRecord) record = record_of (scenario->id, 5 + i);
    g_autoptr (GError) error = NULL;
    fight (record);
    ck_assert (record->fought);
    ck_assert_uint_gt (record->answers->len, 20);
    ck_assert_msg (mu_battle_trust (record, &error) == MU_TRUST_PROVED, "%s: %s", scenario->id,
                   error ? error->message : "");
  }
}
END_TEST

START_TEST (its_lists_are_its_counters)
{
  g_autoptr (MuBattleRecord) record = record_of ("heraclea", 1);
  const MuList *list = record->side[MU_SIDE_A].list;
  int type, kind;
  ck_assert_str_eq (list->name, "Epirus and Tarentum");
  ck_assert_uint_eq (list->units->len, 14);
  ck_assert_str_eq (mu_list_unit (list, 0)->stand, "EL");
  ck_assert_str_eq (mu_list_unit (list, 3)->name, "Phalanx 1");
  ck_assert_str_eq (mu_list_unit (list, 12)->name, "Pyrrhus");
  ck_assert (!mu_hex_unit_counter (mu_list_unit (list, 12), &type, &kind));
  ck_assert_int_eq (kind, MU_ABD_LEADER_B);
  ck_assert_int_eq (record->board_depth, 500); /* 12 hexes of 40 paces, and half of one */
  ck_assert_int_eq (mu_battle_record_depth (record), 500);
}
END_TEST

START_TEST (an_army_of_other_counters_is_refused)
{
  g_autoptr (MuBattleRecord) record = record_of ("heraclea", 1);
  g_autoptr (GError) error = NULL;
  MuListUnit *unit = mu_list_unit (record->side[MU_SIDE_A].list, 0);
  g_free (unit->stand);
  unit->stand = g_strdup ("PX");
  ck_assert_ptr_null (mu_record_setup_new (record, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "other counters than its scenario"));
}
END_TEST

START_TEST (a_battle_without_a_scenario_is_refused)
{
  g_autoptr (MuBattleRecord) record = record_of ("heraclea", 1);
  g_autoptr (GError) error = NULL;
  ck_assert (mu_battle_record_take_part (record, NULL, NULL));
  ck_assert_ptr_null (mu_record_setup_new (record, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "has a scenario, and this has none"));
}
END_TEST

START_TEST (other_rules_take_no_part)
{
  g_autoptr (MuBattleRecord) record = mu_battle_record_new ();
  g_autoptr (GError) error = NULL;
  record->rules = MU_RULES_WRG5;
  ck_assert (!mu_battle_record_take_part (record, g_strdup ("<x/>"), &error));
  ck_assert_ptr_null (record->part);
  ck_assert_str_eq (error->message, "battles by these rules have no scenario");
}
END_TEST

START_TEST (a_spoilt_part_is_told_and_not_kept)
{
  g_autoptr (MuBattleRecord) record = record_of ("heraclea", 1);
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_battle_record_take_part (record, g_strdup ("<hex-scenario/>"), &error));
  ck_assert_ptr_null (record->part);
  ck_assert_int_eq (record->board_width, 0);
}
END_TEST

/* abd.5.0.tie and all others come out the same for a copy. */
START_TEST (a_copy_is_fought_alike)
{
  g_autoptr (MuBattleRecord) record = record_of ("cannae", 3);
  g_autoptr (MuBattleRecord) copy = mu_battle_record_copy (record);
  fight (record);
  fight (copy);
  ck_assert_uint_eq (record->digest, copy->digest);
  ck_assert_str_eq (record->part, copy->part);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("hex-record");
  Suite *suite = suite_create ("hex-record");
  tcase_set_timeout (tests, 60);
  tcase_add_test (tests, every_scenario_is_fought_and_proved);
  tcase_add_test (tests, its_lists_are_its_counters);
  tcase_add_test (tests, an_army_of_other_counters_is_refused);
  tcase_add_test (tests, a_battle_without_a_scenario_is_refused);
  tcase_add_test (tests, other_rules_take_no_part);
  tcase_add_test (tests, a_spoilt_part_is_told_and_not_kept);
  tcase_add_test (tests, a_copy_is_fought_alike);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed > 0;
}
