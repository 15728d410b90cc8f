/* Tonight's battle on the table and the sums kept for it. */
#include <string.h>

#include "db/store.h"
#include "db/store_private.h"
#include "db/tables/kept_sums.h"
#include "tests/db/fixture.h"

#define SHEET "<battle-sheet version=\"1\"/>"

static MuRoll
thrown (int value, gboolean real)
{
  MuRoll roll = { .subject = MU_ROLL_NO_SUBJECT, .purpose = MU_ROLL_SHOOT_PLUS };
  roll.seed = 7;
  roll.real = real ? 1 : 0;
  roll.value = (guint8) (real ? value : mu_dice_at (7, 0, 0, MU_DIE_ORDINARY));
  return roll;
}

/* A sum that hits a unit of side B with so many casualties. */
static MuKeptSum *
hitting (int unit, int casualties)
{
  MuKeptSum *sum = mu_kept_sum_new ();
  MuRoll one = thrown (4, TRUE), other = thrown (0, FALSE);
  g_free (sum->kind);
  g_free (sum->input);
  g_free (sum->headline);
  sum->kind = g_strdup ("shoot");
  sum->input = g_strdup ("figures=10\nusing=B\n");
  sum->headline = g_strdup_printf ("%d casualties", casualties);
  sum->period = 3;
  sum->hit = (MuTableUnit){ MU_SIDE_B, unit };
  sum->casualties = casualties;
  sum->by = (MuTableUnit){ MU_SIDE_A, 1 };
  g_array_append_val (sum->rolls, one);
  g_array_append_val (sum->rolls, other);
  return sum;
}

/* One that hits nobody. */
static MuKeptSum *
harmless (const char *headline)
{
  MuKeptSum *sum = mu_kept_sum_new ();
  g_free (sum->kind);
  g_free (sum->headline);
  sum->kind = g_strdup ("scouting");
  sum->headline = g_strdup (headline);
  return sum;
}

static gint64
keep (MuStore *store, MuKeptSum *sum)
{
  gint64 id = 0;
  ck_ok (mu_store_keep_sum (store, sum, &id, &error));
  mu_kept_sum_free (sum);
  return id;
}

static void
same_unit (const MuTableUnit *one, const MuTableUnit *other)
{
  ck_assert_int_eq (one->side, other->side);
  ck_assert_int_eq (one->unit, other->unit);
}

static void
same_sum (const MuKeptSum *one, const MuKeptSum *other)
{
  ck_assert_str_eq (one->kind, other->kind);
  ck_assert_str_eq (one->input, other->input);
  ck_assert_str_eq (one->headline, other->headline);
  ck_assert_int_eq (one->period, other->period);
  ck_assert_int_eq (one->casualties, other->casualties);
  ck_assert_int_eq (one->mark, other->mark);
  same_unit (&one->hit, &other->hit);
  same_unit (&one->by, &other->by);
  ck_assert_uint_eq (one->rolls->len, other->rolls->len);
  for (guint i = 0; i < one->rolls->len; i++)
    ck_assert_mem_eq (&g_array_index (one->rolls, MuRoll, i),
                      &g_array_index (other->rolls, MuRoll, i), sizeof (MuRoll));
}

static void
begin (MuStore *store, gint64 campaign)
{
  ck_ok (mu_store_begin_tonight (store, campaign, SHEET, NULL, 0, &error));
}

static GPtrArray *
sums_of (MuStore *store, gint64 battle)
{
  GPtrArray *sums = mu_store_kept_sums (store, battle, 0, NULL);
  ck_assert_ptr_nonnull (sums);
  return sums;
}

static guint
count_of (MuStore *store, gint64 battle)
{
  g_autoptr (GPtrArray) sums = sums_of (store, battle);
  return sums->len;
}

