/* What the benches share. */
#ifndef MUSTER_TESTS_BENCH_BENCH_H
#define MUSTER_TESTS_BENCH_BENCH_H

#include <inttypes.h>

#include "rules/battle/system.h"
#include "rules/wrg/battle/setup.h"

/* Seconds of processor time: the machine may have other work. */
double bench_now (void);

/* A signature of what was computed: it may not differ between machines. */
uint64_t bench_mix (uint64_t signature, uint64_t value);

/* One line: so many of them in so many seconds. */
void bench_report (const char *what, int count, double seconds, uint64_t signature);

/* Fights the battle of this stream of dice in the block. */
MuBattleOutcome bench_fight (void *block, size_t size, const MuWrgSetup *setup, uint64_t stream);

/* Battles of ever more bodies. */
void bench_sizes (void);

/* Exact odds of melees, eight periods ahead. */
void bench_odds (void);

/* Ground: grids, sight and moves over them. */
void bench_field (void);

#endif
