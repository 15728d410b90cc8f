/* Undo and redo: each step there and back, in any order, those of lists in
 * another session too. */
#include <glib/gstdio.h>

#include "app/service/table/table_battle.h"
#include "db/store.h"
#include "reports/campaign/calendar_words.h"
#include "tests/session/fixture.h"

#define ROMANS "Scipio at Zama"

static gint64
find (MuDesk *desk, const char *name)
{
  return mu_store_find_list (mu_desk_store (desk), name, NULL);
}

static MuList *
renamed_copy (MuDesk *desk, const char *name)
{
  MuList *list = mu_store_list (mu_desk_store (desk), list_named (desk, ROMANS), NULL);
  g_free (list->name);
  list->name = g_strdup (name);
  return list;
}

START_TEST (adding_goes_both_ways)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  g_autoptr (MuList) list = renamed_copy (desk, "Copy");
  gint64 id = 0;

  ck_assert (mu_history_add_list (history, list, "Added", &id, NULL));
  ck_assert_int_eq (find (desk, "Copy"), id);
  g_autofree char *words = text_of (history, "undo-words");
  ck_assert_str_eq (words, "Added");
  ck_assert (mu_history_undo (history, NULL));
  ck_assert_int_eq (find (desk, "Copy"), 0);
  ck_assert (mu_history_redo (history, NULL));
  ck_assert_int_ne (find (desk, "Copy"), 0);
  ck_assert (!mu_history_redo (history, NULL));
}
END_TEST

/* An older step finds the list when it has come back. */
START_TEST (steps_follow_a_list_that_came_back)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  gint64 id = list_named (desk, ROMANS);
  g_autoptr (MuList) before = mu_store_list (mu_desk_store (desk), id, NULL);
  g_autoptr (MuList) after = mu_list_copy (before);
  mu_list_unit (after, 0)->figures = 9;

  ck_assert (mu_history_update_list (history, id, before, after, "fewer", NULL));
  g_autoptr (MuList) other = renamed_copy (desk, "Other");
  ck_assert (mu_history_delete_list (history, id, "deleted", NULL));
  /* Never takes the number that the list had. */
  ck_assert (mu_store_add_list (mu_desk_store (desk), other, &id, NULL));
  ck_assert (mu_history_undo (history, NULL));
  ck_assert (mu_history_undo (history, NULL));
  g_autoptr (MuList) now = mu_store_list (mu_desk_store (desk), find (desk, ROMANS), NULL);
  ck_assert_int_eq (mu_list_unit (now, 0)->figures, mu_list_unit (before, 0)->figures);
}
END_TEST

START_TEST (a_new_step_ends_what_could_be_redone)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  g_autoptr (MuList) one = renamed_copy (desk, "One");
  g_autoptr (MuList) two = renamed_copy (desk, "Two");

  ck_assert (mu_history_add_list (history, one, "one", NULL, NULL));
  ck_assert (mu_history_undo (history, NULL));
  ck_assert (truth_of (history, "can-redo"));
  ck_assert (mu_history_add_list (history, two, "two", NULL, NULL));
  ck_assert (!truth_of (history, "can-redo"));
  ck_assert (!mu_history_redo (history, NULL));
}
END_TEST

static MuReadings
house_rules (MuDesk *desk)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (mu_desk_store (desk), 1, NULL);
  return campaign->readings;
}

START_TEST (house_rules_go_both_ways)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  const MuReadings before = house_rules (desk);
  MuReadings after = before;
  after.choice[MU_READING_HALF_EFFECT] = 1;

  ck_assert (mu_history_set_house_rules (history, 1, &before, &after, "on", NULL));
  ck_assert_int_eq (house_rules (desk).choice[MU_READING_HALF_EFFECT], 1);
  ck_assert (mu_history_undo (history, NULL));
  ck_assert_int_eq (house_rules (desk).choice[MU_READING_HALF_EFFECT], 0);
  ck_assert (mu_history_redo (history, NULL));
  ck_assert_int_eq (house_rules (desk).choice[MU_READING_HALF_EFFECT], 1);
  ck_assert (!mu_history_set_house_rules (history, 99, &before, &after, "none", NULL));
}
END_TEST

