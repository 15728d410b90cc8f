/* Nobody cheats unnoticed: what the rules fought is fought again at every door, and what was
 * changed in the club file is found. */
#include <stdlib.h>

#include "app/service/club/club.h"
#include "db/acts/acts.h"
#include "db/connection/connection.h"
#include "db/exchange/exchange.h"
#include "db/store.h"
#include "db/store_private.h"
#include "reports/sheet/battle_sheet.h"
#include "tests/service/fixture.h"

typedef struct {
  MuClub *club;
  MuStore *store;
  gint64 war;
} Copy;

static Copy
begin (void)
{
  Copy copy = { .club = mu_club_open (":memory:", NULL) };
  ck_assert (mu_club_add_samples (copy.club, NULL));
  copy.store = mu_club_store (copy.club);
  copy.war = mu_store_find_campaign (copy.store, "The Zama campaign", NULL);
  return copy;
}

/* Another member's club with the same campaign. */
static Copy
join (const Copy *from)
{
  Copy copy = { .club = mu_club_open (":memory:", NULL) };
  g_autoptr (MuDispatch) dispatch = mu_store_dispatch (from->store, from->war, 1, NULL);
  copy.store = mu_club_store (copy.club);
  ck_assert (mu_store_join_campaign (copy.store, dispatch, NULL, &copy.war, NULL));
  return copy;
}

static void
end (Copy *copy)
{
  mu_club_close (copy->club);
}

static MuBattleRecord *
fight (const Copy *copy, guint64 seed)
{
  MuBattlePlan plan = { .seed = seed, .month = 10, .name = (char *) "Zama" };
  g_autoptr (MuList) rome = mu_store_campaign_army (copy->store, copy->war, 0, NULL, NULL);
  g_autoptr (MuList) carthage = mu_store_campaign_army (copy->store, copy->war, 1, NULL, NULL);
  plan.list[MU_SIDE_A] = rome;
  plan.list[MU_SIDE_B] = carthage;
  MuBattleRecord *record = mu_battle_prepare (&plan, NULL);
  fixture_fight (record);
  return record;
}

/* The other side wins, and all that the sheet says agrees with that. */
static void
forge (MuBattleRecord *record)
{
  MuEvent *last = &g_array_index (record->events, MuEvent, record->events->len - 1);
  record->winner = record->winner == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  last->value[0] = (int32_t) record->winner;
  record->digest = mu_battle_record_digest (record);
}

static MuTrust
trust_of (const Copy *copy)
{
  g_autoptr (GPtrArray) rows = mu_store_battles (copy->store, 0, NULL);
  ck_assert_uint_eq (rows->len, 1);
  return ((MuBattleRow *) rows->pdata[0])->trust;
}

/* --- at the doors ------------------------------------------------------------- */

START_TEST (a_forged_sheet_is_read_but_not_recorded)
{
  Copy copy = begin ();
  g_autoptr (MuBattleRecord) record = fight (&copy, 5);
  forge (record);
  gsize length;
  g_autofree char *sheet = mu_battle_sheet_write_data (record, &length);
  g_autoptr (MuBattleRecord) read = mu_battle_sheet_read_data (sheet, length, "s.xml", NULL);
  ck_assert_ptr_nonnull (read); /* nothing in it contradicts */
  ck_refused (mu_store_record_campaign_battle (copy.store, copy.war, read, NULL, &error),
              "fought again from its seed");
  ck_refused (mu_store_add_battle (copy.store, read, NULL, &error), "Nothing was recorded");
  g_autoptr (GPtrArray) rows = mu_store_battles (copy.store, 0, NULL);
  ck_assert_uint_eq (rows->len, 0);

  read->on_word = TRUE;
  ck_assert (mu_store_record_campaign_battle (copy.store, copy.war, read, NULL, NULL));
  ck_assert_int_eq (trust_of (&copy), MU_TRUST_CONSISTENT);
  end (&copy);
}
END_TEST

START_TEST (what_the_rules_fought_is_proved)
{
  Copy copy = begin ();
  g_autoptr (MuBattleRecord) record = fight (&copy, 5);
  ck_assert (mu_store_record_campaign_battle (copy.store, copy.war, record, NULL, NULL));
  ck_assert_int_eq (trust_of (&copy), MU_TRUST_PROVED);
  end (&copy);
}
END_TEST

START_TEST (a_die_thrown_at_the_table_is_somebodys_word)
{
  Copy copy = begin ();
  g_autoptr (MuBattleRecord) record = fight (&copy, 5);
  g_array_index (record->rolls, MuRoll, 0).real = 1;
  ck_assert_int_eq (mu_battle_trust (record, NULL), MU_TRUST_WORD);
  g_array_index (record->rolls, MuRoll, record->rolls->len - 1).real = 1;
  g_autoptr (GError) why = NULL;
  ck_assert_int_eq (mu_battle_trust (record, &why), MU_TRUST_CONSISTENT);
  ck_assert_ptr_nonnull (strstr (why->message, "said to be thrown at the table"));
  end (&copy);
}
END_TEST

