#include "app/session/battle/replay_session.h"

#include <glib/gi18n-lib.h>

#include "app/session/battle/factor_item.h"
#include "reports/account/account.h"
#include "reports/replay/replay_scene.h"
#include "reports/replay/replay_words.h"
#include "reports/system.h"

/* --- the session ---------------------------------------------------------------- */

struct _MuReplaySession {
  MuItem parent;
  MuBattleRecord *record; /* what is shown; its owner may let go of it any time */
  MuReplay *replay;       /* NULL: nothing to show */
  GPtrArray *account;
  GArray *ticks;
  GListStore *factors;
  guint timer;
  MuReplaySpeed speed;

  int line;
  int body;
  gboolean playing;
  char *moment;
  char *told;
  char *body_name;
  char *body_army;
  char *body_state;
  char *body_orders;
  char *body_test;
};

static char *
tell_name (MuBodyTeller *teller, int body)
{
  const MuReplay *replay = MU_REPLAY_SESSION (teller)->replay;

  return replay ? mu_replay_body_name (replay, body) : NULL;
}

static char *
tell_state (MuBodyTeller *teller, int body)
{
  const MuReplay *replay = MU_REPLAY_SESSION (teller)->replay;

  return replay ? mu_replay_body_words (replay, body) : NULL;
}

static void
tell_bodies (MuBodyTellerInterface *interface)
{
  interface->name = tell_name;
  interface->state = tell_state;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MuReplaySession, mu_replay_session, MU_TYPE_ITEM,
                               G_IMPLEMENT_INTERFACE (MU_TYPE_BODY_TELLER, tell_bodies))

static const MuItemField fields[] = {
  MU_INT (MuReplaySession, line, "line"),
  MU_INT (MuReplaySession, body, "body"),
  MU_TRUTH (MuReplaySession, playing, "playing"),
  MU_TEXT (MuReplaySession, moment, "moment"),
  MU_TEXT (MuReplaySession, told, "told"),
  MU_TEXT (MuReplaySession, body_name, "body-name"),
  MU_TEXT (MuReplaySession, body_army, "body-army"),
  MU_TEXT (MuReplaySession, body_state, "body-state"),
  MU_TEXT (MuReplaySession, body_orders, "body-orders"),
  MU_TEXT (MuReplaySession, body_test, "body-test"),
};

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
stop (MuReplaySession *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  mu_item_set_truth (self, &self->playing, FALSE);
}

static void
mu_replay_session_dispose (GObject *object)
{
  MuReplaySession *self = MU_REPLAY_SESSION (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->replay, mu_replay_free);
  g_clear_pointer (&self->record, mu_battle_record_free);
  g_clear_pointer (&self->account, g_ptr_array_unref);
  g_clear_pointer (&self->ticks, g_array_unref);
  g_clear_object (&self->factors);
  G_OBJECT_CLASS (mu_replay_session_parent_class)->dispose (object);
}

static void
mu_replay_session_class_init (MuReplaySessionClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_replay_session_dispose;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
mu_replay_session_init (MuReplaySession *self)
{
  self->body = MU_NO_BODY;
  self->speed = MU_REPLAY_STEADY;
  self->ticks = g_array_new (FALSE, FALSE, sizeof (MuReplayTick));
  self->factors = g_list_store_new (MU_TYPE_FACTOR_ITEM);
}

MuReplaySession *
mu_replay_session_new (void)
{
  return g_object_new (MU_TYPE_REPLAY_SESSION, NULL);
}

/* --- showing -------------------------------------------------------------------- */

static const MuAccountLine *
line_at (MuReplaySession *self, int line)
{
  return g_ptr_array_index (self->account, line);
}

/* With the events that belong to the line: those before the next one. */
static guint
events_with (MuReplaySession *self, int line)
{
  if (line + 1 < (int) self->account->len)
    return (guint) line_at (self, line + 1)->event;
  return self->replay->record->events->len;
}

static char *
moment_words (MuReplaySession *self)
{
  const MuReplay *replay = self->replay;

  if (replay->period == 0)
    return g_strdup (mu_account_phase (replay->record->rules, 0));
  g_autofree char *period = mu_report_period (replay->record->rules, replay->period);
  return g_strdup_printf ("%s · %s", period,
                          mu_account_phase (replay->record->rules, replay->phase));
}

static void
show_factors (MuReplaySession *self)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) lines = mu_replay_body_sum (self->replay, self->body);

  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (items, mu_factor_item_new (&g_array_index (lines, MuReplayFactor, i), i == 0));
  g_list_store_splice (self->factors, 0, g_list_model_get_n_items (G_LIST_MODEL (self->factors)),
                       items->pdata, items->len);
}

