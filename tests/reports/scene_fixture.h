/* A scene with every kind of ground and every state of a body. */
#ifndef MUSTER_TESTS_REPORTS_SCENE_FIXTURE_H
#define MUSTER_TESTS_REPORTS_SCENE_FIXTURE_H

#include "reports/scene/scene.h"

MuScene *fixture_scene (void);

/* So many bodies a side in lines, of many figures each. */
MuScene *fixture_crowd (int bodies);

/* Gives the body the ground that its figures fill in its formation by WRG. */
void fixture_fill_ground (MuSceneBody *body);

#endif
