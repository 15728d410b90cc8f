#include "reports/replay/replay_private.h"

#include <string.h>

#include "reports/scene/scene_board.h"
#include "reports/system.h"
#include "rules/battle/system.h"

#define PACE 256.0 /* MuFix */

/* A battle sheet may come from anyone: beyond these its numbers make no sense. */
#define MEN_MAX     (20 * MU_LIST_FIGURES_MAX)
#define PERIODS_MAX 255

typedef struct {
  guint events;
  int period;
  int phase;
  gboolean general_lost[MU_SIDES];
  guint sky;
  MuReplayBody *body;
} Keyframe;

/* --- one body -------------------------------------------------------------- */

/* Its figures, and those of its guest. */
int
mu_replay_body_figures (const MuReplay *replay, int index)
{
  const MuReplayBody *body = &replay->body[index];
  return body->figures + (body->guest == MU_NO_BODY ? 0 : replay->body[body->guest].figures);
}

static void
measure (MuReplay *replay, int index)
{
  MuSide side;
  MuReplayBody *body = &replay->body[index];
  const MuListUnit *unit = mu_battle_record_unit (replay->record, index, &side);
  MuBodyGround ground;
  mu_report_ground (replay->record->rules, unit, (MuFormation) body->formation,
                    MAX (mu_replay_body_figures (replay, index), 1), body->files, &ground);
  body->width = ground.width;
  body->depth = ground.depth;
  body->ranks = ground.ranks;
  body->thick = ground.thick;
  body->mounted = ground.mounted;
}

static void
place (MuReplayBody *body, const MuEvent *event)
{
  body->x = event->value[0] / PACE;
  body->y = event->value[1] / PACE;
  body->turn = (event->value[2] & 0xffff) * 2 * G_PI / 65536;
}

static void
note_start (MuReplayBody *body)
{
  body->moved = FALSE;
  body->from_x = body->x;
  body->from_y = body->y;
  body->from_turn = body->turn;
  body->from_width = body->width;
  body->from_depth = body->depth;
}

static void
move (MuReplayBody *body, const MuEvent *event)
{
  place (body, event);
  body->moved = TRUE;
  if (body->motion == MU_MOTION_STILL)
    body->motion = MU_MOTION_MOVED;
}

/* A sheet may come from anyone. */
static void
form (MuReplayBody *body, gint32 shape)
{
  int formation = MU_SHAPE_FORMATION (shape);
  if (shape == 0 || formation >= MU_FORMATIONS)
    return;
  body->formation = formation;
  body->files = CLAMP (MU_SHAPE_FILES (shape), 1, MU_LIST_FIGURES_MAX);
}

/* wrg.casualties.remove: who closes up after losses has not marched anywhere. */
static void
face (MuReplayBody *body, const MuEvent *event)
{
  form (body, event->value[3]);
  if (event->rule == MU_RULE_WRG_CASUALTIES_REMOVE)
    place (body, event);
  else
    move (body, event);
}

static void
leave (MuReplayBody *body, MuReplayGone how)
{
  body->present = FALSE;
  body->gone = how;
  body->motion = MU_MOTION_STILL;
  body->target = MU_NO_BODY;
}

static void
lose (MuReplayBody *body, const MuEvent *event)
{
  body->figures = CLAMP (event->value[0], 0, MU_LIST_FIGURES_MAX);
  body->carried = CLAMP (event->value[1], 0, MEN_MAX);
  body->casualties = MIN (body->casualties + CLAMP (event->value[3], 0, MEN_MAX), MEN_MAX);
}

static void
set_motion (MuReplayBody *body, MuReplayMotion motion, int target)
{
  body->motion = motion;
  body->target = target;
}

/* What a result sets going at once. */
static MuReplayMotion
motion_of (guint bond, MuReplayMotion before)
{
  if (bond & MU_BOND_GOES_BACK)
    return MU_MOTION_RETIRES;
  return bond & MU_BOND_STANDS ? MU_MOTION_STILL : before;
}

static guint
bond_of (const MuReplay *replay, int act)
{
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  return system->bond ? system->bond (act) : 0;
}

static void
bind (const MuReplay *replay, MuReplayBody *body, const MuEvent *event, guint index)
{
  body->act = event->value[0];
  body->bond = bond_of (replay, event->value[0]);
  body->resulted = index;
  body->act_until = event->value[1] > 0 ? event->period + MIN (event->value[1], PERIODS_MAX) : 0;
  body->motion = motion_of (body->bond, body->motion);
}