/* A record whose dice are the preliminaries' and the sums'. */
static MuBattleRecord *
fought (MuStore *store, gint64 campaign, guint64 seed, const MuRoll *first, guint count)
{
  MuBattleRecord *record = campaign != 0 ? fixture_campaign_battle (store, campaign, seed) : NULL;
  if (record == NULL) {
    g_autoptr (MuList) list = fixture_list ("Army");
    record = fixture_battle ("Friendly", list, list, seed, 10);
  }
  g_array_set_size (record->rolls, 0);
  g_array_append_vals (record->rolls, first, count);
  g_autoptr (GPtrArray) sums = sums_of (store, 0);
  for (guint i = 0; i < sums->len; i++) {
    const GArray *rolls = ((MuKeptSum *) sums->pdata[i])->rolls;
    g_array_append_vals (record->rolls, rolls->data, rolls->len);
  }
  return record;
}

/* --- sums ----------------------------------------------------------------- */

START_TEST (a_sum_comes_back_as_it_was_kept)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuKeptSum) due = hitting (2, 18);
  begin (store, 0);
  gint64 first = keep (store, harmless ("Rome has been outscouted"));
  gint64 second = keep (store, mu_kept_sum_copy (due));
  ck_assert_int_gt (second, first);
  g_autoptr (GPtrArray) sums = sums_of (store, 0);
  ck_assert_uint_eq (sums->len, 2);
  const MuKeptSum *kept = sums->pdata[1];
  same_sum (kept, due);
  ck_assert_int_eq (kept->id, second);
  ck_assert_int_eq (kept->battle, 0);
  ck_assert_uint_eq (strlen (kept->time), 20);
  fixture_sound (store);
}
END_TEST

START_TEST (its_dice_are_in_the_log_real_or_not)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  begin (store, 0);
  keep (store, hitting (0, 5));
  ck_assert_int_eq (fixture_count (store, "roll"), 2);
  ck_assert_int_eq (fixture_count (store, "roll WHERE real = 1 AND value = 4"), 1);
  ck_assert_int_eq (fixture_count (store, "roll WHERE sum_id = 1 AND battle_id IS NULL"), 2);
}
END_TEST

START_TEST (the_last_twenty_are_given_in_order)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  for (int i = 0; i < 25; i++) {
    g_autofree char *headline = g_strdup_printf ("sum %d", i);
    keep (store, harmless (headline));
  }
  g_autoptr (GPtrArray) sums = mu_store_kept_sums (store, 0, 20, NULL);
  ck_assert_uint_eq (sums->len, 20);
  ck_assert_str_eq (((MuKeptSum *) sums->pdata[0])->headline, "sum 5");
  ck_assert_str_eq (((MuKeptSum *) sums->pdata[19])->headline, "sum 24");
  ck_assert_uint_eq (count_of (store, 0), 25);
}
END_TEST

START_TEST (the_last_is_taken_back_and_brought_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuKeptSum) due = hitting (1, 7);
  begin (store, 0);
  gint64 first = keep (store, hitting (0, 5));
  gint64 second = keep (store, mu_kept_sum_copy (due));
  g_autoptr (MuKeptSum) back = mu_store_take_back_sum (store, NULL);
  same_sum (back, due);
  ck_assert_uint_eq (count_of (store, 0), 1);
  g_autoptr (MuKeptSum) earlier = mu_store_take_back_sum (store, NULL);
  ck_assert_int_eq (earlier->id, first);
  ck_fails (mu_store_take_back_sum (store, &error), MU_STORE_ERROR_NOT_FOUND, "taken back");
  /* In the order they had. */
  g_autoptr (MuKeptSum) again = mu_store_bring_back_sum (store, NULL);
  ck_assert_int_eq (again->id, first);
  g_autoptr (MuKeptSum) last = mu_store_bring_back_sum (store, NULL);
  ck_assert_int_eq (last->id, second);
  same_sum (last, due);
  ck_fails (mu_store_bring_back_sum (store, &error), MU_STORE_ERROR_NOT_FOUND, "taken back");
  ck_assert_uint_eq (count_of (store, 0), 2);
  fixture_sound (store);
}
END_TEST

