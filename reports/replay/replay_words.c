#include "reports/replay/replay_words.h"

#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "reports/document/rule_words.h"
#include "reports/system.h"

static const MuListUnit *
unit_of (const MuReplay *replay, int body)
{
  MuSide side;
  return mu_battle_record_unit (replay->record, body, &side);
}

static const char *
name_of (const MuReplay *replay, int body)
{
  const MuListUnit *unit = unit_of (replay, body);
  return unit ? unit->name : "";
}

char *
mu_replay_body_name (const MuReplay *replay, int body)
{
  g_autofree char *mark = mu_account_mark (replay->record, body);
  return g_strdup_printf ("%s %s", mark, name_of (replay, body));
}

const char *
mu_replay_body_army (const MuReplay *replay, int body)
{
  MuSide side = MU_SIDE_A;
  mu_battle_record_unit (replay->record, body, &side);
  return replay->record->side[side].list->name;
}

static const MuEvent *
event_at (const MuReplay *replay, guint index)
{
  return &g_array_index (replay->record->events, MuEvent, index);
}

/* --- state ------------------------------------------------------------------------ */

/* Of who counts stands. */
static char *
stand_words (const MuReplayBody *body)
{
  g_autofree char *stands
      = g_strdup_printf (ngettext ("%d of %d stand", "%d of %d stands", (gulong) body->started),
                         body->figures, body->started);
  if (body->carried == 0)
    return g_steal_pointer (&stands);
  /* Translators: "5 of 6 stands", figures lost of those that are left */
  return g_strdup_printf (
      ngettext ("%s less %d figure", "%s less %d figures", (gulong) body->carried), stands,
      body->carried);
}

static char *
step_words (const MuReplayBody *body)
{
  return g_strdup_printf (ngettext ("%d of %d step", "%d of %d steps", (gulong) body->started),
                          body->figures, body->started);
}

static char *
strength_words (const MuReplay *replay, const MuReplayBody *body)
{
  switch (mu_report_counts_in (replay->record->rules)) {
  case MU_STRENGTH_STANDS:
    return stand_words (body);
  case MU_STRENGTH_STEPS:
    return step_words (body);
  case MU_STRENGTH_FIGURES:
    break;
  }
  g_autofree char *figures
      = g_strdup_printf (ngettext ("%d of %d figure", "%d of %d figures", (gulong) body->started),
                         body->figures, body->started);
  if (body->carried == 0)
    return g_steal_pointer (&figures);
  /* Translators: "17 of 20 figures", casualties that are not yet a figure */
  return g_strdup_printf (
      ngettext ("%s, %d casualty carried", "%s, %d casualties carried", (gulong) body->carried),
      figures, body->carried);
}

static const char *
not_there_words (const MuReplay *replay)
{
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  return system->off_words ? _ (system->off_words) : _ ("not on the table");
}

/* In its rules' own words, where they have any. */
static const char *
fate_words (const MuReplay *replay, MuFate fate, const char *words)
{
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  const MuUnitOutcome outcome = { .fate = (uint8_t) fate };
  return system->end_words ? system->end_words (&outcome) : words;
}

static const char *
gone_words (const MuReplay *replay, MuReplayGone gone)
{
  switch (gone) {
  case MU_GONE_ROUTED:
    return fate_words (replay, MU_FATE_ROUTED_OFF, _ ("fled off the table"));
  case MU_GONE_LEFT:
    return fate_words (replay, MU_FATE_OFF_TABLE, _ ("left the table"));
  case MU_GONE_DESTROYED:
    return fate_words (replay, MU_FATE_DESTROYED, _ ("destroyed"));
  case MU_GONE_SURRENDERED:
    return fate_words (replay, MU_FATE_PRISONER, _ ("taken prisoner"));
  case MU_GONE_NOT:
    break;
  }
  return not_there_words (replay);
}

/* NULL where there is nothing to say. */
static char *
motion_words (const MuReplay *replay, const MuReplayBody *body)
{
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  const char *other = name_of (replay, body->target);
  gboolean whom = *other != 0;
  if (body->motion == MU_MOTION_RECOILS && system->recoil_words)
    return system->recoil_words (other, body->recoils);
  switch (body->motion) {
  case MU_MOTION_CHARGES:
    return whom ? g_strdup_printf (_ ("charges %s"), other) : g_strdup (_ ("charges"));
  case MU_MOTION_PURSUES:
    return whom ? g_strdup_printf (_ ("pursues %s"), other) : g_strdup (_ ("pursues"));
  case MU_MOTION_RECOILS:
    return whom ? g_strdup_printf (_ ("recoils before %s"), other) : g_strdup (_ ("recoils"));
  case MU_MOTION_RETIRES:
    return g_strdup (_ ("retires"));
  case MU_MOTION_ROUTS:
    return g_strdup (_ ("in rout"));
  case MU_MOTION_STILL:
  case MU_MOTION_MOVED:
    break;
  }
  if (body->fights && whom)
    return g_strdup_printf (_ ("in hand-to-hand with %s"), other);
  return body->fights ? g_strdup (_ ("in hand-to-hand")) : NULL;
}

static void
add_state (GPtrArray *parts, char *words)
{
  if (words)
    g_ptr_array_add (parts, words);
}

/* In its rules' own words, where they have any. */
static void
add_condition (GPtrArray *parts, const MuReplay *replay, int index)
{
  const MuReplayBody *body = &replay->body[index];
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  if (system->condition_words) {
    char *words = body->told == MU_NO_EVENT
                      ? g_strdup ("")
                      : system->condition_words (event_at (replay, body->told));
    if (*words && !body->in_rout)
      add_state (parts, words);
    else
      g_free (words);
    return;
  }
  if (body->disordered)
    add_state (parts, g_strdup (_ ("disordered")));
  if (mu_replay_is_shaken (replay, index))
    add_state (parts, g_strdup_printf (_ ("shaken, row %d"), body->row));
}

