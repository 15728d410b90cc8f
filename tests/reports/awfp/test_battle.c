/* A whole battle of Fast Play, told and drawn. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/account/account.h"
#include "reports/account/battle_report.h"
#include "reports/replay/replay_prose.h"
#include "reports/replay/replay_scene.h"
#include "reports/replay/replay_words.h"
#include "reports/sheet/sheet_page.h"
#include "reports/system.h"
#include "rules/awfp/battle/markers.h"
#include "rules/awfp/battle/setup.h"
#include "tests/reports/awfp/fixture.h"
#include "tests/reports/pdf.h"

#define BATTLES 6

static const MuEvent *
event_at (const MuBattleRecord *record, guint index)
{
  return &g_array_index (record->events, MuEvent, index);
}

/* Every event has its words, but for what goes without saying. */
START_TEST (battles_are_told_whole)
{
  g_autoptr (MuBattleRecord) record = fast_fought ((guint64) _i);
  g_autoptr (GPtrArray) lines = mu_account (record);
  guint silent = 0;
  for (guint i = 0; i < record->events->len; i++)
    silent += event_at (record, i)->kind == MU_EVENT_FACTOR
              || (event_at (record, i)->kind == MU_AWFP_EVENT_STATE
                  && event_at (record, i)->rule == MU_RULE_AWFP_RECOVER_ROUT);
  ck_assert_uint_eq (lines->len, record->events->len - silent);
  for (guint i = 0; i < lines->len; i++) {
    const MuAccountLine *line = g_ptr_array_index (lines, i);
    ck_assert_str_ne (line->text, "");
    ck_assert_ptr_null (strstr (line->text, "unknown"));
    ck_assert (event_at (record, (guint) line->event)->rule == MU_RULE_NONE || *line->rule_words);
  }
}
END_TEST

/* The die and the lines of a sum come to what it says. */
START_TEST (sums_add_up)
{
  g_autoptr (MuBattleRecord) record = fast_fought ((guint64) _i);
  const MuReportSystem *system = mu_report_system (MU_RULES_AWFP);
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *sum = event_at (record, i);
    if (sum->kind != MU_AWFP_EVENT_ROUND && sum->kind != MU_AWFP_EVENT_NERVE)
      continue;
    int total = system->die (sum);
    for (guint j = i + 1; j < record->events->len; j++) {
      if (event_at (record, j)->kind != MU_EVENT_FACTOR)
        break;
      total += event_at (record, j)->value[0];
    }
    ck_assert_int_eq (total, sum->value[1]);
  }
}
END_TEST

/* At the end the replayed field is what the rules say of each unit. */
START_TEST (the_replay_ends_as_the_battle_did)
{
  g_autoptr (MuBattleRecord) record = fast_fought ((guint64) _i);
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
  g_autofree char *title = mu_replay_title (replay);
  ck_assert (g_str_has_suffix (title, " · The end"));
  for (int side = 0; side < MU_SIDES; side++) {
    const MuBattleSideRecord *own = &record->side[side];
    const int first = mu_battle_record_first (record, (MuSide) side);
    for (guint i = 0; i < own->results->len; i++) {
      const MuUnitOutcome *end = &g_array_index (own->results, MuUnitOutcome, i);
      const MuReplayBody *body = &replay->body[first + (int) i];
      const gboolean there = end->fate == MU_FATE_ON_TABLE || end->fate == MU_FATE_IN_ROUT;
      ck_assert_int_eq (body->started, end->figures_start);
      ck_assert_int_eq (body->figures, end->figures_left);
      ck_assert_int_eq (body->casualties, end->casualties);
      ck_assert_int_eq (body->present, there);
      if (there)
        ck_assert_int_eq (body->in_rout, end->fate == MU_FATE_IN_ROUT);
    }
  }
}
END_TEST

/* Where they are, what ground they fill. */
START_TEST (the_replay_has_everybody_where_he_is)
{
  g_autoptr (GArray) pieces = NULL;
  g_autoptr (MuBattleRecord) record = fast_fought_to ((guint64) _i, &pieces);
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
  for (int i = 0; i < replay->bodies; i++) {
    const MuReplayBody *body = &replay->body[i];
    const MuPiece *piece = &g_array_index (pieces, MuPiece, i);
    if (!body->present || body->with != MU_NO_BODY)
      continue;
    ck_assert_double_eq_tol (body->x, piece->x / 256.0, 0.01);
    ck_assert_double_eq_tol (body->y, piece->y / 256.0, 0.01);
    ck_assert_double_eq_tol (body->turn, piece->facing * 2 * G_PI / 65536, 0.001);
    ck_assert_double_eq_tol (body->width, piece->width / 256.0, 0.01);
    ck_assert_double_eq_tol (body->depth, piece->depth / 256.0, 1);
  }
}
END_TEST

