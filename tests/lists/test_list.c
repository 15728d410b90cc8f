/* Lists in memory, and to XML and back. */
#include <glib/gstdio.h>
#include <string.h>

#include "tests/lists/common.h"

static MuList *
read_again (const char *data, gsize length)
{
  g_autoptr (GError) error = NULL;
  MuList *list = mu_list_read_data (data, length, "written.xml", &error);
  if (!list)
    ck_abort_msg ("%s\n%s", error->message, data);
  return list;
}

static void
expect_same_bytes (const MuList *a, const MuList *b)
{
  gsize a_length, b_length;
  g_autofree char *a_data = mu_list_write_data (a, &a_length);
  g_autofree char *b_data = mu_list_write_data (b, &b_length);
  ck_assert_str_eq (a_data, b_data);
  ck_assert_uint_eq (a_length, b_length);
  ck_assert_uint_eq (a_length, strlen (a_data));
}

static void
expect_same_unit (const MuListUnit *a, const MuListUnit *b)
{
  ck_assert_str_eq (a->name, b->name);
  ck_assert_str_eq (a->option, b->option);
  ck_assert_mem_eq (&a->crew, &b->crew, sizeof a->crew);
  ck_assert_int_eq (a->troop.weapons, b->troop.weapons);
  ck_assert_int_eq (a->troop.type, b->troop.type);
  ck_assert_int_eq (a->figures, b->figures);
  ck_assert_int_eq (a->ranks, b->ranks);
  ck_assert_int_eq (a->line, b->line);
  ck_assert_int_eq (a->order, b->order);
  ck_assert_int_eq (a->sub_unit, b->sub_unit);
  ck_assert_int_eq (a->bodyguard, b->bodyguard);
  ck_assert_int_eq (a->forced_march, b->forced_march);
  ck_assert_str_eq (a->book, b->book);
  ck_assert_str_eq (a->notes, b->notes);
  ck_assert_str_eq (a->stand, b->stand);
}

static void
expect_same_items (const MuList *a, const MuList *b)
{
  ck_assert_uint_eq (a->items->len, b->items->len);
  for (guint i = 0; i < a->items->len; i++) {
    ck_assert_int_eq (mu_list_item (a, i)->kind, mu_list_item (b, i)->kind);
    ck_assert_int_eq (mu_list_item (a, i)->regular, mu_list_item (b, i)->regular);
    ck_assert_int_eq (mu_list_item (a, i)->count, mu_list_item (b, i)->count);
  }
}

static void
expect_same_allies (const MuList *a, const MuList *b)
{
  ck_assert_uint_eq (a->allies->len, b->allies->len);
  for (guint i = 0; i < a->allies->len; i++) {
    ck_assert_str_eq (mu_list_ally (a, i)->book, mu_list_ally (b, i)->book);
    ck_assert_int_eq (mu_list_ally (a, i)->edition, mu_list_ally (b, i)->edition);
  }
}

static void
expect_same_list (const MuList *a, const MuList *b)
{
  ck_assert_str_eq (a->name, b->name);
  ck_assert_str_eq (a->player, b->player);
  ck_assert_str_eq (a->notes, b->notes);
  ck_assert_str_eq (a->book_id, b->book_id);
  ck_assert_int_eq (a->book_version, b->book_version);
  ck_assert_int_eq (a->rules, b->rules);
  ck_assert_int_eq (a->year, b->year);
  ck_assert_int_eq (a->points_limit, b->points_limit);
  ck_assert_int_eq (a->edition, b->edition);
  ck_assert_int_eq (a->priest, b->priest);
  ck_assert_str_eq (a->tags, b->tags);
  expect_same_items (a, b);
  expect_same_allies (a, b);
  ck_assert_uint_eq (a->generals->len, b->generals->len);
  ck_assert_uint_eq (a->units->len, b->units->len);
  for (guint i = 0; i < a->units->len; i++)
    expect_same_unit (mu_list_unit (a, i), mu_list_unit (b, i));
  for (guint i = 0; i < a->generals->len; i++) {
    ck_assert_str_eq (mu_list_general (a, i)->name, mu_list_general (b, i)->name);
    ck_assert_int_eq (mu_list_general (a, i)->rides_with, mu_list_general (b, i)->rides_with);
    ck_assert_int_eq (mu_list_general (a, i)->commander, mu_list_general (b, i)->commander);
    ck_assert_int_eq (mu_list_general (a, i)->regular, mu_list_general (b, i)->regular);
    ck_assert_str_eq (mu_list_general (a, i)->troop, mu_list_general (b, i)->troop);
  }
}