START_TEST (a_new_sum_ends_what_was_taken_back_but_not_its_dice)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  begin (store, 0);
  gint64 first = keep (store, hitting (0, 5));
  mu_kept_sum_free (mu_store_take_back_sum (store, NULL));
  gint64 second = keep (store, hitting (0, 6));
  ck_assert_int_gt (second, first); /* numbers are never given twice */
  ck_fails (mu_store_bring_back_sum (store, &error), MU_STORE_ERROR_NOT_FOUND, "taken back");
  ck_assert_int_eq (fixture_count (store, "kept_sum"), 1);
  ck_assert_int_eq (fixture_count (store, "roll"), 4);
  fixture_sound (store);
}
END_TEST

/* --- what cannot be --------------------------------------------------------- */

static void
refused (MuStore *store, MuKeptSum *sum, const char *words)
{
  ck_fails (mu_store_keep_sum (store, sum, NULL, &error), MU_STORE_ERROR_IMPOSSIBLE, words);
  mu_kept_sum_free (sum);
}

START_TEST (a_sum_that_cannot_be_is_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  refused (store, hitting (0, 5), "No battle is being fought");
  begin (store, 0);
  refused (store, hitting (256, 5), "unit that loses");
  refused (store, hitting (0, -1), "casualties");
  MuKeptSum *sum = hitting (0, 5);
  sum->by.unit = -1;
  refused (store, sum, "unit that inflicts");
  sum = hitting (0, 5);
  sum->hit.side = MU_SIDE_NONE;
  refused (store, sum, "nobody's");
  sum = hitting (0, 5);
  sum->mark = (MuTableMark) MU_TABLE_MARKS;
  refused (store, sum, "mark");
  sum = hitting (0, 5);
  sum->period = 256;
  refused (store, sum, "period");
  sum = hitting (0, 5);
  g_free (sum->input);
  sum->input = g_strnfill (MU_KEPT_INPUT_MAX + 1, 'x');
  refused (store, sum, "longer");
  /* A generated die that its seed does not give. */
  sum = hitting (0, 5);
  g_array_index (sum->rolls, MuRoll, 1).value ^= 1;
  refused (store, sum, "did not show");
  ck_assert_int_eq (fixture_count (store, "kept_sum"), 0);
  ck_assert_int_eq (fixture_count (store, "roll"), 0);
  fixture_sound (store);
}
END_TEST

/* --- tonight ---------------------------------------------------------------- */

START_TEST (tonight_survives_closing_the_club)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  MuStore *store = fixture_store (path);
  gint64 war = fixture_campaign (store, "War");
  begin (store, war);
  keep (store, hitting (0, 5));
  mu_store_close (store);
  g_autoptr (MuStore) again = fixture_store (path);
  g_autoptr (MuTonight) tonight = mu_store_tonight (again, NULL);
  ck_assert_ptr_nonnull (tonight);
  ck_assert_str_eq (tonight->sheet, SHEET);
  ck_assert_int_eq (tonight->campaign, war);
  ck_assert_uint_eq (count_of (again, 0), 1);
  fixture_sound (again);
  fixture_remove (folder);
}
END_TEST

START_TEST (a_quiet_evening_has_no_battle)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  GError *reason = NULL;
  ck_assert_ptr_null (mu_store_tonight (store, &reason));
  ck_assert_ptr_null (reason);
  ck_ok (mu_store_clear_tonight (store, &error));
}
END_TEST

