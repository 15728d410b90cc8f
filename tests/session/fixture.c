#include "tests/session/fixture.h"

#include "db/store.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define PATIENCE (20 * G_USEC_PER_SEC)

MuDesk *
sample_desk (void)
{
  g_autoptr (GError) error = NULL;
  MuDesk *desk = mu_desk_open (":memory:", &error);

  ck_assert_msg (desk != NULL, "%s", error ? error->message : "");
  ck_assert_msg (mu_desk_add_samples (desk, &error), "%s", error ? error->message : "");
  return desk;
}

gint64
list_named (MuDesk *desk, const char *name)
{
  gint64 id = mu_store_find_list (mu_desk_store (desk), name, NULL);

  ck_assert_int_ne (id, 0);
  return id;
}

MuBattleChoice
zama_choice (MuDesk *desk)
{
  return (MuBattleChoice){
    .list = { list_named (desk, "Scipio at Zama"), list_named (desk, "Hannibal at Zama") },
    .month = 10,
    .seed = 202,
  };
}

MuDesk *
open_romans (void)
{
  MuDesk *desk = sample_desk ();

  ck_assert (mu_army_session_open (mu_desk_army (desk), list_named (desk, "Scipio at Zama"), NULL));
  return desk;
}

void
write_all (MuDesk *desk)
{
  ck_assert (mu_army_session_flush (mu_desk_army (desk), NULL));
}

MuList *
kept_list (MuDesk *desk)
{
  write_all (desk);
  MuList *list
      = mu_store_list (mu_desk_store (desk), mu_army_session_get_id (mu_desk_army (desk)), NULL);

  ck_assert_ptr_nonnull (list);
  return list;
}

void
undo (MuDesk *desk)
{
  write_all (desk);
  ck_assert (mu_history_undo (mu_desk_history (desk), NULL));
}

static gboolean
wake (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

void
run_until (gboolean (*done) (gpointer data), gpointer data)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  guint tick = g_timeout_add (10, wake, NULL);

  while (!done (data) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (tick);
  ck_assert_msg (done (data), "waited in vain");
}

char *
text_of (gpointer object, const char *property)
{
  char *text = NULL;

  g_object_get (object, property, &text, NULL);
  return text;
}

int
state_of_fate (MuTableSession *table, MuFate fate)
{
  const MuTableBattle *battle = mu_table_session_get_battle (table);
  return mu_table_state_of (mu_table_battle_course (battle)->system, fate, 0);
}

void
has_words (gpointer object, const char *property, const char *words)
{
  g_autofree char *text = text_of (object, property);

  ck_assert_msg (strstr (text, words) != NULL, "“%s” in “%s”", words, text);
}

int
number_of (gpointer object, const char *property)
{
  int number = 0;

  g_object_get (object, property, &number, NULL);
  return number;
}

gboolean
truth_of (gpointer object, const char *property)
{
  gboolean truth = FALSE;

  g_object_get (object, property, &truth, NULL);
  return truth;
}

double
share_of (gpointer object, const char *property)
{
  double share = 0;

  g_object_get (object, property, &share, NULL);
  return share;
}

int
run_suite (const char *name, const TTest *const *tests, int count)
{
  Suite *suite = suite_create (name);
  TCase *one = tcase_create (name);
  SRunner *runner = srunner_create (suite);
  int failed;

  for (int i = 0; i < count; i++)
    tcase_add_test (one, tests[i]);
  tcase_set_timeout (one, 60);
  suite_add_tcase (suite, one);
  srunner_run_all (runner, CK_NORMAL);
  failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* What the tests wrote they take out themselves: a folder that is not empty stays. */
static void
sweep (const char *home)
{
  g_autofree char *muster = g_build_filename (home, "muster", NULL);
  g_autofree char *books = g_build_filename (muster, "books", NULL);

  g_rmdir (books);
  g_rmdir (muster);
  g_rmdir (home);
}

int
run_suite_at_home (const char *name, const TTest *const *tests, int count)
{
  g_autofree char *home = g_dir_make_tmp ("muster-home-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  const int status = run_suite (name, tests, count);
  sweep (home);
  return status;
}
