/* Army lists in the club file. */
#include <string.h>

#include "db/store.h"
#include "db/store_private.h"
#include "tests/db/fixture.h"

START_TEST (a_list_comes_back_as_it_was)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama");
  gint64 id = 0;
  mu_list_unit (list, 2)->mixed = MU_MIXED_FLANKS;
  ck_ok (mu_store_add_list (store, list, &id, &error));
  g_autoptr (MuList) back = mu_store_list (store, id, NULL);
  ck_assert_ptr_nonnull (back);
  fixture_same_list (list, back);
  ck_assert_int_eq (mu_list_unit (back, 2)->mixed, MU_MIXED_FLANKS);
  fixture_sound (store);
}
END_TEST

/* A Fast Play list keeps its stands and is priced as it was. */
START_TEST (a_list_of_stands_comes_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama in stands");
  gint64 id = 0;
  list->rules = MU_RULES_AWFP;
  list->priest = TRUE;
  for (guint i = 0; i < list->units->len; i++) {
    g_free (mu_list_unit (list, i)->stand);
    mu_list_unit (list, i)->stand = g_strdup ("Trained Veteran HI close pilum Sh");
  }
  g_free (mu_list_general (list, 0)->troop);
  mu_list_general (list, 0)->troop = g_strdup ("Trained Elite HC loose javelin Sh");
  ck_ok (mu_list_take_prices (list, &error));
  ck_ok (mu_store_add_list (store, list, &id, &error));
  g_autoptr (MuList) back = mu_store_list (store, id, NULL);
  ck_assert_ptr_nonnull (back);
  fixture_same_list (list, back);
  ck_assert_str_eq (mu_list_unit (back, 0)->stand, "Trained Veteran HI close pilum Sh");
  ck_assert_int_gt (mu_list_points (back), 0);
  ck_assert_int_eq (mu_list_points (back), mu_list_points (list));
  fixture_sound (store);
}
END_TEST

/* A list in the making may break every rule of its book and still be kept. */
START_TEST (an_unfinished_list_is_kept)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = mu_list_new ("Nothing yet");
  gint64 id = 0;
  ck_ok (mu_store_add_list (store, list, &id, &error));
  g_autoptr (MuList) back = mu_store_list (store, id, NULL);
  ck_assert_uint_eq (back->units->len, 0);
  ck_assert_uint_eq (back->generals->len, 0);
  ck_assert_str_eq (back->player, "");
}
END_TEST

static const char *const names[] = {
  "Zama", "Κάνναι", "カルタゴ", "𐤒𐤓𐤕", "é", "'; DROP TABLE army_list; --", "\"“”\"",
};

START_TEST (names_of_every_script_are_told_apart)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 id[G_N_ELEMENTS (names)];
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (MuList) list = fixture_list (names[i]);
    ck_ok (mu_store_add_list (store, list, &id[i], &error));
  }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    ck_assert_int_eq (mu_store_find_list (store, names[i], NULL), id[i]);
    g_autoptr (MuList) back = mu_store_list (store, id[i], NULL);
    ck_assert_str_eq (back->name, names[i]);
  }
}
END_TEST

/* The names are kept tidied; what cannot be told from one of them is it. */
START_TEST (alike_names_are_one)
{
  static const char *const alike[] = { "Rom\xc3\xa9", "Rome\xcc\x81", " ROM\xc3\x89\xc2\xa0" };
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list (alike[2]);
  gint64 id = 0;
  ck_ok (mu_store_add_list (store, list, &id, &error));
  g_autoptr (MuList) back = mu_store_list (store, id, NULL);
  ck_assert_str_eq (back->name, "ROM\xc3\x89");
  for (guint i = 0; i < G_N_ELEMENTS (alike); i++) {
    g_autoptr (MuList) other = fixture_list (alike[i]);
    g_autoptr (GError) error = NULL;
    ck_assert_int_eq (mu_store_find_list (store, alike[i], NULL), id);
    ck_assert (!mu_store_add_list (store, other, NULL, &error));
    ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_TWICE));
  }
}
END_TEST