START_TEST (another_battle_sets_the_one_before_aside)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const MuRoll roll = thrown (3, TRUE);
  keep (store, harmless ("before any battle"));
  ck_ok (mu_store_begin_tonight (store, 0, SHEET, &roll, 1, &error));
  ck_assert_uint_eq (count_of (store, 0), 1); /* sums of the evening stay */
  keep (store, hitting (0, 5));
  ck_ok (mu_store_begin_tonight (store, 0, "<other/>", &roll, 1, &error));
  ck_assert_uint_eq (count_of (store, 0), 0);
  ck_assert_int_eq (fixture_count (store, "table_battle"), 2);
  ck_assert_int_eq (fixture_count (store, "roll"), 4);
  g_autoptr (MuTonight) tonight = mu_store_tonight (store, NULL);
  ck_assert_str_eq (tonight->sheet, "<other/>");
  ck_ok (mu_store_clear_tonight (store, &error));
  ck_assert_int_eq (fixture_count (store, "table_battle"), 0);
  ck_assert_int_eq (fixture_count (store, "roll"), 4);
  fixture_sound (store);
}
END_TEST

static void
ck_tonight (MuStore *store, const char *sheet, guint sums)
{
  g_autoptr (MuTonight) tonight = mu_store_tonight (store, NULL);
  ck_assert_ptr_nonnull (tonight);
  ck_assert_str_eq (tonight->sheet, sheet);
  ck_assert_uint_eq (count_of (store, 0), sums);
}

static MuTonightSteps
steps_of (MuStore *store)
{
  MuTonightSteps steps = { 0 };
  ck_ok (mu_store_tonight_steps (store, &steps, &error));
  return steps;
}

START_TEST (the_one_set_aside_comes_back_as_it_was)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const MuRoll roll = thrown (3, TRUE);
  ck_fails (mu_store_turn_tonight (store, MU_TONIGHT_BEFORE, &error), MU_STORE_ERROR_NOT_FOUND,
            "No other battle");
  ck_ok (mu_store_begin_tonight (store, 0, "<one/>", &roll, 1, &error));
  keep (store, hitting (0, 5));
  keep (store, harmless ("scouting"));
  ck_ok (mu_store_begin_tonight (store, 0, "<two/>", &roll, 1, &error));
  keep (store, hitting (1, 9));
  ck_ok (mu_store_begin_tonight (store, 0, "<three/>", &roll, 1, &error));
  ck_tonight (store, "<three/>", 0);

  ck_ok (mu_store_turn_tonight (store, MU_TONIGHT_BEFORE, &error));
  ck_tonight (store, "<two/>", 1);
  ck_ok (mu_store_turn_tonight (store, MU_TONIGHT_BEFORE, &error));
  ck_tonight (store, "<one/>", 2);
  ck_assert_int_eq (steps_of (store).aside[MU_TONIGHT_BEFORE], 0);
  ck_ok (mu_store_turn_tonight (store, MU_TONIGHT_AFTER, &error));
  ck_tonight (store, "<two/>", 1);
  ck_ok (mu_store_turn_tonight (store, MU_TONIGHT_AFTER, &error));
  ck_tonight (store, "<three/>", 0);
  ck_assert_int_eq (steps_of (store).aside[MU_TONIGHT_AFTER], 0);
  fixture_sound (store);
}
END_TEST

/* As with a sum: a new step ends what was taken back, and its dice stay. */
START_TEST (a_new_step_ends_what_could_come_again)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  begin (store, 0);
  keep (store, hitting (0, 5));
  mu_kept_sum_free (mu_store_take_back_sum (store, NULL));
  ck_assert_uint_eq (steps_of (store).taken_back, 1);
  ck_ok (mu_store_begin_tonight (store, 0, "<other/>", NULL, 0, &error));
  keep (store, hitting (1, 9));
  ck_ok (mu_store_turn_tonight (store, MU_TONIGHT_BEFORE, &error));
  ck_assert_uint_eq (steps_of (store).taken_back, 0);
  ck_assert_int_ne (steps_of (store).aside[MU_TONIGHT_AFTER], 0);
  keep (store, hitting (2, 1));
  ck_assert_int_eq (steps_of (store).aside[MU_TONIGHT_AFTER], 0);
  ck_assert_int_eq (fixture_count (store, "table_battle"), 1);
  ck_assert_int_eq (fixture_count (store, "kept_sum"), 1);
  ck_assert_int_eq (fixture_count (store, "roll"), 6);
  fixture_sound (store);
}
END_TEST

