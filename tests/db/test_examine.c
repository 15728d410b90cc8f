/* The doctor finds what is wrong, and says where. */
#include <string.h>

#include "db/acts/changes.h"
#include "db/campaign/campaigns.h"
#include "db/campaign/forces.h"
#include "db/store.h"
#include "db/store_private.h"
#include "tests/db/fixture.h"

/* Two changes of list 3. */
static void
note_changes (MuStore *store)
{
  g_autoptr (MuList) list = fixture_list ("Noted");
  gint64 id = 0;
  ck_ok (mu_store_add_list_noted (store, list, "Noted added", &id, NULL, &error));
  mu_list_unit (list, 0)->figures--;
  ck_ok (mu_store_update_list_noted (store, id, list, "One fewer", NULL, &error));
}

/* A host of Rome's first unit at Zama. */
static void
march (MuStore *store, gint64 war)
{
  gint64 id = 0;
  g_autoptr (MuMap) map = mu_map_new ("Africa");
  const MuMapPlace zama = { .key = (char *) "zama", .name = (char *) "Zama", .holder = -1 };
  g_autoptr (GArray) units = g_array_new (FALSE, FALSE, sizeof (int));
  const int first = 0;
  g_array_append_val (units, first);
  ck_assert_int_eq (mu_map_add_place (map, &zama, NULL), 0);
  ck_ok (mu_store_set_campaign_map (store, war, map, &error));
  ck_ok (mu_store_muster_host (store, war, 0, "Scipio", "zama", units, &id, &error));
}

/* A club with two campaign battles and one outside, and with changes that can be undone. */
static MuStore *
busy_club (void)
{
  MuStore *store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  for (guint64 seed = 1; seed <= 2; seed++) {
    g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, seed);
    ck_ok (mu_store_record_campaign_battle (store, war, record, NULL, &error));
  }
  march (store, war);
  ck_ok (mu_store_give_honour (store, war, 0, 0, "Steady", &error));
  g_autoptr (MuList) list = fixture_list ("Elsewhere");
  g_autoptr (MuBattleRecord) record = fixture_battle ("Friendly", list, list, 3, 50);
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
  note_changes (store);
  return store;
}

START_TEST (a_busy_club_is_sound)
{
  g_autoptr (MuStore) store = busy_club ();
  fixture_sound (store);
}
END_TEST

static const struct {
  const char *sql;
  const char *words;
} faults[] = {
  { "PRAGMA application_id = 1", "not marked as a club file" },
  { "PRAGMA user_version = 99", "version is 99, not 20" },
  { "DELETE FROM club", "no name" },
  { "CREATE TABLE extra (x)", "has what this version has not: table extra" },
  { "CREATE TRIGGER sly AFTER INSERT ON roll BEGIN DELETE FROM roll; END", "trigger sly" },
  { "DROP INDEX battle_once_outside", "lacks or has changed: index battle_once_outside" },
  { "ALTER TABLE club ADD COLUMN motto TEXT", "lacks or has changed: table club" },
  { "UPDATE roll SET battle_id = 99 WHERE id = 3", "Table roll, row 3 points to a battle" },
  { "UPDATE force_loss SET force_id = 99 WHERE force_id = 1", "force_loss" },
  { "UPDATE army_list SET player_id = 5", "points to a player" },
  { "UPDATE list_unit SET troop = 'Reg X HI'", "Army list 1 cannot be read" },
  { "UPDATE list_unit SET figures = 0", "CHECK constraint failed in list_unit" },
  { "UPDATE campaign_side SET army = '<army-list/>'", "Campaign 1 cannot be read" },
  { "UPDATE campaign SET readings = 'no-such-rule'", "Campaign 1 cannot be read" },
  { "UPDATE campaign SET rules = 'no-such-rule=1'", "Campaign 1 cannot be read" },
  { "UPDATE campaign_map SET map = '<campaign-map/>'", "Campaign 1 cannot be read" },
  { "UPDATE host SET place = 'roma'", "Campaign 1 cannot be read" },
  { "UPDATE host SET way = 'zama roma'", "Campaign 1 cannot be read" },
  { "UPDATE host SET side_id = 2", "the host Scipio has Hastati of another side" },
  { "INSERT INTO force_change (id, force_id, day, kind, figures, numbered, origin)"
    " VALUES (1, 1, 0, 2, 999, 0, 1)",
    "War, Rome, Hastati: more wounded, stragglers or prisoners came back" },
  { "UPDATE force_honour SET kind = 1", "War, Rome, Hastati: an honour or a class of a battle" },
  { "UPDATE force_honour SET battle_id = 1", "War, Rome, Hastati: an honour or a class" },
  { "UPDATE force_honour SET kind = 7", "War, Rome, Hastati: an honour or a class" },
  { "DELETE FROM force WHERE id = 2", "a campaign army lacks units" },
  { "UPDATE battle_side SET army = 'not XML' WHERE battle_id = 3", "Battle 3 cannot be read" },
  { "DELETE FROM battle_side WHERE battle_id = 3 AND side = 1", "Battle 3 cannot be read" },
  { "DELETE FROM battle_unit WHERE battle_id = 3 AND position = 4", "Battle 3 cannot be read" },
  { "UPDATE battle_events SET events = zeroblob (28 * count) WHERE battle_id = 2",
    "Battle 2 (Battle 2) is not as it was recorded: the outcome is not that of these events" },
  { "DELETE FROM battle_events WHERE battle_id = 2", "is not that of these events" },
  /* an event of a kind, a phase, a side, a body and another body that there is not */
  { "UPDATE battle_events SET count = 1, events = "
    "x'6300000000000200ffffffff00000000000000000000000000000000' WHERE battle_id = 2",
    "Battle 2 cannot be read" },
  { "UPDATE battle_events SET count = 1, events = "
    "x'01000000000d0200ffffffff00000000000000000000000000000000' WHERE battle_id = 2",
    "Battle 2 cannot be read" },
  { "UPDATE battle_events SET count = 1, events = "
    "x'0100000000000300ffffffff00000000000000000000000000000000' WHERE battle_id = 2",
    "Battle 2 cannot be read" },
  { "UPDATE battle_events SET count = 1, events = "
    "x'03000000000000001027ffff00000000000000000000000000000000' WHERE battle_id = 2",
    "Battle 2 cannot be read" },
  { "UPDATE battle_events SET count = 1, events = "
    "x'0a000000000000000000feff00000000000000000000000000000000' WHERE battle_id = 2",
    "Battle 2 cannot be read" },
  { "UPDATE battle SET digest = digest + 1 WHERE id = 3", "Battle 3 (Friendly)" },
  { "UPDATE force SET present = start WHERE id = 1", "War, Rome, Hastati: 40 figures are present" },
  { "UPDATE force_loss SET before = 39 WHERE battle_id = 1 AND force_id = 1",
    "Hastati did not begin with" },
  { "UPDATE battle_unit SET figures_left = 40, fate = 0 WHERE battle_id = 1 AND position = 0",
    "what Hastati lost in the campaign" },
  { "UPDATE campaign_act SET effects = zeroblob (9) WHERE number = 2",
    "what entry 2 of its history changed cannot be read" },
  { "UPDATE campaign_act SET undone_by = id WHERE number = 3", "whether entry 3 stands" },
  { "UPDATE campaign_act SET battle = 99 WHERE number = 2", "whether entry 2 stands" },
  { "UPDATE change SET after = '<army-list/>' WHERE id = 1",
    "Change 1 (Noted added) cannot be read" },
  { "UPDATE change SET undone = 1 WHERE id = 1", "Change 2 (One fewer) stands, though" },
  { "UPDATE list_unit SET figures = 38 WHERE list_id = 3 AND position = 0",
    "Army list 3 is not as change 2 leaves it" },
  { "DELETE FROM army_list WHERE id = 3", "Army list 3 is not as change 2 leaves it" },
  { "DELETE FROM change WHERE id = 2", "Army list 3 is not as change 1 leaves it" },
  { "UPDATE change SET undone = 1 WHERE id = 2", "Army list 3 is not as change 1 leaves it" },
  { "UPDATE change SET kind = 7 WHERE id = 2", "CHECK constraint failed in change" },
  { "UPDATE roll SET value = value % 6 + 1 WHERE id = 1", "its seed does not give" },
  { "UPDATE roll SET seed = seed + 1 WHERE id = 4", "Roll" },
};