START_TEST (each_change_of_a_result_is_told)
{
  Copy copy = begin ();
  g_autoptr (MuBattleRecord) record = fight (&copy, 5);
  for (int i = 0; i < 5; i++) {
    g_autoptr (MuBattleRecord) other = mu_battle_record_copy (record);
    MuUnitOutcome *unit = &g_array_index (other->side[0].results, MuUnitOutcome, 1);
    static const char *const words[]
        = { " wins, not ", " points left at the end, not ", " figures left at the end, not ",
            "fares otherwise", "dice are thrown, but" };
    if (i == 0)
      other->winner = MU_SIDE_B - other->winner % 2;
    else if (i == 1)
      other->side[1].left_quarters++;
    else if (i == 2)
      unit->figures_left++;
    else if (i == 3)
      unit->inflicted++;
    else
      g_array_set_size (other->rolls, other->rolls->len - 1);
    g_autoptr (GError) why = NULL;
    ck_assert_int_eq (mu_battle_trust (other, &why), MU_TRUST_CONSISTENT);
    ck_assert_msg (strstr (why->message, words[i]) != NULL, "%d: %s", i, why->message);
  }
  end (&copy);
}
END_TEST

START_TEST (a_forged_battle_does_not_come_with_changes)
{
  Copy mine = begin (), other = join (&mine);
  g_autoptr (MuBattleRecord) record = fight (&mine, 5);
  ck_assert (mu_store_record_campaign_battle (mine.store, mine.war, record, NULL, NULL));
  g_autoptr (MuDispatch) dispatch = mu_store_dispatch (mine.store, mine.war, 1, NULL);
  forge (((MuSentAct *) dispatch->acts->pdata[0])->record);
  ck_refused (mu_store_merge (other.store, other.war, dispatch, NULL, NULL, &error),
              "fought again from its seed");
  ck_refused (mu_store_plan_merge (other.store, other.war, dispatch, &error), "cannot be believed");
  dispatch->on_word = TRUE;
  ck_assert (mu_store_merge (other.store, other.war, dispatch, NULL, NULL, NULL));
  ck_assert_int_eq (trust_of (&other), MU_TRUST_CONSISTENT);
  end (&other);

  Copy third = { .club = mu_club_open (":memory:", NULL) };
  g_autoptr (MuDispatch) all = mu_store_dispatch (mine.store, mine.war, 1, NULL);
  third.store = mu_club_store (third.club);
  forge (((MuSentAct *) all->acts->pdata[0])->record);
  ck_refused (mu_store_join_campaign (third.store, all, NULL, &third.war, &error),
              "cannot be believed");
  end (&third);
  end (&mine);
}
END_TEST

START_TEST (the_same_sheet_in_two_copies_is_one_battle)
{
  Copy mine = begin (), other = join (&mine);
  int done = 7;
  g_autoptr (MuBattleRecord) record = fight (&mine, 5);
  ck_assert (mu_store_record_campaign_battle (mine.store, mine.war, record, NULL, NULL));
  ck_assert (mu_store_record_campaign_battle (other.store, other.war, record, NULL, NULL));
  g_autoptr (MuDispatch) dispatch = mu_store_dispatch (mine.store, mine.war, 1, NULL);
  g_autoptr (MuMergePlan) plan = mu_store_plan_merge (other.store, other.war, dispatch, NULL);
  ck_assert_int_eq (((MuMergeEntry *) plan->entries->pdata[0])->state, MU_MERGE_BOTH);
  ck_assert (mu_store_merge (other.store, other.war, dispatch, NULL, &done, NULL));
  ck_assert_int_eq (done, 0);

  /* What the other does on top of it comes back here. */
  g_autoptr (MuBattleRecord) next = fight (&other, 6);
  ck_assert (mu_store_record_campaign_battle (other.store, other.war, next, NULL, NULL));
  g_autoptr (MuDispatch) back = mu_store_dispatch (other.store, other.war, 2, NULL);
  ck_assert (mu_store_merge (mine.store, mine.war, back, NULL, &done, NULL));
  ck_assert_int_eq (done, 1);
  end (&other);
  end (&mine);
}
END_TEST

/* --- in the file ---------------------------------------------------------------- */