/* Recorded with its own dice alone, and undone it still can give way again. */
START_TEST (recorded_it_leaves_what_is_set_aside_alone)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War"), id = 0;
  begin (store, 0);
  keep (store, hitting (0, 5));
  ck_ok (mu_store_begin_tonight (store, war, "<other/>", NULL, 0, &error));
  keep (store, hitting (1, 9));
  g_autoptr (MuBattleRecord) record = fought (store, war, 4, NULL, 0);
  ck_ok (mu_store_record_tonight (store, record, &id, &error));
  ck_assert_uint_eq (count_of (store, id), 1);
  ck_assert_ptr_null (mu_store_tonight (store, NULL));
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  ck_tonight (store, "<other/>", 1);
  ck_ok (mu_store_turn_tonight (store, MU_TONIGHT_BEFORE, &error));
  ck_tonight (store, SHEET, 1);
  fixture_sound (store);
}
END_TEST

START_TEST (a_battle_that_cannot_begin_changes_nothing)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  begin (store, 0);
  keep (store, hitting (0, 5));
  g_autofree char *endless = g_strnfill (1000001, 'x');
  ck_fails (mu_store_begin_tonight (store, 0, "", NULL, 0, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "empty");
  ck_fails (mu_store_begin_tonight (store, 0, endless, NULL, 0, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "longer");
  ck_fails (mu_store_begin_tonight (store, 9, SHEET, NULL, 0, &error), MU_STORE_ERROR_NOT_FOUND,
            "campaign");
  ck_assert_uint_eq (count_of (store, 0), 1);
}
END_TEST

/* --- recording ---------------------------------------------------------------- */

START_TEST (recorded_the_sums_are_the_battles)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const MuRoll roll = thrown (3, TRUE);
  ck_ok (mu_store_begin_tonight (store, 0, SHEET, &roll, 1, &error));
  keep (store, hitting (0, 5));
  keep (store, hitting (1, 9));
  keep (store, hitting (2, 2));
  mu_kept_sum_free (mu_store_take_back_sum (store, NULL));
  g_autoptr (MuBattleRecord) record = fought (store, 0, 4, &roll, 1);
  ck_assert_uint_eq (record->rolls->len, 5);
  gint64 id = 0;
  ck_ok (mu_store_record_tonight (store, record, &id, &error));
  ck_assert_uint_eq (count_of (store, id), 2);
  ck_assert_uint_eq (count_of (store, 0), 0);
  ck_assert_ptr_null (mu_store_tonight (store, NULL));
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  fixture_same_record (back, record);
  /* The dice of the sum taken back are of no battle; none is in the log twice. */
  ck_assert_int_eq (fixture_count (store, "roll"), 7);
  ck_assert_int_eq (fixture_count (store, "roll WHERE battle_id IS NULL"), 2);
  fixture_sound (store);
}
END_TEST

START_TEST (in_a_campaign_the_losses_are_carried)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  begin (store, war);
  keep (store, hitting (0, 5));
  g_autoptr (MuBattleRecord) record = fought (store, war, 4, NULL, 0);
  gint64 id = 0;
  ck_ok (mu_store_record_tonight (store, record, &id, &error));
  ck_assert_int_gt (fixture_count (store, "force_loss"), 0);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_uint_eq (campaign->battles->len, 1);
  fixture_sound (store);
}
END_TEST

