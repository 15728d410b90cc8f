/* A battle gone through to any moment, and what is said of its bodies there. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/account/account.h"
#include "reports/replay/replay_prose.h"
#include "reports/replay/replay_scene.h"
#include "reports/replay/replay_words.h"
#include "rules/wrg/nerve/reaction.h"
#include "tests/reports/fixture.h"

#define SEEDS 6

static const MuEvent *
event_at (const MuBattleRecord *record, guint index)
{
  return &g_array_index (record->events, MuEvent, index);
}

#define SAME_INT(field)    ck_assert_int_eq (a->field, b->field)
#define SAME_DOUBLE(field) ck_assert_double_eq (a->field, b->field)

static void
check_same_body (const MuReplayBody *a, const MuReplayBody *b)
{
  SAME_INT (present);
  SAME_INT (in_rout);
  SAME_INT (disordered);
  SAME_DOUBLE (x);
  SAME_DOUBLE (y);
  SAME_DOUBLE (turn);
  SAME_DOUBLE (width);
  SAME_DOUBLE (depth);
  SAME_INT (files);
  SAME_INT (figures);
  SAME_INT (carried);
  SAME_INT (casualties);
  SAME_INT (recoils);
  SAME_INT (breaks);
  SAME_INT (motion);
  SAME_INT (gone);
  SAME_INT (target);
  SAME_INT (fights);
  SAME_INT (moved);
  SAME_DOUBLE (from_x);
  SAME_DOUBLE (from_y);
  SAME_INT (row);
  SAME_INT (worst_row);
  SAME_INT (tested);
  SAME_INT (act);
  SAME_INT (resulted);
  SAME_INT (act_until);
  SAME_INT (awaits);
  SAME_INT (deputy_lost);
}

static void
check_same (const MuReplay *a, const MuReplay *b)
{
  ck_assert_int_eq (a->bodies, b->bodies);
  ck_assert_uint_eq (a->events, b->events);
  ck_assert_uint_eq (a->sky, b->sky);
  ck_assert_int_eq (a->period, b->period);
  ck_assert_int_eq (a->phase, b->phase);
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert_int_eq (a->general_lost[side], b->general_lost[side]);
  for (int i = 0; i < a->bodies; i++)
    check_same_body (&a->body[i], &b->body[i]);
}

/* wrg.units.mixed.same: the veterans of Zama in one body with the Africans before them. */
static MuBattleRecord *
fought_mixed (guint64 seed)
{
  MuBattleRecord *record = fixture_prepared ();
  mu_list_unit (record->side[MU_SIDE_B].list, 6)->mixed = MU_MIXED_BEHIND;
  record->seed = seed;
  record->stream = 0;
  fixture_fight (record);
  return record;
}

START_TEST (two_kinds_share_their_ground)
{
  g_autoptr (MuBattleRecord) record = fought_mixed (3);
  const int host = (int) record->side[MU_SIDE_A].list->units->len + 5;
  g_autoptr (MuReplay) replay = mu_replay_new (record, mu_replay_events_to (record, 0));
  const MuReplayBody *of = &replay->body[host], *in = &replay->body[host + 1];
  ck_assert_int_eq (in->host, host);
  ck_assert_int_eq (of->guest, host + 1);
  ck_assert (of->present && !in->present);
  ck_assert_int_eq (mu_replay_body_figures (replay, host), 44);
  ck_assert_double_eq (of->depth, 5 * 8); /* ten files of 44 */
  g_autofree char *words = mu_replay_body_state (replay, host + 1);
  ck_assert_ptr_nonnull (strstr (words, "in one body with African spearmen"));
  for (guint events = replay->events; events < record->events->len; events += 7) {
    mu_replay_seek (replay, events);
    ck_assert_double_eq (in->x, of->x);
    ck_assert_double_eq (in->y, of->y);
    ck_assert (!in->present);
  }
  MuScene *scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  ck_assert_uint_eq (g_array_index (scene->bodies, MuSceneBody, host + 1).states, MU_SCENE_ABSENT);
  mu_scene_free (scene);
}
END_TEST

