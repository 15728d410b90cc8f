/* A program killed at any moment while a campaign goes on: every act that was acknowledged is
 * there, whole, and the doctor finds nothing. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/acts/acts.h"
#include "db/campaign/campaigns.h"
#include "db/exchange/exchange.h"
#include "db/store.h"
#include "tests/db/fixture.h"

#define KILLS      60 /* MUSTER_KILLS says otherwise */
#define CLUB_AFTER 10 /* kills, each a new club, so that examining stays quick */

typedef enum { DO_POINTS, DO_FIXTURE, DO_DAYS, DO_BATTLE, DO_RULES, DO_BACK, DO_KINDS } Doing;

static void
fight (MuStore *store, guint number)
{
  g_autoptr (MuList) a = mu_store_campaign_army (store, 1, 0, NULL, NULL);
  g_autoptr (MuList) b = mu_store_campaign_army (store, 1, 1, NULL, NULL);
  if (a->units->len == 0 || b->units->len == 0) {
    ck_ok (mu_store_give_points (store, 1, 0, 4, "Nobody is left", &error));
    return;
  }
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, 1, number);
  ck_ok (mu_store_record_campaign_battle (store, 1, record, NULL, &error));
}

/* The last act falls, whatever it was; another takes its place where it cannot. */
static void
take_back (MuStore *store, guint number)
{
  g_autoptr (GPtrArray) acts = mu_store_acts (store, 1, NULL);
  g_autofree char *words = g_strdup_printf ("Back %u", number);
  if (!mu_store_take_back_act (store, 1, (int) acts->len, NULL))
    ck_ok (mu_store_give_points (store, 1, 1, 8, words, &error));
}

/* One act, always: its number in the history follows from how many there were. */
static void
act (MuStore *store, guint number)
{
  g_autofree char *name = g_strdup_printf ("Act %u", number);
  const MuFixture fixture = { .name = name, .day = 90000, .side = { 0, 1 } };
  g_autoptr (MuCampaign) now = mu_store_campaign (store, 1, NULL);
  switch ((Doing) (number * 7 % DO_KINDS)) {
  case DO_POINTS:
    ck_ok (mu_store_give_points (store, 1, 0, 4, name, &error));
    break;
  case DO_FIXTURE:
    ck_ok (mu_store_set_fixture (store, 1, &fixture, NULL, &error));
    break;
  case DO_DAYS:
    ck_ok (mu_store_advance_campaign (store, 1, now->day + 9, &error));
    break;
  case DO_BATTLE:
    fight (store, number);
    break;
  case DO_RULES:
    ck_ok (mu_store_set_campaign_rules (
        store, 1, *now->rules == '\0' ? "wounded-percent=50 wounded-days=3" : "", &error));
    break;
  case DO_BACK:
  case DO_KINDS:
    take_back (store, number);
    break;
  }
}

/* Never returns: acts, and tells how many acts the history has, until it is killed. */
static void
work (const char *path, guint first, int to_parent)
{
  fixture_leave_check (to_parent);
  g_autoptr (MuStore) store = fixture_store (path);
  for (guint number = first;; number++) {
    act (store, number);
    g_autoptr (GPtrArray) acts = mu_store_acts (store, 1, NULL);
    const guint count = acts->len;
    if (write (to_parent, &count, sizeof count) != sizeof count)
      _exit (1);
  }
}

static void
end_child (pid_t child)
{
  int status;
  ck_assert_int_eq (kill (child, SIGKILL), 0);
  ck_assert_int_eq (waitpid (child, &status, 0), child);
  ck_assert_msg (WIFSIGNALED (status), "the child ended by itself");
}

/* The length of the history that was acknowledged last; 0: none was. */
static guint
work_until_killed (const char *path, guint first, guint after, guint microseconds)
{
  int ends[2];
  guint count, last = 0;
  ck_assert_int_eq (pipe (ends), 0);
  pid_t child = fork ();
  if (child == 0) {
    close (ends[0]);
    work (path, first, ends[1]);
  }
  close (ends[1]);
  while (after-- > 0 && read (ends[0], &count, sizeof count) == sizeof count)
    last = count;
  g_usleep (microseconds);
  end_child (child);
  while (read (ends[0], &count, sizeof count) == sizeof count)
    last = count;
  close (ends[0]);
  return last;
}