/* A stand is 40 paces wide; each has its figures. */
START_TEST (units_are_drawn_as_stands)
{
  g_autoptr (MuBattleRecord) record = fast_fought (1);
  g_autoptr (MuReplay) replay = mu_replay_new (record, mu_replay_events_to (record, 0));
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  for (guint i = 0; i < scene->bodies->len; i++) {
    const MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, i);
    ck_assert_double_eq (body->width, body->files * 40);
    ck_assert_int_ge (body->mounted, 1);
    ck_assert_int_le (body->mounted, 4);
    ck_assert_int_eq (body->ranks, (body->figures + body->files - 1) / body->files);
  }
}
END_TEST

/* Whose ground he shares flies his banner, and he is not drawn twice. */
START_TEST (a_general_who_has_joined_a_unit_is_seen_with_it)
{
  g_autoptr (MuBattleRecord) record = fast_prepared ();
  const int general = mu_battle_record_first (record, MU_SIDE_B) - 1;
  const MuEvent events[] = {
    { .kind = MU_EVENT_DEPLOYED, .body = 0, .other = -1, .value = { 0, 0, 0, 2 } },
    { .kind = MU_EVENT_DEPLOYED, .body = (gint16) general, .other = -1, .value = { 0, 0, 0, 1 } },
    { .kind = MU_AWFP_EVENT_GENERAL_WITH, .period = 1, .body = (gint16) general, .other = 0 },
  };
  g_array_append_vals (record->events, events, G_N_ELEMENTS (events));
  g_autoptr (MuReplay) replay = mu_replay_new (record, 3);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  g_autofree char *state = mu_replay_body_state (replay, general);
  ck_assert (g_array_index (scene->bodies, MuSceneBody, 0).states & MU_SCENE_GENERAL);
  ck_assert (g_array_index (scene->bodies, MuSceneBody, general).states & MU_SCENE_ABSENT);
  ck_assert_ptr_nonnull (strstr (state, "; with "));
}
END_TEST

/* --- what is said of a body --------------------------------------------------------- */

static void
said_of_body (const MuEvent *events, guint count, const char *state, const char *orders)
{
  g_autoptr (MuBattleRecord) record = fast_prepared ();
  const MuEvent start[] = {
    { .kind = MU_EVENT_DEPLOYED, .body = 0, .other = -1, .value = { 0, 0, 0, 2 } },
    { .kind = MU_EVENT_PERIOD, .period = 2, .body = -1, .other = -1, .value = { 2 } },
  };
  mu_list_unit (record->side[MU_SIDE_A].list, 0)->figures = 6;
  g_array_append_vals (record->events, start, G_N_ELEMENTS (start));
  g_array_append_vals (record->events, events, count);
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
  g_autofree char *said = mu_replay_body_state (replay, 0);
  g_autofree char *ordered = mu_replay_body_orders (replay, 0);
  ck_assert_str_eq (said, state);
  ck_assert_str_eq (ordered, orders);
}

START_TEST (a_unit_in_order_is_said_to_be)
{
  said_of_body (NULL, 0, "6 of 6 stands; in good order.", "No marker turned over this turn.");
}
END_TEST

START_TEST (losses_state_and_marker_are_said)
{
  const MuEvent events[] = {
    { .kind = MU_AWFP_EVENT_MARKER, .period = 2, .body = 0, .value = { MU_AWFP_DEFEND } },
    { .kind = MU_EVENT_STRENGTH, .period = 2, .body = 0, .other = -1, .value = { 5, 2, 1, 6 } },
    { .kind = MU_AWFP_EVENT_STATE, .period = 2, .body = 0, .other = -1, .value = { 2, 1, 1 } },
  };
  said_of_body (events, G_N_ELEMENTS (events),
                "5 of 6 stands less 2 figures; fragmented, frenzied, low on missiles.", "Defend.");
}
END_TEST

START_TEST (a_test_is_said_with_its_number)
{
  g_autoptr (MuBattleRecord) record = fast_prepared ();
  const MuEvent test = {
    .kind = MU_AWFP_EVENT_NERVE, .period = 2, .body = 0, .other = -1, .value = { 1, 4, 0, 3 }
  };
  MuListUnit *unit = mu_list_unit (record->side[MU_SIDE_A].list, 0);
  g_free (unit->stand);
  unit->stand = g_strdup ("Trained Warrior HI close pilum Sh");
  g_array_append_val (record->events, test);
  g_autoptr (MuReplay) replay = mu_replay_new (record, 1);
  g_autofree char *said = mu_replay_body_test (replay, 0);
  ck_assert_str_eq (said, "Turn 2, seeing friends in rout: needed 4, rolled 3, in all 4: passed.");
}
END_TEST