START_TEST (rows_tell_what_the_lists_hold)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) zama = fixture_list ("Zama");
  g_autoptr (MuList) cannae = fixture_list ("Cannae");
  gint64 id = 0;
  ck_ok (mu_store_add_list (store, zama, &id, &error));
  ck_ok (mu_store_add_list (store, cannae, NULL, &error));
  g_autoptr (GPtrArray) rows = mu_store_lists (store, NULL);
  ck_assert_uint_eq (rows->len, 2);
  const MuListRow *first = rows->pdata[0], *second = rows->pdata[1];
  ck_assert_str_eq (first->name, "Cannae");
  ck_assert_str_eq (second->name, "Zama");
  ck_assert_int_eq (second->id, id);
  ck_assert_str_eq (second->player, "Jörg Ødegård");
  ck_assert_str_eq (second->book_id, "later-carthaginian");
  ck_assert_int_eq (second->year, -202);
  ck_assert_int_eq (second->points, mu_list_points (zama));
  ck_assert_int_eq (second->points_limit, 1000);
  ck_assert_int_eq (second->units, 5);
  ck_assert_uint_eq (strlen (second->changed), strlen ("2024-05-03T19:30:00Z"));
  ck_assert_int_eq (fixture_count (store, "player"), 1);
}
END_TEST

START_TEST (a_name_taken_is_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama");
  g_autoptr (MuList) other = fixture_list ("Cannae");
  gint64 id = 0, second = 0;
  ck_ok (mu_store_add_list (store, list, &id, &error));
  ck_fails (mu_store_add_list (store, list, &second, &error), MU_STORE_ERROR_TWICE, "Zama");
  ck_ok (mu_store_add_list (store, other, &second, &error));
  ck_fails (mu_store_update_list (store, second, list, &error), MU_STORE_ERROR_TWICE, "Zama");
  ck_ok (mu_store_update_list (store, id, list, &error));
  ck_assert_int_eq (fixture_count (store, "army_list"), 2);
  ck_assert_int_eq (fixture_count (store, "list_unit"), 10);
}
END_TEST

START_TEST (an_update_replaces_everything)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama");
  gint64 id = 0;
  ck_ok (mu_store_add_list (store, list, &id, &error));
  g_ptr_array_remove_index (list->units, 1);
  g_ptr_array_remove_index (list->generals, 1);
  mu_list_unit (list, 0)->figures = 48;
  g_free (list->name);
  list->name = g_strdup ("Zama, again");
  g_free (list->player);
  list->player = g_strdup ("");
  g_ptr_array_remove_index (list->items, 0);
  ck_ok (mu_store_update_list (store, id, list, &error));
  g_autoptr (MuList) back = mu_store_list (store, id, NULL);
  list->edition = 2;
  fixture_same_list (list, back);
  ck_fails (mu_store_find_list (store, "Zama", &error), MU_STORE_ERROR_NOT_FOUND, "Zama");
  fixture_sound (store);
}
END_TEST

/* An edition never comes to mean another content: it only grows. */
START_TEST (each_change_raises_the_edition)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama");
  gint64 id = 0;
  list->edition = 7;
  ck_ok (mu_store_add_list (store, list, &id, &error));
  for (int edition = 8; edition < 11; edition++) {
    mu_list_unit (list, 0)->figures--;
    ck_ok (mu_store_update_list (store, id, list, &error));
    g_autoptr (MuList) back = mu_store_list (store, id, NULL);
    ck_assert_int_eq (back->edition, edition);
  }
  mu_list_unit (list, 0)->figures--;
  list->edition = 50;
  ck_ok (mu_store_update_list (store, id, list, &error));
  g_autoptr (GPtrArray) rows = mu_store_lists (store, NULL);
  ck_assert_int_eq (((MuListRow *) rows->pdata[0])->edition, 50);
}
END_TEST

START_TEST (saving_without_a_change_leaves_the_list_alone)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama");
  gint64 id = 0;
  ck_ok (mu_store_add_list (store, list, &id, &error));
  ck_ok (mu_connection_run (mu_store_connection (store),
                            "UPDATE army_list SET changed = '2024-05-03T19:30:00Z'", &error));
  list->edition = 5;
  ck_ok (mu_store_update_list (store, id, list, &error));
  g_autoptr (GPtrArray) rows = mu_store_lists (store, NULL);
  const MuListRow *row = rows->pdata[0];
  ck_assert_int_eq (row->edition, 1);
  ck_assert_str_eq (row->changed, "2024-05-03T19:30:00Z");
}
END_TEST

START_TEST (the_largest_list_is_kept)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama");
  gint64 id = 0;
  while (list->units->len < MU_LIST_UNITS_MAX)
    g_ptr_array_add (list->units, mu_list_unit_copy (mu_list_unit (list, 0)));
  mu_list_general (list, 0)->rides_with = MU_LIST_UNITS_MAX - 1;
  ck_ok (mu_store_add_list (store, list, &id, &error));
  g_autoptr (MuList) back = mu_store_list (store, id, NULL);
  fixture_same_list (list, back);
  fixture_sound (store);
  g_ptr_array_add (list->units, mu_list_unit_copy (mu_list_unit (list, 0)));
  ck_fails (mu_store_update_list (store, id, list, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "The number of units is 257");
}
END_TEST

