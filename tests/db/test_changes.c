/* The journal of the army lists: noted changes are undone and done again, in this session and in
 * another. */
#include <string.h>

#include "db/acts/changes.h"
#include "db/store.h"
#include "db/store_private.h"
#include "tests/db/fixture.h"

#define STEPS 12

static int
figures_of (MuStore *store, gint64 id)
{
  g_autoptr (MuList) list = mu_store_list (store, id, NULL);
  ck_assert_ptr_nonnull (list);
  return mu_list_unit (list, 0)->figures;
}

static gint64
change_figures (MuStore *store, gint64 id, int figures)
{
  g_autoptr (MuList) list = mu_store_list (store, id, NULL);
  g_autofree char *words = g_strdup_printf ("Hastati: %d figures", figures);
  gint64 change = 0;
  mu_list_unit (list, 0)->figures = figures;
  ck_ok (mu_store_update_list_noted (store, id, list, words, &change, &error));
  return change;
}

static gint64
add (MuStore *store, const char *name, gint64 *change)
{
  g_autoptr (MuList) list = fixture_list (name);
  gint64 id = 0;
  ck_ok (mu_store_add_list_noted (store, list, "Added", &id, change, &error));
  return id;
}

START_TEST (a_change_is_noted_with_what_was_done)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 added = 0, deleted = 0;
  const gint64 id = add (store, "Zama", &added);
  const gint64 changed = change_figures (store, id, 30);
  ck_ok (mu_store_delete_list_noted (store, id, "Deleted", &deleted, &error));
  g_autoptr (GPtrArray) rows = mu_store_changes (store, NULL);
  ck_assert_uint_eq (rows->len, 3);
  const MuChange *first = rows->pdata[0], *second = rows->pdata[1], *third = rows->pdata[2];
  ck_assert_int_eq (first->id, added);
  ck_assert_int_eq (first->kind, MU_CHANGE_ADDED);
  ck_assert_int_eq (second->id, changed);
  ck_assert_int_eq (second->kind, MU_CHANGE_UPDATED);
  ck_assert_str_eq (second->words, "Hastati: 30 figures");
  ck_assert_int_eq (third->id, deleted);
  ck_assert_int_eq (third->kind, MU_CHANGE_DELETED);
  ck_assert_int_eq (third->list, id);
  ck_assert (!third->undone);
  ck_assert_str_eq (third->who, g_get_user_name ());
  ck_assert_uint_eq (strlen (third->made), strlen ("2024-05-03T19:30:00Z"));
  fixture_sound (store);
}
END_TEST

/* All the way back and forth, the club sound wherever it turns. */
START_TEST (changes_go_both_ways)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 change[STEPS];
  const gint64 id = add (store, "Zama", &change[0]);
  for (int i = 1; i < STEPS; i++)
    change[i] = change_figures (store, id, 100 + i);
  for (int round = 0; round < 3; round++) {
    for (int i = STEPS - 1; i > 0; i--) {
      ck_assert_int_eq (figures_of (store, id), 100 + i);
      ck_ok (mu_store_undo_change (store, change[i], &error));
    }
    fixture_sound (store);
    ck_assert_int_eq (figures_of (store, id), 40);
    ck_ok (mu_store_undo_change (store, change[0], &error));
    ck_assert_int_eq (fixture_count (store, "army_list"), 0);
    fixture_sound (store);
    for (int i = 0; i < STEPS; i++)
      ck_ok (mu_store_redo_change (store, change[i], &error));
    ck_assert_int_eq (figures_of (store, id), 100 + STEPS - 1);
  }
}
END_TEST

START_TEST (a_deleted_list_comes_back_as_it_was)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) other = fixture_list ("Other");
  gint64 change = 0;
  const gint64 id = add (store, "Zama", NULL);
  change_figures (store, id, 30);
  g_autoptr (MuList) before = mu_store_list (store, id, NULL);
  ck_ok (mu_store_delete_list_noted (store, id, "Deleted", &change, &error));
  ck_ok (mu_store_add_list (store, other, NULL, &error));
  ck_ok (mu_store_undo_change (store, change, &error));
  g_autoptr (MuList) back = mu_store_list (store, id, NULL);
  fixture_same_list (before, back);
  fixture_sound (store);
}
END_TEST

