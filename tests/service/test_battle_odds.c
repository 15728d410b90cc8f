/* Odds of whole battles: the same for any number of jobs, each battle the same
 * alone, Cancel keeps what was fought, and the sums made of them. */
#include <math.h>
#include <stdlib.h>

#include "app/service/battle/battle_odds.h"
#include "app/service/club/club.h"
#include "rules/wrg/battle/setup.h"
#include "tests/service/fixture.h"

#define BATTLES 24
#define CLOSE   1e-9

static MuBattleRecord *
prepared (guint64 seed)
{
  g_autoptr (MuList) a = fixture_sample ("zama-roman.xml");
  g_autoptr (MuList) b = fixture_sample ("zama-carthaginian.xml");
  const MuBattlePlan plan = { .name = "Zama", .list = { a, b }, .seed = seed, .month = 10 };
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = mu_battle_prepare (&plan, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  return record;
}

static MuBattleOdds *
fought_for (const MuBattleRecord *record, guint battles, guint jobs)
{
  g_autoptr (GError) error = NULL;
  MuBattleOdds *odds = mu_battle_odds_fight (record, battles, jobs, NULL, NULL, NULL, &error);
  ck_assert_msg (odds != NULL, "%s", error ? error->message : "");
  return odds;
}

static void
assert_same_array (const GArray *one, const GArray *other)
{
  ck_assert_uint_eq (one->len, other->len);
  ck_assert_mem_eq (one->data, other->data, one->len * g_array_get_element_size ((GArray *) one));
}

static void
assert_same (const MuBattleOdds *one, const MuBattleOdds *other)
{
  ck_assert_uint_eq (one->battles, other->battles);
  ck_assert_uint_eq (one->draws, other->draws);
  ck_assert_uint_eq (one->periods, other->periods);
  ck_assert_uint_eq (one->signature, other->signature);
  for (int side = 0; side < MU_SIDES; side++) {
    ck_assert_uint_eq (one->side[side].wins, other->side[side].wins);
    ck_assert_uint_eq (one->side[side].generals_lost, other->side[side].generals_lost);
    assert_same_array (one->side[side].left, other->side[side].left);
    assert_same_array (one->side[side].units, other->side[side].units);
  }
}

/* --- the fights --------------------------------------------------------- */

static MuBattleOdds *
fought_on_for (const MuBattleRecord *record, int after, guint jobs)
{
  return mu_battle_odds_fight_on (record, after, BATTLES, jobs, NULL, NULL, NULL, NULL);
}

/* Up to the stop all are the record's own battle: what had happened by then has in each of them. */
START_TEST (the_rest_of_a_battle)
{
  static const guint jobs[] = { 2, 5, BATTLES };
  g_autoptr (MuBattleRecord) record = prepared (203);
  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, NULL));
  ck_assert_int_eq (mu_battle_odds_stop (record), -1);
  const int last = record->periods - 1;
  g_autoptr (MuBattleOdds) alone = fought_on_for (record, last, 1);
  ck_assert_uint_eq (alone->battles, BATTLES);
  ck_assert_uint_ge (alone->periods, (guint64) BATTLES * (guint64) last);
  for (guint i = 0; i < G_N_ELEMENTS (jobs); i++) {
    g_autoptr (MuBattleOdds) together = fought_on_for (record, last, jobs[i]);
    assert_same (alone, together);
  }
  g_autoptr (MuBattleOdds) whole = fought_for (record, BATTLES, 2);
  ck_assert_uint_ne (whole->signature, alone->signature);
  ck_assert_ptr_null (fought_on_for (record, record->periods, 1));
}
END_TEST

/* A body that was struck off is lost in every battle; who has given up fights none. */
START_TEST (what_was_laid_down_is_honoured)
{
  g_autoptr (MuBattleRecord) record = prepared (204);
  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, NULL));
  g_autoptr (GArray) stands = mu_battle_stands_after (record, 2, NULL);
  MuRuling ruling
      = { .after = 2, .kind = MU_RULING_STANDS, .stand = g_array_index (stands, MuBodyStand, 1) };
  ruling.stand.figures = 0;
  ruling.stand.fate = MU_FATE_DESTROYED;
  mu_rulings_insert (record->rulings, &ruling);
  ck_assert_int_eq (mu_battle_odds_stop (record), 2);
  g_autoptr (MuBattleOdds) ruled = fought_for (record, BATTLES, 3);
  ck_assert_uint_eq (g_array_index (ruled->side[0].units, MuUnitOdds, 1).lost, BATTLES);
  g_autoptr (MuBattleOdds) before = fought_on_for (record, 1, 2);
  ck_assert_uint_lt (g_array_index (before->side[0].units, MuUnitOdds, 1).lost, BATTLES);
  const MuRuling end = { .after = 2, .kind = MU_RULING_CONCEDES, .side = MU_SIDE_B };
  mu_rulings_insert (record->rulings, &end);
  ck_assert_ptr_null (fought_on_for (record, 2, 1));
}
END_TEST