static void
show_no_body (MuReplaySession *self)
{
  mu_item_set_text (self, &self->body_name, "");
  mu_item_set_text (self, &self->body_army, "");
  mu_item_set_text (self, &self->body_state, "");
  mu_item_set_text (self, &self->body_orders, "");
  mu_item_set_text (self, &self->body_test, "");
  g_list_store_remove_all (self->factors);
}

static void
show_body (MuReplaySession *self)
{
  const MuReplay *replay = self->replay;

  if (replay == NULL || self->body == MU_NO_BODY) {
    show_no_body (self);
    return;
  }
  mu_item_take_text (self, &self->body_name, mu_replay_body_name (replay, self->body));
  mu_item_set_text (self, &self->body_army, mu_replay_body_army (replay, self->body));
  mu_item_take_text (self, &self->body_state, mu_replay_body_state (replay, self->body));
  mu_item_take_text (self, &self->body_orders, mu_replay_body_orders (replay, self->body));
  mu_item_take_text (self, &self->body_test, mu_replay_body_test (replay, self->body));
  show_factors (self);
}

/* Troops deployed one after the other are no story: it begins when all stand. */
static int
first_line (MuReplaySession *self)
{
  return self->ticks->len > 0 ? MAX (0, g_array_index (self->ticks, MuReplayTick, 0).line - 1) : 0;
}

/* A phase's own line says no more than the moment does. */
static const char *
told_words (MuReplaySession *self)
{
  const MuAccountLine *line = line_at (self, self->line);
  const MuEvent *event = &g_array_index (self->record->events, MuEvent, (guint) line->event);

  if (self->line == first_line (self))
    return _ ("Both armies stand deployed.");
  if (line->ruling)
    return line->text;
  return event->kind == MU_EVENT_PHASE || event->kind == MU_EVENT_PERIOD ? "" : line->text;
}