START_TEST (taken_back_it_is_tonights_again)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  begin (store, war);
  keep (store, hitting (0, 5));
  g_autoptr (MuBattleRecord) record = fought (store, war, 4, NULL, 0);
  ck_ok (mu_store_record_tonight (store, record, NULL, &error));
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  g_autoptr (MuTonight) tonight = mu_store_tonight (store, NULL);
  ck_assert_ptr_nonnull (tonight);
  ck_assert_str_eq (tonight->sheet, SHEET);
  ck_assert_uint_eq (count_of (store, 0), 1);
  ck_assert_int_eq (fixture_count (store, "roll"), 2);
  fixture_sound (store);
  /* And recorded once more. */
  gint64 id = 0;
  ck_ok (mu_store_record_tonight (store, record, &id, &error));
  ck_assert_uint_eq (count_of (store, id), 1);
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  fixture_same_record (back, record);
  fixture_sound (store);
}
END_TEST

START_TEST (taken_back_beside_another_evening_its_sums_go)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  begin (store, war);
  keep (store, hitting (0, 5));
  g_autoptr (MuBattleRecord) record = fought (store, war, 4, NULL, 0);
  ck_ok (mu_store_record_tonight (store, record, NULL, &error));
  ck_ok (mu_store_begin_tonight (store, 0, "<other/>", NULL, 0, &error));
  gint64 other = keep (store, hitting (1, 1));
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  g_autoptr (MuTonight) tonight = mu_store_tonight (store, NULL);
  ck_assert_str_eq (tonight->sheet, "<other/>");
  g_autoptr (GPtrArray) sums = sums_of (store, 0);
  ck_assert_uint_eq (sums->len, 1);
  ck_assert_int_eq (((MuKeptSum *) sums->pdata[0])->id, other);
  ck_assert_int_eq (fixture_count (store, "roll"), 4);
  fixture_sound (store);
}
END_TEST

START_TEST (a_record_that_does_not_fit_tonight_is_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuBattleRecord) strange = fixture_campaign_battle (store, war, 6);
  ck_fails (mu_store_record_tonight (store, strange, NULL, &error), MU_STORE_ERROR_NOT_FOUND,
            "on the table");
  begin (store, war);
  keep (store, hitting (0, 5));
  /* Dice that nobody threw tonight. */
  ck_fails (mu_store_record_tonight (store, strange, NULL, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "dice");
  ck_assert_uint_eq (count_of (store, 0), 1);
  ck_assert_int_eq (fixture_count (store, "battle"), 0);
  ck_assert_int_eq (fixture_count (store, "force_loss"), 0);
  fixture_sound (store);
}
END_TEST

START_TEST (a_battle_by_the_core_leaves_tonight_alone)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  begin (store, war);
  keep (store, hitting (0, 5));
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 6);
  ck_ok (mu_store_record_campaign_battle (store, war, record, NULL, &error));
  ck_assert_uint_eq (count_of (store, 0), 1);
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  ck_assert_uint_eq (count_of (store, 0), 1);
  fixture_sound (store);
}
END_TEST

/* --- the doctor ------------------------------------------------------------- */

static const struct {
  const char *damage;
  const char *words;
} damages[] = {
  { "UPDATE kept_sum SET mark = 77", "none that Muster writes" },
  { "UPDATE kept_sum SET unit = 63", "hits a unit that neither army has" },
};

START_TEST (the_doctor_reads_the_sums)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++) {
    g_autoptr (MuStore) store = fixture_store (":memory:");
    begin (store, 0);
    keep (store, hitting (0, 5));
    g_autoptr (MuBattleRecord) record = fought (store, 0, 4, NULL, 0);
    ck_ok (mu_store_record_tonight (store, record, NULL, &error));
    fixture_sound (store);
    g_autofree char *sql = g_strconcat ("PRAGMA ignore_check_constraints = ON;", damages[i].damage,
                                        "; PRAGMA ignore_check_constraints = OFF;", NULL);
    ck_ok (mu_connection_run (mu_store_connection (store), sql, &error));
    g_autoptr (GPtrArray) findings = mu_store_examine (store, NULL);
    g_autofree char *all = NULL;
    g_ptr_array_add (findings, NULL);
    all = g_strjoinv ("\n", (char **) findings->pdata);
    ck_assert_msg (strstr (all, damages[i].words) != NULL, "%s", all);
  }
}
END_TEST

