/* Fast Play battles for tests: armies from notations, bodies put anywhere, questions answered by
 * the test or the machine, events kept. */
#ifndef MUSTER_TESTS_RULES_AWFP_BATTLE_SCENE_H
#define MUSTER_TESTS_RULES_AWFP_BATTLE_SCENE_H

#include "rules/awfp/battle/engine.h"
#include "rules/battle/battle.h"
#include "tests/rules/awfp/common.h"

#define SCENE_EVENTS 20000

/* A line of an army: "3 Trained Warrior HI close pilum Sh"; "G" before the troop: the general's,
 * "P": the priest's. */
typedef struct {
  MuAwfpBattleUnit unit[MU_SIDES][MU_AWFP_BATTLE_UNITS];
  MuAwfpLeadership leadership;
  MuAwfpSetup detail;
  MuSetup setup;
  MuDice dice;
  uint8_t faces[64];
  void *block;
  size_t size;
  MuBattle *battle;
  MuQuestion question; /* that stands, after scene_until */
  MuEvent event[SCENE_EVENTS];
  int events;
  int whims; /* of a hundred questions so many are answered as a whim has it, not the machine */
  uint64_t whim;
} Scene;

/* Events that are beyond SCENE_EVENTS are only counted. Two armies, NULL behind the last line of
 * each; nothing begins yet. Free with scene_free. */
Scene *scene_new (const char *const a[], const char *const b[]);
void scene_free (Scene *scene);
/* Begins with generated dice; the test fails where it is refused. */
void scene_begin (Scene *scene, uint64_t seed);
/* The same; false where it is refused, *body is at fault. */
bool scene_can_begin (Scene *scene, uint64_t seed, int *body);
/* From now on these faces fall, 0 behind the last, then generated ones. */
void scene_throw (Scene *scene, const uint8_t faces[]);

/* Puts body there between two turns; facing in quarters to the right of side A's way. */
void scene_put (Scene *scene, int body, int x, int y, int quarters);
/* Plays on, the machine answering, until such a question (about body, MU_NO_BODY: about any)
 * stands: true; or the battle is over: false. */
bool scene_until (Scene *scene, int kind, int body);
/* The same, but every other question is answered so that as little happens as may. */
bool scene_idly_until (Scene *scene, int kind, int body);
/* Plays the turn to its end, the machine answering. */
void scene_end_turn (Scene *scene);
void scene_end_turn_idly (Scene *scene);
/* Answers the question that stands; false: that is not offered. */
bool scene_answer (Scene *scene, MuChoice choice);
bool scene_offers (const Scene *scene, MuChoice choice);
/* Gives an order, at the question for orders of that side; others get none. */
bool scene_order (Scene *scene, int body, MuAwfpMarked order);

/* Plays to the end, the machine answering; watched: what must hold on the table is looked at after
 * each step (awfp.losses.*: nobody stands on another's ground or off the table, no figure counts
 * twice). false: something did not hold, and *fault is what. */
bool scene_fights (Scene *scene, bool watched, const char **fault);
/* The same in a test, which fails. */
void scene_fight (Scene *scene, bool watched);
int scene_bodies (const Scene *scene);

/* Armies of some 200 points: Romans, Gauls, Persians with all kinds of models, Macedonians. */
#define SCENE_ARMIES 4
extern const char *const *const scene_armies[SCENE_ARMIES];

/* The last event of that kind of body, MU_NO_BODY: of any; NULL: there is none. */
const MuEvent *scene_last (const Scene *scene, int kind, int body);
int scene_count (const Scene *scene, int kind, int body);
AwfpUnit *scene_unit (Scene *scene, int body);

#define NOBODY(...)                                                                                \
  ((MuChoice){ .body = MU_NO_BODY, .other = MU_NO_BODY, .value = { __VA_ARGS__ } })

#endif