static gint64
begin_war (MuDesk *desk)
{
  const MuCampaignPlan plan
      = { .name = "War", .year = -200, .month = 4, .day = 15, .sides = 3, .list = { 1, 2, 1 } };
  gint64 war = 0;

  ck_assert (mu_history_add_campaign (mu_desk_history (desk), &plan, "War begun", &war, NULL));
  return war;
}

static int
today (MuDesk *desk, gint64 war)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (mu_desk_store (desk), war, NULL);
  return campaign ? campaign->day : -1;
}

static guint64
weather_of (MuDesk *desk, gint64 war)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (mu_desk_store (desk), war, NULL);
  return campaign->seed;
}

/* What was done in it comes back with it, to be done again. */
START_TEST (a_campaign_that_was_begun_goes_both_ways)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  const gint64 war = begin_war (desk);
  const guint64 seed = weather_of (desk, war);

  g_autoptr (MuCampaign) before = mu_store_campaign (mu_desk_store (desk), war, NULL);
  g_autofree char *told = mu_history_advance (history, before, 3, NULL);
  ck_assert_str_eq (told, "It is 18 April 200 BC");
  ck_assert_int_eq (today (desk, war), 3);
  ck_assert (mu_history_undo (history, NULL));
  ck_assert_int_eq (today (desk, war), 0);
  g_autofree char *words = text_of (history, "undo-words");
  ck_assert_str_eq (words, "War begun");
  ck_assert (mu_history_undo (history, NULL));
  ck_assert_int_eq (today (desk, war), -1);
  ck_assert (mu_history_redo (history, NULL));
  ck_assert_uint_eq (weather_of (desk, war), seed);
  ck_assert (mu_history_redo (history, NULL));
  ck_assert_int_eq (today (desk, war), 3);
  ck_assert (mu_history_undo (history, NULL));
  ck_assert (mu_history_undo (history, NULL));
  ck_assert_int_eq (today (desk, war), -1);
}
END_TEST

/* Where enemies met on the way, the day that was reached is told, and why it went no further. */
START_TEST (a_calendar_that_stopped_says_where_and_why)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  const gint64 war = begin_war (desk);
  g_autoptr (MuCampaign) before = mu_store_campaign (mu_desk_store (desk), war, NULL);
  MuFixture ford
      = { .id = 1, .name = (char *) "The ford", .place = (char *) "", .day = 4, .side = { 1, 2 } };
  MuFixture meeting
      = { .id = 2, .name = (char *) "Zama", .place = (char *) "zama", .day = 10, .side = { 0, 1 } };
  g_autoptr (GPtrArray) fixtures = g_ptr_array_new ();
  g_ptr_array_add (fixtures, &ford);
  g_ptr_array_add (fixtures, &meeting);
  const MuCampaignSide *one = before->sides->pdata[0], *two = before->sides->pdata[1];
  g_autofree char *stopped = mu_calendar_words (before, 10, 31, fixtures);
  g_autofree char *expected
      = g_strdup_printf ("It is 25 April 200 BC: The ford, Zama. The calendar stopped before "
                         "16 May 200 BC: %s and %s meet at Zama",
                         one->name, two->name);
  ck_assert_str_eq (stopped, expected);
  g_autofree char *reached = mu_calendar_words (before, 10, 10, fixtures);
  ck_assert_str_eq (reached, "It is 25 April 200 BC: The ford, Zama");
  ck_assert_ptr_null (mu_calendar_stop_words (before, 10, 10, fixtures));
  g_ptr_array_set_size (fixtures, 0);
  g_autofree char *unknown = mu_calendar_stop_words (before, 10, 31, fixtures);
  ck_assert_str_eq (unknown, "The calendar stopped before 16 May 200 BC");
}
END_TEST

