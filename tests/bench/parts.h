/* What single bodies did in battles of history, by their names in the lists: the questions that an
 * account of the day asks of a battle fought again. */
#ifndef MUSTER_TESTS_BENCH_PARTS_H
#define MUSTER_TESTS_BENCH_PARTS_H

#include "tests/bench/scene.h"

/* Fights the battle so often, planned anew and commanded on both sides, and tells of its parts. A
 * battle of which nothing is asked is not fought. */
void parts_report (const char *id, const MuHistory *history, const MuShelf *shelf, int fights);

#endif
