/* Battles of the hex table in the club file: kept with their scenario, deleted and brought back. */
#include <check.h>

#include "db/campaign/battles_gone.h"
#include "db/store.h"
#include "db/store_private.h"
#include "lists/battle/abd/hex_record.h"
#include "lists/battle/battle_proof.h"
#include "lists/battle/battle_setup.h"
#include "tests/db/fixture.h"

static MuBattleRecord *
fought (guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuHexScenario) scenario = mu_hex_scenario_find ("heraclea", &error);
  g_autoptr (MuBattleRecord) record = mu_hex_record_new (scenario, seed, &error);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (MuEvent));
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (MuRoll));
  g_auto (MuRecordBattle) it = { 0 };
  MuBattleStatus status = MU_BATTLE_GOES_ON;
  MuQuestion question;
  guint next = 0;
  ck_assert (mu_record_battle_begin (&it, record, events, rolls, &error));
  while (status != MU_BATTLE_OVER) {
    ck_assert (mu_record_step (record, &next, it.battle, &status, &question, &error));
    if (status != MU_BATTLE_ASKS)
      continue;
    const MuChoice choice = mu_record_decide (it.battle, &question);
    mu_record_keep_answer (record, &question, &choice);
  }
  mu_record_keep_outcome (record, &it);
  return g_steal_pointer (&record);
}

static MuBattleRecord *
battle (MuStore *store, gint64 id)
{
  MuBattleRecord *record;
  ck_ok (record = mu_store_battle (store, id, &error));
  return record;
}

START_TEST (a_hex_battle_is_kept_with_its_scenario)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) due = fought (5);
  gint64 id;
  ck_ok (mu_store_add_battle (store, due, &id, &error));
  g_autoptr (MuBattleRecord) kept = battle (store, id);
  ck_assert_str_eq (kept->part, due->part);
  ck_assert_int_eq (kept->board_depth, due->board_depth);
  ck_assert_str_eq (mu_list_unit (kept->side[0].list, 0)->stand, "EL");
  ck_assert_int_eq (mu_battle_trust (kept, NULL), MU_TRUST_PROVED);
  fixture_sound (store);
}
END_TEST

START_TEST (a_deleted_hex_battle_comes_back_whole)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) due = fought (5);
  gint64 id, gone, back;
  ck_ok (mu_store_add_battle (store, due, &id, &error));
  ck_ok (mu_store_delete_battle (store, id, MU_GONE_WHOLE, &gone, &error));
  fixture_sound (store);
  ck_ok (mu_store_bring_battle_back (store, gone, &back, &error));
  g_autoptr (MuBattleRecord) kept = battle (store, back);
  ck_assert_str_eq (kept->part, due->part);
  ck_assert_int_eq (mu_battle_trust (kept, NULL), MU_TRUST_PROVED);
  fixture_sound (store);
}
END_TEST

START_TEST (a_spoilt_scenario_is_damage)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) due = fought (5);
  gint64 id;
  ck_ok (mu_store_add_battle (store, due, &id, &error));
  ck_ok (mu_connection_run (mu_store_connection (store),
                            "UPDATE battle_part SET part = replace (part, 'B11', 'B99')", &error));
  ck_fails (mu_store_battle (store, id, &error), MU_STORE_ERROR_DAMAGED, "B99");
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("hexes");
  TCase *tests = tcase_create ("hexes");
  tcase_add_test (tests, a_hex_battle_is_kept_with_its_scenario);
  tcase_add_test (tests, a_deleted_hex_battle_comes_back_whole);
  tcase_add_test (tests, a_spoilt_scenario_is_damage);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed > 0;
}