/* No edition comes to mean another content, not even of a list that was away meanwhile. */
START_TEST (editions_only_grow)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 change[3], now = 0, edition = 0;
  const gint64 id = add (store, "Zama", &change[0]);
  change[1] = change_figures (store, id, 30);
  change[2] = change_figures (store, id, 31);
  for (int round = 0; round < 4; round++) {
    for (int i = 2; i >= 0; i--)
      ck_ok (mu_store_undo_change (store, change[i], &error));
    for (int i = 0; i < 3; i++)
      ck_ok (mu_store_redo_change (store, change[i], &error));
    ck_ok (mu_connection_ask (mu_store_connection (store), "SELECT edition FROM army_list", &now,
                              &error));
    ck_assert_int_ge (now, edition + 4);
    edition = now;
  }
}
END_TEST

START_TEST (something_new_ends_what_could_be_done_again)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 id = add (store, "Zama", NULL);
  const gint64 old = change_figures (store, id, 30);
  ck_ok (mu_store_undo_change (store, old, &error));
  change_figures (store, id, 31);
  ck_fails (mu_store_redo_change (store, old, &error), MU_STORE_ERROR_NOT_FOUND, "since");
  ck_assert_int_eq (figures_of (store, id), 31);
  ck_assert_int_eq (fixture_count (store, "change WHERE undone = 1"), 0);
  const gint64 other = change_figures (store, id, 32);
  ck_ok (mu_store_undo_change (store, other, &error));
  ck_ok (mu_store_drop_undone_changes (store, &error));
  ck_fails (mu_store_redo_change (store, other, &error), MU_STORE_ERROR_NOT_FOUND, "since");
  fixture_sound (store);
}
END_TEST

START_TEST (only_the_last_change_is_undone)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 id = add (store, "Zama", NULL);
  const gint64 first = change_figures (store, id, 30);
  const gint64 second = change_figures (store, id, 31);
  ck_fails (mu_store_undo_change (store, first, &error), MU_STORE_ERROR_NOT_FOUND, "Undo again");
  ck_fails (mu_store_redo_change (store, second, &error), MU_STORE_ERROR_NOT_FOUND, "since");
  ck_fails (mu_store_undo_change (store, 99, &error), MU_STORE_ERROR_NOT_FOUND, "since");
  ck_assert_int_eq (figures_of (store, id), 31);
}
END_TEST

START_TEST (nothing_changed_is_not_noted)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 id = add (store, "Zama", NULL);
  ck_assert_int_eq (change_figures (store, id, 40), 0);
  ck_assert_int_eq (fixture_count (store, "change"), 1);
}
END_TEST

/* An older state is never put over one that nobody noted. */
START_TEST (an_unnoted_change_forgets_the_lists_notes)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 id = add (store, "Zama", NULL);
  const gint64 other = add (store, "Other", NULL);
  const gint64 noted = change_figures (store, id, 30);
  g_autoptr (MuList) list = mu_store_list (store, id, NULL);
  mu_list_unit (list, 0)->figures = 25;
  ck_ok (mu_store_update_list (store, id, list, &error));
  ck_fails (mu_store_undo_change (store, noted, &error), MU_STORE_ERROR_NOT_FOUND, "since");
  ck_assert_int_eq (figures_of (store, id), 25);
  ck_assert_int_eq (fixture_count (store, "change"), 1);
  ck_ok (mu_store_delete_list (store, other, &error));
  ck_assert_int_eq (fixture_count (store, "change"), 0);
  fixture_sound (store);
}
END_TEST

START_TEST (what_no_file_can_hold_is_kept_but_not_noted)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 change = 1;
  const gint64 id = add (store, "Zama", NULL);
  g_autoptr (MuList) list = mu_store_list (store, id, NULL);
  mu_list_unit (list, 0)->ranks = 200;
  ck_ok (mu_store_update_list_noted (store, id, list, "Deep", &change, &error));
  ck_assert_int_eq (change, 0);
  ck_assert_int_eq (fixture_count (store, "change"), 0);
  g_autoptr (MuList) back = mu_store_list (store, id, NULL);
  ck_assert_int_eq (mu_list_unit (back, 0)->ranks, 200);
  fixture_sound (store);
}
END_TEST

START_TEST (a_name_taken_meanwhile_is_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) twin = fixture_list ("Zama");
  gint64 change = 0;
  const gint64 id = add (store, "Zama", NULL);
  ck_ok (mu_store_delete_list_noted (store, id, "Deleted", &change, &error));
  ck_ok (mu_store_add_list (store, twin, NULL, &error));
  ck_fails (mu_store_undo_change (store, change, &error), MU_STORE_ERROR_TWICE, "Zama");
  ck_assert_int_eq (fixture_count (store, "change WHERE undone = 0"), 2);
  fixture_sound (store);
}
END_TEST

