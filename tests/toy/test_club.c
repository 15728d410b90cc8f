/* Lists and battles of a system that asks its players, in the club file: kept with what was
 * answered, in a campaign, taken back, sent to another copy and merged there. */
#include <check.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/service/club/club.h"
#include "db/acts/acts.h"
#include "db/campaign/battles_gone.h"
#include "db/campaign/campaigns.h"
#include "db/campaign/forces.h"
#include "db/exchange/exchange.h"
#include "db/store.h"
#include "db/store_private.h"
#include "lists/battle/battle_proof.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/sheet/dispatch_file.h"
#include "tests/db/fixture.h"
#include "tests/toy/fixture.h"
#include "tests/toy/toy.h"

static void
same_answers (const MuBattleRecord *one, const MuBattleRecord *other)
{
  ck_assert_uint_gt (one->answers->len, 0);
  ck_assert_uint_eq (one->answers->len, other->answers->len);
  ck_assert_mem_eq (one->answers->data, other->answers->data,
                    one->answers->len * sizeof (MuAnswer));
}

static MuBattleRecord *
battle (MuStore *store, gint64 id)
{
  MuBattleRecord *record;
  ck_ok (record = mu_store_battle (store, id, &error));
  return record;
}

/* --- by themselves ---------------------------------------------------------------- */

START_TEST (its_lists_are_kept)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = toy_army ("Tin", 3);
  gint64 id;
  ck_ok (mu_store_add_list (store, list, &id, &error));
  g_autoptr (MuList) kept = mu_store_list (store, id, NULL);
  ck_assert_int_eq (kept->rules, TOY_RULES);
  ck_assert_int_eq (mu_list_unit (kept, 2)->figures, 2);
  fixture_sound (store);
}
END_TEST

START_TEST (a_battle_is_kept_with_its_answers)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) due = toy_fought (5);
  gint64 id;
  ck_ok (mu_store_add_battle (store, due, &id, &error));
  g_autoptr (MuBattleRecord) kept = battle (store, id);
  ck_assert_int_eq (kept->rules, TOY_RULES);
  same_answers (kept, due);
  ck_assert_int_eq (mu_battle_trust (kept, NULL), MU_TRUST_PROVED);
  fixture_sound (store);
}
END_TEST

/* What is no answer to what the battle asked cannot have fought it. */
START_TEST (a_battle_with_another_answer_is_not_taken)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  gint64 id;
  g_array_index (record->answers, MuAnswer, 1).choice.body = 3;
  ck_fails (mu_store_add_battle (store, record, &id, &error), MU_STORE_ERROR_UNPROVED, "");
}
END_TEST

/* The last: of five, counted from 0. */
static const char *const spoilt[] = {
  "DELETE FROM battle_answer WHERE number = 1",
  "UPDATE battle_answer SET number = 99 WHERE number = (SELECT max (number) FROM battle_answer)",
  "UPDATE battle_answer SET body = 5 WHERE number = 0",
};

START_TEST (a_gap_among_the_answers_or_an_unknown_body_is_damage)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  gint64 id;
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  ck_ok (mu_connection_run (mu_store_connection (store), spoilt[_i], &error));
  ck_fails (mu_store_battle (store, id, &error), MU_STORE_ERROR_DAMAGED, "none that Muster writes");
}
END_TEST

/* One that is lost at the end is found by fighting the battle again. */
START_TEST (the_doctor_finds_that_the_last_answer_is_lost)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  gint64 id;
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  ck_ok (mu_connection_run (mu_store_connection (store),
                            "DELETE FROM battle_answer WHERE number = "
                            "(SELECT max (number) FROM battle_answer)",
                            &error));
  g_autoptr (GPtrArray) findings = mu_store_examine (store, NULL);
  ck_assert_uint_eq (findings->len, 1);
}
END_TEST

START_TEST (a_deleted_battle_comes_back_with_its_answers)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) due = toy_fought (5);
  gint64 id, gone, back;
  ck_ok (mu_store_add_battle (store, due, &id, &error));
  ck_ok (mu_store_delete_battle (store, id, MU_GONE_WHOLE, &gone, &error));
  fixture_sound (store);
  ck_ok (mu_store_bring_battle_back (store, gone, &back, &error));
  ck_assert_int_eq (back, id);
  g_autoptr (MuBattleRecord) kept = battle (store, id);
  same_answers (kept, due);
  fixture_sound (store);
}
END_TEST

START_TEST (its_sheet_says_what_was_answered)
{
  gsize length;
  g_autoptr (MuBattleRecord) due = toy_fought (5);
  g_autofree char *sheet = mu_battle_sheet_write_data (due, &length);
  g_autoptr (MuBattleRecord) read = NULL;
  ck_ok (read = mu_battle_sheet_read_data (sheet, length, "toy.xml", &error));
  g_autofree char *again = mu_battle_sheet_write_data (read, NULL);
  ck_assert_str_eq (again, sheet);
  ck_assert_ptr_nonnull (strstr (sheet, "<battle-sheet version=\"11\" rules=\"toy\""));
  same_answers (read, due);
  ck_assert_int_eq (mu_battle_trust (read, NULL), MU_TRUST_PROVED);
}
END_TEST