/* Another program has gone on with it: that is not to be lost. */
START_TEST (a_campaign_that_has_gone_on_is_not_put_away)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  const gint64 war = begin_war (desk);
  g_autoptr (GError) error = NULL;

  ck_assert (mu_store_advance_campaign (mu_desk_store (desk), war, 2, NULL));
  ck_assert (!mu_history_undo (history, &error));
  ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE));
  ck_assert_int_eq (today (desk, war), 2);
  ck_assert (truth_of (history, "can-undo"));
}
END_TEST

static guint
open_fixtures (MuDesk *desk, gint64 war)
{
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (mu_desk_store (desk), war, NULL);
  return fixtures->len;
}

START_TEST (fixtures_go_both_ways)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  const gint64 war = begin_war (desk);
  const MuFixture fixture
      = { .day = 5, .name = (char *) "Ford", .side = { 0, 2 }, .place = (char *) "" };

  MuStore *store = mu_desk_store (desk);
  ck_assert (
      mu_history_do (history, war, mu_store_set_fixture (store, war, &fixture, NULL, NULL), "set"));
  ck_assert_uint_eq (open_fixtures (desk, war), 1);
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (mu_desk_store (desk), war, NULL);
  const gint64 id = ((MuFixture *) fixtures->pdata[0])->id;
  ck_assert (mu_history_do (history, war, mu_store_call_off_fixture (store, war, id, NULL), "off"));
  ck_assert_uint_eq (open_fixtures (desk, war), 0);
  ck_assert (mu_history_undo (history, NULL));
  ck_assert_uint_eq (open_fixtures (desk, war), 1);
  ck_assert (mu_history_undo (history, NULL));
  ck_assert_uint_eq (open_fixtures (desk, war), 0);
  ck_assert (mu_history_redo (history, NULL));
  ck_assert_uint_eq (open_fixtures (desk, war), 1);
  ck_assert (
      !mu_history_do (history, war, mu_store_call_off_fixture (store, war, 99, NULL), "none"));
}
END_TEST

static int
weather_die (MuDesk *desk, gint64 war)
{
  g_autoptr (GArray) days = mu_store_diary (mu_desk_store (desk), war, MU_REGION_MEDITERRANEAN,
                                            MU_COUNTRY_PLAIN, FALSE, 4, 4, NULL);
  return g_array_index (days, MuDiaryDay, 0).face[MU_DIARY_WEATHER];
}

START_TEST (weather_dice_go_both_ways)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  const gint64 war = begin_war (desk);
  const int lot = weather_die (desk, war);
  guint8 face[MU_DIARY_DICE] = { 0 };
  face[MU_DIARY_WEATHER] = (guint8) (lot % 6 + 1);

  ck_assert (mu_history_do (history, war,
                            mu_store_throw_weather (mu_desk_store (desk), war, 0, 0, 4, face, NULL),
                            "thrown"));
  ck_assert_int_eq (weather_die (desk, war), lot % 6 + 1);
  ck_assert (mu_history_undo (history, NULL));
  ck_assert_int_eq (weather_die (desk, war), lot);
  ck_assert (mu_history_redo (history, NULL));
  ck_assert_int_eq (weather_die (desk, war), lot % 6 + 1);
}
END_TEST

static void
is_noted (MuDesk *desk, const char *key, const char *value)
{
  g_autofree char *text = mu_desk_remember (desk, key);
  ck_assert_int_eq (g_strcmp0 (text, value), 0);
}

START_TEST (notes_of_a_list_go_both_ways)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  const char *const keys[] = { "new", "known", NULL };
  const char *const values[] = { "2", "7", NULL };
  mu_desk_note (desk, "known", "6");
  ck_assert (mu_history_set_notes (history, list_named (desk, "Scipio at Zama"), keys, values,
                                   "Edition kept", NULL));
  is_noted (desk, "new", "2");
  is_noted (desk, "known", "7");
  ck_assert (mu_history_undo (history, NULL));
  is_noted (desk, "new", NULL);
  is_noted (desk, "known", "6");
  ck_assert (mu_history_redo (history, NULL));
  is_noted (desk, "known", "7");
}
END_TEST

