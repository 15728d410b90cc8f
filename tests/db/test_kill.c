/* A program killed at any moment: what it was told is saved is there, and the
 * file is sound. */
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/acts/changes.h"
#include "db/store.h"
#include "db/tables/kept_sums.h"
#include "tests/db/fixture.h"

#define KILLS      30
#define CLUB_AFTER 5 /* kills, each a new club, so that examining stays quick */
#define STEPS      7

/* The steps of a child's round, in order; the number of an acknowledged action
 * tells its step. */
typedef enum {
  STEP_BATTLE,
  STEP_LIST,
  STEP_NOTED,
  STEP_TONIGHT,
  STEP_SUM,
  STEP_CAMPAIGN,
  STEP_UNDO,
} Step;

static void
add_battle (MuStore *store, guint number)
{
  g_autofree char *name = g_strdup_printf ("Battle %u", number);
  g_autoptr (MuList) list = fixture_list ("Army");
  g_autoptr (MuBattleRecord) record = fixture_battle (name, list, list, number, 300);
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
}

static void
add_list (MuStore *store, guint number)
{
  g_autofree char *name = g_strdup_printf ("List %u", number);
  g_autoptr (MuList) list = fixture_list (name);
  ck_ok (mu_store_add_list (store, list, NULL, &error));
}

/* Changes list 1 with a note, or takes the change before this one back: whether list and journal
 * still agree after a kill is the doctor's to say. */
static void
note_change (MuStore *store, guint number)
{
  g_autoptr (MuList) list = mu_store_list (store, 1, NULL);
  g_autoptr (GPtrArray) changes = mu_store_changes (store, NULL);
  const MuChange *last = changes->len > 0 ? changes->pdata[changes->len - 1] : NULL;
  mu_list_unit (list, 0)->figures = 1 + (int) (number % 900);
  if (last != NULL && !last->undone && number / STEPS % 2 == 0)
    ck_ok (mu_store_undo_change (store, last->id, &error));
  else
    ck_ok (mu_store_update_list_noted (store, 1, list, "Changed", NULL, &error));
}

static void
add_campaign_battle (MuStore *store, guint number)
{
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, 1, number);
  ck_ok (mu_store_record_campaign_battle (store, 1, record, NULL, &error));
}

static void
begin_tonight (MuStore *store, guint number)
{
  g_autofree char *sheet = g_strdup_printf ("Sheet %u", number);
  ck_ok (mu_store_begin_tonight (store, 1, sheet, NULL, 0, &error));
}

static void
keep_sum (MuStore *store, guint number)
{
  g_autoptr (MuKeptSum) sum = mu_kept_sum_new ();
  const MuRoll roll = { .subject = MU_ROLL_NO_SUBJECT, .value = 6, .real = 1 };
  g_free (sum->headline);
  sum->headline = g_strdup_printf ("Sum %u", number);
  g_array_append_val (sum->rolls, roll);
  ck_ok (mu_store_keep_sum (store, sum, NULL, &error));
}

static void
act (MuStore *store, guint number)
{
  switch ((Step) (number % STEPS)) {
  case STEP_BATTLE:
    add_battle (store, number);
    break;
  case STEP_LIST:
    add_list (store, number);
    break;
  case STEP_NOTED:
    note_change (store, number);
    break;
  case STEP_TONIGHT:
    begin_tonight (store, number);
    break;
  case STEP_SUM:
    keep_sum (store, number);
    break;
  case STEP_CAMPAIGN:
    add_campaign_battle (store, number);
    break;
  case STEP_UNDO:
    ck_ok (mu_store_undo_campaign_battle (store, 1, &error));
    break;
  }
}

/* Never returns: acts and acknowledges until it is killed. */
static void
work (const char *path, guint first, int to_parent)
{
  fixture_leave_check (to_parent);
  g_autoptr (MuStore) store = fixture_store (path);
  for (guint number = first;; number++) {
    act (store, number);
    if (write (to_parent, &number, sizeof number) != sizeof number)
      _exit (1);
  }
}

/* Reads acknowledgements, at most so many; returns the last, or the one before
 * the first if there is none. */
static guint
follow (int from_child, guint last, guint at_most)
{
  guint number;
  while (at_most-- > 0 && read (from_child, &number, sizeof number) == sizeof number) {
    ck_assert_uint_eq (number, last + 1);
    last = number;
  }
  return last;
}

/* When a child dies: some time after so many acknowledgements. */
typedef struct {
  guint after;
  guint microseconds;
} Moment;

static void
end_child (pid_t child)
{
  int status;
  ck_assert_int_eq (kill (child, SIGKILL), 0);
  ck_assert_int_eq (waitpid (child, &status, 0), child);
  ck_assert_msg (WIFSIGNALED (status), "the child ended by itself");
}

/* Returns the last action acknowledged. */
static guint
work_until_killed (const char *path, guint first, Moment moment)
{
  int ends[2];
  ck_assert_int_eq (pipe (ends), 0);
  pid_t child = fork ();
  if (child == 0) {
    close (ends[0]);
    work (path, first, ends[1]);
  }
  close (ends[1]);
  guint last = follow (ends[0], first - 1, moment.after);
  g_usleep (moment.microseconds);
  end_child (child);
  last = follow (ends[0], last, G_MAXUINT);
  close (ends[0]);
  return last;
}

