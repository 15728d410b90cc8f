/* Any recorded battle can be deleted, and comes back as it was. */
#include <string.h>

#include "db/acts/acts.h"
#include "db/campaign/battles_gone.h"
#include "db/store.h"
#include "db/store_private.h"
#include "db/tables/kept_sums.h"
#include "tests/db/fixture.h"

static gint64
add (MuStore *store, guint64 seed, MuBattleRecord **record)
{
  gint64 id = 0;
  g_autoptr (MuList) a = fixture_list ("Rome");
  g_autoptr (MuList) b = fixture_list ("Karthago");
  *record = fixture_battle ("Friendly", a, b, seed, 20);
  ck_ok (mu_store_add_battle (store, *record, &id, &error));
  return id;
}

static void
same (MuStore *store, gint64 id, const MuBattleRecord *record)
{
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  ck_assert_ptr_nonnull (back);
  fixture_same_record (back, record);
}

START_TEST (a_friendly_battle_goes_with_all_and_comes_back_once)
{
  static const char *const tables[]
      = { "battle",      "battle_side",  "battle_general", "battle_unit", "battle_events",
          "battle_plan", "battle_field", "battle_ruling",  "battle_seal", "battle_terms" };
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = NULL;
  const gint64 id = add (store, 5, &record);
  gint64 rows[G_N_ELEMENTS (tables)], gone = 0, back = 0;
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    rows[i] = fixture_count (store, tables[i]);
  const gint64 rolls = fixture_count (store, "roll");

  ck_ok (mu_store_delete_battle (store, id, MU_GONE_WHOLE, &gone, &error));
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    ck_assert_int_eq (fixture_count (store, tables[i]), 0);
  ck_assert_int_eq (fixture_count (store, "roll"), rolls); /* every die stays in the log */
  fixture_sound (store);
  g_autoptr (GPtrArray) kept = mu_store_gone_battles (store, NULL);
  ck_assert_uint_eq (kept->len, 1);
  ck_assert_str_eq (((MuGoneBattle *) kept->pdata[0])->name, "Friendly");

  ck_ok (mu_store_bring_battle_back (store, gone, &back, &error));
  ck_assert_int_eq (back, id);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    ck_assert_int_eq (fixture_count (store, tables[i]), rows[i]);
  same (store, id, record);
  fixture_sound (store);
  ck_fails (mu_store_bring_battle_back (store, gone, NULL, &error), MU_STORE_ERROR_NOT_FOUND,
            "back already");
}
END_TEST

START_TEST (without_a_number_the_last_deleted_comes_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) first = NULL;
  g_autoptr (MuBattleRecord) second = NULL;
  const gint64 one = add (store, 5, &first), two = add (store, 6, &second);
  gint64 back = 0;
  ck_ok (mu_store_delete_battle (store, two, MU_GONE_WHOLE, NULL, &error));
  ck_ok (mu_store_delete_battle (store, one, MU_GONE_WHOLE, NULL, &error));
  ck_ok (mu_store_bring_battle_back (store, 0, &back, &error));
  ck_assert_int_eq (back, one);
  ck_ok (mu_store_bring_battle_back (store, 0, &back, &error));
  ck_assert_int_eq (back, two);
  same (store, one, first);
  same (store, two, second);
}
END_TEST

START_TEST (the_newest_fifty_are_kept)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  for (guint64 i = 0; i < 53; i++) {
    g_autoptr (MuBattleRecord) record = NULL;
    const gint64 id = add (store, 100 + i, &record);
    ck_ok (mu_store_delete_battle (store, id, MU_GONE_WHOLE, NULL, &error));
  }
  g_autoptr (GPtrArray) kept = mu_store_gone_battles (store, NULL);
  ck_assert_uint_eq (kept->len, 50);
  ck_assert_int_eq (((MuGoneBattle *) kept->pdata[49])->battle, 4);
}
END_TEST

START_TEST (what_was_recorded_again_does_not_come_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = NULL;
  const gint64 id = add (store, 5, &record);
  ck_ok (mu_store_delete_battle (store, id, MU_GONE_WHOLE, NULL, &error));
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
  ck_fails (mu_store_bring_battle_back (store, 0, NULL, &error), MU_STORE_ERROR_TWICE,
            "recorded already");
  ck_assert_int_eq (fixture_count (store, "battle"), 1);
  ck_fails (mu_store_delete_battle (store, 99, MU_GONE_WHOLE, NULL, &error),
            MU_STORE_ERROR_NOT_FOUND, "99");
}
END_TEST