START_TEST (the_journal_keeps_the_last)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 id = add (store, "Zama", NULL);
  for (int i = 0; i < MU_CHANGES_MAX + 20; i++)
    change_figures (store, id, 1 + i % 2);
  g_autoptr (GPtrArray) rows = mu_store_changes (store, NULL);
  ck_assert_uint_eq (rows->len, MU_CHANGES_MAX);
  for (guint i = rows->len; i > rows->len - 30; i--)
    ck_ok (mu_store_undo_change (store, ((MuChange *) rows->pdata[i - 1])->id, &error));
  ck_assert_int_eq (fixture_count (store, "change WHERE undone = 0"), MU_CHANGES_MAX - 30);
}
END_TEST

START_TEST (long_words_are_cut)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autofree char *words = g_strnfill (MU_CHANGE_WORDS_MAX + 7, 'x');
  const gint64 id = add (store, "Zama", NULL);
  ck_ok (mu_store_delete_list_noted (store, id, words, NULL, &error));
  g_autoptr (GPtrArray) rows = mu_store_changes (store, NULL);
  ck_assert_uint_eq (g_utf8_strlen (((MuChange *) rows->pdata[1])->words, -1), MU_CHANGE_WORDS_MAX);
}
END_TEST

START_TEST (another_session_undoes_and_does_again)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  MuStore *store = fixture_store (path);
  const gint64 id = add (store, "Zama", NULL);
  const gint64 change = change_figures (store, id, 30);
  mu_store_close (store);
  store = fixture_store (path);
  ck_ok (mu_store_undo_change (store, change, &error));
  mu_store_close (store);
  store = fixture_store (path);
  ck_assert_int_eq (figures_of (store, id), 40);
  ck_ok (mu_store_redo_change (store, change, &error));
  ck_assert_int_eq (figures_of (store, id), 30);
  mu_store_close (store);
  fixture_remove (folder);
}
END_TEST

/* Random work on several lists, undone and done again at random, ends where it began. */
START_TEST (any_work_can_be_undone)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  GRand *luck = g_rand_new_with_seed ((guint32) _i);
  gint64 list[3];
  for (int i = 0; i < 3; i++) {
    g_autofree char *name = g_strdup_printf ("List %d", i);
    g_autoptr (MuList) one = fixture_list (name);
    ck_ok (mu_store_add_list (store, one, &list[i], &error));
  }
  for (int i = 0; i < 20; i++) {
    const gint64 id = list[g_rand_int_range (luck, 0, 3)];
    g_autoptr (GError) gone = NULL;
    g_autoptr (MuList) now = mu_store_list (store, id, &gone);
    if (now == NULL)
      continue;
    if (g_rand_int_range (luck, 0, 6) == 0)
      ck_ok (mu_store_delete_list_noted (store, id, "Deleted", NULL, &error));
    else
      change_figures (store, id, g_rand_int_range (luck, 1, 60));
  }
  g_autoptr (GPtrArray) rows = mu_store_changes (store, NULL);
  for (guint i = rows->len; i > 0; i--)
    ck_ok (mu_store_undo_change (store, ((MuChange *) rows->pdata[i - 1])->id, &error));
  for (int i = 0; i < 3; i++)
    ck_assert_int_eq (figures_of (store, list[i]), 40);
  fixture_sound (store);
  g_rand_free (luck);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_change_is_noted_with_what_was_done,
    changes_go_both_ways,
    a_deleted_list_comes_back_as_it_was,
    editions_only_grow,
    something_new_ends_what_could_be_done_again,
    only_the_last_change_is_undone,
    nothing_changed_is_not_noted,
    an_unnoted_change_forgets_the_lists_notes,
    what_no_file_can_hold_is_kept_but_not_noted,
    a_name_taken_meanwhile_is_refused,
    the_journal_keeps_the_last,
    long_words_are_cut,
    another_session_undoes_and_does_again,
  };
  const TTest *const loops[] = { any_work_can_be_undone };
  return fixture_run_loops ("changes", tests, G_N_ELEMENTS (tests), loops, G_N_ELEMENTS (loops),
                            20);
}