/* Anywhere and back: the same as gone through from the start. */
START_TEST (any_moment_is_as_from_the_start)
{
  g_autoptr (MuBattleRecord) record = fixture_real ((guint64) _i + 1);
  g_autoptr (MuReplay) replay = mu_replay_new (record, 0);
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) _i);
  for (int n = 0; n < 60; n++) {
    guint events = (guint) g_rand_int_range (random, 0, (gint32) record->events->len + 1);
    mu_replay_seek (replay, events);
    g_autoptr (MuReplay) fresh = mu_replay_new (record, events);
    check_same (replay, fresh);
  }
}
END_TEST

/* One step at a time, forward and then back, as the person does with the buttons. */
START_TEST (every_step_back_undoes_a_step)
{
  g_autoptr (MuBattleRecord) record = fixture_real (11);
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
  g_autoptr (MuReplay) forward = mu_replay_new (record, 0);
  for (guint events = record->events->len; events > record->events->len - 200; events--) {
    mu_replay_seek (replay, events);
    mu_replay_seek (forward, events);
    check_same (replay, forward);
  }
}
END_TEST

START_TEST (keyframes_are_near_and_few)
{
  g_autoptr (MuBattleRecord) record = fixture_real ((guint64) _i + 1);
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
  guint kept = replay->keyframes->len;
  ck_assert_uint_gt (kept, 10);
  ck_assert_uint_le (kept, record->events->len / (guint) replay->bodies + 1);
  for (int n = 0; n < 20; n++)
    mu_replay_seek (replay, (guint) n * record->events->len / 20);
  mu_replay_seek (replay, record->events->len);
  ck_assert_uint_eq (replay->keyframes->len, kept);
}
END_TEST

START_TEST (past_the_end_is_the_end)
{
  g_autoptr (MuBattleRecord) record = fixture_real (3);
  g_autoptr (MuReplay) replay = mu_replay_new (record, G_MAXUINT);
  ck_assert_uint_eq (replay->events, record->events->len);
  mu_replay_seek (replay, 0);
  ck_assert_int_eq (replay->period, 0);
  for (int i = 0; i < replay->bodies; i++)
    ck_assert (!replay->body[i].present);
  mu_replay_seek (replay, G_MAXUINT);
  ck_assert_uint_eq (replay->events, record->events->len);
}
END_TEST

START_TEST (watching_changes_nothing)
{
  g_autoptr (MuBattleRecord) record = fixture_real (4);
  guint64 digest = mu_battle_record_digest (record);
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len / 2);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, 40, 0);
  g_autofree char *prose = mu_prose (record, NULL);
  ck_assert (scene && prose);
  ck_assert (mu_battle_record_digest (record) == digest);
  ck_assert (record->digest == digest);
}
END_TEST

/* --- the end, against what the battle itself says of it ---------------------------- */

static void
check_fate (const MuReplayBody *body, const MuUnitOutcome *outcome)
{
  switch ((MuFate) outcome->fate) {
  case MU_FATE_ON_TABLE:
  case MU_FATE_RETIRING:
    ck_assert (body->present && !body->in_rout);
    break;
  case MU_FATE_IN_ROUT:
    ck_assert (body->present && body->in_rout);
    break;
  case MU_FATE_ROUTED_OFF:
    ck_assert_int_eq (body->gone, MU_GONE_ROUTED);
    break;
  case MU_FATE_OFF_TABLE:
    ck_assert (!body->present);
    break;
  case MU_FATE_DESTROYED:
    ck_assert_int_eq (body->gone, MU_GONE_DESTROYED);
    break;
  case MU_FATE_PRISONER:
    ck_assert_int_eq (body->gone, MU_GONE_SURRENDERED);
    break;
  }
}

START_TEST (the_end_is_the_outcome)
{
  g_autoptr (MuBattleRecord) record = fixture_real ((guint64) _i + 20);
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
  int index = 0;
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < record->side[side].results->len; i++, index++) {
      const MuReplayBody *body = &replay->body[index];
      const MuUnitOutcome *outcome = &g_array_index (record->side[side].results, MuUnitOutcome, i);
      ck_assert_int_eq (body->figures, outcome->figures_left);
      ck_assert_int_eq (body->started, outcome->figures_start);
      ck_assert_int_eq (body->casualties, outcome->casualties);
      ck_assert_int_eq (body->carried, outcome->carried);
      ck_assert_int_eq (body->worst_row, outcome->worst_row);
      ck_assert_int_eq (body->breaks, outcome->breaks);
      check_fate (body, outcome);
    }
}
END_TEST

