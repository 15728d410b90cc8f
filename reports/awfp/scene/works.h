/* Fast Play: what units have made of the ground, drawn on the field. */
#ifndef MUSTER_REPORTS_AWFP_SCENE_WORKS_H
#define MUSTER_REPORTS_AWFP_SCENE_WORKS_H

#include "lists/battle/battle_record.h"
#include "reports/scene/scene.h"

/* Adds the caltrops that lie and the fords that have been found after so many of the record's
 * events (awfp.orders.deploy.obstacles). */
void mu_awfp_add_works (MuScene *scene, const MuBattleRecord *record, guint events);

#endif