static void
break_up (MuReplayBody *body, const MuEvent *event)
{
  body->in_rout = TRUE;
  body->breaks = event->value[0];
  body->recoils = 0;
  set_motion (body, MU_MOTION_ROUTS, MU_NO_BODY);
}

static void
rally (MuReplayBody *body, const MuEvent *event)
{
  body->in_rout = FALSE;
  set_motion (body, MU_MOTION_STILL, MU_NO_BODY);
  if (event->value[0] != MU_RALLIED_ONTO_TABLE)
    return;
  body->present = TRUE;
  body->gone = MU_GONE_NOT;
}

static void
test (MuReplayBody *body, const MuEvent *event, guint index)
{
  body->tested = index;
  body->row = event->value[2];
  body->worst_row = MAX (body->worst_row, body->row);
}

/* Whoever gives or takes blows fights; the one who acts shows whom. */
static void
fight (MuReplay *replay, MuReplayBody *body, const MuEvent *event)
{
  body->fights = TRUE;
  body->target = event->other;
  if (event->other >= 0 && event->other < replay->bodies)
    replay->body[event->other].fights = TRUE;
}

/* A sheet may come from anyone: a guest stands in the body before it. */
static void
join (MuReplay *replay, MuReplayBody *body, const MuEvent *event)
{
  if (event->other < 0 || event->other != event->body - 1)
    return;
  body->host = event->other;
  replay->body[event->other].guest = event->body;
}

/* On his way until he has come or is no more. */
static void
ride (MuReplayBody *body, const MuEvent *event)
{
  body->awaits = event->value[0] == MU_MESSENGER_SENT || event->value[0] == MU_MESSENGER_RIDES;
  body->rider_x = event->value[1] / PACE;
  body->rider_y = event->value[2] / PACE;
}

static void
apply (MuReplay *replay, MuReplayBody *body, const MuEvent *event, guint index)
{
  switch (mu_battle_event_row (event->kind)->effect) {
  case MU_EFFECT_APPEAR:
    place (body, event);
    body->files = CLAMP (event->value[3], 1, MU_LIST_FIGURES_MAX);
    body->present = TRUE;
    body->gone = MU_GONE_NOT;
    break;
  case MU_EFFECT_FACE:
    face (body, event);
    break;
  case MU_EFFECT_MOVE:
    move (body, event);
    break;
  case MU_EFFECT_LOSS:
    lose (body, event);
    break;
  case MU_EFFECT_DISORDER:
    body->disordered = TRUE;
    break;
  case MU_EFFECT_ORDER:
    body->disordered = FALSE;
    break;
  case MU_EFFECT_BREAK:
    break_up (body, event);
    break;
  case MU_EFFECT_RALLY:
    rally (body, event);
    break;
  case MU_EFFECT_LEAVE:
    leave (body, event->value[0] == 1 ? MU_GONE_ROUTED : MU_GONE_LEFT);
    break;
  case MU_EFFECT_DESTROY:
    leave (body, MU_GONE_DESTROYED);
    break;
  case MU_EFFECT_SURRENDER:
    leave (body, MU_GONE_SURRENDERED);
    break;
  case MU_EFFECT_CHARGE:
    set_motion (body, MU_MOTION_CHARGES, event->other);
    break;
  case MU_EFFECT_PURSUE:
    set_motion (body, MU_MOTION_PURSUES, event->other);
    break;
  case MU_EFFECT_RECOIL:
    set_motion (body, MU_MOTION_RECOILS, event->other);
    body->recoils = event->value[0];
    break;
  case MU_EFFECT_CONTACT:
    body->target = event->other;
    break;
  case MU_EFFECT_BLOW:
    fight (replay, body, event);
    break;
  case MU_EFFECT_STAND:
    if (event->value[0] == 0) /* it stood */
      body->recoils = 0;
    break;
  case MU_EFFECT_TEST:
    test (body, event, index);
    break;
  case MU_EFFECT_BIND:
    bind (replay, body, event, index);
    break;
  case MU_EFFECT_JOIN:
    join (replay, body, event);
    break;
  case MU_EFFECT_RIDE:
    ride (body, event);
    break;
  case MU_EFFECT_GENERAL:
    body->deputy_lost = body->deputy_lost || event->value[1] > 0;
    break;
  case MU_EFFECT_SAY:
  case MU_EFFECT_PERIOD:
  case MU_EFFECT_PHASE:
  case MU_EFFECT_SKY:
  case MU_EFFECT_END:
    break;
  }
}