/* --- moments by name ----------------------------------------------------------------- */

START_TEST (periods_and_phases_end_where_the_next_begin)
{
  g_autoptr (MuBattleRecord) record = fixture_real (5);
  guint before = 0;
  for (int period = 0; period <= record->periods; period++)
    for (int phase = MU_PHASE_DEPLOYMENT; phase <= MU_PHASE_OVER; phase++) {
      guint events = mu_replay_events_through (record, period, (MuPhase) phase);
      ck_assert_uint_ge (events, before);
      for (guint i = before; i < events; i++) {
        ck_assert_int_le (event_at (record, i)->period, period);
        if (event_at (record, i)->period == period)
          ck_assert_int_le (event_at (record, i)->phase, phase);
      }
      before = events;
    }
  ck_assert_uint_eq (before, record->events->len);
  ck_assert_uint_eq (mu_replay_events_to (record, record->periods), record->events->len);
}
END_TEST

START_TEST (a_battle_on_the_table_has_no_places)
{
  g_autoptr (MuBattleRecord) fought = fixture_real (6);
  g_autoptr (MuBattleRecord) prepared = fixture_prepared ();
  ck_assert (mu_replay_has_places (fought));
  ck_assert (!mu_replay_has_places (prepared));
}
END_TEST

/* --- words ------------------------------------------------------------------------------ */

/* wrg.reaction.dice: the lines of a sum add up to the total that was tested. */
START_TEST (the_lines_of_a_test_add_up)
{
  g_autoptr (MuBattleRecord) record = fixture_real ((guint64) _i + 1);
  g_autoptr (MuReplay) replay = mu_replay_new (record, 0);
  int tests = 0;
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = event_at (record, i);
    if (event->kind != MU_EVENT_REACTION)
      continue;
    mu_replay_seek (replay, i + 1);
    g_autoptr (GArray) lines = mu_replay_body_sum (replay, event->body);
    int sum = 0;
    for (guint k = 0; k < lines->len; k++)
      sum += g_array_index (lines, MuReplayFactor, k).amount;
    ck_assert_int_eq (sum, event->value[1]);
    ck_assert_int_eq (replay->body[event->body].row, event->value[2]);
    tests++;
  }
  ck_assert_int_gt (tests, 20);
}
END_TEST

static void
add (MuBattleRecord *record, MuEventKind kind, int period, MuPhase phase, int body, int other,
     const gint32 *v)
{
  MuEvent event = { .kind = (guint16) kind, .period = (guint8) period, .phase = (guint8) phase };
  event.body = (gint16) body;
  event.other = (gint16) other;
  memcpy (event.value, v, sizeof event.value);
  g_array_append_val (record->events, event);
}

#define ADD(kind, period, phase, body, other, ...)                                                 \
  add (record, kind, period, phase, body, other, (const gint32[4]){ __VA_ARGS__ })

static gboolean
state_says (const MuBattleRecord *record, int body, const char *words)
{
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
  g_autofree char *state = mu_replay_body_state (replay, body);
  return strstr (state, words) != NULL;
}

#define CHECK_STATE_SAYS(record, body, words)                                                      \
  ck_assert_msg (state_says (record, body, words), "body %d is not told as “%s”", body, words)