static gboolean
has_battle (const GPtrArray *rows, guint number)
{
  g_autofree char *name = g_strdup_printf ("Battle %u", number);
  for (guint i = 0; i < rows->len; i++)
    if (strcmp (((MuBattleRow *) rows->pdata[i])->name, name) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_list (MuStore *store, guint number)
{
  g_autofree char *name = g_strdup_printf ("List %u", number);
  return mu_store_find_list (store, name, NULL) != 0;
}

/* The sheet and the sum acknowledged last, unless what came next replaced them. */
static void
tonight_is_there (MuStore *store, guint first, guint last)
{
  g_autoptr (MuTonight) tonight = mu_store_tonight (store, NULL);
  g_autoptr (GPtrArray) sums = mu_store_kept_sums (store, 0, 0, NULL);
  const guint begun = last - last % STEPS + STEP_TONIGHT;
  g_autofree char *sheet = g_strdup_printf ("Sheet %u", begun);
  g_autofree char *headline = g_strdup_printf ("Sum %u", begun + 1);
  if (last < first || last % STEPS < STEP_SUM)
    return;
  ck_assert_ptr_nonnull (tonight);
  ck_assert_str_eq (tonight->sheet, sheet);
  ck_assert_uint_eq (sums->len, 1);
  const MuKeptSum *sum = sums->pdata[0];
  ck_assert_str_eq (sum->headline, headline);
  ck_assert_uint_eq (sum->rolls->len, 1);
}

static void
all_there (MuStore *store, guint first, guint last)
{
  tonight_is_there (store, first, last);
  g_autoptr (GPtrArray) rows = mu_store_battles (store, 0, NULL);
  for (guint number = first; number <= last; number++) {
    if (number % STEPS == STEP_BATTLE)
      ck_assert_msg (has_battle (rows, number), "battle %u of %u is lost", number, last);
    if (number % STEPS == STEP_LIST)
      ck_assert_msg (has_list (store, number), "list %u of %u is lost", number, last);
  }
}

/* The campaign holds one battle after STEP_CAMPAIGN and none after STEP_UNDO;
 * the action under way at the kill is done whole or not at all. Returns the
 * first number for the next child. */
static guint
settle (MuStore *store, guint last)
{
  g_autoptr (GPtrArray) rows = mu_store_battles (store, 1, NULL);
  guint done = last % STEPS, next = (last + 1) % STEPS;
  guint known = done == STEP_CAMPAIGN ? 1 : 0;
  if (next != STEP_CAMPAIGN && next != STEP_UNDO)
    ck_assert_uint_eq (rows->len, known);
  ck_assert_uint_le (rows->len, 1);
  if (rows->len == 1)
    ck_ok (mu_store_undo_campaign_battle (store, 1, &error));
  return (last / STEPS + 2) * STEPS;
}

static void
kill_and_look (const char *path, guint *first, Moment moment)
{
  guint last = work_until_killed (path, *first, moment);
  ck_assert_uint_ge (last + 1 - *first, moment.after);
  g_autoptr (MuStore) store = fixture_store (path);
  all_there (store, *first, last);
  fixture_sound (store);
  *first = settle (store, last);
  fixture_sound (store);
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

START_TEST (nothing_acknowledged_is_lost)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = NULL;
  GRand *luck = g_rand_new_with_seed (202);
  guint first = STEPS;
  for (guint i = 0; i < KILLS; i++) {
    if (i % CLUB_AFTER == 0) {
      g_free (path);
      path = new_club (folder, i);
    }
    Moment moment = { .after = (guint) g_rand_int_range (luck, 0, 12) };
    moment.microseconds = (guint) g_rand_int_range (luck, 0, 6000);
    kill_and_look (path, &first, moment);
  }
  g_rand_free (luck);
  fixture_remove (folder);
}
END_TEST

static void
make_until_killed (const char *path, guint microseconds)
{
  pid_t child = fork ();
  if (child == 0) {
    mu_store_close (mu_store_open (path, TRUE, NULL));
    pause ();
  }
  g_usleep (microseconds);
  end_child (child);
}

/* Half-made, a club is made good by the next start. */
START_TEST (a_club_killed_while_it_is_made_can_be_made_again)
{
  g_autofree char *folder = fixture_folder ();
  for (guint i = 0; i < KILLS; i++) {
    g_autofree char *name = g_strdup_printf ("%u.muster", i);
    g_autofree char *path = fixture_path (folder, name);
    make_until_killed (path, i * 400);
    g_autoptr (MuStore) store = fixture_store (path);
    fixture_sound (store);
    ck_assert_int_eq (fixture_count (store, "club"), 1);
  }
  fixture_remove (folder);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    nothing_acknowledged_is_lost,
    a_club_killed_while_it_is_made_can_be_made_again,
  };
  return fixture_run ("kill", tests, G_N_ELEMENTS (tests));
}