START_TEST (any_list_reads_back_the_same)
{
  guint64 state = (guint64) _i;
  gsize length;
  g_autoptr (MuList) list = random_list (&state);
  g_autofree char *data = mu_list_write_data (list, &length);
  g_autoptr (MuList) again = read_again (data, length);
  expect_same_list (list, again);
  expect_same_bytes (list, again);
}
END_TEST

/* An older program reads every list that needs nothing new. */
START_TEST (the_lowest_format_that_holds_a_list_is_written)
{
  g_autoptr (MuList) list = test_list ();
  g_autofree char *plain = mu_list_write_data (list, NULL);
  ck_assert_ptr_nonnull (strstr (plain, "<army-list version=\"1\""));
  mu_list_unit (list, 0)->forced_march = TRUE;
  g_autofree char *marching = mu_list_write_data (list, NULL);
  ck_assert_ptr_nonnull (strstr (marching, "<army-list version=\"2\""));
  ck_assert_ptr_nonnull (strstr (marching, "forced-march=\"yes\""));
  mu_list_set_ally_edition (list, "friends", 3);
  g_autofree char *allied = mu_list_write_data (list, NULL);
  ck_assert_ptr_nonnull (strstr (allied, "<army-list version=\"3\""));
  ck_assert_ptr_nonnull (strstr (allied, "<allies book=\"friends\" edition=\"3\"/>"));
}
END_TEST

START_TEST (an_item_twice_is_refused)
{
  g_autoptr (MuList) list = test_list ();
  g_autoptr (GError) error = NULL;
  gsize length;
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_BOAT, TRUE, 3));
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_BOAT, TRUE, 4));
  g_autofree char *data = mu_list_write_data (list, &length);
  ck_assert_ptr_null (mu_list_read_data (data, length, "twice.xml", &error));
  ck_assert_ptr_nonnull (strstr (error->message, "boat is there twice"));
}
END_TEST

START_TEST (an_allies_book_twice_is_refused)
{
  g_autoptr (MuList) list = test_list ();
  g_autoptr (GError) error = NULL;
  gsize length;
  g_ptr_array_add (list->allies, mu_list_ally_new ("friends", 1));
  g_ptr_array_add (list->allies, mu_list_ally_new ("friends", 2));
  g_autofree char *data = mu_list_write_data (list, &length);
  ck_assert_ptr_null (mu_list_read_data (data, length, "twice.xml", &error));
  ck_assert_ptr_nonnull (strstr (error->message, "allies' book friends is there twice"));
}
END_TEST

START_TEST (a_copy_is_the_same_and_its_own)
{
  guint64 state = 99 + (guint64) _i;
  g_autoptr (MuList) list = random_list (&state);
  g_autoptr (MuList) copy = mu_list_copy (list);
  expect_same_list (list, copy);
  set_text (&copy->name, "Another");
  for (guint i = 0; i < copy->units->len; i++)
    set_text (&mu_list_unit (copy, i)->name, "Another");
  mu_list_free (g_steal_pointer (&copy));
  gsize length;
  g_autofree char *data = mu_list_write_data (list, &length);
  ck_assert_ptr_null (strstr (data, "Another"));
}
END_TEST

START_TEST (what_xml_cannot_hold_is_replaced_once)
{
  g_autoptr (MuList) list = test_list ();
  gsize length;
  set_text (&list->name, "bell \a and \x1b escape");
  set_text (&list->notes, "broken \xff byte\r\nnext line");
  g_autofree char *data = mu_list_write_data (list, &length);
  g_autoptr (MuList) again = read_again (data, length);
  ck_assert_str_eq (again->name, "bell \uFFFD and \uFFFD escape");
  ck_assert_str_eq (again->notes, "broken \uFFFD byte\r\nnext line");
  expect_same_bytes (list, again);
}
END_TEST

