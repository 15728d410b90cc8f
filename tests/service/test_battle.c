/* The evening's battle as a service: preliminaries, the fight, Cancel. */
#include <stdlib.h>

#include "app/service/club/club.h"
#include "rules/wrg/before/setup.h"
#include "tests/service/fixture.h"

typedef struct {
  MuList *list[MU_SIDES];
  MuBattlePlan plan;
} Evening;

static void
evening_init (Evening *evening)
{
  evening->list[MU_SIDE_A] = fixture_sample ("zama-roman.xml");
  evening->list[MU_SIDE_B] = fixture_sample ("zama-carthaginian.xml");
  evening->plan = (MuBattlePlan){
    .name = "Zama",
    .list = { evening->list[MU_SIDE_A], evening->list[MU_SIDE_B] },
    .seed = 202,
    .month = 10,
    .region = MU_REGION_MEDITERRANEAN,
    .country = MU_COUNTRY_PLAIN,
  };
}

static void
evening_clear (Evening *evening)
{
  for (int side = 0; side < MU_SIDES; side++)
    mu_list_free (evening->list[side]);
}

static MuListGeneral *
subordinate (const char *name, gboolean regular)
{
  MuListGeneral *general = mu_list_general_new ();
  g_free (general->name);
  general->name = g_strdup (name);
  general->regular = regular;
  return general;
}

/* wrg.weather.potential, wrg.scouting.outscouted: typed dice are taken as they
 * lie, and the sums follow from them and the lists. */
START_TEST (preliminaries_follow_the_dice)
{
  Evening evening;
  evening_init (&evening);
  const guint8 faces[] = { 2 };
  evening.plan.faces = faces;
  evening.plan.face_count = G_N_ELEMENTS (faces);
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&evening.plan, NULL);
  ck_assert_ptr_nonnull (record);
  ck_assert_int_eq (record->weather_face, 2);
  ck_assert_int_eq (record->weather, MU_RAIN); /* October, 2: rain */
  ck_assert_int_eq (record->side[MU_SIDE_A].scouting, mu_list_scouting (evening.list[0]));
  ck_assert_int_eq (record->outscouted,
                    mu_wrg_outscouted (NULL, record->side[0].scouting, record->side[1].scouting));
  ck_assert_uint_eq (record->rolls->len, 1);
  ck_assert_uint_eq (g_array_index (record->rolls, MuRoll, 0).real, 1);
  ck_assert (!record->fought);
  evening_clear (&evening);
}
END_TEST

/* wrg.sequence.setup, wrg.generals.personality: after scouting, one die for each subordinate,
 * average for a regular, ordinary for an irregular; none for the commander-in-chief. */
START_TEST (each_subordinate_is_diced_for)
{
  Evening evening;
  evening_init (&evening);
  g_ptr_array_add (evening.list[0]->generals, subordinate ("Laelius", TRUE));
  g_ptr_array_add (evening.list[1]->generals, subordinate ("Vermina", FALSE));
  const guint8 faces[] = { 5, 1, 6 };
  evening.plan.faces = faces;
  evening.plan.face_count = G_N_ELEMENTS (faces);
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&evening.plan, NULL);
  ck_assert_ptr_nonnull (record);
  ck_assert_uint_eq (record->side[0].leadership->len, 1);
  const MuLeadership *laelius = g_ptr_array_index (record->side[0].leadership, 0);
  const MuLeadership *vermina = g_ptr_array_index (record->side[1].leadership, 0);
  ck_assert_int_eq (laelius->personality, MU_RASH);
  ck_assert_int_eq (vermina->personality, MU_CAUTIOUS);
  evening_clear (&evening);
}
END_TEST

/* wrg.dice: as many as are thrown, each of its die, and the message says which. */
START_TEST (typed_dice_name_what_was_expected)
{
  Evening evening;
  evening_init (&evening);
  g_ptr_array_add (evening.list[0]->generals, subordinate ("Laelius", TRUE));
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) rolled = mu_battle_prepare (&evening.plan, NULL);
  const guint count = rolled->rolls->len;
  g_autofree guint8 *faces = g_malloc (count + 1);
  memset (faces, 3, count + 1);
  evening.plan.faces = faces;
  evening.plan.face_count = count + 1; /* one too many is no slip either */
  ck_assert_ptr_null (mu_battle_prepare (&evening.plan, &error));
  g_autofree char *wanted = g_strdup_printf ("not %u", count + 1);
  ck_assert_ptr_nonnull (strstr (error->message, wanted));
  g_clear_error (&error);
  evening.plan.face_count = count;
  faces[count - 1] = 7;
  ck_assert_ptr_null (mu_battle_prepare (&evening.plan, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "1 to 6, not 7"));
  faces[count - 1] = 2;
  g_autoptr (MuBattleRecord) typed = mu_battle_prepare (&evening.plan, NULL);
  ck_assert_int_eq (typed->weather_face, 2);
  for (guint i = 0; i < count; i++)
    ck_assert_int_eq (g_array_index (typed->rolls, MuRoll, i).real, 1);
  evening_clear (&evening);
}
END_TEST