static const char *const wild_rows[] = {
  "UPDATE kept_sum SET side = 2",
  "UPDATE kept_sum SET side = NULL",
  "UPDATE kept_sum SET unit = 256",
  "UPDATE kept_sum SET side = NULL, unit = NULL",
  "UPDATE kept_sum SET by_unit = NULL",
  "UPDATE kept_sum SET mark = 10",
  "UPDATE kept_sum SET period = 256",
  "UPDATE kept_sum SET casualties = -1",
  "UPDATE kept_sum SET battle_id = 99",
  "UPDATE kept_sum SET taken_back = 2",
  "UPDATE table_battle SET campaign_id = 99",
  "UPDATE table_battle SET sheet = ''",
  "INSERT INTO table_battle (sheet, began) VALUES ('x', '2024-05-03T20:00:00Z')",
  "UPDATE roll SET sum_id = 99",
  "UPDATE roll SET table_id = 99",
};

START_TEST (the_tables_refuse_wild_values)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  begin (store, 0);
  keep (store, hitting (0, 5));
  for (guint i = 0; i < G_N_ELEMENTS (wild_rows); i++) {
    g_autoptr (GError) reason = NULL;
    ck_assert_msg (!mu_connection_run (mu_store_connection (store), wild_rows[i], &reason), "%s",
                   wild_rows[i]);
  }
}
END_TEST

/* --- house rules ------------------------------------------------------------ */

START_TEST (a_campaign_changes_its_house_rules_and_battles_keep_theirs)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 6);
  gint64 id = 0;
  ck_ok (mu_store_record_campaign_battle (store, war, record, &id, &error));
  MuReadings rules = { 0 };
  for (int i = 0; i < MU_READINGS; i++)
    rules.choice[i] = 1;
  ck_ok (mu_store_set_campaign_readings (store, war, &rules, &error));
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_mem_eq (&campaign->readings, &rules, sizeof rules);
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  ck_assert_mem_eq (&back->readings, &record->readings, sizeof rules);
  ck_ok (mu_store_set_campaign_readings (store, war, NULL, &error));
  g_autoptr (MuCampaign) plain = mu_store_campaign (store, war, NULL);
  const MuReadings book = { 0 };
  ck_assert_mem_eq (&plain->readings, &book, sizeof book);
  ck_fails (mu_store_set_campaign_readings (store, 9, &rules, &error), MU_STORE_ERROR_NOT_FOUND,
            "campaign");
  fixture_sound (store);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_sum_comes_back_as_it_was_kept,
    its_dice_are_in_the_log_real_or_not,
    the_last_twenty_are_given_in_order,
    the_last_is_taken_back_and_brought_back,
    a_new_sum_ends_what_was_taken_back_but_not_its_dice,
    a_sum_that_cannot_be_is_refused,
    tonight_survives_closing_the_club,
    a_quiet_evening_has_no_battle,
    another_battle_sets_the_one_before_aside,
    the_one_set_aside_comes_back_as_it_was,
    a_new_step_ends_what_could_come_again,
    recorded_it_leaves_what_is_set_aside_alone,
    a_battle_that_cannot_begin_changes_nothing,
    recorded_the_sums_are_the_battles,
    in_a_campaign_the_losses_are_carried,
    taken_back_it_is_tonights_again,
    taken_back_beside_another_evening_its_sums_go,
    a_record_that_does_not_fit_tonight_is_refused,
    a_battle_by_the_core_leaves_tonight_alone,
    the_doctor_reads_the_sums,
    the_tables_refuse_wild_values,
    a_campaign_changes_its_house_rules_and_battles_keep_theirs,
  };
  return fixture_run ("table", tests, G_N_ELEMENTS (tests));
}
