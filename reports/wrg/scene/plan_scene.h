/* A planned deployment as a scene to draw. */
#ifndef MUSTER_REPORTS_WRG_SCENE_PLAN_SCENE_H
#define MUSTER_REPORTS_WRG_SCENE_PLAN_SCENE_H

#include "lists/wrg/plan/plan.h"
#include "reports/scene/scene.h"

/* The side's bodies on the field (NULL: open ground of the plan's size), in the list's order; those
 * off the table are there but absent. The scene needs nothing else any more. */
MuScene *mu_plan_scene (const MuPlan *plan, const MuList *list, const MuFieldPlan *field);

#endif