START_TEST (a_deleted_list_is_gone_and_its_number_with_it)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama");
  gint64 id = 0, next = 0;
  ck_ok (mu_store_add_list (store, list, &id, &error));
  ck_ok (mu_store_delete_list (store, id, &error));
  ck_assert_int_eq (fixture_count (store, "list_unit"), 0);
  ck_assert_int_eq (fixture_count (store, "list_general"), 0);
  ck_assert_int_eq (fixture_count (store, "list_item"), 0);
  ck_fails (mu_store_list (store, id, &error), MU_STORE_ERROR_NOT_FOUND, "number 1");
  ck_fails (mu_store_delete_list (store, id, &error), MU_STORE_ERROR_NOT_FOUND, "number 1");
  ck_fails (mu_store_update_list (store, id, list, &error), MU_STORE_ERROR_NOT_FOUND, "number 1");
  ck_ok (mu_store_add_list (store, list, &next, &error));
  ck_assert_int_ne (next, id);
}
END_TEST

/* --- values that no list can have ---------------------------------------- */

static void
too_many_figures (MuList *list)
{
  mu_list_unit (list, 1)->figures = MU_LIST_FIGURES_MAX + 1;
}

static void
no_figures (MuList *list)
{
  mu_list_unit (list, 1)->figures = 0;
}

static void
negative_ranks (MuList *list)
{
  mu_list_unit (list, 1)->ranks = -1;
}

static void
wild_order (MuList *list)
{
  mu_list_unit (list, 1)->order = (MuOrder) 7;
}

static void
wild_type (MuList *list)
{
  mu_list_unit (list, 1)->troop.type = 200;
}

static void
wild_crew (MuList *list)
{
  mu_list_unit (list, 4)->crew.weapon[0] = 99;
}

static void
no_name (MuList *list)
{
  list->name[0] = '\0';
}

static void
broken_name (MuList *list)
{
  list->name[0] = '\xff';
}

static void
control_character (MuList *list)
{
  list->name[0] = '\x01';
}

static void
unwritten_weapon (MuList *list)
{
  mu_list_unit (list, 1)->troop.weapons |= MU_WEAPON_BIT (MU_WEAPON_ENGINE);
}

static void
long_notes (MuList *list)
{
  g_free (list->notes);
  list->notes = g_strnfill (MU_LIST_NOTES_MAX + 1, 'x');
}

static void
huge_limit (MuList *list)
{
  list->points_limit = G_MAXINT;
}

static void
far_general (MuList *list)
{
  mu_list_general (list, 1)->rides_with = 4000;
}

static void
wild_mixture (MuList *list)
{
  mu_list_unit (list, 1)->mixed = (MuMixedHow) MU_MIXED_HOWS;
}

static void
far_line (MuList *list)
{
  mu_list_unit (list, 1)->line = 56;
}

static void
no_edition (MuList *list)
{
  list->edition = 0;
}

static void
long_tags (MuList *list)
{
  g_free (list->tags);
  list->tags = g_strnfill (MU_LIST_TAGS_MAX + 1, 'x');
}

static void
long_notes_of_a_unit (MuList *list)
{
  g_free (mu_list_unit (list, 1)->notes);
  mu_list_unit (list, 1)->notes = g_strnfill (MU_LIST_NOTES_MAX + 1, 'x');
}

static void
engine_as_an_item (MuList *list)
{
  mu_list_item (list, 2)->kind = MU_EXTRA_BOLT_SHOOTER;
}

static void
wild_item (MuList *list)
{
  mu_list_item (list, 2)->kind = (MuExtra) MU_EXTRAS;
}

static void
no_items (MuList *list)
{
  mu_list_item (list, 0)->count = 0;
}

static void
items_twice (MuList *list)
{
  mu_list_item (list, 1)->regular = TRUE;
}

static const struct {
  void (*spoil) (MuList *list);
  const char *words;
} impossible[] = {
  { too_many_figures, "Velites, figures is 1000" },
  { no_figures, "Velites, figures is 0" },
  { negative_ranks, "Velites, ranks" },
  { wild_order, "Velites, orders" },
  { wild_mixture, "Velites, mixed" },
  { far_line, "Velites, line is 56" },
  { wild_type, "Velites, type" },
  { wild_crew, "Syrus, weapon of the crew" },
  { no_name, "name of the list is empty" },
  { broken_name, "no readable text" },
  { control_character, "has a line break, a tab or another sign" },
  { unwritten_weapon, "Velites: the troop" },
  { long_notes, "longer than 4000" },
  { huge_limit, "points limit is 2147483647" },
  { far_general, "General 2" },
  { no_edition, "edition of the list is 0" },
  { long_tags, "tags is longer than 120" },
  { long_notes_of_a_unit, "Unit 2, notes" },
  { engine_as_an_item, "Item 3 is an engine" },
  { wild_item, "Item 3, kind" },
  { no_items, "Item 1, number is 0" },
  { items_twice, "Item 2 is there twice" },
};

