#include "reports/awfp/scene/works.h"

#include <math.h>

#include "rules/awfp/battle/markers.h"
#include "rules/field/fix.h"

#define CALTROPS 5.0  /* paces that they take */
#define FORD     40.0 /* that a ford is drawn deep, as one looked for at the bank */

static MuScenePoint
off (MuScenePoint from, double turn, double ahead, double aside)
{
  return (MuScenePoint){ from.x + sin (turn) * ahead + cos (turn) * aside,
                         from.y + cos (turn) * ahead - sin (turn) * aside };
}

/* Caltrops lie along a front; a ford leads on from it. */
static void
add_work (MuScene *scene, const MuEvent *event)
{
  const double turn = MU_AWFP_WORK_FACING (event->value[3]) * 2 * G_PI / 65536;
  const double wide = MU_AWFP_WORK_WIDTH (event->value[3]);
  const MuScenePoint front = { event->value[1] / 256.0, event->value[2] / 256.0 };
  const MuScenePoint along[2]
      = { off (front, turn, -CALTROPS / 2, -wide / 2), off (front, turn, -CALTROPS / 2, wide / 2) };
  const MuScenePoint ahead[2] = { front, off (front, turn, FORD, 0) };
  if (event->value[0] == MU_AWFP_CALTROPS)
    mu_scene_add_feature (scene, MU_SCENE_CALTROPS, along, 2, CALTROPS);
  else if (event->value[0] == MU_AWFP_FORD)
    mu_scene_add_feature (scene, MU_SCENE_FORD, ahead, 2, wide);
}

void
mu_awfp_add_works (MuScene *scene, const MuBattleRecord *record, guint events)
{
  for (guint i = 0; i < events && i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->kind == MU_AWFP_EVENT_WORK)
      add_work (scene, event);
  }
}