/* Body 1: Hastati, legion V, 20 figures; 8: Carthaginian cavalry. */
START_TEST (a_body_is_described)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  CHECK_STATE_SAYS (record, 1, "not on the table");
  ADD (MU_EVENT_DEPLOYED, 0, MU_PHASE_DEPLOYMENT, 1, -1, 0, 0, 0, 10);
  CHECK_STATE_SAYS (record, 1, "20 of 20 figures; in good order.");
  ADD (MU_EVENT_PERIOD, 1, MU_PHASE_DEPLOYMENT, -1, -1, 1);
  ADD (MU_EVENT_PHASE, 1, MU_PHASE_CHARGE_TESTS, -1, -1, MU_PHASE_CHARGE_TESTS);
  ADD (MU_EVENT_CHARGE, 1, MU_PHASE_CHARGE_TESTS, 1, 8, 0);
  CHECK_STATE_SAYS (record, 1, "charges Carthaginian cavalry");
  ADD (MU_EVENT_STRENGTH, 1, MU_PHASE_CHARGE_TESTS, 1, -1, 17, 16, 3, 76);
  CHECK_STATE_SAYS (record, 1, "17 of 20 figures, 16 casualties carried");
  ADD (MU_EVENT_PHASE, 1, MU_PHASE_MELEE, -1, -1, MU_PHASE_MELEE);
  ADD (MU_EVENT_DISORDERED, 1, MU_PHASE_MELEE, 1, -1, 0);
  ADD (MU_EVENT_MELEE, 1, MU_PHASE_MELEE, 1, 8, 10, 2, 20, 1);
  CHECK_STATE_SAYS (record, 1, "disordered, in hand-to-hand with Carthaginian cavalry");
  ADD (MU_EVENT_RECOILED, 1, MU_PHASE_RECOILS, 1, 8, 2);
  CHECK_STATE_SAYS (record, 1, "recoils before Carthaginian cavalry");
  CHECK_STATE_SAYS (record, 1, "recoiled 2 times in a row");
  ADD (MU_EVENT_BROKE, 1, MU_PHASE_RECOILS, 1, -1, 1);
  CHECK_STATE_SAYS (record, 1, "in rout, broken 1 time");
  ADD (MU_EVENT_PERIOD, 2, MU_PHASE_ARRIVALS, -1, -1, 2);
  CHECK_STATE_SAYS (record, 1, "in rout");
  ADD (MU_EVENT_RALLIED, 2, MU_PHASE_ARRIVALS, 1, -1, MU_RALLIED_FORWARD);
  ADD (MU_EVENT_RECOVERED, 2, MU_PHASE_ARRIVALS, 1, -1, 0);
  ck_assert (!state_says (record, 1, "in rout"));
  ADD (MU_EVENT_LEFT_TABLE, 2, MU_PHASE_OVER, 1, -1, 1);
  CHECK_STATE_SAYS (record, 1, "fled off the table");
}
END_TEST

/* wrg.reaction.result.row5 binds for two periods after this one. */
START_TEST (a_result_binds_for_its_periods)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  ADD (MU_EVENT_DEPLOYED, 0, MU_PHASE_DEPLOYMENT, 1, -1, 0, 0, 0, 10);
  ADD (MU_EVENT_PERIOD, 1, MU_PHASE_DEPLOYMENT, -1, -1, 1);
  ADD (MU_EVENT_REACTION, 1, MU_PHASE_SHOOTING_TESTS, 1, -1, 4, 3, 5, 3);
  ADD (MU_EVENT_RESULT, 1, MU_PHASE_SHOOTING_TESTS, 1, -1, MU_RESULT_RETIRE, 2);
  for (int period = 2; period <= 4; period++)
    ADD (MU_EVENT_PERIOD, period, MU_PHASE_DEPLOYMENT, -1, -1, period);
  g_autoptr (MuReplay) replay = mu_replay_new (record, 1);
  for (guint events = 1; events <= record->events->len; events++) {
    gboolean bound = events >= 4 && events < 7;
    mu_replay_seek (replay, events);
    g_autofree char *orders = mu_replay_body_orders (replay, 1);
    ck_assert_int_eq (mu_replay_is_bound (replay, 1), bound);
    ck_assert_int_eq (mu_replay_is_shaken (replay, 1), bound);
    ck_assert_str_eq (orders, bound ? "Attack. Now: retire, to the end of period 3." : "Attack.");
  }
}
END_TEST

/* A sheet may come from anyone: its numbers need not make sense. */
START_TEST (senseless_events_do_no_harm)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) _i);
  for (int n = 0; n < 400; n++) {
    gint32 v[4];
    for (int k = 0; k < 4; k++)
      v[k] = g_rand_int_range (random, 0, 3) ? g_rand_int_range (random, -3, 40)
                                             : (gint32) g_rand_int (random);
    add (record, (MuEventKind) g_rand_int_range (random, 0, 40), g_rand_int_range (random, 0, 13),
         (MuPhase) g_rand_int_range (random, 0, 20), g_rand_int_range (random, -2, 30),
         g_rand_int_range (random, -2, 30), v);
  }
  g_autoptr (MuReplay) replay = mu_replay_new (record, 0);
  for (guint events = 0; events <= record->events->len; events += 7) {
    mu_replay_seek (replay, events);
    g_autoptr (MuScene) scene = mu_replay_scene (replay, events, 1);
    ck_assert_uint_eq (scene->bodies->len, (guint) replay->bodies);
    for (int i = 0; i < replay->bodies; i++) {
      g_autofree char *words = mu_replay_body_words (replay, i);
      g_autofree char *test = mu_replay_body_test (replay, i);
      g_autoptr (GArray) sum = mu_replay_body_sum (replay, i);
      ck_assert_str_ne (words, "");
      ck_assert (sum->len == 0 || *test);
    }
  }
}
END_TEST

