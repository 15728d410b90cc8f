#include "reports/wrg/scene/plan_scene.h"

#include "reports/scene/field_scene.h"
#include "rules/wrg/troop/troop.h"

static void
add_body (MuScene *scene, const MuPlan *plan, const MuList *list, guint index)
{
  const MuPlanUnit *unit = mu_plan_unit (plan, index);
  const MuListUnit *listed = mu_list_unit (list, index);
  const MuTroopType type = (MuTroopType) listed->troop.type;
  const gboolean model = mu_type_is_model (type), first = plan->side == MU_SIDE_A;
  const int figures = mu_list_unit_strength (listed);
  const int files = model ? figures : (figures + unit->ranks - 1) / unit->ranks;
  MuSceneBody body = {
    .side = plan->side,
    .type = type,
    .x = unit->x,
    .y = unit->y,
    .turn = first ? 0 : G_PI,
    .width = files * mu_wrg_type_frontage (type, listed->crew.horses),
    .depth = unit->ranks * mu_wrg_type_depth (type),
    .files = files,
    .figures = figures,
    .states = unit->off_table                      ? MU_SCENE_ABSENT
              : mu_list_unit_general (list, index) ? MU_SCENE_GENERAL
                                                   : 0,
    .name = mu_scene_keep (scene, listed->name),
  };
  g_snprintf (body.mark, sizeof body.mark, "%s%u", first ? "A" : "B", index + 1);
  g_array_append_val (scene->bodies, body);
}

MuScene *
mu_plan_scene (const MuPlan *plan, const MuList *list, const MuFieldPlan *field)
{
  MuScene *scene = mu_field_scene (field);
  scene->width = plan->width;
  scene->depth = plan->depth;
  scene->army[plan->side] = mu_scene_keep (scene, list->name);
  for (guint i = 0; i < list->units->len; i++)
    add_body (scene, plan, list, i);
  return scene;
}
