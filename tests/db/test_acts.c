/* The history of a campaign: who did what, and any of it taken back with what followed. */
#include <string.h>

#include "db/acts/acts.h"
#include "db/campaign/forces.h"
#include "db/store.h"
#include "db/store_private.h"
#include "tests/db/fixture.h"

static const char *const dumped[] = {
  "campaign",       "campaign_side",     "force",          "force_loss",
  "battle",         "battle_side",       "battle_general", "battle_unit",
  "battle_events",  "battle_field",      "battle_seal",    "battle_seal_sum",
  "battle_seed",    "battle_part",       "battle_sky",     "battle_plan",
  "battle_terms",   "battle_deployment", "battle_ruling",  "battle_new_orders",
  "battle_planned", "table_battle",      "kept_sum",       "roll",
  "force_change",   "force_honour",      "fixture",        "host",
  "host_force",     "campaign_die",      "campaign_map",   "campaign_holder",
  "side_points",    "force_recruit",
};

static void
dump_row (sqlite3_stmt *row, GString *text)
{
  for (int i = 0; i < sqlite3_column_count (row); i++) {
    const char *value = (const char *) sqlite3_column_text (row, i);
    g_string_append_printf (text, "%s|", value != NULL ? value : "-");
  }
  g_string_append_c (text, '\n');
}

static void
dump_table (MuStore *store, const char *table, GString *text)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s ORDER BY 1, 2", table);
  sqlite3_stmt *rows = NULL;
  sqlite3 *db = mu_connection_handle (mu_store_connection (store));
  ck_assert_int_eq (sqlite3_prepare_v2 (db, sql, -1, &rows, NULL), SQLITE_OK);
  g_string_append_printf (text, "= %s\n", table);
  while (sqlite3_step (rows) == SQLITE_ROW)
    dump_row (rows, text);
  sqlite3_finalize (rows);
}

/* All that a campaign is, but for its history. */
static char *
dump (MuStore *store)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (dumped); i++)
    dump_table (store, dumped[i], text);
  return g_string_free (text, FALSE);
}

static void
same_as (MuStore *store, const char *before)
{
  g_autofree char *now = dump (store);
  ck_assert_str_eq (now, before);
}

static gint64
fight (MuStore *store, gint64 war, guint64 seed)
{
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, seed);
  gint64 id = 0;
  ck_ok (mu_store_record_campaign_battle (store, war, record, &id, &error));
  return id;
}

static void
switch_rule (MuStore *store, gint64 war, gboolean on)
{
  MuReadings readings = { 0 };
  readings.choice[MU_READING_RETIRE_TWO] = on;
  ck_ok (mu_store_set_campaign_readings (store, war, &readings, &error));
}

static void
take_back (MuStore *store, gint64 war, int number)
{
  ck_ok (mu_store_take_back_act (store, war, number, &error));
  fixture_sound (store);
}

/* The numbers of the acts, "2 4". */
static char *
numbers (const GPtrArray *acts)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < acts->len; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", ((MuAct *) acts->pdata[i])->number);
  return g_string_free (text, FALSE);
}

static void
falls (MuStore *store, gint64 war, int number, const char *due)
{
  g_autoptr (GPtrArray) fall = mu_store_act_followers (store, war, number, NULL);
  ck_assert_ptr_nonnull (fall);
  g_autofree char *text = numbers (fall);
  ck_assert_str_eq (text, due);
}

/* --- telling --------------------------------------------------------------- */

START_TEST (the_history_tells_who_did_what)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  switch_rule (store, war, TRUE);
  switch_rule (store, war, TRUE);
  const gint64 battle = fight (store, war, 1);
  take_back (store, war, 3);
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  ck_assert_uint_eq (acts->len, 4);
  static const MuActKind kinds[]
      = { MU_ACT_BEGAN, MU_ACT_HOUSE_RULES, MU_ACT_BATTLE, MU_ACT_TAKEN_BACK };
  static const char *const about[] = { "War", "", "Battle 1", "-Battle 1" };
  for (guint i = 0; i < acts->len; i++) {
    const MuAct *act = acts->pdata[i];
    ck_assert_int_eq (act->number, (int) i + 1);
    ck_assert_int_eq (act->kind, kinds[i]);
    ck_assert_str_eq (act->about, about[i]);
    ck_assert_str_eq (act->who, g_get_user_name ());
    ck_assert_uint_eq (strlen (act->made), 20);
    ck_assert_int_gt (act->id, 0);
    ck_assert_int_eq (act->undone_by, i == 2 ? 4 : 0);
    ck_assert_int_eq (act->battle, i == 2 ? battle : 0);
  }
  g_autoptr (MuAct) last = mu_store_last_act (store, war, NULL);
  ck_assert_int_eq (last->number, 4);
  ck_assert_str_eq (last->about, "-Battle 1");
}
END_TEST