/* A sheet may come from anyone. */
static void
turn_sky (MuReplay *replay, const MuEvent *event)
{
  if (event->value[0] < 0 || event->value[0] >= MU_SKY_THINGS)
    return;
  const guint thing = 1u << event->value[0];
  replay->sky = event->value[1] ? replay->sky | thing : replay->sky & ~thing;
}

/* --- all of them ----------------------------------------------------------- */

static gboolean
stays (const MuReplayBody *body, int period)
{
  return body->motion == MU_MOTION_ROUTS
         || (body->motion == MU_MOTION_RETIRES && body->bond & MU_BOND_GOES_ON_BACK
             && body->act_until >= period);
}

static void
begin_period (MuReplay *replay, int period)
{
  replay->period = period;
  for (int i = 0; i < replay->bodies; i++) {
    MuReplayBody *body = &replay->body[i];
    body->fights = FALSE;
    if (!stays (body, period))
      set_motion (body, MU_MOTION_STILL, MU_NO_BODY);
  }
}

static void
begin_phase (MuReplay *replay, int phase)
{
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  replay->phase = phase;
  for (int i = 0; i < replay->bodies; i++) {
    MuReplayBody *body = &replay->body[i];
    note_start (body);
    if (body->motion == MU_MOTION_CHARGES && phase >= system->charged_by)
      body->motion = MU_MOTION_MOVED; /* home, or stopped */
  }
}

/* A guest is where its host is. */
static void
take_along (MuReplay *replay, int host)
{
  const MuReplayBody *from = &replay->body[host];
  if (from->guest == MU_NO_BODY)
    return;
  MuReplayBody *to = &replay->body[from->guest];
  to->x = from->x;
  to->y = from->y;
  to->turn = from->turn;
  to->width = from->width;
  to->depth = from->depth;
  to->files = from->files;
  to->ranks = from->ranks;
  to->thick = from->thick;
  to->mounted = from->mounted;
}

/* A sheet may come from anyone: nobody is with himself. */
static void
take_news (MuReplay *replay, MuReplayBody *body, const MuEvent *event)
{
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  MuBodyNews news = { .with = MU_NO_BODY };
  if (!system->news || !system->news (event, &news))
    return;
  if (news.of_condition) {
    body->disordered = news.disordered;
    body->shaken = news.shaken;
    body->told = replay->events;
  }
  if (news.of_company)
    body->with = news.with >= 0 && news.with < replay->bodies && news.with != event->body
                     ? news.with
                     : MU_NO_BODY;
}

static void
apply_to_body (MuReplay *replay, const MuEvent *event)
{
  if (event->body < 0 || event->body >= replay->bodies)
    return;
  MuReplayBody *body = &replay->body[event->body];
  apply (replay, body, event, replay->events);
  take_news (replay, body, event);
  int ground = body->host == MU_NO_BODY ? event->body : body->host;
  measure (replay, ground);
  take_along (replay, ground);
  if (mu_battle_event_row (event->kind)->effect == MU_EFFECT_APPEAR)
    note_start (body);
}

void
mu_replay_show (MuReplay *replay, const MuBodyStand *stand)
{
  const MuEvent event
      = { .kind = MU_EVENT_DEPLOYED,
          .body = stand->body,
          .value = { MU_PACES (stand->x), MU_PACES (stand->y), stand->facing, stand->files } };
  apply_to_body (replay, &event);
}

/* The battle's end. */
static int
last_phase (const MuReplay *replay)
{
  const MuBattleSystem *system = mu_battle_system (replay->record->rules);
  return system ? system->clock.phases - 1 : MU_PHASE_OVER;
}

static void
apply_next (MuReplay *replay)
{
  const MuEvent *event = mu_replay_event_at (replay, replay->events);
  const MuEventEffect effect = mu_battle_event_row (event->kind)->effect;

  if (effect == MU_EFFECT_PERIOD)
    begin_period (replay, event->value[0]);
  else if (effect == MU_EFFECT_PHASE)
    begin_phase (replay, CLAMP (event->value[0], 0, last_phase (replay)));
  else if (effect == MU_EFFECT_GENERAL && event->value[1] == 0 && event->side < MU_SIDES)
    replay->general_lost[event->side] = TRUE;
  else if (effect == MU_EFFECT_SKY)
    turn_sky (replay, event);
  else
    apply_to_body (replay, event);
  if (effect == MU_EFFECT_END)
    replay->phase = last_phase (replay);
  replay->events++;
}