static MuBattleRecord *
play_tonight (MuStore *store)
{
  g_autoptr (MuList) a = mu_store_campaign_army (store, 1, MU_SIDE_A, NULL, NULL);
  g_autoptr (MuList) b = mu_store_campaign_army (store, 1, MU_SIDE_B, NULL, NULL);
  const MuBattlePlan plan = { .name = "Zama", .list = { a, b }, .seed = 7, .month = 10 };
  g_autoptr (MuBattleRecord) prepared = mu_battle_prepare (&plan, NULL);
  const MuTableUnit nobody = { MU_SIDE_NONE, 0 }, hastati = { MU_SIDE_A, 1 };
  ck_assert (mu_table_battle_begin (store, prepared, 1, NULL));
  g_autoptr (MuTableBattle) battle = mu_table_battle_open (store, NULL);
  ck_assert (mu_table_battle_hurt (battle, hastati, 45, nobody, 1, NULL));
  return mu_table_battle_finish (battle, 1, MU_SIDE_NONE, NULL);
}

START_TEST (tonights_battle_goes_both_ways)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  MuStore *store = mu_desk_store (desk);
  g_autoptr (MuBattleRecord) record = play_tonight (store);
  gint64 id = 0;

  ck_assert (mu_history_record_tonight (history, 1, record, "recorded", &id, NULL));
  g_autoptr (GPtrArray) sums = mu_store_kept_sums (store, id, 0, NULL);
  ck_assert_uint_eq (sums->len, 1);
  ck_assert (mu_history_undo (history, NULL));
  g_autoptr (MuTonight) tonight = mu_store_tonight (store, NULL);
  ck_assert_ptr_nonnull (tonight);
  ck_assert (mu_history_redo (history, NULL));
  ck_assert_ptr_null (mu_store_tonight (store, NULL));
}
END_TEST

START_TEST (a_step_that_fails_is_no_step)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  g_autoptr (MuList) twin = renamed_copy (desk, ROMANS);
  g_autoptr (GError) error = NULL;

  ck_assert (!mu_history_add_list (history, twin, "twin", NULL, &error));
  ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_TWICE));
  ck_assert (!truth_of (history, "can-undo"));
  ck_assert (!mu_history_undo (history, NULL));
}
END_TEST

START_TEST (what_changes_nothing_is_no_step)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  gint64 id = list_named (desk, ROMANS);
  g_autoptr (MuList) list = mu_store_list (mu_desk_store (desk), id, NULL);

  ck_assert (mu_history_update_list (history, id, list, list, "nothing", NULL));
  ck_assert (!truth_of (history, "can-undo"));
}
END_TEST

/* --- another session ---------------------------------------------------- */

typedef struct {
  char *folder;
  char *path;
  MuDesk *desk;
  MuHistory *history;
} Sessions;

static void
open_session (Sessions *it)
{
  g_autoptr (GError) error = NULL;

  it->desk = mu_desk_open (it->path, &error);
  ck_assert_msg (it->desk != NULL, "%s", error ? error->message : "");
  it->history = mu_desk_history (it->desk);
}

static void
open_again (Sessions *it)
{
  g_clear_object (&it->desk);
  open_session (it);
}

static void
begin_sessions (Sessions *it)
{
  it->folder = g_dir_make_tmp ("muster-history-XXXXXX", NULL);
  it->path = g_build_filename (it->folder, "club.muster", NULL);
  open_session (it);
  ck_assert (mu_desk_add_samples (it->desk, NULL));
}

static void
end_sessions (Sessions *it)
{
  g_clear_object (&it->desk);
  g_unlink (it->path);
  g_rmdir (it->folder);
  g_free (it->folder);
  g_free (it->path);
}

static int
figures (Sessions *it)
{
  gint64 id = list_named (it->desk, ROMANS);
  g_autoptr (MuList) list = mu_store_list (mu_desk_store (it->desk), id, NULL);
  return mu_list_unit (list, 0)->figures;
}