static char *
new_club (const char *folder, guint number)
{
  g_autofree char *name = g_strdup_printf ("%u.muster", number);
  char *path = fixture_path (folder, name);
  g_autoptr (MuStore) store = fixture_store (path);
  fixture_campaign (store, "War");
  return path;
}

/* At most the act under way at the kill is there besides those acknowledged. */
static void
look (const char *path, guint acknowledged)
{
  g_autoptr (MuStore) store = fixture_store (path);
  g_autoptr (GPtrArray) acts = mu_store_acts (store, 1, NULL);
  fixture_sound (store);
  if (acknowledged > 0) {
    ck_assert_uint_ge (acts->len, acknowledged);
    ck_assert_uint_le (acts->len, acknowledged + 1);
  }
  for (guint i = 0; i < acts->len; i++)
    ck_assert_int_eq (((MuAct *) acts->pdata[i])->number, (int) i + 1);
}

static guint
kills (void)
{
  const char *asked = g_getenv ("MUSTER_KILLS");
  return asked != NULL ? (guint) atoi (asked) : KILLS;
}

START_TEST (no_act_of_a_campaign_is_lost)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = NULL;
  g_autoptr (GRand) luck = g_rand_new_with_seed (216);
  for (guint i = 0; i < kills (); i++) {
    if (i % CLUB_AFTER == 0) {
      g_free (path);
      path = new_club (folder, i);
    }
    const guint after = (guint) g_rand_int_range (luck, 0, 8);
    const guint last
        = work_until_killed (path, i * 1000, after, (guint) g_rand_int_range (luck, 0, 6000));
    ck_assert_uint_ge (last, after > 0 ? 1 : 0);
    look (path, last);
  }
  fixture_remove (folder);
}
END_TEST

/* --- merging ---------------------------------------------------------------------- */

static void
copy_file (const char *from, const char *to)
{
  g_autofree char *data = NULL;
  gsize length;
  ck_assert (g_file_get_contents (from, &data, &length, NULL));
  ck_assert (g_file_set_contents (to, data, (gssize) length, NULL));
}

/* What another did, some of it colliding with what was done here. */
static MuDispatch *
prepare_merge (const char *path, const char *beside)
{
  copy_file (path, beside);
  g_autoptr (MuStore) mine = fixture_store (path);
  g_autoptr (MuStore) other = fixture_store (beside);
  for (guint i = 1; i < 12; i++) {
    act (mine, i);
    act (other, i + 100);
  }
  return mu_store_dispatch (other, 1, 1, NULL);
}

static guint
count_acts (const char *path)
{
  g_autoptr (MuStore) store = fixture_store (path);
  g_autoptr (GPtrArray) acts = mu_store_acts (store, 1, NULL);
  return acts->len;
}

/* All of a merge is there, or none of it. */
START_TEST (a_merge_is_whole_or_not_at_all)
{
  g_autofree char *folder = fixture_folder ();
  for (guint i = 0; i < kills () / 4; i++) {
    g_autofree char *path = new_club (folder, i);
    g_autofree char *beside = g_strconcat (path, ".other", NULL);
    g_autoptr (MuDispatch) dispatch = prepare_merge (path, beside);
    const guint before = count_acts (path);
    pid_t child = fork ();
    if (child == 0) {
      fixture_leave_check (-1);
      g_autoptr (MuStore) store = fixture_store (path);
      ck_ok (mu_store_merge (store, 1, dispatch, NULL, NULL, &error));
      pause ();
    }
    g_usleep (i * 2500 % 40000);
    end_child (child);
    guint there = 0;
    const guint after = count_acts (path);
    g_autoptr (MuStore) store = fixture_store (path);
    g_autoptr (GPtrArray) acts = mu_store_acts (store, 1, NULL);
    for (guint j = 0; j < dispatch->acts->len; j++)
      for (guint k = 0; k < acts->len; k++)
        there += ((MuAct *) acts->pdata[k])->id == ((MuSentAct *) dispatch->acts->pdata[j])->id;
    ck_assert (there == 0 || there == dispatch->acts->len);
    ck_assert (there > 0 || after == before);
    fixture_sound (store);
  }
  fixture_remove (folder);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = { no_act_of_a_campaign_is_lost, a_merge_is_whole_or_not_at_all };
  return fixture_run ("campaign kill", tests, G_N_ELEMENTS (tests));
}
