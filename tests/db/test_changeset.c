/* What acts changed is looked through before it is applied: cut at any byte or changed in any, it
 * comes to an end, and what is no set of changes is said to be damaged. */
#include <string.h>

#include "db/acts/acts_private.h"
#include "db/acts/changeset.h"
#include "db/campaign/battles_gone.h"
#include "db/store.h"
#include "db/store_private.h"
#include "tests/db/fixture.h"

static GBytes *
blob (MuStore *store, const char *sql)
{
  sqlite3_stmt *row = NULL;
  sqlite3 *db = mu_connection_handle (mu_store_connection (store));
  ck_assert_int_eq (sqlite3_prepare_v2 (db, sql, -1, &row, NULL), SQLITE_OK);
  ck_assert_int_eq (sqlite3_step (row), SQLITE_ROW);
  GBytes *bytes = g_bytes_new (sqlite3_column_blob (row, 0), (gsize) sqlite3_column_bytes (row, 0));
  sqlite3_finalize (row);
  return bytes;
}

/* Each way that stored changes are used; nothing of it stays. */
static gboolean
use (MuStore *store, GBytes *effects)
{
  MuConnection *connection = mu_store_connection (store);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuTouches) touches = mu_touches_new ();
  ck_assert (mu_connection_begin (connection, NULL));
  const gboolean sound = mu_changeset_check (connection, effects, &error);
  ck_assert (sound || g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_DAMAGED));
  if (sound)
    mu_touches_add (touches, connection, effects, NULL);
  mu_act_session_revert (connection, effects, NULL);
  mu_connection_end (connection, FALSE, NULL);
  return sound;
}

static GBytes *
changed (GBytes *effects, GRand *luck)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (effects, &size);
  guint8 *copy = g_memdup2 (data, size);
  for (int flips = g_rand_int_range (luck, 1, 4); flips > 0; flips--)
    copy[g_rand_int_range (luck, 0, (gint32) size)]
        ^= (guint8) (1u << g_rand_int_range (luck, 0, 8));
  return g_bytes_new_take (copy, size);
}

static void
try_all (MuStore *store, GBytes *effects)
{
  const gsize size = g_bytes_get_size (effects);
  const gsize step = MAX (size / 3000, 1);
  g_autoptr (GRand) luck = g_rand_new_with_seed (5);
  ck_assert (use (store, effects));
  for (gsize length = 1; length < size; length += step) {
    g_autoptr (GBytes) cut = g_bytes_new_from_bytes (effects, 0, length);
    use (store, cut);
  }
  for (int i = 0; i < 2000; i++) {
    g_autoptr (GBytes) other = changed (effects, luck);
    use (store, other);
  }
}

START_TEST (a_battles_effects_cut_or_changed_come_to_an_end)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "Punic War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 1);
  ck_ok (mu_store_record_campaign_battle (store, war, record, NULL, &error));
  g_autoptr (GBytes) effects
      = blob (store, "SELECT effects FROM campaign_act ORDER BY number DESC LIMIT 1");
  try_all (store, effects);
  ck_ok (mu_store_take_back_act (store, war, 2, &error));
  g_autoptr (GBytes) whole
      = blob (store, "SELECT effects FROM campaign_act ORDER BY number DESC LIMIT 1");
  try_all (store, whole);
}
END_TEST

START_TEST (a_deleted_battle_cut_or_changed_comes_to_an_end)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Rome");
  g_autoptr (MuBattleRecord) record = fixture_battle ("Friendly", list, list, 1, 5);
  gint64 id = 0;
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  ck_ok (mu_store_delete_battle (store, id, MU_GONE_WHOLE, NULL, &error));
  g_autoptr (GBytes) effects = blob (store, "SELECT effects FROM battle_gone");
  try_all (store, effects);
}
END_TEST