START_TEST (a_campaign_that_is_not_there_has_no_last_act)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_store_last_act (store, 7, &error));
  ck_assert_ptr_null (error);
}
END_TEST

START_TEST (campaigns_have_histories_of_their_own)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War"), feud = fixture_campaign (store, "Feud");
  fight (store, war, 1);
  fight (store, feud, 1);
  take_back (store, feud, 2);
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  ck_assert_uint_eq (acts->len, 2);
  ck_assert_int_eq (((MuAct *) acts->pdata[1])->undone_by, 0);
  g_autoptr (MuAct) last = mu_store_last_act (store, war, NULL);
  ck_assert_int_eq (last->kind, MU_ACT_BATTLE);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_uint_eq (campaign->battles->len, 1);
}
END_TEST

/* --- taking back ------------------------------------------------------------ */

START_TEST (what_follows_falls_too)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  g_autofree char *begun = dump (store);
  fight (store, war, 1);
  switch_rule (store, war, TRUE);
  fight (store, war, 2);
  falls (store, war, 2, "2 4");
  falls (store, war, 3, "3");
  falls (store, war, 4, "4");
  take_back (store, war, 2);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_uint_eq (campaign->battles->len, 0);
  ck_assert_int_eq (campaign->readings.choice[MU_READING_RETIRE_TWO], 1);
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  ck_assert_str_eq (((MuAct *) acts->pdata[4])->about, "-Battle 1\n-Battle 2");
  take_back (store, war, 3);
  g_autoptr (MuCampaign) first = mu_store_campaign (store, war, NULL);
  ck_assert_int_eq (first->readings.choice[MU_READING_RETIRE_TWO], 0);
  /* the dice that were thrown stay */
  ck_assert_ptr_nonnull (strstr (begun, "= roll\n"));
  ck_assert_int_gt (fixture_count (store, "roll"), 0);
}
END_TEST

START_TEST (what_was_taken_back_comes_back_whole)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  fight (store, war, 1);
  fight (store, war, 2);
  g_autofree char *two = dump (store);
  take_back (store, war, 2);
  falls (store, war, 4, "4");
  take_back (store, war, 4);
  same_as (store, two);
  take_back (store, war, 3);
  take_back (store, war, 6);
  same_as (store, two);
  take_back (store, war, 5);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_uint_eq (campaign->battles->len, 0);
}
END_TEST

/* One battle instead of another, and back: which of them stands follows. */
START_TEST (the_other_battle_stands_again)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  fight (store, war, 1); /* 2 */
  g_autofree char *first = dump (store);
  take_back (store, war, 2); /* 3 */
  fight (store, war, 2);     /* 4 */
  g_autofree char *second = dump (store);
  falls (store, war, 3, "3 4");
  take_back (store, war, 3); /* 5: battle 1 again, battle 2 gone */
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  ck_assert_int_eq (((MuAct *) acts->pdata[1])->undone_by, 0);
  ck_assert_int_eq (((MuAct *) acts->pdata[3])->undone_by, 5);
  ck_assert_str_eq (((MuAct *) acts->pdata[4])->about, "+Battle 1\n-Battle 2");
  take_back (store, war, 5); /* 6: as before */
  same_as (store, second);
  g_autoptr (GPtrArray) again = mu_store_acts (store, war, NULL);
  ck_assert_int_eq (((MuAct *) again->pdata[1])->undone_by, 3);
  ck_assert_str_eq (((MuAct *) again->pdata[5])->about, "-Battle 1\n+Battle 2");
  ck_assert_int_eq (((MuAct *) again->pdata[2])->undone_by, 0);
  ck_assert_int_eq (((MuAct *) again->pdata[3])->undone_by, 0);
  ck_assert_str_ne (first, second);
}
END_TEST