START_TEST (the_longest_names_read_back)
{
  g_autoptr (MuList) list = test_list ();
  gsize length;
  g_free (list->name);
  g_free (list->notes);
  list->name = g_strnfill (MU_LIST_NAME_MAX, '<');
  list->notes = g_strnfill (MU_LIST_NOTES_MAX, '&');
  g_autofree char *data = mu_list_write_data (list, &length);
  g_autoptr (MuList) again = read_again (data, length);
  expect_same_list (list, again);
}
END_TEST

START_TEST (a_general_of_no_unit_reads_back_so)
{
  g_autoptr (MuList) list = test_list ();
  gsize length;
  mu_list_general (list, 0)->rides_with = 40;
  g_autofree char *data = mu_list_write_data (list, &length);
  g_autoptr (MuList) again = read_again (data, length);
  ck_assert_int_eq (mu_list_general (again, 0)->rides_with, MU_LIST_NO_UNIT);
}
END_TEST

START_TEST (the_commander_is_found_among_generals)
{
  g_autoptr (MuList) list = mu_list_new ("Generals");
  ck_assert_ptr_null (mu_list_commander (list));
  add_general (list, "Second", FALSE, 1);
  ck_assert_ptr_null (mu_list_commander (list));
  add_general (list, "First", TRUE, 0);
  ck_assert_str_eq (mu_list_commander (list)->name, "First");
  ck_assert_str_eq (mu_list_unit_general (list, 1)->name, "Second");
  ck_assert_ptr_null (mu_list_unit_general (list, 2));
}
END_TEST

/* wrg.formation.testudo: legionaries of the first two centuries AD */
START_TEST (legionaries_have_their_time)
{
  static const struct {
    int year;
    const char *troop;
    gboolean legionary;
  } cases[] = {
    { 1, "Reg B HI HTW Sh", TRUE },    { 200, "Reg B HI HTW Sh", TRUE },
    { 117, "Reg A SHI HTW Sh", TRUE }, { -202, "Reg B HI HTW Sh", FALSE },
    { 0, "Reg B HI HTW Sh", FALSE },   { 201, "Reg B HI HTW Sh", FALSE },
    { 117, "Irr B HI HTW Sh", FALSE }, { 117, "Reg B HI HTW", FALSE },
    { 117, "Reg B HC JLS Sh", FALSE },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (MuList) list = test_list ();
    list->year = cases[i].year;
    mu_list_unit (list, FOOT)->troop = troop (cases[i].troop);
    ck_assert_int_eq (mu_list_unit_is_legionary (list, FOOT), cases[i].legionary);
  }
}
END_TEST

START_TEST (files_are_written_and_read)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = test_list ();
  g_autofree char *folder = g_dir_make_tmp ("muster-list-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "list.xml", NULL);
  ck_assert (mu_list_write_file (list, path, &error));
  g_autoptr (MuList) again = mu_list_read_file (path, &error);
  ck_assert_ptr_nonnull (again);
  expect_same_list (list, again);
  g_unlink (path);
  ck_assert (!mu_list_write_file (list, folder, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE));
  ck_assert (g_str_has_prefix (error->message, folder));
  g_rmdir (folder);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("list");
  tcase_add_loop_test (tests, any_list_reads_back_the_same, 0, 100);
  tcase_add_test (tests, the_lowest_format_that_holds_a_list_is_written);
  tcase_add_test (tests, an_item_twice_is_refused);
  tcase_add_test (tests, an_allies_book_twice_is_refused);
  tcase_add_loop_test (tests, a_copy_is_the_same_and_its_own, 0, 10);
  tcase_add_test (tests, what_xml_cannot_hold_is_replaced_once);
  tcase_add_test (tests, the_longest_names_read_back);
  tcase_add_test (tests, a_general_of_no_unit_reads_back_so);
  tcase_add_test (tests, the_commander_is_found_among_generals);
  tcase_add_test (tests, legionaries_have_their_time);
  tcase_add_test (tests, files_are_written_and_read);
  return run_case ("list", tests);
}