static void
start (MuReplay *replay)
{
  for (int i = 0; i < replay->bodies; i++) {
    MuSide side;
    const MuListUnit *unit = mu_battle_record_unit (replay->record, i, &side);
    replay->body[i] = (MuReplayBody){
      .figures = mu_list_unit_strength (unit),
      .started = mu_list_unit_strength (unit),
      .target = MU_NO_BODY,
      .host = MU_NO_BODY,
      .guest = MU_NO_BODY,
      .with = MU_NO_BODY,
      .told = MU_NO_EVENT,
      .tested = MU_NO_EVENT,
      .resulted = MU_NO_EVENT,
    };
    measure (replay, i);
  }
}

/* --- keyframes --------------------------------------------------------------- */

static gsize
state_size (const MuReplay *replay)
{
  return (gsize) replay->bodies * sizeof (MuReplayBody);
}

static void
free_keyframe (gpointer data)
{
  Keyframe *frame = data;
  g_free (frame->body);
  g_free (frame);
}

static void
keep (MuReplay *replay)
{
  Keyframe *frame = g_new0 (Keyframe, 1);
  frame->events = replay->events;
  frame->period = replay->period;
  frame->phase = replay->phase;
  frame->sky = replay->sky;
  memcpy (frame->general_lost, replay->general_lost, sizeof frame->general_lost);
  frame->body = g_memdup2 (replay->body, state_size (replay));
  g_ptr_array_add (replay->keyframes, frame);
}

static void
restore (MuReplay *replay, const Keyframe *frame)
{
  replay->events = frame->events;
  replay->period = frame->period;
  replay->phase = frame->phase;
  replay->sky = frame->sky;
  memcpy (replay->general_lost, frame->general_lost, sizeof frame->general_lost);
  memcpy (replay->body, frame->body, state_size (replay));
}

/* The last keyframe at or before the moment; the first is at 0. */
static const Keyframe *
keyframe_before (const MuReplay *replay, guint events)
{
  guint low = 0, high = replay->keyframes->len;
  while (high - low > 1) {
    guint middle = low + (high - low) / 2;
    const Keyframe *frame = g_ptr_array_index (replay->keyframes, middle);
    if (frame->events <= events)
      low = middle;
    else
      high = middle;
  }
  return g_ptr_array_index (replay->keyframes, low);
}

static gboolean
wants_keyframe (const MuReplay *replay)
{
  const Keyframe *last = g_ptr_array_index (replay->keyframes, replay->keyframes->len - 1);
  return mu_replay_event_at (replay, replay->events)->kind == MU_EVENT_PHASE
         && replay->events >= last->events + MAX (1, (guint) replay->bodies);
}

void
mu_replay_seek (MuReplay *replay, guint events)
{
  const Keyframe *frame = keyframe_before (replay, events);
  if (events < replay->events || frame->events > replay->events)
    restore (replay, frame);
  while (replay->events < MIN (events, replay->record->events->len)) {
    if (wants_keyframe (replay))
      keep (replay);
    apply_next (replay);
  }
}

static MuSceneBoard *
board_of (const MuBattleRecord *record)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  return system->board ? system->board (record) : NULL;
}

MuReplay *
mu_replay_new (const MuBattleRecord *record, guint events)
{
  MuReplay *replay = g_new0 (MuReplay, 1);
  replay->record = record;
  replay->bodies
      = mu_replay_side_units (record, MU_SIDE_A) + mu_replay_side_units (record, MU_SIDE_B);
  replay->body = g_new0 (MuReplayBody, (gsize) replay->bodies);
  replay->keyframes = g_ptr_array_new_with_free_func (free_keyframe);
  replay->board = board_of (record);
  start (replay);
  keep (replay);
  mu_replay_seek (replay, events);
  return replay;
}

void
mu_replay_free (MuReplay *replay)
{
  if (!replay)
    return;
  mu_scene_board_unref (replay->board);
  g_ptr_array_unref (replay->keyframes);
  g_free (replay->body);
  g_free (replay);
}