/* --- what is seen ---------------------------------------------------------------------- */

static guint
arrows_of (guint kind, const MuScene *scene)
{
  guint count = 0;
  for (guint i = 0; i < scene->arrows->len; i++)
    count += g_array_index (scene->arrows, MuSceneArrow, i).kind == (MuSceneArrowKind) kind;
  return count;
}

/* Its place among the events; as many as there are: nobody shot. */
static guint
first_volley (const MuBattleRecord *record)
{
  guint told = 0;
  while (told < record->events->len && event_at (record, told)->kind != MU_AWFP_EVENT_VOLLEY)
    told++;
  return told;
}

START_TEST (a_volley_is_an_arrow)
{
  guint arrows = 0, volleys = 0;
  for (guint64 seed = 0; seed < BATTLES; seed++) {
    g_autoptr (MuBattleRecord) record = fast_fought (seed);
    const guint told = first_volley (record);
    g_autoptr (MuReplay) replay = mu_replay_new (record, told);
    g_autoptr (MuScene) scene = mu_replay_scene (replay, told, MU_NO_BODY);
    volleys += told < record->events->len;
    arrows += arrows_of (MU_SCENE_SHOT, scene);
  }
  ck_assert_uint_gt (volleys, 0);
  ck_assert_uint_eq (arrows, volleys);
}
END_TEST

/* Whoever charges is seen to until the charges are over. */
START_TEST (a_charge_ends_with_its_phase)
{
  g_autoptr (MuBattleRecord) record = fast_fought (1);
  guint told = 0;
  while (event_at (record, told)->kind != MU_EVENT_CHARGE)
    told++;
  const MuEvent charge = *event_at (record, told);
  g_autoptr (MuReplay) replay = mu_replay_new (record, told + 1);
  ck_assert_int_eq (replay->body[charge.body].motion, MU_MOTION_CHARGES);
  mu_replay_seek (replay,
                  mu_replay_events_through (record, charge.period, MU_AWFP_PHASE_CHARGES) + 1);
  ck_assert_int_ne (replay->body[charge.body].motion, MU_MOTION_CHARGES);
}
END_TEST

/* --- pages -------------------------------------------------------------------------- */

/* Nothing of other rules' words is left. */
/* The first of two hundred that lasts all its turns, neither army broken. */
static MuBattleRecord *
fought_to_the_last_turn (void)
{
  for (guint64 seed = 1; seed <= 200; seed++) {
    g_autoptr (MuBattleRecord) record = fast_fought (seed);
    g_autofree char *prose = mu_prose (record, NULL);
    if (record->periods == MU_AWFP_TURNS && strstr (prose, "The last turn was over."))
      return g_steal_pointer (&record);
  }
  ck_abort_msg ("no battle lasts all its turns");
}

START_TEST (the_report_speaks_of_turns_and_stands)
{
  g_autoptr (MuBattleRecord) record = fought_to_the_last_turn ();
  g_autofree char *prose = mu_prose (record, NULL);
  ck_assert_ptr_nonnull (strstr (prose, "Turn 1\n"));
  ck_assert_ptr_nonnull (strstr (prose, " stands."));
  ck_assert_ptr_nonnull (
      strstr (prose, "The end\n-------\n\nThe last turn was over. Victory for "));
  ck_assert_ptr_null (strstr (prose, "Period"));
  ck_assert_ptr_null (strstr (prose, "period"));
  ck_assert_ptr_null (strstr (prose, " of 0 figures"));
}
END_TEST

START_TEST (a_battle_sheet_in_a_browser_speaks_of_them_too)
{
  g_autoptr (MuBattleRecord) record = fast_fought (1);
  gsize length;
  g_autoptr (GError) error = NULL;
  g_autofree char *page = mu_sheet_page (record, &length, &error);
  ck_assert_msg (page != NULL, "%s", error ? error->message : "");
  ck_assert_ptr_nonnull (strstr (page, ">Turns<"));
  ck_assert_ptr_nonnull (strstr (page, ">Figures lost<"));
  ck_assert_ptr_null (strstr (page, ">Periods<"));
  ck_assert_ptr_null (strstr (page, ">Men lost<"));
}
END_TEST