static void
set_figures (Sessions *it, MuHistory *history, int figures)
{
  gint64 id = list_named (it->desk, ROMANS);
  g_autoptr (MuList) before = mu_store_list (mu_desk_store (it->desk), id, NULL);
  g_autoptr (MuList) after = mu_list_copy (before);

  mu_list_unit (after, 0)->figures = figures;
  ck_assert (mu_history_update_list (history, id, before, after, "figures", NULL));
}

START_TEST (lists_are_undone_after_a_restart)
{
  Sessions it;
  begin_sessions (&it);
  const int first = figures (&it);
  gint64 id = list_named (it.desk, ROMANS);

  set_figures (&it, it.history, 8);
  set_figures (&it, it.history, 9);
  ck_assert (mu_history_delete_list (it.history, id, "deleted", NULL));
  open_again (&it);
  g_autofree char *words = text_of (it.history, "undo-words");
  ck_assert_str_eq (words, "deleted");
  ck_assert (mu_history_undo (it.history, NULL));
  ck_assert_int_eq (list_named (it.desk, ROMANS), id);
  ck_assert (mu_history_undo (it.history, NULL));
  ck_assert_int_eq (figures (&it), 8);
  open_again (&it);
  ck_assert (truth_of (it.history, "can-redo"));
  ck_assert (mu_history_redo (it.history, NULL));
  ck_assert_int_eq (figures (&it), 9);
  ck_assert (mu_history_undo (it.history, NULL));
  ck_assert (mu_history_undo (it.history, NULL));
  ck_assert_int_eq (figures (&it), first);
  ck_assert (!truth_of (it.history, "can-undo"));
  end_sessions (&it);
}
END_TEST

/* Steps of a campaign are of their session only; those of lists keep their order without them. */
START_TEST (steps_of_lists_keep_their_order)
{
  Sessions it;
  begin_sessions (&it);
  const int first = figures (&it);
  const MuReadings before = house_rules (it.desk);
  MuReadings after = before;
  after.choice[MU_READING_HALF_EFFECT] = 1;

  set_figures (&it, it.history, 8);
  ck_assert (mu_history_set_house_rules (it.history, 1, &before, &after, "on", NULL));
  set_figures (&it, it.history, 9);
  ck_assert (mu_history_undo (it.history, NULL));
  ck_assert (mu_history_undo (it.history, NULL));
  ck_assert_int_eq (house_rules (it.desk).choice[MU_READING_HALF_EFFECT], 0);
  ck_assert (mu_history_redo (it.history, NULL));
  open_again (&it);
  ck_assert_int_eq (house_rules (it.desk).choice[MU_READING_HALF_EFFECT], 1);
  ck_assert (mu_history_redo (it.history, NULL));
  ck_assert_int_eq (figures (&it), 9);
  ck_assert (mu_history_undo (it.history, NULL));
  ck_assert (mu_history_undo (it.history, NULL));
  ck_assert_int_eq (figures (&it), first);
  end_sessions (&it);
}
END_TEST

/* A note about a list ends what a list's step could be done again; what another page does leaves
 * it, for it is that page's. */
START_TEST (a_step_of_its_page_ends_what_a_restart_could_redo)
{
  Sessions it;
  begin_sessions (&it);
  const MuReadings before = house_rules (it.desk);
  const char *const key[] = { "note", NULL };
  const char *const value[] = { "kept", NULL };

  set_figures (&it, it.history, 8);
  ck_assert (mu_history_undo (it.history, NULL));
  ck_assert (mu_history_set_house_rules (it.history, 1, &before, &before, "on", NULL));
  open_again (&it);
  ck_assert (truth_of (it.history, "can-redo"));
  ck_assert (mu_history_set_notes (it.history, 1, key, value, "noted", NULL));
  open_again (&it);
  ck_assert (!truth_of (it.history, "can-redo"));
  end_sessions (&it);
}
END_TEST