static void
show (MuReplaySession *self)
{
  if (self->replay) {
    mu_item_take_text (self, &self->moment, moment_words (self));
    mu_item_set_text (self, &self->told, told_words (self));
  } else {
    mu_item_set_text (self, &self->moment, "");
    mu_item_set_text (self, &self->told, "");
  }
  show_body (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- the battle ------------------------------------------------------------------- */

/* A period's own line is a tick; so is a phase's where something happens in it. */
static void
find_ticks (MuReplaySession *self)
{
  const GArray *events = self->replay->record->events;

  g_array_set_size (self->ticks, 0);
  for (int i = 0; i < (int) self->account->len; i++) {
    const MuEvent *event = &g_array_index (events, MuEvent, (guint) line_at (self, i)->event);
    const MuReplayTick tick = { i, event->kind == MU_EVENT_PERIOD ? event->value[0] : 0 };
    if (!line_at (self, i)->ruling
        && (event->kind == MU_EVENT_PERIOD || event->kind == MU_EVENT_PHASE))
      g_array_append_val (self->ticks, tick);
  }
}

void
mu_replay_session_set_record (MuReplaySession *self, const MuBattleRecord *record)
{
  gboolean shown = record && record->fought && mu_replay_has_places (record);

  stop (self);
  g_clear_pointer (&self->replay, mu_replay_free);
  g_clear_pointer (&self->record, mu_battle_record_free);
  g_clear_pointer (&self->account, g_ptr_array_unref);
  g_array_set_size (self->ticks, 0);
  self->line = 0;
  mu_item_set_int (self, &self->body, MU_NO_BODY);
  if (shown) {
    self->record = mu_battle_record_copy (record);
    self->account = mu_account (self->record);
    self->replay = mu_replay_new (self->record, self->record->events->len);
    find_ticks (self);
    self->line = first_line (self);
    mu_replay_seek (self->replay, events_with (self, self->line));
  }
  g_object_notify (G_OBJECT (self), "line");
  show (self);
}

gboolean
mu_replay_session_is_open (MuReplaySession *self)
{
  return self->replay != NULL;
}

int
mu_replay_session_get_lines (MuReplaySession *self)
{
  return self->account ? (int) self->account->len : 0;
}

int
mu_replay_session_get_line (MuReplaySession *self)
{
  return self->line;
}

void
mu_replay_session_go_to (MuReplaySession *self, int line)
{
  line = CLAMP (line, 0, MAX (0, mu_replay_session_get_lines (self) - 1));
  if (self->replay == NULL || line == self->line)
    return;
  mu_replay_seek (self->replay, events_with (self, line));
  mu_item_set_int (self, &self->line, line);
  show (self);
}

void
mu_replay_session_step (MuReplaySession *self, int lines)
{
  stop (self);
  mu_replay_session_go_to (self, self->line + lines);
}

void
mu_replay_session_step_phase (MuReplaySession *self, int way)
{
  int line = way > 0 ? mu_replay_session_get_lines (self) - 1 : 0;

  stop (self);
  for (guint i = 0; i < self->ticks->len; i++) {
    const int at = g_array_index (self->ticks, MuReplayTick, i).line;
    if (way < 0 && at < self->line)
      line = at;
    if (way > 0 && at > self->line) {
      line = at;
      break;
    }
  }
  mu_replay_session_go_to (self, line);
}

int
mu_replay_session_get_period (MuReplaySession *self)
{
  return self->replay ? self->replay->period : 0;
}

void
mu_replay_session_go_to_stop (MuReplaySession *self, int period)
{
  const int lines = mu_replay_session_get_lines (self);
  int line = 0;

  stop (self);
  while (line + 1 < lines && line_at (self, line + 1)->period <= period
         && !(line_at (self, line)->ruling && line_at (self, line)->period == period))
    line++;
  mu_replay_session_go_to (self, line);
}

/* --- playing ---------------------------------------------------------------------- */

/* What is worth a moment of its own; the rest passes with what follows it. */
static gboolean
is_seen (MuReplaySession *self, int line)
{
  const MuAccountLine *at = line_at (self, line);
  const MuEvent *event = &g_array_index (self->replay->record->events, MuEvent, (guint) at->event);

  return at->ruling || (event->kind != MU_EVENT_PHASE && event->kind != MU_EVENT_PERIOD);
}

static gboolean
play_on (gpointer data)
{
  MuReplaySession *self = data;
  const int last = mu_replay_session_get_lines (self) - 1;
  int line = self->line + 1;

  while (line < last && !is_seen (self, line))
    line++;
  if (line >= last) {
    self->timer = 0;
    mu_item_set_truth (self, &self->playing, FALSE);
    mu_replay_session_go_to (self, last);
    return G_SOURCE_REMOVE;
  }
  mu_replay_session_go_to (self, line);
  return G_SOURCE_CONTINUE;
}

static guint
pause_of (MuReplaySpeed speed)
{
  static const guint pauses[MU_REPLAY_SPEEDS] = {
    [MU_REPLAY_SLOW] = 1600,
    [MU_REPLAY_STEADY] = 600,
    [MU_REPLAY_BRISK] = 220,
    [MU_REPLAY_FAST] = 70,
  };
  return pauses[speed];
}

gboolean
mu_replay_session_is_playing (MuReplaySession *self)
{
  return self->playing;
}

void
mu_replay_session_play (MuReplaySession *self, gboolean playing)
{
  stop (self);
  if (!playing || self->replay == NULL)
    return;
  if (self->line >= mu_replay_session_get_lines (self) - 1)
    mu_replay_session_go_to (self, first_line (self));
  self->timer = g_timeout_add (pause_of (self->speed), play_on, self);
  mu_item_set_truth (self, &self->playing, TRUE);
}

void
mu_replay_session_set_speed (MuReplaySession *self, MuReplaySpeed speed)
{
  if (speed == self->speed)
    return;
  self->speed = speed;
  if (self->playing)
    mu_replay_session_play (self, TRUE);
}

/* --- the body looked at ------------------------------------------------------------- */

int
mu_replay_session_get_body (MuReplaySession *self)
{
  return self->body;
}

void
mu_replay_session_select (MuReplaySession *self, int body)
{
  if (self->replay == NULL || body < 0 || body >= self->replay->bodies)
    body = MU_NO_BODY;
  if (body == self->body)
    return;
  mu_item_set_int (self, &self->body, body);
  show (self);
}

GListModel *
mu_replay_session_get_factors (MuReplaySession *self)
{
  return G_LIST_MODEL (self->factors);
}

/* --- for drawing -------------------------------------------------------------------- */

const GArray *
mu_replay_session_get_ticks (MuReplaySession *self)
{
  return self->ticks;
}

const MuReplay *
mu_replay_session_get_replay (MuReplaySession *self)
{
  return self->replay;
}

MuScene *
mu_replay_session_make_scene (MuReplaySession *self)
{
  guint told;

  if (self->replay == NULL)
    return NULL;
  told = (guint) line_at (self, self->line)->event;
  return mu_replay_scene (self->replay, self->line == first_line (self) ? MU_NO_EVENT : told,
                          self->body);
}

char *
mu_replay_session_dup_title (MuReplaySession *self)
{
  return self->replay ? mu_replay_title (self->replay) : g_strdup ("");
}