START_TEST (the_report_has_its_pages)
{
  g_autoptr (MuBattleRecord) record = fast_fought ((guint64) _i);
  g_autoptr (MuSheets) sheets = mu_battle_report_sheets (record, NULL, NULL, MU_PAPER_A4);
  int pages;
  g_autofree char *rows = pdf_good_rows (sheets, &pages);
  ck_assert_int_ge (pages, 3);
  pdf_must_say (rows, " No. Unit Troops Stands Lost Left lost slain ");
  pdf_must_say (rows, " Trained Veteran HI ");
  pdf_must_say (rows, " Losses over the turns ");
  pdf_must_say (rows, " a box for each stand; ");
  pdf_must_say (rows, " At the end, after turn ");
  pdf_must_say (rows, " morale 5.50 ");
  pdf_must_say (rows, " length of a charge or retreat 3.50 ");
  ck_assert_ptr_null (strstr (rows, " row "));
  ck_assert_ptr_null (strstr (rows, "House rules"));
  ck_assert_ptr_null (strstr (rows, " period"));
}
END_TEST

static guint
features (const MuBattleRecord *record, guint events, MuSceneGround ground, MuScenePoint *first)
{
  g_autoptr (MuReplay) replay = mu_replay_new (record, events);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  guint count = 0;
  for (guint i = 0; i < scene->features->len; i++) {
    const MuSceneFeature *feature = &g_array_index (scene->features, MuSceneFeature, i);
    if (feature->ground != ground)
      continue;
    *first = feature->point[0];
    count++;
  }
  return count;
}

static void
add_work (MuBattleRecord *record, MuAwfpWork work)
{
  const MuEvent event
      = { .kind = MU_AWFP_EVENT_WORK,
          .period = 2,
          .phase = MU_AWFP_PHASE_MOVES,
          .body = 1,
          .other = MU_NO_BODY,
          .value = { work, 300 * 256, 400 * 256, MU_AWFP_WORK_PLACE (0x4000, 80) } };
  g_array_append_val (record->events, event);
}

/* awfp.orders.deploy.obstacles: from when it was made on it is on the field: along a front that
 * looks to the right, 40 paces to either hand of its middle; what was not found is not. */
START_TEST (works_are_drawn)
{
  g_autoptr (MuBattleRecord) record = fast_prepared ();
  MuScenePoint at = { 0, 0 };
  add_work (record, MU_AWFP_NO_WORK);
  add_work (record, MU_AWFP_CALTROPS);
  add_work (record, MU_AWFP_FORD);
  ck_assert_uint_eq (features (record, 1, MU_SCENE_CALTROPS, &at), 0);
  ck_assert_uint_eq (features (record, 2, MU_SCENE_CALTROPS, &at), 1);
  ck_assert_double_eq_tol (at.y, 440, 0.1);
  ck_assert_double_eq_tol (at.x, 297.5, 0.1);
  ck_assert_uint_eq (features (record, 2, MU_SCENE_FORD, &at), 0);
  ck_assert_uint_eq (features (record, 3, MU_SCENE_FORD, &at), 1);
  ck_assert_double_eq_tol (at.x, 300, 0.1);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("awfp-battle");
  TCase *tcase = tcase_create ("awfp-battle");
  tcase_add_loop_test (tcase, battles_are_told_whole, 0, BATTLES);
  tcase_add_loop_test (tcase, sums_add_up, 0, BATTLES);
  tcase_add_loop_test (tcase, the_replay_ends_as_the_battle_did, 0, BATTLES);
  tcase_add_loop_test (tcase, the_replay_has_everybody_where_he_is, 0, BATTLES);
  tcase_add_test (tcase, units_are_drawn_as_stands);
  tcase_add_test (tcase, a_general_who_has_joined_a_unit_is_seen_with_it);
  tcase_add_test (tcase, a_unit_in_order_is_said_to_be);
  tcase_add_test (tcase, losses_state_and_marker_are_said);
  tcase_add_test (tcase, a_test_is_said_with_its_number);
  tcase_add_test (tcase, a_volley_is_an_arrow);
  tcase_add_test (tcase, a_charge_ends_with_its_phase);
  tcase_add_test (tcase, the_report_speaks_of_turns_and_stands);
  tcase_add_test (tcase, a_battle_sheet_in_a_browser_speaks_of_them_too);
  tcase_add_loop_test (tcase, the_report_has_its_pages, 0, 3);
  tcase_add_test (tcase, works_are_drawn);
  suite_add_tcase (suite, tcase);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