/* Another program's change is not undone unseen: the first time says so. */
START_TEST (another_programs_change_is_told_first)
{
  Sessions it;
  begin_sessions (&it);
  g_autoptr (MuStore) other = mu_store_open (it.path, FALSE, NULL);
  g_autoptr (MuHistory) theirs = mu_history_new (other);
  g_autoptr (GError) error = NULL;

  set_figures (&it, it.history, 8);
  set_figures (&it, theirs, 9);
  ck_assert (!mu_history_undo (it.history, &error));
  ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND));
  ck_assert_int_eq (figures (&it), 9);
  ck_assert (mu_history_undo (it.history, NULL));
  ck_assert_int_eq (figures (&it), 8);
  end_sessions (&it);
}
END_TEST

/* --- each page its own -------------------------------------------------------- */

START_TEST (each_page_takes_back_its_own)
{
  Sessions it;
  begin_sessions (&it);
  const int first = figures (&it);
  const MuReadings before = house_rules (it.desk);
  MuReadings after = before;
  after.choice[MU_READING_HALF_EFFECT] = 1;

  set_figures (&it, it.history, 8);
  ck_assert (mu_history_set_house_rules (it.history, 1, &before, &after, "on", NULL));
  ck_assert_str_eq (mu_history_undo_words_at (it.history, MU_AT_ARMIES), "figures");
  ck_assert_str_eq (mu_history_undo_words_at (it.history, MU_AT_CAMPAIGNS), "on");
  ck_assert_ptr_null (mu_history_undo_words_at (it.history, MU_AT_TONIGHT));
  ck_assert (!mu_history_undo_at (it.history, MU_AT_TONIGHT, NULL));
  ck_assert (mu_history_undo_at (it.history, MU_AT_ARMIES, NULL));
  ck_assert_int_eq (figures (&it), first);
  ck_assert_int_eq (house_rules (it.desk).choice[MU_READING_HALF_EFFECT], 1);
  ck_assert (mu_history_undo_at (it.history, MU_AT_CAMPAIGNS, NULL));
  ck_assert_int_eq (house_rules (it.desk).choice[MU_READING_HALF_EFFECT], 0);
  ck_assert (!mu_history_undo_at (it.history, MU_AT_ARMIES, NULL));
  ck_assert_str_eq (mu_history_redo_words_at (it.history, MU_AT_ARMIES), "figures");
  ck_assert (mu_history_redo_at (it.history, MU_AT_ARMIES, NULL));
  ck_assert_int_eq (figures (&it), 8);
  ck_assert_int_eq (house_rules (it.desk).choice[MU_READING_HALF_EFFECT], 0);
  end_sessions (&it);
}
END_TEST

static MuBattleRecord *
fight_for_war (MuDesk *desk, gint64 war, guint64 seed)
{
  MuStore *store = mu_desk_store (desk);
  g_autoptr (MuList) a = mu_store_campaign_army (store, war, 0, NULL, NULL);
  g_autoptr (MuList) b = mu_store_campaign_army (store, war, 1, NULL, NULL);
  const MuBattlePlan plan = { .list = { a, b }, .seed = seed, .month = 5 };
  MuBattleRecord *record = mu_battle_prepare (&plan, NULL);

  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, NULL));
  return record;
}

static guint
battles (MuDesk *desk)
{
  g_autoptr (GPtrArray) rows = mu_store_battles (mu_desk_store (desk), 0, NULL);
  return rows->len;
}

/* The second battle was fought with what the first left: with the first it would fall. */
START_TEST (a_page_does_not_reach_into_another)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  g_autoptr (MuBattleRecord) one = fight_for_war (desk, 1, 11);
  g_autoptr (GError) error = NULL;

  ck_assert (mu_history_record_battle (history, MU_AT_CAMPAIGNS, 1, NULL, one, "one", NULL, NULL));
  g_autoptr (MuBattleRecord) two = fight_for_war (desk, 1, 12);
  ck_assert (mu_history_record_battle (history, MU_AT_TONIGHT, 1, NULL, two, "two", NULL, NULL));
  ck_assert (!mu_history_undo_at (history, MU_AT_CAMPAIGNS, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS));
  ck_assert_uint_eq (battles (desk), 2);
  ck_assert_str_eq (mu_history_undo_words_at (history, MU_AT_CAMPAIGNS), "one");
  ck_assert (mu_history_undo_at (history, MU_AT_TONIGHT, NULL));
  ck_assert_uint_eq (battles (desk), 1);
  ck_assert (mu_history_undo_at (history, MU_AT_CAMPAIGNS, NULL));
  ck_assert_uint_eq (battles (desk), 0);
}
END_TEST

