/* What a list says about itself is changed, undone, and tidied first. */
#include "tests/session/fixture.h"

#include <string.h>

#include "app/session/armies/army_particulars.h"
#include "db/store.h"

#define ROMANS   "Scipio at Zama"
#define CARTHAGE "Hannibal at Zama"

typedef struct {
  MuDesk *desk;
  MuArmySession *army;
  guint failed;
} Table;

static void
count_failed (MuArmySession *army, const GError *error, Table *table)
{
  ck_assert_ptr_nonnull (error);
  table->failed++;
}

static void
set_up (Table *table)
{
  *table = (Table){ .desk = sample_desk () };
  table->army = mu_desk_army (table->desk);
  g_signal_connect (table->army, "failed", G_CALLBACK (count_failed), table);
  ck_assert (mu_army_session_open (table->army, list_named (table->desk, ROMANS), NULL));
}

static MuList *
stored (Table *table)
{
  return mu_store_list (mu_desk_store (table->desk), mu_army_session_get_id (table->army), NULL);
}

START_TEST (each_is_in_the_club_file_at_once)
{
  Table table;
  set_up (&table);
  ck_assert (mu_army_set_name (table.army, "  Africanus "));
  ck_assert (mu_army_set_player (table.army, "Giulia"));
  ck_assert (mu_army_set_tags (table.army, "league, cup league"));
  ck_assert (mu_army_set_notes (table.army, "Two\nlines"));
  ck_assert (mu_army_set_year (table.army, "210 BC"));
  ck_assert (mu_army_set_points (table.army, "1200"));
  g_autoptr (MuList) list = stored (&table);
  ck_assert_str_eq (list->name, "Africanus");
  ck_assert_str_eq (list->player, "Giulia");
  ck_assert_str_eq (list->tags, "league cup");
  ck_assert_str_eq (list->notes, "Two\nlines");
  ck_assert_int_eq (list->year, -210);
  ck_assert_int_eq (list->points_limit, 1200);
  g_autofree char *line = mu_army_particulars_line (table.army);
  ck_assert_str_eq (line, "Giulia · league cup · edition 7");
  for (int i = 0; i < 6; i++)
    undo (table.desk);
  g_autoptr (MuList) before = stored (&table);
  ck_assert_str_eq (before->name, ROMANS);
  ck_assert_str_eq (before->tags, "");
  ck_assert_int_eq (before->year, -202);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (what_cannot_be_is_refused_and_changes_nothing)
{
  Table table;
  set_up (&table);
  g_autofree char *long_name = g_strnfill (MU_LIST_NAME_MAX + 1, 'x');
  g_autofree char *long_notes = g_strnfill (MU_LIST_NOTES_MAX + 1, 'x');
  ck_assert (!mu_army_set_name (table.army, ""));
  ck_assert (!mu_army_set_name (table.army, "   "));
  ck_assert (!mu_army_set_name (table.army, long_name));
  ck_assert (!mu_army_set_player (table.army, long_name));
  ck_assert (!mu_army_set_notes (table.army, long_notes));
  ck_assert (!mu_army_set_year (table.army, "0"));
  ck_assert (!mu_army_set_year (table.army, "soon"));
  ck_assert (!mu_army_set_year (table.army, "9000 bc"));
  ck_assert (!mu_army_set_year (table.army, "-210 BC"));
  ck_assert (!mu_army_set_year (table.army, "21O BC"));
  ck_assert (!mu_army_set_year (table.army, "1251"));
  ck_assert (!mu_army_set_points (table.army, "0"));
  ck_assert (!mu_army_set_points (table.army, "many"));
  ck_assert (!mu_army_set_points (table.army, "100001"));
  ck_assert (mu_army_set_name (table.army, ROMANS)); /* the same: no change */
  g_autoptr (MuList) list = stored (&table);
  ck_assert_int_eq (list->edition, 1);
  ck_assert (!mu_history_undo (mu_desk_history (table.desk), NULL));
  g_object_unref (table.desk);
}
END_TEST

/* Another list has the name: the session says so, and shows the old one. */
START_TEST (a_name_that_is_taken_is_told)
{
  Table table;
  set_up (&table);
  mu_army_set_name (table.army, CARTHAGE);
  ck_assert_uint_eq (table.failed, 1);
  ck_assert_str_eq (mu_army_session_get_list (table.army)->name, ROMANS);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (tags_are_tidied)
{
  static const char *const cases[][2] = {
    { "", "" },
    { "  one,two ;three\nfour ", "one two three four" },
    { "Cup cup CUP", "Cup" },
    { "Ödön ODON odón", "Ödön" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *tidy = mu_army_tags_tidy (cases[i][0]);
    ck_assert_str_eq (tidy, cases[i][1]);
  }
  g_autofree char *word = g_strnfill (70, 'a');
  g_autofree char *two = g_strconcat (word, " b", word, " c", NULL);
  g_autofree char *cut = mu_army_tags_tidy (two);
  ck_assert_int_le (g_utf8_strlen (cut, -1), MU_LIST_TAGS_MAX);
  ck_assert (g_str_has_suffix (cut, " c"));
}
END_TEST

START_TEST (a_tag_completes_what_is_typed)
{
  static const char *const cases[][3] = {
    { "", "league", "league" },         { "cup le", "league", "cup league" },
    { "cup ", "league", "cup league" }, { "cup league", "League", "cup" },
    { "league cup", "league", "cup" },  { "cup other", "league", "cup other league" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *turned = mu_army_tags_turn (cases[i][0], cases[i][1]);
    ck_assert_str_eq (turned, cases[i][2]);
  }
  g_autofree char *last = mu_army_tags_last ("cup le");
  g_autofree char *none = mu_army_tags_last ("cup ");
  ck_assert_str_eq (last, "le");
  ck_assert_str_eq (none, "");
  ck_assert (mu_army_tags_have ("a Cup", "cup"));
  ck_assert (!mu_army_tags_have ("cups", "cup"));
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    each_is_in_the_club_file_at_once, what_cannot_be_is_refused_and_changes_nothing,
    a_name_that_is_taken_is_told,     tags_are_tidied,
    a_tag_completes_what_is_typed,
  };
  return run_suite ("army particulars", tests, G_N_ELEMENTS (tests));
}
