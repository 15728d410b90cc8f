/* How often bodies turn, wheel and change their frontage in normal moves. */
#ifndef MUSTER_TESTS_BENCH_TURNS_H
#define MUSTER_TESTS_BENCH_TURNS_H

#include "tests/bench/scene.h"

typedef enum {
  TURN_BACK,    /* about, away from where its side faces */
  TURN_FORWARD, /* about, to face as its side does again */
  TURN_EVADED,  /* about, having evaded: the rally turns it for nothing */
  TURN_FLANK,
  TURN_WHEEL,
  TURN_TRIFLE, /* a wheel that nobody would see on the table */
  TURN_FRONTAGE,
  TURN_OTHER, /* columns and special formations */
  TURNS
} Turn;

typedef struct {
  gint64 of[TURNS];
} TurnCount;

/* Where everybody faced last in a battle. */
typedef struct {
  MuAngle facing[MU_SIDES * MU_BATTLE_UNITS_MAX];
} TurnWatch;

/* How far the event turns its body, of a whole circle's 65536; notes where it faces now. */
guint32 turns_angle (TurnWatch *watch, const MuEvent *event);

void turns_look (TurnWatch *watch, TurnCount *count, const Scene *scene, gboolean tell,
                 const MuEvent *event);
void turns_add (TurnCount *all, const TurnCount *one);
/* battles: in how many they were counted. */
void turns_report (const TurnCount *count, int battles);

#endif