/* --- of the table ------------------------------------------------------------- */

static gint64
fight_tonight (MuStore *store, MuBattleRecord **record)
{
  gint64 id = 0;
  MuRoll roll = { .subject = MU_ROLL_NO_SUBJECT, .value = 4, .real = 1 };
  g_autoptr (MuList) list = fixture_list ("Rome");
  ck_ok (mu_store_begin_tonight (store, 0, "<battle-sheet version=\"1\"/>", &roll, 1, &error));
  MuKeptSum *sum = mu_kept_sum_new ();
  g_free (sum->headline);
  sum->headline = g_strdup ("4");
  ck_ok (mu_store_keep_sum (store, sum, NULL, &error));
  mu_kept_sum_free (sum);
  *record = fixture_battle ("Friendly", list, list, 3, 10);
  g_array_set_size ((*record)->rolls, 0);
  g_array_append_val ((*record)->rolls, roll);
  ck_ok (mu_store_record_tonight (store, *record, &id, &error));
  return id;
}

START_TEST (a_battle_of_the_table_can_go_back_there)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = NULL;
  const gint64 id = fight_tonight (store, &record);
  gint64 gone = 0;
  ck_ok (mu_store_delete_battle (store, id, MU_GONE_TO_TABLE, &gone, &error));
  g_autoptr (MuTonight) tonight = mu_store_tonight (store, NULL);
  ck_assert_ptr_nonnull (tonight);
  ck_assert_int_eq (fixture_count (store, "kept_sum"), 1);
  ck_ok (mu_store_bring_battle_back (store, gone, NULL, &error));
  ck_assert_ptr_null (mu_store_tonight (store, NULL));
  same (store, id, record);
  fixture_sound (store);
}
END_TEST

START_TEST (deleted_whole_the_table_stays_free)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = NULL;
  const gint64 id = fight_tonight (store, &record);
  ck_ok (mu_store_delete_battle (store, id, MU_GONE_WHOLE, NULL, &error));
  ck_assert_ptr_null (mu_store_tonight (store, NULL));
  ck_assert_int_eq (fixture_count (store, "kept_sum"), 0);
  ck_ok (mu_store_bring_battle_back (store, 0, NULL, &error));
  ck_assert_int_eq (fixture_count (store, "kept_sum"), 1);
  same (store, id, record);
  fixture_sound (store);
}
END_TEST

START_TEST (a_table_that_is_taken_is_not_cleared)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = NULL;
  g_autoptr (MuBattleRecord) fought = NULL;
  const gint64 id = fight_tonight (store, &record), other = add (store, 8, &fought);
  ck_fails (mu_store_delete_battle (store, other, MU_GONE_TO_TABLE, NULL, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "not fought on the table");
  ck_ok (mu_store_begin_tonight (store, 0, "<battle-sheet version=\"1\"/>", NULL, 0, &error));
  ck_fails (mu_store_delete_battle (store, id, MU_GONE_TO_TABLE, NULL, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "Another battle is on the table");
  same (store, id, record);
}
END_TEST

/* --- of a campaign ------------------------------------------------------------- */

START_TEST (a_campaigns_battle_is_taken_back_in_its_history)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "Punic War");
  gint64 first = 0, gone = 7;
  for (guint64 seed = 1; seed < 3; seed++) {
    g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, seed);
    ck_ok (mu_store_record_campaign_battle (store, war, record, seed == 1 ? &first : NULL, &error));
  }
  ck_ok (mu_store_delete_battle (store, first, MU_GONE_WHOLE, &gone, &error));
  ck_assert_int_eq (gone, 0);
  ck_assert_int_eq (fixture_count (store, "battle"), 0); /* the second followed from it */
  g_autoptr (MuAct) act = mu_store_last_act (store, war, NULL);
  ck_assert_int_eq (act->kind, MU_ACT_TAKEN_BACK);
  ck_ok (mu_store_take_back_act (store, war, act->number, &error));
  ck_assert_int_eq (fixture_count (store, "battle"), 2);
  fixture_sound (store);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_friendly_battle_goes_with_all_and_comes_back_once,
    without_a_number_the_last_deleted_comes_back,
    the_newest_fifty_are_kept,
    what_was_recorded_again_does_not_come_back,
    a_battle_of_the_table_can_go_back_there,
    deleted_whole_the_table_stays_free,
    a_table_that_is_taken_is_not_cleared,
    a_campaigns_battle_is_taken_back_in_its_history,
  };
  return fixture_run ("gone", tests, G_N_ELEMENTS (tests));
}