static const struct {
  const char *change, *words;
  gboolean of_dice; /* the audit of the dice tells of it too */
} changes[] = {
  { "DELETE FROM roll WHERE id % 2 = 0", "dice are thrown, but", TRUE },
  { "DELETE FROM roll", "dice are thrown, but 0", TRUE },
  { "UPDATE roll SET real = 1, value = 6 WHERE id IN"
    " (SELECT id FROM roll WHERE die = 0 LIMIT 5)",
    "the die for the weather shows 6", TRUE },
  { "UPDATE roll SET real = 1 WHERE id > 20", "said to be thrown at the table", TRUE },
  { "UPDATE roll SET real = 1 WHERE id = 1", "fought or diced for at the table", TRUE },
  { "UPDATE battle SET winner = (winner + 1) % 3", "winner, points left or periods", TRUE },
  { "UPDATE battle_side SET left_quarters = left_quarters - 400", "winner, points left", TRUE },
  { "UPDATE battle SET periods = periods - 1", "winner, points left or periods", TRUE },
  { "UPDATE battle SET outscouted = (outscouted + 1) % 3", "outscouted is", TRUE },
  { "UPDATE battle_side SET scouting = scouting + 1", "the scouting strength is", TRUE },
  { "UPDATE battle_unit SET fate = 4 WHERE figures_left > 5", "is destroyed, but has", TRUE },
  { "UPDATE battle_unit SET fate = 1 WHERE figures_left > 5", "fares otherwise", TRUE },
  { "UPDATE battle SET weather_face = weather_face % 6 + 1", "weather", TRUE },
  { "UPDATE battle SET seed = seed + 1", "seed", TRUE },
  { "UPDATE campaign SET day = day + 1", "its calendar is at day 1", FALSE },
};

static gboolean
tells (const GPtrArray *findings, const char *words)
{
  for (guint i = 0; i < findings->len; i++)
    if (strstr (findings->pdata[i], words) != NULL)
      return TRUE;
  return FALSE;
}

START_TEST (the_doctor_finds_what_was_changed)
{
  Copy copy = begin ();
  g_autofree char *words = NULL;
  g_autoptr (MuBattleRecord) record = fight (&copy, 5);
  ck_assert (mu_store_record_campaign_battle (copy.store, copy.war, record, NULL, NULL));
  g_autoptr (GPtrArray) well = mu_store_examine (copy.store, NULL);
  ck_assert_msg (well->len == 0, "%s", well->len > 0 ? (char *) well->pdata[0] : "");
  ck_assert (mu_connection_run (mu_store_connection (copy.store), changes[_i].change, NULL));
  g_autoptr (GPtrArray) findings = mu_store_examine (copy.store, NULL);
  ck_assert_msg (tells (findings, changes[_i].words), "%s: %s", changes[_i].change,
                 findings->len > 0 ? (char *) findings->pdata[0] : "well");
  ck_assert (mu_store_doubt_battle (copy.store, 1, &words, NULL));
  ck_assert_int_eq (words != NULL, changes[_i].of_dice);
  end (&copy);
}
END_TEST

/* A battle of before is looked at when the file is opened; one that other rules fought is history.
 */
START_TEST (battles_of_before_are_looked_at_once)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-proof-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "club.muster", NULL);
  Copy copy = { .club = mu_club_open (path, NULL) };
  ck_assert (mu_club_add_samples (copy.club, NULL));
  copy.store = mu_club_store (copy.club);
  copy.war = mu_store_find_campaign (copy.store, "The Zama campaign", NULL);
  g_autoptr (MuBattleRecord) record = fight (&copy, 5);
  forge (record);
  record->on_word = TRUE;
  ck_assert (mu_store_add_battle (copy.store, record, NULL, NULL));
  ck_assert (
      mu_connection_run (mu_store_connection (copy.store), "DELETE FROM battle_trust", NULL));
  ck_assert_int_eq (trust_of (&copy), MU_TRUST_UNKNOWN);
  end (&copy);
  copy.club = mu_club_open (path, NULL);
  copy.store = mu_club_store (copy.club);
  ck_assert_int_eq (trust_of (&copy), MU_TRUST_CONSISTENT);
  g_autoptr (GPtrArray) findings = mu_store_examine (copy.store, NULL);
  ck_assert_uint_eq (findings->len, 0);
  end (&copy);
  g_autofree char *remove = g_strdup_printf ("rm -r '%s'", folder);
  ck_assert_int_eq (system (remove), 0);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("proof");
  tcase_set_timeout (tests, 60);
  tcase_add_test (tests, a_forged_sheet_is_read_but_not_recorded);
  tcase_add_test (tests, what_the_rules_fought_is_proved);
  tcase_add_test (tests, a_die_thrown_at_the_table_is_somebodys_word);
  tcase_add_test (tests, each_change_of_a_result_is_told);
  tcase_add_test (tests, a_forged_battle_does_not_come_with_changes);
  tcase_add_test (tests, the_same_sheet_in_two_copies_is_one_battle);
  tcase_add_loop_test (tests, the_doctor_finds_what_was_changed, 0, G_N_ELEMENTS (changes));
  tcase_add_test (tests, battles_of_before_are_looked_at_once);
  return fixture_run ("proof", tests);
}