START_TEST (typed_dice_that_do_not_fit_are_refused)
{
  Evening evening;
  evening_init (&evening);
  const guint8 impossible[] = { 7 };
  evening.plan.faces = impossible;
  evening.plan.face_count = 1;
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_prepare (&evening.plan, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));

  g_clear_error (&error);
  evening.plan.face_count = 0;
  ck_assert_ptr_null (mu_battle_prepare (&evening.plan, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
  evening_clear (&evening);
}
END_TEST

START_TEST (a_month_that_is_none_is_refused)
{
  Evening evening;
  evening_init (&evening);
  evening.plan.month = 13;
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_prepare (&evening.plan, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
  evening_clear (&evening);
}
END_TEST

/* The same seed gives the same battle, another seed another, and every unit's
 * losses tie out. */
START_TEST (a_fought_battle_ties_out)
{
  Evening evening;
  evening_init (&evening);
  g_autoptr (MuBattleRecord) first = mu_battle_prepare (&evening.plan, NULL);
  g_autoptr (MuBattleRecord) again = mu_battle_prepare (&evening.plan, NULL);
  evening.plan.seed = 203;
  g_autoptr (MuBattleRecord) other = mu_battle_prepare (&evening.plan, NULL);
  ck_assert (mu_battle_fight (first, NULL, NULL, NULL, NULL));
  ck_assert (mu_battle_fight (again, NULL, NULL, NULL, NULL));
  ck_assert (mu_battle_fight (other, NULL, NULL, NULL, NULL));

  ck_assert_uint_eq (first->digest, again->digest);
  ck_assert_uint_ne (first->digest, other->digest);
  ck_assert_uint_eq (first->digest, mu_battle_record_digest (first));
  for (int side = 0; side < MU_SIDES; side++) {
    ck_assert_uint_eq (first->side[side].results->len, evening.list[side]->units->len);
    for (guint i = 0; i < first->side[side].results->len; i++) {
      const MuUnitOutcome *unit = &g_array_index (first->side[side].results, MuUnitOutcome, i);
      ck_assert_int_eq (unit->figures_start, mu_list_unit (evening.list[side], i)->figures);
      ck_assert_int_ge (unit->figures_left, 0);
      ck_assert_int_le (unit->figures_left, unit->figures_start);
    }
    ck_assert_int_eq (first->side[side].start_quarters, 4 * mu_list_points (evening.list[side]));
    ck_assert_int_le (first->side[side].left_quarters, first->side[side].start_quarters);
  }
  evening_clear (&evening);
}
END_TEST

static void
cancel_in_third_period (double share, int period, gpointer data)
{
  if (period >= 3)
    g_cancellable_cancel (data);
}

/* Cancel in the middle: the record stays as it was before the fight. */
START_TEST (cancel_leaves_the_record_unfought)
{
  Evening evening;
  evening_init (&evening);
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&evening.plan, NULL);
  const guint rolls = record->rolls->len;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_battle_fight (record, cancellable, cancel_in_third_period, cancellable, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  ck_assert (!record->fought);
  ck_assert_uint_eq (record->events->len, 0);
  ck_assert_uint_eq (record->rolls->len, rolls);
  evening_clear (&evening);
}
END_TEST

typedef struct {
  GMainLoop *loop;
  MuBattleRecord *record;
  GError *error;
  int reports;
} Wait;

static void
count_report (double share, int period, gpointer data)
{
  ck_assert (share >= 0.0 && share <= 1.0);
  ((Wait *) data)->reports++;
}

static void
fought (GObject *source, GAsyncResult *result, gpointer data)
{
  Wait *wait = data;
  wait->record = mu_battle_fight_finish (result, &wait->error);
  g_main_loop_quit (wait->loop);
}

/* Off the main thread it is the same battle. */
START_TEST (fighting_in_a_thread_changes_nothing)
{
  Evening evening;
  evening_init (&evening);
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&evening.plan, NULL);
  Wait wait = { .loop = g_main_loop_new (NULL, FALSE) };
  mu_battle_fight_async (record, NULL, count_report, &wait, fought, &wait);
  g_main_loop_run (wait.loop);
  ck_assert_ptr_nonnull (wait.record);
  ck_assert_int_gt (wait.reports, 0);
  ck_assert (!record->fought);
  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, NULL));
  ck_assert_uint_eq (wait.record->digest, record->digest);
  mu_battle_record_free (wait.record);
  g_main_loop_unref (wait.loop);
  evening_clear (&evening);
}
END_TEST

START_TEST (cancel_before_the_thread_starts)
{
  Evening evening;
  evening_init (&evening);
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&evening.plan, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_cancellable_cancel (cancellable);
  Wait wait = { .loop = g_main_loop_new (NULL, FALSE) };
  mu_battle_fight_async (record, cancellable, NULL, NULL, fought, &wait);
  g_main_loop_run (wait.loop);
  ck_assert_ptr_null (wait.record);
  ck_assert (g_error_matches (wait.error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  g_clear_error (&wait.error);
  g_main_loop_unref (wait.loop);
  evening_clear (&evening);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("battle service");
  TCase *tests = tcase_create ("battle");
  tcase_add_test (tests, preliminaries_follow_the_dice);
  tcase_add_test (tests, each_subordinate_is_diced_for);
  tcase_add_test (tests, typed_dice_name_what_was_expected);
  tcase_add_test (tests, typed_dice_that_do_not_fit_are_refused);
  tcase_add_test (tests, a_month_that_is_none_is_refused);
  tcase_add_test (tests, a_fought_battle_ties_out);
  tcase_add_test (tests, cancel_leaves_the_record_unfought);
  tcase_add_test (tests, fighting_in_a_thread_changes_nothing);
  tcase_add_test (tests, cancel_before_the_thread_starts);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_NORMAL);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