/* --- as a scene ---------------------------------------------------------------------------- */

START_TEST (a_scene_stands_as_the_replay_does)
{
  g_autoptr (MuBattleRecord) record = fixture_real ((guint64) _i + 1);
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len / 2);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, 2);
  ck_assert_uint_eq (scene->bodies->len, (guint) replay->bodies);
  for (int i = 0; i < replay->bodies; i++) {
    const MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, i);
    const MuReplayBody *from = &replay->body[i];
    ck_assert_int_eq (mu_scene_body_stands (body), from->present);
    ck_assert_int_eq ((body->states & MU_SCENE_SELECTED) != 0, i == 2);
    ck_assert_int_eq (body->figures, from->figures);
    if (from->present) {
      ck_assert_int_eq ((body->states & MU_SCENE_ROUTS) != 0, from->in_rout);
      ck_assert_int_eq ((body->states & MU_SCENE_DISORDERED) != 0, from->disordered);
    }
  }
}
END_TEST

static gboolean
shows_banner (MuReplay *replay, guint events, int body)
{
  mu_replay_seek (replay, events);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  return (g_array_index (scene->bodies, MuSceneBody, body).states & MU_SCENE_GENERAL) != 0;
}

static void
add_deputy (MuBattleRecord *record, MuSide side, int unit)
{
  MuListGeneral *deputy = mu_list_general_new ();
  deputy->rides_with = unit;
  g_ptr_array_add (record->side[side].list->generals, deputy);
}

/* A subordinate's loss takes his banner from his body alone; the second unit of a mixed body
 * shows its general's with the body. */
START_TEST (the_lost_fly_no_banner)
{
  g_autoptr (MuBattleRecord) record = fought_mixed (3);
  const int host = (int) record->side[MU_SIDE_A].list->units->len + 5;
  const guint deployed = mu_replay_events_to (record, 0);
  const int units[] = { 0, 1 };
  for (int i = 0; i < 2; i++)
    add_deputy (record, MU_SIDE_A, units[i]);
  add_deputy (record, MU_SIDE_B, 6);
  MuEvent lost = { .kind = MU_EVENT_GENERAL_LOST,
                   .rule = MU_RULE_WRG_GENERAL_LOSS,
                   .side = MU_SIDE_A,
                   .body = 1,
                   .other = MU_NO_BODY,
                   .value = { MU_SIDE_A, 2 } };
  g_array_insert_val (record->events, deployed, lost);
  lost = (MuEvent){ .kind = MU_EVENT_GENERAL_LOST,
                    .rule = MU_RULE_WRG_GENERAL_LOSS,
                    .side = MU_SIDE_B,
                    .body = (gint16) host,
                    .other = MU_NO_BODY,
                    .value = { MU_SIDE_B, 1 } };
  g_array_insert_val (record->events, deployed + 1, lost);
  g_autoptr (MuReplay) replay = mu_replay_new (record, 0);
  for (int i = 0; i < 2; i++)
    ck_assert (shows_banner (replay, deployed, i));
  ck_assert (shows_banner (replay, deployed, host));
  ck_assert (shows_banner (replay, deployed + 1, 0));
  ck_assert (!shows_banner (replay, deployed + 1, 1));
  ck_assert (shows_banner (replay, deployed + 1, host));
  ck_assert (!shows_banner (replay, deployed + 2, host));
  ck_assert (shows_banner (replay, deployed, 1)); /* going back */
}
END_TEST