/* --- in a campaign ---------------------------------------------------------------- */

static gint64
campaign (MuStore *store)
{
  const char *const names[MU_SIDES] = { "Tin", "Lead" };
  MuCampaignPlan plan = { .name = "War", .sides = MU_SIDES, .year = 1, .month = 4 };
  gint64 id;
  for (int side = 0; side < MU_SIDES; side++) {
    g_autoptr (MuList) list = toy_army (names[side], 2 + side);
    ck_ok (mu_store_add_list (store, list, &plan.list[side], &error));
  }
  ck_ok (mu_store_add_campaign (store, &plan, &id, &error));
  return id;
}

static void
fight (MuStore *store, gint64 war, guint64 seed)
{
  g_autoptr (MuBattleRecord) record = toy_prepared (seed);
  for (int side = 0; side < MU_SIDES; side++) {
    mu_list_free (record->side[side].list);
    record->side[side].list = mu_store_campaign_army (store, war, side, NULL, NULL);
  }
  ck_ok (mu_battle_fight (record, NULL, NULL, NULL, &error));
  ck_ok (mu_store_record_campaign_battle (store, war, record, NULL, &error));
}

/* Steps that the side has, all its pieces together. */
static int
steps (MuStore *store, gint64 war, int side)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  const MuCampaignSide *of = campaign->sides->pdata[side];
  int sum = 0;
  for (guint i = 0; i < of->forces->len; i++)
    sum += ((const MuForce *) of->forces->pdata[i])->figures;
  return sum;
}

START_TEST (losses_stay_and_are_taken_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign (store);
  ck_assert_int_eq (steps (store, war, 0) + steps (store, war, 1), 10);
  fight (store, war, 5);
  const int left = steps (store, war, 0) + steps (store, war, 1);
  ck_assert_int_lt (left, 10);
  ck_ok (mu_store_take_back_act (store, war, 2, &error));
  ck_assert_int_eq (steps (store, war, 0) + steps (store, war, 1), 10);
  fixture_sound (store);
  ck_ok (mu_store_take_back_act (store, war, 3, &error));
  ck_assert_int_eq (steps (store, war, 0) + steps (store, war, 1), left);
  g_autoptr (MuBattleRecord) back = battle (store, 1);
  ck_assert_uint_gt (back->answers->len, 0);
  ck_assert_int_eq (mu_battle_trust (back, NULL), MU_TRUST_PROVED);
  fixture_sound (store);
}
END_TEST

/* By a file of changes, as members send them. */
START_TEST (another_copy_joins_and_merges)
{
  g_autoptr (MuStore) ann = fixture_store (":memory:");
  g_autoptr (MuStore) bob = fixture_store (":memory:");
  const gint64 war = campaign (ann);
  gint64 there;
  fight (ann, war, 5);
  g_autoptr (MuDispatch) first = mu_store_dispatch (ann, war, 1, NULL);
  ck_ok (mu_store_join_campaign (bob, first, NULL, &there, &error));
  fight (ann, war, 6);
  g_autoptr (MuDispatch) sent = mu_store_dispatch (ann, war, 1, NULL);
  gsize length;
  g_autofree char *file = mu_dispatch_write_data (sent, &length);
  g_autoptr (MuDispatch) read = NULL;
  ck_ok (read = mu_dispatch_read_data (file, length, "changes.xml", &error));
  int done = 0;
  ck_ok (mu_store_merge (bob, there, read, NULL, &done, &error));
  ck_assert_int_eq (done, 1);
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert_int_eq (steps (bob, there, side), steps (ann, war, side));
  g_autoptr (MuBattleRecord) mine = battle (ann, 2), theirs = battle (bob, 2);
  same_answers (mine, theirs);
  fixture_sound (ann);
  fixture_sound (bob);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("toy-club");
  TCase *tests = tcase_create ("toy-club");
  tcase_add_test (tests, its_lists_are_kept);
  tcase_add_test (tests, a_battle_is_kept_with_its_answers);
  tcase_add_test (tests, a_battle_with_another_answer_is_not_taken);
  tcase_add_loop_test (tests, a_gap_among_the_answers_or_an_unknown_body_is_damage, 0,
                       G_N_ELEMENTS (spoilt));
  tcase_add_test (tests, the_doctor_finds_that_the_last_answer_is_lost);
  tcase_add_test (tests, a_deleted_battle_comes_back_with_its_answers);
  tcase_add_test (tests, its_sheet_says_what_was_answered);
  tcase_add_test (tests, losses_stay_and_are_taken_back);
  tcase_add_test (tests, another_copy_joins_and_merges);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed > 0;
}
