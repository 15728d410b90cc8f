#include "reports/replay/replay_scene.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "reports/account/account_private.h"
#include "reports/scene/field_scene.h"
#include "reports/scene/scene_board.h"
#include "reports/system.h"

#define ARROW_LEAST 6.0 /* paces: shorter moves show by what they left behind */

static guint
motion_state (const MuReplayBody *body)
{
  switch (body->motion) {
  case MU_MOTION_CHARGES:
    return MU_SCENE_CHARGES;
  case MU_MOTION_PURSUES:
    return MU_SCENE_PURSUES;
  case MU_MOTION_RECOILS:
  case MU_MOTION_RETIRES:
    return MU_SCENE_RETIRES;
  case MU_MOTION_STILL:
  case MU_MOTION_MOVED:
  case MU_MOTION_ROUTS:
    break;
  }
  return 0;
}

static guint
gone_state (MuReplayGone gone)
{
  return gone == MU_GONE_DESTROYED || gone == MU_GONE_SURRENDERED ? MU_SCENE_GONE : MU_SCENE_ABSENT;
}

/* Whoever was lost takes his banner with him. ground: the body, or the one in which it stands,
 * of which the battle speaks. */
static gboolean
flies_banner (const MuReplay *replay, MuSide side, int in_list, int ground)
{
  const MuListGeneral *general
      = mu_list_unit_general (replay->record->side[side].list, (guint) in_list);
  if (!general)
    return FALSE;
  return general->commander ? !replay->general_lost[side] : !replay->body[ground].deputy_lost;
}

/* Somebody's ground is also that of one who leads. */
static gboolean
has_company (const MuReplay *replay, int index)
{
  for (int i = 0; i < replay->bodies; i++)
    if (replay->body[i].with == index && replay->body[i].present)
      return TRUE;
  return FALSE;
}

static gboolean
has_general (const MuReplay *replay, MuSide side, int index, int in_list)
{
  return has_company (replay, index) || flies_banner (replay, side, in_list, index)
         || (replay->body[index].guest != MU_NO_BODY
             && flies_banner (replay, side, in_list + 1, index));
}

static guint
states_of (const MuReplay *replay, int index, MuSide side, int in_list)
{
  const MuReplayBody *body = &replay->body[index];
  guint states = motion_state (body);
  if (body->host != MU_NO_BODY || (body->with != MU_NO_BODY && body->present))
    return MU_SCENE_ABSENT; /* drawn with its host */
  if (!body->present)
    return gone_state (body->gone);
  if (body->disordered)
    states |= MU_SCENE_DISORDERED;
  if (body->in_rout)
    states |= MU_SCENE_ROUTS;
  if (mu_replay_is_shaken (replay, index))
    states |= MU_SCENE_SHAKEN;
  if (body->fights)
    states |= MU_SCENE_FIGHTS;
  if (has_general (replay, side, index, in_list))
    states |= MU_SCENE_GENERAL;
  return states;
}

static void
add_body (MuScene *scene, const MuReplay *replay, int index)
{
  const MuReplayBody *from = &replay->body[index];
  MuSide side;
  const MuListUnit *unit = mu_battle_record_unit (replay->record, index, &side);
  int first = mu_battle_record_first (replay->record, side);
  g_autofree char *mark = mu_account_mark (replay->record, index);
  MuSceneBody body = {
    .side = side,
    .type = (MuTroopType) unit->troop.type,
    .x = from->x,
    .y = from->y,
    .turn = from->turn,
    .width = from->width,
    .depth = from->depth,
    .formation = (MuFormation) from->formation,
    .files = from->files,
    .ranks = from->ranks,
    .thick = from->thick,
    .mounted = from->mounted,
    .figures = mu_replay_body_figures (replay, index),
    .states = states_of (replay, index, side, index - first),
    .name = mu_scene_keep (scene, unit->name),
  };
  g_strlcpy (body.mark, mark, sizeof body.mark);
  g_array_append_val (scene->bodies, body);
}

/* --- arrows ------------------------------------------------------------------------ */

static MuScenePoint
middle_of (double x, double y, double turn, double depth)
{
  return (MuScenePoint){ x - sin (turn) * depth / 2, y - cos (turn) * depth / 2 };
}

static MuSceneArrowKind
arrow_kind (const MuReplayBody *body)
{
  switch (body->motion) {
  case MU_MOTION_CHARGES:
  case MU_MOTION_PURSUES:
    return MU_SCENE_CHARGE;
  case MU_MOTION_RECOILS:
  case MU_MOTION_RETIRES:
  case MU_MOTION_ROUTS:
    return MU_SCENE_RETREAT;
  case MU_MOTION_STILL:
  case MU_MOTION_MOVED:
    break;
  }
  return MU_SCENE_MOVE;
}

/* How far the block reaches from its middle along the way it came. */
static double
reach (const MuReplayBody *body, double ux, double uy)
{
  double ahead = ux * sin (body->turn) + uy * cos (body->turn);
  double aside = ux * cos (body->turn) - uy * sin (body->turn);
  double along = fabs (ahead) > 1e-6 ? body->depth / 2 / fabs (ahead) : G_MAXDOUBLE;
  double across = fabs (aside) > 1e-6 ? body->width / 2 / fabs (aside) : G_MAXDOUBLE;
  return MIN (along, across);
}