static void
add_states (GPtrArray *parts, const MuReplay *replay, int index)
{
  const MuReplayBody *body = &replay->body[index];
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  add_condition (parts, replay, index);
  add_state (parts, motion_words (replay, body));
  if (body->recoils > 1 && !system->recoil_words)
    add_state (parts, g_strdup_printf (_ ("recoiled %d times in a row"), body->recoils));
  if (body->breaks > 0)
    add_state (parts, g_strdup_printf (
                          ngettext ("broken %d time", "broken %d times", (gulong) body->breaks),
                          body->breaks));
  if (parts->len == 0)
    add_state (parts, g_strdup (_ ("in good order")));
}

static char *
host_words (const MuReplay *replay, const MuReplayBody *body, const char *strength)
{
  MuSide side;
  const MuListUnit *host = mu_battle_record_unit (replay->record, body->host, &side);
  /* Translators: "12 figures", unit */
  return g_strdup_printf (_ ("%s; in one body with %s."), strength, host->name);
}

/* Of a leader who is kept among the units: he stands nowhere but with one. */
static char *
leader_state (const MuReplay *replay, int index)
{
  const MuReplayBody *body = &replay->body[index];
  if (body->figures == 0) /* Translators: a leader */
    return g_strdup (_ ("Lost."));
  if (body->with != MU_NO_BODY) /* Translators: a leader; the unit with which he is */
    return g_strdup_printf (_ ("With %s."), name_of (replay, body->with));
  return g_strdup_printf ("%s.", gone_words (replay, body->gone));
}

char *
mu_replay_body_state (const MuReplay *replay, int index)
{
  const MuReplayBody *body = &replay->body[index];
  if (!mu_report_is_unit (replay->record->rules, unit_of (replay, index)))
    return leader_state (replay, index);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *strength = strength_words (replay, body);
  if (body->host != MU_NO_BODY)
    return host_words (replay, body, strength);
  if (!body->present)
    return g_strdup_printf ("%s; %s.", strength, gone_words (replay, body->gone));
  if (body->with != MU_NO_BODY)
    /* Translators: "1 of 1 stand", unit */
    return g_strdup_printf (_ ("%s; with %s."), strength, name_of (replay, body->with));
  add_states (parts, replay, index);
  g_ptr_array_add (parts, NULL);
  g_autofree char *states = g_strjoinv (", ", (char **) parts->pdata);
  return g_strdup_printf ("%s; %s.", strength, states);
}

/* --- orders ----------------------------------------------------------------------- */

static const char *
order_words (MuOrder order)
{
  switch (order) {
  case MU_ORDER_ATTACK:
    return _ ("Attack.");
  case MU_ORDER_HOLD:
    return _ ("Hold.");
  case MU_ORDER_SKIRMISH:
    return _ ("Skirmish.");
  }
  return "";
}

static const char *
act_words (const MuReplay *replay, const MuReplayBody *body)
{
  return mu_report_act_words (replay->record->rules, body->act);
}

char *
mu_replay_body_orders (const MuReplay *replay, int index)
{
  const MuReplayBody *body = &replay->body[index];
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  if (system->orders_words)
    return system->orders_words (replay->record, index, replay->events);
  const char *order = order_words (unit_of (replay, index)->order);
  if (!mu_replay_is_bound (replay, index))
    return g_strdup (order);
  if (body->act_until == 0)
    /* Translators: the order ("Attack."), what a reaction test made of it */
    return g_strdup_printf (_ ("%s Now: %s."), order, act_words (replay, body));
  return g_strdup_printf (_ ("%s Now: %s, to the end of period %d."), order,
                          act_words (replay, body), body->act_until);
}

/* --- the last test ------------------------------------------------------------------ */

char *
mu_replay_body_test (const MuReplay *replay, int index)
{
  const MuReplayBody *body = &replay->body[index];
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  if (body->tested == MU_NO_EVENT)
    return g_strdup ("");
  if (system->test_words)
    return system->test_words (replay->record, body->tested);
  const MuEvent *test = event_at (replay, body->tested);
  gboolean answered = body->resulted != MU_NO_EVENT && body->resulted > body->tested;
  const char *why = mu_rule_words_short ((MuRule) test->rule);
  const char *act = answered ? act_words (replay, body) : "…";
  /* Translators: period, reason for the test, its total, row of the table, result */
  return g_strdup_printf (_ ("Period %d, %s: total %d, row %d: %s."), test->period, why,
                          test->value[1], test->value[2], act);
}

GArray *
mu_replay_body_sum (const MuReplay *replay, int index)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (MuReplayFactor));
  guint tested = replay->body[index].tested;
  if (tested == MU_NO_EVENT)
    return lines;
  for (guint i = tested + 1; i < replay->record->events->len; i++) {
    const MuEvent *event = event_at (replay, i);
    if (event->kind != MU_EVENT_FACTOR)
      break;
    const MuReplayFactor line = { (MuRule) event->rule, event->value[0] };
    g_array_append_val (lines, line);
  }
  return lines;
}

char *
mu_replay_body_words (const MuReplay *replay, int index)
{
  g_autofree char *state = mu_replay_body_state (replay, index);
  g_autofree char *orders = mu_replay_body_orders (replay, index);
  return g_strdup_printf (_ ("%s. %s Orders: %s"), mu_replay_body_army (replay, index), state,
                          orders);
}