START_TEST (any_number_of_jobs_gives_the_same)
{
  static const guint jobs[] = { 2, 3, 7, BATTLES, MU_ODDS_JOBS_MAX };
  g_autoptr (MuBattleRecord) record = prepared (202);
  g_autoptr (MuBattleOdds) alone = fought_for (record, BATTLES, 1);
  ck_assert_uint_eq (alone->asked, BATTLES);
  ck_assert_uint_eq (alone->battles, BATTLES);
  g_autoptr (MuBattleOdds) together = fought_for (record, BATTLES, jobs[_i]);
  assert_same (alone, together);
}
END_TEST

/* What one battle adds, counted from its record. */
static void
count_alone (const MuBattleRecord *prepared, guint number, MuBattleOdds *odds)
{
  g_autoptr (MuBattleRecord) record = mu_battle_record_copy (prepared);
  record->stream += number;
  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, NULL));
  odds->draws -= record->winner == MU_SIDE_NONE;
  odds->periods -= (guint64) record->periods;
  for (int i = 0; i < MU_SIDES; i++) {
    const MuBattleSideRecord *side = &record->side[i];
    odds->side[i].wins -= record->winner == (MuSide) i;
    odds->side[i].generals_lost -= side->general_lost ? 1 : 0;
    g_array_index (odds->side[i].left, guint, (guint) side->left_quarters)--;
    for (guint k = 0; k < side->results->len; k++) {
      const MuUnitOutcome *end = &g_array_index (side->results, MuUnitOutcome, k);
      MuUnitOdds *unit = &g_array_index (odds->side[i].units, MuUnitOdds, k);
      unit->broke -= end->breaks > 0;
      unit->lost -= end->fate == MU_FATE_DESTROYED || end->fate == MU_FATE_PRISONER
                    || end->fate == MU_FATE_ROUTED_OFF;
      unit->losses -= (guint64) (end->figures_start - end->figures_left);
    }
  }
}

static void
assert_nothing_left (const MuBattleOdds *odds)
{
  ck_assert_uint_eq (odds->draws, 0);
  ck_assert_uint_eq (odds->periods, 0);
  for (int side = 0; side < MU_SIDES; side++) {
    ck_assert_uint_eq (odds->side[side].wins, 0);
    ck_assert_uint_eq (odds->side[side].generals_lost, 0);
    for (guint i = 0; i < odds->side[side].left->len; i++)
      ck_assert_uint_eq (g_array_index (odds->side[side].left, guint, i), 0);
    for (guint i = 0; i < odds->side[side].units->len; i++) {
      const MuUnitOdds *unit = &g_array_index (odds->side[side].units, MuUnitOdds, i);
      ck_assert_uint_eq (unit->broke, 0);
      ck_assert_uint_eq (unit->lost, 0);
      ck_assert_uint_eq (unit->losses, 0);
    }
  }
}

/* Taking away what each battle gives when it is fought alone leaves nothing. */
START_TEST (each_battle_is_the_same_alone)
{
  g_autoptr (MuBattleRecord) record = prepared (7);
  record->stream = 1000;
  g_autoptr (MuBattleOdds) odds = fought_for (record, BATTLES, 3);
  for (guint i = 0; i < BATTLES; i++)
    count_alone (record, i, odds);
  assert_nothing_left (odds);
}
END_TEST

START_TEST (other_dice_give_other_battles)
{
  g_autoptr (MuBattleRecord) one = prepared (7);
  g_autoptr (MuBattleRecord) other = prepared (8);
  g_autoptr (MuBattleOdds) odds = fought_for (one, BATTLES, 2);
  g_autoptr (MuBattleOdds) others = fought_for (other, BATTLES, 2);
  ck_assert_uint_ne (odds->signature, others->signature);
  one->stream++;
  g_autoptr (MuBattleOdds) later = fought_for (one, BATTLES, 2);
  ck_assert_uint_ne (odds->signature, later->signature);
}
END_TEST