START_TEST (a_friendly_battle_goes_both_ways)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  g_autoptr (MuBattleRecord) record = fight_for_war (desk, 1, 11);
  gint64 id = 0;

  ck_assert (mu_history_add_battle (history, record, "recorded", &id, NULL));
  ck_assert_int_gt (id, 0);
  ck_assert_str_eq (mu_history_undo_words_at (history, MU_AT_TONIGHT), "recorded");
  ck_assert (mu_history_undo_at (history, MU_AT_TONIGHT, NULL));
  ck_assert_uint_eq (battles (desk), 0);
  ck_assert (mu_history_redo_at (history, MU_AT_TONIGHT, NULL));
  g_autoptr (MuBattleRecord) again = mu_store_battle (mu_desk_store (desk), id, NULL);
  ck_assert_uint_eq (again->digest, record->digest);
  ck_assert (mu_history_undo_at (history, MU_AT_TONIGHT, NULL));
  ck_assert_uint_eq (battles (desk), 0);
}
END_TEST

START_TEST (any_recorded_battle_is_deleted)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  g_autoptr (MuBattleRecord) one = fight_for_war (desk, 1, 11);
  gint64 friendly = 0;
  gint64 first = 0;
  int others = -1;

  ck_assert (mu_history_add_battle (history, one, "friendly", &friendly, NULL));
  ck_assert (mu_history_record_battle (history, MU_AT_TONIGHT, 1, NULL, one, "one", &first, NULL));
  g_autoptr (MuBattleRecord) two = fight_for_war (desk, 1, 12);
  ck_assert (mu_history_record_battle (history, MU_AT_TONIGHT, 1, NULL, two, "two", NULL, NULL));
  ck_assert (mu_history_delete_battle (history, friendly, &others, NULL));
  ck_assert_int_eq (others, 0);
  ck_assert_uint_eq (battles (desk), 2);
  ck_assert (mu_history_delete_battle (history, first, &others, NULL));
  ck_assert_int_eq (others, 1);
  ck_assert_uint_eq (battles (desk), 0);
  ck_assert (mu_history_undo_at (history, MU_AT_TONIGHT, NULL));
  ck_assert_uint_eq (battles (desk), 2);
  ck_assert (mu_history_undo_at (history, MU_AT_TONIGHT, NULL));
  ck_assert_uint_eq (battles (desk), 3);
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_history_delete_battle (history, 99, &others, &error));
  ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND));
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    adding_goes_both_ways,
    steps_follow_a_list_that_came_back,
    a_new_step_ends_what_could_be_redone,
    house_rules_go_both_ways,
    a_campaign_that_was_begun_goes_both_ways,
    a_calendar_that_stopped_says_where_and_why,
    a_campaign_that_has_gone_on_is_not_put_away,
    fixtures_go_both_ways,
    weather_dice_go_both_ways,
    notes_of_a_list_go_both_ways,
    tonights_battle_goes_both_ways,
    a_step_that_fails_is_no_step,
    what_changes_nothing_is_no_step,
    lists_are_undone_after_a_restart,
    steps_of_lists_keep_their_order,
    a_step_of_its_page_ends_what_a_restart_could_redo,
    each_page_takes_back_its_own,
    a_page_does_not_reach_into_another,
    a_friendly_battle_goes_both_ways,
    any_recorded_battle_is_deleted,
    another_programs_change_is_told_first,
  };
  return run_suite ("history", tests, G_N_ELEMENTS (tests));
}
