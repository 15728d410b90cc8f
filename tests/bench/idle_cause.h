/* Why a body does nothing: part of idle.h. */
#ifndef MUSTER_TESTS_BENCH_IDLE_CAUSE_H
#define MUSTER_TESTS_BENCH_IDLE_CAUSE_H

#include "tests/bench/idle.h"

#define IN_FRONT 12 /* paces: a friend as near as that is in the way */

Duty idle_duty (const WrgBattle *engine, int body);
Cause idle_cause (const WrgBattle *engine, int body);
/* Of CAUSE_FRIEND_NEAR and CAUSE_FRIEND_FAR: the foremost of those friends who stand right before
 * each other; MU_NO_BODY of other causes. */
int idle_barred_by (const WrgBattle *engine, int body, Cause cause);
/* What he does; BARRED_BY_LIGHT_OTHER of all light troops: idle_screen says what they did. */
Bar idle_bar (const WrgBattle *engine, int foremost);
/* Before the normal moves: of light troops, why they do not go back through the line. */
Bar idle_screen (const WrgBattle *engine, int body);
/* A friend whose ground is right before its front, MU_NO_BODY: none. */
int idle_friend_before (const WrgBattle *engine, int body, MuFix paces);

#endif
