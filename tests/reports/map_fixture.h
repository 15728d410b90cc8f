/* Maps with forces on them. */
#ifndef MUSTER_TESTS_REPORTS_MAP_FIXTURE_H
#define MUSTER_TESTS_REPORTS_MAP_FIXTURE_H

#include "reports/map/map_scene.h"

/* The second Punic war with four armies, one of them on its way. */
MuMapScene *fixture_war (void);

/* So many places in all countries with long names, each joined to its neighbours, twelve sides. */
MuMapScene *fixture_crowded_map (int places);

#endif
