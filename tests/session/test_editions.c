/* A newer edition of a list's book: what is told, that the list stays judged by its own until
 * the newer one is accepted, and that this can be undone. */
#include "tests/session/fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/session/armies/army_item.h"
#include "app/session/armies/edition_change.h"
#include "db/store.h"
#include "lists/check/certificate.h"
#include "lists/edit/edit.h"
#include "lists/xml/data.h"

#define ROMANS "Scipio at Zama"
#define BOOK   "roman-mid-republican"

/* A club whose own edition 7 of the book of the Romans allows few Velites. */
typedef struct {
  MuDesk *desk;
  MuArmySession *army;
  const MuShelf *shelf;
} Table;

static char *
own_path (const char *name)
{
  g_autofree char *folder = mu_shelf_own_folder ();

  ck_assert_int_eq (g_mkdir_with_parents (folder, 0700), 0);
  return g_build_filename (folder, name, NULL);
}

static char *
own_file (void)
{
  return own_path ("romans.xml");
}

static char *
replace (const char *text, const char *pattern, const char *by)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);

  ck_assert (g_regex_match (regex, text, 0, NULL));
  return g_regex_replace (regex, text, -1, 0, by, 0, NULL);
}

/* The shipped book as edition 7, with other words for the most Velites. */
static void
write_own (const char *velites)
{
  g_autofree char *shipped = g_build_filename (mu_data_dir (), "books", BOOK ".xml", NULL);
  g_autofree char *path = own_file ();
  g_autofree char *text = NULL;

  ck_assert (g_file_get_contents (shipped, &text, NULL, NULL));
  g_autofree char *edition = replace (text, " edition=\"[0-9]+\"", " edition=\"7\"");
  g_autofree char *whole
      = replace (edition, "(name=\"Velites\" min=\"[0-9]+\") max=\"[0-9]+\"", velites);
  ck_assert (g_file_set_contents (path, whole, -1, NULL));
}

static void
set_up (Table *table, const char *velites)
{
  write_own (velites);
  table->desk = sample_desk ();
  table->army = mu_desk_army (table->desk);
  table->shelf = mu_club_books (mu_desk_club (table->desk));
  ck_assert (mu_army_session_open (table->army, list_named (table->desk, ROMANS), NULL));
}

static void
clear (Table *table)
{
  g_autofree char *path = own_file ();

  g_object_unref (table->desk);
  g_remove (path);
}

static gboolean
holds (const GPtrArray *sentences, const char *part)
{
  for (guint i = 0; i < sentences->len; i++)
    if (strstr (g_ptr_array_index (sentences, i), part))
      return TRUE;
  return FALSE;
}

START_TEST (what_changed_is_told_with_what_it_means)
{
  Table table;
  set_up (&table, "\\1 max=\"11\"");
  g_autoptr (MuEditionChange) change
      = mu_edition_change_new (mu_army_session_get_list (table.army), table.shelf);
  ck_assert_ptr_nonnull (change);
  ck_assert_int_eq (change->from, mu_army_session_get_list (table.army)->book_version);
  ck_assert_int_eq (change->newer->version, 7);
  ck_assert (change->judged_by_own);
  ck_assert (holds (change->changes, "Velites"));
  ck_assert (holds (change->changes, "11"));
  ck_assert (holds (change->consequences, "New problem: "));
  ck_assert (truth_of (table.army, "legal")); /* by its own edition */
  g_autofree char *line = mu_edition_change_line (change);
  ck_assert_ptr_nonnull (strstr (line, "7"));
  clear (&table);
}
END_TEST

START_TEST (a_harmless_edition_is_called_so)
{
  Table table;
  set_up (&table, "\\1 max=\"200\"");
  g_autoptr (MuEditionChange) change
      = mu_edition_change_new (mu_army_session_get_list (table.army), table.shelf);
  ck_assert_uint_eq (change->consequences->len, 1);
  ck_assert_str_eq (g_ptr_array_index (change->consequences, 0), "The army stays legal.");
  clear (&table);
}
END_TEST

START_TEST (accepting_is_one_step_to_and_fro)
{
  Table table;
  set_up (&table, "\\1 max=\"11\"");
  ck_assert (mu_edition_accept (table.army, table.shelf));
  ck_assert (!truth_of (table.army, "legal"));
  ck_assert_int_eq (mu_army_session_get_list (table.army)->book_version, 7);
  ck_assert (!mu_edition_accept (table.army, table.shelf));
  undo (table.desk);
  ck_assert (truth_of (table.army, "legal"));
  ck_assert_int_eq (mu_army_session_get_list (table.army)->book_version, 1);
  ck_assert (mu_history_redo (mu_desk_history (table.desk), NULL));
  ck_assert (!truth_of (table.army, "legal"));
  clear (&table);
}
END_TEST

static gboolean
are_checked (gpointer armies)
{
  return mu_armies_are_checked (armies);
}

START_TEST (the_row_is_marked_until_then)
{
  Table table;
  set_up (&table, "\\1 max=\"11\"");
  GListModel *rows = mu_armies_get_model (mu_desk_armies (table.desk));
  g_autoptr (MuArmyItem) carthage = g_list_model_get_item (rows, 0);
  g_autoptr (MuArmyItem) romans = g_list_model_get_item (rows, 1);
  run_until (are_checked, mu_desk_armies (table.desk));
  ck_assert (mu_army_item_has_newer (romans));
  ck_assert (!mu_army_item_has_newer (carthage));
  ck_assert_int_eq (mu_army_item_get_mark (romans), MU_ARMY_LEGAL);
  g_autofree char *words = text_of (romans, "newer-words");
  ck_assert_str_eq (words, "Newer book: edition 7");
  mu_edition_accept (table.army, table.shelf);
  run_until (are_checked, mu_desk_armies (table.desk));
  ck_assert (!mu_army_item_has_newer (romans));
  ck_assert_int_eq (mu_army_item_get_mark (romans), MU_ARMY_PROBLEMS);
  clear (&table);
}
END_TEST