START_TEST (impossible_values_are_refused_by_name)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) sound = fixture_list ("Zama");
  gint64 id = 0;
  ck_ok (mu_store_add_list (store, sound, &id, &error));
  for (guint i = 0; i < G_N_ELEMENTS (impossible); i++) {
    g_autoptr (MuList) list = fixture_list ("Xama");
    impossible[i].spoil (list);
    ck_fails (mu_store_add_list (store, list, NULL, &error), MU_STORE_ERROR_IMPOSSIBLE,
              impossible[i].words);
    ck_fails (mu_store_update_list (store, id, list, &error), MU_STORE_ERROR_IMPOSSIBLE,
              impossible[i].words);
  }
  g_autoptr (MuList) back = mu_store_list (store, id, NULL);
  fixture_same_list (sound, back);
  ck_assert_int_eq (fixture_count (store, "army_list"), 1);
}
END_TEST

/* The tables themselves refuse what slips past the program. */
static const char *const wild_rows[] = {
  "UPDATE list_unit SET figures = 0",
  "UPDATE list_unit SET figures = 'forty'",
  "UPDATE list_unit SET orders = 3",
  "UPDATE list_unit SET position = 256 WHERE position = 0",
  "UPDATE list_unit SET list_id = 77",
  "UPDATE list_general SET rides_with = 256",
  "UPDATE list_item SET count = 0",
  "UPDATE list_item SET regular = 1, kind = 8",
  "UPDATE army_list SET edition = 0",
  "UPDATE army_list SET rules = 256",
  "UPDATE army_list SET points_limit = -1",
  "UPDATE army_list SET name = ''",
  "UPDATE army_list SET player_id = 77",
  "INSERT INTO club VALUES (2, 'Another', '2024-05-03T19:30:00Z')",
};

START_TEST (the_tables_refuse_wild_values)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama");
  ck_ok (mu_store_add_list (store, list, NULL, &error));
  for (guint i = 0; i < G_N_ELEMENTS (wild_rows); i++)
    ck_fails (mu_connection_run (mu_store_connection (store), wild_rows[i], &error),
              MU_STORE_ERROR_IMPOSSIBLE, "cannot take");
  fixture_sound (store);
}
END_TEST

/* --- club and settings --------------------------------------------------- */

START_TEST (settings_are_set_replaced_and_unset)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  GError *none = NULL;
  ck_assert_ptr_null (mu_store_get_setting (store, "page", &none));
  ck_assert_ptr_null (none);
  ck_ok (mu_store_set_setting (store, "page", "a4", &error));
  ck_ok (mu_store_set_setting (store, "page", "letter, ünïcode", &error));
  g_autofree char *value = mu_store_get_setting (store, "page", NULL);
  ck_assert_str_eq (value, "letter, ünïcode");
  ck_ok (mu_store_set_setting (store, "page", NULL, &error));
  ck_assert_ptr_null (mu_store_get_setting (store, "page", NULL));
  ck_fails (mu_store_set_setting (store, "", "x", &error), MU_STORE_ERROR_IMPOSSIBLE, "empty");
}
END_TEST

START_TEST (a_club_has_a_name)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autofree char *first = mu_store_club_name (store, NULL);
  ck_assert_str_eq (first, "Our club");
  ck_ok (mu_store_set_club_name (store, "Ancients of Ålesund", &error));
  ck_fails (mu_store_set_club_name (store, "", &error), MU_STORE_ERROR_IMPOSSIBLE, "empty");
  g_autofree char *name = mu_store_club_name (store, NULL);
  ck_assert_str_eq (name, "Ancients of Ålesund");
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_list_comes_back_as_it_was,
    a_list_of_stands_comes_back,
    an_unfinished_list_is_kept,
    names_of_every_script_are_told_apart,
    alike_names_are_one,
    rows_tell_what_the_lists_hold,
    a_name_taken_is_refused,
    an_update_replaces_everything,
    each_change_raises_the_edition,
    saving_without_a_change_leaves_the_list_alone,
    the_largest_list_is_kept,
    a_deleted_list_is_gone_and_its_number_with_it,
    impossible_values_are_refused_by_name,
    the_tables_refuse_wild_values,
    settings_are_set_replaced_and_unset,
    a_club_has_a_name,
  };
  return fixture_run ("lists", tests, G_N_ELEMENTS (tests));
}