static void
add_move (MuScene *scene, const MuReplay *replay, int index)
{
  const MuReplayBody *body = &replay->body[index];
  MuScenePoint from = middle_of (body->from_x, body->from_y, body->from_turn, body->from_depth);
  MuScenePoint to = middle_of (body->x, body->y, body->turn, body->depth);
  double length = hypot (to.x - from.x, to.y - from.y);
  if (!body->present || !body->moved || length < 1)
    return;
  double ux = (to.x - from.x) / length, uy = (to.y - from.y) / length;
  double way = MAX (0, length - reach (body, ux, uy));
  MuSceneArrow arrow = {
    .kind = arrow_kind (body),
    .side = g_array_index (scene->bodies, MuSceneBody, index).side,
    .from = from,
    .to = way < ARROW_LEAST ? from : (MuScenePoint){ from.x + ux * way, from.y + uy * way },
    .body = index,
    .ghost = { body->from_x, body->from_y },
    .ghost_turn = body->from_turn,
    .ghost_width = body->from_width,
    .ghost_depth = body->from_depth,
  };
  g_array_append_val (scene->arrows, arrow);
}

static void
add_shot (MuScene *scene, const MuSceneBody *shooter, const MuSceneBody *target)
{
  MuSceneArrow arrow = {
    .kind = MU_SCENE_SHOT,
    .side = shooter->side,
    .from = { shooter->x, shooter->y },
    .to = { target->x, target->y },
    .body = MU_NO_BODY,
  };
  g_array_append_val (scene->arrows, arrow);
}

/* Of a messenger, to the body that he has still to find. */
static void
add_errand (MuScene *scene, const MuReplay *replay, int index)
{
  const MuReplayBody *body = &replay->body[index];
  if (!body->awaits || !body->present)
    return;
  MuSceneArrow arrow = {
    .kind = MU_SCENE_ERRAND,
    .side = g_array_index (scene->bodies, MuSceneBody, index).side,
    .from = { body->rider_x, body->rider_y },
    .to = middle_of (body->x, body->y, body->turn, body->depth),
    .body = MU_NO_BODY,
  };
  g_array_append_val (scene->arrows, arrow);
}

/* --- what is told -------------------------------------------------------------------- */

static MuSceneBody *
scene_body (MuScene *scene, int body)
{
  if (body < 0 || body >= (int) scene->bodies->len)
    return NULL;
  return &g_array_index (scene->bodies, MuSceneBody, body);
}

static MuSceneBody *
body_told (MuScene *scene, const MuReplay *replay, int body)
{
  if (body >= 0 && body < replay->bodies && replay->body[body].host != MU_NO_BODY)
    return scene_body (scene, replay->body[body].host);
  return scene_body (scene, body);
}

static gboolean
is_shot (const MuReplay *replay, const MuEvent *event)
{
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  return event->kind == MU_EVENT_SHOT || (system->shoots && system->shoots (event->kind));
}

static void
mark_told (MuScene *scene, const MuReplay *replay, guint told)
{
  if (told >= replay->record->events->len)
    return;
  const MuEvent *event = &g_array_index (replay->record->events, MuEvent, told);
  MuSceneBody *body = body_told (scene, replay, event->body);
  MuSceneBody *other = body_told (scene, replay, event->other);
  if (body)
    body->states |= MU_SCENE_CONCERNED;
  if (other)
    other->states |= MU_SCENE_OTHER;
  if (is_shot (replay, event) && body && other)
    add_shot (scene, body, other);
}

/* Its rules say how large a table is without a field, and what an inch of it is. */
static MuScene *
table_of (const MuReplay *replay)
{
  const MuBattleRecord *record = replay->record;
  const MuReportSystem *system = mu_report_system (record->rules);
  MuScene *scene = mu_field_scene (record->field);
  scene->width = mu_battle_record_width (record);
  scene->depth = mu_battle_record_depth (record);
  if (system->paces_per_inch > 0)
    scene->paces_per_inch = system->paces_per_inch;
  scene->shaken = system->shaken ? _ (system->shaken) : NULL;
  scene->board = mu_scene_board_ref (replay->board);
  return scene;
}

MuScene *
mu_replay_scene (const MuReplay *replay, guint told, int selected)
{
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  MuScene *scene = table_of (replay);
  if (system->add_works)
    system->add_works (scene, replay->record, replay->events);
  for (int side = 0; side < MU_SIDES; side++)
    scene->army[side] = mu_scene_keep (scene, replay->record->side[side].list->name);
  for (int i = 0; i < replay->bodies; i++)
    add_body (scene, replay, i);
  if (scene->board && system->dress)
    system->dress (scene, replay->record, replay->events);
  for (int i = 0; i < replay->bodies; i++)
    add_move (scene, replay, i);
  for (int i = 0; i < replay->bodies; i++)
    add_errand (scene, replay, i);
  mark_told (scene, replay, told);
  MuSceneBody *chosen = scene_body (scene, selected);
  if (chosen)
    chosen->states |= MU_SCENE_SELECTED;
  return scene;
}

static char *
title_of_moment (const MuReplay *replay)
{
  const char *phase = mu_account_phase (replay->record->rules, replay->phase);
  if (replay->period == 0)
    return g_strdup_printf ("%s · %s", replay->record->name,
                            mu_account_phase (replay->record->rules, 0));
  g_autofree char *period = mu_report_period (replay->record->rules, replay->period);
  return g_strdup_printf ("%s · %s · %s", replay->record->name, period, phase);
}

char *
mu_replay_title (const MuReplay *replay)
{
  g_autofree char *moment = title_of_moment (replay);
  g_autofree char *sky = mu_account_sky (replay->sky);
  return *sky ? g_strdup_printf ("%s · %s", moment, sky) : g_strdup (moment);
}