static gboolean
is_found (const GPtrArray *findings, const char *words)
{
  for (guint i = 0; i < findings->len; i++)
    if (strstr (findings->pdata[i], words) != NULL)
      return TRUE;
  return FALSE;
}

START_TEST (every_fault_is_found_and_named)
{
  g_autoptr (MuStore) store = busy_club ();
  MuConnection *connection = mu_store_connection (store);
  ck_ok (mu_connection_run (
      connection, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON", &error));
  ck_ok (mu_connection_run (connection, faults[_i].sql, &error));
  ck_ok (mu_connection_run (connection, "PRAGMA ignore_check_constraints = OFF", &error));
  g_autoptr (GPtrArray) findings = mu_store_examine (store, NULL);
  ck_assert_ptr_nonnull (findings);
  ck_assert_msg (is_found (findings, faults[_i].words), "%s: %s", faults[_i].sql,
                 findings->len > 0 ? (char *) findings->pdata[0] : "nothing found");
}
END_TEST

/* One corner's damage does not hide another's. */
START_TEST (several_faults_are_all_found)
{
  g_autoptr (MuStore) store = busy_club ();
  MuConnection *connection = mu_store_connection (store);
  ck_ok (mu_connection_run (connection,
                            "DROP TABLE setting;"
                            "UPDATE battle SET digest = 1 WHERE id = 1;"
                            "UPDATE force SET present = start;",
                            &error));
  g_autoptr (GPtrArray) findings = mu_store_examine (store, NULL);
  ck_assert (is_found (findings, "table setting"));
  ck_assert (is_found (findings, "Battle 1"));
  ck_assert (is_found (findings, "figures are present"));
}
END_TEST

/* What a stranger put into the file's schema is never run. */
START_TEST (a_strangers_trigger_does_not_run)
{
  g_autoptr (MuStore) store = busy_club ();
  gint64 rolls = fixture_count (store, "roll");
  ck_ok (mu_connection_run (mu_store_connection (store),
                            "CREATE TRIGGER sly AFTER INSERT ON setting BEGIN"
                            " DELETE FROM roll; END",
                            &error));
  ck_ok (mu_store_set_setting (store, "k", "v", &error));
  ck_assert_int_eq (fixture_count (store, "roll"), rolls);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_busy_club_is_sound,
    several_faults_are_all_found,
    a_strangers_trigger_does_not_run,
  };
  const TTest *const loops[] = { every_fault_is_found_and_named };
  return fixture_run_loops ("examine", tests, G_N_ELEMENTS (tests), loops, G_N_ELEMENTS (loops),
                            G_N_ELEMENTS (faults));
}