START_TEST (what_cannot_fall_is_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  fight (store, war, 1);
  take_back (store, war, 2);
  g_autofree char *before = dump (store);
  ck_fails (mu_store_take_back_act (store, war, 9, &error), MU_STORE_ERROR_NOT_FOUND, "no entry 9");
  ck_fails (mu_store_take_back_act (store, war, 2, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "by entry 3");
  ck_fails (mu_store_take_back_act (store, war, 1, &error), MU_STORE_ERROR_IMPOSSIBLE, "beginning");
  ck_fails (mu_store_act_followers (store, war, 1, &error), MU_STORE_ERROR_IMPOSSIBLE, "beginning");
  ck_fails (mu_store_take_back_act (store, 77, 1, &error), MU_STORE_ERROR_NOT_FOUND, "no entry 1");
  same_as (store, before);
}
END_TEST

static void
meddle (MuStore *store, const char *sql)
{
  ck_ok (mu_connection_run (mu_store_connection (store), sql, &error));
}

START_TEST (what_another_program_changed_is_not_overwritten)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  fight (store, war, 1);
  meddle (store, "UPDATE force SET present = present - 1 WHERE present > 1");
  g_autofree char *before = dump (store);
  ck_fails (mu_store_take_back_act (store, war, 2, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "history does not tell");
  same_as (store, before);
  meddle (store, "UPDATE campaign_act SET effects = x'5400'");
  ck_fails (mu_store_take_back_act (store, war, 2, &error), MU_STORE_ERROR_DAMAGED, "damaged");
  same_as (store, before);
}
END_TEST

/* A battle of which an older Muster told nothing goes as it went then. */
START_TEST (a_campaign_without_a_history_loses_its_last_battle)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  fight (store, war, 1);
  fight (store, war, 2);
  meddle (store, "DELETE FROM campaign_act");
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  fixture_sound (store);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_uint_eq (campaign->battles->len, 1);
}
END_TEST

/* --- properties --------------------------------------------------------------- */

static gboolean
can_fight (MuStore *store, gint64 war)
{
  g_autoptr (MuList) a = mu_store_campaign_army (store, war, MU_SIDE_A, NULL, NULL);
  g_autoptr (MuList) b = mu_store_campaign_army (store, war, MU_SIDE_B, NULL, NULL);
  return a->units->len > 0 && b->units->len > 0;
}

/* A standing act but the beginning, 0: none. */
static int
any_standing (MuStore *store, gint64 war, GRand *dice)
{
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  const int number = g_rand_int_range (dice, 1, (gint32) acts->len + 1);
  const MuAct *act = acts->pdata[number - 1];
  return act->kind == MU_ACT_BEGAN || act->undone_by != 0 ? 0 : number;
}

/* Whatever is taken back, the file is in order, and taking that back gives what was there. */
static void
there_and_back (MuStore *store, gint64 war, int number)
{
  g_autofree char *before = dump (store);
  GError *error = NULL;
  if (!mu_store_take_back_act (store, war, number, &error)) {
    ck_assert_int_eq (error->code, MU_STORE_ERROR_IMPOSSIBLE);
    g_error_free (error);
    same_as (store, before);
    return;
  }
  fixture_sound (store);
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  take_back (store, war, (int) acts->len);
  same_as (store, before);
  take_back (store, war, (int) acts->len + 1);
}

START_TEST (any_history_goes_there_and_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (GRand) dice = g_rand_new_with_seed ((guint32) _i);
  const gint64 war = fixture_campaign (store, "War");
  for (guint64 step = 0; step < 14; step++) {
    const int number = any_standing (store, war, dice);
    const int what = g_rand_int_range (dice, 0, 5);
    if (what == 4)
      ck_ok (mu_store_give_honour (store, war, (int) (step % 2), 0, "Steady", &error));
    else if (what == 0)
      switch_rule (store, war, g_rand_boolean (dice));
    else if (what <= 2 && can_fight (store, war))
      fight (store, war, (guint64) _i * 100 + step);
    else if (number != 0)
      there_and_back (store, war, number);
  }
  fixture_sound (store);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    the_history_tells_who_did_what,
    a_campaign_that_is_not_there_has_no_last_act,
    campaigns_have_histories_of_their_own,
    what_follows_falls_too,
    what_was_taken_back_comes_back_whole,
    the_other_battle_stands_again,
    what_cannot_fall_is_refused,
    what_another_program_changed_is_not_overwritten,
    a_campaign_without_a_history_loses_its_last_battle,
  };
  const TTest *const loops[] = { any_history_goes_there_and_back };
  return fixture_run_loops ("acts", tests, G_N_ELEMENTS (tests), loops, G_N_ELEMENTS (loops), 20);
}