START_TEST (what_is_told_is_marked)
{
  g_autoptr (MuBattleRecord) record = fixture_real (2);
  g_autoptr (MuReplay) replay = mu_replay_new (record, 0);
  int shots = 0;
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = event_at (record, i);
    if (event->kind != MU_EVENT_SHOT)
      continue;
    mu_replay_seek (replay, i + 1);
    g_autoptr (MuScene) scene = mu_replay_scene (replay, i, MU_NO_BODY);
    ck_assert (g_array_index (scene->bodies, MuSceneBody, event->body).states & MU_SCENE_CONCERNED);
    ck_assert (g_array_index (scene->bodies, MuSceneBody, event->other).states & MU_SCENE_OTHER);
    ck_assert_int_eq (g_array_index (scene->arrows, MuSceneArrow, scene->arrows->len - 1).kind,
                      MU_SCENE_SHOT);
    shots++;
  }
  ck_assert_int_gt (shots, 0);
}
END_TEST

static void
add_event (MuBattleRecord *record, MuEventKind kind, int body, gint32 a, gint32 b, gint32 c)
{
  const MuEvent event = { .kind = (guint16) kind,
                          .body = (gint16) body,
                          .other = MU_NO_BODY,
                          .side = MU_SIDE_A,
                          .period = 1,
                          .value = { a, b, c } };
  g_array_append_val (record->events, event);
}

/* Each on his way until he has come; before anything else the title says what the sky is. */
START_TEST (messengers_and_the_sky)
{
  g_autoptr (MuBattleRecord) record = fixture_real (2);
  guint start = mu_replay_events_through (record, 1, MU_PHASE_ARRIVALS);
  g_array_set_size (record->events, start);
  g_autoptr (MuReplay) replay = mu_replay_new (record, start);
  g_autofree char *fine = mu_replay_title (replay);
  add_event (record, MU_EVENT_SKY, MU_NO_BODY, MU_SKY_RAIN, 1, 0);
  add_event (record, MU_EVENT_SKY, MU_NO_BODY, MU_SKY_NIGHT, 1, 0);
  add_event (record, MU_EVENT_MESSENGER, 0, MU_MESSENGER_SENT, 256 * 40, 256 * 30);
  add_event (record, MU_EVENT_MESSENGER, 0, MU_MESSENGER_RIDES, 256 * 60, 256 * 50);
  add_event (record, MU_EVENT_SKY, MU_NO_BODY, MU_SKY_RAIN, 0, 0);
  add_event (record, MU_EVENT_MESSENGER, 0, MU_MESSENGER_DELIVERS, 256 * 90, 256 * 80);
  add_event (record, MU_EVENT_SKY, MU_NO_BODY, 1234, 1, 0); /* from a sheet of anyone's */
  mu_replay_seek (replay, start + 4);
  g_autofree char *dark = mu_replay_title (replay);
  g_autofree char *said = g_strconcat (fine, " · rain, night", NULL);
  ck_assert_str_eq (dark, said);
  ck_assert (replay->body[0].awaits);
  ck_assert_double_eq (replay->body[0].rider_x, 60);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  const MuSceneArrow *last = &g_array_index (scene->arrows, MuSceneArrow, scene->arrows->len - 1);
  ck_assert_int_eq (last->kind, MU_SCENE_ERRAND);
  ck_assert_double_eq (last->from.y, 50);
  mu_replay_seek (replay, record->events->len);
  g_autoptr (MuScene) later = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  ck_assert_uint_eq (later->arrows->len, scene->arrows->len - 1);
  ck_assert (!replay->body[0].awaits);
  ck_assert_uint_eq (replay->sky, 1u << MU_SKY_NIGHT);
  mu_replay_seek (replay, start);
  ck_assert_uint_eq (replay->sky, 0);
}
END_TEST

/* wrg.casualties.remove: who closes up stands a little aside and narrower, but has not moved. */
START_TEST (closing_up_is_no_march)
{
  g_autoptr (MuBattleRecord) record = fixture_real (2);
  guint start = mu_replay_events_through (record, 1, MU_PHASE_ARRIVALS);
  g_array_set_size (record->events, start);
  MuEvent event = { .kind = MU_EVENT_FACED,
                    .rule = MU_RULE_WRG_CASUALTIES_REMOVE,
                    .other = MU_NO_BODY,
                    .period = 1,
                    .value = { 256 * 97, 256 * 50, 0, MU_EVENT_SHAPE (MU_FORMATION_USUAL, 3) } };
  for (int closes = 1; closes >= 0; closes--) {
    event.rule = closes ? MU_RULE_WRG_CASUALTIES_REMOVE : MU_RULE_WRG_MOVE_DIRECTION_WHEEL;
    g_array_append_val (record->events, event);
    g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
    ck_assert_double_eq (replay->body[0].x, 97);
    ck_assert_int_eq (replay->body[0].files, 3);
    ck_assert_int_eq (replay->body[0].motion, closes ? MU_MOTION_STILL : MU_MOTION_MOVED);
  }
}
END_TEST

