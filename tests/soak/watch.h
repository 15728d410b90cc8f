/* Watching a battle: what holds in every one, asked of each event and, after
 * every phase, of the state. */
#ifndef MUSTER_TESTS_SOAK_WATCH_H
#define MUSTER_TESTS_SOAK_WATCH_H

#include "rules/wrg/battle/door.h"

#define WATCH_BODIES (2 * MU_BATTLE_UNITS_MAX)

/* What the events have said of a body. */
typedef struct {
  int32_t start; /* figures it came with */
  int32_t figures;
  int32_t removed;    /* figures */
  int32_t casualties; /* men */
  int32_t carried;
  bool gone;
  bool lost;     /* and cannot come back: destroyed or taken */
  MuPoint front; /* where it stands */
  int files;     /* of its front, as told */
  MuAngle facing;
  bool hosts; /* the body after it stands in it */
} WatchBody;

typedef struct {
  WatchBody body[WATCH_BODIES];
  int64_t most[MU_SIDES]; /* quarters that it can still end with */
  uint64_t digest;
  uint32_t count;
  uint8_t period;
  uint8_t phase;
  bool sum; /* FACTOR lines may follow */
  bool ended;
  MuEvent last;
  uint32_t faults;
  char first[160]; /* of them, in words */
} Watch;

/* Before the battle is set up: its sink is watch_event. */
void watch_init (Watch *watch);
void watch_event (void *watch, const MuEvent *event);

/* Once it is set up, and after every phase. */
void watch_state (Watch *watch, const WrgBattle *battle);

/* Once it is over. */
void watch_end (Watch *watch, const WrgBattle *battle);

/* Counts a fault and keeps the words of the first. */
void watch_fault (Watch *watch, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

#endif
