/* Battles of history are prepared as on their day, whatever the seed; what a player laid down
 * himself stays his. */
#include <string.h>

#include "app/service/battle/battle_history.h"
#include "lists/battle/battle_setup.h"
#include "tests/service/fixture.h"

static MuShelf *books;

static void
set_up (void)
{
  books = mu_shelf_open (NULL, NULL);
  ck_assert_ptr_nonnull (books);
}

static void
tear_down (void)
{
  mu_shelf_free (books);
}

static MuHistory *
opened (const char *id)
{
  g_autoptr (GError) error = NULL;
  MuHistory *history = mu_history_open (id, books, &error);
  ck_assert_msg (history != NULL, "%s", error ? error->message : "");
  return history;
}

static MuBattleRecord *
prepared (const MuHistory *history, guint64 seed, const char *name)
{
  MuBattlePlan plan = { .name = name, .seed = seed, .month = 6 };
  g_autoptr (GError) error = NULL;
  mu_battle_put_history (&plan, history);
  MuBattleRecord *record = mu_battle_prepare (&plan, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  return record;
}

static void
plan (MuBattleRecord *record, const MuHistory *history)
{
  g_autoptr (GError) error = NULL;
  ck_assert_msg (mu_battle_plan_history (record, history, books, &error), "%s",
                 error ? error->message : "");
}

static void
assert_papers_equal (const MuBattleRecord *one, const MuBattleRecord *other)
{
  for (int side = 0; side < MU_SIDES; side++) {
    g_autofree char *a = mu_battle_side_papers_code (&one->side[side]);
    g_autofree char *b = mu_battle_side_papers_code (&other->side[side]);
    ck_assert_str_eq (a, b);
  }
}

START_TEST (it_has_its_armies_field_and_name)
{
  g_autoptr (MuHistory) history = opened ("cannae");
  g_autoptr (MuBattleRecord) record = prepared (history, 1, NULL);
  g_autoptr (MuBattleRecord) named = prepared (history, 1, "Hannibal's day");
  ck_assert_str_eq (record->name, "Cannae");
  ck_assert_str_eq (named->name, "Hannibal's day");
  ck_assert_str_eq (record->field->name, history->field->name);
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert_str_eq (record->side[side].list->name, history->side[side].list->name);
}
END_TEST

/* Its own, unless the plan has a month; the plan's region then goes with that. */
START_TEST (it_has_its_month_and_region)
{
  g_autoptr (MuHistory) history = opened ("hastings");
  MuBattlePlan open = { .region = MU_REGION_MEDITERRANEAN };
  MuBattlePlan set = { .month = 3, .region = MU_REGION_MEDITERRANEAN };
  mu_battle_put_history (&open, history);
  mu_battle_put_history (&set, history);
  ck_assert_int_eq (open.month, 10);
  ck_assert_int_eq (open.region, MU_REGION_NORTHERN);
  ck_assert_int_eq (set.month, 3);
  ck_assert_int_eq (set.region, MU_REGION_MEDITERRANEAN);
}
END_TEST

START_TEST (its_day_is_one_for_all_seeds)
{
  g_autoptr (MuHistory) history = opened (mu_history_ids ()[_i]);
  g_autoptr (MuBattleRecord) first = prepared (history, 1, NULL);
  plan (first, history);
  for (guint64 seed = 2; seed < 6; seed++) {
    g_autoptr (MuBattleRecord) other = prepared (history, seed, NULL);
    plan (other, history);
    assert_papers_equal (first, other);
  }
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert_uint_eq (first->side[side].planned, MU_PLANNED_BOTH);
}
END_TEST

/* The Africans stood behind both ends of the middle; by their book alone they are the line. */
START_TEST (it_is_not_what_the_books_alone_would_have)
{
  g_autoptr (MuHistory) history = opened ("cannae");
  g_autoptr (MuBattleRecord) of_day = prepared (history, 1, NULL);
  g_autoptr (MuBattleRecord) by_book = prepared (history, 1, NULL);
  plan (of_day, history);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    ck_assert (mu_battle_plan_side (by_book, side, books, NULL));
  g_autofree char *one = mu_battle_side_papers_code (&of_day->side[MU_SIDE_B]);
  g_autofree char *other = mu_battle_side_papers_code (&by_book->side[MU_SIDE_B]);
  ck_assert_str_ne (one, other);
}
END_TEST

START_TEST (what_was_laid_down_stays)
{
  g_autoptr (MuHistory) history = opened ("cannae");
  g_autoptr (MuBattleRecord) record = prepared (history, 1, NULL);
  g_autoptr (MuOrders) own
      = mu_orders_new (record->side[MU_SIDE_A].list, record->side[MU_SIDE_B].list);
  mu_orders_set_field (own, record->field);
  ck_assert (mu_battle_set_orders (record, MU_SIDE_A, own, NULL, NULL));
  plan (record, history);
  ck_assert_uint_eq (record->side[MU_SIDE_A].planned, MU_PLANNED_DEPLOYMENT);
  ck_assert_uint_eq (record->side[MU_SIDE_B].planned, MU_PLANNED_BOTH);
  ck_assert_uint_eq (record->side[MU_SIDE_A].orders->bodies->len, own->bodies->len);
}
END_TEST

START_TEST (it_can_be_fought)
{
  g_autoptr (MuHistory) history = opened (mu_history_ids ()[_i]);
  g_autoptr (MuBattleRecord) record = prepared (history, 9, NULL);
  plan (record, history);
  fixture_fight (record);
  ck_assert_uint_eq (fixture_digest_again (record), record->digest);
}
END_TEST

int
main (void)
{
  const int battles = (int) g_strv_length ((char **) mu_history_ids ());
  TCase *tests = tcase_create ("battle_history");
  tcase_add_checked_fixture (tests, set_up, tear_down);
  tcase_add_test (tests, it_has_its_armies_field_and_name);
  tcase_add_test (tests, it_has_its_month_and_region);
  tcase_add_loop_test (tests, its_day_is_one_for_all_seeds, 0, battles);
  tcase_add_test (tests, it_is_not_what_the_books_alone_would_have);
  tcase_add_test (tests, what_was_laid_down_stays);
  tcase_add_loop_test (tests, it_can_be_fought, 0, battles);
  return fixture_run ("battle_history", tests);
}
