/* A battlefield as ground of a scene. */
#ifndef MUSTER_REPORTS_SCENE_FIELD_SCENE_H
#define MUSTER_REPORTS_SCENE_FIELD_SCENE_H

#include "lists/field/field.h"
#include "reports/scene/scene.h"

/* Adds the field's features to the scene, which must be of its size. Fields with hedges or walls
 * are drawn with those around them; works and boundaries stop at gateways and breaches; fords and
 * bridges lie across the water that they open. */
void mu_scene_add_field (MuScene *scene, const MuFieldPlan *plan);

/* An empty scene of the field's table with its ground, to its scale;
 * NULL: open ground on the usual table. */
MuScene *mu_field_scene (const MuFieldPlan *plan);

#endif
