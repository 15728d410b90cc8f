#include "reports/replay.h"

#include "rules/event.h"

#define PACE 256.0 /* MuFix */

static int
side_units (const MuBattleRecord *record, int side)
{
  return (int) record->side[side].list->units->len;
}

static void
measure (MuReplayBody *body, const MuListUnit *unit)
{
  MuWrgType type = (MuWrgType) unit->troop.type;
  int files = CLAMP (body->files, 1, MAX (body->figures, 1));
  int ranks = (MAX (body->figures, 1) + files - 1) / files;
  body->width = files * mu_wrg_type_frontage (type, unit->crew.horses);
  body->depth = ranks * mu_wrg_type_depth (type);
}

static void
place (MuReplayBody *body, const MuEvent *event)
{
  body->x = event->value[0] / PACE;
  body->y = event->value[1] / PACE;
  body->turn = (event->value[2] & 0xffff) * 2 * G_PI / 65536;
}

static void
apply (MuReplayBody *body, const MuEvent *event)
{
  switch ((MuEventKind) event->kind) {
  case MU_EVENT_DEPLOYED:
    place (body, event);
    body->files = event->value[3];
    body->present = TRUE;
    break;
  case MU_EVENT_MOVED:
  case MU_EVENT_FACED:
    place (body, event);
    break;
  case MU_EVENT_STRENGTH:
    body->figures = event->value[0];
    break;
  case MU_EVENT_DISORDERED:
    body->disordered = TRUE;
    break;
  case MU_EVENT_RECOVERED:
    body->disordered = FALSE;
    break;
  case MU_EVENT_BROKE:
    body->in_rout = TRUE;
    break;
  case MU_EVENT_RALLIED:
    body->in_rout = FALSE;
    break;
  case MU_EVENT_LEFT_TABLE:
  case MU_EVENT_DESTROYED:
  case MU_EVENT_SURRENDERED:
    body->present = FALSE;
    break;
  case MU_EVENT_PERIOD:
  case MU_EVENT_PHASE:
  case MU_EVENT_CHARGE:
  case MU_EVENT_REACTION:
  case MU_EVENT_FACTOR:
  case MU_EVENT_RESULT:
  case MU_EVENT_CONTACT:
  case MU_EVENT_SHOT:
  case MU_EVENT_MELEE:
  case MU_EVENT_RECOILED:
  case MU_EVENT_FOLLOWED_UP:
  case MU_EVENT_PURSUES:
  case MU_EVENT_GENERAL_LOST:
  case MU_EVENT_ENDED:
  case MU_EVENT_RECOIL_CHECK:
  case MU_EVENT_OBJECTIVE:
    break;
  }
}

static void
start (MuReplay *replay)
{
  for (int i = 0; i < replay->bodies; i++) {
    MuSide side;
    replay->body[i].figures = mu_battle_record_unit (replay->record, i, &side)->figures;
  }
}

static void
finish (MuReplay *replay)
{
  for (int i = 0; i < replay->bodies; i++) {
    MuSide side;
    measure (&replay->body[i], mu_battle_record_unit (replay->record, i, &side));
  }
}

MuReplay *
mu_replay_new (const MuBattleRecord *record, guint events)
{
  MuReplay *replay = g_new0 (MuReplay, 1);
  replay->record = record;
  replay->bodies = side_units (record, MU_SIDE_A) + side_units (record, MU_SIDE_B);
  replay->body = g_new0 (MuReplayBody, (gsize) replay->bodies);
  start (replay);
  for (guint i = 0; i < MIN (events, record->events->len); i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->body >= 0 && event->body < replay->bodies)
      apply (&replay->body[event->body], event);
  }
  finish (replay);
  return replay;
}

void
mu_replay_free (MuReplay *replay)
{
  if (!replay)
    return;
  g_free (replay->body);
  g_free (replay);
}

guint
mu_replay_events_to (const MuBattleRecord *record, int period)
{
  for (guint i = 0; i < record->events->len; i++)
    if (g_array_index (record->events, MuEvent, i).period > period)
      return i;
  return record->events->len;
}

int
mu_replay_figures (const MuReplay *replay, MuSide side)
{
  int first = side == MU_SIDE_A ? 0 : side_units (replay->record, MU_SIDE_A);
  int figures = 0;
  for (int i = 0; i < side_units (replay->record, side); i++)
    figures += replay->body[first + i].figures;
  return figures;
}

int
mu_replay_standing (const MuReplay *replay, MuSide side)
{
  int first = side == MU_SIDE_A ? 0 : side_units (replay->record, MU_SIDE_A);
  int standing = 0;
  for (int i = 0; i < side_units (replay->record, side); i++)
    standing += replay->body[first + i].present && !replay->body[first + i].in_rout;
  return standing;
}