static const struct {
  const char *bytes;
  gsize size;
} bad[] = {
  { "x", 1 },
  { "T", 1 },
  { "T\x00", 2 },
  { "T\x01\x01", 3 },
  { "T\x01\x01"
    "battle",
    9 }, /* the name does not end */
  { "T\x01\x00"
    "battle\0",
    10 }, /* no key */
  { "T\x01\x01"
    "sqlite_schema\0",
    17 }, /* no table that acts change */
  { "T\x7f\x01"
    "battle\0",
    10 },                                          /* more columns than there are */
  { "T\xff\xff\xff\xff\xff\xff\xff\xff\xff", 10 }, /* a number without an end */
  { "\x12\x00\x01", 3 },                           /* a row before any table */
  { "T\x01\x01"
    "battle\0\x12\x00\x05",
    13 }, /* a key that is NULL */
  { "T\x01\x01"
    "battle\0\x12\x02\x05",
    13 },
  { "T\x01\x01"
    "battle\0\x12\x00\x03\x7f",
    14 }, /* a text that is longer than all */
  { "T\x01\x01"
    "battle\0\x12\x00\x09",
    13 }, /* no type */
  { "T\x01\x01"
    "battle\0\x17\x00\x01\0\0\0\0\0\0\0\1",
    21 }, /* changed to nothing told */
  { "P\x01\x01"
    "battle\0",
    10 },
};

START_TEST (what_is_no_set_of_changes_is_damaged)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (GBytes) bytes = g_bytes_new (bad[_i].bytes, bad[_i].size);
  ck_fails (mu_changeset_check (mu_store_connection (store), bytes, &error), MU_STORE_ERROR_DAMAGED,
            "cannot be read");
}
END_TEST

/* The doctor, and who takes the act back, say so; it hung once, with the file locked. */
START_TEST (cut_effects_are_found_and_not_applied)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "Punic War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 1);
  ck_ok (mu_store_record_campaign_battle (store, war, record, NULL, &error));
  g_autoptr (GBytes) effects
      = blob (store, "SELECT effects FROM campaign_act ORDER BY number DESC LIMIT 1");
  g_autoptr (GBytes) cut = g_bytes_new_from_bytes (effects, 0, g_bytes_get_size (effects) - 3);
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, cut);
  g_autofree char *sql = g_strdup_printf (
      "UPDATE campaign_act SET effects = substr (effects, 1, %u), code = '%.12s' WHERE number = 2",
      (guint) g_bytes_get_size (cut), sum);
  ck_ok (mu_connection_run (mu_store_connection (store), sql, &error));
  g_autoptr (GPtrArray) findings = mu_store_examine (store, NULL);
  ck_assert_uint_eq (findings->len, 1);
  ck_assert_ptr_nonnull (strstr (findings->pdata[0], "what entry 2 of its history changed"));
  ck_fails (mu_store_take_back_act (store, war, 2, &error), MU_STORE_ERROR_DAMAGED, "damaged");
  ck_fails (mu_store_undo_campaign_battle (store, war, &error), MU_STORE_ERROR_DAMAGED, "damaged");
  ck_assert_int_eq (fixture_count (store, "battle"), 1);
}
END_TEST

/* A history that takes back in circles, or so that each entry turns all before it many times. */
START_TEST (a_history_in_circles_comes_to_an_end)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "Punic War");
  ck_ok (mu_connection_run (
      mu_store_connection (store),
      "WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 60)"
      " INSERT INTO campaign_act (id, campaign_id, number, made, who, kind, battle, about, effects,"
      " code) SELECT i, (SELECT max (id) FROM campaign), i, '2024-02-29T00:00:00Z', 'me', 3, 0, '',"
      " x'', 'e3b0c44298fc' FROM n;"
      " INSERT INTO campaign_act_fall SELECT a.id, b.id FROM campaign_act AS a JOIN campaign_act"
      " AS b ON abs (b.number - a.number) IN (1, 2) WHERE a.number > 1 AND b.number > 1",
      &error));
  g_autoptr (GPtrArray) fall = mu_store_act_followers (store, war, 60, NULL);
  ck_assert (fall == NULL || fall->len < 1000); /* it ends */
  mu_store_take_back_act (store, war, 60, NULL);
  g_autoptr (GPtrArray) findings = mu_store_examine (store, NULL);
  ck_assert_ptr_nonnull (findings);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_battles_effects_cut_or_changed_come_to_an_end,
    a_deleted_battle_cut_or_changed_comes_to_an_end,
    cut_effects_are_found_and_not_applied,
    a_history_in_circles_comes_to_an_end,
  };
  const TTest *const loops[] = { what_is_no_set_of_changes_is_damaged };
  return fixture_run_loops ("changeset", tests, G_N_ELEMENTS (tests), loops, G_N_ELEMENTS (loops),
                            G_N_ELEMENTS (bad));
}