/* --- allies -------------------------------------------------------------- */

#define PUNIC  "Hannibal at Zama"
#define ALLIES "numidian"
#define LENT   "javelinmen"

/* The shipped book of the Numidians as edition 5, with few javelinmen. */
static void
write_allies (const char *path)
{
  g_autofree char *shipped = g_build_filename (mu_data_dir (), "books", ALLIES ".xml", NULL);
  g_autofree char *text = NULL;

  ck_assert (g_file_get_contents (shipped, &text, NULL, NULL));
  g_autofree char *edition = replace (text, " edition=\"[0-9]+\"", " edition=\"5\"");
  g_autofree char *whole
      = replace (edition, "(id=\"" LENT "\" name=\"[A-Za-z ]+\") min=\"[0-9]+\" max=\"[0-9]+\"",
                 "\\1 min=\"0\" max=\"3\"");
  ck_assert (g_file_set_contents (path, whole, -1, NULL));
}

/* The Carthaginians two years before Zama, with Numidians lent to them. */
static void
lend_allies (MuArmySession *army)
{
  const MuBook *book = mu_army_session_get_book (army);
  MuList *list = mu_list_copy (mu_army_session_get_list (army));

  list->year = -204;
  list->points_limit = 2000;
  ck_assert_int_ge (
      mu_list_edit_add (list, book, mu_book_ally (book, ALLIES, list->year)->found, LENT), 0);
  mu_army_session_replace (army, list, "Allies");
}

/* Only the allies' book changes: told, put off until accepted, taken back. */
START_TEST (a_newer_book_of_the_allies_is_a_choice_too)
{
  g_autofree char *path = own_path ("numidians.xml");
  g_autoptr (MuDesk) desk = sample_desk ();
  MuArmySession *army = mu_desk_army (desk);
  const MuShelf *shelf = mu_club_books (mu_desk_club (desk));
  ck_assert (mu_army_session_open (army, list_named (desk, PUNIC), NULL));
  lend_allies (army);
  ck_assert_int_eq (mu_list_ally_edition (mu_army_session_get_list (army), ALLIES), 1);
  const gboolean legal = truth_of (army, "legal");
  write_allies (path);
  ck_assert (mu_desk_reload_books (desk, NULL));
  ck_assert_int_eq (truth_of (army, "legal"), legal);
  g_autoptr (MuEditionChange) change
      = mu_edition_change_new (mu_army_session_get_list (army), shelf);
  g_autofree char *words = mu_edition_words (mu_army_session_get_list (army), shelf);
  g_autofree char *line = mu_edition_change_line (change);
  g_autofree char *keep = mu_edition_keep_words (change);
  g_autofree char *accept = mu_edition_accept_words (change);
  ck_assert_str_eq (words, "The allies' book Numidian and Moorish has a newer edition, 5; this "
                           "army's allies are of edition 1.");
  ck_assert_ptr_nonnull (strstr (line, "they are judged by edition 1"));
  ck_assert_str_eq (keep, "Keep Edition 1");
  ck_assert_str_eq (accept, "Accept Edition 5");
  ck_assert (change->judged_by_own);
  ck_assert (holds (change->changes, "Allies from Numidian and Moorish: Numidian javelinmen"));
  ck_assert (holds (change->consequences, "New problem: "));
  ck_assert (mu_edition_accept (army, shelf));
  ck_assert_int_eq (mu_list_ally_edition (mu_army_session_get_list (army), ALLIES), 5);
  ck_assert (!truth_of (army, "legal"));
  ck_assert (!mu_edition_is_newer (mu_army_session_get_list (army), shelf));
  undo (desk);
  ck_assert_int_eq (mu_list_ally_edition (mu_army_session_get_list (army), ALLIES), 1);
  ck_assert_int_eq (truth_of (army, "legal"), legal);
  g_remove (path);
}
END_TEST

/* What is shown of an open list is what the club keeps of it: its certificate, too. */
START_TEST (the_open_list_names_its_allies_as_saved)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuArmySession *army = mu_desk_army (desk);
  const gint64 id = list_named (desk, PUNIC);
  ck_assert (mu_army_session_open (army, id, NULL));
  lend_allies (army);
  g_autoptr (MuList) saved = mu_store_list (mu_desk_store (desk), id, NULL);
  g_autofree char *code = mu_list_check_code (mu_army_session_get_list (army));
  g_autofree char *kept = mu_list_check_code (saved);
  ck_assert_str_eq (code, kept);
  ck_assert_int_eq (mu_list_ally_edition (saved, ALLIES), 1);
}
END_TEST

START_TEST (without_a_newer_one_there_is_nothing)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  const MuShelf *shelf = mu_club_books (mu_desk_club (desk));
  ck_assert (mu_army_session_open (mu_desk_army (desk), list_named (desk, ROMANS), NULL));
  const MuList *list = mu_army_session_get_list (mu_desk_army (desk));
  ck_assert_ptr_null (mu_edition_change_new (list, shelf));
  ck_assert (!mu_edition_is_newer (list, shelf));
  ck_assert (!mu_edition_accept (mu_desk_army (desk), shelf));
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    what_changed_is_told_with_what_it_means,    a_harmless_edition_is_called_so,
    accepting_is_one_step_to_and_fro,           the_row_is_marked_until_then,
    a_newer_book_of_the_allies_is_a_choice_too, the_open_list_names_its_allies_as_saved,
    without_a_newer_one_there_is_nothing,
  };
  return run_suite_at_home ("editions", tests, G_N_ELEMENTS (tests));
}
