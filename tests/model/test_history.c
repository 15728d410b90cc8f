/* Undo and redo: each step there and back, in any order, with numbers that
 * change when a list comes back. */
#include "app/service/table_battle.h"
#include "tests/model/fixture.h"

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

/* An older step finds the list although it has come back under a new number. */
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
  /* May take the number that the list had, so that it needs another. */
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

static MuWrgReadings
house_rules (MuDesk *desk)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (mu_desk_store (desk), 1, NULL);
  return campaign->readings;
}

START_TEST (house_rules_go_both_ways)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  const MuWrgReadings before = house_rules (desk);
  MuWrgReadings after = before;
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

int
main (void)
{
  const TTest *const tests[] = {
    adding_goes_both_ways,
    steps_follow_a_list_that_came_back,
    a_new_step_ends_what_could_be_redone,
    house_rules_go_both_ways,
    tonights_battle_goes_both_ways,
    a_step_that_fails_is_no_step,
  };
  return run_suite ("history", tests, G_N_ELEMENTS (tests));
}