static void
cancel_at_once (const MuBattleOdds *odds, gpointer data)
{
  ck_assert_uint_ge (odds->battles, 1);
  g_cancellable_cancel (data);
}

/* Cancel in the middle: the odds of the first so many battles, whoever fought them. */
START_TEST (cancel_keeps_what_was_fought)
{
  g_autoptr (MuBattleRecord) record = prepared (3);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (MuBattleOdds) odds = mu_battle_odds_fight (record, MU_ODDS_BATTLES_MAX, 3, cancellable,
                                                        cancel_at_once, cancellable, NULL);
  ck_assert_ptr_nonnull (odds);
  ck_assert_uint_eq (odds->asked, MU_ODDS_BATTLES_MAX);
  ck_assert_uint_ge (odds->battles, 1);
  ck_assert_uint_lt (odds->battles, MU_ODDS_BATTLES_MAX);
  g_autoptr (MuBattleOdds) first = fought_for (record, odds->battles, 2);
  assert_same (odds, first);
}
END_TEST

START_TEST (cancelled_before_the_first)
{
  g_autoptr (MuBattleRecord) record = prepared (3);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_cancellable_cancel (cancellable);
  g_autoptr (MuBattleOdds) odds
      = mu_battle_odds_fight (record, 10, 2, cancellable, NULL, NULL, NULL);
  ck_assert_ptr_nonnull (odds);
  ck_assert_uint_eq (odds->battles, 0);
  assert_nothing_left (odds);
  ck_assert_double_eq (mu_battle_odds_chance (odds, 0).value, 0.0);
  ck_assert_double_eq (mu_battle_odds_points (odds, MU_SIDE_A).value, 0.0);
  ck_assert_int_eq (mu_battle_odds_percentile (odds, MU_SIDE_B, 50), 0);
}
END_TEST