/* An arrow for each body that is elsewhere than when the phase began. */
START_TEST (moves_have_arrows)
{
  g_autoptr (MuBattleRecord) record = fixture_real (2);
  guint events = mu_replay_events_through (record, 1, MU_PHASE_NORMAL_MOVES);
  g_autoptr (MuReplay) replay = mu_replay_new (record, events);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  guint moved = 0;
  for (int i = 0; i < replay->bodies; i++)
    moved += replay->body[i].moved;
  ck_assert_uint_gt (moved, 4);
  ck_assert_uint_eq (scene->arrows->len, moved);
  for (guint i = 0; i < scene->arrows->len; i++) {
    const MuSceneArrow *arrow = &g_array_index (scene->arrows, MuSceneArrow, i);
    ck_assert_double_eq (arrow->ghost.x, replay->body[arrow->body].from_x);
    ck_assert_double_eq (arrow->ghost.y, replay->body[arrow->body].from_y);
  }
}
END_TEST

/* --- as prose --------------------------------------------------------------------------------- */

START_TEST (prose_tells_every_period)
{
  g_autoptr (MuBattleRecord) record = fixture_real ((guint64) _i + 1);
  g_autofree char *prose = mu_prose (record, NULL);
  g_autofree char *result = mu_account_result (record);
  g_auto (GStrv) lines = g_strsplit (prose, "\n", -1);
  ck_assert_str_eq (lines[0], record->name);
  for (int period = 1; period <= record->periods; period++) {
    g_autofree char *heading = g_strdup_printf ("\nPeriod %d\n-", period);
    ck_assert_ptr_nonnull (strstr (prose, heading));
  }
  for (char **line = lines + 1; *line; line++)
    ck_assert_int_le (g_utf8_strlen (*line, -1), 78);
  g_strdelimit (prose, "\n", ' ');
  ck_assert_ptr_nonnull (strstr (prose, result));
  ck_assert_int_eq (prose[strlen (prose) - 1], ' ');
}
END_TEST

static Suite *
make_suite (void)
{
  Suite *suite = suite_create ("replay");
  TCase *moments = tcase_create ("moments");
  TCase *words = tcase_create ("words");
  tcase_set_timeout (moments, 60);
  tcase_set_timeout (words, 60);
  tcase_add_test (moments, two_kinds_share_their_ground);
  tcase_add_loop_test (moments, any_moment_is_as_from_the_start, 0, SEEDS);
  tcase_add_test (moments, every_step_back_undoes_a_step);
  tcase_add_loop_test (moments, keyframes_are_near_and_few, 0, SEEDS);
  tcase_add_test (moments, past_the_end_is_the_end);
  tcase_add_test (moments, watching_changes_nothing);
  tcase_add_loop_test (moments, the_end_is_the_outcome, 0, 4 * SEEDS);
  tcase_add_test (moments, periods_and_phases_end_where_the_next_begin);
  tcase_add_test (moments, a_battle_on_the_table_has_no_places);
  tcase_add_loop_test (words, the_lines_of_a_test_add_up, 0, SEEDS);
  tcase_add_test (words, a_body_is_described);
  tcase_add_test (words, a_result_binds_for_its_periods);
  tcase_add_loop_test (words, senseless_events_do_no_harm, 0, 2 * SEEDS);
  tcase_add_loop_test (words, a_scene_stands_as_the_replay_does, 0, SEEDS);
  tcase_add_test (words, the_lost_fly_no_banner);
  tcase_add_test (words, what_is_told_is_marked);
  tcase_add_test (words, messengers_and_the_sky);
  tcase_add_test (words, closing_up_is_no_march);
  tcase_add_test (words, moves_have_arrows);
  tcase_add_loop_test (words, prose_tells_every_period, 0, SEEDS);
  suite_add_tcase (suite, moments);
  suite_add_tcase (suite, words);
  return suite;
}

int
main (void)
{
  SRunner *runner = srunner_create (make_suite ());
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