START_TEST (numbers_out_of_range_are_refused)
{
  static const guint bad[][2] = { { 0, 1 },
                                  { MU_ODDS_BATTLES_MAX + 1, 1 },
                                  { G_MAXUINT, 1 },
                                  { 5, 0 },
                                  { 5, MU_ODDS_JOBS_MAX + 1 } };
  g_autoptr (MuBattleRecord) record = prepared (3);
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (
      mu_battle_odds_fight (record, bad[_i][0], bad[_i][1], NULL, NULL, NULL, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
  ck_assert_ptr_nonnull (strstr (error->message, "expected 1 to "));
}
END_TEST

/* What the core refuses is refused with the name of the unit, before any fight. */
START_TEST (an_impossible_battle_is_refused)
{
  g_autoptr (MuBattleRecord) record = prepared (3);
  MuListUnit *unit = mu_list_unit (record->side[MU_SIDE_B].list, 1);
  unit->figures = MU_BATTLE_FIGURES_MAX + 1;
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_odds_fight (record, 10, 2, NULL, NULL, NULL, &error));
  ck_assert_ptr_nonnull (strstr (error->message, unit->name));
}
END_TEST

/* --- off the main thread ------------------------------------------------ */

typedef struct {
  GMainLoop *loop;
  GCancellable *cancellable;
  MuBattleOdds *odds;
  GError *error;
  guint last;
} Wait;

static void
note_progress (const MuBattleOdds *odds, gpointer data)
{
  Wait *wait = data;
  ck_assert_ptr_null (wait->odds);
  ck_assert_uint_gt (odds->battles, wait->last);
  wait->last = odds->battles;
  g_cancellable_cancel (wait->cancellable);
}

static void
fought (GObject *source, GAsyncResult *result, gpointer data)
{
  Wait *wait = data;
  wait->odds = mu_battle_odds_fight_finish (result, &wait->error);
  g_main_loop_quit (wait->loop);
}

static void
wait_init (Wait *wait)
{
  *wait = (Wait){ .loop = g_main_loop_new (NULL, FALSE), .cancellable = g_cancellable_new () };
}

static void
wait_clear (Wait *wait)
{
  g_main_loop_unref (wait->loop);
  g_object_unref (wait->cancellable);
  mu_battle_odds_free (wait->odds);
  g_clear_error (&wait->error);
}

START_TEST (progress_and_cancel_from_the_main_thread)
{
  g_autoptr (MuBattleRecord) record = prepared (11);
  Wait wait;
  wait_init (&wait);
  mu_battle_odds_fight_async (record, MU_ODDS_BATTLES_MAX, 2, wait.cancellable, note_progress,
                              &wait, fought, &wait);
  g_main_loop_run (wait.loop);
  ck_assert_ptr_nonnull (wait.odds);
  ck_assert_uint_ge (wait.last, 1);
  ck_assert_uint_ge (wait.odds->battles, wait.last);
  ck_assert_uint_lt (wait.odds->battles, MU_ODDS_BATTLES_MAX);
  wait_clear (&wait);
}
END_TEST

START_TEST (errors_reach_the_main_thread)
{
  g_autoptr (MuBattleRecord) record = prepared (11);
  Wait wait;
  wait_init (&wait);
  mu_battle_odds_fight_async (record, 0, 2, wait.cancellable, NULL, NULL, fought, &wait);
  g_main_loop_run (wait.loop);
  ck_assert_ptr_null (wait.odds);
  ck_assert (g_error_matches (wait.error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
  wait_clear (&wait);
}
END_TEST

/* --- what they say ------------------------------------------------------ */

/* Odds of 5 battles of an army of 20 points: 0, 1, 1, 2 and 20 of them left. */
static MuBattleOdds *
by_hand (void)
{
  MuBattleOdds *odds = g_new0 (MuBattleOdds, 1);
  odds->battles = odds->asked = 5;
  for (int side = 0; side < MU_SIDES; side++) {
    odds->side[side].start_quarters = 80;
    odds->side[side].left = g_array_new (FALSE, TRUE, sizeof (guint));
    odds->side[side].units = g_array_new (FALSE, TRUE, sizeof (MuUnitOdds));
    g_array_set_size (odds->side[side].left, 81);
  }
  guint *left = (guint *) (void *) odds->side[MU_SIDE_A].left->data;
  left[0] = left[8] = left[80] = 1;
  left[4] = 2;
  return odds;
}

/* Wilson's interval of 95 of 100, as tables have it. */
static const struct {
  guint count, of;
  double low, high;
  const char *words;
} chances[] = {
  { 0, 0, 0.0, 1.0, "0.0 to 100.0 %" },
  { 0, 1, 0.0, 0.793450, "0.0 to 79.4 %" },
  { 1, 1, 0.206549, 1.0, "20.6 to 100.0 %" },
  { 20, 20, 0.838875, 1.0, "83.8 to 100.0 %" },
  { 0, 20, 0.0, 0.161125, "0.0 to 16.2 %" },
  { 2, 5, 0.117621, 0.769276, "40.0 % (11.7 to 77.0 %)" },
  { 5, 10, 0.236593, 0.763407, "50.0 % (23.6 to 76.4 %)" },
  { 1, 10, 0.017876, 0.404150, "10.0 % (1.7 to 40.5 %)" },
  { 523, 1000, 0.492014, 0.553810, "52.3 % (49.2 to 55.4 %)" },
  { 100000, 100000, 0.999962, 1.0, "99.9 to 100.0 %" },
  { 99999, 100000, 0.999943, 0.999998, "99.9 % (99.9 to 100.0 %)" },
};

START_TEST (chances_lie_between_two)
{
  const MuChance chance = mu_chance_of (chances[_i].count, chances[_i].of);
  g_autofree char *words = mu_chance_words (chances[_i].count, chances[_i].of);
  ck_assert_double_eq_tol (chance.low, chances[_i].low, 1e-5);
  ck_assert_double_eq_tol (chance.high, chances[_i].high, 1e-5);
  ck_assert_double_eq_tol (chance.error, (chances[_i].high - chances[_i].low) / 2, 1e-5);
  ck_assert_str_eq (words, chances[_i].words);
}
END_TEST

/* No sample makes anything certain; what is not sampled is not there. */
START_TEST (no_number_of_battles_makes_certain)
{
  for (guint of = 1; of <= MU_ODDS_BATTLES_MAX; of *= 10)
    for (guint n = 0; n <= 4; n++) {
      const guint count = (guint) ((guint64) of * n / 4);
      const MuChance chance = mu_chance_of (count, of);
      ck_assert (chance.error > 0.0 && chance.low < chance.high);
      ck_assert (chance.low >= 0.0 && chance.high <= 1.0);
      ck_assert (chance.low <= chance.value && chance.value <= chance.high);
      g_autofree char *words = mu_chance_words (count, of);
      ck_assert_msg (!g_str_has_prefix (words, "100.0") && !strstr (words, "100.0 to"), "%s",
                     words);
      ck_assert_msg (!strstr (words, " 0.0 %"), "%s", words);
    }
}
END_TEST

START_TEST (chances_with_their_errors)
{
  g_autoptr (MuBattleOdds) odds = by_hand ();
  const MuChance some = mu_battle_odds_chance (odds, 2);
  ck_assert_double_eq_tol (some.value, 0.4, CLOSE);
  ck_assert_double_eq_tol (some.low, 0.117621, 1e-5);
  ck_assert_double_eq_tol (mu_battle_odds_chance (odds, 5).high, 1.0, CLOSE);
  ck_assert_double_gt (mu_battle_odds_chance (odds, 5).error, 0.1);
}
END_TEST

/* Mean 4.8; squared differences 23.04 + 14.44 * 2 + 7.84 + 231.04 = 290.8 over 4, over 5. */
START_TEST (mean_points_with_their_error)
{
  g_autoptr (MuBattleOdds) odds = by_hand ();
  const MuEstimate points = mu_battle_odds_points (odds, MU_SIDE_A);
  ck_assert_double_eq_tol (points.value, 4.8, CLOSE);
  ck_assert_double_eq_tol (points.error, sqrt (290.8 / 4 / 5), CLOSE);
}
END_TEST

START_TEST (percentiles_are_battles_that_came_about)
{
  static const struct {
    guint percent;
    gint64 quarters;
  } row[] = { { 1, 0 },  { 20, 0 }, { 21, 4 },  { 60, 4 },
              { 61, 8 }, { 80, 8 }, { 81, 80 }, { 100, 80 } };
  g_autoptr (MuBattleOdds) odds = by_hand ();
  for (guint i = 0; i < G_N_ELEMENTS (row); i++)
    ck_assert_int_eq (mu_battle_odds_percentile (odds, MU_SIDE_A, row[i].percent), row[i].quarters);
}
END_TEST

START_TEST (buckets_hold_every_battle)
{
  g_autoptr (MuBattleOdds) odds = by_hand ();
  guint bucket[MU_ODDS_BUCKETS];
  mu_battle_odds_buckets (odds, MU_SIDE_A, bucket);
  ck_assert_uint_eq (bucket[0], 1);
  ck_assert_uint_eq (bucket[1], 2);
  ck_assert_uint_eq (bucket[2], 1);
  ck_assert_uint_eq (bucket[MU_ODDS_BUCKETS - 1], 1);

  g_autoptr (MuBattleRecord) record = prepared (5);
  g_autoptr (MuBattleOdds) real = fought_for (record, BATTLES, 2);
  mu_battle_odds_buckets (real, MU_SIDE_B, bucket);
  guint all = 0;
  for (int i = 0; i < MU_ODDS_BUCKETS; i++)
    all += bucket[i];
  ck_assert_uint_eq (all, BATTLES);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("battle odds");
  TCase *tests = tcase_create ("battle odds");
  tcase_set_timeout (tests, 120);
  tcase_add_loop_test (tests, any_number_of_jobs_gives_the_same, 0, 5);
  tcase_add_test (tests, the_rest_of_a_battle);
  tcase_add_test (tests, what_was_laid_down_is_honoured);
  tcase_add_test (tests, each_battle_is_the_same_alone);
  tcase_add_test (tests, other_dice_give_other_battles);
  tcase_add_test (tests, cancel_keeps_what_was_fought);
  tcase_add_test (tests, cancelled_before_the_first);
  tcase_add_loop_test (tests, numbers_out_of_range_are_refused, 0, 5);
  tcase_add_test (tests, an_impossible_battle_is_refused);
  tcase_add_test (tests, progress_and_cancel_from_the_main_thread);
  tcase_add_test (tests, errors_reach_the_main_thread);
  tcase_add_loop_test (tests, chances_lie_between_two, 0, (int) G_N_ELEMENTS (chances));
  tcase_add_test (tests, no_number_of_battles_makes_certain);
  tcase_add_test (tests, chances_with_their_errors);
  tcase_add_test (tests, mean_points_with_their_error);
  tcase_add_test (tests, percentiles_are_battles_that_came_about);
  tcase_add_test (tests, buckets_hold_every_battle);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_NORMAL);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
